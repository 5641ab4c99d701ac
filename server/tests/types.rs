//! The TypeScript types of the browser client are generated from the Rust ones. `NURT_BLESS=1 cargo test -p nurt-server
//! --test types` writes them; without it the test fails where they have drifted apart.

use std::fmt::Display;
use std::path::Path;

use nurt_battle::{components, dams, events, hand, moves, outlook, rules, state, view};
use nurt_core as core;
use nurt_server::wire;
use serde::Serialize;
use ts_rs::{Config, TS};

/// The declarations of some types, each on its own.
macro_rules! declarations {
    ($($type:ty),+ $(,)?) => {
        vec![$(<$type as TS>::decl(&Config::new().with_large_int("number"))),+]
    };
}

/// Writes or compares a generated file.
fn held(path: &str, head: &str, declarations: &[String]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src").join(path);
    let mut text = String::from(
        "// Generated from the Rust types by server/tests/types.rs. Do not edit; run `make types`.\n",
    );
    text.push_str(head);
    for declaration in declarations {
        text.push_str("\nexport ");
        text.push_str(declaration);
        text.push('\n');
    }
    if std::env::var_os("NURT_BLESS").is_some() {
        std::fs::write(&path, &text).expect("the folder of the client");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "{} has drifted from the Rust types: run `make types`", path.display());
}

#[test]
fn the_types_of_the_wire_are_those_of_the_client() {
    held(
        "wire.ts",
        "",
        &declarations![
            core::Seat,
            core::Seats,
            core::Phrase,
            core::Arg,
            core::Standing,
            core::ScoreLine,
            core::Rival,
            core::Field,
            core::Kind,
            core::Outcome,
            core::Fair,
            core::registry::Seen,
            core::registry::WhyNot,
            wire::Ask,
            wire::Tell,
            wire::Refused,
            wire::Code,
            wire::Me,
            wire::TableState,
            wire::Status,
            wire::Sitter,
            wire::Present,
            wire::Rematch,
            wire::SameDeal,
            wire::TookOver,
            wire::Position,
            wire::Now,
            wire::Offers,
            wire::OfferedMove,
            wire::TakeBack,
            wire::Asking,
            wire::Ended,
            wire::Line,
            wire::ChatLine,
            wire::GameInfo,
            wire::Home,
            wire::TableLine,
            wire::Hint,
            wire::HintedMove,
            wire::HintedReason,
            wire::Insight,
            wire::Report,
            wire::ReportedDecision,
            wire::ReportedMove,
            wire::ReportedBalance,
            wire::BeSomebody,
            wire::NewTable,
            wire::Made,
            wire::Sit,
            wire::Start,
            wire::Stand,
            wire::SeatBot,
            wire::PlayAgain,
            wire::PlayOn,
            wire::Invited,
            wire::Steps,
            wire::Step,
        ],
    );
}

const SEAT: &str = "import type { Seat } from \"../../wire\";\n";

#[test]
fn the_types_of_battle_are_those_of_its_board() {
    let mut all = declarations![
        view::View,
        view::HandView,
        state::Settings,
        state::Role,
        state::ByRole<()>,
        state::Phase,
        state::GameEnd,
        dams::DamId,
        dams::Dam,
        dams::Side,
        hand::Hand,
        components::Card,
        components::Cards,
        components::Tactics,
        components::Requirement,
        rules::control::Class,
        rules::control::Formation,
        moves::Stock,
        moves::Fate,
        events::EventView,
        events::Seen,
        outlook::Outlook,
        outlook::DamOutlook,
        outlook::Prospect,
    ];
    all.push("type BattleEvent = Happening<Card | null, SeenCards>;".to_owned());
    held("games/battle/view.ts", SEAT, &all);
}

#[test]
fn the_types_and_tiles_of_waterway_are_those_of_its_board() {
    use nurt_waterway::{components, events, grid, moves, outlook, scoring, view};
    let mut all = declarations![
        view::View,
        view::PlayerView,
        moves::Move,
        components::Tile,
        components::Face,
        components::Shape,
        components::Building,
        components::Good,
        components::StartTile,
        grid::Side,
        grid::Cell,
        grid::Turn,
        grid::Corners,
        scoring::Score,
        events::EventView,
        events::NewHandView,
        events::Change,
        outlook::Outlook,
        outlook::RankOutlook,
        outlook::BoardOutlook,
        outlook::End,
        outlook::BuildingOutlook,
        outlook::GoodsOutlook,
        outlook::MeadowOutlook,
    ];
    // What the tiles show, so that a line corrected in components.rs is corrected on the board.
    all.push(faces("FACES: Record<Tile, Face>", components::Tile::all().map(|tile| (tile, tile.face()))));
    all.push(constant("START: StartTile", &components::START));
    held("games/waterway/view.ts", SEAT, &all);
}

