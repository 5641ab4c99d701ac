//! The control proof against plain enumeration, and the checked scenarios (✓) of section 4 of the rule file.

use std::cmp::Ordering;

use nurt_battle::components::{Card, Cards, Colour, DAMS, Face, Requirement};
use nurt_battle::rules::control::{Class, Formation, Key, best, can_beat, formation, key, refutation};

// ---------------------------------------------------------------------------------------------------------------------
// The rules by enumeration, written without regard to how the engine does it.

/// Which card, seen as a colour and a value.
type Seen = (Colour, u8);

fn is_company(cards: &[Seen]) -> bool {
    cards.iter().all(|card| card.1 == cards[0].1)
}

fn is_brotherhood(cards: &[Seen]) -> bool {
    cards.iter().all(|card| card.0 == cards[0].0)
}

fn is_band(cards: &[Seen]) -> bool {
    let lowest = cards.iter().map(|card| card.1).min().unwrap();
    (0..cards.len()).all(|step| cards.iter().any(|card| usize::from(card.1 - lowest) == step))
}

/// Rule 20.
fn class(cards: &[Seen]) -> Class {
    if is_brotherhood(cards) && is_band(cards) {
        Class::Legion
    } else if is_company(cards) {
        Class::Company
    } else if is_brotherhood(cards) {
        Class::Brotherhood
    } else if is_band(cards) {
        Class::Band
    } else {
        Class::Rabble
    }
}

/// Rules 31 and 32: what counts at a dam.
fn counted(requirement: Requirement, cards: &[Seen]) -> Formation {
    let if_it_is = |is: bool, class| if is { class } else { Class::Rabble };
    let class = match requirement {
        Requirement::None => class(cards),
        Requirement::Plus => Class::HighSum,
        Requirement::Minus => Class::LowSum,
        Requirement::Company => if_it_is(is_company(cards), Class::Company),
        Requirement::Brotherhood => if_it_is(is_brotherhood(cards), Class::Brotherhood),
        Requirement::Band => if_it_is(is_band(cards), Class::Band),
    };
    Formation { class, sum: cards.iter().map(|card| card.1).sum() }
}

/// Rule 31: `Greater` means that `one` is stronger.
fn compare(requirement: Requirement, one: Formation, other: Formation) -> Ordering {
    match requirement {
        Requirement::Minus => other.sum.cmp(&one.sum),
        _ => one.class.cmp(&other.class).then(one.sum.cmp(&other.sum)),
    }
}

/// Every colour and value a card can have in a formation (R42).
fn readings(card: Card) -> Vec<Seen> {
    let (colours, values) = match (card.colour(), card.value()) {
        (Some(colour), Some(value)) => (vec![colour], value..=value),
        _ if card == Card::DRAGONFLY => (Colour::ALL.to_vec(), 0..=11),
        _ if card == Card::SWAN => (Colour::ALL.to_vec(), 7..=7),
        _ if card == Card::GREBE => (Colour::ALL.to_vec(), 1..=3),
        _ => panic!("{card} is not played at a dam"),
    };
    colours.iter().flat_map(|&colour| values.clone().map(move |value| (colour, value))).collect()
}

/// The strongest of all readings of all completions: the cards seen so far, the fixed cards still to be read, and
/// `missing` of the unseen cards.
fn strongest(
    requirement: Requirement,
    seen: &mut Vec<Seen>,
    fixed: &[Vec<Seen>],
    missing: usize,
    unseen: &[Seen],
) -> Option<Formation> {
    let mut strongest_yet: Option<Formation> = None;
    let mut take = |found: Option<Formation>| {
        let Some(found) = found else { return };
        if strongest_yet.is_none_or(|yet| compare(requirement, found, yet) == Ordering::Greater) {
            strongest_yet = Some(found);
        }
    };
    if let Some((first, others)) = fixed.split_first() {
        for &reading in first {
            seen.push(reading);
            take(strongest(requirement, seen, others, missing, unseen));
            seen.pop();
        }
    } else if missing > 0 {
        for (index, &card) in unseen.iter().enumerate() {
            seen.push(card);
            take(strongest(requirement, seen, &[], missing - 1, &unseen[index + 1..]));
            seen.pop();
        }
    } else {
        take(Some(counted(requirement, seen)));
    }
    strongest_yet
}

