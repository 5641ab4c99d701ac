//! Properties of what is hidden: imagining agrees with the view, nothing leaks, undo is fair.

use std::cell::Cell;

use super::games::hunt;
use super::{Kit, Verdict, bytes, ensure, legal, slice, view_bytes};
use crate::chance::Dice;
use crate::options::Options;
use crate::seat::{Seat, Seats, Viewer};
use crate::words::{Phrase, Speak};
use crate::{Chance, Fast, Game, Path, Secret, Silent};

/// A position imagined from a view looks the same from there, obeys the laws, and can be played to the end.
pub fn imagined_positions_agree<G: Game>(kit: &Kit) -> Verdict {
    let differ = Cell::new(false);
    hunt::<G>(kit, 60, |table, chance| {
        let position = table.position();
        let bound = G::bound(&G::Options::from_choices(table.choices()));
        for viewer in Viewer::all(table.choices().players()) {
            let view = position.view(viewer);
            let imagined = G::imagine(&view, chance);
            differ.set(differ.get() || imagined != G::imagine(&view, chance));
            let (a, b) = (bytes(&view)?, view_bytes(&imagined, viewer)?);
            ensure!(a == b, "{viewer:?} imagines a position that looks otherwise:\n{a}\n{b}");
            ensure!(imagined.to_act() == position.to_act(), "{viewer:?} imagines others to act");
            if let Some(law) = imagined.broken_law() {
                return Err(format!("{viewer:?} imagines against the law: {law}"));
            }
            ensure!(
                viewer != Viewer::Open || imagined == *position,
                "with everything open something is lost"
            );
            if table.steps() % 16 == 0 {
                play_on(imagined, bound, chance)
                    .map_err(|wrong| format!("imagined by {viewer:?}: {wrong}"))?;
            }
        }
        Ok(())
    })?;
    ensure!(differ.get() || !G::FACTS.hidden, "every seat imagines the same position again and again");
    Ok(())
}

/// Plays a position at random to the end, or as far as its bound.
fn play_on<G: Game>(mut position: G, bound: u32, chance: &mut Fast) -> Verdict {
    for _ in 0..bound {
        let Some(seat) = position.to_act().lowest() else { break };
        let moves = legal(&position, seat);
        ensure!(!moves.is_empty(), "seat {seat} is to act, but has no move");
        let mv = moves[chance.below(moves.len() as u32) as usize];
        position.play(seat, mv, chance, &mut Silent);
        if let Some(law) = position.broken_law() {
            return Err(format!("after «{mv}»: {law}"));
        }
    }
    Ok(())
}

/// Two positions that differ only in what a viewer cannot know give it the same bytes: view, score sheet,
/// legal moves, prompt, paths, refusals; and after any move that both allow, the same events, view and undo,
/// unless an event declares that it shows the viewer something. What a viewer knows after a move is what the
/// events have told it, no more and no less.
pub fn nothing_leaks<G: Game>(kit: &Kit) -> Verdict {
    let universe = G::Move::every();
    hunt::<G>(kit, 80, |table, chance| {
        let players = table.choices().players();
        let position = table.position();
        for viewer in Viewer::all(players).filter(|&viewer| viewer != Viewer::Open) {
            let twin = G::imagine(&position.view(viewer), chance);
            same_to(viewer, position, &twin)?;
            if let Viewer::Seat(seat) = viewer {
                for &mv in slice(&universe, table.steps(), 128) {
                    let (a, b) = (position.check(seat, mv), twin.check(seat, mv));
                    ensure!(
                        a == b,
                        "whether seat {seat} may «{mv}» depends on what it cannot know: {a:?}, {b:?}"
                    );
                    let (here, there) = (whole(position.path(seat, mv)), whole(twin.path(seat, mv)));
                    ensure!(here == there, "the path of «{mv}» tells what seat {seat} may not know");
                }
            }
            for seat in position.to_act().iter() {
                nothing_untold(viewer, position, seat, chance)?;
                let moves = legal(position, seat);
                let first = chance.below(moves.len() as u32) as usize;
                for mv in moves.iter().copied().cycle().skip(first).take(moves.len().min(6)) {
                    if twin.check(seat, mv).is_ok() {
                        let told = |wrong| format!("after «{mv}» of seat {seat}: {wrong}");
                        same_after(viewer, (position, &twin), seat, mv).map_err(told)?;
                    }
                }
            }
        }
        Ok(())
    })
}

