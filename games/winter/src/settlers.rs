//! Camps and villages: how they come onto the board and move there.

use nurt_core::{Log, Seat};

use crate::events::Event;
use crate::geometry::{CENTRE, Hex, JUNCTURES, Juncture, Junctures};
use crate::moves::Camp;
use crate::state::Winter;

impl Winter {
    /// B8b, E4a: a new camp, on this hex or, if none is named, on the base tile or the starting tile.
    pub(crate) fn camp(&mut self, seat: Seat, hex: Option<Hex>, log: &mut impl Log<Event>) {
        let base = (!self.has_river()).then_some(CENTRE);
        let player = self.player_mut(seat);
        player.home -= 1;
        match hex.or(base) {
            Some(hex) => player.put_camp(hex),
            None => player.start += 1,
        }
        log.note(|| Event::Camped { seat, hex });
    }

    /// Whether one move takes a camp from one place to another.
    #[inline]
    pub(crate) fn reaches(&self, seat: Seat, from: Camp, to: Hex) -> bool {
        match from {
            Camp::Start => self.player(seat).place.is_some_and(|place| place.touches().contains(to)),
            Camp::Hex(from) => from.neighbours().contains(to),
        }
    }

    /// Whether a camp stands there.
    #[inline]
    pub(crate) fn has_camp(&self, seat: Seat, at: Camp) -> bool {
        match at {
            Camp::Start => self.player(seat).start > 0,
            Camp::Hex(hex) => self.player(seat).stands.contains(hex),
        }
    }

    /// B8c.
    pub(crate) fn shift(&mut self, seat: Seat, from: Camp, to: Hex, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        match from {
            Camp::Start => player.start -= 1,
            Camp::Hex(from) => player.take_camp(from),
        }
        player.put_camp(to);
        log.note(|| Event::Moved { seat, from, to });
    }

    /// B8f, B8g: whether anybody could build on a juncture.
    #[inline]
    pub(crate) fn is_open(&self, juncture: Juncture) -> bool {
        juncture.hexes().and(self.map.base).is_empty() && !self.settled().contains(juncture)
    }

    /// B8e, E6a: whether the camps for a village stand there, with the raft in place of one or without it.
    #[inline]
    pub(crate) fn surrounds(&self, seat: Seat, juncture: Juncture, raft: bool) -> bool {
        let missing = juncture.hexes().without(self.player(seat).stands);
        if raft {
            let raft = self.raft_hexes(seat);
            !raft.and(juncture.hexes()).is_empty() && missing.without(raft).is_empty()
        } else {
            missing.is_empty()
        }
    }

    /// The villages that a tribe can build, each with or without the raft.
    #[inline]
    pub(crate) fn each_village(&self, seat: Seat) -> impl Iterator<Item = (Juncture, bool)> {
        let player = self.player(seat);
        let stands = player.stands.or(self.raft_hexes(seat));
        let any = player.villages_left() > 0 && stands.len() >= 3;
        let near = if any { Junctures::from_bits((1 << JUNCTURES) - 1) } else { Junctures::NONE };
        near.iter()
            .filter(move |juncture| juncture.hexes().without(stands).is_empty())
            .filter(|&juncture| self.is_open(juncture))
            .flat_map(|juncture| [(juncture, false), (juncture, true)])
            .filter(move |&(juncture, raft)| self.surrounds(seat, juncture, raft))
    }

    /// B8e, E6a: a village for three camps, or for two and the raft.
    pub(crate) fn settle(&mut self, seat: Seat, juncture: Juncture, raft: bool, log: &mut impl Log<Event>) {
        let by_raft = if raft { self.raft_hexes(seat) } else { crate::geometry::Hexes::NONE };
        let player = self.player_mut(seat);
        for hex in juncture.hexes().without(by_raft).iter() {
            player.take_camp(hex);
            player.home += 1;
        }
        if raft {
            player.raft = 0;
        }
        player.villages.put(juncture);
        log.note(|| Event::Settled { seat, juncture, raft });
    }
}
