//! Properties of play: the same moves give the same game, the list of moves is right, laws hold, games end.

use std::cell::Cell;

use super::games::{hunt, whole_games};
use super::{Kit, Verdict, bytes, ensure, legal, names, said, slice, variants, view_bytes};
use crate::chance::{Chance, Secret};
use crate::options::Options;
use crate::record::{Anew, Player, Record};
use crate::seat::{Seat, Seats, Viewer};
use crate::table::Table;
use crate::words::Speak;
use crate::{Evaluate, Fast, Game, Goal, Silent, allocations};

/// A record replays to the same bytes at every step, and is read back as it was written; also that of a game that is played
/// on from any step with new chance.
pub fn replays_are_the_same<G: Game>(kit: &Kit) -> Verdict {
    hunt::<G>(kit, 150, |table, chance| {
        // Looking at every prefix is quadratic; the last moves of each are enough, since all prefixes come up.
        let over = table.position().to_act().is_empty();
        let whole = table.steps() % 8 == 0 || over;
        replays(table, whole)?;
        if !whole || over {
            return Ok(());
        }
        let other = play_on_anew(table, chance)?;
        replays(&other, true).map_err(|wrong| format!("played on from step {}: {wrong}", table.steps()))
    })
}

fn replays<G: Game>(table: &Table<G>, whole: bool) -> Verdict {
    let players = table.choices().players();
    let seats = (0..players).map(|seat| Player { name: format!("P{seat}"), bot: None }).collect();
    let record = table.record(seats);
    let read = Record::read(&record.write()).map_err(|fault| format!("the record is not read: {fault}"))?;
    ensure!(read == record, "the record is read back otherwise");
    if !whole {
        return Ok(());
    }
    let fails = |fault| format!("the replay fails: {}", said::<G>(&fault));
    let mut again = Table::<G>::start_of(&record, &mut Silent).map_err(fails)?;
    record.play_on(&mut again, None, |_, _, _, _| {}).map_err(fails)?;
    let (a, b) = (view_bytes(table.position(), Viewer::Open)?, view_bytes(again.position(), Viewer::Open)?);
    ensure!(a == b, "the replay gives another position:\n{a}\n{b}");
    ensure!(table.position() == again.position(), "the replay differs where no view shows it");
    Ok(())
}

/// So many moves are made with new chance.
const ANEW: u32 = 4;

/// Another game from here on, as a seat sees it, a few moves further.
fn play_on_anew<G: Game>(table: &Table<G>, chance: &mut Fast) -> Result<Table<G>, String> {
    let (mut table, step) = (table.clone(), table.steps());
    let players = table.choices().players();
    let seat = Seat::new(chance.below(players.into()) as u8);
    let secret = Secret::of_game(chance.below(u32::MAX).into(), step as u64);
    table.begin_anew(Anew { step: step as u32, seat, secret, fair: None });
    for seat in Seats::first(players).iter() {
        ensure!(table.may_take_back(seat).is_err(), "a move from before it began anew could be taken back");
    }
    for _ in 0..chance.below(ANEW) {
        let Some(seat) = table.position().to_act().lowest() else { break };
        let moves = legal(table.position(), seat);
        let mv = moves[chance.below(moves.len() as u32) as usize];
        table.apply(seat, mv).map_err(|refusal| format!("«{mv}» is refused: {refusal:?}"))?;
    }
    Ok(table)
}

/// So many moves are judged in one position, at the most.
const MOST_CHECKED: usize = 2048;

/// The list holds each legal move once and nothing else; a move that is not in it is refused, and neither
/// the position nor chance has changed; seats that are not to act have no moves.
pub fn listed_moves_are_the_legal_ones<G: Game>(kit: &Kit) -> Verdict {
    let mut universe = G::Move::every();
    universe.sort_unstable();
    hunt::<G>(kit, 40, |table, _| {
        let position = table.position();
        for seat in Seats::first(table.choices().players()).iter() {
            let listed = legal(position, seat);
            ensure!(listed == legal(position, seat), "the list of moves is not the same twice");
            ensure!(
                position.to_act().contains(seat) != listed.is_empty(),
                "seat {seat} has {} moves, but to act is {:?}",
                listed.len(),
                position.to_act()
            );
            ensure!(listed.len() <= G::FACTS.most_moves, "{} moves, more than declared", listed.len());
            let mut sorted = listed.clone();
            sorted.sort_unstable();
            sorted.dedup();
            ensure!(sorted.len() == listed.len(), "a move is listed twice: {listed:?}");
            for mv in &listed {
                ensure!(
                    universe.binary_search(mv).is_ok(),
                    "«{mv}» is not among all the moves that can be written"
                );
            }
            for &mv in slice(&universe, table.steps(), MOST_CHECKED) {
                let is_listed = sorted.binary_search(&mv).is_ok();
                match position.check(seat, mv) {
                    Ok(()) => ensure!(is_listed, "«{mv}» of seat {seat} is accepted, but not listed"),
                    Err(refusal) => ensure!(!is_listed, "«{mv}» is listed, but refused: {refusal:?}"),
                }
            }
            // Refused moves through the front door, others at each position.
            for &mv in slice(&universe, table.steps(), MOST_CHECKED / 16) {
                if sorted.binary_search(&mv).is_err() {
                    let (mut copy, mut dice) = (position.clone(), crate::Dice::new(Secret::of_game(0, 0)));
                    let refused = copy.apply(seat, mv, &mut dice, &mut Silent).is_err();
                    ensure!(refused, "«{mv}» of seat {seat} is not listed, but played");
                    ensure!(copy == *position, "«{mv}» was refused, but has changed the position");
                    ensure!(dice.draws() == 0, "«{mv}» was refused, but has drawn from chance");
                }
            }
        }
        Ok(())
    })
}

