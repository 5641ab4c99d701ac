//! A table: which moves may be taken back, and what a record that was changed is refused for.

#[path = "bites/pond.rs"]
mod pond;

use std::collections::BTreeMap;

use nurt_core::{
    Fault, Game, NoTakeBack, Outcome, Phrase, Player, Record, Scenario, Seat, Seats, Secret, Silent, Speak,
    Viewer,
};
use pond::{Pond, flaw};

type Sound = Pond<{ flaw::NONE }>;
type Table = nurt_core::Table<Sound>;

/// Seat 0 holds 1 to 4, seat 1 holds 5 to 8, and 9 to 12 are the stock.
fn dealt() -> Table {
    let scenario = r#"{ "to_act": [0, 1], "position": { "hands": [[1, 2, 3, 4], [5, 6, 7, 8]] } }"#;
    let scenario = Scenario::parse(scenario).expect("a scenario");
    Table::arrange(&scenario, Secret::of_game(1, 0)).expect("a position")
}

#[track_caller]
fn play(table: &mut Table, seat: u8, mv: &str) {
    table.apply(Seat::new(seat), mv.parse().expect("a move")).expect("a legal move");
}

/// The lowest seat makes its first move, so many times.
fn advance(table: &mut Table, moves: usize) {
    for _ in 0..moves {
        let seat = table.position().to_act().lowest().expect("a game that is not over");
        let mut legal = Vec::new();
        table.position().legal_moves(seat, &mut legal);
        table.apply(seat, legal[0]).expect("a legal move");
    }
}

/// What each seat hears when it asks for its last move back. Whatever it is, asking changes nothing, and a
/// refusal to give it back does not either.
fn asked(table: &Table) -> [Result<(), NoTakeBack>; 2] {
    [0, 1].map(|seat| {
        let (mut copy, seat) = (table.clone(), Seat::new(seat));
        let (offered, done) = (table.may_take_back(seat), copy.take_back(seat));
        assert_eq!(offered, done);
        if done.is_err() {
            assert_eq!((copy.position(), copy.check()), (table.position(), table.check()));
        }
        done
    })
}

mod taking_back {
    use super::*;

    #[test]
    fn there_is_nothing_at_the_start() {
        assert_eq!(asked(&dealt()), [Err(NoTakeBack::Nothing); 2]);
    }

    #[test]
    fn only_the_own_moves() {
        let mut table = dealt();
        play(&mut table, 0, "lay 2");
        assert_eq!(asked(&table), [Ok(()), Err(NoTakeBack::Nothing)]);
        table.take_back(Seat::new(0)).expect("a move to take back");
        assert_eq!((table.position(), table.check()), (dealt().position(), dealt().check()));
        assert_eq!(asked(&table), [Err(NoTakeBack::Nothing); 2]);
    }

    #[test]
    fn a_secret_choice_after_the_other_seat_has_made_its_own() {
        let mut table = dealt();
        play(&mut table, 0, "lay 2");
        play(&mut table, 1, "lay 8");
        assert_eq!(asked(&table), [Ok(()); 2]);
        table.take_back(Seat::new(0)).expect("the other seat has not seen the card");
        assert_eq!(table.moves().map(|(seat, mv)| format!("{seat} {mv}")).collect::<Vec<_>>(), ["1 lay 8"]);
        play(&mut table, 0, "lay 3");

        let mut other_order = dealt();
        play(&mut other_order, 1, "lay 8");
        play(&mut other_order, 0, "lay 3");
        assert_eq!((table.position(), table.check()), (other_order.position(), other_order.check()));
    }

    #[test]
    fn a_secret_choice_among_several() {
        let mut table = dealt();
        for (seat, mv) in [(0, "lay 1"), (0, "lay 2"), (1, "lay 5")] {
            play(&mut table, seat, mv);
        }
        assert_eq!(table.position().to_act(), Seats::one(Seat::new(1)));
        table.take_back(Seat::new(0)).expect("the second bait");
        table.take_back(Seat::new(0)).expect("the first bait");
        assert_eq!(table.position().to_act(), Seats::first(2));
        assert_eq!(asked(&table), [Err(NoTakeBack::Nothing), Ok(())]);
    }

