//! A game being played: the position, its chance and its moves so far.

use std::collections::BTreeMap;

use strum::{EnumCount, IntoStaticStr};

use crate::chance::{Dice, Secret, mix};
use crate::fault::Fault;
use crate::options::{Choices, Options};
use crate::record::{Anew, FORMAT, Outcome, Player, Record, RecordedMove};
use crate::refusal::Refusal;
use crate::scenario::Scenario;
use crate::seat::{Seat, Seats, Viewer};
use crate::words::{Phrase, Speak};
use crate::{Game, Log};

/// A table: where moves are played in earnest, taken back where that is fair, and written down.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    choices: Choices,
    secret: Secret,
    start: (G, Dice),
    position: G,
    dice: Dice,
    steps: Vec<Step<G::Move>>,
    /// Where chance begins anew, in the order of the steps.
    anew: Vec<Anew>,
}

/// One move, with what undo and records need to know of it.
#[derive(Clone, Copy, Debug)]
struct Step<M> {
    seat: Seat,
    mv: M,
    /// Whether chance was asked.
    drew: bool,
    /// To whom the move showed something new.
    shown: Seats,
    /// Who owed a decision at the same time, and cannot tell what the move was.
    blind: Seats,
    /// The check after the move; it depends on the whole game so far.
    check: u64,
}

/// Why a seat may not take a move back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum NoTakeBack {
    /// The seat has not moved, or all its moves are taken back.
    Nothing,
    /// The game is over.
    Over,
    /// A card was drawn or a die rolled since.
    Chance,
    /// The seat has seen something since that was hidden before.
    Shown,
    /// Another seat has acted on it.
    ActedOn,
}

impl Speak for NoTakeBack {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        let name: &'static str = self.into();
        Phrase::new(format!("no-take-back-{name}"))
    }

    fn every() -> Vec<Self> {
        vec![Self::Nothing, Self::Over, Self::Chance, Self::Shown, Self::ActedOn]
    }
}

impl<G: Game> Table<G> {
    /// A new table. The log hears of the deal.
    pub fn new(choices: Choices, secret: Secret, log: &mut impl Log<G::Event>) -> Self {
        let mut dice = Dice::new(secret);
        let position = G::new(&G::Options::from_choices(&choices), &mut dice, log);
        Self::from_here(choices, secret, position, dice)
    }

    fn from_here(choices: Choices, secret: Secret, position: G, dice: Dice) -> Self {
        let start = (position.clone(), dice.clone());
        Self { choices, secret, start, position, dice, steps: Vec::new(), anew: Vec::new() }
    }

    /// A table that starts from a position described by hand.
    pub fn arrange(scenario: &Scenario, secret: Secret) -> Result<Self, Fault> {
        let (choices, position) = scenario.read::<G>()?;
        Ok(Self::from_here(choices, secret, position, Dice::new(secret)))
    }

    /// Plays on as another game from a step that is now or still to come: what the seat can see then stays, everything else
    /// is imagined, and all chance follows from a new secret. So whoever knows how the first game went on, or what the
    /// others held in it, knows nothing of this one. Moves before that step cannot be taken back.
    pub fn begin_anew(&mut self, anew: Anew) {
        debug_assert!(anew.step as usize >= self.steps.len(), "that step is over");
        self.anew.retain(|other| other.step <= anew.step);
        if anew.step as usize == self.steps.len() {
            self.imagine(&anew);
        }
        self.anew.push(anew);
    }

    /// Begins anew as often as that is due at this step.
    fn renew(&mut self) {
        let steps = self.steps.len();
        for anew in self.anew.clone().iter().filter(|anew| anew.step as usize == steps) {
            self.imagine(anew);
        }
    }

    fn imagine(&mut self, anew: &Anew) {
        self.dice.begin_anew(anew.secret, &format!("anew {}", anew.seat));
        self.position = G::imagine(&self.position.view(Viewer::Seat(anew.seat)), &mut self.dice);
    }

    /// The number of moves that belong to a game from which this one was played on.
    fn taken_over(&self) -> usize {
        let past = self.anew.iter().map(|anew| anew.step as usize).filter(|&step| step <= self.steps.len());
        past.max().unwrap_or(0)
    }

    /// The table before its first move.
    fn restarted(&self) -> Self {
        let mut again = Self { steps: Vec::new(), ..self.clone() };
        (again.position, again.dice) = again.start.clone();
        again.renew();
        again
    }

    /// The position now.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The options of the table.
    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    /// The number of moves so far.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// The moves so far.
    pub fn moves(&self) -> impl Iterator<Item = (Seat, G::Move)> {
        self.steps.iter().map(|step| (step.seat, step.mv))
    }

    /// Sixteen bits that depend on the options, the moves so far, and the chance that had come when the last was made.
    pub fn check(&self) -> u16 {
        self.chain() as u16
    }

