//! Positions described by hand, for `nurt probe` and tests.

use std::collections::BTreeMap;

use nurt_core::{Fast, Fault, Seat, Seats};
use serde::Deserialize;
use strum::VariantArray;

use crate::cards::{Card, Pile};
use crate::components::{
    Animal, CAMPS, Chief, Column, Culture, DISPLAY, FishToken, HUNTING_GROUNDS, LAND, Landmark, MEGALITHS,
    MEMBERS, MOST, NEUTRAL, People, RIVAL_CARDS, RIVAL_FIGURES, ROUNDS, STEPS, STONES_IN_PLAY, Side, Stone,
    Stones, VILLAGES,
};
use crate::geometry::{HEXES, Hex, Hexes, Juncture, Place, RAFT_SPACES, River};
use crate::map::{Ground, Map};
use crate::river;
use crate::site::Square;
use crate::state::{Phase, Player, RIVAL, Source, Spot, Winter, Wishes};

/// A position at the beginning of a turn or of an eclipse. What is named nowhere is in its deck or in the supply.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The players by seat.
    pub players: Vec<PlayerSetup>,
    /// The Rival of a single player.
    #[serde(default)]
    pub rival: Option<PlayerSetup>,
    /// The Rival's cards that have not come up, by column; all if it is left out.
    #[serde(default)]
    pub rival_cards: Option<BTreeMap<Column, u8>>,
    /// The round; 1 if it is left out.
    #[serde(default)]
    pub round: Option<u8>,
    /// The order of turns; that of the seats if it is left out. The Rival is seat 4.
    #[serde(default)]
    pub order: Option<Vec<Seat>>,
    /// Whether the eclipse begins: everybody who is to act chooses a pile.
    #[serde(default)]
    pub eclipse: bool,
    /// The board; a fixed one if it is left out.
    #[serde(default)]
    pub map: Option<MapSetup>,
    /// Columns in which a figure stands already; those of the figures that are named come on top.
    #[serde(default)]
    pub visited: Vec<Column>,
    /// The open culture cards; the first ones of the era that are left if it is left out.
    #[serde(default)]
    pub display: Option<Vec<Culture>>,
    /// The hunting grounds; the first animals that are left if it is left out.
    #[serde(default)]
    pub grounds: Option<Vec<Animal>>,
    /// Stones that can be taken, by era; the first ones that fit if it is left out.
    #[serde(default)]
    pub stones: Option<[Vec<Stone>; 2]>,
    /// Fish tokens in the supply; all if it is left out.
    #[serde(default)]
    pub fish: Option<Vec<FishToken>>,
    /// Neutral megaliths on the ground, with the seats that put them there.
    #[serde(default)]
    pub neutral: Vec<(Square, Seat)>,
}

/// How the board lies.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapSetup {
    /// The river, if there is one.
    #[serde(default)]
    pub river: Option<River>,
    /// Which landmark is where.
    #[serde(default)]
    pub landmarks: BTreeMap<Hex, Landmark>,
    /// The terrain tiles, by their number in the table from 1.
    pub land: BTreeMap<Hex, u8>,
}

/// What one tribe has.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayerSetup {
    /// Food.
    pub food: u8,
    /// Tools.
    pub tools: u8,
    /// Points so far.
    pub points: u16,
    /// Cards in hand.
    pub hand: Vec<Card>,
    /// Tribe and culture cards in the deck; cards that everybody begins with are there unless they are named elsewhere.
    pub deck: Vec<Card>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// Buried cards.
    pub buried: Vec<Card>,
    /// Cards that the Rival has buried.
    pub virtually_buried: u8,
    /// Strength besides that of the eclipse pile.
    pub strength: u8,
    /// Where the tribe members stand that were placed.
    pub placed: Vec<Spot>,
    /// Where the chief stands, if it was placed.
    pub chief_at: Option<Spot>,
    /// The chief; by seat if it is left out.
    pub chief: Option<Chief>,
    /// Its side; A if it is left out.
    pub side: Option<Side>,
    /// The hexes of the camps, one for each camp.
    pub camps: Vec<Hex>,
    /// Camps on the starting tile.
    pub start: u8,
    /// Where the starting tile lies; by seat if it is left out.
    pub place: Option<Place>,
    /// The space of the raft.
    pub raft: u8,
    /// Villages.
    pub villages: Vec<Juncture>,
    /// Megaliths on the site.
    pub built: Vec<Square>,
    /// Animals that are not tipped.
    pub animals: BTreeMap<Animal, u8>,
    /// Animals that are tipped.
    pub tipped: BTreeMap<Animal, u8>,
    /// Sacred stones.
    pub stones: Vec<Stone>,
    /// Steps of honour.
    pub honour: u8,
    /// Steps of offering.
    pub offering: u8,
}

