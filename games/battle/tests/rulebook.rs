//! The rulebook, played: a test for every rule (R), every reading (A) and every scenario (T) of the rule file, and its
//! invariants over random games. Expectations come from the rule file, not from the engine.
//!
//! Where a hand is left empty the player passes (A20); where nothing is said of a card, it is in the stock.

mod common;

use std::cmp::Ordering::{Equal, Greater, Less};
use std::collections::BTreeSet;

use common::*;
use nurt_battle::components::{Card, Requirement};
use nurt_battle::rules::control::Class;
use nurt_core::Game;
use serde_json::json;

/// A Legion that nothing can beat at a dam with three spaces and no requirement: 30 can only be tied.
const BEST: &str = "R9 R10 R11";

// ---------------------------------------------------------------------------------------------------------------------
// Components and setup

#[test]
fn r1_sixty_battle_cards_five_colours_with_the_values_0_to_11_once_each() {
    let t = fresh(&[], 1);
    let all = [t.hand(Attacker), t.hand(Defender), t.stock_cards()].join(" ");
    let mut all: Vec<&str> = all.split(' ').collect();
    all.sort_unstable();
    let code = |colour: char| (0..=11).map(move |value| format!("{colour}{value}"));
    let mut expected: Vec<String> = "RYGBP".chars().flat_map(code).collect();
    expected.sort_unstable();
    assert_eq!(all, expected);
    assert!(!is_move("play Y12 3") && !is_move("play W3 3"));
    assert!(given().hands("Y3 Y3", "").arrange(Attacker).is_err(), "a second Y3");
}

#[test]
fn r2_seven_dams_with_two_faces_of_given_spaces_and_requirements() {
    use Requirement::{Band, Brotherhood, Company, Minus, None, Plus};
    let dams: [(u8, [(usize, Requirement); 2]); 7] = [
        (1, [(3, Plus), (3, Band)]),
        (2, [(4, None), (2, Company)]),
        (3, [(3, None), (3, Brotherhood)]),
        (4, [(2, None), (4, Minus)]),
        (5, [(3, None), (3, Brotherhood)]),
        (6, [(4, None), (2, Company)]),
        (7, [(3, Minus), (3, Band)]),
    ];
    let cards = ["R1", "R2", "R3", "R4", "R5"];
    for (dam, faces) in dams {
        for (tile, (spaces, requirement)) in [dam.into(), damaged(dam)].into_iter().zip(faces) {
            let with = |count: usize| given().dam(tile, &cards[..count].join(" "), "").hands("Y6", "");
            let play = format!("play Y6 {dam}");
            assert_eq!(with(0).attackers_turn().face(dam).requirement, requirement);
            assert!(with(spaces - 1).attackers_turn().may(Attacker, &play));
            assert!(!with(spaces).attackers_turn().may(Attacker, &play));
            assert!(with(spaces + 1).arrange(Attacker).is_err());
        }
    }
}

#[test]
fn r3_two_roles_and_three_logs() {
    let t = fresh(&[], 1);
    assert_eq!(t.logs(), 3);
    assert_ne!(t.seat(Attacker), t.seat(Defender));
    assert!(given().logs(4).arrange(Attacker).is_err());
}

#[test]
fn r4_eleven_tactics_cards_only_in_the_tactics_variant() {
    let t = fresh(&[("tactics", "on")], 1);
    let p = t.position();
    let mut tactics = p.tactics_stock().iter().chain(p.hand(Attacker).tactics.iter()).collect::<Vec<_>>();
    tactics.extend(p.hand(Defender).tactics.iter());
    tactics.sort_unstable();
    let codes: Vec<String> = tactics.iter().map(Card::to_string).collect();
    assert_eq!(
        codes.join(" "),
        "JK JK SW GR transfer recruitment support exchange desertion treason explosion"
    );

    let mut base = fresh(&[], 1);
    let p = base.position();
    assert!(p.hand(Attacker).tactics.is_empty() && p.hand(Defender).tactics.is_empty());
    assert_eq!(base.tactics_stock(), 0);
    let first = base.legal_with(Attacker, "play")[0].clone();
    base.attacker(&first);
    assert_eq!(base.legal(Attacker), ["draw battle"]);
    assert!(given().hands("SW", "").arrange(Attacker).is_err(), "a tactics card in the base game");
}

#[test]
fn r5_dams_lie_undamaged_in_a_row_in_any_order_which_never_matters() {
    let order = |t: &Board| t.public().order.map(DamId::number);
    let fixed = fresh(&[], 1);
    assert_eq!(order(&fixed), [1, 2, 3, 4, 5, 6, 7]);
    let mut orders = BTreeSet::new();
    for seed in 0..20 {
        let t = fresh(&[("dams", "shuffled")], seed);
        assert!((1..=7).all(|dam| !t.is_damaged(dam) && order(&t).contains(&dam)));
        orders.insert(order(&t));
    }
    assert!(orders.len() > 10, "the dams are shuffled: {orders:?}");

    let rows = [[1, 2, 3, 4, 5, 6, 7], [7, 3, 5, 1, 6, 4, 2]];
    let given = given().dam(3, BEST, "").dam(damaged(2), "Y5", "B3").hands("G2 P11", "");
    let [one, other] = rows.map(|row| given.clone().with("order", json!(row)).attackers_turn());
    assert_eq!(one.legal(Attacker), other.legal(Attacker));
    assert_eq!(order(&other), rows[1]);
}

#[test]
fn r6_six_hidden_battle_cards_each_and_a_stock_of_48() {
    let (t, events) = fresh_with_events(&[], 1);
    assert_eq!((t.hand_size(Attacker), t.hand_size(Defender), t.stock()), (6, 6, 48));
    assert_ne!(t.hand(Attacker), fresh(&[], 2).hand(Attacker), "the cards are shuffled");

    let view = t.view(Viewer::Seat(SEAT_0));
    assert_eq!(view.hands.attacker.cards, Some(t.position().hand(Attacker)));
    assert_eq!((view.hands.defender.cards, view.hands.defender.battle, view.stock), (None, 6, 48));
    let spectator = t.view(Viewer::Spectator);
    assert!(spectator.hands.attacker.cards.is_none() && spectator.hands.defender.cards.is_none());
    let dealt = |viewer| {
        seen(&events, viewer)
            .iter()
            .filter(|event| matches!(event, EventView::Dealt { hand, .. } if hand.cards.is_some()))
            .count()
    };
    assert_eq!([SEAT_0, SEAT_1].map(|seat| dealt(Viewer::Seat(seat))), [1, 1]);
    assert_eq!(dealt(Viewer::Spectator), 0);

    // Another hand of the opponent makes no difference to what a seat sees.
    let with = |hand: &str| given().hands("R1 R2", hand).attackers_turn();
    for viewer in [Viewer::Seat(SEAT_0), Viewer::Spectator] {
        assert_eq!(with("Y1 Y2").view(viewer), with("P0 G11").view(viewer));
    }
    assert_ne!(with("Y1 Y2").view(Viewer::Seat(SEAT_1)), with("P0 G11").view(Viewer::Seat(SEAT_1)));
}

#[test]
fn r7_one_attacks_and_the_defender_has_the_three_logs() {
    let given = given().dam(3, "R2", "Y2").hands("G1", "G2");
    assert!(given.clone().defenders_turn().may(Defender, "log 3"));
    assert_eq!(given.clone().attackers_turn().refused(Attacker, "log 3"), ("R12", Why::DefenderOnly));
    assert_eq!(given.defenders_turn().logs(), 3);
    assert_eq!(fresh(&[("roles", "chosen")], 5).seat(Attacker), SEAT_0);
}