    #[test]
    fn not_after_something_was_shown() {
        let mut table = dealt();
        for (seat, mv) in [(0, "lay 1"), (0, "lay 2"), (1, "lay 5"), (1, "lay 6")] {
            play(&mut table, seat, mv);
        }
        assert_eq!(asked(&table), [Err(NoTakeBack::Shown); 2]);
    }

    #[test]
    fn not_after_chance() {
        let mut table = dealt();
        advance(&mut table, 5);
        assert_eq!(asked(&table), [Err(NoTakeBack::Chance); 2]);
    }

    #[test]
    fn not_after_the_other_seat_has_acted_on_it() {
        let mut table = dealt();
        // After four baits and four cards drawn the stock is empty, and chance is out of the game.
        advance(&mut table, 9);
        assert_eq!(asked(&table), [Ok(()), Err(NoTakeBack::Chance)]);
        advance(&mut table, 1);
        assert_eq!(asked(&table), [Err(NoTakeBack::ActedOn), Ok(())]);
    }

    #[test]
    fn not_when_the_game_is_over() {
        let mut table = dealt();
        advance(&mut table, 12);
        assert_eq!(asked(&table), [Err(NoTakeBack::Over); 2]);
    }

    #[test]
    fn a_refused_move_leaves_the_table_as_it_was() {
        let mut table = dealt();
        play(&mut table, 0, "lay 2");
        let before = (table.position().clone(), table.check(), table.steps());
        for mv in ["lay 2", "lay 5", "play 1"] {
            table.apply(Seat::new(0), mv.parse().expect("a move")).expect_err("against the rules");
        }
        assert_eq!((table.position().clone(), table.check(), table.steps()), before);
    }
}

fn new_table() -> Table {
    let choices = Table::choose(None, &BTreeMap::new()).expect("the defaults");
    Table::new(choices, Secret::of_game(7, 0), &mut Silent)
}

fn players() -> Vec<Player> {
    ["Ola", "Lev"].map(|name| Player { name: name.to_owned(), bot: None }).to_vec()
}

/// The record of a whole game.
fn whole() -> Record {
    let mut table = new_table();
    advance(&mut table, 12);
    table.record(players())
}

/// Plays a record to the end, or to what is wrong with it.
fn replay(record: &Record) -> Result<Table, Fault> {
    let mut table = Table::start_of(record, &mut Silent)?;
    record.play_on(&mut table, None, |_, _, _, _| {})?;
    Ok(table)
}

/// What is wrong with the record of a whole game after this change.
#[track_caller]
fn fault(change: impl FnOnce(&mut Record)) -> Fault {
    let mut record = whole();
    change(&mut record);
    replay(&record).expect_err("a fault")
}

/// The record as text, with one line of it changed.
#[track_caller]
fn read_with(line: &str, changed: &str) -> Result<Record, Fault> {
    let text = whole().write();
    assert!(text.contains(line), "{text}");
    Record::read(&text.replacen(line, changed, 1))
}

mod records {
    use super::*;

    #[test]
    fn a_whole_game_is_replayed_and_read_back() {
        let record = whole();
        let table = replay(&record).expect("the same game");
        assert_eq!(table.record(players()), record);
        assert_eq!(Record::read(&record.write()), Ok(record));
    }

    #[test]
    fn a_record_cut_in_the_middle_replays_to_there() {
        for length in 0..12 {
            let mut table = new_table();
            advance(&mut table, length);
            let mut cut = whole();
            cut.moves.truncate(length);
            assert_eq!(replay(&cut).expect_err("a result without an end"), Fault::Result);
            cut.result = None;
            assert_eq!(cut, table.record(players()));
            let again = replay(&cut).expect("the beginning of the game");
            assert_eq!((again.position(), again.check()), (table.position(), table.check()));
        }
    }

