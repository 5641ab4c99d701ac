//! A test for every rule of `docs/rules/stones.md`.

use nurt_core::{Game, Record, Scenario, Seat, Secret, Silent, Table, Viewer};
use nurt_stones::scoring::strength;
use nurt_stones::{NoOptions, Stones, Why};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn table(position: &str, to_act: u8) -> Table<Stones> {
    let text = format!(r#"{{"to_act": {to_act}, "position": {position}}}"#);
    let scenario = Scenario::parse(&text).expect("a scenario");
    Table::arrange(&scenario, Secret::of_game(1, 1)).expect("a sound position")
}

fn play(table: &mut Table<Stones>, seat: Seat, mv: &str) {
    table.apply(seat, mv.parse().expect("a move")).expect("a legal move");
}

fn stones(table: &Table<Stones>) -> Vec<Option<i64>> {
    table.position().standing(Viewer::Open).lines[0].cells.clone()
}

fn legal(table: &Table<Stones>, seat: Seat) -> Vec<String> {
    let mut moves = Vec::new();
    table.position().legal_moves(seat, &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

fn why(table: &Table<Stones>, seat: Seat, mv: &str) -> Why {
    match table.position().why_not(seat, mv.parse().expect("a move")) {
        Some(nurt_core::Refusal::Rule(why)) => why,
        other => panic!("not refused by a rule: {other:?}"),
    }
}

/// What three cards are worth.
fn worth(cards: &str) -> u32 {
    let numbers: Vec<u8> =
        cards.split(' ').map(|card| (card.as_bytes()[0] - b'a') * 9 + card.as_bytes()[1] - b'1').collect();
    strength(&[numbers[0], numbers[1], numbers[2]])
}

#[test]
fn r1_fifty_four_cards_and_nine_stones() {
    let position = Stones::new(&NoOptions, &mut nurt_core::Fast::new(1), &mut Silent);
    let view = position.view(Viewer::Open);
    let hands: usize = view.hands.iter().flatten().map(Vec::len).sum();
    assert_eq!(hands + usize::from(view.stock), 54);
    assert_eq!(view.stones.len(), 9);
    assert!("f9 9".parse::<nurt_stones::Move>().is_ok());
    for wrong in ["g1 1", "a0 1", "a10 1", "a1 0", "a1 10"] {
        assert!(wrong.parse::<nurt_stones::Move>().is_err(), "{wrong}");
    }
}

#[test]
fn r2_six_cards_each_and_the_first_seat_begins() {
    let position = Stones::new(&NoOptions, &mut nurt_core::Fast::new(2), &mut Silent);
    let view = position.view(Viewer::Open);
    assert_eq!((view.held, view.stock), ([6, 6], 42));
    assert_eq!(position.to_act().lowest(), Some(FIRST));
}

#[test]
fn r3_a_hand_card_at_an_open_stone_with_room() {
    let position = r#"{"hands": [["a1", "b2"], ["c3"]], "stones": [
        {"sides": [["a4", "a5", "a6"], []]},
        {"sides": [["d1", "d2", "d3"], ["e1", "e5", "f9"]]}
    ]}"#;
    let table = table(position, 0);
    let expected: Vec<String> =
        ["a1", "b2"].iter().flat_map(|card| (3..=9).map(move |stone| format!("{card} {stone}"))).collect();
    assert_eq!(legal(&table, FIRST), expected);
    assert_eq!(why(&table, FIRST, "a1 1"), Why::Full);
    assert_eq!(why(&table, FIRST, "a1 2"), Why::Claimed);
    assert!(matches!(why(&table, FIRST, "c3 3"), Why::NotInHand(_)));
    assert_eq!(
        table.position().why_not(SECOND, "c3 3".parse().expect("a move")),
        Some(nurt_core::Refusal::NotToAct)
    );
}

#[test]
fn r4_then_a_card_is_drawn_while_there_is_one() {
    let mut table = table(r#"{"hands": [["a1"], ["b1"]]}"#, 0);
    play(&mut table, FIRST, "a1 1");
    assert_eq!(table.position().view(Viewer::Open).held, [1, 1]);
    assert_eq!(table.position().view(Viewer::Open).stock, 54 - 2 - 1);
    assert_eq!(table.position().to_act().lowest(), Some(SECOND));
    // Twelve cards are dealt and 42 drawn, so the 43rd move draws nothing.
    let mut position = Stones::new(&NoOptions, &mut nurt_core::Fast::new(5), &mut Silent);
    let mut moves = Vec::new();
    for number in 1..=50 {
        let Some(seat) = position.to_act().lowest() else { break };
        position.legal_moves(seat, &mut moves);
        position.play(seat, moves[0], &mut nurt_core::Fast::new(number), &mut Silent);
        let view = position.view(Viewer::Open);
        assert_eq!(u64::from(view.stock), 42u64.saturating_sub(number));
    }
}

#[test]
fn r5_the_stronger_side_wins_and_on_a_tie_the_one_that_was_full_first() {
    let position =
        r#"{"hands": [["a9"], ["b9"]], "stones": [{"sides": [["a7", "a8"], ["b6", "b7", "b8"]]}]}"#;
    let mut stronger = table(position, 0);
    assert_eq!(stones(&stronger), [Some(0), Some(0)]);
    play(&mut stronger, FIRST, "a9 1");
    assert_eq!(stones(&stronger), [Some(1), Some(0)]);
    let position =
        r#"{"hands": [["a8"], ["c9"]], "stones": [{"sides": [["a6", "a7"], ["b6", "b7", "b8"]]}]}"#;
    let mut tied = table(position, 0);
    play(&mut tied, FIRST, "a8 1");
    assert_eq!(stones(&tied), [Some(0), Some(1)]);
}

#[test]
fn r6_ranks_count_a_hundred_and_values_add() {
    assert_eq!(worth("a1 a2 a3"), 406);
    assert_eq!(worth("a3 a1 a2"), 406);
    assert_eq!(worth("a9 b9 c9"), 327);
    assert_eq!(worth("c1 c5 c9"), 215);
    assert_eq!(worth("a7 b8 c9"), 124);
    assert_eq!(worth("a9 b9 c8"), 26);
    assert_eq!(worth("a8 b9 c1"), 18);
}

#[test]
fn r7_three_in_a_row_or_any_five_win() {
    let won = |sides: &str| format!(r#"{{"sides": [{sides}]}}"#);
    let mine = [
        r#"["a1","a2","a3"], ["b1","c2","d9"]"#,
        r#"["a4","a5","a6"], ["b2","c3","d8"]"#,
        r#"["f1","f2","f3"], ["e1","e5","e9"]"#,
        r#"["f4","f5","f6"], ["b5","b9","c1"]"#,
    ];
    let open = r#"["a7","a8"], ["c5","c7","d2"]"#;
    let empty = "[], []";
    let row = |stones: &[&str]| {
        let stones: Vec<String> = stones.iter().map(|sides| won(sides)).collect();
        format!(r#"{{"hands": [["a9"], ["e2"]], "stones": [{}]}}"#, stones.join(","))
    };
    // Two side by side and a third beside them.
    let mut three = table(&row(&[mine[0], mine[1], open]), 0);
    play(&mut three, FIRST, "a9 3");
    assert_eq!(three.position().winners().and_then(nurt_core::Seats::lowest), Some(FIRST));
    assert!(three.position().to_act().is_empty());
    // Two side by side and one apart: not yet.
    let mut apart = table(&row(&[mine[0], mine[1], empty, open]), 0);
    play(&mut apart, FIRST, "a9 4");
    assert_eq!((stones(&apart), apart.position().winners()), (vec![Some(3), Some(0)], None));
    // Five, never three side by side.
    let mut five = table(&row(&[mine[0], mine[1], empty, mine[2], mine[3], empty, open]), 0);
    play(&mut five, FIRST, "a9 7");
    assert_eq!(five.position().winners().and_then(nurt_core::Seats::lowest), Some(FIRST));
}

#[test]
fn r8_hands_are_hidden() {
    let table = table(r#"{"hands": [["a1", "b2"], ["c3"]]}"#, 0);
    let view = table.position().view(Viewer::Seat(SECOND));
    assert_eq!((view.held, view.hands[0].is_none(), view.hands[1].is_some()), ([2, 1], true, true));
    let text = serde_json_of(&table, Viewer::Seat(SECOND));
    assert!(!text.contains("a1") && !text.contains("b2") && text.contains("c3"));
    assert!(!serde_json_of(&table, Viewer::Spectator).contains("c3"));
}

fn serde_json_of(table: &Table<Stones>, viewer: Viewer) -> String {
    nurt_core::registry::AnyTable::view(table, viewer).to_string()
}

#[test]
fn a_record_of_stones_is_small_enough_to_paste() {
    let choices = Table::<Stones>::choose(None, &std::collections::BTreeMap::new()).expect("defaults");
    let mut table = Table::<Stones>::new(choices, Secret::of_game(3, 0), &mut Silent);
    while let Some(seat) = table.position().to_act().lowest() {
        let mv = legal(&table, seat)[0].clone();
        play(&mut table, seat, &mv);
    }
    let player = |name: &str| nurt_core::Player { name: name.to_owned(), bot: None };
    let text = table.record(vec![player("Ola"), player("Lev")]).write();
    assert!(text.len() < 2000, "{} bytes", text.len());
    assert!(Record::read(&text).is_ok());
}