#[test]
fn r8_the_attacker_begins_and_turns_alternate() {
    for seed in 0..4 {
        let mut t = fresh(&[("roles", "random")], seed);
        for turn in 0..12 {
            let (role, other) = if turn % 2 == 0 { (Attacker, Defender) } else { (Defender, Attacker) };
            assert_eq!((t.turn(), t.to_act().len()), (role, 1));
            assert!(t.legal(other).is_empty());
            let play = t.legal_with(role, "play")[0].clone();
            assert!(t.is_out_of_turn(other, "pass"));
            t.act(role, &play);
            t.finish_turn();
        }
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// The turn

#[test]
fn r9_preparation_then_play_then_draw_in_this_order() {
    let mut t = given().dam(3, "R2", "").dam(5, "R3", "").hands("Y7 Y8", "").attackers_turn();
    assert_eq!(t.phase(), Phase::Prepare);
    assert_eq!(t.refused(Attacker, "draw battle"), ("R9", Why::NotYetPlayed));
    assert_eq!(t.rule_against(Attacker, "end"), "R9");
    assert!(!t.may(Attacker, "pass"), "playing is mandatory");

    let mut skipped = t.clone();
    skipped.attacker("play Y7 1");
    assert_eq!(skipped.phase(), Phase::Draw, "preparation is optional");

    t.attacker("retreat 3");
    assert_eq!(t.refused(Attacker, "draw battle"), ("R9", Why::NotYetPlayed));
    t.attacker("play Y7 1");
    assert_eq!(t.refused(Attacker, "play Y8 1"), ("R9", Why::AlreadyPlayed));
    assert!(!t.may(Attacker, "retreat 5"), "preparation is over");
    assert!(!t.may(Attacker, "end"), "drawing is mandatory");
    assert_eq!(t.legal(Attacker), ["draw battle"]);
    t.attacker("draw battle");
    assert_eq!((t.turn(), t.phase()), (Defender, Phase::Prepare));
}

#[test]
fn r10_the_attacker_alone_declares_at_any_moment_of_his_turn_and_never_within_an_effect() {
    let mut t = given().dam(3, BEST, "").dam(1, "Y5", "").hands("G3 G4", "").attackers_turn();
    assert!(t.can_claim(3), "at the start of the turn");
    t.attacker("retreat 1");
    assert!(t.can_claim(3), "after the preparation");
    t.attacker("play G3 7");
    assert!(t.can_claim(3), "after the play");
    t.attacker("draw battle");
    assert_eq!(t.legal(Attacker), ["claim 3", "end"], "after the draw");
    let mut claimed = t.clone();
    claimed.attacker("claim 3");
    assert_eq!(claimed.turn(), Defender, "without another claim the turn passes by itself");
    t.attacker("end");
    assert!(t.is_out_of_turn(Attacker, "claim 3"), "not in the defender's turn");
    assert_eq!(t.refused(Defender, "claim 3"), ("R10", Why::DefenderClaims));

    // Any number of declarations, after the draw too, and none of them uses up a phase.
    let mut t =
        given().dam(3, BEST, "").dam(5, "G9 G10 G11", "").dam(1, "Y5", "").hands("G3", "").attackers_turn();
    let mut late = t.clone();
    late.attacker("play G3 1, draw battle, claim 5");
    assert_eq!(late.legal(Attacker), ["claim 3", "end"]);
    t.attacker("claim 3, claim 5, retreat 1, play G3 3, draw battle");
    assert_eq!(t.turn(), Defender);

    let given = with_tactics().dam(3, BEST, "").dam(1, "", "B4").discards("Y0 Y1 Y2");
    for (ruse, moves) in [
        ("recruitment", "recruit Y0"),
        ("treason", "treason B4"),
        ("support", "support Y0"),
        ("exchange", "exchange"),
    ] {
        let mut t = given.clone().hands(&format!("G3 {ruse}"), "G4").attackers_turn();
        t.attacker(moves);
        assert_eq!(t.refused(Attacker, "claim 3"), ("R10", Why::RuseFirst), "in the middle of {ruse}");
    }
    let mut t = given.hands("G3", "exchange G4").defenders_turn();
    t.defender("exchange");
    assert_eq!(t.rule_against(Attacker, "claim 3"), "R10", "the attacker chooses, but it is not his turn");
}

#[test]
fn r11_retreat_discards_all_own_battle_cards_of_one_dam_once_a_turn() {
    let mut t = given().dam(3, BEST, "G4").dam(5, "Y1", "").hands("Y7", "").attackers_turn();
    t.attacker("retreat 3");
    assert_eq!((t.side(Attacker, 3), t.stamp(Attacker, 3)), (String::new(), 0));
    assert_eq!((t.side(Defender, 3), t.side(Attacker, 5)), ("G4".into(), "Y1".into()), "nothing else");
    assert_eq!(t.discards(), BEST);
    assert_eq!(t.refused(Attacker, "retreat 5"), ("R11", Why::Prepared));
    t.attacker("play Y7 3");

    let t = given().dam(3, "R2", "G4").hands("Y7", "Y8").defenders_turn();
    assert_eq!(t.why(Defender, "retreat 3"), Why::AttackerOnly);
    let t = given().dam(3, "", "G4").hands("Y7", "").attackers_turn();
    assert_eq!(t.refused(Attacker, "retreat 3"), ("R11", Why::NothingToRetreat(dam(3))));
}

#[test]
fn r11_is_the_rule_against_a_retreat_of_the_defender() {
    let t = given().dam(3, "R2", "G4").hands("", "Y8").defenders_turn();
    assert_eq!(t.rule_against(Defender, "retreat 3"), "R11", "R10 is about declaring control");
}

#[test]
fn r12_a_log_takes_the_closest_card_once_a_turn_three_times_a_game() {
    let given = given().dam(3, "R2 R5 R9", "G4").dam(5, "Y1", "").hands("", "Y7");
    for logs in [3, 2, 1] {
        let mut t = given.clone().logs(logs).defenders_turn();
        t.defender("log 3");
        assert_eq!((t.side(Attacker, 3), t.side(Defender, 3)), ("R5 R9".into(), "G4".into()));
        assert_eq!((t.discards(), t.logs()), ("R2".into(), logs - 1), "the log leaves the game");
        assert!(!t.may(Defender, "log 5") && !t.may(Defender, "log 3"), "one log a turn");
        t.defender("play Y7 5");
    }
    let t = given.clone().logs(0).defenders_turn();
    assert_eq!(t.refused(Defender, "log 3"), ("R12", Why::NoLogs));
    let t = given.clone().defenders_turn();
    assert_eq!(t.refused(Defender, "log 6"), ("R12", Why::NothingToHit(dam(6))));
    let mut played = given.defenders_turn();
    played.defender("play Y7 5");
    assert!(!played.may(Defender, "log 3"), "a log is thrown before the card is played");

    let mut t = with_tactics().dam(2, "SW Y3", "").hands("", "Y7").defenders_turn();
    t.defender("log 2");
    assert_eq!((t.side(Attacker, 2), t.out()), ("Y3".into(), "SW".into()), "a tactics card alike");
}

#[test]
fn r12_is_the_rule_against_a_second_log() {
    let mut t = given().dam(3, "R2 R5", "").hands("", "Y7").defenders_turn();
    t.defender("log 3");
    assert_eq!(t.rule_against(Defender, "log 3"), "R12", "R11 is about the attacker's retreat");
}

#[test]
fn r13_all_discards_are_face_up_for_everybody() {
    let mut t = with_tactics().dam(3, "R2 JK", "").dam(5, "Y0 P1", "").hands("G9", "Y11").attackers_turn();
    t.attacker("retreat 3, play G9 1, draw battle");
    t.defender("log 3, play Y11 5");
    for viewer in [Viewer::Seat(SEAT_0), Viewer::Seat(SEAT_1), Viewer::Spectator] {
        let view = t.view(viewer);
        let discards: Vec<String> = view.public.discards.iter().map(|card| card.to_string()).collect();
        assert_eq!(discards, ["R2", "Y0", "Y11"]);
        assert!(view.public.out.contains(card("JK")));
    }
}

#[test]
fn r14_a_hand_card_goes_to_the_own_side_of_a_dam_with_a_free_space() {
    let mut t = given().dam(3, "R1 R4 R6", "G1").dam(5, "", "B1 B4 B6").hands("Y7", "P5").attackers_turn();
    assert_eq!(t.refused(Attacker, "play Y7 3"), ("R14", Why::NoRoom(dam(3))));
    assert_eq!(t.refused(Attacker, "play P5 1"), ("R14", Why::NotInHand(card("P5"))));
    let expected: Vec<String> = [1, 2, 4, 5, 6, 7].map(|dam| format!("play Y7 {dam}")).into();
    assert_eq!(t.legal_with(Attacker, "play"), expected, "the defender's full side does not matter");
    t.attacker("play Y7 5");
    assert_eq!((t.side(Attacker, 5), t.side(Defender, 5)), ("Y7".into(), "B1 B4 B6".into()));
    assert_eq!(t.hand(Attacker), "");
}

#[test]
fn r15_new_cards_go_outside_and_the_rest_close_up() {
    let mut t = given().dam(2, "R9 G1", "").hands("Y7", "B1").attackers_turn();
    t.attacker("play Y7 2, draw battle");
    assert_eq!(t.side(Attacker, 2), "R9 G1 Y7");
    t.defender("log 2, play B1 1, draw battle");
    assert_eq!(t.side(Attacker, 2), "G1 Y7");

    // A card in the middle leaves, and a card that comes by a tactics card goes outermost.
    let given = with_tactics().dam(2, "R9 G1 Y7", "B5 P2").dam(6, "B8", "");
    let mut t = given.clone().hands("transfer", "").attackers_turn();
    t.attacker("transfer G1 across");
    assert_eq!((t.side(Attacker, 2), t.side(Defender, 2)), ("R9 Y7".into(), "B5 P2 G1".into()));
    let mut t = given.hands("treason", "").attackers_turn();
    t.attacker("treason B5, place 6");
    assert_eq!((t.side(Attacker, 6), t.side(Defender, 2)), ("B8 B5".into(), "P2".into()));
    let mut t = with_tactics().dam(2, "R9", "").hands("recruitment", "").discards("R1").attackers_turn();
    t.attacker("recruit R1, place 2");
    assert_eq!(t.side(Attacker, 2), "R9 R1");
}

#[test]
fn r16_duck_and_beaver_of_one_colour_remove_each_other_when_one_is_played() {
    for colour in ["R", "Y", "G", "B", "P"] {
        for (played, lying) in [(0, 11), (11, 0)] {
            for mover in Role::BOTH {
                let (mine, theirs) = (format!("{colour}5"), format!("{colour}{lying} {colour}4"));
                let hand = format!("{colour}{played}");
                let mut t = match mover {
                    Attacker => given().dam(5, &mine, &theirs).hands(&hand, "").attackers_turn(),
                    Defender => given().dam(5, &theirs, &mine).hands("", &hand).defenders_turn(),
                };
                let events = t.act(mover, &format!("play {hand} 5"));
                assert!(events.iter().any(|event| matches!(event, Event::Met { .. })));
                assert_eq!(t.discards(), format!("{colour}0 {colour}11"));
                assert_eq!((t.side(mover, 5), t.side(mover.other(), 5)), (mine, format!("{colour}4")));
                assert_eq!(t.legal(mover), ["draw battle"]);
            }
        }
    }
    // Another dam, another colour, the own side: nothing happens.
    let given = given().dam(5, "R0 B11", "Y11").dam(3, "", "G11").hands("B0 G0 Y1", "");
    for play in ["play B0 5", "play G0 5", "play Y1 5"] {
        let mut t = given.clone().attackers_turn();
        t.attacker(play);
        assert_eq!(t.discards(), "", "{play}");
    }
}

#[test]
fn r17_one_card_comes_from_the_stock_and_hands_have_no_limit() {
    let hand = "R1 R2 R3 R4 R5 R6 R7 R8 R9 Y1 Y2 Y3 Y4 Y5 Y6 Y7";
    let mut t = given().hands(hand, "").stock("G7").attackers_turn();
    t.attacker("play R1 1");
    let events = t.attacker("draw battle");
    assert_eq!((t.hand_size(Attacker), t.stock()), (16, 0));
    assert!(t.hand(Attacker).ends_with("G7"));
    let drawn = |viewer| {
        seen(&events, viewer).iter().find_map(|event| match *event {
            EventView::Drew { seat, stock, card } => Some((seat, stock, card)),
            _ => None,
        })
    };
    assert_eq!(drawn(Viewer::Seat(SEAT_0)), Some((SEAT_0, Stock::Battle, Some(card("G7")))));
    for other in [Viewer::Seat(SEAT_1), Viewer::Spectator] {
        assert_eq!(drawn(other), Some((SEAT_0, Stock::Battle, None)), "the card is hidden, the draw is not");
    }
}

#[test]
fn r18_with_an_empty_stock_nothing_is_drawn_and_the_attacker_has_one_more_turn() {
    let mut t = given().hands("Y7", "P5 P6").stock("").defenders_turn();
    t.defender("play P5 1");
    assert_eq!(t.hand(Defender), "P6");
    assert_eq!((t.turn(), t.is_last_turn()), (Attacker, true));
    t.attacker("play Y7 1");
    assert_eq!(t.winner(), Some(1), "the game is over, and no card was drawn");
    assert!(t.to_act().is_empty());
    assert_eq!(t.hand(Attacker), "");
}

// ---------------------------------------------------------------------------------------------------------------------
// Formations

#[test]
fn r19_only_complete_formations_count() {
    // The same cards are complete where two spaces are, and not where three are.
    let t = given().dam(4, "R10 R11", "").dam(3, "P10 P11", "").attackers_turn();
    assert!(t.can_claim(4));
    assert_eq!(t.why(Attacker, "claim 3"), Why::Incomplete(dam(3)));
    // Two cards of a Legion are none yet: the defender needs G9 for it, and G9 is gone.
    let t = given().dam(3, "R2 R3 R4", "G10 G11").discards("G9").attackers_turn();
    assert!(t.can_claim(3));
}

#[test]
fn r20_legion_company_brotherhood_band_rabble() {
    // The stronger the class, the lower the sum: 6, 12, 15, 27, 32.
    let classes = [
        (Class::Legion, "R1 R2 R3"),
        (Class::Company, "Y4 G4 B4"),
        (Class::Brotherhood, "P2 P6 P7"),
        (Class::Band, "Y8 G9 B10"),
        (Class::Rabble, "Y11 G11 R10"),
    ];
    for (place, &(class, cards)) in classes.iter().enumerate() {
        for &(weaker, other) in &classes[place + 1..] {
            assert_eq!(compare(3, cards, other), Greater, "{class:?} and {weaker:?}");
            assert_eq!(compare(3, other, cards), Less, "{weaker:?} and {class:?}");
            let why = given().dam(3, other, cards).attackers_turn().why(Attacker, "claim 3");
            assert!(
                matches!(why, Why::Weaker { mine, theirs } if mine.class == weaker && theirs.class == class)
            );
        }
    }
}

#[test]
fn r21_the_order_of_laying_does_not_matter_and_values_do_not_wrap_around() {
    let taken = |cards: &str| given().dam(3, cards, "Y11 G11 B9").attackers_turn().claim(3);
    assert_eq!(taken("R3 R2 R4"), (Class::Legion, 9));
    assert_eq!(taken("R3 P2 B4"), (Class::Band, 9));
    assert_eq!(taken("R10 R11 R0"), (Class::Brotherhood, 21));
    assert_eq!(compare(3, "R11 G0 B1", "Y2 P3 R4"), Less, "12 points are no Band of 11, 0 and 1");
}

#[test]
fn r22_the_strength_within_a_class_is_the_sum_for_two_three_and_four_cards() {
    let weakest = [(4, "P0 B2"), (3, "P0 P3 B2"), (2, "P0 Y0 P2 G3")];
    let formations = [
        ["R5 R6", "R4 R5 R6", "R5 R6 R7 R8"],
        ["R5 G5", "R4 G4 B4", "R5 Y5 G5 B5"],
        ["R5 R7", "R4 R6 R8", "R1 R3 R5 R7"],
        ["R5 G6", "R4 G5 B6", "R5 Y6 G7 B8"],
        ["R5 G7", "R4 G4 B9", "R5 Y5 G7 B8"],
    ];
    let sums = [[11, 15, 26], [10, 12, 20], [12, 18, 16], [11, 15, 26], [12, 17, 25]];
    let classes = [Class::Legion, Class::Company, Class::Brotherhood, Class::Band, Class::Rabble];
    for (row, class) in classes.into_iter().enumerate() {
        for (column, (number, other)) in weakest.into_iter().enumerate() {
            let mut t = given().dam(number, formations[row][column], other).attackers_turn();
            assert_eq!(t.claim(number), (class, sums[row][column]), "{}", formations[row][column]);
        }
    }
    assert_eq!(compare(damaged(2), "R7 G7", "B5 Y5"), Greater, "14 and 10 in the booklet");
    assert_eq!(compare(2, "R1 R2 R3 R4", "G2 G3 G4 G5"), Less, "10 and 14");
    assert_eq!(compare(5, "R3 G4 B5", "Y6 P7 R8"), Less, "12 and 21 in the booklet");
}

#[test]
fn r23_class_then_sum_then_who_completed_first() {
    assert_eq!(compare(3, "R1 R2 R3", "Y11 G11 R10"), Greater, "the class comes before the sum");
    assert_eq!(compare(3, "R1 R4 R6", "G2 G4 G6"), Less, "one class: the sum");
    assert_eq!(compare(3, "R2 R4 R6", "G1 G4 G6"), Greater, "one class: the sum");
    assert_eq!(compare(3, "R1 R4 R6", "G2 G4 G5"), Equal, "one class and sum: who was first");
    let t = given().dam(3, "R1 R4 R6", "G2 G4 G5").defender_first().attackers_turn();
    assert!(matches!(t.why(Attacker, "claim 3"), Why::TiedLater(both) if both.sum == 11));
}

#[test]
fn r24_first_is_who_became_full_last_at_an_earlier_moment_by_whichever_card() {
    // Both have 15 at a plus dam; the attacker was first, loses a card to a log, and fills up again.
    let given = given().dam(1, "R5 G5 B5", "Y4 P5 B6").hands("Y5", "P1");
    assert!(given.clone().attackers_turn().can_claim(1));
    let mut t = given.defenders_turn();
    t.defender("log 1");
    assert_eq!(t.stamp(Attacker, 1), 0, "a card lost clears the stamp");
    t.defender("play P1 7, draw battle");
    t.attacker("play Y5 1");
    assert!(t.stamp(Attacker, 1) > t.stamp(Defender, 1) && t.stamp(Defender, 1) > 0);
    assert!(matches!(t.refused(Attacker, "claim 1"), ("R26", Why::TiedLater(_))));

    // A card that comes by Transfer fills a side as well as a played one.
    let mut t = with_tactics().dam(1, "R5 G5 B5", "Y4 B6").hands("transfer", "").attackers_turn();
    assert_eq!(t.stamp(Defender, 1), 0);
    t.attacker("transfer R5 across");
    assert_eq!(t.stamp(Attacker, 1), 0);
    assert!(t.stamp(Defender, 1) > 0);
}

// ---------------------------------------------------------------------------------------------------------------------
// Declaring control

#[test]
fn r25_the_attackers_own_side_must_be_complete() {
    for cards in ["", "R11", "R10 R11"] {
        // The defender has no card left that he could lay, but that does not help.
        let t = given().dam(3, cards, "G4").stock("").attackers_turn();
        assert_eq!(t.refused(Attacker, "claim 3"), ("R25", Why::Incomplete(dam(3))));
    }
    assert!(given().dam(3, BEST, "G4").stock("").attackers_turn().can_claim(3));
}

#[test]
fn r26_against_a_complete_side_the_stronger_wins_or_the_equal_that_was_first() {
    let duel = |mine: &str| given().dam(5, mine, "G2 G4 G5");
    assert!(duel("R1 R4 R7").defender_first().attackers_turn().can_claim(5), "12 against 11");
    assert!(duel("R1 R4 R6").attackers_turn().can_claim(5), "11 against 11, completed first");
    let t = duel("R1 R4 R6").defender_first().attackers_turn();
    assert!(matches!(t.refused(Attacker, "claim 5"), ("R26", Why::TiedLater(_))));
    let t = duel("R1 R4 R5").attackers_turn();
    let (rule, why) = t.refused(Attacker, "claim 5");
    assert!(
        rule == "R26" && matches!(why, Why::Weaker { mine, theirs } if mine.sum == 10 && theirs.sum == 11)
    );
}

#[test]
fn r27_against_an_incomplete_side_no_unseen_cards_may_make_a_stronger_one() {
    let given = given().dam(4, "R9 G9", "B10").discards("R10 Y10 G10 P10 B9");
    let (rule, why) = given.clone().attackers_turn().refused(Attacker, "claim 4");
    assert_eq!(rule, "R27");
    let Why::Refuted { mine, theirs, with } = why else { panic!("{why:?}") };
    assert_eq!((mine.class, mine.sum), (Class::Company, 18));
    assert_eq!((theirs.class, theirs.sum), (Class::Legion, 21));
    assert_eq!(with.into_iter().flatten().collect::<Vec<_>>(), [card("B11")], "the only answer");
    // Whoever holds the card, it is unseen; discarded or laid anywhere it is not.
    for hands in [("B11", ""), ("", "B11")] {
        assert!(!given.clone().hands(hands.0, hands.1).attackers_turn().can_claim(4));
    }
    assert!(given.clone().discards("R10 Y10 G10 P10 B9 B11").attackers_turn().can_claim(4));
    assert!(given.clone().dam(1, "B11", "").attackers_turn().can_claim(4));
    assert!(given.dam(1, "", "B11").attackers_turn().can_claim(4));
}

#[test]
fn r28_the_proof_ignores_ducks_and_beavers_logs_ruses_and_elite_units_to_come() {
    // G0 would remove the defender's G11; it counts all the same.
    let t = given().dam(3, "R0 G0 B0", "G9 G10").discards("G8").attackers_turn();
    assert_eq!(t.rule_against(Attacker, "claim 3"), "R27");
    // G11 would remove the attacker's G0; his formation counts all the same. So it is with the three logs.
    let t = given().dam(3, "G0 G1 G2", "R5 B7").logs(3).attackers_turn();
    assert!(t.can_claim(3));
    // The defender holds every ruse that could break the formation, or a dragonfly that could beat it.
    let t = with_tactics().dam(3, "G0 G1 G2", "R5 R6").discards("R4 R7");
    let t = t.hands("", "desertion treason explosion JK JK").attackers_turn();
    assert!(t.can_claim(3));
}

#[test]
fn r29_an_equal_formation_does_not_refute() {
    let with = |unseen: &str| given().dam(1, "Y11 R10 G9", "B11").stock(unseen).attackers_turn();
    assert!(with("Y10 R9").can_claim(1), "30 against 30");
    assert!(!with("Y10 P10").can_claim(1), "30 against 31");
    assert!(given().dam(3, BEST, "").attackers_turn().can_claim(3), "another Legion of 30 may come");
}

#[test]
fn r30_an_undamaged_dam_turns_and_is_cleared_and_a_damaged_one_is_destroyed() {
    let mut t = with_tactics().dam(4, "R10 JK", "G3 SW").hands("Y1 Y2 Y3", "").attackers_turn();
    t.attacker("claim 4");
    assert!(t.is_damaged(4));
    assert_eq!((t.side(Attacker, 4), t.side(Defender, 4)), (String::new(), String::new()));
    assert_eq!((t.discards(), t.out()), ("R10 G3".into(), "JK SW".into()), "elite units included");
    assert_eq!((t.stamp(Attacker, 4), t.stamp(Defender, 4), t.winner()), (0, 0, None));
    t.attacker("play Y1 4");
    assert_eq!(t.face(4).spaces, 4, "a new formation, with the new number of spaces");
    let t = given().dam(damaged(4), "Y1 Y2 Y3", "").hands("Y4", "").attackers_turn();
    assert!(t.may(Attacker, "play Y4 4"));

    let mut t = given().dam(damaged(4), "R0 G0 B0 Y0", "").hands("Y1", "").attackers_turn();
    let events = t.attacker("claim 4");
    assert!(events.iter().any(|event| matches!(event, Event::Destroyed { .. })));
    assert_eq!(t.winner(), Some(0));
    assert!(t.to_act().is_empty(), "at once");
}

#[test]
fn r31_each_requirement_says_what_is_stronger() {
    let none = [
        ("R1 R2 R3", "Y11 P11 B10", Greater),
        ("R1 R2 R3", "G2 G3 G4", Less),
        ("R1 R2 R3", "G1 G2 G3", Equal),
    ];
    let plus = [
        ("R1 R2 R3", "Y1 P2 G4", Less),
        ("Y11 P11 B10", "R8 R9 R10", Greater),
        ("R5 G5 B5", "Y4 P5 B6", Equal),
    ];
    let minus =
        [("R8 R9 R10", "Y1 P2 G4", Less), ("Y1 P1 B5", "R2 R3 R4", Greater), ("R5 G5 B5", "Y4 P5 B6", Equal)];
    let company = [
        ("R3 G3", "B10 B11", Greater), // one Company, against a Legion
        ("B10 B11", "R3 G3", Less),
        ("R7 G7", "B5 Y5", Greater), // two Companies
        ("R10 Y9", "B10 P9", Equal), // none: the sum
        ("R1 R2", "B9 G2", Less),    // other classes do not count
    ];
    let brotherhood = [
        ("R1 R4 R6", "G8 B9 Y10", Greater), // one Brotherhood, against a Band
        ("Y11 P11 B11", "R0 R2 R4", Less),
        ("R1 R4 R7", "G1 G4 G6", Greater), // two Brotherhoods
        ("R1 R4 R6", "G2 G4 G5", Equal),
        ("R4 G4 B4", "Y1 P5 B8", Less), // none: a Company does not count
        ("R4 G5 B6", "Y1 P6 B8", Equal),
    ];
    let band = [
        ("R0 G1 B2", "Y11 P11 G11", Greater), // one Band, against a Company
        ("R8 R9 R11", "Y0 P1 G2", Less),
        ("R4 G5 B6", "Y3 P4 R5", Greater), // two Bands
        ("R3 G4 B5", "Y3 P4 R5", Equal),
        ("R2 G4 B7", "Y3 P6 R10", Less), // none: 13 and 19 in the booklet
        ("R1 R4 R6", "Y3 P4 B4", Equal),
    ];
    let check = |tiles: [Tile; 2], cases: &[(&str, &str, std::cmp::Ordering)]| {
        for &(mine, theirs, expected) in cases {
            for tile in tiles {
                assert_eq!(compare(tile, mine, theirs), expected, "{mine} and {theirs}");
            }
        }
    };
    check([3.into(), 5.into()], &none);
    check([1.into(), 1.into()], &plus);
    check([7.into(), 7.into()], &minus);
    check([damaged(2), damaged(6)], &company);
    check([damaged(3), damaged(5)], &brotherhood);
    check([damaged(1), damaged(7)], &band);
    assert_eq!(compare(damaged(4), "R0 G0 B1 Y2", "Y0 P0 P1 R1"), Less, "minus: 3 and 2");
    assert_eq!(compare(damaged(4), "R0 G0 B1 Y2", "Y0 P0 P1 R2"), Equal, "minus: 3 and 3");

    // The same scheme holds for the proof: once a Company cannot come, the defender has nothing against one.
    let t = given().dam(damaged(2), "R3 G3", "B11").discards("R11 Y11 G11 P11").attackers_turn();
    assert!(t.can_claim(2));
}

#[test]
fn r32_a_legion_is_a_brotherhood_and_a_band_without_a_bonus() {
    assert_eq!(compare(damaged(3), "R1 R2 R3", "Y9 P10 B11"), Greater, "it is a Brotherhood");
    assert_eq!(compare(damaged(3), "R1 R2 R3", "G4 G8 G11"), Less, "6 and 23");
    assert_eq!(compare(damaged(3), "R3 R4 R5", "G1 G5 G6"), Equal, "12 and 12");
    assert_eq!(compare(damaged(1), "R1 R2 R3", "Y11 P11 B11"), Greater, "it is a Band");
    assert_eq!(compare(damaged(1), "R3 R4 R5", "Y4 P5 B6"), Less, "12 and 15");
    assert_eq!(compare(damaged(1), "R3 R4 R5", "Y3 P4 B5"), Equal, "12 and 12");
}

#[test]
fn r33_a_claim_that_would_fail_is_neither_offered_nor_punished() {
    let given = given().dam(3, "R2 R5 R9", "G4").dam(5, "R1 R4 R6", "G8 B8 Y8").dam(1, "Y3", "");
    let mut t = given.hands("Y7", "P7").attackers_turn();
    assert!(t.legal_with(Attacker, "claim").is_empty());
    // `refused` tries the claim and sees that nothing changes.
    for (claim, rule) in [("claim 3", "R27"), ("claim 5", "R26"), ("claim 1", "R25"), ("claim 6", "R25")] {
        assert_eq!(t.rule_against(Attacker, claim), rule);
    }
    t.attacker("retreat 1, play Y7 1, draw battle");
    assert_eq!((t.turn(), t.winner()), (Defender, None));
}

// ---------------------------------------------------------------------------------------------------------------------
// The end of a game, and the rematch

#[test]
fn r34_a_destroyed_dam_or_a_fourth_damaged_one_wins_at_once() {
    let three = given().dam(damaged(2), "", "").dam(damaged(5), "", "").hands("Y1", "P1");
    let mut t = three.clone().dam(3, BEST, "").attackers_turn();
    t.attacker("claim 3");
    assert_eq!((t.winner(), t.turn()), (None, Attacker), "a third damaged dam does not win");
    let mut t = three.clone().dam(damaged(7), "", "").dam(3, BEST, "").attackers_turn();
    let events = t.attacker("claim 3");
    assert!(events.contains(&Event::GameWon { seat: SEAT_0, role: Attacker }));
    assert_eq!((t.winner(), t.to_act().is_empty()), (Some(0), true));

    let mut t = given().dam(damaged(3), BEST, "").hands("Y1", "P1").attackers_turn();
    t.attacker("claim 3");
    assert_eq!(t.winner(), Some(0), "one dam taken for the second time");
    assert!(three.dam(damaged(7), "", "").dam(damaged(1), "", "").arrange(Attacker).is_err());
}

#[test]
fn r35_an_attacker_who_has_not_won_by_the_end_of_the_last_turn_has_lost() {
    let given = given().dam(damaged(3), "R9 R10", "").hands("R11 Y1", "G1").stock("");
    let mut t = given.clone().attackers_turn();
    assert!(t.is_last_turn());
    let events = t.attacker("play Y1 1");
    assert!(events.contains(&Event::GameWon { seat: SEAT_1, role: Defender }));
    assert_eq!(t.winner(), Some(1));
    // He may win until the turn ends.
    let mut t = given.attackers_turn();
    t.attacker("play R11 3");
    assert_eq!(t.legal(Attacker), ["claim 3", "end"]);
    let mut ended = t.clone();
    ended.attacker("end");
    assert_eq!(ended.winner(), Some(1));
    t.attacker("claim 3");
    assert_eq!(t.winner(), Some(0));
}

#[test]
fn r36_the_defender_draws_the_48th_card_and_the_49th_turn_is_the_last() {
    let story = play_out(&[], 7, any_but_claims, |_| {});
    let draws: Vec<Seat> = story
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Drew { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(draws.len(), 48);
    for (number, seat) in (1..).zip(draws) {
        assert_eq!(seat, if number % 2 == 1 { SEAT_0 } else { SEAT_1 }, "draw {number}");
    }
    assert_eq!((story.turns.len(), story.turns[48]), (49, Attacker));
    let last_turn = story.events.iter().position(|event| matches!(event, Event::LastTurn { .. })).unwrap();
    assert!(story.events[last_turn..].iter().all(|event| !matches!(event, Event::Drew { .. })));
    assert_eq!(story.end.winners().map(|winners| winners.contains(SEAT_1)), Some(true));
}

#[test]
fn r37_a_rematch_is_two_games_with_roles_swapped_and_both_won_is_the_match() {
    let mut t = rematch().dam(damaged(3), BEST, "").hands("Y1", "P1").logs(1).attackers_turn();
    let events = t.attacker("claim 3");
    assert!(events.contains(&Event::GameWon { seat: SEAT_0, role: Attacker }));
    assert_eq!((t.winner(), t.seat(Attacker), t.turn()), (None, SEAT_1, Attacker));
    assert_eq!((t.hand_size(Attacker), t.hand_size(Defender), t.stock(), t.logs()), (6, 6, 48, 3));
    assert!((1..=7).all(|dam| !t.is_damaged(dam) && t.side(Attacker, dam).is_empty()));
    assert_eq!(t.discards(), "");

    // Seat 0 has won as attacker and now wins as defender; the counts do not matter.
    let mut t = rematch().after_attack(0).hands("Y1", "").stock("").logs(0).attackers_turn();
    let events = t.attacker("play Y1 1");
    assert!(events.contains(&Event::MatchWon { seat: SEAT_0 }));
    assert_eq!(t.winner(), Some(0));
    // Seat 1 has won as defender and now wins as attacker.
    let mut t = rematch().after_defence(0).dam(damaged(3), BEST, "").attackers_turn();
    t.attacker("claim 3");
    assert_eq!(t.winner(), Some(1));
}

#[test]
fn r38_with_one_win_each_the_stock_or_logs_and_dams_decide_or_they_play_again() {
    let second_attack = |left: usize| {
        let mut t = rematch().after_attack(12).dam(damaged(3), BEST, "").left(left).attackers_turn();
        t.attacker("claim 3");
        t
    };
    assert_eq!(second_attack(11).winner(), Some(0));
    assert_eq!(second_attack(13).winner(), Some(1));
    let again = second_attack(12);
    assert_eq!((again.winner(), again.first_game(), again.stock()), (None, None, 48));

    // Seat 1 has defended with 6; seat 0 defends with its logs and five undamaged dams.
    let second_defence = |logs: u8| {
        let given = rematch().after_defence(6).dam(damaged(1), "", "").dam(damaged(2), "", "");
        let mut t = given.hands("Y1", "").stock("").logs(logs).attackers_turn();
        t.attacker("play Y1 1");
        t
    };
    assert_eq!(second_defence(2).winner(), Some(0), "7 and 6");
    assert_eq!(second_defence(0).winner(), Some(1), "5 and 6");
    let again = second_defence(1);
    assert_eq!((again.winner(), again.first_game(), again.stock()), (None, None, 48), "6 and 6");
}

// ---------------------------------------------------------------------------------------------------------------------
// Tactics cards

#[test]
fn r39_one_tactics_card_each_and_a_tactics_stock_of_nine() {
    let t = fresh(&[("tactics", "on")], 3);
    for role in Role::BOTH {
        let hand = t.position().hand(role);
        assert_eq!((hand.battle.len(), hand.tactics.len()), (6, 1));
        let view = t.view(Viewer::Spectator).hands[role];
        assert_eq!((view.battle, view.tactics, view.cards), (6, 1, None), "the sizes by kind are public");
    }
    assert_eq!((t.stock(), t.tactics_stock()), (48, 9));
    assert_eq!(t.view(Viewer::Spectator).tactics_stock, 9);
    let tactics_of = |seed| fresh(&[("tactics", "on")], seed).position().hand(Attacker).tactics.iter().next();
    assert!((0..20).map(tactics_of).collect::<BTreeSet<_>>().len() > 3, "they are shuffled");
}

#[test]
fn r40_one_battle_or_tactics_card_is_played_and_one_card_drawn_from_either_stock() {
    let given = with_tactics().dam(1, "", "G4").hands("Y7 SW desertion", "");
    for play in ["play Y7 3", "play SW 3", "desert G4"] {
        let mut t = given.clone().attackers_turn();
        t.attacker(play);
        assert_eq!(t.legal(Attacker), ["draw battle", "draw tactics"], "one card of either kind: {play}");
        let (battle, tactics) = (t.stock(), t.tactics_stock());
        let mut other = t.clone();
        t.attacker("draw battle");
        assert_eq!((t.stock(), t.tactics_stock(), t.hand_size(Attacker)), (battle - 1, tactics, 3));
        other.attacker("draw tactics");
        assert_eq!(
            (other.stock(), other.tactics_stock(), other.hand_size(Attacker)),
            (battle, tactics - 1, 3)
        );
        assert_eq!((t.turn(), other.turn()), (Defender, Defender), "one card");
    }
    let all = "JK JK SW GR transfer recruitment support exchange desertion treason explosion";
    let mut t = with_tactics().hands("Y7", all).attackers_turn();
    t.attacker("play Y7 3");
    assert_eq!(t.refused(Attacker, "draw tactics"), ("R40", Why::StockEmpty(Stock::Tactics)));
    assert_eq!(t.legal(Attacker), ["draw battle"]);
}

#[test]
fn r41_at_most_one_tactics_card_more_than_the_opponent() {
    let at = |attacker: u8, defender: u8| {
        with_tactics()
            .dam(1, "", "G4")
            .hands("Y7 SW desertion", "")
            .played(attacker, defender)
            .attackers_turn()
    };
    for (attacker, defender) in [(0, 0), (0, 1), (3, 3), (3, 4)] {
        for play in ["play SW 3", "desert G4"] {
            let mut t = at(attacker, defender);
            t.attacker(play);
            assert_eq!(t.played(), (attacker + 1, defender), "units and ruses count");
        }
    }
    let mut t = at(4, 3);
    for play in ["play SW 3", "desert G4"] {
        assert_eq!(t.refused(Attacker, play), ("R41", Why::TacticsLimit));
    }
    t.attacker("play Y7 3");
    assert_eq!(t.played(), (4, 3), "battle cards do not count");
    // The same holds for the defender.
    let t = with_tactics().hands("", "Y7 SW").played(0, 1).defenders_turn();
    assert_eq!(t.refused(Defender, "play SW 3"), ("R41", Why::TacticsLimit));
}

#[test]
fn r42_elite_units_take_a_space_and_stand_for_what_they_may() {
    let mut t = with_tactics().dam(4, "R9", "").dam(3, "R1 G4 B6", "").hands("SW", "").attackers_turn();
    assert_eq!(t.refused(Attacker, "play SW 3"), ("R14", Why::NoRoom(dam(3))));
    t.attacker("play SW 4");
    assert_eq!(t.side(Attacker, 4), "R9 SW");
    assert!(t.stamp(Attacker, 4) > 0, "part of the formation");
    t.attacker("draw battle");
    assert_eq!(t.side(Attacker, 4), "R9 SW", "it stays");

    let taken = |tile: Tile, cards: &str, other: &str| {
        with_tactics().played(1, 1).dam(tile, cards, other).attackers_turn().claim(4)
    };
    let two = |cards: &str| taken(4.into(), cards, "Y0 P2");
    assert_eq!(two("R10 JK"), (Class::Legion, 21), "any value, any colour");
    assert_eq!(two("R0 JK"), (Class::Legion, 1), "the class comes first");
    assert_eq!(two("R7 SW"), (Class::Company, 14), "a swan is a 7");
    assert_eq!(two("R8 SW"), (Class::Legion, 15), "of any colour");
    assert_eq!(two("R9 SW"), (Class::Brotherhood, 16));
    assert_eq!(two("R2 GR"), (Class::Legion, 5), "a grebe is 1, 2 or 3");
    assert_eq!(two("R4 GR"), (Class::Legion, 7));
    assert_eq!(two("R5 GR"), (Class::Brotherhood, 8));
    assert_eq!(two("R0 GR"), (Class::Legion, 1));
    let low = |cards: &str| taken(damaged(4), cards, "Y11 P11 B11 G10").1;
    assert_eq!([low("R1 R2 R3 JK"), low("R1 R2 R3 GR"), low("R1 R2 R3 SW")], [6, 7, 13], "minus");
    let high = |cards: &str| with_tactics().dam(1, cards, "Y0 P2 G1").attackers_turn().claim(1).1;
    assert_eq!([high("R1 G2 JK"), high("R1 G2 GR"), high("R1 G2 SW")], [14, 6, 10], "plus");
}

#[test]
fn r43_transfer_moves_an_own_card_across_or_discards_it() {
    let given = with_tactics().dam(3, "R9", "G1 G2").dam(5, "Y4", "").hands("transfer", "P1");
    let mut t = given.attackers_turn();
    let expected = ["transfer R9 across", "transfer R9 discard", "transfer Y4 across", "transfer Y4 discard"];
    assert_eq!(t.legal_with(Attacker, "transfer"), expected);
    assert_eq!(t.refused(Attacker, "transfer G1 discard"), ("R43", Why::NotMine(card("G1"))));
    t.attacker("transfer R9 discard");
    assert_eq!((t.discards(), t.phase(), t.played()), ("R9".into(), Phase::Draw, (1, 0)));
    assert_eq!((t.ruses(Attacker), t.ruses(Defender)), ("transfer".into(), String::new()), "on his side");
    assert_eq!(t.hand(Attacker), "");
}

#[test]
fn r43_a_ruse_without_any_card_to_use_it_on_says_so() {
    let t = with_tactics().hands("transfer desertion treason recruitment", "").attackers_turn();
    for (mv, ruse) in [
        ("transfer G1 discard", "transfer"),
        ("desert G1", "desertion"),
        ("treason G1", "treason"),
        ("recruit G1", "recruitment"),
    ] {
        assert_eq!(t.refused(Attacker, mv), ("R43", Why::NoTarget(card(ruse))), "{mv}");
    }
}

#[test]
fn r43_recruitment_plays_a_discarded_card() {
    let given = with_tactics().dam(3, "R1 G4 B6", "").hands("", "recruitment").discards("B5 B8");
    let mut t = given.defenders_turn();
    assert_eq!(t.legal_with(Defender, "recruit"), ["recruit B5", "recruit B8"]);
    assert_eq!(t.refused(Defender, "recruit P9"), ("R43", Why::NotDiscarded(card("P9"))));
    t.defender("recruit B8");
    assert_eq!(t.legal(Defender).len(), 7, "at any dam with a free space of his own");
    t.defender("place 3");
    assert_eq!((t.side(Defender, 3), t.discards()), ("B8".into(), "B5".into()));
    assert_eq!((t.ruses(Defender), t.phase(), t.played()), ("recruitment".into(), Phase::Draw, (0, 1)));

    let given = with_tactics().dam(3, "R1 G4 B6", "").hands("recruitment", "").discards("B5");
    let mut t = given.attackers_turn();
    t.attacker("recruit B5");
    assert_eq!(t.refused(Attacker, "place 3"), ("R14", Why::NoRoom(dam(3))));
}

#[test]
fn r43_support_shuffles_two_discarded_cards_into_the_stock() {
    let mut t = with_tactics().hands("support", "").discards("B5 B8 P3").attackers_turn();
    let stock = t.stock();
    t.attacker("support B5");
    assert_eq!(t.legal(Attacker), ["support B8", "support P3"], "two different cards");
    t.attacker("support P3");
    assert_eq!((t.discards(), t.stock(), t.phase()), ("B8".into(), stock + 2, Phase::Draw));
    assert!(t.position().stock().contains(card("B5")) && t.position().stock().contains(card("P3")));
    assert_eq!((t.ruses(Attacker), t.played()), ("support".into(), (1, 0)), "one tactics card");
    // What was seen is unseen again: B11 would make a Legion of the defender's B10.
    let given = with_tactics().dam(4, "R9 G9", "B10").hands("support", "").discards("R10 Y10 G10 P10 B9 B11");
    let mut t = given.attackers_turn();
    assert!(t.can_claim(4));
    t.attacker("support B11, support R10");
    assert_eq!(t.rule_against(Attacker, "claim 4"), "R27");
}

#[test]
fn r43_exchange_swaps_three_hand_cards_of_both_at_the_same_time() {
    let mut t = with_tactics().hands("exchange R1 R2 R3 R4", "Y1 Y2 Y3 Y4").attackers_turn();
    t.attacker("exchange");
    assert_eq!(t.to_act().len(), 2);
    t.attacker("give R1, give R2");
    assert!(!t.may(Attacker, "give R1"), "three different cards");
    t.defender("give Y1, give Y2, give Y3");
    assert_eq!(t.hand(Attacker), "R1 R2 R3 R4", "not before both have chosen");
    t.attacker("give R4");
    assert_eq!((t.hand(Attacker), t.hand(Defender)), ("R3 Y1 Y2 Y3".into(), "R1 R2 R4 Y4".into()));
    assert_eq!((t.turn(), t.phase(), t.played()), (Attacker, Phase::Draw, (1, 0)));
    assert_eq!(t.ruses(Attacker), "exchange");
    // In the defender's turn it is he who draws afterwards.
    let mut t = with_tactics().hands("R1", "exchange Y1").defenders_turn();
    t.defender("exchange, give Y1");
    t.attacker("give R1");
    assert_eq!((t.turn(), t.phase(), t.hand(Defender)), (Defender, Phase::Draw, "R1".into()));
}

#[test]
fn r43_desertion_discards_a_card_of_the_opponent() {
    let given = with_tactics().dam(3, "R9", "G1 G2").dam(5, "", "B7").hands("desertion", "P1");
    let mut t = given.attackers_turn();
    assert_eq!(t.legal_with(Attacker, "desert"), ["desert B7", "desert G1", "desert G2"]);
    assert_eq!(t.refused(Attacker, "desert R9"), ("R43", Why::NotTheirs(card("R9"))));
    t.attacker("desert G1");
    assert_eq!((t.side(Defender, 3), t.discards(), t.phase()), ("G2".into(), "G1".into(), Phase::Draw));
}

#[test]
fn r43_treason_takes_over_a_card_of_the_opponent() {
    let mut t = with_tactics().dam(3, "R9", "G1 G2").hands("treason", "P1").attackers_turn();
    assert_eq!(t.legal_with(Attacker, "treason"), ["treason G1", "treason G2"]);
    assert_eq!(t.refused(Attacker, "treason R9"), ("R43", Why::NotTheirs(card("R9"))));
    t.attacker("treason G1, place 3");
    assert_eq!((t.side(Attacker, 3), t.side(Defender, 3)), ("R9 G1".into(), "G2".into()));
    assert_eq!((t.discards(), t.phase(), t.played()), (String::new(), Phase::Draw, (1, 0)));
}

#[test]
fn r43_explosion_discards_all_battle_cards_of_one_dam() {
    let given = with_tactics().dam(3, "R9", "G1 G2").dam(5, "", "B7").hands("explosion", "P1");
    let mut t = given.attackers_turn();
    assert_eq!(t.legal_with(Attacker, "explode"), ["explode 3", "explode 5"]);
    assert_eq!(t.refused(Attacker, "explode 4"), ("R43", Why::NothingToExplode(dam(4))));
    t.attacker("explode 3");
    assert_eq!((t.side(Attacker, 3), t.side(Defender, 3)), (String::new(), String::new()));
    assert_eq!((t.discards(), t.side(Defender, 5)), ("R9 G1 G2".into(), "B7".into()));
}

#[test]
fn r43_a_ruse_is_played_from_the_hand() {
    let t = with_tactics().dam(3, "R9", "G1 G2").hands("Y1", "P1").discards("B1 B2").attackers_turn();
    let plays = [
        "transfer R9 discard",
        "recruit B1",
        "support B1",
        "exchange",
        "desert G1",
        "treason G1",
        "explode 3",
    ];
    for play in plays {
        assert_eq!(t.rule_against(Attacker, play), "R14", "{play}");
    }
}

#[test]
fn r44_a_battle_card_is_a_numbered_card_so_ruses_do_not_touch_elite_units() {
    let given = with_tactics().dam(3, "R9 JK", "G1 SW");
    let all = "transfer desertion treason explosion";
    let mut t = given.hands(all, "").attackers_turn();
    for ruse in ["transfer", "desert", "treason"] {
        assert!(t.legal_with(Attacker, ruse).iter().all(|mv| mv.contains("R9") || mv.contains("G1")));
        assert!(!t.legal_with(Attacker, ruse).is_empty(), "{ruse}");
    }
    assert!(!["transfer JK discard", "desert SW", "treason SW", "recruit JK"].into_iter().any(is_move));
    t.attacker("explode 3");
    assert_eq!((t.side(Attacker, 3), t.side(Defender, 3)), ("JK".into(), "SW".into()));
}

#[test]
fn r45_discarded_tactics_cards_lie_face_up_and_never_come_back() {
    let given = with_tactics().hands("recruitment support Y1", "").discards("JK SW B5").played(1, 1);
    let t = given.attackers_turn();
    assert_eq!(t.out(), "JK SW");
    assert_eq!(t.legal_with(Attacker, "recruit"), ["recruit B5"]);
    assert_eq!(
        t.refused(Attacker, "support B5"),
        ("R43", Why::TooFewDiscards),
        "two battle cards are needed"
    );
    assert_eq!(t.view(Viewer::Spectator).public.out, t.public().out);
    // A ruse lies beside the stock, and not among the discards.
    let mut t = with_tactics().dam(1, "", "G4").hands("desertion", "").attackers_turn();
    t.attacker("desert G4");
    assert_eq!((t.out(), t.ruses(Attacker), t.discards()), (String::new(), "desertion".into(), "G4".into()));
    assert_eq!(t.tactics_stock(), 10);
}

#[test]
fn r46_only_the_battle_stock_ends_the_game() {
    let all = "JK JK SW GR transfer recruitment support exchange desertion treason explosion";
    let mut t = with_tactics().hands("Y1 Y2", all).attackers_turn();
    assert_eq!((t.tactics_stock(), t.is_last_turn()), (0, false));
    t.attacker("play Y1 1, draw battle");
    t.defender("play SW 1, draw battle");
    assert_eq!((t.turn(), t.is_last_turn()), (Attacker, false), "the empty tactics stock does not matter");

    let t = with_tactics().hands("Y1", "P1").stock("").attackers_turn();
    assert_eq!((t.tactics_stock(), t.is_last_turn()), (11, true), "nor does a full one");
}

// ---------------------------------------------------------------------------------------------------------------------
// Readings

#[test]
fn a1_the_first_seat_attacks_or_chance_decides_and_a_rematch_swaps() {
    let attackers = |roles: &str| -> BTreeSet<Seat> {
        (0..20).map(|seed| fresh(&[("roles", roles)], seed).seat(Attacker)).collect()
    };
    assert_eq!(attackers("chosen"), [SEAT_0].into());
    assert_eq!(attackers("random"), [SEAT_0, SEAT_1].into());
    let mut t = rematch().dam(damaged(3), BEST, "").attackers_turn();
    t.attacker("claim 3");
    assert_eq!(t.seat(Attacker), SEAT_1);
}

#[test]
fn a2_several_claims_in_one_turn_and_a_turned_dam_is_open_at_once() {
    let mut t = given().dam(3, BEST, "").dam(4, "G10 G11", "B1").hands("Y1", "").attackers_turn();
    assert!(!t.may(Attacker, "play Y1 4"));
    t.attacker("claim 4");
    assert!(t.may(Attacker, "play Y1 4"));
    t.attacker("claim 3, play Y1 4");
    assert_eq!((t.side(Attacker, 4), t.is_damaged(3), t.is_damaged(4)), ("Y1".into(), true, true));
}

#[test]
fn a3_a_retreat_leaves_elite_units() {
    let mut t = with_tactics().dam(2, "JK R5 SW R6", "").dam(3, "GR", "").played(3, 3).attackers_turn();
    assert_eq!(t.refused(Attacker, "retreat 3"), ("R11", Why::NothingToRetreat(dam(3))), "no battle card");
    t.attacker("retreat 2");
    assert_eq!((t.side(Attacker, 2), t.discards(), t.out()), ("JK SW".into(), "R5 R6".into(), String::new()));
}

#[test]
fn a4_no_duck_or_beaver_is_played_on_a_full_side() {
    let given = given().dam(4, "R3 R5", "Y11").dam(1, "", "Y4").hands("Y0", "");
    let mut t = given.attackers_turn();
    assert_eq!(t.refused(Attacker, "play Y0 4"), ("R14", Why::NoRoom(dam(4))));
    // Nor may it be recruited there.
    t = with_tactics().dam(4, "R3 R5", "Y11").hands("recruitment", "").discards("Y0").attackers_turn();
    t.attacker("recruit Y0");
    assert_eq!(t.refused(Attacker, "place 4"), ("R14", Why::NoRoom(dam(4))));
}

#[test]
fn a5_eleven_and_zero_are_not_consecutive() {
    let taken = |cards: &str| given().dam(4, cards, "Y4 P6").attackers_turn().claim(4);
    assert_eq!(taken("R11 R0"), (Class::Brotherhood, 11));
    assert_eq!(taken("R11 G0"), (Class::Rabble, 11));
    assert_eq!(taken("R11 G10"), (Class::Band, 21));
    // The defender's G11 cannot be made a Legion by G0.
    let t = given().dam(4, "R1 R2", "G11").discards("G10").attackers_turn();
    assert!(t.can_claim(4));
}

#[test]
fn a6_a_formation_that_is_filled_again_counts_from_then() {
    // Equal sums at a plus dam; the attacker was first. Any loss of a card puts him behind the defender.
    let given = with_tactics().dam(1, "R5 G5 B5", "Y4 P5 B6").dam(5, "R1", "G1").hands("Y5", "desertion P1");
    for (first, lost) in [("desert R5", "R5"), ("log 1, play P1 7", "R5")] {
        let mut t = given.clone().defenders_turn();
        t.defender(first);
        assert!(t.discards().contains(lost) && t.stamp(Attacker, 1) == 0);
        t.finish_turn();
        t.attacker("play Y5 1");
        assert!(matches!(t.why(Attacker, "claim 1"), Why::TiedLater(_)), "after {first}");
    }
    // If it is the defender who loses a card and fills up again, the attacker is first.
    let mut t = with_tactics()
        .dam(1, "R5 G5 B5", "Y4 P5 B6")
        .defender_first()
        .hands("desertion", "R6")
        .attackers_turn();
    assert!(!t.can_claim(1));
    t.attacker("desert B6, draw battle");
    t.defender("play R6 1, draw battle");
    assert!(t.can_claim(1));
}

#[test]
fn a7_in_the_proof_a_duck_or_beaver_counts_as_laid_and_removes_nothing() {
    // P11 would meet the attacker's P0, but it would make 33 at a plus dam.
    let t = given().dam(1, "P0 R11 G11", "Y11 B11").stock("P11").attackers_turn();
    assert_eq!(t.rule_against(Attacker, "claim 1"), "R27");
    // B0, played by the defender, would remove the attacker's B11; the claim rests on 33 all the same.
    let t = given().dam(1, "B11 R11 G11", "Y1").stock("B0 P3").logs(3).attackers_turn();
    assert!(t.can_claim(1));
}

#[test]
fn a8_between_two_brotherhoods_or_two_bands_a_legion_is_nothing_special() {
    assert_eq!(compare(damaged(5), "R4 R5 R6", "G1 G4 G11"), Less, "15 and 16");
    assert_eq!(compare(damaged(5), "G1 G4 G11", "R4 R5 R6"), Greater);
    assert_eq!(compare(damaged(7), "R4 R5 R6", "G5 B6 Y7"), Less, "15 and 18");
    // The same in the proof: G2 G3 could become a Legion, but of at most 9.
    let t = given().dam(damaged(3), "R1 R4 R6", "G2 G3").discards("G6 G7 G8 G9 G10 G11").attackers_turn();
    assert!(t.can_claim(3), "11 against a Legion of 9 or a Brotherhood of 10");
}

#[test]
fn a9_a_claim_that_would_fail_is_not_offered() {
    let mut t = given().dam(3, "R2 R5 R9", "G4").hands("Y1", "").attackers_turn();
    assert_eq!(t.rule_against(Attacker, "claim 3"), "R27");
    assert!(t.legal_with(Attacker, "claim").is_empty());
    t.attacker("play Y1 1, draw battle");
    assert_eq!(t.turn(), Defender, "and the turn passes without asking");
}

#[test]
fn a10_the_last_turn_is_settled_when_the_attackers_turn_begins() {
    // One card is left as the attacker's turn begins: it is not his last.
    let mut t = given().hands("Y1 Y2", "P1").left(1).attackers_turn();
    assert!(!t.is_last_turn());
    t.attacker("play Y1 1, draw battle");
    assert_eq!((t.stock(), t.is_last_turn(), t.winner()), (0, false, None));
    // One card is left as the defender's turn begins: he draws it, and the next turn is the last.
    let mut t = given().hands("Y1 Y2", "P1").left(1).defenders_turn();
    let events = t.defender("play P1 1, draw battle");
    assert!(events.contains(&Event::LastTurn { seat: SEAT_0 }));
    assert!(t.is_last_turn());
    t.attacker("play Y1 1");
    assert_eq!(t.winner(), Some(1));
}

#[test]
fn a10b_support_refills_the_stock_before_the_last_turn_and_does_not_save_it() {
    let given = with_tactics().stock("");
    let mut t = given.clone().hands("Y1 Y2", "support").defenders_turn();
    t.defender("support R1, support R2");
    assert_eq!(t.stock(), 2);
    t.defender("draw battle");
    assert_eq!((t.turn(), t.is_last_turn(), t.stock()), (Attacker, false, 1), "the game goes on");
    t.attacker("play Y1 1, draw battle");
    assert_eq!((t.turn(), t.stock(), t.is_last_turn()), (Defender, 0, false));
    let play = t.legal_with(Defender, "play")[0].clone();
    t.defender(&play);
    assert_eq!(t.legal(Defender), ["draw tactics"], "and ends as always");
    t.defender("draw tactics");
    assert_eq!((t.turn(), t.is_last_turn(), t.winner()), (Attacker, true, None));

    let mut t = given.hands("support Y1", "P1").attackers_turn();
    assert!(t.is_last_turn());
    t.attacker("support R1, support R2");
    assert_eq!((t.stock(), t.winner(), t.is_last_turn()), (2, None, true));
    t.attacker("draw battle");
    assert_eq!(t.winner(), Some(1), "the end comes all the same");
}

#[test]
fn a10c_after_the_attacker_draws_the_last_card_both_have_one_more_turn() {
    let mut t = given().hands("Y1 Y2", "P1 P2").left(1).attackers_turn();
    t.attacker("play Y1 1, draw battle");
    assert_eq!((t.turn(), t.phase(), t.is_last_turn()), (Defender, Phase::Prepare, false));
    t.defender("log 1, play P1 1");
    assert_eq!((t.turn(), t.is_last_turn(), t.winner()), (Attacker, true, None), "without a draw");
    t.attacker("play Y2 1");
    assert_eq!(t.winner(), Some(1));
}

#[test]
fn a10d_with_an_empty_battle_stock_the_draw_is_from_the_tactics_stock() {
    let given = with_tactics().hands("Y1 Y2", "P1 P2").stock("");
    let mut t = given.clone().defenders_turn();
    t.defender("play P1 1");
    assert_eq!(t.legal(Defender), ["draw tactics"]);
    assert_eq!(t.why(Defender, "draw battle"), Why::StockEmpty(Stock::Battle));
    t.defender("draw tactics");
    assert!(t.is_last_turn());
    t.attacker("play Y1 1");
    assert_eq!(
        (t.legal(Attacker), t.winner()),
        (vec!["draw tactics".to_owned()], None),
        "in the last turn too"
    );
    t.attacker("draw tactics");
    assert_eq!(t.winner(), Some(1));

    // Both empty: no draw.
    let all = "JK JK SW GR transfer recruitment support exchange desertion treason explosion";
    let mut t = with_tactics().hands("Y1", &format!("P1 {all}")).stock("").defenders_turn();
    t.defender("play P1 1");
    assert_eq!((t.turn(), t.hand_size(Defender)), (Attacker, 11));
    t.attacker("play Y1 1");
    assert_eq!(t.winner(), Some(1));
}

#[test]
fn a11_logs_and_undamaged_dams_are_added() {
    // The first game ends with one log and five undamaged dams.
    let given = rematch().dam(damaged(1), "", "").dam(damaged(2), "", "").hands("Y1", "").stock("").logs(1);
    let mut t = given.attackers_turn();
    t.attacker("play Y1 1");
    let end = t.first_game().unwrap();
    assert_eq!((end.winner, end.role, end.defence), (SEAT_1, Defender, 6));
    // No log but seven dams are more than that, though 1 log is more than none; three logs and two dams fewer are less.
    let second = |logs: u8, broken: &[u8]| {
        let start = rematch().after_defence(6).hands("Y1", "").stock("").logs(logs);
        let given = broken.iter().fold(start, |given, &dam| given.dam(damaged(dam), "", ""));
        let mut t = given.attackers_turn();
        t.attacker("play Y1 1");
        t.winner()
    };
    assert_eq!(second(0, &[]), Some(0), "7 and 6");
    assert_eq!(second(1, &[1, 2, 3]), Some(1), "5 and 6");
    assert_eq!(second(2, &[1, 2, 3]), None, "6 and 6");
    assert_eq!(second(3, &[1, 2, 3]), Some(0), "7 and 6");
}

#[test]
fn a12_a_tied_pair_is_followed_by_a_new_pair_in_the_same_order_judged_alone() {
    let mut t = rematch().after_attack(12).dam(damaged(3), BEST, "").left(12).logs(0).attackers_turn();
    assert_eq!(t.seat(Attacker), SEAT_1);
    let events = t.attacker("claim 3");
    assert!(events.contains(&Event::Tied));
    assert_eq!((t.winner(), t.first_game(), t.position().leg()), (None, None, 1));
    assert_eq!(
        (t.seat(Attacker), t.turn(), t.phase()),
        (SEAT_0, Attacker, Phase::Prepare),
        "the first order"
    );
    assert_eq!((t.hand_size(Attacker), t.hand_size(Defender), t.stock(), t.logs()), (6, 6, 48, 3));
    assert!((1..=7).all(|dam| !t.is_damaged(dam)));
}

#[test]
fn a13_a_discarded_elite_unit_still_counts_as_played() {
    let mut t = with_tactics().dam(3, "JK", "").hands("SW Y1", "P1").defenders_turn();
    t.defender("log 3, play P1 1, draw battle");
    assert_eq!((t.out(), t.played()), ("JK".into(), (1, 0)));
    assert_eq!(t.refused(Attacker, "play SW 3"), ("R41", Why::TacticsLimit));
}

#[test]
fn a14_dragonflies_stand_for_anything_even_for_a_card_on_the_table() {
    let t = with_tactics().dam(4, "R10 R11", "JK JK").played(1, 2).defender_first().attackers_turn();
    assert!(
        matches!(t.why(Attacker, "claim 4"), Why::TiedLater(both) if both.sum == 21),
        "R10 and R11 again"
    );
    let taken = |dam: u8, cards: &str, other: &str| {
        with_tactics().played(2, 2).dam(dam, cards, other).attackers_turn().claim(dam)
    };
    assert_eq!(taken(4, "JK JK", "G11 B11"), (Class::Legion, 21), "two on one side");
    assert_eq!(taken(1, "JK JK R0", "Y1 P2 G3"), (Class::HighSum, 22), "11 and 11");
    assert_eq!(taken(7, "JK JK R2", "Y1 P2 G3"), (Class::LowSum, 2), "0 and 0");
    assert_eq!(taken(3, "R5 G5 JK", "Y1 P2 G3"), (Class::Company, 15), "the best for its owner");
    assert_eq!(taken(3, "R5 R7 JK", "Y1 P2 G3"), (Class::Legion, 18));
    assert_eq!(taken(3, "R5 R8 JK", "Y1 P2 G3"), (Class::Brotherhood, 24), "R11");
    // It is chosen for the defender, too: R10 with a dragonfly is a Legion of 21.
    let t = with_tactics().dam(4, "G9 B9", "R10 JK").attackers_turn();
    assert!(matches!(t.why(Attacker, "claim 4"), Why::Weaker { theirs, .. } if theirs.sum == 21));
}

#[test]
fn a14b_an_elite_unit_removes_no_duck_and_no_beaver() {
    let given = with_tactics().dam(5, "", "Y11 Y0").dam(3, "", "JK");
    let mut t = given.hands("JK G0", "").attackers_turn();
    let mut other = t.clone();
    t.attacker("play JK 5");
    assert_eq!((t.side(Attacker, 5), t.side(Defender, 5)), ("JK".into(), "Y11 Y0".into()));
    other.attacker("play G0 3");
    assert_eq!((other.side(Attacker, 3), other.side(Defender, 3)), ("G0".into(), "JK".into()));
}

#[test]
fn a15_transfer_stays_at_the_same_dam() {
    let mut t =
        with_tactics().dam(4, "R9", "G1 G3").dam(3, "Y4", "B2").hands("transfer", "").attackers_turn();
    assert_eq!(t.refused(Attacker, "transfer R9 across"), ("R43", Why::NoRoomAcross(dam(4))));
    assert_eq!(
        t.legal_with(Attacker, "transfer"),
        ["transfer R9 discard", "transfer Y4 across", "transfer Y4 discard"],
        "room elsewhere does not help"
    );
    t.attacker("transfer Y4 across");
    assert_eq!((t.side(Attacker, 3), t.side(Defender, 3)), (String::new(), "B2 Y4".into()));
    assert_eq!(t.phase(), Phase::Draw);
}

#[test]
fn a16_each_gives_three_cards_of_any_kind_or_the_whole_hand() {
    let mut t = with_tactics().hands("exchange R1 R2 SW JK", "Y1 treason P4 P5").attackers_turn();
    t.attacker("exchange");
    assert_eq!(t.legal(Attacker), ["give JK", "give R1", "give R2", "give SW"], "without the Exchange card");
    assert!(!t.may(Attacker, "give Y1"));
    t.attacker("give R1, give SW, give JK");
    assert!(t.legal(Attacker).is_empty(), "three are enough");
    t.defender("give treason, give Y1, give P4");
    assert_eq!((t.hand(Attacker), t.hand(Defender)), ("R2 Y1 P4 treason".into(), "R1 P5 JK SW".into()));

    // Fewer cards: each gives what there is, even nothing.
    let mut t = with_tactics().hands("exchange", "Y1 Y2").attackers_turn();
    t.attacker("exchange");
    t.defender("give Y1, give Y2");
    assert_eq!((t.hand(Attacker), t.hand(Defender), t.phase()), ("Y1 Y2".into(), String::new(), Phase::Draw));
    let mut t = with_tactics().hands("exchange", "").attackers_turn();
    t.attacker("exchange");
    assert_eq!((t.phase(), t.played()), (Phase::Draw, (1, 0)));
}

#[test]
fn a16_what_is_chosen_for_an_exchange_stays_hidden_until_the_swap() {
    let mut t = with_tactics().hands("exchange R1 R2 SW JK", "Y1 treason P4 P5").attackers_turn();
    t.attacker("exchange");
    // What the one gives looks the same to all others, whatever it is.
    let (mut one, mut other) = (t.clone(), t);
    let events = [one.attacker("give R1"), other.attacker("give SW")];
    for viewer in [Viewer::Seat(SEAT_1), Viewer::Spectator] {
        assert_eq!(one.view(viewer), other.view(viewer));
        assert_eq!(seen(&events[0], viewer), seen(&events[1], viewer));
        let hand = one.view(viewer).hands.attacker;
        assert_eq!((hand.battle, hand.tactics, hand.chosen, hand.giving), (2, 2, 1, None));
    }
    assert_eq!(one.legal(Defender), other.legal(Defender));
    assert_ne!(one.view(Viewer::Seat(SEAT_0)), other.view(Viewer::Seat(SEAT_0)), "he himself knows");
}

#[test]
fn a16_after_an_exchange_both_players_know_three_cards_and_spectators_none() {
    let mut t = with_tactics().hands("exchange R1 R2 SW JK", "Y1 treason P4 P5").attackers_turn();
    t.attacker("exchange, give R1, give SW, give JK");
    let events = t.defender("give treason, give Y1, give P4");
    for seat in [SEAT_0, SEAT_1] {
        let view = t.view(Viewer::Seat(seat));
        let known = |role: Role| {
            let cards = view.hands[role].known.unwrap();
            cards.iter().map(|card| card.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(known(Attacker), ["Y1", "P4", "treason"]);
        assert_eq!(known(Defender), ["R1", "JK", "SW"]);
        assert!(view.hands[t.public().role(seat).other()].cards.is_none(), "and no others");
    }
    let hands = t.view(Viewer::Spectator).hands;
    for hand in [hands.attacker, hands.defender] {
        assert!(hand.known.is_none() && hand.cards.is_none());
    }
    let sizes = [hands.attacker, hands.defender].map(|hand| (hand.battle, hand.tactics));
    assert_eq!(sizes, [(3, 1), (2, 2)], "the sizes by kind are public");
    let shown = |viewer| {
        let events = seen(&events, viewer);
        let with_cards =
            |event: &&EventView| matches!(event, EventView::Gave { cards, .. } if cards.cards.is_some());
        events.iter().filter(with_cards).count()
    };
    let viewers = [Viewer::Seat(SEAT_0), Viewer::Seat(SEAT_1), Viewer::Spectator];
    assert_eq!(viewers.map(shown), [2, 2, 0]);
    // A card that has left the hand is not in it any more.
    t.attacker("draw battle");
    t.defender("play R1 1");
    assert!(!t.view(Viewer::Seat(SEAT_0)).hands.defender.known.unwrap().contains(card("R1")));
}

#[test]
fn a17_treason_brings_the_card_to_any_own_dam_with_room() {
    let given = with_tactics().dam(4, "R1 R3", "G7").dam(3, "", "B2").hands("treason", "");
    let mut t = given.attackers_turn();
    t.attacker("treason G7");
    let expected: Vec<String> = [1, 2, 3, 5, 6, 7].map(|dam| format!("place {dam}")).into();
    assert_eq!(t.legal(Attacker), expected, "even if there is no room where it came from");
    assert_eq!(t.refused(Attacker, "place 4"), ("R14", Why::NoRoom(dam(4))));
    t.attacker("place 6");
    assert_eq!((t.side(Attacker, 6), t.side(Defender, 4)), ("G7".into(), String::new()));
}

#[test]
fn a18_ruses_leave_elite_units_of_both_sides_alone() {
    // Only elite units are on the table: no ruse that acts on laid cards can be played.
    let t =
        with_tactics().dam(3, "JK", "SW").hands("transfer desertion treason explosion", "").attackers_turn();
    assert_eq!(t.legal(Attacker), ["pass"]);
    assert_eq!(t.refused(Attacker, "explode 3"), ("R43", Why::NothingToExplode(dam(3))));
    let mut t = with_tactics().dam(3, "JK R2", "SW G2").hands("", "explosion").defenders_turn();
    t.defender("explode 3");
    assert_eq!(
        (t.side(Attacker, 3), t.side(Defender, 3), t.out()),
        ("JK".into(), "SW".into(), String::new())
    );
}

#[test]
fn a19_duck_and_beaver_meet_only_by_playing_and_recruiting_is_playing() {
    let mut t = with_tactics().dam(3, "R0 R11", "G4").hands("transfer", "").attackers_turn();
    t.attacker("transfer R11 across");
    assert_eq!(
        (t.side(Attacker, 3), t.side(Defender, 3), t.discards()),
        ("R0".into(), "G4 R11".into(), String::new())
    );
    let mut t = with_tactics().dam(3, "R4", "Y11").dam(5, "Y0", "").hands("", "treason").defenders_turn();
    t.defender("treason Y0, place 3");
    assert_eq!((t.side(Defender, 3), t.discards()), ("Y11 Y0".into(), String::new()), "one side");
    let mut t = with_tactics().dam(3, "Y0", "").dam(5, "Y11", "").hands("", "treason").defenders_turn();
    t.defender("treason Y11, place 3");
    assert_eq!((t.side(Attacker, 3), t.side(Defender, 3)), ("Y0".into(), "Y11".into()), "both stay");
    t.defender("draw battle");
    assert_eq!(t.discards(), "", "and later too");

    let mut t = with_tactics().dam(3, "Y0", "").hands("", "recruitment").discards("Y11").defenders_turn();
    t.defender("recruit Y11, place 3");
    assert_eq!(
        (t.side(Attacker, 3), t.side(Defender, 3), t.discards()),
        (String::new(), String::new(), "Y0 Y11".into())
    );
}

#[test]
fn a20_passing_is_only_for_those_who_can_play_no_card_and_they_still_draw() {
    let refused = ("A20", Why::CanPlay);
    assert_eq!(given().hands("Y1", "").attackers_turn().refused(Attacker, "pass"), refused);
    // All spaces are taken: a battle card and an elite unit cannot be played, a ruse can.
    let full = with_tactics().full(Defender);
    let mut t = full.clone().hands("", "Y11 SW").defenders_turn();
    let stock = t.stock();
    assert_eq!(t.legal(Defender), ["pass"]);
    t.defender("pass");
    assert_eq!((t.phase(), t.legal(Defender).len()), (Phase::Draw, 2), "phase 2 is over, the draw is due");
    t.defender("draw battle");
    assert_eq!((t.stock(), t.hand_size(Defender), t.turn()), (stock - 1, 3, Attacker));
    let t = full.clone().hands("", "Y11 exchange").defenders_turn();
    assert_eq!(t.refused(Defender, "pass"), refused, "tactics cards included");
    let t = full.hands("", "Y11 exchange").played(0, 1).defenders_turn();
    assert!(t.may(Defender, "pass"), "but not those that the limit forbids");
    // A hand without cards.
    assert_eq!(given().attackers_turn().legal(Attacker), ["pass"]);
}

#[test]
fn a20_a_single_ruse_forbids_passing_as_soon_as_it_has_a_target() {
    for ruse in ["transfer", "recruitment", "support", "exchange", "desertion", "treason", "explosion"] {
        let given = with_tactics().hands(ruse, "");
        assert_eq!(given.clone().attackers_turn().may(Attacker, "pass"), ruse != "exchange", "{ruse}");
        let t = given.clone().dam(3, "R9", "G1").discards("B1 B2").attackers_turn();
        assert_eq!(t.refused(Attacker, "pass"), ("A20", Why::CanPlay), "{ruse}");
        // With cards of one side only, and one discarded card.
        let mine = given.clone().dam(3, "R9", "").attackers_turn().may(Attacker, "pass");
        assert_eq!(mine, !["transfer", "exchange", "explosion"].contains(&ruse), "{ruse}");
        let theirs = given.clone().dam(3, "", "G1").attackers_turn().may(Attacker, "pass");
        assert_eq!(theirs, !["exchange", "desertion", "treason", "explosion"].contains(&ruse), "{ruse}");
        let discarded = given.discards("B1").attackers_turn().may(Attacker, "pass");
        assert_eq!(discarded, !["recruitment", "exchange"].contains(&ruse), "{ruse}");
    }
}

#[test]
fn a21_an_attacker_with_all_spaces_full_may_retreat_or_claim_but_need_not() {
    let given = given().dam(3, BEST, "").full(Attacker).hands("Y11", "");
    let mut t = given.clone().attackers_turn();
    assert!(t.legal_with(Attacker, "play").is_empty());
    assert_eq!(t.legal_with(Attacker, "retreat").len(), 7);
    assert!(t.can_claim(3));
    let (mut retreated, mut claimed) = (t.clone(), t.clone());
    t.attacker("pass");
    assert!(t.can_claim(3), "after passing");
    t.attacker("draw battle");
    assert_eq!(t.legal(Attacker), ["claim 3", "end"]);
    retreated.attacker("retreat 1");
    assert_eq!(retreated.refused(Attacker, "pass"), ("A20", Why::CanPlay), "now there is room");
    retreated.attacker("play Y11 1");
    claimed.attacker("claim 3");
    assert!(!claimed.may(Attacker, "pass"));
    claimed.attacker("play Y11 3");
}

#[test]
fn a22_cards_in_the_attackers_own_hand_count_as_available_to_the_defender() {
    let given = given().dam(damaged(2), "R7 G7", "B8").discards("R8 Y8 G8");
    assert!(!given.clone().hands("P8", "").attackers_turn().can_claim(2));
    assert!(!given.clone().hands("", "P8").attackers_turn().can_claim(2));
    let mut t = given.hands("P8", "").attackers_turn();
    t.attacker("play P8 1");
    assert!(t.can_claim(2), "once it is laid it is seen");
}

#[test]
fn a23_elite_units_not_on_the_table_are_left_out_and_those_at_the_dam_count() {
    // 11 + 9 + 9 is not enough; a dragonfly would make it 31, wherever it is.
    let given = with_tactics().dam(1, "Y11 R10 G9", "B11").stock("R9 Y9");
    assert!(given.clone().attackers_turn().can_claim(1), "in the stock");
    assert!(given.clone().hands("", "JK JK").attackers_turn().can_claim(1), "in the defender's hand");
    let t = with_tactics().dam(1, "Y11 R10 G9", "B11 JK").stock("R9 Y9").attackers_turn();
    assert_eq!(t.rule_against(Attacker, "claim 1"), "R27", "at the dam: 11 + 11 + 9");
}

#[test]
fn a24_in_the_last_turn_unseen_cards_still_count() {
    let given = given().dam(damaged(3), "R2 R5 R9", "G4").stock("");
    let t = given.clone().hands("Y1", "G5 G8").attackers_turn();
    assert!(t.is_last_turn());
    assert_eq!(t.rule_against(Attacker, "claim 3"), "R27", "G4 G5 G8 would make 17 against 16");
    let t = given.hands("Y1", "G5 B8").attackers_turn();
    assert!(t.can_claim(3), "no Brotherhood can come any more");
}

#[test]
fn a25_too_few_unseen_cards_to_complete_prove_the_claim() {
    let with = |unseen: &str| given().dam(3, "R0 G2 B7", "Y8").stock(unseen).attackers_turn();
    assert!(!with("Y11 Y10").can_claim(3), "two are missing, two are unseen");
    assert!(with("Y11").can_claim(3), "one is not enough");
    assert!(with("").can_claim(3));
}

#[test]
fn a26_the_stock_is_counted_at_the_moment_of_victory() {
    let given = rematch().dam(damaged(3), BEST, "").hands("Y1", "").left(20);
    let mut t = given.attackers_turn();
    let mut later = t.clone();
    t.attacker("play Y1 1, claim 3");
    assert_eq!(t.first_game().unwrap().stock, 20);
    later.attacker("play Y1 1, draw battle, claim 3");
    assert_eq!(later.first_game().unwrap().stock, 19);
}

#[test]
fn a27_a_ruse_without_a_target_cannot_be_played() {
    let ruses = "transfer recruitment support desertion treason explosion";
    let t = with_tactics().hands(ruses, "").attackers_turn();
    assert_eq!(t.legal(Attacker), ["pass"]);
    for mv in ["transfer R1 discard", "recruit R1", "support R1", "desert R1", "treason R1", "explode 1"] {
        assert_eq!(t.rule_against(Attacker, mv), "R43", "{mv}");
    }
    // No room: neither Recruitment nor Treason.
    let given = with_tactics().full(Attacker).dam(7, "", "Y7").discards("R11 Y11");
    let t = given.hands("recruitment treason", "").attackers_turn();
    assert_eq!(t.refused(Attacker, "recruit R11"), ("R43", Why::NoRoomAnywhere));
    assert_eq!(t.refused(Attacker, "treason Y7"), ("R43", Why::NoRoomAnywhere));
    assert!(t.may(Attacker, "pass"));
}

#[test]
fn a28_a_harmful_ruse_must_be_played_if_it_is_all_that_can_be() {
    let mut t = with_tactics().dam(3, BEST, "").hands("transfer", "").attackers_turn();
    assert_eq!(t.refused(Attacker, "pass"), ("A20", Why::CanPlay));
    assert_eq!(t.legal_with(Attacker, "transfer").len(), 6);
    t.attacker("transfer R11 discard");
    assert_eq!(t.side(Attacker, 3), "R9 R10");
}

// ---------------------------------------------------------------------------------------------------------------------
// Scenarios: booklet examples

#[test]
fn t01_the_yellow_beaver_meets_the_yellow_duck() {
    for dam in 1..=7 {
        let mut t = given().dam(dam, "Y0", "").hands("", "Y11").defenders_turn();
        t.defender(&format!("play Y11 {dam}"));
        assert_eq!((t.side(Attacker, dam), t.side(Defender, dam)), (String::new(), String::new()));
        assert_eq!(t.discards(), "Y0 Y11");
        t.defender("draw battle");
        assert_eq!(t.hand_size(Defender), 1);
    }
}

#[test]
fn t02_three_cards_of_which_the_first_is_closest() {
    let mut t = given().dam(3, "", "Y11 P11 B10").hands("R4 G2 B3 Y1", "P1 P2").attackers_turn();
    t.attacker("play R4 3, draw battle");
    t.defender("play P1 1, draw battle");
    t.attacker("play G2 3, draw battle");
    t.defender("play P2 1, draw battle");
    t.attacker("play B3 3");
    assert_eq!(t.side(Attacker, 3), "R4 G2 B3");
    let t3 = given().dam(3, "R4 G2 B3", "").hands("Y1", "").attackers_turn();
    assert_eq!(t3.refused(Attacker, "play Y1 3"), ("R14", Why::NoRoom(dam(3))));
    assert_eq!(t.claim(3), (Class::Band, 9));
}

#[test]
fn t03_a_brotherhood_is_proven_against_two_cards() {
    let mut t = given().dam(3, "R2 R5 R9", "G4 B5").attackers_turn();
    assert_eq!(t.claim(3), (Class::Brotherhood, 16));
    assert!(t.is_damaged(3));
    assert_eq!(t.discards(), "R2 R5 R9 G4 B5");
}

#[test]
fn t04_legion_brotherhood_rabble_whatever_the_sums() {
    let (legion, brotherhood, rabble) = ("R1 R2 R3", "G4 G8 G11", "Y11 P11 B10");
    for (stronger, weaker) in [(legion, brotherhood), (legion, rabble), (brotherhood, rabble)] {
        assert_eq!(compare(3, stronger, weaker), Greater);
        assert_eq!(compare(3, weaker, stronger), Less);
    }
}

#[test]
fn t05_the_higher_company_destroys_the_dam() {
    let mut t = given().dam(damaged(2), "R7 G7", "B5 Y5").defender_first().attackers_turn();
    assert_eq!(t.claim(2), (Class::Company, 14));
    assert_eq!(t.winner(), Some(0));
}

#[test]
fn t06_a_brotherhood_beats_a_band_where_brotherhoods_count() {
    let mut t = given().dam(damaged(3), "R1 R4 R6", "G8 B9 Y10").attackers_turn();
    assert_eq!(t.claim(3), (Class::Brotherhood, 11));
    assert_eq!(t.winner(), Some(0));
}

#[test]
fn t07_without_a_band_the_sum_decides() {
    let t = given().dam(damaged(1), "R2 G4 B7", "Y3 P6 R10").attackers_turn();
    let (rule, why) = t.refused(Attacker, "claim 1");
    assert!(
        rule == "R26" && matches!(why, Why::Weaker { mine, theirs } if (mine.sum, theirs.sum) == (13, 19))
    );
}

#[test]
fn t08_of_two_bands_the_higher_holds() {
    let t = given().dam(5, "R3 G4 B5", "Y6 P7 R8").attackers_turn();
    let (rule, why) = t.refused(Attacker, "claim 5");
    assert!(
        rule == "R26" && matches!(why, Why::Weaker { mine, theirs } if (mine.sum, theirs.sum) == (12, 21))
    );
}

#[test]
fn t09_a_company_beats_a_rabble_and_six_cards_go() {
    let mut t = given().dam(3, "R4 G4 B4", "Y11 P10 R8").attackers_turn();
    assert_eq!(t.claim(3), (Class::Company, 12));
    assert!(t.is_damaged(3));
    assert_eq!(t.discards(), "R4 R8 Y11 G4 B4 P10");
}

#[test]
fn t10_a_second_tactics_card_waits_for_one_of_the_opponent() {
    let given = with_tactics().dam(3, "R2", "JK").hands("SW", "desertion JK Y3");
    let mut t = given.defenders_turn();
    assert_eq!(t.played(), (0, 1));
    for mv in ["play JK 1", "desert R2"] {
        assert_eq!(t.refused(Defender, mv), ("R41", Why::TacticsLimit));
    }
    t.defender("play Y3 1, draw battle");
    t.attacker("play SW 1, draw battle");
    assert!(t.may(Defender, "play JK 1") && t.may(Defender, "desert R2"));
}

// ---------------------------------------------------------------------------------------------------------------------
// Scenarios: turn, space, preparation

#[test]
fn t11_a_new_game() {
    for (tactics, hand, stock) in [("off", 6, 0), ("on", 7, 9)] {
        let t = fresh(&[("tactics", tactics)], 11);
        assert_eq!((t.stock(), t.tactics_stock(), t.logs()), (48, stock, 3));
        assert_eq!((t.hand_size(Attacker), t.hand_size(Defender)), (hand, hand));
        assert!((1..=7).all(|dam| !t.is_damaged(dam)));
        assert!(t.to_act().contains(t.seat(Attacker)) && t.to_act().len() == 1);
    }
}

#[test]
fn t12_no_third_card_where_two_spaces_are() {
    let t = given().dam(4, "R1 R5", "").hands("Y1", "").attackers_turn();
    assert_eq!(t.refused(Attacker, "play Y1 4"), ("R14", Why::NoRoom(dam(4))));
}

#[test]
fn t14_no_retreat_without_a_card() {
    let t = given().dam(3, "R1", "").hands("Y1", "").attackers_turn();
    assert_eq!(t.refused(Attacker, "retreat 6"), ("R11", Why::NothingToRetreat(dam(6))));
}

#[test]
fn t15_no_retreat_after_the_play() {
    let mut t = given().dam(3, "R1", "").hands("Y1", "").attackers_turn();
    assert!(t.may(Attacker, "retreat 3"));
    t.attacker("play Y1 1");
    assert!(["R9", "R11"].contains(&t.rule_against(Attacker, "retreat 3")), "phase 1 is over");
}

#[test]
fn t16_a_log_at_three_cards() {
    let mut t = given().dam(3, "R2 R5 R9", "").hands("", "Y1").defenders_turn();
    assert_eq!(t.logs(), 3);
    assert!(t.stamp(Attacker, 3) > 0);
    t.defender("log 3");
    assert_eq!((t.discards(), t.side(Attacker, 3), t.logs()), ("R2".into(), "R5 R9".into(), 2));
    assert_eq!(t.stamp(Attacker, 3), 0, "incomplete");
    assert_eq!(t.phase(), Phase::Play, "the defender still plays");
    t.defender("play Y1 3, draw battle");
}

#[test]
fn t18_no_log_of_the_attacker_and_no_claim_of_the_defender() {
    let t = given().dam(3, BEST, "G1").hands("Y1", "P1").attackers_turn();
    assert_eq!(t.refused(Attacker, "log 3"), ("R12", Why::DefenderOnly));
    assert!(t.can_claim(3));
    assert!(t.is_out_of_turn(Defender, "claim 3") && t.legal(Defender).is_empty());
}

// ---------------------------------------------------------------------------------------------------------------------
// Scenarios: duck and beaver

#[test]
fn t19_the_other_cards_stay() {
    let mut t = given().dam(2, "", "P11 B4").hands("P0", "").attackers_turn();
    t.attacker("play P0 2");
    assert_eq!(
        (t.side(Attacker, 2), t.side(Defender, 2), t.discards()),
        (String::new(), "B4".into(), "P0 P11".into())
    );
}

#[test]
fn t20_another_colour_removes_nothing() {
    let mut t = given().dam(2, "", "P11").hands("R0", "").attackers_turn();
    t.attacker("play R0 2");
    assert_eq!(
        (t.side(Attacker, 2), t.side(Defender, 2), t.discards()),
        ("R0".into(), "P11".into(), String::new())
    );
}

#[test]
fn t21_the_same_side_removes_nothing() {
    let mut t = given().dam(5, "G0", "").hands("G11", "").attackers_turn();
    t.attacker("play G11 5");
    assert_eq!((t.side(Attacker, 5), t.discards()), ("G0 G11".into(), String::new()));
}

#[test]
fn t23_a_beaver_breaks_a_complete_side() {
    let given = given().dam(7, "G0 R1 B2", "Y5 P6").hands("Y1", "G11");
    assert!(given.clone().attackers_turn().can_claim(7), "3 at a minus dam against 11 and more");
    let mut t = given.defenders_turn();
    assert!(t.stamp(Attacker, 7) > 0);
    t.defender("play G11 7");
    assert_eq!((t.side(Attacker, 7), t.side(Defender, 7)), ("R1 B2".into(), "Y5 P6".into()));
    assert_eq!((t.discards(), t.stamp(Attacker, 7)), ("G0 G11".into(), 0));
    t.defender("draw battle");
    assert_eq!(t.refused(Attacker, "claim 7"), ("R25", Why::Incomplete(dam(7))));
}

#[test]
fn t24_no_moment_to_claim_between_completing_and_removal() {
    let mut t = given().dam(7, "R1 B2", "G11").hands("G0 Y1", "").attackers_turn();
    t.attacker("play G0 7");
    assert_eq!((t.side(Attacker, 7), t.side(Defender, 7)), ("R1 B2".into(), String::new()));
    assert_eq!(t.legal(Attacker), ["draw battle"]);
    assert_eq!((t.stamp(Attacker, 7), t.discards()), (0, "G0 G11".into()));
}

// ---------------------------------------------------------------------------------------------------------------------
// Scenarios: comparison and ties

#[test]
fn t25_equal_sums_go_to_who_completed_first() {
    let given = given().dam(1, "R5 G5 B5", "Y4 P5 B6");
    assert!(given.clone().attackers_turn().can_claim(1));
    let t = given.defender_first().attackers_turn();
    assert!(matches!(t.refused(Attacker, "claim 1"), ("R26", Why::TiedLater(both)) if both.sum == 15));
}

#[test]
fn t27_two_nines_against_a_ten_that_finds_no_partner() {
    let t = given().dam(4, "R9 G9", "B10").discards("B9 B11 R10 Y10 G10 P10");
    assert_eq!(t.attackers_turn().claim(4), (Class::Company, 18));
}

#[test]
fn t28_two_nines_against_a_ten_that_finds_b11() {
    let t = given().dam(4, "R9 G9", "B10").discards("B9 R10 Y10 G10 P10").attackers_turn();
    let (rule, why) = t.refused(Attacker, "claim 4");
    let Why::Refuted { theirs, .. } = why else { panic!("{why:?}") };
    assert_eq!((rule, theirs.class, theirs.sum), ("R27", Class::Legion, 21));
}

#[test]
fn t30_a_legion_at_a_band_dam_has_no_bonus() {
    let given = given().dam(damaged(7), "R3 R4 R5", "B4 P5");
    assert_eq!(given.clone().attackers_turn().rule_against(Attacker, "claim 7"), "R27");
    assert!(!given.clone().stock("G6").attackers_turn().can_claim(7), "15 against 12");
    assert!(given.stock("G3").attackers_turn().can_claim(7), "12 against 12");
}

// ---------------------------------------------------------------------------------------------------------------------
// Scenarios: proofs

#[test]
fn t31_a_brotherhood_is_not_proven_against_one_card() {
    let t = given().dam(3, "R2 R5 R9", "G4").attackers_turn();
    assert_eq!(t.rule_against(Attacker, "claim 3"), "R27");
}

#[test]
fn t32_a_company_against_two_cards_of_a_legion() {
    let given = given().dam(3, "R7 G7 B7", "Y8 Y9");
    assert!(given.clone().dam(1, "Y7", "Y10").attackers_turn().can_claim(3), "both laid elsewhere");
    assert!(given.clone().discards("Y7 Y10").attackers_turn().can_claim(3), "both discarded");
    let t = given.discards("Y7").attackers_turn();
    assert_eq!(t.rule_against(Attacker, "claim 3"), "R27", "Y10 unseen");
}

#[test]
fn t33_a_card_in_the_attackers_hand_is_unseen() {
    let t = given().dam(3, "R7 G7 B7", "Y8 Y9").discards("Y7").hands("Y10", "").attackers_turn();
    assert_eq!(t.rule_against(Attacker, "claim 3"), "R27");
}

#[test]
fn t34_the_best_legion_against_an_empty_side() {
    let mut t = given().dam(3, "R9 R10 R11", "").attackers_turn();
    assert_eq!(t.claim(3), (Class::Legion, 30));
}

#[test]
fn t37_a_defender_who_cannot_complete() {
    let mut t = given().dam(3, "R0 G2 B7", "").stock("Y11 P11").attackers_turn();
    assert_eq!(t.claim(3), (Class::Rabble, 9));
}

#[test]
fn t38_sums_against_the_highest_unseen_cards() {
    let given = given().dam(1, "Y11 R10 G9", "B11");
    let with = |unseen: &str| given.clone().stock(unseen).attackers_turn().can_claim(1);
    assert!(with("R9 P9 Y8 R1"), "29");
    assert!(with("Y10 P9 R8"), "30 is a tie");
    assert!(!with("Y10 P10 R1"), "31");
    assert!(!given.clone().attackers_turn().can_claim(1), "all others unseen");
}

#[test]
fn t40_low_sums_against_the_lowest_unseen_cards() {
    let given = given().dam(damaged(4), "R0 G0 B1 Y2", "");
    assert!(!given.clone().stock("P0 Y0 P1 R1").attackers_turn().can_claim(4), "2");
    let mut t = given.stock("P0 Y0 P1 R2").attackers_turn();
    assert!(t.can_claim(4), "3 is a tie");
    t.attacker("claim 4");
    assert_eq!(t.winner(), Some(0));
}

#[test]
fn t41_a_company_against_one_card_that_could_become_one() {
    let given = given().dam(damaged(2), "R7 G7", "B8");
    assert!(given.clone().discards("R8 Y8 G8 P8").attackers_turn().can_claim(2), "19 is no Company");
    assert!(!given.discards("R8 Y8 G8").attackers_turn().can_claim(2), "P8 unseen");
}

#[test]
fn t42_without_a_company_the_sum_counts_until_one_can_come() {
    let given = given().dam(damaged(2), "R11 G10", "B11");
    assert!(given.clone().discards("Y11 G11 P11").attackers_turn().can_claim(2), "21 is a tie");
    assert!(!given.discards("Y11 G11").attackers_turn().can_claim(2), "P11 unseen");
}

#[test]
fn t43_two_colours_never_make_a_brotherhood() {
    let mut t = given().dam(damaged(5), "R0 R1 R2", "G11 B11").attackers_turn();
    t.attacker("claim 5");
    assert_eq!(t.winner(), Some(0));
}

#[test]
fn t45_a_repeated_value_never_makes_a_band() {
    let mut t = given().dam(damaged(1), "Y0 R1 G2", "B9 P9").attackers_turn();
    t.attacker("claim 1");
    assert_eq!(t.winner(), Some(0));
}

// ---------------------------------------------------------------------------------------------------------------------
// Scenarios: victory and end

#[test]
fn t46_the_fourth_damaged_dam_wins_without_a_draw() {
    let given = given().dam(damaged(1), "", "").dam(damaged(2), "", "").dam(damaged(4), "", "");
    let mut t = given.dam(3, BEST, "").hands("Y1", "").attackers_turn();
    t.attacker("play Y1 1");
    let stock = t.stock();
    t.attacker("claim 3");
    assert_eq!((t.winner(), t.stock(), t.hand_size(Attacker)), (Some(0), stock, 0));
    assert!(t.to_act().is_empty());
}

#[test]
fn t48_a_claimed_dam_is_played_at_with_its_new_face() {
    let mut t = given().dam(4, "R10 R11", "B1").hands("Y1", "").attackers_turn();
    t.attacker("claim 4");
    assert_eq!((t.face(4).spaces, t.face(4).requirement), (4, Requirement::Minus));
    t.attacker("play Y1 4, draw battle");
    assert_eq!(t.side(Attacker, 4), "Y1");
    assert_eq!(compare(damaged(4), "Y1 R0 G0 B0", "P0 P1 P2 P3"), Greater);
}

#[test]
fn t49_the_defender_draws_the_last_card() {
    let mut t = given().hands("Y1", "P1").stock("G4").defenders_turn();
    t.defender("play P1 1, draw battle");
    assert_eq!((t.stock(), t.hand(Defender)), (0, "G4".into()));
    assert_eq!((t.turn(), t.is_last_turn()), (Attacker, true));
}

#[test]
fn t50_the_last_turn_with_and_without_a_winning_claim() {
    let given = given().dam(damaged(3), BEST, "").hands("Y1", "").stock("");
    let mut t = given.clone().attackers_turn();
    t.attacker("play Y1 1, end");
    assert_eq!(t.winner(), Some(1));
    let mut t = given.clone().attackers_turn();
    t.attacker("claim 3");
    assert_eq!(t.winner(), Some(0));
    let mut t = given.attackers_turn();
    t.attacker("play Y1 1, claim 3");
    assert_eq!(t.winner(), Some(0));
    // A claim that does not win does not help.
    let mut t = common::given().dam(3, BEST, "").hands("Y1", "").stock("").attackers_turn();
    t.attacker("claim 3, play Y1 1");
    assert_eq!(t.winner(), Some(1));
}

#[test]
fn t51_without_claims_the_attacker_has_25_turns_and_the_defender_24() {
    for seed in 0..100 {
        let story = play_out(&[], seed, any_but_claims, |_| {});
        let of = |role: Role| story.turns.iter().filter(|&&turn| turn == role).count();
        assert_eq!((of(Attacker), of(Defender)), (25, 24));
        assert_eq!(story.end.public().winner, Some(SEAT_1));
    }
}

#[test]
fn t52_a_defender_with_all_spaces_full_can_only_pass_but_throws_logs_and_draws() {
    let given = given().dam(3, "P11", "").full(Defender).hands("", "R0 Y0 G0 B0 R11 Y11");
    let mut t = given.defenders_turn();
    assert_eq!((1..=7).map(|dam| t.side(Defender, dam).split(' ').count()).sum::<usize>(), 22);
    assert_eq!(t.legal(Defender), ["log 3", "pass"]);
    t.defender("log 3");
    assert_eq!(t.legal(Defender), ["pass"]);
    t.defender("pass, draw battle");
    assert_eq!((t.hand_size(Defender), t.turn()), (7, Attacker));
}

#[test]
fn t53_an_attacker_with_all_spaces_full_may_retreat_or_pass() {
    let mut t = given().full(Attacker).hands("R0 Y0", "").attackers_turn();
    assert!(t.legal_with(Attacker, "play").is_empty());
    assert_eq!(t.legal_with(Attacker, "retreat").len(), 7);
    let mut retreated = t.clone();
    retreated.attacker("retreat 4");
    assert!(retreated.may(Attacker, "play R0 4") && !retreated.may(Attacker, "pass"));
    t.attacker("pass");
    assert_eq!(t.phase(), Phase::Draw);
}

// ---------------------------------------------------------------------------------------------------------------------
// Scenarios: elite units

#[test]
fn t55_a_dragonfly_with_the_unseen_cards() {
    let with = |unseen: &str| with_tactics().dam(damaged(2), "R7 G7", "JK").stock(unseen).attackers_turn();
    assert_eq!(with("B8 P3").rule_against(Attacker, "claim 2"), "R27", "16");
    assert!(with("B7 P3").can_claim(2), "14 is a tie");
}

#[test]
fn t56_a_swan_makes_a_legion() {
    let mut t = with_tactics().dam(3, "R6 R8 SW", "G11 B11 P11").defender_first().attackers_turn();
    assert_eq!(t.claim(3), (Class::Legion, 21));
}

#[test]
fn t58_two_dragonflies_against_the_best_legion() {
    let given = with_tactics().dam(4, "JK JK", "R10 R11").played(2, 1);
    assert!(given.clone().attackers_turn().can_claim(4));
    let t = given.defender_first().attackers_turn();
    assert!(
        matches!(t.why(Attacker, "claim 4"), Why::TiedLater(both) if (both.class, both.sum) == (Class::Legion, 21))
    );
}

#[test]
fn t59_four_zeros_cannot_be_beaten() {
    let mut t = with_tactics().dam(damaged(4), "R0 G0 B0 JK", "").attackers_turn();
    assert_eq!(t.claim(4).1, 0);
    assert_eq!(t.winner(), Some(0));
}

#[test]
fn t61_a_grebe_is_no_seven() {
    let t = with_tactics().dam(damaged(2), "R0 G0", "B7 GR").attackers_turn();
    assert!(t.can_claim(2));
    let t = with_tactics().dam(damaged(2), "R0 G0", "B3 GR").attackers_turn();
    assert!(!t.can_claim(2), "but a 3");
}

#[test]
fn t62_dragonflies_that_are_not_on_the_table_do_not_count() {
    assert!(with_tactics().dam(3, "R9 R10 R11", "").attackers_turn().can_claim(3));
    let given = with_tactics().dam(1, "Y11 R10 G9", "B11").stock("R9 P9 Y8 R1");
    assert!(given.hands("", "JK JK").attackers_turn().can_claim(1));
}

#[test]
fn t63_a_log_hits_a_dragonfly_which_stays_counted() {
    let mut t = with_tactics().dam(3, "JK R5", "").hands("", "Y1").defenders_turn();
    assert_eq!(t.played(), (1, 0));
    t.defender("log 3");
    assert_eq!((t.side(Attacker, 3), t.out(), t.played()), ("R5".into(), "JK".into(), (1, 0)));
}

#[test]
fn t64_a_retreat_leaves_the_dragonfly() {
    let mut t = with_tactics().dam(3, "JK R5", "").hands("Y1", "").attackers_turn();
    t.attacker("retreat 3");
    assert_eq!((t.side(Attacker, 3), t.discards(), t.out()), ("JK".into(), "R5".into(), String::new()));
}

#[test]
fn t65_a_dragonfly_removes_no_beaver() {
    let mut t = with_tactics().dam(3, "", "Y11").hands("JK", "").attackers_turn();
    t.attacker("play JK 3");
    assert_eq!(
        (t.side(Attacker, 3), t.side(Defender, 3), t.discards()),
        ("JK".into(), "Y11".into(), String::new())
    );
}

// ---------------------------------------------------------------------------------------------------------------------
// Scenarios: ruses and draws

#[test]
fn t66_only_stocks_with_cards_are_offered() {
    let all = "JK JK SW GR transfer recruitment support exchange desertion treason explosion";
    let mut t = with_tactics().hands("Y1", all).attackers_turn();
    t.attacker("play Y1 1");
    assert_eq!(t.legal(Attacker), ["draw battle"]);
    let mut t = with_tactics().hands("Y1", "").attackers_turn();
    t.attacker("play Y1 1");
    assert_eq!(t.legal(Attacker), ["draw battle", "draw tactics"]);
}

#[test]
fn t67_a_recruited_duck_meets_the_beaver() {
    let mut t = with_tactics().dam(1, "", "Y11").hands("recruitment", "").discards("Y0").attackers_turn();
    t.attacker("recruit Y0, place 1");
    assert_eq!(
        (t.side(Attacker, 1), t.side(Defender, 1), t.discards()),
        (String::new(), String::new(), "Y0 Y11".into())
    );
}

#[test]
fn t68_support_needs_two_discarded_cards() {
    let given = with_tactics().hands("support", "");
    let t = given.clone().discards("R1").attackers_turn();
    assert_eq!(t.refused(Attacker, "support R1"), ("R43", Why::TooFewDiscards));
    let mut t = given.discards("R1 R2").attackers_turn();
    assert_eq!(t.stock(), 58);
    t.attacker("support R2, support R1");
    assert_eq!((t.stock(), t.discards()), (60, String::new()));
    t.attacker("draw battle");
    assert_eq!((t.stock(), t.turn()), (59, Defender));
}

#[test]
fn t70_desertion_takes_no_dragonfly() {
    let mut t = with_tactics().dam(5, "", "G3 JK").hands("desertion", "").attackers_turn();
    assert_eq!(t.legal(Attacker), ["desert G3"]);
    t.attacker("desert G3");
    assert_eq!((t.side(Defender, 5), t.discards()), ("JK".into(), "G3".into()));
}

#[test]
fn t72_treason_opposite_a_duck_removes_nothing() {
    let given = with_tactics().dam(3, "", "R0").dam(5, "", "R11").hands("treason", "");
    let mut t = given.attackers_turn();
    t.attacker("treason R11, place 3");
    assert_eq!(
        (t.side(Attacker, 3), t.side(Defender, 3), t.discards()),
        ("R11".into(), "R0".into(), String::new())
    );
}

#[test]
fn t73_an_explosion_leaves_the_dragonfly() {
    let mut t = with_tactics().dam(2, "R1 R2 JK", "G5").hands("", "explosion").defenders_turn();
    t.defender("explode 2");
    assert_eq!((t.side(Attacker, 2), t.side(Defender, 2)), ("JK".into(), String::new()));
    assert_eq!((t.discards(), t.out()), ("R1 R2 G5".into(), String::new()));
}

#[test]
fn t74_transfer_goes_across_only_if_there_is_room() {
    let t = with_tactics().dam(3, "R9", "G1 B2 Y4").hands("transfer", "").attackers_turn();
    assert_eq!(t.legal(Attacker), ["retreat 3", "transfer R9 discard"]);
    let mut t = with_tactics().dam(3, "R9", "G1 B2").hands("transfer", "").attackers_turn();
    assert_eq!(t.legal(Attacker), ["retreat 3", "transfer R9 across", "transfer R9 discard"]);
    t.attacker("transfer R9 across");
    assert_eq!((t.side(Attacker, 3), t.side(Defender, 3)), (String::new(), "G1 B2 R9".into()));
}

#[test]
fn t76_an_exchange_with_two_cards_against_three() {
    let mut t = with_tactics().hands("exchange R1 R2 R3 R4", "Y1 Y2").attackers_turn();
    t.attacker("exchange");
    t.defender("give Y2, give Y1");
    assert!(t.legal(Defender).is_empty());
    t.attacker("give R2, give R3, give R4");
    assert_eq!((t.hand(Attacker), t.hand(Defender)), ("R1 Y1 Y2".into(), "R2 R3 R4".into()));
}

#[test]
fn t77_the_attacker_draws_the_last_battle_card_with_tactics_left() {
    let given = with_tactics().ruses("transfer recruitment support exchange desertion treason explosion");
    let mut t = given.hands("Y1 GR", "P1").left(1).attackers_turn();
    assert_eq!(t.tactics_stock(), 3);
    t.attacker("play Y1 1, draw battle");
    assert_eq!((t.stock(), t.turn(), t.is_last_turn()), (0, Defender, false));
    t.defender("play P1 1");
    assert_eq!(t.legal(Defender), ["draw tactics"]);
    t.defender("draw tactics");
    assert_eq!((t.tactics_stock(), t.turn(), t.is_last_turn()), (2, Attacker, true));
}

// ---------------------------------------------------------------------------------------------------------------------
// Scenarios: rematch

#[test]
fn t79_who_wins_in_both_roles_wins_the_match() {
    let mut t = rematch().after_attack(12).hands("Y1", "").stock("").attackers_turn();
    let events = t.attacker("play Y1 1");
    assert!(events.contains(&Event::GameWon { seat: SEAT_0, role: Defender }));
    assert_eq!(t.winner(), Some(0));
    // The other way round: first as defender, then as attacker.
    let mut t = rematch().after_defence(3).dam(damaged(3), BEST, "").attackers_turn();
    t.attacker("claim 3");
    assert_eq!(t.winner(), Some(1));
}

#[test]
fn t80_twelve_cards_left_beat_nine() {
    let mut t = rematch().after_attack(12).dam(damaged(3), BEST, "").left(9).attackers_turn();
    t.attacker("claim 3");
    assert_eq!(t.winner(), Some(0));
    let mut t = rematch().after_attack(9).dam(damaged(3), BEST, "").left(12).attackers_turn();
    t.attacker("claim 3");
    assert_eq!(t.winner(), Some(1));
}

#[test]
fn t82_equal_counts_lead_to_a_new_pair_of_games() {
    let mut attacked = rematch().after_attack(9).dam(damaged(3), BEST, "").left(9).attackers_turn();
    let mut defended = rematch().after_defence(10).hands("Y1", "").stock("").attackers_turn();
    let tied = [attacked.attacker("claim 3"), defended.attacker("play Y1 1")];
    for (mut t, events) in [attacked, defended].into_iter().zip(tied) {
        assert!(events.contains(&Event::Tied));
        assert_eq!((t.winner(), t.stock(), t.hand_size(Attacker), t.seat(Attacker)), (None, 48, 6, SEAT_0));
        let play = t.legal_with(Attacker, "play")[0].clone();
        t.attacker(&play);
        assert_eq!(t.phase(), Phase::Draw, "and it is played");
    }
}

#[test]
fn t83_a_claim_before_the_draw_counts_the_card_that_is_not_drawn() {
    let mut t = rematch().dam(damaged(3), "R9 R10", "").hands("R11", "").left(15).attackers_turn();
    t.attacker("play R11 3, claim 3");
    let end = t.first_game().unwrap();
    assert_eq!((end.winner, end.role, end.stock), (SEAT_0, Attacker, 15));
}

#[test]
fn t84_a_beaver_that_would_meet_its_duck_still_refutes() {
    let given = given().dam(3, "R0 G0 B0", "G9 G10");
    let (rule, why) = given.clone().discards("G8").attackers_turn().refused(Attacker, "claim 3");
    let Why::Refuted { theirs, with, .. } = why else { panic!("{why:?}") };
    assert_eq!((rule, theirs.class, theirs.sum), ("R27", Class::Legion, 30));
    assert_eq!(with.into_iter().flatten().collect::<Vec<_>>(), [card("G11")]);
    assert!(given.discards("G8 G11").attackers_turn().can_claim(3));
}

#[test]
fn t85_claim_retreat_and_play_in_this_order() {
    let mut t = given().dam(3, BEST, "").dam(1, "Y4 Y6", "").hands("G2", "").attackers_turn();
    t.attacker("claim 3, retreat 1, play G2 3");
    assert!(t.is_damaged(3));
    assert_eq!((t.side(Attacker, 1), t.side(Attacker, 3)), (String::new(), "G2".into()));
}

#[test]
fn t86_a_claim_after_the_draw_is_offered_beside_the_end_of_the_turn() {
    let mut t = rematch().dam(damaged(3), BEST, "").hands("Y1", "").left(30).attackers_turn();
    t.attacker("play Y1 1, draw battle");
    assert_eq!(t.legal(Attacker), ["claim 3", "end"]);
    t.attacker("claim 3");
    assert_eq!(t.first_game().unwrap().stock, 29);
}

// ---------------------------------------------------------------------------------------------------------------------
// Invariants

/// The invariants of section 3 that hold in every position, counted anew from the cards themselves.
fn assert_lawful(game: &Battle) {
    let public = game.public();
    let view = serde_json::to_value(game.view(Viewer::Open)).unwrap();
    let mut cards: Vec<Card> = public.discards.iter().chain(public.out.iter()).collect();
    cards.extend(game.stock().iter().chain(game.tactics_stock().iter()));
    for role in Role::BOTH {
        cards.extend(game.hand(role).iter().chain(public.ruses[role].iter()));
        for dam in DamId::all() {
            let (side, spaces) = (public.side(role, dam), public.face(dam).spaces);
            cards.extend(side.cards());
            assert!(side.len() <= spaces);
            let stamp = &view["dams"][usize::from(dam.number()) - 1]["sides"][role.name()]["stamp"];
            assert_eq!(stamp != 0, side.len() == spaces, "a stamp on full sides and no others");
        }
    }
    cards.sort_unstable();
    let expected = if public.settings.tactics { 71 } else { 60 };
    let jokers = cards.iter().filter(|&&card| card == Card::DRAGONFLY).count();
    cards.dedup();
    assert_eq!(cards.len() + jokers.saturating_sub(1), expected, "every card in one place");
    assert_eq!(jokers, if public.settings.tactics { 2 } else { 0 });

    assert!(public.logs <= 3);
    if public.phase != Phase::Over {
        assert!(public.dams.iter().filter(|dam| dam.damaged).count() < 4);
        assert!(game.winners().is_none() && !game.to_act().is_empty());
    }
    assert!(public.played.attacker.abs_diff(public.played.defender) <= 1);
    if !public.settings.tactics {
        for dam in &public.dams {
            let [mine, theirs] = Role::BOTH.map(|role| dam.sides[role].battle_cards());
            let meet = |duck: &str, beaver: &str| mine.contains(card(duck)) && theirs.contains(card(beaver));
            for colour in ["R", "Y", "G", "B", "P"] {
                let (duck, beaver) = (format!("{colour}0"), format!("{colour}11"));
                assert!(!meet(&duck, &beaver) && !meet(&beaver, &duck), "{beaver} opposite {duck}");
            }
        }
    }
}

#[test]
fn invariants_hold_in_every_position_of_random_games() {
    for seed in 0..150 {
        for tactics in ["off", "on"] {
            play_out(&[("tactics", tactics), ("roles", "random")], seed, any, assert_lawful);
            play_out(&[("tactics", tactics)], seed, any_but_claims, assert_lawful);
        }
    }
}

#[test]
fn invariants_of_length_hold_and_turns_alternate() {
    let mut ends = BTreeSet::new();
    for seed in 0..400 {
        for (tactics, most) in [("off", 49), ("on", 61)] {
            let story = play_out(&[("tactics", tactics)], seed, any, |_| {});
            assert!(story.turns.len() <= most, "{} turns", story.turns.len());
            let alternate = [Attacker, Defender].into_iter().cycle();
            assert!(story.turns.iter().zip(alternate).all(|(&turn, expected)| turn == expected));
            let winner = story.end.public().winner.unwrap();
            let role = story.end.public().role(winner);
            assert!(role == Attacker || story.end.stock().is_empty() || story.end.public().last_turn);
            ends.insert((tactics, role.name()));
        }
    }
    assert_eq!(ends.len(), 4, "both roles win, with and without tactics: {ends:?}");
}

#[test]
fn invariants_sixty_one_turns_is_the_longest_game_with_tactics() {
    // Everything is drawn, the tactics cards first, Support is played, and nobody claims.
    let longest = |game: &Battle, moves: &[Move], _: &mut nurt_core::Fast| {
        let worth = |mv: &Move| match mv {
            Move::Claim(_) => 0,
            Move::Exchange | Move::Transfer(..) | Move::Explode(_) => 1,
            Move::Desert(_) | Move::Treason(_) | Move::Recruit(_) => 2,
            Move::Play(card, _) if card.is_elite() => 3,
            Move::Play(..) | Move::Pass => 4,
            Move::Retreat(_) if game.public().discards.len() < 2 => 6,
            Move::Support(_) => 7,
            Move::Draw(Stock::Tactics) => 8,
            _ => 5,
        };
        *moves.iter().max_by_key(|mv| worth(mv)).unwrap()
    };
    let lengths: Vec<usize> = (0..20)
        .map(|seed| play_out(&[("tactics", "on")], seed, longest, assert_lawful).turns.len())
        .collect();
    assert_eq!(lengths.iter().max(), Some(&61), "{lengths:?}");
}
