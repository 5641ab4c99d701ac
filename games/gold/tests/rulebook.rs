//! The rulebook, played: a test for every rule (R), every reading (A) and every scenario (TS) of the rule file.
//! Expectations come from the rule file, not from the engine; what actions, masteries and the end bring is counted a second
//! time (`common/count.rs`) from tables that were copied from the rule file (`common/tables.rs`), and after every move the
//! invariants of the rule file are checked.
//!
//! Scenarios bear the number of the rule that they show, and then their own: `r29_ts19_…` is scenario 19.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::count::{self, Ledger, names};
use common::given::{
    ALDER, Given, Loaded, PATRONS, Play, REED, ROWAN, WILLOW, Who, change, crowded, fresh, fresh_with_events,
    given, who,
};
use common::tables::{self, BANKS, LINES, number, shore};
use nurt_core::{Evaluate, Fast, Game, NoTakeBack, Seat, Silent, Table, Viewer};
use nurt_gold::components::{
    self, AROUND, Ability, Bank, Card, CardFace, Effect, Final, Kind, Mastery, Patron, Start, Tile, Whose,
};
use nurt_gold::events::{Cause, Gain};
use nurt_gold::state::Choice;
use nurt_gold::{Event, Gold, PatronRule, Phase, View, Wishes};
use strum::VariantArray;

/// A game of random moves to its end, watched: the view before a move, the move, the table after it, and what happened.
fn play_on(mut play: Play, seed: u64, mut watch: impl FnMut(&View, &str, &Play, &[Event])) -> Play {
    let mut chance = Fast::new(seed);
    while !play.over() {
        let (before, mv) = (play.view(), play.lively_move(&mut chance));
        let events = play.go(play.acts(), &mv);
        watch(&before, &mv, &play, &events);
    }
    play
}

/// New games for each number of players and each way with patrons, with their seeds.
fn games(each: u64) -> impl Iterator<Item = (Play, u64)> {
    let kinds = (2..=4).flat_map(|players| PATRONS.map(|patrons| (players, patrons)));
    kinds.flat_map(move |(players, patrons)| (0..each).map(move |seed| (fresh(players, patrons, seed), seed)))
}

/// The same, and as many random positions from the middle of games.
fn games_and_more(each: u64) -> impl Iterator<Item = (Play, u64)> {
    let middle =
        (2..=4).flat_map(move |players| (0..3 * each).map(move |seed| (crowded(players, seed), seed)));
    games(each).chain(middle)
}

/// Somebody who can pay for anything.
fn rich() -> Who {
    who().koku(25)
}

/// Somebody who meets the mastery of influence everywhere.
fn known() -> Who {
    who().influence([1; 6])
}

/// What somebody got, in order: `visit 11`, `owner 13`, `ME6`.
fn causes(events: &[Event]) -> Vec<String> {
    let cause = |event: &Event| match event {
        Event::Gained { why, .. } | Event::Advanced { why, .. } => Some(match why {
            Cause::Visit(space) => format!("visit {space}"),
            Cause::Owner(space) => format!("owner {space}"),
            Cause::Track(region) => format!("track {region}"),
            Cause::Build(region) => format!("build {region}"),
            Cause::RowEnd => "row end".to_owned(),
            Cause::Journey => "journey".to_owned(),
            Cause::Card(card) => card.to_string(),
            Cause::Patron(_) => "patron".to_owned(),
            Cause::End => "end".to_owned(),
        }),
        _ => None,
    };
    events.iter().filter_map(cause).collect()
}

fn happened(events: &[Event], what: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|&event| what(event)).count()
}

// ---------------------------------------------------------------------------------------------------------------------
// Components

/// A reward as the rule file writes it.
fn reward(effect: Effect) -> String {
    match effect {
        Effect::Koku(count) => format!("{count} koku"),
        Effect::Good(good) => format!("1 {good}"),
        Effect::AnyGood => "1 any_good".to_owned(),
        Effect::Favour(count) => format!("{count} favor"),
        Effect::Points(count) => format!("{count} vp"),
        Effect::Influence(count) => format!("{count} influence"),
        Effect::KokuPer(kind) => format!("1 koku_per_{kind}"),
        Effect::KokuPerCustomer => "1 koku_per_customer".to_owned(),
        Effect::Draw(count) => format!("{count} draw_discard"),
        other => panic!("{other:?} is no reward of a tile"),
    }
}

fn rewards(effects: &[Effect]) -> Vec<String> {
    effects.iter().map(|&effect| reward(effect)).collect()
}

fn told(rewards: &[tables::Reward]) -> Vec<String> {
    rewards.iter().map(|(count, what)| format!("{count} {what}")).collect()
}

#[test]
fn r1_a_river_of_fourteen_and_a_shore_of_thirty_spaces() {
    assert_eq!(Gold::FACTS.players, (2, 4));
    for players in [0, 1, 5] {
        assert!(Table::<Gold>::choose(Some(players), &BTreeMap::default()).is_err(), "{players} players");
    }
    assert_eq!((components::RIVER, components::SHORE, components::REGIONS), (14, 30, 6));
    assert_eq!(components::STARTS, [1, 8]);
    for region in 0..6 {
        assert_eq!(components::SHORES.iter().filter(|shore| shore.region == region).count(), 5);
    }
    assert_eq!(components::SHORES.iter().map(components::Shore::touches).sum::<u8>(), 56);
}

#[test]
fn r1_every_shore_space_is_the_one_of_the_rule_file() {
    assert_eq!(tables::SHORES.len(), 30);
    for (row, face) in tables::SHORES.iter().zip(&components::SHORES) {
        let (kind, bank) = (
            match face.start {
                Start::Empty => "base",
                Start::Imperial => "im",
                Start::UpTo(3) => "s23",
                Start::UpTo(2) => "s2",
                Start::UpTo(other) => panic!("{other} players"),
            },
            if face.bank == Bank::Left { "L" } else { "R" },
        );
        assert_eq!((kind, bank, face.region + 1), (row.kind, row.bank, row.region), "{}", row.id);
        assert_eq!((row.kind != "im").then_some(face.cost), row.cost, "{}", row.id);
        let (first, last) = face.river;
        assert_eq!((first..=last).collect::<Vec<_>>(), row.touches, "{}", row.id);
        // The price follows from the number of river spaces.
        let prices = [5..=6, 8..=9, 11..=13][row.touches.len() - 1].clone();
        assert!(row.cost.is_none_or(|cost| prices.contains(&cost)));
    }
}

#[test]
fn r1_every_river_space_touches_the_four_of_the_rule_file() {
    assert_eq!(tables::AROUND.len(), 14);
    for (river, (spaces, regions)) in (1..).zip(tables::AROUND.iter()) {
        let around = AROUND[river as usize - 1].map(|space| space + 1);
        assert_eq!(around.to_vec(), *spaces, "river space {river}");
        let mut touching: Vec<u8> = spaces.iter().map(|&space| shore(space).region).collect();
        touching.dedup();
        assert_eq!(touching, *regions, "river space {river}");
    }
}

#[test]
fn r1_the_layout_recipe_gives_the_same_river() {
    for river in 0..14 {
        let mut touched = BTreeSet::new();
        for (bank, points) in BANKS.iter().enumerate() {
            let place = |point: u8| points.iter().position(|&other| other == point).expect("a point");
            let first = if river == 0 { 0 } else { place(LINES[river - 1][bank]) };
            let last = if river == 13 { 14 } else { place(LINES[river][bank]) };
            touched.extend(&points[first..=last]);
        }
        let around: BTreeSet<u8> = AROUND[river].iter().map(|space| space + 1).collect();
        assert_eq!(touched, around, "river space {}", river + 1);
    }
    for (side, points) in [Bank::Left, Bank::Right].into_iter().zip(BANKS) {
        let bank = (1..).zip(&components::SHORES).filter(|(_, shore)| shore.bank == side);
        assert_eq!(bank.map(|(space, _)| space).collect::<Vec<u8>>(), points);
    }
}

#[test]
fn r2_the_tracks_are_those_of_the_rule_file() {
    assert_eq!((components::STEPS, components::FLOWER, components::GOOD_STEP), (18, 11, 2));
    for (region, line) in tables::TRACKS.lines().enumerate() {
        let mut steps = vec![reward(components::STEP_GOOD[region])];
        let written = |effects: &[Effect]| rewards(effects).join(" + ");
        steps.extend(components::STEP_REWARDS.iter().map(|(_, effects)| written(effects)));
        let expected: Vec<String> = line
            .split(',')
            .skip(1)
            .filter(|step| !step.starts_with("imperial flower"))
            .map(|step| step.replace("VP", "vp").replace("good of choice", "any_good"))
            .collect();
        assert_eq!(steps, expected, "region {}", region + 1);
        assert_eq!(components::STEP_REWARDS.map(|(step, _)| step), [5, 9, 13, 18]);
    }
}

#[test]
fn r2_the_region_scoring_tiles_are_those_of_the_rule_file() {
    for (tile, sides) in (1..).zip(components::SCORING) {
        for (side, players) in sides.into_iter().zip([2, 3]) {
            let points: Vec<u32> = side.iter().map(|&points| points.into()).collect();
            assert_eq!(points, tables::places(tile, players), "RS{tile}");
        }
    }
    assert_eq!(components::MOST_BEHIND, 5);
}

#[test]
fn r3_the_row_has_four_places_and_the_oldest_tile_is_at_its_end() {
    assert_eq!(components::ROW, 4);
    let row = "E1-P1 E1-P2 E1-P3 E1-P4";
    let mut play = given([rich(), who()]).row(row).tops("E1-S1 E2-P1").turn(0);
    assert_eq!(play.row(), row);
    play.go(0, "build 1 E1-P1");
    assert_eq!(play.row(), "E1-P2 E1-P3 E1-P4 E1-S1");
    assert_eq!(play.favour(0), 1);
}

#[test]
fn r4_every_tile_is_the_one_of_the_rule_file() {
    assert_eq!((tables::TILES.len(), Tile::all().count()), (49, 49));
    for (row, tile) in tables::TILES.iter().zip(Tile::all()) {
        let face = tile.face();
        assert_eq!((face.name, tile.to_string().as_str()), (row.id, row.id));
        assert_eq!((face.kind.name(), face.influence), (row.kind, row.influence), "{tile}");
        assert_eq!(rewards(face.visitor), told(&row.visitor), "{tile}");
        assert_eq!(rewards(face.owner), told(&row.owner), "{tile}");
    }
}

#[test]
fn r4_types_rewards_and_eras_of_the_tiles_add_up() {
    let [first, second] = components::ERAS;
    assert_eq!((first, second), ((0, 24), (24, 40)));
    assert_eq!((components::STARTING, components::IMPERIAL), ((40, 46), (46, 49)));
    for (letters, each) in [("E1", 6), ("E2", 4)] {
        for kind in Kind::VARIANTS {
            let tiles =
                Tile::all().filter(|tile| tile.face().kind == *kind && tile.to_string().starts_with(letters));
            assert_eq!(tiles.count(), each, "{kind} of {letters}");
        }
    }
    let mean = |letters: &str, count: f64| {
        let tiles = Tile::all().filter(|tile| tile.to_string().starts_with(letters));
        tiles.map(|tile| f64::from(tile.face().influence)).sum::<f64>() / count
    };
    assert_eq!(format!("{:.1} {:.1}", mean("E1", 24.0), mean("E2", 16.0)), "2.4 3.8");
    for tile in Tile::all() {
        let face = tile.face();
        let fits = |effect: &Effect| match face.kind {
            Kind::Port => matches!(effect, Effect::Koku(_)),
            Kind::Shrine => matches!(effect, Effect::Points(_)),
            Kind::Manor => matches!(effect, Effect::Influence(_)),
            Kind::Market => matches!(effect, Effect::Good(_) | Effect::AnyGood),
        };
        assert!(fits(&face.visitor[0]) && face.influence <= 5, "{tile}");
        let never_owned = ["ST", "IM"].iter().any(|letters| face.name.starts_with(letters));
        assert_eq!(face.owner.is_empty(), never_owned, "{tile}");
    }
    assert!(
        Tile::all()
            .filter(|tile| tile.face().name.starts_with("IM"))
            .all(|tile| tile.face().kind == Kind::Market)
    );
}

#[test]
fn r5_a_face_of_the_die_is_a_number_and_a_region() {
    // A face is where one builds and delivers, and how far one sails.
    for face in 1..=6 {
        let play = given([rich().die(face).hand("AR1 AR2").goods([6; 3]), who()]).turn(0);
        let regions: BTreeSet<u8> = play
            .moves_like("build")
            .iter()
            .map(|mv| shore(number(mv.split(' ').next().expect("a space"))).region)
            .collect();
        assert_eq!(regions, BTreeSet::from([face]));
        assert_eq!(play.moves_like("sail"), [format!("1 {face}"), format!("2 {face}")]);
        assert_eq!(play.moves_like("deliver").len(), usize::from(face <= 2));
    }
    // Two standard ships; the royal one is aside.
    for seat in 0..4 {
        assert_eq!(fresh(4, PatronRule::Off, 1).p(seat).royal, None);
    }
}

/// What a customer does, as the rule file writes it.
fn face_in_words(face: &CardFace) -> (u8, String, String, String) {
    let region = face.region + 1;
    let influence = |effects: &[Effect]| match effects.first() {
        Some(&Effect::Influence(steps)) => steps,
        _ => 0,
    };
    let extra = match (face.trade.name(), face.delivery) {
        ("artisan", [Effect::Influence(_)]) => format!("marker on artisan spot R{region}"),
        ("elder", []) => format!("marker on elder spot R{region}"),
        ("merchant", [Effect::Influence(_)]) => "marker on merchant spot (first merchant only)".to_owned(),
        ("noble", [Effect::Influence(_), Effect::Royal]) => {
            "first noble: replace one standard ship by royal ship".to_owned()
        }
        ("monk", [Effect::Limit(limit), Effect::Favour(favour), Effect::Marker(whose)]) => {
            let whose = if *whose == Whose::Own { "own" } else { "opponent" };
            format!("favor limit +{limit}; +{favour} favor; second marker on {whose} building")
        }
        other => panic!("{other:?}"),
    };
    let ongoing = match (face.journey, face.royal, face.ability) {
        ([], [], Some(Ability::Discount)) => {
            format!("build cost -{} koku in R{region}", components::DISCOUNT)
        }
        ([], [], None) if face.trade.name() == "monk" => "owner reward through the extra marker".to_owned(),
        ([], [], None) => "-".to_owned(),
        ([Effect::InfluenceWhereBuilt(steps)], [], None) => {
            format!("on journey end: +{steps} influence in every region where you own a building")
        }
        ([Effect::PointsPerCustomer(points)], [], None) => {
            format!("on journey end: +{points} VP per customer you have delivered to")
        }
        ([Effect::AnyGood], [], None) => "on journey end: +1 good of choice".to_owned(),
        ([Effect::Sell(price)], [], None) => {
            format!("on journey end: may sell any number of goods at {price} koku each")
        }
        ([Effect::Favour(favour)], [], None) => format!("on journey end: +{favour} favor"),
        ([Effect::Koku(koku)], [], None) => format!("on journey end: +{koku} koku"),
        ([], [], Some(Ability::MarketChoice)) => {
            "royal ship: a good gained by visiting a market (imperial included) may be any good".to_owned()
        }
        ([], [], Some(Ability::Shift)) => {
            "royal ship: when it sails the die may be shifted by 1 up or down for free (wraps 6-1)".to_owned()
        }
        ([], [Effect::KokuPerEmpty(koku)], None) => {
            format!("royal ship: +{koku} koku for each empty shore space visited")
        }
        ([], [Effect::InfluenceAround(steps)], None) => {
            format!("royal ship: after sailing +{steps} influence in each region touching the river space")
        }
        ([], [Effect::PointsIfVisited(whose, points)], None) => {
            let whose = if *whose == Whose::Own { "own" } else { "opponent-owned" };
            format!("royal ship: after sailing +{points} VP if at least one {whose} building was visited")
        }
        other => panic!("{other:?}"),
    };
    let end = match face.last {
        None => "-".to_owned(),
        Some(Final::PerKoku(koku)) => format!("1 VP per {koku} koku held"),
        Some(Final::PerGoods(goods)) => format!("1 VP per {goods} goods held"),
        Some(Final::PerBuilding(kind)) => format!("1 VP per own {kind}"),
        Some(Final::PerKind) => "1 VP per building type owned (max 4)".to_owned(),
        Some(Final::PerRegion) => "1 VP per region with an own building (max 6)".to_owned(),
        Some(Final::DoubleRegion) => format!("double VP from region tile R{region}"),
    };
    (influence(face.delivery), extra, ongoing, end)
}

#[test]
fn r6_every_customer_is_the_one_of_the_rule_file() {
    assert_eq!((tables::CARDS.len(), Card::all().count()), (30, 30));
    for (row, card) in tables::CARDS.iter().zip(Card::all()) {
        let face = card.face();
        assert_eq!(card.to_string(), row.id);
        assert_eq!(
            (face.trade.name(), face.region + 1, face.order),
            (row.kind, row.region, row.order),
            "{card}"
        );
        let words = (row.influence, row.extra.to_owned(), row.ongoing.to_owned(), row.end.to_owned());
        assert_eq!(face_in_words(face), words, "{card}");
    }
}

#[test]
fn r6_five_types_in_six_regions_and_what_they_order() {
    let pairs: BTreeSet<(&str, u8)> =
        Card::all().map(|card| (card.face().trade.name(), card.face().region)).collect();
    assert_eq!(pairs.len(), 30);
    let ordered = [0, 1, 2].map(|good| Card::all().map(|card| card.face().order[good]).sum::<u8>());
    assert_eq!(ordered, [39, 38, 34]);
    for card in Card::all() {
        let face = card.face();
        let size = match face.trade.name() {
            "artisan" => 2,
            "merchant" => 3,
            "noble" => 4,
            "elder" => 5,
            _ if (face.region + 1) % 2 == 1 => 4,
            _ => 5,
        };
        assert_eq!(face.order.iter().sum::<u8>(), size, "{card}");
    }
}

#[test]
fn r8_the_masteries_are_those_of_the_rule_file() {
    assert_eq!((Mastery::VARIANTS.len(), components::IN_PLAY), (6, 3));
    for (line, mastery) in tables::MASTERIES.lines().zip(Mastery::VARIANTS) {
        let row: Vec<&str> = line.split(',').collect();
        assert_eq!(mastery.name(), tables::written(row[1]));
        for (players, slots) in [(2, row[3]), (3, row[4]), (4, row[4])] {
            let slots: Vec<u8> = slots.split('/').map(number).collect();
            assert_eq!(components::mastery_points(players), slots, "{mastery}");
        }
    }
}

