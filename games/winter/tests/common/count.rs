//! A second way to count: slow, literal, and from what everybody may see only, with the tables of the rule file. Nothing here
//! asks the engine for a rule.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use nurt_core::Seat;
use nurt_winter::events::Gain;
use nurt_winter::geometry::End;
use nurt_winter::map::Ground;
use nurt_winter::state::{Origin, Source, Spot};
use nurt_winter::view::{PlayerView, View};
use nurt_winter::{Event, Phase};
use serde_json::Value;

use super::tables::{
    ANIMALS, BOARD, CULTURE, IDOLS, JUNCTURES, LAND, SITE_PLAN, SITES, STARTING, STONES, TRIBE,
};

pub type Point = (i64, i64);

/// All points of somebody.
pub fn score(player: &PlayerView) -> u16 {
    player.points.iter().sum()
}

static POINTS: LazyLock<Vec<Point>> = LazyLock::new(|| {
    let rows = (-2..=2).flat_map(|r| (-2..=2).map(move |q| (q, r)));
    rows.filter(|&point| distance(point, (0, 0)) <= 2).collect()
});

/// The nineteen hexes in the order of reading: row by row, each from west to east.
pub fn points() -> Vec<Point> {
    POINTS.clone()
}

pub fn distance((q, r): Point, (to_q, to_r): Point) -> i64 {
    let (q, r) = (q - to_q, r - to_r);
    q.abs().max(r.abs()).max((q + r).abs())
}

fn point(value: &Value) -> Point {
    (value[0].as_i64().expect("q"), value[1].as_i64().expect("r"))
}

/// The number at the end of a name: 7 for `J07`.
#[allow(clippy::needless_pass_by_value)] // It reads better.
fn number(name: impl ToString) -> usize {
    name.to_string()[1..].parse().expect("a number")
}

static CORNERS: LazyLock<Vec<Vec<Point>>> = LazyLock::new(|| {
    let lists = ["touching_centre", "others"].map(|key| JUNCTURES[key].as_array().expect("junctures"));
    let hexes = |juncture: &Value| juncture.as_array().expect("three hexes").iter().map(point).collect();
    lists.into_iter().flatten().map(hexes).collect()
});

/// The three hexes of a juncture, by its name.
pub fn corners(juncture: impl ToString) -> Vec<Point> {
    CORNERS[number(juncture) - 1].clone()
}

/// The name of the juncture of three hexes.
pub fn juncture(hexes: [Point; 3]) -> String {
    let wanted = BTreeSet::from(hexes);
    let names = (1..=24).map(|number| format!("J{number:02}"));
    names
        .into_iter()
        .find(|name| corners(name).into_iter().collect::<BTreeSet<_>>() == wanted)
        .expect("a juncture")
}

/// The players and the Rival, with their seats.
pub fn tribes(view: &View) -> Vec<(u8, &PlayerView)> {
    let players = (0..).zip(&view.players);
    players.chain(view.rival.iter().map(|rival| (4, rival))).collect()
}

pub fn tribe(view: &View, seat: Seat) -> &PlayerView {
    tribes(view).into_iter().find(|&(other, _)| usize::from(other) == seat.index()).expect("a tribe").1
}

/// 5.4: the hexes along which rafts move, from the headwaters on.
fn channel(view: &View) -> Option<Vec<Point>> {
    let mut hexes: Vec<Point> = (-2..=2).map(|q| (q, 0)).collect();
    if view.river?.headwaters == End::East {
        hexes.reverse();
    }
    Some(hexes)
}

fn raft(view: &View, who: &PlayerView) -> Option<Point> {
    channel(view)?.get(usize::from(who.raft).checked_sub(1)?).copied()
}

fn camps(who: &PlayerView, at: Point) -> u8 {
    POINTS.iter().zip(&who.camps).find(|&(&point, _)| point == at).map_or(0, |(_, &camps)| camps)
}

fn ground(view: &View, at: Point) -> Ground {
    let found = POINTS.iter().zip(&view.ground).find(|&(&point, _)| point == at);
    *found.expect("a hex").1
}

/// B8i, E7a.
pub fn influence(view: &View, who: &PlayerView, at: Point) -> u8 {
    let villages = who.villages.iter().filter(|village| corners(village).contains(&at)).count() as u8;
    camps(who, at) + 2 * villages + u8::from(raft(view, who) == Some(at))
}

