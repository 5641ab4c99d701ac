//! Where tables are kept: a small trait, `SQLite` behind it, and a memory for tests.

mod memory;
mod sqlite;

use async_trait::async_trait;

use crate::entry::{GuestId, Header, Listed, Said, Stamped, Summary};

pub use memory::Memory;
pub use sqlite::Sqlite;

/// Why something could not be stored or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written that version of the table.
    #[error("version {version} of table {table} is there already")]
    Conflict {
        /// The table.
        table: String,
        /// The version.
        version: u32,
    },
    /// The database failed.
    #[error(transparent)]
    Database(#[from] rusqlite::Error),
    /// Something in the database cannot be read.
    #[error("the database holds something that cannot be read: {0}")]
    Unreadable(String),
    /// The database is closed, because the server shuts down or the disk failed.
    #[error("the database is closed")]
    Closed,
}

impl StoreError {
    /// There is no such table.
    fn missing(table: &str) -> Self {
        Self::Unreadable(format!("there is no table {table}"))
    }
}

/// The answer of a store.
pub type Stored<T> = Result<T, StoreError>;

/// Where everything is kept. What is written is on disk when the call returns.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// A new guest, known by the hash of a secret.
    async fn add_guest(&self, name: &str, hash: [u8; 32], at: i64) -> Stored<GuestId>;
    /// The guest whose secret has this hash, and the name.
    async fn guest(&self, hash: [u8; 32]) -> Stored<Option<(GuestId, String)>>;
    /// Another name for a guest.
    async fn rename(&self, guest: GuestId, name: &str) -> Stored<()>;

    /// A new table with the beginning of its log.
    async fn add_table(&self, header: Header, log: Vec<Stamped>, summary: Summary) -> Stored<()>;
    /// Appends to the log of a table, which has `after` entries so far.
    async fn append(&self, table: &str, after: u32, log: Vec<Stamped>, summary: Summary) -> Stored<()>;
    /// A table with its log.
    async fn table(&self, id: &str) -> Stored<Option<(Header, Vec<Stamped>)>>;
    /// The table to which a word invites.
    async fn invited(&self, word: &str) -> Stored<Option<Listed>>;

    /// Appends to what was said at a table.
    async fn say(&self, table: &str, said: Said) -> Stored<()>;
    /// What was said at a table.
    async fn said(&self, table: &str) -> Stored<Vec<Said>>;

    /// Keeps what was found out about a finished game, instead of what was found out before.
    async fn keep_report(&self, table: &str, report: String) -> Stored<()>;
    /// What was found out about a finished game.
    async fn report(&self, table: &str) -> Stored<Option<String>>;

    /// The tables of a guest: those that are not over first, then the latest change first.
    async fn mine(&self, guest: GuestId, most: u32) -> Stored<Vec<Listed>>;
    /// Open tables with a free seat, the newest first.
    async fn open(&self, most: u32) -> Stored<Vec<Listed>>;
    /// How many tables are being played.
    async fn playing(&self) -> Stored<u32>;
    /// Whether the store answers.
    async fn ready(&self) -> Stored<()>;
    /// Writes what is still waiting, and closes.
    async fn close(&self);
}