impl Setup {
    pub(crate) fn arrange(self, wishes: Wishes, to_act: Seats) -> Result<Winter, Fault> {
        Fault::range("players", self.players.len(), wishes.players.into(), wishes.players.into())?;
        let map = match &self.map {
            Some(map) => map.arrange(wishes)?,
            None if wishes.landmarks > 0 => river::deal(wishes.landmarks, &mut Fast::new(0)),
            None => Map::deal(&mut Fast::new(0)),
        };
        let mut position = Winter::empty(wishes, map);
        position.stock();
        position.round = self.round.unwrap_or(1);
        Fault::range("round", position.round.into(), 1, ROUNDS.into())?;
        position.order = position.tribes().collect();
        if let Some(order) = &self.order {
            let mut sorted = order.clone();
            sorted.sort_unstable();
            if sorted != position.order.to_vec() {
                return Err(Fault::clash("order", "players"));
            }
            position.order = order.iter().copied().collect();
        }
        position.turn = to_act.lowest().unwrap_or(Seat::new(0));
        for seat in to_act.iter() {
            Fault::range("to_act", seat.index(), 0, usize::from(wishes.players) - 1)?;
        }
        for (at, player) in self.players.iter().enumerate() {
            player.arrange(&mut position, Seat::new(at as u8), &format!("players[{at}]"))?;
        }
        if let Some(rival) = &self.rival {
            Fault::range("rival", 1, 1, position.solo().into())?;
            rival.arrange(&mut position, RIVAL, "rival")?;
        } else if position.solo() {
            PlayerSetup::default().arrange(&mut position, RIVAL, "rival")?;
        }
        for (&column, &count) in self.rival_cards.iter().flatten() {
            Fault::range(format!("rival_cards.{column}"), count.into(), 0, RIVAL_CARDS.into())?;
            position.rival[column as usize] = count;
        }
        self.arrange_neutral(&mut position)?;
        self.arrange_displays(&mut position)?;
        self.arrange_stones(&mut position)?;
        // Who was there first is somebody who is not to act, if there is anybody else.
        let other =
            position.order.iter().copied().find(|&seat| !to_act.contains(seat)).unwrap_or(position.turn);
        for &column in &self.visited {
            position.firsts[column as usize].get_or_insert(other);
        }
        if let Some(fish) = &self.fish {
            position.fish = fish.iter().copied().collect();
            // The one that brings the others back is never away.
            if !position.fish.contains(FishToken::SPECIAL) {
                return Err(Fault::Nowhere { what: FishToken::SPECIAL.to_string() });
            }
        }
        position.phase = if self.eclipse { Phase::Pile } else { Phase::Culture };
        if self.eclipse {
            position.choosing = to_act;
        }
        match position.broken() {
            Some(_) => Err(Fault::clash("players", "position")),
            None => Ok(position),
        }
    }

    fn arrange_neutral(&self, position: &mut Winter) -> Result<(), Fault> {
        for &(square, seat) in &self.neutral {
            Fault::range("neutral", seat.index(), 0, usize::from(position.wishes.players) - 1)?;
            let player = position.player_mut(seat);
            Fault::range("neutral", 1, 1, player.neutral.into())?;
            player.neutral -= 1;
            if square.level() > 0 || position.neutral & square.bit() != 0 {
                return Err(Fault::twice(square, "neutral"));
            }
            position.neutral |= square.bit();
        }
        Ok(())
    }

