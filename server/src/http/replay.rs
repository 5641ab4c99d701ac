//! Games step by step: those of tables, and those that somebody brings as a record.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::{ConnectInfo, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use nurt_core::{Fault, Record, Speak, Viewer};
use serde::Deserialize;
use utoipa::IntoParams;

use super::answers::{odd, too_large};
use super::{Named, Perhaps};
use crate::App;
use crate::analyses;
use crate::games;
use crate::guests::Guest;
use crate::limits::LARGEST_RECORD;
use crate::live::walk;
use crate::refused::Refusal;
use crate::seating::Message;
use crate::wire::{Code, Insight, Sitter, Steps};

/// So many steps at once.
const MOST: u32 = 100;

/// Which steps are wanted.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// The first step; 0 is the deal.
    #[serde(default)]
    from: u32,
    /// How many, at most 100.
    #[serde(default = "most")]
    count: u32,
}

const fn most() -> u32 {
    MOST
}

/// A part of the game at a table, as the client may see it: everything, once it is over.
#[utoipa::path(get, path = "/api/tables/{id}/steps", params(Part), responses((status = 200, body = Steps)))]
pub async fn steps(
    State(app): State<Arc<App>>,
    Named(id): Named,
    Perhaps(guest): Perhaps,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    part: Result<Query<Part>, QueryRejection>,
) -> Result<Json<Steps>, Refusal> {
    let Query(Part { from, count }) = part.map_err(odd)?;
    app.limits.replay(app.config.client(peer, &headers))?;
    let guest = guest.map(|guest| guest.id);
    let count = count.min(MOST);
    let steps = app.hub.ask(&id, |answer| Message::Steps { guest, from, count, answer }).await?;
    Ok(Json(steps))
}

/// The record of a table, once the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", responses((status = 200, body = Object)))]
pub async fn record(State(app): State<Arc<App>>, Named(id): Named) -> Result<Response, Refusal> {
    let record = app.hub.ask(&id, |answer| Message::Record { answer }).await?;
    let file = format!("attachment; filename=\"nurt-{}-{id}.json\"", record.game);
    let file = HeaderValue::from_str(&file).map_err(|_| Refusal::new(Code::NotFound))?;
    let kind = HeaderValue::from_static("application/json");
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, file)], record.write()).into_response())
}

/// A fault of a record, in the words of its game.
fn bad(fault: &Fault) -> Refusal {
    Refusal::saying(Code::BadRecord, fault.phrase())
}

/// Replays a record that the client brings, and checks every step of it and how its dice came about.
#[utoipa::path(post, path = "/api/replay", params(Part), request_body = Object, responses((status = 200, body = Steps)))]
pub async fn replay(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    part: Result<Query<Part>, QueryRejection>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Steps>, Refusal> {
    let Query(part) = part.map_err(odd)?;
    app.limits.replay(app.config.client(peer, &headers))?;
    let body = body.map_err(|error| too_large(&error, LARGEST_RECORD))?;
    let text = String::from_utf8(body.to_vec()).map_err(|error| odd(error.utf8_error()))?;
    let work = tokio::task::spawn_blocking(move || replayed(&text, part));
    work.await.unwrap_or_else(|_| Err(Refusal::new(Code::Unavailable))).map(Json)
}

fn replayed(text: &str, Part { from, count }: Part) -> Result<Steps, Refusal> {
    let record = Record::read(text).map_err(|fault| bad(&fault))?;
    let unknown = || {
        let known = games::infos().iter().map(|game| game.name).collect::<Vec<_>>().join(", ");
        bad(&Fault::Game { given: Fault::quote(&record.game), known })
    };
    let game = games::find(&record.game).ok_or_else(unknown)?;
    let said = |fault: Fault| bad(&fault).of(&record.game);
    let (mut table, dealt) = game.start_of(&record).map_err(said)?;
    record.play_on(table.as_mut(), None, |_, _, _, _| {}).map_err(said)?;
    let mut steps = walk(table.as_ref(), Viewer::Open, from, count.min(MOST));
    if let Some(first) = steps.first_mut().filter(|step| step.position.step == 0) {
        first.events = dealt.iter().filter_map(|event| event.see(Viewer::Open)).collect();
    }
    Ok(Steps {
        fair: record.last_fair().cloned(),
        anew: record.anew.last().map(|anew| anew.step),
        players: record.players,
        options: table.choices().values().clone(),
        seats: record.seats.into_iter().map(|seat| Sitter { name: seat.name, bot: seat.bot }).collect(),
        total: table.steps() as u32,
        steps,
        result: record.result,
        resigned: record.resigned,
        game: record.game,
    })
}

/// What can be found out about a finished game. The first who asks lets it be looked into; whoever asks meanwhile hears how
/// far that is.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", responses((status = 200, body = Insight)))]
pub async fn analysis(
    State(app): State<Arc<App>>,
    Named(id): Named,
    guest: Guest,
) -> Result<Json<Insight>, Refusal> {
    app.limits.request(guest.id)?;
    if let Some(insight) = app.hub.store().report(&id).await?.as_deref().and_then(analyses::kept) {
        return Ok(Json(insight));
    }
    if app.analyses.progress(&id)?.is_none() {
        let told = app.hub.ask(&id, |answer| Message::Story { answer }).await?;
        app.analyses.begin(id.clone(), *told, Arc::clone(app.hub.store()));
    }
    Ok(Json(Insight::Progress { thousandths: app.analyses.progress(&id)?.unwrap_or(0) }))
}
