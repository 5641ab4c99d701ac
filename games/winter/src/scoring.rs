//! The end: what everything is worth, and who has won.

use std::cmp::Reverse;

use nurt_core::{Log, Seat, Seats};
use strum::VariantArray;

use crate::cards::Pile;
use crate::components::{
    Animal, BURIED_POINTS, MEGALITH_POINTS, OFFERING_POINTS, OFFERING_RATE, RIVAL_BURIED, RIVAL_LEVEL, Track,
    VILLAGE_POINTS,
};
use crate::events::Event;
use crate::state::{Phase, Player, RIVAL, Source, Winter};

/// What the end brings, line by line.
pub(crate) const LAST: [Source; 6] =
    [Source::Animals, Source::Cards, Source::Buried, Source::Offering, Source::Megaliths, Source::Villages];

impl Winter {
    /// B16: the final scoring.
    pub(crate) fn finish(&mut self, log: &mut impl Log<Event>) {
        for seat in self.tribes() {
            for source in LAST {
                self.write_down(seat, source, self.last_points(seat, source), log);
            }
        }
        if self.solo() {
            let level = RIVAL_LEVEL[usize::from(self.wishes.level)];
            self.write_down(RIVAL, Source::Rival, level.into(), log);
        }
        self.phase = Phase::Over;
        log.note(|| Event::Ended);
    }

    fn write_down(&mut self, seat: Seat, source: Source, points: u16, log: &mut impl Log<Event>) {
        if points > 0 {
            self.player_mut(seat).points[source as usize] += points;
            log.note(|| Event::Scored { seat, source, points });
        }
    }

    /// B16, B17e: what a line of the final scoring would bring now.
    pub(crate) fn last_points(&self, seat: Seat, source: Source) -> u16 {
        let player = self.player(seat);
        let honour = usize::from(player.steps[Track::Honour as usize]);
        let offering = usize::from(player.steps[Track::Offering as usize]);
        match source {
            Source::Animals => animal_points(player),
            Source::Cards => {
                printed(&player.hand)
                    + printed(&player.deck)
                    + printed(&player.discard)
                    + printed(&self.in_front(seat))
            }
            Source::Buried if seat == RIVAL => u16::from(RIVAL_BURIED * player.buried_len()),
            Source::Buried => u16::from(BURIED_POINTS[honour]) * u16::from(player.buried_len()),
            Source::Offering if seat == RIVAL => 0,
            Source::Offering => {
                let left = player.food + player.tools;
                (left / OFFERING_RATE[offering] + OFFERING_POINTS[offering]).into()
            }
            Source::Megaliths => u16::from(MEGALITH_POINTS * player.built_len()),
            Source::Villages => u16::from(VILLAGE_POINTS) * player.villages.len() as u16,
            _ => 0,
        }
    }

    /// The cards that lie in front of somebody: played in this turn, or in the eclipse pile.
    fn in_front(&self, seat: Seat) -> Pile {
        let mut pile = Pile { people: self.player(seat).pile, ..Pile::default() };
        if seat == self.turn {
            let mut played = self.now.played;
            pile.swallow(&mut played);
        }
        pile
    }

    /// All points, were the game over now.
    pub(crate) fn total_now(&self, seat: Seat) -> u16 {
        let so_far = self.player(seat).score();
        if self.phase == Phase::Over {
            return so_far;
        }
        let level = if seat == RIVAL { RIVAL_LEVEL[usize::from(self.wishes.level)] } else { 0 };
        so_far + LAST.iter().map(|&source| self.last_points(seat, source)).sum::<u16>() + u16::from(level)
    }

    /// B16g, B17e: who has won, once the game is over.
    pub(crate) fn best(&self) -> Option<Seats> {
        if self.phase != Phase::Over {
            return None;
        }
        if self.solo() {
            let won = self.player(Seat::new(0)).score() > self.player(RIVAL).score();
            return Some(if won { Seats::first(1) } else { Seats::NONE });
        }
        let rank = |seat: &Seat| {
            let player = self.player(*seat);
            (player.score(), player.villages.len(), player.buried_len(), Reverse(self.place_of(*seat)))
        };
        self.seats().max_by_key(rank).map(Seats::one)
    }
}

fn animal_points(player: &Player) -> u16 {
    Animal::VARIANTS.iter().map(|&animal| u16::from(animal.set_points(player.animals[animal as usize]))).sum()
}

/// The points that are printed on cards.
fn printed(pile: &Pile) -> u16 {
    pile.kinds().map(|card| u16::from(card.points()) * u16::from(pile.count(card))).sum()
}
