//! The home page, and who one is.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use nurt_core::Seat;

use super::{Body, Perhaps};
use crate::App;
use crate::entry::{GuestId, Listed};
use crate::games::infos;
use crate::guests::{Guest, tidy, welcome};
use crate::refused::Refusal;
use crate::wire::{BeSomebody, GameInfo, Home, Me, TableLine};

/// So many tables a list shows.
const MOST: u32 = 30;

/// A table in a list, as a guest sees it.
pub fn line(listed: Listed, guest: Option<GuestId>) -> TableLine {
    let own = listed.summary.guests.iter().position(|sits| sits.is_some() && *sits == guest);
    TableLine {
        id: listed.id,
        game: listed.game,
        options: listed.options,
        my_seat: own.map(|index| Seat::new(index as u8)),
        seats: listed.summary.seats,
        status: listed.summary.status,
        to_act: listed.summary.to_act,
        winners: listed.summary.winners,
        changed: listed.summary.changed,
    }
}

/// What the home page shows.
#[utoipa::path(get, path = "/api/home", responses((status = 200, body = Home)))]
pub async fn home(State(app): State<Arc<App>>, Perhaps(guest): Perhaps) -> Result<Json<Home>, Refusal> {
    let store = app.hub.store();
    let id = guest.as_ref().map(|guest| guest.id);
    let mine = match id {
        Some(id) => store.mine(id, MOST).await?,
        None => Vec::new(),
    };
    let open = store.open(MOST).await?;
    Ok(Json(Home {
        me: guest.map(|guest| Me { name: guest.name }),
        games: infos(),
        mine: mine.into_iter().map(|listed| line(listed, id)).collect(),
        open: open.into_iter().map(|listed| line(listed, id)).collect(),
        playing: store.playing().await?,
    }))
}

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games() -> Json<Vec<GameInfo>> {
    Json(infos())
}

/// Makes a guest, whose secret comes back in the cookie `nurt`; or gives the guest of the cookie another name.
#[utoipa::path(post, path = "/api/me", request_body = BeSomebody, responses((status = 200, body = Me)))]
pub async fn me(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Perhaps(guest): Perhaps,
    Body(wanted): Body<BeSomebody>,
) -> Result<Response, Refusal> {
    let name = tidy(&wanted.name)?;
    let store = app.hub.store().as_ref();
    if let Some(Guest { id, .. }) = guest {
        app.limits.request(id)?;
        store.rename(id, &name).await?;
        return Ok(Json(Me { name }).into_response());
    }
    app.limits.guest(app.config.client(peer, &headers))?;
    let (guest, cookie) = welcome(store, name, app.config.https).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Me { name: guest.name })).into_response())
}
