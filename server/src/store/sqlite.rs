//! `SQLite` in the data folder.
//!
//! One thread writes. It takes whatever waits, puts all of it into one transaction, and answers when that is on disk:
//! under load many moves share one `fsync`. Two threads read. A fourth moves the write-ahead log into the database now and
//! then, so that no write has to wait for it.

use std::path::Path;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use async_trait::async_trait;
use nurt_core::{Seat, Secret};
use rusqlite::{Connection, OptionalExtension, Row, Transaction, TransactionBehavior, params};
use tokio::sync::oneshot;

use super::{Store, StoreError, Stored};
use crate::entry::{CommandId, GuestId, Header, Listed, Said, Stamped, Summary};
use crate::wire::{ChatLine, Status};

/// So many jobs share a transaction at the most.
const BATCH: usize = 256;
/// How often the write-ahead log is moved into the database.
const CHECKPOINT: Duration = Duration::from_secs(10);
/// The version of the tables below.
const SCHEMA_VERSION: i64 = 2;

/// What the second version adds: what was found out about finished games.
const REPORTS: &str = "
    CREATE TABLE reports (tab TEXT PRIMARY KEY, report TEXT NOT NULL) STRICT, WITHOUT ROWID;
";

/// The first version.
const SCHEMA: &str = "
    CREATE TABLE guests (
        id INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE, name TEXT NOT NULL, created INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, players INTEGER NOT NULL,
        options TEXT NOT NULL, open INTEGER NOT NULL, host INTEGER NOT NULL, host_name TEXT NOT NULL,
        invitation TEXT NOT NULL UNIQUE, secret BLOB NOT NULL, created INTEGER NOT NULL,
        status TEXT NOT NULL, changed INTEGER NOT NULL, summary TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tables_open ON tables (created) WHERE open AND status = 'waiting';
    CREATE INDEX tables_playing ON tables (id) WHERE status = 'playing';
    CREATE TABLE seated (
        guest INTEGER NOT NULL, tab TEXT NOT NULL, PRIMARY KEY (guest, tab)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE log (
        tab TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, entry TEXT NOT NULL,
        guest INTEGER, command TEXT, PRIMARY KEY (tab, version)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE chat (
        tab TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER, name TEXT NOT NULL,
        text TEXT NOT NULL, guest INTEGER NOT NULL, command TEXT NOT NULL, PRIMARY KEY (tab, n)
    ) STRICT, WITHOUT ROWID;
";

/// What is left to do with a job once it is known whether its transaction is on disk.
type Finish = Box<dyn FnOnce(bool) + Send>;
type WriteJob = Box<dyn FnOnce(&Transaction<'_>) -> Finish + Send>;
type ReadJob = Box<dyn FnOnce(&Connection) + Send>;

/// The database. Closed when it is dropped.
pub struct Sqlite {
    writes: Mutex<Option<Sender<WriteJob>>>,
    reads: Sender<ReadJob>,
    writer: Mutex<Option<thread::JoinHandle<()>>>,
}

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    // In WAL mode this means: a commit is on disk when it returns.
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "cache_size", -4096)?;
    Ok(connection)
}

/// Makes the tables, or checks that they are those of this program.
fn prepare(connection: &mut Connection) -> Stored<()> {
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    match version {
        0 | 1 => {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            if version == 0 {
                transaction.execute_batch(SCHEMA)?;
            }
            transaction.execute_batch(REPORTS)?;
            transaction.pragma_update(None, "user_version", SCHEMA_VERSION)?;
            Ok(transaction.commit()?)
        }
        SCHEMA_VERSION => Ok(()),
        other => {
            Err(StoreError::Unreadable(format!("its version is {other}, this program has {SCHEMA_VERSION}")))
        }
    }
}

impl Sqlite {
    /// Opens the database, or makes a new one.
    pub fn open(path: &Path) -> Stored<Self> {
        let mut connection = connect(path)?;
        prepare(&mut connection)?;
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        let (writes, jobs) = mpsc::channel();
        let writer = spawn("nurt-writer", move || write(&mut connection, &jobs));
        let (reads, jobs) = mpsc::channel::<ReadJob>();
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..2 {
            let (connection, jobs) = (connect(path)?, Arc::clone(&jobs));
            spawn("nurt-reader", move || {
                while let Ok(job) = { jobs.lock().unwrap_or_else(PoisonError::into_inner).recv() } {
                    job(&connection);
                }
            });
        }
        // The checkpointer ends with the readers: it holds the other end of nothing but asks whether they are there.
        let (connection, readers) = (connect(path)?, Arc::downgrade(&jobs));
        spawn("nurt-checkpoint", move || {
            while readers.strong_count() > 0 {
                let _ = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
                thread::sleep(CHECKPOINT);
            }
        });
        Ok(Self { writes: Mutex::new(Some(writes)), reads, writer: Mutex::new(Some(writer)) })
    }

    /// Does something in the next transaction, and answers when that is on disk.
    async fn write<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Transaction<'_>) -> Stored<T> + Send + 'static,
    ) -> Stored<T> {
        let (answer, answered) = oneshot::channel();
        let job: WriteJob = Box::new(move |transaction| {
            let done = job(transaction);
            Box::new(move |on_disk| {
                let _ = answer.send(if on_disk { done } else { Err(StoreError::Closed) });
            })
        });
        let sent = {
            let writes = self.writes.lock().unwrap_or_else(PoisonError::into_inner);
            writes.as_ref().is_some_and(|writes| writes.send(job).is_ok())
        };
        if !sent {
            return Err(StoreError::Closed);
        }
        answered.await.map_err(|_| StoreError::Closed)?
    }

    async fn read<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> Stored<T> + Send + 'static,
    ) -> Stored<T> {
        let (answer, answered) = oneshot::channel();
        let job: ReadJob = Box::new(move |connection| {
            let _ = answer.send(job(connection));
        });
        self.reads.send(job).map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> thread::JoinHandle<()> {
    let spawned = thread::Builder::new().name(name.to_owned()).stack_size(256 * 1024).spawn(work);
    spawned.unwrap_or_else(|error| panic!("no thread for the database: {error}"))
}

/// Writes whatever waits, in one transaction after another, until nobody can ask any more.
fn write(connection: &mut Connection, jobs: &Receiver<WriteJob>) {
    while let Ok(first) = jobs.recv() {
        let batch: Vec<WriteJob> = std::iter::once(first).chain(jobs.try_iter().take(BATCH - 1)).collect();
        metrics::histogram!("nurt_commit_batch").record(batch.len() as f64);
        let mut finishes = Vec::with_capacity(batch.len());
        let committed = commit(connection, batch, &mut finishes);
        if let Err(error) = &committed {
            tracing::error!(%error, "a commit failed; nothing of it was acknowledged");
        }
        for finish in finishes {
            finish(committed.is_ok());
        }
    }
    let _ = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
}

/// Each job stands or falls alone; what stands is committed together.
fn commit(
    connection: &mut Connection,
    batch: Vec<WriteJob>,
    finishes: &mut Vec<Finish>,
) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for job in batch {
        finishes.push(job(&transaction));
    }
    transaction.commit()
}

fn read_options(text: &str) -> Stored<std::collections::BTreeMap<String, String>> {
    serde_json::from_str(text).map_err(|error| StoreError::Unreadable(format!("options: {error}")))
}

fn json(value: &impl serde::Serialize) -> String {
    // Plain data with string keys can always be written.
    serde_json::to_string(value).unwrap_or_default()
}

const fn status_name(status: Status) -> &'static str {
    match status {
        Status::Waiting => "waiting",
        Status::Playing => "playing",
        Status::Over => "over",
    }
}

