//! What a player is told ahead comes true, and a position that cannot be is refused in words that name the trouble.

mod common;

use common::count::{self, names};
use common::given::{Play, fresh, given, tile, who};
use nurt_core::{Fast, Fault, Game, Scenario, Seat, Secret, Table};
use nurt_the_river::components::{Card, Kind};
use nurt_the_river::outlook::{Lack, Laying};
use nurt_the_river::{Event, Step, TheRiver};

const GAMES: u64 = 25;

/// Every position of some random games in which somebody begins a turn.
fn each_turn(mut look: impl FnMut(&Play, u8)) {
    for seed in 0..GAMES {
        let mut play = fresh(2 + (seed % 3) as u8, seed);
        let mut chance = Fast::new(seed);
        while !play.over() {
            if play.step() == Step::Turn {
                look(&play, play.acts());
            }
            play.any_move(&mut chance);
        }
    }
}

/// Points of columns and meadows, counted the other way.
fn shown(play: &Play, seat: u8) -> i32 {
    let [.., columns, _] = count::score(&play.p(seat));
    let meadows: u8 = play.counted(seat).meadows.iter().sum();
    columns as i32 + i32::from(meadows)
}

fn change(after: u8, before: u8) -> i8 {
    after.cast_signed() - before.cast_signed()
}

#[test]
fn a_tile_changes_what_was_told() {
    let mut seen = 0;
    each_turn(|play, seat| {
        let outlook = TheRiver::outlook(&play.seen_by(seat));
        for name in names(&play.view().display) {
            let told = outlook.tiles[&tile(&name)][usize::from(seat)];
            let mv = format!("place terrain {name}");
            if !play.may(&mv) {
                continue;
            }
            let mut next = play.clone();
            let events = next.go(seat, &mv);
            // With a cleanup there is more that changes.
            let more = |event: &Event| matches!(event, Event::Returned { .. } | Event::Gained { .. });
            if events.iter().any(more) {
                continue;
            }
            let lost = if next.step() == Step::Overflow {
                play.p(seat).stored.iter().sum::<u8>() - next.cap(seat)
            } else {
                0
            };
            let expected = Laying {
                points: i8::try_from(shown(&next, seat) - shown(play, seat)).expect("few points"),
                production: [0, 1, 2]
                    .map(|kind| change(next.production(seat)[kind], play.production(seat)[kind])),
                warehouses: change(next.cap(seat), play.cap(seat)),
                lost,
            };
            assert_eq!(told, Some(expected), "{name} on the river {}", play.tiles(seat));
            seen += 1;
        }
    });
    assert!(seen > 5_000, "{seen} tiles");
}

#[test]
fn the_payment_that_is_proposed_can_be_made_and_keeps_the_most_food() {
    let mut seen = [0; 2];
    each_turn(|play, seat| {
        let outlook = TheRiver::outlook(&play.seen_by(seat));
        let held = play.p(seat).reserved.expect("open cards");
        for (&card, lacks) in &outlook.cards {
            let Some(lack) = lacks[usize::from(seat)] else { continue };
            let mv = format!("place build {card}");
            assert_eq!(lack.payment.is_some(), play.may(&mv), "{card}");
            let reserved = held.contains(&card);
            assert_eq!(lack.discount.is_some(), reserved);
            let Some(payment) = lack.payment else { continue };
            let paid = pay(play, seat, &mv, lack);
            assert_eq!(paid, payment, "{card}");
            let least =
                every_payment(play, seat, &mv).into_iter().map(|goods| goods[Kind::Food as usize]).min();
            assert_eq!(Some(payment[Kind::Food as usize]), least, "food for {card}");
            seen[usize::from(reserved)] += 1;
        }
    });
    assert!(seen.iter().all(|&count| count > 200), "{seen:?} cards");
}

/// Builds as was proposed; what was paid.
fn pay(play: &Play, seat: u8, mv: &str, lack: Lack) -> [u8; 4] {
    let mut next = play.clone();
    let mut events = next.go(seat, mv);
    loop {
        let answer = match next.step() {
            Step::Discount { .. } => format!("discount {}", lack.discount.expect("a discount")),
            Step::Pay { at, .. } => format!("pay {}", lack.missing[usize::from(at)]),
            _ => return paid(&events).expect("a payment"),
        };
        if paid(&events).is_some() {
            return paid(&events).expect("a payment");
        }
        events.extend(next.go(seat, &answer));
    }
}

fn paid(events: &[Event]) -> Option<[u8; 4]> {
    events.iter().find_map(|event| if let Event::Paid { goods, .. } = event { Some(*goods) } else { None })
}

/// All ways to pay.
fn every_payment(play: &Play, seat: u8, mv: &str) -> Vec<[u8; 4]> {
    let mut next = play.clone();
    let events = next.go(seat, mv);
    match (paid(&events), next.step()) {
        (Some(goods), _) => vec![goods],
        (None, Step::Discount { .. } | Step::Pay { .. }) => {
            next.moves().iter().flat_map(|mv| every_payment(&next, seat, mv)).collect()
        }
        (None, step) => panic!("nothing was paid, and {step:?} is next"),
    }
}

