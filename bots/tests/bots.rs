//! Bots play legal moves, the same for the same seed, and know no more than their view.

use std::time::Duration;

use nurt_bots::{Budget, Kind, Level};
use nurt_core::{Choices, Evaluate, Fast, Game, Options, Silent, Viewer};
use nurt_games::Visitor;

/// Plays a game of each of the first so many variants with a kind of bot in all seats.
struct Games(Kind, usize);

impl Visitor for Games {
    type Out = Vec<String>;

    fn visit<G: Game + Evaluate>(self) -> Vec<String> {
        let mut told = Vec::new();
        for choices in Choices::all(G::Options::FIELDS, G::FACTS.players).into_iter().take(self.1) {
            let mut chance = Fast::new(1);
            let mut position = G::new(&G::Options::from_choices(&choices), &mut chance, &mut Silent);
            let mut bots: Vec<_> = (0..choices.players()).map(|seat| self.0.seat::<G>(seat.into())).collect();
            while let Some(seat) = position.to_act().lowest() {
                let mv = bots[seat.index()].choose(&position.view(Viewer::Seat(seat)), seat);
                let applied = position.apply(seat, mv, &mut chance, &mut Silent);
                assert!(applied.is_ok(), "{} plays «{mv}»: {applied:?}", self.0.name());
                told.push(format!("{seat} {mv}"));
            }
        }
        told
    }
}

/// Two games with the same chance are the same, move by move.
fn play_the_same_way_twice(kinds: [Kind; 2], variants: usize) {
    for game in nurt_games::all() {
        for kind in kinds {
            let play = || nurt_games::with_game(game.facts().name, Games(kind, variants)).expect("a game");
            assert_eq!(play(), play());
        }
    }
}

#[test]
fn every_bot_finishes_every_variant_with_legal_moves_and_the_same_way_twice() {
    play_the_same_way_twice([Kind::Random, Kind::Greedy], usize::MAX);
}

#[test]
fn levels_that_count_iterations_play_the_same_way_twice() {
    play_the_same_way_twice([Level::Newcomer, Level::Rower].map(Kind::Level), 1);
}

/// How well each level is meant to play.
#[test]
fn levels_think_more_and_err_less_the_higher_they_are() {
    for game in nurt_games::all() {
        let manners = Level::ALL.map(|level| level.manner(game.facts().name));
        for pair in manners.windows(2) {
            let [below, above] = [pair[0].errors, pair[1].errors];
            assert!(above.misjudge <= below.misjudge && above.overlook <= below.overlook);
            if let [Budget::Iterations(less), Budget::Iterations(more)] = [pair[0].budget, pair[1].budget] {
                assert!(less <= more);
            }
        }
        let master = manners[5];
        assert_eq!(master.errors, nurt_bots::Errors::default());
        let Budget::Time(time) = master.budget else { panic!("the strongest thinks for a time") };
        assert!(time <= Duration::from_secs(1));
    }
}

#[test]
fn kinds_are_found_by_name() {
    for kind in Kind::ALL {
        assert_eq!(kind.name().parse(), Ok(kind));
    }
    assert!("genius".parse::<Kind>().is_err());
}
