//! A table that a test plays by hand.

use crate::seat::{Seat, Viewer};
use crate::table::{NoTakeBack, Table};
use crate::{Chance, Fast, Game, Reason, Refusal};

/// A table at which a test of the rules plays move by move, each as it is written. Exactly one seat decides at a time.
#[derive(Clone)]
pub struct ByHand<G: Game> {
    /// The table.
    pub table: Table<G>,
    holds: fn(&G::View),
}

impl<G: Game> ByHand<G> {
    /// Sits down at a table. After every move the test is shown everything, to see whether what must hold does.
    pub fn new(table: Table<G>, holds: fn(&G::View)) -> Self {
        let play = Self { table, holds };
        holds(&play.view());
        play
    }

    /// A move as it is written.
    #[track_caller]
    pub fn read(text: &str) -> G::Move {
        text.parse().unwrap_or_else(|_| panic!("{text} is not a move"))
    }

    /// The position.
    pub fn position(&self) -> &G {
        self.table.position()
    }

    /// Everything.
    pub fn view(&self) -> G::View {
        self.position().view(Viewer::Open)
    }

    /// What a seat may know.
    pub fn seen_by(&self, seat: u8) -> G::View {
        self.position().view(Viewer::Seat(Seat::new(seat)))
    }

    /// Whether nobody has anything to decide.
    pub fn over(&self) -> bool {
        self.position().to_act().is_empty()
    }

    /// Who decides.
    #[track_caller]
    pub fn acts(&self) -> u8 {
        assert_eq!(self.position().to_act().len(), 1, "one seat decides");
        self.position().to_act().lowest().expect("a seat").index() as u8
    }

    /// What whoever decides may do.
    pub fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        if let Some(seat) = self.position().to_act().lowest() {
            self.position().legal_moves(seat, &mut moves);
        }
        moves.iter().map(ToString::to_string).collect()
    }

    /// Those that begin with these words.
    pub fn moves_like(&self, start: &str) -> Vec<String> {
        self.moves().into_iter().filter(|mv| mv.starts_with(start)).collect()
    }

    /// Whether a move is legal for whoever decides.
    pub fn may(&self, mv: &str) -> bool {
        self.moves().iter().any(|legal| legal == mv)
    }

    /// A legal move of the seat that decides.
    #[track_caller]
    pub fn go(&mut self, seat: u8, mv: &str) -> Vec<G::Event> {
        assert_eq!(self.acts(), seat, "who decides, before {mv}");
        assert!(self.may(mv), "{mv} is not among {:?}", self.moves());
        let Ok(events) = self.table.apply(Seat::new(seat), Self::read(mv)) else {
            panic!("{mv} was listed and is refused")
        };
        (self.holds)(&self.view());
        assert_eq!(self.position().broken_law(), None, "after {mv}");
        events
    }

    /// The first of the legal moves.
    #[track_caller]
    pub fn first_move(&mut self) -> Vec<G::Event> {
        let mv = self.moves().swap_remove(0);
        self.go(self.acts(), &mv)
    }

    /// One of the legal moves.
    #[track_caller]
    pub fn any_move(&mut self, chance: &mut Fast) -> Vec<G::Event> {
        let mut moves = self.moves();
        let mv = moves.swap_remove(chance.below(moves.len() as u32) as usize);
        self.go(self.acts(), &mv)
    }

    /// The rule against a move of the seat that decides; trying it changes nothing.
    #[track_caller]
    pub fn rule_against(&self, mv: &str) -> &'static str {
        assert!(!self.may(mv), "{mv} is offered");
        let mut tried = self.table.clone();
        let seat = Seat::new(self.acts());
        let Err(refusal) = tried.apply(seat, Self::read(mv)) else { panic!("{mv} was not refused") };
        assert!(tried.position() == self.position(), "a refused {mv} changed something");
        assert!(self.position().why_not(seat, Self::read(mv)) == Some(refusal), "two reasons against {mv}");
        match refusal {
            Refusal::Rule(why) => why.rule(),
            other => panic!("{mv} was refused because of {other:?}"),
        }
    }

    /// Whether a seat is refused because it is not its turn.
    pub fn not_to_act(&self, seat: u8, mv: &str) -> bool {
        self.position().why_not(Seat::new(seat), Self::read(mv)) == Some(Refusal::NotToAct)
    }

    /// Whether a seat may take its last decision back.
    pub fn may_take_back(&self, seat: u8) -> Result<(), NoTakeBack> {
        self.table.may_take_back(Seat::new(seat))
    }

    /// The winners by number, once there are any; the score sheet names the same.
    pub fn winners(&self) -> Option<Vec<u8>> {
        let winners = self.position().winners();
        assert_eq!(self.position().standing(Viewer::Spectator).winners, winners);
        winners.map(|seats| seats.iter().map(|seat| seat.index() as u8).collect())
    }
}