#[test]
fn r49_the_patrons_are_those_of_the_rule_file() {
    assert_eq!(Patron::all().count(), 8);
    for (line, patron) in tables::PATRONS.lines().zip(Patron::all()) {
        let row: Vec<&str> = line.split(',').collect();
        let face = patron.face();
        assert_eq!(
            (patron.to_string(), face.clan.name()),
            (tables::written(row[2]), row[1].to_lowercase().as_str())
        );
        let ability = match (face.koku, face.hand, face.build, face.sail, face.deliver, face.ability) {
            (koku, 0, [], [], [], Some(Ability::BuildAnywhere)) => {
                format!("starts with +{koku} koku; may build in any region regardless of the die")
            }
            (0, hand, [], [], [], Some(Ability::DeliverAnywhere)) => format!(
                "starts with {} customer cards instead of {}; may deliver to any customer regardless of the die",
                components::HAND + hand,
                components::HAND
            ),
            (0, 0, [Effect::PointsPerTouch(points)], [], [], None) => {
                format!("when building: {points} VP per river space touched by the chosen shore space (1-3)")
            }
            (0, 0, [], [Effect::PointsIfVisited(Whose::Other, points)], [], None) => {
                format!("when sailing: {points} VP if at least one opponent-owned building is visited")
            }
            (0, 0, [], [], [Effect::PointsIfFirst(points)], None) => format!(
                "when delivering: {points} VP if this is the player's first delivered customer of that region"
            ),
            (0, 0, [], [], [], Some(Ability::SetDie)) => {
                "before rolling the own die: may spend 1 favor to set it to any face instead of rolling"
                    .to_owned()
            }
            (0, 0, [], [], [], Some(Ability::Toll(points))) => format!(
                "{points} VP when another player's marker passes the own marker on an influence track \
                 (own marker must be at step 1 or more)"
            ),
            (0, 0, [], [], [], Some(Ability::Stilts)) => {
                "when advancing on an influence track: spaces occupied by \
                 other players' markers are jumped (not counted); all rewards passed or reached are collected"
                    .to_owned()
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(ability, row[3], "{patron}");
    }
}

#[test]
fn r19_the_scalars_are_those_of_the_rule_file() {
    let [koku, goods, limit] = tables::LIMITS;
    assert_eq!((components::MOST_KOKU, components::MOST_GOODS, components::MOST_LIMIT), (koku, goods, limit));
    assert_eq!((components::MOST_PLAYERS, components::MARKERS), (4, 2));
    assert_eq!(components::STACKS, tables::STACKS.map(|[first, second, _]| [first, second]));
    assert_eq!(components::START_KOKU, tables::START_KOKU);
    assert_eq!((components::START_GOODS, components::START_FAVOUR, components::START_LIMIT), (1, 2, 3));
    assert_eq!((components::HAND, components::DRAWN), (2, 2));
    assert_eq!((components::GOODS_FOR_GOOD, components::KOKU_FOR_FAVOUR), (2, 5));
    assert_eq!((components::EMPTY_KOKU, components::ROW_END_FAVOUR, components::JOURNEY_KOKU), (1, 1, 3));
    assert_eq!((components::DISCOUNT, components::END_POINTS), (2, 5));
    assert_eq!(components::CUSTOMER_POINTS.map(u32::from), tables::CUSTOMER_POINTS);
}

// ---------------------------------------------------------------------------------------------------------------------
// Setup

#[test]
fn r7_each_region_gets_a_scoring_tile_at_random() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let scoring = fresh(3, PatronRule::Off, seed).view().scoring;
        assert_eq!(scoring.iter().collect::<BTreeSet<_>>().len(), 6);
        seen.extend((1..).zip(scoring));
    }
    assert_eq!(seen.len(), 36, "each tile can lie in each region");
    // The side is that for the number of players.
    for (players, first) in [(2, 3), (3, 7), (4, 7)] {
        let mut all = vec![who().at(1, 4)];
        all.resize(players, who());
        let play = match players {
            2 => given::<2>(all.try_into().ok().expect("two")).turn(0),
            3 => given::<3>(all.try_into().ok().expect("three")).turn(0),
            _ => given::<4>(all.try_into().ok().expect("four")).turn(0),
        };
        assert_eq!(play.outlook(0).regions, [first, 0, 0, 0, 0, 0]);
    }
}

#[test]
fn r8_three_masteries_at_random_are_in_play() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let masteries = fresh(2, PatronRule::Off, seed).view().masteries;
        assert_eq!(masteries.iter().collect::<BTreeSet<_>>().len(), 3);
        seen.extend(masteries);
    }
    assert_eq!(seen.len(), 6);
}

#[test]
fn r9_the_customers_are_shuffled() {
    let mut hands = BTreeSet::new();
    for seed in 0..40 {
        let play = fresh(4, PatronRule::Off, seed);
        assert_eq!((play.view().deck, play.view().discard.len()), (22, 0));
        (0..4).for_each(|seat| hands.extend(play.hand(seat)));
    }
    assert_eq!(hands.len(), 30);
}

fn starting_tiles(play: &Play) -> Vec<u8> {
    (1..=30).filter(|&space| play.tile(space).starts_with("ST")).collect()
}

#[test]
fn r10_ts02_three_players_have_three_starting_tiles() {
    let mut seen = BTreeSet::new();
    for seed in 0..30 {
        let play = fresh(3, PatronRule::Off, seed);
        assert_eq!(starting_tiles(&play), [3, 11, 22]);
        assert!([7, 14, 23].iter().all(|&space| play.tile(space).is_empty()));
        seen.extend([3, 11, 22].map(|space| play.tile(space)));
        let view = play.view();
        assert_eq!(view.row.len() + 1 + usize::from(view.below[0]), 14);
        assert_eq!(1 + view.below[1], 11);
    }
    assert_eq!(seen.len(), 6, "any of the six can be among them");
}

#[test]
fn r10_ts03_four_players_have_none() {
    let play = fresh(4, PatronRule::Off, 1);
    assert_eq!(starting_tiles(&play), [0; 0]);
    assert_eq!((play.tile(14).as_str(), play.outlook(0).prices[13]), ("", 5));
    // It is an ordinary empty space.
    let mut play = given([who().koku(5).die(3), who(), who(), who()]).row("E1-P1 E1-P2 E1-P3 E1-P4").turn(0);
    assert_eq!(play.brings(0, "build 14 E1-P2")[0], "-5 koku");
}

#[test]
fn r10_two_players_have_six_and_imperial_markets_stand_at_random() {
    let mut markets = BTreeSet::new();
    for (players, seed) in [2, 3, 4].into_iter().flat_map(|players| (0..20).map(move |seed| (players, seed)))
    {
        let play = fresh(players, PatronRule::Off, seed);
        if players == 2 {
            assert_eq!(starting_tiles(&play), [3, 7, 11, 14, 22, 23]);
        }
        markets.extend([6, 17, 29].map(|space| (space, play.tile(space))));
        let built = (1..=30).filter(|&space| !play.tile(space).is_empty()).count();
        assert_eq!(built, 3 + usize::from(tables::STACKS[usize::from(players) - 2][2]));
    }
    assert_eq!(markets.len(), 9);
}

#[test]
fn r11_stacks_row_and_the_tile_on_top() {
    let mut seen = BTreeSet::new();
    for (players, [first, second, _]) in (2..).zip(tables::STACKS) {
        for seed in 0..30 {
            let view = fresh(players, PatronRule::Off, seed).seen_by(0);
            let [top, next] = view.tops.map(|top| top.expect("a tile on top").to_string());
            assert!(top.starts_with("E1") && next.starts_with("E2"));
            assert!(names(&view.row).iter().all(|tile| tile.starts_with("E1")));
            assert_eq!(view.row.len(), 4);
            assert_eq!([4 + 1 + view.below[0], 1 + view.below[1]], [first, second], "{players} players");
            seen.extend(names(&view.row).into_iter().chain([top, next]));
        }
    }
    assert_eq!(seen.len(), 40, "any tile of the two eras can come");
}

#[test]
fn r11_what_lies_below_the_top_is_hidden() {
    let play = fresh(3, PatronRule::Off, 4);
    let view = play.seen_by(0);
    let shown = serde_json::to_string(&view).expect("JSON");
    let hidden: Vec<Tile> = Tile::all()
        .filter(|tile| tile.to_string().starts_with('E') && !shown.contains(&format!("\"{tile}\"")))
        .collect();
    assert_eq!(hidden.len(), 40 - 4 - 2);
    // Whoever imagines the game on expects any of them.
    let mut next = BTreeSet::new();
    for seed in 0..200 {
        let mut chance = Fast::new(seed);
        let mut imagined = Gold::imagine(&view, &mut chance);
        while imagined.view(Viewer::Open).row == view.row {
            let seat = imagined.to_act().lowest().expect("a seat");
            let mut moves = Vec::new();
            imagined.legal_moves(seat, &mut moves);
            let mv = moves.iter().find(|mv| mv.to_string().starts_with("sail")).unwrap_or(&moves[0]);
            imagined.apply(seat, *mv, &mut chance, &mut Silent).expect("a legal move");
        }
        next.extend(imagined.view(Viewer::Open).tops[0].map(|tile| tile.to_string()));
    }
    assert_eq!(next.len(), 24 - 5, "all of era 1 that nobody has seen");
}

#[test]
fn r12_chance_decides_who_begins_and_nobody_has_anything_yet() {
    for players in 2..=4 {
        let first: BTreeSet<u8> = (0..60).map(|seed| fresh(players, PatronRule::Off, seed).whose()).collect();
        assert_eq!(first.len(), usize::from(players));
        for (seat, player) in fresh(players, PatronRule::Off, 2).view().players.iter().enumerate() {
            assert_eq!((count::score(player), player.influence), (0, [0; 6]), "{seat}");
            assert_eq!((player.patron, player.clan), (None, None));
        }
    }
}

#[test]
fn r13_ts01_each_ship_is_moved_by_a_roll() {
    for face in 1..=6 {
        let (wishes, mut events) = (Wishes { players: 4, patrons: PatronRule::Off }, Vec::new());
        let position = Gold::new(&wishes, &mut Loaded(face), &mut events);
        for player in position.view(Viewer::Open).players {
            assert_eq!(player.ships.map(u32::from), [1 + face, 8 + face]);
        }
        assert_eq!(causes(&events), [""; 0], "no rewards for these moves");
    }
    // Alder rolls 3.
    let wishes = Wishes { players: 2, patrons: PatronRule::Off };
    assert_eq!(Gold::new(&wishes, &mut Loaded(3), &mut Silent).view(Viewer::Open).players[0].ships[0], 4);
    // The middle ship is rolled separately.
    let pairs: BTreeSet<[u8; 2]> = (0..200).map(|seed| fresh(2, PatronRule::Off, seed).ships(0)).collect();
    assert!(pairs.iter().all(|[upper, middle]| (2..=7).contains(upper) && (9..=14).contains(middle)));
    assert!(pairs.len() > 30, "{} of 36", pairs.len());
}

#[test]
fn r14_ts04_what_two_players_begin_with() {
    for seed in 0..10 {
        let play = fresh(2, PatronRule::Off, seed);
        let first = play.whose();
        for (seat, koku) in [(first, 7), (1 - first, 8)] {
            let player = play.p(seat);
            assert_eq!((player.koku, player.goods, player.favour, player.limit), (koku, [1, 1, 1], 2, 3));
            assert_eq!((player.held, play.score(seat)), (2, 0));
        }
    }
}

#[test]
fn r14_koku_goes_by_the_order_of_turns() {
    for players in 2..=4 {
        for seed in 0..10 {
            let play = fresh(players, PatronRule::Off, seed);
            for (place, koku) in (0..players).zip([7, 8, 9, 10]) {
                assert_eq!(play.koku((play.whose() + place) % players), koku);
            }
        }
    }
}

#[test]
fn r14_only_you_see_your_customers() {
    let (play, events) = fresh_with_events(3, PatronRule::Off, 3);
    for seat in 0..3 {
        let view = play.seen_by(seat);
        for (other, player) in (0..).zip(&view.players) {
            assert_eq!((player.held, player.hand.is_some()), (2, other == seat));
        }
        let text = serde_json::to_string(&view).expect("JSON");
        let heard: Vec<Event> =
            events.iter().filter_map(|event| Gold::see(event, Viewer::Seat(Seat::new(seat)))).collect();
        let heard = serde_json::to_string(&heard).expect("JSON");
        for other in (0..3).filter(|&other| other != seat) {
            assert!(play.hand(other).iter().all(|card| !text.contains(card) && !heard.contains(card)));
        }
        assert!(play.hand(seat).iter().all(|card| text.contains(card) && heard.contains(card)));
    }
}

