//! What players remember: the tiles that they held and passed on.
//!
//! The tiles of a hand go from seat to seat together, and in each round one is placed and one is drawn. So a tile that was
//! drawn so many rounds ago, its age, was seen by as many seats to the right of the one who holds it now; and no two tiles
//! of a hand are of the same age, unless they were dealt at the start.

use nurt_core::{Chance, Seat};

use crate::components::{HAND, MOST_PLAYERS, ROUNDS, Tile, Tiles};
use crate::state::Waterway;
use crate::view::View;

impl Waterway {
    /// How often hands were passed on.
    fn passed(&self) -> u8 {
        self.round.min(ROUNDS) - 1
    }

    /// A greater age makes no difference: everybody has seen the tile, or it was dealt at the start.
    fn oldest(&self) -> u8 {
        if self.solo() { 0 } else { self.players.min(self.passed()) }
    }

    /// The seat that held a hand so many rounds ago.
    fn holder_before(&self, holder: Seat, rounds: u8) -> usize {
        (holder.index() + usize::from(self.players - rounds)) % usize::from(self.players)
    }

    /// The seats that held a tile of a hand remember it, if it was drawn so many rounds ago.
    fn make_remember(&mut self, holder: Seat, tile: Tile, age: u8) {
        for rounds in 1..=age {
            let seat = self.holder_before(holder, rounds);
            self.seen[seat] = self.seen[seat].or(Tiles::one(tile));
        }
    }

    /// The age of a tile in a hand; nothing if those who remember it cannot have held it.
    fn age(&self, holder: Seat, tile: Tile) -> Option<u8> {
        let remembers = |rounds: &u8| self.seen[self.holder_before(holder, *rounds)].contains(tile);
        let age = (1..=self.oldest()).take_while(remembers).count() as u8;
        let all = self.seen.iter().filter(|seen| seen.contains(tile)).count();
        (all == usize::from(age)).then_some(age)
    }

    /// What is wrong with the memories, if they could not have come about.
    pub(crate) fn odd_memory(&self) -> Option<String> {
        if self.solo() {
            let remembers = self.seen.iter().any(|seen| !seen.is_empty());
            return remembers.then(|| "somebody alone remembers what was passed on".to_owned());
        }
        self.seats().find_map(|holder| {
            let mut hand = Ages::of(self);
            for tile in self.hands[holder.index()].iter().take(HAND) {
                match self.age(holder, tile) {
                    Some(age) => hand.push(tile, (age, age)),
                    None => return Some(format!("{tile} is remembered by a seat that cannot have held it")),
                }
            }
            (hand.ways().count() == 0).then(|| format!("the hand of seat {holder} could not have come about"))
        })
    }

    /// Somehow the hands came about: the last tile of a list was drawn in this round, the one before it in the last
    /// round, and the first one earlier.
    pub(crate) fn make_up_memories(&mut self, hands: &[Vec<Tile>]) {
        let oldest = self.oldest();
        for (holder, hand) in self.seats().zip(hands) {
            for (&tile, age) in hand.iter().rev().zip(0..) {
                self.make_remember(holder, tile, oldest.min(age));
            }
        }
    }
}

impl View {
    /// What the players remember: what the view tells, and for the others something to which they could have come.
    pub(crate) fn remember(&self, position: &mut Waterway, chance: &mut impl Chance) {
        let told = |at: usize| self.players[at].seen.as_ref();
        let seats = 0..self.players.len().min(MOST_PLAYERS);
        for at in seats.clone() {
            position.seen[at] = told(at).into_iter().flatten().copied().collect();
        }
        if position.solo() || seats.clone().all(|at| told(at).is_some()) {
            return;
        }
        let me = seats.clone().find(|&at| told(at).is_some());
        let (players, passed, oldest) = (position.players, position.passed(), position.oldest());
        let known = position.seen;
        for holder in position.seats() {
            let mut hand = Ages::of(position);
            for tile in position.hands[holder.index()].iter().take(HAND) {
                let range = match me {
                    None => (0, oldest),
                    Some(me) => {
                        let known = known[me].contains(tile);
                        // So many rounds ago the viewer held this hand, if it ever did.
                        let since = (holder.index() + usize::from(players) - me) as u8 % players;
                        match known {
                            _ if since == 0 && (self.players[me].drew == Some(tile) || passed == 0) => (0, 0),
                            true if since == 0 => (oldest, oldest),
                            false if since == 0 => (1, oldest.min(players - 1)),
                            true => (since, oldest),
                            false => (0, if since <= passed { since - 1 } else { oldest }),
                        }
                    }
                };
                hand.push(tile, range);
            }
            for (tile, age) in hand.pick(chance) {
                position.make_remember(holder, tile, age);
            }
        }
        // What the viewer remembers is told.
        if let Some(me) = me {
            position.seen[me] = known[me];
        }
    }
}

/// The ages that the tiles of a hand may have.
#[derive(Default)]
struct Ages {
    oldest: u8,
    /// Whether one of the tiles was drawn in this round.
    fresh: bool,
    count: usize,
    tiles: [Option<Tile>; HAND],
    ranges: [(u8, u8); HAND],
}

impl Ages {
    /// An empty hand in a position.
    fn of(position: &Waterway) -> Self {
        let fresh = !position.over() && position.passed() > 0;
        Self { oldest: position.oldest(), fresh, ..Self::default() }
    }

    fn push(&mut self, tile: Tile, range: (u8, u8)) {
        self.tiles[self.count] = Some(tile);
        self.ranges[self.count] = range;
        self.count += 1;
    }

    /// All the ways in which the hand may have come about.
    fn ways(&self) -> impl Iterator<Item = [u8; HAND]> {
        let [a, b, c] = self.ranges.map(|(least, most)| least..=most);
        a.flat_map(move |a| {
            let c = c.clone();
            b.clone().flat_map(move |b| c.clone().map(move |c| [a, b, c]))
        })
        .filter(|ages| self.possible(&ages[..self.count]))
    }

    /// One of the ways, each equally likely.
    fn pick(&self, chance: &mut impl Chance) -> impl Iterator<Item = (Tile, u8)> {
        let count = self.ways().count() as u32;
        let way = if count == 0 { None } else { self.ways().nth(chance.below(count) as usize) };
        debug_assert!(way.is_some(), "a hand that could not have come about");
        self.tiles.into_iter().flatten().zip(way.unwrap_or_default())
    }

    fn possible(&self, ages: &[u8]) -> bool {
        let mut of = [0; MOST_PLAYERS + 1];
        for &age in ages {
            of[usize::from(age)] += 1;
        }
        of[..usize::from(self.oldest)].iter().all(|&count| count <= 1) && (!self.fresh || of[0] == 1)
    }
}
