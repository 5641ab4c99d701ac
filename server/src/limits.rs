//! How much of everything one client may have. Whoever wants more is told to slow down; nobody is shut out.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::DefaultClock;
use governor::state::{InMemoryState, NotKeyed};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::entry::GuestId;
use crate::refused::Refusal;
use crate::wire::Code;

/// The largest frame that is read at all. A larger one ends the connection.
pub const LARGEST_FRAME: usize = 256 * 1024;
/// The largest frame that is understood.
pub const LARGEST_ASK: usize = 16 * 1024;
/// The largest body of a request.
pub const LARGEST_BODY: usize = 64 * 1024;
/// The largest record.
pub const LARGEST_RECORD: usize = 1024 * 1024;
/// So many tables one connection can follow.
pub const FOLLOWED: usize = 32;

/// So many at once, and so many a minute after that.
fn quota(at_once: u32, a_minute: u32) -> Quota {
    let number = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
    Quota::per_minute(number(a_minute)).allow_burst(number(at_once))
}

/// The limits of the whole server.
pub struct Limits {
    guests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<GuestId>,
    chat: DefaultKeyedRateLimiter<GuestId>,
    requests: DefaultKeyedRateLimiter<GuestId>,
    replays: DefaultKeyedRateLimiter<IpAddr>,
}

fn within(allowed: bool) -> Result<(), Refusal> {
    if allowed {
        Ok(())
    } else {
        metrics::counter!("nurt_slowed_total").increment(1);
        Err(Refusal::new(Code::SlowDown))
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            guests: RateLimiter::keyed(quota(500, 60)),
            tables: RateLimiter::keyed(quota(40, 20)),
            chat: RateLimiter::keyed(quota(8, 20)),
            requests: RateLimiter::keyed(quota(200, 600)),
            replays: RateLimiter::keyed(quota(120, 240)),
        }
    }
}

impl Limits {
    /// A new guest from an address.
    pub fn guest(&self, from: IpAddr) -> Result<(), Refusal> {
        within(self.guests.check_key(&from).is_ok())
    }

    /// A new table.
    pub fn table(&self, guest: GuestId) -> Result<(), Refusal> {
        within(self.tables.check_key(&guest).is_ok())
    }

    /// Something said.
    pub fn chat(&self, guest: GuestId) -> Result<(), Refusal> {
        within(self.chat.check_key(&guest).is_ok())
    }

    /// Any other request that changes something.
    pub fn request(&self, guest: GuestId) -> Result<(), Refusal> {
        within(self.requests.check_key(&guest).is_ok())
    }

    /// A part of a game to be replayed.
    pub fn replay(&self, from: IpAddr) -> Result<(), Refusal> {
        within(self.replays.check_key(&from).is_ok())
    }

    /// Forgets those who have not come for a while.
    pub fn forget(&self) {
        self.guests.retain_recent();
        self.tables.retain_recent();
        self.chat.retain_recent();
        self.requests.retain_recent();
        self.replays.retain_recent();
    }
}

/// The limit of one connection.
pub struct FrameLimit(RateLimiter<NotKeyed, InMemoryState, DefaultClock>);

impl Default for FrameLimit {
    fn default() -> Self {
        Self(RateLimiter::direct(quota(100, 1200)))
    }
}

impl FrameLimit {
    /// One more frame.
    pub fn frame(&self) -> Result<(), Refusal> {
        within(self.0.check().is_ok())
    }
}
