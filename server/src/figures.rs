//! Figures for whoever watches the server.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// The recorder, which there is only one of in a process.
pub fn recorder() -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER
        .get_or_init(|| {
            let seconds = [0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0];
            let batches = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];
            let builder = PrometheusBuilder::new()
                .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &seconds)
                .and_then(|builder| {
                    builder.set_buckets_for_metric(Matcher::Suffix("_batch".to_owned()), &batches)
                })
                .unwrap_or_else(|error| panic!("fixed buckets are valid: {error}"));
            let recorder = builder.build_recorder();
            let handle = recorder.handle();
            // Somebody else's recorder stays, if there is one; ours then just has nothing to tell.
            let _ = metrics::set_global_recorder(recorder);
            describe();
            handle
        })
        .clone()
}

fn describe() {
    metrics::describe_gauge!("nurt_sockets", "Live connections");
    metrics::describe_gauge!("nurt_tables_awake", "Tables in memory");
    metrics::describe_counter!("nurt_tables_total", "Tables made since the start");
    metrics::describe_counter!("nurt_entries_total", "Moves and other entries stored since the start");
    metrics::describe_counter!("nurt_refused_total", "Refusals by code");
    metrics::describe_counter!("nurt_slowed_total", "Times that somebody was told to slow down");
    metrics::describe_counter!("nurt_panics_total", "Requests that panicked");
    metrics::describe_histogram!("nurt_append_seconds", "From the decision to the disk");
    metrics::describe_histogram!("nurt_commit_batch", "Writes that shared a commit");
    metrics::describe_histogram!("nurt_bot_seconds", "How long bots think");
}
