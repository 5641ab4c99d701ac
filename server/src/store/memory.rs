//! A store without a disk, for tests.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;

use super::{Store, StoreError, Stored};
use crate::entry::{GuestId, Header, Listed, Said, Stamped, Summary};
use crate::wire::Status;

/// Keeps everything in memory, and loses it at the end.
#[derive(Default)]
pub struct Memory(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    guests: Vec<([u8; 32], String)>,
    tables: HashMap<String, KeptTable>,
}

struct KeptTable {
    header: Header,
    log: Vec<Stamped>,
    summary: Summary,
    said: Vec<Said>,
    report: Option<String>,
}

impl KeptTable {
    fn listed(&self) -> Listed {
        Listed {
            id: self.header.id.clone(),
            game: self.header.game.clone(),
            options: self.header.options.clone(),
            host_name: self.header.host_name.clone(),
            summary: self.summary.clone(),
        }
    }
}

impl Memory {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn list(&self, most: u32, wanted: impl Fn(&KeptTable) -> bool) -> Vec<Listed> {
        let kept = self.kept();
        let mut tables: Vec<&KeptTable> = kept.tables.values().filter(|table| wanted(table)).collect();
        tables.sort_by_key(|table| (table.summary.status == Status::Over, -table.summary.changed));
        tables.into_iter().take(most as usize).map(KeptTable::listed).collect()
    }
}

#[async_trait]
impl Store for Memory {
    async fn add_guest(&self, name: &str, hash: [u8; 32], _: i64) -> Stored<GuestId> {
        let mut kept = self.kept();
        if kept.guests.iter().any(|(known, _)| *known == hash) {
            return Err(StoreError::Unreadable("a guest with that secret is there already".to_owned()));
        }
        kept.guests.push((hash, name.to_owned()));
        Ok(GuestId(kept.guests.len() as i64))
    }

    async fn guest(&self, hash: [u8; 32]) -> Stored<Option<(GuestId, String)>> {
        let kept = self.kept();
        let found = kept.guests.iter().position(|(known, _)| *known == hash);
        Ok(found.map(|index| (GuestId(index as i64 + 1), kept.guests[index].1.clone())))
    }

    async fn rename(&self, guest: GuestId, name: &str) -> Stored<()> {
        if let Some(known) = self.kept().guests.get_mut(guest.0 as usize - 1) {
            name.clone_into(&mut known.1);
        }
        Ok(())
    }

    async fn add_table(&self, header: Header, log: Vec<Stamped>, summary: Summary) -> Stored<()> {
        let mut kept = self.kept();
        let invited = kept.tables.values().any(|table| table.header.invitation == header.invitation);
        if invited || kept.tables.contains_key(&header.id) {
            return Err(StoreError::Conflict { table: header.id, version: 0 });
        }
        kept.tables
            .insert(header.id.clone(), KeptTable { header, log, summary, said: Vec::new(), report: None });
        Ok(())
    }

    async fn append(&self, table: &str, after: u32, log: Vec<Stamped>, summary: Summary) -> Stored<()> {
        let mut kept = self.kept();
        let here = kept.tables.get_mut(table).ok_or_else(|| StoreError::missing(table))?;
        if here.log.len() as u32 != after {
            return Err(StoreError::Conflict { table: table.to_owned(), version: after + 1 });
        }
        here.log.extend(log);
        here.summary = summary;
        Ok(())
    }

    async fn table(&self, id: &str) -> Stored<Option<(Header, Vec<Stamped>)>> {
        Ok(self.kept().tables.get(id).map(|table| (table.header.clone(), table.log.clone())))
    }

    async fn invited(&self, word: &str) -> Stored<Option<Listed>> {
        let kept = self.kept();
        Ok(kept.tables.values().find(|table| table.header.invitation == word).map(KeptTable::listed))
    }

    async fn say(&self, table: &str, said: Said) -> Stored<()> {
        let mut kept = self.kept();
        let here = kept.tables.get_mut(table).ok_or_else(|| StoreError::missing(table))?;
        if here.said.iter().any(|known| known.line.n == said.line.n) {
            return Err(StoreError::Conflict { table: table.to_owned(), version: said.line.n });
        }
        here.said.push(said);
        Ok(())
    }

    async fn said(&self, table: &str) -> Stored<Vec<Said>> {
        Ok(self.kept().tables.get(table).map(|table| table.said.clone()).unwrap_or_default())
    }

    async fn keep_report(&self, table: &str, report: String) -> Stored<()> {
        let mut kept = self.kept();
        let here = kept.tables.get_mut(table).ok_or_else(|| StoreError::missing(table))?;
        here.report = Some(report);
        Ok(())
    }

    async fn report(&self, table: &str) -> Stored<Option<String>> {
        Ok(self.kept().tables.get(table).and_then(|table| table.report.clone()))
    }

    async fn mine(&self, guest: GuestId, most: u32) -> Stored<Vec<Listed>> {
        Ok(self.list(most, |table| table.summary.guests.contains(&Some(guest)) || table.header.host == guest))
    }

    async fn open(&self, most: u32) -> Stored<Vec<Listed>> {
        let kept = self.kept();
        let free = |table: &&KeptTable| {
            table.header.open
                && table.summary.status == Status::Waiting
                && table.summary.seats.iter().any(Option::is_none)
        };
        let mut tables: Vec<&KeptTable> = kept.tables.values().filter(free).collect();
        tables.sort_by_key(|table| -table.header.created);
        Ok(tables.into_iter().take(most as usize).map(KeptTable::listed).collect())
    }

    async fn playing(&self) -> Stored<u32> {
        Ok(self.kept().tables.values().filter(|table| table.summary.status == Status::Playing).count() as u32)
    }

    async fn ready(&self) -> Stored<()> {
        Ok(())
    }

    async fn close(&self) {}
}
