//! Rivers & Rafts (E), the readings (A) and the Rival (B17), played. Expectations come from the rule file, not from the engine.
//!
//! Scenarios bear the number of the rule that they show, and then their own: `e7d_ts33_…` is scenario 33.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::count;
use common::given::{BLUE, GREEN, Given, Play, RED, RIVAL, Who, fresh_with, given, hex, names, who};
use nurt_core::{Fast, Game, Seat, Table, Viewer};
use nurt_winter::components::{Animal, Column, Landmark, People, Terrain};
use nurt_winter::events::Gain;
use nurt_winter::geometry::{End, Place};
use nurt_winter::map::Ground;
use nurt_winter::moves::Camp;
use nurt_winter::state::{Origin, Source, Spot};
use nurt_winter::view::{PlayerView, View};
use nurt_winter::{Event, Move, Phase, Why, Winter};
use serde_json::json;

// ---------------------------------------------------------------------------------------------------------------------
// Words

/// The coordinates of a hex.
type At = count::Point;

/// 5.4: the channel from west to east.
const CHANNEL: [At; 5] = [(-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0)];

/// 5.3: where starting tiles lie, and the two hexes that each touches, P01 to P12.
const PLACES: [(At, [At; 2]); 12] = [
    ((-3, 1), [(-2, 0), (-2, 1)]),
    ((-3, 2), [(-2, 1), (-2, 2)]),
    ((-2, -1), [(-2, 0), (-1, -1)]),
    ((-2, 3), [(-2, 2), (-1, 2)]),
    ((-1, -2), [(-1, -1), (0, -2)]),
    ((-1, 3), [(-1, 2), (0, 2)]),
    ((1, -3), [(0, -2), (1, -2)]),
    ((1, 2), [(0, 2), (1, 1)]),
    ((2, -3), [(1, -2), (2, -2)]),
    ((2, 1), [(1, 1), (2, 0)]),
    ((3, -2), [(2, -2), (2, -1)]),
    ((3, -1), [(2, -1), (2, 0)]),
];

/// 5.3: the places that exclude each other.
const SIDE_BY_SIDE: [[&str; 2]; 6] =
    [["P01", "P02"], ["P03", "P05"], ["P04", "P06"], ["P07", "P09"], ["P08", "P10"], ["P11", "P12"]];

fn beside(at: At) -> Vec<At> {
    count::points().into_iter().filter(|&other| count::distance(at, other) == 1).collect()
}

fn at_place(place: Place) -> At {
    let (q, r) = place.coordinates();
    (q.into(), r.into())
}

fn written(at: At) -> String {
    format!("({},{})", at.0, at.1)
}

fn all_written(all: &[At]) -> String {
    names(all.iter().map(|&at| written(at)))
}

/// Words in a fixed order.
fn sorted(mut all: Vec<String>) -> Vec<String> {
    all.sort();
    all
}

/// The ends of the moves that begin with these words.
fn targets(play: &Play, start: &str) -> Vec<String> {
    let start = format!("{start} ");
    sorted(play.moves().into_iter().filter_map(|mv| mv.strip_prefix(&start).map(str::to_owned)).collect())
}

fn words(text: &str) -> Vec<String> {
    sorted(text.split_whitespace().map(str::to_owned).collect())
}

/// TM1 with three landmarks that bring nothing unless somebody stands there.
fn tm1<const N: usize>(players: [Who; N]) -> Given {
    given(players).tm1(["volcano", "cliff", "arch"])
}

/// TM1, with the headwaters in the east.
fn tm1_westward<const N: usize>(players: [Who; N]) -> Given {
    given(players).option("river", "3").river(json!({
        "river": { "headwaters": "east", "central": "north", "landmark": 0, "west": "landmark", "east": "landmark" },
        "landmarks": { "(-1,-1)": "volcano", "(0,-1)": "cliff", "(1,1)": "arch" },
        "land": { "(0,-2)": 1, "(1,-2)": 5, "(2,-2)": 9, "(2,-1)": 13, "(-2,1)": 17,
                  "(-1,1)": 2, "(0,1)": 6, "(-2,2)": 10, "(-1,2)": 21, "(0,2)": 22 },
    }))
}

/// Red of two has three camp moves on TM1.
fn moving(red: Who) -> Play {
    tm1([red.hand("C04"), who()]).turn(RED).and("culture C04")
}

/// Red of two is in Migrate on TM1, with four labour.
fn migrating(red: Who) -> Play {
    tm1([red.hand("brave brave tribesman"), who()]).turn(RED).after(&[
        "place member migrate",
        "play brave",
        "play brave",
    ])
}

/// A whole eclipse without piles, with plain answers; and what happened.
fn whole_eclipse(given: Given) -> (Play, Vec<Event>) {
    whole_eclipse_with(given, 1)
}

fn whole_eclipse_with(given: Given, chance: u64) -> (Play, Vec<Event>) {
    let mut play = given.eclipse_with(chance);
    let events = play.until(|play| play.phase() == Phase::Culture);
    (play, events)
}

/// Whether nothing that could be written so is a move.
fn is_no_move(text: &str) -> bool {
    text.parse::<Move>().is_err()
}

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// The fish tokens that somebody drew.
fn fished(events: &[Event], by: u8) -> Vec<String> {
    let token = |event: &Event| match event {
        Event::Fished { seat: who, fish } if *who == seat(by) => Some(fish.to_string()),
        _ => None,
    };
    events.iter().filter_map(token).collect()
}

/// The hexes that somebody took, in order.
fn took(events: &[Event], by: u8) -> String {
    names(events.iter().filter_map(|event| match event {
        Event::Took { seat: who, hex } if *who == seat(by) => Some(hex.to_string()),
        _ => None,
    }))
}

/// An eclipse without piles in which Red's first tokens are these, up to the first question; chance is tried until they come.
#[track_caller]
fn after_fish(given: &Given, tokens: &[&str]) -> (Play, Vec<Event>) {
    let tables = (0..100).map(|chance| {
        let mut play = given.clone().eclipse_with(chance);
        let events = play.piles(["", ""]);
        (play, events)
    });
    tables.into_iter().find(|(_, events)| fished(events, RED) == tokens).expect("they come up")
}

/// What fish brought, in order: `2 food, 1 points`.
fn from_fish(events: &[Event]) -> String {
    let brought = events.iter().filter_map(|event| match event {
        Event::Gained { gain, why: Origin::Fish(_), .. } => Some(match gain {
            Gain::Food(count) => format!("{count} food"),
            Gain::Tools(count) => format!("{count} tools"),
            Gain::Points(count) => format!("{count} points"),
            other => panic!("{other:?} from a fish"),
        }),
        _ => None,
    });
    brought.collect::<Vec<_>>().join(", ")
}

fn delta(play: &Play, by: u8) -> u16 {
    play.points(by, Source::Delta)
}

fn total(player: &PlayerView) -> u16 {
    player.points.iter().sum()
}

/// What a landmark on (0,-1) brings Red in an eclipse.
fn landmark(name: &str, red: Who, blue: Who) -> u16 {
    let mut others = ["volcano", "cliff", "arch"].into_iter().filter(|&other| other != name);
    let ends = [others.next().expect("a landmark"), others.next().expect("a landmark")];
    whole_eclipse(given([red, blue]).tm1([ends[0], name, ends[1]])).0.points(RED, Source::Landmarks)
}

// ---------------------------------------------------------------------------------------------------------------------
// Setup

/// A board that was dealt.
struct Dealt {
    view: View,
    ground: BTreeMap<At, Ground>,
}

const RIVERS: [&str; 3] = ["1", "2", "3"];

fn dealt(players: u8, river: &str, seed: u64) -> Dealt {
    let view = fresh_with(players, &[("river", river)], seed).view();
    let ground = count::points().into_iter().zip(view.ground.iter().copied()).collect();
    Dealt { view, ground }
}

/// Three hundred deals with this option, for each number of players in turn.
fn deals(river: &'static str) -> impl Iterator<Item = Dealt> {
    (0..300).map(move |seed| dealt(1 + (seed % 4) as u8, river, seed))
}

impl Dealt {
    fn hexes(&self, is: impl Fn(Ground) -> bool) -> BTreeSet<At> {
        self.ground.iter().filter(|(_, ground)| is(**ground)).map(|(&at, _)| at).collect()
    }

    fn rivers(&self) -> BTreeSet<At> {
        self.hexes(|ground| ground == Ground::River)
    }

    fn landmarks(&self) -> BTreeSet<At> {
        self.hexes(|ground| matches!(ground, Ground::Landmark(_)))
    }

    /// The numbers of the terrain tiles, from 1.
    fn tiles(&self) -> Vec<u8> {
        let tile = |ground: &Ground| if let Ground::Land(tile) = ground { Some(tile + 1) } else { None };
        self.ground.values().filter_map(tile).collect()
    }

    /// How many tiles of each type: forest, mountain, plains, tundra, wetland, glacier.
    fn types(&self) -> [usize; 6] {
        let mut types = [0; 6];
        self.tiles().iter().for_each(|tile| types[usize::from(tile - 1) / 4] += 1);
        types
    }

    /// All glaciers, those on river tiles included.
    fn ice(&self) -> BTreeSet<At> {
        self.hexes(|ground| match ground {
            Ground::Land(tile) => tile >= 20,
            Ground::Glacier => true,
            _ => false,
        })
    }

    /// The stones of the first era.
    fn stones(&self) -> Vec<String> {
        self.view.stones[0].iter().map(ToString::to_string).collect()
    }
}

#[test]
fn e2a_the_river_lies_in_the_middle_on_either_side_of_the_central_tile() {
    for river in RIVERS {
        let mut sides = BTreeSet::new();
        for deal in deals(river) {
            assert!(deal.hexes(|ground| ground == Ground::Base).is_empty(), "no base tile");
            assert!(CHANNEL.iter().all(|at| deal.ground[at] == Ground::River), "one tile at each end");
            let off: Vec<At> = deal.rivers().into_iter().filter(|at| !CHANNEL.contains(at)).collect();
            // The tile is the middle, the other river hex and the landmark beside both.
            let pairs = [[(0, -1), (1, -1)], [(-1, 1), (0, 1)]];
            let pair = pairs.into_iter().find(|pair| pair.contains(&off[0])).expect("the central tile");
            assert_eq!(pair.iter().filter(|at| deal.landmarks().contains(at)).count(), 1);
            sides.insert(off);
        }
        assert_eq!(sides.len(), 4, "either bank, either side up");
    }
}

#[test]
fn e2b_the_end_tiles_show_landmarks_or_glaciers_as_chosen() {
    for (chosen, river) in (1..).zip(RIVERS) {
        for deal in deals(river) {
            // 5.4: where the third hex of an end tile lies depends on what it shows.
            let west = [deal.landmarks().contains(&(-1, -1)), deal.ground[&(-2, 1)] == Ground::Glacier];
            let east = [deal.landmarks().contains(&(1, 1)), deal.ground[&(2, -1)] == Ground::Glacier];
            assert!(west[0] != west[1] && east[0] != east[1], "one of the two");
            assert_eq!(1 + usize::from(west[0]) + usize::from(east[0]), chosen);
            assert_eq!(deal.hexes(|ground| ground == Ground::Glacier).len(), 3 - chosen);
            assert_eq!(deal.landmarks().len(), chosen);
        }
    }
}

#[test]
fn e2d_the_headwaters_lie_at_either_end_and_the_delta_at_the_other() {
    for river in RIVERS {
        let west = deals(river).filter(|deal| deal.view.river.expect("a river").headwaters == End::West);
        let west = west.count();
        assert!((100..200).contains(&west), "{west} of 300");
    }
    for (space, (q, r)) in (1..).zip(CHANNEL) {
        let east = tm1([who().raft(space).hand("C05"), who()]).turn(RED);
        assert_eq!(east.after(&["culture C05", "camp at raft"]).camps(RED, &written((q, r))), 1);
        let west = tm1_westward([who().raft(space).hand("C05"), who()]).turn(RED);
        assert_eq!(west.after(&["culture C05", "camp at raft"]).camps(RED, &written((-q, r))), 1);
    }
}

#[test]
fn e2f_of_each_type_one_tile_is_out_and_one_is_in() {
    for river in RIVERS {
        let (mut seen, mut missed) = (BTreeSet::new(), BTreeSet::new());
        for deal in deals(river) {
            let types = deal.types();
            assert!(types[..5].iter().all(|of_type| (1..=3).contains(of_type)), "{types:?}");
            let tiles: BTreeSet<u8> = deal.tiles().into_iter().collect();
            missed.extend((1..=20).filter(|tile| !tiles.contains(tile)));
            seen.extend(tiles);
        }
        // Which one it is, chance decides.
        assert!((1..=20).all(|tile| seen.contains(&tile) && missed.contains(&tile)));
    }
}

#[test]
fn e2h_ts58_there_are_two_glaciers_whatever_the_number_of_landmarks() {
    for (added, river) in (0..).zip(RIVERS) {
        for deal in deals(river) {
            assert_eq!(deal.types()[5], added, "glacier tiles with {river} landmarks");
            assert_eq!(deal.ice().len(), 2);
        }
    }
}

#[test]
fn e2i_random_tiles_make_ten_of_them() {
    for (filled, river) in [5, 4, 3].into_iter().zip(RIVERS) {
        let mut fills = BTreeSet::new();
        for deal in deals(river) {
            let tiles = deal.tiles();
            assert_eq!((tiles.len(), tiles.iter().collect::<BTreeSet<_>>().len()), (10, 10));
            let types = deal.types();
            assert_eq!(types[..5].iter().map(|of_type| of_type - 1).sum::<usize>(), filled);
            fills.insert(types);
        }
        assert!(fills.len() > 5, "they are random");
    }
}

#[test]
fn e2j_tiles_fill_the_rest_and_glaciers_may_lie_anywhere() {
    let (mut close, mut central, mut on) = (0, 0, BTreeSet::new());
    for river in RIVERS {
        for deal in deals(river) {
            let rest = deal.hexes(|ground| matches!(ground, Ground::Land(_)));
            assert_eq!(deal.ground.len(), 19);
            assert_eq!(rest.len() + 9, 19, "three river tiles of three hexes");
            on.extend(rest.iter().filter(|at| deal.ice().contains(at)).copied());
            let ice: Vec<At> = deal.ice().into_iter().collect();
            close += u32::from(count::distance(ice[0], ice[1]) == 1);
            central += u32::from(ice.iter().any(|&at| count::distance(at, (0, 0)) == 1));
        }
    }
    assert!(close > 0 && central > 0, "the limits of the base game do not hold");
    assert!(on.len() >= 12, "{on:?}");
}

#[test]
fn e2k_each_landmark_hex_has_a_landmark_of_its_own() {
    for (chosen, river) in (1..).zip(RIVERS) {
        let mut seen: BTreeMap<At, BTreeSet<String>> = BTreeMap::new();
        for deal in deals(river) {
            let marks: BTreeMap<At, String> = deal
                .ground
                .iter()
                .filter_map(|(&at, ground)| match ground {
                    Ground::Landmark(landmark) => Some((at, landmark.to_string())),
                    _ => None,
                })
                .collect();
            assert_eq!(marks.values().collect::<BTreeSet<_>>().len(), chosen, "none is there twice");
            for (at, mark) in marks {
                seen.entry(at).or_default().insert(mark);
            }
        }
        assert!(seen.values().all(|marks| marks.len() == 5), "any of the five anywhere: {seen:?}");
    }
}