fn oracle(face: Face, fixed: &[Card], unseen: &[Card]) -> Option<Formation> {
    let fixed: Vec<Vec<Seen>> = fixed.iter().map(|&card| readings(card)).collect();
    let unseen: Vec<Seen> = unseen.iter().map(|&card| readings(card)[0]).collect();
    let missing = usize::from(face.spaces) - fixed.len();
    strongest(face.requirement, &mut Vec::new(), &fixed, missing, &unseen)
}

/// How many combinations the oracle would look at.
fn effort(face: Face, fixed: &[Card], unseen: usize) -> usize {
    let missing = usize::from(face.spaces) - fixed.len();
    let subsets = (0..missing).fold(1, |ways, i| ways * unseen.saturating_sub(i) / (i + 1));
    fixed.iter().map(|&card| readings(card).len()).product::<usize>() * subsets
}

// ---------------------------------------------------------------------------------------------------------------------
// Random positions.

struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 16) % limit as u64).unwrap()
    }

    fn one_in(&mut self, number: usize) -> bool {
        self.below(number) == 0
    }

    fn take(&mut self, cards: &mut Vec<Card>) -> Card {
        let index = self.below(cards.len());
        cards.swap_remove(index)
    }

    /// A face of a tile, or any number of spaces with any requirement.
    fn face(&mut self) -> Face {
        let dam = DAMS[self.below(DAMS.len())];
        match self.below(3) {
            0 => dam.undamaged,
            1 => dam.damaged,
            _ => Face { spaces: 2 + self.below(3) as u8, requirement: REQUIREMENTS[self.below(6)] },
        }
    }

    /// Moves `count` cards out of the box: elite units now and then, and battle cards that tend to belong together.
    fn side(
        &mut self,
        count: usize,
        battle: &mut Vec<Card>,
        elites: &mut Vec<Card>,
        eager: usize,
    ) -> Vec<Card> {
        let anchor = battle[self.below(battle.len())];
        let taste = self.below(4);
        let suits = |card: &Card| match taste {
            0 => card.colour() == anchor.colour(),
            1 => card.value() == anchor.value(),
            2 => card.value().unwrap().abs_diff(anchor.value().unwrap()) <= 2,
            _ => {
                card.colour() == anchor.colour()
                    && card.value().unwrap().abs_diff(anchor.value().unwrap()) <= 3
            }
        };
        (0..count)
            .map(|_| {
                if !elites.is_empty() && self.below(8) < eager {
                    return self.take(elites);
                }
                let fitting: Vec<Card> = battle.iter().copied().filter(suits).collect();
                if fitting.is_empty() || self.one_in(5) {
                    return self.take(battle);
                }
                let card = fitting[self.below(fitting.len())];
                battle.retain(|&other| other != card);
                card
            })
            .collect()
    }
}

const REQUIREMENTS: [Requirement; 6] = [
    Requirement::None,
    Requirement::Plus,
    Requirement::Minus,
    Requirement::Company,
    Requirement::Brotherhood,
    Requirement::Band,
];

/// Compares everything the engine says about one defender with the oracle, against several attackers. Says how many
/// attackers it was.
fn check(face: Face, chance: &mut Chance, limit: usize) -> usize {
    let mut battle: Vec<Card> = Cards::ALL.iter().collect();
    let mut elites = vec![Card::DRAGONFLY, Card::DRAGONFLY, Card::SWAN, Card::GREBE];
    let eager = chance.below(8);
    let laid = chance.below(usize::from(face.spaces) + 1);
    let fixed = chance.side(laid, &mut battle, &mut elites, eager);
    let attackers: Vec<Vec<Card>> = (0..3)
        .map(|_| {
            let mut elites = elites.clone();
            chance.side(usize::from(face.spaces), &mut battle, &mut elites, eager / 2)
        })
        .filter(|side| effort(face, side, 0) <= limit)
        .collect();
    if effort(face, &fixed, 0) > limit {
        return 0;
    }
    let mut keep = if chance.one_in(3) { chance.below(10) } else { chance.below(battle.len() + 1) };
    while effort(face, &fixed, keep) > limit {
        keep -= 1;
    }
    while battle.len() > keep {
        chance.take(&mut battle);
    }
    let unseen: Cards = battle.iter().copied().collect();

    let expected = oracle(face, &fixed, &battle);
    let reached = best(face, &fixed, unseen);
    let context = || format!("{face:?} {fixed:?} unseen {unseen:?}");
    assert_eq!(reached.map(|key| key.formation(face)), expected, "{}", context());
    if let Some(reached) = reached {
        assert!(!can_beat(face, &fixed, unseen, reached), "{}", context());
    }

    for attacker in &attackers {
        let own = oracle(face, attacker, &[]).unwrap();
        assert_eq!(formation(face, attacker), own, "{face:?} {attacker:?}");
        let own_key = key(face, attacker);
        let beaten = expected.is_some_and(|formation| compare(face.requirement, formation, own).is_gt());
        assert_eq!(can_beat(face, &fixed, unseen, own_key), beaten, "{attacker:?} {}", context());
        assert_eq!(reached > Some(own_key), beaten, "{attacker:?} {}", context());

        let shown = refutation(face, &fixed, unseen, own_key);
        assert_eq!(shown.is_some(), beaten, "{attacker:?} {}", context());
        if let Some((cards, told)) = shown {
            assert!(
                cards.is_sorted() && cards.iter().all(|&card| unseen.contains(card)),
                "{cards:?} {}",
                context()
            );
            assert_eq!(
                cards.iter().copied().collect::<Cards>().len() as usize,
                cards.len(),
                "{cards:?} {}",
                context()
            );
            let side: Vec<Card> = fixed.iter().copied().chain(cards).collect();
            assert_eq!(side.len(), usize::from(face.spaces), "{}", context());
            assert_eq!(Some(told), oracle(face, &side, &[]), "{side:?} {}", context());
            assert_eq!(Some(told), expected, "{}", context());
        }
    }
    attackers.len()
}