/// B8j.
pub fn leads(view: &View, who: &PlayerView, at: Point) -> bool {
    let mine = influence(view, who, at);
    mine > 0 && !tribes(view).into_iter().any(|(_, other)| influence(view, other, at) > mine)
}

/// What a terrain tile shows.
fn land(ground: Ground) -> Option<&'static Value> {
    match ground {
        Ground::Land(tile) => Some(&LAND[1 + usize::from(tile)]),
        _ => None,
    }
}

/// B8k: whether a hex brings anything.
pub fn is_rich(view: &View, at: Point) -> bool {
    match ground(view, at) {
        Ground::River | Ground::Landmark(_) => true,
        ground => land(ground).is_some_and(|face| face["benefit"] != ""),
    }
}

/// A short benefit: how much of one thing it brings.
pub fn part(benefit: &str, what: &str) -> u16 {
    let found = benefit.split(", ").filter_map(|part| part.strip_prefix(what)?.trim().parse::<u16>().ok());
    found.sum()
}

/// B14f: food, tools and points.
pub fn income(who: &PlayerView) -> [u16; 3] {
    let text = |value: &Value| value.as_str().expect("a benefit").to_owned();
    let mut all = vec![text(&BOARD["baseIncome"])];
    let mut empty = |row: &str, spaces: usize| {
        all.extend(BOARD[row].as_array().expect("spaces").iter().take(spaces).map(text));
    };
    empty("camps", 5 - usize::from(who.home));
    empty("villages", who.villages.len());
    empty("megalithSlots", usize::from(8 - who.megaliths) / 2);
    ["food", "tools", "vp"].map(|what| all.iter().map(|benefit| part(benefit, what)).sum())
}

/// The culture cards of somebody in hand, deck and discard pile; everything has to be open.
fn owned(who: &PlayerView) -> Vec<String> {
    let hand = who.hand.iter().flatten();
    hand.chain(&who.unseen).chain(&who.discard).map(ToString::to_string).collect()
}

fn is_culture(card: &str) -> bool {
    card.starts_with('C')
}

fn types(who: &PlayerView) -> u16 {
    who.animals.iter().filter(|&&count| count > 0).count() as u16
}

/// B11b: what a stone scores, with this eclipse pile.
pub fn stone(view: &View, who: &PlayerView, stone: impl ToString, pile: usize) -> u16 {
    let score = &STONES[number(stone) - 1]["score"];
    let touching = |is: &dyn Fn(Ground) -> bool| {
        let touches = |village| corners(village).into_iter().any(|at| is(ground(view, at)));
        who.villages.iter().filter(|&village| touches(village)).count() as u16
    };
    let count = match score["per"].as_str().expect("what is counted") {
        "ownVillageTouching" if score["type"] == "landmark" => {
            touching(&|ground| matches!(ground, Ground::Landmark(_)))
        }
        "ownVillageTouching" => {
            touching(&|ground| land(ground).is_some_and(|face| face["type"] == score["type"]))
        }
        "ownVillage" => who.villages.len() as u16,
        "ownCampOnBoard" => {
            let base = if view.river.is_some() { 0 } else { camps(who, (0, 0)) };
            u16::from(who.camps.iter().sum::<u8>() - base)
        }
        "ownMegalithOnSite" => who.built.len() as u16,
        "buriedCard" => who.buried.len() as u16,
        "cultureCardOwned" => owned(who).iter().filter(|card| is_culture(card)).count() as u16,
        "cardInOwnEclipsePile" => pile as u16,
        "differentUntippedAnimalType" => types(who),
        "pairOfSameUntippedAnimal" => who.animals.iter().map(|&count| u16::from(count) / 2).sum(),
        "honorStep" => who.steps[0].into(),
        "offeringStep" => who.steps[1].into(),
        "lowerIdolStep" => who.steps[0].min(who.steps[1]).into(),
        "hexWhereYouHaveOrShareMostInfluence" => {
            let base = |at: Point| view.river.is_none() && at == (0, 0);
            points().into_iter().filter(|&at| !base(at) && leads(view, who, at)).count() as u16
        }
        other => panic!("{other} is not counted"),
    };
    let most = score["max"].as_u64().map_or(u16::MAX, |most| most as u16);
    (count * score["vp"].as_u64().expect("points") as u16).min(most)
}

