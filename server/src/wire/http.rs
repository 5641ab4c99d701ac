//! What goes over HTTP: everything but live play.

use std::collections::BTreeMap;

use nurt_core::registry::Seen;
use nurt_core::{Fair, Field, Outcome, Phrase, Seat, Seats, Secret};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Me, Position, Sitter, Status};

/// A game that can be played here.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its name in addresses and records.
    pub name: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// Its options besides the number of players.
    #[schema(value_type = Vec<Object>)]
    pub fields: Vec<Field>,
    /// The bots that play it, the weakest first.
    pub bots: Vec<&'static str>,
}

/// What the home page shows.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Home {
    /// Who the client is, if it is known.
    pub me: Option<Me>,
    /// The games.
    pub games: Vec<GameInfo>,
    /// The client's own tables: those that are not over, and those that were last, the latest change first.
    pub mine: Vec<TableLine>,
    /// Open tables with a free seat, the newest first.
    pub open: Vec<TableLine>,
    /// How many tables are being played.
    pub playing: u32,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableLine {
    /// The name of the table in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// The options.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub seats: Vec<Option<Sitter>>,
    /// How far it is.
    pub status: Status,
    /// The seats that owe a decision.
    #[schema(value_type = Vec<u8>)]
    pub to_act: Seats,
    /// The seat of the client, if it has one.
    #[schema(value_type = Option<u8>)]
    pub my_seat: Option<Seat>,
    /// Who won, once it is over.
    #[schema(value_type = Option<Vec<u8>>)]
    pub winners: Option<Seats>,
    /// When it last changed, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: i64,
}

/// Who one wants to be: `POST /api/me`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BeSomebody {
    /// The name that others see: 1 to 24 characters.
    pub name: String,
}

/// A new table: `POST /api/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// The number of seats; the game's usual one if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub players: Option<u8>,
    /// The options; those left out have their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
    /// Whether it is listed for everybody.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub open: bool,
    /// The seat that the client takes; the first one if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// With a kind of bot: all other seats go to such bots. With `entropy` as well the game starts at once.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub against: Option<String>,
    /// Whether players may ask what a bot would do. If it is left out, whoever plays against bots alone may.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hints: Option<bool>,
    /// What the client adds to the chance of the table: 64 hexadecimal digits. A client that wants to be sure that the
    /// server has not chosen its own secret to suit leaves it out, looks at the commitment in the answer, and adds it when
    /// it sits down again or starts the game.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    pub entropy: Option<Secret>,
}

/// What a bot would do: the answer to `POST /api/tables/{id}/hint`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The version of the table for which it holds.
    pub version: u32,
    /// Every legal move, the best first.
    pub moves: Vec<HintedMove>,
}

/// What a bot thinks of a move.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintedMove {
    /// The move, as in the offers.
    #[serde(rename = "move")]
    pub mv: String,
    /// The share of the victory that it promises, from 0 to 1; alone, the share of 100 points.
    pub worth: f32,
    /// Whether it was looked into closely enough to be compared.
    pub sure: bool,
    /// For the best moves: what they change on the score sheet in the next few turns, beside what else could be done, the
    /// largest difference first.
    pub reasons: Vec<HintedReason>,
}

/// What a move changes.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintedReason {
    /// Whose line of the score sheet.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The key of the line.
    pub line: String,
    /// By how many points.
    pub points: f32,
}

/// What is known of a finished game: the answer to `POST /api/tables/{id}/analysis`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Insight {
    /// It is being looked into; ask again in a moment.
    Progress {
        /// How much of it is done.
        thousandths: u32,
    },
    /// What was found out; it is kept with the table.
    Report {
        /// The report.
        #[schema(value_type = Report)]
        #[cfg_attr(feature = "ts", ts(type = "Report"))]
        report: serde_json::Value,
    },
}