/// Writes entries and what lists show of the table. All or nothing: a half is rolled back to the savepoint.
fn insert_log(
    transaction: &Transaction<'_>,
    table: &str,
    after: u32,
    log: &[Stamped],
    summary: &Summary,
) -> Stored<()> {
    let mut last = transaction.prepare_cached("SELECT coalesce(max(version), 0) FROM log WHERE tab = ?1")?;
    if last.query_row([table], |row| row.get::<_, u32>(0))? != after {
        return Err(StoreError::Conflict { table: table.to_owned(), version: after + 1 });
    }
    let mut insert = transaction.prepare_cached(
        "INSERT INTO log (tab, version, at, entry, guest, command) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (stamped, version) in log.iter().zip(after + 1..) {
        let (guest, command) = stamped.command.as_ref().map(|by| (by.guest.0, by.id.as_str())).unzip();
        insert
            .execute(params![table, version, stamped.at, json(&stamped.entry), guest, command])
            .map_err(|error| conflict(error, table, version))?;
    }
    let updated = transaction
        .prepare_cached("UPDATE tables SET status = ?2, changed = ?3, summary = ?4 WHERE id = ?1")?
        .execute(params![table, status_name(summary.status), summary.changed, json(summary)])?;
    if updated == 0 {
        return Err(StoreError::missing(table));
    }
    let mut seat = transaction.prepare_cached("INSERT OR IGNORE INTO seated (guest, tab) VALUES (?1, ?2)")?;
    for guest in summary.guests.iter().flatten() {
        seat.execute(params![guest.0, table])?;
    }
    Ok(())
}