#[test]
fn r15_everybody_rolls_for_the_first_turn() {
    let mut faces = BTreeSet::new();
    for seed in 0..20 {
        let (play, events) = fresh_with_events(4, PatronRule::Off, seed);
        assert_eq!(happened(&events, |event| matches!(event, Event::Rolled { .. })), 4);
        assert_eq!(play.phase(), Phase::Main);
        for seat in 0..4 {
            let face = play.p(seat).die;
            let rolled = Event::Rolled { seat: Seat::new(seat), face };
            assert!(events.contains(&rolled));
            faces.insert(face);
        }
    }
    assert_eq!(faces.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
}

// ---------------------------------------------------------------------------------------------------------------------
// The turn

#[test]
fn r16_turns_go_clockwise_with_one_action_each() {
    for players in 2..=4 {
        let mut play = fresh(players, PatronRule::Off, 8);
        let first = play.whose();
        for turn in 0..2 * players {
            let seat = play.acts();
            assert_eq!(seat, (first + turn) % players);
            assert!(!play.may("roll") && !play.may("end") && !play.may("done"), "there is no pass");
            let sail = play.moves_like("sail")[0].clone();
            let mut events = play.go(seat, &format!("sail {sail}"));
            // After the action there is no second one.
            while play.whose() == seat {
                let second =
                    |mv: &String| ["build", "sail", "deliver", "die"].iter().any(|it| mv.starts_with(it));
                assert!(!play.moves().iter().any(second));
                let answer = play.answers()[0].clone();
                events.extend(play.go(seat, &answer));
            }
            // The die is rolled for the next turn.
            assert!(events.contains(&Event::Rolled { seat: Seat::new(seat), face: play.p(seat).die }));
            assert_eq!(happened(&events, |event| matches!(event, Event::Rolled { .. })), 1);
        }
    }
}

#[test]
fn r16_others_wait_and_what_does_not_belong_here_is_refused() {
    let play = given([who(), who()]).turn(0);
    assert!(play.not_to_act(1, "sail 1 1"));
    for mv in ["roll", "end", "done", "take koku", "take silk", "sell silk", "royal 1", "mark 1", "set 3"] {
        assert_eq!(play.rule_against(mv), "R16", "{mv}");
    }
    assert_eq!(play.moves(), ["sail 1 1", "sail 2 1"], "who has nothing can still sail");
    let over = given([who(), who()]).last_turns(1).turn(0).and(0, "sail 1 1");
    assert!(over.over() && over.moves().is_empty());
}

#[test]
fn r17_ts05_favour_turns_the_die_and_six_and_one_are_neighbours() {
    let play = given([who().die(2).favour(2), who()]).turn(0);
    assert_eq!(play.moves_like("die"), ["1", "3", "4", "6"]);
    assert_eq!(play.rule_against("die 5"), "R17");
    assert_eq!(play.rule_against("die 2"), "R17");
    let mut one_by_one = play.and(0, "die 1");
    assert_eq!((one_by_one.p(0).die, one_by_one.favour(0)), (1, 1));
    one_by_one.go(0, "die 6");
    assert_eq!((one_by_one.p(0).die, one_by_one.favour(0)), (6, 0));
    let at_once = play.and(0, "die 6");
    assert_eq!((at_once.p(0).die, at_once.favour(0)), (6, 0));
    assert_eq!(at_once.moves_like("die"), [""; 0]);
    // The change counts for the action.
    assert_eq!(at_once.moves_like("sail"), ["1 6", "2 6"]);
}

#[test]
fn r17_ts06_with_three_favour_every_face_can_be_reached() {
    let play = given([who().die(2).favour(3), who()]).turn(0);
    assert_eq!(play.moves_like("die"), ["1", "3", "4", "5", "6"]);
    let play = play.and(0, "die 5");
    assert_eq!((play.p(0).die, play.favour(0)), (5, 0));
}

#[test]
fn r18_ts07_two_goods_for_another_and_five_koku_for_favour() {
    let me = || who().goods([2, 0, 0]).koku(5).favour(2);
    let play = given([me(), who()]).turn(0);
    assert_eq!(play.moves_like("trade"), ["silk rice", "silk porcelain", "koku favour"]);
    assert_eq!(play.clone().brings(0, "trade silk rice")[0], "-2 silk, +1 rice");
    assert_eq!(play.clone().brings(0, "trade silk porcelain")[0], "-2 silk, +1 porcelain");
    assert_eq!(play.clone().brings(0, "trade koku favour")[0], "-5 koku, +1 favour");
    assert_eq!(play.rule_against("trade rice silk"), "R18");
    let full = given([me().favour(3), who()]).turn(0);
    assert_eq!(full.moves_like("trade"), ["silk rice", "silk porcelain"]);
    let poor = given([me().goods([1; 3]).koku(4), who()]).turn(0);
    assert_eq!(poor.moves_like("trade"), [""; 0]);
    assert_eq!(
        (poor.rule_against("trade koku favour"), poor.rule_against("trade silk rice")),
        ("R18", "R18")
    );
}

#[test]
fn r18_one_exchanges_as_often_as_one_likes() {
    let mut play = given([who().goods([6, 0, 0]).koku(20), who()]).turn(0);
    play.go_all(&["trade silk rice", "trade silk rice", "trade rice porcelain", "trade silk rice"]);
    assert_eq!(play.goods(0), [0, 1, 1]);
    play.go_all(&["trade koku favour", "trade koku favour", "trade koku favour"]);
    assert_eq!((play.koku(0), play.favour(0)), (5, 3));
    assert_eq!(play.acts(), 0);
}

#[test]
fn r19_ts09_more_than_six_of_a_good_are_lost() {
    let board =
        |silk: u8| given([who().ships(5, 8).goods([silk, 0, 0]), who()]).built(11, "E1-M1", &[1]).turn(0);
    assert_eq!(board(6).brings(0, "sail 1 1")[0], "+3 koku");
    assert_eq!(board(5).brings(0, "sail 1 1")[0], "+3 koku, +1 silk");
}

#[test]
fn r19_more_than_twenty_five_koku_and_favour_above_the_limit_are_lost() {
    let mut play = given([who().ships(5, 8).koku(23), who()]).turn(0);
    assert_eq!(play.brings(0, "sail 1 1")[0], "+2 koku");
    // An owner at the limit gets the point only.
    let board = |favour: u8| {
        given([who().ships(5, 8), who().favour(favour).koku(25)]).built(11, "E1-M2", &[1]).turn(0)
    };
    assert_eq!(board(3).brings(0, "sail 1 1")[1], "+1 points");
    assert_eq!(board(2).brings(0, "sail 1 1")[1], "+1 favour, +1 points");
    // The end of the row.
    let mut play = given([who().koku(5).favour(3), who()]).row("E1-P1 E1-P2 E1-P3 E1-P4").turn(0);
    assert_eq!(play.brings(0, "build 2 E1-P1")[0], "-5 koku, +1 in 1");
}

#[test]
fn r19_the_limit_rises_with_each_monk_up_to_six() {
    for (limit, favour, changes) in [
        (3, 0, "+1 limit, +2 favour"),
        (4, 4, "+1 limit, +1 favour"),
        (5, 3, "+1 limit, +2 favour"),
        (6, 3, "+2 favour"),
        (6, 5, "+1 favour"),
        (6, 6, ""),
    ] {
        let me = who().hand("MO1").goods([1, 2, 1]).limit(limit).favour(favour);
        let mut play = given([me, who()]).turn(0);
        let before = play.p(0);
        play.go(0, "deliver MO1");
        let mut after = play.p(0);
        after.goods = before.goods;
        assert_eq!(change(&before, &after), changes, "limit {limit}");
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// Building

fn spaces(play: &Play) -> Vec<u8> {
    let all: BTreeSet<u8> =
        play.moves_like("build").iter().map(|mv| number(mv.split(' ').next().expect("a space"))).collect();
    all.into_iter().collect()
}

#[test]
fn r20_ts11_empty_spaces_of_the_region_that_can_be_paid() {
    let play = given([who().die(4).koku(9), who()]).turn(0);
    assert_eq!(spaces(&play), [16, 19, 20]);
    assert_eq!(play.moves_like("build").len(), 3 * 4, "with any tile of the row");
    let [dear, market] = [18, 17].map(|space| format!("build {space} {}", play.view().row[0]));
    assert_eq!((play.rule_against(&dear), play.rule_against(&market)), ("R21", "R20"));
    assert_eq!(play.rule_against(&format!("build 1 {}", play.view().row[0])), "R20");
}

#[test]
fn r20_ts16_a_full_region_takes_no_building() {
    let full = given([rich().die(6), who()])
        .built(26, "E1-P1", &[0])
        .built(27, "E1-P2", &[1])
        .built(28, "E1-P3", &[1])
        .built(30, "E1-P4", &[0])
        .turn(0);
    assert_eq!(full.moves_like("build"), [""; 0]);
    assert_eq!(full.rule_against(&format!("build 27 {}", full.view().row[1])), "R20");
    // Nor does one that cannot be paid.
    let poor = given([who().die(6).koku(4), who()]).turn(0);
    assert_eq!(poor.moves_like("build"), [""; 0]);
    assert!(poor.may("sail 1 6"));
}

#[test]
fn r20_ships_do_not_matter() {
    for ship in 1..=14 {
        let play = given([rich().die(3).ships(ship, 1), rich().ships(6, 7)]).turn(0);
        assert_eq!(spaces(&play), [11, 12, 13, 14, 15]);
    }
}

#[test]
fn r21_ts15_an_artisan_makes_it_two_cheaper_in_the_region() {
    let rowan = || rich().delivered("AR3");
    let board = |die: u8| given([who(), who(), who(), rowan().die(die)]).row("E1-P2 E1-R2 E1-S2 E1-P1");
    for (die, space, koku) in [(3, 12, "-10 koku"), (3, 14, "-3 koku"), (4, 16, "-9 koku")] {
        let mut play = board(die).turn(ROWAN);
        assert_eq!(play.brings(ROWAN, &format!("build {space} E1-R2"))[3], koku);
    }
    // Whoever has not delivered pays all of it, and an elder of that region does not help.
    let mut play = given([rich().die(3).delivered("EL3 AR2"), rich().delivered("AR3")])
        .row("E1-P1 E1-R2 E1-P2 E1-S2")
        .turn(0);
    assert_eq!(play.brings(0, "build 12 E1-R2")[0], "-12 koku");
    // It counts for what can be paid.
    let play = given([who().koku(3).die(3).delivered("AR3"), who()]).turn(0);
    assert_eq!(spaces(&play), [14]);
    let play = given([who().koku(2).die(3).delivered("AR3"), who()]).turn(0);
    assert_eq!(spaces(&play), [0; 0]);
}

#[test]
fn r21_every_space_costs_what_is_printed() {
    for row in tables::SHORES.iter() {
        let Some(cost) = row.cost else { continue };
        let board = |koku: u8| {
            given([who().koku(koku).die(row.region), who()]).row("E1-P1 E1-R2 E1-P2 E1-S2").turn(0)
        };
        let mv = format!("build {} E1-R2", row.id);
        assert_eq!(board(cost - 1).rule_against(&mv), "R21");
        let mut play = board(cost);
        assert_eq!(play.brings(0, &mv)[0], format!("-{cost} koku"));
        assert_eq!((play.tile(row.id).as_str(), play.owners(row.id)), ("E1-R2", vec![0]));
    }
}

#[test]
fn r22_ts10_the_tile_at_the_end_of_the_row_brings_favour() {
    let mut play = given([who(), who(), who().die(4).koku(9)])
        .row("E1-S5 E1-P1 E1-P2 E1-P3")
        .tops("E1-R1 E2-P1")
        .turn(WILLOW);
    let changes = play.brings(WILLOW, "build 16 E1-S5");
    assert_eq!(changes, ["", "", "-9 koku, +1 porcelain, +1 favour, +2 in 4"]);
    assert_eq!((play.koku(WILLOW), play.tile(16).as_str(), play.owners(16)), (0, "E1-S5", vec![WILLOW]));
    assert_eq!(play.row(), "E1-P1 E1-P2 E1-P3 E1-R1");
}

#[test]
fn r22_ts14_others_do_not() {
    for (tile, favour) in [("E1-P2", 1), ("E1-R2", 0), ("E1-S2", 0), ("E1-P1", 0)] {
        let mut play = given([rich(), who()]).row("E1-P2 E1-R2 E1-S2 E1-P1").turn(0);
        play.go(0, &format!("build 2 {tile}"));
        assert_eq!(play.favour(0), favour, "{tile}");
    }
    let play = given([rich(), who()]).row("E1-P2 E1-R2 E1-S2 E1-P1").tops("E1-P3 E2-P1").turn(0);
    assert_eq!(play.rule_against("build 2 E1-P3"), "R22");
    assert_eq!(play.rule_against("build 2 E2-P1"), "R22");
}

#[test]
fn r23_a_marker_and_the_influence_of_the_tile() {
    for (tile, steps) in [("E1-P2", 0), ("E1-P1", 1), ("E1-M3", 2), ("E2-M1", 5)] {
        let mut play = given([who(), rich().die(5)]).row(&format!("E1-S2 {tile} E1-S3 E1-S4")).turn(1);
        play.go(1, &format!("build 24 {tile}"));
        assert_eq!((play.owners(24), play.p(1).influence), (vec![1], [0, 0, 0, 0, steps, 0]), "{tile}");
        assert_eq!(play.p(0).influence, [0; 6]);
    }
}

#[test]
fn r24_then_the_row_moves_up() {
    for (tile, row) in [
        ("E1-P1", "E1-P2 E1-P3 E1-P4 E1-S1"),
        ("E1-P2", "E1-P1 E1-P3 E1-P4 E1-S1"),
        ("E1-P3", "E1-P1 E1-P2 E1-P4 E1-S1"),
        ("E1-P4", "E1-P1 E1-P2 E1-P3 E1-S1"),
    ] {
        let mut play = given([rich(), who()]).row("E1-P1 E1-P2 E1-P3 E1-P4").tops("E1-S1 E2-P1").turn(0);
        let events = play.go(0, &format!("build 1 {tile}"));
        assert_eq!(play.row(), row);
        assert!(play.view().gone.is_empty());
        assert_eq!(happened(&events, |event| matches!(event, Event::Entered { .. })), 1);
        assert_eq!(play.view().below, [4, 5]);
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// Influence

/// A cheap space of each region.
const CHEAP: [u8; 6] = [2, 8, 14, 19, 24, 30];

/// Somebody at this step of a region builds there for one more step: before and after it.
fn influenced(region: u8, from: u8) -> (Play, Play) {
    let me = who().koku(13).die(region).at(region.into(), from);
    let before = given([me, who()]).row("E1-S2 E1-P1 E1-S3 E1-S4").turn(0);
    let after = before.and(0, &format!("build {} E1-P1", CHEAP[usize::from(region) - 1]));
    (before, after)
}

#[test]
fn r25_every_step_of_every_track() {
    for (region, step) in (1..=6).flat_map(|region| (1..=18).map(move |step| (region, step))) {
        let (before, play) = influenced(region, step - 1);
        let good = ["porcelain", "rice", "silk"][usize::from(region - 1) % 3];
        let expected = match step {
            2 => format!("+1 {good}, +1 in {region}"),
            5 => format!("+2 koku, +1 in {region}"),
            9 => format!("+1 favour, +1 in {region}"),
            13 | 18 => format!("+3 points, +1 in {region}"),
            _ => format!("+1 in {region}"),
        };
        let mut after = play.p(0);
        after.koku += shore(CHEAP[usize::from(region) - 1]).cost.expect("a price");
        assert_eq!(change(&before.p(0), &after), expected, "step {step} of {region}");
        let asked = play.answers() == ["take silk", "take rice", "take porcelain"];
        assert_eq!(asked, step == 18, "step {step} of {region}");
    }
}

#[test]
fn r25_ts12_steps_that_are_passed_count_too() {
    let me = who().koku(6).at(1, 1);
    let mut play = given([me, who()]).row("E1-S2 E1-M1 E1-S3 E1-S4").turn(0);
    assert_eq!(play.brings(0, "build 1 E1-M1")[0], "-4 koku, +1 porcelain, +4 in 1");
    assert_eq!(play.influence(0, 1), 5);
    // From 8 to 13: favour and points.
    let mut play = given([rich().at(1, 8), who()]).row("E1-S2 E2-M1 E1-S3 E1-S4").turn(0);
    assert_eq!(play.brings(0, "build 1 E2-M1")[0], "-6 koku, +1 favour, +3 points, +5 in 1");
}

#[test]
fn r26_ts18_the_marker_of_another_blocks_no_reward() {
    let mut play = given([who().koku(6).at(1, 1), who().at(1, 2)]).row("E1-S2 E1-P1 E1-S3 E1-S4").turn(0);
    assert_eq!(play.brings(0, "build 1 E1-P1")[0], "-6 koku, +1 porcelain, +1 in 1");
    assert_eq!((play.influence(0, 1), play.influence(1, 1)), (2, 2));
}

#[test]
fn r26_influence_beyond_the_last_step_is_lost() {
    let mut play = given([who().koku(6).at(1, 16), who()]).row("E1-S2 E1-M1 E1-S3 E1-S4").turn(0);
    assert_eq!(play.brings(0, "build 1 E1-M1")[0], "-6 koku, +3 points, +2 in 1");
    assert_eq!(play.answers(), ["take silk", "take rice", "take porcelain"]);
    // And nothing comes twice.
    let mut play = given([who().koku(6).at(1, 18), who()]).row("E1-S2 E1-M1 E1-S3 E1-S4").turn(0);
    assert_eq!(play.brings(0, "build 1 E1-M1")[0], "-6 koku");
    assert_eq!(play.acts(), 1);
}

// ---------------------------------------------------------------------------------------------------------------------
// Sailing

#[test]
fn r27_a_ship_sails_exactly_what_the_die_shows() {
    for (die, from) in (1..=6).flat_map(|die| (1..=14).map(move |from| (die, from))) {
        let play = given([who().die(die).ships(from, 5), who().ships(from, from)]).turn(0);
        assert_eq!(play.moves_like("sail"), [format!("1 {die}"), format!("2 {die}")]);
        let other = die % 6 + 1;
        assert_eq!(play.rule_against(&format!("sail 1 {other}")), "R27");
        let to = play.and(0, &format!("sail 1 {die}")).ships(0);
        assert_eq!(to, [(from + die - 1) % 14 + 1, 5]);
    }
}

#[test]
fn r27_ts21_from_fourteen_one_step_leads_to_one() {
    let mut play = given([who().ships(14, 8), who()]).turn(0);
    let events = play.go(0, "sail 1 1");
    assert_eq!(play.ships(0), [1, 8]);
    assert!(matches!(events[0], Event::Sailed { from: 14, to: 1, journey: true, .. }));
    assert_eq!(play.answers(), ["take koku", "take silk", "take rice", "take porcelain"]);
}

#[test]
fn r27_ts26_ships_do_not_block_one_another() {
    let play = given([who().die(3).ships(6, 6), who().ships(6, 9)]).turn(0);
    assert_eq!(play.moves_like("sail"), ["1 3", "2 3"]);
    assert_eq!(play.and(0, "sail 1 3").ships(0), [9, 6]);
    assert_eq!(play.and(0, "sail 2 3").ships(0), [6, 9]);
    let play = given([who().die(3).ships(3, 6), who()]).turn(0).and(0, "sail 1 3");
    assert_eq!(play.ships(0), [6, 6]);
}

#[test]
fn r28_an_empty_space_brings_a_koku_and_a_tile_its_visitor_reward() {
    // River space 6: 11, 12, 13 and 15, all in region 3.
    for row in tables::TILES.iter().filter(|row| !row.id.starts_with("IM")) {
        let owned: &[u8] = if row.id.starts_with("ST") { &[] } else { &[1] };
        let mut play = given([who().ships(5, 8), who()]).built(13, row.id, owned).turn(0);
        let changes = play.brings(0, "sail 1 1");
        let expected = match told(&row.visitor)[0].as_str() {
            "3 koku" => "+6 koku",
            "5 koku" => "+8 koku",
            "1 silk" => "+3 koku, +1 silk",
            "1 rice" => "+3 koku, +1 rice",
            "1 porcelain" => "+3 koku, +1 porcelain",
            "2 influence" => "+3 koku, +1 silk, +2 in 3",
            "3 influence" => "+3 koku, +1 silk, +3 in 3",
            "2 vp" => "+3 koku, +2 points",
            "3 vp" => "+3 koku, +3 points",
            "1 any_good" => "+3 koku",
            other => panic!("{other}"),
        };
        assert_eq!(changes[0], expected, "{}", row.id);
        let asked = row.visitor[0].1 == "any_good";
        assert_eq!(play.phase() == Phase::Act && play.acts() == 0, asked, "{}", row.id);
    }
    let mut play = given([who().ships(5, 8), who()]).turn(0);
    assert_eq!(play.brings(0, "sail 1 1"), ["+4 koku", ""]);
}

#[test]
fn r28_only_the_last_river_space_is_visited() {
    // From 4 to 6 the ship passes 5, which touches 9 and 10.
    let mut play = given([who().die(2).ships(4, 6), who()])
        .built(9, "E1-S3", &[1])
        .built(10, "E1-P1", &[1])
        .built(8, "E1-P2", &[1])
        .turn(0);
    assert_eq!(play.brings(0, "sail 1 2"), ["+4 koku", ""]);
}

#[test]
fn r29_ts19_visitors_and_owners() {
    let mut play = given([who().die(2).ships(4, 8), who(), who(), who()])
        .built(11, "E1-M3", &[ROWAN])
        .built(13, "E1-M2", &[REED])
        .built(15, "E1-S1", &[ALDER])
        .turn(ALDER);
    let changes = play.brings(ALDER, "sail 1 2");
    assert_eq!(play.ships(ALDER)[0], 6);
    assert_eq!(
        changes,
        ["+1 koku, +1 rice, +2 porcelain, +2 points", "+1 favour, +1 points", "", "+1 koku, +1 points"]
    );
}

#[test]
fn r29_ts23_nobody_owns_imperial_markets_and_starting_tiles() {
    // River space 8: 15, 16, the imperial market on 17, and 18.
    let mut play = given([who().ships(7, 1), who()]).turn(0);
    assert_eq!(play.brings(0, "sail 1 1"), ["+3 koku, +1 rice, +1 favour", ""]);
    for (tile, brings) in
        [("ST-P1", "+6 koku"), ("ST-R1", "+3 koku, +1 silk, +2 in 3"), ("ST-S1", "+3 koku, +2 points")]
    {
        let mut play = given([who().ships(5, 1), who()]).stands(11, tile).turn(0);
        assert_eq!(play.brings(0, "sail 1 1"), [brings, ""]);
        assert!(!given([who(), who()]).built(11, tile, &[1]).accepted(0));
    }
}

#[test]
fn r29_ts24_influence_is_in_the_region_of_the_tile() {
    let mut play = given([who().ships(9, 1), who(), who()]).built(21, "E1-R3", &[WILLOW]).turn(ALDER);
    assert_eq!(play.brings(ALDER, "sail 1 1"), ["+3 koku, +1 rice, +2 in 5", "", "+1 favour"]);
    // The same for an owner: 20 lies in region 4 at the same river space.
    let mut play = given([who().ships(9, 1), who(), who()]).built(20, "E2-S1", &[WILLOW]).turn(ALDER);
    assert_eq!(play.brings(ALDER, "sail 1 1"), ["+3 koku, +3 points", "", "+1 in 4"]);
}

#[test]
fn r29_every_owner_reward() {
    for row in tables::TILES.iter().filter(|row| row.id.starts_with('E')) {
        // The owner has two more ports, three more markets, a manor and no shrine, and three customers.
        let owner = who().delivered("EL1 EL2 EL3");
        let other = |kind: &str, at: usize| {
            let tiles = tables::TILES.iter().filter(|other| other.kind == kind && other.id != row.id);
            tiles.map(|other| other.id).nth(at).expect("another tile")
        };
        let mut play = given([who().ships(5, 8), owner])
            .built(13, row.id, &[1])
            .built(1, other("port", 0), &[1])
            .built(2, other("port", 1), &[1])
            .built(5, other("market", 0), &[1])
            .built(8, other("market", 1), &[1])
            .built(19, other("market", 2), &[1])
            .built(24, other("manor", 0), &[1, 1])
            .below(0, 0)
            .turn(0);
        let changes = play.brings(0, "sail 1 1");
        let expected: Vec<String> = row
            .owner
            .iter()
            .map(|&(count, what)| match what {
                "favor" => format!("+{count} favour"),
                "vp" => format!("+{count} points"),
                "influence" => format!("+{count} in 3"),
                "koku_per_port" | "koku_per_customer" => "+3 koku".to_owned(),
                "koku_per_market" => "+4 koku".to_owned(),
                "koku_per_manor" => "+2 koku".to_owned(),
                "koku_per_shrine" => "+1 koku".to_owned(),
                good_or_koku => format!("+{count} {good_or_koku}"),
            })
            .filter(|change| !change.ends_with("any_good"))
            .collect();
        assert_eq!(changes[1], expected.join(", "), "{}", row.id);
    }
}

#[test]
fn r29_ts27_two_markers_of_one_player_double_the_reward() {
    let mut play = given([who(), who().ships(5, 8)])
        .masteries("three-alike four-trades many-faces")
        .built(13, "E1-P6", &[0, 0])
        .built(1, "E1-P1", &[0])
        .turn(1);
    assert_eq!(play.brings(1, "sail 1 1"), ["+2 favour, +2 points", "+6 koku"]);
    // It is one building: two ports are not three.
    play.finish();
    play.sail_and_finish();
    assert_eq!(play.line("score-masteries"), [0, 0]);
}

#[test]
fn r29_ts28_two_owners_get_the_same() {
    let board = |ship: [u8; 3]| {
        let [alder, reed, willow] = ship.map(|at| who().ships(at, 1));
        given([alder, reed, willow]).built(13, "E1-M2", &[REED, WILLOW])
    };
    let both = "+1 favour, +1 points";
    assert_eq!(board([5, 1, 1]).turn(ALDER).brings(ALDER, "sail 1 1"), ["+3 koku, +1 rice", both, both]);
    // Whoever sails, also one of the two.
    let changes = board([1, 5, 1]).turn(REED).brings(REED, "sail 1 1");
    assert_eq!(changes, ["", "+3 koku, +1 rice, +1 favour, +1 points", both]);
}

#[test]
fn r30_royal_ship_and_patron_have_their_effect() {
    let me = || who().ships(9, 9).delivered("NO2 NO3 NO4 NO6").royal(1);
    let board = || given([me(), who()]).built(18, "E1-S2", &[0]).built(20, "E1-S3", &[1]);
    // River space 10: 18 and 20 are shrines, 21 and 23 are empty; regions 4 and 5.
    let mut play = board().turn(0);
    assert_eq!(play.brings(0, "sail 1 1"), ["+5 koku, +1 silk, +6 points, +1 in 4, +1 in 5", "+1 favour"]);
    // The other ship is a plain one.
    let mut play = board().turn(0);
    assert_eq!(play.brings(0, "sail 2 1"), ["+3 koku, +1 silk, +4 points", "+1 favour"]);
    // A patron looks at both.
    for ship in [1, 2] {
        let mut play = given([who().ships(9, 9).patron("wayfarer"), who()]).built(20, "E1-S3", &[1]).turn(0);
        assert_eq!(play.brings(0, &format!("sail {ship} 1"))[0], "+3 koku, +4 points");
    }
}

#[test]
fn r31_ts20_the_end_of_a_journey() {
    let mut play =
        given([who().die(3).ships(13, 8), who()]).row("E1-P1 E1-P2 E1-P3 E1-P4").tops("E1-S1 E2-P1").turn(0);
    assert_eq!(play.brings(0, "sail 1 3")[0], "+4 koku");
    assert_eq!((play.ships(0)[0], play.acts(), play.row().as_str()), (2, 0, "E1-P1 E1-P2 E1-P3 E1-P4"));
    let good = play.clone().brings(0, "take porcelain");
    assert_eq!(good[0], "+1 porcelain");
    assert_eq!(play.brings(0, "take koku")[0], "+3 koku");
    assert_eq!(play.koku(0), 7);
    assert_eq!(
        (play.row().as_str(), names(play.view().gone)),
        ("E1-P2 E1-P3 E1-P4 E1-S1", vec!["E1-P1".to_owned()])
    );
    // Nobody gets the favour for a tile that is discarded.
    assert_eq!(play.favour(0), 0);
}

#[test]
fn r31_only_a_ship_that_left_the_map_ends_a_journey() {
    let mut play = given([who().die(3).ships(11, 8), who()]).turn(0);
    let row = play.row();
    let events = play.go(0, "sail 1 3");
    assert_eq!((play.ships(0)[0], play.row()), (14, row));
    assert_eq!(happened(&events, |event| matches!(event, Event::TileGone { .. })), 0);
}

#[test]
fn r31_ts31_a_merchant_adds_to_it() {
    let mut play = given([who(), who(), who().die(3).ships(13, 8).delivered("ME6")]).turn(WILLOW);
    play.go(WILLOW, "sail 1 3");
    play.go(WILLOW, "take koku");
    assert_eq!(play.koku(WILLOW), 3 + 3 + 4);
}

#[test]
fn r31_ts40_two_merchants_at_once() {
    let mut play = given([who().die(3).ships(13, 8).delivered("ME1 ME2"), who()])
        .built(19, "E1-P1", &[0])
        .built(24, "E1-S1", &[0])
        .built(28, "E1-P2", &[1, 0])
        .built(8, "E1-P3", &[1])
        .turn(0);
    assert_eq!(play.brings(0, "sail 1 3")[0], "+4 koku, +2 points, +1 in 4, +1 in 5, +1 in 6");
}

#[test]
fn r31_what_every_merchant_does() {
    let journey = |card: &str| {
        let me = who().die(3).ships(13, 8).goods([1, 0, 2]).delivered(card);
        let mut play = given([me, who()]).built(20, "E1-P1", &[0]).built(18, "E1-P2", &[0]).turn(0);
        let brings = play.brings(0, "sail 1 3")[0].clone();
        (brings, play)
    };
    for (card, brings) in [
        ("ME1", "+4 koku, +1 in 4"),
        ("ME2", "+4 koku, +1 points"),
        ("ME3", "+4 koku"),
        ("ME4", "+4 koku"),
        ("ME5", "+4 koku, +1 favour"),
        ("ME6", "+7 koku"),
    ] {
        assert_eq!(journey(card).0, brings, "{card}");
    }
    let (_, mut play) = journey("ME3");
    play.go(0, "take koku");
    assert_eq!(play.answers(), ["take silk", "take rice", "take porcelain"]);
    assert_eq!(play.brings(0, "take rice")[0], "+1 rice");
    let (_, mut play) = journey("ME4");
    play.go(0, "take koku");
    assert_eq!(play.answers(), ["sell silk", "sell porcelain", "done"]);
    assert_eq!(play.brings(0, "sell porcelain")[0], "+5 koku, -1 porcelain");
    assert_eq!(play.brings(0, "sell silk")[0], "+5 koku, -1 silk");
    assert_eq!(play.and(0, "done").koku(0), 17);
    // When nothing is left to sell, it is over.
    assert_eq!(play.brings(0, "sell porcelain")[0], "+5 koku, -1 porcelain");
    assert_eq!((play.koku(0), play.phase()), (22, Phase::End));
    // What goes beyond 25 koku is lost.
    let mut play =
        given([who().die(3).ships(13, 8).koku(20).goods([2, 0, 0]).delivered("ME4"), who()]).turn(0);
    play.go_all(&["sail 1 3", "take silk"]);
    assert_eq!(play.brings(0, "sell silk")[0], "+1 koku, -1 silk");
    assert_eq!(play.brings(0, "sell silk")[0], "-1 silk");
}

// ---------------------------------------------------------------------------------------------------------------------
// Delivering

/// Names of customers, without these.
fn all_but(without: &str) -> String {
    let kept = tables::CARDS.iter().map(|row| row.id).filter(|id| !without.contains(id));
    kept.collect::<Vec<_>>().join(" ")
}

#[test]
fn r32_ts32_only_to_customers_of_the_region_on_the_die() {
    let me = || who().goods([6; 3]).hand("AR4 AR1");
    let play = given([me().die(5), who()]).turn(0);
    assert_eq!(play.moves_like("deliver"), [""; 0]);
    assert_eq!(play.rule_against("deliver AR4"), "R32");
    // With a favour the die shows 4 or 6.
    let play = given([me().die(5).favour(1), who()]).turn(0).and(0, "die 4");
    assert_eq!(play.moves_like("deliver"), ["AR4"]);
    let play = given([who().goods([6; 3]).hand("AR6").die(5).favour(1), who()]).turn(0).and(0, "die 6");
    assert_eq!(play.moves_like("deliver"), ["AR6"]);
}

#[test]
fn r32_exactly_what_is_ordered_is_given_back() {
    for row in tables::CARDS.iter() {
        let me = |goods| who().die(row.region).hand(row.id).goods(goods);
        let mut play = given([me(row.order), who()]).turn(0);
        play.go(0, &format!("deliver {}", row.id));
        let track = if row.influence >= 2 {
            ["porcelain", "rice", "silk"][usize::from(row.region - 1) % 3]
        } else {
            ""
        };
        let left = ["silk", "rice", "porcelain"].map(|good| u8::from(good == track));
        assert_eq!(play.goods(0), left, "{}", row.id);
        assert_eq!(names(play.p(0).delivered), [row.id]);
        // One good less is not enough.
        for good in (0..3).filter(|&good| row.order[good] > 0) {
            let mut less = row.order;
            less[good] -= 1;
            let play = given([me(less), who()]).turn(0);
            assert_eq!(play.rule_against(&format!("deliver {}", row.id)), "R32");
        }
    }
    // A customer of somebody else.
    let play = given([who().goods([6; 3]).hand("AR1"), who().hand("EL1")]).turn(0);
    assert_eq!(play.rule_against("deliver EL1"), "R32");
}

#[test]
fn r33_ts30_two_customers_are_drawn_and_one_is_discarded() {
    let mut play = given([who(), who(), who().die(6).hand("ME6 NO1").goods([1, 2, 0])]).turn(WILLOW);
    assert_eq!(play.brings(WILLOW, "deliver ME6")[2], "-2 rice, +3 in 6", "a silk is given and one is got");
    assert_eq!(names(play.p(WILLOW).delivered), ["ME6"]);
    // Of the card that stayed and the two new ones any may go.
    let hand = play.hand(WILLOW);
    assert_eq!(hand.len(), 3);
    assert!(hand.contains(&"NO1".to_owned()));
    let discards: Vec<String> = hand.iter().map(|card| format!("discard {card}")).collect();
    assert_eq!(play.answers(), discards);
    for mv in &discards {
        let next = play.and(WILLOW, mv);
        let view = next.position().view(Viewer::Spectator);
        assert_eq!((next.hand(WILLOW).len(), names(view.discard)), (2, vec![mv[8..].to_owned()]));
        assert_eq!((view.deck, next.acts()), (30 - 4, ALDER));
    }
    assert_eq!(play.rule_against("discard ME6"), "R32");
}

#[test]
fn r33_ts42_the_discards_become_the_deck() {
    let (hand, discards) = ("AR1 AR2", "EL1 EL2 EL3 EL4 EL5");
    let rest = all_but(&format!("{hand} {discards}"));
    let board = || given([who().hand(hand).goods([0, 0, 2]), who().delivered(&rest)]).discard(discards);
    let mut drawn = BTreeSet::new();
    for seed in 0..40 {
        let mut play = board().turn_with(0, seed);
        assert_eq!(play.view().deck, 0);
        let events = play.go(0, "deliver AR1");
        assert_eq!(happened(&events, |event| *event == Event::Shuffled), 1);
        assert_eq!((play.view().deck, play.view().discard.len(), play.hand(0).len()), (3, 0, 3));
        drawn.extend(play.hand(0));
    }
    assert_eq!(drawn.len(), 1 + 5, "any of the discards can come");
}

#[test]
fn r33_ts42_also_between_the_two_cards() {
    let (hand, discards) = ("AR1 AR2", "EL1 EL2");
    let rest = all_but(&format!("{hand} {discards} MO6"));
    let mut play =
        given([who().hand(hand).goods([0, 0, 2]), who().delivered(&rest)]).discard(discards).turn(0);
    assert_eq!(play.view().deck, 1);
    play.go(0, "deliver AR1");
    let drawn = play.hand(0);
    assert!(drawn.contains(&"MO6".to_owned()) && drawn.len() == 3);
    assert_eq!((play.view().deck, play.view().discard.len()), (1, 0));
}

#[test]
fn r33_ts68_with_one_card_left_none_is_discarded() {
    let rest = all_but("AR1 AR2 EL1");
    let board = |discards: &str, rest: &str| {
        given([who().hand("AR1 AR2").goods([0, 0, 2]), who().delivered(rest)]).discard(discards).turn(0)
    };
    let mut play = board("EL1", &rest);
    play.go(0, "deliver AR1");
    assert_eq!((play.hand(0), play.view().discard.len()), (vec!["AR2".to_owned(), "EL1".to_owned()], 0));
    assert_eq!(play.acts(), 1, "nothing is asked");
    // Without any the hand stays smaller.
    let mut play = board("", &format!("{rest} EL1"));
    play.go(0, "deliver AR1");
    assert_eq!((play.hand(0), play.acts()), (vec!["AR2".to_owned()], 1));
}

#[test]
fn r34_ts33_a_monk_wants_an_opponents_building_with_one_marker() {
    let me = who().die(2).hand("MO2").goods([3, 2, 0]).favour(1);
    let mut play = given([me, who(), who()])
        .built(1, "E1-P1", &[0])
        .built(2, "E1-P2", &[1])
        .built(12, "E1-P3", &[2])
        .built(13, "E1-P4", &[1, 2])
        .built(14, "E1-P5", &[2, 0])
        .built(15, "E1-P6", &[1, 1])
        .stands(3, "ST-P1")
        .turn(0);
    assert_eq!(play.brings(0, "deliver MO2")[0], "-3 silk, -2 rice, +1 limit, +2 favour");
    assert_eq!((play.p(0).limit, play.favour(0), play.p(0).influence), (4, 3, [0; 6]));
    assert_eq!(play.answers(), ["mark 2", "mark 12"]);
    for mv in ["mark 1", "mark 3", "mark 4", "mark 6", "mark 13", "mark 14", "mark 15"] {
        assert_eq!(play.rule_against(mv), "R34");
    }
    assert_eq!(play.brings(0, "mark 12"), ["", "", ""], "no influence for it");
    assert_eq!(play.owners(12), [2, 0]);
    assert_eq!(play.phase(), Phase::Act, "then customers are drawn");
}

#[test]
fn r34_monks_of_odd_regions_want_ones_own_building() {
    for region in 1..=6 {
        let card = format!("MO{region}");
        let row = tables::customer(&card);
        let me = who().die(region).hand(&card).goods(row.order);
        let mut play = given([me, who()])
            .built(1, "E1-P1", &[0])
            .built(2, "E1-P2", &[0])
            .built(12, "E1-P3", &[1])
            .built(13, "E1-P4", &[1])
            .turn(0);
        play.go(0, &format!("deliver {card}"));
        let expected = if region % 2 == 1 { ["mark 1", "mark 2"] } else { ["mark 12", "mark 13"] };
        assert_eq!(play.answers(), expected, "{card}");
    }
}

#[test]
fn r34_the_new_marker_earns_from_now_on() {
    let me = who().hand("MO1").goods([1, 2, 1]).ships(1, 1);
    let mut play = given([me, who().ships(5, 8)]).built(13, "E1-P6", &[0]).built(1, "E1-P1", &[0]).turn(0);
    play.go(0, "deliver MO1");
    play.go(0, "mark 13");
    let discard = play.answers()[0].clone();
    play.go(0, &discard);
    assert_eq!(play.owners(13), [0, 0]);
    assert_eq!(play.favour(0), 2);
    assert_eq!(play.brings(1, "sail 1 1"), ["+2 favour, +2 points", "+6 koku"]);
}

#[test]
fn r34_ts47_the_marker_counts_for_masteries_in_the_same_turn() {
    let me = || who().die(2).hand("MO2").goods([3, 2, 0]);
    let answer = |board: Given| {
        let mut play = board.masteries("four-trades three-alike two-alike").turn(0);
        play.go(0, "deliver MO2");
        if play.may("mark 30") {
            play.go(0, "mark 30");
        }
        let discard = play.answers()[0].clone();
        assert_eq!(play.line("score-masteries"), [0, 0]);
        play.go(0, &discard);
        play.line("score-masteries")[0]
    };
    let three = |board: Given| {
        board.built(1, "E1-P1", &[0]).built(2, "E1-M1", &[0]).built(5, "E1-S1", &[0]).built(30, "E1-R1", &[1])
    };
    // The first manor.
    assert_eq!(answer(three(given([me(), who()]))), 5);
    // The third manor.
    let manors =
        given([me(), who()]).built(1, "E1-R2", &[0]).built(2, "E1-R3", &[0]).built(30, "E1-R1", &[1]);
    assert_eq!(answer(manors), 5);
    // Both at once.
    let both = three(given([me(), who()])).built(8, "E1-R2", &[0, 1]).built(10, "E1-R3", &[0]);
    assert_eq!(answer(both), 10);
}

#[test]
fn r35_three_influence_and_koku_count_in_the_end() {
    for region in 1..=6 {
        let card = format!("ME{region}");
        let me = who().die(region).hand(&card).goods(tables::customer(&card).order);
        let mut play = given([me, who()]).turn(0);
        play.go(0, &format!("deliver {card}"));
        let mut steps = [0; 6];
        steps[usize::from(region) - 1] = 3;
        assert_eq!(play.p(0).influence, steps);
    }
    // Merchants work for both ships.
    for ship in [1, 2] {
        let mut play = given([who().die(3).ships(13, 13).delivered("ME6"), who()]).turn(0);
        assert_eq!(play.brings(0, &format!("sail {ship} 3"))[0], "+7 koku");
    }
    for (koku, points) in [(4, 0), (5, 1), (9, 1), (10, 2), (25, 5)] {
        let play = given([who().koku(koku).delivered("ME1"), who()]).turn(0);
        assert_eq!(play.outlook(0).abilities, points, "{koku} koku");
    }
}

#[test]
fn r36_ts36_the_first_noble_brings_the_royal_ship() {
    let deliver = |me: Who| {
        let mut play = given([me.die(5).hand("NO5").goods([0, 2, 2]).ships(7, 11), who()]).turn(0);
        play.go(0, "deliver NO5");
        play
    };
    let play = deliver(who());
    assert_eq!(play.influence(0, 5), 2);
    assert_eq!(play.answers(), ["royal 1", "royal 2"]);
    for (mv, royal) in [("royal 1", 0), ("royal 2", 1)] {
        let next = play.and(0, mv);
        assert_eq!((next.p(0).royal, next.ships(0)), (Some(royal), [7, 11]), "at its place");
    }
    // With the second noble no ship is asked for, and both effects are there.
    let mut play = deliver(who().delivered("NO2").royal(2));
    assert!(play.answers().iter().all(|mv| mv.starts_with("discard")));
    let discard = play.answers()[0].clone();
    play.go(0, &discard);
    assert_eq!(play.p(0).royal, Some(1));
    let play = given([who().die(4).ships(7, 11).delivered("NO2 NO5").royal(2), who()]).turn(0);
    assert_eq!(play.moves_like("sail"), ["1 4", "2 3", "2 4", "2 5"]);
    let mut next = play.clone();
    next.go(0, "sail 2 5");
    assert_eq!((next.ships(0), next.koku(0)), ([7, 2], 8));
}

#[test]
fn r36_ts37_any_good_at_a_market() {
    let board = |royal: u8| given([who().die(3).ships(1, 1).delivered("NO1").royal(royal), who()]).turn(0);
    let mut play = board(1);
    assert_eq!(play.brings(0, "sail 1 3")[0], "+3 koku, +1 favour");
    assert_eq!(play.answers(), ["take silk", "take rice", "take porcelain"]);
    assert_eq!(play.brings(0, "take silk")[0], "+1 silk");
    // The other ship gets what is printed.
    assert_eq!(board(2).brings(0, "sail 1 3")[0], "+3 koku, +1 porcelain, +1 favour");
    // An ordinary market too, but no reward of another kind.
    let me = who().ships(5, 8).delivered("NO1").royal(1);
    let mut play = given([me, who()]).built(11, "E1-M1", &[1]).built(13, "E1-S1", &[0]).turn(0);
    assert_eq!(play.brings(0, "sail 1 1")[0], "+2 koku, +1 porcelain, +2 points");
    assert_eq!(play.answers(), ["take silk", "take rice", "take porcelain"]);
}

#[test]
fn r36_ts38_koku_for_empty_spaces_and_influence_around() {
    let mut play = given([who().ships(9, 1).delivered("NO2 NO3").royal(1), who()]).turn(0);
    assert_eq!(play.brings(0, "sail 1 1")[0], "+8 koku, +1 in 4, +1 in 5");
    // One region only.
    let mut play = given([who().ships(10, 1).delivered("NO3").royal(1), who()]).turn(0);
    assert_eq!(play.brings(0, "sail 1 1")[0], "+4 koku, +1 in 5");
}

#[test]
fn r36_ts39_the_royal_ship_may_sail_one_more_or_less() {
    for (die, steps) in [(6, ["1", "5", "6"]), (1, ["1", "2", "6"]), (3, ["2", "3", "4"])] {
        let play = given([who().die(die).ships(2, 9).delivered("NO5").royal(1), who()]).turn(0);
        let mut royal: Vec<String> = play
            .moves_like("sail")
            .iter()
            .filter_map(|mv| mv.strip_prefix("1 ").map(str::to_owned))
            .collect();
        royal.sort_unstable();
        assert_eq!(royal, steps);
        let standard: Vec<String> =
            play.moves_like("sail").into_iter().filter(|mv| mv.starts_with('2')).collect();
        assert_eq!(standard, [format!("2 {die}")]);
    }
    let play = given([who().die(6).ships(2, 9).delivered("NO5").royal(1), who()]).turn(0);
    assert_eq!(play.and(0, "sail 1 1").ships(0), [3, 9]);
    assert_eq!(play.and(0, "sail 1 5").ships(0), [7, 9]);
}

#[test]
fn r36_every_noble_brings_two_influence() {
    for region in 1..=6 {
        let card = format!("NO{region}");
        let me = who().die(region).hand(&card).goods(tables::customer(&card).order);
        let mut play = given([me, who()]).turn(0);
        play.go(0, &format!("deliver {card}"));
        let mut steps = [0; 6];
        steps[usize::from(region) - 1] = 2;
        assert_eq!(play.p(0).influence, steps);
    }
}

#[test]
fn r37_two_influence_and_cheaper_building_in_the_region() {
    for region in 1..=6 {
        let card = format!("AR{region}");
        let me = who().die(region).hand(&card).goods(tables::customer(&card).order);
        let mut play = given([me, who()]).turn(0);
        let before = play.outlook(0).prices;
        play.go(0, &format!("deliver {card}"));
        let mut steps = [0; 6];
        steps[usize::from(region) - 1] = 2;
        assert_eq!(play.p(0).influence, steps);
        let after = play.outlook(0).prices;
        for row in tables::SHORES.iter().filter(|row| row.cost.is_some()) {
            let less = before[usize::from(row.id) - 1] - after[usize::from(row.id) - 1];
            assert_eq!(less, if row.region == region { 2 } else { 0 }, "{} with {card}", row.id);
        }
    }
    for (goods, points) in [([1, 1, 0], 0), ([1, 1, 1], 1), ([5, 0, 0], 1), ([2, 2, 2], 2), ([6, 6, 6], 6)] {
        let play = given([who().goods(goods).delivered("AR1"), who()]).turn(0);
        assert_eq!(play.outlook(0).abilities, points, "{goods:?}");
    }
}

#[test]
fn r38_an_elder_brings_no_influence_and_doubles_the_scoring_tile() {
    let mut play = given([who().hand("EL1").goods([2, 1, 2]).at(1, 12), who().at(1, 12)]).turn(0);
    assert_eq!(play.brings(0, "deliver EL1")[0], "-2 silk, -1 rice, -2 porcelain");
    // Rewards of the track are not doubled.
    let me = rich().at(1, 12).delivered("EL1");
    let mut play = given([me, who()]).row("E1-S2 E1-P1 E1-S3 E1-S4").turn(0);
    assert_eq!(play.brings(0, "build 1 E1-P1")[0], "-6 koku, +3 points, +1 in 1");
    // Only in its region, and only for whoever has delivered.
    let both = || who().influence([4, 4, 0, 0, 0, 0]);
    let play = given([both().delivered("EL2"), both()]).scoring([4, 5, 1, 2, 3, 6]).turn(0);
    assert_eq!(play.outlook(0).regions[..2], [6, 8]);
    assert_eq!(play.outlook(1).regions[..2], [6, 4]);
}

// ---------------------------------------------------------------------------------------------------------------------
// The row, the imperial visit and the last turns

#[test]
fn r39_era_one_comes_first_and_then_era_two() {
    let row = "E1-P1 E1-P2 E1-P3 E1-P4";
    let board = |tops: &str, first: u8| given([rich(), who()]).row(row).tops(tops).below(first, 3);
    let mut play = board("E1-S1 E2-P1", 2).turn(0);
    play.go(0, "build 1 E1-P4");
    assert_eq!(play.row(), "E1-P1 E1-P2 E1-P3 E1-S1");
    assert!(play.view().tops[0].is_some_and(|tile| tile.to_string().starts_with("E1")));
    assert_eq!((names(play.view().tops[1]), play.view().below), (vec!["E2-P1".to_owned()], [1, 3]));
    // The last of era 1.
    let mut play = board("E1-S1 E2-P1", 0).turn(0);
    play.go(0, "build 1 E1-P4");
    assert_eq!((play.row().as_str(), play.view().tops[0]), ("E1-P1 E1-P2 E1-P3 E1-S1", None));
    // Then era 2.
    let mut play = board("- E2-P1", 0).turn(0);
    play.go(0, "build 1 E1-P4");
    assert_eq!((play.row().as_str(), play.view().below), ("E1-P1 E1-P2 E1-P3 E2-P1", [0, 2]));
    assert!(play.view().tops[1].is_some_and(|tile| tile.to_string().starts_with("E2")));
    // Then none.
    let mut play = given([rich(), who()]).row(row).last_turns(2).turn(0);
    play.go(0, "build 1 E1-P4");
    assert_eq!(play.row(), "E1-P1 E1-P2 E1-P3");
}

#[test]
fn r39_a_delivery_leaves_the_row_alone() {
    let mut play = given([who().hand("EL1").goods([2, 1, 2]), who()]).turn(0);
    let (row, tops) = (play.row(), play.view().tops);
    play.go(0, "deliver EL1");
    play.first_move();
    assert_eq!((play.row(), play.view().tops, play.acts()), (row, tops, 1));
}

/// Buildings on the whole river, and the last tile of era 1 on its stack.
fn before_the_visit(players: [Who; 3]) -> Given {
    given(players)
        .row("E1-P3 E1-P4 E1-S5 E1-S6")
        .tops("E1-R1 E2-P1")
        .below(0, 5)
        .built(4, "E1-P6", &[REED, REED])
        .built(13, "E1-M2", &[REED, WILLOW])
        .built(20, "E1-M1", &[WILLOW])
        .built(24, "E1-R4", &[ALDER])
        .stands(3, "ST-S1")
}

#[test]
fn r40_ts48_the_last_tile_of_era_one_brings_the_imperial_visit() {
    let mut play = before_the_visit([rich(), who(), who()]).turn(ALDER);
    // The new tile counts too: a shrine for a koku and a point; and a manor for a koku.
    let changes = play.brings(ALDER, "build 2 E1-S5");
    assert_eq!(
        changes,
        [
            "-3 koku, +1 porcelain, +1 points, +2 in 1",
            "+3 favour, +3 points",
            "+2 koku, +1 favour, +1 points"
        ]
    );
    assert_eq!(play.row(), "E1-P3 E1-P4 E1-S6 E1-R1");
    assert_eq!((play.view().tops[0], play.view().last_turns), (None, None));
    // It goes on with era 2, and there is no second visit.
    play.go(ALDER, "roll");
    let before = play.view();
    let events = play.go(REED, "sail 1 1");
    assert_eq!(happened(&events, |event| *event == Event::ImperialVisit), 0);
    assert_eq!(change(&before.players[2], &play.p(WILLOW)), "");
}

#[test]
fn r40_a_journey_brings_it_too() {
    let mut play = before_the_visit([who().ships(14, 8), who().limit(6), who()]).turn(ALDER);
    play.go(ALDER, "sail 1 1");
    let before = play.view();
    let events = play.go(ALDER, "take silk");
    assert_eq!(happened(&events, |event| *event == Event::ImperialVisit), 1);
    assert_eq!(names(play.view().gone), ["E1-P3"]);
    let changes: Vec<String> =
        (0..3).map(|seat| change(&before.players[usize::from(seat)], &play.p(seat))).collect();
    assert_eq!(changes, ["+1 koku, +1 silk", "+3 favour, +3 points", "+2 koku, +1 favour, +1 points"]);
    // Earlier there is none.
    let mut early = before_the_visit([rich(), who(), who()]).below(1, 5).turn(ALDER);
    let events = early.go(ALDER, "build 2 E1-S5");
    assert_eq!(happened(&events, |event| *event == Event::ImperialVisit), 0);
}

#[test]
fn r41_ts50_the_last_tile_of_era_two_brings_about_the_end() {
    for seat in 0..3 {
        let mut play = given([rich(), rich(), rich()])
            .row("E2-P3 E2-R2 E2-S3 E2-S4")
            .tops("- E2-P1")
            .below(0, 0)
            .turn(seat);
        let events = play.go(seat, "build 2 E2-R2");
        assert_eq!(play.score(seat), 5);
        assert_eq!(happened(&events, |event| *event == Event::LastTurns { seat: Seat::new(seat) }), 1);
        assert_eq!(play.row(), "E2-P3 E2-S3 E2-S4 E2-P1");
        // The turn is finished, without a roll.
        assert_eq!((play.phase(), play.whose()), (Phase::End, seat));
        assert!(play.may("end") && !play.may("roll"));
        assert_eq!(play.rule_against("roll"), "R16");
        let mut order = Vec::new();
        let mut rolled = 0;
        rolled += happened(&play.go(seat, "end"), |event| matches!(event, Event::Rolled { .. }));
        while !play.over() {
            let now = play.whose();
            order.push(now);
            for mv in ["sail 1 1", "end"] {
                if play.may(mv) {
                    rolled += happened(&play.go(now, mv), |event| matches!(event, Event::Rolled { .. }));
                }
            }
        }
        assert_eq!(order, [(seat + 1) % 3, (seat + 2) % 3]);
        assert_eq!(rolled, 0);
        assert_eq!(play.line("score-end").iter().sum::<i64>(), 5);
    }
}

#[test]
fn r41_a_journey_brings_about_the_end_too() {
    let mut play =
        given([who().ships(14, 8), who()]).row("E2-P3 E2-R2 E2-S3 E2-S4").tops("- E2-P1").below(0, 0).turn(0);
    play.go(0, "sail 1 1");
    assert_eq!(play.score(0), 0);
    play.go(0, "take silk");
    assert_eq!((play.score(0), play.acts(), play.row().as_str()), (5, 1, "E2-R2 E2-S3 E2-S4 E2-P1"));
    play.go(1, "sail 1 1");
    assert!(play.over());
}

#[test]
fn r41_ts51_in_the_last_turns_the_row_is_not_filled() {
    let mut play = given([rich(), rich()]).row("E2-P3 E2-R2 E2-S3 E2-S4").last_turns(2).turn(0);
    assert_eq!(play.brings(0, "build 2 E2-P3")[0], "-5 koku, +1 porcelain, +1 favour, +4 in 1");
    assert_eq!(play.row(), "E2-R2 E2-S3 E2-S4");
}

#[test]
fn r41_ts69_five_koku_for_favour_before_the_last_turn_ends() {
    let mut play = given([who().koku(1), who()]).last_turns(1).turn(0);
    let events = play.go(0, "sail 1 1");
    assert_eq!(happened(&events, |event| matches!(event, Event::Rolled { .. })), 0);
    assert_eq!((play.phase(), play.koku(0)), (Phase::End, 5));
    assert_eq!(play.moves(), ["end", "trade koku favour"]);
    play.go(0, "trade koku favour");
    assert!(play.over(), "nothing else is left to decide");
    assert_eq!((play.koku(0), play.favour(0)), (0, 1));
}

// ---------------------------------------------------------------------------------------------------------------------
// Masteries and the end

#[test]
fn r42_ts43_seven_five_three_and_then_nothing() {
    let mut play = given([known(), known(), known(), known()]).turn(WILLOW);
    for (seat, points) in [(WILLOW, 7), (ROWAN, 5), (ALDER, 3), (REED, 0)] {
        play.go(seat, "sail 1 1");
        assert_eq!(play.score(seat), points, "{seat}");
        assert_eq!(play.line("score-masteries")[usize::from(seat)], i64::from(points));
    }
    // Nobody claims it twice.
    for _ in 0..4 {
        play.sail_and_finish();
    }
    assert_eq!(play.line("score-masteries"), [3, 0, 7, 5]);
}

#[test]
fn r42_ts44_two_players_have_one_place_for_five() {
    let mut play = given([known(), known()]).turn(0);
    play.sail_and_finish();
    assert_eq!(play.line("score-masteries"), [5, 0]);
    play.sail_and_finish();
    assert_eq!(play.line("score-masteries"), [5, 0]);
    let mut play = given([known(), known()]).claims([&[0], &[], &[]]).turn(1);
    play.sail_and_finish();
    assert_eq!(play.line("score-masteries"), [0, 0]);
}

/// Whether somebody with these things claims a mastery, for three players.
fn claims(mastery: &str, me: Who, built: &[(u8, &str, &[u8])]) -> bool {
    let others = ["many-faces", "blossom", "three-alike", "two-alike", "known-everywhere", "four-trades"];
    let mut all: Vec<&str> = others.into_iter().filter(|&other| other != mastery).take(2).collect();
    all.insert(1, mastery);
    let mut board = given([me.ships(1, 8), who(), who()]).masteries(&all.join(" "));
    for &(space, tile, owners) in built {
        board = board.built(space, tile, owners);
    }
    let mut play = board.turn(0);
    let events = play.go(0, "sail 1 1");
    events.iter().any(
        |event| matches!(event, Event::Mastered { mastery: met, points: 7, .. } if met.name() == mastery),
    )
}

#[test]
fn r42_what_every_mastery_asks_for() {
    for (mastery, yes, no) in [
        ("many-faces", who().delivered("AR1 EL1 ME1"), who().delivered("AR1 EL1 EL2 AR2")),
        ("many-faces", who().delivered("AR1 EL1 ME1 MO1 NO1"), who()),
        ("two-alike", who().delivered("EL1 EL2"), who().delivered("AR1 EL1 ME1 MO1 NO1")),
        ("two-alike", who().delivered("AR1 EL1 ME1 MO1 AR2 AR3"), who().delivered("NO1")),
        ("blossom", who().at(5, 11), who().influence([10; 6])),
        ("blossom", who().at(1, 18), who()),
        ("known-everywhere", who().influence([1; 6]), who().influence([9, 9, 9, 9, 9, 0])),
        ("known-everywhere", who().influence([9, 1, 2, 3, 4, 5]), who().influence([0, 9, 9, 9, 9, 9])),
    ] {
        assert!(claims(mastery, yes, &[]), "{mastery}");
        assert!(!claims(mastery, no, &[]), "{mastery}");
    }
    let (mine, theirs): (&[u8], &[u8]) = (&[0], &[1]);
    let ports = |last: &'static [u8]| [(8, "E1-P1", mine), (24, "E2-P1", mine), (27, "E1-P3", last)];
    assert!(claims("three-alike", who(), &ports(&[0])));
    assert!(claims("three-alike", who(), &ports(&[1, 0])));
    assert!(!claims("three-alike", who(), &ports(&[1])));
    assert!(!claims("three-alike", who(), &[(8, "E1-P1", mine), (24, "E1-M1", mine), (27, "E1-R1", mine)]));
    let four = |last: &'static [u8]| {
        [(8, "E1-P1", mine), (24, "E1-M1", mine), (27, "E2-R1", last), (30, "E1-S1", mine)]
    };
    assert!(claims("four-trades", who(), &four(&[0])));
    assert!(claims("four-trades", who(), &four(&[1, 0])));
    assert!(!claims("four-trades", who(), &four(theirs)));
}

#[test]
fn r42_several_masteries_in_one_turn() {
    let me = who().influence([11, 1, 1, 1, 1, 1]).delivered("EL1 EL2");
    let mut play = given([me, who(), who()]).masteries("two-alike blossom known-everywhere").turn(0);
    let events = play.go(0, "sail 1 1");
    assert_eq!(play.score(0), 21);
    let order: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::Mastered { mastery, .. } => Some(mastery.name()),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["two-alike", "blossom", "known-everywhere"]);
    // Only those in play.
    let me = who().influence([11, 1, 1, 1, 1, 1]).delivered("EL1 EL2");
    let mut play = given([me, who(), who()]).masteries("two-alike many-faces four-trades").turn(0);
    play.go(0, "sail 1 1");
    assert_eq!(play.score(0), 7);
}

/// The game that ends with this turn, in which a ship sails to river space 2 for 4 koku.
fn ended(board: Given) -> Play {
    let mut play = board.last_turns(1).turn(0);
    play.go(0, "sail 1 1");
    while !play.over() {
        play.go(play.acts(), "end");
    }
    play
}

#[test]
fn r43_regions_then_customers_then_their_abilities() {
    let first = who().koku(8).at(2, 3).delivered("ME1 AR1");
    let second = who().goods([3, 2, 1]).at(2, 1).delivered("AR2 EL2 NO1");
    let board = given([first, second]).scoring([1, 4, 2, 3, 5, 6]).built(8, "E1-M1", &[1]).last_turns(1);
    let mut play = board.turn(0);
    let events = play.go(0, "sail 1 1");
    let events = if play.over() { events } else { play.go(0, "end") };
    assert_eq!(play.line("score-regions"), [8, 4 * 2]);
    assert_eq!(play.line("score-deliveries"), [5, 9]);
    assert_eq!(play.line("score-abilities"), [2, 2 + 1]);
    assert_eq!(play.line("score-total"), [15, 20]);
    let order: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::Region { .. } => Some("region"),
            Event::Customers { .. } => Some("customers"),
            Event::Worth { .. } => Some("worth"),
            Event::Ended => Some("ended"),
            _ => None,
        })
        .collect();
    let expected = ["region", "region", "customers", "customers", "worth", "worth", "worth", "ended"];
    assert_eq!(order, expected);
    // Everything is open now.
    assert!(play.position().view(Viewer::Spectator).players.iter().all(|player| player.hand.is_some()));
}

/// What region 3 brings with this scoring tile to players with so many steps.
fn shares<const N: usize>(tile: u8, steps: [u8; N]) -> Vec<i64> {
    let mut scoring = [1, 2, 3, 4, 5, 6];
    scoring.swap(2, usize::from(tile) - 1);
    let play = ended(given(steps.map(|steps| who().at(3, steps))).scoring(scoring));
    let shares = play.line("score-regions");
    let counted: Vec<i64> = count::region(&play.view(), 3).into_iter().map(i64::from).collect();
    assert_eq!(shares, counted, "the two ways to count");
    shares
}

#[test]
fn r44_ts52_a_tie_with_an_elder() {
    let seats = [who().at(4, 9).delivered("EL4"), who().at(4, 9), who().at(4, 5)];
    let play = ended(given(seats).scoring([1, 3, 4, 2, 5, 6]));
    assert_eq!(play.line("score-regions"), [14, 7, 0]);
}

#[test]
fn r44_ts54_three_are_tied() {
    assert_eq!(shares(4, [6, 6, 6, 5]), [8, 8, 8, 0]);
}

#[test]
fn r44_ts55_two_players() {
    assert_eq!(shares(4, [11, 6]), [8, 4]);
    assert_eq!(shares(4, [6, 11]), [4, 8]);
    assert_eq!(shares(4, [11, 5]), [8, 0]);
    assert_eq!(shares(4, [11, 11]), [6, 6]);
    assert_eq!(shares(1, [7, 7]), [1, 1]);
    assert_eq!(shares(1, [7, 6]), [3, 0]);
}

#[test]
fn r44_places_and_ties_for_more_players() {
    assert_eq!(shares(4, [4, 9, 1]), [8, 12, 4]);
    assert_eq!(shares(4, [1, 18, 9, 4]), [0, 12, 8, 4]);
    assert_eq!(shares(2, [1, 18, 9]), [0, 9, 5]);
    // The gap matters for two players only.
    assert_eq!(shares(5, [18, 1, 2]), [10, 2, 6]);
    // Two first, two second, two third.
    assert_eq!(shares(5, [8, 8, 3]), [8, 8, 2]);
    assert_eq!(shares(5, [8, 3, 3]), [10, 4, 4]);
    assert_eq!(shares(6, [8, 7, 3, 3]), [11, 7, 1, 1]);
    // At the end of the track, all four, and a place that is not there.
    assert_eq!(shares(6, [18, 18, 18, 18]), [5, 5, 5, 5]);
    assert_eq!(shares(1, [9, 4, 4]), [7, 1, 1]);
    assert_eq!(shares(1, [4, 4, 4]), [3, 3, 3]);
}

#[test]
fn r45_ts58_customers_by_their_number() {
    let cards = ["EL1", "EL2", "EL3", "EL4", "EL5", "EL6", "MO1", "MO2"];
    for (number, points) in [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 27), (7, 27), (8, 27)] {
        let play = ended(given([who().delivered(&cards[..number].join(" ")), who()]));
        assert_eq!(play.line("score-deliveries"), [points, 0], "{number}");
    }
}