#[test]
fn e2l_fifteen_fish_tokens_are_in_the_supply() {
    for river in RIVERS {
        let fish: Vec<String> = dealt(2, river, 7).view.fish.iter().map(ToString::to_string).collect();
        assert_eq!(fish, (1..=15).map(|token| format!("F{token:02}")).collect::<Vec<_>>());
    }
}

#[test]
fn e2m_the_stone_of_the_expansion_is_always_laid_out() {
    for river in RIVERS {
        let mut places = BTreeSet::new();
        for deal in deals(river) {
            let at = deal.stones().iter().position(|stone| stone == "S21");
            places.insert((deal.view.players.len(), at.expect("S21")));
        }
        assert_eq!(places.len(), 3 + 3 + 4 + 5, "on any of the places");
    }
    for seed in 0..100 {
        assert!(
            !dealt(4, "off", seed).stones().contains(&"S21".to_owned()),
            "in the base game it is not there"
        );
    }
}

#[test]
fn e2n_a_stone_for_a_single_hex_is_not_used() {
    let mut used = BTreeSet::new();
    for river in RIVERS {
        for deal in deals(river) {
            for (stone, &of_type) in ["S01", "S02", "S03", "S04", "S05"].into_iter().zip(&deal.types()) {
                if deal.stones().contains(&stone.to_owned()) {
                    assert_ne!(of_type, 1, "{stone}");
                    used.insert(stone);
                }
            }
        }
    }
    assert_eq!(used.len(), 5, "with more hexes they are used");
}

#[test]
fn e2n_ts60_one_wetland_hex_on_the_test_map() {
    // TM1 has one wetland and one tundra, and two of the others.
    let play = tm1([who(), who(), who(), who()]).turn(RED);
    let stones = names(&play.view().stones[0]);
    assert!(!stones.contains("S05") && !stones.contains("S04"), "{stones}");
    let two = tm1([who(), who(), who(), who()]).land("(-1,1)", 18).land("(0,1)", 14).turn(RED);
    let stones = names(&two.view().stones[0]);
    assert!(!stones.contains("S01") && !stones.contains("S02"), "{stones}");
    assert!(stones.contains("S05") && stones.contains("S04"), "{stones}");
}

/// A new game in which everybody has chosen a side; starting tiles come next.
fn before_starts(players: u8, river: &str, seed: u64) -> Play {
    let mut play = fresh_with(players, &[("river", river)], seed);
    play.until(|play| play.phase() == Phase::Start);
    play
}

#[test]
fn e2o_rafts_begin_at_the_headwaters_and_the_first_camp_on_the_starting_tile() {
    let mut play = before_starts(3, "2", 4);
    for seat in 0..3 {
        assert_eq!(
            (play.p(seat).raft, play.p(seat).home, play.p(seat).start, play.p(seat).place),
            (0, 5, 0, None)
        );
    }
    play.until(|play| play.phase() == Phase::Culture);
    for seat in 0..3 {
        let player = play.p(seat);
        assert_eq!((player.raft, player.home, player.start), (0, 4, 1));
        assert_eq!(player.camps.iter().sum::<u8>(), 0, "on no hex");
        assert!(player.place.is_some());
    }
}

#[test]
fn e2o_ts43_a_starting_tile_touches_two_hexes_and_no_other_tile() {
    let all: Vec<At> = Place::all().map(at_place).collect();
    assert_eq!(all, PLACES.map(|(at, _)| at));
    for (place, (at, touched)) in Place::all().zip(PLACES) {
        let touches: Vec<At> =
            count::points().into_iter().filter(|&hex| count::distance(at, hex) == 1).collect();
        assert_eq!(touches.iter().collect::<BTreeSet<_>>(), touched.iter().collect(), "{place}");
    }
    assert!(is_no_move("start P13"));
    assert!(!all.contains(&(-3, 0)), "(-3,0) touches one hex");
    let mut play = before_starts(2, "1", 9);
    let (last, first) = (play.order()[1], play.order()[0]);
    assert_eq!(targets(&play, "start").len(), 12);
    play.go(last, "start P01");
    assert_eq!(play.refused_by("start P01"), (Why::PlaceTaken, "E2o"));
    assert_eq!(play.refused_by("start P02"), (Why::PlaceTaken, "E2o"));
    assert_eq!(targets(&play, "start").len(), 10);
    play.go(first, "start P03");
    assert_eq!(play.p(first).place.map(at_place), Some((-2, -1)));
}

#[test]
fn e2o_each_place_excludes_the_one_beside_it_and_no_other() {
    for pair in SIDE_BY_SIDE {
        for (chosen, excluded) in [(pair[0], pair[1]), (pair[1], pair[0])] {
            let play = before_starts(2, "3", 1).and(&format!("start {chosen}"));
            let free = (1..=12).map(|place| format!("P{place:02}"));
            let free: Vec<String> = free.filter(|place| place != chosen && place != excluded).collect();
            assert_eq!(targets(&play, "start"), free, "beside {chosen}");
        }
    }
}

#[test]
fn e2o_ts44_starting_tiles_are_laid_in_reverse_order() {
    for seed in 0..20 {
        for players in 2..=4 {
            let mut play = before_starts(players, "2", seed);
            let mut laid = Vec::new();
            while play.phase() == Phase::Start {
                laid.push(play.acts());
                let place = targets(&play, "start").swap_remove(0);
                play.go(play.acts(), &format!("start {place}"));
            }
            laid.reverse();
            assert_eq!(laid, play.order());
            assert_eq!(play.acts(), play.order()[0], "then the first turn");
        }
    }
}

#[test]
fn e2o_starting_tiles_come_after_the_draft() {
    let mut play = fresh_with(3, &[("river", "1"), ("draft", "on")], 3);
    assert_eq!(play.view().ground.len(), 19, "the terrain lies there already");
    let mut phases = vec![play.phase()];
    while play.phase() != Phase::Culture {
        play.first_move();
        if play.phase() != phases[phases.len() - 1] {
            phases.push(play.phase());
        }
    }
    assert_eq!(phases, [Phase::Side, Phase::Draft, Phase::Start, Phase::Culture]);
}

// ---------------------------------------------------------------------------------------------------------------------
// Hexes and camps

#[test]
fn e3a_a_river_tile_is_three_hexes() {
    // (-2,0), (-1,0) and (-1,-1) are one tile: a camp needs a move from one to the next.
    let play = moving(who().camps("(-2,0)"));
    assert_eq!(targets(&play, "move (-2,0)"), words("(-1,0) (-1,-1) (-2,1)"));
    let play = play.and("move (-2,0) (-1,0)");
    assert_eq!((play.camps(RED, "(-2,0)"), play.camps(RED, "(-1,0)")), (0, 1));
    // And each of them has an influence of its own.
    let (play, events) = whole_eclipse(tm1([who().camps("(-2,0)"), who().camps("(-1,0) (-1,-1)")]));
    assert_eq!(took(&events, RED), "(-2,0)");
    assert_eq!(words(&took(&events, BLUE)), words("(-1,-1) (-1,0)"));
    assert_eq!(play.points(RED, Source::Landmarks), 0);
}

#[test]
fn e3a_ts46_a_village_within_one_river_tile() {
    let play = migrating(who().camps("(-2,0) (-1,0) (-1,-1)")).and("village J08");
    assert_eq!((play.villages(RED), play.p(RED).home), ("J08".to_owned(), 5));
}

#[test]
fn e3b_ts66_river_hexes_and_landmarks_are_not_glaciers() {
    for river in RIVERS {
        for deal in deals(river) {
            for (at, ground) in &deal.ground {
                let snow = matches!(ground, Ground::River | Ground::Landmark(_));
                assert_eq!(ground.terrain() == Some(Terrain::Glacier), deal.ice().contains(at));
                assert!(!snow || !ground.benefit().is_empty(), "{at:?} has a benefit, and a glacier none");
            }
        }
    }
    let mut play = tm1([who().camps("(-1,2) (0,1) (-2,1)"), who()]).eclipse();
    play.piles(["", ""]);
    assert_eq!(play.refused_by("take (-1,2)"), (Why::NoBenefit, "B8k"));
}

#[test]
fn e4a_ts65_a_camp_of_a_card_goes_to_the_starting_tile() {
    let play = tm1([who().start(1).hand("C05"), who()]).turn(RED).after(&["culture C05", "camp"]);
    assert_eq!((play.p(RED).start, play.p(RED).home), (2, 3));
    assert_eq!(play.p(RED).camps.iter().sum::<u8>(), 0);
    assert_eq!(play.p(BLUE).start, 0, "to one's own");
    let paid = migrating(who().food(3).start(1)).after(&["camp", "camp"]);
    assert_eq!((paid.p(RED).start, paid.food(RED)), (3, 1));
}

#[test]
fn e4b_ts40_a_new_camp_may_go_to_the_hex_of_the_raft() {
    let play = tm1([who().raft(3).hand("C05"), who().raft(2)]).turn(RED).and("culture C05");
    assert_eq!(sorted(play.moves()), sorted(vec!["camp".into(), "camp at raft".into(), "skip".into()]));
    let there = play.and("camp at raft");
    assert_eq!((there.camps(RED, "(0,0)"), there.p(RED).start, there.p(RED).home), (1, 0, 4));
    let home = play.and("camp");
    assert_eq!((home.camps(RED, "(0,0)"), home.p(RED).start, home.p(RED).home), (0, 1, 4));
}

#[test]
fn e4c_no_camp_at_the_headwaters_or_the_delta() {
    for space in [0, 6] {
        let play = migrating(who().raft(space).food(5));
        assert_eq!(play.refused_by("camp at raft"), (Why::RaftAshore, "E4c"));
        assert!(play.may("camp"));
    }
    for space in 1..=5 {
        assert!(migrating(who().raft(space).food(5)).may("camp at raft"), "space {space}");
    }
}

#[test]
fn e4d_camps_move_to_hexes_only() {
    for at in count::points() {
        let play = moving(who().camps(&written(at)));
        assert_eq!(targets(&play, &format!("move {}", written(at))), words(&all_written(&beside(at))));
    }
    // From a starting tile, to one of the two hexes that it touches.
    for (place, (_, touched)) in (1..).zip(PLACES) {
        let free = if place == 3 || place == 5 { "P08" } else { "P03" };
        let red = who().start(1).place(&format!("P{place:02}")).hand("C04");
        let play = tm1([red, who().place(free)]).turn(RED).and("culture C04");
        assert_eq!(targets(&play, "move start"), words(&all_written(&touched)));
    }
    let play = moving(who().start(2)).and("move start (-2,1)");
    assert_eq!((play.p(RED).start, play.camps(RED, "(-2,1)")), (1, 1));
}

#[test]
fn e4d_ts42_no_way_back_to_the_starting_tile() {
    // P01, Red's, touches (-2,0) and (-2,1); P03, Blue's, touches (-2,0) too.
    let play = tm1([who().camps("(-2,0)").place("P01").hand("C04"), who().place("P03").start(1)]).turn(RED);
    let play = play.and("culture C04");
    assert_eq!(targets(&play, "move (-2,0)"), words("(-1,-1) (-1,0) (-2,1)"));
    assert!(is_no_move("move (-2,0) start"));
    assert!(is_no_move("move (-2,0) (-3,0)"));
    assert_eq!(play.refused("move start (-2,1)"), Why::NoCampThere, "no camp is there");
}

// ---------------------------------------------------------------------------------------------------------------------
// Rafts and villages

#[test]
fn e5a_every_camp_move_may_move_the_raft() {
    // Paid in Migrate, from its lower section, from a card, a chief, a square of the site, people, land and fish.
    assert_eq!(migrating(who()).and("raft 3").p(RED).raft, 3);
    assert_eq!(migrating(who()).after(&["end", "raft 3", "raft 2"]).p(RED).raft, 2);
    assert_eq!(moving(who()).and("raft 3").p(RED).raft, 3);
    let chief = tm1([who().chief("firewolf", "b"), who()]).turn(RED);
    assert_eq!(chief.after(&["place chief migrate", "camp", "raft 4"]).p(RED).raft, 4);
    let site = tm1([who().hand("C10"), who()]).turn(RED).after(&["culture C10", "megalith 1d1"]);
    assert_eq!(targets(&site, "raft"), words("1 2 3 4 5 6"));
    let mut brave = tm1([who().hand("brave"), who().raft(6)]).eclipse();
    brave.piles(["brave", ""]);
    brave.go(RED, "choose brave 2");
    assert_eq!(targets(&brave, "raft"), words("1 2 3 4 5 6"));
    let plains = tm1([who().camps("(2,-2)"), who().raft(6)]).piles(["", ""]);
    assert_eq!(targets(&plains, "raft"), words("1 2 3 4 5 6"));
    let (fish, _) = after_fish(&tm1([who().camps("(1,-1)"), who().raft(6)]).fish("F12 F15"), &["F12"]);
    assert_eq!(targets(&fish, "raft"), words("1 2 3 4 5 6"));
    // Only one's own.
    assert_eq!(moving(who()).and("raft 3").p(BLUE).raft, 0);
}

#[test]
fn e5a_without_the_river_there_is_no_raft() {
    let play = given([who().camps("(1,0)").hand("C04"), who()]).turn(RED).and("culture C04");
    assert_eq!(play.refused_by("raft 1"), (Why::NoRiver, "E5a"));
    assert!(play.moves_like("raft").is_empty());
}

#[test]
fn e5a_ts30_the_spaces_of_a_raft_are_headwaters_channel_and_delta() {
    // The raft on R1: downstream R2 to R5 and the delta, or one step upstream.
    assert_eq!(targets(&moving(who().raft(1)), "raft"), words("0 2 3 4 5 6"));
    assert!(is_no_move("raft 7"));
    for (space, at) in (1..).zip(CHANNEL) {
        let play = moving(who()).and(&format!("raft {space}")).after(&["skip"]);
        let camped = tm1([who().raft(play.p(RED).raft).hand("C05"), who()]).turn(RED);
        assert_eq!(
            camped.after(&["culture C05", "camp at raft"]).camps(RED, &written(at)),
            1,
            "space {space}"
        );
    }
}

#[test]
fn e5b_example_one_move_downstream_goes_to_any_marked_place() {
    // The example of the rulebook: instead of a camp, the raft moves downstream to any place as far as the delta.
    for from in 0..=6 {
        let play = moving(who().raft(from));
        for to in from + 1..=6 {
            assert_eq!(play.and(&format!("raft {to}")).p(RED).raft, to);
        }
    }
    let play = moving(who()).after(&["raft 6"]);
    assert_eq!((play.p(RED).raft, play.view().tasks[0].left), (6, 2), "for one of three moves");
}

#[test]
fn e5c_one_move_upstream_goes_one_space() {
    for from in 1..=6_u8 {
        let play = moving(who().raft(from));
        assert_eq!(play.and(&format!("raft {}", from - 1)).p(RED).raft, from - 1);
        for to in 0..from - 1 {
            assert_eq!(play.refused(&format!("raft {to}")), Why::RaftTooFar);
        }
        assert_eq!(play.refused(&format!("raft {from}")), Why::RaftTooFar, "it has to move");
    }
    let play = moving(who().raft(5)).after(&["raft 4", "raft 3", "raft 2"]);
    assert_eq!((play.p(RED).raft, play.phase()), (2, Phase::Culture), "three moves, three spaces");
}