    fn chain(&self) -> u64 {
        self.steps.last().map_or_else(
            || {
                // Values that do not matter or are left at their defaults do not count, so that a game can get new options.
                let chosen = G::Options::FIELDS.iter().filter_map(|field| {
                    let value = self.choices.get(field.name);
                    (self.choices.matters(field) && value != field.default())
                        .then(|| format!(" {}={value}", field.name))
                });
                let header =
                    format!("{} {}{}", G::FACTS.name, self.choices.players(), chosen.collect::<String>());
                mix(self.start.1.trace(), header.as_bytes())
            },
            |step| step.check,
        )
    }

    /// Plays a move; on a refusal nothing has changed.
    pub fn apply(&mut self, seat: Seat, mv: G::Move) -> Result<Vec<G::Event>, Refusal<G::Why>> {
        let mut events = Vec::new();
        let (owed, draws) = (self.position.to_act(), self.dice.draws());
        let before = (owed.len() > 1).then(|| (self.position.clone(), self.dice.clone()));
        self.position.apply(seat, mv, &mut self.dice, &mut events)?;
        let blind =
            |other: &Seat| before.as_ref().is_some_and(|before| Self::blind(before, seat, &events, *other));
        let chain = mix(self.chain(), format!("{seat} {mv}").as_bytes());
        self.steps.push(Step {
            seat,
            mv,
            drew: self.dice.draws() > draws,
            shown: Self::shown(&events, self.choices.players()),
            blind: owed.without(seat).iter().filter(blind).collect(),
            check: mix(chain, &self.dice.trace().to_le_bytes()),
        });
        self.renew();
        Ok(events)
    }

    /// The seats to which some event shows something new.
    fn shown(events: &[G::Event], players: u8) -> Seats {
        let shown = |seat: &Seat| events.iter().any(|event| G::reveals(event, Viewer::Seat(*seat)));
        Seats::first(players).iter().filter(shown).collect()
    }

    /// Whether another seat cannot tell a move from any other that its maker could have made instead.
    fn blind((position, dice): &(G, Dice), seat: Seat, events: &[G::Event], other: Seat) -> bool {
        let told = |events: &[G::Event]| -> Vec<G::EventView> {
            events.iter().filter_map(|event| G::see(event, Viewer::Seat(other))).collect()
        };
        let heard = told(events);
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        moves.into_iter().all(|mv| {
            let (mut instead, mut dice, mut events) = (position.clone(), dice.clone(), Vec::new());
            instead.play(seat, mv, &mut dice, &mut events);
            told(&events) == heard
        })
    }

    /// Whether a seat may take back its last move: it may, until chance was drawn, something hidden was
    /// shown to it, or another seat has acted on it. A seat that owed its own decision already when the
    /// move was made, and could not see the move, has not acted on it.
    pub fn may_take_back(&self, seat: Seat) -> Result<(), NoTakeBack> {
        self.last_of(seat).map(|_| ())
    }

    /// The number of moves before the last one of a seat, if it has made one; a move that was taken over does not count.
    pub fn before_last_of(&self, seat: Seat) -> Option<usize> {
        let taken = self.taken_over();
        self.steps[taken..].iter().rposition(|step| step.seat == seat).map(|last| taken + last)
    }

    fn last_of(&self, seat: Seat) -> Result<usize, NoTakeBack> {
        let last = self.before_last_of(seat).ok_or(NoTakeBack::Nothing)?;
        if self.position.to_act().is_empty() {
            return Err(NoTakeBack::Over);
        }
        let since = &self.steps[last..];
        if since.iter().any(|step| step.drew) {
            return Err(NoTakeBack::Chance);
        }
        if since.iter().any(|step| step.shown.contains(seat)) {
            return Err(NoTakeBack::Shown);
        }
        let taken = &since[0];
        // A seat that decided at the same time, and still cannot tell what the move was, has not acted on it.
        if since[1..].iter().any(|step| !taken.blind.contains(step.seat) || !step.shown.is_empty()) {
            return Err(NoTakeBack::ActedOn);
        }
        Ok(last)
    }

