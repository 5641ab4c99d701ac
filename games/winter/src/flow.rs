//! What follows from a move: the course of turns and rounds.

use arrayvec::ArrayVec;
use nurt_core::{Chance, Log, Seat};

use crate::cards::{Card, crowd_len};
use crate::components::{
    Animal, CAMP_COST, Column, Cost, Culture, DISPLAY, DRAWN, FIRST_ERA, HUNTING_GROUNDS, MEMBERS, MOVE_COST,
    RIVAL_FIGURES, STONE_COST,
};
use crate::events::Event;
use crate::moves::Move;
use crate::state::{Figure, Origin, Phase, RIVAL, SPOTS, Spot, Turn, Winter};

impl Winter {
    /// Makes a move, and those after it that leave no choice.
    #[inline]
    pub(crate) fn advance_by(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        self.act(seat, mv, chance, log);
        while let Some(mv) = self.only_move() {
            self.act(self.turn, mv, chance, log);
        }
    }

    fn act(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match (self.phase, mv) {
            (Phase::Side, Move::Side(side)) => {
                self.me_mut().side = Some(side);
                if let Some(chief) = self.me().chief {
                    log.note(|| Event::Side { seat, chief, side });
                }
                return self.next_side(chance, log);
            }
            (Phase::Start, Move::Start(place)) => {
                self.start_at(seat, place, log);
                return self.next_start(chance, log);
            }
            (Phase::Pile, _) => return self.act_on_pile(seat, mv, chance, log),
            (_, Move::Play(people)) => self.play_people(people, log),
            _ if !self.tasks.is_empty() => self.answer(mv, log),
            (Phase::Draft, Move::Setup(card)) => {
                self.setups &= !(1 << (card - 1));
                log.note(|| Event::Setup { seat, card });
                self.push(Origin::Setup(card));
            }
            (Phase::Culture, Move::Culture(culture, other)) => {
                if let Some(other) = other {
                    self.leave_hand(other);
                    self.me_mut().discard.put(other);
                }
                self.play_card(Card::Culture(culture));
                self.now.cultured = true;
                log.note(|| Event::Cultured { seat, culture, other });
                self.push(Origin::Culture(culture));
            }
            (Phase::Culture, Move::Place(figure, spot)) => self.place(figure, spot, log),
            (Phase::Column, Move::End) => {
                self.phase = Phase::Bottom;
                if let Some(column) = self.now.column.filter(|_| self.now.first) {
                    self.push(Origin::First(column));
                }
            }
            (Phase::Column, _) => self.act_in_column(mv, log),
            (Phase::Abilities, Move::Resolve(people)) => {
                self.abilities[people as usize] -= 1;
                log.note(|| Event::Resolved { seat, people });
                self.push(Origin::People(people));
            }
            (Phase::Terrain, Move::Take(hex)) => {
                self.open.take(hex);
                log.note(|| Event::Took { seat, hex });
                self.push(Origin::Hex(hex));
            }
            (Phase::Terrain, Move::Delta) => {
                self.delta = false;
                self.score_delta(seat, log);
            }
            _ => {}
        }
        self.go_on(chance, log);
    }

    /// B3d: a figure is placed; a chief brings its bonus.
    fn place(&mut self, figure: Figure, spot: Spot, log: &mut impl Log<Event>) {
        let seat = self.turn;
        let first = self.put_figure(seat, figure, spot, log);
        match spot {
            Spot::Rest => {
                self.phase = Phase::Rest;
                self.push(Origin::Rest);
            }
            Spot::Column(column) => {
                self.phase = Phase::Column;
                let extra = self.now.labour_in[column as usize];
                self.now.labour += extra;
                (self.now.column, self.now.first) = (Some(column), first);
                let me = self.me();
                if let (Figure::Chief, Some(chief), Some(side)) = (figure, me.chief, me.side)
                    && chief.face(side).column.is_none_or(|wanted| wanted == column)
                {
                    self.push(Origin::Chief(chief, side));
                }
            }
        }
    }

    /// A figure stands; whether it is the first one in its column.
    pub(crate) fn put_figure(
        &mut self,
        seat: Seat,
        figure: Figure,
        spot: Spot,
        log: &mut impl Log<Event>,
    ) -> bool {
        let player = self.player_mut(seat);
        match figure {
            Figure::Member => {
                player.members -= 1;
                player.placed[spot.index()] += 1;
            }
            Figure::Chief => player.chief_at = Some(spot.index() as u8),
        }
        let first = match spot {
            Spot::Column(column) => self.claim(seat, column),
            Spot::Rest => false,
        };
        log.note(|| Event::Placed { seat, figure, spot, first });
        first
    }

    /// B3e: whether a tribe is the first in a column.
    fn claim(&mut self, seat: Seat, column: Column) -> bool {
        let first = &mut self.firsts[column as usize];
        let free = first.is_none();
        *first = first.or(Some(seat));
        free
    }

    /// B4b: people bring labour, and perhaps a tool.
    fn play_people(&mut self, people: crate::components::People, log: &mut impl Log<Event>) {
        let (seat, card) = (self.turn, Card::People(people));
        let Some(column) = self.now.column else { return };
        self.play_card(card);
        let labour = people.labour_in(column);
        self.now.labour += labour;
        log.note(|| Event::Played { seat, people, labour });
        if people.face().tool == Some(column) {
            self.gain_tools(seat, 1, Origin::Played(people), log);
        }
    }

