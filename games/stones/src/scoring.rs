//! What three cards are worth, and how the game may go.

use nurt_core::Seat;

use crate::components::{Card, SLOTS, STONES};
use crate::state::Stones;

/// R6: rank times 100 plus the sum of the values. Straight flush 4, three of a kind 3, flush 2, straight 1.
#[inline]
pub fn strength(cards: &[u8; SLOTS]) -> u32 {
    let values = cards.map(|card| Card(card).value());
    let colours = cards.map(|card| Card(card).colour());
    let [a, b, c] = values;
    let (low, high) = (a.min(b).min(c), a.max(b).max(c));
    let sum = u32::from(a) + u32::from(b) + u32::from(c);
    let flush = colours[0] == colours[1] && colours[1] == colours[2];
    let same = low == high;
    let straight = high - low == 2 && a != b && b != c && a != c;
    let rank = match (flush, straight, same) {
        (true, true, _) => 4,
        (_, _, true) => 3,
        (true, ..) => 2,
        (_, true, _) => 1,
        _ => 0,
    };
    rank * 100 + sum
}

impl Stones {
    /// A rough guess for bots: stones won, and how promising the open sides look.
    pub(crate) fn prospect(&self, seat: Seat) -> f32 {
        if let Some(winner) = self.winner() {
            return if winner == seat { 1.0 } else { 0.0 };
        }
        let (me, other) = (seat.index(), 1 - seat.index());
        let lead = |who: usize| {
            let won = self.claimed[who];
            let pairs = (won & won >> 1).count_ones() + (won & won >> 2).count_ones();
            won.count_ones() as f32 + 0.5 * pairs as f32
        };
        let open: f32 = (0..STONES)
            .filter(|at| (self.claimed[0] | self.claimed[1]) >> at & 1 == 0)
            .map(|at| promise(self, at, me) - promise(self, at, other))
            .sum();
        (0.5 + 0.08 * (lead(me) - lead(other)) + 0.03 * open).clamp(0.01, 0.99)
    }
}

/// How strong the cards on one side are, each counted alike, from 0 to about 1.5.
fn promise(position: &Stones, at: usize, who: usize) -> f32 {
    let side = &position.sides[at][who];
    let mut cards = side.cards();
    let Some(first) = cards.next() else { return 0.0 };
    let (mut flush, mut same, mut straight) = (1.0f32, 1.0f32, 1.0f32);
    let mut sum = f32::from(first.value());
    for card in cards {
        flush = flush.min(if card.colour() == first.colour() { 1.0 } else { 0.0 });
        same = same.min(if card.value() == first.value() { 1.0 } else { 0.0 });
        straight = straight.min(match card.value().abs_diff(first.value()) {
            1 | 2 => 1.0,
            _ => 0.0,
        });
        sum += f32::from(card.value());
    }
    let class = (0.5 * flush + 0.25 * straight).max(0.6 * same);
    f32::from(side.len) / SLOTS as f32 * (class + sum / f32::from(side.len) / 40.0)
}