/// What was found out about a finished game. Shares are those of the victory, from 0 to 1; alone, of 100 points.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Report {
    /// By step, from the deal to the end, and by seat: what each could expect, with all cards open and nothing known of
    /// chance to come.
    pub expected: Vec<Vec<f32>>,
    /// The decisions that left a choice, judged by what the seat could know.
    pub decisions: Vec<ReportedDecision>,
    /// By seat: where the result came from.
    pub balance: Vec<ReportedBalance>,
}

/// A decision of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReportedDecision {
    /// How many moves were made before it.
    pub step: u32,
    /// Who decided.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What was done.
    pub made: ReportedMove,
    /// What looks best, the best first.
    pub best: Vec<ReportedMove>,
}

/// A move, and what it promised.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReportedMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it does, in words.
    #[schema(value_type = Option<Object>)]
    pub words: Option<Phrase>,
    /// The share that it promised.
    pub worth: f32,
}

/// Where the result of a seat came from: `start + own + others + luck = end`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReportedBalance {
    /// What the deal promised.
    pub start: f32,
    /// What the own mistakes cost: at most 0.
    pub own: f32,
    /// What the mistakes of others brought: at least 0.
    pub others: f32,
    /// What draws and hidden cards brought.
    pub luck: f32,
    /// What came of it.
    pub end: f32,
}

/// The name of a table: the answer where one was made or found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Made {
    /// The name of the table in addresses.
    pub id: String,
    /// The SHA-256 of the secret of the server.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub commitment: Secret,
}

/// Sit down: `POST /api/tables/{id}/sit`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The seat; the first free one if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The word of the invitation; an open table needs none.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invitation: Option<String>,
    /// What the client adds to the chance of the table: 64 hexadecimal digits.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub entropy: Secret,
}

/// Start the game: `POST /api/tables/{id}/start`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// What the client adds to the chance of the table, in place of what it has added before.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    pub entropy: Option<Secret>,
}

/// Stand up, or free a seat that a bot has: `POST /api/tables/{id}/stand`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Stand {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// Put a bot on a seat: `POST /api/tables/{id}/bot`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The kind of bot.
    pub bot: String,
}

/// Play again: `POST /api/tables/{id}/rematch`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayAgain {
    /// What the client adds to the chance of the new table; as in [`NewTable`]. With it, a game against bots starts at once.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    pub entropy: Option<Secret>,
}

/// Play on from a step of a finished game: `POST /api/tables/{id}/play-on`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// The number of moves that stay.
    pub step: u32,
    /// The seat that the client takes.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The kind of bot on all other seats; a game for one needs none.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
    /// What the client adds to the chance of the new table; as in [`NewTable`]. With it, the game starts at once.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    pub entropy: Option<Secret>,
}

/// What an invitation leads to: `GET /api/invitations/{word}`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Invited {
    /// The table.
    pub table: TableLine,
    /// Who made it.
    pub host: String,
    /// The SHA-256 of the secret of the server.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub commitment: Secret,
}

/// A part of a game, step by step: of a table, or of a record.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Steps {
    /// The game.
    pub game: String,
    /// The number of seats.
    pub players: u8,
    /// The options.
    pub options: BTreeMap<String, String>,
    /// Who played.
    pub seats: Vec<Sitter>,
    /// How many moves there are in all.
    pub total: u32,
    /// The steps asked for. Step 0 is the deal.
    pub steps: Vec<Step>,
    /// How it ended, if it did.
    #[schema(value_type = Option<Object>)]
    pub result: Option<Outcome>,
    /// Who gave up, if somebody did.
    #[schema(value_type = Option<u8>)]
    pub resigned: Option<Seat>,
    /// The step from which the game was played on with new chance, if it was: `fair` is about what came after it.
    pub anew: Option<u32>,
    /// How the dice came about, where it is known; it was checked.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "Fair | null"))]
    pub fair: Option<Fair>,
}

/// A move, and how the game stands after it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Step {
    /// The position after it.
    #[serde(flatten)]
    pub position: Position,
    /// Who moved; nobody at step 0.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What happened.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Seen>,
}