#[test]
fn e5d_ts31_nothing_is_in_the_way_of_a_raft() {
    let red = who().raft(1).hand("C04");
    let blue = who().raft(2).camps("(-1,0) (0,0) (1,0)").villages("J02 J06");
    let green = who().raft(5).villages("J05").camps("(1,0) (1,0)");
    let play = tm1([red, blue, green]).turn(RED).and("culture C04");
    assert_eq!(targets(&play, "raft"), words("0 2 3 4 5 6"));
    let play = play.and("raft 5");
    assert_eq!((play.p(RED).raft, play.p(GREEN).raft, play.view().tasks[0].left), (5, 5, 2));
}

#[test]
fn e5e_rafts_go_back_in_every_preparation() {
    for round in 1..=3 {
        let given = tm1([who().raft(2), who().raft(6), who().raft(5)]).round(round);
        let (play, events) = whole_eclipse(given);
        assert_eq!(play.round(), round + 1);
        assert!((0..3).all(|seat| play.p(seat).raft == 0));
        assert!(events.contains(&Event::RaftsBack));
    }
    // That of the Rival too; the player is stronger, and so begins the next round.
    let (play, _) = whole_eclipse(tm1([who().raft(2).strength(9)]).rival(who().raft(4)).round(2));
    assert_eq!((play.round(), play.p(RED).raft, play.rival().raft), (3, 0, 0));
}

#[test]
fn e5e_ts75_after_the_last_eclipse_rafts_stay() {
    let (play, events) = whole_eclipse(tm1([who().raft(2), who().raft(6)]).round(4));
    assert!(play.over());
    assert_eq!((play.p(RED).raft, play.p(BLUE).raft), (2, 6));
    assert!(!events.contains(&Event::RaftsBack));
}

#[test]
fn e6a_ts39_a_raft_counts_as_a_camp_for_a_village() {
    let play = migrating(who().camps("(-1,0) (0,-1) (2,0)").raft(3));
    assert_eq!(targets(&play, "village"), ["J02 with raft"]);
    assert_eq!(play.refused("village J02"), Why::CampsMissing);
    let play = play.and("village J02 with raft");
    let red = play.p(RED);
    assert_eq!((red.raft, red.home, play.villages(RED)), (0, 4, "J02".to_owned()));
    assert_eq!(red.camps.iter().sum::<u8>(), 1, "the third camp stays");
    assert_eq!(play.camps(RED, "(2,0)"), 1);
}

#[test]
fn e6a_only_where_the_raft_is_and_only_ones_own() {
    for raft in [0, 2, 4, 6] {
        let play = migrating(who().camps("(-1,0) (0,-1)").raft(raft));
        assert_eq!(play.refused("village J02 with raft"), Why::CampsMissing, "space {raft}");
    }
    let others = tm1([who().camps("(-1,0) (0,-1)").hand("brave"), who().raft(3)]).turn(RED);
    assert!(targets(&others.and("place member migrate"), "village").is_empty());
    let none = given([who().camps("(1,0) (1,-1) (2,-1)").hand("brave"), who()]).turn(RED);
    assert_eq!(none.and("place member migrate").refused_by("village J21 with raft"), (Why::NoRiver, "E5a"));
}

#[test]
fn e6b_a_village_may_stand_on_each_of_the_24_junctures() {
    for juncture in (1..=24).map(|number| format!("J{number:02}")) {
        let play = migrating(who().camps(&all_written(&count::corners(&juncture))));
        assert_eq!(targets(&play, "village"), [juncture.as_str()]);
        assert_eq!(play.and(&format!("village {juncture}")).villages(RED), juncture);
    }
    // Three hexes always: camps beside headwaters, delta or starting tiles are not enough.
    let rim = migrating(who().camps("(-2,0) (-2,1)").start(3).place("P01"));
    assert!(targets(&rim, "village").is_empty());
    for camps in ["(-2,0) (-1,-1)", "(-2,0) (-2,1)", "(2,0) (2,-1)", "(2,0) (1,1)"] {
        for raft in [0, 6] {
            assert!(targets(&migrating(who().camps(camps).raft(raft)), "village").is_empty());
        }
    }
    assert!(is_no_move("village J25"));
}

// ---------------------------------------------------------------------------------------------------------------------
// The eclipse

#[test]
fn e7a_a_raft_gives_one_influence_on_its_hex() {
    // Alone on its hex, it is enough for a fish.
    let (_, events) = whole_eclipse(tm1([who().raft(2), who()]));
    assert_eq!(took(&events, RED), "(-1,0)");
    // Together with a camp it beats a camp, and two camps beat it.
    let (_, events) = whole_eclipse(tm1([who().raft(2).camps("(-1,0)"), who().camps("(-1,0)")]));
    assert_eq!((took(&events, RED), took(&events, BLUE)), ("(-1,0)".to_owned(), String::new()));
    let (_, events) = whole_eclipse(tm1([who().raft(2), who().camps("(-1,0) (-1,0)")]));
    assert_eq!((took(&events, RED), took(&events, BLUE)), (String::new(), "(-1,0)".to_owned()));
    let (_, events) = whole_eclipse(tm1([who().raft(2), who().raft(2)]));
    assert_eq!((took(&events, RED), took(&events, BLUE)), ("(-1,0)".to_owned(), "(-1,0)".to_owned()));
}

#[test]
fn e7b_the_most_influence_on_a_river_hex_brings_a_fish() {
    for at in CHANNEL.into_iter().chain([(1, -1)]) {
        let (_, events) = whole_eclipse(tm1([who().camps(&written(at)), who().camps("(0,1)")]));
        assert_eq!((fished(&events, RED).len(), fished(&events, BLUE).len()), (1, 0), "{at:?}");
    }
    let (_, events) = whole_eclipse(tm1([who().camps("(2,0)"), who().camps("(2,0) (2,0)")]));
    assert_eq!((fished(&events, RED).len(), fished(&events, BLUE).len()), (0, 1));
}

#[test]
fn e7b_ts47_whoever_is_tied_draws_a_fish_too() {
    let (_, events) = whole_eclipse(tm1([who().camps("(-1,0)"), who().camps("(-1,0)")]));
    assert_eq!((fished(&events, RED).len(), fished(&events, BLUE).len()), (1, 1));
    let (_, events) = whole_eclipse(tm1([who().raft(2), who().raft(2), who().camps("(-1,0)")]));
    assert_eq!([RED, BLUE, GREEN].map(|seat| fished(&events, seat).len()), [1, 1, 1]);
}

#[test]
fn e7c_ts51_volcano() {
    let red = || who().camps("(0,-1) (0,-2) (1,-2)");
    assert_eq!(landmark("volcano", red(), who()), 2, "two camps on the board of the player");
    assert_eq!(landmark("volcano", red(), who().camps("(0,-1)")), 2, "tied");
    assert_eq!(landmark("volcano", red(), who().camps("(0,-1) (0,-1)")), 0);
    assert_eq!(landmark("volcano", who().camps("(0,-1)"), who()), 4);
    assert_eq!(
        landmark("volcano", who().camps("(0,-1)").start(2), who()),
        2,
        "a starting tile is not the board"
    );
}

#[test]
fn e7c_ts52_cliff() {
    let red = || who().camps("(0,-1) (0,-1) (1,0) (-2,1)").raft(3);
    assert_eq!(landmark("cliff", red(), who()), 3, "(0,-1), (1,0) and (0,0)");
    assert_eq!(landmark("cliff", red(), who().camps("(0,-1) (0,-1)")), 3, "tied");
    assert_eq!(landmark("cliff", red(), who().camps("(0,-1) (0,-1) (0,-1)")), 0);
}

#[test]
fn e7c_arch() {
    let red = || who().camps("(0,-1) (2,-2) (2,-2) (-2,0)").raft(5);
    assert_eq!(landmark("arch", red(), who()), 3, "(2,-2), (-2,0) and (2,0)");
    assert_eq!(landmark("arch", red(), who().camps("(0,-1)")), 3, "tied");
    assert_eq!(landmark("arch", red(), who().camps("(0,-1) (0,-1)")), 0);
}

#[test]
fn e7c_ts54_monolith() {
    let red = || who().camps("(0,-1) (0,-1) (0,-1) (0,0)");
    assert_eq!(landmark("monolith", red(), who()), 3);
    assert_eq!(landmark("monolith", red(), who().camps("(0,-1) (0,-1) (0,-1)")), 3, "tied");
    assert_eq!(landmark("monolith", red(), who().camps("(0,-1) (0,-1) (0,-1) (0,-1)")), 0);
}

#[test]
fn e7c_tree() {
    // J02 and J24 touch river hexes, J11 does not.
    let red = || who().camps("(0,-1)").villages("J02 J11 J24");
    assert_eq!(landmark("tree", red(), who()), 4);
    assert_eq!(landmark("tree", red(), who().camps("(0,-1) (0,-1) (0,-1)")), 4, "tied");
    assert_eq!(landmark("tree", red(), who().camps("(0,-1) (0,-1) (0,-1) (0,-1)")), 0);
    assert_eq!(landmark("tree", who().camps("(0,-1)").villages("J11"), who()), 0);
    // A village that touches only the backwater counts.
    assert_eq!(landmark("tree", who().camps("(0,-1)").villages("J20"), who()), 2);
}

#[test]
fn e7c_ts56_landmark_in_the_minority() {
    for name in ["volcano", "cliff", "arch", "monolith", "tree"] {
        let red = || who().camps("(0,-1) (2,0)").villages("J24");
        assert_eq!(landmark(name, red(), who().camps("(0,-1) (0,-1)")), 0, "{name}");
        assert!(landmark(name, red(), who()) > 0, "{name}");
    }
    let mut play = tm1([who().camps("(0,-1) (2,0)"), who().camps("(0,-1) (0,-1)")]).eclipse();
    play.piles(["", ""]);
    assert_eq!(play.refused_by("take (0,-1)"), (Why::NoMajority, "B8j"));
}

/// The example of the rulebook: Red, Yellow, Green; the rafts of Red and Green are on R3, that of Yellow is on R2. Red has three
/// camps on river hexes, Yellow one on plains, which bring a camp move.
fn at_the_delta() -> Play {
    let red = who().raft(3).camps("(-2,0) (1,-1) (2,0)");
    let (yellow, green) = (who().raft(2).camps("(2,-2)"), who().raft(3));
    tm1([red, yellow, green]).piles(["", "", ""])
}

const YELLOW_OF_THREE: u8 = 1;

fn red_is_done() -> Play {
    let mut play = at_the_delta();
    play.until(|play| play.whose() != RED);
    play
}

fn yellow_is_done() -> Play {
    let mut play = red_is_done();
    play.go(YELLOW_OF_THREE, "take (2,-2)");
    play.go(YELLOW_OF_THREE, "raft 4");
    play.until(|play| play.whose() != YELLOW_OF_THREE || play.phase() == Phase::Culture);
    play
}

#[test]
fn e7d_ts33_red_is_tied_and_gets_four_points() {
    let play = at_the_delta();
    assert!(play.may("delta"));
    assert_eq!(delta(&play.and("delta"), RED), 4, "1 for the raft and 3 for camps");
    assert_eq!(delta(&red_is_done(), RED), 4);
}

#[test]
fn e7d_ts34_yellow_moves_ahead_and_gets_one_point() {
    let play = red_is_done();
    assert_eq!(play.refused_by("delta"), (Why::NotClosest, "E7d"));
    let play = yellow_is_done();
    assert_eq!(delta(&play, YELLOW_OF_THREE), 1);
}

#[test]
fn e7d_ts35_green_is_not_closest_any_more() {
    let mut play = yellow_is_done();
    play.until(|play| play.round() == 2);
    assert_eq!(delta(&play, GREEN), 0);
    // Without the move of Yellow it would have been.
    let mut still = red_is_done();
    still.until(|play| play.round() == 2);
    assert_eq!((delta(&still, YELLOW_OF_THREE), delta(&still, GREEN)), (0, 1));
}

#[test]
fn e7d_ts36_red_keeps_its_points() {
    let mut play = yellow_is_done();
    play.until(|play| play.round() == 2);
    assert_eq!([RED, YELLOW_OF_THREE, GREEN].map(|seat| delta(&play, seat)), [4, 1, 0]);
}

#[test]
fn e7d_ts37_a_raft_at_the_delta_is_the_closest() {
    let (play, _) = whole_eclipse(tm1([who().raft(5), who().raft(6), who().raft(5)]));
    assert_eq!([RED, BLUE, GREEN].map(|seat| delta(&play, seat)), [0, 1, 0]);
    let (play, _) = whole_eclipse(tm1([who().raft(6), who().raft(6), who().raft(5)]));
    assert_eq!([RED, BLUE, GREEN].map(|seat| delta(&play, seat)), [1, 1, 0], "both are there");
}

#[test]
fn e7d_camps_count_on_river_hexes_only_and_each_of_them() {
    let red = who().raft(6).camps("(2,0) (2,0) (0,-1) (2,-1)").start(1);
    let (play, _) = whole_eclipse(tm1([red, who().camps("(2,0) (2,0) (2,0)")]));
    assert_eq!(delta(&play, RED), 3, "two camps, although somebody else leads there");
}

/// 3.12: what F01 to F14 bring; the last four words ask for something.
const TOKENS: [&str; 14] = [
    "2 food",
    "2 food",
    "1 food, 1 tools",
    "1 food, 1 tools",
    "1 tools, 1 points",
    "1 tools, 1 points",
    "1 food, 1 points",
    "1 food, 1 points",
    "step",
    "step",
    "draw, 1 food",
    "moves",
    "megalith",
    "3 points",
];

#[test]
fn e8a_a_token_brings_what_it_shows_and_is_discarded() {
    for (number, shown) in (1..).zip(TOKENS) {
        let token = format!("F{number:02}");
        // Red's only benefit is a fish.
        let given = tm1([who().camps("(1,-1)"), who().raft(6)]).fish(&format!("{token} F15"));
        let (play, events) = after_fish(&given, &[&token]);
        assert_eq!(names(play.view().fish), "F15", "{token} lies face up");
        let mut gains = Vec::new();
        for part in shown.split(", ") {
            match part {
                "step" => assert_eq!(targets(&play, "step"), ["honour", "offering"]),
                "moves" => assert_eq!((targets(&play, "raft").len(), play.view().tasks[0].left), (6, 2)),
                "megalith" => assert_eq!(targets(&play, "megalith").len(), 16),
                "draw" => assert!(events.iter().any(|event| matches!(event, Event::Drew { count: 1, .. }))),
                gain => gains.push(gain),
            }
        }
        assert_eq!(from_fish(&events), gains.join(", "), "{token}");
    }
}

#[test]
fn e8a_everybody_sees_the_token_and_what_is_left() {
    let (play, events) = whole_eclipse(tm1([who().camps("(1,-1)"), who()]));
    let drawn = fished(&events, RED);
    for viewer in Viewer::all(2) {
        let seen: Vec<Event> = events.iter().filter_map(|event| Winter::see(event, viewer)).collect();
        assert_eq!(fished(&seen, RED), drawn);
        let left = play.position().view(viewer).fish;
        assert_eq!(left, play.view().fish);
        assert_eq!(left.len(), if drawn == ["F15"] { 15 } else { 14 });
    }
}

