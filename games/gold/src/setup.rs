//! Positions described by hand, for `nurt probe` and tests.

use std::collections::BTreeMap;

use nurt_core::{Fault, Seat, Seats};
use serde::Deserialize;

use crate::Wishes;
use crate::components::{
    Card, Cards, ERAS, Effect, Good, IMPERIAL, IN_PLAY, MOST_GOODS, MOST_KOKU, MOST_LIMIT, Mastery, Patron,
    REGIONS, RIVER, ROW, SHORE, SHORES, START_LIMIT, STARTING, STEPS, Start, Tile, Tiles,
};
use crate::state::{Gold, PatronRule, Phase, Player, Plot, SOURCES, Source};

/// A position at the beginning of a turn. What is named nowhere is in its stack.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The players by seat.
    pub players: Vec<PlayerSetup>,
    /// Who began.
    #[serde(default)]
    pub first: Option<Seat>,
    /// What stands on the shore, by space from 1. Imperial markets that are not named stand in the order of their numbers.
    #[serde(default)]
    pub shore: BTreeMap<u8, PlotSetup>,
    /// The building row, the oldest tile first; the first tiles that are left if it is left out.
    #[serde(default)]
    pub row: Option<Vec<Tile>>,
    /// The top tiles of both stacks; the first that are left if it is left out.
    #[serde(default)]
    pub tops: Option<[Option<Tile>; 2]>,
    /// How many tiles lie below them.
    #[serde(default)]
    pub below: [u8; 2],
    /// Building tiles that were discarded.
    #[serde(default)]
    pub gone: Vec<Tile>,
    /// The discarded customers.
    #[serde(default)]
    pub discard: Vec<Card>,
    /// The scoring tile of each region, from 1; in order if it is left out.
    #[serde(default)]
    pub scoring: Option<[u8; REGIONS]>,
    /// The masteries in play.
    #[serde(default)]
    pub masteries: Option<[Mastery; IN_PLAY]>,
    /// Who has claimed them, the first one first.
    #[serde(default)]
    pub claims: [Vec<Seat>; IN_PLAY],
    /// Once the end has come: how many turns are left, the present one included.
    #[serde(default)]
    pub last_turns: Option<u8>,
}

/// What stands on a shore space.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlotSetup {
    /// The tile.
    pub tile: Tile,
    /// The seats of the markers.
    #[serde(default)]
    pub markers: Vec<Seat>,
}

/// What one player has.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayerSetup {
    /// Koku.
    pub koku: u8,
    /// Goods.
    pub goods: BTreeMap<Good, u8>,
    /// Favour.
    pub favour: u8,
    /// Its limit; 3 if it is left out.
    pub limit: Option<u8>,
    /// Points so far.
    pub points: u16,
    /// Steps on the tracks, by region.
    pub influence: [u8; REGIONS],
    /// Customers in hand.
    pub hand: Vec<Card>,
    /// Delivered customers.
    pub delivered: Vec<Card>,
    /// The river spaces of the two ships; 1 and 8 if they are left out.
    pub ships: Option<[u8; 2]>,
    /// Which of them is royal, from 1; if it is left out the first one, once there is a noble.
    pub royal: Option<u8>,
    /// The face of the die; 1 if it is left out.
    pub die: Option<u8>,
    /// The patron.
    pub patron: Option<Patron>,
}

/// The pieces that were named so far.
#[derive(Default)]
struct Named {
    tiles: Tiles,
    cards: Cards,
}

impl Named {
    fn tile(&mut self, tile: Tile, at: &str) -> Result<Tile, Fault> {
        if self.tiles.contains(tile) {
            return Err(Fault::twice(tile, at));
        }
        self.tiles.put(tile);
        Ok(tile)
    }

    fn cards(&mut self, cards: &[Card], at: &str) -> Result<Cards, Fault> {
        for &card in cards {
            if self.cards.contains(card) {
                return Err(Fault::twice(card, at));
            }
            self.cards.put(card);
        }
        Ok(cards.iter().copied().collect())
    }

    /// The first tile of a stretch of the table that was not named yet.
    fn next(&mut self, stretch: (u8, u8)) -> Option<Tile> {
        let tile = Tile::of(stretch).without(self.tiles).iter().next()?;
        self.tiles.put(tile);
        Some(tile)
    }
}