/// Moves, views and event views are read back as they were written.
pub fn texts_round_trip<G: Game>(kit: &Kit) -> Verdict {
    for mv in G::Move::every() {
        let text = mv.to_string();
        ensure!(text.parse().as_ref() == Ok(&mv), "«{text}» is not read back as the move that it is");
        ensure!(!text.contains('#') && !text.contains('\n'), "«{text}» cannot stand in a record");
    }
    for nonsense in ["", " ", "x", "-1", "\u{0}", "é 1", "99999999999999999999"] {
        ensure!(nonsense.parse::<G::Move>().is_err(), "«{nonsense}» is read as a move");
    }
    hunt::<G>(kit, 40, |table, chance| {
        for viewer in Viewer::all(table.choices().players()) {
            let view = table.position().view(viewer);
            let read: G::View =
                serde_json::from_str(&bytes(&view)?).map_err(|e| format!("a view is not read: {e}"))?;
            ensure!(read == view, "a view is read back otherwise:\n{view:?}\n{read:?}");
        }
        for seat in table.position().to_act().iter() {
            for mv in legal(table.position(), seat).into_iter().take(4) {
                let (mut next, mut events) = (table.position().clone(), Vec::new());
                next.play(seat, mv, chance, &mut events);
                for viewer in Viewer::all(table.choices().players()) {
                    for view in events.iter().filter_map(|event| G::see(event, viewer)) {
                        let read: G::EventView = serde_json::from_str(&bytes(&view)?)
                            .map_err(|e| format!("an event is not read: {e}"))?;
                        ensure!(read == view, "an event is read back otherwise: {view:?}, {read:?}");
                    }
                }
            }
        }
        Ok(())
    })
}

/// Whole games end within their bound, with winners exactly when nobody is to act.
pub fn games_end_in_time<G: Game>(kit: &Kit) -> Verdict {
    whole_games::<G>(kit, 200, |choices, decisions, position, _| {
        let bound = G::bound(&G::Options::from_choices(choices)) * (position.leg() + 1);
        ensure!(decisions <= bound, "the game is not over after {bound} decisions");
        let over = position.to_act().is_empty();
        ensure!(over == position.winners().is_some(), "over: {over}, but winners: {:?}", position.winners());
        let standing = position.standing(Viewer::Open);
        ensure!(standing.winners == position.winners(), "the score sheet names other winners");
        let players = usize::from(choices.players());
        ensure!(standing.lines.iter().all(|line| line.cells.len() == players), "a score line lacks a seat");
        let whole = |rival: &crate::Rival| rival.cells.len() == standing.lines.len();
        ensure!(standing.rival.as_ref().is_none_or(whole), "the rival lacks a figure");
        Ok(())
    })
}

/// The laws of the game hold in every position, also after every move that could be made.
pub fn laws_hold<G: Game>(kit: &Kit) -> Verdict {
    let sound = |position: &G| position.broken_law().map_or(Ok(()), Err);
    hunt::<G>(kit, 60, |table, chance| {
        sound(table.position())?;
        for seat in table.position().to_act().iter() {
            for mv in legal(table.position(), seat) {
                let mut next = table.position().clone();
                next.play(seat, mv, chance, &mut Silent);
                sound(&next).map_err(|law| format!("after «{mv}»: {law}"))?;
            }
        }
        Ok(())
    })?;
    whole_games::<G>(kit, 200, |_, _, position, _| sound(position))
}

/// What the game declares about itself is what happens: hidden information, simultaneous decisions, chance.
/// Something is hidden if a seat can imagine another position than the one that it is in.
pub fn facts_are_true<G: Game>(kit: &Kit) -> Verdict {
    let facts = G::FACTS;
    ensure!(
        facts.players.0 >= 1 && facts.players.0 <= facts.players.1 && facts.players.1 <= Seat::MOST,
        "the numbers of players are impossible"
    );
    ensure!(!variants::<G>().is_empty(), "no variant can be played");
    let [hidden, simultaneous, chance] = [Cell::new(false), Cell::new(false), Cell::new(false)];
    hunt::<G>(kit, 40, |table, fast| {
        let position = table.position();
        let fresh = Table::<G>::new(table.choices().clone(), Secret::of_game(9, 9), &mut Silent);
        simultaneous.set(simultaneous.get() || position.to_act().len() > 1);
        for seat in Seats::first(table.choices().players()).iter() {
            let imagined = G::imagine(&position.view(Viewer::Seat(seat)), fast);
            hidden.set(hidden.get() || imagined != *position);
        }
        for seat in position.to_act().iter() {
            for mv in legal(position, seat).into_iter().take(8) {
                let mut dice = crate::Dice::new(Secret::of_game(1, 1));
                position.clone().play(seat, mv, &mut dice, &mut Silent);
                chance.set(chance.get() || dice.draws() > 0);
            }
        }
        ensure!(!fresh.position().to_act().is_empty(), "a new game is already over");
        Ok(())
    })?;
    let told = [("hidden", facts.hidden), ("simultaneous", facts.simultaneous), ("chance", facts.chance)];
    for ((what, declared), seen) in told.into_iter().zip([hidden, simultaneous, chance]) {
        ensure!(declared == seen.get(), "{what} is declared {declared}, but was seen {}", seen.get());
    }
    Ok(())
}

