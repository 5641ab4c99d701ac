//! What a game *is*.
//!
//! A position is a value. Playing is [`Game::apply`]. Everything else follows from that: the server, the
//! bots, the terminal and the simulations know a game only by the contract on this page.
//!
//! * **Chance comes from outside** ([`Chance`]). A position holds no generator and no order of face-down
//!   cards; a stock is the *set* of cards that may still come. The future is stored nowhere, so nothing can
//!   leak it.
//! * **Moves are small and say what is done** («play Y7 at dam 3», never «option 3»). A turn with many
//!   choices is a chain of small decisions.
//! * **Views are types of their own**, built field by field from what a seat may know. A bot gets a view and
//!   nothing else; [`Game::imagine`] makes a full position of it.
//! * **Events are typed facts**, with a view for each seat. The log, the animation and undo come from them.
//! * **A game speaks in phrases** ([`Speak`]), which the catalogues of `lang/` turn into sentences.
//!
//! To add a game, read `docs/adding-a-game.md`, which walks through `games/stones`: implement [`Game`] and
//! [`Evaluate`], put the game into the list in `games/src/lib.rs`, and give it the test kit with one line
//! (`nurt_core::conformance!`, see `core/src/testkit/mod.rs`).

pub mod allocations;
mod chance;
mod fair;
mod fault;
mod log;
pub mod net;
mod options;
mod path;
mod pieces;
mod record;
mod refusal;
pub mod registry;
mod scenario;
mod seat;
mod standing;
mod table;
#[cfg(feature = "testkit")]
pub mod testkit;
mod words;

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use net::{Net, Outlook, Told};

pub use chance::{BitSet, Chance, Dice, Fast, Secret, nth_seed};
pub use fair::{Fair, commitment};
pub use fault::Fault;
pub use log::{Log, Silent};
pub use options::{Choices, Field, Kind, Options};
pub use path::{Path, Target};
pub use pieces::{Piece, Pieces};
pub use record::{Anew, Outcome, Player, Record, RecordedMove};
pub use refusal::{Reason, Refusal};
pub use scenario::Scenario;
pub use seat::{Seat, Seats, Viewer};
pub use standing::{Rival, ScoreLine, Standing};
pub use table::{NoTakeBack, Table};
pub use words::{Arg, Lang, Phrase, Speak, Words, core_catalogue};

/// What a game declares about itself. The test kit checks every line of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Facts {
    /// The name in commands, records and addresses: `battle`.
    pub name: &'static str,
    /// The version of the rules. It goes up whenever an old record could come out otherwise.
    pub rules: u32,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// Whether a seat may know less than everything.
    pub hidden: bool,
    /// Whether several seats may owe a decision at the same time.
    pub simultaneous: bool,
    /// Whether chance plays a part after the setup.
    pub chance: bool,
    /// No position has more legal moves for one seat than this.
    pub most_moves: usize,
    /// Whether the game is offered to players, or is there for learning and measuring.
    pub offered: bool,
}

/// The moves of a game: small, and written the same way in records, on the wire and on the command line.
pub trait Notation:
    Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = Fault> + Speak + Send + Sync + 'static
{
}

impl<T> Notation for T where
    T: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = Fault> + Speak + Send + Sync + 'static
{
}

