//! The kit bites: a sound game passes every property, and each fault put into it is caught by the property
//! that is there for it, in words that name the trouble.

mod pond;

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use nurt_core::testkit::{self, Kit};
use nurt_core::{Evaluate, Game, Player, Record, Secret, Silent, Table};
use pond::{Pond, flaw};

#[global_allocator]
static COUNTING: nurt_core::allocations::Counting = nurt_core::allocations::Counting;

type Sound = Pond<{ flaw::NONE }>;

/// All properties of the kit: a test of each on the sound game, and `wrongs` for the flawed ones.
macro_rules! properties {
    ($($property:ident)+) => {
        const PROPERTIES: &[&str] = &[$(stringify!($property)),+];

        /// The properties that a game does not have, each with what it says.
        fn wrongs<G: Evaluate>(kit: &Kit) -> Vec<(&'static str, String)> {
            let verdicts = [$((stringify!($property), testkit::$property::<G>(kit))),+];
            verdicts.into_iter().filter_map(|(name, verdict)| Some((name, verdict.err()?))).collect()
        }

        mod sound {
            $(
                #[test]
                fn $property() {
                    let home = super::Home::new();
                    if let Err(wrong) = super::testkit::$property::<super::Sound>(&home.kit(100)) {
                        panic!("{wrong}");
                    }
                }
            )+
        }
    };
}

properties! {
    replays_are_the_same listed_moves_are_the_legal_ones texts_round_trip games_end_in_time laws_hold
    facts_are_true paths_differ nothing_allocates imagined_positions_agree nothing_leaks undo_and_redo
    every_word_is_there golden_records perft rules_have_tests worth_is_a_share
}

#[test]
fn no_property_of_the_kit_is_left_out_here() {
    let kit = include_str!("../../src/testkit/mod.rs");
    let list = kit.split("conformance!(@each $game:\n").nth(1).and_then(|rest| rest.split(");").next());
    assert_eq!(list.expect("the list of properties").split_whitespace().collect::<Vec<_>>(), PROPERTIES);
}

/// A folder like that of a game in the workspace, which is there as long as the test.
struct Home(PathBuf);

impl Home {
    fn new() -> Self {
        static HOMES: AtomicU32 = AtomicU32::new(0);
        let number = HOMES.fetch_add(1, Ordering::Relaxed);
        let home = Self(std::env::temp_dir().join(format!("nurt-bites-{}-{number}", std::process::id())));
        home.write("games/pond/tests/golden/first.json", &golden().write());
        home.write("games/pond/tests/perft.txt", PERFT);
        home.write("games/pond/tests/rulebook.rs", RULEBOOK);
        home.write("docs/rules/pond.md", RULES);
        home
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder for the test");
        fs::write(path, text).expect("a file for the test");
    }

