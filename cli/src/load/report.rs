//! The table of results.

use std::io::Write;
use std::time::Duration;

use nurt_core::Words;
use serde::Serialize;

use super::Plan;
use super::players::Played;
use crate::problem::Problem;

/// What was measured.
#[derive(Debug, Serialize)]
pub struct Report {
    idle_tables: u32,
    memory_start: u64,
    tables: u32,
    sockets: u32,
    sent: u64,
    acknowledged: u64,
    refused: u64,
    seen: u64,
    moves_per_second: f64,
    seen_ms_50: f64,
    seen_ms_95: f64,
    seen_ms_99: f64,
    seen_ms_max: f64,
    memory_peak: u64,
    processor_share: f64,
}

impl Report {
    /// The figures of a run.
    pub fn new(plan: Plan, played: &Played, memory_start: u64, memory_peak: u64, busy: f64) -> Self {
        let within = |share: f64| {
            let last = played.seen.len().saturating_sub(1);
            let nth = ((played.seen.len() as f64 * share).ceil() as usize).saturating_sub(1).min(last);
            played.seen.get(nth).map_or(f64::NAN, Duration::as_secs_f64) * 1000.0
        };
        Self {
            idle_tables: plan.idle,
            memory_start,
            tables: plan.tables,
            sockets: plan.tables * 2,
            sent: played.sent,
            acknowledged: played.acknowledged,
            refused: played.refused,
            seen: played.seen.len() as u64,
            moves_per_second: played.sent as f64 / played.took.as_secs_f64(),
            seen_ms_50: within(0.5),
            seen_ms_95: within(0.95),
            seen_ms_99: within(0.99),
            seen_ms_max: within(1.0),
            memory_peak,
            processor_share: busy / played.took.as_secs_f64(),
        }
    }

    /// Prints it, for people or for programs.
    pub fn write(&self, json: bool, words: &Words, out: &mut impl Write) -> Result<(), Problem> {
        if json {
            serde_json::to_writer_pretty(&mut *out, self)?;
            return Ok(writeln!(out)?);
        }
        let mebibytes = |bytes: u64| format!("{:.0} MiB", bytes as f64 / f64::from(1 << 20));
        let ms = |ms: f64| format!("{ms:.1} ms");
        let lines = [
            ("cli-load-idle", self.idle_tables.to_string()),
            ("cli-load-memory-start", mebibytes(self.memory_start)),
            ("cli-load-tables", self.tables.to_string()),
            ("cli-load-sockets", self.sockets.to_string()),
            ("cli-load-sent", self.sent.to_string()),
            ("cli-load-acknowledged", self.acknowledged.to_string()),
            ("cli-load-refused", self.refused.to_string()),
            ("cli-load-rate", format!("{:.0}", self.moves_per_second)),
            ("cli-load-seen", ms(self.seen_ms_50)),
            ("cli-load-seen-95", ms(self.seen_ms_95)),
            ("cli-load-seen-99", ms(self.seen_ms_99)),
            ("cli-load-seen-max", ms(self.seen_ms_max)),
            ("cli-load-memory-peak", mebibytes(self.memory_peak)),
            ("cli-load-cpu", format!("{:.0} %", self.processor_share * 100.0)),
        ];
        let labels: Vec<String> = lines.iter().map(|(key, _)| words.word(key)).collect();
        let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
        for (label, (_, value)) in labels.iter().zip(&lines) {
            let space = " ".repeat(width - label.chars().count());
            writeln!(out, "{label}{space}  {value:>9}")?;
        }
        Ok(())
    }
}
