//! `nurt play`: a game in the terminal, against bots.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use nurt_bots::{AnyBot, Kind};
use nurt_core::Path as TargetPath;
use nurt_core::registry::{AnyTable, Offer};
use nurt_core::{Fault, Lang, Phrase, Player, Seat, Speak, Target, Viewer, Words};

use crate::args;
use crate::problem::{Problem, words};
use crate::sheet::{write_events, write_standing};

/// A game at the terminal.
struct Sitting<'a, I, O> {
    table: Box<dyn AnyTable>,
    me: Seat,
    bots: Vec<Option<Box<dyn AnyBot>>>,
    players: Vec<Player>,
    /// Where the record goes, after every move.
    record: Option<&'a Path>,
    words: Words,
    input: I,
    out: O,
}

/// How a turn of the person ended.
enum Turn {
    Played,
    Left,
}

pub fn run(args: &ArgMatches, lang: Lang, out: &mut impl Write) -> Result<(), Problem> {
    let game = args::game(args)?;
    let choices = args::choices(args, &*game)?;
    let players = choices.players();
    let number = args.get_one::<u8>("as").copied().unwrap_or(0);
    if number >= players {
        return Err(Fault::Seat { given: number.into(), players: players.into() }.into());
    }
    let mut kinds = args::bots(args, usize::from(players) - 1, Kind::Greedy)?.into_iter();
    let record = args.get_one::<PathBuf>("record").map(PathBuf::as_path);
    if let Some(path) = record.filter(|path| path.exists()) {
        let path = Fault::quote(&path.display().to_string());
        return Err(Problem::input(Phrase::new("cli-exists").text("path", path)));
    }
    let words = words(lang, Some(&*game));
    let (mut bots, mut sitters) = (Vec::new(), Vec::new());
    for seat in 0..players {
        let kind = if seat == number { None } else { kinds.next() };
        let seed = args.get_one::<u64>("seed").copied().unwrap_or(0) ^ u64::from(seat) << 32;
        bots.push(kind.map(|kind| nurt_bots::seated(game.facts().name, kind, seed)).transpose()?);
        let bot_name = |kind: Kind| {
            let phrase = Phrase::new(if players > 2 { "cli-bot-number" } else { "cli-bot-name" });
            words.say(&phrase.text("bot", kind.name()).number("number", seat))
        };
        let name = kind.map_or_else(|| words.word("cli-you"), bot_name);
        sitters.push(Player { name, bot: kind.map(|kind| kind.name().to_owned()) });
    }
    let (table, dealt) = game.open(choices, args::secret(args)?);
    let names = sitters.iter().map(|player| player.name.clone()).collect();
    let mut sitting = Sitting {
        table,
        me: Seat::new(number),
        bots,
        players: sitters,
        record,
        words: words.with_names(names),
        input: io::stdin().lock(),
        out,
    };
    sitting.save().map_err(|error| args::unusable(record, &error))?;
    writeln!(sitting.out, "{}", sitting.words.word("game-name"))?;
    writeln!(sitting.out, "{}", sitting.words.word("cli-play-hint"))?;
    write_events(&mut sitting.out, &dealt, Viewer::Seat(sitting.me), &sitting.words)?;
    let end = sitting.talk()?;
    if let Some(path) = record {
        let saved = Phrase::new("cli-saved").text("path", path.display().to_string());
        writeln!(sitting.out, "{}", sitting.words.say(&saved))?;
    }
    if matches!(end, Turn::Left) {
        writeln!(sitting.out, "{}", sitting.words.word("cli-left"))?;
    }
    Ok(())
}