/// B16a.
pub fn set(animal: usize, count: u8) -> u16 {
    let values = ANIMALS[animal]["set"].as_array().expect("values");
    let values: Vec<u16> = values.iter().map(|value| value.as_u64().expect("points") as u16).collect();
    match count {
        0 => 0,
        count => values[usize::from(count).min(values.len()) - 1],
    }
}

/// The printed points of a card.
pub fn printed(card: &str) -> u16 {
    let points = |row: &Value| row["vp"].as_u64().expect("points") as u16;
    if is_culture(card) {
        return points(&CULTURE[number(card) - 1]);
    }
    let named = |row: &&Value| row["name"].as_str().is_some_and(|name| name.to_lowercase() == card);
    points(STARTING.iter().chain(TRIBE.iter()).find(named).expect("people"))
}

fn step(track: &str, key: &str, at: u8) -> u16 {
    IDOLS[track][key][usize::from(at)].as_u64().expect("a figure") as u16
}

/// B16a to B16f: animals, cards, buried cards, offering, megaliths, villages. Everything has to be open.
pub fn last(who: &PlayerView, in_front: &[String]) -> [u16; 6] {
    let cards = owned(who);
    [
        who.animals.iter().enumerate().map(|(animal, &count)| set(animal, count)).sum(),
        cards.iter().chain(in_front).map(|card| printed(card)).sum(),
        who.buried.len() as u16 * step("honor", "buriedCardVp", who.steps[0]),
        u16::from(who.food + who.tools) / step("offering", "resourcesPerVp", who.steps[1])
            + step("offering", "flatVp", who.steps[1]),
        who.built.len() as u16,
        5 * who.villages.len() as u16,
    ]
}

/// B17e: the same for the Rival.
pub fn last_of_rival(who: &PlayerView) -> [u16; 6] {
    let animals = who.animals.iter().enumerate().map(|(animal, &count)| set(animal, count)).sum();
    [animals, 0, 4 * u16::from(who.buried_count), 0, who.built.len() as u16, 5 * who.villages.len() as u16]
}

pub const LAST: [Source; 6] =
    [Source::Animals, Source::Cards, Source::Buried, Source::Offering, Source::Megaliths, Source::Villages];

/// Level, column and row of a square, from 0.
#[allow(clippy::needless_pass_by_value)] // It reads better.
fn place(square: impl ToString) -> [u8; 3] {
    let name = square.to_string();
    let [level, x, y] = *name.as_bytes() else { panic!("{name} is no square") };
    [level - b'1', x - b'a', y - b'1']
}

/// The four places below one.
fn supports([level, x, y]: [u8; 3]) -> [[u8; 3]; 4] {
    [[level - 1, x, y], [level - 1, x + 1, y], [level - 1, x, y + 1], [level - 1, x + 1, y + 1]]
}

fn places(squares: &[nurt_winter::site::Square]) -> Vec<[u8; 3]> {
    squares.iter().map(place).collect()
}

/// B10c: what a place above the ground brings.
pub fn crossing(who: &PlayerView, square: impl ToString) -> u16 {
    let at = place(square);
    let own = places(&who.built);
    [0, 3, 5][usize::from(at[0])]
        + supports(at).iter().filter(|&support| own.contains(support)).count() as u16
}

/// B2i, B10b: what a square of the ground shows; none if it is no square.
pub fn square(players: usize, square: impl ToString) -> Option<String> {
    let [level, x, y] = place(square);
    assert_eq!(level, 0);
    for lies in SITE_PLAN[&players.to_string()].as_array().expect("a plan") {
        let tile = SITES.iter().find(|tile| tile["id"] == lies["tile"]).expect("a tile");
        let inside = |at: u8, key: &str| u64::from(at).checked_sub(lies[key].as_u64().expect("a place"));
        if let (Some(right), Some(down)) = (inside(x, "x"), inside(y, "y"))
            && right < 4
            && down < 2
        {
            return Some(tile["rows"][down as usize][right as usize].as_str().expect("a benefit").to_owned());
        }
    }
    None
}