/// Everything that a viewer can ask of two positions is the same.
fn same_to<G: Game>(viewer: Viewer, position: &G, twin: &G) -> Verdict {
    let (a, b) = (view_bytes(position, viewer)?, view_bytes(twin, viewer)?);
    ensure!(a == b, "the view of {viewer:?} tells what it may not know:\n{a}\n{b}");
    let (a, b) = (position.standing(viewer), twin.standing(viewer));
    ensure!(a == b, "the score sheet of {viewer:?} tells what it may not know: {a:?}, {b:?}");
    if let Viewer::Seat(seat) = viewer
        && position.to_act().contains(seat)
    {
        let (a, b) = (legal(position, seat), legal(twin, seat));
        ensure!(a == b, "the moves of seat {seat} tell what it may not know:\n{a:?}\n{b:?}");
        ensure!(position.prompt(seat) == twin.prompt(seat), "the prompt tells what seat {seat} may not know");
        for mv in a {
            let (here, there) = (whole(position.path(seat, mv)), whole(twin.path(seat, mv)));
            ensure!(here == there, "the path of the legal «{mv}» tells what seat {seat} may not know");
        }
    }
    Ok(())
}

/// A path with the words of its targets.
fn whole(path: Path) -> Vec<(String, Phrase)> {
    path.into_iter().map(|target| (target.name, target.words)).collect()
}

/// What comes of a move.
struct After<G: Game> {
    position: G,
    events: Vec<G::Event>,
    drew: bool,
}

impl<G: Game> After<G> {
    fn new(position: &G, seat: Seat, mv: G::Move, secret: Secret) -> Self {
        let (mut next, mut dice, mut events) = (position.clone(), Dice::new(secret), Vec::new());
        next.play(seat, mv, &mut dice, &mut events);
        Self { position: next, events, drew: dice.draws() > 0 }
    }

    /// Whether the viewer was shown something.
    fn shown(&self, viewer: Viewer) -> bool {
        self.events.iter().any(|event| G::reveals(event, viewer))
    }

    /// What the events tell a viewer, each with whether it claims to show something.
    fn told_or_shown(&self, viewer: Viewer) -> Result<Vec<(bool, String)>, String> {
        let seen = self.events.iter().filter_map(|event| {
            let view = G::see(event, viewer)?;
            Some(bytes(&view).map(|told| (G::reveals(event, viewer), told)))
        });
        seen.collect()
    }

    /// What the events tell a viewer.
    fn told(&self, viewer: Viewer) -> Result<Vec<String>, String> {
        self.events.iter().filter_map(|event| G::see(event, viewer)).map(|view| bytes(&view)).collect()
    }
}

/// The same move in two positions that a viewer cannot tell apart: it still cannot, unless it was shown.
fn same_after<G: Game>(viewer: Viewer, pair: (&G, &G), seat: Seat, mv: G::Move) -> Verdict {
    let secret = Secret::of_game(3, 5);
    let (a, b) = (After::new(pair.0, seat, mv, secret), After::new(pair.1, seat, mv, secret));
    let undo = format!("whether {viewer:?} may undo depends on what it cannot know");
    ensure!(a.shown(viewer) == b.shown(viewer), "{undo} (shown)");
    ensure!(a.shown(viewer) || a.drew == b.drew, "{undo} (chance)");
    let (mut here, mut there) = (a.told_or_shown(viewer)?, b.told_or_shown(viewer)?);
    // What comes after something was shown may follow from it.
    if let Some(at) = here.iter().zip(&there).position(|(here, there)| here.0 && there.0 && here != there) {
        here.truncate(at);
        there.truncate(at);
    }
    ensure!(here == there, "the events tell {viewer:?} what it may not know:\n{here:?}\n{there:?}");
    if a.shown(viewer) {
        return Ok(());
    }
    same_to(viewer, &a.position, &b.position)
}