#[test]
fn r43_ts56_koku_and_goods_for_each_merchant_and_artisan() {
    // Four koku come with the last voyage.
    let play = ended(given([who().koku(8).delivered("ME3 ME4"), who()]));
    assert_eq!((play.koku(0), play.line("score-abilities")), (12, vec![4, 0]));
    let play = ended(given([who().goods([1, 2, 4]).delivered("AR3 AR4"), who()]));
    assert_eq!(play.line("score-abilities"), [4, 0]);
}

#[test]
fn r46_ts59_favour_decides_a_tie_and_then_it_is_shared() {
    let table = |first: (u16, u8), second: (u16, u8), third: (u16, u8)| {
        let seat = |(points, favour): (u16, u8)| who().points(points).favour(favour);
        ended(given([seat(first), seat(second), seat(third)])).winners().expect("winners")
    };
    assert_eq!(table((30, 3), (30, 1), (29, 3)), [0]);
    assert_eq!(table((30, 1), (30, 3), (29, 3)), [1]);
    assert_eq!(table((30, 1), (30, 1), (29, 3)), [0, 1]);
    assert_eq!(table((30, 2), (30, 2), (30, 2)), [0, 1, 2]);
    assert_eq!(table((30, 3), (31, 0), (30, 3)), [1]);
    assert_eq!(given([who(), who()]).turn(0).winners(), None);
}