    /// Takes back the last move of a seat, if it may; the others' moves since then stay.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeBack> {
        let last = self.last_of(seat)?;
        let mut again = self.restarted();
        for (index, step) in self.steps.iter().enumerate() {
            if index != last && again.apply(step.seat, step.mv).is_err() {
                return Err(NoTakeBack::ActedOn);
            }
        }
        *self = again;
        Ok(())
    }

    /// The table as it was after so many moves, or as it is, if there were not so many.
    #[must_use]
    pub fn at(&self, steps: usize) -> Self {
        let mut again = self.restarted();
        for step in self.steps.iter().take(steps) {
            // The moves were legal when they were made, and the same chance gives the same positions.
            let replayed = again.apply(step.seat, step.mv);
            debug_assert!(replayed.is_ok(), "a move that was made cannot be made again");
        }
        again
    }

    /// Why a seat may not point at these targets: the reason that most of the moves whose path begins with them are
    /// refused for, or if there are none, of those with all of them anywhere on their path. Nothing if there is no such
    /// move, or one of them may be made.
    pub fn why_not_at(&self, seat: Seat, targets: &[String]) -> Option<Refusal<G::Why>> {
        let (mut begun, mut crossed) = (Vec::new(), Vec::new());
        for mv in self.position.pointable(seat) {
            let path = self.position.path(seat, mv);
            let names = || path.iter().map(|target| &target.name);
            if path.len() >= targets.len() && names().zip(targets).all(|(name, target)| name == target) {
                begun.push(mv);
            } else if targets.iter().all(|target| names().any(|name| name == target)) {
                crossed.push(mv);
            }
        }
        let mut reasons: Vec<(Refusal<G::Why>, String, usize)> = Vec::new();
        for mv in if begun.is_empty() { crossed } else { begun } {
            let refusal = self.position.why_not(seat, mv)?;
            let key = refusal.phrase().key + refusal.rule().unwrap_or_default();
            match reasons.iter_mut().find(|(_, known, _)| *known == key) {
                Some((_, _, count)) => *count += 1,
                None => reasons.push((refusal, key, 1)),
            }
        }
        // The first of the most frequent.
        reasons.into_iter().rev().max_by_key(|&(_, _, count)| count).map(|(refusal, _, _)| refusal)
    }

    /// How the game ended, as far as it has.
    pub fn outcome(&self) -> Option<Outcome> {
        let standing = self.position.standing(Viewer::Open);
        let scores = standing.lines.into_iter().map(|line| (line.key.to_owned(), line.cells)).collect();
        standing.winners.map(|winners| Outcome { winners, scores })
    }

    /// The record of the game so far.
    pub fn record(&self, seats: Vec<Player>) -> Record {
        let start = Self { steps: Vec::new(), ..self.clone() }.check();
        Record {
            nurt: FORMAT,
            game: G::FACTS.name.to_owned(),
            rules: G::FACTS.rules,
            players: self.choices.players(),
            options: self.choices.values().clone(),
            secret: self.secret.to_string(),
            fair: None,
            anew: self.anew.iter().filter(|anew| anew.step as usize <= self.steps.len()).cloned().collect(),
            seats,
            start: format!("{start:04x}"),
            moves: self
                .steps
                .iter()
                .map(|step| {
                    RecordedMove { seat: step.seat, mv: step.mv.to_string(), check: step.check as u16 }
                        .to_string()
                })
                .collect(),
            resigned: None,
            result: self.outcome(),
        }
    }

    /// The table at the start of a record, if this program can play it. The log hears of the deal.
    pub fn start_of(record: &Record, log: &mut impl Log<G::Event>) -> Result<Self, Fault> {
        if record.nurt != FORMAT {
            return Err(Fault::Format { needs: record.nurt.into(), has: FORMAT.into() });
        }
        if record.game != G::FACTS.name {
            return Err(Fault::OtherGame {
                needs: Fault::quote(&record.game),
                given: G::FACTS.name.to_owned(),
            });
        }
        if record.rules != G::FACTS.rules {
            let (needs, has) = (record.rules.into(), G::FACTS.rules.into());
            return Err(Fault::Rules { game: record.game.clone(), needs, has });
        }
        let choices = Self::recall(record.players, &record.options)?;
        if record.seats.len() != usize::from(choices.players()) {
            let (given, players) = (record.seats.len() as i64, choices.players().into());
            return Err(Fault::Names { given, players });
        }
        let secret = record.secret.parse()?;
        if let Some(fair) = &record.fair {
            fair.verify(secret)?;
        }
        if let Some(seat) = record.resigned.filter(|seat| seat.index() >= usize::from(choices.players())) {
            let (given, players) = (seat.index() as i64, choices.players().into());
            return Err(Fault::Seat { given, players });
        }
        record.check_anew(choices.players())?;
        let mut table = Self::new(choices, secret, log);
        if record.start != format!("{:04x}", table.check()) {
            return Err(Fault::StepCheck { step: 0 });
        }
        record.anew.iter().cloned().for_each(|anew| table.begin_anew(anew));
        Ok(table)
    }

    /// Validates options for this game.
    pub fn choose(players: Option<u8>, given: &BTreeMap<String, String>) -> Result<Choices, Fault> {
        Choices::read(G::Options::FIELDS, G::FACTS.players, players, given)
    }

    /// The choices that a table or a record was kept with.
    pub fn recall(players: u8, kept: &BTreeMap<String, String>) -> Result<Choices, Fault> {
        Choices::recall(G::Options::FIELDS, G::FACTS.players, players, kept)
    }
}