/// B16g: the place in the end, better ones greater.
pub fn rank(view: &View, seat: u8) -> (u16, usize, usize, std::cmp::Reverse<usize>) {
    let who = &view.players[usize::from(seat)];
    let place = view.order.iter().position(|other| other.index() == usize::from(seat)).expect("a place");
    (score(who), who.villages.len(), who.buried.len(), std::cmp::Reverse(place))
}

/// What must hold after every move: nothing is lost, nothing is there twice, nothing is too much. Everything has to be open.
#[track_caller]
pub fn invariants(view: &View) {
    for (_, who) in tribes(view) {
        assert!(who.food <= 10 && who.tools <= 10, "B1e");
        assert!(who.steps.iter().all(|&step| step <= 10), "B13a");
        assert_eq!(who.home + who.start + who.camps.iter().sum::<u8>(), 5, "camps");
        assert_eq!(usize::from(who.megaliths) + who.built.len(), 8, "megaliths");
        assert!(who.villages.len() <= 3, "B8g");
        let figures = who.members + who.placed.iter().sum::<u8>();
        assert!(figures == 2 || (figures == 3 && who.chief.is_none()), "tribe members");
    }
    cards(view);
    pieces(view);
    assert!(view.grounds.len() <= 6 && view.display.len() <= 8, "B3g");
    let era = if view.round <= 2 { 1..=20 } else { 21..=40 };
    assert!(view.display.iter().all(|&culture| era.contains(&number(culture))), "B15c");
    if !matches!(view.phase, Phase::Culture | Phase::Column | Phase::Bottom | Phase::Rest) {
        assert_eq!((view.now.labour, view.now.played.len()), (0, 0), "B1d");
    }
}

fn cards(view: &View) {
    let mut found: BTreeMap<String, u64> = BTreeMap::new();
    let mut add = |card: String, count: u64| *found.entry(card).or_default() += count;
    for who in &view.players {
        let piles = who.hand.iter().flatten().chain(&who.unseen).chain(&who.discard).chain(&who.buried);
        piles.for_each(|card| add(card.to_string(), 1));
        who.pile.iter().flatten().for_each(|people| add(people.to_string(), 1));
        assert_eq!(usize::from(who.deck), who.unseen.len(), "the deck");
    }
    view.now.played.iter().for_each(|card| add(card.to_string(), 1));
    for culture in view.display.iter().chain(&view.cultures).chain(&view.boxed) {
        add(culture.to_string(), 1);
    }
    for (row, &left) in STARTING.iter().chain(TRIBE.iter()).zip(&view.supply) {
        add(row["name"].as_str().expect("a name").to_lowercase(), left.into());
    }
    let absent = if view.wishes.warriors { "T-GUI" } else { "T-WAR" };
    for row in STARTING.iter().chain(TRIBE.iter()) {
        let copies = row["copies"].as_u64().expect("copies");
        let wanted = match row["id"].as_str().expect("an id") {
            id if id == absent => 0,
            id if id.starts_with("S-") => copies * view.players.len() as u64,
            _ => copies,
        };
        let name = row["name"].as_str().expect("a name").to_lowercase();
        assert_eq!(found.get(&name).copied().unwrap_or(0), wanted, "{name}");
    }
    for culture in (1..=40).map(|number| format!("C{number:02}")) {
        assert_eq!(found.get(&culture), Some(&1), "{culture}");
    }
}

fn pieces(view: &View) {
    for (at, row) in ANIMALS.iter().enumerate() {
        let kept: u8 = tribes(view).iter().map(|(_, who)| who.animals[at] + who.tipped[at]).sum();
        let open = view.grounds.iter().filter(|&&animal| animal as usize == at).count() as u64;
        let copies = if row["id"] == "A-SEA" && !view.wishes.sea_cows {
            0
        } else {
            row["copies"].as_u64().expect("copies")
        };
        assert_eq!(u64::from(kept) + open + u64::from(view.herd[at]), copies, "{}", row["name"]);
    }
    let once = |all: Vec<String>, what: &str| {
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{what} twice: {all:?}");
    };
    let mut stones: Vec<String> = view.stones.iter().flatten().map(ToString::to_string).collect();
    let (mut villages, mut all) = (Vec::new(), places(&view.neutral));
    for (_, who) in tribes(view) {
        stones.extend(who.stones.iter().map(ToString::to_string));
        villages.extend(who.villages.iter().map(ToString::to_string));
        all.extend(places(&who.built));
    }
    for village in &villages {
        assert!(view.river.is_some() || !corners(village).contains(&(0, 0)), "B8f");
    }
    once(stones, "a stone");
    once(villages, "a village");
    once(all.iter().map(|place| format!("{place:?}")).collect(), "a megalith");
    for &at in &all {
        match at {
            [0, x, y] => {
                let name = format!("1{}{}", char::from(b'a' + x), y + 1);
                assert!(square(view.players.len(), name).is_some(), "B2i");
            }
            _ => assert!(supports(at).iter().all(|support| all.contains(support)), "B10c"),
        }
    }
    let left: usize = view.players.iter().map(|who| usize::from(who.neutral)).sum();
    assert_eq!(left + view.neutral.len(), 2 * view.players.len(), "neutral megaliths");
}