// ---------------------------------------------------------------------------------------------------------------------
// Patrons

fn clan(patron: &str) -> String {
    let row = tables::PATRONS
        .lines()
        .find(|line| tables::written(line.split(',').nth(2).expect("a name")) == patron);
    row.expect("a patron").split(',').nth(1).expect("a clan").to_lowercase()
}

#[test]
fn r47_one_patron_of_each_clan_and_the_last_player_chooses_first() {
    let mut seen = BTreeSet::new();
    for (players, seed) in [2, 3, 4].into_iter().flat_map(|players| (0..20).map(move |seed| (players, seed)))
    {
        let (mut play, events) = fresh_with_events(players, PatronRule::Drawn, seed);
        let first = play.view().first.index() as u8;
        let offered = names(play.view().patrons);
        let clans: BTreeSet<String> = offered.iter().map(|patron| clan(patron)).collect();
        assert_eq!((offered.len(), clans.len()), (4, 4));
        seen.extend(offered.clone());
        // Nothing is set up for the players yet.
        assert_eq!(happened(&events, |event| matches!(event, Event::Set { .. } | Event::Drew { .. })), 0);
        assert_eq!((play.p(0).ships, play.p(0).held, play.p(0).die), ([0, 0], 0, 0));
        let mut left: BTreeSet<String> = offered.into_iter().collect();
        let mut at = (first + players - 1) % players;
        while play.phase() == Phase::Patron {
            assert_eq!(play.acts(), at);
            assert_eq!(play.moves_like("patron").into_iter().collect::<BTreeSet<_>>(), left);
            let taken = play.moves_like("patron")[seed as usize % left.len()].clone();
            play.go(at, &format!("patron {taken}"));
            let player = play.p(at);
            assert_eq!(names([player.patron.expect("a patron")]), std::slice::from_ref(&taken));
            assert_eq!(player.clan.expect("a clan").name(), clan(&taken));
            left.remove(&taken);
            at = (at + players - 1) % players;
        }
        // The rest are out, and everything is dealt.
        assert!(play.view().patrons.is_empty());
        assert!(play.view().players.iter().all(|player| player.patron.is_some() && player.held >= 2));
        assert!([Phase::Main, Phase::First].contains(&play.phase()));
    }
    assert_eq!(seen.len(), 8);
}

#[test]
fn r47_no_other_patron_can_be_chosen() {
    let play = fresh(3, PatronRule::Drawn, 1);
    let offered = names(play.view().patrons);
    let other = Patron::all().map(|patron| patron.to_string()).find(|patron| !offered.contains(patron));
    assert_eq!(play.rule_against(&format!("patron {}", other.expect("another"))), "R47");
    assert_eq!(play.rule_against("roll"), "R16");
}

#[test]
fn r48_a_clan_at_random_and_one_of_its_two_patrons() {
    let (mut seen, mut dealt) = (BTreeSet::new(), BTreeSet::new());
    for (players, seed) in [2, 3, 4].into_iter().flat_map(|players| (0..20).map(move |seed| (players, seed)))
    {
        let mut play = fresh(players, PatronRule::Dealt, seed);
        let first = play.view().first.index() as u8;
        let clans: Vec<String> =
            play.view().players.iter().map(|player| player.clan.expect("a clan").name().to_owned()).collect();
        assert_eq!(clans.iter().collect::<BTreeSet<_>>().len(), usize::from(players));
        dealt.extend(clans.iter().cloned().enumerate());
        let mut at = (first + players - 1) % players;
        for _ in 0..players {
            assert_eq!((play.phase(), play.acts()), (Phase::Patron, at));
            let offered = play.moves_like("patron");
            assert_eq!(offered.len(), 2);
            assert!(offered.iter().all(|patron| clan(patron) == clans[usize::from(at)]));
            play.go(at, &format!("patron {}", offered[seed as usize % 2]));
            seen.insert(offered[seed as usize % 2].clone());
            at = (at + players - 1) % players;
        }
    }
    assert_eq!((seen.len(), dealt.len()), (8, 16), "anybody can get any clan");
}

