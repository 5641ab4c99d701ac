//! A program of somebody else's at the table: it is asked on its standard input and answers on its standard output, one
//! line of JSON each (`docs/bots.md`).

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use nurt_core::{Game, Seat};
use serde::{Deserialize, Serialize};

use super::Trouble;

/// How long a program may be silent when it is asked, besides the time that it was given to think.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the program is told.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Told<'a, V> {
    /// A new game begins.
    Game { game: &'a str, rules: u32, players: u8, options: &'a serde_json::Value, seat: Seat },
    /// It is to decide.
    Decide { seat: Seat, view: &'a V, moves: &'a [String], budget_ms: Option<u64> },
    /// The game is over.
    Over { winners: Vec<Seat> },
}

/// What it answers when it is to decide.
#[derive(Deserialize)]
struct Answer {
    #[serde(rename = "move")]
    mv: String,
}

/// A program that is running.
pub(super) struct Program {
    command: String,
    child: Child,
    ask: ChildStdin,
    /// Its lines, read by a thread of its own, so that waiting can end.
    heard: Receiver<std::io::Result<String>>,
}

impl Program {
    /// Starts a command: words with blanks between them.
    pub fn start(command: &str) -> Result<Self, Trouble> {
        let trouble = |what: String| Trouble::Program { command: command.to_owned(), what };
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| trouble(error.to_string()))?;
        let (Some(ask), Some(hear)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(trouble("no pipes".to_owned()));
        };
        let (say, heard) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(hear).lines() {
                if say.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self { command: command.to_owned(), child, ask, heard })
    }

    fn trouble(&self, what: impl Into<String>) -> Trouble {
        Trouble::Program { command: self.command.clone(), what: what.into() }
    }

    fn tell<V: Serialize>(&mut self, told: &Told<V>) -> Result<(), Trouble> {
        let mut line = serde_json::to_vec(told).map_err(|error| self.trouble(error.to_string()))?;
        line.push(b'\n');
        let written = self.ask.write_all(&line).and_then(|()| self.ask.flush());
        written.map_err(|error| self.trouble(error.to_string()))
    }

    pub fn begin<G: Game>(
        &mut self,
        players: u8,
        options: &serde_json::Value,
        seat: Seat,
    ) -> Result<(), Trouble> {
        let told: Told<()> =
            Told::Game { game: G::FACTS.name, rules: G::FACTS.rules, players, options, seat };
        self.tell(&told)
    }

    pub fn choose<G: Game>(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Move],
        budget_ms: Option<u64>,
    ) -> Result<G::Move, Trouble> {
        let moves: Vec<String> = legal.iter().map(ToString::to_string).collect();
        self.tell(&Told::Decide { seat, view, moves: &moves, budget_ms })?;
        let patience = PATIENCE + Duration::from_millis(budget_ms.unwrap_or(0));
        let line = match self.heard.recv_timeout(patience) {
            Ok(line) => line.map_err(|error| self.trouble(error.to_string()))?,
            Err(RecvTimeoutError::Timeout) => return Err(self.trouble("no answer")),
            Err(RecvTimeoutError::Disconnected) => return Err(self.trouble("it has ended")),
        };
        let answer: Answer = serde_json::from_str(&line).map_err(|error| self.trouble(error.to_string()))?;
        let mv = moves.iter().position(|mv| *mv == answer.mv);
        mv.map(|at| legal[at]).ok_or_else(|| self.trouble(format!("{:?} is not a legal move", answer.mv)))
    }

    pub fn end(&mut self, winners: Vec<Seat>) -> Result<(), Trouble> {
        let told: Told<()> = Told::Over { winners };
        self.tell(&told)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Whether it has ended by itself makes no difference.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
