//! The data folder: one database, one process that has it open, and copies that can be put back.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};

use crate::store::{Sqlite, StoreError};

const DATABASE: &str = "nurt.db";
const LOCK: &str = "nurt.lock";

/// Why a data folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum DataError {
    /// Another process has it.
    #[error("another server is using it")]
    InUse,
    /// There is a database already.
    #[error("there is a database in it already")]
    NotEmpty,
    /// There is no database.
    #[error("there is no database in it")]
    Empty,
    /// The file is no whole backup of Nurt.
    #[error("it is no whole backup: {0}")]
    NoBackup(String),
    /// The file system failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<rusqlite::Error> for DataError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error.into())
    }
}

/// A data folder that this process alone has open.
pub struct DataFolder {
    path: PathBuf,
    _lock: File,
}

impl DataFolder {
    /// Takes a folder, and makes it if it is not there.
    pub fn take(path: &Path) -> Result<Self, DataError> {
        std::fs::create_dir_all(path)?;
        let lock = File::create(path.join(LOCK))?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path: path.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(DataError::InUse),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }

    /// Opens the database in it.
    pub fn open(&self) -> Result<Sqlite, DataError> {
        Ok(Sqlite::open(&self.path.join(DATABASE))?)
    }
}

/// Checks that a file is a whole database of Nurt.
fn check(connection: &Connection) -> Result<(), DataError> {
    let verdict: String = connection
        .query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))
        .map_err(|error| DataError::NoBackup(error.to_string()))?;
    if verdict != "ok" {
        return Err(DataError::NoBackup(verdict));
    }
    let tables = "SELECT count(*) FROM sqlite_master WHERE name IN ('guests', 'tables', 'log', 'chat')";
    let found: u32 = connection.query_row(tables, [], |row| row.get(0))?;
    if found == 4 { Ok(()) } else { Err(DataError::NoBackup("it has other tables".to_owned())) }
}

fn copy(from: &Connection, to: &mut Connection) -> Result<(), DataError> {
    let backup = Backup::new(from, to)?;
    backup.run_to_completion(512, std::time::Duration::from_millis(2), None)?;
    drop(backup);
    // A copy is one file: its pages are all in it.
    to.pragma_update(None, "journal_mode", "delete")?;
    Ok(())
}

/// Copies the database of a folder to a new file, while the server may be running. The copy is checked before it gets its
/// name, so a file of that name is always whole.
pub fn backup(folder: &Path, file: &Path) -> Result<(), DataError> {
    let database = folder.join(DATABASE);
    if !database.is_file() {
        return Err(DataError::Empty);
    }
    let part = file.with_extension("part");
    let _ = std::fs::remove_file(&part);
    let from = Connection::open_with_flags(&database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    from.busy_timeout(std::time::Duration::from_secs(10))?;
    let mut to = Connection::open(&part)?;
    copy(&from, &mut to)?;
    check(&to)?;
    drop(to);
    File::open(&part)?.sync_all()?;
    std::fs::rename(&part, file)?;
    Ok(())
}

/// Puts a backup into a folder that has no database.
pub fn restore(file: &Path, folder: &Path) -> Result<(), DataError> {
    let from = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)
        .map_err(|error| DataError::NoBackup(error.to_string()))?;
    check(&from)?;
    let taken = DataFolder::take(folder)?;
    let database = taken.path.join(DATABASE);
    if database.exists() {
        return Err(DataError::NotEmpty);
    }
    let part = taken.path.join("nurt.part");
    let _ = std::fs::remove_file(&part);
    let mut to = Connection::open(&part)?;
    copy(&from, &mut to)?;
    drop(to);
    File::open(&part)?.sync_all()?;
    std::fs::rename(&part, &database)?;
    Ok(())
}