#[test]
fn r49_what_patrons_add_to_the_setup() {
    let mut seen = BTreeSet::new();
    for seed in 0..20 {
        let mut play = fresh(4, PatronRule::Dealt, seed);
        while play.phase() == Phase::Patron {
            let mv = play.moves()[seed as usize % 2].clone();
            play.go(play.acts(), &mv);
        }
        let first = play.view().first.index() as u8;
        for (place, koku) in (0..4).zip([7, 8, 9, 10]) {
            let player = play.p((first + place) % 4);
            let patron = player.patron.expect("a patron").to_string();
            let more = if patron == "bridge-builder" { 10 } else { 0 };
            let hand = if patron == "courier" { 3 } else { 2 };
            assert_eq!((player.koku, player.held), (koku + more, hand), "{patron}");
            assert_eq!((player.goods, player.favour, player.limit), ([1; 3], 2, 3));
            seen.insert(patron);
        }
    }
    assert_eq!(seen.len(), 8);
}

#[test]
fn r49_the_bridge_builder_builds_anywhere() {
    let play = given([rich().die(2).patron("bridge-builder"), who()]).turn(0);
    assert_eq!(spaces(&play).len(), 27);
    assert_eq!(play.moves_like("build").len(), 27 * 4);
    assert!([6, 17, 29].iter().all(|space| !spaces(&play).contains(space)));
    // Others do not, and the influence is where the tile stands.
    let play = given([rich().die(2), rich().patron("bridge-builder")]).turn(0);
    assert_eq!(spaces(&play), [7, 8, 9, 10]);
    let mut play =
        given([who().koku(5).patron("bridge-builder"), who()]).row("E1-P1 E1-P3 E1-P2 E1-P4").turn(0);
    assert_eq!(play.brings(0, "build 30 E1-P3")[0], "-5 koku, +1 silk, +4 in 6");
}

#[test]
fn r49_ts60_the_surveyor_gets_a_point_for_each_river_space() {
    for row in tables::SHORES.iter().filter(|row| row.cost.is_some()) {
        let me = rich().die(row.region).patron("surveyor");
        let mut play = given([me, who()]).row("E1-P1 E1-R2 E1-P2 E1-P4").turn(0);
        play.go(0, &format!("build {} E1-R2", row.id));
        assert_eq!(play.score(0), row.touches.len() as u32, "{}", row.id);
        match row.id {
            9 => assert_eq!(play.score(0), 3),
            8 => assert_eq!(play.score(0), 1),
            _ => {}
        }
    }
}

#[test]
fn r49_ts62_the_courier_delivers_anywhere_with_a_hand_of_three() {
    let courier = || who().die(4).hand("AR1 EL2 ME3").goods([0, 0, 2]).patron("courier");
    let mut play = given([courier(), who()]).turn(0);
    assert_eq!(play.moves_like("deliver"), ["AR1"]);
    play.go(0, "deliver AR1");
    assert_eq!((play.hand(0).len(), play.influence(0, 1)), (4, 2));
    play.first_move();
    assert_eq!(play.hand(0).len(), 3);
    // The goods must be there, and others look at the die.
    let play = given([courier().goods([0, 0, 1]), who()]).turn(0);
    assert_eq!(play.rule_against("deliver AR1"), "R32");
    for patron in ["bridge-builder", "pathfinder", "fortune-teller", "stilt-walker"] {
        let other = who().die(4).hand("AR1 EL2").goods([0, 0, 2]).patron(patron);
        assert_eq!(given([other, who()]).turn(0).rule_against("deliver AR1"), "R32");
    }
    assert!(!given([who().hand("AR1 EL2 ME3"), who()]).accepted(0), "a hand of three is the courier's");
}

#[test]
fn r49_ts63_the_pathfinder_gets_three_points_for_the_first_of_a_region() {
    let me = |delivered: &str| who().hand("EL1").goods([2, 1, 2]).delivered(delivered).patron("pathfinder");
    for (delivered, points) in [("", 3), ("AR1", 0), ("AR2 ME3", 3), ("AR2 ME1", 0)] {
        let mut play = given([me(delivered), who().delivered("NO1")]).turn(0);
        play.go(0, "deliver EL1");
        assert_eq!(play.score(0), points, "{delivered}");
    }
}

#[test]
fn r49_the_wayfarer_gets_two_points_for_visiting_an_opponent() {
    // Two buildings bring no more than one.
    for (owners, points) in [(&[1][..], 2), (&[1, 0], 2), (&[0, 0], 0), (&[0], 0), (&[1, 1], 2), (&[2, 1], 2)]
    {
        let me = who().ships(5, 5).patron("wayfarer");
        let mut play =
            given([me, who(), who()]).built(13, "E1-P2", owners).built(11, "E1-P3", &owners[..1]).turn(0);
        play.go(0, "sail 1 1");
        assert_eq!(play.score(0), points, "{owners:?}");
    }
    let mut play = given([who().ships(5, 5).patron("wayfarer"), who()]).turn(0);
    assert_eq!(play.brings(0, "sail 1 1")[0], "+4 koku", "nothing without a building");
}

#[test]
fn r49_ts65_the_fortune_teller_sets_the_die_for_a_favour() {
    let me = |favour: u8| who().favour(favour).patron("fortune-teller");
    let mut play = given([me(1), who()]).turn(0);
    play.go(0, "sail 1 1");
    assert_eq!(play.phase(), Phase::End);
    assert_eq!(play.answers(), ["roll", "set 1", "set 2", "set 3", "set 4", "set 5", "set 6"]);
    for face in 1..=6 {
        let next = play.and(0, &format!("set {face}"));
        assert_eq!((next.p(0).die, next.favour(0), next.acts()), (face, 0, 1));
    }
    let rolled = play.and(0, "roll");
    assert_eq!((rolled.favour(0), rolled.acts()), (1, 1));
    // Without favour the die is rolled.
    let mut play = given([me(0), who()]).turn(0);
    let events = play.go(0, "sail 1 1");
    assert_eq!(happened(&events, |event| matches!(event, Event::Rolled { .. })), 1);
    let mut play = given([me(0).koku(3), who()]).turn(0);
    play.go(0, "sail 1 1");
    assert_eq!((play.answers(), play.rule_against("set 3")), (vec!["roll".to_owned()], "R17"));
    // Others roll.
    let mut play = given([who().favour(3).goods([2, 0, 0]), me(2)]).turn(0);
    play.go(0, "sail 1 1");
    assert_eq!((play.answers(), play.rule_against("set 3")), (vec!["roll".to_owned()], "R49"));
    // In the last turns there is no die.
    let mut play = given([me(2).goods([2, 0, 0]), who()]).last_turns(2).turn(0);
    play.go(0, "sail 1 1");
    assert_eq!((play.answers(), play.rule_against("set 3")), (vec!["end".to_owned()], "R16"));
}

#[test]
fn r49_the_toll_keeper_gets_three_points_when_passed() {
    let pass = |from: u8, own: u8, tile: &str| {
        let keeper = who().at(1, own).patron("toll-keeper");
        let board = given([rich().at(1, from), keeper]).row(&format!("E1-S2 {tile} E1-S3 E1-S4"));
        let mut play = board.turn(0);
        play.go(0, &format!("build 1 {tile}"));
        play.score(1)
    };
    assert_eq!(pass(0, 2, "E1-M1"), 3);
    assert_eq!(pass(2, 2, "E1-P1"), 3, "from the same step");
    assert_eq!(pass(0, 4, "E1-M1"), 0, "level");
    assert_eq!(pass(0, 9, "E1-M1"), 0);
    assert_eq!(pass(3, 2, "E1-M1"), 0, "already ahead");
    assert_eq!(pass(0, 0, "E1-M1"), 0, "the keeper has no influence there");
    assert_eq!(pass(0, 1, "E1-M1"), 3);
    // The keeper passes nobody's toll.
    let keeper = rich().at(1, 0).patron("toll-keeper");
    let mut play = given([keeper, who().at(1, 1)]).row("E1-S2 E1-M1 E1-S3 E1-S4").turn(0);
    play.go(0, "build 1 E1-M1");
    assert_eq!((play.score(0), play.score(1)), (0, 0));
}

/// Where the Stilt Walker comes to, and what that brings.
fn stilts(from: u8, others: [u8; 2], tile: &str) -> (u8, String) {
    let walker = rich().at(1, from).patron("stilt-walker");
    let [second, third] = others.map(|steps| who().at(1, steps));
    let mut play = given([walker, second, third]).row(&format!("E1-S2 {tile} E1-S3 E1-S4")).turn(0);
    let changes = play.brings(0, &format!("build 1 {tile}"));
    (play.influence(0, 1), changes[0].clone())
}

#[test]
fn r49_ts67_the_stilt_walker_jumps_over_others() {
    assert_eq!(stilts(0, [2, 3], "E1-M3"), (4, "-6 koku, +1 porcelain, +4 in 1".to_owned()));
    // Rewards that are jumped count, and others on the start circle or behind do not matter.
    assert_eq!(stilts(4, [5, 0], "E1-P1"), (6, "-4 koku, +2 in 1".to_owned()));
    assert_eq!(stilts(4, [3, 4], "E1-P1"), (5, "-4 koku, +1 in 1".to_owned()));
    assert_eq!(stilts(2, [3, 5], "E1-M3"), (6, "-4 koku, +4 in 1".to_owned()));
    assert_eq!(stilts(2, [3, 3], "E1-M3"), (5, "-4 koku, +3 in 1".to_owned()));
    assert_eq!(stilts(0, [1, 2], "E1-P2"), (0, "-6 koku".to_owned()), "nothing to advance");
}

// ---------------------------------------------------------------------------------------------------------------------
// Readings

#[test]
fn a1_exchange_at_every_decision_of_ones_own_turn() {
    let me = who().koku(20).goods([6, 0, 0]).favour(1).limit(6).die(3).ships(13, 8).delivered("ME3");
    let mut play = given([me, who().koku(20).goods([6, 0, 0])]).turn(0);
    play.go(0, "trade koku favour");
    play.go(0, "die 4");
    play.go(0, "trade koku favour");
    play.go(0, "die 3");
    play.go(0, "trade silk rice");
    play.go(0, "sail 1 3");
    assert!(play.not_to_act(1, "trade koku favour"));
    play.go(0, "trade silk rice");
    play.go(0, "take koku");
    play.go(0, "trade rice porcelain");
    play.go(0, "take rice");
    assert_eq!((play.phase(), play.koku(0), play.goods(0)), (Phase::End, 17, [2, 1, 1]));
    play.go(0, "trade silk porcelain");
    play.go(0, "trade koku favour");
    assert_eq!(play.acts(), 0);
    play.go(0, "roll");
    assert!(play.not_to_act(0, "trade koku favour"));
    assert!(play.may("trade koku favour"));
}

#[test]
fn a1_not_while_another_player_chooses() {
    let rich_in_goods = || who().koku(20).goods([3; 3]);
    let mut play = given([rich_in_goods().ships(5, 8), rich_in_goods()]).built(13, "E2-P2", &[1]).turn(0);
    play.go(0, "sail 1 1");
    assert_eq!(play.acts(), 1);
    assert_eq!(play.moves(), ["take silk", "take rice", "take porcelain"]);
    assert!(play.not_to_act(0, "trade koku favour"));
    assert_eq!(play.rule_against("trade koku favour"), "R16");
    play.go(1, "take silk");
    assert!(play.acts() == 0 && play.may("trade koku favour"));
}

#[test]
fn a2_no_exchange_beyond_a_limit() {
    let play = given([who().goods([2, 6, 5]).koku(5).favour(3), who()]).turn(0);
    assert_eq!(play.moves_like("trade"), ["silk porcelain", "rice silk", "rice porcelain", "porcelain silk"]);
    for mv in ["trade silk rice", "trade porcelain rice", "trade koku favour"] {
        assert_eq!(play.rule_against(mv), "R19", "{mv}");
    }
}

#[test]
fn a3_the_shorter_way_round() {
    for (from, to) in (1..=6u8).flat_map(|from| (1..=6).map(move |to| (from, to))) {
        let mut play = given([who().die(from).favour(3), who()]).turn(0);
        let cost = [0, 1, 2, 3, 2, 1][usize::from(from.abs_diff(to))];
        assert_eq!(play.outlook(0).faces[usize::from(to) - 1], cost);
        if from != to {
            play.go(0, &format!("die {to}"));
            assert_eq!((play.p(0).die, play.favour(0)), (to, 3 - cost), "{from} {to}");
        }
    }
}

#[test]
fn a4_favour_is_spent_before_the_action() {
    let mut play = given([who().die(3).ships(13, 8).favour(3).goods([2, 0, 0]), who()]).turn(0);
    play.go(0, "sail 1 3");
    assert_eq!(play.rule_against("die 4"), "R17");
    play.go(0, "take koku");
    assert_eq!(play.phase(), Phase::End);
    assert_eq!(play.rule_against("die 4"), "R17");
}

#[test]
fn a5_going_back_to_the_start_takes_a_step() {
    for (from, die, to) in [(14, 1, 1), (13, 3, 2), (9, 6, 1), (14, 6, 6), (8, 6, 14), (12, 2, 14)] {
        let mut play = given([who().die(die).ships(from, 8), who()]).turn(0);
        let events = play.go(0, &format!("sail 1 {die}"));
        assert_eq!(play.ships(0)[0], to);
        let ended = matches!(events[0], Event::Sailed { journey: true, .. });
        assert_eq!(ended, to < from, "{from} {die}");
    }
}

#[test]
fn a6_visitor_then_owner_then_royal_ship_and_patron_then_journey() {
    let me = who().die(3).ships(13, 8).royal(1).delivered("NO2 ME6").patron("wayfarer");
    let mut play = given([me, who()]).built(4, "E1-M1", &[1]).built(5, "E1-M4", &[0]).turn(0);
    let events = play.go(0, "sail 1 3");
    let order = ["visit 3", "visit 4", "visit 5", "visit 7", "owner 4", "owner 5", "NO2", "patron", "ME6"];
    assert_eq!(causes(&events), order);
    assert_eq!(play.answers()[0], "take koku");
    // It matters at a limit: the visitor's favour comes before what others do with theirs.
    let me = who().ships(7, 8).favour(2);
    let mut play = given([me, who()]).built(15, "E1-P6", &[0]).turn(0);
    let events = play.go(0, "sail 1 1");
    let favours: Vec<&Event> =
        events.iter().filter(|event| matches!(event, Event::Gained { gain: Gain::Favour(_), .. })).collect();
    assert_eq!(favours.len(), 1, "one favour is lost");
    assert!(matches!(favours[0], Event::Gained { why: Cause::Visit(17), .. }));
}

#[test]
fn a7_shores_and_merchants_in_their_order() {
    let me = who().die(3).ships(13, 8).goods([1, 0, 0]).delivered("ME1 ME2 ME3 ME4 ME5 ME6");
    let mut play = given([me, who()]).built(20, "E1-P1", &[0]).turn(0);
    let events = play.go(0, "sail 1 3");
    let order = ["visit 3", "visit 4", "visit 5", "visit 7", "ME1", "ME2", "ME5", "ME6"];
    assert_eq!(causes(&events), order, "what comes by itself comes first");
    assert_eq!(play.answers(), ["take koku", "take silk", "take rice", "take porcelain"]);
    play.go(0, "take koku");
    assert_eq!(play.answers(), ["take silk", "take rice", "take porcelain"]);
    play.go(0, "take rice");
    assert_eq!(play.answers(), ["sell silk", "sell rice", "done"]);
    play.go(0, "done");
    assert_eq!(play.phase(), Phase::End);
}

#[test]
fn a7_the_order_decides_who_passes_whom() {
    // The visitor comes to step 3 before the keeper's own step.
    let keeper = || who().at(3, 2).patron("toll-keeper");
    let mut play = given([who().ships(5, 8), keeper()]).built(13, "E2-R1", &[1]).turn(0);
    play.go(0, "sail 1 1");
    assert_eq!((play.influence(0, 3), play.influence(1, 3), play.score(1)), (3, 3, 3));
    // Of two manors the one with the lower number counts first.
    let mut play = given([who().ships(5, 8).at(3, 1), keeper()])
        .built(11, "E1-R1", &[0])
        .built(13, "E1-R2", &[0])
        .turn(0);
    let events = play.go(0, "sail 1 1");
    let steps: Vec<(u8, u8)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Advanced { from, to, .. } => Some((*from, *to)),
            _ => None,
        })
        .collect();
    assert_eq!((steps, play.score(1)), (vec![(1, 3), (3, 5)], 3));
}

#[test]
fn a8_without_a_building_for_it_there_is_no_marker() {
    let me = || who().die(2).hand("MO2").goods([3, 2, 0]);
    let mut play = given([me(), who()]).built(1, "E1-P1", &[0]).built(2, "E1-P2", &[1, 0]).turn(0);
    assert_eq!(play.brings(0, "deliver MO2")[0], "-3 silk, -2 rice, +1 limit, +2 favour");
    assert!(play.answers().iter().all(|mv| mv.starts_with("discard")));
    // With one it must be placed.
    let me = who().die(2).hand("MO2").goods([3, 2, 2]);
    let mut play = given([me, who()]).built(2, "E1-P2", &[1]).built(5, "E1-P3", &[1]).turn(0);
    play.go(0, "deliver MO2");
    assert_eq!(play.answers(), ["mark 2", "mark 5"]);
    assert_eq!(play.rule_against("done"), "R16");
}

#[test]
fn a9_without_customers_nothing_is_drawn_or_discarded() {
    let rest = all_but("AR1 AR2");
    // At an imperial market.
    let me = who().ships(12, 8).hand("AR1 AR2");
    let mut play = given([me, who().delivered(&rest)]).turn(0);
    assert_eq!(play.brings(0, "sail 1 1")[0], "+3 koku, +1 silk");
    assert_eq!((play.hand(0).len(), play.acts()), (2, 1));
    // A smaller hand stays smaller.
    let mut play = given([who().hand("AR1").goods([0, 0, 2]), who()]).turn(0);
    play.go(0, "deliver AR1");
    assert_eq!(play.hand(0).len(), 2);
    play.first_move();
    assert_eq!(play.hand(0).len(), 1);
}

#[test]
fn a10_no_marker_on_what_nobody_owns() {
    for (region, goods) in [(1, [1, 2, 1]), (2, [3, 2, 0])] {
        let card = format!("MO{region}");
        let me = who().die(region).hand(&card).goods(goods);
        let mut play = given([me, who()]).stands(3, "ST-P1").stands(11, "ST-R1").turn(0);
        play.go(0, &format!("deliver {card}"));
        assert!(play.answers().iter().all(|mv| mv.starts_with("discard")));
        let mut play = play.and(0, &play.answers()[0]);
        play.finish();
        assert!([3, 6, 11, 17, 29].iter().all(|&space| play.owners(space).is_empty()));
    }
}

#[test]
fn a11_a_doubled_building_counts_once_and_pays_twice() {
    let board = || {
        given([who().delivered("NO2 NO5 NO6"), who().ships(5, 8)])
            .masteries("three-alike four-trades many-faces")
            .built(13, "E1-P4", &[0, 0])
            .built(2, "E1-P5", &[0])
    };
    // Two ports: a koku for each, for each of two markers.
    let mut play = board().turn(1);
    assert_eq!(play.brings(1, "sail 1 1")[0], "+4 koku");
    play.finish();
    play.sail_and_finish();
    assert_eq!(play.line("score-masteries"), [0, 0]);
    // NO2: two ports. NO5: one kind. NO6: two regions.
    assert_eq!(board().turn(0).outlook(0).abilities, 2 + 1 + 2);
    // The imperial visit.
    let mut play = given([rich(), who()])
        .row("E1-S1 E1-R2 E1-S2 E1-S3")
        .tops("E1-R1 E2-P1")
        .below(0, 1)
        .built(13, "E1-P6", &[1, 1])
        .turn(0);
    assert_eq!(play.brings(0, "build 2 E1-R2")[1], "+2 favour, +2 points");
}