    fn arrange_displays(&self, position: &mut Winter) -> Result<(), Fault> {
        let era = position.era() as u8 + 1;
        match &self.display {
            Some(display) => {
                Fault::range("display", display.len(), 0, DISPLAY)?;
                for &culture in display {
                    if !position.cultures.and(Culture::of_era(era)).contains(culture) {
                        return Err(Fault::twice(culture, "display"));
                    }
                    position.cultures.take(culture);
                    position.display.push(culture);
                }
            }
            None => {
                for culture in position.cultures.and(Culture::of_era(era)).iter().take(DISPLAY) {
                    position.cultures.take(culture);
                    position.display.push(culture);
                }
            }
        }
        if era == 2 {
            let first = position.cultures.and(Culture::of_era(1));
            position.cultures = position.cultures.without(first);
            position.boxed = first;
        }
        match &self.grounds {
            Some(grounds) => {
                Fault::range("grounds", grounds.len(), 0, HUNTING_GROUNDS)?;
                for &animal in grounds {
                    Fault::range(format!("grounds.{animal}"), 1, 1, position.herd[animal as usize].into())?;
                    position.herd[animal as usize] -= 1;
                    position.grounds.push(animal);
                }
            }
            None => {
                for &animal in Animal::VARIANTS {
                    if position.herd[animal as usize] > 0 && position.grounds.len() < HUNTING_GROUNDS {
                        position.herd[animal as usize] -= 1;
                        position.grounds.push(animal);
                    }
                }
            }
        }
        Ok(())
    }

    fn arrange_stones(&self, position: &mut Winter) -> Result<(), Fault> {
        let owned = position.tribes().fold(Stones::NONE, |all, seat| all.or(position.player(seat).stones));
        let count = STONES_IN_PLAY[usize::from(position.wishes.players) - 1];
        for era in 0..2 {
            if era == 0 && position.era() == 1 {
                continue;
            }
            let fits = |stone: &Stone| usize::from(stone.face().era) == era + 1 && !owned.contains(*stone);
            if let Some(stones) = &self.stones {
                Fault::range(format!("stones[{era}]"), stones[era].len(), 0, 5)?;
                for stone in &stones[era] {
                    if !fits(stone) || position.stones[era].contains(stone) {
                        return Err(Fault::twice(stone, "stones"));
                    }
                    position.stones[era].push(*stone);
                }
            } else {
                let of_expansion = position.has_river() && fits(&Stone::OF_EXPANSION);
                let special = of_expansion.then_some(Stone::OF_EXPANSION);
                let others = Stone::all().filter(|&stone| stone != Stone::OF_EXPANSION);
                let fitting = others.filter(fits).filter(|&stone| position.fits(stone));
                position.stones[era] = special.into_iter().chain(fitting).take(count).collect();
            }
        }
        Ok(())
    }
}

impl MapSetup {
    fn arrange(&self, wishes: Wishes) -> Result<Map, Fault> {
        let (mut ground, mut left) = ([Ground::Base; HEXES], Hexes::all());
        if self.river.is_some() != (wishes.landmarks > 0) {
            return Err(Fault::clash("map.river", "river"));
        }
        let marks = match self.river {
            None => {
                left.take(crate::geometry::CENTRE);
                Hexes::NONE
            }
            Some(river) => {
                Fault::range("map.river.landmark", river.landmark, 0, 1)?;
                river.hexes().iter().for_each(|hex| ground[hex.index()] = Ground::River);
                river.glaciers().iter().for_each(|hex| ground[hex.index()] = Ground::Glacier);
                left = river.land();
                river.landmarks()
            }
        };
        let named: Hexes = self.landmarks.keys().copied().collect();
        if named != marks || marks.len() != usize::from(wishes.landmarks) {
            return Err(Fault::clash("map.landmarks", "map.river"));
        }
        let mut seen: Vec<Landmark> = Vec::new();
        for (&hex, &landmark) in &self.landmarks {
            if seen.contains(&landmark) {
                return Err(Fault::twice(landmark, "map.landmarks"));
            }
            seen.push(landmark);
            ground[hex.index()] = Ground::Landmark(landmark);
        }
        if self.land.keys().copied().collect::<Hexes>() != left {
            return Err(Fault::clash("map.land", "map.river"));
        }
        let mut used = [false; LAND.len()];
        for (&hex, &tile) in &self.land {
            Fault::range(format!("map.land.{hex}"), tile.into(), 1, LAND.len())?;
            if std::mem::replace(&mut used[usize::from(tile) - 1], true) {
                return Err(Fault::twice(tile, "map.land"));
            }
            ground[hex.index()] = Ground::Land(tile - 1);
        }
        Ok(Map::new(ground, self.river))
    }
}

