//! Every sentence exists in every language, and no sentence lies idle.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::mem::{Discriminant, discriminant};

use fluent_syntax::ast;

use super::games::hunt;
use super::{Kit, Verdict, ensure, legal, slice, variants};
use crate::chance::Secret;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::seat::Viewer;
use crate::words::{Lang, Phrase, Speak, Words};
use crate::{Game, Table};

/// Every move, event, reason, prompt, target, option and score line has a text in every language; every text
/// is used; every kind of thing that can be said is said once in the lists that this rests on.
pub fn every_word_is_there<G: Game>(kit: &Kit) -> Verdict {
    let mut said = G::phrases();
    said.extend(["game-name", "game-blurb", "game-help", "provenance"].map(Phrase::new));
    said.extend(spoken::<G::Move>("moves")?);
    said.extend(spoken::<G::EventView>("event views")?);
    said.extend(spoken::<G::Why>("reasons")?);
    said.extend(G::Options::FIELDS.iter().flat_map(crate::Field::phrases));
    unused_and_missing(&said, G::catalogue)?;
    heard::<G>(kit, &said)
}

/// The sentences of a type, one of every kind at least.
fn spoken<T: Speak>(what: &str) -> Result<Vec<Phrase>, String> {
    let every = T::every();
    let mut kinds: Vec<Discriminant<T>> = Vec::new();
    for value in &every {
        let kind = discriminant(value);
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    ensure!(kinds.len() == T::KINDS, "the list of {what} has {} kinds of {}", kinds.len(), T::KINDS);
    Ok(every.iter().map(Speak::phrase).collect())
}

/// How the words of the board in the browser begin.
const BOARD: &str = "board-";

/// Compares what can be said with the catalogues: each phrase can be said in each language, each message of
/// a catalogue is needed, none stands twice or cannot be read. The words of the board in the browser, `board-…`, are said
/// there and not here: they must be the same messages in each language, and the tests of the client see that they are used.
pub fn unused_and_missing(said: &[Phrase], catalogue: impl Fn(Lang) -> &'static str) -> Verdict {
    let mut board: Option<BTreeSet<String>> = None;
    for lang in Lang::ALL {
        let text = catalogue(lang);
        let words = Words::new(lang, &[text]).with_names(vec!["Ola".to_owned(), "Lev".to_owned()]);
        for phrase in said {
            let sentence = words.try_say(phrase)?;
            ensure!(!sentence.trim().is_empty(), "{lang}: {} says nothing", phrase.key);
        }
        let messages = messages(text).map_err(|wrong| format!("{lang}: {wrong}"))?;
        let here: BTreeSet<String> = messages.keys().filter(|key| key.starts_with(BOARD)).cloned().collect();
        let expected = board.get_or_insert_with(|| here.clone());
        if let Some(lone) = here.symmetric_difference(expected).next() {
            return Err(format!("{lang}: message {lone} is not in every language"));
        }
        let mut needed = BTreeSet::new();
        let mut todo: Vec<String> = here.into_iter().collect();
        for phrase in said {
            phrase.walk(&mut |part| todo.push(part.key.clone()));
        }
        while let Some(key) = todo.pop() {
            if needed.insert(key.clone()) {
                todo.extend(messages.get(&key).into_iter().flatten().cloned());
            }
        }
        if let Some(idle) = messages.keys().find(|key| !needed.contains(*key)) {
            return Err(format!("{lang}: message {idle} is never used"));
        }
    }
    Ok(())
}

/// The messages and terms of a catalogue, each with those that it refers to. Terms are named with a dash.
fn messages(text: &str) -> Result<BTreeMap<String, Vec<String>>, String> {
    let resource =
        fluent_syntax::parser::parse(text).map_err(|(_, errors)| format!("cannot be read: {errors:?}"))?;
    let mut all = BTreeMap::new();
    for entry in resource.body {
        let (key, pattern) = match entry {
            ast::Entry::Message(message) => (message.id.name.to_owned(), message.value),
            ast::Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value)),
            ast::Entry::Junk { content } => return Err(format!("cannot be read: {content}")),
            _ => continue,
        };
        let mut refers = Vec::new();
        if let Some(pattern) = &pattern {
            references(pattern, &mut refers);
        }
        ensure!(all.insert(key.clone(), refers).is_none(), "message {key} stands twice");
    }
    Ok(all)
}

