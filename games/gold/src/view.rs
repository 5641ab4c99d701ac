//! What a seat may know of a position.

use arrayvec::ArrayVec;
use nurt_core::{Chance, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::{
    Card, Cards, Clan, ERAS, Goods, IN_PLAY, Mastery, Patron, REGIONS, ROW, Tile, Tiles,
};
use crate::state::{Gold, PatronRule, Pending, Phase, Player, Plot, SOURCES};

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// How patrons are chosen, if there are any.
    pub rule: PatronRule,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is; while patrons are chosen, whose choice.
    pub turn: Seat,
    /// Where in the turn.
    pub phase: Phase,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The patrons that can still be chosen.
    pub patrons: Vec<Patron>,
    /// The shore, space by space.
    pub shore: Vec<PlotView>,
    /// The building row, from its end: the oldest tile first.
    pub row: Vec<Tile>,
    /// The top tiles of the stacks of both eras.
    pub tops: [Option<Tile>; 2],
    /// How many tiles lie below them.
    pub below: [u8; 2],
    /// Building tiles that were discarded.
    pub gone: Vec<Tile>,
    /// How many customers are in the deck.
    pub deck: u8,
    /// The discarded customers.
    pub discard: Vec<Card>,
    /// The scoring tile of each region, from 0.
    pub scoring: [u8; REGIONS],
    /// The masteries in play.
    pub masteries: [Mastery; IN_PLAY],
    /// Who has claimed them, in the order in which it was done.
    pub claims: [Vec<Seat>; IN_PLAY],
    /// The choices that wait, in the order in which they came up.
    pub pending: Vec<Pending>,
    /// Whether the ship has left the map in this turn.
    pub journey: bool,
    /// Once the end has come: how many turns are left, the present one included.
    pub last_turns: Option<u8>,
}

/// A shore space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlotView {
    /// What stands there.
    pub tile: Option<Tile>,
    /// The seats of the markers, in the order in which they were put there.
    pub markers: Vec<Seat>,
}

/// What a viewer may know of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// Koku.
    pub koku: u8,
    /// Silk, rice, porcelain.
    pub goods: Goods,
    /// Favour.
    pub favour: u8,
    /// Its limit.
    pub limit: u8,
    /// Points by source.
    pub points: [u16; SOURCES],
    /// Steps on the tracks, by region.
    pub influence: [u8; REGIONS],
    /// How many customers are in hand.
    pub held: u8,
    /// Which; seen by their owner, and by all at the end.
    pub hand: Option<Vec<Card>>,
    /// Delivered customers.
    pub delivered: Vec<Card>,
    /// The river spaces of the two ships.
    pub ships: [u8; 2],
    /// Which of them is royal, from 0.
    pub royal: Option<u8>,
    /// The face of the die; 0 before it is rolled.
    pub die: u8,
    /// The patron.
    pub patron: Option<Patron>,
    /// The clan.
    pub clan: Option<Clan>,
}

impl View {
    pub(crate) fn new(position: &Gold, viewer: Viewer) -> Self {
        let over = position.phase == Phase::Over;
        let player = |seat: Seat| {
            let player = position.player(seat);
            PlayerView {
                koku: player.koku,
                goods: player.goods,
                favour: player.favour,
                limit: player.limit,
                points: player.points,
                influence: player.influence,
                held: player.hand.len() as u8,
                hand: (over || viewer.sees(seat)).then(|| player.hand.iter().collect()),
                delivered: player.delivered.iter().collect(),
                ships: player.ships,
                royal: player.royal,
                die: player.die,
                patron: player.patron,
                clan: player.clan,
            }
        };
        let plot =
            |plot: &Plot| PlotView { tile: plot.tile, markers: plot.markers.into_iter().flatten().collect() };
        Self {
            rule: position.rule,
            first: position.first,
            turn: position.turn,
            phase: position.phase,
            players: position.seats().map(player).collect(),
            patrons: position.patrons.iter().collect(),
            shore: position.shore.iter().map(plot).collect(),
            row: position.row.to_vec(),
            tops: position.tops,
            below: position.below,
            gone: position.gone.iter().collect(),
            deck: position.deck.len() as u8,
            discard: position.discard.iter().collect(),
            scoring: position.scoring,
            masteries: position.masteries,
            claims: position.claims.each_ref().map(|claims| claims.to_vec()),
            pending: position.pending.to_vec(),
            journey: position.journey,
            last_turns: position.last_turns,
        }
    }

    /// A position that agrees with the view: the customers of others are drawn from all that are unseen.
    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> Gold {
        let players = self.players.len().clamp(2, crate::components::MOST_PLAYERS) as u8;
        let mut position = Gold::empty(players, self.rule);
        (position.first, position.turn, position.phase) = (self.first, self.turn, self.phase);
        for (player, seen) in position.seats.iter_mut().zip(&self.players) {
            *player = seen.visible();
        }
        position.patrons = self.patrons.iter().copied().collect();
        for (plot, seen) in position.shore.iter_mut().zip(&self.shore) {
            let marker = |at: usize| seen.markers.get(at).copied();
            *plot = Plot { tile: seen.tile, markers: [marker(0), marker(1)] };
        }
        position.row = self.row.iter().copied().take(ROW).collect::<ArrayVec<_, ROW>>();
        (position.tops, position.below) = (self.tops, self.below);
        position.gone = self.gone.iter().copied().collect();
        let shore = position.shore.iter().filter_map(|plot| plot.tile);
        let seen: Tiles =
            self.row.iter().copied().chain(self.tops.into_iter().flatten()).chain(shore).collect();
        let eras = Tile::of(ERAS[0]).or(Tile::of(ERAS[1]));
        position.unseen = eras.without(seen).without(position.gone);
        position.discard = self.discard.iter().copied().collect();
        (position.scoring, position.masteries) = (self.scoring, self.masteries);
        position.claims = self.claims.each_ref().map(|claims| claims.iter().copied().collect());
        position.pending = self.pending.iter().copied().collect();
        (position.journey, position.last_turns) = (self.journey, self.last_turns);
        // What nobody has shown is in the deck, or in the hands of the others.
        let known = |player: &Player| player.hand.or(player.delivered);
        let shown = position.seats.iter().map(known).fold(position.discard, Cards::or);
        position.deck = Cards::all().without(shown);
        for (player, seen) in position.seats.iter_mut().zip(&self.players) {
            while player.hand.len() < usize::from(seen.held) && !position.deck.is_empty() {
                let card = position.deck.draw(chance);
                player.hand.put(card);
            }
        }
        position
    }
}

impl PlayerView {
    /// The player, without what is not to be seen.
    fn visible(&self) -> Player {
        Player {
            koku: self.koku,
            goods: self.goods,
            favour: self.favour,
            limit: self.limit,
            points: self.points,
            influence: self.influence,
            hand: self.hand.iter().flatten().copied().collect(),
            delivered: self.delivered.iter().copied().collect(),
            ships: self.ships,
            royal: self.royal,
            die: self.die,
            patron: self.patron,
            clan: self.clan,
        }
    }
}
