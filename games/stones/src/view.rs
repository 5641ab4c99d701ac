//! What a seat may see, and how to imagine the rest; and positions described by hand.

use nurt_core::{Chance, Fault, Phrase, Seat, Seats, Viewer, Words};
use serde::{Deserialize, Serialize};

use crate::components::{Card, SLOTS, STONES};
use crate::scoring::strength;
use crate::state::{Side, Stones};

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose turn it is.
    pub turn: Seat,
    /// By seat: how many cards the player holds.
    pub held: [u8; 2],
    /// By seat: the hand, where the viewer may see it.
    pub hands: [Option<Vec<Card>>; 2],
    /// How many cards are left in the stock.
    pub stock: u8,
    /// The row of stones.
    pub stones: Vec<StoneView>,
}

/// One stone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoneView {
    /// By seat: the cards laid there, in order.
    pub sides: [Vec<Card>; 2],
    /// Which side was full first.
    #[serde(default)]
    pub first: Option<Seat>,
    /// Who owns it.
    #[serde(default)]
    pub owner: Option<Seat>,
}

impl View {
    pub(crate) fn new(position: &Stones, viewer: Viewer) -> Self {
        let hand = |seat: u8| {
            viewer.sees(Seat::new(seat)).then(|| Card::of(position.hands[usize::from(seat)]).collect())
        };
        let stone = |at: usize| {
            let who = |test: &dyn Fn(usize) -> bool| {
                [0, 1].into_iter().find(|&seat| test(seat)).map(|seat| Seat::new(seat as u8))
            };
            StoneView {
                sides: position.sides[at].map(|side| side.cards().collect()),
                first: who(&|seat| position.sides[at][seat].first == 1),
                owner: who(&|seat| position.claimed[seat] >> at & 1 == 1),
            }
        };
        Self {
            turn: position.turn,
            held: position.hands.map(|hand| hand.count_ones() as u8),
            hands: [hand(0), hand(1)],
            stock: position.stock.count_ones() as u8,
            stones: (0..STONES).map(stone).collect(),
        }
    }

    /// The hands that are not seen are drawn from all that is unseen; the rest is the stock.
    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> Stones {
        let mut position = Stones::empty();
        position.turn = self.turn;
        for (at, stone) in self.stones.iter().enumerate().take(STONES) {
            for seat in 0..2 {
                let side = &mut position.sides[at][seat];
                for card in stone.sides[seat].iter().take(SLOTS) {
                    side.cards[usize::from(side.len)] = card.0;
                    side.len += 1;
                    position.stock &= !card.bit();
                }
                let mine = |who: Option<Seat>| who.is_some_and(|who| who.index() == seat);
                side.first = u8::from(mine(stone.first));
                position.claimed[seat] |= u16::from(mine(stone.owner)) << at;
                if usize::from(side.len) == SLOTS {
                    position.open[seat] &= !(1 << at);
                }
            }
        }
        for seat in 0..2 {
            for card in self.hands[seat].iter().flatten() {
                position.hands[seat] |= card.bit();
                position.stock &= !card.bit();
            }
        }
        for seat in 0..2 {
            for _ in position.hands[seat].count_ones()..u32::from(self.held[seat]) {
                let card = chance.member(position.stock);
                position.stock ^= 1 << card;
                position.hands[seat] |= 1 << card;
            }
        }
        position
    }

    pub(crate) fn sketch(&self, words: &Words) -> String {
        let cards = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
        let names = [0, 1].map(|seat| words.name(Seat::new(seat)));
        let mut lines: Vec<String> = Vec::new();
        for (number, stone) in self.stones.iter().enumerate() {
            let owner = stone.owner.map_or("", |seat| &names[seat.index()]);
            let [left, right] = &stone.sides;
            lines.push(format!("{:>10} | {} | {:<10} {owner}", cards(left), number + 1, cards(right)));
        }
        lines.push(format!("{}: {}", words.word("sketch-stock"), self.stock));
        for ((name, hand), held) in names.iter().zip(&self.hands).zip(self.held) {
            let hand = match hand {
                Some(hand) => cards(hand),
                None => words.say(&Phrase::new("sketch-held").number("count", held)),
            };
            lines.push(format!("{} ({name}): {hand}", words.word("sketch-hand")));
        }
        lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
    }
}