fn check_many(positions: usize, limit: usize, seed: u64) {
    let mut chance = Chance(seed);
    let mut done = 0;
    while done < positions {
        let face = chance.face();
        done += check(face, &mut chance, limit);
    }
}

#[test]
fn all_elite_units_together_agree_with_enumeration() {
    let side = cards("GR JK SW JK");
    for requirement in REQUIREMENTS {
        let face = Face { spaces: 4, requirement };
        assert_eq!(Some(formation(face, &side)), oracle(face, &side, &[]));
    }
}

#[test]
fn many_small_positions_agree_with_enumeration() {
    check_many(450_000, 900, 0x9E37_79B9_7F4A_7C15);
}

#[test]
fn middle_positions_agree_with_enumeration() {
    check_many(60_000, 12_000, 0xD1B5_4A32_D192_ED03);
}

#[test]
fn large_positions_agree_with_enumeration() {
    check_many(3_000, 400_000, 0x94D0_49BB_1331_11EB);
}

// ---------------------------------------------------------------------------------------------------------------------
// Scenarios of the rule file.

fn cards(codes: &str) -> Vec<Card> {
    codes.split_whitespace().map(|code| code.parse().unwrap()).collect()
}

fn set(codes: &str) -> Cards {
    cards(codes).into_iter().collect()
}

/// The cards of one value, in all colours.
fn all_of(value: u8) -> Cards {
    Colour::ALL.into_iter().map(|colour| Card::battle(colour, value)).collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    Attacker,
    Defender,
}

/// A dam where the attacker would like to declare control.
struct Claim {
    face: Face,
    attacker: Vec<Card>,
    defender: Vec<Card>,
}

fn undamaged(dam: usize, attacker: &str, defender: &str) -> Claim {
    Claim { face: DAMS[dam - 1].undamaged, attacker: cards(attacker), defender: cards(defender) }
}

fn damaged(dam: usize, attacker: &str, defender: &str) -> Claim {
    Claim { face: DAMS[dam - 1].damaged, attacker: cards(attacker), defender: cards(defender) }
}

impl Claim {
    fn key(&self) -> Key {
        key(self.face, &self.attacker)
    }

    /// The formations of both sides, when both are complete.
    fn formations(&self) -> (Formation, Formation) {
        (formation(self.face, &self.attacker), formation(self.face, &self.defender))
    }

    /// Rule 26: both sides are complete.
    fn holds(&self, first: First) -> bool {
        assert_eq!(self.defender.len(), usize::from(self.face.spaces));
        match self.key().cmp(&key(self.face, &self.defender)) {
            Ordering::Greater => true,
            Ordering::Equal => first == First::Attacker,
            Ordering::Less => false,
        }
    }

    /// Rule 27: the defender could still lay any of the unseen cards.
    fn is_proven(&self, unseen: Cards) -> bool {
        assert!(self.defender.len() < usize::from(self.face.spaces));
        let legal = !can_beat(self.face, &self.defender, unseen, self.key());
        assert_eq!(legal, best(self.face, &self.defender, unseen) <= Some(self.key()));
        assert_eq!(legal, refutation(self.face, &self.defender, unseen, self.key()).is_none());
        legal
    }