#[test]
fn a12_a_shared_building_is_ones_own_and_an_opponents() {
    for (owners, points) in [(&[0, 1][..], 2), (&[1, 0], 2), (&[0], 1), (&[1], 1), (&[0, 0], 1), (&[1, 1], 1)]
    {
        let me = who().ships(5, 8).royal(1).delivered("NO4 NO6");
        let mut play = given([me, who()]).built(13, "E1-P3", owners).turn(0);
        play.go(0, "sail 1 1");
        assert_eq!(play.score(0), points, "{owners:?}");
    }
    let mut play = given([who().ships(5, 8).patron("wayfarer"), who()]).built(13, "E1-P3", &[0, 1]).turn(0);
    play.go(0, "sail 1 1");
    assert_eq!(play.score(0), 2);
}

#[test]
fn a13_the_visit_comes_before_masteries_and_the_end_of_the_turn() {
    let me = known().koku(25).patron("fortune-teller");
    let mut play = given([me, who()])
        .row("E1-S1 E1-R2 E1-S2 E1-S3")
        .tops("E1-R1 E2-P1")
        .below(0, 1)
        .built(13, "E1-P3", &[0])
        .turn(0);
    let events = play.go(0, "build 2 E1-R2");
    let at = |what: &dyn Fn(&Event) -> bool| events.iter().position(what).expect("it happened");
    let [entered, visit, mastered] = [
        at(&|event| matches!(event, Event::Entered { .. })),
        at(&|event| *event == Event::ImperialVisit),
        at(&|event| matches!(event, Event::Mastered { .. })),
    ];
    assert!(entered < visit && visit < mastered);
    // The favour can set the die.
    assert_eq!((play.favour(0), play.may("set 6")), (1, true));
    assert_eq!(play.and(0, "set 6").p(0).die, 6);
    // No owner reward of era 1 leaves a choice.
    for row in tables::TILES.iter().filter(|row| row.id.starts_with("E1")) {
        assert!(row.owner.iter().all(|&(_, what)| what != "any_good" && what != "influence"));
    }
}

#[test]
fn a14_five_points_at_once() {
    let mut play =
        given([who().koku(11), who()]).row("E2-P3 E2-R2 E2-S3 E2-S4").tops("- E2-P1").below(0, 0).turn(0);
    play.go(0, "build 1 E2-S4");
    assert_eq!((play.phase(), play.score(0)), (Phase::End, 5));
    assert_eq!(play.line("score-end"), [5, 0]);
    // And not again when more tiles leave the row.
    play.go(0, "end");
    play.sail_and_finish();
    assert_eq!(play.line("score-end"), [5, 0]);
}

#[test]
fn a15_masteries_are_claimed_without_asking() {
    let mut play = given([known(), who()]).turn(0);
    let events = play.go(0, "sail 1 1");
    assert_eq!(happened(&events, |event| matches!(event, Event::Mastered { .. })), 1);
    assert_eq!((play.score(0), play.acts()), (5, 1));
}

#[test]
fn a16_ts46_what_is_met_in_anothers_turn_is_claimed_in_ones_own() {
    let me = who().at(2, 10);
    let mut play = given([me, who().die(3), who()])
        .masteries("blossom four-trades many-faces")
        .built(8, "E2-M2", &[0])
        .turn(1);
    play.go(1, "sail 1 3");
    play.first_move();
    assert_eq!((play.influence(0, 2), play.line("score-masteries")), (11, vec![0, 0, 0]));
    play.finish();
    play.sail_and_finish();
    assert_eq!((play.whose(), play.line("score-masteries")), (0, vec![0, 0, 0]));
    play.sail_and_finish();
    assert_eq!(play.line("score-masteries"), [7, 0, 0]);
}

#[test]
fn a16_if_two_wait_the_order_of_turns_decides() {
    let mut play = given([known(), who(), known()]).turn(1);
    for _ in 0..3 {
        play.sail_and_finish();
    }
    assert_eq!(play.line("score-masteries"), [5, 0, 7]);
}

#[test]
fn a16_after_ones_last_turn_nothing_is_claimed() {
    let mut play = given([who().at(2, 10), who().die(3)])
        .masteries("blossom four-trades many-faces")
        .built(8, "E2-M2", &[0])
        .last_turns(1)
        .turn(1);
    play.go_all(&["sail 1 3", "take silk"]);
    play.finish();
    assert!(play.over());
    assert_eq!((play.influence(0, 2), play.line("score-masteries")), (11, vec![0, 0]));
}

#[test]
fn a17_nothing_runs_out() {
    // Four players with six of everything need 24 of 25.
    let full = || who().goods([6; 3]).koku(25);
    assert!(given([full(), full(), full(), full()]).accepted(0));
    // Somebody with 6 markers on the tracks and 22 on buildings builds on.
    let tiles = tables::TILES.iter().map(|row| row.id).filter(|id| id.starts_with('E'));
    let spaces = (1..=30).filter(|space| ![2, 6, 17, 29].contains(space));
    let mut board = given([rich(), who()]).row("E1-S3 E1-S4 E1-S5 E1-S6").below(0, 0);
    let tiles = tiles.filter(|id| !["E1-S3", "E1-S4", "E1-S5", "E1-S6"].contains(id));
    for (space, tile) in spaces.zip(tiles).take(22) {
        board = board.built(space, tile, &[0]);
    }
    let mut play = board.tops("- E2-S4").turn(0);
    play.go(0, "build 2 E1-S4");
    assert_eq!(play.owners(2), [0]);
}

#[test]
fn a18_a_fourth_monk_brings_favour_only() {
    let me = who().hand("MO1").goods([1, 2, 1]).delivered("MO2 MO3 MO4").limit(6).favour(1);
    let mut play = given([me, who()]).turn(0);
    let events = play.go(0, "deliver MO1");
    assert_eq!((play.p(0).limit, play.favour(0)), (6, 3));
    assert_eq!(happened(&events, |event| matches!(event, Event::Limit { .. })), 0, "it has not risen");
    assert!(!given([who().limit(7), who()]).accepted(0));
}

#[test]
fn a19_the_limit_rises_first() {
    let me = who().hand("MO1").goods([1, 2, 1]).favour(3);
    let mut play = given([me, who()]).turn(0);
    let events = play.go(0, "deliver MO1");
    assert_eq!((play.p(0).limit, play.favour(0)), (4, 4));
    let limit = events.iter().position(|event| *event == Event::Limit { seat: Seat::new(0), limit: 4 });
    let favour = events.iter().position(|event| matches!(event, Event::Gained { gain: Gain::Favour(1), .. }));
    assert!(limit.expect("a new limit") < favour.expect("favour"));
}

#[test]
fn a20_one_chooses_among_goods_below_six() {
    let visit = |goods| {
        let mut play = given([who().ships(5, 8).goods(goods), who()]).built(13, "E2-M3", &[1]).turn(0);
        play.go(0, "sail 1 1");
        play
    };
    let play = visit([6, 2, 6]);
    assert_eq!(play.answers(), ["take rice"], "asked, because one could exchange first");
    assert_eq!(play.rule_against("take silk"), "R19");
    let mut play = visit([6, 6, 5]);
    assert_eq!(play.answers(), ["take porcelain"]);
    play.go_all(&["trade silk porcelain", "take silk"]);
    assert_eq!(play.goods(0), [5, 6, 6]);
    // With six of each it is lost.
    assert_eq!((visit([6; 3]).acts(), visit([6; 3]).goods(0)), (1, [6; 3]));
    // So it is for an owner, and at the end of a track.
    let mut play = given([who().ships(5, 8), who().goods([6; 3])]).built(13, "E2-P2", &[1]).turn(0);
    play.go(0, "sail 1 1");
    assert_eq!((play.goods(1), play.whose()), ([6; 3], 0));
    let mut play = given([rich().goods([6; 3]).at(1, 17), who()]).row("E1-S2 E1-P1 E1-S3 E1-S4").turn(0);
    assert_eq!(play.brings(0, "build 1 E1-P1")[0], "-6 koku, +3 points, +1 in 1");
    assert_eq!(play.phase(), Phase::End);
    // The journey still offers koku.
    let mut play = given([who().die(3).ships(13, 8).goods([6, 6, 5]), who()]).turn(0);
    play.go(0, "sail 1 3");
    assert_eq!(play.answers(), ["take koku", "take porcelain"]);
}

#[test]
fn a21_the_share_is_rounded_down_and_then_doubled() {
    let tied = || who().at(3, 7);
    let play = ended(given([tied().delivered("EL3"), tied()]).scoring([1, 2, 5, 4, 3, 6]));
    assert_eq!(play.line("score-regions"), [8, 4], "half of 9 is 4");
    let play = ended(given([tied().delivered("EL3"), tied(), tied(), tied()]).scoring([1, 2, 6, 4, 5, 3]));
    assert_eq!(play.line("score-regions"), [10, 5, 5, 5], "a quarter of 21 is 5");
}

#[test]
fn a22_two_tied_players_share_both_places() {
    for (tile, share) in (1..).zip([1, 3, 3, 6, 4, 5]) {
        assert_eq!(shares(tile, [9, 9]), [share, share], "RS{tile}");
    }
}

#[test]
fn a23_without_influence_there_is_no_place() {
    assert_eq!(shares(4, [0, 5, 5, 0]), [0, 10, 10, 0]);
    assert_eq!(shares(4, [0, 0, 1, 0]), [0, 0, 12, 0]);
    assert_eq!(shares(4, [0, 0]), [0, 0]);
    assert_eq!(shares(4, [3, 0]), [8, 0]);
}

#[test]
fn a24_draw_a_customer_and_discard_any() {
    let mut play = given([who().ships(12, 8).hand("AR1 AR2"), who()]).turn(0);
    assert_eq!(play.brings(0, "sail 1 1")[0], "+3 koku, +1 silk");
    let hand = play.hand(0);
    assert_eq!((hand.len(), play.view().deck), (3, 27));
    assert_eq!(play.answers(), hand.iter().map(|card| format!("discard {card}")).collect::<Vec<_>>());
    for card in &hand {
        let next = play.and(0, &format!("discard {card}"));
        assert_eq!((next.hand(0).len(), names(next.view().discard)), (2, vec![card.clone()]));
    }
}

#[test]
fn a25_only_the_good_of_an_imperial_market_is_replaced() {
    let me = |ship: u8| who().ships(ship, 8).royal(1).delivered("NO1").hand("AR1 AR2");
    let mut play = given([me(2), who()]).turn(0);
    assert_eq!(play.brings(0, "sail 1 1")[0], "+3 koku, +1 favour");
    assert_eq!(play.brings(0, "take rice")[0], "+1 rice");
    let mut play = given([me(12), who()]).turn(0);
    assert_eq!(play.brings(0, "sail 1 1")[0], "+3 koku");
    assert_eq!((play.brings(0, "take rice")[0].as_str(), play.hand(0).len()), ("+1 rice", 3));
    assert!(play.answers().iter().all(|mv| mv.starts_with("discard")));
}

#[test]
fn a26_the_shift_is_free_and_for_the_royal_ship_only() {
    let me = || who().die(1).ships(2, 9).favour(0).delivered("NO5").royal(2).hand("AR2 AR6").goods([6; 3]);
    let play = given([me().koku(25), who()]).turn(0);
    assert_eq!(play.moves_like("sail"), ["1 1", "2 6", "2 1", "2 2"]);
    assert_eq!(spaces(&play), [1, 2, 3, 4, 5], "building goes by the die");
    assert_eq!(play.moves_like("deliver"), [""; 0]);
    let play = given([me(), who()]).turn(0).and(0, "sail 2 6");
    assert_eq!((play.ships(0), play.favour(0)), ([2, 1], 0));
}

#[test]
fn a27_me2_counts_all_customers_and_itself() {
    for (delivered, points) in [("ME2", 1), ("ME2 AR1 EL1 MO1", 4)] {
        let mut play = given([who().die(3).ships(13, 8).delivered(delivered), who()]).turn(0);
        play.go(0, "sail 1 3");
        assert_eq!(play.score(0), points);
    }
}

#[test]
fn a28_one_gain_passes_once_and_reaching_is_not_passing() {
    // Two gains of two steps: level after the first, ahead after the second.
    let keeper = who().at(3, 2).patron("toll-keeper");
    let mut play =
        given([who().ships(5, 8), keeper]).built(11, "E1-R1", &[0]).built(13, "E1-R2", &[0]).turn(0);
    let events = play.go(0, "sail 1 1");
    let toll = |event: &Event| matches!(event, Event::Gained { why: Cause::Patron(_), .. });
    assert_eq!((play.score(1), happened(&events, toll)), (3, 1));
    let second = events.iter().position(toll).expect("toll");
    let advances = happened(&events[..second], |event| matches!(event, Event::Advanced { .. }));
    assert_eq!(advances, 2);
    // Another player's owner reward passes as well.
    let keeper = who().at(3, 2).patron("toll-keeper");
    let mut play = given([who().ships(5, 8), keeper, who().at(3, 2)]).built(13, "E2-S1", &[2]).turn(0);
    play.go(0, "sail 1 1");
    assert_eq!((play.influence(2, 3), play.score(1)), (3, 3));
}

#[test]
fn a29_the_last_step_may_be_shared() {
    assert_eq!(stilts(17, [18, 18], "E1-M1"), (18, "-6 koku, +3 points, +1 in 1".to_owned()));
    assert_eq!(stilts(16, [17, 18], "E1-P1"), (18, "-6 koku, +3 points, +2 in 1".to_owned()));
    assert_eq!(stilts(18, [18, 18], "E1-M1"), (18, "-6 koku".to_owned()));
    assert_eq!(stilts(15, [17, 18], "E1-M3"), (18, "-6 koku, +3 points, +3 in 1".to_owned()));
}

/// A new game in which somebody has chosen the Fortune Teller.
fn with_fortune_teller(seed: u64) -> Option<(Play, u8)> {
    let mut play = fresh(3, PatronRule::Dealt, seed);
    while play.phase() == Phase::Patron {
        let offered = play.moves();
        let mv = offered.iter().find(|mv| mv.ends_with("fortune-teller")).unwrap_or(&offered[0]).clone();
        play.go(play.acts(), &mv);
    }
    let teller =
        (0..3).find(|&seat| play.p(seat).patron.is_some_and(|patron| patron.to_string() == "fortune-teller"));
    teller.map(|teller| (play, teller))
}

#[test]
fn a30_the_first_die_can_be_set_too() {
    let tables: Vec<(Play, u8)> = (0..20).filter_map(with_fortune_teller).collect();
    assert!(tables.len() > 5);
    for (play, teller) in tables {
        assert_eq!((play.phase(), play.acts()), (Phase::First, teller));
        // Ships and hands are there; the dice of those before are rolled.
        let player = play.p(teller);
        assert_eq!((player.favour, player.held, player.die), (2, 2, 0));
        assert!(player.ships.iter().all(|&ship| ship > 1));
        assert_eq!(play.moves(), ["roll", "set 1", "set 2", "set 3", "set 4", "set 5", "set 6"]);
        for face in 1..=6 {
            let next = play.and(teller, &format!("set {face}"));
            assert_eq!((next.p(teller).die, next.favour(teller)), (face, 1));
            assert_eq!((next.phase(), next.whose()), (Phase::Main, next.view().first.index() as u8));
            assert!(next.view().players.iter().all(|player| (1..=6).contains(&player.die)));
        }
        let next = play.and(teller, "roll");
        assert_eq!((next.favour(teller), next.phase()), (2, Phase::Main));
    }
}

#[test]
fn a31_others_are_asked_after_ones_own_choices_and_clockwise() {
    let mut play = given([who(), who().die(3).ships(13, 8), who(), who()])
        .row("E1-P1 E1-P2 E1-P3 E1-P4")
        .tops("E1-S1 E2-P1")
        .built(3, "E2-P2", &[ALDER, WILLOW])
        .built(4, "E2-S3", &[ROWAN])
        .built(5, "E2-M3", &[REED])
        .turn(REED);
    play.go(REED, "sail 1 3");
    let mut asked = Vec::new();
    while play.phase() == Phase::Act {
        assert_eq!(play.row(), "E1-P1 E1-P2 E1-P3 E1-P4", "the row waits");
        asked.push(play.acts());
        play.go(play.acts(), "take rice");
    }
    assert_eq!(asked, [REED, REED, WILLOW, ROWAN, ALDER]);
    assert_eq!(play.row(), "E1-P2 E1-P3 E1-P4 E1-S1");
    assert_eq!((0..4).map(|seat| play.goods(seat)[1]).collect::<Vec<_>>(), [1, 2, 1, 1]);
}

#[test]
fn a31_step_eighteen_by_an_owner_reward() {
    let mut play = given([who().ships(5, 8), who().at(3, 17)]).built(13, "E2-S1", &[1]).turn(0);
    play.go(0, "sail 1 1");
    assert_eq!((play.acts(), play.score(1)), (1, 3));
    play.go(1, "take porcelain");
    assert_eq!(play.goods(1), [0, 0, 1]);
}

#[test]
fn a32_the_end_of_the_row_works_in_the_last_turns() {
    let board = |turns: u8| {
        given([rich(), rich().ships(14, 8), rich()]).row("E2-P3 E2-R2 E2-S3 E2-S4").last_turns(turns)
    };
    let mut play = board(3).turn(0);
    play.go_all(&["build 2 E2-P3", "end"]);
    assert_eq!((play.row().as_str(), play.favour(0)), ("E2-R2 E2-S3 E2-S4", 1));
    // The end of a journey discards the tile that is there.
    play.go_all(&["sail 1 1", "take silk", "end"]);
    assert_eq!((play.row().as_str(), names(play.view().gone)), ("E2-S3 E2-S4", vec!["E2-R2".to_owned()]));
    play.go(2, "build 1 E2-S3");
    assert_eq!((play.row().as_str(), play.favour(2)), ("E2-S4", 1));
    let mut play = board(3).turn(0);
    play.go(0, "build 2 E2-S4");
    assert_eq!((play.row().as_str(), play.favour(0)), ("E2-P3 E2-R2 E2-S3", 0));
}

#[test]
fn a33_points_are_counted_on() {
    let mut play = given([who().points(99).ships(5, 8), who().points(250)]).built(11, "E1-S6", &[1]).turn(0);
    play.go(0, "sail 1 1");
    assert_eq!((play.score(0), play.score(1)), (101, 251));
    assert_eq!(play.line("score-total"), [101, 251]);
}

#[test]
fn a34_the_row_never_becomes_empty() {
    let mut play = given([rich(), rich(), rich(), rich()])
        .row("E2-P3 E2-R2 E2-S3 E2-S4")
        .tops("- E2-P1")
        .below(0, 0)
        .turn(0);
    for (seat, space, left) in [(0, 1, 4), (1, 2, 3), (2, 3, 2), (3, 4, 1)] {
        let tile = play.view().row[0];
        play.go(seat, &format!("build {space} {tile}"));
        assert_eq!(play.view().row.len(), left);
        play.finish();
    }
    assert!(play.over());
}

#[test]
fn a35_dealt_clans_and_chosen_patrons_are_open() {
    let mut play = fresh(3, PatronRule::Dealt, 5);
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(2))] {
        assert!(play.position().view(viewer).players.iter().all(|player| player.clan.is_some()));
    }
    let (seat, mv) = (play.acts(), play.moves()[1].clone());
    assert_eq!(seat, (play.view().first.index() as u8 + 2) % 3);
    play.go(seat, &mv);
    let shown = play.position().view(Viewer::Spectator).players[usize::from(seat)].patron;
    assert_eq!(format!("patron {}", shown.expect("a patron")), mv);
}

#[test]
fn a36_what_every_noble_is_worth() {
    let board = |card: &str| {
        given([who().delivered(card), who()])
            .built(1, "E1-M1", &[0])
            .built(2, "E1-M2", &[0])
            .built(8, "E1-M3", &[1, 0])
            .built(9, "E1-M4", &[1])
            .built(13, "E1-P1", &[0])
            .built(14, "E1-P2", &[0])
            .built(19, "E1-R1", &[0, 0])
            .turn(0)
    };
    for (card, points) in [("NO1", 3), ("NO2", 2), ("NO3", 1), ("NO4", 0), ("NO5", 3), ("NO6", 4)] {
        let play = board(card);
        assert_eq!(play.outlook(0).abilities, points, "{card}");
        assert_eq!(count::worth(&play.view(), 0, card), u32::from(points), "{card}");
    }
}

#[test]
fn a37_once_for_each_player() {
    let mut play = given([known(), known(), known()]).claims([&[1], &[], &[]]).turn(0);
    for _ in 0..4 {
        play.sail_and_finish();
    }
    assert_eq!(play.line("score-masteries"), [5, 0, 3]);
    // Who was first is remembered.
    assert_eq!(play.view().claims[0], [1, 0, 2].map(Seat::new));
}

// ---------------------------------------------------------------------------------------------------------------------
// What the board tells

