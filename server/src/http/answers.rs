//! Bodies that come in, and refusals that go out.

use std::any::Any;

use axum::Json;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use nurt_core::Phrase;
use serde::de::DeserializeOwned;

use crate::limits::LARGEST_BODY;
use crate::refused::Refusal;
use crate::socket::malformed;
use crate::wire::Code;

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        metrics::counter!("nurt_refused_total", "code" => <&str>::from(self.code)).increment(1);
        let status = StatusCode::from_u16(self.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, Json(self.told(None, None))).into_response()
    }
}

/// A JSON body, or a refusal that says what is wrong with it.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        let bytes = axum::body::Bytes::from_request(request, state)
            .await
            .map_err(|error| too_large(&error, LARGEST_BODY))?;
        let bytes = if bytes.is_empty() { axum::body::Bytes::from_static(b"{}") } else { bytes };
        serde_json::from_slice(&bytes).map(Self).map_err(|error| malformed(&error))
    }
}

/// A body that could not be read: nearly always because it is larger than `most`.
pub fn too_large(error: &BytesRejection, most: usize) -> Refusal {
    if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
        let words = Phrase::new("refused-too-large").number("most", most as i64);
        return Refusal::saying(Code::TooLarge, words);
    }
    odd(error)
}

/// A part of a request that is not as it should be.
pub fn odd(what: impl std::fmt::Display) -> Refusal {
    let what: String = what.to_string().chars().filter(|c| !c.is_control()).take(200).collect();
    Refusal::saying(Code::Malformed, Phrase::new("refused-malformed").text("what", what))
}

/// A mistake of ours: the process stays up, and the client is told that nothing came of it.
#[allow(clippy::needless_pass_by_value)] // As the layer wants it.
pub fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let what = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref().copied());
    tracing::error!(what, "a request panicked");
    metrics::counter!("nurt_panics_total").increment(1);
    Refusal::new(Code::Unavailable).into_response()
}
