//! The search sees views only, is repeatable, finds what there is to find, and keeps what it has found.

use nurt_bots::{Bot, Budget, Search, Settings, Thoughts};
use nurt_core::{Chance, Choices, Evaluate, Fast, Game, Options, Seat, Silent, Viewer};
use nurt_games::Visitor;
use nurt_stones::Stones;

fn search<G: Evaluate>(iterations: u32, threads: u32) -> Search<G> {
    let settings = Settings { threads, ..Settings::default() };
    Search::new(settings, Budget::Iterations(iterations), 7)
}

/// Plays a game of each variant with a search in all seats.
struct Games;

impl Visitor for Games {
    type Out = ();

    fn visit<G: Game + Evaluate>(self) {
        for choices in Choices::all(G::Options::FIELDS, G::FACTS.players) {
            let mut chance = Fast::new(11);
            let mut position = G::new(&G::Options::from_choices(&choices), &mut chance, &mut Silent);
            let mut bots: Vec<_> = (0..choices.players()).map(|_| search::<G>(12, 1)).collect();
            while let Some(seat) = position.to_act().lowest() {
                let mv = bots[seat.index()].choose(&position.view(Viewer::Seat(seat)), seat);
                let applied = position.apply(seat, mv, &mut chance, &mut Silent);
                assert!(applied.is_ok(), "{}: «{mv}»: {applied:?}", G::FACTS.name);
            }
        }
    }
}

#[test]
fn a_search_finishes_every_variant_with_legal_moves() {
    for game in nurt_games::all() {
        nurt_games::with_game(game.facts().name, Games).expect("a game");
    }
}

/// The first decision of each game.
struct First {
    iterations: u32,
    threads: u32,
}

impl Visitor for First {
    type Out = (String, u32);

    fn visit<G: Game + Evaluate>(self) -> Self::Out {
        let choices = Choices::all(G::Options::FIELDS, G::FACTS.players).swap_remove(0);
        let position = G::new(&G::Options::from_choices(&choices), &mut Fast::new(3), &mut Silent);
        let seat = position.to_act().lowest().expect("somebody begins");
        let view = position.view(Viewer::Seat(seat));
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        let Thoughts { moves: thoughts, iterations, .. } =
            search::<G>(self.iterations, self.threads).think(&view, seat);
        assert_eq!(iterations, u64::from(self.iterations), "{}", G::FACTS.name);
        assert_eq!(thoughts.len(), moves.len(), "{}: every legal move is thought of", G::FACTS.name);
        let visits = thoughts.iter().map(|thought| thought.visits).sum();
        assert!(thoughts.iter().all(|thought| (-0.01..=1.01).contains(&thought.worth)));
        (format!("{thoughts:?}"), visits)
    }
}

#[test]
fn the_same_iterations_give_the_same_thoughts_with_any_number_of_threads() {
    for game in nurt_games::all() {
        for threads in [1, 2] {
            let think = || {
                nurt_games::with_game(game.facts().name, First { iterations: 60, threads }).expect("a game")
            };
            let (first, again) = (think(), think());
            assert_eq!(first, again);
            assert_eq!(first.1, 60, "every iteration tries one of the moves at hand");
        }
    }
}

/// A position of Stones in which seat 0 wins at once with one card and loses the stone with the others.
fn one_card_wins() -> Stones {
    let setup = r#"{
        "hands": [["a9", "b1", "c1", "d2", "e2", "f3"], ["a1", "a2", "b2", "c3", "d4", "e5"]],
        "stones": [
            {"sides": [["a7", "a8"], ["f4", "e4", "d5"]]},
            {"sides": [["b7", "b8", "b9"], ["c4", "d6", "f1"]], "owner": 0},
            {"sides": [["c7", "c8", "c9"], ["b4", "e6", "f2"]], "owner": 0}
        ]
    }"#;
    let setup: nurt_stones::Setup = serde_json::from_str(setup).expect("a position");
    Stones::arrange(&nurt_stones::NoOptions, setup, nurt_core::Seats::one(Seat::new(0))).expect("it can be")
}

#[test]
fn a_move_that_wins_is_found_with_and_without_knowledge() {
    let position = one_card_wins();
    let seat = Seat::new(0);
    let view = position.view(Viewer::Seat(seat));
    for settings in [Settings::default(), Settings::default().plain()] {
        let mut search = Search::<Stones>::new(settings, Budget::Iterations(2000), 5);
        let thoughts = search.think(&view, seat);
        assert_eq!(thoughts.moves[0].mv.to_string(), "a9 1", "{settings:?}");
        assert!(thoughts.moves[0].worth > 0.99, "{}", thoughts.moves[0].worth);
    }
}