fn conflict(error: rusqlite::Error, table: &str, version: u32) -> StoreError {
    match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::ConstraintViolation) => {
            StoreError::Conflict { table: table.to_owned(), version }
        }
        _ => error.into(),
    }
}

/// Runs a job so that an error leaves nothing of it behind.
fn whole<T>(transaction: &Transaction<'_>, job: impl FnOnce() -> Stored<T>) -> Stored<T> {
    transaction.execute_batch("SAVEPOINT job")?;
    let done = job();
    transaction.execute_batch(if done.is_ok() { "RELEASE job" } else { "ROLLBACK TO job; RELEASE job" })?;
    done
}

const LISTED: &str = "SELECT id, game, options, host_name, summary FROM tables";

fn listed(row: &Row<'_>) -> rusqlite::Result<(String, String, String, String, String)> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?))
}

fn read_listed(
    (id, game, options, host_name, summary): (String, String, String, String, String),
) -> Stored<Listed> {
    let summary = serde_json::from_str(&summary)
        .map_err(|error| StoreError::Unreadable(format!("the summary of {id}: {error}")))?;
    Ok(Listed { id, game, options: read_options(&options)?, host_name, summary })
}

fn list(connection: &Connection, rest: &str, values: impl rusqlite::Params) -> Stored<Vec<Listed>> {
    let mut select = connection.prepare_cached(&format!("{LISTED} {rest}"))?;
    let rows = select.query_map(values, listed)?.collect::<rusqlite::Result<Vec<_>>>()?;
    rows.into_iter().map(read_listed).collect()
}

fn read_table(connection: &Connection, id: &str) -> Stored<Option<(Header, Vec<Stamped>)>> {
    let mut select = connection.prepare_cached(
        "SELECT game, rules, players, options, open, host, host_name, invitation, secret, created
         FROM tables WHERE id = ?1",
    )?;
    let row = |row: &Row<'_>| {
        let options: String = row.get(3)?;
        let secret: [u8; 32] = row.get(8)?;
        let header = Header {
            id: id.to_owned(),
            game: row.get(0)?,
            rules: row.get(1)?,
            players: row.get(2)?,
            options: std::collections::BTreeMap::new(),
            open: row.get(4)?,
            host: GuestId(row.get(5)?),
            host_name: row.get(6)?,
            invitation: row.get(7)?,
            secret: Secret::new(secret),
            created: row.get(9)?,
        };
        Ok((header, options))
    };
    let Some((mut header, options)) = select.query_row([id], row).optional()? else { return Ok(None) };
    header.options = read_options(&options)?;
    let mut select = connection
        .prepare_cached("SELECT at, entry, guest, command FROM log WHERE tab = ?1 ORDER BY version")?;
    let row = |row: &Row<'_>| {
        let (entry, guest, command): (String, Option<i64>, Option<String>) =
            (row.get(1)?, row.get(2)?, row.get(3)?);
        let command = guest.zip(command).map(|(guest, id)| CommandId { guest: GuestId(guest), id });
        Ok((row.get::<_, i64>(0)?, entry, command))
    };
    let rows = select.query_map([id], row)?.collect::<rusqlite::Result<Vec<_>>>()?;
    let read = |(at, entry, command): (i64, String, Option<CommandId>)| {
        let entry = serde_json::from_str(&entry)
            .map_err(|error| StoreError::Unreadable(format!("an entry of {id}: {error}")))?;
        Ok(Stamped { at, entry, command })
    };
    Ok(Some((header, rows.into_iter().map(read).collect::<Stored<Vec<_>>>()?)))
}