impl Setup {
    pub(crate) fn arrange(self, wishes: &Wishes, to_act: Seats) -> Result<Gold, Fault> {
        let players = wishes.players;
        Fault::range("players", self.players.len(), players.into(), players.into())?;
        let mut position = Gold::empty(players, wishes.patrons);
        let mut named = Named::default();
        let seat =
            |at: &str, seat: Seat| Fault::range(at, seat.index(), 0, usize::from(players) - 1).map(|()| seat);
        position.first = seat("first", self.first.unwrap_or(Seat::new(0)))?;
        position.turn = seat("to_act", to_act.lowest().unwrap_or(Seat::new(0)))?;
        for (at, player) in self.players.iter().enumerate() {
            position.seats[at] = player.arrange(wishes.patrons, &format!("players[{at}]"), &mut named)?;
        }
        self.arrange_shore(&mut position, &mut named)?;
        self.arrange_row(&mut position, &mut named)?;
        position.discard = named.cards(&self.discard, "discard")?;
        position.deck = Cards::all().without(named.cards);
        if let Some(scoring) = self.scoring {
            for (at, &tile) in scoring.iter().enumerate() {
                Fault::range(format!("scoring[{at}]"), tile.into(), 1, REGIONS)?;
                if scoring[..at].contains(&tile) {
                    return Err(Fault::twice(tile, &format!("scoring[{at}]")));
                }
                position.scoring[at] = tile - 1;
            }
        }
        position.masteries =
            self.masteries.unwrap_or([Mastery::ManyFaces, Mastery::Blossom, Mastery::ThreeAlike]);
        for (at, &mastery) in position.masteries.iter().enumerate() {
            if position.masteries[..at].contains(&mastery) {
                return Err(Fault::twice(mastery, &format!("masteries[{at}]")));
            }
        }
        for (at, claims) in self.claims.iter().enumerate() {
            let place = format!("claims[{at}]");
            Fault::range(&place, claims.len(), 0, crate::components::mastery_points(players).len())?;
            for &who in claims {
                if position.claims[at].contains(&seat(&place, who)?) {
                    return Err(Fault::twice(who.index().to_string(), &place));
                }
                position.claims[at].push(who);
            }
        }
        if let Some(turns) = self.last_turns {
            Fault::range("last_turns", turns.into(), 1, players.into())?;
        }
        position.last_turns = self.last_turns;
        position.phase = Phase::Main;
        match position.broken() {
            Some(_) => Err(Fault::clash("players", "position")),
            None => Ok(position),
        }
    }

    fn arrange_shore(&self, position: &mut Gold, named: &mut Named) -> Result<(), Fault> {
        for (&space, plot) in &self.shore {
            let at = format!("shore.{space}");
            Fault::range(&at, space.into(), 1, SHORE)?;
            let tile = named.tile(plot.tile, &at)?;
            let owned = tile.0 < STARTING.0;
            Fault::range(
                format!("{at}.markers"),
                plot.markers.len(),
                owned.into(),
                if owned { 2 } else { 0 },
            )?;
            let imperial = Tile::of(IMPERIAL).contains(tile);
            if imperial != (SHORES[usize::from(space) - 1].start == Start::Imperial) {
                return Err(Fault::clash(at, tile));
            }
            for who in &plot.markers {
                Fault::range(format!("{at}.markers"), who.index(), 0, usize::from(position.players) - 1)?;
            }
            let marker = |at: usize| plot.markers.get(at).copied();
            position.shore[usize::from(space) - 1] =
                Plot { tile: Some(tile), markers: [marker(0), marker(1)] };
        }
        for (plot, shore) in position.shore.iter_mut().zip(SHORES) {
            if shore.start == Start::Imperial && plot.tile.is_none() {
                plot.tile = named.next(IMPERIAL);
            }
        }
        Ok(())
    }

