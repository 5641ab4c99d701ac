//! What is told of a table: to each guest what its seat may know, and everything once the game is over.

use nurt_bots::Story;
use nurt_core::registry::{AnyTable, WhyNot};
use nurt_core::{Fault, Player, Record, Seat, Seats, Viewer, commitment};

use super::{Deal, Live, LogLine, Question, TakenOver};
use crate::analyses::Told;
use crate::entry::{Entry, GuestId, Header};
use crate::refused::Refusal;
use crate::wire::{
    Asking, Code, Ended, Line, Now, OfferedMove, Offers, Position, Present, Rematch, SameDeal, Sitter,
    Status, Step, Steps, TableState, TakeBack, TookOver,
};

impl Live {
    /// Whose eyes somebody has: those of a seat, or of a spectator; everything is open once the game is over.
    fn viewer(&self, seat: Option<Seat>) -> Viewer {
        match (self.status(), seat) {
            (Status::Over, _) => Viewer::Open,
            (_, Some(seat)) => Viewer::Seat(seat),
            (_, None) => Viewer::Spectator,
        }
    }

    /// The table as a guest may see it, with the lines that came after a version. What was said, and who is there, is
    /// for the caller to add.
    pub fn state(&self, guest: Option<GuestId>, since: u32) -> TableState {
        let you = guest.and_then(|guest| self.seat_of(guest));
        let host = guest == Some(self.header.host);
        let since = if since > self.version() { 0 } else { since };
        let inside = host || you.is_some();
        TableState {
            table: self.header.id.clone(),
            version: self.version(),
            since,
            game: self.header.game.clone(),
            players: self.header.players,
            options: self.header.options.clone(),
            open: self.header.open,
            hints: self.hints(),
            status: self.status(),
            seats: self.sitters(),
            you,
            host,
            invitation: inside.then(|| self.header.invitation.clone()),
            commitment: commitment(self.header.secret),
            now: self.table.as_deref().map(|table| self.now(table, you)),
            lines: self.lines(self.viewer(you), since),
            chat: Vec::new(),
            present: Present::default(),
            same: self.same.clone(),
            took_over: self
                .took_over
                .as_ref()
                .map(|taken| TookOver { table: taken.table.clone(), step: taken.record.moves.len() as u32 }),
            rematch: self.rematch.as_ref().map(|(table, invitation)| Rematch {
                table: table.clone(),
                invitation: you.map(|_| invitation.clone()),
            }),
        }
    }

    fn now(&self, table: &dyn AnyTable, you: Option<Seat>) -> Now {
        let viewer = self.viewer(you);
        let acting = you.filter(|&seat| self.to_act().contains(seat));
        Now {
            // Whoever gave up has ended it, whatever the rules would ask next.
            position: Position { to_act: self.to_act(), ..position(table, viewer) },
            prompt: acting.map(|seat| table.prompt(seat)),
            offers: acting.map_or_else(Offers::default, |seat| offers(table, seat)),
            take_back: self.take_back(table, you),
            asking: self.question.map(|Question { seat, waiting, .. }| Asking { seat, waiting }),
            ended: self.ended(table),
        }
    }

    /// How a game for one has ended: what another table needs to deal the same.
    pub fn deal(&self) -> Result<Deal, Refusal> {
        if self.status() != Status::Over {
            return Err(Refusal::new(Code::NotOver));
        }
        let (table, alone) = (self.game()?, Seat::new(0));
        // The last line of a score sheet is what decides.
        let score = table.standing(Viewer::Open).lines.last().and_then(|line| line.cells.first().copied()?);
        match (self.header.players, self.sitter(alone), score) {
            (1, Some(Sitter { name, .. }), Some(score)) => {
                let same = SameDeal { table: self.header.id.clone(), name, score };
                let (header, entropy) = (self.header.clone(), self.places[0].entropy);
                let took_over = self
                    .took_over
                    .clone()
                    .map(|TakenOver { table, seat, record }| Entry::TookOver { table, seat, record });
                Ok(Deal { header, entropy, same, took_over })
            }
            _ => Err(Refusal::new(Code::NotAlone)),
        }
    }

    /// The story of a finished game, to be looked into.
    pub fn story(&self) -> Result<Told, Refusal> {
        if self.status() != Status::Over {
            return Err(Refusal::new(Code::NotOver));
        }
        let table = self.game()?;
        let winners = self.winners(table);
        let standing = table.standing(Viewer::Open);
        let points = standing.lines.last().and_then(|line| line.cells.first().copied().flatten());
        let share = |seat: Seat| match (self.header.players, &standing.rival, points) {
            // Alone, points are all there is.
            (1, None, Some(points)) => points as f32 / 100.0,
            _ if winners.contains(seat) => 1.0 / winners.len() as f32,
            _ => 0.0,
        };
        let end = Seats::first(self.header.players).iter().map(share).collect();
        let mut again = table.at(0);
        let mut words = Vec::new();
        for (seat, mv) in table.moves() {
            words.push(again.offers(seat).into_iter().map(|offer| (offer.mv, offer.words)).collect());
            // It was played once already.
            let _ = again.play(seat, &mv);
        }
        Ok(Told { story: Story::of(&self.header.game, table, end), words })
    }

    fn take_back(&self, table: &dyn AnyTable, you: Option<Seat>) -> TakeBack {
        let Some(seat) = you.filter(|_| self.status() == Status::Playing) else { return TakeBack::No };
        if table.may_take_back(seat).is_ok() {
            TakeBack::Free
        } else if self.last_move_of(seat).is_some() && self.question.is_none() {
            TakeBack::Ask
        } else {
            TakeBack::No
        }
    }

