//! The browser client, which lives inside the binary.

use axum::body::Body;
use axum::http::{HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::refused::Refusal;
use crate::wire::Code;

#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Client;

/// Pages that the client draws itself; everything else that is no file is lost.
const PAGES: [&str; 7] = ["", "t", "join", "same", "new", "replay", "rules"];

/// A file of the client, or the page that draws the address.
pub async fn serve(method: Method, uri: Uri) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Refusal::new(Code::NotFound).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if path.split('/').next() == Some("api") {
        return Refusal::new(Code::NotFound).into_response();
    }
    if let Some(found) = file(path) {
        return found;
    }
    let page = path.split('/').next().unwrap_or_default();
    let status = if PAGES.contains(&page) { StatusCode::OK } else { StatusCode::NOT_FOUND };
    match file("index.html") {
        Some(mut index) => {
            *index.status_mut() = status;
            index
        }
        None => (StatusCode::SERVICE_UNAVAILABLE, "The client is not built in: run `make play`.\n")
            .into_response(),
    }
}

fn file(path: &str) -> Option<Response> {
    let file = Client::get(path)?;
    // Names of assets change with what is in them.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let mut answer = Response::new(Body::from(file.data));
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    if let Ok(kind) = HeaderValue::from_str(kind.as_ref()) {
        answer.headers_mut().insert(header::CONTENT_TYPE, kind);
    }
    Some(answer)
}
