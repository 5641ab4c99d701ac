//! The Rival, against whom somebody plays alone. It decides nothing: a card says what it does, and the rules say how.

use nurt_core::{Chance, Log};
use strum::VariantArray;

use crate::components::{
    Column, Culture, Effect, RIVAL_ANIMALS, RIVAL_BOXED, RIVAL_CAMPS, RIVAL_CARDS, RIVAL_FIRST, RIVAL_HEX,
    RIVAL_MOVES, RIVAL_RAFT, RIVAL_STONE, RIVAL_STONES,
};
use crate::events::Event;
use crate::geometry::{HEXES, Hex, Hexes};
use crate::map::Ground;
use crate::moves::Camp;
use crate::outlook::Forecast;
use crate::river::DELTA;
use crate::site::{self, LEVELS, Square};
use crate::state::{Figure, Origin, RIVAL, Source, Spot, Winter};

impl Winter {
    /// B17b.
    pub(crate) fn rival_turn(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let column = self.rival_card(chance);
        log.note(|| Event::RivalCard { column });
        if self.has_river() {
            let to = (self.player(RIVAL).raft + RIVAL_RAFT[column as usize]).min(DELTA);
            if to != self.player(RIVAL).raft {
                self.move_raft(RIVAL, to, log);
            }
        }
        let first = self.put_figure(RIVAL, Figure::Member, Spot::Column(column), log);
        match column {
            Column::Initiate => {
                self.player_mut(RIVAL).virtually_buried += 1;
                log.note(|| Event::RivalBuried);
            }
            Column::Develop => self.rival_develops(log),
            Column::Hunt => {
                for _ in 0..RIVAL_ANIMALS {
                    let Some(&animal) = self.grounds.first() else { break };
                    self.take_animal(animal);
                    self.player_mut(RIVAL).animals[animal as usize] += 1;
                    log.note(|| Event::Hunted { seat: RIVAL, animal });
                }
            }
            Column::Migrate => self.rival_migrates(log),
        }
        if first {
            self.score(RIVAL, RIVAL_FIRST, Source::Rival, Origin::First(column), log);
        }
    }

    /// The next of its cards.
    fn rival_card(&mut self, chance: &mut impl Chance) -> Column {
        if self.rival == [0; 4] {
            // Only in positions that were described by hand can they run out.
            self.rival = [RIVAL_CARDS; 4];
        }
        let mut at = chance.below(self.rival.iter().map(|&count| u32::from(count)).sum()) as u8;
        let column = Column::VARIANTS.iter().copied().find(|&column| {
            let count = self.rival[column as usize];
            let found = at < count;
            at = at.saturating_sub(count);
            found
        });
        let column = column.unwrap_or(Column::Migrate);
        self.rival[column as usize] -= 1;
        column
    }

    fn rival_develops(&mut self, log: &mut impl Log<Event>) {
        let era = self.era();
        let taken = self.player(RIVAL).stones.iter().filter(|stone| usize::from(stone.face().era) == era + 1);
        if taken.count() < RIVAL_STONES && !self.stones[era].is_empty() {
            let stone = self.stones[era].remove(0);
            self.player_mut(RIVAL).stones.put(stone);
            log.note(|| Event::TookStone { seat: RIVAL, stone });
        } else if self.player(RIVAL).megaliths > 0
            && let Some(square) = self.rival_square()
        {
            self.raise(RIVAL, square, log);
            let points = printed_points(site::benefit(self.wishes.players, square));
            self.score(RIVAL, points, Source::Site, Origin::Square(square), log);
        }
        let boxed: arrayvec::ArrayVec<Culture, RIVAL_BOXED> =
            self.display.drain(..RIVAL_BOXED.min(self.display.len())).collect();
        self.boxed = self.boxed.or(boxed.iter().copied().collect());
        log.note(|| Event::Boxed { cultures: boxed.to_vec() });
    }

    /// The crossing that is worth most; without one, the square with the most points.
    fn rival_square(&self) -> Option<Square> {
        let upper = (1..LEVELS).flat_map(|level| Square::of(level, self.free_squares(level)));
        let best = first_best(upper, |square| self.crossing_points(RIVAL, square));
        best.or_else(|| {
            let ground = Square::of(0, self.free_squares(0));
            first_best(ground, |square| printed_points(site::benefit(self.wishes.players, square)))
        })
    }

