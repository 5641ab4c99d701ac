//! What every request has to pass, and every answer carries.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::refused::Refusal;
use crate::wire::Code;

/// Everything comes from this server; no inline script, no frames, no plug-ins.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Whether a request comes from a page of this server, or from no page at all. A browser says where a request comes from
/// whenever it changes something or opens a socket.
fn own_origin(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let same = origin.split_once("://").is_some_and(|(_, from)| Some(from) == host);
    same || allowed.iter().any(|known| known == origin)
}

/// Refuses requests from other sites, and puts the headers on every answer.
pub async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.headers().contains_key(header::UPGRADE);
    let api = request.uri().path().starts_with("/api");
    let mut answer = if (safe && !socket) || own_origin(request.headers(), &app.config.origins) {
        next.run(request).await
    } else {
        Refusal::new(Code::ForeignOrigin).into_response()
    };
    for (name, value) in HEADERS {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if api {
        answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_pages_and_programs_may_ask() {
        let ask = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("nurt.example:8080"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            own_origin(&headers, &["https://play.example".to_owned()])
        };
        assert!(ask(None));
        assert!(ask(Some("http://nurt.example:8080")));
        assert!(ask(Some("https://play.example")));
        assert!(!ask(Some("http://nurt.example")));
        assert!(!ask(Some("https://evil.example")));
        assert!(!ask(Some("null")));
    }
}