impl<I: BufRead, O: Write> Sitting<'_, I, O> {
    /// Plays to the end, or until the person leaves.
    fn talk(&mut self) -> Result<Turn, Problem> {
        while let Some(next) = self.table.to_act().lowest() {
            let bot =
                self.table.to_act().iter().find(|seat| self.bots[seat.index()].is_some()).unwrap_or(next);
            let view = self.table.typed_view(Viewer::Seat(bot));
            let chosen = self.bots[bot.index()].as_mut().and_then(|player| player.choose(&*view, bot));
            match chosen {
                Some(mv) => self.play(bot, &mv)?,
                None => {
                    if matches!(self.turn()?, Turn::Left) {
                        return Ok(Turn::Left);
                    }
                }
            }
        }
        self.show_board()?;
        write_standing(&mut self.out, &self.table.standing(Viewer::Seat(self.me)), &self.words)?;
        Ok(Turn::Played)
    }

    /// Writes the record, so that nothing is lost whatever happens to the terminal.
    fn save(&self) -> io::Result<()> {
        let Some(path) = self.record else { return Ok(()) };
        let draft = path.with_extension("part");
        std::fs::write(&draft, self.table.record(self.players.clone()).write())?;
        std::fs::rename(draft, path)
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Problem> {
        let events = self.table.play(seat, mv)?;
        self.save()?;
        write_events(&mut self.out, &events, Viewer::Seat(self.me), &self.words)
    }

    fn show_board(&mut self) -> Result<(), Problem> {
        Ok(writeln!(self.out, "\n{}\n", self.table.sketch(Viewer::Seat(self.me), &self.words))?)
    }

    /// A line of the person; `None` at the end of the input.
    fn line(&mut self) -> Result<Option<String>, Problem> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line).unwrap_or(0) == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        Ok(Some(line.trim().to_owned()))
    }

    fn say(&mut self, phrase: &Phrase) -> Result<(), Problem> {
        Ok(writeln!(self.out, "{}", self.words.say(phrase))?)
    }

    fn word(&mut self, key: &str) -> Result<(), Problem> {
        self.say(&Phrase::new(key))
    }

    /// The person's decision: narrowing by numbers, or a move as it is written.
    fn turn(&mut self) -> Result<Turn, Problem> {
        self.show_board()?;
        let me = self.me;
        let offers = self.table.offers(me);
        let mut picked: TargetPath = Vec::new();
        let mut shown = false;
        loop {
            let open: Vec<&Offer> = offers.iter().filter(|offer| offer.path.starts_with(&picked)).collect();
            let choices = choices(&open, picked.len());
            if choices.is_empty() {
                // The path is walked to its end.
                let mv = open.first().map(|offer| offer.mv.clone()).unwrap_or_default();
                self.play(me, &mv)?;
                return Ok(Turn::Played);
            }
            if !shown {
                self.show_choices(&picked, &choices)?;
                shown = true;
            }
            let Some(line) = self.line()? else { return Ok(Turn::Left) };
            if let Some(choice) = choices.iter().find(|choice| choice.is_meant(&line, choices.len())) {
                picked.push(choice.target.clone());
                shown = false;
                continue;
            }
            match line.as_str() {
                "" => {}
                "q" => return Ok(Turn::Left),
                "b" => shown = picked.pop().is_none(),
                "s" => {
                    self.show_board()?;
                    shown = false;
                }
                "?" => {
                    self.word("game-help")?;
                    self.word("cli-play-help")?;
                }
                "l" => {
                    for offer in &offers {
                        writeln!(self.out, "  {:<22} {}", offer.mv, self.words.say(&offer.words))?;
                    }
                }
                "p" => {
                    let standing = self.table.standing(Viewer::Seat(me));
                    write_standing(&mut self.out, &standing, &self.words)?;
                }
                "u" => match self.table.take_back(me) {
                    Ok(()) => {
                        self.save()?;
                        self.word("cli-taken-back")?;
                        return Ok(Turn::Played);
                    }
                    Err(why) => self.say(&why.phrase())?,
                },
                text if text.parse::<u32>().is_ok() => self.word("cli-no-number")?,
                text => {
                    let (asked, text) = match text.strip_prefix("why ") {
                        Some(mv) => (true, mv),
                        None => (false, text),
                    };
                    let same = offers.iter().find(|offer| offer.mv.eq_ignore_ascii_case(text));
                    let mv = same.map_or(text, |offer| &offer.mv);
                    match self.table.why_not(me, mv) {
                        Ok(None) if asked => self.word("cli-legal")?,
                        Ok(None) => {
                            self.play(me, mv)?;
                            return Ok(Turn::Played);
                        }
                        Ok(Some(why)) => self.say(&why.words)?,
                        Err(fault) => self.say(&fault.phrase())?,
                    }
                }
            }
        }
    }

    fn show_choices(&mut self, picked: &TargetPath, choices: &[Choice]) -> Result<(), Problem> {
        if picked.is_empty() {
            let prompt = self.table.prompt(self.me);
            self.say(&prompt)?;
        } else {
            let steps: Vec<String> = picked.iter().map(|target| self.words.say(&target.words)).collect();
            writeln!(self.out, "{} →", steps.join(" → "))?;
        }
        let width =
            choices.iter().map(|choice| choice.code.len() + 1).max().filter(|&width| width > 1).unwrap_or(0);
        for Choice { key, code, target } in choices {
            writeln!(self.out, "  {key:>2}  {code:<width$}{}", self.words.say(&target.words))?;
        }
        Ok(())
    }
}

/// One line of the menu.
struct Choice {
    /// What to type.
    key: String,
    /// The short code of what is chosen, as it stands on the board; empty where it has none.
    code: String,
    target: Target,
}

impl Choice {
    /// Whether a line means this choice: by its key, by its code, or by nothing where there is no other.
    fn is_meant(&self, line: &str, choices: usize) -> bool {
        line == self.key
            || (!line.is_empty() && line.eq_ignore_ascii_case(&self.code))
            || (line.is_empty() && choices == 1)
    }
}

/// The different targets that come next. Things that have numbers on the board keep them; others are counted.
fn choices(open: &[&Offer], depth: usize) -> Vec<Choice> {
    let mut targets: Vec<&Target> = Vec::new();
    for target in open.iter().filter_map(|offer| offer.path.get(depth)) {
        if !targets.contains(&target) {
            targets.push(target);
        }
    }
    let id = |target: &Target| target.name.split_once(':').map_or(String::new(), |(_, id)| id.to_owned());
    let numbered = targets.iter().all(|target| id(target).parse::<u32>().is_ok());
    let choice = |(index, target): (usize, &&Target)| {
        let id = id(target);
        Choice {
            key: if numbered { id.clone() } else { (index + 1).to_string() },
            code: if numbered || id.len() > 3 { String::new() } else { id },
            target: (*target).clone(),
        }
    };
    targets.iter().enumerate().map(choice).collect()
}
