//! The server: tables, lobby, identity, live updates, storage.
//!
//! A table is a log of entries that only grows ([`entry`]). What follows from it is computed in one place that neither
//! waits nor stores ([`live`]). Each table that is awake has a task ([`seating`]), found through the [`hub`]; what happens
//! there is on disk ([`store`]) before anybody is told. Clients talk HTTP ([`http`]) and, for live play, WebSocket
//! ([`socket`]); what goes over the wire is in [`wire`].

mod analyses;
mod clock;
pub mod data;
pub mod entry;
mod figures;
pub mod games;
mod guests;
pub mod http;
pub mod hub;
mod limits;
pub mod live;
mod random;
pub mod refused;
pub mod seating;
pub mod socket;
pub mod store;
mod thinking;
pub mod wire;

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::http::HeaderMap;
use axum::serve::ListenerExt;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::net::TcpListener;
use tokio::sync::watch;

use analyses::Analyses;
use hub::{House, Hub};
use limits::Limits;
use store::Store;
use thinking::Thinking;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Whether browsers reach it by HTTPS, through a proxy: cookies are marked so.
    pub https: bool,
    /// Other addresses of its own pages, such as `https://nurt.example`.
    pub origins: Vec<String>,
    /// So many bots think at a time.
    pub thinkers: usize,
    /// After so long without anybody a table leaves memory.
    pub idle: Duration,
    /// After so long a player who is not there can be replaced by a bot.
    pub patience: Duration,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            https: false,
            origins: Vec::new(),
            thinkers: cores.saturating_sub(1).max(1),
            idle: seating::IDLE,
            patience: seating::PATIENCE,
        }
    }
}

impl Config {
    /// Where a request comes from. Behind a proxy on this computer, that is what the proxy says.
    fn client(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let behind = !self.origins.is_empty() && peer.ip().is_loopback();
        let said = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
        let last = said.and_then(|list| list.rsplit(',').next()).and_then(|text| text.trim().parse().ok());
        last.filter(|_| behind).unwrap_or_else(|| peer.ip())
    }
}

/// What all requests share.
pub struct App {
    hub: Arc<Hub>,
    config: Config,
    limits: Limits,
    analyses: Arc<Analyses>,
    figures: PrometheusHandle,
    closing: watch::Sender<bool>,
}

/// A server that is ready to run.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
}

impl Server {
    /// A server on this address, with this store.
    pub async fn bind(address: SocketAddr, store: Arc<dyn Store>, config: Config) -> io::Result<Self> {
        let listener = TcpListener::bind(address).await?;
        let house = House {
            store,
            thinking: Thinking::new(config.thinkers),
            idle: config.idle,
            patience: config.patience,
        };
        let app = App {
            hub: Hub::new(house),
            analyses: Analyses::new(),
            config,
            limits: Limits::default(),
            figures: figures::recorder(),
            closing: watch::Sender::new(false),
        };
        Ok(Self { app: Arc::new(app), listener })
    }

    /// Where it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` is done; then tells everybody to come back, finishes what was begun, and closes the store.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Self { app, listener } = self;
        let sweeper = tokio::spawn(sweep(Arc::clone(&app)));
        let closing = {
            let app = Arc::clone(&app);
            async move {
                stop.await;
                tracing::info!("stopping: clients are told to come back");
                app.closing.send_replace(true);
            }
        };
        let service = http::router(Arc::clone(&app)).into_make_service_with_connect_info::<SocketAddr>();
        // A frame goes out at once, and does not wait for the next one.
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        let served = axum::serve(listener, service).with_graceful_shutdown(closing);
        let mut told = app.closing.subscribe();
        let result = tokio::select! {
            result = served => result,
            // Whoever does not hang up in time is hung up on; everything acknowledged is on disk anyway.
            () = async { let _ = told.wait_for(|closing| *closing).await; tokio::time::sleep(GRACE).await } => Ok(()),
        };
        sweeper.abort();
        app.hub.store().close().await;
        result
    }
}

/// How long a stopping server waits for its clients.
const GRACE: Duration = Duration::from_secs(5);

/// Keeps the books small.
async fn sweep(app: Arc<App>) {
    loop {
        tokio::time::sleep(Duration::from_mins(1)).await;
        app.limits.forget();
        app.figures.run_upkeep();
    }
}