fn references(pattern: &ast::Pattern<&str>, out: &mut Vec<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, out);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, out: &mut Vec<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, out),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, out);
            for variant in variants {
                references(&variant.value, out);
            }
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, out: &mut Vec<String>) {
    match inline {
        ast::InlineExpression::MessageReference { id, .. } => out.push(id.name.to_owned()),
        ast::InlineExpression::TermReference { id, .. } => out.push(format!("-{}", id.name)),
        ast::InlineExpression::Placeable { expression } => in_expression(expression, out),
        _ => {}
    }
}

/// So many moves are judged in one position, to hear the reasons.
const MOST_HEARD: usize = 512;

/// What is said in random games is among what can be said, and drawings have all their words.
fn heard<G: Game>(kit: &Kit, said: &[Phrase]) -> Verdict {
    let keys = RefCell::new(BTreeSet::new());
    for phrase in said {
        phrase.walk(&mut |part| {
            keys.borrow_mut().insert(part.key.clone());
        });
    }
    let words: Vec<Words> =
        Lang::ALL.into_iter().map(|lang| Words::new(lang, &[G::catalogue(lang)])).collect();
    let known = |phrase: &Phrase| -> Verdict {
        let mut wrong = Ok(());
        phrase.walk(&mut |part| {
            if !keys.borrow().contains(&part.key) {
                wrong = Err(format!("«{}» is said in play, but is in no list of what can be said", part.key));
            }
        });
        wrong?;
        words.iter().try_for_each(|words| words.try_say(phrase).map(|_| ()))
    };
    let universe = G::Move::every();
    for choices in variants::<G>() {
        let mut events = Vec::new();
        let _ = Table::<G>::new(choices.clone(), Secret::of_game(kit.seed, 0), &mut events);
        for viewer in Viewer::all(choices.players()) {
            let views = events.iter().filter_map(|event| G::see(event, viewer));
            views.map(|view| view.phrase()).try_for_each(|phrase| known(&phrase))?;
        }
    }
    hunt::<G>(kit, 20, |table: &Table<G>, chance| {
        let position = table.position();
        for viewer in Viewer::all(table.choices().players()) {
            let standing = position.standing(viewer);
            let rival = standing.rival.map(|rival| rival.name);
            for key in standing.lines.iter().map(|line| line.key).chain(rival) {
                known(&Phrase::new(key))?;
            }
            for words in &words {
                let sketch = G::sketch(&position.view(viewer), words);
                ensure!(!sketch.contains('{'), "{}: the sketch lacks a word:\n{sketch}", words.lang());
            }
        }
        for seat in position.to_act().iter() {
            known(&position.prompt(seat))?;
            for &mv in slice(&universe, table.steps(), MOST_HEARD) {
                if let Some(Refusal::Rule(why)) = position.why_not(seat, mv) {
                    known(&why.phrase())?;
                }
            }
            for mv in legal(position, seat) {
                known(&mv.phrase())?;
                position.path(seat, mv).iter().try_for_each(|target| known(&target.words))?;
            }
            for mv in legal(position, seat).into_iter().take(3) {
                let (mut next, mut events) = (position.clone(), Vec::new());
                next.play(seat, mv, chance, &mut events);
                for viewer in Viewer::all(table.choices().players()) {
                    let views = events.iter().filter_map(|event| G::see(event, viewer));
                    views.map(|view| view.phrase()).try_for_each(|phrase| known(&phrase))?;
                }
            }
        }
        Ok(())
    })
}