/// A game, or rather a position of it: plain data of fixed size, without heap, cheap to clone.
///
/// What the caller may rely on, and the test kit checks: [`legal_moves`](Game::legal_moves) lists exactly the
/// moves that [`check`](Game::check) accepts, in a fixed order; the same options, moves and chance give the
/// same position; `apply`, `legal_moves` and `clone` allocate nothing; and a seat learns nothing from its
/// view, its events, its moves or its undo that it may not know.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// What the game declares about itself.
    const FACTS: Facts;

    /// The options of a table.
    type Options: Options;
    /// A move. [`Speak::every`] lists every move that can be written at all.
    type Move: Notation;
    /// Something that happened, with all that is hidden in it. It never leaves the engine.
    type Event: Clone + Debug + Send;
    /// What a viewer may know of an event.
    type EventView: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Speak + Send;
    /// Why a move is against the rules.
    type Why: Copy + PartialEq + Debug + Reason;
    /// What a viewer may know of a position, with what it remembers.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a player would work out from a view with pencil and paper: what a formation could become, what a move
    /// would be worth. It is made of the view alone, so it can tell nothing else. `()` if there is nothing.
    type Outlook: Serialize;
    /// A position described by hand, in the game's own terms, for `nurt probe`.
    type Setup: DeserializeOwned;

    /// A new game. Chance deals, the log hears of it.
    fn new(options: &Self::Options, chance: &mut impl Chance, log: &mut impl Log<Self::Event>) -> Self;

    /// No game with these options has more decisions than this in one [`leg`](Game::leg).
    fn bound(options: &Self::Options) -> u32;

    /// How many times the game has begun anew because it was tied: 0 in games that end for good.
    fn leg(&self) -> u32 {
        0
    }

    /// The seats that owe a decision now. Nobody, when the game is over.
    fn to_act(&self) -> Seats;

    /// Every legal move of a seat, in a fixed order; the buffer is cleared first. Empty for a seat that is
    /// not to act.
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Self::Move>);

    /// Whether the rules allow a move to a seat that is to act.
    fn judge(&self, seat: Seat, mv: Self::Move) -> Result<(), Self::Why>;

    /// Plays a legal move. For a move that is not legal the position afterwards means nothing.
    fn play(&mut self, seat: Seat, mv: Self::Move, chance: &mut impl Chance, log: &mut impl Log<Self::Event>);

    /// Whether a seat may make a move now, and if not, why.
    #[inline]
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Refusal<Self::Why>> {
        let to_act = self.to_act();
        if !to_act.contains(seat) {
            return Err(if to_act.is_empty() { Refusal::Over } else { Refusal::NotToAct });
        }
        self.judge(seat, mv).map_err(Refusal::Rule)
    }

    /// Checks and plays. On a refusal the position is untouched, bit for bit.
    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Refusal<Self::Why>> {
        self.check(seat, mv)?;
        self.play(seat, mv, chance, log);
        Ok(())
    }

    /// The reason why a seat may not make a move; `None` if it may.
    fn why_not(&self, seat: Seat, mv: Self::Move) -> Option<Refusal<Self::Why>> {
        self.check(seat, mv).err()
    }

    /// What a viewer may know, and remembers.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What follows from a view, for people who do not want to count.
    fn outlook(view: &Self::View) -> Self::Outlook;

    /// What a viewer may know of an event; `None` if it does not even notice.
    fn see(event: &Self::Event, viewer: Viewer) -> Option<Self::EventView>;

    /// Whether an event shows a viewer something that it could not know before: a card drawn, a hand passed on, a
    /// secret choice turned up. A seat may take back its own moves only until that happens.
    fn reveals(event: &Self::Event, viewer: Viewer) -> bool;

    /// A full position that agrees with the view, the unseen drawn at random. The view is all there is to go by, so it
    /// must tell the options too, and whose eyes it is where that matters. A spectator's view can be imagined as well,
    /// and [`Viewer::Open`] gives back exactly the position that was seen.
    fn imagine(view: &Self::View, chance: &mut impl Chance) -> Self;

    /// Who has won, once the game is over. Several share a victory; nobody has won if the set is empty, as in a solo
    /// game that is lost.
    fn winners(&self) -> Option<Seats>;

    /// The score sheet, as far as the viewer may know it.
    fn standing(&self, viewer: Viewer) -> Standing;

    /// What a seat that is to act is asked.
    fn prompt(&self, seat: Seat) -> Phrase;

    /// A move as a path of targets. Only the paths of legal moves must differ, and none of them may begin another; but
    /// every move that can be written has one, so that whoever points at a target in vain can be told why.
    fn path(&self, seat: Seat, mv: Self::Move) -> Path;

    /// The moves at which a seat can point at all: those that can be written, or fewer, if that is a great many and the
    /// paths of most lead to things that are not on the table.
    fn pointable(&self, _: Seat) -> Vec<Self::Move> {
        Self::Move::every()
    }

    /// The position that somebody described by hand, with these seats to act.
    fn arrange(options: &Self::Options, setup: Self::Setup, to_act: Seats) -> Result<Self, Fault>;

    /// What is wrong with the position, if one of the game's laws is broken: a card lost, a side too full.
    fn broken_law(&self) -> Option<String>;

    /// The view drawn in plain text, for the terminal.
    fn sketch(view: &Self::View, words: &Words) -> String;

    /// The catalogue of the game (see [`catalogue!`]).
    fn catalogue(lang: Lang) -> &'static str;

    /// What the game says besides its moves, events, reasons and options: prompts, targets, score lines,
    /// the words of its sketch. Each sentence once, for the test kit.
    fn phrases() -> Vec<Phrase>;
}

