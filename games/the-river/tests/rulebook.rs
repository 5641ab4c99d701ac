//! The rulebook, played: a test for every rule (R), every reading (A) and every scenario (TS) of the rule file.
//! Expectations come from the rule file, not from the engine; what is to be seen on a river board and what it scores is
//! counted a second time (`common/count.rs`) from tables that were copied by hand (`common/tables.rs`), and after every
//! move the invariants of the rule file are checked.
//!
//! Scenarios bear the number of the rule that they show, and then their own: `r22_ts04_…` is TS-04.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::count::{self, names, visible};
use common::given::{
    BLACK, BLUE, GREEN, Given, Play, Who, YELLOW, done, drafted, fresh, fresh_with_events, given, given_all,
    placements, range, read, set, tile, who,
};
use common::tables::{self, CARDS, COLUMNS, RIVERS, SETTLE, SIDES, TILES, side};
use nurt_core::{Fast, Game, NoTakeBack, Seat, Silent, Table, Viewer};
use nurt_the_river::components::{self, Card, Effect, Island, Kind, Print, Terrain, Tile};
use nurt_the_river::events::Ending;
use nurt_the_river::{Event, Move, Step, TheRiver, View};
use serde_json::json;

const SEAT_0: Seat = Seat::new(0);
const SEAT_1: Seat = Seat::new(1);
const SEAT_2: Seat = Seat::new(2);

/// Tiles without a warehouse and without an effect on storage: twelve of them leave nowhere to put anything.
const NO_ROOM: &str = "T16 T17 T28 T29 T40 T41 T46 T47 T48 T58 T59 T60";

/// Some game of random moves, watched from the deal on.
fn random(players: u8, seed: u64, mut watch: impl FnMut(&Play, &[Event])) -> Play {
    let (mut play, dealt) = fresh_with_events(players, seed);
    let mut chance = Fast::new(seed);
    watch(&play, &dealt);
    while !play.over() {
        let events = play.any_move(&mut chance);
        watch(&play, &events);
    }
    play
}

/// The effect as the rule file writes it.
fn written(effect: Option<Effect>) -> String {
    match effect {
        None => String::new(),
        Some(Effect::Production(kind)) => format!("M-PROD({kind})"),
        Some(Effect::Harvest(kind)) => format!("M-HARVEST({kind})"),
        Some(Effect::Gift(kind)) => format!("M-GIFT({kind})"),
        Some(Effect::Swaps) => "M-SWAP2".to_owned(),
        Some(Effect::Tokens) => "M-TOKENS".to_owned(),
        Some(Effect::Boat) => "M-BOAT".to_owned(),
        Some(Effect::Terrain(terrain)) => format!("M-TERRAIN({})", terrain.name()),
    }
}

/// The types of a tile as the rule file writes them.
fn types(tile: Tile) -> String {
    const ALL: [Terrain; 5] =
        [Terrain::Desert, Terrain::Badlands, Terrain::Meadow, Terrain::Forest, Terrain::Mountain];
    let on = ALL.into_iter().filter(|terrain| tile.face().terrain & terrain.bit() != 0);
    on.map(Terrain::name).collect::<Vec<_>>().join("+")
}

/// Somebody with so many explorers on the boat, of four.
fn with_boat(boat: usize) -> Who {
    who().at(&vec!["build"; 4 - boat].join(" "))
}

/// Two players of whom only the first has an explorer left.
fn last_explorer(first: Who, second: Who) -> Given {
    given([first.at("build build build"), second.at("build build build build")])
}

// ---------------------------------------------------------------------------------------------------------------------
// Components

#[test]
fn r1_two_three_or_four_play_on_the_side_for_their_number() {
    assert_eq!(TheRiver::FACTS.players, (2, 4));
    for players in [0, 1, 5] {
        assert!(Table::<TheRiver>::choose(Some(players), &BTreeMap::default()).is_err(), "{players} players");
    }
    for players in 2..=4 {
        let (play, side) = (fresh(players, 1), side(players));
        assert_eq!(play.view().players.len(), usize::from(players));
        assert_eq!((play.view().values, play.view().zeros), (side.left.to_vec(), side.zeros));
        assert_eq!(play.supply(), side.supply);
    }
}

#[test]
fn r2_each_player_has_a_river_board_a_boat_and_five_explorers() {
    assert_eq!(components::EXPLORERS, 5);
    for players in 2..=4 {
        let view = fresh(players, 3).view();
        let rivers: BTreeSet<u8> = view.players.iter().map(|player| player.river).collect();
        assert_eq!(rivers.len(), usize::from(players), "every board is there once");
        for player in &view.players {
            // The fifth stands beside the bonus spaces.
            assert_eq!(player.boat + 1, 5);
            assert_eq!(player.at.iter().sum::<u8>() + player.settled, 0);
        }
    }
}

#[test]
fn r3_tiles_cards_tokens_and_resources_in_the_box() {
    assert_eq!((Tile::all().count(), Card::all().count()), (65, 33));
    let view = fresh(4, 1).view();
    assert_eq!(view.values.len() + usize::from(view.zeros), 20);
    assert_eq!((view.supply, view.supply.iter().sum::<u8>()), ([13, 13, 13, 5], 44));
    assert_eq!(usize::from(view.stack) + view.display.len(), 65);
    assert_eq!(usize::from(view.deck) + view.offer.len(), 33);
}

#[test]
fn r3_every_tile_is_the_one_of_the_rule_file() {
    assert_eq!(TILES.iter().map(|row| row.count).sum::<usize>(), 65);
    let mut next = 1;
    for row in &TILES {
        assert_eq!((row.first, row.last), (next, next + row.count - 1));
        next = row.last + 1;
        for name in range(row.first, row.last).split(' ') {
            let (tile, face) = (tile(name), tile(name).face());
            assert_eq!(tile.to_string(), name);
            assert_eq!(types(tile), row.terrain, "{name}");
            assert_eq!((face.production, face.warehouses), (row.production, row.warehouses), "{name}");
            assert_eq!(written(face.effect), row.effect, "{name}");
        }
    }
}

#[test]
fn r3_tiles_by_type_symbols_and_warehouses_add_up() {
    let count = |terrain: &str| Tile::all().filter(|&tile| types(tile) == terrain).count();
    let pure = ["desert", "badlands", "forest", "mountain", "meadow"].map(count);
    assert_eq!(pure, [12, 10, 14, 8, 17]);
    let mixed: Vec<Tile> = Tile::all().filter(|tile| tile.face().terrain.count_ones() == 2).collect();
    assert_eq!((mixed.len(), pure.iter().sum::<usize>() + mixed.len()), (4, 65));
    let symbols = [0, 1, 2].map(|kind| Tile::all().map(|tile| tile.face().production[kind]).sum::<u8>());
    assert_eq!(symbols, [13, 13, 13]);
    assert_eq!(Tile::all().map(|tile| tile.face().warehouses).sum::<u8>(), 56);
    for terrain in ["desert", "badlands", "forest", "mountain"] {
        let on = mixed.iter().filter(|&&tile| types(tile).split('+').any(|half| half == terrain));
        assert_eq!(on.count(), 2, "mixed tiles with {terrain}");
    }
    for tile in mixed {
        assert_eq!(tile.face().production.iter().sum::<u8>() + tile.face().warehouses, 1, "{tile}");
    }
    // The meadows: 3 + 3 + 3 + 5 + 1 + 1 + 1.
    let effects =
        |start: &str| Tile::all().filter(|tile| written(tile.face().effect).starts_with(start)).count();
    let kinds = ["M-PROD", "M-HARVEST", "M-GIFT", "M-TERRAIN", "M-TOKENS", "M-SWAP2", "M-BOAT"];
    assert_eq!(kinds.map(effects), [3, 3, 3, 5, 1, 1, 1]);
}

#[test]
fn r3_every_building_is_the_one_of_the_rule_file() {
    for (card, (family, cost, total, points)) in Card::all().zip(CARDS) {
        let face = card.face();
        let name: &'static str = face.family.into();
        assert_eq!((name, face.cost, face.points), (family, cost, points), "{card}");
        assert_eq!(face.cost.iter().sum::<u8>(), total, "{card}");
    }
}

#[test]
fn r3_costs_and_points_of_the_buildings_add_up() {
    let cost = |kind: usize| Card::all().map(|card| u32::from(card.face().cost[kind])).sum::<u32>();
    assert_eq!([0, 1, 2].map(cost), [53, 53, 53]);
    let average = |of: fn(Card) -> u8| Card::all().map(|card| f64::from(of(card))).sum::<f64>() / 33.0;
    assert_eq!(format!("{:.2}", average(|card| card.face().cost.iter().sum())), "4.82");
    assert_eq!(format!("{:.2}", average(|card| card.face().points)), "5.70");
    let points: BTreeSet<u8> = Card::all().map(|card| card.face().points).collect();
    assert_eq!(points.into_iter().collect::<Vec<_>>(), [2, 3, 4, 5, 6, 7, 8, 9]);
    for card in Card::all() {
        let face = card.face();
        assert!(face.cost.iter().all(|&units| units <= 3), "{card}");
        let (total, kinds) =
            (face.cost.iter().sum::<u8>(), face.cost.iter().filter(|&&units| units > 0).count() as u8);
        let less = [3, 2, 1][usize::from(total.min(5)) - 3];
        assert_eq!(face.points, total + kinds - less, "{card}");
    }
}

#[test]
fn r3_supplies_spaces_and_displays_for_every_number_of_players() {
    assert_eq!(components::OFFER, 4);
    for (config, side) in components::CONFIGS.iter().zip(&SIDES) {
        assert_eq!((config.display, config.supply), (side.display, side.supply));
        assert_eq!((config.first_bonus, config.bonus_spaces), (side.first_bonus, side.bonus_spaces));
        assert_eq!((config.tokens, config.zeros), (side.left, side.zeros));
        for (island, spaces) in side.spaces {
            let island: Island = island.parse().expect("an island");
            assert_eq!(config.spaces[island as usize], spaces, "{island:?}");
        }
    }
    // Without building: 11 spaces for two players, 19 for three, 21 for four, terrain twice for each.
    let all = [2, 3, 4]
        .map(|players| side(players).spaces.iter().map(|&(_, spaces)| spaces).sum::<u8>() + 2 * players);
    assert_eq!(all, [11, 19, 21]);
}

#[test]
fn r4_twelve_spaces_that_wind_through_three_rows_of_four() {
    assert_eq!(components::SPACES, 12);
    let columns = components::COLUMNS.map(|spaces| spaces.map(usize::from));
    assert_eq!(columns, COLUMNS);
    let forests = ["T23", "T24", "T25"];
    let deserts = ["T01", "T02", "T03", "T04"];
    let badlands = ["T13", "T14", "T15", "T18"];
    let mountains = ["T37", "T38", "T39", "T42"];
    for column in 0..4 {
        let mut tiles = [""; 12];
        for (at, spaces) in COLUMNS.iter().enumerate() {
            let here = if at == column { forests } else { [deserts[at], badlands[at], mountains[at]] };
            spaces.iter().zip(here).for_each(|(&space, name)| tiles[space - 1] = name);
        }
        let mut six = [0; 4];
        six[column] = 6;
        let play = given([who().tiles(&tiles.join(" ")), who()]).turn(0);
        assert_eq!(play.player(0).columns(), six, "{tiles:?}");
    }
}

#[test]
fn r5_printed_symbols_count_until_a_tile_covers_them() {
    let blank: Vec<String> = (52..=63).map(|number| format!("T{number}")).collect();
    for river in [BLUE, GREEN, BLACK, YELLOW] {
        for laid in 0..=12 {
            let mine = &blank[..laid];
            let play = given([who().river(river).tiles(&mine.join(" ")), who()]).turn(0);
            let (production, warehouses) = visible(river, mine);
            assert_eq!((play.production(0), play.cap(0)), (production, warehouses), "{river} {laid}");
            assert_eq!(play.player(0).free(), warehouses);
        }
    }
    // After the draft, as the rule file sums it up.
    let start = [BLUE, GREEN, BLACK, YELLOW].map(|river| {
        let play = given([who().river(river).tiles("T52"), who()]).turn(0);
        (play.production(0), play.cap(0))
    });
    assert_eq!(start, [([2, 1, 1], 6), ([1, 2, 1], 6), ([1, 1, 2], 6), ([1, 1, 1], 7)]);
}

#[test]
fn r5_the_river_boards_are_those_of_the_rule_file() {
    for (board, expected) in components::RIVERS.iter().zip(RIVERS) {
        let prints: Vec<&str> = board
            .iter()
            .map(|print| match print {
                Print::Blank => "-",
                Print::Warehouse => "w",
                Print::Makes(kind) => kind.name(),
            })
            .collect();
        assert_eq!(prints.join(" "), expected);
        let count = |what: &str| prints.iter().filter(|&&print| print == what).count();
        let makes = 12 - count("w") - count("-");
        let yellow = expected == RIVERS[usize::from(YELLOW)];
        assert_eq!((makes, count("w")), if yellow { (3, 7) } else { (4, 6) });
        assert_eq!(prints[0], "-");
    }
}

#[test]
fn r6_four_spaces_settle_an_explorer() {
    assert_eq!(components::SETTLE.map(usize::from), SETTLE);
    let blank = range(52, 62);
    let blank: Vec<&str> = blank.split(' ').collect();
    for space in 1..=12 {
        let mut play = given([who().tiles(&blank[..space - 1].join(" ")), who()]).display("T01 T02").turn(0);
        play.go(0, "place terrain T01");
        assert_eq!(play.p(0).tiles.len(), space);
        assert_eq!(play.p(0).settling, u8::from(SETTLE.contains(&space)), "space {space}");
    }
}

#[test]
fn r7_five_bonus_spaces_or_four_and_the_fifth_explorer_on_the_second() {
    for (players, spaces) in [(2, 4), (3, 5), (4, 5)] {
        let play = fresh(players, 5);
        assert_eq!(components::CONFIGS[usize::from(players) - 2].bonus_spaces, spaces);
        assert!((0..players).all(|seat| play.player(seat).fifth_waits()));
    }
    // It waits until the second token is there.
    let waits = |tokens: &[u8], built: &str| {
        given([who().tokens(tokens).built(built), who()]).turn(0).player(0).fifth_waits()
    };
    assert!(waits(&[6], "B01") && !waits(&[6, 5], "B01 B02"));
}

#[test]
fn r8_a_mixed_tile_counts_as_both_of_its_types() {
    // Desert and forest on space 1, something else on space 8 below it.
    let column = |middle: &str| {
        let tiles = format!("T45 T02 T20 T58 T37 T31 T13 {middle}");
        given([who().tiles(&tiles), who()]).turn(0).player(0).columns()[0]
    };
    assert_eq!([column("T01"), column("T32"), column("T14"), column("T38"), column("T62")], [2, 2, 0, 0, 0]);
    // And for meadows that count tiles.
    let play = given([who().tiles("T45 T58 T60"), who()]).turn(0);
    assert_eq!((play.meadow(0, "T58"), play.meadow(0, "T60")), (1, 1));
}

