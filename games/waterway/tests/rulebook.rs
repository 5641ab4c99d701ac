//! The rulebook, played: a test for every rule (R), every reading (A) and every scenario of the rule file. Expectations
//! come from the rule file, not from the engine; what is expected of a board is asked of the literal way to count too
//! (`common/literal.rs`).
//!
//! Scenarios bear the number of the rule that they show, and then their own: `r15_r1c_…` is R1C.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::boards::{self, Taste};
use common::games::{
    Watch, alone, any, fresh, fresh_with_events, hand, legal, next, placed, rule_against, seats, seen,
    several, stock, tiles_in, totals, wire,
};
use common::given::{given, read};
use common::literal::Placed;
use common::tiles::{CORNERS, ROWS, SIDES};
use nurt_core::{
    Chance, Fast, Game, Lang, NoTakeBack, Refusal, Seat, Seats, Speak, Table, Viewer, Words, core_catalogue,
};
use nurt_waterway::board::Board;
use nurt_waterway::components::{A, B, Building, FACES, Good, Mark, START, Shape, Tile, rank};
use nurt_waterway::grid::{Side, Turn};
use nurt_waterway::{EventView, Move, Waterway};

const SEAT_0: Seat = Seat::new(0);
const SEAT_1: Seat = Seat::new(1);
const SEAT_2: Seat = Seat::new(2);

/// The board of fig. 7 (R7), worth 47.
const FIG_7: &str = "U04@(0,-1)r2 U26@(0,-2)r0 U11@(1,-1)r0 U22@(1,-2)r0 U28@(-1,0)r3 U13@(2,0)r2 U27@(2,1)r0 \
                     U18@(0,-3)r2 U08@(0,-4)r2 U30@(2,-1)r1 U14@(-2,0)r1 U19@(2,-2)r0 S03@(3,1)r2";
/// The board of fig. 2 (R2).
const FIG_2: &str = "U12@(2,0)r1 U13@(3,0)r2 U06@(0,-1)r0 U07@(0,-2)r2 U09@(1,-1)r0 U10@(2,-1)r1";
/// The board of fig. 4 (R4).
const FIG_4: &str = "U06@(2,0)r1 C01@(3,0)r1 U22@(4,0)r1 U04@(-1,0)r1 C07@(-2,0)r1 S06@(0,-1)r0";

fn tile(name: &str) -> Tile {
    name.parse().expect("a tile")
}

/// All 60 tiles in all four turns on one cell.
fn every_try(x: i8, y: i8) -> impl Iterator<Item = Move> {
    let cell = nurt_waterway::grid::Cell::new(x, y);
    Tile::all().flat_map(move |tile| Turn::ALL.map(|turn| Move::new(tile, cell, turn)))
}

/// A board without its last tile, and that tile.
fn but_last(board: &str) -> (String, String) {
    let tiles: Vec<&str> = board.split_whitespace().collect();
    let (last, rest) = tiles.split_last().expect("a tile");
    (rest.join(" "), (*last).to_owned())
}

fn ids(tiles: impl IntoIterator<Item = Tile>) -> Vec<String> {
    tiles.into_iter().map(|tile| tile.to_string()).collect()
}

fn english() -> Words {
    Words::new(Lang::En, &[core_catalogue(Lang::En), Waterway::catalogue(Lang::En)])
}

/// What an event says in English.
fn in_english(event: &EventView) -> String {
    english().say(&event.phrase())
}

// ---------------------------------------------------------------------------------------------------------------------
// Components

#[test]
fn r1_sixty_tiles_all_different_and_a_start_tile_and_a_score_sheet_for_each_of_four() {
    assert_eq!((Tile::all().count(), FACES.len(), ROWS.len()), (60, 60, 60));
    // What a tile looks like when it is turned: its sides with what lies beside them, and its corners.
    let look = |tile: Tile, turn: Turn| {
        let face = tile.face();
        let mut ends: Vec<(u8, [u8; 2])> = face
            .ends(turn)
            .iter()
            .enumerate()
            .map(|(end, &side)| {
                (side as u8, if face.building.is_some() { face.goods[end] } else { face.goods[A] })
            })
            .collect();
        ends.sort_unstable();
        let corners: BTreeSet<&str> = face.meadow.turned(turn).names().collect();
        format!("{ends:?} {:?} {} {corners:?}", face.building, face.port)
    };
    let mut owners: BTreeMap<String, Tile> = BTreeMap::new();
    let mut symmetric = BTreeSet::new();
    for tile in Tile::all() {
        for turn in Turn::ALL {
            match owners.insert(look(tile, turn), tile) {
                Some(owner) if owner == tile => drop(symmetric.insert(tile)),
                Some(owner) => panic!("{owner} and {tile} look the same"),
                None => {}
            }
        }
    }
    assert_eq!(ids(symmetric), ["U06", "S06", "S12", "C13"]);
    let table = fresh(4, 1);
    assert_eq!(Waterway::FACTS.players, (1, 4));
    for seat in seats(&table) {
        assert_eq!(table.position().board(seat), &Board::new(), "the start tile alone");
    }
    let standing = table.position().standing(Viewer::Spectator);
    let keys: Vec<&str> = standing.lines.iter().map(|line| line.key).collect();
    assert_eq!(keys, ["score-mills", "score-sawmills", "score-ports", "score-meadows", "score-total"]);
    assert!(standing.lines.iter().all(|line| line.cells == [Some(0); 4]));
    for lang in Lang::ALL {
        assert!(Waterway::catalogue(lang).contains("game-help"), "the help card in {lang}");
    }
}

#[test]
fn r2_fifteen_cows_fifteen_sheep_thirty_unmarked() {
    let with = |mark| Tile::all().filter(|tile| tile.mark() == mark).count();
    assert_eq!([Mark::Cow, Mark::Sheep, Mark::None].map(with), [15, 15, 30]);
    for row in ROWS.iter() {
        let mark = match row.mark {
            "cow" => Mark::Cow,
            "sheep" => Mark::Sheep,
            _ => Mark::None,
        };
        assert_eq!(tile(row.id).mark(), mark, "{}", row.id);
    }
}

#[test]
fn r3_every_tile_shows_what_the_table_says() {
    for (row, tile) in ROWS.iter().zip(Tile::all()) {
        assert_eq!(tile.to_string(), row.id);
        let face = tile.face();
        assert_eq!(face.shape, if row.shape == "straight" { Shape::Straight } else { Shape::Bend });
        assert_eq!(face.ends(Turn::new(0)).map(|side| side as usize), row.ends, "{}", row.id);
        let building = face.building.map(|building| {
            let kind = if building.needs == Good::Sack { "mill" } else { "sawmill" };
            (kind, u32::from(building.demand), u32::from(building.value))
        });
        assert_eq!(building, row.building.map(|building| (building.kind, building.demand, building.value)));
        let goods =
            [A, B].map(|segment| [Good::Sack, Good::Axe].map(|good| u32::from(face.count(segment, good))));
        let [beside_a, beside_b, channel] = row.goods;
        let expected = if row.building.is_some() { [beside_a, beside_b] } else { [channel, [0, 0]] };
        assert_eq!(goods, expected, "{}", row.id);
        assert_eq!(face.port, row.port, "{}", row.id);
        let corners: BTreeSet<&str> = face.meadow.names().collect();
        assert_eq!(corners, row.meadow.iter().map(|&corner| CORNERS[corner]).collect(), "{}", row.id);
    }
    assert!(
        "U31".parse::<Tile>().is_err() && "S16".parse::<Tile>().is_err() && "C00".parse::<Tile>().is_err()
    );
}

#[test]
fn r3_the_totals_of_the_groups() {
    // Straights, bends; mills, their demand and value; sawmills, their demand and value; sacks, axes; ports; fragments;
    // tiles with goods and an obstacle.
    let expected = [
        (Mark::None, [15, 15, 6, 14, 48, 4, 8, 37, 16, 10, 6, 36, 6]),
        (Mark::Sheep, [7, 8, 3, 7, 25, 2, 4, 19, 8, 5, 3, 18, 3]),
        (Mark::Cow, [8, 7, 3, 7, 24, 2, 4, 18, 8, 5, 3, 18, 3]),
    ];
    let count = |tiles: &[Tile]| -> [usize; 13] {
        let sum = |of: &dyn Fn(Tile) -> u8| tiles.iter().map(|&tile| usize::from(of(tile))).sum::<usize>();
        let shape = |shape| sum(&|tile| u8::from(tile.face().shape == shape));
        let good = |good| sum(&|tile| tile.face().count(A, good) + tile.face().count(B, good));
        let of = |needs: Good, what: fn(u8, u8) -> u8| {
            sum(&|tile| {
                let building = tile.face().building.filter(|building| building.needs == needs);
                building.map_or(0, |building| what(building.demand, building.value))
            })
        };
        let kind = |needs| [of(needs, |_, _| 1), of(needs, |demand, _| demand), of(needs, |_, value| value)];
        let [mills, mill_demand, mill_value] = kind(Good::Sack);
        let [sawmills, sawmill_demand, sawmill_value] = kind(Good::Axe);
        [
            shape(Shape::Straight),
            shape(Shape::Bend),
            mills,
            mill_demand,
            mill_value,
            sawmills,
            sawmill_demand,
            sawmill_value,
            good(Good::Sack),
            good(Good::Axe),
            sum(&|tile| u8::from(tile.face().port)),
            sum(&|tile| tile.face().meadow.names().count() as u8),
            sum(&|tile| u8::from(tile.face().building.is_some() && tile.face().goods != [[0; 2]; 2])),
        ]
    };
    for (mark, expected) in expected {
        let tiles: Vec<Tile> = Tile::all().filter(|tile| tile.mark() == mark).collect();
        assert_eq!(count(&tiles), expected, "{mark:?}");
    }
    let all: Vec<Tile> = Tile::all().collect();
    assert_eq!(count(&all), [30, 30, 12, 28, 97, 8, 16, 74, 32, 20, 12, 72, 12]);
}

