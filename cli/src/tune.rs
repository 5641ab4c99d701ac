//! `nurt tune`: bots play, and a network learns what came of each position.

use std::io::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use nurt_bots::tune::{Plan, Progress, Pupil, Stage};
use nurt_core::net::Net;
use nurt_core::{Choices, Evaluate, Fault, Game, Lang, Phrase, Words};
use nurt_games::Visitor;

use crate::args;
use crate::problem::{Problem, words};
use crate::sim::{bar, decimal};

struct Tuning<'a> {
    plan: Plan,
    variants: Vec<Choices>,
    seed: u64,
    threads: usize,
    from: Option<Net>,
    from_path: Option<&'a PathBuf>,
    /// Where the network is written after every stage, so that nothing is lost if the training is cut short.
    path: Option<&'a PathBuf>,
    words: &'a Words,
}

impl Tuning<'_> {
    fn stage<G: Evaluate>(&self, number: usize, stage: &Stage, pupil: &mut Pupil) -> Result<(), Problem> {
        let seed = self.seed.wrapping_add(number as u64 * 1_000_003);
        let said = Phrase::new("cli-tune-stage")
            .number("stage", number as i64 + 1)
            .number("games", stage.games as i64)
            .text("teacher", stage.teacher.clone());
        eprintln!("{}", self.words.say(&said));
        let progress = bar(stage.games);
        let lessons = stage
            .lessons::<G>(&self.variants, &pupil.net, seed, self.threads, &|| progress.inc(1))
            .map_err(|_| args::unknown_bot(&stage.teacher))?;
        progress.finish_and_clear();
        let tell = |Progress { round, lessons, learned, unseen }: Progress| {
            let off = |errors: f64| decimal(errors, 4, self.words);
            let said = Phrase::new("cli-tune-round")
                .number("round", round)
                .number("lessons", lessons as i64)
                .text("loss", off(learned.loss))
                .text("unseen", off(unseen.loss))
                .text("off", off(unseen.off));
            eprintln!("{}", self.words.say(&said));
        };
        stage.train(pupil, lessons, seed, tell);
        Ok(())
    }
}

impl Visitor for Tuning<'_> {
    type Out = Result<Net, Problem>;

    fn visit<G: Game + Evaluate>(self) -> Self::Out {
        if G::TOLD == (0, 0) {
            return Err(Problem::input(Phrase::new("cli-nothing-to-learn").text("game", G::FACTS.name)));
        }
        if let (Some(net), Some(path)) = (&self.from, self.from_path)
            && net.shape() != G::TOLD
        {
            return Err(args::foreign_net(&path.display(), G::FACTS.name));
        }
        // Without a network to begin with, it begins with what the game knows by hand.
        let mut pupil = match &self.from {
            Some(net) => Pupil::from(net.clone(), G::GOAL),
            None => Pupil::new(G::GOAL, G::TOLD, self.seed),
        };
        for (number, stage) in self.plan.all_stages().enumerate() {
            self.stage::<G>(number, stage, &mut pupil)?;
            if let Some(path) = self.path {
                std::fs::write(path, pupil.net.write())
                    .map_err(|error| args::unusable(Some(path), &error))?;
            }
        }
        Ok(pupil.net)
    }
}

pub fn run(args: &ArgMatches, lang: Lang, out: &mut impl Write) -> Result<(), Problem> {
    let game = args::game(args)?;
    let words = words(lang, Some(&*game));
    let unreadable = |path: &PathBuf, error: String| {
        let path = Fault::quote(&path.display().to_string());
        Problem::input(Phrase::new("cli-file").text("path", path).text("error", error))
    };
    let read =
        |path: &PathBuf| std::fs::read_to_string(path).map_err(|error| unreadable(path, error.to_string()));
    let plan = match args.get_one::<PathBuf>("plan") {
        Some(path) => Plan::read(&read(path)?).map_err(|error| unreadable(path, error))?,
        None => Plan::of(game.facts().name).ok_or_else(|| {
            Problem::input(Phrase::new("cli-nothing-to-learn").text("game", game.facts().name))
        })?,
    };
    let from = match args.get_one::<PathBuf>("from") {
        Some(path) => {
            let net = Net::read(&read(path)?);
            Some(net.ok_or_else(|| unreadable(path, words.word("cli-no-net")))?)
        }
        None => None,
    };
    let variants: Result<Vec<Choices>, Fault> =
        plan.variants.iter().map(|variant| game.choices(Some(variant.players), &variant.options)).collect();
    let tuning = Tuning {
        variants: variants?,
        plan,
        seed: args.get_one::<u64>("seed").copied().unwrap_or(1),
        threads: args::threads(args),
        from,
        from_path: args.get_one::<PathBuf>("from"),
        path: args.get_one::<PathBuf>("out"),
        words: &words,
    };
    let printed = tuning.path.is_none();
    let net = nurt_games::with_game(game.facts().name, tuning)??;
    if printed {
        out.write_all(net.write().as_bytes())?;
    }
    Ok(())
}