#[async_trait]
impl Store for Sqlite {
    async fn add_guest(&self, name: &str, hash: [u8; 32], at: i64) -> Stored<GuestId> {
        let name = name.to_owned();
        self.write(move |transaction| {
            transaction
                .prepare_cached("INSERT INTO guests (hash, name, created) VALUES (?1, ?2, ?3)")?
                .execute(params![hash, name, at])?;
            Ok(GuestId(transaction.last_insert_rowid()))
        })
        .await
    }

    async fn guest(&self, hash: [u8; 32]) -> Stored<Option<(GuestId, String)>> {
        self.read(move |connection| {
            let mut select = connection.prepare_cached("SELECT id, name FROM guests WHERE hash = ?1")?;
            Ok(select.query_row([hash], |row| Ok((GuestId(row.get(0)?), row.get(1)?))).optional()?)
        })
        .await
    }

    async fn rename(&self, guest: GuestId, name: &str) -> Stored<()> {
        let name = name.to_owned();
        self.write(move |transaction| {
            transaction.execute("UPDATE guests SET name = ?2 WHERE id = ?1", params![guest.0, name])?;
            Ok(())
        })
        .await
    }

    async fn add_table(&self, header: Header, log: Vec<Stamped>, summary: Summary) -> Stored<()> {
        self.write(move |transaction| {
            whole(transaction, || {
                transaction
                    .prepare_cached(
                        "INSERT INTO tables (id, game, rules, players, options, open, host, host_name, invitation,
                         secret, created, status, changed, summary)
                         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 'waiting', ?11, '')",
                    )?
                    .execute(params![
                        header.id,
                        header.game,
                        header.rules,
                        header.players,
                        json(&header.options),
                        header.open,
                        header.host.0,
                        header.host_name,
                        header.invitation,
                        header.secret.bytes(),
                        header.created,
                    ])?;
                transaction
                    .prepare_cached("INSERT OR IGNORE INTO seated (guest, tab) VALUES (?1, ?2)")?
                    .execute(params![header.host.0, header.id])?;
                insert_log(transaction, &header.id, 0, &log, &summary)
            })
        })
        .await
    }

    async fn append(&self, table: &str, after: u32, log: Vec<Stamped>, summary: Summary) -> Stored<()> {
        let table = table.to_owned();
        self.write(move |transaction| {
            whole(transaction, || insert_log(transaction, &table, after, &log, &summary))
        })
        .await
    }

    async fn table(&self, id: &str) -> Stored<Option<(Header, Vec<Stamped>)>> {
        let id = id.to_owned();
        self.read(move |connection| read_table(connection, &id)).await
    }

    async fn invited(&self, word: &str) -> Stored<Option<Listed>> {
        let word = word.to_owned();
        self.read(move |connection| Ok(list(connection, "WHERE invitation = ?1", [word])?.pop())).await
    }

    async fn say(&self, table: &str, said: Said) -> Stored<()> {
        let table = table.to_owned();
        self.write(move |transaction| {
            let Said { line, command } = said;
            let seat = line.seat.map(|seat| seat.index() as u8);
            let written = transaction
                .prepare_cached(
                    "INSERT INTO chat (tab, n, at, seat, name, text, guest, command)
                     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1)",
                )?
                .execute(params![
                    table,
                    line.n,
                    line.at,
                    seat,
                    line.name,
                    line.text,
                    command.guest.0,
                    command.id
                ])
                .map_err(|error| conflict(error, &table, line.n))?;
            if written == 0 { Err(StoreError::missing(&table)) } else { Ok(()) }
        })
        .await
    }

    async fn said(&self, table: &str) -> Stored<Vec<Said>> {
        let table = table.to_owned();
        self.read(move |connection| {
            let mut select = connection.prepare_cached(
                "SELECT n, at, seat, name, text, guest, command FROM chat WHERE tab = ?1 ORDER BY n",
            )?;
            let row = |row: &Row<'_>| {
                let seat: Option<u8> = row.get(2)?;
                let line = ChatLine {
                    n: row.get(0)?,
                    at: row.get(1)?,
                    seat: seat.and_then(|seat| Seat::try_from(seat).ok()),
                    name: row.get(3)?,
                    text: row.get(4)?,
                };
                Ok(Said { line, command: CommandId { guest: GuestId(row.get(5)?), id: row.get(6)? } })
            };
            Ok(select.query_map([table], row)?.collect::<rusqlite::Result<Vec<_>>>()?)
        })
        .await
    }

    async fn keep_report(&self, table: &str, report: String) -> Stored<()> {
        let table = table.to_owned();
        self.write(move |transaction| {
            let written = transaction
                .prepare_cached(
                    "INSERT OR REPLACE INTO reports (tab, report)
                     SELECT ?1, ?2 WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1)",
                )?
                .execute(params![table, report])?;
            if written == 0 { Err(StoreError::missing(&table)) } else { Ok(()) }
        })
        .await
    }

    async fn report(&self, table: &str) -> Stored<Option<String>> {
        let table = table.to_owned();
        self.read(move |connection| {
            let mut select = connection.prepare_cached("SELECT report FROM reports WHERE tab = ?1")?;
            Ok(select.query_row([table], |row| row.get(0)).optional()?)
        })
        .await
    }

    async fn mine(&self, guest: GuestId, most: u32) -> Stored<Vec<Listed>> {
        self.read(move |connection| {
            // Whoever has left is still in `seated`; who sits there now is in the summary.
            let rest = "WHERE id IN (SELECT tab FROM seated WHERE guest = ?1)
                        AND (host = ?1 OR EXISTS (SELECT 1 FROM json_each(summary, '$.guests') WHERE value = ?1))
                        ORDER BY status = 'over', changed DESC LIMIT ?2";
            list(connection, rest, params![guest.0, most])
        })
        .await
    }

    async fn open(&self, most: u32) -> Stored<Vec<Listed>> {
        self.read(move |connection| {
            // A seat without anybody is a null in the list of seats.
            let rest = "WHERE open AND status = 'waiting'
                        AND EXISTS (SELECT 1 FROM json_each(summary, '$.seats') WHERE type = 'null')
                        ORDER BY created DESC LIMIT ?1";
            list(connection, rest, [most])
        })
        .await
    }

    async fn playing(&self) -> Stored<u32> {
        self.read(|connection| {
            let mut count =
                connection.prepare_cached("SELECT count(*) FROM tables WHERE status = 'playing'")?;
            Ok(count.query_row([], |row| row.get(0))?)
        })
        .await
    }

    async fn ready(&self) -> Stored<()> {
        self.read(|connection| Ok(connection.query_row("SELECT 1", [], |_| Ok(()))?)).await
    }

    async fn close(&self) {
        let writer = {
            self.writes.lock().unwrap_or_else(PoisonError::into_inner).take();
            self.writer.lock().unwrap_or_else(PoisonError::into_inner).take()
        };
        if let Some(writer) = writer {
            let _ = tokio::task::spawn_blocking(move || writer.join()).await;
        }
    }
}