/// Food, tools and labour that a move costs by the tables; in the view before it.
fn price(view: &View, mv: &str) -> [u8; 3] {
    let words: Vec<&str> = mv.split(' ').collect();
    let cost =
        |row: &Value| ["food", "tools", "labor"].map(|what| row["cost"][what].as_u64().unwrap_or(0) as u8);
    if let Some(task) = view.tasks.last() {
        let tools = match task.origin {
            Origin::First(_) => 1,
            Origin::Option(..) => 2,
            Origin::Chief(..) if tribe(view, view.turn).side.is_some_and(|side| side.name() == "a") => 1,
            _ => 0,
        };
        let raises = words[0] == "neutral" || (words[0] == "megalith" && !task.neutral);
        return [0, if raises { tools } else { 0 }, 0];
    }
    match words[0] {
        "recruit" => [2, 0, 1],
        "camp" => [1, 0, 1],
        "move" | "raft" => [0, 0, 1],
        "stone" => [0, 1, 2],
        "learn" => cost(&CULTURE[number(words[1]) - 1]),
        "hunt" => {
            let face = words[1].parse::<nurt_winter::components::Animal>().expect("an animal") as usize;
            let [food, tools, labour] = cost(&ANIMALS[face]);
            [food, tools.saturating_sub(view.now.discount[2]), labour]
        }
        _ => [0; 3],
    }
}

/// What a move brought about, counted a second time: the view before it, the move, what happened, and the view after it.
#[track_caller]
pub fn watch(before: &View, seat: u8, mv: &str, events: &[Event], after: &View) {
    let mut ledger = Ledger::new(before, seat, mv);
    // Nothing on the board moves by itself, but for the Rival's pieces and rafts.
    let by_itself = events.iter().any(|event| matches!(event, Event::RivalCard { .. } | Event::RaftsBack));
    let moved = events
        .iter()
        .any(|event| matches!(event, Event::Moved { .. } | Event::Rafted { .. } | Event::Pushed { .. }));
    let board = if !by_itself {
        Some(after)
    } else if !moved {
        Some(before)
    } else {
        None
    };
    let mut scored: BTreeMap<Seat, u16> = BTreeMap::new();
    let mut got_income = BTreeSet::new();
    for event in events {
        match *event {
            Event::Gained { seat, gain, why } => {
                let who = tribe(after, seat);
                match why {
                    Origin::Board => {
                        got_income.insert(seat);
                        let [food, tools, points] = income(who);
                        let (had, expected, got) = match gain {
                            Gain::Food(count) => (ledger.of(seat)[0], food, count),
                            Gain::Tools(count) => (ledger.of(seat)[1], tools, count),
                            Gain::Points(count) => (-1000, points, count),
                            other => panic!("{other:?} of a board"),
                        };
                        assert_eq!(i64::from(got), i64::from(expected).min(10 - had), "income of {seat}");
                    }
                    Origin::Stone(_) => {
                        if let Gain::Points(count) = gain {
                            *scored.entry(seat).or_default() += u16::from(count);
                        }
                    }
                    Origin::Square(square) => square_brings(before, seat, square, gain, ledger.of(seat)),
                    _ => {}
                }
                ledger.gain(seat, gain);
            }
            Event::Took { seat, hex } => {
                let (q, r) = hex.coordinates();
                let at = (q.into(), r.into());
                assert!(is_rich(before, at), "B8k: {hex}");
                if let Some(board) = board {
                    assert!(leads(board, tribe(board, seat), at), "B8j: {hex} of {seat}");
                }
            }
            Event::Exchanged { seat, exchange } => {
                let by = match exchange {
                    nurt_winter::events::Exchange::FoodForTool => [-1, 1, 0],
                    nurt_winter::events::Exchange::ToolForFood => [2, -1, 0],
                    nurt_winter::events::Exchange::FoodForPoint => [-1, 0, 1],
                };
                ledger.add(seat, by);
            }
            Event::Scored { seat, points, .. } => ledger.add(seat, [0, 0, points.into()]),
            _ => {}
        }
    }
    for (number, who) in tribes(after) {
        let told = ledger.of(Seat::new(number));
        let found = [who.food.into(), who.tools.into(), i64::from(score(who))];
        assert_eq!(told, found, "food, tools and points of {number} after {mv}: {events:?}");
    }
    labour(before, mv, events, after);
    if let Some(board) = board {
        for &seat in got_income.iter().filter(|seat| seat.index() < 4) {
            let (who, pile) = (tribe(board, seat), tribe(before, seat).pile.as_ref().map_or(0, Vec::len));
            let who_after = tribe(after, seat);
            let expected: u16 =
                who_after.stones.iter().map(|each| stone_with(board, who, who_after, *each, pile)).sum();
            assert_eq!(scored.get(&seat).copied().unwrap_or(0), expected, "stones of {seat} after {mv}");
        }
    }
    if after.phase == Phase::Over {
        the_end(events, after);
    }
}