    /// What a move in a column costs.
    #[inline]
    pub(crate) fn cost(&self, mv: Move) -> Cost {
        let mut cost = match mv {
            Move::Recruit(people, _) => people.face().cost,
            Move::Learn(culture) => culture.face().cost,
            Move::Hunt(animal) => animal.face().cost,
            Move::Shift(..) | Move::Raft(_) => MOVE_COST,
            Move::Camp | Move::CampAtRaft => CAMP_COST,
            Move::Stone(_) => STONE_COST,
            _ => Cost::default(),
        };
        if let Some(column) = self.now.column {
            cost.tools = cost.tools.saturating_sub(self.now.discount[column as usize]);
        }
        cost
    }

    /// B5: a section of the column.
    fn act_in_column(&mut self, mv: Move, log: &mut impl Log<Event>) {
        let (seat, cost) = (self.turn, self.cost(mv));
        self.now.labour -= cost.labour;
        let me = self.me_mut();
        me.food -= cost.food;
        me.tools -= cost.tools;
        match mv {
            Move::Learn(culture) => {
                self.display.retain(|&mut other| other != culture);
                self.come_to_hand(Card::Culture(culture));
                log.note(|| Event::Learned { seat, culture });
            }
            Move::Stone(stone) => {
                let era = self.era();
                self.stones[era].retain(|&mut other| other != stone);
                self.me_mut().stones.put(stone);
                log.note(|| Event::TookStone { seat, stone });
            }
            _ => self.carry_out(mv, log),
        }
        self.now.middle |= matches!(mv, Move::Bury(..) | Move::Stone(_) | Move::Tip(_) | Move::Village(..));
    }

    /// What comes next, as far as nobody has to decide anything.
    pub(crate) fn go_on(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        loop {
            if self.run(chance, log) {
                return;
            }
            match self.phase {
                Phase::Draft => return self.next_draft(chance, log),
                Phase::Bottom | Phase::Rest => return self.end_turn(chance, log),
                Phase::Abilities if crowd_len(&self.abilities) == 0 => self.begin_terrain(),
                Phase::Terrain if !self.can_take() => self.end_eclipse_of(chance, log),
                _ => return,
            }
        }
    }

    /// B3g: the end of a turn.
    fn end_turn(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let mut played = self.now.played;
        self.me_mut().discard.swallow(&mut played);
        self.now = Turn::default();
        self.next_turn(chance, log);
    }

    /// B3a, B3g: the displays are filled up, and the next tribe has its turn, or the eclipse comes.
    pub(crate) fn next_turn(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.refill(chance, log);
        let next = self.order[(self.place_of(self.turn) + 1) % self.order.len()];
        if self.player(next).members == 0 && (next == RIVAL || self.player(next).chief_at.is_some()) {
            self.begin_eclipse(log);
        } else {
            self.begin_turn(next, chance, log);
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.turn = seat;
        self.phase = Phase::Culture;
        if seat == RIVAL {
            self.rival_turn(chance, log);
            self.next_turn(chance, log);
        }
    }

    /// B3g: animals and culture cards come up.
    pub(crate) fn refill(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let mut animals: ArrayVec<Animal, HUNTING_GROUNDS> = ArrayVec::new();
        let mut cultures: ArrayVec<Culture, DISPLAY> = ArrayVec::new();
        while self.grounds.len() < HUNTING_GROUNDS
            && let Some(animal) = self.draw_animal(chance)
        {
            self.grounds.push(animal);
            animals.push(animal);
        }
        let mut left = self.cultures.and(Culture::of_era(self.era() as u8 + 1));
        while self.display.len() < DISPLAY && !left.is_empty() {
            let culture = left.draw(chance);
            self.cultures.take(culture);
            self.display.push(culture);
            cultures.push(culture);
        }
        if !animals.is_empty() || !cultures.is_empty() {
            log.note(|| Event::Refilled { animals: animals.to_vec(), cultures: cultures.to_vec() });
        }
    }

    /// B15: between two rounds.
    pub(crate) fn prepare(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        for seat in self.tribes() {
            let player = self.player_mut(seat);
            player.members = if seat == RIVAL { RIVAL_FIGURES } else { MEMBERS };
            player.placed = [0; SPOTS];
            player.chief_at = None;
            player.strength = 0;
        }
        self.firsts = [None; <Column as strum::EnumCount>::COUNT];
        self.round += 1;
        let round = self.round;
        log.note(|| Event::Round { round });
        if round == FIRST_ERA + 1 {
            self.stones[0].clear();
            let first = self.cultures.and(Culture::of_era(1)).or(self.display.iter().copied().collect());
            self.boxed = self.boxed.or(first);
            self.cultures = self.cultures.without(first);
            self.display.clear();
            log.note(|| Event::SecondEra);
        }
        self.refill(chance, log);
        for seat in self.humans() {
            self.draw(seat, DRAWN, chance, log);
        }
        self.call_rafts_back(log);
        self.begin_turn(self.order[0], chance, log);
    }
}