    fn rival_migrates(&mut self, log: &mut impl Log<Event>) {
        for _ in 0..RIVAL_CAMPS.min(self.player(RIVAL).home) {
            self.camp(RIVAL, self.raft_hex(RIVAL), log);
        }
        let mut moved = [0; HEXES];
        for _ in 0..RIVAL_MOVES {
            let Some((from, to)) = self.rival_move(&moved) else { break };
            self.shift(RIVAL, from, to, log);
            moved[to.index()] += 1;
        }
        let village = self.each_village(RIVAL).next();
        if let Some((juncture, raft)) = village {
            self.settle(RIVAL, juncture, raft, log);
        }
    }

    /// B17c: the move of a camp that has not moved yet to the best hex which the Rival does not lead.
    fn rival_move(&self, moved: &[u8; HEXES]) -> Option<(Camp, Hex)> {
        let rival = self.player(RIVAL);
        let wanted =
            |hexes: Hexes| hexes.without(self.map.base).iter().filter(|&hex| !self.leads(RIVAL, hex));
        let start = rival.place.filter(|_| rival.start > 0).into_iter();
        let from_start = start.flat_map(|place| wanted(place.touches()).map(|to| (Camp::Start, to)));
        let stands = rival.stands.iter().filter(|hex| rival.camps[hex.index()] > moved[hex.index()]);
        let from_hexes =
            stands.flat_map(|from| wanted(from.neighbours()).map(move |to| (Camp::Hex(from), to)));
        // Hexes are ordered by rows, each from west to east.
        let key = |&(from, to): &(Camp, Hex)| {
            let late = match from {
                Camp::Start => false,
                Camp::Hex(hex) => !self.map.base.contains(hex),
            };
            (std::cmp::Reverse(self.rank(to)), late, to, from)
        };
        from_start.chain(from_hexes).min_by_key(key)
    }

    /// B17c: how much the Rival wants a hex.
    fn rank(&self, hex: Hex) -> u8 {
        match self.map.ground(hex) {
            Ground::Landmark(_) => 4,
            Ground::River => 3,
            ground if printed_points(ground.benefit()) > 0 => 2,
            ground if !ground.benefit().is_empty() => 1,
            _ => 0,
        }
    }

    /// B17d.
    pub(crate) fn rival_eclipse(&mut self, log: &mut impl Log<Event>) {
        for hex in self.map.rich.and(self.reach(RIVAL)).iter() {
            if !self.leads(RIVAL, hex) {
                continue;
            }
            let landmark = self.map.landmarks.contains(hex);
            let source = if landmark { Source::Landmarks } else { Source::Terrain };
            self.score(RIVAL, self.rival_hex_points(hex), source, Origin::Hex(hex), log);
        }
        self.score_delta(RIVAL, log);
        for stone in self.player(RIVAL).stones.iter() {
            self.score(RIVAL, RIVAL_STONE, Source::Stones, Origin::Stone(stone), log);
        }
    }

    /// B17d: what the lead on a hex brings the Rival.
    fn rival_hex_points(&self, hex: Hex) -> u8 {
        if self.map.landmarks.contains(hex) { self.landmark_points(RIVAL, hex) } else { RIVAL_HEX }
    }

    /// B17d: what an eclipse would bring the Rival now.
    pub(crate) fn rival_forecast(&self) -> Forecast {
        let leads = self.map.rich.and(self.reach(RIVAL)).iter().filter(|&hex| self.leads(RIVAL, hex));
        let land = leads.map(|hex| self.rival_hex_points(hex)).sum();
        let (delta, stones) = (self.delta_points(RIVAL), RIVAL_STONE * self.player(RIVAL).stones.len() as u8);
        Forecast { land, delta, stones, points: land + delta + stones, ..Forecast::default() }
    }
}

/// Points among effects.
fn printed_points(effects: &[Effect]) -> u8 {
    effects.iter().map(|effect| if let Effect::Points(count) = *effect { count } else { 0 }).sum()
}

/// The best one; among equals the upper row, then the left column.
fn first_best(squares: impl Iterator<Item = Square>, worth: impl Fn(Square) -> u8) -> Option<Square> {
    squares.min_by_key(|&square| {
        let (x, y) = square.place();
        (std::cmp::Reverse(worth(square)), y, x)
    })
}