    fn arrange_row(&self, position: &mut Gold, named: &mut Named) -> Result<(), Fault> {
        let over = self.last_turns.is_some();
        for (at, &tile) in self.gone.iter().enumerate() {
            position.gone.put(named.tile(tile, &format!("gone[{at}]"))?);
        }
        let row = self.row.iter().flatten().map(|&tile| named.tile(tile, "row"));
        let row = row.collect::<Result<Vec<_>, _>>()?;
        Fault::range("row", row.len(), 0, ROW)?;
        let tops = self.tops.into_iter().flatten();
        let tops = tops.map(|top| top.map(|tile| named.tile(tile, "tops")).transpose());
        let tops = tops.collect::<Result<Vec<_>, _>>()?;
        let stray = row.iter().chain(&self.gone).find(|tile| tile.0 >= STARTING.0);
        let other_era =
            tops.iter().zip(ERAS).find_map(|(top, era)| top.filter(|&top| !Tile::of(era).contains(top)));
        if let Some(tile) = stray.copied().or(other_era) {
            return Err(Fault::clash("row", tile));
        }
        position.row = row.into_iter().collect();
        if self.row.is_none() {
            while position.row.len() < ROW
                && let Some(tile) = named.next(ERAS[0])
            {
                position.row.push(tile);
            }
        }
        for (era, top) in position.tops.iter_mut().enumerate() {
            *top = match self.tops {
                Some(_) => tops[era],
                None if over => None,
                None => named.next(ERAS[era]),
            };
        }
        let eras = Tile::of(ERAS[0]).or(Tile::of(ERAS[1]));
        position.unseen = eras.without(named.tiles);
        for (era, &below) in self.below.iter().enumerate() {
            let left = position.unseen.and(Tile::of(ERAS[era])).len();
            let most = if position.tops[era].is_some() { left } else { 0 };
            Fault::range(format!("below[{era}]"), below.into(), 0, most)?;
        }
        position.below = self.below;
        Ok(())
    }
}

impl PlayerSetup {
    fn arrange(&self, rule: PatronRule, at: &str, named: &mut Named) -> Result<Player, Fault> {
        let limit = self.limit.unwrap_or(START_LIMIT);
        let [first, second] = self.ships.unwrap_or(crate::components::STARTS);
        Fault::range(format!("{at}.koku"), self.koku.into(), 0, MOST_KOKU.into())?;
        Fault::range(format!("{at}.limit"), limit.into(), START_LIMIT.into(), MOST_LIMIT.into())?;
        Fault::range(format!("{at}.favour"), self.favour.into(), 0, limit.into())?;
        for &ship in &[first, second] {
            Fault::range(format!("{at}.ships"), ship.into(), 1, RIVER.into())?;
        }
        for &steps in &self.influence {
            Fault::range(format!("{at}.influence"), steps.into(), 0, STEPS.into())?;
        }
        let mut player = Player::new();
        for (&good, &count) in &self.goods {
            Fault::range(format!("{at}.goods.{good}"), count.into(), 0, MOST_GOODS.into())?;
            player.goods[good as usize] = count;
        }
        if let Some(ship) = self.royal {
            Fault::range(format!("{at}.royal"), ship.into(), 1, 2)?;
        }
        let die = self.die.unwrap_or(1);
        Fault::range(format!("{at}.die"), die.into(), 1, REGIONS)?;
        if self.patron.is_some() && rule == PatronRule::Off {
            return Err(Fault::clash(format!("{at}.patron"), "patrons=off"));
        }
        (player.koku, player.favour, player.limit, player.die) = (self.koku, self.favour, limit, die);
        player.points = [0; SOURCES];
        player.points[Source::Visits as usize] = self.points;
        player.influence = self.influence;
        player.ships = [first, second];
        player.royal = self.royal.map(|ship| ship - 1);
        player.patron = self.patron;
        player.clan = self.patron.map(|patron| patron.face().clan);
        player.hand = named.cards(&self.hand, &format!("{at}.hand"))?;
        player.delivered = named.cards(&self.delivered, &format!("{at}.delivered"))?;
        Fault::range(format!("{at}.hand"), self.hand.len(), 0, Gold::hand_size(&player).into())?;
        // R36: whoever has delivered to a noble has a royal ship.
        if player.delivered.iter().any(|card| card.face().delivery.contains(&Effect::Royal)) {
            player.royal = player.royal.or(Some(0));
        }
        Ok(player)
    }
}
