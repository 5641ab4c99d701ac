//! The rulebook, played: the base game (B1a to B16g), rule by rule and scenario by scenario; `rulebook_river.rs` has the expansion
//! and the Rival. Expectations come from the rule file, not from the engine; what influence, income, stones and the end bring is
//! counted a second time (`common/count.rs`) with tables that were taken from the rule file (`common/tables.rs`), and after
//! every move nothing may be lost.
//!
//! Scenarios bear the number of the rule that they show, and then their own: `b3c_ts4_…` is scenario 4.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::count::{self, Point, juncture};
use common::given::{
    BLUE, GREEN, Given, Play, RED, Who, YELLOW, change, fresh, fresh_and_events, fresh_with, given, names,
    who,
};
use common::tables::{
    self, ANIMALS, BOARD, CHIEFS, CULTURE, IDOLS, LAND, NUMBERS, SETUP, SITES, STARTING, STONES, TRIBE,
};
use nurt_core::{Fast, Game, Seat, Table, Viewer};
use nurt_winter::components::{
    self, Animal, Chief, Column, Cost, Count, Culture, Effect, People, Side, Stone, Track,
};
use nurt_winter::events::Gain;
use nurt_winter::map::Ground;
use nurt_winter::site::{self, Square};
use nurt_winter::state::{Origin, Source};
use nurt_winter::{Event, Phase, View, Why, Winter};
use serde_json::{Value, json};
use strum::VariantArray;

const COLUMNS: [&str; 4] = ["initiate", "develop", "hunt", "migrate"];

/// The nine cards that everybody begins with.
const NINE: &str = "tribesman tribesman tribesman tribesman tribeswoman tribeswoman tribeswoman brave brave";

/// Somebody against whom nothing happens.
fn nobody() -> Who {
    who()
}

/// Red to begin a turn, against somebody without anything.
#[track_caller]
fn red(who: Who) -> Play {
    given([who, nobody()]).turn(RED)
}

/// Red with a tribe member in a column in which others stand already.
#[track_caller]
fn red_in(who: Who, column: &str) -> Play {
    given([who, nobody()])
        .visited("initiate develop hunt migrate")
        .turn(RED)
        .and(&format!("place member {column}"))
}

/// Red with a tribe member as the first figure in a column.
#[track_caller]
fn red_first_in(who: Who, column: &str) -> Play {
    red(who).and(&format!("place member {column}"))
}

/// Red with everything that pays for anything: ten of each, and people.
fn rich() -> Who {
    who().food(10).tools(10).hand("shaman shaman shaman shaman shaman")
}

/// All of Red's shamans are played.
#[track_caller]
fn work(play: &mut Play, count: usize) {
    (0..count).for_each(|_| {
        play.go(RED, "play shaman");
    });
}

/// An eclipse of Red with a pile, and of Blue without one; answers are the plainest, and the next round or the end has come.
#[track_caller]
fn eclipse(given: Given, pile: &str) -> (Play, Vec<Event>) {
    let (mut play, mut events) = given.piles_and_events([pile, ""]);
    events.extend(play.until(|play| play.phase() == Phase::Culture));
    (play, events)
}

/// Points of the stones in an eclipse with a pile.
#[track_caller]
fn stones_bring(given: Given, pile: &str) -> u16 {
    eclipse(given, pile).0.points(RED, Source::Stones)
}

fn happened(events: &[Event], what: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|&event| what(event)).count()
}

/// Where an event is among those that happened.
#[track_caller]
fn place_of(events: &[Event], what: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(what).expect("that happened")
}

/// What was gained, in order: `2 food, 1 points`.
fn gains(events: &[Event], of: u8) -> String {
    let told = |event: &Event| match *event {
        Event::Gained { seat, gain, .. } if seat.index() == usize::from(of) => Some(match gain {
            Gain::Food(count) => format!("{count} food"),
            Gain::Tools(count) => format!("{count} tools"),
            Gain::Points(count) => format!("{count} points"),
            Gain::Labour(count) => format!("{count} labour"),
            Gain::Strength(count) => format!("{count} strength"),
        }),
        _ => None,
    };
    events.iter().filter_map(told).collect::<Vec<_>>().join(", ")
}

const TABLES: [&[(&str, &str)]; 5] = [
    &[("river", "off")],
    &[("river", "off"), ("warriors", "on"), ("draft", "on")],
    &[("river", "1"), ("sea-cows", "off")],
    &[("river", "2"), ("warriors", "on")],
    &[("river", "3"), ("draft", "on")],
];

/// Random games for each number of players, watched: the view before a move, whose it is, what happened, the table after it.
fn games(tables: &[&[(&str, &str)]], each: u64, mut watch: impl FnMut(&View, u8, &str, &[Event], &Play)) {
    for players in 1..=4 {
        for options in tables {
            for seed in 0..each {
                let (mut play, mut chance) = (fresh_with(players, options, seed), Fast::new(seed));
                while !play.over() {
                    let (seat, before) = (play.somebody(), play.view());
                    let mv = play.lively_move(seat, &mut chance);
                    let events = play.go(seat, &mv);
                    watch(&before, seat, &mv, &events, &play);
                }
            }
        }
    }
}

/// New games of the base game that have been set up: everybody has chosen side A.
fn set_up(players: u8, seed: u64) -> Play {
    let mut play = fresh(players, seed);
    play.until(|play| play.phase() == Phase::Culture);
    play
}

// ---------------------------------------------------------------------------------------------------------------------
// The tables

fn track(track: Track) -> &'static str {
    match track {
        Track::Honour => "honor",
        Track::Offering => "offering",
    }
}

/// What is counted, in the words of the rule file.
fn per(count: Count) -> (&'static str, Option<String>) {
    let key = match count {
        Count::Camps => "ownCampOnBoard",
        Count::Villages => "ownVillage",
        Count::VillagesAt(terrain) => return ("ownVillageTouching", Some(terrain.to_string())),
        Count::VillagesAtLandmarks => return ("ownVillageTouching", Some("landmark".to_owned())),
        Count::VillagesAtRiver => "ownVillageTouchingRiverHex",
        Count::Megaliths => "ownMegalithOnSite",
        Count::Buried => "buriedCard",
        Count::Culture => "cultureCardOwned",
        Count::EclipsePile => "cardInOwnEclipsePile",
        Count::AnimalTypes => "differentUntippedAnimalType",
        Count::AnimalPairs => "pairOfSameUntippedAnimal",
        Count::Steps(Track::Honour) => "honorStep",
        Count::Steps(Track::Offering) => "offeringStep",
        Count::LowerSteps => "lowerIdolStep",
        Count::Majorities => "hexWhereYouHaveOrShareMostInfluence",
        Count::CampsAtHome => "ownCampOnOwnPlayerBoard",
        Count::CentralHexes => "central7HexWithOwnCamp",
        Count::OuterHexes => "outer12HexWithOwnCamp",
        Count::CampsHere => "ownCampOnThisHex",
    };
    (key, None)
}

/// Effects as the operations of the rule file.
fn ops(effects: &[Effect]) -> Vec<Value> {
    effects.iter().flat_map(|&effect| op(effect)).collect()
}

fn op(effect: Effect) -> Vec<Value> {
    let exchange = |give: Value, get: Value, times: u8| json!({ "op": "exchange", "give": give, "get": get, "times": times });
    vec![match effect {
        Effect::Food(n) => json!({ "op": "gain", "food": n }),
        Effect::Tools(n) => json!({ "op": "gain", "tools": n }),
        Effect::Points(n) => json!({ "op": "vp", "n": n }),
        Effect::Labour(n) => json!({ "op": "labor", "n": n, "column": "any" }),
        Effect::LabourIn(column, n) => json!({ "op": "labor", "n": n, "column": column }),
        Effect::Moves(n) => json!({ "op": "move", "n": n }),
        Effect::Camps(n) => json!({ "op": "camp", "n": n }),
        Effect::Village => json!({ "op": "village", "n": 1 }),
        Effect::Step(of) => json!({ "op": "idol", "track": track(of), "n": 1 }),
        Effect::Steps(n) => json!({ "op": "idol", "track": "any", "n": n }),
        Effect::Megaliths(n) => json!({ "op": "megalith", "n": n }),
        Effect::Draw(n) => json!({ "op": "draw", "n": n }),
        Effect::Tip(n) => json!({ "op": "tip", "n": n }),
        Effect::Bury(n, components::From::HandOrDiscard) => {
            json!({ "op": "bury", "n": n, "source": "hand_or_discard" })
        }
        Effect::FoodForTools(n) => exchange(json!({ "food": 1 }), json!({ "tools": 1 }), n),
        Effect::ToolsForFood(n) => exchange(json!({ "tools": 1 }), json!({ "food": 2 }), n),
        Effect::FoodForPoints(n) => exchange(json!({ "food": 1 }), json!({ "vp": 1 }), n),
        Effect::Discount(column, n) => json!({ "op": "discount", "column": column, "tools": n }),
        Effect::TopAnimal => json!({ "op": "animal", "source": "deckTop", "n": 1 }),
        Effect::OpenAnimal => json!({ "op": "animal", "source": "display", "n": 1, "free": true }),
        Effect::Tribe(n) => json!({ "op": "tribe", "choice": true, "n": n, "to": "hand" }),
        Effect::Strength(n) => json!({ "op": "eclipseStrength", "n": n }),
        Effect::PointsPer(count, n, max) => json!({ "op": "vp", "n": n, "per": per(count).0, "max": max }),
        Effect::MegalithFor(n) => {
            return vec![json!({ "op": "pay", "tools": n }), json!({ "op": "megalith", "n": 1 })];
        }
        Effect::MovesAndOther => {
            return ["move", "moveOpponentCamp"]
                .map(|op| json!({ "op": op, "n": 1, "optional": true }))
                .to_vec();
        }
        Effect::Choose(options) => {
            json!({ "op": "choose", "of": options.iter().map(|option| ops(option)).collect::<Vec<_>>() })
        }
        other => panic!("{other:?} is on no card"),
    }]
}

