//! How the tests call the program.

use std::path::{Path, PathBuf};
use std::process::Output;

use assert_cmd::Command;

/// What a call came to.
pub struct Answer {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Calls `nurt` with arguments and something on its standard input.
pub fn nurt_with(args: &[&str], input: &str) -> Answer {
    let mut command = Command::cargo_bin("nurt").expect("the program");
    let Output { status, stdout, stderr } = command
        .args(args)
        .env_remove("NURT_LANG")
        .env("LC_ALL", "C")
        .current_dir(root())
        .write_stdin(input)
        .output()
        .expect("a run");
    Answer {
        code: status.code().expect("an exit code"),
        out: String::from_utf8(stdout).expect("text"),
        err: String::from_utf8(stderr).expect("text"),
    }
}

/// Calls `nurt` with arguments, which must succeed, and returns what it prints.
pub fn nurt(args: &[&str]) -> String {
    let answer = nurt_with(args, "");
    assert_eq!(answer.code, 0, "{args:?}: {}", answer.err);
    answer.out
}

/// The same, read as JSON.
pub fn json(args: &[&str]) -> serde_json::Value {
    serde_json::from_str(&nurt(args)).expect("JSON")
}

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A record of a whole game: base rules, greedy against greedy.
pub fn golden() -> PathBuf {
    root().join("games/battle/tests/golden/battle-2p-1-000000.json")
}