/// What a network is to foresee.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Whether the seat wins, as odds beside those of the others.
    Victory,
    /// Whether the seat wins, as odds, going by what it may know itself: what lies hidden makes no difference, and each seat
    /// has expectations of its own.
    AsSeen,
    /// The points of the seat, and how far they may be off.
    Points,
}

/// How good a position looks. Bots ask it of positions that they have imagined.
pub trait Evaluate: Game {
    /// The share of the victory that the seat can expect, from 0 to 1. Exact when the game is over.
    fn worth(&self, seat: Seat) -> f32;

    /// What a seat likes better among positions that are worth the same to it: a higher score, say, when the game is won
    /// or lost anyway.
    fn margin(&self, _: Seat) -> f32 {
        0.0
    }

    /// What each of these seats can expect, by hand. The figures of the others mean nothing.
    #[inline]
    fn prospects(&self, seats: Seats) -> [f32; Seat::MOST as usize] {
        let mut worth = [0.0; Seat::MOST as usize];
        for seat in seats.iter() {
            worth[seat.index()] = self.worth(seat);
        }
        worth
    }

    /// What chance has openly shown, if whoever decides next had better go by it, such as dice: a search then tells apart
    /// what follows the same moves. 0 if there is nothing like that. It must be the same for every position that agrees
    /// with a view.
    fn omen(&self) -> u32 {
        0
    }

    /// What of another seat's move decides how it is best answered, if it can be many moves, depending on what lies
    /// hidden: a search then thinks about the answers to all of them together. 0 if the move itself is to be told apart.
    fn gist(_mv: Self::Move) -> u32 {
        0
    }

    /// What a network is to foresee.
    const GOAL: Goal = Goal::Victory;
    /// How many figures a network is told of the whole, and of each part; none if there is nothing to learn.
    const TOLD: (usize, usize) = (0, 0);

    /// The seats that play.
    fn playing(&self) -> Seats {
        Seats::first(Self::FACTS.players.1)
    }

    /// What a network is told of the position to judge the prospects of a seat; nothing if those of the other one say it
    /// all, or if its points are certain. With [`Goal::AsSeen`] it is the same for all positions that agree with the view of
    /// the seat.
    fn tell(&self, _: Seat) -> Told {
        Told::new()
    }

    /// What a network makes of what it is told for a seat. Where positions have most parts in common, a game may tell only the
    /// new ones ([`Net::recognise`]).
    #[inline]
    fn heard(&self, net: &Net, seat: Seat) -> Outlook {
        net.judge(&self.tell(seat), || self.hunch(seat))
    }

    /// What the game expects for a seat by hand: points, or the logarithm of the odds. A network learns by how much that is
    /// off, so it begins with what the game knows already.
    fn hunch(&self, _: Seat) -> f32 {
        0.0
    }

    /// What it was to foresee for a seat, once the game is over: 1 or 0 for a victory, or the points.
    fn lesson(&self, seat: Seat) -> f32 {
        self.worth(seat)
    }

    /// The network that was trained last, if there is one. Everybody shares it.
    fn net() -> Option<Arc<Net>> {
        None
    }

    /// What each of these seats can expect, as a network judges it if there is one, or else by hand.
    #[inline]
    fn foreseen(&self, net: Option<&Net>, seats: Seats) -> [f32; Seat::MOST as usize] {
        match net {
            Some(net) => self.judged(net, seats),
            None => self.prospects(seats),
        }
    }

    /// What each of these seats can expect, as a network judges it. The figures of the others mean nothing.
    #[inline]
    fn judged(&self, net: &Net, seats: Seats) -> [f32; Seat::MOST as usize] {
        net::judged(self, net, seats)
    }
}