impl PlayerSetup {
    fn arrange(&self, position: &mut Winter, seat: Seat, at: &str) -> Result<(), Fault> {
        let river = position.has_river();
        for (name, given, most) in [
            ("food", self.food, MOST),
            ("tools", self.tools, MOST),
            ("honour", self.honour, STEPS as u8),
            ("offering", self.offering, STEPS as u8),
            ("raft", self.raft, if river { RAFT_SPACES - 1 } else { 0 }),
            ("start", self.start, if river { CAMPS as u8 } else { 0 }),
            ("strength", self.strength, 50),
            ("virtually_buried", self.virtually_buried, if seat == RIVAL { 12 } else { 0 }),
        ] {
            Fault::range(format!("{at}.{name}"), given.into(), 0, most.into())?;
        }
        Fault::range(format!("{at}.camps"), self.camps.len() + usize::from(self.start), 0, CAMPS)?;
        Fault::range(format!("{at}.villages"), self.villages.len(), 0, VILLAGES)?;
        Fault::range(format!("{at}.built"), self.built.len(), 0, MEGALITHS.into())?;
        let figures = if seat == RIVAL { RIVAL_FIGURES } else { MEMBERS };
        Fault::range(format!("{at}.placed"), self.placed.len(), 0, figures.into())?;
        let mut player = Player::new();
        (player.food, player.tools, player.strength) = (self.food, self.tools, self.strength);
        player.points[Source::Culture as usize] = self.points;
        player.steps = [self.honour, self.offering];
        (player.start, player.raft, player.virtually_buried) = (self.start, self.raft, self.virtually_buried);
        player.home = CAMPS as u8 - self.start - self.camps.len() as u8;
        self.camps.iter().for_each(|&hex| player.put_camp(hex));
        player.villages = self.villages.iter().copied().collect();
        player.stones = self.stones.iter().copied().collect();
        for &square in &self.built {
            if player.built[square.level()] & square.bit() != 0 {
                return Err(Fault::twice(square, &format!("{at}.built")));
            }
            player.built[square.level()] |= square.bit();
            player.megaliths -= 1;
        }
        player.neutral = NEUTRAL;
        player.members = figures - self.placed.len() as u8;
        for spot in self.placed.iter().chain(&self.chief_at) {
            if let Spot::Column(column) = spot {
                position.firsts[*column as usize].get_or_insert(seat);
            }
        }
        self.placed.iter().for_each(|spot| player.placed[spot.index()] += 1);
        player.chief_at = self.chief_at.map(|spot| spot.index() as u8);
        if river {
            // Two apart, so that they do not exclude each other.
            let places = [0, 2, 6, 10, 7].map(<Place as nurt_core::Piece>::numbered);
            player.place = self.place.or(Some(places[seat.index()]));
        }
        if seat != RIVAL {
            player.chief = self.chief.or(Some(Chief::VARIANTS[seat.index()]));
            player.side = self.side.or(Some(Side::A));
            self.arrange_cards(position, &mut player, at)?;
        }
        for (kept, animals) in [(&mut player.animals, &self.animals), (&mut player.tipped, &self.tipped)] {
            for (&animal, &count) in animals {
                let left = &mut position.herd[animal as usize];
                Fault::range(format!("{at}.animals.{animal}"), count.into(), 0, (*left).into())?;
                *left -= count;
                kept[animal as usize] = count;
            }
        }
        *position.player_mut(seat) = player;
        Ok(())
    }

    fn arrange_cards(&self, position: &mut Winter, player: &mut Player, at: &str) -> Result<(), Fault> {
        for &kind in People::VARIANTS.iter().filter(|kind| !kind.is_tribe()) {
            player.deck.people[kind as usize] = kind.face().copies;
        }
        let piles: [(&str, &[Card]); 4] = [
            ("hand", &self.hand),
            ("discard", &self.discard),
            ("buried", &self.buried),
            ("deck", &self.deck),
        ];
        for (name, cards) in piles {
            let place = format!("{at}.{name}");
            for &card in cards {
                match card {
                    Card::Culture(culture) if position.cultures.contains(culture) => {
                        position.cultures.take(culture);
                    }
                    Card::People(kind) if kind.is_tribe() && position.supply[kind as usize] > 0 => {
                        position.supply[kind as usize] -= 1;
                    }
                    Card::People(kind) if !kind.is_tribe() && player.deck.contains(card) => {
                        player.deck.people[kind as usize] -= 1;
                    }
                    _ => return Err(Fault::twice(card, &place)),
                }
                let pile: &mut Pile = match name {
                    "hand" => &mut player.hand,
                    "discard" => &mut player.discard,
                    "buried" => &mut player.buried,
                    _ => &mut player.deck,
                };
                pile.put(card);
            }
        }
        Ok(())
    }
}