#[test]
fn whoever_points_at_a_space_in_vain_hears_why() {
    let play =
        given([who().die(2).koku(8), who()]).built(7, "E1-M1", &[1]).row("E1-S1 E1-S2 E1-P1 E1-P2").turn(0);
    let why = |targets: &[&str]| {
        let targets: Vec<String> = targets.iter().map(|&target| target.to_owned()).collect();
        play.table.why_not_at(Seat::new(0), &targets).map(|refusal| refusal.rule().expect("a rule"))
    };
    // 8 costs 6, 9 costs 12, 7 is built on, 1 lies in another region.
    for (space, rule) in
        [("shore:8", None), ("shore:9", Some("R21")), ("shore:7", Some("R20")), ("shore:1", Some("R20"))]
    {
        assert_eq!(why(&[space]), rule, "{space}");
        assert_eq!(why(&["row:E1-S1", space]), rule, "{space} after a tile");
    }
    assert_eq!(why(&["die:5"]), Some("R17"));
    assert_eq!(why(&["ship:1", "river:5"]), Some("R27"));
}

#[test]
fn a_last_turn_is_announced() {
    let play = given([who(), who()]);
    assert_eq!(play.clone().turn(0).position().prompt(Seat::new(0)).key, "prompt-main");
    assert_eq!(play.last_turns(2).turn(0).position().prompt(Seat::new(0)).key, "prompt-main-last");
}

#[test]
fn a_voyage_tells_the_customer_that_comes_with_it() {
    let play = given([who().ships(10, 1), who()]).stands(29, "IM-3").turn(0);
    let voyages = &play.outlook(0).voyages[0];
    assert_eq!([2, 3, 4].map(|steps: usize| voyages[steps - 1].brings[0].draws), [0, 1, 1]);
    assert_eq!(voyages[2].brings[0].goods, [1, 0, 0]);
}

#[test]
fn exchanges_promise_nothing_once_the_last_turn_is_lost() {
    let mut play = given([who().goods([4, 0, 0]).koku(9), who().points(50)]).last_turns(1).turn(0);
    let before = play.moves_like("trade");
    play.go(0, "sail 1 1");
    assert!(!before.is_empty() && play.phase() == Phase::End);
    for mv in play.moves() {
        let worth = play.and(0, &mv).position().worth(Seat::new(0));
        assert!(worth <= 0.0, "{mv}: {worth}");
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// Any game

/// What waits, as the second way to count names it.
fn waiting(view: &View) -> Vec<(usize, &'static str)> {
    let named = |choice: Choice| match choice {
        Choice::Good(_) => "good",
        Choice::KokuOrGood(_) => "journey",
        Choice::Sell(_) => "sell",
        Choice::Royal => "royal",
        Choice::Marker(_) => "marker",
        Choice::Draw(_) | Choice::Discard => "draw",
    };
    view.pending.iter().map(|pending| (pending.seat.index(), named(pending.choice))).collect()
}

/// A move counted out from the view before it.
fn counted(before: &View, mv: &str) -> Ledger {
    let (mut ledger, who) = (Ledger::of(before), before.turn.index());
    ledger.asks = waiting(before);
    match mv.split(' ').collect::<Vec<_>>()[..] {
        ["build", space, tile] => ledger.build(who, number(space), tile),
        ["sail", ship, steps] => {
            ledger.sail(who, usize::from(number(ship)) - 1, number(steps));
        }
        ["deliver", card] => ledger.deliver(who, card),
        ["die", face] => ledger.turn_die(who, number(face)),
        ["set", _] => ledger.view.players[who].favour -= 1,
        ["trade", from, to] => ledger.trade(who, from, to),
        ["roll" | "end"] => {}
        _ => ledger.answer(mv),
    }
    ledger
}

/// Compares what a move brought everybody with what was counted; whether that was possible.
fn compare(mut ledger: Ledger, before: &View, play: &Play, events: &[Event]) -> bool {
    let after = play.view();
    let ended = happened(events, |event| matches!(event, Event::LastTurns { .. })) > 0;
    if happened(events, |event| *event == Event::ImperialVisit) > 0 {
        ledger.imperial_visit();
    }
    if ended {
        ledger.bring_the_end(before.turn.index());
    }
    if waiting(&after) != ledger.asks {
        // The first of the choices was none and has been made.
        assert!(after.pending.len() < ledger.asks.len(), "{:?} {:?}", waiting(&after), ledger.asks);
        return false;
    }
    let end = if play.over() { count::end(&after) } else { vec![[0; 3]; after.players.len()] };
    for (seat, (mine, theirs)) in ledger.view.players.iter().zip(&after.players).enumerate() {
        let mastered: u32 = events
            .iter()
            .filter_map(|event| match event {
                Event::Mastered { seat: who, points, .. } if who.index() == seat => Some(u32::from(*points)),
                _ => None,
            })
            .sum();
        assert_eq!(
            (mine.koku, mine.goods, mine.favour, mine.limit, mine.influence, mine.ships),
            (theirs.koku, theirs.goods, theirs.favour, theirs.limit, theirs.influence, theirs.ships),
            "seat {seat}"
        );
        let points = count::score(mine) + mastered + end[seat].iter().sum::<u32>();
        assert_eq!(points, count::score(theirs), "points of {seat}");
    }
    true
}

#[test]
fn every_move_of_any_game_brings_what_the_rule_file_says() {
    let mut compared: BTreeMap<(String, bool), u32> = BTreeMap::new();
    for (play, seed) in games_and_more(12) {
        play_on(play, seed, |before, mv, play, events| {
            if before.phase != Phase::Patron && before.phase != Phase::First {
                let fits = compare(counted(before, mv), before, play, events);
                let kind = mv.split(' ').next().expect("a word").to_owned();
                *compared.entry((kind, fits)).or_default() += 1;
            }
        });
    }
    let all = "build sail deliver die set trade roll end take sell done royal mark discard";
    for kind in all.split(' ') {
        let count = |fits| compared.get(&(kind.to_owned(), fits)).copied().unwrap_or(0);
        assert!(count(true) >= 20 && count(true) > 5 * count(false), "{kind}: {compared:?}");
    }
}

#[test]
fn every_voyage_of_any_game_can_be_counted_out() {
    for (play, seed) in games_and_more(3) {
        let mut at = 0;
        play_on(play, seed, |_, _, play, _| {
            at += 1;
            if play.phase() != Phase::Main || at % 3 != 0 {
                return;
            }
            let view = play.view();
            let outlook = Gold::outlook(&view);
            for (who, player) in outlook.players.iter().enumerate() {
                for (ship, faces) in player.voyages.iter().enumerate() {
                    for (steps, voyage) in (1..).zip(faces) {
                        let mut ledger = Ledger::of(&view);
                        let to = ledger.sail(who, ship, steps);
                        assert_eq!((voyage.to, voyage.journey), to);
                        for (seat, share) in voyage.brings.iter().enumerate() {
                            let (old, new) = (&view.players[seat], &ledger.view.players[seat]);
                            assert_eq!(share.koku, new.koku - old.koku);
                            assert_eq!(share.goods, [0, 1, 2].map(|good| new.goods[good] - old.goods[good]));
                            assert_eq!(share.favour, new.favour - old.favour);
                            assert_eq!(u32::from(share.points), count::score(new) - count::score(old));
                            let steps = [0, 1, 2, 3, 4, 5].map(|at| new.influence[at] - old.influence[at]);
                            assert_eq!(share.influence, steps);
                            let asks = ledger.asks.iter().filter(|&&ask| ask == (seat, "good")).count();
                            let room = 18 - usize::from(new.goods.iter().sum::<u8>());
                            assert_eq!(usize::from(share.any), asks.min(room));
                        }
                    }
                }
            }
        });
    }
}

#[test]
fn the_end_and_the_masteries_of_any_game_can_be_counted_out() {
    for (play, seed) in games_and_more(4) {
        play_on(play, seed, |_, _, play, _| {
            let (view, over) = (play.view(), play.over());
            let (outlook, end) = (Gold::outlook(&view), count::end(&view));
            for (seat, (player, told)) in view.players.iter().zip(&outlook.players).enumerate() {
                let regions = [1, 2, 3, 4, 5, 6].map(|region| count::region(&view, region)[seat]);
                assert_eq!(told.regions.map(u32::from), regions);
                let parts =
                    [told.regions.map(u32::from).iter().sum(), told.deliveries.into(), told.abilities.into()];
                assert_eq!(parts, end[seat]);
                let to_come = if over { 0 } else { parts.iter().sum() };
                assert_eq!(u32::from(told.total), count::score(player) + to_come);
                for (progress, mastery) in told.masteries.iter().zip(view.masteries) {
                    assert_eq!(progress.met(), count::meets(&view, seat, mastery.name()), "{mastery}");
                    assert!(progress.have <= progress.need);
                }
            }
        });
    }
}

#[test]
fn a_voyage_brings_no_good_to_whoever_has_six_of_each() {
    let play = given([who().ships(5, 8), who().goods([6; 3])]).built(13, "E2-P2", &[1]).turn(0);
    assert_eq!(play.outlook(0).voyages[0][0].brings[1].any, 0);
}

#[test]
fn every_mastery_of_any_game_is_claimed_when_it_is_met() {
    let mut claimed = 0;
    for (play, seed) in games_and_more(8) {
        let players = play.view().players.len();
        let mut claims: Vec<Vec<u8>> = vec![Vec::new(); 3];
        play_on(play, seed, |before, _, play, events| {
            let (after, turn) = (play.view(), before.turn);
            for event in events {
                let Event::Mastered { seat, mastery, points } = event else { continue };
                let at =
                    after.masteries.iter().position(|other| other == mastery).expect("a mastery in play");
                assert_eq!(*seat, turn, "in one's own turn");
                assert_eq!(u32::from(*points), count::slots(players)[claims[at].len()]);
                assert!(!claims[at].contains(&(seat.index() as u8)));
                assert!(count::meets(&after, seat.index(), mastery.name()), "{mastery}");
                claims[at].push(seat.index() as u8);
                claimed += 1;
            }
            let finished = [Phase::End, Phase::Over].contains(&after.phase) || after.turn != turn;
            if before.phase == Phase::Patron || before.phase == Phase::First || !finished {
                return;
            }
            for (at, mastery) in after.masteries.iter().enumerate() {
                let mine = claims[at].contains(&(turn.index() as u8));
                let full = claims[at].len() == count::slots(players).len();
                assert!(mine || full || !count::meets(&after, turn.index(), mastery.name()), "{mastery}");
            }
            for (seat, player) in (0..).zip(&after.players) {
                let places = claims.iter().filter_map(|claims| claims.iter().position(|&who| who == seat));
                let points: u32 = places.map(|place| count::slots(players)[place]).sum();
                assert_eq!(u32::from(player.points[5]), points, "the score sheet");
            }
        });
    }
    assert!(claimed > 60, "{claimed}");
}

#[test]
fn every_game_is_scored_as_the_rule_file_says() {
    for (play, seed) in games_and_more(12) {
        let play = play_on(play, 100 + seed, |_, _, _, _| {});
        let (view, end) = (play.view(), count::end(&play.view()));
        for (part, line) in ["score-regions", "score-deliveries", "score-abilities"].into_iter().enumerate() {
            let expected: Vec<i64> = end.iter().map(|parts| parts[part].into()).collect();
            assert_eq!(play.line(line), expected, "{line}");
        }
        let totals: Vec<i64> = view.players.iter().map(|player| count::score(player).into()).collect();
        assert_eq!(play.line("score-total"), totals);
        let rank = |seat: usize| (totals[seat], view.players[seat].favour);
        let best = (0..totals.len()).map(rank).max().expect("a player");
        let winners: Vec<u8> =
            (0..).take(totals.len()).filter(|&seat| rank(usize::from(seat)) == best).collect();
        assert_eq!(play.winners(), Some(winners));
        // The end triggers exactly once.
        assert_eq!(play.line("score-end").iter().sum::<i64>(), 5);
    }
}

#[test]
fn any_game_keeps_to_the_turns_the_row_and_the_bounds() {
    for (play, seed) in games(6) {
        let players = play.view().players.len();
        let [first, second, _] = tables::STACKS[players - 2];
        let all = usize::from(first + second - 4);
        let (mut removed, mut visit, mut end, mut turns) = (0, None, None, 0);
        let (mut left, mut filled, mut due) = (0, 0, 0);
        let play = play_on(play, seed, |before, mv, play, events| {
            let after = play.view();
            let word = mv.split(' ').next().expect("a word");
            for event in events {
                match event {
                    Event::Built { .. } | Event::TileGone { .. } => left += 1,
                    Event::Entered { .. } => filled += 1,
                    Event::Sailed { journey: true, .. } => due += 1,
                    Event::ImperialVisit => visit = Some(removed + left),
                    Event::LastTurns { .. } => end = Some((removed + left, turns + 1)),
                    _ => {}
                }
            }
            due += usize::from(word == "build");
            if after.turn != before.turn && before.phase != Phase::Patron && before.phase != Phase::First
                || play.over()
            {
                turns += 1;
                assert_eq!(left, due, "one tile leaves the row for a building or a journey");
                assert!(due <= 1 && filled <= left);
                assert!(filled == left || end.is_some());
                removed += left;
                (left, filled, due) = (0, 0, 0);
                assert!(!after.row.is_empty());
            }
            if after.phase == Phase::Main {
                for player in &after.players {
                    assert_eq!(player.held, count::hand_size(player), "no shortage in these games");
                }
            }
        });
        let (at, turn) = end.expect("an end");
        assert_eq!((visit, at), (Some(usize::from(first) - 4), all), "{players} players");
        assert!(turn <= 14 * all + 17 * players + 30, "{turn} turns");
        assert_eq!(turns, turn + players - 1, "everybody else has one turn more");
        assert!(play.over());
    }
}

#[test]
fn the_moves_of_any_position_are_those_of_the_rule_file() {
    for (play, seed) in games_and_more(6) {
        assert_eq!(play.moves().into_iter().collect::<BTreeSet<_>>(), count::legal(&play.view()));
        play_on(play, seed, |_, _, play, _| {
            let moves = play.moves();
            assert_eq!(moves.iter().cloned().collect::<BTreeSet<_>>(), count::legal(&play.view()));
            // Nobody is asked who has no choice, but for the ships there always is one.
            assert_ne!(moves.len(), 1);
        });
    }
}

#[test]
fn any_position_offers_as_many_moves_as_the_rule_file_says() {
    for (play, seed) in games_and_more(3) {
        play_on(play, seed, |before, mv, play, _| {
            let goods = |view: &View| view.players[before.turn.index()].goods.iter().sum::<u8>();
            let koku = |view: &View| view.players[before.turn.index()].koku;
            // A choice that waits may be made by itself after an exchange.
            if mv.starts_with("trade") && before.pending.is_empty() {
                let after = play.view();
                assert!(goods(&after) < goods(before) || koku(&after) < koku(before));
            }
            if play.phase() != Phase::Main {
                return;
            }
            let player = play.p(play.whose());
            let builder = player.patron.is_some_and(|patron| patron.to_string() == "bridge-builder");
            let most = if builder { 27 * 4 } else { 5 * 4 };
            assert!(play.moves_like("die").len() <= 5 && play.moves_like("trade").len() <= 7);
            assert!(play.moves_like("build").len() <= most && play.moves_like("deliver").len() <= 3);
            assert!((2..=4).contains(&play.moves_like("sail").len()), "one can always sail");
            assert!(play.moves().len() <= Gold::FACTS.most_moves);
        });
    }
}

#[test]
fn imagined_positions_agree_with_the_view_and_know_no_more() {
    let mut guessed = (0, 0);
    for (play, seed) in games_and_more(1) {
        let (mut at, players) = (0, play.view().players.len() as u8);
        play_on(play, seed, |_, _, play, _| {
            at += 1;
            if at % 7 != 0 || play.over() {
                return;
            }
            assert_eq!(&Gold::imagine(&play.view(), &mut Fast::new(at)), play.position());
            for seat in 0..players {
                let view = play.seen_by(seat);
                let imagined = Gold::imagine(&view, &mut Fast::new(at));
                assert_eq!(imagined.broken_law(), None);
                assert_eq!(imagined.view(Viewer::Seat(Seat::new(seat))), view);
                let open = imagined.view(Viewer::Open);
                count::invariants(&open);
                for other in (0..players).filter(|&other| other != seat && play.p(other).held >= 2) {
                    guessed.0 += 1;
                    guessed.1 += u32::from(open.players[usize::from(other)].hand == play.p(other).hand);
                }
            }
        });
    }
    assert!(guessed.0 > 100 && guessed.1 * 20 < guessed.0, "{guessed:?}: the truth is hit by chance only");
}

#[test]
fn a_move_can_be_taken_back_until_something_new_is_seen() {
    let me = || who().koku(9).favour(2).die(3).goods([3, 0, 0]).ships(13, 8).hand("EL3");
    let mut play = given([me(), who()]).turn(0);
    assert_eq!(play.may_take_back(0), Err(NoTakeBack::Nothing));
    for mv in ["die 4", "die 3", "trade silk rice", "sail 1 3"] {
        play.go(0, mv);
        assert_eq!(play.may_take_back(0), Ok(()), "{mv}");
    }
    // The row is filled, and the next tile is seen.
    play.go(0, "take koku");
    assert_eq!(play.may_take_back(0), Err(NoTakeBack::Chance));
    let build = given([me(), who()]).row("E1-P1 E1-P2 E1-P3 E1-P4").turn(0).and(0, "build 11 E1-P2");
    assert_eq!(build.may_take_back(0), Err(NoTakeBack::Chance));
    let deliver = given([me().goods([2, 1, 2]), who()]).turn(0).and(0, "deliver EL3");
    assert_eq!(deliver.may_take_back(0), Err(NoTakeBack::Chance));
    // The last tile of a stack shows nothing new.
    let mut last = given([me(), who()]).row("E2-P3 E2-R2 E2-S3 E2-S4").tops("- E2-P1").below(0, 0).turn(0);
    last.go(0, "build 14 E2-S3");
    assert_eq!((last.phase(), last.may_take_back(0)), (Phase::End, Ok(())));
}

#[test]
fn no_position_is_against_the_rules() {
    let two = || given([who(), who()]);
    assert!(two().accepted(0) && two().accepted(1));
    for (what, board) in [
        ("26 koku", given([who().koku(26), who()])),
        ("seven silk", given([who().goods([7, 0, 0]), who()])),
        ("favour above its limit", given([who().favour(4), who()])),
        ("a limit below three", given([who().limit(2), who()])),
        ("nineteen steps", given([who().at(1, 19), who()])),
        ("river space 15", given([who().ships(15, 1), who()])),
        ("river space 0", given([who().ships(0, 1), who()])),
        ("a die with seven", given([who().die(7), who()])),
        ("three customers in hand", given([who().hand("AR1 AR2 AR3"), who()])),
        ("a customer twice", given([who().hand("AR1"), who().delivered("AR1")])),
        ("a third ship", given([who().royal(3), who()])),
        ("a building without an owner", two().stands(1, "E1-P1")),
        ("a starting tile with one", two().built(3, "ST-P1", &[0])),
        ("three markers", two().built(1, "E1-P1", &[0, 0, 0])),
        ("a marker of nobody", two().built(1, "E1-P1", &[2])),
        ("a tile twice", two().built(1, "E1-P1", &[0]).built(2, "E1-P1", &[0])),
        ("a building on the space of an imperial market", two().built(6, "E1-P1", &[0])),
        ("an imperial market elsewhere", two().stands(7, "IM-1")),
        ("a row of three beside full stacks", two().row("E1-P1 E1-P2 E1-P3")),
        ("an imperial market in the row", two().row("E1-P1 E1-P2 E1-P3 IM-1")),
        ("a starting tile in the row", two().row("E1-P1 E1-P2 E1-P3 ST-P1")),
        ("an imperial market on a stack", two().tops("IM-1 E2-P1")),
        ("era 2 on the stack of era 1", two().tops("E2-P1 E2-P2")),
        ("a mastery twice", two().masteries("blossom blossom two-alike")),
        ("two claims for two players", two().claims([&[0, 1], &[], &[]])),
        ("a scoring tile twice", two().scoring([1, 1, 2, 3, 4, 5])),
        ("last turns beside full stacks", two().last_turns(2).tops("E1-P1 E2-P1")),
        ("more last turns than players", two().last_turns(3)),
    ] {
        assert!(!board.accepted(0), "{what}");
    }
}

#[test]
fn figures_say_where_they_come_from() {
    let table = include_str!("../src/components.rs");
    for mark in ["FOUND", "ONE SOURCE"] {
        assert!(table.contains(mark));
    }
}