/// A position described by hand. Cards that are named nowhere are in the stock. Who owns a stone follows
/// from its cards, and from `first` where both sides are worth the same.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// By seat: the hands.
    pub hands: [Vec<Card>; 2],
    /// The stones from the left; those left out are empty.
    #[serde(default)]
    pub stones: Vec<StoneView>,
}

impl Setup {
    pub(crate) fn arrange(self, to_act: Seats) -> Result<Stones, Fault> {
        let mut position = Stones::empty();
        let mut places: Vec<(Card, String)> = Vec::new();
        let mut put = |card: Card, place: String| {
            if let Some((_, first)) = places.iter().find(|(other, _)| *other == card) {
                return Err(Fault::Twice { what: card.to_string(), first: first.clone(), second: place });
            }
            places.push((card, place));
            Ok(())
        };
        if self.stones.len() > STONES {
            let (given, max) = (self.stones.len() as i64, STONES as i64);
            return Err(Fault::Range { at: "stones".to_owned(), given, min: 0, max });
        }
        for (at, stone) in self.stones.iter().enumerate() {
            let place = |part: &str| format!("stones[{at}].{part}");
            for seat in 0..2 {
                let cards = &stone.sides[seat];
                if cards.len() > SLOTS {
                    let (given, max) = (cards.len() as i64, SLOTS as i64);
                    return Err(Fault::Range { at: place(&format!("sides[{seat}]")), given, min: 0, max });
                }
                let mut side = Side::default();
                for &card in cards {
                    put(card, place(&format!("sides[{seat}]")))?;
                    side.cards[usize::from(side.len)] = card.0;
                    side.len += 1;
                    position.stock &= !card.bit();
                }
                if usize::from(side.len) == SLOTS {
                    position.open[seat] &= !(1 << at);
                }
                position.sides[at][seat] = side;
            }
            let full = [0, 1].map(|seat| usize::from(position.sides[at][seat].len) == SLOTS);
            let first = match (full, stone.first) {
                ([false, false], None) => None,
                ([true, false], None) => Some(0),
                ([false, true], None) => Some(1),
                ([true, true], first) => Some(first.map_or(0, Seat::index)),
                (_, Some(seat)) if full.get(seat.index()) == Some(&true) => Some(seat.index()),
                (_, Some(_)) => return Err(Fault::Clash { at: place("first"), with: place("sides") }),
            };
            if let Some(seat) = first {
                if seat > 1 {
                    return Err(Fault::Seat { given: seat as i64, players: 2 });
                }
                position.sides[at][seat].first = 1;
            }
            let mut owner = None;
            if full == [true, true] {
                let worth = [0, 1].map(|seat| strength(&position.sides[at][seat].cards));
                let winner = match worth[0].cmp(&worth[1]) {
                    std::cmp::Ordering::Greater => 0,
                    std::cmp::Ordering::Less => 1,
                    std::cmp::Ordering::Equal => first.unwrap_or(0),
                };
                position.claimed[winner] |= 1 << at;
                owner = Some(winner);
            }
            if stone.owner.is_some_and(|said| Some(said.index()) != owner) {
                return Err(Fault::Clash { at: place("owner"), with: place("sides") });
            }
        }
        for (seat, hand) in self.hands.iter().enumerate() {
            for &card in hand {
                put(card, format!("hands[{seat}]"))?;
                position.hands[seat] |= card.bit();
                position.stock &= !card.bit();
            }
        }
        position.turn = to_act.lowest().unwrap_or(Seat::new(0));
        Ok(position)
    }
}