/// Different moves have different paths, and none is the beginning of another, so that narrowing by clicks
/// always ends at one move. Whoever points at something in vain is told why, and nobody is told so who may do it.
pub fn paths_differ<G: Game>(kit: &Kit) -> Verdict {
    hunt::<G>(kit, 60, |table, _| {
        for seat in table.position().to_act().iter() {
            let moves = legal(table.position(), seat);
            let paths: Vec<_> = moves.iter().map(|&mv| table.position().path(seat, mv)).collect();
            let mut sorted: Vec<Vec<&str>> = paths.iter().map(names).collect();
            sorted.sort_unstable();
            if let Some(empty) = sorted.iter().find(|path| path.is_empty()) {
                return Err(format!("a move has no path: {empty:?}"));
            }
            for (path, next) in sorted.iter().zip(sorted.iter().skip(1)) {
                ensure!(path != next, "two moves have the same path {path:?}");
                ensure!(!next.starts_with(path), "path {path:?} is the beginning of {next:?}");
            }
            // Every move at which one can point is looked at for each answer, so not at each step.
            if table.steps() % 8 != 0 {
                continue;
            }
            let pointable = table.position().pointable(seat);
            if let Some(mv) = moves.iter().find(|mv| !pointable.contains(mv)) {
                return Err(format!("seat {seat} cannot point at the legal «{mv}»"));
            }
            for &mv in slice(&pointable, table.steps(), 3).take(3) {
                let path = table.position().path(seat, mv);
                let path = names(&path);
                ensure!(!path.is_empty(), "«{mv}» has no path");
                let targets: Vec<String> = path.iter().map(|&name| name.to_owned()).collect();
                let open = sorted.iter().any(|legal| legal.starts_with(&path));
                match table.why_not_at(seat, &targets) {
                    Some(why) => ensure!(!open, "seat {seat} may point at {path:?}, but is told {why:?}"),
                    None => ensure!(open, "seat {seat} is not told why it cannot point at {path:?}"),
                }
            }
        }
        Ok(())
    })
}

/// `apply`, `legal_moves` and `clone` do not touch the heap.
pub fn nothing_allocates<G: Game>(kit: &Kit) -> Verdict {
    let before = allocations::so_far();
    drop(std::hint::black_box(Box::new(1)));
    ensure!(allocations::so_far() > before, "allocations are not counted: the counting allocator is missing");
    let mut moves = Vec::with_capacity(G::FACTS.most_moves);
    let mut chance = Fast::new(kit.seed);
    whole_games::<G>(kit, 20, |_, _, position, picked| {
        let before = allocations::so_far();
        let mut copy = position.clone();
        if let Some((seat, mv)) = picked {
            copy.legal_moves(seat, &mut moves);
            let listed = allocations::so_far();
            ensure!(listed == before, "clone or legal_moves allocates {} times", listed - before);
            let _ = copy.apply(seat, mv, &mut chance, &mut Silent);
        }
        let count = allocations::so_far() - before;
        ensure!(count == 0, "apply of {picked:?} allocates {count} times");
        Ok(())
    })
}

/// What a position is worth to a seat is a share of the victory, and exact when the game is over. What chance has openly shown
/// is the same to everybody.
pub fn worth_is_a_share<G: Evaluate>(kit: &Kit) -> Verdict {
    whole_games::<G>(kit, 10, |choices, _, position, _| {
        for seat in Seats::first(choices.players()).iter() {
            let worth = position.worth(seat);
            ensure!((0.0..=1.0).contains(&worth), "the position is worth {worth} to seat {seat}");
            if let Some(winners) = position.winners() {
                let share = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
                let exact = (worth - share).abs() < 1e-6;
                ensure!(exact, "the end is worth {worth} to seat {seat}, not {share}");
            }
            let imagined = G::imagine(&position.view(Viewer::Seat(seat)), &mut Fast::new(1));
            let (shown, known) = (position.omen(), imagined.omen());
            ensure!(known == shown, "chance has shown {shown}, and seat {seat} knows of {known}");
            if G::GOAL == Goal::AsSeen {
                let same = position.tell(seat) == imagined.tell(seat);
                ensure!(same, "a network is told what seat {seat} may not know");
            }
        }
        Ok(())
    })
}