#[test]
fn e8a_any_token_may_come_first() {
    let given = tm1([who().camps("(1,-1)"), who().raft(6)]);
    let first = (0..300).flat_map(|chance| {
        let mut play = given.clone().eclipse_with(chance);
        fished(&play.piles(["", ""]), RED)
    });
    assert_eq!(first.collect::<BTreeSet<_>>().len(), 15);
}

#[test]
fn e8b_ts49_the_special_token_brings_the_others_back() {
    let given = tm1([who().camps("(1,-1)"), who().raft(6)]).fish("F01 F02 F03 F04 F05 F06 F07 F08 F15");
    let mut special = 0;
    for chance in 0..60 {
        let (play, events) = whole_eclipse_with(given.clone(), chance);
        if fished(&events, RED) == ["F15"] {
            special += 1;
            assert_eq!((play.points(RED, Source::Fish), play.view().fish.len()), (2, 15));
            assert!(events.contains(&Event::FishBack));
        } else {
            assert_eq!(play.view().fish.len(), 8);
            assert!(!events.contains(&Event::FishBack));
        }
    }
    assert!(special > 0);
}

#[test]
fn e8b_nobody_can_decline_it() {
    let mut play = tm1([who().camps("(1,-1)"), who().raft(6)]).fish("F15").eclipse();
    let events = play.piles(["", ""]);
    assert_eq!((fished(&events, RED), play.round()), (vec!["F15".to_owned()], 2), "nothing was asked");
    assert_eq!((play.points(RED, Source::Fish), play.view().fish.len()), (2, 15));
}

/// Red tips a sea cow on the rest space.
fn sea_cow(fish: &str, chance: u64) -> (Play, Vec<Event>) {
    let mut play = tm1([who().animals("sea-cow"), who()]).fish(fish).turn_with(RED, chance);
    play.go(RED, "place member rest");
    let events = play.go(RED, "tip sea-cow");
    (play, events)
}

/// Red tips a sea cow and draws these tokens before anything is asked.
#[track_caller]
fn sea_cow_with(fish: &str, tokens: &[&str]) -> Play {
    let tables = (0..100).map(|chance| sea_cow(fish, chance));
    tables.into_iter().find(|(_, events)| fished(events, RED) == tokens).expect("they come up").0
}

#[test]
fn e8c_one_token_after_the_other() {
    // The moves of the first one come before the second one is drawn.
    let play = sea_cow_with("F12 F01 F15", &["F12"]);
    assert_eq!(names(play.view().fish), "F01 F15");
    let mut play = play.and("raft 3");
    assert_eq!(names(play.view().fish), "F01 F15");
    let events = play.go(RED, "raft 6");
    assert_eq!(fished(&events, RED).len(), 1);
    // What the first one brings is there before the second one asks.
    let play = sea_cow_with("F12 F01 F15", &["F01", "F12"]);
    assert_eq!(play.food(RED), 2);
    assert!(play.may("raft 3"));
}

#[test]
fn e8c_a_supply_without_the_special_token_cannot_be() {
    assert!(tm1([who(), who()]).fish("F15").accepted(RED));
    assert!(!tm1([who(), who()]).fish("F01 F14").accepted(RED));
}

#[test]
fn e8c_the_supply_never_runs_out() {
    for seed in 0..30 {
        let mut play = fresh_with(2 + (seed % 3) as u8, &[("river", RIVERS[seed as usize % 3])], seed);
        let mut chance = Fast::new(seed);
        while !play.over() {
            assert!(names(play.view().fish).contains("F15"), "it always goes straight back");
            let seat = play.somebody();
            let mv = play.lively_move(seat, &mut chance);
            play.go(seat, &mv);
        }
    }
}

#[test]
fn e9a_five_sea_cows_only_with_the_river_and_only_if_chosen() {
    let cows = |view: &View| {
        let open = view.grounds.iter().filter(|&&animal| animal == Animal::SeaCow).count() as u8;
        (open, open + view.herd[Animal::SeaCow as usize])
    };
    let mut open = 0;
    for seed in 0..60 {
        for river in RIVERS {
            let (shown, all) = cows(&fresh_with(3, &[("river", river), ("sea-cows", "on")], seed).view());
            assert_eq!(all, 5);
            open += shown;
            assert_eq!(cows(&fresh_with(3, &[("river", river), ("sea-cows", "off")], seed).view()).1, 0);
        }
        assert_eq!(cows(&fresh_with(3, &[("river", "off")], seed).view()).1, 0);
    }
    assert!(open > 0, "they are shuffled in before the hunting grounds are laid out");
    assert_eq!(cows(&fresh_with(3, &[("river", "2")], 0).view()).1, 5, "in unless left out");
}

/// Every combination of modules that can be asked for, and whether it makes a game.
#[test]
fn e9a_sea_cows_are_refused_without_the_river_and_a_rival_with_others() {
    let mut refused = 0;
    for players in 1..=4 {
        for river in ["off", "1", "2", "3"] {
            for cows in ["on", "off"] {
                for rival in ["easy", "normal", "hard"] {
                    for (warriors, draft) in [("on", "on"), ("on", "off"), ("off", "on"), ("off", "off")] {
                        let asked = [
                            ("river", river),
                            ("sea-cows", cows),
                            ("rival", rival),
                            ("warriors", warriors),
                            ("draft", draft),
                        ];
                        let given = asked.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
                        let fits = (river != "off" || cows == "off") && (players == 1 || rival == "normal");
                        let read = Table::<Winter>::choose(Some(players), &given);
                        assert_eq!(read.is_ok(), fits, "{players} {asked:?}");
                        refused += u32::from(!fits);
                    }
                }
            }
        }
    }
    // Of 384: with cows and no river an eighth, and of the rest two thirds for two to four players.
    assert_eq!(refused, 48 + 336 * 2 / 3 * 3 / 4);
    let base = Table::<Winter>::choose(None, &BTreeMap::from([("river".to_owned(), "off".to_owned())]));
    assert!(!base.expect("the base game").on("sea-cows"));
}

#[test]
fn e9a_tipping_a_sea_cow_brings_two_tokens() {
    let play = sea_cow_with("F05 F14 F15", &["F05", "F14"]);
    assert_eq!((play.tools(RED), play.score(RED)), (1, 4), "1 tool and 1 point, and 3 points");
    assert_eq!(play.p(RED).tipped[Animal::SeaCow as usize], 1);
}

#[test]
fn e9b_ts57_the_stone_counts_villages_at_landmarks() {
    // J08 and J19 touch a landmark, J24 does not.
    let (play, _) = whole_eclipse(tm1([who().stones("S21").villages("J08 J19 J24"), who()]));
    assert_eq!(play.points(RED, Source::Stones), 4);
    // J13 touches two landmarks and counts once; villages of others do not count.
    let (play, _) = whole_eclipse(tm1([who().stones("S21").villages("J13"), who().villages("J08")]));
    assert_eq!(play.points(RED, Source::Stones), 2);
    // Every eclipse: that of the second round too.
    let (mut play, _) = whole_eclipse(tm1([who().stones("S21").villages("J13"), who()]));
    play.until(|play| play.round() == 3);
    assert_eq!(play.points(RED, Source::Stones), 4);
}

#[test]
fn e9c_ts61_a_warrior_brings_a_tool_in_migrate_only() {
    let table = || given([who().hand("warrior warrior tribesman"), who()]).warriors().turn(RED);
    for (column, tools) in [("migrate", 1), ("hunt", 0), ("develop", 0), ("initiate", 0)] {
        let mut play = table().and(&format!("place member {column}"));
        play.go(RED, "play warrior");
        assert_eq!((play.tools(RED), play.labour()), (tools, 2), "{column}");
    }
    let both = table().after(&["place member migrate", "play warrior", "play warrior"]);
    assert_eq!((both.tools(RED), both.labour()), (2, 4), "each of them");
}

#[test]
fn e9c_ts64_warriors_replace_guides() {
    for river in ["off", "1", "2", "3"] {
        for (warriors, expected) in [("on", [0, 15]), ("off", [15, 0])] {
            let view = fresh_with(2, &[("river", river), ("warriors", warriors)], 1).view();
            let piles = [People::Guide, People::Warrior].map(|people| view.supply[people as usize]);
            assert_eq!(piles, expected, "river {river}, warriors {warriors}");
        }
    }
    let play = given([who().food(9).hand("tribesman"), who()]).warriors().turn(RED);
    let play = play.after(&["place member initiate", "play tribesman"]);
    assert_eq!(play.refused("recruit guide"), Why::PileEmpty);
    assert!(play.may("recruit warrior"));
}

/// The eclipse of Red, who has a warrior in the pile, on TM1.
fn warrior(red: Who, blue: Who) -> Play {
    tm1([red.hand("warrior"), blue]).warriors().piles(["warrior", ""])
}

#[test]
fn e9c_a_warrior_moves_a_camp_of_ones_own_and_one_of_an_opponent() {
    let play = warrior(who().camps("(0,1)"), who().camps("(0,-2) (2,0)").raft(3));
    assert_eq!(targets(&play, "move (0,1)"), words(&all_written(&beside((0, 1)))));
    assert_eq!(targets(&play, "push 1 (0,-2)"), words(&all_written(&beside((0, -2)))));
    assert_eq!(targets(&play, "push 1 (2,0)"), words(&all_written(&beside((2, 0)))));
    assert_eq!(
        play.moves_like("push").len(),
        beside((0, -2)).len() + beside((2, 0)).len(),
        "and not the raft"
    );
    assert_eq!(play.refused_by("push 1 (0,0) (1,0)"), (Why::NoOtherCamp, "E9c"));
    assert_eq!(play.refused("push 0 (0,1) (1,0)"), Why::NoOtherCamp, "one's own is no opponent's");
    let play = play.and("push 1 (2,0) (2,-1)");
    assert_eq!((play.camps(BLUE, "(2,0)"), play.camps(BLUE, "(2,-1)"), play.p(BLUE).raft), (0, 1, 3));
    let play = play.and("move (0,1) (1,0)");
    assert_eq!((play.camps(RED, "(1,0)"), play.phase()), (1, Phase::Terrain));
}

#[test]
fn e9c_whoever_was_pushed_away_has_no_majority_any_more() {
    // Blue's camp is alone on the wetland.
    let blue = || who().camps("(-2,1)").raft(6);
    let mut stays = warrior(who(), blue()).and("skip");
    stays.until(|play| play.round() == 2);
    assert_eq!(stays.points(BLUE, Source::Terrain), 2);
    let mut gone = warrior(who(), blue()).after(&["push 1 (-2,1) (-2,2)", "skip"]);
    gone.until(|play| play.round() == 2);
    assert_eq!(gone.points(BLUE, Source::Terrain), 1, "the plains instead");
}

#[test]
fn e9c_ts63_camps_are_pushed_to_hexes_only_and_onto_the_base_tile() {
    // (-2,0) lies beside the headwaters and Blue's starting tile on P03.
    let play = warrior(who(), who().camps("(-2,0)").place("P03").start(1));
    assert_eq!(targets(&play, "push 1 (-2,0)"), words("(-1,-1) (-1,0) (-2,1)"));
    assert!(is_no_move("push 1 (-2,0) start"));
    // In the base game the base tile is a hex like others.
    let base = given([who().hand("warrior").camps("(2,0)"), who().camps("(1,0) (0,0)")]).warriors();
    let play = base.piles(["warrior", ""]);
    assert_eq!(targets(&play, "push 1 (1,0)"), words(&all_written(&beside((1, 0)))));
    let play = play.and("push 1 (1,0) (0,0)");
    assert_eq!((play.camps(BLUE, "(1,0)"), play.camps(BLUE, "(0,0)")), (0, 2));
    let off = play.and("skip");
    assert_eq!(off.camps(RED, "(2,0)"), 1);
}

// ---------------------------------------------------------------------------------------------------------------------
// Readings

#[test]
fn a1_six_river_hexes_and_five_of_them_for_rafts() {
    for river in RIVERS {
        for deal in deals(river) {
            assert_eq!(deal.rivers().len(), 6);
        }
    }
    for at in CHANNEL.into_iter().chain([(1, -1)]) {
        let (_, events) = whole_eclipse(tm1([who().camps(&written(at)), who()]));
        assert_eq!(fished(&events, RED).len(), 1, "{at:?}");
    }
}

#[test]
fn a1_ts70_the_backwater_brings_fish_and_counts_for_the_delta_but_has_no_rafts() {
    let (play, events) = whole_eclipse(tm1([who().camps("(1,-1)"), who()]));
    assert_eq!(fished(&events, RED).len(), 1);
    assert_eq!(delta(&play, RED), 2, "the raft and the camp");
    // Wherever a raft goes, a new camp beside it is on the channel.
    let spaces = (0..=6).filter_map(|space| {
        let play = tm1([who().raft(space).hand("C05"), who()]).turn(RED).and("culture C05");
        play.may("camp at raft").then(|| play.and("camp at raft").p(RED).camps)
    });
    let reached: Vec<usize> =
        spaces.map(|camps| camps.iter().position(|&count| count == 1).expect("a camp")).collect();
    assert_eq!(reached, CHANNEL.map(|at| hex(&written(at)).index()));
    assert!(!reached.contains(&hex("(1,-1)").index()));
    // Camps stand on it as on any other.
    assert!(moving(who().camps("(1,0)")).may("move (1,0) (1,-1)"));
}

#[test]
fn a2_the_number_is_chosen_and_with_two_chance_decides_about_the_ends() {
    for deal in deals("1").chain(deals("2")).chain(deals("3")) {
        let central = [(0, -1), (1, -1), (-1, 1), (0, 1)];
        assert_eq!(
            central.iter().filter(|at| deal.landmarks().contains(at)).count(),
            1,
            "always one in the middle"
        );
    }
    let west = deals("2").filter(|deal| deal.landmarks().contains(&(-1, -1))).count();
    assert!((100..200).contains(&west), "{west} of 300");
    assert!(
        deals("2").all(|deal| deal.landmarks().contains(&(-1, -1)) != deal.landmarks().contains(&(1, 1)))
    );
}

#[test]
fn a3_the_stone_takes_a_place_of_the_first_era() {
    for (players, stones) in [(1, 3), (2, 3), (3, 4), (4, 5)] {
        for seed in 0..100 {
            let view = dealt(players, "2", seed).view;
            assert_eq!((view.stones[0].len(), view.stones[1].len()), (stones, stones));
            assert!(names(&view.stones[0]).contains("S21") && !names(&view.stones[1]).contains("S21"));
        }
    }
    let others: BTreeSet<String> = deals("2").flat_map(|deal| deal.stones()).collect();
    assert_eq!(others.len(), 11, "the others at random around it");
    let play = tm1([who().tools(3).hand("shaman"), who()]).turn(RED);
    let play = play.after(&["place member develop", "play shaman"]);
    assert!(play.may("stone S21"), "it can be taken in the first era");
}

#[test]
fn a4_the_place_of_a_stone_that_is_not_used_goes_to_another() {
    let mut lonely = 0;
    for seed in 0..200 {
        let deal = dealt(4, "3", seed);
        let stones: BTreeSet<String> = deal.stones().into_iter().collect();
        assert_eq!(stones.len(), 5);
        assert!(stones.iter().all(|stone| stone.as_str() <= "S10" || stone == "S21"), "of the same era");
        lonely += u32::from(deal.types()[..5].contains(&1));
    }
    assert!(lonely > 100);
}