#[test]
fn a_reserved_card_is_cheaper_where_the_most_is_missing() {
    let lack = |stored, card: &str| {
        let play = given([who().river(0).tiles("T01 T02").stores(stored).reserved(card), who()]).turn(0);
        let card: Card = card.parse().expect("a card");
        TheRiver::outlook(&play.seen_by(0)).cards[&card][0].expect("what is missing")
    };
    // B21 costs 2 wood, 2 clay and 1 stone.
    let school = |discount, missing, payment| Lack { missing, discount: Some(discount), payment };
    assert_eq!(lack([2, 2, 0, 0], "B21"), school(Kind::Stone, [0, 0, 0], Some([2, 2, 0, 0])));
    assert_eq!(lack([2, 0, 1, 1], "B21"), school(Kind::Clay, [0, 1, 0], Some([2, 0, 1, 1])));
    assert_eq!(lack([2, 0, 1, 0], "B21"), school(Kind::Clay, [0, 1, 0], None));
    // Nothing is missing: the discount goes to what would otherwise be used up.
    assert_eq!(lack([3, 2, 2, 0], "B21"), school(Kind::Clay, [0, 0, 0], Some([2, 1, 1, 0])));
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    let refused = |players: &str, more: &str| {
        let text =
            format!(r#"{{ "players": 2, "to_act": 0, "position": {{ "players": {players} {more} }} }}"#);
        let scenario = Scenario::parse(&text).expect("a scenario");
        Table::<TheRiver>::arrange(&scenario, Secret::of_game(1, 1)).map(|_| ()).expect_err("a fault")
    };
    let range = |at: &str, given, min, max| Fault::Range { at: at.to_owned(), given, min, max };
    let first = |fields: &str| refused(&format!("[{{ {fields} }}, {{}}]"), "");
    assert_eq!(first(r#""stored": { "wood": 250 }"#), range("players[0].stored.wood", 250, 0, 24));
    assert_eq!(first(r#""stored": { "wood": 7, "clay": 1 }"#), range("players[0].stored", 8, 0, 6));
    assert_eq!(first(r#""stored": { "food": 4 }"#), range("stored.food", 4, 0, 3));
    assert_eq!(first(r#""reserved": ["B01", "B02", "B03"]"#), range("players[0].reserved", 3, 0, 2));
    assert_eq!(first(r#""tokens": [6]"#), range("players[0].tokens", 1, 0, 0));
    assert_eq!(first(r#""at": { "terrain": 3 }"#), range("players[0].at.terrain", 3, 0, 2));
    assert_eq!(first(r#""at": { "wood": 2 }"#), range("at.wood", 2, 0, 1));
    assert_eq!(first(r#""at": { "build": 255 }"#), range("players[0].at.build", 255, 0, 5));
    assert_eq!(first(r#""at": { "build": 4 }"#), range("boat", 0, 1, 5));
    assert_eq!(first(r#""settling": 9"#), range("players[0].settling", 9, 0, 4));
    assert_eq!(first(r#""river": 4"#), range("players[0].river", 4, 0, 3));
    let twice = refused(r#"[{ "river": 1 }, { "river": 1 }]"#, "");
    assert!(matches!(&twice, Fault::Twice { second, .. } if second == "players[1].river"), "{twice:?}");
    let twice = refused(r#"[{ "tiles": ["T01"] }, {}]"#, r#", "display": ["T01"]"#);
    assert!(matches!(&twice, Fault::Twice { what, .. } if what == "T01"), "{twice:?}");
    let six = refused(r#"[{ "tokens": [5], "built": ["B01"] }, {}]"#, "");
    assert!(matches!(&six, Fault::Clash { at, .. } if at == "tokens"), "{six:?}");
}

#[test]
fn who_names_no_river_board_gets_one_that_is_free() {
    let text = r#"{ "players": 3, "to_act": 0, "position": { "players": [{}, { "river": 0 }, {}] } }"#;
    let scenario = Scenario::parse(text).expect("a scenario");
    let table = Table::<TheRiver>::arrange(&scenario, Secret::of_game(1, 1)).expect("a position");
    let view = table.position().view(nurt_core::Viewer::Open);
    assert_eq!(view.players.iter().map(|player| player.river).collect::<Vec<_>>(), [1, 0, 2]);
}

#[test]
fn whoever_points_in_vain_learns_why() {
    let rule = |play: &Play, targets: &[&str]| {
        let targets: Vec<String> = targets.iter().map(|&target| target.to_owned()).collect();
        play.table.why_not_at(Seat::new(0), &targets).map(|refusal| refusal.rule().expect("a rule"))
    };
    // B14 costs wood, clay and 2 stone; the reserved cards cost more than there is too.
    let poor = who().tiles("T01 T02").stores([1, 1, 1, 0]).reserved("B15 B20").at("terrain terrain");
    let play = given([poor, who()]).offer("B14").display("T03 T04").turn(0);
    assert_eq!(rule(&play, &["island:build"]), Some("R46"));
    assert_eq!(rule(&play, &["island:build", "card:B14"]), Some("R46"));
    assert_eq!(rule(&play, &["card:B14", "island:build"]), Some("R46"));
    assert_eq!(rule(&play, &["island:reserve", "card:B14"]), Some("R42"));
    assert_eq!(rule(&play, &["card:B14"]), Some("R46"));
    assert_eq!(rule(&play, &["card:B20"]), Some("R46"));
    assert_eq!(rule(&play, &["tile:T03"]), Some("R28"));
    assert_eq!(rule(&play, &["space:2"]), Some("R51"));
    assert_eq!(rule(&play, &["card:B77"]), None);
    let draft = given([who(), who()]).round(0).display("T03 T04 T05").offer("B14").turn(0);
    for target in ["island:wood", "card:B14", "space:1", "island:build", "button:exchange"] {
        assert_eq!(rule(&draft, &[target]), Some("R17"), "{target}");
    }
}