#[test]
fn r4_a_building_has_a_demand_and_a_value_and_timber_is_rarer_and_worth_more() {
    let values = |needs: Good| {
        let buildings = Tile::all().filter_map(|tile| tile.face().building);
        let of = buildings.filter(|building| building.needs == needs);
        of.map(|building| (building.demand, building.value)).collect::<BTreeMap<u8, u8>>()
    };
    let (mills, sawmills) = (values(Good::Sack), values(Good::Axe));
    assert_eq!(mills, [(1, 4), (2, 7), (3, 10), (4, 14)].into());
    assert_eq!(sawmills, [(1, 5), (2, 9), (3, 14)].into());
    // Each building has the one value of its demand.
    for building in Tile::all().filter_map(|tile| tile.face().building) {
        let values = if building.needs == Good::Sack { &mills } else { &sawmills };
        assert_eq!(values[&building.demand], building.value);
    }
    assert!(sawmills.iter().all(|(demand, value)| value > &mills[demand]));
}

#[test]
fn r5_goods_beside_an_obstacle_lie_on_one_side_of_it() {
    let both: Vec<_> =
        ROWS.iter().filter(|row| row.building.is_some() && row.goods[..2] != [[0; 2]; 2]).collect();
    let beside_a = both.iter().filter(|row| row.goods[0] != [0; 2]).count();
    let beside_b = both.iter().filter(|row| row.goods[1] != [0; 2]).count();
    assert_eq!((both.len(), beside_a, beside_b), (12, 6, 6));
    for row in both {
        // At the outlet water comes in from the west: through the end a, or through the end b.
        let turns = if row.shape == "straight" { [3, 1] } else { [3, 2] };
        for (upstream, turn) in turns.into_iter().enumerate() {
            let count = given(&format!("{}@(2,0)r{turn}", row.id)).count();
            let segment = usize::from(row.goods[1] != [0; 2]);
            let stop = (segment == upstream).then_some(0);
            assert_eq!(count.stops, [((0, segment), stop)].into(), "{} turned {turn}", row.id);
        }
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// Setup

#[test]
fn r6_sixty_forty_five_thirty_or_thirty_nine_tiles() {
    let in_play = |players| {
        let table = fresh(players, 3);
        let hands = seats(&table).flat_map(|seat| hand(&table, seat));
        stock(&table).into_iter().chain(hands).collect::<BTreeSet<Tile>>()
    };
    let marks = |tiles: &BTreeSet<Tile>| {
        [Mark::None, Mark::Sheep, Mark::Cow]
            .map(|mark| tiles.iter().filter(|tile| tile.mark() == mark).count())
    };
    assert_eq!(marks(&in_play(4)), [30, 15, 15]);
    assert_eq!(marks(&in_play(3)), [30, 15, 0]);
    assert_eq!(marks(&in_play(2)), [30, 0, 0]);
    let alone = in_play(1);
    assert_eq!((alone.len(), marks(&alone)[2]), (39, 0));
    for players in [0, 5] {
        assert!(Table::<Waterway>::choose(Some(players), &BTreeMap::new()).is_err(), "{players} players");
    }
}

#[test]
fn r6_d9_alone_six_random_tiles_of_45_are_out() {
    let mut removed_once = BTreeSet::new();
    for seed in 0..60 {
        let table = fresh(1, seed);
        let removed: BTreeSet<Tile> = table.position().removed().iter().collect();
        assert_eq!(removed.len(), 6);
        assert!(removed.iter().all(|tile| tile.mark() != Mark::Cow && !stock(&table).contains(tile)));
        assert!(removed.is_disjoint(&hand(&table, SEAT_0)));
        removed_once.extend(removed);
    }
    assert_eq!(removed_once.len(), 45, "any of them");
}

#[test]
fn r7_three_hidden_tiles_each_and_the_start_tile_lies() {
    for players in 2..=4 {
        let (table, events) = fresh_with_events(players, 5);
        for seat in seats(&table) {
            assert_eq!((hand(&table, seat).len(), placed(&table, seat).len()), (3, 0));
            // Whoever looks at the deal sees its own tiles and no others.
            let told = tiles_in(&wire(&seen(&events, Viewer::Seat(seat))));
            assert_eq!(told, hand(&table, seat));
        }
        assert!(tiles_in(&wire(&seen(&events, Viewer::Spectator))).is_empty());
        let hands = |seed| seats(&table).map(|seat| hand(&fresh(players, seed), seat)).collect::<Vec<_>>();
        assert_ne!(hands(5), hands(6), "the tiles are shuffled");
    }
}

#[test]
fn r7_d1_four_players_have_60_tiles_3_in_each_hand_and_48_in_the_pile() {
    let table = fresh(4, 1);
    let hands: BTreeSet<Tile> = seats(&table).flat_map(|seat| hand(&table, seat)).collect();
    assert_eq!((hands.len(), stock(&table).len()), (12, 48));
    assert_eq!(hands.union(&stock(&table)).count(), 60);
}

#[test]
fn r7_d2_three_players_have_no_cows_45_tiles_and_36_in_the_pile() {
    let table = fresh(3, 1);
    let hands: BTreeSet<Tile> = seats(&table).flat_map(|seat| hand(&table, seat)).collect();
    assert_eq!((hands.len(), stock(&table).len()), (9, 36));
    assert!(hands.union(&stock(&table)).all(|tile| tile.mark() != Mark::Cow));
}

#[test]
fn r7_d3_two_players_have_the_30_unmarked_tiles_and_24_in_the_pile() {
    let table = fresh(2, 1);
    let hands: BTreeSet<Tile> = seats(&table).flat_map(|seat| hand(&table, seat)).collect();
    assert_eq!((hands.len(), stock(&table).len()), (6, 24));
    assert!(hands.union(&stock(&table)).all(|tile| tile.mark() == Mark::None));
}

#[test]
fn r8_the_pile_is_twelve_refills_for_everybody() {
    for (players, pile) in [(4, 48), (3, 36), (2, 24)] {
        let mut table = fresh(players, 2);
        let mut chance = Fast::new(2);
        for round in 1..=13 {
            assert_eq!(table.position().round(), round);
            assert_eq!(stock(&table).len(), pile - usize::from(players) * usize::from(round - 1));
            for seat in seats(&table) {
                any(&mut table, seat, &mut chance);
            }
        }
        assert!(stock(&table).is_empty());
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// The round

#[test]
fn r9_everybody_holds_three_tiles_and_places_one_of_them() {
    let table = several(&["", ""], &["U12 U13 U06", "U28 U27 U22"]);
    assert_eq!(table.position().to_act(), Seats::first(2), "all at once");
    let tiles = |seat| legal(&table, seat).iter().map(|mv| mv.tile).collect::<BTreeSet<Tile>>();
    assert_eq!(tiles(SEAT_0), hand(&table, SEAT_0));
    assert_eq!(tiles(SEAT_1), hand(&table, SEAT_1));
    for not_held in ["U28@(2,0)r1", "U01@(2,0)r2", "C01@(2,0)r1"] {
        assert_eq!(rule_against(&table, SEAT_0, not_held), "R9");
    }
    let mut table = table;
    table.apply(SEAT_0, read("U12@(2,0)r1")).expect("a legal move");
    table.apply(SEAT_1, read("U28@(0,-1)r0")).expect("a legal move");
    assert_eq!(
        (ids(placed(&table, SEAT_0)), ids(placed(&table, SEAT_1))),
        (vec!["U12".into()], vec!["U28".into()])
    );
    assert_eq!(table.position().round(), 2);
}

#[test]
fn r9_choices_are_independent_so_their_order_makes_no_difference() {
    let start = fresh(3, 9);
    let mut chance = Fast::new(9);
    let choice: Vec<Move> = seats(&start)
        .map(|seat| {
            let moves = legal(&start, seat);
            moves[chance.below(moves.len() as u32) as usize]
        })
        .collect();
    let after = |order: [u8; 3]| {
        let mut table = start.clone();
        for seat in order.map(Seat::new) {
            table.apply(seat, choice[seat.index()]).expect("a legal move");
        }
        table.position().clone()
    };
    let one = after([0, 1, 2]);
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        assert_eq!(after(order), one, "{order:?}");
    }
}

#[test]
fn r10_d4_two_tiles_go_to_the_next_seat_and_one_is_drawn() {
    let mut table = fresh(4, 4);
    let mut chance = Fast::new(4);
    let before = stock(&table);
    let keeps: Vec<BTreeSet<Tile>> = seats(&table)
        .map(|seat| {
            let held = hand(&table, seat);
            let (mv, _) = any(&mut table, seat, &mut chance);
            held.into_iter().filter(|&tile| tile != mv.tile).collect()
        })
        .collect();
    for seat in seats(&table) {
        let left = next(&table, seat);
        assert_eq!(table.position().left_of(seat), left);
        let (kept, now) = (&keeps[seat.index()], hand(&table, left));
        assert_eq!((kept.len(), now.len()), (2, 3));
        let drawn: Vec<Tile> = now.difference(kept).copied().collect();
        assert!(kept.is_subset(&now) && drawn.len() == 1);
        assert!(before.contains(&drawn[0]) && !stock(&table).contains(&drawn[0]));
    }
}

#[test]
fn r10_d5_two_players_swap_what_they_do_not_place() {
    let mut table = several(&["", ""], &["U12 U13 U06", "U28 U27 U22"]);
    table.apply(SEAT_1, read("U22@(0,-1)r0")).expect("a legal move");
    table.apply(SEAT_0, read("U06@(2,0)r1")).expect("a legal move");
    let drawn = |seat, got: [&str; 2]| {
        let mut rest = hand(&table, seat);
        assert!(got.into_iter().all(|name| rest.remove(&tile(name))), "{rest:?}");
        assert_eq!(rest.len(), 1);
        rest.pop_first()
    };
    let [first, second] = [drawn(SEAT_0, ["U27", "U28"]), drawn(SEAT_1, ["U12", "U13"])];
    assert_ne!(first, second);
    assert_eq!(stock(&table).len(), 24 - 2);
}

#[test]
fn r10_the_direction_never_changes() {
    for players in 2..=4 {
        let mut table = fresh(players, 6);
        let mut chance = Fast::new(6);
        for _ in 1..=12 {
            let kept: Vec<BTreeSet<Tile>> = seats(&table)
                .map(|seat| {
                    let held = hand(&table, seat);
                    let (mv, _) = any(&mut table, seat, &mut chance);
                    held.into_iter().filter(|&tile| tile != mv.tile).collect()
                })
                .collect();
            for seat in seats(&table) {
                assert!(kept[seat.index()].is_subset(&hand(&table, next(&table, seat))));
            }
        }
    }
}

#[test]
fn r10_everybody_remembers_what_it_passed_on_wherever_it_wanders() {
    for players in 2..=4 {
        for seed in 0..6 {
            let (mut watch, _) = Watch::new(players, seed);
            loop {
                for viewer in seats(&watch.table).map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let view = watch.position().view(viewer);
                    for holder in seats(&watch.table) {
                        let told: BTreeSet<Tile> =
                            view.players[holder.index()].hand.iter().copied().collect();
                        assert_eq!(told, watch.known(viewer, holder), "{viewer:?} of the hand of {holder}");
                        let held = usize::from(view.players[holder.index()].held);
                        assert_eq!(held, hand(&watch.table, holder).len(), "the number is public");
                    }
                }
                if watch.position().to_act().is_empty() {
                    break;
                }
                watch.step();
            }
        }
    }
}

/// A tile that nobody wants comes round, and everybody who had it knows where it is.
#[test]
fn r10_a_tile_that_wanders_on_is_followed() {
    let mut table = several(&["", "", "", ""], &["U12 U13 U06", "U28 U27 U22", "S12 S13 S14", "C12 C13 C14"]);
    let mut wandering = |moves: [&str; 4]| {
        for (seat, mv) in moves.into_iter().enumerate() {
            table.apply(Seat::new(seat as u8), read(mv)).expect("a legal move");
        }
        table.clone()
    };
    let knows = |table: &Table<Waterway>, viewer: u8, holder: u8| {
        let view = table.position().view(Viewer::Seat(Seat::new(viewer)));
        ids(view.players[usize::from(holder)].hand.iter().copied())
    };
    // Seat 0 keeps back U12 and U13.
    let after = wandering(["U06@(2,0)r1", "U22@(2,0)r1", "S14@(2,0)r1", "C14@(2,0)r2"]);
    assert_eq!(knows(&after, 0, 1), ["U12", "U13"]);
    assert!(knows(&after, 0, 2).is_empty() && knows(&after, 0, 3).is_empty());
    assert!(knows(&after, 2, 1).is_empty(), "seat 2 has never held them");
    assert_eq!(knows(&after, 3, 0), ["C12", "C13"]);
    // Seat 1 places U13 and passes U12 on with what it drew; seat 0 knows of U12 only, seat 1 of both.
    let after = wandering(["C13@(0,-1)r0", "U13@(0,-1)r1", "U27@(0,-1)r1", "S13@(0,-1)r1"]);
    assert_eq!(knows(&after, 0, 2), ["U12"]);
    let passed = knows(&after, 1, 2);
    assert!(passed.len() == 2 && passed.contains(&"U12".to_owned()), "{passed:?}");
    assert!(knows(&after, 3, 2).is_empty());
    // Seat 3 passed C12 and C13 to seat 0, which placed C13 and passed C12 on to seat 1.
    assert_eq!(knows(&after, 3, 1), ["C12"]);
}

/// In every position each tile of a hand was seen by those who held it: the seats to the right, one for each round since
/// it was drawn, and nobody else.
fn memories_could_have_come_about(position: &Waterway) {
    let view = position.view(Viewer::Open);
    let players = view.players.len();
    let passed = usize::from(view.round.min(13)) - 1;
    let over = view.round > 13;
    let remembers =
        |seat: usize, tile: Tile| view.players[seat].seen.iter().flatten().any(|&seen| seen == tile);
    for holder in 0..players {
        let age = |&tile: &Tile| {
            let back = |age: &usize| remembers((holder + players * 2 - age) % players, tile);
            let age = (1..=players).take_while(back).count();
            let all = (0..players).filter(|&seat| remembers(seat, tile)).count();
            assert_eq!(all, age, "{tile} of seat {holder} was seen by seats that never had it: {view:?}");
            age
        };
        let ages: Vec<usize> = view.players[holder].hand.iter().map(age).collect();
        // Those of one age were dealt together, or are so old that everybody has held them.
        let most = passed.min(players);
        assert!(ages.iter().all(|&age| age <= most), "{ages:?} in round {}", view.round);
        for young in 0..most {
            assert!(
                ages.iter().filter(|&&age| age == young).count() <= 1,
                "{ages:?} in round {}",
                view.round
            );
        }
        if passed > 0 && !over {
            assert!(ages.contains(&0), "nothing was drawn: {ages:?}");
        }
    }
}

#[test]
fn r10_what_is_imagined_agrees_with_all_that_is_remembered() {
    for players in 2..=4 {
        for seed in 20..24 {
            let (mut watch, _) = Watch::new(players, seed);
            let mut chance = Fast::new(seed);
            loop {
                let real = watch.position();
                memories_could_have_come_about(real);
                for viewer in seats(&watch.table).map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let view = real.view(viewer);
                    for _ in 0..4 {
                        let imagined = Waterway::imagine(&view, &mut chance);
                        assert_eq!(imagined.view(viewer), view);
                        memories_could_have_come_about(&imagined);
                        let mut unseen = (BTreeSet::new(), BTreeSet::new());
                        for holder in seats(&watch.table) {
                            let held: BTreeSet<Tile> = imagined.hand(holder).iter().collect();
                            assert!(watch.known(viewer, holder).is_subset(&held));
                            assert_eq!(held.len(), hand(&watch.table, holder).len());
                            unseen.0.extend(held);
                            unseen.1.extend(hand(&watch.table, holder));
                        }
                        unseen.0.extend(imagined.stock().iter());
                        unseen.1.extend(stock(&watch.table));
                        assert_eq!(unseen.0, unseen.1, "the tiles that lie on no board");
                    }
                }
                if real.to_act().is_empty() {
                    break;
                }
                watch.step();
            }
        }
    }
}

#[test]
fn r10_of_a_hand_one_imagines_what_one_passed_and_anything_else_that_is_unseen() {
    for players in 2..=4 {
        let watch = Watch::after(players, 3, 4);
        let mut chance = Fast::new(1);
        let viewer = Viewer::Seat(SEAT_0);
        let view = watch.position().view(viewer);
        let holder = next(&watch.table, SEAT_0);
        let known = watch.known(viewer, holder);
        assert_eq!(known.len(), 2, "seat 0 passed two of the three");
        let mut others = BTreeSet::new();
        for _ in 0..1500 {
            let imagined = Waterway::imagine(&view, &mut chance);
            let held: BTreeSet<Tile> = imagined.hand(holder).iter().collect();
            assert!(known.is_subset(&held));
            others.extend(held.difference(&known).copied());
        }
        // The third is anything in the stock or in hands that seat 0 does not know.
        let hidden = seats(&watch.table)
            .flat_map(|seat| {
                hand(&watch.table, seat)
                    .into_iter()
                    .filter(|tile| !watch.known(viewer, seat).contains(tile))
                    .collect::<Vec<_>>()
            })
            .chain(stock(&watch.table))
            .collect::<BTreeSet<Tile>>();
        assert_eq!(others, hidden);
    }
    // In the last round of two the pile is empty, so the opponent's hand is what is missing.
    let watch = Watch::after(2, 5, 12);
    let view = watch.position().view(Viewer::Seat(SEAT_0));
    for seed in 0..50 {
        let imagined = Waterway::imagine(&view, &mut Fast::new(seed));
        assert_eq!(imagined.hand(SEAT_1), watch.position().hand(SEAT_1));
    }
}

/// A position described by hand without `seen` is one in which nobody remembers anything; it can be imagined as any other.
#[test]
fn r10_a_position_described_without_memories_can_be_imagined() {
    let table = several(&["U06@(2,0)r1", "U22@(2,0)r1"], &["U12 U13 U14", "U28 U27 U26"]);
    for viewer in Viewer::all(2) {
        let view = table.position().view(viewer);
        for seed in 0..20 {
            assert_eq!(Waterway::imagine(&view, &mut Fast::new(seed)).view(viewer), view);
        }
    }
}

#[test]
fn r11_d7_after_round_13_the_pile_is_empty_and_two_tiles_stay_in_each_hand() {
    for players in 2..=4 {
        let mut watch = Watch::after(players, 7, 12);
        assert!(stock(&watch.table).is_empty(), "the twelfth refill has emptied the pile");
        assert_eq!(watch.position().round(), 13);
        assert!(seats(&watch.table).all(|seat| hand(&watch.table, seat).len() == 3));
        assert_eq!(watch.position().winners(), None);
        while !watch.position().to_act().is_empty() {
            watch.step();
        }
        let position = watch.position();
        assert!(position.winners().is_some_and(|winners| !winners.is_empty()));
        for seat in seats(&watch.table) {
            assert_eq!((placed(&watch.table, seat).len(), hand(&watch.table, seat).len()), (13, 2));
            assert!(legal(&watch.table, seat).is_empty());
            // What is left in hand costs nothing: the total is that of the board.
            let literal = boards::to_literal(position.board(seat).tiles());
            let total: u32 = literal.score().iter().sum();
            assert_eq!(totals(&watch.table)[seat.index()], i64::from(total));
            for tile in position.hand(seat).iter() {
                for mv in literal.placements(common::tiles::number(&tile.to_string()), &literal.rim()) {
                    let refusal = position.why_not(seat, boards::to_move(mv));
                    assert_eq!(refusal, Some(Refusal::Over));
                }
            }
        }
    }
}

#[test]
fn r12_placing_is_all_that_can_be_done_and_everybody_must() {
    for wrong in ["pass", "discard U12", "U12", "skip", ""] {
        assert!(wrong.parse::<Move>().is_err(), "{wrong}");
    }
    let mut table = fresh(3, 8);
    let mut chance = Fast::new(8);
    for round in 1..=13 {
        for (chosen, seat) in seats(&table).enumerate() {
            assert_eq!((table.position().round(), table.position().to_act().len()), (round, 3 - chosen));
            let other = legal(&table, seat)[0];
            any(&mut table, seat, &mut chance);
            // No second try.
            if table.position().round() == round {
                assert_eq!(table.position().why_not(seat, other), Some(Refusal::NotToAct));
                assert!(legal(&table, seat).is_empty());
            }
        }
    }
    assert!(table.position().to_act().is_empty());
}

// ---------------------------------------------------------------------------------------------------------------------
// Placement

/// What may be done with a tile on a board, as it is written.
fn all_places(board: &Board, name: &str) -> BTreeSet<String> {
    board
        .surroundings()
        .into_iter()
        .flat_map(|cell| Turn::ALL.map(|turn| Move::new(tile(name), cell, turn)))
        .filter(|&mv| board.fit(mv).is_ok())
        .map(|mv| mv.to_string())
        .collect()
}

#[test]
fn r13_quarter_turns_but_no_flipping() {
    // A bend joins N and E, then E and S, S and W, W and N; beside the start tile that leaves these places.
    let expected = [
        ((0, -1), [1, 2]),
        ((1, -1), [0, 3]),
        ((-1, 0), [0, 1]),
        ((2, 0), [2, 3]),
        ((0, 1), [1, 2]),
        ((1, 1), [0, 3]),
    ];
    let expected =
        expected.iter().flat_map(|&((x, y), turns)| turns.map(|turn| format!("U11@({x},{y})r{turn}")));
    assert_eq!(all_places(&Board::new(), "U11"), expected.collect());
    assert!("U11@(2,0)r4".parse::<Move>().is_err() && "U11@(2,0)r-1".parse::<Move>().is_err());
    // U11 has its fragment at NW when its river is at N and E; flipped it would have it at SE.
    for (mv, point) in
        [("U11@(1,1)r0", (1, 1)), ("U11@(0,1)r1", (1, 1)), ("U11@(2,0)r2", (3, 1)), ("U11@(2,0)r3", (2, 1))]
    {
        let fragments = given(mv).count().fragments;
        assert_eq!(fragments, [((2, 0), 1), ((0, 1), 1), (point, 1)].into(), "{mv}");
    }
}

#[test]
fn r14_p1_a_corner_is_not_enough() {
    let start = given("");
    assert_eq!(start.rule_against("U12@(2,1)r0"), "R14");
    assert_eq!(start.rule_against("U12@(2,1)r1"), "R14");
    // With a tile beside it the cell can be used.
    assert!(given("U12@(2,0)r1").allows("U28@(2,1)r1"));
}

#[test]
fn r14_p2_a_cell_that_is_covered_is_taken() {
    assert_eq!(given("").rule_against("U12@(1,0)r1"), "R14");
    assert_eq!(given("").rule_against("U12@(0,0)r0"), "R14");
    assert_eq!(given("U12@(2,0)r1").rule_against("U28@(2,0)r1"), "R14");
}

#[test]
fn r14_a_side_must_be_shared_with_any_earlier_tile_and_there_are_no_half_steps() {
    assert_eq!(given("").rule_against("U12@(3,0)r1"), "R14");
    assert_eq!(given("").rule_against("U12@(0,2)r0"), "R14");
    assert!(given("U12@(2,0)r1").allows("U28@(3,0)r1"), "beside a tile that is not the start");
    for wrong in ["U12@(0.5,1)r1", "U12@(0,1/2)r1"] {
        assert!(wrong.parse::<Move>().is_err(), "{wrong}");
    }
}

#[test]
fn r15_r1a_river_meets_river() {
    let start = given("");
    assert!(start.allows("U12@(2,0)r1"));
    assert!(start.allows("U12@(2,0)r3"));
}

#[test]
fn r15_r1b_bank_meets_bank() {
    assert!(given("").allows("U12@(1,-1)r1"));
    // The tile is an oxbow.
    given("U12@(1,-1)r1").flows("");
}

#[test]
fn r15_r1c_river_against_bank_is_refused() {
    let start = given("");
    assert_eq!(start.rule_against("U12@(2,0)r0"), "R15");
    assert_eq!(start.rule_against("U12@(1,-1)r0"), "R15");
}

#[test]
fn r15_every_shared_side_counts() {
    // (1,-1) is a bend with river at N and E. At (2,-1) there must be river at W, whatever lies elsewhere.
    let board = given("U09@(1,-1)r0");
    assert!(board.allows("U10@(2,-1)r1") && board.allows("U13@(2,-1)r2") && board.allows("U13@(2,-1)r3"));
    assert_eq!(board.rule_against("U10@(2,-1)r0"), "R15");
    assert_eq!(board.rule_against("U13@(2,-1)r0"), "R15");
    // Beside two tiles both sides must match: at (0,-1) the start shows river, (1,-1) shows bank.
    assert!(board.allows("U13@(0,-1)r2") && board.allows("U10@(0,-1)r0"));
    assert_eq!(board.rule_against("U13@(0,-1)r1"), "R15");
}

#[test]
fn r16_r3a_a_ring_of_four_bends_is_refused_on_an_oxbow_too() {
    let board = given("U07@(1,-1)r0 U09@(2,-1)r3 U11@(2,-2)r2");
    board.flows("");
    assert_eq!(board.rule_against("U13@(1,-2)r1"), "R16");
}

#[test]
fn r17_r3b_a_dead_cell_beside_the_tributary_takes_none_of_the_60_tiles() {
    let board = given("U07@(2,0)r2 U09@(2,1)r3");
    let mut tries = 0;
    for mv in every_try(1, 1) {
        assert!(!board.allows(&mv.to_string()), "{mv}");
        tries += 1;
    }
    assert_eq!(tries, 240);
    assert_eq!(board.count().dead, [(1, 1)].into());
    assert_eq!(board.rule_against("U13@(1,1)r0"), "R16", "it would close the ring");
    // The game goes on elsewhere.
    assert!(!legal(&alone("U07@(2,0)r2 U09@(2,1)r3", &["U13"]), SEAT_0).is_empty());
}

#[test]
fn r17_a_cell_surrounded_by_banks_stays_empty() {
    let board =
        given("U07@(0,-1)r1 U12@(1,-1)r1 U28@(2,-1)r1 U13@(0,-2)r3 U22@(0,-3)r0 U15@(1,-3)r0 U25@(2,-2)r0");
    for mv in every_try(1, -2) {
        assert!(!board.allows(&mv.to_string()), "{mv}");
    }
    assert!(board.count().dead.contains(&(1, -2)));
    assert!(["R15", "R17"].contains(&board.rule_against("U10@(1,-2)r0")));
}

#[test]
fn r18_a_tile_may_touch_by_banks_and_be_joined_later() {
    let board = given("U16@(1,-1)r1 U08@(2,-1)r1");
    board.flows("").scores([0, 0, 0, 0], 0);
    let joined = board.and("U07@(0,-1)r1");
    joined.flows("(0,-1) E>S, (1,-1) E>W, (2,-1) E>W");
    joined.delivers("U16=2").scores([7, 0, 0, 0], 7);
}

// ---------------------------------------------------------------------------------------------------------------------
// Flow and oxbows

#[test]
fn r19_two_tributaries_enter_the_main_river_and_one_river_leaves() {
    let place = |(cell, side): (nurt_waterway::grid::Cell, Side)| ((cell.x, cell.y), SIDES[side as usize]);
    assert_eq!(START.inlets.map(place), [((0, 0), "W"), ((0, 0), "N"), ((1, 0), "S")]);
    assert_eq!(place(START.outlet), ((1, 0), "E"));
    assert_eq!(START.cells.map(|cell| (cell.x, cell.y)), [(0, 0), (1, 0)]);
    let corners: Vec<_> = START
        .meadow
        .iter()
        .map(|(cell, corners)| ((cell.x, cell.y), corners.names().collect::<Vec<_>>()))
        .collect();
    assert_eq!(corners, [((1, 0), vec!["NE"]), ((0, 0), vec!["SW"])]);
    // No goods, no port, no building: nothing arrives at a mill, and a port beside it is alone.
    given("S03@(2,0)r2").delivers("S03=0");
    given("U12@(2,0)r1").scores([0, 0, 0, 0], 0);
}

#[test]
fn r20_r2_fig_2_river_tiles_have_a_direction_and_the_others_none() {
    let board = given(FIG_2);
    board.scores([0, 0, 4, 0], 4);
    board.flows("(0,-1) N>S, (0,-2) W>S, (2,0) W>E, (3,0) W>S");
}

#[test]
fn r20_f1_at_the_northern_tributary_water_runs_south() {
    given("U28@(0,-1)r0").scores([0, 0, 0, 0], 0).flows("(0,-1) N>S");
}

#[test]
fn r20_f2_at_the_southern_tributary_the_same_tile_runs_north() {
    given("U28@(1,1)r0").scores([0, 0, 0, 0], 0).flows("(1,1) S>N");
}

#[test]
fn r20_the_main_river_comes_in_at_the_west_and_leaves_at_the_east() {
    given("U28@(-1,0)r1").flows("(-1,0) W>E");
    given("U28@(2,0)r1 U12@(3,0)r3").flows("(2,0) W>E, (3,0) W>E");
}

#[test]
fn r21_channels_without_the_start_are_oxbows_until_they_are_joined() {
    // The two tiles above the start in fig. 2 have no current; a bend at (1,-2) leaves them without one, for it does not
    // join the start.
    let board = given(FIG_2);
    assert!(!board.board.flows(4) && !board.board.flows(5));
    let longer = board.and("U15@(1,-2)r1");
    longer.flows("(0,-1) N>S, (0,-2) W>S, (2,0) W>E, (3,0) W>S");
    // Only what lies at the end counts: an oxbow mill that is joined in the last step scores in full.
    given("U16@(1,-1)r1 U08@(2,-1)r1").scores([0; 4], 0);
    given("U16@(1,-1)r1 U08@(2,-1)r1 U07@(0,-1)r1").scores([7, 0, 0, 0], 7);
}

#[test]
fn r22_open_ends_cost_nothing() {
    // The far ends are open; another tile there changes nothing.
    let open = given("U12@(2,0)r1 U28@(3,0)r1");
    open.scores([0, 0, 4, 0], 4);
    open.and("C15@(4,0)r1").scores([0, 0, 4, 0], 4);
    // Open ends at every tile, on the river and off it.
    given("U28@(0,-1)r0 S04@(-1,0)r1 C15@(1,1)r0 C12@(1,-1)r0").scores([0; 4], 0);
    given("U02@(2,0)r3").scores([4, 0, 0, 0], 4);
    // Open towards a cell that can never be filled.
    given("U07@(2,0)r2 U09@(2,1)r3").scores([0; 4], 0);
}

// ---------------------------------------------------------------------------------------------------------------------
// Scoring

#[test]
fn r23_r4_fig_4_two_of_four_sacks_arrive() {
    given(FIG_4).scores([0, 0, 0, 0], 0).delivers("U04=0, C01=2");
}

#[test]
fn r23_r4b_one_more_sack_upstream_completes_the_mill() {
    given(FIG_4).and("U21@(1,1)r0").scores([10, 0, 0, 0], 10).delivers("U04=0, C01=3");
}

#[test]
fn r23_g1_surplus_adds_nothing() {
    let board = given(FIG_4).and("U21@(1,1)r0 S07@(0,-2)r1");
    board.scores([10, 0, 0, 0], 10).delivers("U04=0, C01=4");
}

#[test]
fn r23_g6_a_mill_on_an_oxbow_stands_still() {
    given("U16@(1,-1)r1 U08@(2,-1)r1").scores([0, 0, 0, 0], 0).delivers("");
}

#[test]
fn r23_sacks_below_the_mill_do_not_reach_it() {
    given("U16@(2,0)r1 U08@(3,0)r1").scores([0; 4], 0).delivers("U16=0");
    given("U08@(2,0)r1 U16@(3,0)r1").scores([7, 0, 0, 0], 7).delivers("U16=2");
    // One is not enough for two.
    given("U06@(2,0)r1 U16@(3,0)r1").scores([0; 4], 0).delivers("U16=1");
}

#[test]
fn r24_g10_a_sawmill_is_served_by_axes() {
    given("U26@(0,-1)r0 U19@(2,0)r2").scores([0, 9, 0, 0], 9).delivers("U19=2");
    // Sacks are no timber, and axes are no grain.
    given("U08@(0,-1)r0 U19@(2,0)r2").scores([0; 4], 0).delivers("U19=0");
    given("U26@(0,-1)r0 U16@(2,0)r1").scores([0; 4], 0).delivers("U16=0");
}

#[test]
fn r24_g11_the_bridge_of_a_mill_stops_rafts() {
    given("U16@(0,-1)r0 U26@(0,-2)r0 U19@(2,0)r2").scores([0, 0, 0, 0], 0).delivers("U16=0, U19=0");
}

#[test]
fn r24_sawmills_on_oxbows_stand_still_too() {
    given("U26@(1,-1)r1 U19@(2,-1)r2").scores([0; 4], 0).delivers("");
}

#[test]
fn r25_r5_fig_5_a_route_of_five_tiles() {
    let board = given("U06@(0,-1)r0 U12@(0,-2)r0 U10@(2,0)r1 U28@(3,0)r1");
    board.scores([0, 0, 10, 0], 10);
    let route = board.route();
    assert!(["U12 U06 start U10 U28", "U28 U10 start U06 U12"].contains(&&*route), "{route}");
}

#[test]
fn r25_pt1_a_single_port_is_worth_nothing() {
    given("U12@(0,-1)r0").scores([0, 0, 0, 0], 0);
}

#[test]
fn r25_pt2_two_ports_side_by_side() {
    given("U12@(2,0)r1 U28@(3,0)r1").scores([0, 0, 4, 0], 4);
}

#[test]
fn r25_pt4_a_route_on_an_oxbow() {
    given("U12@(1,-1)r1 U10@(2,-1)r1 U28@(3,-1)r1").scores([0, 0, 6, 0], 6);
}

#[test]
fn r25_pt5_only_one_route_scores() {
    let board = "U06@(0,-1)r0 U12@(0,-2)r0 U10@(2,0)r1 U28@(3,0)r1 S12@(2,1)r1 C13@(3,1)r1";
    given(board).scores([0, 0, 10, 0], 10);
}

#[test]
fn r25_pt7_ports_between_the_ends_are_just_tiles() {
    given("U12@(2,0)r1 U28@(3,0)r1 S12@(4,0)r1").scores([0, 0, 6, 0], 6);
}

#[test]
fn r25_no_bridge_lies_on_the_route() {
    for bridge in ["U16", "S04"] {
        assert_eq!(given(&format!("U12@(2,0)r1 {bridge}@(3,0)r1 U28@(4,0)r1")).ports(), 0, "{bridge}");
        assert_eq!(given(&format!("U12@(0,-1)r0 {bridge}@(2,0)r1 U28@(3,0)r1")).ports(), 0, "{bridge}");
    }
    // Two stretches of two and of three tiles with a bridge between.
    let board = "U12@(2,0)r1 U28@(3,0)r1 U16@(4,0)r1 S12@(5,0)r1 U10@(6,0)r1 C13@(7,0)r1";
    assert_eq!((given(board).ports(), given(board).route().as_str()), (6, "S12 U10 C13"));
    // The current is irrelevant: from the mouth of one tributary up the other.
    assert_eq!(given("U12@(0,-1)r0 U28@(1,1)r0").ports(), 6);
}

#[test]
fn r26_r6_fig_6_a_meadow_of_three_and_one_of_four() {
    let board = given("U15@(1,-1)r3 U10@(1,-2)r2 U25@(0,-2)r3 U28@(1,-3)r2 U11@(0,-1)r1");
    board.scores([0, 0, 0, 9], 9);
    assert_eq!(board.meadows(), [((1, -1), 4), ((1, -2), 3)].into());
}

#[test]
fn r26_m1_three_fragments_and_the_fourth_cell_empty() {
    let board = given("U30@(-1,0)r3 U29@(-2,0)r0 U11@(-2,-1)r2");
    board.scores([0, 0, 0, 3], 3);
    assert_eq!(board.meadows(), [((-1, 0), 3)].into());
}

#[test]
fn r26_m3_a_corner_of_the_start_in_a_meadow_of_four() {
    let board = given("U30@(1,-1)r3 U10@(2,-1)r1 U21@(2,0)r2");
    board.scores([0, 0, 0, 6], 6);
    assert_eq!(board.meadows(), [((2, 0), 4)].into());
}

#[test]
fn r26_m5_in_the_middle_of_a_long_side_of_the_start_two_fragments_are_the_most() {
    let board = given(FIG_2);
    assert_eq!(board.fragments((1, 0)), 2);
    board.scores([0, 0, 4, 0], 4);
    for cell in board.board.surroundings() {
        for mv in every_try(cell.x, cell.y).filter(|&mv| board.board.fit(mv).is_ok()) {
            let mut next = board.board.clone();
            next.lay(mv);
            assert_eq!(boards::count(&next).fragments[&(1, 0)], 2, "{mv}");
        }
    }
}

#[test]
fn r27_r7_fig_7_the_whole_example() {
    let board = given(FIG_7);
    board.scores([11, 14, 10, 12], 47).delivers("U18=2, U04=3, S03=1");
    let count = board.count();
    let number =
        |name: &str| board.literal.tiles.iter().position(|placed| placed.row().id == name).expect("laid");
    assert_eq!(count.current[number("U19")], None, "the second sawmill lies on an oxbow");
    let mut meadows: Vec<u32> = board.meadows().into_values().collect();
    meadows.sort_unstable();
    assert_eq!(meadows, [3, 3, 4], "3 + 3 + 6 points");
    let route = board.route();
    assert!(["U14 U28 start U13 U27", "U27 U13 start U28 U14"].contains(&&*route), "{route}");
}

#[test]
fn r27_the_total_is_the_sum_of_four_and_the_highest_wins() {
    for players in 1..=4 {
        for seed in 0..40 {
            let mut table = fresh(players, seed);
            let mut chance = Fast::new(seed);
            while let Some(seat) = table.position().to_act().lowest() {
                any(&mut table, seat, &mut chance);
            }
            let standing = table.position().standing(Viewer::Spectator);
            for seat in seats(&table) {
                let literal = boards::to_literal(table.position().board(seat).tiles()).score();
                let cells: Vec<i64> =
                    standing.lines.iter().map(|line| line.cells[seat.index()].expect("a figure")).collect();
                assert_eq!(cells[..4], literal.map(i64::from));
                assert_eq!(cells[4], cells[..4].iter().sum::<i64>());
            }
            let totals = totals(&table);
            let best = totals.iter().max();
            let winners: Seats = seats(&table).filter(|seat| Some(&totals[seat.index()]) == best).collect();
            assert_eq!(table.position().winners(), Some(winners));
        }
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// Solo

#[test]
fn r28_d9_thirteen_times_draw_three_place_one_discard_two() {
    let (mut watch, _) = Watch::new(1, 11);
    assert_eq!(watch.position().removed().len(), 6);
    for round in 1..=13u8 {
        let rest = 39 - 3 * usize::from(round);
        assert_eq!((watch.position().round(), hand(&watch.table, SEAT_0).len()), (round, 3));
        assert_eq!(
            (stock(&watch.table).len(), placed(&watch.table, SEAT_0).len()),
            (rest, usize::from(round) - 1)
        );
        let (held, before) = (hand(&watch.table, SEAT_0), stock(&watch.table));
        watch.step();
        let laid = *watch.position().board(SEAT_0).tiles().last().expect("a tile");
        assert!(held.contains(&laid.tile));
        let discarded: BTreeSet<Tile> = watch.position().discarded().iter().collect();
        assert_eq!(discarded.len(), 2 * usize::from(round));
        assert!(held.iter().all(|&tile| tile == laid.tile || discarded.contains(&tile)));
        assert!(hand(&watch.table, SEAT_0).is_subset(&before), "three new tiles");
    }
    assert!(watch.position().to_act().is_empty() && stock(&watch.table).is_empty());
    assert_eq!(placed(&watch.table, SEAT_0).len(), 13);
    assert_eq!(watch.position().discarded().len(), 26);
    assert!(hand(&watch.table, SEAT_0).is_empty());
}

#[test]
fn r28_the_ranks_at_their_limits() {
    let names = [
        (0, 19, "Landlubber"),
        (20, 27, "Deckhand"),
        (28, 34, "Oarsman"),
        (35, 41, "Raftsman"),
        (42, 48, "Helmsman"),
        (49, 55, "Head raftsman"),
        (56, 255, "Master of the river"),
    ];
    let words = english();
    for (number, (least, most, name)) in (1..).zip(names) {
        for points in [least, most] {
            assert_eq!(rank(points), number, "{points} points");
        }
        assert_eq!(words.word(&format!("rank-{number}")), name);
    }
}

/// Boards of the solo game, with their points and ranks.
const SOLO: [(&str, i64, &str); 13] = [
    (
        "S05@(2,0)r2 U15@(2,1)r3 U14@(0,-1)r0 S15@(0,-2)r2 S12@(-1,0)r1 U25@(1,-2)r0 U19@(2,-2)r2 U01@(2,-1)r0 \
         S14@(-1,-2)r3 U28@(-2,0)r1 U29@(-3,0)r0 S13@(-2,-2)r1 U10@(3,-1)r3",
        19,
        "Landlubber",
    ),
    (
        "S06@(2,0)r3 U02@(3,0)r1 S01@(2,-1)r0 U15@(1,-1)r3 U24@(3,-1)r3 U20@(4,0)r3 U25@(0,-1)r1 S02@(5,0)r1 \
         S05@(2,-2)r1 U09@(6,0)r3 U16@(6,-1)r2 S10@(4,-1)r1 U11@(5,-1)r3",
        20,
        "Deckhand",
    ),
    (
        "S12@(1,1)r2 S05@(1,2)r3 U28@(2,0)r1 S03@(3,0)r2 U02@(3,1)r0 U05@(0,2)r0 U11@(0,1)r2 U14@(-1,1)r1 \
         U10@(3,2)r2 U01@(-2,1)r0 S04@(3,3)r2 U21@(3,4)r0 U13@(4,4)r2",
        27,
        "Deckhand",
    ),
    (
        "S03@(2,0)r3 S13@(1,1)r3 S05@(0,-1)r1 U13@(-1,0)r0 U14@(0,1)r3 U23@(-1,1)r1 S10@(1,-1)r1 S12@(-1,2)r0 \
         U18@(-1,3)r0 U28@(-1,-1)r2 U29@(-1,-2)r1 S14@(0,-2)r3 S02@(-1,4)r0",
        28,
        "Oarsman",
    ),
    (
        "S01@(-1,0)r1 S09@(0,-1)r2 S08@(2,0)r3 U17@(3,0)r2 S14@(2,1)r1 S15@(1,1)r0 S13@(-1,-1)r0 U11@(-1,-2)r2 \
         S12@(-2,-2)r3 U19@(0,-2)r0 U06@(1,-2)r1 U29@(-3,-2)r1 U13@(-3,-1)r0",
        34,
        "Oarsman",
    ),
    (
        "U05@(2,0)r2 S02@(2,1)r2 U18@(-1,0)r1 U23@(-2,0)r1 U16@(2,2)r0 U22@(2,3)r0 U04@(2,4)r2 U12@(3,4)r2 \
         U13@(3,3)r1 S14@(4,3)r3 S11@(3,5)r3 U19@(2,5)r0 U02@(-2,1)r2",
        35,
        "Raftsman",
    ),
    (
        "U25@(-1,0)r1 U17@(0,-1)r1 U27@(-1,1)r3 U09@(1,-1)r3 U28@(2,0)r3 S08@(1,-2)r2 S07@(2,-1)r0 U13@(3,0)r3 \
         S14@(-2,1)r1 S15@(-2,0)r3 U23@(-2,-1)r2 U05@(3,-1)r2 U12@(-3,1)r3",
        41,
        "Raftsman",
    ),
    (
        "U04@(0,-1)r2 U26@(0,-2)r0 U11@(1,-1)r0 U22@(1,-2)r0 U28@(-1,0)r3 U13@(2,0)r2 U27@(2,1)r0 U18@(0,-3)r2 \
         U08@(0,-4)r2 U30@(2,-1)r1 U14@(-2,0)r1 S14@(-3,0)r1 U21@(0,-5)r2",
        42,
        "Helmsman",
    ),
    (FIG_7, 47, "Helmsman"),
    (
        "U04@(0,-1)r2 U26@(0,-2)r0 U11@(1,-1)r0 U22@(1,-2)r0 U28@(-1,0)r3 U13@(2,0)r2 U27@(2,1)r0 U18@(0,-3)r2 \
         U08@(0,-4)r2 U30@(2,-1)r1 U14@(-2,0)r1 U02@(3,1)r1 S03@(4,1)r2",
        48,
        "Helmsman",
    ),
    (
        "U04@(0,-1)r2 U26@(0,-2)r0 U11@(1,-1)r0 U22@(1,-2)r0 U28@(-1,0)r3 U13@(2,0)r2 U27@(2,1)r0 U18@(0,-3)r2 \
         U08@(0,-4)r2 U30@(2,-1)r1 U14@(-2,0)r1 S14@(3,1)r3 U16@(4,1)r3",
        49,
        "Head raftsman",
    ),
    (
        "U17@(2,0)r2 S14@(1,1)r2 S02@(1,2)r2 S09@(2,2)r0 S10@(2,1)r2 U20@(3,2)r1 U14@(-1,0)r1 U22@(-1,1)r3 \
         U13@(0,1)r2 S13@(-2,0)r1 U08@(1,3)r0 U19@(-2,1)r0 U11@(0,2)r3",
        55,
        "Head raftsman",
    ),
    (
        "S06@(2,0)r3 U24@(2,-1)r3 S10@(1,-1)r1 U22@(3,0)r1 U25@(2,1)r2 U19@(0,-1)r1 S01@(3,1)r1 U11@(4,0)r2 \
         U02@(3,-1)r1 S04@(2,2)r2 U05@(1,1)r0 U29@(4,1)r3 S13@(-1,0)r0",
        56,
        "Master of the river",
    ),
];

#[test]
fn r28_d11_the_total_of_a_solo_game_is_compared_with_the_ranks() {
    for (board, points, name) in SOLO {
        let literal: u32 = given(board).literal.score().iter().sum();
        assert_eq!(i64::from(literal), points);
        let (rest, last) = but_last(board);
        let mut table = alone(&rest, &[&last[..3]]);
        assert_eq!(table.position().winners(), None);
        let events = table.apply(SEAT_0, read(&last)).expect("the last move");
        assert_eq!(totals(&table), [points]);
        let rank = Waterway::outlook(&table.position().view(Viewer::Spectator)).rank.expect("a rank").rank;
        assert_eq!(english().word(&format!("rank-{rank}")), name);
        let ranked = seen(&events, Viewer::Spectator).pop().expect("an event");
        assert!(
            in_english(&ranked).contains(&format!("{points} points: {name}.")),
            "{}",
            in_english(&ranked)
        );
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// Readings

#[test]
fn a1_three_inlets_one_outlet_two_banks_and_four_identical_copies() {
    // A straight channel fits along each side with river, and across the two banks.
    let expected = [
        ((0, -1), [0, 2]),
        ((1, -1), [1, 3]),
        ((-1, 0), [1, 3]),
        ((2, 0), [1, 3]),
        ((0, 1), [1, 3]),
        ((1, 1), [0, 2]),
    ];
    let expected: BTreeSet<String> = expected
        .iter()
        .flat_map(|&((x, y), turns)| turns.map(|turn| format!("U12@({x},{y})r{turn}")))
        .collect();
    let table = fresh(4, 1);
    for seat in seats(&table) {
        assert_eq!(all_places(table.position().board(seat), "U12"), expected);
    }
    for (mv, flow) in [
        ("U12@(-1,0)r1", "(-1,0) W>E"),
        ("U12@(0,-1)r0", "(0,-1) N>S"),
        ("U12@(1,1)r0", "(1,1) S>N"),
        ("U12@(2,0)r1", "(2,0) W>E"),
        ("U12@(1,-1)r1", ""),
        ("U12@(0,1)r1", ""),
    ] {
        given(mv).flows(flow);
    }
}

#[test]
fn a2_a_choice_is_seen_by_nobody_else_until_the_last_is_in() {
    let table = fresh(3, 12);
    let moves = legal(&table, SEAT_0);
    let others = [Viewer::Seat(SEAT_1), Viewer::Seat(SEAT_2), Viewer::Spectator];
    let after = |mv: Move| {
        let mut table = table.clone();
        let events = table.apply(SEAT_0, mv).expect("a legal move");
        (table, events)
    };
    let (first, first_events) = after(moves[0]);
    for &mv in &moves {
        let (chosen, events) = after(mv);
        for viewer in others {
            assert_eq!(wire(&chosen.position().view(viewer)), wire(&first.position().view(viewer)));
            assert_eq!(wire(&seen(&events, viewer)), wire(&seen(&first_events, viewer)));
            let sheet = |table: &Table<Waterway>| table.position().standing(viewer);
            assert_eq!(sheet(&chosen), sheet(&table));
            let player = &chosen.position().view(viewer).players[0];
            assert_eq!((player.ready, player.chosen, player.tiles.len(), player.held), (true, None, 0, 3));
        }
        let own = &chosen.position().view(Viewer::Seat(SEAT_0)).players[0];
        assert_eq!((own.chosen, own.tiles.len()), (Some(mv), 0), "chosen, not yet placed");
        assert_eq!(chosen.position().to_act(), Seats::first(3).without(SEAT_0));
    }
    // The second choice is as secret as the first; the last one turns all up.
    let (mut table, _) = after(moves[5]);
    let second = legal(&table, SEAT_2)[0];
    table.apply(SEAT_2, second).expect("a legal move");
    assert!(seats(&table).all(|seat| placed(&table, seat).is_empty()));
    let third = legal(&table, SEAT_1)[0];
    let events = table.apply(SEAT_1, third).expect("a legal move");
    for viewer in others.into_iter().chain([Viewer::Seat(SEAT_0)]) {
        let view = table.position().view(viewer);
        let laid: Vec<Move> = view.players.iter().flat_map(|player| player.tiles.clone()).collect();
        assert_eq!(laid, [moves[5], third, second], "boards are public");
        assert!(view.players.iter().all(|player| !player.ready && player.chosen.is_none()));
        let told = wire(&seen(&events, viewer));
        assert!([moves[5], second, third].iter().all(|mv| tiles_in(&told).contains(&mv.tile)));
    }
}

#[test]
fn a2_a_choice_may_be_taken_back_until_the_last_is_in_and_not_after() {
    let mut table = fresh(3, 13);
    assert_eq!(table.may_take_back(SEAT_0), Err(NoTakeBack::Nothing));
    let start = table.position().clone();
    let moves = legal(&table, SEAT_0);
    table.apply(SEAT_0, moves[0]).expect("a legal move");
    assert_eq!(table.may_take_back(SEAT_0), Ok(()));
    assert!(table.may_take_back(SEAT_1).is_err(), "it has not chosen");
    table.take_back(SEAT_0).expect("taken back");
    assert_eq!(table.position(), &start);
    // Another choice instead; and also after somebody else has chosen, whose choice stays.
    table.apply(SEAT_0, moves[1]).expect("a legal move");
    let other = legal(&table, SEAT_1)[0];
    table.apply(SEAT_1, other).expect("a legal move");
    assert_eq!((table.may_take_back(SEAT_0), table.may_take_back(SEAT_1)), (Ok(()), Ok(())));
    table.take_back(SEAT_0).expect("taken back");
    assert_eq!(table.position().to_act(), Seats::one(SEAT_0).with(SEAT_2));
    let own = table.position().view(Viewer::Seat(SEAT_1)).players[1].chosen;
    assert_eq!(own, Some(other));
    table.apply(SEAT_0, moves[2]).expect("a legal move");
    let last = legal(&table, SEAT_2)[0];
    table.apply(SEAT_2, last).expect("a legal move");
    assert_eq!(table.position().round(), 2);
    for seat in seats(&table) {
        assert!(table.may_take_back(seat).is_err(), "final");
        let before = table.position().clone();
        assert!(table.take_back(seat).is_err());
        assert_eq!(table.position(), &before);
    }
}

#[test]
fn a2_in_the_last_round_the_last_choice_is_final_too() {
    let mut watch = Watch::after(2, 14, 12);
    let mv = legal(&watch.table, SEAT_0)[0];
    watch.table.apply(SEAT_0, mv).expect("a legal move");
    assert_eq!(watch.table.may_take_back(SEAT_0), Ok(()));
    let mv = legal(&watch.table, SEAT_1)[0];
    watch.table.apply(SEAT_1, mv).expect("a legal move");
    assert!(seats(&watch.table).all(|seat| watch.table.may_take_back(seat).is_err()));
}

#[test]
fn a2_hands_are_private() {
    for players in 1..=4 {
        for seed in 30..34 {
            let (mut watch, mut events) = Watch::new(players, seed);
            loop {
                for viewer in seats(&watch.table).map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let view = watch.position().view(viewer);
                    let told = wire(&view) + &wire(&seen(&events, viewer)) + &wire(&Waterway::outlook(&view));
                    let allowed = watch.may_name(viewer);
                    let secret: Vec<Tile> =
                        tiles_in(&told).into_iter().filter(|tile| !allowed.contains(tile)).collect();
                    assert!(secret.is_empty(), "{viewer:?} hears of {secret:?} in {told}");
                }
                if watch.position().to_act().is_empty() {
                    break;
                }
                events = watch.step();
            }
        }
    }
}

/// What a seat sees does not depend on what it cannot know.
#[test]
fn a2_another_hand_of_the_others_looks_the_same() {
    let with = |hand: &str| several(&["", ""], &["U12 U13 U06", hand]);
    let (one, other) = (with("U28 U27 U22"), with("U01 U02 U03"));
    for viewer in [Viewer::Seat(SEAT_0), Viewer::Spectator] {
        assert_eq!(wire(&one.position().view(viewer)), wire(&other.position().view(viewer)));
    }
    assert_ne!(one.position().view(Viewer::Seat(SEAT_1)), other.position().view(Viewer::Seat(SEAT_1)));
}

#[test]
fn a3_p4_every_tile_is_always_playable_in_at_least_eight_ways() {
    let mut chance = Fast::new(40);
    let symmetric = ["U06", "S06", "S12", "C13"].map(tile);
    for index in 0..600 {
        let size = chance.below(14) as usize;
        let literal = boards::random(&mut chance, size, Taste::ALL[index % 4]);
        let board = boards::to_board(&literal);
        for tile in Tile::all() {
            let tries = board
                .surroundings()
                .into_iter()
                .flat_map(|cell| Turn::ALL.map(|turn| Move::new(tile, cell, turn)));
            let ways: Vec<Move> = tries.filter(|&mv| board.fit(mv).is_ok()).collect();
            assert!(ways.len() >= 8, "{tile} on {}: {ways:?}", boards::show(&literal));
            assert!(
                ways.iter().map(|mv| mv.cell).collect::<BTreeSet<_>>().len() >= 4,
                "four different cells"
            );
            if symmetric.contains(&tile) {
                let results: BTreeSet<_> = ways.iter().map(|mv| (mv.cell, mv.turn.quarters() % 2)).collect();
                assert!(results.len() >= 4 && 2 * results.len() == ways.len(), "both turns are accepted");
            }
        }
    }
}

#[test]
fn a4_a_tile_may_be_turned_freely() {
    // In each turn there is a place for each shape beside the start tile.
    for name in ["U12", "U13"] {
        let turns: BTreeSet<u8> =
            all_places(&Board::new(), name).iter().map(|mv| read(mv).turn.quarters()).collect();
        assert_eq!(turns, (0..4).collect());
    }
    // Turned once clockwise N becomes E, and so on.
    let face = tile("U13").face();
    let sides: Vec<String> =
        Turn::ALL.map(|turn| face.ends(turn).map(|side| SIDES[side as usize]).concat()).into();
    assert_eq!(sides, ["NE", "ES", "SW", "WN"]);
    let corners: Vec<&str> =
        Turn::ALL.map(|turn| face.meadow.turned(turn).names().next().expect("SE")).into();
    assert_eq!(corners, ["SE", "SW", "NW", "NE"]);
}

#[test]
fn a5_every_ring_is_refused_outlet_into_inlet_inlet_into_inlet_and_oxbows() {
    // From the outlet into the southern tributary.
    assert_eq!(given("U07@(2,0)r2 U09@(2,1)r3").rule_against("U13@(1,1)r0"), "R16");
    // From the main river in the west into the northern tributary.
    assert_eq!(given("U07@(0,-1)r2 U09@(-1,-1)r1").rule_against("U13@(-1,0)r0"), "R16");
    // From the outlet around the north into the northern tributary: above the bank of the start lies a channel.
    let around = given("U07@(2,0)r3 U09@(2,-1)r2");
    assert_eq!(around.and("U06@(1,-1)r1").rule_against("U13@(0,-1)r1"), "R16");
    // From the west under the start into the southern tributary.
    let under = given("U07@(-1,0)r1 U09@(-1,1)r0 U06@(0,1)r1");
    assert_eq!(under.rule_against("U13@(1,1)r3"), "R16");
    // On oxbows: four bends (R3A), and two rows of three.
    assert_eq!(given("U07@(1,-1)r0 U09@(2,-1)r3 U11@(2,-2)r2").rule_against("U13@(1,-2)r1"), "R16");
    let six = given("U07@(1,-1)r0 U09@(2,-1)r3 U12@(2,-2)r0 U11@(2,-3)r2 U27@(1,-3)r1");
    six.flows("");
    assert_eq!(six.rule_against("U28@(1,-2)r0"), "R16");
    // Two oxbows, or an oxbow and the river, may be joined.
    assert!(given("U07@(1,-1)r0 U09@(2,-1)r3 U12@(2,-2)r0").allows("U28@(1,-2)r0"));
    assert!(given("U16@(1,-1)r1").allows("U07@(0,-1)r1"));
}

#[test]
fn a6_every_current_is_unique_and_goes_on_from_tile_to_tile() {
    let mut chance = Fast::new(41);
    for index in 0..300 {
        let literal = boards::random(&mut chance, 13, Taste::ALL[index % 4]);
        let count = boards::count(&boards::to_board(&literal));
        let side = |number: usize, end: usize| {
            let Placed { tile, turn, .. } = literal.tiles[number];
            (ROWS[tile].ends[end] + turn) % 4
        };
        for (number, entry) in
            count.current.iter().enumerate().filter_map(|(at, entry)| Some((at, (*entry)?)))
        {
            let (x, y) = literal.tiles[number].spot;
            let out = side(number, 1 - entry);
            let below = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)][out];
            let Some(next) = literal.tiles.iter().position(|placed| placed.spot == below) else { continue };
            let entered = count.current[next].expect("what flows on flows");
            assert_eq!(side(next, entered), (out + 2) % 4, "{}", boards::show(&literal));
        }
    }
}

#[test]
fn a7_goods_serve_the_own_building_only_from_above_the_bridge() {
    // The sack of U02 lies beside its end a, which is N before it is turned.
    for (above, below) in [
        ("U02@(2,0)r3", "U02@(2,0)r1"),
        ("U02@(-1,0)r3", "U02@(-1,0)r1"),
        ("U02@(0,-1)r0", "U02@(0,-1)r2"),
        ("U02@(1,1)r2", "U02@(1,1)r0"),
    ] {
        given(above).scores([4, 0, 0, 0], 4).delivers("U02=1");
        given(below).scores([0; 4], 0).delivers("U02=0");
    }
}

#[test]
fn a7_g2_goods_above_the_bridge_of_their_own_tile() {
    given("U02@(2,0)r3").scores([4, 0, 0, 0], 4).delivers("U02=1");
}

#[test]
fn a7_g4_goods_below_one_bridge_feed_the_next_building() {
    given("U02@(2,0)r1 C02@(3,0)r3").scores([7, 0, 0, 0], 7).delivers("U02=0, C02=2");
}

#[test]
fn a8_a_bridge_stops_everything_also_what_its_building_does_not_need() {
    // Three sacks come to a mill that needs two, and none goes on to the next one, which needs one.
    let board = given("U08@(2,0)r1 U06@(3,0)r1 U16@(4,0)r1 S03@(5,0)r2");
    board.scores([7, 0, 0, 0], 7).delivers("U16=3, S03=0");
    // The sack above the bridge of sawmill U05 ends there; below it, it goes on to the mill.
    given("U05@(2,0)r3 S03@(2,-1)r1").scores([0; 4], 0).delivers("U05=0, S03=0");
    given("U05@(2,0)r2 S03@(2,1)r0").scores([4, 0, 0, 0], 4).delivers("U05=0, S03=1");
}

#[test]
fn a9_g8_the_goods_of_all_inlets_add_up_below_the_start() {
    let board = given("U06@(0,-1)r0 U22@(-1,0)r1 U21@(1,1)r0 C01@(2,0)r1");
    board.scores([10, 0, 0, 0], 10).delivers("C01=3");
}

#[test]
fn a9_a_building_on_one_arm_sees_only_its_own_arm() {
    let board = given("U16@(-1,0)r1 U08@(0,-1)r0 C01@(2,0)r1");
    board.scores([0; 4], 0).delivers("U16=0, C01=2");
    board.and("S08@(-2,0)r1").scores([7, 0, 0, 0], 7).delivers("U16=2, C01=2");
}

#[test]
fn a10_a_route_may_go_up_one_arm_and_down_another() {
    let openings = ["@(-1,0)r1", "@(0,-1)r0", "@(1,1)r0", "@(2,0)r1"];
    for (index, one) in openings.iter().enumerate() {
        for other in &openings[index + 1..] {
            // The start adds one tile, whichever openings are used.
            let board = given(&format!("S12{one} C13{other}"));
            assert_eq!(board.ports(), 6, "{one} {other}");
            assert!(["S12 start C13", "C13 start S12"].contains(&&*board.route()));
        }
    }
    // Of three arms the two that reach farthest: two tiles, the start, three tiles.
    let arms = "S12@(0,-1)r0 U06@(-1,0)r1 U12@(-2,0)r1 U10@(2,0)r1 U22@(3,0)r1 U28@(4,0)r1";
    assert_eq!(given(arms).ports(), 12);
    // A route within an arm may be longer than any through the start.
    let within = "S12@(2,0)r1 U10@(3,0)r1 U22@(4,0)r1 U06@(5,0)r1 U28@(6,0)r1 U16@(0,-1)r0 U12@(0,-2)r0";
    assert_eq!(given(within).ports(), 10);
    // Two different ports are needed.
    assert_eq!(given("U06@(0,-1)r0 U12@(2,0)r1 U10@(3,0)r1").ports(), 0);
}

#[test]
fn a11_no_tile_has_a_port_and_a_bridge() {
    assert!(Tile::all().all(|tile| !tile.face().port || tile.face().building.is_none()));
}

/// Three boards of the 45 tiles without cows, worth 47, 47 and 39; the other six tiles stay in hands.
const D10: [&str; 3] = [
    FIG_7,
    "S08@(0,-1)r2 U12@(2,0)r3 S13@(0,-2)r2 S09@(1,-1)r0 U24@(1,1)r2 U01@(3,0)r3 S02@(2,-1)r3 S07@(3,-1)r2 \
     U25@(1,-2)r1 U02@(2,-2)r3 S06@(-1,-2)r1 S12@(-2,-2)r1 S14@(1,2)r2",
    "U09@(1,1)r0 S01@(2,0)r2 U06@(0,-1)r0 U21@(0,-2)r2 U20@(-1,-2)r3 U15@(-1,-1)r2 S11@(-2,-2)r0 U23@(-2,-1)r1 \
     U03@(-2,-3)r2 U17@(-1,0)r0 S15@(-3,-3)r1 S05@(-2,0)r3 U10@(-3,-2)r0",
];

#[test]
fn a12_d10_ties_are_shared() {
    given(D10[1]).scores([21, 0, 14, 12], 47);
    given(D10[2]).scores([24, 9, 0, 6], 39);
    let boards = D10.map(but_last);
    let rests = boards.each_ref().map(|(rest, _)| rest.as_str());
    let hands = [("U05", "U07"), ("U16", "U29"), ("S04", "S10")];
    let hands: Vec<String> =
        boards.iter().zip(hands).map(|((_, last), (a, b))| format!("{} {a} {b}", &last[..3])).collect();
    let mut table = several(&rests, &hands.iter().map(String::as_str).collect::<Vec<_>>());
    for (seat, (_, last)) in seats(&table).zip(&boards) {
        assert_eq!(table.position().winners(), None);
        table.apply(seat, read(last)).expect("the last move");
    }
    assert_eq!(totals(&table), [47, 47, 39]);
    assert_eq!(table.position().winners(), Some(Seats::one(SEAT_0).with(SEAT_1)));
}

#[test]
fn a13_three_of_four_score_three_also_beside_a_tile_without_a_fragment() {
    let corner = given("U30@(1,-1)r3 U10@(2,-1)r1");
    corner.scores([0, 0, 0, 3], 3);
    assert_eq!(corner.meadows(), [((2, 0), 3)].into());
    // The fourth cell: a bend and a straight without any fragment, and a bend with one there.
    for (fourth, points) in [("C12@(2,0)r2", 3), ("S12@(2,0)r1", 3), ("U21@(2,0)r2", 6)] {
        corner.and(fourth).scores([0, 0, 0, points], points);
    }
    // Two are nothing.
    given("U30@(1,-1)r3").scores([0; 4], 0);
    assert_eq!(given("U30@(1,-1)r3").fragments((2, 0)), 2);
}

#[test]
fn a14_the_start_tile_takes_part_with_its_outer_corners_only() {
    assert_eq!(given("").count().fragments, [((2, 0), 1), ((0, 1), 1)].into());
    // At the middles of its long sides there is never more than what two tiles show.
    let mut chance = Fast::new(42);
    let mut most = 0;
    for _ in 0..400 {
        let literal = boards::random(&mut chance, 13, Taste::Crowd);
        let count = boards::count(&boards::to_board(&literal));
        for middle in [(1, 0), (1, 1)] {
            let fragments = count.fragments.get(&middle).copied().unwrap_or_default();
            assert!(fragments <= 2, "{}", boards::show(&literal));
            most = most.max(fragments);
        }
    }
    assert_eq!(most, 2);
}

#[test]
fn a15_an_oxbow_is_a_whole_channel_and_banks_do_not_connect() {
    // Two channels side by side, both touching only with banks: no route between their ports.
    assert_eq!(given("U12@(1,-1)r1 U28@(1,-2)r1").ports(), 0);
    given("U12@(1,-1)r1 U28@(1,-2)r1").flows("");
    // One tile joins the whole channel to the river.
    let channel = given("U12@(1,-1)r1 U08@(2,-1)r1 U28@(3,-1)r1");
    channel.flows("").scores([0, 0, 6, 0], 6);
    channel.and("U15@(0,-1)r1").flows("(0,-1) E>S, (1,-1) E>W, (2,-1) E>W, (3,-1) E>W");
    // A bank of a river tile does not join it either.
    given("U12@(2,0)r1 U28@(2,1)r1").flows("(2,0) W>E").scores([0; 4], 0);
}

#[test]
fn a16_alone_removed_and_discarded_tiles_may_be_looked_at() {
    let (mut watch, events) = Watch::new(1, 15);
    let told = seen(&events, Viewer::Spectator);
    assert!(told.iter().any(|event| matches!(event, EventView::Removed { tiles } if tiles.len() == 6)));
    for round in 1..=13 {
        let events = watch.step();
        for viewer in [Viewer::Seat(SEAT_0), Viewer::Spectator] {
            let view = watch.position().view(viewer);
            assert_eq!(view.removed, watch.position().removed().iter().collect::<Vec<_>>());
            assert_eq!(view.discarded, watch.position().discarded().iter().collect::<Vec<_>>());
            assert_eq!((view.removed.len(), view.discarded.len()), (6, 2 * round));
            let told = seen(&events, viewer);
            assert!(
                told.iter().any(|event| matches!(event, EventView::Discarded { tiles } if tiles.len() == 2))
            );
        }
        // So the stock is what is missing; only its order is unknown.
        let view = watch.position().view(Viewer::Seat(SEAT_0));
        let imagined = Waterway::imagine(&view, &mut Fast::new(1));
        assert_eq!(imagined.stock(), watch.position().stock());
    }
}

#[test]
fn a17_every_tile_has_one_channel_with_two_ends_and_at_most_one_port() {
    for tile in Tile::all() {
        let [a, b] = tile.face().ends(Turn::new(0));
        assert_ne!(a, b, "{tile}");
    }
    // A route counts distinct tiles: the whole board once at the most.
    let mut chance = Fast::new(43);
    for _ in 0..300 {
        let literal = boards::random(&mut chance, 13, Taste::Channels);
        let route = boards::outlook(&boards::to_board(&literal)).route;
        assert_eq!(route.iter().collect::<BTreeSet<_>>().len(), route.len());
    }
}

#[test]
fn a18_sawmills_are_worth_more_for_equal_demand_and_on_average() {
    let values = |needs: Good| {
        let buildings = Tile::all().filter_map(|tile| tile.face().building);
        buildings.filter(move |building| building.needs == needs).collect::<Vec<_>>()
    };
    let (mills, sawmills) = (values(Good::Sack), values(Good::Axe));
    for sawmill in &sawmills {
        assert!(mills.iter().all(|mill| mill.demand != sawmill.demand || mill.value < sawmill.value));
    }
    let sum =
        |buildings: &[Building]| buildings.iter().map(|building| usize::from(building.value)).sum::<usize>();
    assert_eq!((sum(&mills), mills.len(), sum(&sawmills), sawmills.len()), (97, 12, 74, 8));
    let mean = |buildings: &[Building]| sum(buildings) as f64 / buildings.len() as f64;
    assert!(mean(&sawmills) > mean(&mills));
    // A small sawmill may be worth less than a large mill.
    assert!(sawmills.iter().any(|sawmill| mills.iter().any(|mill| mill.value > sawmill.value)));
}
