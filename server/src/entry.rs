//! What is stored of a table: a header that never changes, and a log that only grows.

use std::collections::BTreeMap;

use nurt_core::{Record, Seat, Seats, Secret};
use serde::{Deserialize, Serialize};

use crate::wire::{ChatLine, Sitter, Status};

/// Who a guest is, inside the server.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GuestId(pub i64);

/// What is known of a table from the moment it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The name in addresses: random, so that it cannot be guessed.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of the rules by which it is played.
    pub rules: u32,
    /// The number of seats.
    pub players: u8,
    /// All options.
    pub options: BTreeMap<String, String>,
    /// Whether it is listed for everybody.
    pub open: bool,
    /// Who made it.
    pub host: GuestId,
    /// The name of whoever made it.
    pub host_name: String,
    /// The word that lets somebody sit down.
    pub invitation: String,
    /// The server's part of the chance.
    pub secret: Secret,
    /// When, in milliseconds since 1970.
    pub created: i64,
}

/// Something that was done at a table. Everything else follows from these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)] // Fields are named after what they are.
pub enum Entry {
    /// A person sat down, or sits there already, and adds something to the chance of the table, perhaps only later.
    Seated {
        seat: Seat,
        guest: GuestId,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<Secret>,
    },
    /// A bot was put on a seat.
    SeatedBot { seat: Seat, bot: String },
    /// A seat became free.
    Left { seat: Seat },
    /// The game started.
    Started,
    /// A move.
    Moved {
        seat: Seat,
        #[serde(rename = "move")]
        mv: String,
    },
    /// A seat took back its last move, as the engine allows.
    TookBack { seat: Seat },
    /// A seat asks to take back its last move.
    AskedTakeBack { seat: Seat },
    /// A seat answers.
    AnsweredTakeBack { seat: Seat, agree: bool },
    /// Everybody agreed: the game goes on from there.
    Rewound { seat: Seat, to: u32 },
    /// A seat gave up.
    Resigned { seat: Seat },
    /// A seat was handed to a bot.
    HandedOver { seat: Seat, bot: String },
    /// The chance is that of another table, where somebody came to this score.
    SameDeal { table: String, name: String, score: i64 },
    /// It is played on from another table: the record up to there, and the seat whose eyes decide what stays.
    TookOver { table: String, seat: Seat, record: Box<Record> },
    /// The host has said whether players may ask what a bot would do.
    Hints { allowed: bool },
    /// There is a rematch at another table.
    Rematch { seat: Seat, table: String, invitation: String },
}

impl Entry {
    /// The kind, as it is told to clients.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Seated { .. } | Self::SeatedBot { .. } => "seated",
            Self::Left { .. } => "left",
            Self::Started => "started",
            Self::Moved { .. } => "moved",
            Self::TookBack { .. } => "took-back",
            Self::AskedTakeBack { .. } => "asked-take-back",
            Self::AnsweredTakeBack { .. } => "answered-take-back",
            Self::Rewound { .. } => "rewound",
            Self::Resigned { .. } => "resigned",
            Self::HandedOver { .. } => "handed-over",
            Self::SameDeal { .. } => "same-deal",
            Self::TookOver { .. } => "took-over",
            Self::Hints { .. } => "hints",
            Self::Rematch { .. } => "rematch",
        }
    }

    /// Who did it.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Started | Self::SameDeal { .. } | Self::TookOver { .. } | Self::Hints { .. } => None,
            Self::Seated { seat, .. }
            | Self::SeatedBot { seat, .. }
            | Self::Left { seat }
            | Self::Moved { seat, .. }
            | Self::TookBack { seat }
            | Self::AskedTakeBack { seat }
            | Self::AnsweredTakeBack { seat, .. }
            | Self::Rewound { seat, .. }
            | Self::Resigned { seat }
            | Self::HandedOver { seat, .. }
            | Self::Rematch { seat, .. } => Some(*seat),
        }
    }
}

/// A command of a guest: the name that the client gave it. Repeated, it is answered and not carried out twice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CommandId {
    /// Who sent it.
    pub guest: GuestId,
    /// The name that the client gave it.
    pub id: String,
}

/// An entry with its time, and the command that asked for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stamped {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub entry: Entry,
    /// The command, if there was one.
    pub command: Option<CommandId>,
}

/// Something that was said at a table, and the command that asked for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The line, as everybody reads it.
    pub line: ChatLine,
    /// The command.
    pub command: CommandId,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// All options.
    pub options: BTreeMap<String, String>,
    /// The name of whoever made it.
    pub host_name: String,
    /// What else is shown.
    pub summary: Summary,
}

/// What lists of tables show, kept beside the log so that no table must be woken for a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// How far it is.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<Option<Sitter>>,
    /// Which guests sit where.
    pub guests: Vec<Option<GuestId>>,
    /// The seats that owe a decision.
    pub to_act: Seats,
    /// Who won, once it is over.
    pub winners: Option<Seats>,
    /// When it last changed, in milliseconds since 1970.
    pub changed: i64,
}
