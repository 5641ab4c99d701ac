//! Tables that only lie on disk.

use std::path::Path;
use std::sync::Arc;

use nurt_core::{Fast, Seat, Secret};
use nurt_server::data::DataFolder;
use nurt_server::entry::{Entry, GuestId, Header, Stamped};
use nurt_server::live::Live;
use nurt_server::store::Store;

use super::failed;
use crate::problem::Problem;

/// So many moves each of them has.
const MOVES: usize = 16;
/// So many are written at a time, so that they share commits.
const AT_A_TIME: u32 = 500;

/// Lays so many tables into the database of a folder.
pub async fn fill(folder: &Path, count: u32) -> Result<(), Problem> {
    let taken = DataFolder::take(folder).map_err(failed)?;
    let store: Arc<dyn Store> = Arc::new(taken.open().map_err(failed)?);
    let secret = Secret::of_game(1, 1);
    let guest = store.add_guest("Idle", *secret.bytes(), 0).await.map_err(failed)?;
    let (log, summary) = sample(guest, secret)?;
    for first in (0..count).step_by(AT_A_TIME as usize) {
        let mut writes = tokio::task::JoinSet::new();
        for number in first..count.min(first + AT_A_TIME) {
            let (store, log, summary) = (Arc::clone(&store), log.clone(), summary.clone());
            let header = header(format!("idle-{number}"), guest, secret);
            writes.spawn(async move { store.add_table(header, log, summary).await });
        }
        for done in writes.join_all().await {
            done.map_err(failed)?;
        }
    }
    store.close().await;
    Ok(())
}

fn header(id: String, guest: GuestId, secret: Secret) -> Header {
    Header {
        invitation: format!("invitation-{id}"),
        id,
        game: "battle".to_owned(),
        rules: 1,
        players: 2,
        options: std::collections::BTreeMap::new(),
        open: false,
        host: guest,
        host_name: "Idle".to_owned(),
        secret,
        created: 0,
    }
}

/// The beginning of a game between a guest and a bot.
fn sample(guest: GuestId, secret: Secret) -> Result<(Vec<Stamped>, nurt_server::entry::Summary), Problem> {
    let mut live = Live::new(header("sample".to_owned(), guest, secret));
    let mut log = Vec::new();
    let mut enter = |live: &mut Live, entry: Entry| {
        let stamped = Stamped { at: 0, entry, command: None };
        log.push(stamped.clone());
        live.enter(stamped).map_err(|refusal| failed(format!("{:?}", refusal.code)))
    };
    let name = "Idle".to_owned();
    enter(&mut live, Entry::Seated { seat: Seat::new(0), guest, name, entropy: Some(secret) })?;
    enter(&mut live, Entry::SeatedBot { seat: Seat::new(1), bot: "greedy".to_owned() })?;
    enter(&mut live, Entry::Started)?;
    let mut chance = Fast::new(1);
    for _ in 0..MOVES {
        let Some((seat, mv)) = live.some_move(&mut chance) else { break };
        enter(&mut live, Entry::Moved { seat, mv })?;
    }
    let summary = live.summary();
    Ok((log, summary))
}