#[test]
fn r9_meadows_and_no_others_have_an_effect() {
    for tile in Tile::all() {
        let meadow = types(tile).split('+').any(|name| name == "meadow");
        assert_eq!(tile.face().effect.is_some(), meadow, "{tile}");
        assert!(tile.face().warehouses <= 2 && tile.face().production.iter().all(|&symbols| symbols <= 2));
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// Setup and draft

#[test]
fn r10_seats_go_clockwise_and_the_side_fits_their_number() {
    for players in 2..=4 {
        let mut play = drafted(players, 2);
        assert_eq!(play.view().display.len(), [5, 7, 9][usize::from(players) - 2]);
        let pawn = play.pawn();
        let mut order = Vec::new();
        for _ in 0..players {
            order.push(play.acts());
            let seat = play.acts();
            let mv = play.moves_like("place terrain")[0].clone();
            play.go(seat, &mv);
            while play.acts() == seat {
                play.first_move();
            }
        }
        let expected: Vec<u8> = (0..players).map(|by| (pawn + by) % players).collect();
        assert_eq!(order, expected);
    }
}

#[test]
fn r11_ts02_the_start_with_three_players() {
    let play = fresh(3, 4);
    for seat in 0..3 {
        assert_eq!(play.boat(seat), 4);
        assert!(play.player(seat).fifth_waits());
        assert!(play.tokens(seat).is_empty());
    }
    assert_eq!(play.view().values[0], 6);
    assert_eq!(play.view().zeros, 9);
    assert!(play.view().values.iter().all(|&value| value > 0));
    assert_eq!(play.view().offer.len(), 4);
    assert_eq!(drafted(3, 4).view().display.len(), 7);
}

#[test]
fn r12_one_more_tile_than_players_is_turned_up() {
    for players in 2..=4 {
        let mut shown = BTreeSet::new();
        for seed in 0..10 {
            let view = fresh(players, seed).view();
            assert_eq!(view.display.len(), usize::from(players) + 1);
            assert_eq!(usize::from(view.stack), 65 - view.display.len());
            shown.extend(names(view.display));
        }
        assert!(shown.len() > 15, "they are shuffled");
    }
}

#[test]
fn r13_four_building_cards_are_turned_up() {
    for players in 2..=4 {
        let mut shown = BTreeSet::new();
        for seed in 0..10 {
            let view = fresh(players, seed).view();
            assert_eq!((view.offer.len(), view.deck), (4, 29));
            shown.extend(names(view.offer));
        }
        assert!(shown.len() > 12, "they are shuffled");
    }
}

#[test]
fn r14_the_islands_get_the_resources_for_so_many() {
    let supplies = [2, 3, 4].map(|players| fresh(players, 1).supply());
    assert_eq!(supplies, [[7, 7, 7, 3], [10, 10, 10, 4], [13, 13, 13, 5]]);
}

#[test]
fn r15_ts03_two_players_use_the_tokens_with_two_dots() {
    let view = fresh(2, 1).view();
    assert_eq!((view.values, view.zeros), (vec![6, 5, 4, 3, 2], 3));
    assert_eq!(components::CONFIGS[0].bonus_spaces, 4);
    // No island grants one more.
    for island in ["wood", "clay", "stone"] {
        let mut play = given([who().tiles("T52"), who()]).turn(0);
        let symbols = play.production(0)[count::basic(island)];
        play.go(0, &format!("place {island}"));
        assert_eq!(play.stored(0)[count::basic(island)], symbols);
    }
}

#[test]
fn r15_three_and_four_players_use_all_tokens_the_best_on_top() {
    for players in [3, 4] {
        let view = fresh(players, 1).view();
        assert_eq!((view.values, view.zeros), (vec![6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1], 9));
    }
}

#[test]
fn r16_chance_gives_the_pawn() {
    for players in 2..=4 {
        let pawns: BTreeSet<u8> = (0..60).map(|seed| fresh(players, seed).pawn()).collect();
        assert_eq!(pawns.len(), usize::from(players));
    }
}

#[test]
fn r17_ts01_the_draft_goes_counter_clockwise_and_the_pawn_comes_last() {
    let mut play =
        given([who(), who(), who(), who()]).round(0).pawn(1).display("T01 T02 T03 T04 T23").turn(0);
    for (seat, mv) in [(0, "T03"), (3, "T01"), (2, "T23"), (1, "T02")] {
        play.go(seat, &format!("draft {mv}"));
        assert_eq!(play.tiles(seat), mv, "on space 1");
    }
    assert_eq!(names(play.view().removed), ["T04"]);
    assert_eq!((play.round(), play.acts()), (1, 1));
}

#[test]
fn r17_everybody_drafts_once_whoever_has_the_pawn() {
    for players in 2..=4 {
        for seed in 0..20 {
            let mut play = fresh(players, seed);
            let pawn = play.pawn();
            for by in 1..=players {
                let seat = (pawn + players - by) % players;
                assert_eq!(play.acts(), seat);
                assert_eq!(play.view().display.len(), usize::from(players) + 2 - usize::from(by));
                while play.round() == 0 && !play.over() && play.acts() == seat {
                    play.first_move();
                }
            }
            assert_eq!((play.round(), play.acts()), (1, pawn));
            assert!((0..players).all(|seat| play.p(seat).tiles.len() == 1));
        }
    }
}

#[test]
fn r17_the_same_secret_deals_and_plays_the_same() {
    for players in 2..=4 {
        let game = |secret| {
            let mut moves = Vec::new();
            let play = random(players, secret, |play, _| moves.push(play.moves()));
            (moves, play.position().clone())
        };
        assert_eq!(game(9), game(9));
        assert_ne!(game(9).1, game(10).1);
    }
}

#[test]
fn r18_ts01_the_tile_left_over_never_comes_back() {
    let mut reshuffled = false;
    for seed in 0..6 {
        let (mut left_over, mut stack) = (None, u8::MAX);
        random(4, seed, |play, _| {
            let view = play.view();
            if play.round() == 0 {
                assert!(view.removed.is_empty());
                return;
            }
            assert_eq!(view.removed.len(), 1);
            let out = *left_over.get_or_insert(view.removed[0]);
            assert_eq!(view.removed, [out]);
            assert!(!view.display.contains(&out) && !view.discard.contains(&out));
            assert!(view.players.iter().all(|player| !player.tiles.contains(&out)));
            reshuffled |= view.stack > stack;
            stack = view.stack;
        });
    }
    assert!(reshuffled, "the stack ran out in some game");
}

#[test]
fn r19_the_display_is_filled_and_the_pawn_begins() {
    for players in 2..=4 {
        for seed in 0..5 {
            let play = drafted(players, seed);
            let view = play.view();
            assert_eq!(view.display.len(), side(players).display);
            assert!(view.discard.is_empty());
            assert_eq!((play.round(), play.acts(), play.step()), (1, play.pawn(), Step::Turn));
        }
    }
}

#[test]
fn r20_a_gift_works_in_the_draft() {
    let draft = |display: &str| given([who(), who()]).round(0).pawn(0).display(display).turn(1);
    let mut play = draft("T55 T01 T02");
    play.go(1, "draft T55");
    assert_eq!(play.moves(), ["take 0", "take 1", "take 2", "take 3", "take 4"]);
    play.go(1, "take 4");
    assert_eq!((play.stored(1), play.supply()), ([4, 0, 0, 0], [3, 7, 7, 3]));
    assert_eq!((play.acts(), play.round()), (0, 0));
    // For the last of the draft too: then the first round begins.
    let mut play = draft("T56 T01 T02").and(1, "draft T01");
    play.go_all(0, &["draft T56", "take 2"]);
    assert_eq!((play.stored(0), play.round(), play.acts()), ([0, 2, 0, 0], 1, 0));
}

// ---------------------------------------------------------------------------------------------------------------------
// The round

#[test]
fn r21_turns_go_clockwise_from_the_pawn() {
    for players in 2..=4 {
        for pawn in 0..players {
            let mut seats = vec![with_boat(1); usize::from(players)];
            seats[usize::from(pawn)] = with_boat(2);
            let mut play = given_all(&seats).pawn(pawn).turn(pawn);
            let mut placed = placements(&play.go(pawn, "place wood"));
            let plain = ["place clay", "place stone", "place food", "place first"];
            for mv in &plain[..usize::from(players) - 1] {
                placed.extend(placements(&play.go(play.acts(), mv)));
            }
            let expected: Vec<u8> = (0..players).map(|by| (pawn + by) % players).collect();
            assert_eq!(placed, expected);
            assert_eq!((play.acts(), play.round()), (pawn, 1));
        }
    }
}

#[test]
fn r22_ts04_an_empty_boat_is_passed_over() {
    let mut play = given([done(), who().at("terrain"), done()]).turn(1);
    play.go(1, "place wood");
    assert_eq!([0, 1, 2].map(|seat| play.boat(seat)), [0, 2, 0]);
    play.go(1, "place food");
    assert_eq!((play.acts(), play.round()), (1, 1));
    play.go(1, "place first");
    assert_eq!(play.round(), 2);
    assert_eq!([0, 1, 2].map(|seat| play.boat(seat)), [4, 4, 4]);
}

#[test]
fn r23_the_round_ends_when_all_boats_are_empty() {
    let mut play = given([with_boat(1), with_boat(1), with_boat(1)]).turn(0);
    play.go(0, "place wood");
    play.go(1, "place clay");
    assert_eq!(play.round(), 1);
    let events = play.go(2, "place stone");
    assert_eq!((play.round(), play.acts()), (2, 0));
    assert!(events.iter().any(|event| matches!(event, Event::Revealed { round: 2, .. })));
}

// ---------------------------------------------------------------------------------------------------------------------
// Exchange and placing

#[test]
fn r24_ts08_three_resources_for_a_food_again_and_again() {
    let mut play = given([who().tiles("T01").stores([4, 2, 0, 0]), who().stores([0, 0, 0, 1])]).turn(0);
    assert_eq!(play.supply(), [3, 5, 7, 2]);
    play.go(0, "exchange wood wood wood");
    assert_eq!((play.stored(0), play.supply()), ([1, 2, 0, 1], [6, 5, 7, 1]));
    assert_eq!((play.acts(), play.boat(0)), (0, 4));
    play.go(0, "exchange wood clay clay");
    assert_eq!((play.stored(0), play.supply()), ([0, 0, 0, 2], [7, 7, 7, 0]));
    for third in ["exchange wood wood wood", "exchange food food food", "exchange clay food food"] {
        assert_eq!(play.rule_against(third), "R24");
    }
    assert!(play.moves_like("exchange").is_empty());
}

#[test]
fn r24_a_third_exchange_fails_for_want_of_food_alone() {
    let mut play = given([who().tiles("T01 T02").stores([4, 2, 3, 0]), who().stores([0, 0, 0, 1])]).turn(0);
    play.go_all(0, &["exchange wood wood wood", "exchange wood clay clay"]);
    assert_eq!((play.stored(0), play.supply()[3]), ([0, 0, 3, 2], 0));
    assert_eq!(play.rule_against("exchange stone stone stone"), "R24");
}

#[test]
fn r24_ts09_no_exchange_once_an_explorer_is_placed() {
    let play = given([who().tiles("T01 T02 T03").stores([3, 0, 0, 0]), who()]).turn(0);
    assert!(play.may("exchange wood wood wood"));
    let swapping = play.and(0, "place swap");
    assert_eq!(swapping.acts(), 0);
    assert_eq!(swapping.rule_against("exchange wood wood wood"), "R24");
    assert!(swapping.not_to_act(1, "exchange wood wood wood"));
    // The same while resources are given back, and while a card is paid for.
    let full = given([who().tiles("T58").stores([4, 1, 1, 0]), who()]).turn(0).and(0, "place wood");
    assert_eq!(full.acts(), 0);
    assert_eq!(full.rule_against("exchange wood wood wood"), "R24");
    let paying = given([who().tiles("T01").stores([3, 1, 1, 1]), who()]).offer("B04").turn(0);
    let paying = paying.and(0, "place build B04");
    assert_eq!(paying.acts(), 0);
    assert_eq!(paying.rule_against("exchange wood wood wood"), "R24");
}

#[test]
fn r24_ts10_no_exchange_without_food() {
    let play = given([who().tiles("T01").stores([0, 0, 3, 0]), who().stores([0, 0, 0, 3])]).turn(0);
    assert_eq!(play.supply()[3], 0);
    assert_eq!(play.rule_against("exchange stone stone stone"), "R24");
}

#[test]
fn r24_every_bundle_of_three_is_a_different_exchange() {
    let store = who().tiles("T01 T02 T03 T04 T05 T06").stores([3, 3, 3, 3]);
    let play = given([store, who(), who(), who()]).turn(0);
    let bundles: BTreeSet<String> = play.moves_like("exchange").into_iter().collect();
    assert_eq!(bundles.len(), 20);
    // With fewer in store there are fewer.
    let play = given([who().tiles("T01").stores([2, 1, 0, 0]), who()]).turn(0);
    assert_eq!(play.moves_like("exchange"), ["exchange wood wood clay"]);
    assert_eq!(play.rule_against("exchange wood clay clay"), "R24");
    let play = given([who().tiles("T01").stores([1, 1, 0, 0]), who()]).turn(0);
    assert!(play.moves_like("exchange").is_empty());
}

#[test]
fn r25_exactly_one_explorer_is_placed_and_nobody_passes() {
    let mut play = given([who(), who()]).turn(0);
    assert_eq!(play.rule_against("pass"), "R25");
    play.go(0, "place wood");
    assert_eq!((play.boat(0), play.at(0, Island::Wood), play.acts()), (3, 1, 1));
    assert!(play.not_to_act(0, "place clay"));
    // Not even whoever could exchange.
    let play = given([who().tiles("T01").stores([3, 0, 0, 0]), who()]).turn(0);
    assert_eq!(play.rule_against("pass"), "R25");
}

#[test]
fn r26_an_action_that_cannot_be_carried_out_cannot_be_chosen() {
    let play = given([who().tiles("T01").stores([1, 0, 0, 0]), who()]).offer("B04").turn(0);
    assert_eq!(play.rule_against("place swap"), "R51");
    assert_eq!(play.rule_against("place build B04"), "R46");
    assert_eq!(play.rule_against("place terrain T02"), "R29");
    assert_eq!(play.boat(0), 4);
}

#[test]
fn r26_no_chain_of_decisions_leads_to_a_dead_end() {
    for players in 2..=4 {
        for seed in 0..8 {
            let mut longest = (0, 0);
            random(players, seed, |play, events| {
                if !play.over() {
                    assert!(!play.moves().is_empty());
                }
                longest.0 = if play.step() == Step::Turn { 0 } else { longest.0 + 1 };
                longest.1 = longest.1.max(longest.0);
                assert!(placements(events).len() < 40);
            });
            assert!(longest.1 < 30);
        }
    }
}

#[test]
fn r27_single_spaces_hold_as_many_as_there_are() {
    for players in 2..=4_u8 {
        for (island, spaces) in side(players).spaces {
            let mv = match island {
                "reserve" => "place reserve B33".to_owned(),
                island => format!("place {island}"),
            };
            let table = |others: &str| {
                let mut seats = vec![who(); usize::from(players)];
                seats[0] = who().tiles("T01 T02");
                seats[1] = who().at(others);
                given_all(&seats).offer("B33 B32").turn(0)
            };
            let full = vec![island; usize::from(spaces)].join(" ");
            assert_eq!(table(&full).rule_against(&mv), "R27", "{players}: {mv}");
            let free = vec![island; usize::from(spaces) - 1].join(" ");
            assert!(table(&free).may(&mv), "{players}: {mv}");
        }
    }
}

#[test]
fn r27_building_has_room_for_everybody_and_terrain_for_two_of_each() {
    let others = who().at("build build build terrain");
    let seats = [
        who().at("terrain build").stores([1, 1, 1, 0]),
        who().at("build build build terrain"),
        others.clone(),
        who().at("build build terrain terrain"),
    ];
    let play = given(seats).display("T01 T02").offer("B04").turn(0);
    assert!(play.may("place build B04") && play.may("place terrain T01"));
    let all = play.and(0, "place build B04");
    assert_eq!((0..4).map(|seat| all.at(seat, Island::Build)).sum::<u8>(), 10);
}

// ---------------------------------------------------------------------------------------------------------------------
// Terrain

#[test]
fn r28_ts23_two_tiles_in_a_round_for_each_player() {
    let seats = || [who().at("terrain terrain"), who().at("terrain")];
    let play = given(seats()).display("T01 T02").turn(0);
    assert_eq!(play.rule_against("place terrain T01"), "R28");
    assert!(given(seats()).display("T01 T02").turn(1).may("place terrain T01"));
}

#[test]
fn r28_ts24_a_full_river_takes_no_tile() {
    let full = || who().tiles(NO_ROOM).settled(3);
    let play = given([full(), who()]).display("T01 T02").ending().turn(0);
    assert_eq!(play.rule_against("place terrain T01"), "R28");
    for round in [2, 9] {
        let play = given([full(), who()]).round(round).display("T01 T02").ending().turn(0);
        assert_eq!(play.rule_against("place terrain T01"), "R28");
    }
    // With eleven it is still possible.
    let eleven = who().tiles(&NO_ROOM[..NO_ROOM.len() - 4]);
    assert!(given([eleven, who()]).display("T01 T02").turn(0).may("place terrain T01"));
}

#[test]
fn r28_an_empty_display_gives_nothing() {
    let play = given([who(), who()]).turn(0);
    assert!(play.moves_like("place terrain").is_empty());
    assert!(Tile::all().all(|tile| !play.may(&format!("place terrain {tile}"))));
}

#[test]
fn r29_any_tile_on_display_goes_to_the_next_space_and_stays() {
    let mut play = given([who().tiles("T01 T02"), who()]).display("T03 T28 T58").turn(0);
    let tiles: Vec<String> = play.moves_like("place terrain");
    assert_eq!(tiles, ["place terrain T03", "place terrain T28", "place terrain T58"]);
    assert_eq!(play.rule_against("place terrain T04"), "R29");
    play.go(0, "place terrain T28");
    assert_eq!((play.tiles(0).as_str(), play.display().as_str()), ("T01 T02 T28", "T03 T58"));
    assert_eq!((play.at(0, Island::Terrain), play.acts()), (1, 1));
    // Laid tiles never leave: in no game does a river get shorter.
    let mut before: Vec<BTreeSet<String>> = vec![BTreeSet::new(); 3];
    random(3, 5, |play, _| {
        for (seat, before) in before.iter_mut().enumerate() {
            let now: BTreeSet<String> = names(&play.p(seat as u8).tiles).into_iter().collect();
            assert!(before.is_subset(&now));
            *before = now;
        }
    });
}

#[test]
fn r30_ts20_a_covered_symbol_no_longer_counts() {
    let play = given([who().river(BLUE).tiles("T01 T02"), who()]).display("T03 T28").turn(0);
    assert_eq!(play.production(0), [2, 1, 1]);
    let plain = play.and(0, "place terrain T03");
    assert_eq!((plain.tiles(0).as_str(), plain.production(0)), ("T01 T02 T03", [1, 1, 1]));
    let wooden = play.and(0, "place terrain T28");
    assert_eq!(wooden.production(0), [3, 1, 1], "one less, and the two of the tile");
}

#[test]
fn r30_ts21_the_new_tile_has_room_for_what_was_covered() {
    let eleven = "T16 T17 T28 T29 T40 T41 T46 T47 T48 T58 T45";
    let store = who().river(BLUE).tiles(eleven).stores([1, 1, 0, 0]).settled(3);
    let mut play = given([store, who()]).display("T23 T01").turn(0);
    assert_eq!((play.cap(0), play.player(0).stock(), play.player(0).free()), (2, 2, 0));
    play.go(0, "place terrain T23");
    assert_eq!((play.cap(0), play.stored(0), play.acts()), (2, [1, 1, 0, 0], 1));
}

#[test]
fn r30_what_finds_no_room_goes_back() {
    // Space 2 of the blue board is a warehouse, the tile has none.
    let store = who().river(BLUE).tiles("T58").stores([2, 2, 1, 1]);
    let mut play = given([store, who()]).display("T59 T01").turn(0);
    assert_eq!(play.cap(0), 6);
    play.go(0, "place terrain T59");
    assert_eq!((play.cap(0), play.step(), play.acts()), (5, Step::Overflow, 0));
    assert_eq!(play.moves(), ["return wood", "return clay", "return stone", "return food"]);
    play.go(0, "return stone");
    assert_eq!((play.stored(0), play.supply(), play.acts()), ([2, 2, 0, 1], [5, 5, 7, 2], 1));
    // If all that is stored is of one kind, there is nothing to ask.
    let store = who().river(BLUE).tiles("T58").stores([6, 0, 0, 0]);
    let play = given([store, who()]).display("T59 T01").turn(0).and(0, "place terrain T59");
    assert_eq!((play.stored(0), play.acts()), ([5, 0, 0, 0], 1));
}

#[test]
fn r31_first_the_storage_then_the_meadow() {
    // Six stored, the gift covers a warehouse: one goes back, and only then four of wood are given, for others.
    let store = who().river(BLUE).tiles("T58").stores([0, 2, 2, 2]);
    let mut play = given([store, who()]).display("T55 T01").turn(0);
    play.go(0, "place terrain T55");
    assert_eq!((play.step(), play.moves().len()), (Step::Overflow, 3));
    play.go(0, "return food");
    assert_eq!(play.step(), Step::Gift { kind: Kind::Wood });
    assert_eq!(play.moves(), ["take 0", "take 1", "take 2", "take 3", "take 4"]);
    play.go_all(0, &["take 1", "return clay"]);
    assert_eq!((play.stored(0), play.acts()), ([1, 1, 2, 1], 1));
}

#[test]
fn r32_ts25_the_display_is_filled_in_cleanup_only() {
    let mut play = given([with_boat(1), with_boat(2)]).display("T01 T02 T03 T04 T05").turn(0);
    play.go(0, "place terrain T01");
    assert_eq!(play.display(), "T02 T03 T04 T05");
    play.go(1, "place terrain T02");
    assert_eq!((play.display().as_str(), play.round()), ("T03 T04 T05", 1));
    play.go(1, "place first");
    assert_eq!(play.round(), 2);
    assert_eq!(names(play.view().discard), ["T03", "T04", "T05"]);
    assert_eq!(play.view().display.len(), 5);
    assert!(play.view().display.iter().all(|new| !play.view().discard.contains(new)));
}

#[test]
fn r33_covering_a_settle_space_settles_somebody_in_cleanup() {
    let five = who().tiles("T01 T02 T03 T04 T05");
    let mut play = last_explorer(five, who()).display("T23 T24").turn(0);
    let events = play.go(0, "place terrain T23");
    assert!(events.contains(&Event::Settled { seat: SEAT_0, count: 1 }));
    assert_eq!((play.round(), play.boat(0), play.p(0).settled, play.boat(1)), (2, 3, 1, 4));
    // Not before cleanup.
    let five = who().tiles("T01 T02 T03 T04 T05");
    let play = given([five, who()]).display("T23 T24").turn(0).and(0, "place terrain T23");
    assert_eq!((play.boat(0), play.p(0).settled, play.p(0).settling), (3, 0, 1));
}

// ---------------------------------------------------------------------------------------------------------------------
// Resources

#[test]
fn r34_ts13_the_second_explorer_gets_no_more_than_the_symbols() {
    let seats = [who().at("clay"), who().river(GREEN).tiles("T01"), who(), who()];
    let mut play = given(seats).turn(1);
    assert_eq!(play.production(1)[1], 2);
    play.go(1, "place clay");
    assert_eq!((play.stored(1), play.supply()[1]), ([0, 2, 0, 0], 11));
    assert_eq!(play.rule_against("place clay"), "R27");
}

#[test]
fn r34_ts14_two_players_get_nothing_more() {
    let play = given([who().river(BLUE).tiles("T01 T02 T03 T04 T05 T06 T31").settled(1), who()]).turn(0);
    assert_eq!(play.production(0)[2], 0);
    assert_eq!(play.rule_against("place stone"), "R35");
}

#[test]
fn r34_the_first_of_three_or_four_gets_one_more() {
    for players in [3, 4_usize] {
        // No stone symbol at all.
        let mut seats = vec![who(); players];
        seats[0] = who().tiles("T01 T02 T03 T04 T05 T06 T31").settled(1);
        let mut play = given_all(&seats).turn(0);
        assert_eq!((play.production(0)[2], play.counted(0).yields[2]), (0, 1));
        play.go(0, "place stone");
        assert_eq!(play.stored(0), [0, 0, 1, 0]);
        // Each island for itself, and anew in each round.
        let wood = play.production(1)[0];
        play.go(1, "place wood");
        assert_eq!(play.stored(1)[0], wood + 1);
        play.finish_round();
        assert!(
            (0..3).all(|kind| play.counted(0).yields[kind]
                == (play.production(0)[kind] + 1).min(play.supply()[kind]))
        );
    }
}

#[test]
fn r35_ts16_nobody_gets_more_than_there_is() {
    let five = || who().river(BLUE).tiles("T28 T29 T58");
    let mut play = given([five(), who().stores([5, 0, 0, 0])]).turn(0);
    assert_eq!((play.production(0)[0], play.player(0).free(), play.supply()[0]), (5, 5, 2));
    play.go(0, "place wood");
    assert_eq!((play.stored(0), play.supply()[0], play.acts()), ([2, 0, 0, 0], 0, 1));
    let play = given([five(), who().tiles("T01").stores([7, 0, 0, 0])]).turn(0);
    assert_eq!(play.supply()[0], 0);
    assert_eq!(play.rule_against("place wood"), "R35");
}

#[test]
fn r36_ts12_the_clay_of_the_rulebook() {
    let store = who().river(BLUE).tiles("T16 T48 T28 T40 T58").stores([0, 0, 1, 0]);
    let mut play = given([store, who(), who(), who()]).turn(0);
    assert_eq!((play.production(0)[1], play.cap(0), play.player(0).free()), (3, 4, 3));
    assert_eq!((play.supply()[1], play.supply()[2]), (13, 12));
    play.go(0, "place clay");
    assert_eq!(play.moves(), ["take 3", "take 4"]);
    let modest = play.and(0, "take 3");
    assert_eq!((modest.stored(0), modest.supply(), modest.acts()), ([0, 3, 1, 0], [13, 10, 12, 5], 1));
    play.go(0, "take 4");
    assert_eq!((play.stored(0), play.supply(), play.acts()), ([0, 4, 0, 0], [13, 9, 13, 5], 1));
}

#[test]
fn r36_how_many_are_taken_lies_between_what_fits_and_what_can_be_made_to_fit() {
    // Four or five wood symbols to be seen, and six, five or more warehouses.
    let take = |stored: [u8; 4], tiles: &str| {
        let mut play = given([who().river(BLUE).tiles(tiles).stores(stored), who()]).turn(0);
        play.go(0, "place wood");
        play
    };
    // T28: 4 symbols, 6 warehouses. All fit.
    let play = take([0, 1, 1, 0], "T28");
    assert_eq!((play.stored(0), play.acts()), ([4, 1, 1, 0], 1));
    // Five stored, one free: 1 to 1 + others.
    let play = take([1, 2, 1, 1], "T28");
    assert_eq!(play.moves(), ["take 1", "take 2", "take 3", "take 4"]);
    assert_eq!(play.rule_against("take 0"), "R36");
    assert_eq!(play.rule_against("take 5"), "R36");
    // Three others only, and the wood stays.
    let play = take([3, 1, 1, 0], "T28");
    assert_eq!(play.moves(), ["take 1", "take 2", "take 3"]);
    let mut play = play.and(0, "take 3");
    assert_eq!(play.moves(), ["return clay", "return stone"]);
    play.go(0, "return clay");
    assert_eq!((play.stored(0), play.acts()), ([6, 0, 0, 0], 1), "the stone went without asking");
    // Full: one at least, and no more than others make room for.
    play = take([3, 2, 1, 0], "T28");
    assert_eq!(play.moves(), ["take 1", "take 2", "take 3"]);
    play.go(0, "take 2");
    assert_eq!(play.moves(), ["return clay", "return stone"], "wood makes no room for two of wood");
    assert_eq!(play.rule_against("return wood"), "R36");
    play.go(0, "return clay");
    assert_eq!((play.moves(), play.stored(0)), (names(["return clay", "return stone"]), [3, 1, 1, 0]));
    play.go(0, "return stone");
    assert_eq!((play.stored(0), play.supply(), play.acts()), ([5, 1, 0, 0], [2, 6, 7, 3], 1));
}

#[test]
fn r37_no_more_is_stored_than_there_are_warehouses() {
    let play = given([who().tiles(NO_ROOM).settled(3), who()]).ending().turn(0);
    assert_eq!(play.cap(0), 0);
    for mv in ["place wood", "place clay", "place stone", "place food"] {
        assert_eq!(play.rule_against(mv), "R37");
    }
    // Food counts like the others.
    let play = given([who().river(BLUE).tiles("T58").stores([0, 0, 3, 3]), who()]).turn(0);
    assert_eq!((play.cap(0), play.player(0).free(), play.player(0).stock()), (6, 0, 6));
    // All the time, in all games, as the invariants say.
    for players in 2..=4 {
        random(players, 77, |_, _| {});
    }
}

#[test]
fn r38_ts17_with_full_storage_something_is_given_and_something_taken() {
    let tiles = "T47 T16 T17 T40 T41 T46 T48 T58";
    let store = who().river(BLUE).tiles(tiles).stores([2, 1, 0, 0]).settled(2);
    let mut play = given([store, who()]).turn(0);
    assert_eq!((play.cap(0), play.player(0).free(), play.production(0)[0], play.supply()[0]), (3, 0, 2, 5));
    play.go(0, "place wood");
    assert!(!play.may("take 0") && play.acts() == 0, "not everything can be declined");
    play.rule_against("take 0");
    assert_eq!(play.moves(), ["return wood", "return clay"]);
    play.go(0, "return clay");
    assert_eq!((play.stored(0), play.supply(), play.acts()), ([3, 0, 0, 0], [4, 7, 7, 3], 1));
}

#[test]
fn r38_what_fits_must_be_taken() {
    // Two free, four come: one is too few.
    let mut play = given([who().river(BLUE).tiles("T28").stores([0, 4, 0, 0]), who()]).turn(0);
    play.go(0, "place wood");
    assert_eq!(play.moves(), ["take 2", "take 3", "take 4"]);
    assert_eq!(play.rule_against("take 1"), "R36");
}

#[test]
fn r39_ts18_exactly_one_food() {
    let mut play = given([who(), who().stores([0, 0, 0, 2])]).turn(0);
    assert_eq!(play.supply()[3], 1);
    play.go(0, "place food");
    assert_eq!((play.stored(0), play.supply()[3], play.acts()), ([0, 0, 0, 1], 0, 1));
    // The first of three gets no more, and the second the same.
    let mut play = given([who(), who(), who()]).turn(0);
    play.go(0, "place food");
    play.go(1, "place food");
    assert_eq!((play.stored(0), play.stored(1)), ([0, 0, 0, 1], [0, 0, 0, 1]));
    assert_eq!(play.rule_against("place food"), "R27");
}

#[test]
fn r40_without_food_any_basic_resource_that_is_there() {
    let mut play = given([who(), who().tiles("T01 T02").stores([0, 5, 0, 3])]).turn(0);
    assert_eq!(play.moves_like("place food"), ["place food wood", "place food clay", "place food stone"]);
    assert_eq!(play.rule_against("place food"), "R40");
    play.go(0, "place food stone");
    assert_eq!((play.stored(0), play.at(0, Island::Food)), ([0, 0, 1, 0], 1));
    // One that is used up cannot be chosen.
    let play = given([who(), who().tiles("T01 T02 T03 T04").stores([0, 7, 0, 3])]).turn(0);
    assert_eq!(play.moves_like("place food"), ["place food wood", "place food stone"]);
    assert_eq!(play.rule_against("place food clay"), "R40");
    // If everything is used up, nobody can go there.
    let all = who().tiles(&format!("{} {}", range(1, 6), range(31, 36))).stores([7, 7, 7, 3]);
    let play = given([who(), all]).turn(0);
    assert_eq!(play.supply(), [0; 4]);
    assert!(play.moves_like("place food").is_empty());
    assert_eq!(play.rule_against("place food"), "R40");
    assert_eq!(play.rule_against("place food wood"), "R40");
}

#[test]
fn r41_ts29_food_stands_for_any_resource() {
    let mut play = given([who().tiles("T01").stores([1, 0, 0, 2]), who()]).offer("B04 B01 B02 B03").turn(0);
    assert_eq!(play.supply(), [6, 7, 7, 1]);
    let events = play.go(0, "place build B04");
    assert_eq!((play.built(0).as_str(), play.stored(0), play.supply()), ("B04", [0; 4], [7, 7, 7, 3]));
    assert!(events.contains(&Event::Paid { seat: SEAT_0, goods: [1, 0, 0, 2] }));
}

// ---------------------------------------------------------------------------------------------------------------------
// Buildings

#[test]
fn r42_ts27_two_reserved_cards_at_the_most() {
    let seats = [who().tiles("T01").reserved("B01 B02").stores([2, 1, 0, 0]), who()];
    let mut play = given(seats).offer("B03 B10").turn(0);
    assert_eq!(play.rule_against("place reserve B03"), "R42");
    play.go_all(0, &["place build B01", "discount wood"]);
    assert_eq!((play.reserved(0).as_str(), play.built(0).as_str()), ("B02", "B01"));
    play.go(1, "place wood");
    play.go(0, "place reserve B03");
    assert_eq!((play.reserved(0).as_str(), play.at(0, Island::Reserve)), ("B02 B03", 1));
}

#[test]
fn r42_a_face_up_card_is_taken_and_not_replaced_before_cleanup() {
    let mut play = given([who(), who()]).offer("B03 B10 B20 B30").turn(0);
    let cards = ["place reserve B03", "place reserve B10", "place reserve B20", "place reserve B30"];
    assert_eq!(play.moves_like("place reserve"), cards);
    assert_eq!(play.rule_against("place reserve B04"), "R43");
    play.go(0, "place reserve B20");
    assert_eq!((play.reserved(0).as_str(), play.offer().as_str(), play.acts()), ("B20", "B03 B10 B30", 1));
    assert_eq!(play.rule_against("place reserve B03"), "R27", "one space for two players");
    play.finish_round();
    assert_eq!(play.view().offer.len(), 4);
    assert!(set(&play.offer()).is_superset(&set("B03 B10 B30")));
}

#[test]
fn r43_one_card_from_the_display_or_of_the_own_reserved_ones() {
    let rich = who().tiles("T01 T02").stores([2, 2, 2, 0]).reserved("B05");
    let seats = [rich, who().reserved("B12").stores([2, 2, 2, 0])];
    let mut play = given(seats).offer("B04 B06 B31").turn(0);
    assert_eq!(play.moves_like("place build"), ["place build B04", "place build B06", "place build B05"]);
    assert_eq!(play.rule_against("place build B12"), "R43", "that is somebody else's");
    assert_eq!(play.rule_against("place build B07"), "R43", "that is in the deck");
    play.go(0, "place build B06");
    assert_eq!((play.built(0).as_str(), play.offer().as_str()), ("B06", "B04 B31"));
    assert_eq!((play.reserved(0).as_str(), play.at(0, Island::Build), play.acts()), ("B05", 1, 1));
}

#[test]
fn r44_each_unit_is_paid_in_kind_or_with_food() {
    // B04 costs one of each; one food may stand for any of them or for none.
    let play = given([who().stores([1, 1, 1, 1]), who()]).offer("B04").turn(0).and(0, "place build B04");
    assert_eq!((play.acts(), play.moves()), (0, names(["pay 0", "pay 1"])));
    let wood = play.and(0, "pay 1");
    assert_eq!((wood.stored(0), wood.acts()), ([1, 0, 0, 0], 1), "nothing more to ask");
    let clay = play.and(0, "pay 0").and(0, "pay 1");
    assert_eq!((clay.stored(0), clay.acts()), ([0, 1, 0, 0], 1));
    let last = play.and(0, "pay 0").and(0, "pay 0");
    assert_eq!(last.moves(), ["pay 0", "pay 1"]);
    assert_eq!(last.and(0, "pay 1").stored(0), [0, 0, 1, 0]);
    assert_eq!(last.and(0, "pay 0").stored(0), [0, 0, 0, 1]);
    assert_eq!(last.rule_against("pay 2"), "R44");
    // The supply has it all back.
    assert_eq!(last.and(0, "pay 0").supply(), [7, 7, 7, 2]);
}

#[test]
fn r44_food_is_kept_for_the_kinds_that_need_it() {
    // B12 costs 2 wood, 1 clay, 1 stone; no stone is there, so one food is spoken for.
    let play = given([who().tiles("T01").stores([2, 1, 0, 2]), who()]).offer("B12").turn(0);
    let play = play.and(0, "place build B12");
    assert_eq!(play.moves(), ["pay 0", "pay 1"]);
    assert_eq!(play.rule_against("pay 2"), "R44");
    let wood = play.and(0, "pay 1");
    assert_eq!((wood.stored(0), wood.acts()), ([1, 0, 0, 0], 1));
    let rest = play.and(0, "pay 0");
    assert_eq!(rest.moves(), ["pay 0", "pay 1"]);
    assert_eq!(rest.and(0, "pay 0").stored(0), [0, 0, 0, 1]);
    assert_eq!(rest.and(0, "pay 1").stored(0), [0, 1, 0, 0]);
    // With three food and one wood at least one and at most two units of wood are paid with it.
    let play = given([who().tiles("T01").stores([1, 1, 0, 3]), who()]).offer("B12").turn(0);
    let play = play.and(0, "place build B12");
    assert_eq!(play.moves(), ["pay 1", "pay 2"]);
    assert_eq!(play.rule_against("pay 0"), "R44");
    assert_eq!(play.and(0, "pay 2").stored(0), [1, 0, 0, 0]);
    // Nothing can be paid beyond the cost.
    let play = given([who().tiles("T01").stores([3, 2, 2, 0]), who()]).offer("B12").turn(0);
    assert_eq!(play.and(0, "place build B12").stored(0), [1, 1, 1, 0]);
}

#[test]
fn r45_ts28_a_reserved_card_costs_one_less() {
    let mut play = given([who().reserved("B01").stores([2, 0, 0, 0]), who()]).turn(0);
    let events = play.go(0, "place build B01");
    assert!(events.contains(&Event::Discounted { seat: SEAT_0, kind: Kind::Clay }));
    assert!(events.contains(&Event::Paid { seat: SEAT_0, goods: [2, 0, 0, 0] }));
    assert_eq!((play.stored(0), play.built(0).as_str(), play.acts()), ([0; 4], "B01", 1));
    let play = given([who().stores([2, 0, 0, 0]), who()]).offer("B01").turn(0);
    assert_eq!(play.rule_against("place build B01"), "R46");
}

#[test]
fn r45_the_kind_is_chosen_among_those_of_the_cost() {
    let mut play = given([who().reserved("B01").stores([2, 1, 1, 0]), who()]).turn(0);
    play.go(0, "place build B01");
    assert_eq!(play.moves(), ["discount wood", "discount clay"]);
    assert_eq!(play.rule_against("discount stone"), "R45");
    assert_eq!(play.and(0, "discount wood").stored(0), [1, 0, 1, 0]);
    assert_eq!(play.and(0, "discount clay").stored(0), [0, 1, 1, 0]);
    // Only where the rest can be paid: 1 wood and 1 food for 2 wood and 1 clay.
    let mut play = given([who().reserved("B01 B33").stores([1, 0, 0, 1]), who()]).turn(0);
    play.go(0, "place build B01");
    assert_eq!(play.moves(), ["discount wood", "discount clay"]);
    assert_eq!(play.and(0, "discount wood").stored(0), [0; 4]);
    let mut play = given([who().reserved("B03").stores([0, 1, 1, 0]), who()]).turn(0);
    play.go(0, "place build B03");
    assert_eq!(
        (play.built(0).as_str(), play.stored(0)),
        ("B03", [0; 4]),
        "one clay less, or it cannot be paid"
    );
    // No discount on the display.
    let mut play = given([who().stores([2, 1, 0, 0]), who()]).offer("B01").turn(0);
    play.go(0, "place build B01");
    assert_eq!(play.stored(0), [0; 4]);
}

#[test]
fn r46_a_card_that_cannot_be_paid_cannot_be_built() {
    let play = given([who().tiles("T01").stores([1, 1, 0, 0]).reserved("B31"), who()]).offer("B04").turn(0);
    assert!(play.moves_like("place build").is_empty());
    for mv in ["place build B04", "place build B31"] {
        assert_eq!(play.rule_against(mv), "R46");
    }
    let play = given([who().tiles("T01").stores([1, 1, 0, 1]).reserved("B31"), who()]).offer("B04").turn(0);
    assert_eq!(play.moves_like("place build"), ["place build B04"]);
}

#[test]
fn r47_the_points_of_a_building_are_put_away() {
    let mut play = given([who().stores([1, 1, 1, 0]), who()]).offer("B04").turn(0);
    play.go(0, "place build B04");
    let (mine, others) = (play.seen_by(0), play.seen_by(1));
    assert_eq!(names(mine.players[0].built.clone().expect("my own")), ["B04"]);
    assert_eq!((others.players[0].built.clone(), others.players[0].buildings), (None, 1));
    assert_eq!(play.line(Viewer::Seat(SEAT_1), "score-buildings"), [None, Some(0)]);
    assert_eq!(play.line(Viewer::Seat(SEAT_0), "score-buildings"), [Some(3), None]);
}

#[test]
fn r48_ts31_tokens_fall_in_value_and_then_are_zeros() {
    let builder =
        |built: &str, tokens: &[u8], stored: [u8; 4]| who().built(built).tokens(tokens).stores(stored);
    let seats = [
        builder("B06 B07 B08", &[6, 5, 3], [1, 1, 1, 0]),
        builder("B09 B10 B11", &[6, 5, 3], [1, 1, 1, 0]),
        builder("B12 B13 B14", &[4, 4, 2], [2, 1, 0, 0]),
    ];
    let mut play = given(seats).offer("B01 B02 B04 B05").turn(0);
    assert_eq!((play.view().values, play.view().zeros), (vec![2, 1], 9));
    play.go(0, "place build B04");
    play.go(1, "place build B05");
    play.go(2, "place build B01");
    assert_eq!([0, 1, 2].map(|seat| play.tokens(seat)[3]), [2, 1, 0]);
    assert_eq!((play.view().values, play.view().zeros), (vec![], 8));
}

#[test]
fn r48_ts32_no_token_for_a_full_track() {
    let full = who().built("B06 B07 B08 B09 B10").tokens(&[6, 6, 5, 5, 4]).stores([1, 1, 1, 0]);
    let mut play = given([full, who(), who()]).offer("B04").ending().turn(0);
    let (values, zeros) = (play.view().values, play.view().zeros);
    let events = play.go(0, "place build B04");
    assert_eq!(play.built(0), "B04 B06 B07 B08 B09 B10");
    assert_eq!(play.tokens(0), [6, 6, 5, 5, 4]);
    assert_eq!((play.view().values, play.view().zeros), (values, zeros));
    assert!(!events.iter().any(|event| matches!(event, Event::Token { .. })));
}

#[test]
fn r48_the_topmost_space_without_a_token_even_beside_the_explorer() {
    let build = |tokens: &[u8], built: &str| {
        let mut play =
            given([who().tokens(tokens).built(built).stores([1, 1, 1, 0]), who()]).offer("B04").turn(0);
        play.go(0, "place build B04");
        play.tokens(0)
    };
    assert_eq!(build(&[], ""), [6]);
    assert_eq!(build(&[6], "B10"), [6, 5]);
    assert_eq!(build(&[6, 5], "B10 B11"), [6, 5, 4]);
}

#[test]
fn r49_ts05_the_fifth_explorer_prolongs_the_round() {
    let last = who().built("B10").tokens(&[6]).stores([1, 1, 1, 0]).at("terrain build build");
    let mut play = given([done(), done(), last]).display("T01 T02").offer("B04").turn(2);
    assert_eq!((play.boat(0), play.boat(1), play.boat(2)), (0, 0, 1));
    assert!(play.player(2).fifth_waits());
    let events = play.go(2, "place build B04");
    assert!(events.contains(&Event::Released { seat: SEAT_2 }));
    assert_eq!((play.tokens(2), play.boat(2), play.round(), play.acts()), (vec![6, 6], 1, 1, 2));
    assert!(!play.player(2).fifth_waits());
    play.go(2, "place wood");
    assert_eq!((play.round(), play.boat(2), play.boat(0)), (2, 5, 4));
}

#[test]
fn r49_it_comes_with_the_second_token_and_no_other() {
    for (tokens, built, boat) in [(vec![], "", 3), (vec![6], "B10", 4), (vec![6, 5], "B10 B11", 4)] {
        let mut play =
            given([who().tokens(&tokens).built(built).stores([1, 1, 1, 0]), who()]).offer("B04").turn(0);
        play.go(0, "place build B04");
        assert_eq!(play.boat(0), boat, "{tokens:?}");
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// Pawn and swapping

#[test]
fn r50_ts06_the_pawn_changes_nothing_in_this_round() {
    let mut play = given([who(), who(), who()]).pawn(0).turn(0);
    play.go(0, "place wood");
    play.go(1, "place clay");
    play.go(2, "place first");
    assert_eq!((play.acts(), play.pawn()), (0, 2));
    play.go(0, "place food");
    assert_eq!(play.acts(), 1);
    play.finish_round();
    assert_eq!((play.round(), play.acts(), play.pawn()), (2, 2, 2));
}

#[test]
fn r50_the_holder_may_take_it_and_nobody_has_to() {
    let mut play = given([who(), who().at("build")]).pawn(1).turn(1);
    play.go(1, "place first");
    assert_eq!((play.pawn(), play.acts()), (1, 0));
    assert_eq!(play.rule_against("place first"), "R27");
    // If nobody takes it, it stays.
    let mut play = given([with_boat(1), with_boat(1), with_boat(1)]).pawn(1).turn(1);
    play.go(1, "place wood");
    play.go(2, "place clay");
    play.go(0, "place stone");
    assert_eq!((play.round(), play.pawn(), play.acts()), (2, 1, 1));
}

#[test]
fn r51_ts33_two_tiles_change_places_with_what_lies_on_them() {
    let mut play = given([who().river(BLUE).tiles("T23 T07").stores([1, 1, 0, 0]), who()]).turn(0);
    let (cap, production) = (play.cap(0), play.production(0));
    let events = play.go(0, "place swap");
    assert!(events.contains(&Event::Swapped { seat: SEAT_0, first: 1, second: 2 }), "there is only one way");
    assert_eq!((play.tiles(0).as_str(), play.stored(0)), ("T07 T23", [1, 1, 0, 0]));
    assert_eq!((play.cap(0), play.production(0), play.acts()), (cap, production, 1));
    let play = given([who().tiles("T23"), who()]).turn(0);
    assert_eq!(play.rule_against("place swap"), "R51");
}

#[test]
fn r51_nothing_happens_a_second_time() {
    let mut play = given([who().tiles("T55 T23 T64 T56 T01 T02"), who()]).turn(0);
    play.go(0, "place swap");
    assert_eq!(play.moves().len(), 15);
    assert_eq!(play.rule_against("swap 1 7"), "R51");
    let events = play.go(0, "swap 3 6");
    assert_eq!((play.tiles(0).as_str(), play.acts()), ("T55 T23 T02 T56 T01 T64", 1));
    assert_eq!((play.stored(0), play.p(0).settling), ([0; 4], 0));
    assert!(!events.iter().any(|event| matches!(event, Event::Gained { .. } | Event::Laid { .. })));
}

// ---------------------------------------------------------------------------------------------------------------------
// Cleanup

#[test]
fn r52_ts37_of_two_meadows_that_yield_the_same_the_pawn_comes_first() {
    // The tile is in the box once; a view that shows it twice serves as test data.
    let rich = who().tiles("T01 T02").stores([9, 0, 0, 0]).at("build build build build");
    let seats = [who().tiles("T52").at("build build build"), rich, done().tiles("T03")];
    let play = given(seats).pawn(2).turn(0);
    let mut shown = serde_json::to_value(play.view()).expect("JSON");
    shown["players"][2]["tiles"] = json!(["T52"]);
    let view: View = serde_json::from_value(shown).expect("a view");
    let mut position = TheRiver::imagine(&view, &mut Fast::new(1));
    assert_eq!(position.view(Viewer::Open).supply[0], 1);
    position.apply(SEAT_0, read("place clay"), &mut Fast::new(1), &mut Silent).expect("a legal move");
    let after = position.view(Viewer::Open);
    assert_eq!((after.round, after.supply[0]), (2, 0));
    assert_eq!([0, 2].map(|seat: usize| after.players[seat].stored[0]), [0, 1]);
}

#[test]
fn r52_the_meadows_of_the_pawn_yield_first() {
    // Both are full. Seat 2 has the pawn and gives back wood, of which there is none: then seat 0 finds one.
    let pawn = who().river(BLUE).tiles("T53").stores([6, 0, 0, 0]).at("build build build build");
    let other = who().river(BLACK).tiles("T52").stores([0, 2, 3, 0]).at("build build build");
    let rest = who().tiles("T01 T02").stores([4, 0, 0, 0]).at("build build build build");
    let mut play = given([other, rest, pawn]).pawn(2).turn(0);
    assert_eq!((play.supply()[0], play.player(0).free(), play.player(2).free()), (0, 1, 0));
    play.go(0, "place first");
    // Seat 0 has the pawn now, so it comes first and finds no wood.
    assert_eq!((play.round(), play.acts()), (1, 2));
    assert_eq!(play.moves(), ["harvest wood", "skip"]);
    play.go(2, "harvest wood");
    assert_eq!((play.round(), play.stored(2), play.stored(0)), (2, [5, 1, 0, 0], [0, 2, 3, 0]));
}

#[test]
fn r52_and_clockwise_from_there() {
    let pawn = who().river(BLUE).tiles("T53").stores([6, 0, 0, 0]).at("build build build build");
    let other = who().river(BLACK).tiles("T52").stores([0, 2, 3, 0]).at("build build build");
    let rest = who().tiles("T01 T02").stores([4, 0, 0, 0]).at("build build build build");
    let mut play = given([other, rest, pawn]).pawn(2).turn(0);
    play.go(0, "place food");
    assert_eq!((play.acts(), play.player(0).free()), (2, 0));
    play.go(2, "harvest wood");
    // Now there is a wood for seat 0, whose storage is full.
    assert_eq!((play.round(), play.acts(), play.moves().len()), (1, 0, 4));
    play.go(0, "harvest stone");
    assert_eq!((play.round(), play.stored(0)), (2, [1, 2, 2, 1]));
}

#[test]
fn r53_when_the_stack_runs_out_the_discards_are_shuffled() {
    let discard: Vec<String> = (10..=63).map(|number| format!("T{number}")).collect();
    let seats = [who().tiles("T07").at("build build build"), done().tiles("T08")];
    let mut play = given(seats).display("T01 T02 T03 T04 T05").discard(&discard).removed("T06").turn(0);
    assert_eq!(play.view().stack, 3);
    play.go(0, "place first");
    let view = play.view();
    assert_eq!((view.display.len(), view.discard.len(), view.stack), (5, 0, 57));
    assert!(set(&play.display()).is_superset(&set("T09 T64 T65")), "first the last of the old stack");
    assert_eq!(names(view.removed), ["T06"]);
    // The tiles just discarded are among those that may come.
    let mut came = BTreeSet::new();
    for chance in 0..40 {
        let seats = [who().tiles("T07").at("build build build"), done().tiles("T08")];
        let set_up = given(seats).display("T01 T02 T03 T04 T05").discard(&discard);
        let mut play = set_up.removed("T06").turn_with(0, chance);
        play.go(0, "place first");
        came.extend(names(play.view().display));
    }
    assert!(["T01", "T02", "T03", "T04", "T05"].iter().any(|name| came.contains(*name)));
    assert!(!came.contains("T06") && !came.contains("T07") && !came.contains("T08"));
}

#[test]
fn r54_cards_stay_and_empty_spaces_are_filled() {
    let store = who().stores([1, 1, 1, 0]).at("build build");
    let mut play = given([store, done()]).offer("B04 B10 B20 B30").turn(0);
    play.go(0, "place build B04");
    play.go(0, "place reserve B20");
    assert_eq!(play.round(), 2);
    assert_eq!(play.view().offer.len(), 4);
    assert!(set(&play.offer()).is_superset(&set("B10 B30")));
    assert!(set(&play.offer()).is_disjoint(&set("B04 B20")));
    assert_eq!(play.view().deck, 27);
}

#[test]
fn r55_ts39_two_settle_for_two_spaces_of_one_round() {
    let five = who().built("B10 B11").tokens(&[6, 5]).settling(2).at("build build build build");
    let mut play = given([five, done()]).turn(0);
    assert_eq!(play.boat(0), 1);
    let events = play.go(0, "place first");
    assert!(events.contains(&Event::Settled { seat: SEAT_0, count: 2 }));
    assert_eq!((play.round(), play.boat(0), play.p(0).settled), (2, 3, 2));
}

#[test]
fn r55_ts40_swapping_unsettles_nobody() {
    let six = who().tiles("T01 T02 T03 T04 T05 T23").settled(1).at("build build");
    let mut play = given([six, done()]).turn(0);
    assert_eq!(play.boat(0), 1);
    play.go_all(0, &["place swap", "swap 1 6"]);
    assert_eq!((play.round(), play.tiles(0).as_str()), (2, "T23 T02 T03 T04 T05 T01"));
    assert_eq!((play.p(0).settled, play.boat(0), play.p(0).settling), (1, 3, 0));
}

#[test]
fn r55_explorers_return_and_a_waiting_fifth_never_settles() {
    let mut play = given([who().settling(1).at("build build build"), done()]).turn(0);
    play.go(0, "place first");
    assert_eq!((play.boat(0), play.p(0).settled, play.boat(1)), (3, 1, 4));
    assert!(play.player(0).fifth_waits());
    // Test data: two should settle where only one is in play.
    let mut play = given([who().settling(2).settled(3), done()]).turn(0);
    play.go(0, "place first");
    assert_eq!((play.boat(0), play.p(0).settled), (0, 4));
    assert!(play.player(0).fifth_waits());
    // Whoever is still on a boat counts as in play.
    let before = who().built("B10 B11").tokens(&[6, 5]).settled(1).settling(1).at("build build build");
    let mut play = given([before, done()]).turn(0);
    play.go(0, "place first");
    assert_eq!((play.boat(0), play.p(0).settled), (3, 2));
}

#[test]
fn r55_explorers_who_stayed_on_the_boat_settle_too() {
    // Test data: the first is blocked with one on the boat and one on the islands, and two settle.
    let first = nearly_blocked().settled(3).settling(2).at("build");
    let second = who().built("B12 B13").tokens(&[4, 3]).at("food first swap reserve");
    let mut play = given([first, second]).turn(1);
    assert_eq!((play.boat(0), play.boat(1)), (1, 1));
    play.go(1, "place wood");
    assert_eq!((play.round(), play.boat(0), play.p(0).settled, play.boat(1)), (2, 0, 5, 5));
}

#[test]
fn r56_the_pawn_begins_the_next_round() {
    for pawn in 0..3 {
        let seats = [with_boat(1), with_boat(1), with_boat(1)];
        let mut play = given(seats).pawn(pawn).turn(pawn);
        for mv in ["place wood", "place clay", "place stone"] {
            play.go(play.acts(), mv);
        }
        assert_eq!((play.round(), play.acts()), (2, pawn));
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// The end

#[test]
fn r57_ts42_the_last_token_brings_about_the_end() {
    let builder = who().built("B06 B07 B08 B09").tokens(&[6, 6, 5, 5]).stores([1, 1, 1, 0]);
    let seats = [
        who().tiles("T53").at("build build"),
        builder.at("build build build build"),
        who().tiles("T01 T02 T03 T04 T05 T31").settling(1).at("build build"),
    ];
    let mut play = given(seats).offer("B04").turn(1);
    let events = play.go(1, "place build B04");
    assert!(events.contains(&Event::LastRound { seat: SEAT_1, by: Ending::Tokens }));
    assert_eq!(play.tokens(1), [6, 6, 5, 5, 4]);
    assert!(play.view().ending && !play.over());
    for (seat, mv) in [(2, "place wood"), (0, "place stone"), (2, "place clay")] {
        play.go(seat, mv);
        assert!(!play.over() && play.winners().is_none());
    }
    let events = play.go(0, "place food");
    // The cleanup: the meadow yields, an explorer settles, all return.
    assert!(play.over() && events.contains(&Event::Ended));
    assert_eq!((play.round(), play.stored(0)[1], play.p(2).settled), (1, 1, 1));
    assert_eq!([0, 1, 2].map(|seat| play.boat(seat)), [4, 5, 3]);
    assert!(play.winners().is_some());
}

#[test]
fn r57_ts42_with_two_players_it_is_the_fourth_token() {
    let builder = |tokens: &[u8], built: &str| {
        let builder = who().built(built).tokens(tokens).stores([1, 1, 1, 0]);
        let mut play = given([with_boat(2), builder.at("build build build")]).offer("B04").turn(1);
        play.go(1, "place build B04");
        play
    };
    assert!(!builder(&[6, 5], "B06 B07").view().ending);
    let mut play = builder(&[6, 5, 4], "B06 B07 B08");
    assert!(play.view().ending && !play.over());
    play.finish_round();
    assert!(play.over());
    assert_eq!((play.round(), play.boat(0), play.boat(1)), (1, 4, 5));
}

#[test]
fn r57_the_fifth_token_is_needed_with_three_and_four() {
    for players in [3, 4] {
        let mut seats = vec![who(); players];
        seats[0] = who().built("B06 B07 B08").tokens(&[6, 6, 5]).stores([1, 1, 1, 0]);
        let mut play = given_all(&seats).offer("B04").turn(0);
        play.go(0, "place build B04");
        assert!(!play.view().ending, "the fourth token");
    }
}

#[test]
fn r57_ts43_the_twelfth_tile_brings_about_the_end() {
    let eleven = "T16 T17 T28 T29 T40 T41 T46 T47 T48 T58 T45";
    let first = who().built("B10 B11").tokens(&[6, 5]).tiles(eleven).settled(3);
    let mut play = given([first, with_boat(2)]).display("T23 T01").turn(0);
    assert_eq!(play.boat(0), 2);
    let events = play.go(0, "place terrain T23");
    assert!(events.contains(&Event::LastRound { seat: SEAT_0, by: Ending::Tiles }));
    assert!(play.view().ending && !play.over());
    play.go(1, "place clay");
    assert_eq!((play.acts(), play.boat(0)), (0, 1));
    play.go(0, "place wood");
    assert!(!play.over());
    play.go(1, "place stone");
    assert!(play.over());
    assert_eq!((play.boat(0), play.p(0).settled, play.round()), (1, 4, 1));
}

#[test]
fn r58_the_last_round_is_played_to_its_end_with_its_cleanup() {
    let seats = [with_boat(2).tiles("T52"), with_boat(2).tiles("T53"), with_boat(1).settling(1)];
    let mut play = given(seats).ending().turn(0);
    let events = play.finish_round();
    assert_eq!(placements(&events), [0, 1, 2, 0, 1]);
    assert!(play.over());
    let harvests = events.iter().filter(|event| {
        matches!(event, Event::Gained { source: nurt_the_river::events::Source::Harvest, .. })
    });
    assert_eq!(harvests.count(), 2);
    assert_eq!((play.boat(0), play.boat(1), play.boat(2), play.p(2).settled), (4, 4, 3, 1));
    assert!(play.moves().is_empty());
    // Without the end the next round begins.
    let mut play = given([with_boat(1), with_boat(1)]).turn(0);
    play.finish_round();
    assert!(!play.over() && play.round() == 2);
}

// ---------------------------------------------------------------------------------------------------------------------
// Points

/// The river of TS-52.
const TS52: &str = "T23 T01 T50 T16 T13 T45 T10 T31 T24 T37";

#[test]
fn r59_ts52_a_full_score() {
    let first = who()
        .tiles(TS52)
        .built("B21 B12 B06")
        .tokens(&[6, 4, 0])
        .stores([2, 0, 2, 1])
        .reserved("B33")
        .settled(3)
        .at("build");
    let second = done().built("B10").tokens(&[5]);
    let mut play = given([first, second]).ending().turn(0);
    assert_eq!(play.score(0), [16, 10, 1, 10, 3]);
    assert_eq!(play.player(0).columns(), [6, 2, 0, 2]);
    assert_eq!(play.player(0).score().total(), 40);
    play.go(0, "place first");
    assert!(play.over());
    assert_eq!(play.score(0), [16, 10, 1, 10, 3]);
    for viewer in [Viewer::Spectator, Viewer::Seat(SEAT_1), Viewer::Open] {
        let lines = ["buildings", "tokens", "resources", "columns", "meadows", "total"]
            .map(|line| play.line(viewer, &format!("score-{line}"))[0]);
        assert_eq!(lines, [16, 10, 1, 10, 3, 40].map(Some));
    }
    assert_eq!(play.winners(), Some(vec![0]));
}

#[test]
fn r59_ts48_a_point_for_every_three_resources() {
    let cases = [
        ([0, 0, 0, 0], 0),
        ([1, 0, 1, 0], 0),
        ([1, 1, 1, 0], 1),
        ([0, 0, 2, 3], 1),
        ([2, 2, 2, 0], 2),
        ([3, 2, 1, 2], 2),
        ([3, 3, 3, 0], 3),
    ];
    for (stored, points) in cases {
        let play = given([who().tiles("T01 T02").stores(stored), who()]).turn(0);
        assert_eq!(play.score(0), [0, 0, points, 0, 0], "{stored:?}");
    }
}

#[test]
fn r59_every_game_is_scored_as_the_rule_file_says() {
    for players in 2..=4 {
        for seed in 100..110 {
            let play = random(players, seed, |_, _| {});
            let totals: Vec<i64> = (0..players)
                .map(|seat| {
                    let expected = count::score(&play.p(seat));
                    assert_eq!(play.score(seat), expected);
                    i64::from(expected.iter().sum::<u32>())
                })
                .collect();
            let shown = play.line(Viewer::Spectator, "score-total");
            assert_eq!(shown, totals.iter().map(|&total| Some(total)).collect::<Vec<_>>());
            let best = totals.iter().max().expect("a total");
            let winners = (0..players).filter(|&seat| totals[usize::from(seat)] == *best).collect();
            assert_eq!(play.winners(), Some(winners));
        }
    }
}

/// The points of the first column with these three tiles in it, or two.
fn column(tiles: &[&str]) -> u8 {
    let others = ["T02", "T19", "T44", "T21", "T43", "T20"];
    let mut river = vec![tiles[0]];
    river.extend(others);
    river.extend(&tiles[1..]);
    given([who().tiles(&river.join(" ")), who()]).turn(0).player(0).columns()[0]
}

#[test]
fn r59a_columns_score_from_the_top() {
    // Two above: 2. All three: 6. The two below, or top and bottom: nothing.
    assert_eq!(column(&["T31", "T32", "T01"]), 2);
    assert_eq!(column(&["T31", "T32", "T33"]), 6);
    assert_eq!(column(&["T01", "T32", "T33"]), 0);
    assert_eq!(column(&["T31", "T01", "T32"]), 0);
    assert_eq!(column(&["T31", "T13", "T01"]), 0);
    // Without a tile below.
    assert_eq!(column(&["T31", "T32"]), 2);
    assert_eq!(column(&["T31", "T01"]), 0);
    assert_eq!(column(&["T31"]), 0);
    // Of every type.
    for three in ["T01 T03 T04", "T13 T14 T15", "T52 T53 T54", "T37 T38 T39"] {
        assert_eq!(column(&three.split(' ').collect::<Vec<_>>()), 6);
    }
}

#[test]
fn r59b_ts54_a_tie_is_shared() {
    let seats = [
        with_boat(1).built("B31 B32 B27 B28 B21"),
        done().built("B33 B29 B30 B22 B23 B01"),
        done().built("B24 B25 B26 B15 B16 B06"),
    ];
    let mut play = given(seats).ending().turn(0);
    play.go(0, "place first");
    let totals = [Some(41), Some(41), Some(37)];
    assert_eq!(play.line(Viewer::Spectator, "score-total"), totals);
    assert_eq!(play.winners(), Some(vec![0, 1]));
}

#[test]
fn r59b_the_most_points_win() {
    for best in 0..3 {
        let cards = [["B31", "B01", "B02"], ["B01", "B31", "B02"], ["B01", "B02", "B31"]][best];
        let seats = [with_boat(1).built(cards[0]), done().built(cards[1]), done().built(cards[2])];
        let mut play = given(seats).ending().turn(0);
        assert_eq!(play.winners(), None);
        play.go(0, "place first");
        assert_eq!(play.winners(), Some(vec![best as u8]));
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// Meadows

#[test]
fn r60_ts49_a_point_for_each_production_symbol_up_to_three() {
    let play = given([who().river(BLUE).tiles("T50 T16"), who()]).turn(0);
    assert_eq!((play.production(0)[1], play.meadow(0, "T50")), (4, 3));
    let alone = who().river(BLUE).tiles("T50 T01 T02 T03 T04");
    let play = given([alone, who()]).turn(0);
    assert_eq!((play.production(0)[1], play.meadow(0, "T50")), (1, 1));
    // It produces itself, once.
    let mut play = given([who().river(BLUE).tiles("T50 T01 T02 T03 T04"), who()]).turn(0);
    play.go(0, "place clay");
    assert_eq!(play.stored(0), [0, 1, 0, 0]);
    // Two symbols, and the other resources.
    let play = given([who().river(BLUE).tiles("T49 T51"), who()]).turn(0);
    assert_eq!((play.meadow(0, "T49"), play.meadow(0, "T51")), (3, 2));
}

#[test]
fn r61_ts36_a_meadow_yields_in_each_cleanup() {
    let end = |clay: u8| {
        let mut play =
            last_explorer(who().river(BLUE).tiles("T53"), who().tiles("T01").stores([0, clay, 0, 0])).turn(0);
        assert_eq!(play.production(0)[1], 1, "only the printed symbol");
        play.go(0, "place first");
        assert_eq!(play.round(), 2);
        play
    };
    let play = end(6);
    assert_eq!((play.stored(0), play.supply()[1]), ([0, 1, 0, 0], 0));
    assert_eq!((play.production(0)[1], play.meadow(0, "T53")), (1, 2));
    assert_eq!(end(7).stored(0), [0; 4]);
    // In each round again.
    let mut play = end(0);
    assert_eq!(play.stored(0)[1], 1);
    for round in 3..5 {
        let before = play.stored(0)[1];
        let events = play.finish_round();
        let yielded = events.iter().any(|event| {
            matches!(event, Event::Gained { seat, kind: Kind::Clay, count: 1, source } if *seat == SEAT_0
                && *source == nurt_the_river::events::Source::Harvest)
        });
        assert!(yielded || play.player(0).free() == 0, "round {round}, before {before}");
    }
}

#[test]
fn r61_with_full_storage_it_is_asked() {
    let full = || who().river(BLUE).tiles("T53").stores([2, 1, 2, 1]);
    let mut play = last_explorer(full(), who()).turn(0);
    play.go(0, "place first");
    assert_eq!((play.round(), play.acts()), (1, 0));
    assert_eq!(play.step(), Step::Harvest { space: 0, kind: Kind::Clay });
    assert_eq!(play.moves(), ["harvest wood", "harvest stone", "harvest food", "skip"]);
    play.rule_against("harvest clay");
    let skipped = play.and(0, "skip");
    assert_eq!((skipped.round(), skipped.stored(0)), (2, [2, 1, 2, 1]));
    play.go(0, "harvest food");
    assert_eq!((play.round(), play.stored(0), play.supply()), (2, [2, 2, 2, 0], [5, 5, 5, 3]));
    // Full of the same kind: nothing to ask, and nothing happens.
    let mut play = last_explorer(who().river(BLUE).tiles("T53").stores([0, 6, 0, 0]), who()).turn(0);
    play.go(0, "place first");
    assert_eq!((play.round(), play.stored(0)), (2, [0, 6, 0, 0]));
}

#[test]
fn r62_a_gift_of_up_to_four_once() {
    let gift = |stored: [u8; 4], other: [u8; 4]| {
        let first = who().river(BLUE).tiles("T58 T59").stores(stored);
        let mut play = given([first, who().tiles("T01 T02").stores(other)]).display("T57 T03").turn(0);
        play.go(0, "place terrain T57");
        play
    };
    // Five warehouses; the tile covers a symbol only.
    let play = gift([0; 4], [0; 4]);
    assert_eq!(play.cap(0), 5);
    assert_eq!(play.moves(), ["take 0", "take 1", "take 2", "take 3", "take 4"]);
    assert_eq!(play.and(0, "take 3").stored(0), [0, 0, 3, 0]);
    assert_eq!((play.and(0, "take 0").stored(0), play.and(0, "take 0").acts()), ([0; 4], 1));
    assert_eq!(play.rule_against("take 5"), "R36");
    // The supply is a limit: two left.
    assert_eq!(gift([0; 4], [0, 0, 5, 0]).moves(), ["take 0", "take 1", "take 2"]);
    // So is the storage that others could leave: of five, three are stone already.
    assert_eq!(gift([1, 0, 3, 0], [0; 4]).moves(), ["take 0", "take 1", "take 2"]);
    // With nothing to take there is nothing to ask.
    assert_eq!(gift([0, 0, 5, 0], [0; 4]).acts(), 1);
    assert_eq!(gift([0; 4], [0, 0, 7, 0]).acts(), 1);
}

#[test]
fn r63_ts35_two_swaps_without_an_explorer() {
    let seats = [who().tiles("T01 T02 T03 T31"), who().at("swap")];
    let mut play = given(seats).display("T64 T04").turn(0);
    assert_eq!(play.rule_against("place swap"), "R27");
    play.go(0, "place terrain T64");
    assert_eq!((play.acts(), play.boat(0), play.moves().len()), (0, 3, 11));
    assert_eq!((play.moves_like("swap").len(), play.may("done")), (10, true));
    play.go(0, "swap 1 5");
    assert_eq!((play.acts(), play.moves().len(), play.tiles(0).as_str()), (0, 11, "T64 T02 T03 T31 T01"));
    play.go(0, "swap 2 4");
    assert_eq!((play.tiles(0).as_str(), play.acts()), ("T64 T31 T03 T02 T01", 1));
    assert_eq!((play.boat(0), play.at(0, Island::Swap), play.at(0, Island::Terrain)), (3, 0, 1));
    // In the draft it does nothing.
    let mut play = given([who(), who()]).round(0).display("T64 T01 T02").turn(1);
    play.go(1, "draft T64");
    assert_eq!((play.acts(), play.step()), (0, Step::Draft));
}

#[test]
fn r64_a_point_for_each_token_zeros_too() {
    let points = |tokens: &[u8], built: &str| {
        given([who().tiles("T63").tokens(tokens).built(built), who()]).turn(0).meadow(0, "T63")
    };
    assert_eq!(points(&[], ""), 0);
    assert_eq!(points(&[6, 5], "B01 B02"), 2);
    assert_eq!(points(&[6, 0, 0], "B01 B02 B03"), 3);
}

#[test]
fn r65_ts45_a_point_for_each_explorer_on_the_boat_in_the_end() {
    let ten = "T65 T02 T13 T37 T23 T14 T38 T24 T01 T39";
    let first = who().built("B10 B11").tokens(&[6, 6]).tiles(ten).settled(2).settling(1).at("build build");
    let mut play = given([first, done(), done(), done()]).ending().turn(0);
    play.go(0, "place first");
    assert!(play.over());
    assert_eq!((play.boat(0), play.p(0).settled, play.meadow(0, "T65")), (2, 3, 2));
    // Never released, none settled.
    let mut play = given([with_boat(1), done(), done(), done().tiles("T65")]).ending().turn(0);
    play.go(0, "place first");
    assert!(play.over() && play.player(3).fifth_waits());
    assert_eq!((play.boat(3), play.meadow(3, "T65"), play.score(3)[4]), (4, 4, 4));
}

#[test]
fn r66_ts51_a_point_for_each_tile_of_the_type() {
    let play = given([who().tiles("T31 T32 T47 T60"), who()]).turn(0);
    assert_eq!((play.meadow(0, "T60"), play.score(0)[4]), (3, 3));
    let play = given([who().tiles("T62 T55 T56"), who()]).turn(0);
    assert_eq!(play.meadow(0, "T62"), 3);
    // No upper limit, and each type.
    let play = given([who().tiles("T01 T02 T03 T04 T45 T46 T58"), who()]).turn(0);
    assert_eq!(play.meadow(0, "T58"), 6);
    let play = given([who().tiles("T13 T47 T48 T59 T61"), who()]).turn(0);
    assert_eq!((play.meadow(0, "T59"), play.meadow(0, "T61")), (3, 1));
}

// ---------------------------------------------------------------------------------------------------------------------
// Readings

#[test]
fn a1_the_river_winds() {
    // Laying order: 1 to 4 to the right, 5 below 4, 8 below 1, 9 below 8. The spaces below one another score together.
    let mut play = given([who().tiles("T31 T13 T37 T01"), who()]).display("T02 T14").turn(0);
    play.go(0, "place terrain T02");
    assert_eq!(play.player(0).columns(), [0, 0, 0, 2], "space 5 lies below space 4");
    let play = given([who().tiles("T31 T13 T37 T01 T52 T20 T38 T32"), who()]).turn(0);
    assert_eq!(play.player(0).columns(), [2, 0, 0, 0], "space 8 lies below space 1");
}

#[test]
fn a2_meadows_work_in_the_draft_as_far_as_they_can() {
    for (river, room) in [(BLUE, 6), (YELLOW, 7)] {
        let mut play = given([who(), who().river(river)]).round(0).display("T57 T01 T02").turn(1);
        assert_eq!(play.cap(1), room);
        play.go_all(1, &["draft T57", "take 4"]);
        assert_eq!((play.stored(1), play.tiles(1).as_str()), ([0, 0, 4, 0], "T57"));
    }
    let mut play = given([who(), who()]).round(0).display("T64 T01 T02").turn(1).and(1, "draft T01");
    play.go(0, "draft T64");
    assert_eq!((play.round(), play.step(), play.acts()), (1, Step::Turn, 0));
    // Later the new tile takes part.
    let mut play = given([who().tiles("T01"), who()]).display("T64 T02").turn(0);
    play.go(0, "place terrain T64");
    assert_eq!(play.moves(), ["swap 1 2", "done"]);
    play.go_all(0, &["swap 1 2", "done"]);
    assert_eq!(play.tiles(0), "T64 T01");
}

/// Somebody who produces nothing and has taken two tiles: seven tiles on the yellow board, all five explorers released.
fn nearly_blocked() -> Who {
    let seven = "T01 T02 T03 T04 T05 T06 T45";
    who().river(YELLOW).tiles(seven).built("B10 B11").tokens(&[6, 5]).settling(1)
}

#[test]
fn a3_ts46_whoever_is_blocked_is_passed_over_without_being_asked() {
    let blocked = nearly_blocked().at("terrain terrain food first");
    let mut play = given([blocked, who().at("reserve swap")]).turn(1);
    assert_eq!((play.boat(0), play.boat(1)), (1, 2));
    let events = play.go(1, "place wood");
    assert!(events.contains(&Event::Blocked { seat: SEAT_0 }));
    assert_eq!((play.acts(), play.round()), (1, 1));
    // Nobody can place any more: the round ends, and the explorer is simply on the boat.
    let events = play.go(1, "place clay");
    assert_eq!(placements(&events), [1]);
    assert_eq!((play.round(), play.boat(0), play.p(0).settled, play.boat(1)), (2, 4, 1, 4));
}

#[test]
fn a3_ts46_and_looked_at_again_next_time() {
    // The first would produce wood, but there is none before the second pays some.
    let blocked = nearly_blocked().tiles("T01 T02 T03 T04 T05 T06 T12").at("terrain terrain food first");
    let rich = who().tiles("T31 T32").stores([7, 1, 0, 0]).at("reserve swap");
    let mut play = given([blocked, rich]).offer("B01 B33").turn(1);
    assert_eq!((play.production(0), play.supply()[0]), ([1, 0, 0], 0));
    let events = play.go(1, "place stone");
    assert!(events.contains(&Event::Blocked { seat: SEAT_0 }));
    assert_eq!(play.acts(), 1);
    // There is one thing only that the first can do, so it is done.
    let events = play.go(1, "place build B01");
    assert_eq!(placements(&events), [1, 0]);
    assert_eq!((play.round(), play.stored(0)), (2, [1, 0, 0, 0]));
}

#[test]
fn a3_ts46_whoever_could_exchange_is_asked() {
    let blocked = nearly_blocked().stores([0, 0, 3, 0]).at("terrain terrain food first");
    let play = given([blocked, who().at("reserve swap build build")]).offer("B33").turn(0);
    assert_eq!(play.moves(), ["exchange stone stone stone", "pass"]);
    let passed = play.and(0, "pass");
    assert_eq!((passed.round(), passed.stored(0), passed.boat(0)), (2, [0, 0, 3, 0], 4));
    // An exchange that leads nowhere is allowed; then there is nothing left to ask.
    let exchanged = play.and(0, "exchange stone stone stone");
    assert_eq!((exchanged.round(), exchanged.stored(0)), (2, [0, 0, 0, 1]));
}

#[test]
fn a3_a_pass_is_asked_again_only_after_something_was_done() {
    let blocked = nearly_blocked().stores([0, 0, 3, 0]).at("terrain terrain food first");
    let mut play = given([blocked, who().at("reserve swap")]).offer("B33").turn(0);
    play.go(0, "pass");
    assert_eq!((play.acts(), play.round()), (1, 1));
    play.go(1, "place wood");
    assert_eq!(play.moves(), ["exchange stone stone stone", "pass"], "looked at again");
    play.go(0, "pass");
    play.go(1, "place clay");
    assert_eq!((play.acts(), play.round()), (0, 1));
    play.go(0, "pass");
    assert_eq!(play.round(), 2);
}

#[test]
fn a3_the_round_ends_once_all_have_passed() {
    // Both are blocked and could exchange: all spaces that they could use are taken, and neither produces anything.
    let first = nearly_blocked().stores([0, 0, 3, 0]).at("terrain terrain food first");
    let second = who()
        .river(BLUE)
        .tiles("T31 T32 T33 T34 T35 T36 T20 T21 T22 T43")
        .stores([0, 0, 3, 0])
        .built("B12 B13")
        .tokens(&[4, 3])
        .at("terrain terrain reserve swap");
    let mut play = given([first, second]).offer("B33").turn(0);
    assert_eq!((play.production(0), play.production(1)), ([0; 3], [0; 3]));
    play.go(0, "pass");
    assert_eq!(play.moves(), ["exchange stone stone stone", "pass"]);
    let again = play.and(1, "exchange stone stone stone");
    assert_eq!((again.acts(), again.round()), (0, 1), "an exchange counts as something done");
    play.go(1, "pass");
    assert_eq!((play.round(), play.stored(0), play.stored(1)), (2, [0, 0, 3, 0], [0, 0, 3, 0]));
}

#[test]
fn a3_an_exchange_may_leave_no_placement() {
    // Building is all that is left; after the exchange it is not possible any more.
    let builder = nearly_blocked().stores([1, 1, 1, 0]).at("terrain terrain food first");
    let play = given([builder, who().at("reserve swap build build")]).offer("B04").turn(0);
    assert_eq!(play.moves(), ["place build B04", "exchange wood clay stone"]);
    assert_eq!(play.rule_against("pass"), "R25");
    let exchanged = play.and(0, "exchange wood clay stone");
    assert_eq!((exchanged.round(), exchanged.built(0).as_str()), (2, "B10 B11"));
    assert_eq!(exchanged.stored(0), [0, 0, 0, 1]);
}

#[test]
fn a3_reserved_cards_are_not_betrayed() {
    // Blocked, without an exchange, with a reserved card: asked all the same, whichever card it is.
    for card in ["B01", "B33"] {
        let blocked = nearly_blocked().reserved(card).at("terrain terrain food first");
        let mut play = given([blocked, who().at("reserve swap")]).turn(1);
        play.go(1, "place wood");
        assert_eq!((play.acts(), play.moves()), (0, names(["pass"])));
        play.go(0, "pass");
        assert_eq!(play.acts(), 1);
    }
    // One choice, and a reserved card: asked whether the card could be built or not.
    for (stored, more) in [([0, 0, 0, 0], 1), ([1, 1, 0, 0], 2)] {
        let one = nearly_blocked().reserved("B01").stores(stored).at("terrain terrain food");
        let mut play = given([one, who().at("reserve swap")]).turn(1);
        play.go(1, "place wood");
        assert_eq!((play.acts(), play.moves().len()), (0, more));
    }
}

#[test]
fn a4_food_may_be_given_for_food_if_there_is_some() {
    let mut play = given([who().tiles("T01").stores([1, 0, 0, 2]), who()]).turn(0);
    play.go(0, "exchange wood food food");
    assert_eq!((play.stored(0), play.supply()), ([0, 0, 0, 1], [7, 7, 7, 2]));
    // There must be food in the supply before.
    let play = given([who().tiles("T01").stores([1, 0, 0, 2]), who().stores([0, 0, 0, 1])]).turn(0);
    assert_eq!(play.supply()[3], 0);
    assert_eq!(play.rule_against("exchange wood food food"), "R24");
}

#[test]
fn a5_one_player_may_take_both_spaces_of_an_island() {
    let mut play = given([who().river(BLUE).tiles("T52"), who().river(GREEN), who()]).turn(0);
    play.go(0, "place wood");
    assert_eq!(play.stored(0), [3, 0, 0, 0], "two symbols, and one for the first");
    play.go(1, "place clay");
    play.go(2, "place stone");
    play.go(0, "place wood");
    assert_eq!((play.stored(0), play.at(0, Island::Wood)), ([5, 0, 0, 0], 2));
    assert_eq!(play.rule_against("place wood"), "R27");
}

#[test]
fn a6_stored_resources_are_a_pool_and_their_owner_chooses_what_is_lost() {
    for kind in ["wood", "clay", "stone", "food"] {
        let store = who().river(BLUE).tiles("T58").stores([2, 2, 1, 1]);
        let mut play = given([store, who()]).display("T59 T01").turn(0);
        play.go_all(0, &["place terrain T59", &format!("return {kind}")]);
        assert_eq!((play.player(0).stock(), play.acts()), (5, 1));
        let at = ["wood", "clay", "stone", "food"].iter().position(|&name| name == kind).expect("a kind");
        assert_eq!(play.stored(0)[at], [1, 1, 0, 0][at]);
    }
    // Swapping changes no capacity, whichever tiles it is.
    let mut play = given([who().tiles("T01 T28 T58 T23").stores([4, 2, 1, 0]), who()]).turn(0);
    let cap = play.cap(0);
    play.go(0, "place swap");
    for mv in play.moves() {
        let swapped = play.and(0, &mv);
        assert_eq!((swapped.cap(0), swapped.stored(0)), (cap, [4, 2, 1, 0]));
    }
}

#[test]
fn a7_full_storage_gives_one_back_and_takes_one() {
    // Six wood in six warehouses: returning and taking the same is allowed, and there is nothing else.
    let mut play = given([who().river(BLUE).tiles("T58").stores([6, 0, 0, 0]), who()]).turn(0);
    assert_eq!((play.supply()[0], play.production(0)[0]), (1, 2));
    play.go(0, "place wood");
    assert_eq!((play.stored(0), play.supply()[0], play.acts()), ([6, 0, 0, 0], 1, 1));
    // The supply is measured before: with one left, one comes, though another one is given back.
    let mut play =
        given([who().river(BLUE).tiles("T58").stores([5, 1, 0, 0]), who().stores([1, 0, 0, 0])]).turn(0);
    assert_eq!(play.supply()[0], 1);
    play.go(0, "place wood");
    assert_eq!(play.moves(), ["return wood", "return clay"]);
    let same = play.and(0, "return wood");
    assert_eq!((same.stored(0), same.supply()[0], same.acts()), ([5, 1, 0, 0], 1, 1));
    play.go(0, "return clay");
    assert_eq!((play.stored(0), play.supply()), ([6, 0, 0, 0], [0, 7, 7, 3]));
    // None in supply: not even the own wood could be given back for it.
    let none = [who().river(BLUE).tiles("T58").stores([6, 0, 0, 0]), who().stores([1, 0, 0, 0])];
    assert_eq!(given(none).turn(0).rule_against("place wood"), "R35");
}

#[test]
fn a7_food_with_full_storage_works_the_same_way() {
    let full = || who().river(BLUE).tiles("T58").stores([3, 1, 1, 1]);
    let mut play = given([full(), who()]).turn(0);
    play.go(0, "place food");
    assert_eq!(play.moves(), ["return wood", "return clay", "return stone", "return food"]);
    assert_eq!(play.and(0, "return food").stored(0), [3, 1, 1, 1]);
    play.go(0, "return clay");
    assert_eq!((play.stored(0), play.supply()[3], play.acts()), ([3, 0, 1, 2], 1, 1));
    // Without food the kind is named first.
    let mut play = given([full(), who().stores([0, 0, 0, 2])]).turn(0);
    play.go(0, "place food stone");
    assert_eq!(play.moves(), ["return wood", "return clay", "return stone", "return food"]);
    play.go(0, "return food");
    assert_eq!((play.stored(0), play.supply()[3]), ([3, 1, 2, 0], 1));
    // A single warehouse will do.
    let one = who().river(BLUE).tiles("T16 T17 T28 T29 T40 T41 T46 T47 T48 T58 T59").stores([1, 0, 0, 0]);
    let mut play = given([one.settled(3), who()]).turn(0);
    assert_eq!(play.cap(0), 1);
    play.go(0, "place clay");
    assert_eq!((play.stored(0), play.acts()), ([0, 1, 0, 0], 1), "nothing to ask");
}

#[test]
fn a8_the_first_on_the_food_island_gets_one_too() {
    for players in 2..=4 {
        let mut play = given_all(&vec![who(); players]).turn(0);
        play.go(0, "place food");
        assert_eq!(play.stored(0), [0, 0, 0, 1]);
    }
}

#[test]
fn a9_any_two_different_tiles_change_places() {
    let mut play = given([who().tiles(TS52).settled(3), who()]).turn(0);
    play.go(0, "place swap");
    let pairs: Vec<String> =
        (1..=10).flat_map(|a| (a + 1..=10).map(move |b| format!("swap {a} {b}"))).collect();
    assert_eq!(play.moves(), pairs);
    assert_eq!(play.rule_against("swap 10 11"), "R51");
    assert!("swap 3 3".parse::<Move>().is_err() && "swap 5 2".parse::<Move>().is_err());
    assert_eq!(play.and(0, "swap 1 10").tiles(0), "T37 T01 T50 T16 T13 T45 T10 T31 T24 T23");
    // Two of the same face are different tiles.
    let play = given([who().tiles("T01 T02 T03"), who()]).turn(0).and(0, "place swap");
    assert_eq!(play.and(0, "swap 1 2").tiles(0), "T02 T01 T03");
    // Twelve tiles: 66 pairs.
    let play = given([who().tiles(NO_ROOM), who()]).ending().turn(0).and(0, "place swap");
    assert_eq!(play.moves().len(), 66);
}

#[test]
fn a10_meadows_yield_in_the_order_of_their_spaces() {
    // One free warehouse: the first meadow fills it, the second asks.
    for (tiles, first) in [("T52 T54", [3, 0, 2, 0]), ("T54 T52", [2, 0, 3, 0])] {
        let store = who().river(BLUE).tiles(tiles).stores([2, 0, 2, 0]);
        let mut play = last_explorer(store, who()).turn(0);
        assert_eq!((play.cap(0), play.player(0).free()), (5, 1));
        play.go(0, "place first");
        assert_eq!((play.stored(0), play.acts(), play.round()), (first, 0, 1));
        assert_eq!(
            play.moves(),
            if tiles == "T52 T54" { ["harvest wood", "skip"] } else { ["harvest stone", "skip"] }
        );
    }
}

#[test]
fn a10_the_pawn_of_this_round_comes_first() {
    let full = |tile: &str| who().tiles(tile).stores([1, 1, 1, 0]);
    let seats = || {
        let cramped = "T16 T17 T28 T29 T40 T41";
        let tight = |meadow: &str, rest: &str| full(&format!("{meadow} {rest}"));
        [
            tight("T52", cramped).river(BLUE).settled(1).at("build build"),
            tight("T53", "T46 T47 T48 T58 T59 T60").river(GREEN).settled(1).at("build build build"),
        ]
    };
    let play = given(seats()).pawn(1).turn(0);
    assert_eq!((play.player(0).free(), play.player(1).free(), play.boat(0), play.boat(1)), (0, 0, 1, 0));
    // Whoever takes the pawn now is asked first, and then the next.
    let mut taken = play.and(0, "place first");
    assert_eq!((taken.acts(), taken.round()), (0, 1));
    taken.go(0, "skip");
    assert_eq!(taken.acts(), 1);
    taken.go(1, "harvest stone");
    assert_eq!((taken.round(), taken.stored(1)), (2, [1, 2, 0, 0]));
    // Otherwise the one who has it.
    let mut left = play.and(0, "place swap").and(0, "swap 1 2");
    assert_eq!(left.acts(), 1);
    left.go(1, "skip");
    assert_eq!(left.acts(), 0);
}

#[test]
fn a11_without_a_deck_the_spaces_stay_empty() {
    // 29 cards are built, four lie on display.
    let built: Vec<String> = (1..=29).map(|number| format!("B{number:02}")).collect();
    let seats = || [with_boat(2).built(&built.join(" ")), done()];
    let mut play = given(seats()).offer("B30 B31 B32 B33").turn(0);
    play.go(0, "place reserve B31");
    play.go(0, "place first");
    assert_eq!((play.round(), play.offer().as_str(), play.view().deck), (2, "B30 B32 B33", 0));
    // With an empty display nobody can reserve.
    let all: Vec<String> = (1..=33).map(|number| format!("B{number:02}")).collect();
    let play = given([with_boat(2).built(&all.join(" ")), who()]).turn(0);
    assert!(play.moves_like("place reserve").is_empty());
    assert!(Card::all().all(|card| !play.may(&format!("place reserve {card}"))));
    play.rule_against("place reserve B33");
}

#[test]
fn a12_reserved_cards_are_worth_nothing() {
    let mut play = given([with_boat(1).reserved("B31 B32").built("B04"), done()]).ending().turn(0);
    play.go(0, "place first");
    assert_eq!((play.over(), play.score(0)), (true, [3, 0, 0, 0, 0]));
}

#[test]
fn a13_six_stands_in_place_of_two() {
    assert_eq!(column(&["T31", "T32", "T33"]), 6);
    let nine = "T31 T02 T20 T21 T43 T44 T03 T32 T33";
    let play = given([who().tiles(nine).settled(2), who()]).turn(0);
    assert_eq!((play.player(0).columns(), play.score(0)[3]), ([6, 2, 0, 0], 8));
}

#[test]
fn a14_one_type_must_be_on_all_three() {
    assert_eq!(column(&["T45", "T01", "T31"]), 2);
    assert_eq!(column(&["T45", "T31", "T01"]), 2);
    assert_eq!(column(&["T45", "T31", "T32"]), 6);
    assert_eq!(column(&["T31", "T45", "T01"]), 2);
    assert_eq!(column(&["T31", "T45", "T47"]), 6, "forest on all three");
    assert_eq!(column(&["T45", "T46", "T47"]), 2, "desert on two, forest on the outer two");
    assert_eq!(column(&["T45", "T48", "T47"]), 0);
}

#[test]
fn a15_none_one_or_both_of_two_swaps() {
    let mut play = given([who().tiles("T01 T02 T31"), who()]).display("T64 T04").turn(0);
    play.go(0, "place terrain T64");
    let none = play.and(0, "done");
    assert_eq!((none.tiles(0).as_str(), none.acts()), ("T01 T02 T31 T64", 1));
    let one = play.and(0, "swap 1 4").and(0, "done");
    assert_eq!((one.tiles(0).as_str(), one.acts()), ("T64 T02 T31 T01", 1));
    let both = play.and(0, "swap 1 4").and(0, "swap 1 4");
    assert_eq!((both.tiles(0).as_str(), both.acts()), ("T01 T02 T31 T64", 1));
    // The action of the island is not optional.
    let swap = given([who().tiles("T01 T02 T31"), who()]).turn(0).and(0, "place swap");
    assert!(!swap.may("done"));
    swap.rule_against("done");
}

#[test]
fn a16_the_pawn_moves_at_once() {
    let mut play = given([who(), who(), who()]).turn(0);
    play.go(0, "place wood");
    let events = play.go(1, "place first");
    assert!(events.contains(&Event::TookPawn { seat: SEAT_1 }));
    assert_eq!((play.pawn(), play.view().pawn, play.acts()), (1, SEAT_1, 2));
    play.go(2, "place clay");
    assert_eq!(play.acts(), 0);
}

#[test]
fn a17_ts55_what_others_have_put_away_is_not_in_the_view() {
    for players in 2..=4 {
        for seed in 20..24 {
            random(players, seed, |play, _| {
                if play.over() {
                    return;
                }
                let open = play.view();
                for seat in 0..players {
                    let view = play.seen_by(seat);
                    let being_built = match play.step() {
                        Step::Discount { card } | Step::Pay { card, .. } => Some(card),
                        _ => None,
                    };
                    let text = serde_json::to_string(&view).expect("JSON");
                    for (other, player) in open.players.iter().enumerate() {
                        let shown = &view.players[other];
                        // Counts are open.
                        assert_eq!(
                            (shown.reserving, shown.buildings, shown.taken),
                            (player.reserving, player.buildings, player.taken)
                        );
                        assert_eq!((&shown.tiles, shown.stored), (&player.tiles, player.stored));
                        if other == usize::from(seat) {
                            assert_eq!(shown, player);
                            continue;
                        }
                        assert_eq!((&shown.reserved, &shown.built, &shown.tokens), (&None, &None, &None));
                        let kept = player.reserved.iter().chain(&player.built).flatten();
                        for card in kept.filter(|&&card| Some(card) != being_built) {
                            assert!(!text.contains(&card.to_string()), "{card} in the view of {seat}");
                        }
                    }
                    let others_hidden = |key: &str| {
                        let cells = play.line(Viewer::Seat(Seat::new(seat)), key);
                        cells.iter().enumerate().all(|(at, cell)| cell.is_some() == (at == usize::from(seat)))
                    };
                    assert!(others_hidden("score-buildings") && others_hidden("score-tokens"));
                    assert!(others_hidden("score-total"));
                    let outlook = TheRiver::outlook(&view);
                    for (at, other) in
                        outlook.players.iter().enumerate().filter(|(at, _)| *at != usize::from(seat))
                    {
                        assert_eq!((other.score.buildings, other.score.tokens), (0, 0), "{at}");
                    }
                }
            });
        }
    }
}

#[test]
fn a17_ts55_views_do_not_differ_by_what_is_hidden() {
    // The second has reserved, built and won other things: the first sees no difference.
    let table = |reserved: &str, built: &str, tokens: [&[u8]; 3]| {
        let second = who().tiles("T31").reserved(reserved).built(built).tokens(tokens[1]);
        let first = who().tiles("T01").built("B04").tokens(tokens[0]);
        given([first, second, who().built("B05").tokens(tokens[2])]).offer("B10 B11").turn(0)
    };
    let one = table("B31", "B01 B02", [&[6], &[6, 5], &[5]]);
    let two = table("B02", "B33 B20", [&[6], &[5, 5], &[6]]);
    assert_ne!(one.position(), two.position());
    for viewer in [Viewer::Seat(SEAT_0), Viewer::Spectator] {
        let (a, b) = (one.position().view(viewer), two.position().view(viewer));
        assert_eq!(a, b);
        assert_eq!(one.standing(viewer), two.standing(viewer));
        assert_eq!(
            serde_json::to_string(&TheRiver::outlook(&a)).expect("JSON"),
            serde_json::to_string(&TheRiver::outlook(&b)).expect("JSON")
        );
    }
    assert_ne!(one.seen_by(1), two.seen_by(1));
    assert_eq!(one.moves(), two.moves());
}

#[test]
fn a17_ts55_imagined_positions_agree_with_the_view_and_know_no_more() {
    let mut guessed = (0, 0);
    for players in 2..=4 {
        let mut at = 0;
        random(players, 31, |play, _| {
            at += 1;
            if at % 9 != 0 {
                return;
            }
            let open = play.view();
            assert_eq!(&TheRiver::imagine(&open, &mut Fast::new(at)), play.position());
            for seat in 0..players {
                let view = play.seen_by(seat);
                let imagined = TheRiver::imagine(&view, &mut Fast::new(at));
                assert_eq!(imagined.broken_law(), None);
                assert_eq!(imagined.view(Viewer::Seat(Seat::new(seat))), view);
                count::invariants(&imagined.view(Viewer::Open));
                for other in (0..players).filter(|&other| other != seat && !play.over()) {
                    let (truth, guess) =
                        (play.p(other), imagined.view(Viewer::Open).players[usize::from(other)].clone());
                    if truth.buildings > 1 {
                        guessed.0 += 1;
                        guessed.1 += u32::from(truth.built == guess.built);
                    }
                }
            }
        });
    }
    assert!(guessed.0 > 50 && guessed.1 * 5 < guessed.0, "{guessed:?}: the truth is hit by chance only");
}

#[test]
fn a17_ts55_hidden_tokens_and_cards_are_imagined_at_random() {
    let seats = [
        who().built("B04").tokens(&[6]),
        who().built("B05").tokens(&[6]).reserved("B31"),
        who().built("B06").tokens(&[5]),
    ];
    let view = given(seats).turn(0).seen_by(0);
    let (mut tokens, mut cards) = (BTreeSet::new(), BTreeSet::new());
    for chance in 0..60 {
        let imagined = TheRiver::imagine(&view, &mut Fast::new(chance)).view(Viewer::Open);
        let of = |seat: usize| imagined.players[seat].tokens.clone().expect("open tokens");
        tokens.insert((of(0), of(1), of(2)));
        cards.insert(names(imagined.players[1].reserved.clone().expect("open cards")));
    }
    let (six, five) = (vec![6], vec![5]);
    let both = [(six.clone(), five.clone(), six.clone()), (six.clone(), six, five)];
    assert_eq!(tokens, BTreeSet::from(both));
    assert!(cards.len() > 15 && !cards.contains(&names(["B04"])));
}

#[test]
fn a17_what_happens_is_told_to_all_and_forgotten() {
    let mut play = given([who().stores([2, 1, 0, 0]), who()]).offer("B01 B10").turn(0);
    let events = play.go(0, "place reserve B01");
    for viewer in [Viewer::Seat(SEAT_1), Viewer::Spectator] {
        let told: Vec<Event> = events.iter().filter_map(|event| TheRiver::see(event, viewer)).collect();
        let card = "B01".parse().expect("a card");
        assert!(told.contains(&Event::Reserved { seat: SEAT_0, card }));
    }
    assert!(!serde_json::to_string(&play.seen_by(1)).expect("JSON").contains("B01"));
    // Shown again when it is built, and forgotten again.
    play.go(1, "place wood");
    let mut events = play.go(0, "place build B01");
    assert!(serde_json::to_string(&play.seen_by(1)).expect("JSON").contains("B01"));
    assert_eq!(TheRiver::imagine(&play.seen_by(1), &mut Fast::new(3)).view(Viewer::Open).step, play.step());
    events.extend(play.go(0, "discount clay"));
    let told: Vec<Event> =
        events.iter().filter_map(|event| TheRiver::see(event, Viewer::Seat(SEAT_1))).collect();
    assert!(told.contains(&Event::Paid { seat: SEAT_0, goods: [2, 0, 0, 0] }));
    assert!(told.contains(&Event::Token { seat: SEAT_0, value: 6 }));
    assert!(!serde_json::to_string(&play.seen_by(1)).expect("JSON").contains("B01"));
    // Stacks of tokens and discarded tiles are open.
    let view = play.seen_by(1);
    assert_eq!((view.values, view.zeros), (vec![5, 4, 3, 2], 3));
}

#[test]
fn a17_everything_is_open_in_the_end() {
    let mut play = given([with_boat(1).built("B31").reserved("B32"), done().built("B33")]).ending().turn(0);
    play.go(0, "place first");
    let view = play.position().view(Viewer::Spectator);
    assert_eq!(names(view.players[0].built.clone().expect("open")), ["B31"]);
    assert_eq!(play.line(Viewer::Spectator, "score-total"), [Some(9), Some(9)]);
}

#[test]
fn a17_a_move_can_be_taken_back_until_something_new_is_seen() {
    let mut play = given([who().tiles("T01 T02 T03"), with_boat(1)]).turn(0);
    assert_eq!(play.may_take_back(0), Err(NoTakeBack::Nothing));
    play.go(0, "place swap");
    assert_eq!(play.may_take_back(0), Ok(()));
    play.go(0, "swap 1 2");
    assert_eq!(play.may_take_back(0), Ok(()));
    play.go(1, "place wood");
    assert_eq!(play.may_take_back(0), Err(NoTakeBack::ActedOn));
    // New tiles are turned up at the end of the round.
    let mut play = last_explorer(who(), who()).turn(0);
    play.go(0, "place first");
    assert_eq!(play.may_take_back(0), Err(NoTakeBack::Chance));
}

#[test]
fn a18_without_explorers_there_is_no_turn_and_without_any_no_round() {
    // The second has settled all four; the fifth still waits.
    let mut play = given([with_boat(2), who().settled(4)]).turn(0);
    play.go(0, "place wood");
    assert_eq!(play.acts(), 0);
    play.go(0, "place first");
    assert_eq!((play.round(), play.acts(), play.boat(1)), (2, 0, 0));
    play.finish_round();
    assert_eq!((play.round(), play.acts()), (3, 0));
    // The pawn is with somebody who has none: the next begins.
    let mut play = given([who().settled(4), with_boat(1)]).pawn(0).turn(1);
    play.go(1, "place wood");
    assert_eq!((play.round(), play.pawn(), play.acts()), (2, 0, 1));
    // If all boats are empty, the game is over.
    let mut play = given([who().settled(3).settling(1), who().settled(4)]).turn(0);
    play.go(0, "place first");
    assert!(play.over() && play.winners().is_some());
    assert_eq!((play.round(), play.boat(0), play.boat(1)), (1, 0, 0));
    // With the spaces as they are it never happens before the end.
    for seed in 0..10 {
        random(2, seed, |play, _| {
            for seat in 0..2 {
                let player = play.p(seat);
                let in_play = player.boat + player.at.iter().sum::<u8>();
                assert!(player.tiles.len() == 12 || in_play > 0);
            }
        });
    }
}

#[test]
fn a19_meadow_is_a_type_like_the_others() {
    assert_eq!(column(&["T52", "T58", "T01"]), 2);
    assert_eq!(column(&["T52", "T58", "T65"]), 6);
    assert_eq!(column(&["T01", "T58", "T65"]), 0);
}

#[test]
fn a20_where_there_is_food_it_is_food() {
    let play = given([who(), who().stores([0, 0, 0, 2])]).turn(0);
    assert_eq!(play.moves_like("place food"), ["place food"]);
    for kind in ["wood", "clay", "stone"] {
        assert_eq!(play.rule_against(&format!("place food {kind}")), "R40");
    }
}

#[test]
fn a21_a_gift_may_replace_what_is_stored() {
    let full = who().river(BLUE).tiles("T58 T59").stores([1, 2, 1, 1]);
    let mut play = given([full, who()]).display("T57 T03").turn(0);
    assert_eq!(play.player(0).free(), 0);
    play.go(0, "place terrain T57");
    assert_eq!(play.moves(), ["take 0", "take 1", "take 2", "take 3", "take 4"]);
    assert_eq!(play.and(0, "take 0").stored(0), [1, 2, 1, 1]);
    play.go(0, "take 1");
    // Not the same kind, unlike production.
    assert_eq!(play.moves(), ["return wood", "return clay", "return food"]);
    assert_eq!(play.rule_against("return stone"), "R36");
    play.go(0, "return food");
    assert_eq!((play.stored(0), play.acts()), ([1, 2, 2, 0], 1));
}

#[test]
fn a22_an_empty_boat_has_no_turn_and_no_exchange() {
    let play = given([who(), done().tiles("T01").stores([3, 0, 0, 0])]).turn(0);
    assert!(play.not_to_act(1, "exchange wood wood wood"));
    let mut play = play;
    play.go(0, "place wood");
    assert_eq!(play.acts(), 0);
    assert!(play.not_to_act(1, "exchange wood wood wood"));
}

#[test]
fn a22_no_position_gives_a_turn_to_an_empty_boat() {
    assert!(given([with_boat(1), who()]).accepted(0));
    assert!(!given([done(), who()]).accepted(0), "explorers would be placed that are not there");
}

#[test]
fn a23_tokens_bring_about_the_end_and_not_buildings() {
    // Six buildings, but the fourth token only.
    let many = who().built("B06 B07 B08 B09 B10 B11").tokens(&[6, 6, 5]).stores([1, 1, 1, 0]);
    let mut play = given([many, who(), who()]).offer("B04").turn(0);
    play.go(0, "place build B04");
    assert!(!play.view().ending);
    let five = who().built("B06 B07 B08 B09").tokens(&[6, 6, 5]).stores([1, 1, 1, 0]);
    let mut play = given([five, who(), who()]).offer("B04").turn(0);
    play.go(0, "place build B04");
    assert!(!play.view().ending, "the fifth building, with the fourth token");
    // Building on with a full track sets off nothing new.
    let full = who().built("B06 B07 B08 B09 B10").tokens(&[6, 6, 5, 5, 4]).stores([1, 1, 1, 0]);
    let mut play = given([full, who(), who()]).offer("B04").ending().turn(0);
    let events = play.go(0, "place build B04");
    assert!(play.view().ending && !play.over());
    assert!(!events.iter().any(|event| matches!(event, Event::LastRound { .. })));
}

#[test]
fn a24_a_zero_only_when_the_left_stack_is_empty() {
    let seats = [
        who().built("B06 B07").tokens(&[0, 0]).stores([1, 1, 1, 0]),
        who().built("B08 B09 B10 B11").tokens(&[6, 5, 4, 3]),
    ];
    let mut play = given(seats).offer("B04").ending().turn(0);
    play.go(0, "place build B04");
    assert_eq!((play.tokens(0), play.view().values, play.view().zeros), (vec![0, 0, 2], vec![], 1));
    // There is nothing to choose in any game.
    for players in 2..=4 {
        let mut left = side(players).left.to_vec();
        let mut zeros = side(players).zeros;
        random(players, 12, |play, events| {
            for event in events {
                if let Event::Token { value, .. } = event {
                    if left.is_empty() {
                        assert_eq!(*value, 0);
                        zeros -= 1;
                    } else {
                        assert_eq!(*value, left.remove(0));
                    }
                }
            }
            assert_eq!((&play.view().values, play.view().zeros), (&left, zeros));
        });
    }
}

#[test]
fn a25_the_boards_are_dealt_at_random() {
    for players in 2..=4 {
        let mut seen = vec![BTreeSet::new(); usize::from(players)];
        for seed in 0..60 {
            let view = fresh(players, seed).view();
            let rivers: BTreeSet<u8> = view.players.iter().map(|player| player.river).collect();
            assert_eq!(rivers.len(), usize::from(players));
            view.players.iter().zip(&mut seen).for_each(|(player, seen)| {
                seen.insert(player.river);
            });
        }
        assert!(seen.iter().all(|rivers| rivers.len() == 4));
    }
}

#[test]
fn a26_the_game_is_scored_after_round_sixty_at_the_latest() {
    let end = |round: u8| {
        let mut play = last_explorer(who().tiles("T53"), who().settling(1)).round(round).turn(0);
        play.go(0, "place first");
        play
    };
    let play = end(59);
    assert!(!play.over() && play.round() == 60);
    let play = end(60);
    assert!(play.over() && play.winners().is_some());
    // After its cleanup.
    assert_eq!((play.stored(0), play.p(1).settled), ([0, 1, 0, 0], 1));
}

#[test]
fn a26_no_position_lies_after_round_sixty() {
    let at = |round: u8| given([with_boat(1), done()]).round(round).accepted(0);
    assert!(at(1) && at(60));
    assert!(!at(61) && !at(255), "the round would be counted on and on");
}

#[test]
fn figures_say_where_they_come_from() {
    let table = include_str!("../src/components.rs");
    for mark in ["TEXT", "FOUND", "DERIVED", "PROPOSED"] {
        assert!(table.contains(mark));
    }
    assert_eq!(tables::points("B31"), 9);
}