/// Plays until a search has to decide a second time with nothing but its own move in between.
struct TwiceInATurn;

impl Visitor for TwiceInATurn {
    type Out = bool;

    fn visit<G: Game + Evaluate>(self) -> bool {
        let choices = Choices::all(G::Options::FIELDS, G::FACTS.players).swap_remove(0);
        let mut chance = Fast::new(2);
        let mut position = G::new(&G::Options::from_choices(&choices), &mut chance, &mut Silent);
        let mut bot = search::<G>(200, 1);
        let mut moves = Vec::new();
        let mut kept = false;
        while let Some(seat) = position.to_act().lowest() {
            position.legal_moves(seat, &mut moves);
            if moves.len() == 1 {
                position.play(seat, moves[0], &mut chance, &mut Silent);
                continue;
            }
            let thoughts = bot.think(&position.view(Viewer::Seat(seat)), seat);
            kept |= thoughts.kept > 0;
            position.play(seat, thoughts.moves[0].mv, &mut chance, &mut Silent);
        }
        kept
    }
}

#[test]
fn what_was_found_is_kept_from_move_to_move() {
    for game in ["the-river", "gold", "winter"] {
        assert!(nurt_games::with_game(game, TwiceInATurn).expect("a game"), "{game}");
    }
}

#[test]
fn one_move_can_be_tried_by_itself_and_others_watched() {
    let position = one_card_wins();
    let seat = Seat::new(0);
    let view = position.view(Viewer::Seat(seat));
    let poor: nurt_stones::Move = "b1 9".parse().expect("a move");
    let mut search = Search::<Stones>::new(Settings::default(), Budget::Iterations(300), 5)
        .trying(poor)
        .watching(nurt_core::Seats::first(2));
    let thoughts = search.think(&view, seat);
    let tried = thoughts.moves.iter().find(|thought| thought.mv == poor).expect("it was tried");
    assert_eq!(tried.visits, 300);
    assert!(tried.worth < 0.99 && tried.worth > 0.0, "{}", tried.worth);
    assert!((thoughts.expected[0] + thoughts.expected[1] - 1.0).abs() < 0.01, "{:?}", thoughts.expected);
}

#[test]
fn budgets_are_read_and_written() {
    for text in ["200ms", "1000it", "0it"] {
        assert_eq!(text.parse::<Budget>().expect("a budget").to_string(), text);
    }
    assert_eq!("1s".parse::<Budget>(), "1000ms".parse());
    for text in ["", "0ms", "it", "10", "ms", "-5it", "3h", "99999999999it"] {
        assert!(text.parse::<Budget>().is_err(), "{text}");
    }
}

/// Random games of every variant: what a network is told has its shape, and no figure is out of bounds.
struct Figures;

impl Visitor for Figures {
    type Out = ();

    fn visit<G: Game + Evaluate>(self) {
        let (whole, part) = G::TOLD;
        let mut moves = Vec::new();
        for choices in Choices::all(G::Options::FIELDS, G::FACTS.players) {
            let mut chance = Fast::new(4);
            let mut position = G::new(&G::Options::from_choices(&choices), &mut chance, &mut Silent);
            assert_eq!(position.playing().len(), usize::from(choices.players()));
            while let Some(seat) = position.to_act().lowest() {
                for seat in position.playing().iter() {
                    let told = position.tell(seat);
                    if told.is_empty() {
                        continue;
                    }
                    assert!(told.len() >= whole && (told.len() - whole).is_multiple_of(part.max(1)));
                    let strange = told.iter().position(|figure| !(-4.0..=4.0).contains(figure));
                    assert_eq!(strange, None, "{}: {:?}", G::FACTS.name, &told[..whole]);
                }
                position.legal_moves(seat, &mut moves);
                let mv = moves[chance.below(moves.len() as u32) as usize];
                position.play(seat, mv, &mut chance, &mut Silent);
            }
        }
    }
}

#[test]
fn what_a_network_is_told_has_its_shape_and_bounds() {
    for game in nurt_games::all() {
        nurt_games::with_game(game.facts().name, Figures).expect("a game");
    }
}
