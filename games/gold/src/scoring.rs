//! The end: what regions, customers and their abilities are worth.

use nurt_core::{Log, Seat, Seats};

use crate::components::{CUSTOMER_POINTS, Card, Final, MOST_BEHIND, MOST_PLAYERS, REGIONS, SCORING};
use crate::events::Event;
use crate::state::{Gold, Phase, Source};

impl Gold {
    /// R43: regions, the number of customers, and what they are worth.
    pub(crate) fn finish(&mut self, log: &mut impl Log<Event>) {
        for region in 0..REGIONS {
            let shares = self.region_shares(region);
            for seat in self.seats() {
                let (share, doubled) = (shares[seat.index()], self.doubles(seat, region));
                let points = if doubled { 2 * share } else { share };
                if points > 0 {
                    self.add(seat, Source::Regions, points);
                    log.note(|| Event::Region { region: region as u8 + 1, seat, points, doubled });
                }
            }
        }
        for seat in self.seats() {
            let count = self.player(seat).delivered.len() as u8;
            let points = customer_points(count);
            self.add(seat, Source::Deliveries, points);
            log.note(|| Event::Customers { seat, count, points });
        }
        for seat in self.seats() {
            for card in self.player(seat).delivered.iter() {
                let points = self.worth_of(seat, card);
                if points > 0 {
                    self.add(seat, Source::Abilities, points);
                    log.note(|| Event::Worth { seat, card, points });
                }
            }
        }
        self.phase = Phase::Over;
        log.note(|| Event::Ended);
    }

    fn add(&mut self, seat: Seat, source: Source, points: u8) {
        self.seats[seat.index()].points[source as usize] += u16::from(points);
    }

    /// R44: what each seat gets of a region, before it is doubled.
    pub(crate) fn region_shares(&self, region: usize) -> [u8; MOST_PLAYERS] {
        let places = self.places(region);
        let influence = |seat: Seat| self.player(seat).influence[region];
        let mut shares = [0; MOST_PLAYERS];
        for seat in self.seats().filter(|&seat| influence(seat) > 0) {
            let ahead = self.seats().filter(|&other| influence(other) > influence(seat)).count();
            let tied = self.seats().filter(|&other| influence(other) == influence(seat)).count();
            // With two players the second must not be too far behind.
            let first = self.seats().map(influence).max().unwrap_or(0);
            if self.players == 2 && ahead == 1 && first - influence(seat) > MOST_BEHIND {
                continue;
            }
            let sum: u8 = places.iter().skip(ahead).take(tied).sum();
            shares[seat.index()] = sum / tied as u8;
        }
        shares
    }

    /// The points of the places of a region.
    pub(crate) fn places(&self, region: usize) -> &'static [u8] {
        SCORING[usize::from(self.scoring[region])][usize::from(self.players > 2)]
    }

    /// R38: whether a seat gets the points of a region twice.
    pub(crate) fn doubles(&self, seat: Seat, region: usize) -> bool {
        let elder = |card: Card| {
            card.face().last == Some(Final::DoubleRegion) && usize::from(card.face().region) == region
        };
        self.player(seat).delivered.iter().any(elder)
    }

    /// R35 to R37: what a customer is worth in the end.
    pub(crate) fn worth_of(&self, seat: Seat, card: Card) -> u8 {
        let player = self.player(seat);
        match card.face().last {
            Some(Final::PerKoku(koku)) => player.koku / koku,
            Some(Final::PerGoods(goods)) => player.goods.iter().sum::<u8>() / goods,
            Some(Final::PerBuilding(kind)) => self.buildings(seat, kind),
            Some(Final::PerKind) => self.kinds_of(seat).into_iter().filter(|&count| count > 0).count() as u8,
            Some(Final::PerRegion) => self.regions_of(seat).into_iter().filter(|&built| built).count() as u8,
            Some(Final::DoubleRegion) | None => 0,
        }
    }

    /// R46: who has won, once the game is over.
    pub(crate) fn best(&self) -> Option<Seats> {
        if self.phase != Phase::Over {
            return None;
        }
        let rank = |seat: Seat| (self.player(seat).score(), self.player(seat).favour);
        let best = self.seats().map(rank).max()?;
        Some(self.seats().filter(|&seat| rank(seat) == best).collect())
    }
}

/// R45.
pub(crate) fn customer_points(count: u8) -> u8 {
    CUSTOMER_POINTS[usize::from(count).min(CUSTOMER_POINTS.len() - 1)]
}