#[test]
fn a5_the_tree_counts_ones_own_villages() {
    let red = || who().camps("(0,-1)").villages("J24");
    assert_eq!(landmark("tree", red(), who()), 2);
    assert_eq!(landmark("tree", red(), who().villages("J05 J07")), 2);
}

#[test]
fn a6_the_special_token_first_is_done_before_the_second_is_drawn() {
    let mut second = BTreeSet::new();
    for chance in 0..80 {
        let (play, events) = sea_cow("F15", chance);
        let drawn = fished(&events, RED);
        assert_eq!((drawn.len(), drawn[0].as_str()), (2, "F15"));
        let at = |what: &dyn Fn(&Event) -> bool| events.iter().position(what).expect("it happened");
        let points =
            at(&|event| matches!(event, Event::Gained { gain: Gain::Points(2), why: Origin::Fish(_), .. }));
        let back = at(&|event| *event == Event::FishBack);
        let next = events.iter().rposition(|event| matches!(event, Event::Fished { .. })).expect("two");
        assert!(points < back && back < next);
        assert_eq!(play.view().fish.len(), if drawn[1] == "F15" { 15 } else { 14 });
        second.insert(drawn[1].clone());
    }
    assert!(second.len() >= 12 && second.contains("F15"), "any token can come second: {second:?}");
}

#[test]
fn a7_ts71_all_rafts_at_the_headwaters_are_the_closest() {
    let (play, _) = whole_eclipse(tm1([who().camps("(1,-1) (0,0)"), who(), who()]));
    assert_eq!([RED, BLUE, GREEN].map(|seat| delta(&play, seat)), [3, 1, 1]);
}

#[test]
fn a8_the_raft_counts_for_cliff_and_arch_but_not_for_the_volcano() {
    let on_channel = |name: &str, space: u8| landmark(name, who().camps("(0,-1)").raft(space), who());
    // R1 and R5 are outer hexes, R2 to R4 central ones.
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|space| on_channel("cliff", space)), [1, 1, 2, 2, 2, 1, 1]);
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|space| on_channel("arch", space)), [0, 1, 0, 0, 0, 1, 0]);
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|space| on_channel("volcano", space)), [4; 7]);
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|space| on_channel("monolith", space)), [1; 7]);
    // On a hex with a camp it is no second hex.
    assert_eq!(landmark("cliff", who().camps("(0,-1) (0,0)").raft(3), who()), 2);
}

#[test]
fn a9_the_raft_is_no_camp_on_a_river_hex_for_the_delta() {
    for space in 1..=5 {
        let (play, _) = whole_eclipse(tm1([who().raft(space), who()]));
        assert_eq!(delta(&play, RED), 1, "space {space}");
    }
    let (play, _) = whole_eclipse(tm1([who().raft(3).camps("(0,0) (0,0) (1,0)"), who()]));
    assert_eq!(delta(&play, RED), 4);
}

#[test]
fn a10_terrain_landmarks_and_the_delta_in_any_order_and_once() {
    let given = tm1([who().camps("(-2,1) (0,-1) (2,0)").raft(5), who()]).fish("F14 F15");
    let play = given.piles(["", ""]);
    assert_eq!(play.moves(), ["take (0,-1)", "take (2,0)", "take (-2,1)", "delta"]);
    let orders = [["delta", "take (2,0)", "take (-2,1)"], ["take (-2,1)", "delta", "take (2,0)"]];
    for [first, second, third] in orders {
        let mut play = play.and(first);
        assert_eq!(play.refused(first), Why::Resolved);
        play.go(RED, second);
        assert!([first, second].iter().all(|mv| play.refused(mv) == Why::Resolved));
        play.go(RED, third);
        let red = [Source::Terrain, Source::Delta, Source::Landmarks].map(|source| play.points(RED, source));
        assert_eq!(red, [2, 2, 1], "wetland, the raft and a camp, the cliff");
    }
}

#[test]
fn a10_the_delta_counts_as_things_stand_at_that_moment() {
    // The camp of the plains goes to the river before the delta, or after it.
    let play = tm1([who().camps("(2,-2)"), who()]).fish("F14 F15").piles(["", ""]);
    let before = play.after(&["take (2,-2)", "move (2,-2) (1,-1)", "delta"]);
    assert_eq!(delta(&before, RED), 2);
    let mut after = play.and("delta");
    // The plains are the last benefit, and so they come by themselves.
    after.go(RED, "move (2,-2) (1,-1)");
    assert_eq!(delta(&after, RED), 1);
}

#[test]
fn a11_a_raft_may_go_back_to_the_headwaters() {
    assert_eq!(moving(who().raft(1)).and("raft 0").p(RED).raft, 0);
    assert_eq!(moving(who().raft(2)).after(&["raft 1", "raft 0"]).p(RED).raft, 0);
}

#[test]
fn a12_from_the_delta_to_the_last_hex_of_the_channel() {
    let play = moving(who().raft(6));
    assert_eq!(targets(&play, "raft"), ["5"]);
    assert_eq!(play.and("raft 5").p(RED).raft, 5);
}

#[test]
fn a13_headwaters_and_delta_are_no_hexes() {
    for space in [0, 6] {
        let (play, events) = whole_eclipse(tm1([who().raft(space), who()]));
        assert_eq!((took(&events, RED), fished(&events, RED).len()), (String::new(), 0));
        assert_eq!(delta(&play, RED), 1);
        // It does not spoil anybody's majority on the hex beside it either.
        let (_, events) = whole_eclipse(tm1([who().camps("(-2,0) (2,0)"), who().raft(space)]));
        assert_eq!(words(&took(&events, RED)), words("(-2,0) (2,0)"));
        assert_eq!(took(&events, BLUE), "");
    }
    // The stone for hexes with the most influence does not count it.
    let (play, _) = whole_eclipse(tm1([who().raft(6).stones("S12"), who()]).round(3));
    assert_eq!(play.points(RED, Source::Stones), 0);
}

#[test]
fn a14_a_raft_may_be_used_for_two_villages_in_a_round() {
    let red = who().camps("(-1,0) (0,-1) (1,0) (1,-1)").raft(3).hand("C25 brave");
    let mut play = tm1([red, who()]).round(3).turn(RED);
    play.go_all(&["culture C25", "village J02 with raft", "place member migrate", "play brave"]);
    assert_eq!(play.refused("village J06 with raft"), Why::CampsMissing, "it is at the headwaters");
    play.go_all(&["raft 3", "village J06 with raft"]);
    assert_eq!((play.villages(RED), play.p(RED).raft, play.p(RED).home), ("J02 J06".to_owned(), 0, 5));
}

#[test]
fn a15_ts74_camp_or_raft_is_the_owners_choice() {
    let play = migrating(who().camps("(-1,0) (0,-1) (0,0)").raft(3));
    assert_eq!(targets(&play, "village"), ["J02", "J02 with raft"]);
    let camps = play.and("village J02");
    assert_eq!((camps.p(RED).home, camps.p(RED).raft, camps.camps(RED, "(0,0)")), (5, 3, 0));
    let raft = play.and("village J02 with raft");
    assert_eq!((raft.p(RED).home, raft.p(RED).raft, raft.camps(RED, "(0,0)")), (4, 0, 1));
}

#[test]
fn a16_no_camp_is_pushed_off_a_starting_tile() {
    let play = warrior(who().start(1), who().start(3));
    assert!(play.moves_like("push").is_empty());
    assert!(is_no_move("push 1 start (-2,0)"));
    // One's own camp may leave one's own tile: P01 touches (-2,0) and (-2,1).
    assert_eq!(targets(&play, "move start"), words("(-2,0) (-2,1)"));
    assert_eq!(play.and("move start (-2,1)").camps(RED, "(-2,1)"), 1);
}

#[test]
fn a17_the_two_moves_of_a_warrior_do_not_depend_on_each_other() {
    let play = warrior(who().camps("(0,1)"), who().camps("(2,0)").raft(6));
    let moved = |play: &Play| (play.camps(RED, "(0,1)") == 0, play.camps(BLUE, "(2,0)") == 0);
    let own = play.and("move (0,1) (1,1)");
    assert_eq!(own.refused("move (1,1) (0,1)"), Why::MovedAlready, "only one of one's own");
    assert_eq!(moved(&own.and("push 1 (2,0) (1,0)")), (true, true));
    assert_eq!(moved(&own.and("skip")), (true, false));
    let push = play.and("push 1 (2,0) (1,0)");
    assert_eq!(push.refused("push 1 (1,0) (2,0)"), Why::MovedAlready, "only one of an opponent's");
    assert_eq!(moved(&push.and("move (0,1) (1,1)")), (true, true));
    assert_eq!(moved(&push.and("skip")), (false, true));
    assert_eq!(moved(&play.and("skip")), (false, false));
}

#[test]
fn a18_a_warrior_moves_the_raft_as_a_camp_move_does() {
    let play = warrior(who().raft(3), who().raft(4).camps("(2,0)"));
    assert_eq!(targets(&play, "raft"), words("2 4 5 6"));
    let play = play.and("raft 6");
    assert_eq!(play.p(RED).raft, 6);
    assert_eq!(play.refused("raft 5"), Why::MovedAlready, "one move");
    assert!(!play.moves_like("push").is_empty());
}

#[test]
fn a19_headwaters_and_delta_lie_beyond_the_ends_and_take_no_place() {
    for end in [(-3, 0), (3, 0)] {
        assert_eq!(count::points().into_iter().filter(|&at| count::distance(at, end) == 1).count(), 1);
        assert!(PLACES.iter().all(|(place, _)| *place != end));
    }
    for seed in 0..20 {
        assert_eq!(targets(&before_starts(2, "3", seed), "start").len(), 12);
    }
    // A raft comes from the headwaters to an end of the channel, and from the other end to the delta.
    let ends = [1, 5].map(|space| {
        let play = tm1([who().raft(space).hand("C05"), who()]).turn(RED);
        play.after(&["culture C05", "camp at raft"])
    });
    assert_eq!((ends[0].camps(RED, "(-2,0)"), ends[1].camps(RED, "(2,0)")), (1, 1));
}

#[test]
fn a20_a_starting_tile_may_lie_beside_headwaters_or_delta() {
    for place in ["P01", "P03", "P10", "P12"] {
        let at = at_place(place.parse().expect("a place"));
        assert!(count::distance(at, (-3, 0)) == 1 || count::distance(at, (3, 0)) == 1);
        let mut ends = BTreeSet::new();
        for seed in 0..20 {
            let play = before_starts(2, "2", seed);
            assert!(play.may(&format!("start {place}")));
            ends.insert(play.view().river.expect("a river").headwaters == End::West);
        }
        assert_eq!(ends.len(), 2, "at the headwaters and at the delta");
    }
}

#[test]
fn a21_the_monolith_counts_camps_and_the_others_hexes() {
    assert_eq!(landmark("monolith", who().camps("(0,-1) (0,-1)"), who()), 2);
    assert_eq!(landmark("cliff", who().camps("(0,-1) (0,-1) (1,0) (1,0)"), who()), 2);
    assert_eq!(landmark("arch", who().camps("(0,-1) (2,0) (2,0) (2,-2)"), who()), 2);
    // Camps elsewhere are none on the hex of the monolith.
    assert_eq!(landmark("monolith", who().camps("(0,-1) (1,0) (2,0)"), who()), 1);
}

#[test]
fn a22_alone_you_compare_your_raft_with_that_of_the_rival() {
    for (mine, its, points) in [(2, 3, (0, 1)), (3, 3, (1, 1)), (4, 3, (1, 0)), (6, 6, (1, 1))] {
        let given = tm1([who().raft(mine)]).rival(who().raft(its)).round(4);
        let (play, _) = whole_eclipse(given);
        let rival = play.rival().points[Source::Delta as usize];
        assert_eq!((delta(&play, RED), rival), points, "{mine} and {its}");
    }
}

#[test]
fn a23_a_village_has_two_influence_on_river_hexes_and_landmarks() {
    // J08 touches the river hexes (-2,0) and (-1,0), and the volcano on (-1,-1).
    let (_, events) = whole_eclipse(tm1([who().villages("J08"), who().camps("(-2,0) (-1,0) (-1,-1)")]));
    assert_eq!(words(&took(&events, RED)), words("(-2,0) (-1,0) (-1,-1)"));
    assert_eq!(took(&events, BLUE), "");
    let (_, events) =
        whole_eclipse(tm1([who().villages("J08"), who().camps("(-2,0) (-2,0) (-1,-1) (-1,-1)")]));
    assert_eq!(words(&took(&events, RED)), words("(-2,0) (-1,0) (-1,-1)"));
    assert_eq!(words(&took(&events, BLUE)), words("(-2,0) (-1,-1)"), "two camps tie");
}

#[test]
fn a24_the_base_tile_is_a_hex_for_camp_moves() {
    let play = given([who().camps("(1,0)").hand("C04"), who()]).turn(RED).and("culture C04");
    assert_eq!(play.and("move (1,0) (0,0)").camps(RED, "(0,0)"), 1);
    let base = given([who().hand("warrior").camps("(0,1)"), who().camps("(0,-1)")]).warriors();
    let play = base.piles(["warrior", ""]);
    assert_eq!(play.and("move (0,1) (0,0)").camps(RED, "(0,0)"), 1);
    assert_eq!(play.and("push 1 (0,-1) (0,0)").camps(BLUE, "(0,0)"), 1);
}

#[test]
fn a25_ts72_the_other_glaciers_stay_out() {
    for (added, river) in (0..).zip(RIVERS) {
        for deal in deals(river) {
            let glaciers = deal.tiles().into_iter().filter(|tile| *tile > 20).count();
            assert_eq!(glaciers, added, "so {} of the four tiles are out", 4 - added);
        }
    }
}

#[test]
fn a26_ts73_with_one_landmark_the_stone_is_laid_out_all_the_same() {
    for deal in deals("1") {
        assert_eq!(deal.landmarks().len(), 1);
        assert!(deal.stones().contains(&"S21".to_owned()));
    }
}

#[test]
fn a27_every_new_camp_may_go_to_the_raft() {
    let paid = migrating(who().food(2).raft(4)).and("camp at raft");
    assert_eq!((paid.camps(RED, "(1,0)"), paid.food(RED)), (1, 1));
    let card = tm1([who().raft(4).hand("C05"), who()]).turn(RED).after(&["culture C05", "camp at raft"]);
    assert_eq!(card.camps(RED, "(1,0)"), 1);
    let chief = tm1([who().raft(4).chief("firewolf", "b"), who()]).turn(RED);
    assert_eq!(chief.after(&["place chief migrate", "camp at raft"]).camps(RED, "(1,0)"), 1);
}

#[test]
fn a28_the_raft_is_no_camp_for_stones_and_cards() {
    let (play, _) = whole_eclipse(tm1([who().stones("S06").camps("(0,1)").raft(3), who()]));
    assert_eq!(play.points(RED, Source::Stones), 1, "one camp");
    let (play, _) = whole_eclipse(tm1([who().stones("S06").camps("(0,1)").start(2).raft(3), who()]));
    assert_eq!(play.points(RED, Source::Stones), 1, "nor are those on the starting tile");
    let mut card = tm1([who().hand("C35").camps("(0,1) (2,0)").raft(3), who()]).round(3).turn(RED);
    assert_eq!(card.brings(RED, "culture C35"), "+2 points, -1 cards");
    // But its influence counts where influence is counted.
    let (play, _) = whole_eclipse(tm1([who().stones("S12").raft(3), who()]).round(3));
    assert_eq!(play.points(RED, Source::Stones), 1);
    let (play, _) = whole_eclipse(tm1([who().stones("S12").raft(3), who().camps("(0,0) (0,0)")]).round(3));
    assert_eq!(play.points(RED, Source::Stones), 0);
}

