//! Setup: the table, the patrons, and what everybody begins with.

use arrayvec::ArrayVec;
use nurt_core::{Chance, Log, Seat};
use strum::VariantArray;

use crate::components::{
    Ability, Cards, Clan, ERAS, IMPERIAL, IN_PLAY, MOST_KOKU, MOST_PLAYERS, Mastery, Patron, Patrons, ROW,
    SHORE, SHORES, STACKS, START_FAVOUR, START_GOODS, START_KOKU, STARTING, STARTS, Start, Tile, Tiles,
};
use crate::events::Event;
use crate::flow::roll;
use crate::state::{Gold, PatronRule, Phase, Player, Plot};

impl Gold {
    /// R7 to R12: the table, before the players set up.
    pub(crate) fn deal(
        players: u8,
        rule: PatronRule,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Self {
        let mut position = Self::empty(players, rule);
        chance.shuffle(&mut position.scoring);
        let mut order = [0, 1, 2, 3, 4, 5];
        chance.shuffle(&mut order);
        position.masteries = [0, 1, 2].map(|at: usize| Mastery::VARIANTS[order[at]]);
        position.lay_out(chance);
        for _ in 0..ROW {
            let tile = position.draw_tile(0, chance);
            position.row.push(tile);
        }
        for (era, size) in STACKS[usize::from(players) - 2].into_iter().enumerate() {
            let drawn = if era == 0 { ROW as u8 } else { 0 };
            position.tops[era] = Some(position.draw_tile(era, chance));
            position.below[era] = size - drawn - 1;
        }
        position.first = Seat::new(chance.below(players.into()) as u8);
        log.note(|| position.beginning());
        match rule {
            PatronRule::Off => position.set_up(chance, log),
            PatronRule::Drawn => {
                position.patrons = (0..4).map(|clan| Patron(2 * clan + chance.below(2) as u8)).collect();
                log.note(|| Event::Patrons { patrons: position.patrons.iter().collect() });
                position.next_patron(chance, log);
            }
            PatronRule::Dealt => {
                let mut clans = [Clan::Alder, Clan::Reed, Clan::Willow, Clan::Rowan];
                chance.shuffle(&mut clans);
                for (seat, clan) in position.seats().zip(clans) {
                    position.seats[seat.index()].clan = Some(clan);
                    let patrons: Patrons =
                        Patron::all().filter(|patron| patron.face().clan == clan).collect();
                    position.patrons = position.patrons.or(patrons);
                    log.note(|| Event::Clan { seat, patrons: patrons.iter().collect() });
                }
                position.next_patron(chance, log);
            }
        }
        while let Some(mv) = position.only_move() {
            position.act(mv, chance, log);
        }
        position
    }

    /// Everything still in the box.
    pub(crate) fn empty(players: u8, rule: PatronRule) -> Self {
        Self {
            players,
            rule,
            first: Seat::new(0),
            turn: Seat::new(0),
            phase: Phase::Main,
            seats: [(); MOST_PLAYERS].map(|()| Player::new()),
            patrons: Patrons::NONE,
            shore: [Plot::default(); SHORE],
            row: ArrayVec::new(),
            tops: [None; 2],
            below: [0; 2],
            unseen: Tiles::all(),
            gone: Tiles::NONE,
            deck: Cards::all(),
            discard: Cards::NONE,
            scoring: [0, 1, 2, 3, 4, 5],
            masteries: [Mastery::ManyFaces; IN_PLAY],
            claims: Default::default(),
            pending: ArrayVec::new(),
            journey: false,
            last_turns: None,
        }
    }

    /// R10: imperial markets, and starting tiles for the number of players.
    fn lay_out(&mut self, chance: &mut impl Chance) {
        let (mut imperial, mut starting) = (Tile::of(IMPERIAL), Tile::of(STARTING));
        for (space, shore) in SHORES.iter().enumerate() {
            let tile = match shore.start {
                Start::Imperial => imperial.draw(chance),
                Start::UpTo(most) if self.players <= most => starting.draw(chance),
                _ => continue,
            };
            self.shore[space].tile = Some(tile);
        }
        self.unseen = self.unseen.without(Tile::of(IMPERIAL)).without(Tile::of(STARTING));
    }

    fn beginning(&self) -> Event {
        let laid = |(space, plot): (u8, &Plot)| Some((space, plot.tile?));
        Event::Began {
            first: self.first,
            scoring: self.scoring,
            masteries: self.masteries.to_vec(),
            tiles: (1..).zip(&self.shore).filter_map(laid).collect(),
            row: self.row.to_vec(),
        }
    }

    /// A random tile of an era that nobody has seen.
    pub(crate) fn draw_tile(&mut self, era: usize, chance: &mut impl Chance) -> Tile {
        let tile = self.unseen.and(Tile::of(ERAS[era])).draw(chance);
        self.unseen.take(tile);
        tile
    }

    /// R47, R48: the last in the order of turns chooses first.
    pub(crate) fn next_patron(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let chosen = self.seats().filter(|seat| self.seats[seat.index()].patron.is_some()).count() as u8;
        if chosen == self.players {
            self.patrons = Patrons::NONE;
            self.set_up(chance, log);
        } else {
            let place = (self.first.index() as u8 + self.players - 1 - chosen) % self.players;
            self.turn = Seat::new(place);
            self.phase = Phase::Patron;
        }
    }

    /// R12 to R14: ships, resources and customers.
    fn set_up(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        for (place, seat) in self.seats_from(self.first).enumerate() {
            let ships = STARTS.map(|start| start + roll(chance));
            let player = &mut self.seats[seat.index()];
            let patron = player.patron.map_or(0, |patron| patron.face().koku);
            player.ships = ships;
            player.koku = (START_KOKU[place] + patron).min(MOST_KOKU);
            player.goods = [START_GOODS; 3];
            player.favour = START_FAVOUR;
            let (koku, hand) = (player.koku, Self::hand_size(player));
            log.note(|| Event::Set { seat, ships, koku });
            self.draw_cards(seat, hand, chance, log);
        }
        self.turn = self.first;
        self.first_dice(chance, log);
    }

    /// R15, A30: the first dice, one after the other.
    pub(crate) fn first_dice(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        for seat in self.seats_from(self.first) {
            if self.seats[seat.index()].die != 0 {
                continue;
            }
            self.turn = seat;
            if self.me().gift() == Some(Ability::SetDie) {
                self.phase = Phase::First;
                return;
            }
            self.roll_die(chance, log);
        }
        self.turn = self.first;
        self.phase = Phase::Main;
    }
}
