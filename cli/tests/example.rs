//! The client in `examples/bot.py`, written from `docs/protocol.md` alone, plays whole games on the real server. It needs
//! Python with one package, which `scripts/setup tests` puts into `target/python`.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A server on a free port, killed when the test is over.
struct Server {
    child: Child,
    address: String,
    _data: tempfile::TempDir,
}

impl Server {
    fn start() -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_nurt"))
            .args(["serve", "--lang", "en", "--port", "0", "--data"])
            .arg(data.path())
            .env("NURT_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let address = line.split_whitespace().find(|word| word.starts_with("http://"));
        let address = address.expect("an address").to_owned();
        Self { child, address, _data: data }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Lets the example play against a server that is there for this test only.
fn play(more: &[&str]) -> Output {
    let server = Server::start();
    let python = root().join("target/python/bin/python3");
    assert!(python.exists(), "there is no {}: run `scripts/setup tests`", python.display());
    Command::new(python)
        .arg(root().join("examples/bot.py"))
        .arg(&server.address)
        .args(more)
        .output()
        .expect("Python runs")
}

fn told(output: &Output) -> String {
    format!("{}\n{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn the_python_example_plays_a_whole_game_and_finds_it_fair() {
    let output = play(&["--against", "greedy", "--seed", "7"]);
    let told = told(&output);
    assert!(output.status.success(), "{told}");
    assert!(told.contains("over after"), "{told}");
    assert!(told.contains("secret as promised True, our part included True, dice follow True"), "{told}");
}

#[test]
fn the_python_example_says_what_is_refused() {
    let output = play(&["--game", "nowhere"]);
    assert!(!output.status.success());
    assert!(told(&output).contains("bad-choice"), "{}", told(&output));
}
