//! Who somebody is: a name, and a secret in a cookie, of which only the hash is kept.

use axum::http::{HeaderMap, HeaderValue, header};
use nurt_core::Secret;
use sha2::{Digest, Sha256};

use crate::clock;
use crate::entry::GuestId;
use crate::random;
use crate::refused::Refusal;
use crate::store::Store;
use crate::wire::Code;

/// The name of the cookie.
pub const COOKIE: &str = "nurt";
/// How long a browser keeps it: as long as browsers keep anything.
const MAX_AGE: u32 = 400 * 24 * 60 * 60;
/// The longest name.
pub const LONGEST_NAME: usize = 24;

/// Somebody who is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Inside the server.
    pub id: GuestId,
    /// To others.
    pub name: String,
}

fn hash(secret: Secret) -> [u8; 32] {
    Sha256::digest(secret.bytes()).into()
}

/// The secret in the cookies of a request.
fn secret(headers: &HeaderMap) -> Option<Secret> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).and_then(|(_, value)| value.parse().ok())
}

/// Who sent a request.
pub async fn known(store: &dyn Store, headers: &HeaderMap) -> Result<Option<Guest>, Refusal> {
    let Some(secret) = secret(headers) else { return Ok(None) };
    let found = store.guest(hash(secret)).await?;
    Ok(found.map(|(id, name)| Guest { id, name }))
}

/// Characters that do not show, turn others round, or mean something only to the client.
pub fn odd(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
        || matches!(c, '\u{e000}'..='\u{f8ff}')
}

/// A name as it is shown: trimmed, of a fair length, and without characters that do not show or turn others round.
pub fn tidy(name: &str) -> Result<String, Refusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(odd) {
        return Err(Refusal::new(Code::BadName));
    }
    Ok(name)
}

/// Makes a guest, and the cookie by which it will be known.
pub async fn welcome(store: &dyn Store, name: String, https: bool) -> Result<(Guest, HeaderValue), Refusal> {
    let secret = random::secret();
    let id = store.add_guest(&name, hash(secret), clock::now()).await?;
    let secure = if https { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={secret}; HttpOnly; SameSite=Lax; Path=/; Max-Age={MAX_AGE}{secure}");
    // Hexadecimal digits and the letters above are all allowed in a header.
    let cookie = HeaderValue::from_str(&cookie).map_err(|_| Refusal::new(Code::Unavailable))?;
    Ok((Guest { id, name }, cookie))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(tidy("  Ola  z  Wisły ").as_deref(), Ok("Ola z Wisły"));
        assert_eq!(tidy("Олеся Ґ’є").as_deref(), Ok("Олеся Ґ’є"));
        for bad in
            ["", "   ", "abcdefghijklmnopqrstuvwxy", "a\u{202e}b", "a\u{0}b", "\u{e000}card", "a\u{200b}b"]
        {
            assert_eq!(tidy(bad).map_err(|refusal| refusal.code), Err(Code::BadName), "{bad:?}");
        }
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        let own = random::secret();
        let line = format!("a=b; {COOKIE}={own}; c=d");
        headers.insert(header::COOKIE, HeaderValue::from_str(&line).expect("a header"));
        assert_eq!(secret(&headers), Some(own));
        headers.insert(header::COOKIE, HeaderValue::from_static("nurt=xyz"));
        assert_eq!(secret(&headers), None);
    }
}