#[test]
fn a29_what_was_resolved_is_not_resolved_again() {
    // Wetland on (-2,1), plains on (-2,2), forest on (-1,1).
    let play = tm1([who().camps("(-2,1) (-2,2)"), who().raft(6)]).piles(["", ""]);
    let play = play.and("take (-2,1)");
    assert_eq!(play.points(RED, Source::Terrain), 2);
    // The plains are the last one, and their move leads back to the wetland: nothing more comes.
    let back = play.and("move (-2,2) (-2,1)");
    assert_eq!((back.points(RED, Source::Terrain), back.round()), (3, 2), "1 of the plains");
    // But a hex that is still open is resolved as things stand now: 1 food and 1 point.
    let on = play.and("move (-2,2) (-1,1)");
    assert_eq!(on.points(RED, Source::Terrain), 4);
}

#[test]
fn a29_a_hex_that_was_left_is_lost() {
    // Red leaves the wetland before it is resolved.
    let play = tm1([who().camps("(-2,1) (-2,2)"), who().raft(6)]).piles(["", ""]);
    let gone = play.after(&["take (-2,2)", "move (-2,1) (-2,0)"]);
    assert_eq!(gone.points(RED, Source::Terrain), 1);
}

// ---------------------------------------------------------------------------------------------------------------------
// Everything once more, word for word

/// The board as it should be, told by what happened. What the Rival does is not told: it follows from its cards and the rules of
/// B17, slowly and without the engine. What others get from terrain, landmarks and the delta must be as E7 says.
struct Literal {
    view: View,
    /// In an eclipse: whose terrain step comes, and what is resolved of it.
    step: Option<Seat>,
    taken: BTreeSet<At>,
    delta: bool,
    strengths: BTreeMap<Seat, u8>,
    /// Points of a landmark, and fish tokens, that are to come; and the last token that was drawn.
    points: u16,
    fish: u32,
    drawn: String,
    /// How often the Rival did something.
    seen: BTreeMap<&'static str, u32>,
}

const RIVAL_SEAT: Seat = Seat::new(RIVAL);

fn coordinates(hex: nurt_winter::geometry::Hex) -> At {
    let (q, r) = hex.coordinates();
    (q.into(), r.into())
}

fn index(at: At) -> usize {
    count::points().iter().position(|&point| point == at).expect("a hex")
}

/// The name of a place on the site, from 0.
fn square(level: u8, x: u8, y: u8) -> String {
    format!("{}{}{}", level + 1, char::from(b'a' + x), y + 1)
}

/// The two hexes that a starting tile touches.
fn touched(who: &PlayerView) -> Vec<At> {
    let place = at_place(who.place.expect("a starting tile"));
    PLACES.iter().find(|(at, _)| *at == place).expect("a place").1.to_vec()
}

/// Adds up how often something happened.
fn add<'a>(seen: &mut BTreeMap<&'a str, u32>, here: BTreeMap<&'a str, u32>) {
    for (what, count) in here {
        *seen.entry(what).or_default() += count;
    }
}

impl Literal {
    fn new(view: View) -> Self {
        let (taken, strengths, seen) = (BTreeSet::new(), BTreeMap::new(), BTreeMap::new());
        let drawn = String::new();
        Self { view, step: None, taken, delta: false, strengths, points: 0, fish: 0, drawn, seen }
    }

    fn tribe(&mut self, seat: Seat) -> &mut PlayerView {
        if seat == RIVAL_SEAT { self.rival_mut() } else { &mut self.view.players[seat.index()] }
    }

    fn rival(&self) -> &PlayerView {
        self.view.rival.as_ref().expect("a rival")
    }

    fn rival_mut(&mut self) -> &mut PlayerView {
        self.view.rival.as_mut().expect("a rival")
    }

    /// Points of the Rival; only their sum is looked at.
    fn score(&mut self, points: u16) {
        self.rival_mut().points[0] += points;
    }

    fn note(&mut self, what: &'static str) {
        *self.seen.entry(what).or_default() += 1;
    }

    fn has_river(&self) -> bool {
        self.view.river.is_some()
    }

    fn is_base(&self, at: At) -> bool {
        !self.has_river() && at == (0, 0)
    }

    fn ground(&self, at: At) -> Ground {
        self.view.ground[index(at)]
    }

    /// The hex of a raft.
    fn raft(&self, who: &PlayerView) -> Option<At> {
        let mut channel = CHANNEL;
        if self.view.river?.headwaters == End::East {
            channel.reverse();
        }
        channel.get(usize::from(who.raft).checked_sub(1)?).copied()
    }

    fn leads(&self, who: &PlayerView, at: At) -> bool {
        count::leads(&self.view, who, at)
    }

    /// E7c: what a landmark brings.
    fn landmark(&self, who: &PlayerView, at: At, landmark: Landmark) -> u16 {
        let stands = |hex: At| who.camps[index(hex)] > 0 || self.raft(who) == Some(hex);
        let hexes = |outer: bool| {
            let ring =
                count::points().into_iter().filter(|&hex| (count::distance(hex, (0, 0)) == 2) == outer);
            ring.filter(|&hex| stands(hex)).count() as u16
        };
        match landmark {
            Landmark::Volcano => who.home.into(),
            Landmark::Cliff => hexes(false),
            Landmark::Arch => hexes(true),
            Landmark::Monolith => who.camps[index(at)].into(),
            Landmark::Tree => {
                let touches = |village: &nurt_winter::geometry::Juncture| {
                    count::corners(village).into_iter().any(|at| self.ground(at) == Ground::River)
                };
                2 * who.villages.iter().filter(|&village| touches(village)).count() as u16
            }
        }
    }

    /// E7d: what the delta brings; nothing unless no raft is closer.
    fn delta(&self, who: &PlayerView) -> u16 {
        if !self.has_river() || count::tribes(&self.view).into_iter().any(|(_, other)| other.raft > who.raft)
        {
            return 0;
        }
        let on_river = count::points().into_iter().filter(|&at| self.ground(at) == Ground::River);
        1 + on_river.map(|at| u16::from(who.camps[index(at)])).sum::<u16>()
    }

    /// Something happened.
    fn hear(&mut self, event: &Event, mv: &str) {
        match *event {
            Event::RivalCard { column } => self.rival_turn(column),
            Event::EclipseOf { seat } => {
                self.close();
                if seat == RIVAL_SEAT {
                    self.rival_eclipse();
                } else {
                    (self.step, self.delta) = (Some(seat), false);
                    self.taken.clear();
                }
            }
            Event::Round { round } => {
                self.close();
                (self.view.round, self.view.firsts) = (round, [None; 4]);
            }
            Event::Ended => self.end(),
            Event::SecondEra => {
                self.view.display.clear();
                self.view.stones[0].clear();
            }
            Event::RaftsBack => {
                for seat in count::tribes(&self.view).into_iter().map(|(seat, _)| seat).collect::<Vec<_>>() {
                    self.tribe(Seat::new(seat)).raft = 0;
                }
            }
            Event::Refilled { ref animals, ref cultures } => {
                self.view.grounds.extend(animals);
                self.view.display.extend(cultures);
            }
            Event::Revealed { seat, ref pile, strength } => {
                if seat == RIVAL_SEAT {
                    assert_eq!((pile.len(), strength), (0, 1 + self.view.round), "B17d");
                }
                self.strengths.insert(seat, strength);
            }
            Event::Order { ref order } => {
                self.view.order.sort_by_key(|seat| std::cmp::Reverse(self.strengths[seat]));
                assert_eq!(self.view.order, *order, "B14b");
            }
            Event::Fished { fish, .. } => {
                assert!(self.fish > 0, "E7b, E9a: {fish} for nothing");
                self.fish -= 1;
                self.drawn = fish.to_string();
                self.view.fish.retain(|&other| other != fish);
            }
            Event::FishBack => {
                assert_eq!(self.drawn, "F15", "E8b");
                let all = (1..=15).map(|token| format!("F{token:02}").parse().expect("a token"));
                self.view.fish = all.collect();
                self.note("fish back");
            }
            Event::Pushed { owner, from, to, .. } => {
                let tribe = self.tribe(owner);
                tribe.camps[from.index()] -= 1;
                tribe.camps[to.index()] += 1;
            }
            _ => self.hear_of_player(event, mv),
        }
    }

    /// Something that a player did; what is told of the Rival is passed over.
    fn hear_of_player(&mut self, event: &Event, mv: &str) {
        match *event {
            Event::Camped { seat, hex } if seat != RIVAL_SEAT => {
                let base = (!self.has_river()).then_some(index((0, 0)));
                let tribe = self.tribe(seat);
                tribe.home -= 1;
                match hex.map(nurt_winter::geometry::Hex::index).or(base) {
                    Some(at) => tribe.camps[at] += 1,
                    None => tribe.start += 1,
                }
            }
            Event::Moved { seat, from, to } if seat != RIVAL_SEAT => {
                let tribe = self.tribe(seat);
                match from {
                    Camp::Start => tribe.start -= 1,
                    Camp::Hex(from) => tribe.camps[from.index()] -= 1,
                }
                tribe.camps[to.index()] += 1;
            }
            Event::Rafted { seat, to, .. } if seat != RIVAL_SEAT => self.tribe(seat).raft = to,
            Event::Settled { seat, juncture, raft } if seat != RIVAL_SEAT => {
                let by_raft = if raft { self.raft(&self.view.players[seat.index()]) } else { None };
                let tribe = self.tribe(seat);
                for at in count::corners(juncture).into_iter().filter(|&at| Some(at) != by_raft) {
                    tribe.camps[index(at)] -= 1;
                    tribe.home += 1;
                }
                if raft {
                    tribe.raft = 0;
                }
                tribe.villages.push(juncture);
            }
            Event::Raised { seat, square } if seat != RIVAL_SEAT => {
                self.tribe(seat).built.push(square);
                self.tribe(seat).megaliths -= 1;
            }
            Event::RaisedNeutral { square, .. } => self.view.neutral.push(square),
            Event::TookStone { seat, stone } if seat != RIVAL_SEAT => {
                self.view.stones.iter_mut().for_each(|stones| stones.retain(|&other| other != stone));
            }
            Event::Learned { culture, .. } => self.view.display.retain(|&other| other != culture),
            Event::Hunted { seat, animal } if seat != RIVAL_SEAT && mv.starts_with("hunt") => {
                let at = self.view.grounds.iter().position(|&other| other == animal).expect("it is open");
                self.view.grounds.remove(at);
            }
            Event::Placed { seat, spot: Spot::Column(column), first, .. } if seat != RIVAL_SEAT => {
                assert_eq!(first, self.view.firsts[column as usize].is_none(), "B3e");
                self.view.firsts[column as usize].get_or_insert(seat);
            }
            Event::Tipped { animal: Animal::SeaCow, .. } => self.fish += 2,
            Event::Took { seat, hex } => {
                let (at, who) = (coordinates(hex), &self.view.players[seat.index()]);
                assert!(count::is_rich(&self.view, at) && self.leads(who, at), "B8j: {hex} of {seat}");
                assert!(!self.taken.contains(&at), "A10: {hex} once");
                match self.ground(at) {
                    Ground::Landmark(landmark) => self.points = self.landmark(who, at, landmark),
                    Ground::River => self.fish += 1,
                    _ => {}
                }
                self.taken.insert(at);
            }
            Event::Gained { gain, why: Origin::Hex(hex), .. } if self.points > 0 => {
                assert_eq!(gain, Gain::Points(self.points as u8), "E7c: {hex}");
                self.points = 0;
                self.note("landmark");
            }
            Event::Gained { seat, gain, why: Origin::Delta } if seat != RIVAL_SEAT => {
                let points = self.delta(&self.view.players[seat.index()]);
                assert!(!self.delta, "A10: the delta once");
                assert_eq!(gain, Gain::Points(points as u8), "E7d: the delta of {seat}");
                self.delta = true;
                self.note("delta");
            }
            _ => {}
        }
    }

    /// Somebody's terrain step is over: nothing was left out.
    fn close(&mut self) {
        let Some(seat) = self.step.take() else { return };
        let who = &self.view.players[seat.index()];
        for at in count::points() {
            let open = count::is_rich(&self.view, at) && self.leads(who, at) && !self.taken.contains(&at);
            assert!(!open, "B8j: {at:?} was left out by {seat}");
        }
        assert!(self.delta || self.delta(who) == 0, "E7d: the delta was left out by {seat}");
    }

    /// B17b.
    fn rival_turn(&mut self, column: Column) {
        if self.has_river() {
            let rival = self.rival_mut();
            rival.raft = (rival.raft + if column == Column::Migrate { 2 } else { 1 }).min(6);
        }
        if self.view.firsts[column as usize].is_none() {
            self.view.firsts[column as usize] = Some(RIVAL_SEAT);
            self.score(2);
        }
        self.note(column.name());
        match column {
            Column::Initiate => self.rival_mut().buried_count += 1,
            Column::Develop => self.rival_develops(),
            Column::Hunt => {
                for _ in 0..2.min(self.view.grounds.len()) {
                    let animal = self.view.grounds.remove(0);
                    self.rival_mut().animals[animal as usize] += 1;
                }
            }
            Column::Migrate => self.rival_migrates(),
        }
    }

    fn rival_develops(&mut self) {
        let era = usize::from(self.view.round > 2);
        let of_era = |stone: &str| {
            if era == 0 { stone <= "S10" || stone == "S21" } else { ("S11".."S21").contains(&stone) }
        };
        let has = self.rival().stones.iter().filter(|stone| of_era(&stone.to_string())).count();
        if has < 2 && !self.view.stones[era].is_empty() {
            let stone = self.view.stones[era].remove(0);
            self.rival_mut().stones.push(stone);
            self.note("stone");
        } else if let Some((points, name)) = self.rival_square().filter(|_| self.rival().megaliths > 0) {
            self.rival_mut().built.push(name.parse().expect("a square"));
            self.rival_mut().megaliths -= 1;
            self.score(points);
            self.note("megalith");
        }
        self.view.display.drain(..2.min(self.view.display.len()));
    }

    /// Where it places a megalith, and for how many points.
    fn rival_square(&self) -> Option<(u16, String)> {
        let tribes = count::tribes(&self.view);
        let covered: BTreeSet<String> = tribes
            .iter()
            .flat_map(|(_, who)| &who.built)
            .chain(&self.view.neutral)
            .map(ToString::to_string)
            .collect();
        let (mut above, mut ground) = (Vec::new(), Vec::new());
        for (y, x) in (0..4).flat_map(|y| (0..4).map(move |x| (y, x))) {
            for level in (0..3).filter(|&level| !covered.contains(&square(level, x, y))) {
                let name = square(level, x, y);
                if level == 0 {
                    let shows = count::square(1, &name).expect("a square");
                    ground.push((count::part(&shows, "vp"), name));
                } else if [(0, 0), (1, 0), (0, 1), (1, 1)]
                    .iter()
                    .all(|(right, down)| covered.contains(&square(level - 1, x + right, y + down)))
                {
                    above.push((count::crossing(self.rival(), &name), name));
                }
            }
        }
        // Row by row, each from the left: the first of those that bring most.
        let best = |all: Vec<(u16, String)>| {
            let most = all.iter().map(|(points, _)| *points).max()?;
            all.into_iter().find(|(points, _)| *points == most)
        };
        best(above).or_else(|| best(ground))
    }