    #[test]
    fn a_record_can_be_stopped_at_any_step() {
        let record = whole();
        for stop in [0, 1, 5, 12, 99] {
            let (mut table, mut seen) =
                (Table::start_of(&record, &mut Silent).expect("the start"), Vec::new());
            record
                .play_on(&mut table, Some(stop), |step, mv, events, now| {
                    assert!(now.steps() == step && now.check() == mv.check);
                    let told = events.iter().filter_map(|event| event.see(Viewer::Spectator)).count();
                    seen.push((step, mv.to_string(), told > 0));
                })
                .expect("no fault on the way");
            let expected = record.moves.iter().cloned().enumerate().take(stop);
            assert_eq!(seen, expected.map(|(index, mv)| (index + 1, mv, true)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn what_comes_after_the_stop_does_not_matter() {
        let mut record = whole();
        record.moves[7] = "nonsense".to_owned();
        let mut table = Table::start_of(&record, &mut Silent).expect("the start");
        record.play_on(&mut table, Some(7), |_, _, _, _| {}).expect("seven good steps");
        assert_eq!(table.steps(), 7);
    }

    /// The move of a step with something in place of something else.
    fn edit(step: usize, from: &str, to: &str) -> Fault {
        fault(|record| {
            let text = &mut record.moves[step - 1];
            assert!(text.contains(from), "{text}");
            *text = text.replacen(from, to, 1);
        })
    }

    fn mv(step: usize) -> String {
        whole().moves[step - 1].split(['#', ' ']).skip(1).take(2).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn another_move() {
        // The baits are the lowest cards in order: the second could as well have been the first.
        assert_eq!(edit(1, &mv(1), &mv(2)), Fault::StepCheck { step: 1 });
        assert_eq!(edit(3, &mv(3), &mv(4)), Fault::StepCheck { step: 3 });
        assert_eq!(fault(|record| record.moves.swap(0, 1)), Fault::StepCheck { step: 1 });
    }

    #[test]
    fn another_check() {
        let check = whole().moves[3].split('#').nth(1).expect("a check").to_owned();
        let other = if check == "0000" { "0001" } else { "0000" };
        assert_eq!(edit(4, &check, other), Fault::StepCheck { step: 4 });
    }

    #[test]
    fn a_move_against_the_rules() {
        let why = Phrase::new("why-baits-first");
        let why = Phrase::new("refusal-rule").phrase("why", why).text("rule", "R2");
        assert_eq!(edit(3, "lay", "play"), Fault::StepRefused { step: 3, why });
    }

    #[test]
    fn a_move_of_another_seat() {
        let why = Phrase::new("refusal-not-to-act");
        assert_eq!(edit(5, "0 play", "1 play"), Fault::StepRefused { step: 5, why });
    }

    #[test]
    fn a_move_after_the_end() {
        let why = Phrase::new("refusal-over");
        let last = fault(|record| record.moves.push("0 play 1 #0000".to_owned()));
        assert_eq!(last, Fault::StepRefused { step: 13, why });
    }

    #[test]
    fn a_move_that_is_left_out() {
        let wrong = fault(|record| drop(record.moves.remove(4)));
        assert_eq!(wrong, Fault::StepRefused { step: 5, why: Phrase::new("refusal-not-to-act") });
    }

    #[test]
    fn a_move_that_does_not_exist() {
        let wrong = edit(2, "lay", "swim");
        let Fault::StepRefused { step: 2, why } = wrong else { panic!("{wrong:?}") };
        assert_eq!(why.key, "fault-move");
    }

    #[test]
    fn a_step_that_is_no_step() {
        let unreadable = |step: usize, text: &str| fault(|record| record.moves[step - 1] = text.to_owned());
        for text in
            ["", "lay 1", "0 lay 1", "0 lay 1 #12", "0 lay 1 #12345", "0 lay 1 #00FF", "x lay 1 #0000"]
        {
            assert_eq!(unreadable(3, text), Fault::StepText { step: 3, given: text.to_owned() });
        }
        // There is no third seat, and no ninth at any table.
        for text in ["2 lay 1 #0000", "8 lay 1 #0000"] {
            assert_eq!(unreadable(2, text), Fault::StepText { step: 2, given: text.to_owned() });
        }
    }

    #[test]
    fn another_result() {
        assert_eq!(fault(|record| record.result = None), Fault::Result);
        let turned = |outcome: &mut Outcome| {
            outcome.winners =
                Seats::first(2).iter().filter(|&seat| !outcome.winners.contains(seat)).collect();
        };
        assert_eq!(fault(|record| record.result.as_mut().into_iter().for_each(turned)), Fault::Result);
    }

    #[test]
    fn another_setup() {
        let start = Fault::StepCheck { step: 0 };
        assert_eq!(fault(|record| record.secret = Secret::of_game(7, 1).to_string()), start);
        assert_eq!(fault(|record| record.start = "0000".to_owned()), start);
        let goal = |value: &str| BTreeMap::from([("goal".to_owned(), value.to_owned())]);
        assert_eq!(fault(|record| record.options = goal("fewest")), start);
        assert!(matches!(fault(|record| record.options = goal("some")), Fault::Value { .. }));
        let depth = BTreeMap::from([("depth".to_owned(), "3".to_owned())]);
        assert!(matches!(fault(|record| record.options = depth), Fault::Option { .. }));
        assert_eq!(fault(|record| record.secret.truncate(63)), Fault::Secret);
    }

    #[test]
    fn options_that_are_left_out_have_their_defaults() {
        let mut record = whole();
        record.options.clear();
        replay(&record).expect("the same game");
    }

    #[test]
    fn another_number_of_players() {
        assert_eq!(fault(|record| record.players = 3), Fault::Players { given: 3, fewest: 2, most: 2 });
        let names = |given| Fault::Names { given, players: 2 };
        assert_eq!(fault(|record| record.seats.truncate(1)), names(1));
        assert_eq!(fault(|record| record.seats.extend(players())), names(4));
    }

    #[test]
    fn another_game_other_rules_another_format() {
        let other = Fault::OtherGame { needs: "lake".to_owned(), given: "pond".to_owned() };
        assert_eq!(fault(|record| record.game = "lake".to_owned()), other);
        let rules = Fault::Rules { game: "pond".to_owned(), needs: 2, has: 1 };
        assert_eq!(fault(|record| record.rules = 2), rules);
        assert_eq!(fault(|record| record.nurt = 2), Fault::Format { needs: 2, has: 1 });
    }

    #[test]
    fn a_later_format_is_named_also_when_it_has_other_fields() {
        let later = read_with("\"nurt\": 1,", "\"nurt\": 2,\n  \"clock\": 300,");
        assert_eq!(later, Err(Fault::Format { needs: 2, has: 1 }));
        let fewer = Record::read("{ \"nurt\": 3 }");
        assert_eq!(fewer, Err(Fault::Format { needs: 3, has: 1 }));
    }

    #[test]
    fn a_field_that_is_not_of_the_format() {
        for (line, changed, named) in [
            ("\"rules\": 1,", "\"rules\": 1,\n  \"clock\": 300,", "clock"),
            ("\"name\": \"Lev\"", "\"name\": \"Lev\", \"rank\": 1", "rank"),
            ("\"rules\": 1,", "", "rules"),
            ("\"rules\": 1,", "\"rules\": \"one\",", "one"),
        ] {
            let Err(Fault::Shape { at, what }) = read_with(line, changed) else {
                panic!("{changed} is read")
            };
            assert!(what.contains(named), "{at}: {what}");
        }
        let Err(Fault::Shape { at, .. }) = read_with("\"name\": \"Lev\"", "\"name\": 5") else {
            panic!("a number is read as a name")
        };
        assert_eq!(at, "seats[1].name");
    }

    #[test]
    fn text_that_is_no_record() {
        for text in ["", "[]", "null", "{", "{ \"nurt\": 1 } x"] {
            assert!(matches!(Record::read(text), Err(Fault::Shape { .. })), "{text}");
        }
        let twice = format!("{}{}", whole().write(), whole().write());
        assert!(matches!(Record::read(&twice), Err(Fault::Shape { .. })));
    }

    #[test]
    fn every_fault_of_a_step_names_it_in_every_language() {
        let wrong = edit(3, "lay", "play");
        for lang in nurt_core::Lang::ALL {
            let said = nurt_core::Words::new(lang, &[Sound::catalogue(lang)]).say(&wrong.phrase());
            assert!(said.contains(" 3 ") && !said.contains('{'), "{said}");
        }
    }
}
