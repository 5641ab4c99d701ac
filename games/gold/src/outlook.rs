//! What a player would count out at the table: where each ship would stop and what everybody would get there, what faces and
//! spaces cost, what is missing for customers and masteries, and what the end would bring as things stand.

use nurt_core::{Fast, Seat};
use serde::Serialize;

use crate::components::{Goods, IN_PLAY, MOST_GOODS, REGIONS, RIVER, SHORE};
use crate::events::{Event, Gain};
use crate::flow::turn_cost;
use crate::mastery::Progress;
use crate::scoring::customer_points;
use crate::state::{Choice, Gold, Phase};
use crate::view::View;

/// What follows from a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outlook {
    /// The players by seat.
    pub players: Vec<PlayerOutlook>,
}

/// What follows for one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerOutlook {
    /// The favour that each face of the die costs.
    pub faces: [u8; REGIONS],
    /// What building costs, space by space.
    pub prices: Vec<u8>,
    /// Where each ship would come to with each face, and what it would bring; nothing before ships are there.
    pub voyages: Vec<Vec<Voyage>>,
    /// How far each mastery is met.
    pub masteries: [Progress; IN_PLAY],
    /// The points that each region would bring now.
    pub regions: [u8; REGIONS],
    /// The points that the number of customers would bring now.
    pub deliveries: u8,
    /// The points that the customers themselves would bring now.
    pub abilities: u8,
    /// All points as things stand.
    pub total: u16,
}

/// A voyage that could be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Voyage {
    /// The river space.
    pub to: u8,
    /// Whether it ends a journey.
    pub journey: bool,
    /// What everybody would get, by seat.
    pub brings: Vec<Share>,
}

/// What somebody would get.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Share {
    /// Koku.
    pub koku: u8,
    /// Silk, rice, porcelain.
    pub goods: Goods,
    /// Goods of choice.
    pub any: u8,
    /// Favour.
    pub favour: u8,
    /// Points.
    pub points: u8,
    /// Steps, by region.
    pub influence: [u8; REGIONS],
    /// New customers to choose from.
    pub draws: u8,
}

impl View {
    pub(crate) fn outlook(&self) -> Outlook {
        // Nobody's hand matters for any of this.
        let position = self.imagine(&mut Fast::new(0));
        Outlook { players: position.seats().map(|seat| position.outlook_of(seat)).collect() }
    }
}

impl Gold {
    fn outlook_of(&self, seat: Seat) -> PlayerOutlook {
        let player = self.player(seat);
        let over = self.phase == Phase::Over;
        let regions = [0, 1, 2, 3, 4, 5].map(|region: usize| {
            let share = self.region_shares(region)[seat.index()];
            if self.doubles(seat, region) { 2 * share } else { share }
        });
        let deliveries = customer_points(player.delivered.len() as u8);
        let abilities = player.delivered.iter().map(|card| self.worth_of(seat, card)).sum();
        let to_come = regions.iter().map(|&points| u16::from(points)).sum::<u16>()
            + u16::from(deliveries)
            + u16::from(abilities);
        let ships = if player.ships[0] == 0 || over { 0..0 } else { 1..3 };
        let faces = 1..=REGIONS as u8;
        PlayerOutlook {
            faces: [1, 2, 3, 4, 5, 6]
                .map(|face| if player.die == 0 { 0 } else { turn_cost(player.die, face) }),
            prices: (0..SHORE).map(|space| Self::price(player, space)).collect(),
            voyages: ships
                .map(|ship| faces.clone().map(|face| self.voyage(seat, ship, face)).collect())
                .collect(),
            masteries: self.masteries.map(|mastery| self.progress(seat, mastery)),
            regions,
            deliveries,
            abilities,
            total: player.score() + if over { 0 } else { to_come },
        }
    }

    /// What a voyage would bring, were it made now.
    fn voyage(&self, seat: Seat, ship: u8, steps: u8) -> Voyage {
        let mut next = self.clone();
        next.pending.clear();
        next.turn = seat;
        let mut events = Vec::new();
        next.sail(ship, steps, &mut events);
        let mut brings = vec![Share::default(); self.players.into()];
        for event in events {
            match event {
                Event::Gained { seat, gain, .. } => {
                    let share = &mut brings[seat.index()];
                    match gain {
                        Gain::Koku(count) => share.koku += count,
                        Gain::Good(good) => share.goods[good as usize] += 1,
                        Gain::Favour(count) => share.favour += count,
                        Gain::Points(count) => share.points += count,
                    }
                }
                Event::Advanced { seat, region, from, to, .. } => {
                    brings[seat.index()].influence[usize::from(region) - 1] += to - from;
                }
                _ => {}
            }
        }
        for pending in &next.pending {
            let held: u8 = next.player(pending.seat).goods.iter().sum();
            let share = &mut brings[pending.seat.index()];
            match pending.choice {
                // A20: with six of everything it is lost.
                Choice::Good(_) if held + share.any < 3 * MOST_GOODS => share.any += 1,
                Choice::Draw(count) => share.draws += count,
                _ => {}
            }
        }
        let from = self.player(seat).ships[usize::from(ship) - 1];
        Voyage { to: next.player(seat).ships[usize::from(ship) - 1], journey: from + steps > RIVER, brings }
    }
}
