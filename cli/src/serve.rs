//! `nurt serve`, `nurt backup`, `nurt restore`: the server and its data folder.

use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;
use nurt_core::{Fault, Lang, Phrase};
use nurt_server::data::{self, DataError, DataFolder};
use nurt_server::{Config, Server};

use crate::problem::{Problem, words};

fn folder(args: &ArgMatches) -> &Path {
    args.get_one::<PathBuf>("data").map_or(Path::new("nurt-data"), PathBuf::as_path)
}

fn file(args: &ArgMatches) -> &Path {
    args.get_one::<PathBuf>("backup").map_or(Path::new(""), PathBuf::as_path)
}

/// A folder or file that cannot be used, in one sentence.
fn unusable(path: &Path) -> impl Fn(DataError) -> Problem {
    let path = Fault::quote(&path.display().to_string());
    move |error| {
        let key = match error {
            DataError::InUse => "cli-data-in-use",
            DataError::NotEmpty => "cli-data-not-empty",
            DataError::Empty => "cli-data-empty",
            DataError::NoBackup(_) => "cli-no-backup",
            DataError::Io(_) | DataError::Store(_) => "cli-file",
        };
        Problem::input(Phrase::new(key).text("path", path.clone()).text("error", error.to_string()))
    }
}

/// Where logs go: standard error, as lines for people or as JSON for programs. `NURT_LOG` says how much.
fn logs(json: bool) {
    let level = std::env::var("NURT_LOG").ok().and_then(|level| level.parse().ok());
    let level = level.unwrap_or(tracing::level_filters::LevelFilter::INFO);
    let builder = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    // A second call, as in tests, changes nothing.
    let _ = if json { builder.json().try_init() } else { builder.try_init() };
}

/// Runs the server until it is told to stop.
pub fn serve(args: &ArgMatches, lang: Lang, out: &mut impl Write) -> Result<(), Problem> {
    logs(args.get_flag("log-json"));
    let path = folder(args);
    let taken = DataFolder::take(path).map_err(unusable(path))?;
    let store = Arc::new(taken.open().map_err(unusable(path))?);
    let ip = args.get_one::<IpAddr>("address").copied().unwrap_or(IpAddr::from([127, 0, 0, 1]));
    let address = SocketAddr::new(ip, args.get_one::<u16>("port").copied().unwrap_or(8080));
    let origins: Vec<String> = args.get_many("origin").into_iter().flatten().cloned().collect();
    let https = origins.iter().any(|origin| origin.starts_with("https://"));
    let config = Config { https, origins, ..Config::default() };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let bound = Server::bind(address, store, config).await;
        let server = bound.map_err(|error| {
            let address = address.to_string();
            Problem::input(
                Phrase::new("cli-address").text("address", address).text("error", error.to_string()),
            )
        })?;
        let shown = shown(server.address()?);
        let phrase =
            Phrase::new("cli-serving").text("address", shown).text("path", path.display().to_string());
        writeln!(out, "{}", words(lang, None).say(&phrase))?;
        if ip.is_loopback() {
            writeln!(out, "{}", words(lang, None).word("cli-serving-alone"))?;
        }
        out.flush()?;
        Ok(server.run(told_to_stop()).await?)
    })
}

/// The address as it is typed into a browser.
fn shown(address: SocketAddr) -> String {
    let ip = if address.ip().is_unspecified() { "localhost".to_owned() } else { address.ip().to_string() };
    let ip = if ip.contains(':') { format!("[{ip}]") } else { ip };
    format!("http://{ip}:{}/", address.port())
}

/// Waits for Ctrl-C or a polite signal.
async fn told_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let interrupt = async { drop(tokio::signal::ctrl_c().await) };
    let terminate = async {
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

/// Copies the database to a file, while the server may be running.
pub fn backup(args: &ArgMatches, lang: Lang, out: &mut impl Write) -> Result<(), Problem> {
    let (folder, file) = (folder(args), file(args));
    data::backup(folder, file).map_err(|error| {
        let at = if matches!(error, DataError::Empty) { folder } else { file };
        unusable(at)(error)
    })?;
    let phrase = Phrase::new("cli-saved").text("path", file.display().to_string());
    Ok(writeln!(out, "{}", words(lang, None).say(&phrase))?)
}

/// Puts a backup into a folder that has no database.
pub fn restore(args: &ArgMatches, lang: Lang, out: &mut impl Write) -> Result<(), Problem> {
    let (folder, file) = (folder(args), file(args));
    data::restore(file, folder).map_err(|error| {
        let at = if matches!(error, DataError::NoBackup(_)) { file } else { folder };
        unusable(at)(error)
    })?;
    let phrase = Phrase::new("cli-restored").text("path", folder.display().to_string());
    Ok(writeln!(out, "{}", words(lang, None).say(&phrase))?)
}
