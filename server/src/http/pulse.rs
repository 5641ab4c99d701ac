//! Signs of life, for whoever keeps the server running.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;

use crate::App;

/// The process is up.
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// It can serve: the store answers, and it is not about to stop.
pub async fn readyz(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    let closing = *app.closing.borrow();
    match app.hub.store().ready().await {
        Ok(()) if !closing => (StatusCode::OK, "ready\n"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "not ready\n"),
    }
}

/// Figures for Prometheus.
pub async fn metrics(State(app): State<Arc<App>>) -> String {
    app.figures.render()
}