    fn ended(&self, table: &dyn AnyTable) -> Option<Ended> {
        (self.status() == Status::Over).then(|| Ended {
            winners: self.winners(table),
            resigned: self.resigned,
            fair: self.fair(),
        })
    }

    pub(super) fn winners(&self, table: &dyn AnyTable) -> Seats {
        match self.resigned {
            Some(seat) => Seats::first(self.header.players).without(seat),
            None => table.standing(Viewer::Open).winners.unwrap_or_default(),
        }
    }

    fn lines(&self, viewer: Viewer, since: u32) -> Vec<Line> {
        let told = |(index, line): (usize, &LogLine)| Line {
            version: index as u32 + 1,
            step: line.step,
            at: line.at,
            kind: line.entry.kind(),
            seat: line.entry.seat(),
            words: line.words.clone(),
            events: line.events.iter().filter_map(|event| event.see(viewer)).collect(),
        };
        self.lines.iter().enumerate().skip(since as usize).map(told).collect()
    }

    /// Why a guest may not point at these targets.
    pub fn why(&self, guest: GuestId, targets: &[String]) -> Result<Option<WhyNot>, Refusal> {
        let seat = self.seat_of(guest).ok_or_else(|| Refusal::new(Code::NotSeated))?;
        Ok(self.game()?.why_not_at(seat, targets))
    }

    /// The record, once the game is over.
    pub fn record(&self) -> Result<Record, Refusal> {
        if self.status() != Status::Over {
            return Err(Refusal::new(Code::NotOver));
        }
        let record = self.record_of(self.game()?);
        Ok(Record { resigned: self.resigned, ..record })
    }

    fn record_of(&self, table: &dyn AnyTable) -> Record {
        let seat = |sitter: Option<Sitter>| {
            let sitter = sitter.unwrap_or(Sitter { name: String::new(), bot: None });
            Player { name: sitter.name, bot: sitter.bot }
        };
        let record = table.record(self.sitters().into_iter().map(seat).collect());
        // The chance of a game that is played on was that of the first one at its start.
        let fair = match &self.took_over {
            Some(taken) => taken.record.fair.clone(),
            None => Some(self.fair()),
        };
        Record { fair, ..record }
    }

    /// A finished game up to a step from which it can be played on.
    pub fn up_to(&self, step: u32) -> Result<(Header, Record), Refusal> {
        if self.status() != Status::Over {
            return Err(Refusal::new(Code::NotOver));
        }
        let table = self.game()?;
        // Whoever gave up has left a game in which somebody is to act.
        let last = table.steps() - usize::from(table.to_act().is_empty());
        Fault::range("step", step as usize, 0, last)?;
        Ok((self.header.clone(), self.record_of(&*table.at(step as usize))))
    }

    /// A part of the game, step by step, as a guest may see it.
    pub fn steps(&self, guest: Option<GuestId>, from: u32, count: u32) -> Result<Steps, Refusal> {
        let game = self.game()?;
        let viewer = self.viewer(guest.and_then(|guest| self.seat_of(guest)));
        let over = self.status() == Status::Over;
        let mut steps = walk(game, viewer, from, count);
        if let Some(first) = steps.first_mut().filter(|step| step.position.step == 0) {
            let dealt = self.lines.iter().find(|line| line.entry == Entry::Started);
            first.events = dealt
                .into_iter()
                .flat_map(|line| &line.events)
                .filter_map(|event| event.see(viewer))
                .collect();
        }
        let seats = self.sitters().into_iter().flatten().collect();
        Ok(Steps {
            game: self.header.game.clone(),
            players: self.header.players,
            options: self.header.options.clone(),
            seats,
            total: game.steps() as u32,
            steps,
            result: game.outcome().filter(|_| over),
            resigned: self.resigned,
            anew: self.took_over.as_ref().map(|taken| taken.record.moves.len() as u32),
            fair: over.then(|| self.fair()),
        })
    }
}

/// The steps of a table from one to another, each with the position after it. The events of the deal are not known here.
pub fn walk(game: &dyn AnyTable, viewer: Viewer, from: u32, count: u32) -> Vec<Step> {
    if count == 0 {
        return Vec::new();
    }
    let moves = game.moves();
    let last = moves.len().min(from.saturating_add(count - 1) as usize);
    let mut table = game.at((from as usize).saturating_sub(1));
    let mut steps = Vec::new();
    for step in from as usize..=last {
        let mut events = Vec::new();
        let mut seat = None;
        if step > 0 {
            let (by, mv) = &moves[step - 1];
            seat = Some(*by);
            // The move was made here before.
            events = table.play(*by, mv).unwrap_or_default();
        }
        steps.push(Step {
            position: position(table.as_ref(), viewer),
            seat,
            events: events.iter().filter_map(|event| event.see(viewer)).collect(),
        });
    }
    steps
}

/// A position as a viewer may see it.
fn position(table: &dyn AnyTable, viewer: Viewer) -> Position {
    Position {
        step: table.steps() as u32,
        to_act: table.to_act(),
        view: table.view(viewer),
        outlook: table.outlook(viewer),
        standing: table.standing(viewer),
    }
}

/// The legal moves of a seat, with the words of every target once.
fn offers(table: &dyn AnyTable, seat: Seat) -> Offers {
    let mut offers = Offers::default();
    for offer in table.offers(seat) {
        let path = offer.path.into_iter().map(|target| {
            offers.targets.entry(target.name.clone()).or_insert(target.words);
            target.name
        });
        let path: Vec<String> = path.collect();
        // A long path comes with many moves, which would make a heavy frame.
        let words = (path.len() <= 2).then_some(offer.words);
        offers.moves.push(OfferedMove { mv: offer.mv, path, words });
    }
    offers
}