/// B4b: what people bring in a column.
pub fn works(people: &str, column: &str) -> u8 {
    let named = |row: &&Value| row["name"].as_str().is_some_and(|name| name.to_lowercase() == people);
    let row = STARTING.iter().chain(TRIBE.iter()).find(named).expect("people");
    row["column"][column]["labor"].as_u64().or(row["labor"].as_u64()).expect("labour") as u8
}

/// B1d, B4b, B5a: the labour of a turn that goes on.
fn labour(before: &View, mv: &str, events: &[Event], after: &View) {
    let goes_on = match after.phase {
        Phase::Column | Phase::Bottom => true,
        Phase::Culture => before.phase == Phase::Culture && !mv.starts_with("place"),
        _ => false,
    };
    if !goes_on {
        return;
    }
    let mut expected = before.now.labour - price(before, mv)[2];
    for event in events {
        match *event {
            Event::Placed { spot: Spot::Column(column), .. } => {
                expected += before.now.labour_in[column as usize];
            }
            Event::Gained { gain: Gain::Labour(count), .. } => expected += count,
            Event::Played { people, labour, .. } => {
                let column = after.now.column.expect("a column");
                assert_eq!(labour, works(people.name(), column.name()), "B4b: {people} in {column}");
                expected += labour;
            }
            _ => {}
        }
    }
    assert_eq!(after.now.labour, expected, "labour after {mv}");
}

/// What a stone scores: the board as it was, and what somebody has now.
fn stone_with(
    board: &View,
    then: &PlayerView,
    now: &PlayerView,
    each: nurt_winter::components::Stone,
    pile: usize,
) -> u16 {
    let mut who = now.clone();
    (who.camps, who.raft) = (then.camps.clone(), then.raft);
    stone(board, &who, each, pile)
}

/// B10b, B10c: what a place on the site brings.
fn square_brings(before: &View, seat: Seat, at: nurt_winter::site::Square, gain: Gain, had: [i64; 3]) {
    if at.level() > 0 {
        let expected = crossing(tribe(before, seat), at);
        assert_eq!(gain, Gain::Points(expected as u8), "B10c: {at}");
        return;
    }
    let shows = square(before.players.len(), at).expect("a square");
    let up_to = |what: &str, had: i64| i64::from(part(&shows, what)).min(10 - had) as u8;
    let expected = match gain {
        Gain::Food(_) => Gain::Food(up_to("food", had[0])),
        Gain::Tools(_) => Gain::Tools(up_to("tools", had[1])),
        _ => Gain::Points(part(&shows, "vp") as u8),
    };
    assert_eq!(gain, expected, "B10b: {at} shows {shows}");
}

