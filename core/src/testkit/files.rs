//! Properties that rest on files: golden records, perft counts, a test for every rule.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::{Kit, Verdict, ensure, legal, name, said, variants};
use crate::options::Options;
use crate::record::Record;
use crate::table::Table;
use crate::{Chance, Fast, Game, Lang, Reason, Silent, Speak};

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Old games in `tests/golden/*.json` still replay to the same result, move by move.
pub fn golden_records<G: Game>(kit: &Kit) -> Verdict {
    let folder = kit.home.join("tests/golden");
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut count = 0;
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        let record = Record::read(&read(&path)?).map_err(|fault| format!("{}: {fault}", path.display()))?;
        ensure!(record.result.is_some(), "{}: the game has no end", path.display());
        Table::<G>::start_of(&record, &mut Silent)
            .and_then(|mut table| record.play_on(&mut table, None, |_, _, _, _| {}))
            .map_err(|fault| format!("{}: {}", path.display(), said::<G>(&fault)))?;
        count += 1;
    }
    ensure!(count > 0, "there is no golden record in {}", folder.display());
    Ok(())
}

/// The number of ways to go on for two moves, at fixed places of fixed games, is what `tests/perft.txt` says.
/// With `NURT_BLESS=1` the file is written anew; look at the difference before you commit it.
pub fn perft<G: Game>(kit: &Kit) -> Verdict {
    let mut counts = String::new();
    for choices in variants::<G>() {
        for after in [0, 1, 7, 20, 45] {
            let mut chance = Fast::new(after);
            let mut position = G::new(&G::Options::from_choices(&choices), &mut chance, &mut Silent);
            for _ in 0..after {
                let Some(seat) = position.to_act().lowest() else { break };
                let moves = legal(&position, seat);
                let mv = moves[chance.below(moves.len() as u32) as usize];
                position.play(seat, mv, &mut chance, &mut Silent);
            }
            let ways = [1, 2].map(|depth| count(&position, &chance, depth).to_string());
            counts.extend([&name(&choices), " after ", &after.to_string(), ": ", &ways.join(" "), "\n"]);
        }
    }
    let path = kit.home.join("tests/perft.txt");
    if std::env::var_os("NURT_BLESS").is_some() {
        fs::write(&path, &counts).map_err(|error| error.to_string())?;
    }
    let expected = read(&path)?;
    let differs = expected.lines().zip(counts.lines()).find(|(expected, found)| expected != found);
    if let Some((expected, found)) = differs {
        return Err(format!("expected {expected}\nbut found {found}"));
    }
    ensure!(expected.lines().count() == counts.lines().count(), "perft.txt has other variants than the game");
    Ok(())
}

fn count<G: Game>(position: &G, chance: &Fast, depth: u32) -> u64 {
    let mut total = 0;
    for seat in position.to_act().iter() {
        for mv in legal(position, seat) {
            if depth == 1 {
                total += 1;
                continue;
            }
            let (mut next, mut chance) = (position.clone(), chance.clone());
            next.play(seat, mv, &mut chance, &mut Silent);
            total += count(&next, &chance, depth - 1);
        }
    }
    total
}

/// The tests of `rulebook.rs` and, where that would be too long, of `rulebook_….rs` beside it.
fn rulebook(folder: &Path) -> Result<String, String> {
    let mut all = read(&folder.join("rulebook.rs"))?;
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        if name.starts_with("rulebook_") {
            all.push_str(&read(&path)?);
        }
    }
    Ok(all)
}

/// Every numbered rule of `docs/rules/<game>.md` (`**R12.**`, `**A3.**`) has a test in `tests/rulebook.rs` or `rulebook_….rs`
/// that is named after it (`fn r12_…`); no test is named after a rule that is not there, and no refusal cites one. A game
/// that is offered has the same page, with the same numbers in the same order, in every language: `<game>.pl.md`.
pub fn rules_have_tests<G: Game>(kit: &Kit) -> Verdict {
    let rules = kit.home.join(format!("../../docs/rules/{}.md", G::FACTS.name));
    let listed = numbers_of(&read(&rules)?);
    for lang in Lang::ALL.into_iter().filter(|&lang| G::FACTS.offered && lang != Lang::En) {
        let page = rules.with_extension(format!("{lang}.md"));
        ensure!(
            numbers_of(&read(&page)?) == listed,
            "{} does not have the rules of {}",
            page.display(),
            rules.display()
        );
    }
    let numbers: BTreeSet<String> = listed.into_iter().collect();
    ensure!(!numbers.is_empty(), "{} has no numbered rule", rules.display());
    let tests = rulebook(&kit.home.join("tests"))?;
    let lines: Vec<&str> = tests.lines().map(str::trim).collect();
    let tested: BTreeSet<String> = lines
        .windows(2)
        .filter(|pair| pair[0] == "#[test]")
        .filter_map(|pair| pair[1].strip_prefix("fn ")?.split_once('_'))
        .map(|(number, _)| number.to_owned())
        .filter(|number| is_number(number) && !number.starts_with('t'))
        .collect();
    let mut cited = G::Why::every().into_iter().map(|why| why.rule().to_lowercase());
    if let Some(rule) = cited.find(|rule| !numbers.contains(rule)) {
        return Err(format!("a refusal cites {}, but there is no such rule", rule.to_uppercase()));
    }
    if let Some(rule) = numbers.difference(&tested).next() {
        return Err(format!("rule {} has no test", rule.to_uppercase()));
    }
    if let Some(test) = tested.difference(&numbers).next() {
        return Err(format!("a test is named after {}, but there is no such rule", test.to_uppercase()));
    }
    Ok(())
}

/// The numbered rules of a page, in their order.
fn numbers_of(page: &str) -> Vec<String> {
    page.lines()
        .filter_map(|line| line.strip_prefix("**")?.split_once(".**"))
        .map(|(number, _)| number.to_lowercase())
        .filter(|number| is_number(number))
        .collect()
}

/// `r12`, `a10b`.
fn is_number(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|letter| letter.is_ascii_lowercase())
        && letters.next().is_some_and(|digit| digit.is_ascii_digit())
        && letters.all(|c| c.is_ascii_alphanumeric())
}