/// Effects as a short benefit of the rule file.
fn short(effects: &[Effect]) -> String {
    let one = |&effect: &Effect| match effect {
        Effect::Food(n) => format!("food {n}"),
        Effect::Tools(n) => format!("tools {n}"),
        Effect::Points(n) => format!("vp {n}"),
        Effect::Labour(n) => format!("labor {n}"),
        Effect::Moves(n) => format!("move {n}"),
        Effect::Camps(n) => format!("camp {n}"),
        Effect::Steps(1) => "idol any".to_owned(),
        Effect::Step(of) => format!("idol {}", track(of)),
        Effect::Megaliths(n) => format!("megalith {n}"),
        Effect::MegalithFor(n) => format!("payTools {n}, megalith 1"),
        Effect::Draw(n) => format!("draw {n}"),
        Effect::Tip(n) => format!("tip {n}"),
        Effect::Fish(n) => format!("fish {n}"),
        Effect::Strength(n) => format!("eclipseStrength {n}"),
        Effect::Reshuffle => "then reshuffleAllDiscarded".to_owned(),
        other => panic!("{other:?} is no short benefit"),
    };
    effects.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// A cost as the rule file writes it: what is nothing is left out.
fn cost(cost: Cost) -> Value {
    let parts = [("labor", cost.labour), ("food", cost.food), ("tools", cost.tools)];
    let parts = parts
        .into_iter()
        .filter(|&(_, count)| count > 0)
        .map(|(what, count)| (what.to_owned(), count.into()));
    Value::Object(parts.collect())
}

#[test]
fn b4a_people_are_those_of_the_rule_file() {
    let rows: Vec<&Value> = STARTING.iter().chain(TRIBE.iter()).collect();
    assert_eq!(rows.len(), People::VARIANTS.len());
    for (&kind, row) in People::VARIANTS.iter().zip(rows) {
        let face = kind.face();
        assert_eq!(kind.name(), row["name"].as_str().expect("a name").to_lowercase());
        let mut column: serde_json::Map<String, Value> = face
            .better
            .iter()
            .map(|(column, labour)| (column.to_string(), json!({ "labor": labour })))
            .collect();
        if let Some(tool) = face.tool {
            column.insert(tool.to_string(), json!({ "gain": { "tools": 1 } }));
        }
        let column = if column.is_empty() { Value::Null } else { Value::Object(column) };
        assert_eq!(
            (json!(face.copies), json!(face.labour)),
            (row["copies"].clone(), row["labor"].clone()),
            "{kind}"
        );
        assert_eq!((column, json!(face.points)), (row["column"].clone(), row["vp"].clone()), "{kind}");
        assert_eq!(json!(ops(face.eclipse)), row["eclipse"], "{kind}");
        assert_eq!(cost(face.cost), row.get("cost").cloned().unwrap_or(json!({})), "{kind}");
        assert_eq!(kind.is_tribe(), row.get("cost").is_some());
    }
}

#[test]
fn b5c_culture_cards_are_those_of_the_rule_file() {
    assert_eq!((Culture::all().count(), CULTURE.len()), (40, 40));
    for (culture, row) in Culture::all().zip(CULTURE.iter()) {
        let face = culture.face();
        assert_eq!(
            (cost(face.cost), json!(face.points)),
            (row["cost"].clone(), row["vp"].clone()),
            "{culture}"
        );
        assert_eq!(json!(ops(face.effects)), row["ops"], "{culture}");
        let era = row["era"].as_u64().expect("an era") as u8;
        assert!(Culture::of_era(era).contains(culture), "{culture}");
    }
    assert_eq!(components::FOOD_FOR_TOOL, 2);
}

#[test]
fn b9b_animals_are_those_of_the_rule_file() {
    let names = [
        "stag-moose",
        "glyptodon",
        "ground-sloth",
        "woolly-rhino",
        "sabre-tooth",
        "mammoth",
        "teratorn",
        "sea-cow",
    ];
    assert_eq!(Animal::VARIANTS.len(), ANIMALS.len());
    for ((&animal, row), name) in Animal::VARIANTS.iter().zip(ANIMALS.iter()).zip(names) {
        let face = animal.face();
        assert_eq!(animal.name(), name);
        assert_eq!(
            (json!(face.copies), cost(face.cost)),
            (row["copies"].clone(), row["cost"].clone()),
            "{animal}"
        );
        assert_eq!(
            (json!(short(face.tip)), json!(face.set)),
            (row["tip"].clone(), row["set"].clone()),
            "{animal}"
        );
        for count in 0..=10 {
            assert_eq!(
                u16::from(animal.set_points(count)),
                count::set(animal as usize, count),
                "{count} {animal}"
            );
        }
    }
}

#[test]
fn b8j_terrain_tiles_are_those_of_the_rule_file() {
    assert_eq!(LAND.len(), 25);
    for (face, row) in components::LAND.iter().zip(&LAND[1..]) {
        assert_eq!(
            (json!(face.terrain), json!(short(face.benefit))),
            (row["type"].clone(), row["benefit"].clone())
        );
    }
}

#[test]
fn b11b_stones_are_those_of_the_rule_file() {
    assert_eq!((Stone::all().count(), STONES.len()), (21, 21));
    for (stone, row) in Stone::all().zip(STONES.iter()) {
        let face = stone.face();
        let (counted, of) = per(face.per);
        let mut score = json!({ "vp": face.points, "per": counted });
        if let Some(of) = of {
            score["type"] = of.into();
        }
        if face.most < u8::MAX {
            score["max"] = face.most.into();
        }
        assert_eq!((json!(face.era), score), (row["era"].clone(), row["score"].clone()), "{stone}");
    }
}

#[test]
fn b13b_idol_tracks_are_those_of_the_rule_file() {
    assert_eq!(json!(components::BURIED_POINTS), IDOLS["honor"]["buriedCardVp"]);
    assert_eq!(json!(components::OFFERING_RATE), IDOLS["offering"]["resourcesPerVp"]);
    assert_eq!(json!(components::OFFERING_POINTS), IDOLS["offering"]["flatVp"]);
    for (track, bonuses) in ["honor", "offering"].into_iter().zip(components::STEP_BONUS) {
        let steps = [2, 4, 6, 8, 10].map(|step: u8| step.to_string());
        let told: serde_json::Map<String, Value> =
            steps.into_iter().zip(bonuses).map(|(step, effect)| (step, short(&[effect]).into())).collect();
        assert_eq!(Value::Object(told), IDOLS[track]["stepBonus"], "{track}");
    }
}

#[test]
fn b14f_the_player_board_is_that_of_the_rule_file() {
    let each = |effects: &[Effect]| json!(effects.iter().map(|&effect| short(&[effect])).collect::<Vec<_>>());
    assert_eq!((json!(components::MOST), &BOARD["foodMax"]), (BOARD["toolsMax"].clone(), &json!(10)));
    assert_eq!(json!(short(&components::BASE_INCOME)), BOARD["baseIncome"]);
    assert_eq!(each(&components::CAMP_INCOME), BOARD["camps"]);
    assert_eq!(json!(components::VILLAGE_INCOME.map(short)), BOARD["villages"]);
    assert_eq!(each(&components::SLOT_INCOME), BOARD["megalithSlots"]);
}

#[test]
fn b2i_the_building_site_is_that_of_the_rule_file() {
    assert_eq!(SITES.len(), 4);
    for (players, tiles) in [(1, 2), (2, 2), (3, 3), (4, 4)] {
        let mut squares = 0;
        for (x, y) in (0..8).flat_map(|x| (0..4).map(move |y| (x, y))) {
            let square = Square::new(0, x, y);
            let shows = count::square(players.into(), square);
            let there = site::ground(players) & square.bit() != 0;
            assert_eq!(
                there.then(|| short(site::benefit(players, square))),
                shows,
                "{square} with {players}"
            );
            squares += usize::from(there);
        }
        assert_eq!(squares, 8 * tiles, "{players} players");
    }
}

#[test]
fn b7b_chiefs_are_those_of_the_rule_file() {
    assert_eq!(Chief::VARIANTS.len(), CHIEFS.len());
    for (&chief, row) in Chief::VARIANTS.iter().zip(CHIEFS.iter()) {
        assert_eq!(chief.name(), row["name"].as_str().expect("a name").to_lowercase());
        for (&side, key) in Side::VARIANTS.iter().zip(["A", "B"]) {
            let face = chief.face(side);
            let column = face.column.map_or("any", Column::name);
            assert_eq!(json!({ "column": column, "bonus": short(face.bonus) }), row[key], "{chief} {key}");
        }
    }
}

#[test]
fn b2n_setup_cards_are_those_of_the_rule_file() {
    assert_eq!(components::SETUP.len(), SETUP.len());
    for (effects, row) in components::SETUP.iter().zip(SETUP.iter()) {
        let mut told = format!("food {}, tools {}", row["food"], row["tools"]);
        if let Some(extra) = row["extra"].as_str() {
            told = format!("{told}, {extra}");
        }
        assert_eq!(short(effects), told, "{}", row["id"]);
    }
}

#[test]
fn b5a_numbers_are_those_of_the_rule_file() {
    let numbers = &*NUMBERS;
    let stones: serde_json::Map<String, Value> = (1..)
        .zip(components::STONES_IN_PLAY)
        .map(|(players, count): (u8, _)| (players.to_string(), count.into()))
        .collect();
    assert_eq!(Value::Object(stones), numbers["stonesPerEra"]);
    let drawn = [json!(components::DRAWN), json!(components::HUNTING_GROUNDS), json!(components::DISPLAY)];
    assert_eq!(drawn, ["handDraw", "huntingGrounds", "cultureDisplay"].map(|key| numbers[key].clone()));
    let columns = &numbers["columns"];
    assert_eq!(cost(components::STONE_COST), columns["develop"]["middle"]["cost"]);
    assert_eq!(cost(components::MOVE_COST), columns["migrate"]["top"][0]["cost"]);
    assert_eq!(cost(components::CAMP_COST), columns["migrate"]["top"][1]["cost"]);
    let bottoms = ["idol any", "payTools 1, megalith 1", "tools 2", "move 2"];
    assert_eq!(components::FIRST_BONUS.map(short), bottoms);
    assert_eq!(short(components::REST), "tip 1, draw 1, eclipseStrength 2");
    let influence = json!({ "camp": components::CAMP_INFLUENCE, "raft": components::CAMP_INFLUENCE, "village": components::VILLAGE_INFLUENCE });
    assert_eq!(influence, numbers["influence"]);
    let [second, third] = components::UPPER_POINTS;
    let upper = json!({ "level2": second, "level3": third, "perOwnSupport": components::SUPPORT_POINTS });
    assert_eq!(upper, numbers["upperMegalith"]);
    let last = json!({ "village": components::VILLAGE_POINTS, "megalith": components::MEGALITH_POINTS });
    assert_eq!(last, numbers["finalVp"]);
    assert_eq!(components::RIVAL_RAFT, [1, 1, 1, 2]);
    let rival = [
        ("cardsPerColumn", json!(components::RIVAL_CARDS)),
        ("firstFigureVp", json!(components::RIVAL_FIRST)),
        ("raft", json!({ "migrate": components::RIVAL_RAFT[3], "other": components::RIVAL_RAFT[0] })),
        ("stonesPerEra", json!(components::RIVAL_STONES)),
        ("cultureBoxed", json!(components::RIVAL_BOXED)),
        ("animals", json!(components::RIVAL_ANIMALS)),
        ("camps", json!(components::RIVAL_CAMPS)),
        ("moves", json!(components::RIVAL_MOVES)),
        ("strength", json!({ "base": components::RIVAL_STRENGTH, "perRound": 1 })),
        ("vpPerHex", json!(components::RIVAL_HEX)),
        ("vpPerStone", json!(components::RIVAL_STONE)),
        ("vpPerBuried", json!(components::RIVAL_BURIED)),
    ];
    for (key, value) in rival {
        assert_eq!(value, numbers["rival"][key], "{key}");
    }
    let [easy, normal, hard] = components::RIVAL_LEVEL;
    assert_eq!(json!({ "easy": easy, "normal": normal, "hard": hard }), numbers["rival"]["level"]);
}

#[test]
fn e8a_fish_and_landmarks_are_those_of_the_rule_file() {
    assert_eq!(components::FISH_TOKENS.len(), tables::FISH.len());
    for (effects, row) in components::FISH_TOKENS.iter().zip(tables::FISH.iter()) {
        assert_eq!(json!(short(effects)), row["benefit"], "{}", row["id"]);
    }
    for ((points, count), row) in components::LANDMARKS.into_iter().zip(tables::LANDMARKS.iter()) {
        assert_eq!(json!({ "vp": points, "per": per(count).0 }), row["score"], "{}", row["name"]);
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// The frame

#[test]
fn b1a_one_to_four_players_and_four_rounds() {
    assert_eq!(Winter::FACTS.players, (1, 4));
    for players in [0, 5] {
        assert!(Table::<Winter>::choose(Some(players), &BTreeMap::default()).is_err(), "{players} players");
    }
    for players in 1..=4 {
        let (mut play, mut rounds) = (set_up(players, 1), vec![1]);
        let events = play.until(|_| false);
        rounds.extend(
            events
                .iter()
                .filter_map(|event| if let Event::Round { round } = event { Some(*round) } else { None }),
        );
        assert_eq!(rounds, [1, 2, 3, 4], "{players} players");
    }
}

/// A whole game of nothing, by what happened: `P` a figure, `E` an eclipse, `R` a new round, `S` the final scoring.
fn course(players: u8) -> String {
    let letter = |event: &Event| match event {
        Event::Placed { .. } => Some('P'),
        Event::Eclipse { .. } => Some('E'),
        Event::Round { .. } => Some('R'),
        Event::Ended => Some('S'),
        _ => None,
    };
    set_up(players, 1).until(|_| false).iter().filter_map(letter).collect()
}

#[test]
fn b1b_action_eclipse_preparation_and_in_the_end_the_scoring() {
    assert_eq!(course(2), "PPPPPPERPPPPPPERPPPPPPERPPPPPPES");
    assert_eq!(course(3), format!("{}PPPPPPPPPES", "PPPPPPPPPER".repeat(3)));
}

#[test]
fn b1b_ts28_no_preparation_after_round_four() {
    let (play, events) = given([who().animals("mammoth"), who()]).round(4).piles_and_events(["", ""]);
    assert!(play.over());
    assert_eq!(happened(&events, |event| matches!(event, Event::Drew { .. } | Event::Round { .. })), 0);
    assert!(happened(&events, |event| matches!(event, Event::Scored { .. })) > 0);
    assert_eq!((play.p(RED).held, play.round()), (0, 4));
    // In other rounds everybody draws.
    let (_, events) = given([who(), who()]).round(3).piles_and_events(["", ""]);
    assert_eq!(happened(&events, |event| matches!(event, Event::Drew { count: 5, .. })), 2);
}

#[test]
fn b1b_every_move_of_random_games_is_counted_twice() {
    games(&TABLES, 20, |before, seat, mv, events, play| {
        count::watch(before, seat, mv, events, &play.view());
    });
}

#[test]
fn b1b_what_is_shown_as_an_outlook_is_what_a_second_count_finds() {
    games(&TABLES, 4, |_, _, _, _, play| {
        let view = play.view();
        let outlook = Winter::outlook(&view);
        for (seat, told) in (0..).zip(&outlook.players) {
            let who = count::tribe(&view, Seat::new(seat));
            let leads = |&at: &Point| count::leads(&view, who, at);
            let influence: Vec<u8> =
                count::points().into_iter().map(|at| count::influence(&view, who, at)).collect();
            assert_eq!(told.influence, influence, "B8i");
            let hexes: Vec<(i64, i64)> =
                told.leads.iter().map(|hex| hex.coordinates()).map(|(q, r)| (q.into(), r.into())).collect();
            assert_eq!(hexes, count::points().into_iter().filter(leads).collect::<Vec<_>>(), "B8j");
            let pile = who.pile.as_ref().map_or(0, Vec::len);
            for (stone, points) in &told.stones {
                assert_eq!(u16::from(*points), count::stone(&view, who, stone, pile), "B11b: {stone}");
            }
            if view.phase == Phase::Over {
                continue;
            }
            let mut in_front: Vec<String> = who.pile.iter().flatten().map(ToString::to_string).collect();
            if view.turn.index() == usize::from(seat) {
                in_front.extend(view.now.played.iter().map(ToString::to_string));
            }
            assert_eq!(told.last, count::last(who, &in_front), "B16");
            assert_eq!(told.total, count::score(who) + told.last.iter().sum::<u16>());
        }
    });
}

#[test]
fn b1c_two_rounds_of_each_era() {
    for (round, first, stone) in [(1, "C01", "S01"), (2, "C01", "S01"), (3, "C21", "S11"), (4, "C21", "S11")]
    {
        let play = given([rich(), who()]).round(round).turn(RED);
        assert_eq!(play.display().split(' ').next(), Some(first), "round {round}");
        let mut play = play.and("place member develop");
        work(&mut play, 2);
        assert!(play.may(&format!("stone {stone}")), "round {round}");
    }
}

#[test]
fn b1d_food_and_tools_stay_and_labour_does_not() {
    let mut play = red_in(who().food(3).tools(2).hand("shaman"), "hunt");
    play.go(RED, "play shaman");
    assert_eq!(play.labour(), 2);
    play.go(RED, "end");
    assert_eq!((play.labour(), play.food(RED), play.tools(RED)), (0, 3, 2));
}

#[test]
fn b1d_ts7_labour_is_lost() {
    let mut play =
        given([who().placed("hunt"), who().placed("hunt").hand("shaman tribesman brave")]).turn(BLUE);
    play.go_all(&["place member develop", "play shaman"]);
    assert_eq!(play.labour(), 2);
    play.go_all(&["end", "place member rest", "place chief develop"]);
    assert_eq!((play.whose(), play.labour()), (BLUE, 0));
    play.go(BLUE, "play tribesman");
    assert_eq!(play.labour(), 1);
}

#[test]
fn b1e_ts29_at_most_ten_food() {
    assert_eq!(red(who().food(9).hand("C01")).brings(RED, "culture C01"), "+1 food, -1 cards");
    let mut play = red_first_in(who().tools(9).hand("tribesman"), "hunt");
    assert_eq!(play.brings(RED, "end"), "+1 tools");
    // Nobody begins with points, and there is no limit to them.
    assert_eq!((0..2).map(|seat| set_up(2, 1).score(seat)).collect::<Vec<_>>(), [0, 0]);
    let mut play = given([who().points(300).food(5).hand("C31"), who()]).round(3).turn(RED);
    play.go_all(&["culture C31", "exchange"]);
    assert_eq!(play.score(RED), 301);
}

#[test]
fn b1g_gains_come_at_once_and_choices_can_be_skipped() {
    let mut play = red(who().hand("C02 C04").camps("(0,0)"));
    assert_eq!(play.brings(RED, "culture C02"), "+1 food, +1 tools, -1 cards");
    assert_eq!(play.phase(), Phase::Culture);
    let mut play = red(who().hand("C04").camps("(0,0)"));
    play.go_all(&["culture C04", "move (0,0) (1,0)"]);
    assert!(play.may("skip"));
    play.go(RED, "skip");
    assert!(play.may("place member hunt") && !play.may("move (1,0) (2,0)"));
}

#[test]
fn b1g_what_cannot_be_carried_out_is_lost() {
    // No camp to move, none to place, no animal to tip, no village to build, no step left, nothing to bury.
    let done = "(1,0) (1,0) (1,0) (1,0) (1,0)";
    for (who, card, round) in [
        (who(), "C04", 1),
        (who().animals(""), "C29", 3),
        (who().camps("(1,0)"), "C25", 3),
        (who().honour(10).offering(10), "C28", 3),
        (who(), "C07", 1),
        (who().food(0).tools(10), "C31", 3),
    ] {
        let mut play = given([who.hand(card), nobody()]).round(round).turn(RED);
        play.go(RED, &format!("culture {card}"));
        if card == "C31" {
            play.go_all(&["exchange", "exchange"]);
        }
        assert!(play.may("place member hunt"), "{card} asks for {:?}", play.moves());
    }
    let mut play = red(who().hand("C05").camps(done));
    play.go(RED, "culture C05");
    assert!(play.may("move (1,0) (2,0)") && !play.may("camp"), "no camp is left, but a move is");
}

#[test]
fn b1h_hands_are_hidden_and_the_rest_is_open() {
    let red = who().hand("elder C01 brave").discard("tribesman").buried("tribeswoman C02").animals("mammoth");
    let play = given([red, who().hand("hunter")]).turn(RED);
    let (own, other) = (play.seen_by(RED).players[0].clone(), play.seen_by(BLUE).players[0].clone());
    assert_eq!(names(own.hand.expect("one's own hand")), "brave elder C01");
    assert_eq!((other.hand, other.held, other.deck), (None, 3, 6));
    assert_eq!(names(&other.unseen).split(' ').count(), 9, "what may be in hand or deck");
    assert_eq!(
        (names(&other.discard), names(&other.buried)),
        ("tribesman".to_owned(), "tribeswoman C02".to_owned())
    );
    let spectator = play.position().view(Viewer::Spectator);
    assert!(spectator.players.iter().all(|who| who.hand.is_none()));
    assert_eq!(play.seen_by(RED).players[1].hand, None);
}

#[test]
fn b1h_two_different_hands_look_alike_to_others() {
    let table = |hand: &str, deck: &str| given([who().hand(hand).deck(deck), who()]).turn(RED);
    let (one, other) = (table("elder brave", "hunter"), table("hunter brave", "elder"));
    assert_eq!(one.seen_by(BLUE), other.seen_by(BLUE));
    assert_ne!(one.seen_by(RED), other.seen_by(RED));
}

#[test]
fn b1h_an_eclipse_pile_is_hidden_until_all_are_revealed() {
    let mut play = given([who().hand("elder hunter"), who().hand("guide")]).eclipse();
    play.go(RED, "add elder");
    let seen = |play: &Play, by: u8| play.seen_by(by).players[0].clone();
    assert_eq!((seen(&play, BLUE).pile, seen(&play, BLUE).held), (None, 2));
    assert_eq!(names(seen(&play, RED).pile.expect("one's own pile")), "elder");
    play.go(RED, "ready");
    assert_eq!(seen(&play, BLUE).pile, None, "Blue still chooses");
    play.go(BLUE, "add guide");
    let events = play.go(BLUE, "ready");
    let shown = |event: &Event| matches!(event, Event::Revealed { seat, pile, .. } if seat.index() == 0 && names(pile) == "elder");
    assert_eq!(happened(&events, shown), 1);
}

#[test]
fn b1h_drawn_cards_are_shown_to_their_owner_only() {
    let mut play = red(who());
    let events = play.go(RED, "place member rest");
    let drew = events.iter().find(|event| matches!(event, Event::Drew { .. })).expect("a card");
    let seen = |viewer| Winter::see(drew, viewer).expect("something");
    assert!(
        matches!(seen(Viewer::Seat(Seat::new(0))), Event::Drew { cards: Some(cards), count: 1, .. } if cards.len() == 1)
    );
    assert!(matches!(seen(Viewer::Seat(Seat::new(1))), Event::Drew { cards: None, count: 1, .. }));
}

#[test]
fn b1h_a_card_that_was_taken_openly_is_known_until_it_is_gone() {
    let mut play = red_in(who().food(4).hand("shaman brave"), "initiate");
    play.go_all(&["play shaman", "recruit elder", "recruit guide"]);
    let known = |play: &Play| names(&play.seen_by(BLUE).players[0].known);
    assert_eq!(known(&play), "elder guide");
    play.go(RED, "bury guide");
    assert_eq!(known(&play), "elder");
    // Cards that were drawn are not.
    let drawn = red(who()).and("place member rest");
    assert_eq!((drawn.p(RED).held, known(&drawn)), (1, String::new()));
    assert!(set_up(3, 1).view().players.iter().all(|who| who.known.is_empty()));
}

#[test]
fn b1h_the_order_of_decks_is_hidden() {
    let play = set_up(2, 3);
    for view in [play.view(), play.seen_by(RED), play.position().view(Viewer::Spectator)] {
        assert!(view.cultures.is_sorted(), "what may still come, not in which order");
        assert!(view.players.iter().all(|who| who.unseen.is_sorted()));
    }
}

#[test]
fn b1h_what_is_not_in_a_hand_is_not_told_by_ending_a_turn_for_somebody() {
    // A culture card cannot be played for labour, but others do not know that it is one.
    let play = red_in(who().hand("C01"), "hunt");
    assert_eq!((play.acts(), play.moves()), (RED, vec!["end".to_owned()]));
    // Without a hand there is nothing to decide.
    assert_eq!(red_in(who(), "hunt").acts(), BLUE);
}

// ---------------------------------------------------------------------------------------------------------------------
// Setup

#[test]
fn b2c_stones_by_era_and_number_of_players() {
    for (players, stones) in [(1, 3), (2, 3), (3, 4), (4, 5)] {
        let mut seen = BTreeSet::new();
        for seed in 0..60 {
            let [first, second] = fresh(players, seed).view().stones;
            assert_eq!((first.len(), second.len()), (stones, stones), "{players} players");
            let of_era = |stones: &[Stone], era| stones.iter().all(|stone| stone.face().era == era);
            assert!(of_era(&first, 1) && of_era(&second, 2));
            seen.extend(names(first.iter().chain(&second)).split(' ').map(str::to_owned));
        }
        let all: BTreeSet<String> = (1..=20).map(|number| format!("S{number:02}")).collect();
        assert_eq!(seen, all, "every stone but that of the expansion");
    }
}

#[test]
fn b2d_piles_decks_and_what_lies_open() {
    let (mut cultures, mut animals) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..40 {
        let view = fresh(3, seed).view();
        assert_eq!(view.supply, [0, 0, 0, 15, 15, 15, 15, 15, 0], "no pile of warriors");
        assert_eq!((view.display.len(), view.grounds.len()), (8, 6));
        assert!(view.display.iter().all(|&culture| Culture::of_era(1).contains(culture)));
        assert_eq!(view.herd.iter().sum::<u8>(), 54);
        assert_eq!(view.herd[Animal::SeaCow as usize], 0);
        assert_eq!(view.cultures.len(), 32);
        cultures.insert(names(view.display));
        animals.insert(names(view.grounds));
    }
    assert!(cultures.len() > 30 && animals.len() > 30, "they are shuffled");
}

#[test]
fn b2g_three_tiles_of_each_type_around_the_base_tile() {
    let mut out = BTreeSet::new();
    for seed in 0..60 {
        let ground = fresh(2, seed).view().ground;
        let (mut tiles, mut of) = (BTreeSet::new(), [0; 6]);
        for (at, ground) in count::points().into_iter().zip(ground) {
            match ground {
                Ground::Base => assert_eq!(at, (0, 0)),
                Ground::Land(tile) => {
                    assert!(tiles.insert(tile), "a tile twice");
                    of[usize::from(tile) / 4] += 1;
                }
                other => panic!("{other:?} in the base game"),
            }
        }
        assert_eq!(of, [3; 6]);
        out.extend((0..20).filter(|tile| !tiles.contains(tile)));
    }
    assert_eq!(out.len(), 20, "any tile that is not alike can be out");
}

#[test]
fn b2h_glaciers_lie_apart_from_the_base_tile_and_each_other() {
    let outer: Vec<Point> =
        count::points().into_iter().filter(|&at| count::distance(at, (0, 0)) == 2).collect();
    let mut allowed = BTreeSet::new();
    for (a, &first) in outer.iter().enumerate() {
        for (b, &second) in outer.iter().enumerate().skip(a + 1) {
            for &third in &outer[b + 1..] {
                let apart = |one, other| count::distance(one, other) > 1;
                if apart(first, second) && apart(first, third) && apart(second, third) {
                    allowed.insert(BTreeSet::from([first, second, third]));
                }
            }
        }
    }
    assert_eq!(allowed.len(), 112);
    let glaciers = |seed| -> BTreeSet<Point> {
        let ground = fresh(2, seed).view().ground;
        let ice = |ground: &Ground| matches!(ground, Ground::Land(20..=23));
        count::points().into_iter().zip(ground).filter(|(_, ground)| ice(ground)).map(|(at, _)| at).collect()
    };
    let dealt: BTreeSet<BTreeSet<Point>> = (0..2000).map(glaciers).collect();
    assert_eq!(dealt, allowed, "all of these and no others");
}

#[test]
fn b2j_different_chiefs_and_sides_in_turn_order() {
    let mut chiefs = BTreeSet::new();
    for seed in 0..20 {
        let (mut play, events) = fresh_and_events(4, &[("river", "off")], seed);
        let order = play.order();
        let dealt: BTreeSet<Chief> =
            play.view().players.iter().map(|who| who.chief.expect("a chief")).collect();
        assert_eq!(dealt.len(), 4);
        assert_eq!(happened(&events, |event| matches!(event, Event::Chief { .. })), 4);
        chiefs.extend(dealt);
        for (&seat, side) in order.iter().zip(["a", "b", "b", "a"]) {
            assert_eq!((play.acts(), play.moves()), (seat, vec!["side a".to_owned(), "side b".to_owned()]));
            play.go(seat, &format!("side {side}"));
            // Openly: everybody sees it.
            let other = (seat + 1) % 4;
            assert_eq!(play.seen_by(other).players[usize::from(seat)].side.map(Side::name), Some(side));
        }
        assert_eq!(play.phase(), Phase::Culture);
    }
    assert_eq!(chiefs.len(), 5);
}

#[test]
fn b2k_what_everybody_begins_with() {
    let play = set_up(4, 2);
    for seat in 0..4 {
        let who = play.p(seat);
        assert_eq!((who.members, who.chief_at, who.placed), (2, None, [0; 5]));
        // One of the five camps is on the base tile already.
        assert_eq!((who.home, who.villages.len(), who.megaliths, who.neutral), (4, 0, 8, 2));
        assert_eq!((count::score(&who), who.steps, who.strength), (0, [0, 0], 0));
        assert!(who.built.is_empty() && who.stones.is_empty() && who.buried.is_empty());
        assert_eq!((who.animals, who.tipped), ([0; 8], [0; 8]));
    }
}

#[test]
fn b2m_any_order_of_turns_can_come() {
    for (players, orders) in [(2, 2), (3, 6), (4, 24)] {
        let all: BTreeSet<Vec<u8>> = (0..300).map(|seed| fresh(players, seed).order()).collect();
        assert_eq!(all.len(), orders, "{players} players");
        let play = set_up(players, 5);
        assert_eq!(play.acts(), play.order()[0], "the first one begins");
    }
}

#[test]
fn b2n_setup_cards_go_by_turn_order() {
    for seed in 0..10 {
        let play = set_up(4, seed);
        let has: Vec<(u8, u8)> =
            play.order().iter().map(|&seat| (play.food(seat), play.tools(seat))).collect();
        assert_eq!(has, [(2, 2), (2, 4), (4, 2), (3, 3)]);
    }
}

/// A game with a draft, when setup cards are chosen.
fn draft(players: u8, seed: u64) -> Play {
    let mut play = fresh_with(players, &[("river", "off"), ("draft", "on")], seed);
    play.until(|play| play.phase() == Phase::Draft);
    play
}

#[test]
fn b2n_a_draft_in_reverse_order_from_one_card_more_than_players() {
    let mut seen = BTreeSet::new();
    for players in 1..=4 {
        for seed in 0..40 {
            let mut play = draft(players, seed);
            let cards = play.view().setups;
            assert_eq!(cards.len(), usize::from(players) + 1);
            assert!(cards.iter().all(|card| (2..=6).contains(card)), "SU1 is out of the game");
            seen.extend(cards);
            let mut order: Vec<u8> = play.order().into_iter().filter(|&seat| seat < 4).collect();
            order.reverse();
            for seat in order {
                assert_eq!((play.acts(), play.phase()), (seat, Phase::Draft));
                let left = play.view().setups;
                assert_eq!(play.moves(), left.iter().map(|card| format!("setup {card}")).collect::<Vec<_>>());
                let mv = play.moves()[0].clone();
                play.go(seat, &mv);
                if play.may("skip") && play.phase() == Phase::Draft {
                    play.go(seat, "skip");
                }
            }
            assert_eq!(play.phase(), Phase::Culture);
        }
    }
    assert_eq!(seen, BTreeSet::from([2, 3, 4, 5, 6]));
}

#[test]
fn b2n_what_each_drafted_card_gives() {
    for (card, brings) in [
        (2, "+2 food, +4 tools"),
        (3, "+4 food, +2 tools"),
        (4, "+3 food, +3 tools"),
        (5, "+5 food, +1 tools"),
        (6, "+2 food, +2 tools"),
    ] {
        let mv = format!("setup {card}");
        let mut play = (0..100).map(|seed| draft(3, seed)).find(|play| play.may(&mv)).expect("such a game");
        let seat = play.acts();
        assert_eq!(play.brings(seat, &mv), brings, "SU{card}");
        if card == 6 {
            // And a step on either track.
            assert_eq!(play.moves(), ["step honour", "step offering", "skip"]);
            assert_eq!(play.brings(seat, "step offering"), "+1 offering");
        }
        assert_ne!(play.acts(), seat);
    }
}

#[test]
fn b2n_a_card_that_is_gone_cannot_be_chosen() {
    let mut play = draft(2, 1);
    let mv = play.moves()[0].clone();
    play.go(play.acts(), &mv);
    play.until(|play| play.phase() != Phase::Draft || play.moves()[0].starts_with("setup"));
    assert_eq!(play.refused_by(&mv), (Why::NoSetup, "B2n"));
}

#[test]
fn b2o_a_camp_on_the_base_tile() {
    let play = set_up(3, 1);
    for seat in 0..3 {
        assert_eq!((play.camps(seat, "(0,0)"), play.p(seat).home, play.p(seat).start), (1, 4, 0));
    }
}

#[test]
fn b2p_five_of_nine_starting_cards() {
    let mut hands = BTreeSet::new();
    for seed in 0..20 {
        let play = set_up(2, seed);
        for seat in 0..2 {
            let who = play.p(seat);
            let mut cards: Vec<String> =
                who.hand.iter().flatten().chain(&who.unseen).map(ToString::to_string).collect();
            let mut nine: Vec<&str> = NINE.split(' ').collect();
            cards.sort();
            nine.sort_unstable();
            assert_eq!((who.held, who.deck, cards), (5, 4, nine.into_iter().map(str::to_owned).collect()));
            hands.insert(play.hand(seat));
        }
    }
    assert!(hands.len() > 3, "they are shuffled");
}

// ---------------------------------------------------------------------------------------------------------------------
// A turn

#[test]
fn b3a_one_turn_at_a_time_in_turn_order_three_times() {
    let mut play = given([who(), who(), who()]).order(&[BLUE, GREEN, RED]).turn(BLUE);
    let mut turns = Vec::new();
    while play.phase() != Phase::Pile {
        turns.push(play.acts());
        play.go(play.acts(), &play.moves_like("place")[4].clone());
    }
    assert_eq!(turns, [BLUE, GREEN, RED].repeat(3));
    assert!((0..3).all(|seat| play.p(seat).members == 0 && play.p(seat).chief_at.is_some()));
}

#[test]
fn b3b_culture_then_a_figure_then_its_place_then_the_end() {
    let mut play = red(who().food(1).hand("C01 tribesman tribesman"));
    let (phases, kinds) = (play.phase(), play.moves());
    assert_eq!(phases, Phase::Culture);
    assert!(kinds.iter().all(|mv| mv.starts_with("culture") || mv.starts_with("place")), "{kinds:?}");
    assert_eq!(play.refused_by("end"), (Why::NotNow, "B3b"));
    for early in ["play tribesman", "camp", "recruit elder"] {
        assert_eq!(play.refused_by(early), (Why::PlaceFirst, "B3d"), "{early}");
    }
    play.go(RED, "place member migrate");
    assert_eq!(play.phase(), Phase::Column);
    assert_eq!(play.refused_by("place member hunt"), (Why::NotNow, "B3b"));
    play.go(RED, "end");
    assert_eq!((play.acts(), play.phase()), (BLUE, Phase::Culture));
    assert!(play.not_to_act(RED, "place member hunt"));
}

#[test]
fn b3c_ts4_a_second_culture_card_costs_another_card() {
    let play = red(who().hand("C01 C02 tribesman")).and("culture C01");
    assert_eq!(play.refused_by("culture C02"), (Why::MustDiscard, "B3c"));
    assert_eq!(play.moves_like("culture"), ["culture C02 for tribesman"]);
    let mut second = play.clone();
    assert_eq!(second.brings(RED, "culture C02 for tribesman"), "+1 food, +1 tools, -2 cards");
    assert_eq!((second.hand(RED), second.discard(RED)), (String::new(), "tribesman".to_owned()));
    // With no other card there is none.
    let play = red(who().hand("C01 C02")).and("culture C01");
    assert_eq!(play.moves_like("culture"), Vec::<String>::new());
    assert_eq!(play.refused("culture C02"), Why::MustDiscard);
    assert_eq!(play.refused_by("culture C02 for tribesman"), (Why::NoSuchCard, "B3c"));
}

#[test]
fn b3c_the_first_one_is_free_and_another_culture_card_can_pay_for_the_second() {
    let play = red(who().hand("C01 C02 C03"));
    assert_eq!(play.refused_by("culture C01 for C03"), (Why::FirstIsFree, "B3c"));
    let play = play.and("culture C01");
    let offered = ["culture C02 for C03", "culture C03 for C02"];
    assert_eq!(play.moves_like("culture"), offered);
    let play = play.and("culture C02 for C03");
    assert_eq!((play.discard(RED), names(play.view().now.played)), ("C03".to_owned(), "C01 C02".to_owned()));
    // Each turn has a free one.
    let mut play = given([who().hand("C01 C02"), who()]).turn(RED);
    play.go_all(&["culture C01", "place member rest", "place member rest"]);
    assert!(play.may("culture C02"));
}

#[test]
fn b3c_ts5_no_culture_card_after_placing() {
    let play = red_in(who().hand("C01"), "hunt");
    assert_eq!(play.refused_by("culture C01"), (Why::CultureLate, "B3c"));
}

#[test]
fn b3c_no_culture_card_while_a_bonus_or_rest_is_resolved() {
    let play = red_first_in(who().hand("C01"), "initiate").and("end");
    assert!(play.may("step honour"));
    assert_eq!(play.refused("culture C01"), Why::CultureLate);
    let play = red(who().hand("C01").animals("mammoth")).and("place member rest");
    assert_eq!(play.refused("culture C01"), Why::CultureLate);
}

#[test]
fn b3c_ts67_labour_for_one_column() {
    for (card, column, round, labour) in [
        ("C03", "hunt", 1, 3),
        ("C14", "initiate", 1, 3),
        ("C15", "develop", 1, 3),
        ("C16", "migrate", 1, 3),
        ("C23", "hunt", 3, 4),
    ] {
        for other in COLUMNS {
            let play = given([who().hand(&format!("{card} tribesman")), who()]).round(round).turn(RED);
            let play = play.after(&[&format!("culture {card}"), &format!("place member {other}")]);
            assert_eq!(play.labour(), if other == column { labour } else { 0 }, "{card} in {other}");
        }
    }
}

#[test]
fn b3c_labour_without_a_column_works_everywhere() {
    for (card, round, labour) in [("C17", 1, 2), ("C37", 3, 4)] {
        for column in COLUMNS {
            let play = given([who().hand(&format!("{card} tribesman")), who()]).round(round).turn(RED);
            let play = play.after(&[&format!("culture {card}"), &format!("place member {column}")]);
            assert_eq!(play.labour(), labour, "{card} in {column}");
        }
    }
}

#[test]
fn b3d_a_member_or_the_chief_in_any_column_or_at_rest() {
    let play = red(who());
    let spots = ["initiate", "develop", "hunt", "migrate", "rest"];
    let all =
        ["member", "chief"].into_iter().flat_map(|figure| spots.map(|spot| format!("place {figure} {spot}")));
    assert_eq!(play.moves(), all.collect::<Vec<_>>(), "a figure must be placed");
    let play = red(who().placed("hunt rest"));
    assert_eq!(play.refused_by("place member hunt"), (Why::NoFigure, "B3d"));
    assert_eq!(play.moves().len(), 5);
    let play = red(who().chief_at("rest"));
    assert_eq!(play.refused("place chief hunt"), Why::NoFigure);
    // Whoever does nothing has still placed it.
    let play = red(who()).and("place member develop");
    assert_eq!((play.p(RED).members, play.p(RED).placed[1], play.acts()), (1, 1, BLUE));
}

#[test]
fn b3d_ts2_columns_hold_any_number() {
    let green = who().hand("brave brave").food(1).camps("(1,-1) (2,-1) (2,-2)");
    let play = given([who().placed("migrate"), who().placed("migrate"), green]).turn(GREEN);
    let mut play = play.after(&["place member migrate", "play brave"]);
    assert!(play.may("camp") && play.may("move (2,-1) (2,0)"));
    let village = format!("village {}", juncture([(1, -1), (2, -1), (2, -2)]));
    assert!(play.may(&village), "the middle section");
    play.go(GREEN, &village);
    assert_eq!(play.p(GREEN).villages.len(), 1);
}

#[test]
fn b3e_ts1_only_the_first_figure_gets_the_bonus() {
    let mut play = given([who().hand("tribesman"), who().hand("tribesman")]).turn(RED);
    play.go(RED, "place member hunt");
    assert_eq!(play.brings(RED, "end"), "+2 tools");
    play.go(BLUE, "place member hunt");
    assert_eq!(play.brings(BLUE, "end"), "");
    // Nor does one's own second figure get it.
    play.go(RED, "place member hunt");
    assert_eq!(play.brings(RED, "end"), "");
    // Another column has a first figure of its own.
    play.go(BLUE, "place member initiate");
    play.go(BLUE, "end");
    assert_eq!(play.moves_like("step").len(), 2);
}

#[test]
fn b3e_the_upper_section_as_often_as_one_can_pay() {
    let mut play = red_in(rich(), "initiate");
    work(&mut play, 3);
    for left in [8, 6, 4, 2, 0] {
        play.go(RED, "recruit elder to discard");
        assert_eq!(play.food(RED), left);
    }
    assert_eq!(play.labour(), 1);
    assert_eq!(play.refused_by("recruit elder"), (Why::LittleFood, "B3e"));
}

#[test]
fn b3e_the_middle_once_and_never_back() {
    let mut play = red_in(rich().animals("mammoth teratorn"), "hunt");
    work(&mut play, 3);
    play.go(RED, "tip mammoth");
    assert_eq!(play.refused_by("tip teratorn"), (Why::SectionOver, "B3e"));
    assert_eq!(play.refused("hunt stag-moose"), Why::SectionOver);
    assert_eq!(play.moves(), ["play shaman", "end"]);
    // The upper section may come before the middle one, and the middle one may be left out.
    let mut play = red_in(rich().animals("mammoth"), "hunt");
    work(&mut play, 2);
    play.go_all(&["hunt stag-moose", "hunt glyptodon", "tip stag-moose", "end"]);
    assert_eq!(play.acts(), BLUE);
}

#[test]
fn b3e_every_middle_section_ends_the_upper_one() {
    let base = || rich().camps("(1,-1) (2,-1) (2,-2) (0,0)").animals("mammoth");
    let village = format!("village {}", juncture([(1, -1), (2, -1), (2, -2)]));
    for (column, middle, upper) in [
        ("initiate", "bury shaman", "recruit elder"),
        ("develop", "stone S01", "learn C01"),
        ("hunt", "tip mammoth", "hunt stag-moose"),
        ("migrate", village.as_str(), "move (0,0) (1,0)"),
    ] {
        let mut play = red_in(base(), column);
        work(&mut play, 3);
        assert!(play.may(upper), "{upper}");
        play.go(RED, middle);
        assert_eq!(play.refused(upper), Why::SectionOver, "{upper}");
        assert_eq!(play.refused(middle), Why::SectionOver, "{middle}");
    }
}

#[test]
fn b3e_the_lower_section_comes_when_one_is_done_and_not_before() {
    let mut play = red_first_in(who().camps("(0,0)").hand("tribesman"), "migrate");
    assert!(!play.may("move (0,0) (1,0)"), "without labour");
    play.go(RED, "end");
    play.go_all(&["move (0,0) (1,0)", "move (1,0) (2,0)"]);
    assert_eq!((play.camps(RED, "(2,0)"), play.acts()), (1, BLUE));
}

#[test]
fn b3e_a_new_round_has_new_first_figures() {
    let last = who().placed("hunt rest").hand("tribesman");
    let mut play = given([last, who().placed("hunt rest").chief_at("rest")]).turn(RED);
    play.go(RED, "place chief hunt");
    assert_eq!(play.brings(RED, "end"), "");
    play.until(|play| play.round() == 2);
    assert_eq!(play.view().firsts, [None; 4]);
    let seat = play.acts();
    play.go(seat, "place member hunt");
    let before = play.p(seat);
    play.finish();
    assert_eq!(change(&before, &play.p(seat)), "+2 tools");
}

#[test]
fn b3e_in_random_games_exactly_what_the_rules_allow_is_offered() {
    games(&TABLES[..2], 12, |_, _, _, _, play| {
        let view = play.view();
        let Some(seat) = play.position().to_act().lowest() else { return };
        if let Some(expected) = count::offers(&view, seat) {
            let offered: BTreeSet<String> = play.moves_of(seat.index() as u8).into_iter().collect();
            assert_eq!(offered, expected, "{:?} {:?}", view.phase, view.tasks);
        }
    });
}

#[test]
fn b3f_people_are_played_at_any_time_in_a_column() {
    // Before, between and after the sections, and while the bonus waits.
    let who = who().tools(5).hand("shaman shaman shaman shaman").animals("mammoth").camps("(0,0)");
    let mut play = red_first_in(who, "migrate");
    play.go(RED, "play shaman");
    play.go(RED, "move (0,0) (1,0)");
    play.go(RED, "play shaman");
    assert_eq!(play.labour(), 3);
    play.go(RED, "end");
    play.go(RED, "play shaman");
    play.go(RED, "move (1,0) (2,0)");
    assert!(play.may("play shaman") && play.may("skip"));
    // While the chief's ability waits too.
    let play = red(rich().chief("stonecarver", "a")).and("place chief hunt");
    assert!(play.may("megalith 1a1") && play.may("play shaman"));
}

#[test]
fn b3g_played_cards_are_discarded_and_displays_filled_up_at_the_end() {
    let given = given([rich().hand("shaman shaman shaman C01"), who()])
        .visited("develop")
        .display("C02 C03 C04 C05 C06 C07 C08 C09")
        .grounds("mammoth stag-moose teratorn stag-moose glyptodon mammoth");
    let mut play = given.turn(RED);
    play.go_all(&[
        "culture C01",
        "place member develop",
        "play shaman",
        "play shaman",
        "learn C02",
        "learn C05",
    ]);
    assert_eq!(play.display(), "C03 C04 C06 C07 C08 C09", "not before the end of the turn");
    assert_eq!(play.discard(RED), "");
    let events = play.go(RED, "end");
    assert_eq!(play.discard(RED), "shaman shaman C01");
    let shown = play.display();
    assert!(shown.starts_with("C03 C04 C06 C07 C08 C09 ") && shown.split(' ').count() == 8, "{shown}");
    let Some(Event::Refilled { animals, cultures }) =
        events.iter().find(|event| matches!(event, Event::Refilled { .. }))
    else {
        panic!("nothing came up")
    };
    assert_eq!((animals.len(), cultures.len()), (0, 2));
    assert!(cultures.iter().all(|&culture| Culture::of_era(1).contains(culture)));
    // New ones come in at the end.
    assert!(shown.ends_with(&names(cultures)), "{shown}");
}

#[test]
fn b3g_hunting_grounds_stay_empty_until_the_end_of_the_turn() {
    let given = given([rich(), who()])
        .visited("hunt")
        .grounds("mammoth stag-moose teratorn stag-moose glyptodon mammoth");
    let mut play = given.turn(RED).and("place member hunt");
    work(&mut play, 2);
    play.go_all(&["hunt mammoth", "hunt teratorn"]);
    assert_eq!(play.grounds(), "stag-moose stag-moose glyptodon mammoth", "the leftmost one is taken");
    play.go(RED, "end");
    let grounds = play.grounds();
    assert!(
        grounds.starts_with("stag-moose stag-moose glyptodon mammoth ") && grounds.split(' ').count() == 6
    );
}

#[test]
fn b3g_a_used_up_deck_fills_no_display() {
    let all = (9..=20).map(|card| format!("C{card:02}")).collect::<Vec<_>>().join(" ");
    let given =
        given([rich(), who().deck(&all)]).visited("develop").display("C01 C02 C03 C04 C05 C06 C07 C08");
    let mut play = given.turn(RED).and("place member develop");
    work(&mut play, 1);
    play.go_all(&["learn C01", "end"]);
    assert_eq!(play.display(), "C02 C03 C04 C05 C06 C07 C08", "none of the second era comes");
}

#[test]
fn b3h_ts8_a_card_that_was_bought_cannot_be_played_in_this_turn() {
    let who = who().food(4).hand("shaman shaman");
    let mut play = given([who, nobody()]).visited("initiate").turn(RED);
    play.go_all(&["place member initiate", "play shaman", "recruit elder"]);
    assert_eq!(play.refused_by("play elder"), (Why::Fresh, "B3h"));
    play.go_all(&["end", "place member rest", "place member initiate", "play elder"]);
    assert_eq!((play.acts(), play.labour()), (RED, 3));
}

#[test]
fn b3h_it_can_be_buried_or_discarded_though() {
    let mut play = red_in(who().food(2).hand("shaman"), "initiate");
    play.go_all(&["play shaman", "recruit hunter"]);
    assert_eq!(play.brings(RED, "bury hunter"), "-1 cards, +1 buried");
    // Adoption brings a tribe card that can pay for the next culture card, but not be played.
    let mut play = red(who().hand("C19 C01")).after(&["culture C19", "recruit elder"]);
    play.go(RED, "culture C01 for elder");
    assert_eq!(play.discard(RED), "elder");
    let play = red(who().hand("C19")).after(&["culture C19", "recruit elder", "place member initiate"]);
    assert_eq!(play.refused("play elder"), Why::Fresh);
}

#[test]
fn b3h_of_alike_cards_the_one_taken_now_goes_first() {
    let mut play = red_in(who().food(2).hand("shaman elder brave"), "initiate");
    play.go_all(&["play shaman", "recruit elder"]);
    // One of the two can be played.
    let played = play.and("play elder");
    assert_eq!(played.refused("play elder"), Why::Fresh);
    // The new one is buried, and the old one can still be played.
    play.go(RED, "bury elder");
    play.go(RED, "play elder");
    assert_eq!(play.labour(), 4);
}

#[test]
fn b3h_a_culture_card_that_was_learned_waits_too() {
    let mut play = given([rich(), who()]).visited("develop").turn(RED).and("place member develop");
    work(&mut play, 1);
    play.go_all(&["learn C01", "end", "place member rest"]);
    assert!(play.may("culture C01"), "in the next turn");
}

#[test]
fn b3h_drawn_cards_can_be_played_at_once() {
    // With two players 1a4 shows a card.
    let who = who().chief("stonecarver", "b").hand("C01");
    let mut play = red(who).after(&["place chief develop", "megalith 1a4"]);
    let drawn = play.hand(RED).split(' ').next().expect("a card").to_owned();
    play.go(RED, &format!("play {drawn}"));
    assert!(play.labour() > 0);
    // So can a culture card that another one has drawn.
    let all = NINE.replace("brave brave", "");
    let who = common::given::who().hand("C06 C03 tribesman").buried(&all.replacen("tribesman", "", 1));
    let mut play = red(who.discard("brave brave").deck("C01 C02"));
    play.go(RED, "culture C06");
    assert_eq!(play.hand(RED), "tribesman C01 C02 C03");
    assert!(play.may("culture C01 for tribesman"));
}

// ---------------------------------------------------------------------------------------------------------------------
// People

#[test]
fn b4b_ts6_a_hunter_works_better_in_hunt() {
    for (column, labour) in [("hunt", 3), ("develop", 1)] {
        let play = red_in(who().hand("hunter tribesman"), column).and("play hunter");
        assert_eq!(play.labour(), labour, "in {column}");
    }
}

#[test]
fn b4b_ts68_a_tribeswoman_in_develop_and_in_hunt() {
    for (column, labour) in [("develop", 2), ("hunt", 1)] {
        let play = red_in(who().hand("tribeswoman tribesman"), column).and("play tribeswoman");
        assert_eq!(play.labour(), labour, "in {column}");
    }
}

#[test]
fn b4b_what_everybody_brings_in_every_column() {
    // Initiate, develop, hunt, migrate.
    for (people, labour) in [
        ("tribesman", [1, 1, 1, 1]),
        ("tribeswoman", [2, 2, 1, 1]),
        ("brave", [1, 1, 2, 2]),
        ("elder", [3, 1, 1, 1]),
        ("artisan", [1, 3, 1, 1]),
        ("hunter", [1, 1, 3, 1]),
        ("guide", [1, 1, 1, 3]),
        ("shaman", [2, 2, 2, 2]),
        ("warrior", [2, 2, 2, 2]),
    ] {
        for (column, labour) in COLUMNS.into_iter().zip(labour) {
            let mut given = given([
                who().hand(&format!("{people} {}", if people == "brave" { "tribesman" } else { "brave" })),
                who(),
            ])
            .visited("initiate develop hunt migrate");
            if people == "warrior" {
                given = given.warriors();
            }
            let mut play = given.turn(RED).and(&format!("place member {column}"));
            let tool = people == "warrior" && column == "migrate";
            let brings = play.brings(RED, &format!("play {people}"));
            assert_eq!(brings, if tool { "+1 tools, -1 cards" } else { "-1 cards" }, "{people} in {column}");
            assert_eq!(play.labour(), labour, "{people} in {column}");
        }
    }
}

#[test]
fn b4e_people_who_were_not_played_are_kept_or_used_in_the_eclipse() {
    let (play, _) = eclipse(given([who().hand("elder hunter"), who()]), "elder");
    assert_eq!((play.discard(RED), play.p(RED).held), ("elder".to_owned(), 6));
    assert!(play.hand(RED).contains("hunter"));
}

#[test]
fn b4f_an_empty_deck_is_made_anew_from_the_discard_pile() {
    let mut play = red(who().discard(NINE));
    let events = play.go(RED, "place member rest");
    let [shuffled, drew] = [
        place_of(&events, |event| matches!(event, Event::Shuffled { .. })),
        place_of(&events, |event| matches!(event, Event::Drew { count: 1, .. })),
    ];
    assert!(shuffled < drew);
    let who = play.p(RED);
    assert_eq!((who.held, who.deck, who.discard.len()), (1, 8, 0));
}

#[test]
fn b4f_the_rest_of_the_deck_comes_first() {
    // One card is in the deck: it is drawn, and only then the discard pile becomes a deck.
    let discard = "tribesman tribesman tribesman tribesman tribeswoman tribeswoman tribeswoman brave";
    let mut play = red(who().hand("C06").discard(discard));
    let events = play.go(RED, "culture C06");
    assert_eq!(happened(&events, |event| matches!(event, Event::Shuffled { .. })), 1);
    assert!(play.hand(RED).contains("brave"));
    // What was played in this turn is not there yet.
    assert_eq!((play.p(RED).held, play.p(RED).deck, play.discard(RED)), (2, 7, String::new()));
}

#[test]
fn b4f_nothing_is_drawn_when_both_are_empty() {
    let mut play = red(who().hand(NINE));
    let events = play.go(RED, "place member rest");
    assert_eq!(happened(&events, |event| matches!(event, Event::Drew { .. } | Event::Shuffled { .. })), 0);
    assert_eq!(play.p(RED).held, 9);
    // Two of five are there, and these are drawn.
    let seven = "tribesman tribesman tribesman tribesman tribeswoman tribeswoman tribeswoman";
    let (play, _) = eclipse(given([who().hand(seven), who()]), "");
    assert_eq!((play.p(RED).held, play.p(RED).deck), (9, 0));
}

#[test]
fn b4g_an_empty_pile_stays_empty() {
    let fifteen = "elder ".repeat(15);
    let mut play =
        given([rich(), who().deck(&fifteen)]).visited("initiate").turn(RED).and("place member initiate");
    work(&mut play, 1);
    assert_eq!(play.refused_by("recruit elder"), (Why::PileEmpty, "B4g"));
    assert_eq!(play.moves_like("recruit").len(), 8);
    let given = given([who().hand("C19"), who().deck(&fifteen)]);
    let play = given.turn(RED).and("culture C19");
    assert_eq!(play.refused("recruit elder"), Why::PileEmpty);
}

// ---------------------------------------------------------------------------------------------------------------------
// The columns

#[test]
fn b5a_labour_is_one_stock_for_the_whole_turn() {
    let mut play = red_in(rich(), "develop");
    work(&mut play, 2);
    play.go(RED, "learn C01");
    assert_eq!(play.labour(), 2);
    assert_eq!(play.brings(RED, "stone S01"), "-1 tools");
    assert_eq!(play.labour(), 0);
    // Labour from before the figure counts too.
    let play = red(who().tools(1).hand("C17 brave")).after(&["culture C17", "place member develop"]);
    assert!(play.may("stone S01"));
}

#[test]
fn b5a_what_cannot_be_paid_is_refused() {
    let play = red_in(who().food(10).tools(10).hand("tribesman"), "develop");
    assert_eq!(play.refused_by("learn C01"), (Why::LittleLabour, "B3e"));
    let mut play = red_in(who().food(1).tools(10).hand("shaman shaman brave"), "initiate");
    work(&mut play, 2);
    assert_eq!(play.refused_by("recruit elder"), (Why::LittleFood, "B3e"));
    let mut play = red_in(who().food(10).hand("shaman shaman brave"), "develop");
    work(&mut play, 2);
    assert_eq!(play.refused_by("learn C03"), (Why::FewTools, "B3e"));
    assert!(play.may("learn C01"));
    assert_eq!(play.refused_by("hunt mammoth"), (Why::OtherColumn, "B3e"));
}

#[test]
fn b5b_initiate() {
    let mut play = red_first_in(rich(), "initiate");
    work(&mut play, 2);
    assert_eq!(play.brings(RED, "recruit artisan"), "-2 food, +1 cards");
    assert_eq!(play.brings(RED, "recruit guide to discard"), "-2 food");
    assert_eq!((play.labour(), play.discard(RED)), (2, "guide".to_owned()));
    assert_eq!(play.view().supply, [0, 0, 0, 15, 14, 15, 14, 10, 0]);
    assert_eq!(play.brings(RED, "bury shaman"), "-1 cards, +1 buried");
    play.go(RED, "end");
    assert_eq!(play.moves_like("step"), ["step honour", "step offering"]);
    assert_eq!(play.brings(RED, "step offering"), "+1 offering");
    assert_eq!(play.acts(), BLUE);
}

#[test]
fn b5c_develop() {
    let mut play = red_first_in(rich(), "develop");
    work(&mut play, 3);
    assert_eq!(play.brings(RED, "learn C04"), "-1 tools, +1 cards");
    assert_eq!(play.labour(), 4);
    assert_eq!(play.refused_by("learn C09"), (Why::NotOpen, "B5c"));
    assert_eq!(play.brings(RED, "stone S02"), "-1 tools");
    assert_eq!((names(play.p(RED).stones), play.labour()), ("S02".to_owned(), 2));
    assert_eq!(play.view().stones[0].len(), 2, "a stone is not replaced");
    play.go(RED, "end");
    // 1a1 shows 1 food; the megalith costs 1 tool.
    assert_eq!(play.brings(RED, "megalith 1c1"), "-1 tools, +1 points, +1 megaliths");
    assert_eq!(play.acts(), BLUE);
}

#[test]
fn b5c_every_culture_card_has_its_price() {
    for (culture, row) in Culture::all().zip(CULTURE.iter()) {
        let (labour, tools) =
            (row["cost"]["labor"].as_u64().expect("labour"), row["cost"]["tools"].as_u64().unwrap_or(0));
        let base = who().tools(tools as u8).hand("tribesman tribesman tribesman tribesman");
        let round = if row["era"] == 1 { 1 } else { 3 };
        let given = given([base, who()]).round(round).visited("develop").display(&culture.to_string());
        let mut play = given.turn(RED).and("place member develop");
        let mv = format!("learn {culture}");
        for _ in 0..labour {
            assert_eq!(play.refused(&mv), Why::LittleLabour, "{culture}");
            play.go(RED, "play tribesman");
        }
        play.go(RED, &mv);
        assert_eq!((play.tools(RED), play.labour()), (0, 0), "{culture}");
        assert!(play.hand(RED).contains(&culture.to_string()));
    }
}

#[test]
fn b5c_the_bonus_of_develop_needs_a_tool() {
    let play = red_first_in(who().hand("tribesman"), "develop").and("end");
    assert_eq!(play.acts(), BLUE, "without a tool nothing is asked");
    let mut play = red_first_in(who().tools(1).hand("tribesman"), "develop").and("end");
    assert_eq!(play.brings(RED, "megalith 1a1"), "+1 food, -1 tools, +1 megaliths");
    let mut play = red_first_in(who().tools(1).hand("tribesman"), "develop").and("end");
    assert_eq!(play.brings(RED, "skip"), "");
}

#[test]
fn b5d_hunt() {
    let mut play = red_first_in(rich(), "hunt");
    work(&mut play, 3);
    assert_eq!(play.brings(RED, "hunt woolly-rhino"), "-2 tools");
    assert_eq!((play.labour(), play.p(RED).animals[Animal::WoollyRhino as usize]), (4, 1));
    assert_eq!(play.refused_by("hunt teratorn"), (Why::NoSuchAnimal, "B9a"));
    play.go(RED, "hunt sabre-tooth");
    play.go(RED, "tip sabre-tooth");
    assert_eq!(play.tools(RED), 10 - 2 - 3 + 2);
    assert_eq!(play.brings(RED, "end"), "+2 tools");
}

#[test]
fn b5d_every_animal_has_its_price() {
    for (animal, labour, tools) in [
        ("stag-moose", 1, 1),
        ("glyptodon", 2, 1),
        ("ground-sloth", 1, 2),
        ("woolly-rhino", 2, 2),
        ("sabre-tooth", 2, 3),
        ("mammoth", 3, 3),
        ("teratorn", 1, 2),
    ] {
        let base = |tools| who().tools(tools).hand("tribesman tribesman tribesman tribesman");
        let table = |tools| {
            given([base(tools), who()]).visited("hunt").grounds(animal).turn(RED).and("place member hunt")
        };
        let mv = format!("hunt {animal}");
        let mut play = table(tools);
        for _ in 0..labour {
            assert_eq!(play.refused(&mv), Why::LittleLabour, "{animal}");
            play.go(RED, "play tribesman");
        }
        play.go(RED, &mv);
        assert_eq!((play.tools(RED), play.labour()), (0, 0), "{animal}");
        let mut play = table(tools - 1);
        (0..labour).for_each(|_| drop(play.go(RED, "play tribesman")));
        assert_eq!(play.refused(&mv), Why::FewTools, "{animal}");
    }
}

#[test]
fn b5e_migrate() {
    let mut play = red_first_in(rich().food(2).camps("(0,0)"), "migrate");
    work(&mut play, 3);
    assert_eq!(play.brings(RED, "move (0,0) (1,-1)"), "");
    assert_eq!(play.brings(RED, "camp"), "-1 food, +1 camps");
    play.go_all(&["move (0,0) (0,-1)", "move (1,-1) (2,-2)"]);
    assert_eq!(play.brings(RED, "camp"), "-1 food, +1 camps");
    assert_eq!(play.labour(), 1);
    assert_eq!(play.refused_by("camp"), (Why::LittleFood, "B3e"));
    play.go(RED, "end");
    play.go_all(&["move (0,0) (1,0)", "move (2,-2) (1,-2)"]);
    assert_eq!(play.acts(), BLUE);
    let stand = ["(0,-1)", "(1,0)", "(1,-2)"].map(|at| play.camps(RED, at));
    assert_eq!(stand, [1, 1, 1]);
}

#[test]
fn b5e_without_labour_no_camp_moves() {
    let play = red_in(who().food(5).camps("(0,0)").hand("tribesman"), "migrate");
    assert_eq!(play.refused_by("move (0,0) (1,0)"), (Why::LittleLabour, "B3e"));
    assert_eq!(play.refused("camp"), Why::LittleLabour);
}

// ---------------------------------------------------------------------------------------------------------------------
// Culture cards, each played once

/// Red's culture card is played; what the moves after it change.
#[track_caller]
fn plays(who: Who, card: &str, answers: &[&str]) -> (Play, String) {
    let hand = format!("{card} tribesman");
    let round = if card < "C21" { 1 } else { 3 };
    let mut play = given([who.hand(&hand), nobody()]).round(round).turn(RED);
    let before = play.p(RED);
    play.go(RED, &format!("culture {card}"));
    play.go_all(answers);
    assert!(play.may("place member rest"), "{card}: {:?}", play.moves());
    assert!(names(&play.view().now.played).contains(card));
    let changes = change(&before, &play.p(RED));
    (play, changes)
}

#[test]
fn b3c_culture_cards_that_only_bring_something() {
    let animals = "mammoth mammoth teratorn glyptodon";
    for (who, card, brings) in [
        (who(), "C01", "+3 food, -1 cards"),
        (who(), "C02", "+1 food, +1 tools, -1 cards"),
        (who(), "C06", "+1 cards"),
        (who(), "C08", "+1 honour"),
        (who(), "C13", "+1 food, -1 cards, +1 offering"),
        (who(), "C20", "+1 food, -1 cards, +2 strength"),
        (who(), "C21", "+4 food, -1 cards"),
        (who(), "C22", "+3 tools, -1 cards"),
        (who(), "C26", "+2 cards"),
        (who(), "C32", "-1 cards, +1 honour, +1 offering"),
        (who().built("1a1 1b1 1a2"), "C33", "+3 points, -1 cards"),
        (who().built("1a1 1b1 1a2 1b2 1c1 1c2 2a1"), "C33", "+5 points, -1 cards"),
        (who().animals(animals).tipped("stag-moose"), "C34", "+3 points, -1 cards"),
        (who().camps("(0,0) (1,0) (1,0) (2,0)"), "C35", "+3 points, -1 cards"),
        (who().villages("J07 J15"), "C36", "+4 points, -1 cards"),
        (who(), "C40", "+2 points, -1 cards, +4 strength"),
    ] {
        assert_eq!(plays(who, card, &[]).1, brings, "{card}");
    }
    // At most 6 for all seven types, and 6 for three villages.
    let all = "stag-moose glyptodon ground-sloth woolly-rhino sabre-tooth mammoth teratorn";
    assert_eq!(plays(who().animals(all), "C34", &[]).1, "+6 points, -1 cards");
    assert_eq!(plays(who().villages("J07 J15 J18"), "C36", &[]).1, "+6 points, -1 cards");
}

#[test]
fn b3c_culture_cards_for_camps() {
    let camps = ["move (0,0) (1,0)", "move (1,0) (2,0)", "move (2,0) (2,-1)"];
    let (play, brings) = plays(who().camps("(0,0)"), "C04", &camps);
    assert_eq!((brings.as_str(), play.camps(RED, "(2,-1)")), ("-1 cards", 1));
    let (play, brings) = plays(who().camps("(2,0)"), "C05", &["camp", "move (0,0) (0,1)"]);
    assert_eq!((brings.as_str(), play.camps(RED, "(0,1)")), ("-1 cards, +1 camps", 1));
    let camps = ["move (0,0) (1,0)", "move (2,0) (2,-1)", "move (1,0) (2,0)", "move (2,0) (1,1)"];
    let (play, _) = plays(who().camps("(0,0) (2,0)"), "C24", &camps);
    assert_eq!((play.camps(RED, "(1,1)"), play.camps(RED, "(2,-1)")), (1, 1));
    // A village does not use up the middle section.
    let all = "(1,-1) (2,-1) (2,-2) (1,0) (2,0)";
    let village = juncture([(1, -1), (2, -1), (2, -2)]);
    let (play, brings) = plays(who().camps(all).villages("J07"), "C25", &[&format!("village {village}")]);
    assert_eq!((brings.as_str(), play.p(RED).villages.len(), play.p(RED).home), ("-1 cards, -3 camps", 2, 3));
    let play = play.and("place member migrate");
    assert_eq!(play.refused(&format!("village {village}")), Why::Occupied, "the section is not over");
}

#[test]
fn b3c_culture_cards_for_cards_and_animals() {
    let (play, brings) = plays(who().discard("brave"), "C07", &["bury brave from discard"]);
    assert_eq!((brings.as_str(), play.buried(RED)), ("-1 cards, +1 buried", "brave".to_owned()));
    assert_eq!(plays(who().discard("brave"), "C07", &["bury tribesman"]).1, "-2 cards, +1 buried");
    let (play, brings) = plays(who().discard("brave"), "C27", &["bury brave from discard", "bury tribesman"]);
    assert_eq!((brings.as_str(), play.buried(RED)), ("-2 cards, +2 buried", "tribesman brave".to_owned()));
    assert_eq!(plays(who().discard("brave"), "C27", &["bury tribesman", "skip"]).1, "-2 cards, +1 buried");
    let (play, brings) = plays(who().animals("ground-sloth"), "C09", &["tip ground-sloth"]);
    assert_eq!((brings.as_str(), play.p(RED).tipped[2]), ("+5 food, -1 cards", 1));
    assert_eq!(plays(who().animals("ground-sloth"), "C09", &["skip"]).1, "+1 food, -1 cards");
    let animals = who().animals("stag-moose stag-moose stag-moose");
    assert_eq!(plays(animals.clone(), "C29", &["tip stag-moose", "tip stag-moose"]).1, "+4 food, -1 cards");
    assert_eq!(plays(animals, "C29", &["tip stag-moose", "skip"]).1, "+2 food, -1 cards");
    let (play, brings) = plays(who(), "C18", &[]);
    assert_eq!((brings.as_str(), play.p(RED).animals.iter().sum::<u8>()), ("-1 cards", 1));
    assert_eq!((play.grounds().split(' ').count(), play.view().herd.iter().sum::<u8>()), (6, 53));
    let (play, brings) = plays(who(), "C38", &["hunt mammoth"]);
    assert_eq!((brings.as_str(), play.p(RED).animals[5]), ("-1 cards", 1));
    assert_eq!(play.grounds().split(' ').count(), 5);
    let (play, brings) = plays(who(), "C19", &["recruit elder"]);
    assert_eq!((brings.as_str(), play.hand(RED)), ("", "tribesman elder".to_owned()));
    let (play, brings) = plays(who(), "C39", &["recruit elder", "recruit shaman"]);
    assert_eq!((brings.as_str(), play.hand(RED)), ("+1 cards", "tribesman elder shaman".to_owned()));
}

#[test]
fn b3c_culture_cards_for_idols_and_megaliths() {
    assert_eq!(plays(who(), "C10", &["megalith 1b1"]).1, "+1 tools, -1 cards, +1 megaliths");
    let brings = plays(who(), "C30", &["megalith 1b1", "megalith 1b2"]).1;
    assert_eq!(brings, "+2 food, +1 tools, -1 cards, +2 megaliths");
    assert_eq!(plays(who(), "C30", &["megalith 1b1", "skip"]).1, "+1 tools, -1 cards, +1 megaliths");
    assert_eq!(plays(who(), "C28", &["step honour", "step offering"]).1, "-1 cards, +1 honour, +1 offering");
    assert_eq!(plays(who(), "C28", &["step honour", "step honour"]).1, "+1 food, -1 cards, +2 honour");
}

#[test]
fn b3c_culture_cards_that_exchange() {
    let (_, brings) = plays(who().food(1), "C11", &["exchange", "exchange"]);
    assert_eq!(brings, "-1 food, +2 tools, -1 cards", "1 food, and 2 of 2 food for a tool each");
    assert_eq!(plays(who().food(6), "C11", &["exchange"; 3]).1, "-2 food, +3 tools, -1 cards");
    assert_eq!(plays(who().food(6), "C11", &["skip"]).1, "+1 food, -1 cards");
    assert_eq!(plays(who().tools(5), "C12", &["exchange"; 2]).1, "+4 food, -1 tools, -1 cards");
    assert_eq!(plays(who(), "C12", &["exchange"]).1, "+2 food, -1 cards");
    assert_eq!(plays(who().food(6), "C31", &["exchange"; 5]).1, "-3 food, +5 points, -1 cards");
    assert_eq!(plays(who(), "C31", &["exchange"; 2]).1, "+2 points, -1 cards");
}

#[test]
fn b3c_great_drive_makes_every_animal_cheaper() {
    let given = given([who().tools(3).hand("C23 shaman"), who()])
        .round(3)
        .visited("hunt")
        .grounds("stag-moose teratorn sabre-tooth");
    let mut play = given.turn(RED).after(&["culture C23", "place member hunt"]);
    assert_eq!(play.labour(), 4);
    assert_eq!(play.brings(RED, "hunt sabre-tooth"), "-2 tools");
    assert_eq!(play.brings(RED, "hunt teratorn"), "-1 tools");
    assert_eq!(play.brings(RED, "hunt stag-moose"), "", "not below nothing");
}

#[test]
fn b3c_a_discount_holds_for_its_column_only() {
    let given = given([who().tools(5).hand("C23 shaman shaman"), who()]).round(3).visited("develop");
    let mut play =
        given.turn(RED).after(&["culture C23", "place member develop", "play shaman", "play shaman"]);
    assert_eq!(play.brings(RED, "stone S11"), "-1 tools");
}

// ---------------------------------------------------------------------------------------------------------------------
// Rest and the chief

#[test]
fn b6a_rest_tips_an_animal_and_draws_a_card() {
    let mut play = red(who().animals("ground-sloth mammoth")).and("place member rest");
    assert_eq!(play.moves(), ["tip ground-sloth", "tip mammoth", "skip"]);
    let mut skipped = play.clone();
    assert_eq!(play.brings(RED, "tip ground-sloth"), "+4 food, +1 cards, +2 strength");
    assert_eq!(skipped.brings(RED, "skip"), "+1 cards, +2 strength");
    assert_eq!((play.acts(), play.p(RED).placed[4]), (BLUE, 1));
}

#[test]
fn b6b_each_resting_figure_gives_two_strength_and_no_labour() {
    let mut play =
        given([who().chief("handeye", "b").hand("tribesman"), who().placed("hunt hunt").chief_at("hunt")])
            .turn(RED);
    assert_eq!(play.brings(RED, "place chief rest"), "+1 cards, +2 strength", "the chief does nothing else");
    assert_eq!(play.p(RED).strength, 2);
    // Everybody has a rest space of their own, so nobody is first there.
    let events = red(who()).go(RED, "place member rest");
    assert_eq!(happened(&events, |event| matches!(event, Event::Placed { first: false, .. })), 1);
    let play = red(who().hand("tribesman").animals("mammoth")).and("place member rest");
    assert_eq!(play.refused_by("play tribesman"), (Why::NoLabourHere, "B3f"));
    // In the next round it is gone.
    let (play, _) = eclipse(given([who().strength(4), who()]), "");
    assert_eq!(play.p(RED).strength, 0);
}

#[test]
fn b7a_the_chief_acts_like_a_member_and_may_use_an_ability() {
    let chief = |figure: &str| {
        let play = red(who().chief("firewolf", "b").food(1).hand("shaman").camps("(1,0)"));
        play.and(&format!("place {figure} migrate"))
    };
    let mut play = chief("chief");
    assert_eq!(play.moves(), ["camp", "skip", "play shaman"]);
    play.go_all(&["skip", "skip", "play shaman", "move (1,0) (2,0)", "end"]);
    assert_eq!(play.moves_like("move (2,0)").len(), 3, "the first-figure bonus is the chief's too");
    let play = chief("member");
    assert_eq!(play.moves(), ["play shaman", "end"], "a member has no ability");
}

#[test]
fn b7b_every_side_of_every_chief_in_every_column() {
    // The column, or any; labour; what else it brings at once.
    for (chief, side, wanted, labour, brings) in [
        ("tuskbreaker", "a", "hunt", 2, ""),
        ("tuskbreaker", "b", "hunt", 0, "+2 tools"),
        ("thunderclaw", "a", "initiate", 2, ""),
        ("thunderclaw", "b", "initiate", 0, "+1 food"),
        ("stonecarver", "a", "any", 0, ""),
        ("stonecarver", "b", "develop", 0, ""),
        ("handeye", "a", "develop", 2, ""),
        ("handeye", "b", "any", 0, "+1 food, +1 tools"),
        ("firewolf", "a", "migrate", 2, ""),
        ("firewolf", "b", "migrate", 0, ""),
    ] {
        for column in COLUMNS {
            let who = who().chief(chief, side).hand("tribesman").tools(1).camps("(0,0)");
            let mut play = given([who, nobody()]).visited("initiate develop hunt migrate").turn(RED);
            let told = play.brings(RED, &format!("place chief {column}"));
            let applies = wanted == "any" || wanted == column;
            assert_eq!(told, if applies { brings } else { "" }, "{chief} {side} in {column}");
            assert_eq!(play.labour(), if applies { labour } else { 0 }, "{chief} {side} in {column}");
            let asked = match (chief, side) {
                ("thunderclaw", "b") => "step honour",
                ("stonecarver", _) => "megalith 1a1",
                ("firewolf", "b") => "camp",
                _ => continue,
            };
            assert_eq!(play.may(asked), applies, "{chief} {side} in {column}");
        }
    }
}

#[test]
fn b7b_stonecarver_pays_a_tool_on_one_side_only() {
    let table = |side: &str, tools| {
        let who = who().chief("stonecarver", side).hand("tribesman").tools(tools);
        red(who).and("place chief develop")
    };
    assert_eq!(table("a", 1).brings(RED, "megalith 1a2"), "-1 tools, +1 points, +1 megaliths");
    assert_eq!(table("b", 1).brings(RED, "megalith 1a2"), "+1 points, +1 megaliths");
    assert!(!table("a", 0).may("megalith 1a2"));
    assert!(table("b", 0).may("megalith 1a2"));
}

#[test]
fn b7b_the_ability_comes_before_the_upper_section() {
    let play = red(rich().chief("firewolf", "b").camps("(1,0)")).and("place chief migrate");
    assert!(!play.may("move (1,0) (2,0)"), "first the camp of the ability");
    let mut play = play.and("camp");
    assert_eq!(play.brings(RED, "move (0,0) (0,1)"), "");
    assert_eq!((play.camps(RED, "(0,1)"), play.food(RED)), (1, 10), "both for nothing");
    // Thunderclaw: 1 food and a step.
    let mut play = red(who().chief("thunderclaw", "b").hand("tribesman")).and("place chief initiate");
    assert_eq!(play.brings(RED, "step honour"), "+1 honour");
}

// ---------------------------------------------------------------------------------------------------------------------
// The terrain

/// Villages on the plain map: at wetland, mountain and glacier; at forest, wetland and mountain; at tundra, wetland and
/// mountain; at plains, tundra and mountain.
const NORTH_EAST: [Point; 3] = [(1, -1), (2, -2), (2, -1)];
const NORTH: [Point; 3] = [(1, -2), (1, -1), (2, -2)];
const WEST: [Point; 3] = [(-2, 0), (-2, 1), (-1, 0)];
const SOUTH: [Point; 3] = [(-1, 2), (0, 1), (0, 2)];

fn at(villages: &[[Point; 3]]) -> String {
    villages.iter().map(|&hexes| juncture(hexes)).collect::<Vec<_>>().join(" ")
}

#[test]
fn b8a_nineteen_hexes_in_three_rings() {
    let rings: Vec<usize> = (0..3)
        .map(|ring| count::points().iter().filter(|&&at| count::distance(at, (0, 0)) == ring).count())
        .collect();
    assert_eq!((rings, fresh(2, 1).view().ground.len()), (vec![1, 6, 12], 19));
    let listed = |ring: &str| {
        tables::RINGS[ring].as_array().expect("hexes").iter().map(|at| (at[0].as_i64(), at[1].as_i64()))
    };
    let found = |ring| count::points().into_iter().filter(move |&at| count::distance(at, (0, 0)) == ring);
    for (ring, name) in [(1, "ring1"), (2, "outer12")] {
        let found: BTreeSet<_> = found(ring).map(|(q, r)| (Some(q), Some(r))).collect();
        assert_eq!(listed(name).collect::<BTreeSet<_>>(), found);
    }
    // A camp reaches all hexes beside its own and no others.
    for from in count::points() {
        let play =
            red_in(who().hand("shaman shaman").camps(&count::name_of(from)), "migrate").and("play shaman");
        let beside = count::points().into_iter().filter(|&to| count::distance(from, to) == 1);
        let expected: BTreeSet<String> =
            beside.map(|to| format!("move {} {}", count::name_of(from), count::name_of(to))).collect();
        assert_eq!(play.moves_like("move").into_iter().collect::<BTreeSet<_>>(), expected);
    }
}

#[test]
fn b8b_ts11_a_new_camp_comes_to_the_base_tile() {
    let mut play =
        red_in(who().food(1).hand("shaman shaman").camps("(1,0) (2,0)"), "migrate").and("play shaman");
    assert_eq!(play.p(RED).home, 3);
    play.go(RED, "camp");
    assert_eq!((play.p(RED).home, play.camps(RED, "(0,0)")), (2, 1));
    // The third space from the left is uncovered: another food in every eclipse.
    let income = |camps: &str| {
        let (_, events) = eclipse(given([who().camps(camps), who()]), "");
        gains(
            &events[place_of(&events, |event| matches!(event, Event::Gained { why: Origin::Board, .. }))..],
            RED,
        )
    };
    assert_eq!(income("(2,-1) (2,-1)"), "2 food, 2 tools");
    assert_eq!(income("(2,-1) (2,-1) (0,0)"), "3 food, 2 tools");
}

#[test]
fn b8b_without_camps_on_the_board_none_is_placed() {
    let all = "(1,0) (1,0) (1,0) (1,0) (1,0)";
    let play = red_in(who().food(1).hand("shaman shaman").camps(all), "migrate").and("play shaman");
    assert_eq!(play.refused_by("camp"), (Why::NoCamps, "B8b"));
}

#[test]
fn b8c_camp_moves_can_be_split_and_hexes_shared() {
    let blue = who().camps("(1,0) (1,0)");
    let given = given([who().hand("shaman shaman shaman").camps("(0,0) (1,-1)"), blue]).visited("migrate");
    let mut play = given.turn(RED).and("place member migrate");
    work(&mut play, 2);
    play.go_all(&["move (0,0) (1,0)", "move (1,-1) (1,0)", "move (1,0) (0,0)", "move (0,0) (-1,0)"]);
    assert_eq!([play.camps(RED, "(1,0)"), play.camps(RED, "(-1,0)"), play.camps(BLUE, "(1,0)")], [1, 1, 2]);
    assert_eq!(play.labour(), 0);
}

#[test]
fn b8c_only_ones_own_camps_and_only_one_hex_far() {
    let given = given([who().hand("shaman shaman").camps("(0,0)"), who().camps("(1,0)")]).visited("migrate");
    let play = given.turn(RED).after(&["place member migrate", "play shaman"]);
    assert_eq!(play.refused_by("move (1,0) (2,0)"), (Why::NoCampThere, "B8c"));
    assert_eq!(play.refused_by("move (0,0) (2,0)"), (Why::TooFar, "B8c"));
    assert!(play.moves_like("move").iter().all(|mv| mv.starts_with("move (0,0) ")));
}

#[test]
fn b8e_ts12_three_camps_become_a_village() {
    let who = who().hand("tribesman").camps("(1,-1) (2,-1) (2,-2) (0,0) (1,-1)");
    let mut play = red_in(who, "migrate");
    let village = at(&[NORTH_EAST]);
    play.go(RED, &format!("village {village}"));
    let left = ["(1,-1)", "(2,-1)", "(2,-2)", "(0,0)"].map(|hex| play.camps(RED, hex));
    assert_eq!((play.villages(RED), play.p(RED).home, left), (village, 3, [1, 0, 0, 1]));
}

#[test]
fn b8e_a_camp_on_each_of_the_three_hexes() {
    let blue = who().camps("(2,-2)");
    let play = given([who().hand("tribesman").camps("(1,-1) (2,-1) (1,0)"), blue])
        .turn(RED)
        .and("place member migrate");
    assert_eq!(play.refused_by(&format!("village {}", at(&[NORTH_EAST]))), (Why::CampsMissing, "B8e"));
    // These three meet.
    assert!(play.may(&format!("village {}", juncture([(1, -1), (2, -1), (1, 0)]))));
}

#[test]
fn b8f_ts13_no_village_beside_the_base_tile() {
    let play = red_in(who().hand("tribesman").camps("(0,0) (1,0) (1,-1)"), "migrate");
    let village = juncture([(0, 0), (1, 0), (1, -1)]);
    assert_eq!(play.refused_by(&format!("village {village}")), (Why::AtBase, "B8f"));
    let central: Vec<String> = (1..=24).map(|number| format!("J{number:02}")).collect();
    let central = central.iter().filter(|name| count::corners(name).contains(&(0, 0)));
    assert_eq!(central.count(), 6, "18 of 24 are left");
}

#[test]
fn b8g_ts15_one_village_on_each_juncture() {
    let red = who().hand("tribesman").camps("(1,-1) (2,-1) (2,-2)");
    let play = given([red, who().villages(&at(&[NORTH_EAST]))]).turn(RED).and("place member migrate");
    assert_eq!(play.refused_by(&format!("village {}", at(&[NORTH_EAST]))), (Why::Occupied, "B8g"));
    assert_eq!(play.moves_like("village"), Vec::<String>::new());
}

#[test]
fn b8g_three_villages_and_no_more() {
    let who = who().hand("tribesman").camps("(1,-1) (2,-1) (2,-2)").villages(&at(&[NORTH, WEST, SOUTH]));
    let play = red_in(who, "migrate");
    assert_eq!(play.refused_by(&format!("village {}", at(&[NORTH_EAST]))), (Why::NoVillages, "B8g"));
}

#[test]
fn b8h_camps_come_back_from_the_right_and_villages_leave_from_the_left() {
    // All five are out; three come back to the right, so the two left spaces bring 1 food and 1 tool. The first village
    // brings 1 tool and 2 points.
    let who = who().hand("tribesman").camps("(1,-1) (2,-1) (2,-2) (0,0) (0,0)").placed("rest rest");
    let table = given([who, common::given::who().placed("rest rest").chief_at("rest")]);
    let mut play = table.turn(RED).after(&[
        "place chief migrate",
        &format!("village {}", at(&[NORTH_EAST])),
        "end",
        "skip",
    ]);
    let mut events = play.piles(["", ""]);
    events.extend(play.until(|play| play.phase() == Phase::Culture));
    let board: Vec<Event> = events
        .into_iter()
        .filter(|event| matches!(event, Event::Gained { why: Origin::Board, .. }))
        .collect();
    assert_eq!(gains(&board, RED), "2 food, 3 tools, 2 points");
}

#[test]
fn b8i_a_camp_counts_one_and_a_village_two() {
    // On (1,-1), which brings 2 points: Red has a village, Blue one to three camps.
    for (camps, red, blue) in [("(1,-1)", 2, 0), ("(1,-1) (1,-1)", 2, 2), ("(1,-1) (1,-1) (1,-1)", 0, 2)] {
        let table = given([who().villages(&at(&[NORTH_EAST])), who().camps(camps)]);
        let (play, _) = eclipse(table, "");
        let points = [RED, BLUE].map(|seat| play.points(seat, Source::Terrain));
        assert_eq!(points, [red, blue], "{camps}");
    }
    // A village and a camp are three, two villages at one hex four.
    let table =
        given([who().villages(&at(&[NORTH_EAST])).camps("(1,-1)"), who().camps("(1,-1) (1,-1) (1,-1)")]);
    assert_eq!(eclipse(table, "").0.points(RED, Source::Terrain), 2);
    let table = given([who().villages(&at(&[NORTH_EAST, NORTH])), who().camps("(1,-1) (1,-1) (1,-1)")]);
    let (play, _) = eclipse(table, "");
    assert_eq!((play.points(RED, Source::Terrain), play.points(BLUE, Source::Terrain)), (2, 0));
}

/// What hexes bring in an eclipse to Red and Blue: `2 food`.
fn hexes_bring(red: &str, blue: &str) -> [String; 2] {
    let (_, events) = eclipse(given([who().camps(red), who().camps(blue)]), "");
    let hexes: Vec<Event> = events
        .into_iter()
        .filter(|event| matches!(event, Event::Gained { why: Origin::Hex(_), .. }))
        .collect();
    [RED, BLUE].map(|seat| gains(&hexes, seat))
}

#[test]
fn b8j_ts16_tied_for_the_most_influence() {
    assert_eq!(hexes_bring("(1,-2) (1,-2)", "(1,-2) (1,-2)"), ["2 food", "2 food"]);
}

#[test]
fn b8j_ts17_a_minority_gets_nothing() {
    assert_eq!(hexes_bring("(1,-2) (1,-2) (1,-2)", "(1,-2) (1,-2)"), ["2 food", ""]);
}

#[test]
fn b8j_what_each_terrain_brings() {
    for (hex, brings) in [
        ("(1,-2)", "2 food"),
        ("(0,-1)", "1 food, 1 points"),
        ("(0,1)", "1 tools"),
        ("(-1,0)", "1 tools, 1 points"),
        ("(-1,-1)", "1 food"),
        ("(1,0)", "1 points"),
        ("(1,-1)", "2 points"),
        ("(-2,1)", "1 points, 1 food"),
        ("(1,1)", "1 points, 1 tools"),
    ] {
        assert_eq!(hexes_bring(hex, ""), [brings, ""], "{hex}");
    }
    // Plains have a move first; tundra has steps.
    let table = |hex: &str| given([who().camps(hex), who()]).piles(["", ""]);
    assert!(table("(1,0)").may("move (1,0) (2,0)"));
    assert_eq!(table("(-2,0)").moves(), ["step honour", "step offering", "skip"]);
    assert_eq!(table("(-1,1)").steps(RED), [1, 0]);
    assert_eq!(table("(0,2)").steps(RED), [0, 1]);
}

#[test]
fn b8k_the_base_tile_and_glaciers_bring_nothing() {
    assert_eq!(hexes_bring("(0,0) (0,0) (2,-1) (0,-2) (-2,2)", ""), ["", ""]);
    let play = given([who().camps("(0,0) (2,-1) (1,-2) (2,-2)"), who()]).piles(["", ""]);
    assert_eq!(play.moves(), ["take (1,-2)", "take (2,-2)"]);
    assert_eq!(play.refused_by("take (0,0)"), (Why::NoBenefit, "B8k"));
    assert_eq!(play.refused("take (2,-1)"), Why::NoBenefit);
    assert_eq!(play.refused_by("take (1,-1)"), (Why::NoMajority, "B8j"));
}

// ---------------------------------------------------------------------------------------------------------------------
// Animals

#[test]
fn b9a_a_hunted_animal_is_upright() {
    let mut play = red_in(rich(), "hunt");
    work(&mut play, 2);
    play.go(RED, "hunt mammoth");
    assert_eq!((play.p(RED).animals[5], play.p(RED).tipped[5]), (1, 0));
    // It can be tipped in the same turn.
    assert!(play.may("tip mammoth"));
}

#[test]
fn b9b_ts19_an_animal_is_tipped_once() {
    let mut play = red_in(who().hand("tribesman").animals("mammoth teratorn"), "hunt");
    assert_eq!(play.brings(RED, "tip mammoth"), "+6 food, +1 tools");
    let play = red_in(who().hand("tribesman").tipped("mammoth").animals("teratorn"), "hunt");
    assert_eq!(play.refused_by("tip mammoth"), (Why::NotUpright, "B9b"));
    assert_eq!(play.moves_like("tip"), ["tip teratorn"]);
}

#[test]
fn b9b_what_tipping_each_animal_brings() {
    for (animal, brings) in [
        ("stag-moose", "+2 food"),
        ("glyptodon", "+2 food, +1 tools"),
        ("ground-sloth", "+4 food"),
        ("woolly-rhino", "+4 food, +1 tools"),
        ("sabre-tooth", "+2 food, +2 tools"),
        ("mammoth", "+6 food, +1 tools"),
        ("teratorn", "+1 food"),
    ] {
        let mut play = red_in(who().hand("tribesman").animals(animal), "hunt");
        assert_eq!(play.brings(RED, &format!("tip {animal}")), brings, "{animal}");
        // The teratorn brings a step on either track too.
        assert_eq!(play.may("step honour") && play.may("step offering"), animal == "teratorn");
    }
}

#[test]
fn b9c_tipped_animals_count_for_nothing() {
    let who = who().animals("mammoth stag-moose").tipped("mammoth teratorn");
    assert_eq!(stones_bring(given([who.clone().stones("S08"), nobody()]), ""), 2);
    assert_eq!(stones_bring(given([who.clone().stones("S14"), nobody()]), ""), 0);
    assert_eq!(at_the_end(who).points(RED, Source::Animals), 7 + 2);
}

#[test]
fn b9e_there_are_no_new_animals_when_all_are_used_up() {
    let herd = ["stag-moose", "glyptodon", "ground-sloth", "woolly-rhino", "sabre-tooth"]
        .map(|kind| format!("{kind} ").repeat(10));
    let all = format!("{}{}{}", herd.concat(), "mammoth ".repeat(4), "teratorn ".repeat(5));
    let given = given([rich().hand("shaman shaman shaman C18"), who().animals(&all)])
        .visited("hunt")
        .grounds("mammoth");
    let mut play = given.turn(RED);
    assert_eq!(play.brings(RED, "culture C18"), "-1 cards");
    assert_eq!(play.p(RED).animals, [0; 8], "nothing is on top of the deck");
    play.go(RED, "place member hunt");
    work(&mut play, 2);
    play.go_all(&["hunt mammoth", "end"]);
    assert_eq!(play.grounds(), "");
}

// ---------------------------------------------------------------------------------------------------------------------
// Megaliths

/// Red with a megalith to place: Stone Sledge was played.
#[track_caller]
fn raising(given: Given) -> Play {
    given.turn(RED).and("culture C10")
}

fn sledge() -> Who {
    who().hand("C10 tribesman")
}

#[test]
fn b10a_a_megalith_comes_from_the_board_and_with_none_left_nothing_is_placed() {
    let mut play = raising(given([sledge(), who()]));
    play.go(RED, "megalith 1a1");
    assert_eq!((play.p(RED).megaliths, names(play.p(RED).built)), (7, "1a1".to_owned()));
    let all = "1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2";
    let play = raising(given([sledge().built(all), who()]));
    assert!(play.may("place member hunt") && !play.may("megalith 1a3"));
    // Of two megaliths the second is lost.
    let who = who().hand("C30 tribesman").built(&all[..27]);
    let play = given([who, nobody()]).round(3).turn(RED).after(&["culture C30", "megalith 1d2"]);
    assert!(play.may("place member hunt"));
}

#[test]
fn b10b_every_square_of_every_site_brings_what_it_shows() {
    for players in [2_u8, 3, 4] {
        for square in (0..4).flat_map(|y| (0..8).map(move |x| Square::new(0, x, y))) {
            let table = match players {
                2 => raising(given([sledge(), who()])),
                3 => raising(given([sledge(), who(), who()])),
                _ => raising(given([sledge(), who(), who(), who()])),
            };
            let mv = format!("megalith {square}");
            let Some(shows) = count::square(players.into(), square) else {
                assert_eq!(table.refused(&mv), Why::NoSquare, "{square} with {players}");
                continue;
            };
            let mut play = table;
            let told = play.brings(RED, &mv);
            let expected = match shows.as_str() {
                "draw 1" => "+1 cards, +1 megaliths".to_owned(),
                "move 1" | "idol any" => "+1 megaliths".to_owned(),
                gain => {
                    let (what, count) = gain.split_once(' ').expect("a gain");
                    format!("+{count} {}, +1 megaliths", what.replace("vp", "points"))
                }
            };
            assert_eq!(told, expected, "{square} with {players} shows {shows}");
            assert_eq!(play.may("step honour"), shows == "idol any");
        }
    }
    // A move needs a camp.
    let play = raising(given([sledge().camps("(0,0)"), who()])).and("megalith 1d1");
    assert!(play.may("move (0,0) (1,0)"));
}

#[test]
fn b10b_a_covered_square_is_not_free() {
    let play = raising(given([sledge().built("1a1"), who().built("1b1")]).neutral(&[("1c1", BLUE)]));
    for taken in ["1a1", "1b1", "1c1"] {
        assert_eq!(play.refused_by(&format!("megalith {taken}")), (Why::NoSquare, "B10b"));
    }
    assert_eq!(play.moves_like("megalith").len(), 13);
}

#[test]
fn b10c_a_crossing_rests_on_four_and_counts_ones_own() {
    for (red, blue, points) in [
        ("1a1 1b1 1a2 1b2", "", 7),
        ("1a1 1b1 1a2", "1b2", 6),
        ("1a1", "1b1 1a2 1b2", 4),
        ("", "1a1 1b1 1a2 1b2", 3),
    ] {
        let mut play = raising(given([sledge().built(red), who().built(blue)]));
        assert_eq!(play.brings(RED, "megalith 2a1"), format!("+{points} points, +1 megaliths"), "{red}");
    }
}

#[test]
fn b10c_three_covered_squares_carry_nothing_and_tiles_do_not_matter() {
    let play = raising(given([sledge().built("1a1 1b1 1a2"), who()]));
    assert_eq!(play.refused_by("megalith 2a1"), (Why::NotSupported, "B10c"));
    // Between the two tiles of two players, rows 2 and 3.
    let mut play = raising(given([sledge().built("1a2 1b2"), who().built("1a3 1b3")]));
    assert_eq!(play.brings(RED, "megalith 2a2"), "+5 points, +1 megaliths");
    // The site ends at column d: nothing rests beyond it, nor on the next row.
    let play = raising(given([sledge().built("1d1 1d2"), who().built("1a2 1a3")]));
    assert_eq!(play.refused("megalith 2d1"), Why::NotSupported);
    let play = raising(given([sledge(), who(), who(), who().built("1h1 1h2 1a2 1a3")]));
    assert_eq!(play.refused("megalith 2h1"), Why::NotSupported);
}

#[test]
fn b10c_neighbouring_crossings_share_supports() {
    let mut play = raising(given([sledge().built("1a1 1b1 1c1 2a1"), who().built("1a2 1b2 1c2")]));
    assert_eq!(play.refused("megalith 2a1"), Why::NoSquare);
    assert_eq!(play.brings(RED, "megalith 2b1"), "+5 points, +1 megaliths");
}

/// A site of nine squares and four crossings, of Red, Blue and Green, with a neutral one in a corner.
fn pyramid() -> Given {
    let red = sledge().built("1a1 1b1 1c1 1a2 2a1 2b1");
    let blue = who().built("1b2 1c2 1a3 1b3 2a2");
    given([red, blue]).neutral(&[("1c3", RED)])
}

#[test]
fn b10c_the_third_level_stands_on_four_crossings() {
    // One crossing is still missing: it counts 3, and nothing for the neutral and Blue's supports.
    let mut play = raising(pyramid());
    assert_eq!(play.refused("megalith 3a1"), Why::NotSupported);
    assert_eq!(play.brings(RED, "megalith 2b2"), "+3 points, +1 megaliths");
    let red = sledge().built("1a1 1b1 1c1 1a2 2a1 2b1");
    let blue = who().built("1b2 1c2 1a3 1b3 2a2 2b2");
    let mut play = raising(given([red, blue]).neutral(&[("1c3", RED)]));
    assert_eq!(play.brings(RED, "megalith 3a1"), "+7 points, +1 megaliths");
    let red = sledge().built("1a1 1b1 1c1 2a1 2b1 2a2 2b2");
    let blue = who().built("1a2 1b2 1c2 1a3 1b3 1c3");
    let mut play = raising(given([red, blue]));
    assert_eq!(play.brings(RED, "megalith 3a1"), "+9 points, +1 megaliths");
}

#[test]
fn b10c_nothing_stands_on_the_third_level() {
    assert!("megalith 4a1".parse::<nurt_winter::Move>().is_err());
}

#[test]
fn b10e_ts69_a_neutral_megalith_supports() {
    let mut play = raising(given([sledge().built("1a1 1b1"), who().built("1a2")]));
    assert_eq!(play.refused("megalith 2a1"), Why::NotSupported);
    assert_eq!(play.brings(RED, "neutral 1b2"), "", "it brings nothing");
    assert_eq!((names(play.view().neutral), play.p(RED).neutral), ("1b2".to_owned(), 1));
    assert_eq!(play.brings(RED, "megalith 2a1"), "+5 points, +1 megaliths");
}

#[test]
fn b10e_one_each_time_and_then_a_megalith_must_follow() {
    let play = raising(given([sledge(), who()])).and("neutral 1a1");
    assert_eq!(play.refused_by("skip"), (Why::MustRaise, "B10e"));
    assert_eq!(play.refused_by("neutral 1b1"), (Why::NoNeutral, "B10e"));
    assert_eq!(play.moves_like("megalith").len(), 15);
    // Two megaliths, a neutral one before each of them, and then there are none.
    let table = given([who().hand("C30 C10 brave"), who()]).round(3).turn(RED);
    let mut play =
        table.after(&["culture C30", "neutral 1a1", "megalith 1b1", "neutral 1a2", "megalith 1c1"]);
    assert_eq!(play.p(RED).neutral, 0);
    play.go(RED, "culture C10 for brave");
    assert_eq!(play.refused("neutral 1d1"), Why::NoNeutral);
    assert!(play.may("megalith 1d1"));
}

#[test]
fn b10e_neutral_ones_stand_on_the_ground_only_and_cost_nothing_more() {
    assert!("neutral 2a1".parse::<nurt_winter::Move>().is_err());
    let mut play = red_first_in(who().tools(1).hand("tribesman"), "develop").and("end");
    assert_eq!(play.brings(RED, "neutral 1a1"), "-1 tools", "the price of the megalith that follows");
    assert_eq!(play.brings(RED, "megalith 1c1"), "+1 points, +1 megaliths");
    // They score nothing.
    let play = at_the_end_of(given([who().built("1a1"), who()]).neutral(&[("1b1", RED), ("1c1", RED)]));
    assert_eq!(play.points(RED, Source::Megaliths), 1);
}

/// What the board brings in an eclipse.
fn board_brings(who: Who) -> String {
    let (_, events) = eclipse(given([who, nobody()]), "");
    let board: Vec<Event> = events
        .into_iter()
        .filter(|event| matches!(event, Event::Gained { why: Origin::Board, .. }))
        .collect();
    gains(&board, RED)
}

#[test]
fn b10f_a_slot_brings_income_when_both_megaliths_are_gone() {
    let squares = ["1a1", "1b1", "1c1", "1d1", "1a2", "1b2", "1c2", "1d2"];
    for (count, brings) in [
        (1, "1 food, 1 tools"),
        (2, "2 food, 1 tools"),
        (3, "2 food, 1 tools"),
        (4, "2 food, 2 tools"),
        (6, "2 food, 2 tools, 1 points"),
        (7, "2 food, 2 tools, 1 points"),
        (8, "2 food, 2 tools, 3 points"),
    ] {
        assert_eq!(board_brings(who().built(&squares[..count].join(" "))), brings, "{count} megaliths");
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// Stones, burial, idols

#[test]
fn b11a_only_stones_of_the_present_era() {
    let table = |round| {
        let table = given([rich(), who()]).round(round).visited("develop").stones("S03 S05", "S12 S14");
        let mut play = table.turn(RED).and("place member develop");
        work(&mut play, 1);
        play
    };
    assert_eq!(table(1).moves_like("stone"), ["stone S03", "stone S05"]);
    assert_eq!(table(2).refused_by("stone S12"), (Why::NoStone, "B11a"));
    assert_eq!(table(3).moves_like("stone"), ["stone S12", "stone S14"]);
    assert_eq!(table(3).refused("stone S03"), Why::NoStone);
    assert_eq!(table(1).refused("stone S01"), Why::NoStone, "it was not laid out");
}

#[test]
fn b11a_any_number_of_stones() {
    let mut play = red_in(rich().stones("S06 S07 S08 S09"), "develop");
    work(&mut play, 1);
    play.go(RED, "stone S01");
    assert_eq!(names(play.p(RED).stones), "S01 S06 S07 S08 S09");
}

#[test]
fn b11b_ts21_a_stone_scores_in_every_eclipse_to_come() {
    let red = who().placed("rest rest").tools(1).hand("artisan brave").buried("tribesman");
    let blue = who().placed("rest rest").chief_at("rest");
    let mut play = given([red, blue]).round(2).visited("develop").stones("S07", "").turn(RED);
    play.go_all(&["place chief develop", "play artisan", "stone S07"]);
    let events = play.until(|_| false);
    let scored =
        |event: &Event| matches!(event, Event::Gained { gain: Gain::Points(1), why: Origin::Stone(_), .. });
    assert_eq!((happened(&events, scored), play.points(RED, Source::Stones)), (3, 3), "in rounds 2, 3 and 4");
}

#[test]
fn b11b_stones_of_the_first_era_counted_by_hand() {
    let four = at(&[NORTH_EAST, NORTH, WEST]);
    let all = "stag-moose glyptodon ground-sloth woolly-rhino sabre-tooth mammoth teratorn";
    for (stone, who, points) in [
        ("S01", who().villages(&four), 3),
        ("S02", who().villages(&four), 9),
        ("S03", who().villages(&four), 0),
        ("S03", who().villages(&at(&[SOUTH])), 3),
        ("S04", who().villages(&four), 3),
        ("S05", who().villages(&four), 9),
        ("S06", who().camps("(0,0) (2,-1)"), 1),
        ("S06", who().camps("(2,-1) (2,-1) (0,-2) (0,-2)"), 3),
        ("S07", who().buried("tribesman tribesman brave"), 3),
        ("S07", who().buried("tribesman tribesman brave brave tribeswoman tribesman"), 5),
        ("S08", who().animals("mammoth mammoth stag-moose").tipped("teratorn"), 2),
        ("S08", who().animals(all), 5),
        ("S09", who().built("1a1 1b1 1c1"), 3),
        ("S09", who().built("1a1 1b1 1a2 1b2 2a1"), 4),
        ("S10", who().honour(3).offering(2), 2),
        ("S10", who().honour(6).offering(7), 4),
    ] {
        assert_eq!(stones_bring(given([who.stones(stone), nobody()]), ""), points, "{stone}");
    }
    // A village that touches two hexes of a type counts once.
    let table = given([who().villages(&at(&[NORTH_EAST])).stones("S05"), who()]).land("(2,-1)", 19);
    assert_eq!(stones_bring(table, ""), 3);
    // Others' villages do not count.
    assert_eq!(stones_bring(given([who().stones("S02"), who().villages(&four)]), ""), 0);
}

#[test]
fn b11b_stones_of_the_second_era_counted_by_hand() {
    let all = "stag-moose glyptodon ground-sloth woolly-rhino sabre-tooth mammoth teratorn";
    let pairs = "mammoth mammoth mammoth stag-moose stag-moose glyptodon";
    let nine = "C21 C22 C23 C24 C25 C26 C27 C28 C29";
    for (stone, who, points) in [
        ("S11", who().villages(&at(&[NORTH, WEST])), 6),
        ("S11", who().villages(&at(&[NORTH, WEST, SOUTH])), 9),
        ("S12", who().camps("(0,0) (2,-1) (1,-2)"), 2),
        ("S12", who().villages(&at(&[NORTH_EAST])), 3),
        ("S12", who().villages(&at(&[NORTH_EAST, WEST, SOUTH])), 8),
        ("S13", who().buried("tribesman tribesman brave"), 6),
        ("S13", who().buried("tribesman tribesman brave brave tribeswoman tribesman"), 10),
        ("S14", who().animals(pairs), 6),
        ("S14", who().animals("mammoth mammoth mammoth mammoth stag-moose stag-moose teratorn teratorn"), 9),
        ("S15", who().animals(pairs), 6),
        ("S15", who().animals(all), 10),
        ("S16", who().built("1a1 1b1 1a2 1b2 2a1"), 5),
        ("S16", who().built("1a1 1b1 1a2 1b2 2a1 1c1 1d1 1c2"), 8),
        ("S17", who().honour(5).offering(9), 5),
        ("S17", who().honour(9), 8),
        ("S18", who().honour(9).offering(5), 5),
        ("S18", who().offering(10), 8),
        ("S19", who(), 0),
        ("S20", who().hand("C21").deck("C22 C02 elder").discard("C23").buried("C24 C25"), 4),
        ("S20", who().deck(nine), 8),
    ] {
        assert_eq!(stones_bring(given([who.stones(stone), nobody()]).round(3), ""), points, "{stone}");
    }
    let five = "tribesman tribesman tribesman elder hunter";
    let pile = |pile: &str| stones_bring(given([who().stones("S19").hand(five), nobody()]).round(3), pile);
    assert_eq!((pile("tribesman elder"), pile(five)), (4, 8));
    // Where Blue has more, Red does not lead; where both have as much, both do.
    let table = given([who().camps("(2,-1) (0,-2)").stones("S12"), who().camps("(2,-1) (2,-1) (0,-2)")]);
    assert_eq!(stones_bring(table.round(3), ""), 1);
}

#[test]
fn b12a_people_and_culture_cards_are_buried_from_the_hand() {
    let who = who().hand("elder tribesman C01 shaman").discard("brave");
    let mut play = red_in(who, "initiate");
    assert_eq!(play.moves_like("bury"), ["bury tribesman", "bury elder", "bury shaman", "bury C01"]);
    assert!(!play.may("bury brave from discard"), "not from the discard pile");
    play.go(RED, "play shaman");
    assert_eq!(play.refused_by("bury shaman"), (Why::NotToBury, "B12a"), "it was played");
    play.go(RED, "bury C01");
    assert_eq!((play.buried(RED), play.hand(RED)), ("C01".to_owned(), "tribesman elder".to_owned()));
}

#[test]
fn b12a_a_buried_card_never_comes_back() {
    let seven = "tribesman tribesman tribesman tribesman tribeswoman tribeswoman tribeswoman";
    let (play, _) = eclipse(given([who().buried(seven).discard("brave"), who()]), "");
    assert_eq!((play.hand(RED), play.p(RED).buried_count), ("brave brave".to_owned(), 7));
}

/// The end of the game, for Red against somebody without anything.
#[track_caller]
fn at_the_end(who: Who) -> Play {
    at_the_end_of(given([who, nobody()]))
}

#[track_caller]
fn at_the_end_of(given: Given) -> Play {
    let play = eclipse(given.round(4), "").0;
    assert!(play.over());
    play
}

#[test]
fn b12b_ts25_buried_cards_score_by_honour_and_not_their_own_points() {
    let play = at_the_end(who().buried("elder elder hunter C01 C02").honour(5));
    assert_eq!((play.points(RED, Source::Buried), play.points(RED, Source::Cards)), (15, 0));
}

/// Red takes a step with the bonus of Initiate.
#[track_caller]
fn stepping(who: Who) -> Play {
    red_first_in(who.hand("tribesman"), "initiate").and("end")
}

#[test]
fn b13a_what_every_step_brings() {
    for (track, before, brings) in [
        ("honour", 0, "+1 honour"),
        ("honour", 1, "+1 food, +1 honour"),
        ("honour", 2, "+1 honour"),
        ("honour", 3, "+1 tools, +1 honour"),
        ("honour", 4, "+1 honour"),
        ("honour", 5, "+2 points, +1 honour"),
        ("honour", 6, "+1 honour"),
        ("honour", 7, "+1 honour"),
        ("honour", 8, "+1 honour"),
        ("honour", 9, "+4 points, +1 honour"),
        ("offering", 0, "+1 offering"),
        ("offering", 1, "+1 tools, +1 offering"),
        ("offering", 2, "+1 offering"),
        ("offering", 3, "+2 food, +1 offering"),
        ("offering", 4, "+1 offering"),
        ("offering", 5, "+2 points, +1 offering"),
        ("offering", 6, "+1 offering"),
        ("offering", 7, "+1 cards, +1 offering"),
        ("offering", 8, "+1 offering"),
        ("offering", 9, "+4 points, +1 offering"),
    ] {
        let base = if track == "honour" { who().honour(before) } else { who().offering(before) };
        let mut play = stepping(base);
        assert_eq!(play.brings(RED, &format!("step {track}")), brings, "{track} {before}");
        assert_eq!(play.may("megalith 1a1"), (track, before) == ("honour", 7));
    }
}

#[test]
fn b13a_tracks_end_at_ten_and_steps_can_be_shared() {
    let play = stepping(who().honour(10));
    assert_eq!(play.refused_by("step honour"), (Why::TrackEnds, "B13a"));
    assert!(play.may("step offering"));
    let play = stepping(who().honour(10).offering(10));
    assert_eq!(play.acts(), BLUE, "the step is lost");
    let (play, _) = eclipse(given([who().honour(10).hand("elder"), who()]), "elder");
    assert_eq!(play.steps(RED), [10, 0]);
    let table = given([who().hand("tribesman"), who().honour(1)]).turn(RED);
    let play = table.after(&["place member initiate", "end", "step honour"]);
    assert_eq!((play.steps(RED), play.steps(BLUE)), ([1, 0], [1, 0]));
}

#[test]
fn b13b_what_every_step_is_worth_at_the_end() {
    for (step, buried) in (0..).zip([1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]) {
        let play = at_the_end(who().buried("tribesman brave").honour(step));
        assert_eq!(play.points(RED, Source::Buried), 2 * buried, "honour {step}");
    }
    // Seven food and tools, with those of the last income.
    for (step, points) in (0..).zip([2, 2, 2 + 1, 3 + 1, 3 + 2, 3 + 3, 7 + 3, 7 + 4, 7 + 5, 7 + 6, 7 + 8]) {
        let play = at_the_end(who().food(3).tools(2).offering(step));
        assert_eq!(play.points(RED, Source::Offering), points, "offering {step}");
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// The eclipse

#[test]
fn b14a_any_number_of_people_from_the_hand() {
    let mut play = given([who().hand("elder elder brave C01"), who().hand("guide")]).eclipse();
    assert_eq!(play.moves_of(RED), ["add brave", "add elder", "ready"]);
    assert_eq!(play.moves_of(BLUE), ["add guide", "ready"]);
    play.go(BLUE, "ready");
    play.go_all(&["add elder", "add elder", "add brave"]);
    assert_eq!(play.moves(), ["ready"]);
    assert_eq!(play.refused_by("add elder"), (Why::NotToAdd, "B14a"));
    assert!(play.not_to_act(BLUE, "add guide"), "Blue is ready");
}

#[test]
fn b14a_ts23_no_culture_card_in_the_pile() {
    let play = given([who().hand("elder C01"), who()]).eclipse();
    assert_eq!(play.refused_to(RED, "culture C01"), Why::NotInPile);
    assert!(!play.moves_of(RED).iter().any(|mv| mv.contains("C01")));
}

#[test]
fn b14a_all_choose_at_the_same_time() {
    let mut play = given([who().hand("elder"), who().hand("guide"), who()]).eclipse();
    play.go(GREEN, "ready");
    play.go(BLUE, "add guide");
    play.go(RED, "add elder");
    play.go(BLUE, "ready");
    let events = play.go(RED, "ready");
    assert_eq!(happened(&events, |event| matches!(event, Event::Revealed { .. })), 3, "together");
}

/// The strengths that are revealed, by seat.
fn strengths(events: &[Event]) -> Vec<u8> {
    let mut all: Vec<(usize, u8)> = events
        .iter()
        .filter_map(|event| {
            if let Event::Revealed { seat, strength, .. } = event {
                Some((seat.index(), *strength))
            } else {
                None
            }
        })
        .collect();
    all.sort_unstable();
    all.into_iter().map(|(_, strength)| strength).collect()
}

#[test]
fn b14b_strength_is_labour_without_columns_and_what_was_added() {
    let red = who().hand("hunter shaman tribeswoman brave").strength(3);
    let (_, events) =
        given([red, who().hand("shaman")]).piles_and_events(["hunter shaman tribeswoman brave", ""]);
    assert_eq!(strengths(&events), [1 + 2 + 1 + 1 + 3, 0]);
    // Rest, Star Watching and Eclipse Prophecy add to it.
    let red = who().placed("hunt hunt").hand("C20");
    let mut play = given([red, who().placed("hunt hunt").chief_at("hunt")])
        .turn(RED)
        .after(&["culture C20", "place chief rest"]);
    assert_eq!(strengths(&play.piles(["", ""])), [4, 0]);
}

#[test]
fn b14b_the_strongest_comes_first_and_ties_keep_their_order() {
    let table = given([who().hand("shaman"), who().hand("tribesman tribesman"), who(), who().strength(3)]);
    let mut play = table.order(&[GREEN, BLUE, RED, YELLOW]).piles(["shaman", "tribesman tribesman", "", ""]);
    assert_eq!(play.order(), [YELLOW, BLUE, RED, GREEN]);
    play.until(|play| play.phase() == Phase::Culture);
    assert_eq!(
        (play.order(), play.acts()),
        (vec![YELLOW, BLUE, RED, GREEN], YELLOW),
        "in the next round too"
    );
    let play = given([who(), who(), who()]).order(&[GREEN, RED, BLUE]).piles(["", "", ""]);
    assert_eq!(play.order(), [GREEN, RED, BLUE]);
}

#[test]
fn b14b_the_new_order_holds_at_once() {
    let table = given([who(), who().hand("shaman")]);
    let (_, events) = table.piles_and_events(["", "shaman"]);
    let first = events
        .iter()
        .find_map(|event| if let Event::EclipseOf { seat } = event { Some(seat.index()) } else { None });
    assert_eq!(first, Some(1));
}

#[test]
fn b14c_abilities_then_terrain_then_income_then_stones_and_then_the_next_player() {
    let red = who().hand("elder").camps("(2,-2)").stones("S07").buried("tribesman");
    let (_, events) = eclipse(given([red, who().camps("(1,-2)")]), "elder");
    let of_red = |seat: &Seat| seat.index() == 0;
    let steps = [
        place_of(&events, |event| matches!(event, Event::EclipseOf { seat } if of_red(seat))),
        place_of(&events, |event| matches!(event, Event::Resolved { people: People::Elder, .. })),
        place_of(&events, |event| matches!(event, Event::Took { seat, .. } if of_red(seat))),
        place_of(
            &events,
            |event| matches!(event, Event::Gained { seat, why: Origin::Board, .. } if of_red(seat)),
        ),
        place_of(&events, |event| matches!(event, Event::Gained { why: Origin::Stone(_), .. })),
        place_of(&events, |event| matches!(event, Event::EclipseOf { seat } if !of_red(seat))),
        place_of(&events, |event| matches!(event, Event::Took { seat, .. } if !of_red(seat))),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
}

#[test]
fn b14c_the_abilities_of_a_pile_come_in_any_order() {
    let table =
        || given([who().hand("elder hunter guide tribesman").camps("(0,0)").animals("mammoth"), who()]);
    let mut play = table().piles(["elder hunter guide tribesman", ""]);
    assert_eq!(play.moves(), ["resolve elder", "resolve hunter", "resolve guide"], "tribesmen have none");
    assert_eq!(play.refused_by("resolve shaman"), (Why::NoAbility, "B14c"));
    play.go_all(&["resolve guide", "move (0,0) (1,0)", "skip", "resolve elder"]);
    assert_eq!(play.steps(RED), [1, 0]);
    // The last one follows by itself.
    assert_eq!(play.moves(), ["choose hunter 1", "choose hunter 2", "skip"]);
}

#[test]
fn b14c_what_everybody_brings_in_the_eclipse() {
    for (people, mv, brings) in [
        ("tribesman", "", ""),
        ("tribeswoman", "", "1 food"),
        ("brave", "choose brave 1", "1 tools"),
        ("elder", "", "honour 1"),
        ("artisan", "choose artisan 1", "1 tools"),
        ("hunter", "choose hunter 2", "2 food"),
        ("shaman", "step honour", "honour 1"),
        ("shaman", "step offering", "offering 1"),
    ] {
        let table = given([who().hand(people).tools(2).animals("ground-sloth").camps("(2,-1)"), who()]);
        let (mut play, mut events) = table.piles_and_events([people, ""]);
        if !mv.is_empty() {
            events = play.go(RED, mv);
        }
        // What the board brings comes after it.
        events.truncate(place_of(&events, |event| matches!(event, Event::Gained { why: Origin::Board, .. })));
        let step = events.iter().find_map(|event| match event {
            Event::Stepped { track, to, .. } => Some(format!("{track} {to}")),
            _ => None,
        });
        assert_eq!(format!("{}{}", gains(&events, RED), step.unwrap_or_default()), brings, "{people} {mv}");
    }
}

#[test]
fn b14c_choices_of_people_in_the_eclipse() {
    let table = |who: Who, pile: &str| given([who.hand(pile), nobody()]).piles([pile, ""]);
    // The brave: a tool or a move.
    let play = table(who().camps("(2,-1)"), "brave").and("choose brave 2");
    assert!(play.may("move (2,-1) (2,0)"));
    // The artisan: a tool, or two tools for a megalith.
    let play = table(who().tools(2), "artisan").and("choose artisan 2");
    let mut play = play;
    assert_eq!(play.refused("choose artisan 1"), Why::NotNow);
    let before = play.p(RED);
    play.go(RED, "megalith 1a2");
    assert_eq!((play.score(RED), play.p(RED).built.len(), before.tools), (1, 1, 2));
    assert_eq!(play.tools(RED), 1, "two were paid, and one is income");
    let play = table(who().tools(1), "artisan");
    assert_eq!(play.refused_by("choose artisan 2"), (Why::NoOption, "B1g"));
    // The hunter: tip an animal, or two food.
    let play = table(who().animals("ground-sloth"), "hunter").and("choose hunter 1");
    assert_eq!(play.moves(), ["tip ground-sloth", "skip"]);
    let play = table(who(), "hunter");
    assert_eq!(play.refused("choose hunter 1"), Why::NoOption, "there is none to tip");
    // The guide: two moves.
    let mut play = table(who().camps("(2,-1) (2,-1)"), "guide");
    play.go(RED, "move (2,-1) (2,0)");
    play.go(RED, "move (2,-1) (2,-2)");
    assert_eq!(play.moves(), ["take (2,-2)", "take (2,0)"], "and then the terrain");
    // The shaman: a step on either track.
    assert_eq!(table(who(), "shaman").moves(), ["step honour", "step offering", "skip"]);
}

#[test]
fn b14c_nothing_of_a_pile_needs_to_be_used() {
    let play = given([who().hand("shaman").camps("(0,0)"), who()]).piles(["shaman", ""]);
    let play = play.and("skip");
    assert_eq!(play.steps(RED), [0, 0]);
}

/// What an eclipse without piles and choices is said to bring everybody, it must bring, besides fish. How often that was seen.
fn keeps_its_word(play: &Play) -> usize {
    let (before, mut then) = (play.view(), play.clone());
    then.until(|then| then.round() > before.round);
    let (after, mut seen) = (then.view(), 0);
    for (who, player) in before.players.iter().enumerate() {
        let (told, now) = (Winter::outlook(&before).players[who].eclipse, &after.players[who]);
        if told.fish > 0 {
            continue;
        }
        let brought = |sources: &[Source]| {
            sources.iter().map(|&source| now.points[source as usize] - player.points[source as usize]).sum()
        };
        let land = brought(&[Source::Terrain, Source::Landmarks, Source::Idols]);
        let others = [Source::Board, Source::Delta, Source::Stones].map(|source| brought(&[source]));
        assert_eq!([told.board, told.delta, told.stones].map(u16::from), others, "{before:?}");
        assert_eq!((told.land.into(), told.points.into()), (land, land + others.iter().sum::<u16>()));
        assert_eq!(now.food, (player.food + told.food).min(10), "{before:?}");
        assert_eq!(now.tools, (player.tools + told.tools).min(10), "{before:?}");
        seen += 1;
    }
    seen
}

#[test]
fn b14c_what_the_eclipse_is_said_to_bring_it_brings() {
    let mut seen = 0;
    games(&TABLES, 20, |before, _, _, _, play| {
        if before.phase != Phase::Pile && play.phase() == Phase::Pile {
            seen += keeps_its_word(play);
        }
    });
    assert!(seen > 2_000, "{seen}");
}

#[test]
fn b14c_steps_that_land_brings_by_itself_are_said_before() {
    // Tundras with honour and offering, and stones for the lower track and for both.
    let red = |honour, offering| {
        who().camps("(-1,1) (0,2)").honour(honour).offering(offering).stones("S10 S17 S18")
    };
    for ((honour, offering), (food, tools, land, stones)) in [
        ((0, 0), (0, 0, 0, 1 + 1 + 1)),
        ((1, 1), (1, 1, 0, 2 + 2 + 2)),
        ((3, 3), (2, 1, 0, 4 + 4 + 4)),
        ((5, 5), (0, 0, 4, 4 + 6 + 6)),
        ((9, 10), (0, 0, 4, 4 + 8 + 8)),
        ((10, 10), (0, 0, 0, 4 + 8 + 8)),
    ] {
        let play = given([red(honour, offering), who()]).eclipse();
        let told = Winter::outlook(&play.view()).players[0].eclipse;
        let said = (told.food, told.tools, told.land, told.stones);
        // Two camps bring a food and a tool, besides what every eclipse brings.
        assert_eq!(said, (2 + food, 2 + tools, land, stones), "{honour} {offering}");
        assert_eq!(keeps_its_word(&play), 2);
    }
    // A step that was made is not said again.
    let more = red(0, 0).camps("(-1,1) (0,2) (1,-2)");
    let play = given([more, who()]).piles(["", ""]).and("take (-1,1)");
    assert_eq!(Winter::outlook(&play.view()).players[0].eclipse.stones, 1 + 1 + 1);
}

#[test]
fn b14a_nothing_is_made_up_about_a_pile_that_is_not_seen() {
    let red = who().hand("tribesman tribesman brave brave").stones("S19");
    let mut play = given([red, who().hand("tribesman")]).eclipse();
    for mv in ["add tribesman", "add brave", "ready"] {
        play.go(RED, mv);
    }
    let points = |view: &View| Winter::outlook(view).players[0].eclipse.stones;
    assert_eq!((points(&play.seen_by(RED)), points(&play.seen_by(BLUE))), (2 * 2, 0));
}

#[test]
fn b14d_piles_are_discarded_when_all_are_done() {
    let table = given([who().hand("elder brave"), who().hand("hunter")]);
    let mut play = table.piles(["elder", "hunter"]);
    assert_eq!((play.whose(), names(play.p(RED).pile.expect("shown"))), (BLUE, "elder".to_owned()));
    assert_eq!(play.discard(RED), "");
    play.go(BLUE, "choose hunter 2");
    assert_eq!((play.discard(RED), play.discard(BLUE)), ("elder".to_owned(), "hunter".to_owned()));
    assert_eq!(play.p(RED).pile, Some(vec![]));
    assert_eq!(play.p(RED).held, 6, "the brave stays in hand, and five are drawn");
}

#[test]
fn b14e_hexes_in_any_order_each_once() {
    let table = given([who().camps("(1,-2) (2,-2) (1,-1) (1,1)"), who()]);
    let mut play = table.piles(["", ""]);
    assert_eq!(play.moves(), ["take (1,-2)", "take (2,-2)", "take (1,-1)", "take (1,1)"]);
    assert_eq!(play.brings(RED, "take (1,-1)"), "+2 points");
    assert_eq!(play.refused_by("take (1,-1)"), (Why::Resolved, "B14e"));
    assert_eq!(play.brings(RED, "take (2,-2)"), "+1 tools");
    assert_eq!(play.moves(), ["take (1,-2)", "take (1,1)"]);
}

#[test]
fn b14e_the_majority_is_looked_at_when_a_hex_is_taken() {
    // The move of the plains takes the camp away from there; it is not taken twice, and the new hex is.
    let (mut play, _) = given([who().camps("(1,0)"), who()]).piles_and_events(["", ""]);
    let events = play.go(RED, "move (1,0) (1,-1)");
    let took = |event: &Event| matches!(event, Event::Took { .. });
    assert_eq!(happened(&events, took), 1);
    assert_eq!(play.points(RED, Source::Terrain), 1 + 2);
    // Red moves away from (1,-2) before it is taken, and Blue gets it.
    let mut play = given([who().camps("(1,0) (1,-1)"), who().camps("(1,-1)")]).piles(["", ""]);
    play.go_all(&["take (1,0)", "move (1,-1) (0,0)"]);
    assert_eq!((play.points(RED, Source::Terrain), play.points(BLUE, Source::Terrain)), (1, 2));
}

#[test]
fn b14e_a_hex_that_was_taken_stays_taken() {
    // Back to plains that were taken already: nothing more.
    let mut play = given([who().camps("(1,0) (-1,-1)"), who()]).piles(["", ""]);
    play.go_all(&["take (1,0)", "move (1,0) (0,0)"]);
    assert_eq!(play.points(RED, Source::Terrain), 1);
    let events = play.go(RED, "move (-1,-1) (0,-1)");
    assert_eq!(happened(&events, |event| matches!(event, Event::Took { .. })), 1, "(0,-1), which is new");
    assert_eq!(play.points(RED, Source::Terrain), 2);
}

#[test]
fn b14f_income_by_empty_spaces() {
    for (camps, brings) in [
        (0, "1 food, 1 tools"),
        (1, "2 food, 1 tools"),
        (2, "2 food, 2 tools"),
        (3, "3 food, 2 tools"),
        (4, "3 food, 2 tools, 1 points"),
        (5, "3 food, 2 tools, 2 points"),
    ] {
        assert_eq!(board_brings(who().camps(&"(0,0) ".repeat(camps))), brings, "{camps} camps");
    }
    for (villages, brings) in [
        (vec![NORTH], "1 food, 2 tools, 2 points"),
        (vec![NORTH, WEST], "1 food, 2 tools, 5 points"),
        (vec![NORTH, WEST, SOUTH], "1 food, 2 tools, 9 points"),
    ] {
        assert_eq!(board_brings(who().villages(&at(&villages))), brings, "{} villages", villages.len());
    }
    assert_eq!(board_brings(who().food(10).tools(10)), "", "the limits hold");
}

// ---------------------------------------------------------------------------------------------------------------------
// Preparation

#[test]
fn b15a_figures_come_back_and_columns_are_empty() {
    let red = who().placed("hunt rest").chief_at("develop").strength(2);
    let (play, _) = eclipse(given([red, who().placed("hunt hunt").chief_at("migrate")]), "");
    for seat in [RED, BLUE] {
        let who = play.p(seat);
        assert_eq!((who.members, who.placed, who.chief_at, who.strength), (2, [0; 5], None, 0));
    }
    assert_eq!((play.round(), play.view().firsts), (2, [None; 4]));
}

#[test]
fn b15c_ts24_the_era_changes_after_round_two() {
    let table = given([rich(), who()])
        .round(2)
        .stones("S01 S02", "S11 S12")
        .display("C01 C02 C03 C04 C05 C06 C07 C08");
    let (play, events) = eclipse(table, "");
    let view = play.view();
    assert_eq!((play.round(), view.display.len()), (3, 8));
    assert!(view.display.iter().all(|&culture| Culture::of_era(2).contains(culture)));
    assert_eq!((view.stones[0].len(), names(&view.stones[1])), (0, "S11 S12".to_owned()));
    assert_eq!(view.boxed.len(), 20, "no card of the first era was taken");
    assert_eq!(happened(&events, |event| matches!(event, Event::SecondEra)), 1);
    let mut play = play.and("place member develop");
    work(&mut play, 3);
    assert_eq!(play.refused("stone S01"), Why::NoStone);
    assert_eq!(play.refused("learn C01"), Why::NotOpen);
    assert!(play.may("stone S11"));
    // Not after the other rounds.
    for round in [1, 3] {
        let (play, events) = eclipse(given([who(), who()]).round(round), "");
        assert_eq!(happened(&events, |event| matches!(event, Event::SecondEra)), 0);
        let era = if round == 1 { 1 } else { 2 };
        assert!(play.view().display.iter().all(|&culture| Culture::of_era(era).contains(culture)));
    }
}

#[test]
fn b15c_cards_and_stones_that_somebody_has_stay() {
    let (play, _) = eclipse(given([who().hand("C01").stones("S09"), who()]).round(2), "");
    assert!(play.hand(RED).contains("C01") && play.may("culture C01"));
    assert_eq!(names(play.p(RED).stones), "S09");
}

#[test]
fn b15e_ts9_cards_in_hand_are_kept_and_five_are_drawn() {
    let (play, _) = eclipse(given([who().hand("elder hunter C01"), who()]), "");
    assert_eq!(play.p(RED).held, 8);
    let kept = play.hand(RED);
    assert!(["elder", "hunter", "C01"].into_iter().all(|card| kept.contains(card)));
    // No limit.
    let many = "elder ".repeat(12);
    assert_eq!(eclipse(given([who().hand(&many), who()]), "").0.p(RED).held, 17);
}

// ---------------------------------------------------------------------------------------------------------------------
// The end

#[test]
fn b16a_ts20_only_upright_animals_make_a_set() {
    let play = at_the_end(who().animals("ground-sloth ground-sloth ground-sloth").tipped("ground-sloth"));
    assert_eq!(play.points(RED, Source::Animals), 12);
}

#[test]
fn b16a_sets_of_every_animal() {
    for (animal, values) in [
        ("stag-moose", vec![2, 5, 9, 13, 17, 21, 21]),
        ("glyptodon", vec![3, 8, 13, 19, 25, 31, 31]),
        ("ground-sloth", vec![3, 7, 12, 18, 24, 30, 30]),
        ("woolly-rhino", vec![4, 10, 17, 24, 31, 38, 38]),
        ("sabre-tooth", vec![5, 12, 20, 28, 36, 44, 44]),
        ("mammoth", vec![7, 17, 28, 40, 53]),
        ("teratorn", vec![3, 8, 14, 21, 29]),
    ] {
        for (count, points) in (1..).zip(values) {
            // All grounds are of another type, so that there are enough.
            let other = if animal == "stag-moose" { "glyptodon" } else { "stag-moose" };
            let table = given([who().animals(&format!("{animal} ").repeat(count)), who()]).grounds(other);
            assert_eq!(at_the_end_of(table).points(RED, Source::Animals), points, "{count} {animal}");
        }
    }
    let play = at_the_end(who().animals("mammoth mammoth teratorn"));
    assert_eq!(play.points(RED, Source::Animals), 17 + 3);
}

#[test]
fn b16b_printed_points_in_deck_hand_and_discard_pile() {
    let who = who().hand("elder C01").deck("shaman C21").discard("hunter C30").buried("guide C36");
    let play = at_the_end(who);
    assert_eq!(play.points(RED, Source::Cards), (1 + 1) + (1 + 3) + (1 + 4));
    // Those of the last eclipse pile too.
    let (play, _) = eclipse(given([common::given::who().hand("elder"), nobody()]).round(4), "elder");
    assert_eq!(play.points(RED, Source::Cards), 1);
    assert_eq!(
        at_the_end(common::given::who()).points(RED, Source::Cards),
        0,
        "those of the beginning bring none"
    );
}

#[test]
fn b16c_buried_cards_by_honour() {
    assert_eq!(at_the_end(who().buried("tribesman brave C01")).points(RED, Source::Buried), 3);
    assert_eq!(at_the_end(who().buried("tribesman brave C01").honour(10)).points(RED, Source::Buried), 15);
}

#[test]
fn b16d_ts26_food_and_tools_by_offering() {
    // With the last income there are 5 food and 4 tools.
    let play = at_the_end(who().food(4).tools(3).offering(6));
    assert_eq!((play.food(RED), play.tools(RED)), (5, 4));
    assert_eq!(play.points(RED, Source::Offering), 9 + 3);
}

#[test]
fn b16d_both_are_added_before_they_are_divided() {
    // 5 and 4 make 9: 3 points at a rate of 3, and 4 at a rate of 2.
    assert_eq!(at_the_end(who().food(4).tools(3)).points(RED, Source::Offering), 3);
    assert_eq!(at_the_end(who().food(4).tools(3).offering(3)).points(RED, Source::Offering), 4 + 1);
}

#[test]
fn b16e_a_point_for_each_megalith_on_any_level() {
    let table = given([who().built("1a1 1b1 1a2 2a1"), who().built("1c1")]).neutral(&[("1b2", BLUE)]);
    let play = at_the_end_of(table);
    assert_eq!((play.points(RED, Source::Megaliths), play.points(BLUE, Source::Megaliths)), (4, 1));
}

#[test]
fn b16f_five_points_for_each_village() {
    let play = at_the_end_of(given([who().villages(&at(&[NORTH, WEST])), who()]));
    assert_eq!((play.points(RED, Source::Villages), play.points(BLUE, Source::Villages)), (10, 0));
}

#[test]
fn b16g_the_most_points_win() {
    let play = at_the_end_of(given([who().points(3), who().points(9), who().points(4)]));
    assert_eq!(play.winners(), Some(vec![BLUE]));
    assert_eq!(play.line("score-total"), [3, 9, 4]);
}

/// The winner, where both have been given as many points.
#[track_caller]
fn level(red: &Who, blue: &Who) -> u8 {
    let table = |extra: [u16; 2]| {
        let who = [red, blue].map(Clone::clone);
        let [red, blue] = who;
        at_the_end_of(given([red.points(extra[0]), blue.points(extra[1])]).order(&[BLUE, RED]))
    };
    let play = table([0, 0]);
    let (has, other) = (play.score(RED), play.score(BLUE));
    let play = table([other.saturating_sub(has), has.saturating_sub(other)]);
    assert_eq!(play.score(RED), play.score(BLUE));
    play.winners().expect("a winner")[0]
}

#[test]
fn b16g_ties_go_to_villages_then_to_buried_cards_then_to_the_order() {
    let (one, two) = (who().villages(&at(&[WEST])), who().villages(&at(&[NORTH, SOUTH])));
    let (few, many) = (who().buried("tribesman"), who().buried("tribesman brave"));
    assert_eq!(level(&two, &one), RED, "more villages");
    assert_eq!(level(&one, &who().buried("tribesman brave")), RED, "villages before buried cards");
    assert_eq!(level(&many, &few), RED, "more buried cards");
    assert_eq!(level(&who(), &who()), BLUE, "the order of turns");
    assert_eq!(level(&who().animals("mammoth"), &who()), BLUE, "and nothing else");
}

#[test]
fn b16g_the_winner_of_random_games_is_the_best() {
    games(&TABLES[..1], 20, |_, _, _, _, play| {
        let view = play.view();
        if view.phase != Phase::Over || view.rival.is_some() {
            return;
        }
        let best =
            (0..view.players.len() as u8).max_by_key(|&seat| count::rank(&view, seat)).expect("somebody");
        assert_eq!(play.winners(), Some(vec![best]));
    });
}

// ---------------------------------------------------------------------------------------------------------------------
// Reasons

#[test]
fn b3b_every_reason_is_given_somewhere_and_names_its_rule() {
    let sea = ["volcano", "cliff", "arch"];
    let column = |column: &str, who: Who| red_in(who.hand("shaman shaman shaman"), column).and("play shaman");
    let blocked =
        given([who().hand("tribesman").camps("(1,-1) (2,-1) (2,-2)"), who().villages(&at(&[NORTH_EAST]))]);
    let village = format!("village {}", at(&[NORTH_EAST]));
    let river = |red: Who| {
        let table = given([red.hand("shaman shaman"), who().raft(2)]).tm1(sea).visited("migrate");
        table.turn(RED).after(&["place member migrate", "play shaman"])
    };
    let terrain = || given([who().camps("(1,-2) (2,-2)"), who().camps("(1,0)")]).piles(["", ""]);
    let mut drafted = draft(2, 1);
    let setup = drafted.moves()[0].clone();
    drafted.go(drafted.acts(), &setup);
    drafted.until(|play| play.moves()[0].starts_with("setup"));
    let start = fresh_with(2, &[("river", "1")], 1).after(&["side a", "side a", "start P01"]);
    let warrior = given([who().hand("warrior").camps("(0,0)"), who().camps("(1,0)")]).warriors();
    let delta = given([who().raft(1).camps("(0,-2) (1,-2)"), who().raft(3)]).tm1(sea);
    let fifteen = "elder ".repeat(15);
    let told: Vec<(Play, &str, Why, &str)> = vec![
        (red(who()), "ready", Why::NotNow, "B3b"),
        (drafted, &setup, Why::NoSetup, "B2n"),
        (start, "start P02", Why::PlaceTaken, "E2o"),
        (red_in(who().hand("C01"), "hunt"), "culture C01", Why::CultureLate, "B3c"),
        (red(who().hand("C01 C02")).and("culture C01"), "culture C02", Why::MustDiscard, "B3c"),
        (red(who().hand("C01 C02")), "culture C01 for C02", Why::FirstIsFree, "B3c"),
        (red(who()), "culture C01", Why::NoSuchCard, "B3c"),
        (column("hunt", who()), "play elder", Why::NotInHand, "B3f"),
        (column("initiate", who()), "bury C01", Why::NotToBury, "B12a"),
        (column("initiate", who().food(2)).and("recruit elder"), "play elder", Why::Fresh, "B3h"),
        (red(who().chief_at("hunt")), "place chief rest", Why::NoFigure, "B3d"),
        (red(who().hand("shaman")), "play shaman", Why::PlaceFirst, "B3d"),
        (red(who().animals("mammoth")).and("place member rest"), "play elder", Why::NoLabourHere, "B3f"),
        (column("initiate", who()), "hunt mammoth", Why::OtherColumn, "B3e"),
        (
            column("hunt", who().animals("mammoth")).and("tip mammoth"),
            "hunt mammoth",
            Why::SectionOver,
            "B3e",
        ),
        (column("hunt", who().tools(9)), "hunt mammoth", Why::LittleLabour, "B3e"),
        (column("initiate", who()), "recruit elder", Why::LittleFood, "B3e"),
        (column("develop", who()), "learn C03", Why::FewTools, "B3e"),
        (
            given([rich(), who().deck(&fifteen)]).turn(RED).and("place member initiate"),
            "recruit elder",
            Why::PileEmpty,
            "B4g",
        ),
        (column("develop", who()), "learn C40", Why::NotOpen, "B5c"),
        (column("hunt", who()), "hunt teratorn", Why::NoSuchAnimal, "B9a"),
        (column("hunt", who()), "tip mammoth", Why::NotUpright, "B9b"),
        (column("develop", who()), "stone S11", Why::NoStone, "B11a"),
        (column("migrate", who().camps(&"(0,0) ".repeat(5))), "camp", Why::NoCamps, "B8b"),
        (column("migrate", who()), "move (0,0) (1,0)", Why::NoCampThere, "B8c"),
        (river(who().start(1).place("P01")), "move start (2,0)", Why::TooFar, "B8c"),
        (river(who().raft(3)), "raft 1", Why::RaftTooFar, "E5c"),
        (column("migrate", who()), "raft 1", Why::NoRiver, "E5a"),
        (river(who().food(1)), "camp at raft", Why::RaftAshore, "E4c"),
        (column("migrate", who().camps("(0,0) (1,0) (0,1)")), "village J05", Why::AtBase, "B8f"),
        (blocked.turn(RED).and("place member migrate"), &village, Why::Occupied, "B8g"),
        (column("migrate", who().villages(&at(&[NORTH, WEST, SOUTH]))), &village, Why::NoVillages, "B8g"),
        (column("migrate", who()), &village, Why::CampsMissing, "B8e"),
        (raising(given([sledge().built("1a1"), who()])), "megalith 1a1", Why::NoSquare, "B10b"),
        (raising(given([sledge().built("1a1"), who()])), "megalith 2a1", Why::NotSupported, "B10c"),
        (raising(given([sledge(), who()])).and("neutral 1a1"), "neutral 1b1", Why::NoNeutral, "B10e"),
        (raising(given([sledge(), who()])).and("neutral 1a1"), "skip", Why::MustRaise, "B10e"),
        (stepping(who().honour(10)), "step honour", Why::TrackEnds, "B13a"),
        (
            given([who().hand("artisan"), who()]).piles(["artisan", ""]),
            "choose artisan 2",
            Why::NoOption,
            "B1g",
        ),
        (warrior.clone().piles(["warrior", ""]), "push 1 (2,0) (1,0)", Why::NoOtherCamp, "E9c"),
        (
            warrior.piles(["warrior", ""]).and("move (0,0) (0,1)"),
            "move (0,1) (0,0)",
            Why::MovedAlready,
            "E9c",
        ),
        (
            given([who().hand("elder hunter"), who()]).piles(["elder hunter", ""]),
            "resolve guide",
            Why::NoAbility,
            "B14c",
        ),
        (terrain(), "take (1,0)", Why::NoMajority, "B8j"),
        (
            given([who().camps("(1,-2) (2,-2) (1,-1)"), who()]).piles(["", ""]).and("take (1,-2)"),
            "take (1,-2)",
            Why::Resolved,
            "B14e",
        ),
        (terrain(), "take (2,-1)", Why::NoBenefit, "B8k"),
        (delta.piles(["", ""]), "delta", Why::NotClosest, "E7d"),
    ];
    let mut reached: Vec<Why> = Vec::new();
    for (play, mv, why, rule) in told {
        assert_eq!(play.refused_by(mv), (why, rule), "{mv}");
        reached.push(why);
    }
    let pile = given([who().hand("C01"), who()]).eclipse();
    assert_eq!(pile.refused_to(RED, "culture C01"), Why::NotInPile);
    assert_eq!(pile.refused_to(RED, "add elder"), Why::NotToAdd);
    reached.extend([Why::NotInPile, Why::NotToAdd]);
    for why in Why::VARIANTS {
        assert!(reached.contains(why), "{why:?} is not tried");
    }
}