/// B16: the last lines of the score sheet.
fn the_end(events: &[Event], view: &View) {
    for (number, who) in tribes(view) {
        let expected = if number == 4 { last_of_rival(who) } else { last(who, &[]) };
        for (source, points) in LAST.into_iter().zip(expected) {
            assert_eq!(who.points[source as usize], points, "{source:?} of {number}");
            let told = events.iter().find_map(|event| match event {
                Event::Scored { seat, source: of, points }
                    if seat.index() == usize::from(number) && *of == source =>
                {
                    Some(*points)
                }
                _ => None,
            });
            assert_eq!(told.unwrap_or(0), points, "{source:?} of {number} is told");
        }
    }
}

/// Food, tools and points of everybody, as events tell them.
struct Ledger(BTreeMap<Seat, [i64; 3]>);

impl Ledger {
    fn new(view: &View, seat: u8, mv: &str) -> Self {
        let has = |who: &PlayerView| [who.food.into(), who.tools.into(), i64::from(score(who))];
        let mut ledger =
            Self(tribes(view).into_iter().map(|(seat, who)| (Seat::new(seat), has(who))).collect());
        let [food, tools, labour] = price(view, mv);
        assert!(labour <= view.now.labour, "B5a: {mv}");
        ledger.add(Seat::new(seat), [-i64::from(food), -i64::from(tools), 0]);
        ledger
    }

    fn of(&self, seat: Seat) -> [i64; 3] {
        self.0[&seat]
    }

    fn add(&mut self, seat: Seat, by: [i64; 3]) {
        let has = self.0.get_mut(&seat).expect("a tribe");
        has.iter_mut().zip(by).for_each(|(has, by)| *has += by);
        // B1e.
        (has[0], has[1]) = (has[0].min(10), has[1].min(10));
    }

    fn gain(&mut self, seat: Seat, gain: Gain) {
        self.add(
            seat,
            match gain {
                Gain::Food(count) => [count.into(), 0, 0],
                Gain::Tools(count) => [0, count.into(), 0],
                Gain::Points(count) => [0, 0, count.into()],
                Gain::Labour(_) | Gain::Strength(_) => [0; 3],
            },
        );
    }
}

/// The name of a hex.
pub fn name_of((q, r): Point) -> String {
    format!("({q},{r})")
}

/// What the rules of the base game allow a seat that decides, written as moves; nothing where this is not counted. Everything
/// has to be open.
pub fn offers(view: &View, seat: Seat) -> Option<BTreeSet<String>> {
    let who = tribe(view, seat);
    let hand: Vec<String> = who.hand.iter().flatten().map(ToString::to_string).collect();
    let fresh: Vec<String> = view.now.fresh.iter().map(ToString::to_string).collect();
    let count = |all: &[String], card: &str| all.iter().filter(|&other| other == card).count();
    let kinds: BTreeSet<&String> = hand.iter().collect();
    let people = kinds.iter().filter(|card| !is_culture(card));
    let ready = |card: &&&String| count(&hand, card) > count(&fresh, card);
    let plays: Vec<String> = people.clone().filter(ready).map(|card| format!("play {card}")).collect();
    let mut all = BTreeSet::new();
    match view.phase {
        Phase::Pile => {
            all.extend(people.map(|card| format!("add {card}")));
            all.insert("ready".to_owned());
        }
        Phase::Culture if view.tasks.is_empty() => {
            for card in kinds.iter().filter(|card| is_culture(card) && count(&fresh, card) == 0) {
                if view.now.cultured {
                    let others = kinds.iter().filter(|other| *other != card);
                    all.extend(others.map(|other| format!("culture {card} for {other}")));
                } else {
                    all.insert(format!("culture {card}"));
                }
            }
            let left = [("member", who.members > 0), ("chief", who.chief_at.is_none())];
            for (figure, _) in left.into_iter().filter(|&(_, left)| left) {
                let spots = ["initiate", "develop", "hunt", "migrate", "rest"];
                all.extend(spots.map(|spot| format!("place {figure} {spot}")));
            }
        }
        Phase::Column if view.tasks.is_empty() => {
            if !view.now.middle {
                all.extend(sections(view, who, &kinds));
            }
            all.extend(plays);
            all.insert("end".to_owned());
        }
        Phase::Terrain if view.tasks.is_empty() => {
            let open = view.open.iter().map(|hex| hex.coordinates()).map(|(q, r)| (q.into(), r.into()));
            let open: Vec<Point> = open.collect();
            let takes = points().into_iter().filter(|at| is_rich(view, *at) && open.contains(at));
            all.extend(takes.filter(|&at| leads(view, who, at)).map(|at| format!("take {}", name_of(at))));
        }
        _ => {
            let task = view.tasks.last()?;
            let raises = match task.origin {
                Origin::Culture(culture) => ["C10", "C30"].contains(&culture.to_string().as_str()),
                Origin::Step(..) => true,
                _ => false,
            };
            if !raises {
                return None;
            }
            let (on_ground, above) = free_places(view);
            all.extend(on_ground.iter().chain(&above).map(|place| format!("megalith {place}")));
            if !task.neutral {
                all.insert("skip".to_owned());
                let neutral = if who.neutral > 0 { on_ground } else { Vec::new() };
                all.extend(neutral.iter().map(|place| format!("neutral {place}")));
            }
            if matches!(view.phase, Phase::Column | Phase::Bottom) {
                all.extend(plays);
            }
        }
    }
    Some(all)
}

