//! Masteries: how far each is met, and who claims it.

use nurt_core::{Log, Seat};
use serde::Serialize;
use strum::EnumCount;

use crate::components::{FLOWER, IN_PLAY, Kind, Mastery, REGIONS, mastery_points};
use crate::events::Event;
use crate::state::{Gold, Source};

/// How far something is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Progress {
    /// What there is, as far as it counts.
    pub have: u8,
    /// What is needed.
    pub need: u8,
}

impl Progress {
    /// Whether nothing is missing.
    pub const fn met(self) -> bool {
        self.have == self.need
    }
}

impl Gold {
    /// R42: whoever has the turn claims what is met and still free.
    pub(crate) fn claim(&mut self, log: &mut impl Log<Event>) {
        let seat = self.turn;
        for at in 0..IN_PLAY {
            let mastery = self.masteries[at];
            let Some(&points) = mastery_points(self.players).get(self.claims[at].len()) else { continue };
            if !self.claims[at].contains(&seat) && self.progress(seat, mastery).met() {
                self.claims[at].push(seat);
                self.me_mut().points[Source::Masteries as usize] += u16::from(points);
                log.note(|| Event::Mastered { seat, mastery, points });
            }
        }
    }

    /// How far a mastery is met.
    pub(crate) fn progress(&self, seat: Seat, mastery: Mastery) -> Progress {
        let player = self.player(seat);
        let most = |counts: &[u8]| counts.iter().copied().max().unwrap_or(0);
        let some = |counts: &[u8]| counts.iter().filter(|&&count| count > 0).count() as u8;
        let (have, need) = match mastery {
            Mastery::ManyFaces => (some(&player.trades()), 3),
            Mastery::Blossom => (most(&player.influence), FLOWER),
            Mastery::ThreeAlike => (most(&self.kinds_of(seat)), 3),
            Mastery::TwoAlike => (most(&player.trades()), 2),
            Mastery::KnownEverywhere => (some(&player.influence), REGIONS as u8),
            Mastery::FourTrades => (some(&self.kinds_of(seat)), Kind::COUNT as u8),
        };
        Progress { have: have.min(need), need }
    }
}