    fn kit(&self, cases: u32) -> Kit {
        Kit { home: self.0.join("games/pond"), cases, seed: 0 }
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        // A folder that is left behind among the temporary ones does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A whole game: always the first move of the lowest seat.
fn golden() -> Record {
    let choices = Table::<Sound>::choose(None, &[].into()).expect("the defaults");
    let mut table = Table::<Sound>::new(choices, Secret::of_game(54, 0), &mut Silent);
    let mut moves = Vec::new();
    while let Some(seat) = table.position().to_act().lowest() {
        table.position().legal_moves(seat, &mut moves);
        table.apply(seat, moves[0]).expect("a legal move");
    }
    table.record(["Ola", "Lev"].map(|name| Player { name: name.to_owned(), bot: None }).to_vec())
}

/// Worked out by hand. At the start both may lay four cards: 8; then one has three left and the other four:
/// 8 × 7. After one bait there are 3 + 4; the second bait of the same seat (3) leaves the other its 4, a
/// bait of the other (4) leaves 3 + 3: 12 + 24. After seven moves (four baits, three cards played) each
/// holds two cards, before and after drawing: 2, 2 × 2. After twelve moves the game is over.
const PERFT: &str = "\
players=2 goal=most after 0: 8 56
players=2 goal=most after 1: 7 36
players=2 goal=most after 7: 2 4
players=2 goal=most after 20: 0 0
players=2 goal=most after 45: 0 0
players=2 goal=fewest after 0: 8 56
players=2 goal=fewest after 1: 7 36
players=2 goal=fewest after 7: 2 4
players=2 goal=fewest after 20: 0 0
players=2 goal=fewest after 45: 0 0
";

const RULES: &str = "# Pond

**R1.** Twelve cards, four for each player, the rest is the stock.

**R2.** Each player lays two baits face down. See **R3** for what comes of them.

**R3.** The baits are turned up when all lie there.

**A1.** A tie is shared.
";

const RULEBOOK: &str = "
#[test]
fn r1_each_player_has_four_cards() {}

#[test]
fn r2_baits_lie_face_down() {}

#[test]
fn r2_nobody_waits_for_the_other() {}

#[test]
fn r3_all_are_turned_up_together() {}

#[test]
fn a1_a_tie_is_shared() {}

#[test]
fn nothing_is_named_after_a_rule_here() {}
";

/// The game with this flaw fails the property that is meant, with this word in what it says; it also fails
/// those `besides`, which rest on the same thing, and no other.
#[track_caller]
fn caught(flaw: u8, property: &str, word: &str, besides: &[&str]) {
    let home = Home::new();
    flaw::set(flaw);
    let wrongs = match flaw {
        flaw::SAYS_OPEN => wrongs::<Pond<{ flaw::SAYS_OPEN }>>,
        flaw::SAYS_ONE_BY_ONE => wrongs::<Pond<{ flaw::SAYS_ONE_BY_ONE }>>,
        flaw::SAYS_NO_CHANCE => wrongs::<Pond<{ flaw::SAYS_NO_CHANCE }>>,
        _ => wrongs::<Sound>,
    }(&home.kit(25));
    let told = wrongs.iter().flat_map(|(name, wrong)| [name, ": ", wrong, "\n"]).collect::<String>();
    let names: Vec<&str> = wrongs.iter().map(|(name, _)| *name).collect();
    let meant = |name: &&&str| **name == property || besides.contains(*name);
    assert_eq!(names, PROPERTIES.iter().filter(meant).copied().collect::<Vec<_>>(), "{told}");
    let wrong = wrongs.iter().find(|(name, _)| *name == property).map(|(_, wrong)| wrong.as_str());
    assert!(wrong.is_some_and(|wrong| wrong.contains(word)), "«{word}» is not in\n{told}");
}

mod hidden {
    use super::{caught, flaw};

    #[test]
    fn a_view_that_shows_the_other_hand() {
        caught(flaw::VIEW_SHOWS_HANDS, "nothing_leaks", "the view of", &[]);
    }

    #[test]
    fn a_view_that_shows_a_bait_that_lies_face_down() {
        caught(flaw::VIEW_SHOWS_BAITS, "nothing_leaks", "the view of", &[]);
    }

    #[test]
    fn an_event_that_shows_the_card_that_another_seat_draws() {
        caught(flaw::EVENT_SHOWS_DRAW, "nothing_leaks", "the events tell", &[]);
    }

    #[test]
    fn an_event_that_shows_a_bait_that_lies_face_down() {
        caught(flaw::EVENT_SHOWS_BAIT, "nothing_leaks", "the events tell", &[]);
    }

    #[test]
    fn an_event_that_tells_a_card_along_with_something_that_is_shown_to_all() {
        caught(flaw::TELLS_ALONG, "nothing_leaks", "the events tell", &[]);
    }

    #[test]
    fn an_imagination_that_always_sees_the_same() {
        let word = "imagines the same position again";
        caught(flaw::IMAGINES_THE_SAME, "imagined_positions_agree", word, &[]);
    }

    #[test]
    fn a_list_of_moves_in_an_order_that_depends_on_the_other_hand() {
        caught(flaw::LIST_KNOWS_HAND, "nothing_leaks", "the moves of seat", &[]);
    }

    #[test]
    fn a_reason_that_depends_on_the_other_hand() {
        caught(flaw::REASON_KNOWS_HAND, "nothing_leaks", "depends on what it cannot know", &[]);
    }

    #[test]
    fn a_score_sheet_that_depends_on_the_hands() {
        caught(flaw::SCORE_KNOWS_HAND, "nothing_leaks", "the score sheet of", &[]);
    }

    #[test]
    fn a_path_whose_words_depend_on_the_other_hand() {
        caught(flaw::PATH_KNOWS_HAND, "nothing_leaks", "the path of", &[]);
    }

    #[test]
    fn an_imagined_position_that_is_not_the_one_seen() {
        let besides = ["nothing_leaks", "undo_and_redo"];
        caught(flaw::IMAGINES_NO_SCORE, "imagined_positions_agree", "looks otherwise", &besides);
    }

    #[test]
    fn something_shown_that_is_not_declared() {
        caught(flaw::REVEALS_NOTHING, "undo_and_redo", "has learnt something", &["nothing_leaks"]);
    }
}

mod play {
    use super::{PROPERTIES, caught, flaw};

    #[test]
    fn a_card_that_is_lost() {
        let besides = ["imagined_positions_agree", "nothing_leaks", "undo_and_redo"];
        caught(flaw::LOSES_CARD, "laws_hold", "the 5 is lost", &besides);
    }

    #[test]
    fn a_replay_that_depends_on_the_games_before() {
        caught(flaw::COUNTS_GAMES, "replays_are_the_same", "another position", &["golden_records"]);
    }

    #[test]
    fn an_allocation_in_apply() {
        caught(flaw::PLAY_ALLOCATES, "nothing_allocates", "apply of", &[]);
    }

    #[test]
    fn an_allocation_in_legal_moves() {
        caught(flaw::LIST_ALLOCATES, "nothing_allocates", "legal_moves allocates", &[]);
    }

    #[test]
    fn an_illegal_move_that_is_accepted() {
        caught(
            flaw::TAKES_UNLISTED,
            "listed_moves_are_the_legal_ones",
            "accepted, but not listed",
            // Whoever points at such a move in vain cannot be told why.
            &["paths_differ"],
        );
    }

    #[test]
    fn a_listed_move_that_is_refused() {
        // With such a game nothing can be played to the end, which only these do not mind.
        let calm = ["nothing_allocates", "golden_records", "rules_have_tests", "worth_is_a_share"];
        let besides: Vec<&str> = PROPERTIES.iter().filter(|name| !calm.contains(name)).copied().collect();
        caught(flaw::LISTS_REFUSED, "listed_moves_are_the_legal_ones", "listed, but refused", &besides);
    }

    #[test]
    fn a_refused_move_that_changes_the_position() {
        let word = "was refused, but has changed";
        caught(flaw::REFUSED_CHANGES, "listed_moves_are_the_legal_ones", word, &[]);
    }

    #[test]
    fn a_move_that_is_listed_twice() {
        let besides = ["paths_differ", "perft"];
        caught(flaw::LISTS_TWICE, "listed_moves_are_the_legal_ones", "listed twice", &besides);
    }

    #[test]
    fn a_worth_that_is_no_share() {
        caught(flaw::WORTH_TOO_MUCH, "worth_is_a_share", "worth 7", &[]);
    }

    #[test]
    fn moves_with_the_same_path() {
        caught(flaw::PATHS_ARE_SAME, "paths_differ", "have the same path", &[]);
    }

    #[test]
    fn a_path_that_is_the_beginning_of_another() {
        caught(flaw::PATH_BEGINS_ANOTHER, "paths_differ", "is the beginning of", &[]);
    }

    #[test]
    fn a_game_that_takes_longer_than_it_says() {
        caught(flaw::SHORT_BOUND, "games_end_in_time", "not over after 7 decisions", &[]);
    }

    #[test]
    fn a_game_that_never_ends() {
        let besides = ["golden_records", "perft"];
        caught(flaw::NEVER_ENDS, "games_end_in_time", "not over after 12 decisions", &besides);
    }

    #[test]
    fn hidden_cards_that_are_not_declared() {
        caught(flaw::SAYS_OPEN, "facts_are_true", "hidden is declared false", &[]);
    }

    #[test]
    fn simultaneous_decisions_that_are_not_declared() {
        caught(flaw::SAYS_ONE_BY_ONE, "facts_are_true", "simultaneous is declared false", &[]);
    }

    #[test]
    fn chance_that_is_not_declared() {
        caught(flaw::SAYS_NO_CHANCE, "facts_are_true", "chance is declared false", &[]);
    }

    #[test]
    fn a_move_that_is_written_but_not_read() {
        let besides = ["replays_are_the_same", "golden_records"];
        caught(flaw::TEXT_NOT_READ, "texts_round_trip", "is not read back", &besides);
    }
}

mod words {
    use super::{caught, flaw};

    #[test]
    fn a_message_that_one_language_lacks() {
        caught(flaw::MESSAGE_MISSING, "every_word_is_there", "pl: no message score-points", &[]);
    }

    #[test]
    fn a_message_that_nobody_says() {
        caught(flaw::MESSAGE_IDLE, "every_word_is_there", "en: message event-storm is never used", &[]);
    }

    #[test]
    fn a_message_that_stands_twice() {
        caught(flaw::MESSAGE_TWICE, "every_word_is_there", "uk: message prompt-lay stands twice", &[]);
    }

    #[test]
    fn a_reason_in_other_words_than_those_listed() {
        caught(flaw::REASON_IN_OTHER_WORDS, "every_word_is_there", "«why-not-this-one» is said", &[]);
    }

    #[test]
    fn a_reason_that_is_not_in_the_list_of_reasons() {
        caught(flaw::REASON_UNLISTED, "every_word_is_there", "reasons has 2 kinds of 3", &[]);
    }
}

mod files {
    use nurt_core::testkit::{Kit, Verdict, golden_records, perft, rules_have_tests};

    use super::{Home, PERFT, RULEBOOK, RULES, Sound, golden};

    /// With this file changed, the property fails with these words.
    #[track_caller]
    fn caught(property: fn(&Kit) -> Verdict, file: &str, text: &str, words: &[&str]) {
        let home = Home::new();
        home.write(file, text);
        let wrong = property(&home.kit(1)).expect_err("the property fails");
        assert!(words.iter().all(|word| wrong.contains(word)), "{words:?} are not in\n{wrong}");
    }

    const GOLDEN: &str = "games/pond/tests/golden/first.json";

    #[test]
    fn a_record_with_another_move() {
        let mut record = golden();
        // The third step is the first bait of the second seat; its next bait does as well.
        let [first, second] = [2, 3].map(|step| record.moves[step].clone());
        let of = |text: &str| text.split(" #").next().expect("a move").to_owned();
        record.moves[2] = first.replace(&of(&first), &of(&second));
        let words = ["first.json", "Step 3 does not fit its check"];
        caught(golden_records::<Sound>, GOLDEN, &record.write(), &words);
    }

    #[test]
    fn a_record_with_a_move_against_the_rules() {
        let mut record = golden();
        record.moves[4] = record.moves[4].replace("play", "lay");
        let words = ["Step 5 cannot be played", "already turned up", "R3"];
        caught(golden_records::<Sound>, GOLDEN, &record.write(), &words);
    }

    #[test]
    fn a_record_with_another_result() {
        let mut record = golden();
        let result = record.result.as_mut().expect("a whole game");
        result.scores.values_mut().for_each(|cells| cells[0] = Some(12));
        caught(golden_records::<Sound>, GOLDEN, &record.write(), &["The result in the record"]);
    }

    #[test]
    fn a_record_without_an_end() {
        let mut record = golden();
        record.moves.truncate(6);
        record.result = None;
        caught(golden_records::<Sound>, GOLDEN, &record.write(), &["has no end"]);
    }

    #[test]
    fn a_wrong_count() {
        let counts = PERFT.replacen("after 1: 7 36", "after 1: 7 35", 1);
        let words = ["expected players=2 goal=most after 1: 7 35", "found players=2 goal=most after 1: 7 36"];
        caught(perft::<Sound>, "games/pond/tests/perft.txt", &counts, &words);
    }

    #[test]
    fn a_variant_without_counts() {
        let counts = PERFT.split("players=2 goal=fewest").next().expect("the first half");
        caught(perft::<Sound>, "games/pond/tests/perft.txt", counts, &["other variants"]);
    }

    #[test]
    fn a_rule_without_a_test() {
        let rules = RULES.replace("**A1.**", "**R4.** Draw a card.\n\n**A1.**");
        caught(rules_have_tests::<Sound>, "docs/rules/pond.md", &rules, &["rule R4 has no test"]);
    }

    #[test]
    fn a_refusal_that_cites_a_rule_that_is_not_there() {
        let rules = RULES.replace("**R2.**", "**R9.**");
        caught(rules_have_tests::<Sound>, "docs/rules/pond.md", &rules, &["a refusal cites R2"]);
    }

    #[test]
    fn a_test_of_a_rule_that_is_not_there() {
        let tests = RULEBOOK.replace("fn a1_", "fn a10b_");
        let tests = format!("{tests}\n#[test]\nfn a1_a_tie() {{}}\n");
        let word = "named after A10B, but there is no such rule";
        caught(rules_have_tests::<Sound>, "games/pond/tests/rulebook.rs", &tests, &[word]);
    }
}
