//! Who takes part in the arena.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use nurt_core::Evaluate;
use nurt_core::net::Net;

use crate::search::{Budget, Search, Settings};
use crate::{Bot, Errors, Graded, Kind};

/// A bot that was named, with what was said about it: `greedy`, `search@200ms`, `search@1000it/explore=0.4`,
/// `search@60it/misjudge=0.02/overlook=0.1`, `plain@200ms`, `search/net=my.net`, `program:python3 my-bot.py`.
///
/// `seer@200ms` is a yardstick, not a bot: a search that is shown everything that lies face down. No table seats it.
#[derive(Clone, PartialEq, Debug)]
pub struct Entrant {
    name: String,
    who: Who,
    budget: Option<Budget>,
    changes: Vec<(String, f32)>,
    errors: Errors,
    net: Option<Arc<Net>>,
}

#[derive(Clone, PartialEq, Debug)]
enum Who {
    Kind(Kind),
    Search,
    Seer,
    Plain,
    Program(String),
}

/// How long a search thinks if nothing is said.
pub const USUAL_BUDGET: Budget = Budget::Time(std::time::Duration::from_millis(200));

impl Entrant {
    /// The command, if it is somebody else's program.
    pub fn program(&self) -> Option<&str> {
        if let Who::Program(command) = &self.who { Some(command) } else { None }
    }

    /// Whether it is shown what is hidden.
    pub fn sees_all(&self) -> bool {
        matches!(self.who, Who::Seer)
    }

    /// How long it may think about a decision, if that is for us to say.
    pub fn budget(&self) -> Option<Budget> {
        self.budget
    }

    /// The same entrant with this budget, if it has none of its own.
    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Self {
        if !matches!(self.who, Who::Kind(_)) && self.budget.is_none() {
            self.budget = Some(budget);
        }
        self
    }

    /// The same entrant judging by this network, if it searches with knowledge and nothing else was said.
    #[must_use]
    pub fn with_net(mut self, net: Arc<Net>) -> Self {
        self.net = self.net.or(Some(net));
        self
    }

    /// Whether the network that was named for it, if any, is one of this game.
    pub fn fits<G: Evaluate>(&self) -> bool {
        self.net.as_ref().is_none_or(|net| net.shape() == G::TOLD)
    }

    /// A bot for a game; `None` if it is a program. The same seed gives the same choices.
    pub fn seat<G: Evaluate>(&self, seed: u64) -> Option<Box<dyn Bot<G>>> {
        if let Who::Kind(kind) = &self.who {
            return Some(kind.seat(seed));
        }
        let search = self.search::<G>(seed)?;
        Some(Box::new(Graded::new(search, self.errors, seed)))
    }

    /// The search that it is, if it is one.
    pub fn search<G: Evaluate>(&self, seed: u64) -> Option<Search<G>> {
        let mut settings = Settings::of(G::FACTS.name);
        match &self.who {
            Who::Kind(_) | Who::Program(_) => return None,
            Who::Search | Who::Seer => {}
            Who::Plain => settings = settings.plain(),
        }
        for (name, value) in &self.changes {
            // It was looked at when the name was read.
            let _ = settings.set(name, *value);
        }
        let budget = self.budget.unwrap_or(USUAL_BUDGET);
        let net = self.net.clone().or_else(G::net);
        Some(Search::with_net(settings, net, budget, seed))
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        match self.budget {
            Some(budget) if !self.name.contains('@') => write!(f, "@{budget}"),
            _ => Ok(()),
        }
    }
}

/// There is no bot of that name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownEntrant;

impl FromStr for Entrant {
    type Err = UnknownEntrant;

    fn from_str(text: &str) -> Result<Self, UnknownEntrant> {
        let name = text.trim().to_owned();
        if let Some(command) = name.strip_prefix("program:") {
            let who = Who::Program(command.to_owned());
            return Ok(Self {
                name,
                who,
                budget: None,
                changes: Vec::new(),
                errors: Errors::default(),
                net: None,
            });
        }
        // A path has strokes in it, so a network is named last.
        let (name_only, net) = match name.split_once("/net=") {
            Some((rest, path)) => {
                let text = std::fs::read_to_string(path).map_err(|_| UnknownEntrant)?;
                (rest, Some(Arc::new(Net::read(&text).ok_or(UnknownEntrant)?)))
            }
            None => (name.as_str(), None),
        };
        let mut parts = name_only.split('/');
        let head = parts.next().unwrap_or_default();
        let (who, budget) = match head.split_once('@') {
            Some((who, budget)) => (who, Some(budget.parse().map_err(|_| UnknownEntrant)?)),
            None => (head, None),
        };
        let who = match who {
            "search" => Who::Search,
            "seer" => Who::Seer,
            "plain" => Who::Plain,
            kind => Who::Kind(kind.parse().map_err(|_| UnknownEntrant)?),
        };
        let (mut changes, mut errors) = (Vec::new(), Errors::default());
        for part in parts {
            let (setting, value) = part.split_once('=').ok_or(UnknownEntrant)?;
            let value = value.parse().map_err(|_| UnknownEntrant)?;
            match setting {
                "misjudge" => errors.misjudge = value,
                "overlook" => errors.overlook = value,
                _ => {
                    Settings::default().set(setting, value).map_err(|_| UnknownEntrant)?;
                    changes.push((setting.to_owned(), value));
                }
            }
        }
        let changed = budget.is_some() || !changes.is_empty() || errors != Errors::default();
        if matches!(who, Who::Kind(_)) && changed {
            return Err(UnknownEntrant);
        }
        Ok(Self { name, who, budget, changes, errors, net })
    }
}