#[test]
fn the_types_and_components_of_the_river_are_those_of_its_board() {
    use nurt_the_river::{components, events, outlook, scoring, state, view};
    let mut all = declarations![
        view::View,
        view::PlayerView,
        state::Step,
        components::Tile,
        components::TileFace,
        components::Card,
        components::CardFace,
        components::Family,
        components::Kind,
        components::Terrain,
        components::Effect,
        components::Print,
        components::Island,
        components::Config,
        scoring::Score,
        events::Event,
        events::Ending,
        events::Source,
        outlook::Outlook,
        outlook::PlayerOutlook,
        outlook::Lack,
        outlook::Laying,
    ];
    // What is printed on tiles, cards and boards, so that a line corrected in components.rs is corrected on the board.
    all.push(faces("TILES: Record<Tile, TileFace>", components::Tile::all().map(|tile| (tile, tile.face()))));
    all.push(faces("CARDS: Record<Card, CardFace>", components::Card::all().map(|card| (card, card.face()))));
    all.push(constant("ISLANDS: Island[]", &components::Island::ALL));
    all.push(constant("RIVERS: Print[][]", &components::RIVERS));
    all.push(constant("SETTLE: number[]", &components::SETTLE));
    all.push(constant("COLUMNS: number[][]", &components::COLUMNS));
    all.push(constant("CONFIGS: Config[]", &components::CONFIGS));
    all.push(constant("ANY: number", &components::ANY));
    held("games/the-river/view.ts", "import type { Seat, Seats } from \"../../wire\";\n", &all);
}

#[test]
fn the_types_and_components_of_gold_are_those_of_its_board() {
    use nurt_gold::{components, events, mastery, moves, outlook, state, view};
    let mut all = declarations![
        view::View,
        view::PlotView,
        view::PlayerView,
        state::Phase,
        state::PatronRule,
        state::Pending,
        state::Choice,
        state::Source,
        components::Tile,
        components::TileFace,
        components::Card,
        components::CardFace,
        components::Patron,
        components::PatronFace,
        components::Good,
        components::Kind,
        components::Trade,
        components::Clan,
        components::Whose,
        components::Effect,
        components::Ability,
        components::Final,
        components::Shore,
        components::Start,
        components::Bank,
        components::Mastery,
        events::Event,
        events::Gain,
        events::Cause,
        outlook::Outlook,
        outlook::PlayerOutlook,
        outlook::Voyage,
        outlook::Share,
        mastery::Progress,
    ];
    // «Trade» is a kind of customer; an exchange has a name of its own here.
    all.push(<moves::Trade as TS>::decl(&Config::new()).replacen("type Trade", "type Exchange", 1));
    all.push(faces("TILES: Record<Tile, TileFace>", components::Tile::all().map(|tile| (tile, tile.face()))));
    all.push(faces("CARDS: Record<Card, CardFace>", components::Card::all().map(|card| (card, card.face()))));
    all.push(faces(
        "PATRONS: Record<Patron, PatronFace>",
        components::Patron::all().map(|patron| (patron, patron.face())),
    ));
    all.push(constant("SHORES: Shore[]", &components::SHORES));
    all.push(constant("AROUND: number[][]", &components::AROUND));
    all.push(constant("MASTERY_POINTS: number[][]", &components::MASTERY_POINTS));
    all.push(constant("SCORING: number[][][]", &components::SCORING));
    all.push(constant("STEP_GOOD: Effect[]", &components::STEP_GOOD));
    all.push(constant("STEP_REWARDS: [number, Effect[]][]", &components::STEP_REWARDS));
    all.push(constant("CUSTOMER_POINTS: number[]", &components::CUSTOMER_POINTS));
    let figures = [
        ("GOOD_STEP", components::GOOD_STEP),
        ("STEPS", components::STEPS),
        ("FLOWER", components::FLOWER),
        ("MOST_KOKU", components::MOST_KOKU),
        ("MOST_GOODS", components::MOST_GOODS),
        ("MOST_LIMIT", components::MOST_LIMIT),
    ];
    all.extend(figures.map(|(name, figure)| constant(name, &figure)));
    held("games/gold/view.ts", "import type { Seat } from \"../../wire\";\n", &all);
}