/// B5b to B5e: what the upper and the middle section of the column allow.
fn sections(view: &View, who: &PlayerView, hand: &BTreeSet<&String>) -> Vec<String> {
    let affords = |mv: &String| {
        let [food, tools, labour] = price(view, mv);
        food <= who.food && tools <= who.tools && labour <= view.now.labour
    };
    let mut all = Vec::new();
    match view.now.column.expect("a column").name() {
        "initiate" => {
            for (row, _) in TRIBE.iter().zip(&view.supply[3..]).filter(|&(_, &left)| left > 0) {
                let name = row["name"].as_str().expect("a name").to_lowercase();
                all.extend([format!("recruit {name}"), format!("recruit {name} to discard")]);
            }
            all.extend(hand.iter().map(|card| format!("bury {card}")));
        }
        "develop" => {
            all.extend(view.display.iter().map(|culture| format!("learn {culture}")));
            all.extend(view.stones[usize::from(view.round > 2)].iter().map(|stone| format!("stone {stone}")));
        }
        "hunt" => {
            all.extend(view.grounds.iter().map(|animal| format!("hunt {animal}")));
            let upright = <nurt_winter::components::Animal as strum::VariantArray>::VARIANTS
                .iter()
                .copied()
                .filter(|&animal| who.animals[animal as usize] > 0);
            all.extend(upright.map(|animal| format!("tip {animal}")));
        }
        _ => {
            for from in points().into_iter().filter(|&from| camps(who, from) > 0) {
                let beside = points().into_iter().filter(|&to| distance(from, to) == 1);
                all.extend(beside.map(|to| format!("move {} {}", name_of(from), name_of(to))));
            }
            all.extend((who.home > 0).then(|| "camp".to_owned()));
            let taken: Vec<String> =
                tribes(view).iter().flat_map(|(_, who)| &who.villages).map(ToString::to_string).collect();
            let fits = |name: &String| {
                let hexes = corners(name);
                !hexes.contains(&(0, 0))
                    && !taken.contains(name)
                    && hexes.iter().all(|&at| camps(who, at) > 0)
            };
            let junctures = (1..=24).map(|number| format!("J{number:02}")).filter(fits);
            all.extend(junctures.filter(|_| who.villages.len() < 3).map(|name| format!("village {name}")));
        }
    }
    all.into_iter().filter(affords).collect()
}

/// B10b, B10c: the empty places on the ground, and above it.
fn free_places(view: &View) -> (Vec<String>, Vec<String>) {
    let mut taken = places(&view.neutral);
    for (_, who) in tribes(view) {
        taken.extend(places(&who.built));
    }
    let (mut ground, mut above) = (Vec::new(), Vec::new());
    for (level, x, y) in (0..3).flat_map(|level| (0..8).flat_map(move |x| (0..4).map(move |y| (level, x, y))))
    {
        let (at, name) = ([level, x, y], format!("{}{}{}", level + 1, char::from(b'a' + x), y + 1));
        if taken.contains(&at) {
            continue;
        }
        if level > 0 && supports(at).iter().all(|support| taken.contains(support)) {
            above.push(name);
        } else if level == 0 && square(view.players.len(), &name).is_some() {
            ground.push(name);
        }
    }
    (ground, above)
}
