//! HTTP: everything that is not live play, described by `OpenAPI` at `/api/openapi.json`.

mod answers;
mod assets;
mod games;
mod guard;
mod pulse;
mod replay;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Path, State, WebSocketUpgrade};
use axum::http::request::Parts;
use axum::middleware;
use axum::response::Response;
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;
use utoipa::OpenApi;

use crate::App;
use crate::guests::{self, Guest};
use crate::limits::{LARGEST_BODY, LARGEST_FRAME, LARGEST_RECORD};
use crate::refused::Refusal;
use crate::socket;
use crate::wire::Code;

pub use answers::Body;

/// The description of the API.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Nurt",
        description = "Tables of river board games. Live play goes over the WebSocket at /api/ws: see docs/protocol.md."
    ),
    paths(
        games::home,
        games::games,
        games::me,
        tables::make,
        tables::look,
        tables::sit,
        tables::stand,
        tables::bot,
        tables::start,
        tables::hint,
        tables::rematch,
        tables::same,
        tables::play_on,
        tables::invited,
        replay::steps,
        replay::record,
        replay::analysis,
        replay::replay,
    )
)]
struct Api;

impl FromRequestParts<Arc<App>> for Guest {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let known = guests::known(app.hub.store().as_ref(), &parts.headers).await?;
        known.ok_or_else(|| Refusal::new(Code::NoGuest))
    }
}

/// Who sent a request, if that is known.
pub struct Perhaps(pub Option<Guest>);

impl FromRequestParts<Arc<App>> for Perhaps {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        Ok(Self(guests::known(app.hub.store().as_ref(), &parts.headers).await?))
    }
}

/// The name of a table, or the word of an invitation, in an address.
pub struct Named(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        path.map(|Path(name)| Self(name)).map_err(answers::odd)
    }
}

/// Everything that is served.
pub fn router(app: Arc<App>) -> Router {
    let replay = post(replay::replay).layer(DefaultBodyLimit::max(LARGEST_RECORD));
    let api = Router::new()
        .route("/home", get(games::home))
        .route("/games", get(games::games))
        .route("/me", post(games::me))
        .route("/tables", post(tables::make))
        .route("/tables/{id}", get(tables::look))
        .route("/tables/{id}/sit", post(tables::sit))
        .route("/tables/{id}/stand", post(tables::stand))
        .route("/tables/{id}/bot", post(tables::bot))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/hint", post(tables::hint))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/same", post(tables::same))
        .route("/tables/{id}/play-on", post(tables::play_on))
        .route("/tables/{id}/steps", get(replay::steps))
        .route("/tables/{id}/record", get(replay::record))
        .route("/tables/{id}/analysis", post(replay::analysis))
        .route("/invitations/{word}", get(tables::invited))
        .route("/replay", replay)
        .route("/openapi.json", get(openapi))
        .route("/ws", get(upgrade))
        .fallback(nowhere)
        .method_not_allowed_fallback(nowhere)
        .layer(DefaultBodyLimit::max(LARGEST_BODY));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(pulse::healthz))
        .route("/readyz", get(pulse::readyz))
        .route("/metrics", get(pulse::metrics))
        .fallback(assets::serve)
        .layer(CatchPanicLayer::custom(answers::panicked))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::check))
        .layer(CompressionLayer::new())
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

async fn nowhere() -> Refusal {
    Refusal::new(Code::NotFound)
}

async fn openapi() -> axum::Json<utoipa::openapi::OpenApi> {
    axum::Json(Api::openapi())
}

async fn upgrade(
    State(app): State<Arc<App>>,
    guest: Guest,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(answers::odd)?;
    let upgraded = upgrade
        .max_message_size(LARGEST_FRAME)
        .max_frame_size(LARGEST_FRAME)
        // What a connection costs when it is quiet: the default buffers are made for fewer and busier ones.
        .read_buffer_size(2 * 1024)
        .write_buffer_size(0)
        .on_upgrade(move |socket| socket::serve(app, guest, socket));
    Ok(upgraded)
}