/// Two ways in which a move may turn out. If the events tell them alike, they look alike: a view that shows
/// a hidden hand differs here, also where imagining goes by that very view. And if they look alike but are
/// not, the events tell them alike: an event that shows a hidden choice does not.
fn nothing_untold<G: Game>(viewer: Viewer, position: &G, seat: Seat, chance: &mut Fast) -> Verdict {
    let moves = legal(position, seat);
    let mut pick = || moves[chance.below(moves.len() as u32) as usize];
    let one = pick();
    // Its own move a viewer knows; of another's it knows what the events tell.
    let other = if viewer == Viewer::Seat(seat) { one } else { pick() };
    let a = After::new(position, seat, one, Secret::of_game(3, 6));
    let b = After::new(position, seat, other, Secret::of_game(3, 7));
    let (here, there) = (a.told(viewer)?, b.told(viewer)?);
    if here == there {
        return same_to(viewer, &a.position, &b.position)
            .map_err(|wrong| format!("no event tells «{one}» from «{other}» of seat {seat}, but {wrong}"));
    }
    // What is shown in passing, by chance as a die that was rolled or by a player as a card that is then put away, a view
    // need not remember.
    let passing = a.drew || b.drew || a.shown(viewer) || b.shown(viewer);
    let alike = view_bytes(&a.position, viewer)? == view_bytes(&b.position, viewer)?;
    ensure!(
        passing || !alike || a.position == b.position,
        "the events tell {viewer:?} «{one}» from «{other}», which its view hides:\n{here:?}\n{there:?}"
    );
    Ok(())
}

/// A move that was taken back and made again leads to the same position, the same offers and the same
/// record; and whoever takes a move back has seen nothing new by it.
pub fn undo_and_redo<G: Game>(kit: &Kit) -> Verdict {
    hunt::<G>(kit, 80, |table, chance| {
        for seat in Seats::first(table.choices().players()).iter() {
            let mut back = table.clone();
            let Some((_, mv)) = table.moves().filter(|(mover, _)| *mover == seat).last() else { continue };
            match (table.may_take_back(seat), back.take_back(seat)) {
                (Err(a), Err(b)) => {
                    ensure!(
                        a == b && back.position() == table.position(),
                        "a refused undo has changed something"
                    );
                    continue;
                }
                (Ok(()), Ok(())) => {}
                (offered, done) => return Err(format!("undo is offered {offered:?}, but done {done:?}")),
            }
            ensure!(back.steps() + 1 == table.steps(), "undo took back more than one move");
            // Whoever imagines from the view before the move would have come to the same view after it.
            let last = table.moves().last() == Some((seat, mv));
            if last {
                let mut imagined = G::imagine(&back.position().view(Viewer::Seat(seat)), chance);
                imagined.play(seat, mv, &mut Fast::new(1), &mut Silent);
                let viewer = Viewer::Seat(seat);
                let (a, b) = (view_bytes(&imagined, viewer)?, view_bytes(table.position(), viewer)?);
                ensure!(
                    a == b,
                    "seat {seat} may take back «{mv}», but has learnt something by it:\n{a}\n{b}"
                );
            }
            if back.apply(seat, mv).is_err() {
                return Err(format!("«{mv}» cannot be made again after undo"));
            }
            ensure!(back.position() == table.position(), "undo and redo lead to another position");
            ensure!(!last || back.check() == table.check(), "undo and redo lead to another record");
        }
        Ok(())
    })
}