    /// The best that the defender can reach with the unseen cards.
    fn reach(&self, unseen: Cards) -> Option<Formation> {
        best(self.face, &self.defender, unseen).map(|key| key.formation(self.face))
    }

    /// Every card that does not lie here.
    fn others(&self) -> Cards {
        let here = self.attacker.iter().chain(&self.defender);
        Cards::ALL.minus(here.copied().collect())
    }
}

const fn told(class: Class, sum: u8) -> Formation {
    Formation { class, sum }
}

#[test]
fn t03_brotherhood_cannot_be_reached_by_two_colours() {
    let claim = undamaged(3, "R2 R5 R9", "G4 B5");
    assert!(claim.is_proven(claim.others()));
    assert_eq!(claim.reach(claim.others()), Some(told(Class::Band, 15)));
}

#[test]
fn t05_higher_company_wins_though_later() {
    let claim = damaged(2, "R7 G7", "B5 Y5");
    assert_eq!(claim.formations(), (told(Class::Company, 14), told(Class::Company, 10)));
    assert!(claim.holds(First::Defender));
}

#[test]
fn t06_brotherhood_beats_band_where_asked_for() {
    let claim = damaged(3, "R1 R4 R6", "G8 B9 Y10");
    assert_eq!(claim.formations(), (told(Class::Brotherhood, 11), told(Class::Rabble, 27)));
    assert!(claim.holds(First::Defender));
}

#[test]
fn t07_sums_decide_when_nobody_has_a_band() {
    let claim = damaged(1, "R2 G4 B7", "Y3 P6 R10");
    assert_eq!(claim.formations(), (told(Class::Rabble, 13), told(Class::Rabble, 19)));
    assert!(!claim.holds(First::Attacker));
}

#[test]
fn t08_higher_band_wins() {
    let claim = undamaged(5, "R3 G4 B5", "Y6 P7 R8");
    assert_eq!(claim.formations(), (told(Class::Band, 12), told(Class::Band, 21)));
    assert!(!claim.holds(First::Attacker));
}

#[test]
fn t09_company_beats_rabble() {
    let claim = undamaged(3, "R4 G4 B4", "Y11 P10 R8");
    assert_eq!(claim.formations(), (told(Class::Company, 12), told(Class::Rabble, 29)));
    assert!(claim.holds(First::Defender));
}

#[test]
fn t25_tied_sums_go_to_the_first_complete_side() {
    let claim = undamaged(1, "R5 G5 B5", "Y4 P5 R6");
    assert!(claim.holds(First::Attacker));
    assert!(!claim.holds(First::Defender));
}

#[test]
fn t27_only_a_brotherhood_is_left() {
    let claim = undamaged(4, "R9 G9", "B10");
    let unseen = claim.others().minus(set("B9 B11")).minus(all_of(10));
    assert!(claim.is_proven(unseen));
    assert_eq!(claim.reach(unseen), Some(told(Class::Brotherhood, 18)));
}

#[test]
fn t28_one_unseen_beaver_makes_a_legion() {
    let claim = undamaged(4, "R9 G9", "B10");
    let unseen = claim.others().minus(set("B9")).minus(all_of(10));
    assert!(!claim.is_proven(unseen));
    let (cards, formation) = refutation(claim.face, &claim.defender, unseen, claim.key()).unwrap();
    assert_eq!((cards.as_slice(), formation), (&self::cards("B11")[..], told(Class::Legion, 21)));
}

#[test]
fn t30_legion_has_no_bonus_on_a_band_dam() {
    let claim = damaged(7, "R3 R4 R5", "B4 P5");
    assert_eq!(formation(claim.face, &claim.attacker), told(Class::Band, 12));
    assert!(!claim.is_proven(set("G6")));
    assert_eq!(claim.reach(set("G6")), Some(told(Class::Band, 15)));
}

#[test]
fn t31_one_card_can_still_become_a_legion() {
    let claim = undamaged(3, "R2 R5 R9", "G4");
    assert!(!claim.is_proven(claim.others()));
}

#[test]
fn t32_both_ends_of_the_legion_must_be_visible() {
    let claim = undamaged(3, "R7 G7 B7", "Y8 Y9");
    assert!(claim.is_proven(claim.others().minus(set("Y7 Y10"))));
    assert!(!claim.is_proven(claim.others().minus(set("Y7"))));
}