#[test]
fn the_types_and_components_of_winter_are_those_of_its_board() {
    use nurt_winter::{cards, components, events, geometry, map, moves, outlook, site, state, view};
    use strum::VariantArray;
    let mut all = declarations![
        view::View,
        view::TurnView,
        view::PlayerView,
        state::Wishes,
        state::Phase,
        state::Task,
        state::Origin,
        state::Source,
        state::Figure,
        state::Spot,
        map::Ground,
        geometry::Hex,
        geometry::Juncture,
        geometry::Place,
        geometry::River,
        geometry::End,
        geometry::Bank,
        geometry::Third,
        site::Square,
        moves::Camp,
        cards::Card,
        components::Column,
        components::Track,
        components::Terrain,
        components::Cost,
        components::Count,
        components::From,
        components::Effect,
        components::People,
        components::PeopleFace,
        components::Culture,
        components::CultureFace,
        components::Animal,
        components::AnimalFace,
        components::LandFace,
        components::Stone,
        components::StoneFace,
        components::Chief,
        components::Side,
        components::ChiefFace,
        components::FishToken,
        components::Landmark,
        events::Event,
        events::Gain,
        events::Exchange,
        outlook::Outlook,
        outlook::PlayerOutlook,
        outlook::Forecast,
    ];
    let people = components::People::VARIANTS.iter().map(|&people| (people, people.face()));
    all.push(faces("PEOPLE: Record<People, PeopleFace>", people));
    let cultures = components::Culture::all().map(|culture| (culture, culture.face()));
    all.push(faces("CULTURE: Record<Culture, CultureFace>", cultures));
    let animals = components::Animal::VARIANTS.iter().map(|&animal| (animal, animal.face()));
    all.push(faces("ANIMALS: Record<Animal, AnimalFace>", animals));
    let stones = components::Stone::all().map(|stone| (stone, stone.face()));
    all.push(faces("STONES: Record<Stone, StoneFace>", stones));
    let chiefs =
        components::Chief::VARIANTS.iter().map(|&chief| (chief, &components::CHIEFS[chief as usize]));
    all.push(faces("CHIEFS: Record<Chief, [ChiefFace, ChiefFace]>", chiefs));
    let fish = components::FishToken::all().zip(&components::FISH_TOKENS);
    all.push(faces("FISH: Record<FishToken, Effect[]>", fish));
    let landmarks = components::Landmark::VARIANTS
        .iter()
        .map(|&landmark| (landmark, &components::LANDMARKS[landmark as usize]));
    all.push(faces("LANDMARKS: Record<Landmark, [number, Count]>", landmarks));
    all.push(constant("KINDS: People[]", &components::People::VARIANTS));
    all.push(constant("BEASTS: Animal[]", &components::Animal::VARIANTS));
    all.push(constant("COLUMNS: Column[]", &components::Column::VARIANTS));
    all.push(constant("HEXES: Hex[]", &geometry::Hexes::all().iter().collect::<Vec<_>>()));
    all.push(constant("LAND: LandFace[]", &components::LAND));
    all.push(constant("SETUP: Effect[][]", &components::SETUP));
    all.push(constant("FIRST_BONUS: Effect[][]", &components::FIRST_BONUS));
    all.push(constant("REST: Effect[]", &components::REST));
    all.push(constant("STEP_BONUS: Effect[][]", &components::STEP_BONUS));
    all.push(constant("BURIED_POINTS: number[]", &components::BURIED_POINTS));
    all.push(constant("RIVAL_BURIED", &components::RIVAL_BURIED));
    all.push(constant("OFFERING_RATE: number[]", &components::OFFERING_RATE));
    all.push(constant("OFFERING_POINTS: number[]", &components::OFFERING_POINTS));
    all.push(constant("BASE_INCOME: Effect[]", &components::BASE_INCOME));
    all.push(constant("CAMP_INCOME: Effect[]", &components::CAMP_INCOME));
    all.push(constant("VILLAGE_INCOME: Effect[][]", &components::VILLAGE_INCOME));
    all.push(constant("SLOT_INCOME: Effect[]", &components::SLOT_INCOME));
    all.push(constant("SITES: Effect[][]", &components::SITES));
    all.push(constant("SITE_PLAN: [number, number][][]", &components::SITE_PLAN));
    all.push(constant("UPPER_POINTS: number[]", &components::UPPER_POINTS));
    all.push(constant("STONE_COST: Cost", &components::STONE_COST));
    all.push(constant("MOVE_COST: Cost", &components::MOVE_COST));
    all.push(constant("CAMP_COST: Cost", &components::CAMP_COST));
    let figures = [
        ("MOST", components::MOST),
        ("STEPS", components::STEPS as u8),
        ("ROUNDS", components::ROUNDS),
        ("FIRST_ERA", components::FIRST_ERA),
        ("CAMPS", components::CAMPS as u8),
        ("VILLAGES", components::VILLAGES as u8),
        ("MEGALITHS", components::MEGALITHS),
        ("SUPPORT_POINTS", components::SUPPORT_POINTS),
        ("RIVAL", state::RIVAL.index() as u8),
    ];
    all.extend(figures.map(|(name, figure)| constant(name, &figure)));
    held("games/winter/view.ts", "import type { Seat, Seats } from \"../../wire\";\n", &all);
}

/// A constant of the client.
fn constant(name: &str, value: &impl Serialize) -> String {
    format!("const {name} = {};", serde_json::to_string(value).expect("plain data"))
}

/// What each piece shows, line by line.
fn faces<T: Display>(
    name: &str,
    all: impl Iterator<Item = (T, &'static (impl Serialize + 'static))>,
) -> String {
    let lines: Vec<String> = all
        .map(|(piece, face)| format!("  \"{piece}\": {},", serde_json::to_string(face).expect("plain data")))
        .collect();
    format!("const {name} = {{\n{}\n}};", lines.join("\n"))
}
