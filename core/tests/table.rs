//! A table: which moves may be taken back, and what a record that was changed is refused for.

#[path = "bites/pond.rs"]
mod pond;

use std::collections::BTreeMap;

use nurt_core::{
    Anew, Fair, Fault, Game, NoTakeBack, Outcome, Phrase, Player, Record, Scenario, Seat, Seats, Secret,
    Silent, Speak, Viewer,
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

mod playing_on {
    use super::*;

    /// From here on another game, as a seat sees it, with chance number `game`.
    fn begin_anew(table: &mut Table, seat: u8, game: u64) {
        let (step, seat) = (table.steps() as u32, Seat::new(seat));
        table.begin_anew(Anew { step, seat, secret: Secret::of_game(8, game), fair: None });
    }

    /// The game number 7, from a step on as seat 0 sees it, played to the end.
    fn other(step: usize, game: u64) -> Table {
        let mut table = new_table();
        advance(&mut table, step);
        begin_anew(&mut table, 0, game);
        advance(&mut table, 12 - step);
        table
    }

    #[test]
    fn the_record_replays_exactly_and_shares_its_beginning_with_the_first_one() {
        for step in 0..12 {
            let table = other(step, 0);
            let record = table.record(players());
            assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record));
            let again = replay(&record).expect("the same game");
            assert_eq!((again.position(), again.check()), (table.position(), table.check()));
            assert_eq!(again.record(players()), record);
            assert_eq!((&record.start, &record.moves[..step]), (&whole().start, &whole().moves[..step]));
            for at in 0..=12 {
                let past = table.at(at);
                assert_eq!((past.position(), past.check()), (again.at(at).position(), again.at(at).check()));
                let stops = past.record(players());
                assert_eq!(replay(&stops).expect("a part of it").position(), past.position());
                assert_eq!(stops.anew.len(), usize::from(at >= step));
            }
        }
    }

    #[test]
    fn what_the_seat_sees_stays_and_the_rest_is_anew() {
        let mut table = new_table();
        advance(&mut table, 1);
        let first = table.position().clone();
        let mut hands = Vec::new();
        for game in 0..40 {
            let mut other = table.clone();
            begin_anew(&mut other, 0, game);
            let [own, open] = [Viewer::Seat(Seat::new(0)), Viewer::Open];
            assert_eq!(other.position().view(own), first.view(own));
            assert_eq!(other.position().to_act(), first.to_act());
            hands.push(format!("{:?}", other.position().view(open)));
        }
        hands.sort_unstable();
        hands.dedup();
        assert!(hands.len() > 25, "only {} different hands of the other seat", hands.len());
    }

    #[test]
    fn the_draws_to_come_are_others() {
        // After five moves three cards are left in the stock.
        let ends: std::collections::BTreeSet<String> =
            (0..20).map(|game| other(5, game).record(players()).moves.join("\n")).collect();
        assert!(ends.len() > 10, "{} games out of 20", ends.len());
    }

    #[test]
    fn nothing_from_before_can_be_taken_back() {
        let mut table = dealt();
        play(&mut table, 0, "lay 2");
        play(&mut table, 1, "lay 8");
        assert_eq!(asked(&table), [Ok(()); 2]);
        begin_anew(&mut table, 0, 0);
        assert_eq!(asked(&table), [Err(NoTakeBack::Nothing); 2]);
        assert_eq!([0, 1].map(|seat| table.before_last_of(Seat::new(seat))), [None; 2]);

        let border = table.clone();
        play(&mut table, 0, "lay 3");
        assert_eq!(table.before_last_of(Seat::new(0)), Some(2));
        assert_eq!(asked(&table), [Ok(()), Err(NoTakeBack::Nothing)]);
        table.take_back(Seat::new(0)).expect("the own move since");
        assert_eq!((table.position(), table.check()), (border.position(), border.check()));
        assert_eq!(asked(&table), [Err(NoTakeBack::Nothing); 2]);
        assert_eq!(table.at(2).position(), border.position());
    }

    #[test]
    fn a_game_that_was_played_on_can_be_played_on() {
        let first = other(3, 0);
        for step in [0, 2, 3, 4, 9] {
            let mut table = first.at(step);
            begin_anew(&mut table, 1, 1);
            advance(&mut table, 12 - step);
            let record = table.record(players());
            let steps: Vec<u32> = record.anew.iter().map(|anew| anew.step).collect();
            let expected = if step < 3 { vec![step as u32] } else { vec![3, step as u32] };
            assert_eq!(steps, expected);
            assert_eq!(replay(&record).expect("the same game").position(), table.position());
            assert_eq!(record.moves[..step], first.record(players()).moves[..step]);
        }
    }

    #[test]
    fn a_damaged_record_is_refused() {
        let wrong = |change: &dyn Fn(&mut Anew)| {
            let mut record = other(5, 0).record(players());
            change(&mut record.anew[0]);
            replay(&record).expect_err("a fault")
        };
        // The sixth move is refused where the hand is another one, and does not fit its check where it is not.
        let sixth =
            |fault| matches!(fault, Fault::StepCheck { step: 6 } | Fault::StepRefused { step: 6, .. });
        assert!(sixth(wrong(&|anew| anew.seat = Seat::new(1))));
        assert!(sixth(wrong(&|anew| anew.secret = Secret::of_game(8, 1))));
        assert_eq!(wrong(&|anew| anew.step = 4), Fault::StepCheck { step: 5 });
        assert_eq!(wrong(&|anew| anew.seat = Seat::new(2)), Fault::Seat { given: 2, players: 2 });
        let range = |index: usize, given, min| Fault::Range {
            at: format!("anew[{index}].step"),
            given,
            min,
            max: 12,
        };
        assert_eq!(wrong(&|anew| anew.step = 13), range(0, 13, 0));
        let fair = Fair::new(Secret::of_game(1, 1), vec![None, None]);
        assert_eq!(wrong(&|anew| anew.fair = Some(fair.clone())), Fault::Dice);
        let mut record = other(5, 0).record(players());
        record.anew.push(Anew { step: 4, ..record.anew[0].clone() });
        assert_eq!(replay(&record).err(), Some(range(1, 4, 5)));
        record.anew.clear();
        assert!(replay(&record).is_err(), "the draws are not those of the first game");
    }
}