    fn rival_migrates(&mut self) {
        let at = self.raft(self.rival()).or_else(|| (!self.has_river()).then_some((0, 0)));
        for _ in 0..2.min(self.rival().home) {
            let rival = self.rival_mut();
            rival.home -= 1;
            match at {
                Some(at) => rival.camps[index(at)] += 1,
                None => rival.start += 1,
            }
        }
        // Each camp, where it is; none for the starting tile.
        let rival = self.rival();
        let mut left: Vec<Option<At>> = vec![None; rival.start.into()];
        for at in count::points() {
            left.extend(std::iter::repeat_n(Some(at), rival.camps[index(at)].into()));
        }
        for _ in 0..3 {
            let Some((from, to)) = self.rival_move(&left) else { break };
            left.remove(left.iter().position(|&at| at == from).expect("a camp"));
            let rival = self.rival_mut();
            match from {
                Some(from) => rival.camps[index(from)] -= 1,
                None => rival.start -= 1,
            }
            rival.camps[index(to)] += 1;
            self.note(if from.is_none_or(|from| self.is_base(from)) { "move from home" } else { "move" });
        }
        self.rival_settles();
    }

    /// B17c: landmark 4, river 3, land with points 2, other land 1, glacier 0.
    fn rank(&self, at: At) -> u8 {
        match self.ground(at) {
            Ground::Landmark(_) => 4,
            Ground::River => 3,
            Ground::Glacier => 0,
            Ground::Land(tile) => match (tile / 4, tile % 4) {
                (0..=2, 2..=3) | (4, _) => 2,
                (5, _) => 0,
                _ => 1,
            },
            Ground::Base => panic!("never"),
        }
    }

    /// B17c: the next move, of the camps that have not moved.
    fn rival_move(&self, left: &[Option<At>]) -> Option<(Option<At>, At)> {
        let mut pairs = Vec::new();
        for &from in left {
            let near = from.map_or_else(|| touched(self.rival()), beside);
            for to in near.into_iter().filter(|&to| !self.is_base(to) && !self.leads(self.rival(), to)) {
                let away = from.is_some_and(|from| !self.is_base(from));
                let read = |(q, r): At| (r, q);
                pairs.push(((std::cmp::Reverse(self.rank(to)), away, read(to), from.map(read)), (from, to)));
            }
        }
        pairs.into_iter().min().map(|(_, pair)| pair)
    }

    fn rival_settles(&mut self) {
        let rival = self.rival();
        if rival.villages.len() == 3 {
            return;
        }
        let raft = self.raft(rival);
        let taken: BTreeSet<String> = count::tribes(&self.view)
            .iter()
            .flat_map(|(_, who)| &who.villages)
            .map(ToString::to_string)
            .collect();
        let fits = |name: &String| {
            let corners = count::corners(name);
            let stands = |at: &At| rival.camps[index(*at)] > 0 || raft == Some(*at);
            !taken.contains(name) && !corners.iter().any(|&at| self.is_base(at)) && corners.iter().all(stands)
        };
        let Some(name) = (1..=24).map(|number| format!("J{number:02}")).find(fits) else { return };
        for at in count::corners(&name) {
            let rival = self.rival_mut();
            if rival.camps[index(at)] > 0 {
                rival.camps[index(at)] -= 1;
                rival.home += 1;
            } else {
                rival.raft = 0;
                self.note("village with raft");
            }
        }
        self.rival_mut().villages.push(name.parse().expect("a juncture"));
        self.note("village");
    }

    /// B17d.
    fn rival_eclipse(&mut self) {
        let rival = self.rival();
        let mut points = self.delta(rival) + 3 * rival.stones.len() as u16;
        for at in count::points() {
            if count::is_rich(&self.view, at) && self.leads(rival, at) {
                points += match self.ground(at) {
                    Ground::Landmark(landmark) => self.landmark(rival, at, landmark),
                    _ => 2,
                };
            }
        }
        self.score(points);
    }

    /// B17e.
    fn end(&mut self) {
        self.close();
        if self.view.rival.is_some() {
            let last: u16 = count::last_of_rival(self.rival()).iter().sum();
            let level = [0, 10, 20][usize::from(self.view.wishes.level)];
            self.score(last + level);
        }
    }

    /// Whether the table looks as it should.
    #[track_caller]
    fn agrees(&self, table: &View, after: &str) {
        for ((seat, told), (_, found)) in count::tribes(&self.view).into_iter().zip(count::tribes(table)) {
            let pieces = |who: &PlayerView| {
                let (villages, built) = (words(&names(&who.villages)), words(&names(&who.built)));
                (who.camps.clone(), who.start, who.home, who.raft, villages, built)
            };
            assert_eq!(pieces(told), pieces(found), "pieces of {seat} after {after}");
        }
        assert_eq!(words(&names(&self.view.fish)), words(&names(&table.fish)), "fish after {after}");
        assert!(self.fish == 0 || !table.tasks.is_empty(), "E8c: a fish is missing after {after}");
        assert_eq!(self.points, 0, "E7c: a landmark is missing after {after}");
        let open =
            |view: &View| (view.display.clone(), view.grounds.clone(), view.stones.clone(), view.firsts);
        assert_eq!(open(&self.view), open(table), "after {after}");
        assert_eq!((self.view.round, &self.view.order), (table.round, &table.order), "after {after}");
        if let (Some(told), Some(found)) = (&self.view.rival, &table.rival) {
            let has =
                |who: &PlayerView| (words(&names(&who.stones)), who.animals, who.buried_count, total(who));
            assert_eq!(has(told), has(found), "the Rival after {after}");
        }
    }
}

/// A random game, counted word for word; and what happened how often.
fn word_for_word(players: u8, options: &[(&str, &str)], seed: u64) -> (Play, BTreeMap<&'static str, u32>) {
    let (mut play, mut chance) = (fresh_with(players, options, seed), Fast::new(seed));
    play.until(|play| play.phase() == Phase::Culture);
    let mut literal = Literal::new(play.view());
    while !play.over() {
        let seat = play.somebody();
        let mv = play.lively_move(seat, &mut chance);
        let events = play.go(seat, &mv);
        for event in &events {
            literal.hear(event, &mv);
        }
        literal.agrees(&play.view(), &mv);
    }
    (play, literal.seen)
}

#[test]
fn e7d_terrain_landmarks_and_delta_of_random_games_are_counted_twice() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..48 {
        let (players, river) = (2 + (seed % 3) as u8, RIVERS[seed as usize / 3 % 3]);
        let warriors = if seed % 2 == 0 { "on" } else { "off" };
        let (_, here) = word_for_word(players, &[("river", river), ("warriors", warriors)], seed);
        add(&mut seen, here);
    }
    assert!(seen["landmark"] > 10 && seen["delta"] > 100 && seen["fish back"] > 10, "{seen:?}");
}

// ---------------------------------------------------------------------------------------------------------------------
// Alone

/// Where the Rival's camps stand, each as often as there are.
fn rival_camps(play: &Play) -> Vec<String> {
    let camps = play.rival().camps;
    let each = count::points().into_iter().zip(camps);
    sorted(each.flat_map(|(at, count)| std::iter::repeat_n(written(at), count.into())).collect())
}

/// The base game alone, with only cards of this column left to the Rival.
fn against(rival: Who) -> Given {
    given([who()]).rival(rival)
}

fn only(column: &str) -> [u8; 4] {
    ["initiate", "develop", "hunt", "migrate"].map(|other| if other == column { 3 } else { 0 })
}

/// The player rests, and the Rival turns up a card of this column.
fn turns_up(given: Given, column: &str) -> Play {
    given.rival_cards(only(column)).turn(RED).and("place member rest")
}

fn stones_of(play: &Play) -> String {
    names(play.rival().stones)
}

#[test]
fn b17a_the_table_is_set_as_for_two() {
    for river in ["off", "1", "2", "3"] {
        let mut play = fresh_with(1, &[("river", river)], 5);
        play.until(|play| play.phase() == Phase::Culture);
        assert_eq!((play.order(), play.acts()), (vec![RED, RIVAL], RED), "you come first");
        let view = play.view();
        assert_eq!((view.stones[0].len(), view.stones[1].len(), view.rival_cards), (3, 3, [3; 4]));
        assert_eq!((play.food(RED), play.tools(RED)), (2, 2), "the setup card of the first player");
        let rival = play.rival();
        assert_eq!((rival.members, rival.home, rival.megaliths, rival.villages.len()), (3, 4, 8, 0));
        assert_eq!((rival.food, rival.tools, rival.held, rival.deck), (0, 0, 0, 0));
        assert_eq!((rival.chief, total(&rival)), (None, 0));
        let base = usize::from(river == "off");
        assert_eq!((rival_camps(&play).len(), usize::from(rival.start)), (base, 1 - base));
    }
    let site = given([who().hand("C10")]).turn(RED).and("culture C10");
    assert_eq!(targets(&site, "megalith").len(), 16, "two megalith tiles");
    assert_eq!(rival_camps(&turns_up(against(who().camps("(0,0)")), "initiate")), ["(0,0)"]);
}

#[test]
fn b17a_its_starting_tile_lies_anywhere_before_yours() {
    let mut places = BTreeSet::new();
    for seed in 0..200 {
        let play = before_starts(1, RIVERS[seed as usize % 3], seed);
        let rival = play.rival();
        let place = rival.place.expect("it lies there").to_string();
        assert_eq!((rival.start, rival.home, rival.raft), (1, 4, 0));
        let pair = SIDE_BY_SIDE.into_iter().find(|pair| pair.contains(&place.as_str())).expect("a pair");
        assert!(pair.iter().all(|place| play.refused(&format!("start {place}")) == Why::PlaceTaken));
        assert_eq!(targets(&play, "start").len(), 10);
        places.insert(place);
    }
    assert_eq!(places.len(), 12);
}

#[test]
fn b17a_twelve_cards_three_of_each_column_one_for_each_turn() {
    for seed in 0..20 {
        let mut play = fresh_with(1, &[("river", "off")], seed);
        let (mut cards, mut round) = (BTreeMap::<&str, u32>::new(), [0; 4]);
        while !play.over() {
            let at = usize::from(play.round()) - 1;
            for event in
                play.until(|play| play.phase() == Phase::Culture && usize::from(play.round()) != at + 1)
            {
                match event {
                    Event::RivalCard { column } => *cards.entry(column.name()).or_default() += 1,
                    Event::Placed { seat, .. } if seat == RIVAL_SEAT => round[at] += 1,
                    _ => {}
                }
            }
        }
        assert_eq!(cards.into_values().collect::<Vec<_>>(), [3; 4]);
        assert_eq!(round.iter().sum::<u32>(), 12);
        assert_eq!(play.view().rival_cards, [0; 4]);
    }
}

#[test]
fn b17b_initiate_buries_a_card() {
    let play = turns_up(against(who()), "initiate");
    assert_eq!((play.rival().buried_count, total(&play.rival())), (1, 2), "and it is the first there");
    assert_eq!(play.rival().members, 2);
}

#[test]
fn b17b_the_first_in_a_column_gets_two_points_and_spoils_it_for_you() {
    for column in ["initiate", "develop", "hunt", "migrate"] {
        let play = turns_up(against(who()), column);
        assert_eq!(play.rival().points[Source::Rival as usize], 2, "{column}");
        let events = play.clone().go(RED, &format!("place member {column}"));
        assert!(events.iter().any(|event| matches!(event, Event::Placed { first: false, .. })));
        let late = turns_up(against(who()).visited(column), column);
        assert_eq!(late.rival().points[Source::Rival as usize], 0, "{column}");
    }
}

#[test]
fn b17b_its_raft_moves_first_but_not_beyond_the_delta() {
    for column in ["initiate", "develop", "hunt"] {
        for (from, to) in [(0, 1), (4, 5), (5, 6), (6, 6)] {
            let play = turns_up(tm1([who()]).rival(who().raft(from)), column);
            assert_eq!(play.rival().raft, to, "{column}");
        }
    }
    for (from, to) in [(0, 2), (3, 5), (4, 6), (5, 6), (6, 6)] {
        let play = turns_up(tm1([who()]).rival(who().raft(from).villages("J11 J14 J15")), "migrate");
        assert_eq!(play.rival().raft, to, "migrate");
    }
    assert_eq!(turns_up(against(who()), "hunt").rival().raft, 0, "no river, no raft");
}

#[test]
fn b17b_ts76_the_rival_hunts() {
    let grounds = "mammoth sea-cow teratorn stag-moose stag-moose glyptodon";
    let play = turns_up(tm1([who()]).rival(who().raft(2)).grounds(grounds), "hunt");
    let rival = play.rival();
    assert_eq!((rival.raft, total(&rival)), (3, 2));
    assert_eq!((rival.animals[Animal::Mammoth as usize], rival.animals[Animal::SeaCow as usize]), (1, 1));
    assert_eq!(rival.animals.iter().sum::<u8>(), 2);
    assert!(play.grounds().starts_with("teratorn stag-moose stag-moose glyptodon"), "{}", play.grounds());
    assert_eq!(play.view().grounds.len(), 6, "filled up after its turn");
}

#[test]
fn b17b_develop_takes_the_leftmost_stone_and_two_culture_cards_leave() {
    let table = |rival: Who| {
        let display = "C09 C04 C17 C02 C11 C12 C13 C14";
        against(rival).stones("S07 S03 S01", "S15 S11").display(display)
    };
    let play = turns_up(table(who()), "develop");
    assert_eq!((stones_of(&play), names(&play.view().stones[0])), ("S07".to_owned(), "S03 S01".to_owned()));
    assert!(play.display().starts_with("C17 C02 C11 C12 C13 C14"), "{}", play.display());
    assert_eq!((play.view().display.len(), names(play.view().boxed)), (8, "C04 C09".to_owned()));
    // A second one, but not a third of the same era.
    let play = turns_up(table(who().stones("S08")), "develop");
    assert_eq!(stones_of(&play), "S07 S08");
    let play = turns_up(table(who().stones("S08 S09")), "develop");
    assert_eq!((stones_of(&play), play.rival().built.len()), ("S08 S09".to_owned(), 1));
    // Those of the first era do not count in the second.
    let second = against(who().stones("S08 S09")).stones("", "S15 S11").round(3);
    assert_eq!(stones_of(&turns_up(second, "develop")), "S08 S09 S15");
    let none = turns_up(against(who()).stones("", "S15"), "develop");
    assert_eq!((stones_of(&none), names(none.rival().built)), (String::new(), "1b4".to_owned()));
}

/// The place where the Rival, who has two stones, puts a megalith, and the points that it gets for it.
fn raises(mine: &str, its: &str, neutral: &[(&str, u8)]) -> (String, u16) {
    let given = given([who().built(mine)]).rival(who().built(its).stones("S01 S02")).visited("develop");
    let play = turns_up(given.neutral(neutral), "develop");
    let (rival, old) = (play.rival(), words(its));
    let built = rival.built.iter().map(ToString::to_string).filter(|name| !old.contains(name));
    (names(built), total(&rival))
}

