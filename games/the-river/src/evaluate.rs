//! How good a position looks: for bots, which ask it of positions that they have imagined.

use nurt_core::Seat;

use crate::components::{EXPLORERS, Kind};
use crate::state::{Player, Step, TheRiver};

impl TheRiver {
    /// The share of the victory that a seat can expect.
    pub(crate) fn guess(&self, seat: Seat) -> f32 {
        if let Some(winners) = self.best() {
            return if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
        let promises = self.seats.each_ref().map(|player| self.promise(player));
        let mine = promises[seat.index()];
        let all: f32 = self.seats().map(|other| ((promises[other.index()] - mine) / 6.0).exp()).sum();
        1.0 / all
    }

    /// The points that a player may come to.
    fn promise(&self, player: &Player) -> f32 {
        let score = f32::from(player.score().total());
        let spaces = f32::from(self.config().bonus_spaces);
        let left = (spaces - f32::from(player.taken)).max(0.0);
        let stored = f32::from(player.stock());
        let food = f32::from(player.stored[Kind::Food as usize]);
        let made: f32 = player.production.iter().map(|&symbols| f32::from(symbols).sqrt()).sum();
        let room = f32::from(player.warehouses);
        let hands = f32::from(player.boat + player.out()) / f32::from(EXPLORERS);
        let time = left / spaces;
        let reserved: f32 = player
            .reserved
            .iter()
            .map(|card| {
                let face = card.face();
                let cost: u8 = face.cost.iter().sum();
                f32::from(face.points) * 0.25 + if player.can_pay(face.cost) { 1.5 } else { 0.0 }
                    - f32::from(cost) * 0.1
            })
            .sum();
        let next = f32::from(self.values().first().copied().unwrap_or(0));
        let ready =
            if self.offer.iter().any(|card| player.can_pay(card.face().cost)) { 0.4 * next } else { 0.0 };
        score
            + 0.75 * stored.min(room) * time.max(0.2)
            + 0.5 * food
            + time * (1.2 * made + 0.35 * room.min(10.0) + 2.0 * hands)
            + reserved
            + ready
            + 0.3 * f32::from(player.laid)
            + if self.step == Step::Over { 0.0 } else { 0.4 * f32::from(u8::from(player.taken >= 2)) * hands }
    }
}
