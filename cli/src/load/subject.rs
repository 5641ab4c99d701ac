//! The server that is measured: a process of its own.

use std::path::Path;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use super::failed;
use crate::problem::Problem;

/// A running server.
pub struct Subject {
    child: Child,
    address: String,
}

impl Subject {
    /// Starts this very program as a server on a free port of the loopback interface.
    pub async fn start(folder: &Path) -> Result<Self, Problem> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--lang", "en", "--address", "127.0.0.1", "--port", "0", "--data"])
            .arg(folder)
            .env("NURT_LOG", "warn")
            .stdout(std::process::Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(failed)?;
        let output = child.stdout.take().ok_or_else(|| failed("no output"))?;
        let mut lines = BufReader::new(output).lines();
        let first = tokio::time::timeout(Duration::from_mins(1), lines.next_line()).await;
        let line = first.map_err(failed)?.map_err(failed)?.unwrap_or_default();
        let address = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
        let address = address.map(|address| address.trim_end_matches('/').to_owned());
        Ok(Self { address: address.ok_or_else(|| failed(line))?, child })
    }

    /// Host and port.
    pub fn address(&self) -> &str {
        &self.address
    }

    fn about(&self, file: &str) -> String {
        let path = format!("/proc/{}/{file}", self.child.id().unwrap_or_default());
        std::fs::read_to_string(path).unwrap_or_default()
    }

    fn kibibytes(&self, name: &str) -> u64 {
        let status = self.about("status");
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|line| line.split_whitespace().nth(1))
            .and_then(|text| text.parse().ok())
            .unwrap_or_default()
    }

    /// The memory that it has now, in bytes. 0 where the system does not tell.
    pub fn memory(&self) -> u64 {
        self.kibibytes("VmRSS") * 1024
    }

    /// The most memory that it has ever had, in bytes.
    pub fn most_memory(&self) -> u64 {
        self.kibibytes("VmHWM") * 1024
    }

    /// The processor time that it has used so far, in seconds.
    pub fn processor(&self) -> f64 {
        let stat = self.about("stat");
        // The name in brackets may hold anything; the figures come after it, user and system time in hundredths.
        let figures = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
        let ticks = figures.split_whitespace().skip(11).take(2).filter_map(|text| text.parse::<f64>().ok());
        ticks.sum::<f64>() / 100.0
    }

    /// Whether it is still there.
    pub fn up(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Ends it.
    pub async fn stop(mut self) {
        let _ = self.child.kill().await;
    }
}