#[test]
fn b17b_a_megalith_goes_where_most_points_are() {
    let place = |name: &str, points| (name.to_owned(), points);
    // The most points are on 1b4; then 1 point each on 1c1, 1a2 and 1d2, 1a3, 1c4: the upper row, then the left.
    assert_eq!(raises("", "", &[]), place("1b4", 2));
    assert_eq!(raises("1b4", "", &[]), place("1c1", 1));
    assert_eq!(raises("1b4 1c1", "", &[]), place("1a2", 1));
    assert_eq!(raises("1b4 1c1 1a2", "", &[]), place("1d2", 1));
    assert_eq!(raises("1b4 1c1 1a2 1d2", "", &[]), place("1a3", 1));
    assert_eq!(raises("1b4 1c1 1a2 1d2", "1a3", &[]), place("1c4", 1));
    // Without points the first empty square; it gets nothing that the square shows.
    assert_eq!(raises("1b4 1c1 1a2 1d2", "1a3 1c4", &[]), place("1a1", 0));
}

#[test]
fn b17b_a_crossing_comes_before_the_ground() {
    let place = |name: &str, points| (name.to_owned(), points);
    assert_eq!(raises("1a1 1b1 1a2", "", &[("1b2", 0)]), place("2a1", 3), "with a neutral support");
    assert_eq!(
        raises("1a1 1b1 1a2 1b2", "1c3 1d3 1c4 1d4", &[]),
        place("2c3", 7),
        "the one that brings most"
    );
    assert_eq!(raises("1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2", "", &[]), place("2a1", 3), "the left one");
    assert_eq!(raises("1c1 1d1 1c2 1d2 1a3 1b3 1a4 1b4", "", &[]), place("2c1", 3), "the upper one");
}

#[test]
fn b17b_among_equal_crossings_of_two_levels_the_upper_row_counts() {
    // 3a1 brings 5 and 2 for its own supports, 2a3 brings 3 and 4.
    let mine = "1c1 1a2 1b2 1c2 1c3 2a2 2b2";
    let its = "1a3 1b3 1a4 1b4 2a1 2b1";
    assert_eq!(raises(mine, its, &[("1a1", 0), ("1b1", 0)]), ("3a1".to_owned(), 7));
}

#[test]
fn b17b_without_megaliths_it_places_none() {
    let its = "1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2";
    assert_eq!(raises("", its, &[]), (String::new(), 0));
}

#[test]
fn b17b_migrate_in_the_base_game() {
    // Two camps come to the one on the base tile. Four hexes beside it bring points: the upper row first, then the left.
    let play = turns_up(against(who().camps("(0,0)")), "migrate");
    assert_eq!((rival_camps(&play), play.rival().home), (words("(0,-1) (1,-1) (-1,0)"), 2));
    assert!(play.rival().villages.is_empty());
    // It puts up as many as it has: one, which goes to (0,-1). Two go to (1,0) and (1,1), and there is J23.
    let play = turns_up(against(who().camps("(2,0) (2,0) (2,0) (2,0)")), "migrate");
    assert_eq!((names(play.rival().villages), play.rival().home), ("J23".to_owned(), 3));
    assert_eq!(rival_camps(&play), words("(0,-1) (2,0)"));
}

#[test]
fn b17b_migrate_on_the_river() {
    // Its raft goes to (-1,0), and two camps with it. The one on P03 takes the landmark on (-1,-1), then one from the raft takes
    // that on (0,-1); the last one goes to the river on (-2,0). There is a village with the raft then: J08 before J12.
    let play = turns_up(tm1([who()]).rival(who().start(1).place("P03")), "migrate");
    let rival = play.rival();
    assert_eq!((names(&rival.villages), rival.raft), ("J08".to_owned(), 0));
    assert_eq!((rival_camps(&play), rival.start, rival.home), (words("(0,-1)"), 0, 4));
}

#[test]
fn b17b_at_the_delta_its_camps_go_to_the_starting_tile() {
    // P08 touches the landmark on (1,1) and the glacier on (0,2); the third camp has nowhere to go.
    let play = turns_up(tm1([who()]).rival(who().start(1).place("P08").raft(5)), "migrate");
    let rival = play.rival();
    assert_eq!((rival.raft, rival.start, rival.home), (6, 1, 2));
    assert_eq!(rival_camps(&play), words("(0,2) (1,1)"));
}

#[test]
fn b17b_it_uses_a_camp_rather_than_the_raft() {
    // Its raft goes to (0,0). From (0,-1) to the landmark on (-1,-1), from (-1,0) to the one on (0,-1), from (0,0) to the river on
    // (1,-1). On (0,0) a camp and the raft are left for J02.
    let play =
        turns_up(tm1([who()]).rival(who().camps("(-1,0) (-1,0) (0,-1) (0,0) (0,0)").raft(1)), "migrate");
    let rival = play.rival();
    assert_eq!((names(&rival.villages), rival.raft, rival.home), ("J02".to_owned(), 3, 3));
    assert_eq!(rival_camps(&play), words("(-1,-1) (1,-1)"));
}

#[test]
fn b17c_a_camp_from_the_base_tile_goes_first() {
    // (0,-1) can be reached from the base tile and from (0,-2). The others of (0,-2) go to (1,-2) and (-1,-1), and there is J13.
    let play = turns_up(against(who().camps("(0,0) (0,-2) (0,-2) (0,-2) (0,-2)")), "migrate");
    assert_eq!(names(play.rival().villages), "J13");
    assert_eq!(rival_camps(&play), words("(0,-2) (1,-2)"));
}

#[test]
fn b17c_then_the_hex_from_which_the_camp_comes_counts() {
    // (0,-1) is reached from (0,-2) and (1,-2), (1,-1) from (1,-2) and (2,-2): each time the left one moves. Then a camp of
    // (2,-2) goes to (1,-2), which was left, and there is J17.
    let play = turns_up(against(who().camps("(0,-2) (1,-2) (2,-2) (2,-2) (2,-2)")), "migrate");
    assert_eq!(names(play.rival().villages), "J17");
    assert_eq!(rival_camps(&play), words("(2,-2) (2,-2)"));
}

#[test]
fn b17c_not_to_a_hex_where_it_has_or_shares_the_most() {
    // Two camps of yours are on each of the landmarks (-1,-1) and (0,-1). P03 goes to (-1,-1), and as that is not enough to share
    // it, a camp of the raft's hex (-1,0) follows. Now it shares it, and so the next one goes to (0,-1); then there is J12.
    let mine = who().camps("(-1,-1) (-1,-1) (0,-1) (0,-1) (-1,0)");
    let play = turns_up(tm1([mine]).rival(who().start(1).place("P03").camps("(-2,1)")), "migrate");
    let rival = play.rival();
    assert_eq!((names(&rival.villages), rival.raft, rival.start, rival.home), ("J12".to_owned(), 0, 0, 3));
    assert_eq!(rival_camps(&play), words("(-1,-1) (-2,1)"));
}

#[test]
fn b17d_its_strength_is_one_and_the_round() {
    for round in 1..=4 {
        for (mine, first) in [(round, RIVAL), (round + 1, RED), (round + 2, RED)] {
            let given = given([who().strength(mine)]).rival(who()).round(round);
            let mut play = given.eclipse();
            let events = play.piles([""]);
            assert!(events.iter().any(|event| {
                matches!(event, Event::Revealed { seat: RIVAL_SEAT, strength, .. } if *strength == 1 + round)
            }));
            let order = events.iter().find_map(|event| match event {
                Event::Order { order } => Some(order[0]),
                _ => None,
            });
            assert_eq!(
                order,
                Some(seat(first)),
                "{mine} in round {round}; those who are tied keep their order"
            );
        }
    }
}

#[test]
fn b17d_what_the_eclipse_brings_it() {
    // A forest, a glacier, a river hex, another one by raft, and the cliff with two central hexes; two stones.
    let rival = who().camps("(0,-2) (-1,2) (2,0) (0,-1)").raft(3).stones("S01 S21");
    let mut play = tm1([who().raft(4)]).rival(rival).round(2).eclipse();
    let told = Winter::outlook(&play.view()).rival.expect("the Rival").eclipse;
    assert_eq!((told.land, told.stones, told.delta, told.points), (6 + 2, 6, 0, 14), "it is said before");
    let events = play.until(|play| play.phase() == Phase::Culture);
    let points = play.rival().points;
    let line = |source: Source| points[source as usize];
    assert_eq!([Source::Terrain, Source::Landmarks, Source::Stones, Source::Delta].map(line), [6, 2, 6, 0]);
    assert!(fished(&events, RIVAL).is_empty(), "it draws no fish");
    // It shares what is tied, and gets nothing where you have more.
    let mine = who().camps("(0,-2) (2,0) (2,0) (0,-1) (0,-1)").raft(3);
    let rival = who().camps("(0,-2) (2,0) (0,-1)").raft(3);
    let (play, _) = whole_eclipse(tm1([mine]).rival(rival).round(2));
    let points = play.rival().points;
    let line = |source: Source| points[source as usize];
    // The forest and its raft's hex; the delta is shared, with a camp on (2,0).
    assert_eq!([Source::Terrain, Source::Landmarks, Source::Stones, Source::Delta].map(line), [4, 0, 0, 2]);
}

#[test]
fn b17d_it_counts_for_your_majorities() {
    let (_, events) =
        whole_eclipse(tm1([who().camps("(2,0) (-2,0)")]).rival(who().camps("(2,0) (2,0)")).round(4));
    assert_eq!(took(&events, RED), "(-2,0)");
}

#[test]
fn b17d_landmarks_as_for_a_player() {
    let landmark = |name: &str, rival: Who| {
        let mut others = ["volcano", "cliff", "arch"].into_iter().filter(|&other| other != name);
        let ends = [others.next().expect("a landmark"), others.next().expect("a landmark")];
        let given = given([who()]).rival(rival).tm1([ends[0], name, ends[1]]).round(4);
        whole_eclipse(given).0.rival().points[Source::Landmarks as usize]
    };
    assert_eq!(landmark("volcano", who().camps("(0,-1) (2,0)")), 3, "the camps that it has not put up");
    assert_eq!(landmark("cliff", who().camps("(0,-1) (0,-1) (1,0) (-2,1)").raft(3)), 3);
    assert_eq!(landmark("arch", who().camps("(0,-1) (2,-2) (2,-2) (-2,0)").raft(5)), 3);
    assert_eq!(landmark("monolith", who().camps("(0,-1) (0,-1)")), 2);
    assert_eq!(landmark("tree", who().camps("(0,-1)").villages("J02 J11 J24")), 4);
}

/// The last eclipse alone, at this level: points of both, and the winners.
fn the_end(level: &str, points: u16) -> (u16, u16, Vec<u8>) {
    // One mammoth and two sloths, three buried cards, two megaliths, a village on land that brings nothing to anybody.
    let rival = who()
        .animals("mammoth ground-sloth ground-sloth")
        .virtually_buried(3)
        .built("1a1 1b1")
        .villages("J11");
    let given = given([who().points(points).camps("(2,0)")]).rival(rival).option("rival", level).round(4);
    let (play, _) = whole_eclipse(given.land("(-2,2)", 21).land("(-1,1)", 22).land("(-1,2)", 23));
    assert!(play.over());
    let sheet = play.standing().rival.expect("the Rival");
    assert_eq!(sheet.cells.last(), Some(&Some(i64::from(total(&play.rival())))));
    (play.score(RED), total(&play.rival()), play.winners().expect("the end"))
}

#[test]
fn b17e_its_score_in_the_end() {
    // 7 + 7 for animals, 3 times 4, 2 and 5.
    for (level, more) in [("easy", 0), ("normal", 10), ("hard", 20)] {
        assert_eq!(the_end(level, 0).1, 33 + more, "{level}");
    }
    let view = fresh_with(1, &[("river", "off")], 1).view();
    assert_eq!(view.wishes.level, 1, "normal unless chosen");
    assert_eq!(Winter::outlook(&view).rival.expect("the Rival").total, 10, "its level is counted beforehand");
}

#[test]
fn b17e_you_win_with_more_points_only() {
    for level in ["easy", "normal", "hard"] {
        let (mine, its, winners) = the_end(level, 0);
        assert!(mine < its && winners.is_empty());
        let tied = its - mine;
        assert_eq!(the_end(level, tied), (its, its, vec![]), "{level}: a tie is no win");
        assert_eq!(the_end(level, tied + 1), (its + 1, its, vec![RED]), "{level}");
    }
}

#[test]
fn b17e_warriors_move_its_camps_but_not_its_raft() {
    let rival = who().camps("(2,0)").start(1).raft(3);
    let given = tm1([who().hand("warrior").strength(9)]).rival(rival).warriors();
    let play = given.piles(["warrior"]);
    assert_eq!(play.moves_like("push").len(), 3);
    assert_eq!(targets(&play, "push 4 (2,0)"), words(&all_written(&beside((2, 0)))));
    let play = play.and("push 4 (2,0) (1,0)");
    assert_eq!(rival_camps(&play), ["(1,0)"]);
    assert_eq!((play.rival().raft, play.rival().start), (3, 1));
}

#[test]
fn b17b_the_rival_of_random_games_follows_its_rules_word_for_word() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..120 {
        let river = ["off", "1", "2", "3"][seed as usize % 4];
        let warriors = ["off", "on"][seed as usize / 4 % 2];
        let level = ["easy", "normal", "hard"][seed as usize % 3];
        let options = [("river", river), ("warriors", warriors), ("rival", level)];
        let (play, here) = word_for_word(1, &options, seed);
        let won = play.score(RED) > total(&play.rival());
        assert_eq!(play.winners(), Some(if won { vec![RED] } else { vec![] }), "B17e");
        add(&mut seen, here);
    }
    for column in ["initiate", "develop", "hunt", "migrate"] {
        assert_eq!(seen[column], 3 * 120, "B17a");
    }
    for what in
        ["stone", "megalith", "move", "move from home", "village", "village with raft", "delta", "landmark"]
    {
        assert!(seen.get(what).is_some_and(|&count| count > 5), "{what}: {seen:?}");
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// What is seen

#[test]
fn b14a_a_pile_is_its_owners_secret_until_all_are_revealed() {
    let mut play = tm1([who().hand("brave tribesman"), who().hand("tribeswoman")]).eclipse();
    play.go(RED, "add brave");
    play.go(RED, "ready");
    let of_red = |play: &Play, viewer: Viewer| play.position().view(viewer).players[0].clone();
    for viewer in [Viewer::Seat(seat(BLUE)), Viewer::Spectator] {
        let red = of_red(&play, viewer);
        assert_eq!((red.pile, red.hand, red.held), (None, None, 2), "two cards, wherever they are");
    }
    assert_eq!(names(of_red(&play, Viewer::Seat(seat(RED))).pile.expect("seen")), "brave");
    let events = play.go(BLUE, "ready");
    for viewer in Viewer::all(2) {
        let seen = events.iter().filter_map(|event| Winter::see(event, viewer));
        assert!(
            seen.into_iter()
                .any(|event| matches!(event, Event::Revealed { ref pile, .. } if pile == &[People::Brave]))
        );
    }
}