#[test]
fn t34_the_highest_legion_can_only_be_tied() {
    let claim = undamaged(3, "R9 R10 R11", "");
    assert!(claim.is_proven(claim.others()));
    assert_eq!(claim.reach(claim.others()), Some(told(Class::Legion, 30)));
}

#[test]
fn t37_too_few_cards_to_complete() {
    let claim = undamaged(3, "R0 G2 B7", "");
    assert!(claim.is_proven(set("Y11 P11")));
    assert_eq!(claim.reach(set("Y11 P11")), None);
}

#[test]
fn t38_high_sum_against_the_two_highest_unseen() {
    let claim = undamaged(1, "Y11 R10 G9", "B11");
    assert!(claim.is_proven(set("R9 P9 P8 Y0")));
    assert!(claim.is_proven(set("P10 P9 P8 Y0")));
    assert!(!claim.is_proven(set("P10 G10 P8 Y0")));
    assert!(!claim.is_proven(claim.others()));
}

#[test]
fn t40_low_sum_against_the_four_lowest_unseen() {
    let claim = damaged(4, "R0 G0 B1 Y2", "");
    assert!(!claim.is_proven(set("P0 Y0 P1 R1")));
    assert_eq!(claim.reach(set("P0 Y0 P1 R1")), Some(told(Class::LowSum, 2)));
    assert!(claim.is_proven(set("P0 Y0 P1 R2")));
}

#[test]
fn t41_company_against_one_card() {
    let claim = damaged(2, "R7 G7", "B8");
    assert!(claim.is_proven(claim.others().minus(all_of(8))));
    let mut one = claim.others().minus(all_of(8));
    one.insert(cards("P8")[0]);
    assert!(!claim.is_proven(one));
}

#[test]
fn t42_sums_at_a_company_dam() {
    let claim = damaged(2, "R11 G10", "B11");
    assert!(claim.is_proven(claim.others().minus(all_of(11))));
    let mut one = claim.others().minus(all_of(11));
    one.insert(cards("P11")[0]);
    assert!(!claim.is_proven(one));
}

#[test]
fn t43_two_colours_are_no_brotherhood() {
    let claim = damaged(5, "R0 R1 R2", "G11 B11");
    assert!(claim.is_proven(claim.others()));
}

#[test]
fn t45_a_repeated_value_is_no_band() {
    let claim = damaged(1, "Y0 R1 G2", "B9 P9");
    assert!(claim.is_proven(claim.others()));
}

#[test]
fn t55_a_dragonfly_joins_an_unseen_card() {
    let claim = damaged(2, "R7 G7", "JK");
    assert!(!claim.is_proven(set("B8 P3")));
    assert_eq!(claim.reach(set("B8 P3")), Some(told(Class::Company, 16)));
    assert!(claim.is_proven(set("B7 P3")));
}

#[test]
fn t56_a_swan_completes_a_legion() {
    let claim = undamaged(3, "R6 R8 SW", "Y11 G11 P11");
    assert_eq!(formation(claim.face, &claim.attacker), told(Class::Legion, 21));
    assert!(claim.holds(First::Defender));
}

#[test]
fn t58_two_dragonflies_are_the_highest_legion() {
    let claim = undamaged(4, "JK JK", "R10 R11");
    assert_eq!(claim.formations(), (told(Class::Legion, 21), told(Class::Legion, 21)));
    assert!(claim.holds(First::Attacker));
    assert!(!claim.holds(First::Defender));
}

#[test]
fn t59_a_dragonfly_is_0_where_low_wins() {
    let claim = damaged(4, "R0 G0 B0 JK", "");
    assert_eq!(formation(claim.face, &claim.attacker), told(Class::LowSum, 0));
    assert!(claim.is_proven(claim.others()));
}

#[test]
fn t61_a_grebe_is_no_7() {
    let claim = damaged(2, "R0 G0", "B7 GR");
    assert_eq!(claim.formations(), (told(Class::Company, 0), told(Class::Rabble, 10)));
    assert!(claim.holds(First::Defender));
}

#[test]
fn t84_duck_and_beaver_are_ignored() {
    let claim = undamaged(3, "R0 G0 B0", "G9 G10");
    assert!(!claim.is_proven(claim.others().minus(set("G8"))));
    assert!(claim.is_proven(claim.others().minus(set("G8 G11"))));
}
