//! The shared catalogue against everything that the core can say.

use std::collections::BTreeSet;

use nurt_core::testkit::unused_and_missing;
use nurt_core::{Fault, Lang, NoTakeBack, Phrase, Reason, Refusal, Speak, Words, core_catalogue};

/// A reason in words of the core, in place of one in the words of a game.
#[derive(Clone, Copy)]
struct Because;

impl Speak for Because {
    const KINDS: usize = 1;

    fn phrase(&self) -> Phrase {
        Phrase::new("refusal-over")
    }

    fn every() -> Vec<Self> {
        vec![Self]
    }
}

impl Reason for Because {
    fn rule(&self) -> &'static str {
        "R1"
    }
}

/// What a type can say, each kind once and in words of its own.
fn all<T: Speak>() -> Vec<Phrase> {
    let said: Vec<Phrase> = T::every().iter().map(Speak::phrase).collect();
    let keys: BTreeSet<&str> = said.iter().map(|phrase| phrase.key.as_str()).collect();
    assert!(keys.len() == said.len() && said.len() >= T::KINDS, "{keys:?}");
    said
}

fn everything() -> Vec<Phrase> {
    let seat = Phrase::new("seat").number("number", 1);
    [all::<Fault>(), all::<NoTakeBack>(), all::<Refusal<Because>>(), vec![seat]].concat()
}

#[test]
fn every_sentence_is_there_in_every_language_and_none_is_idle() {
    unused_and_missing(&everything(), core_catalogue).expect("a complete catalogue");
}

/// A translation that forgets a name or a number says less than the others. Every argument has a value here
/// that is found again in the sentence.
#[test]
fn no_language_says_less_than_another() {
    for lang in Lang::ALL {
        let words = Words::new(lang, &[]);
        for phrase in everything() {
            let mut told = Phrase::new(phrase.key.clone());
            for (at, (name, _)) in phrase.args.iter().enumerate() {
                told = told.number(name, 700 + at as i64);
            }
            let sentence = words.try_say(&told).expect("a sentence");
            for at in 0..phrase.args.len() {
                assert!(sentence.contains(&(700 + at).to_string()), "{lang}: {}: {sentence}", phrase.key);
            }
        }
    }
}

#[test]
fn a_translation_is_not_a_copy() {
    let [english, polish, ukrainian] = Lang::ALL.map(|lang| Words::new(lang, &[]));
    // These two consist of their arguments.
    let same = ["fault-refused", "refusal-rule"];
    for phrase in everything().iter().filter(|phrase| !same.contains(&phrase.key.as_str())) {
        let said = [&english, &polish, &ukrainian].map(|words| words.say(phrase));
        let different: BTreeSet<&String> = said.iter().collect();
        assert_eq!(different.len(), 3, "{said:?}");
    }
}

#[test]
fn each_language_has_its_own_quotation_marks() {
    let quote = |lang: Lang| Words::new(lang, &[]).say(&Fault::Move { given: "x".to_owned() }.phrase());
    let [english, polish, ukrainian] = Lang::ALL.map(quote);
    assert!(english.contains("“x”") && polish.contains("„x”") && ukrainian.contains("«x»"));
}

#[test]
fn plurals_follow_the_language() {
    let names =
        |lang: Lang, given: i64| Words::new(lang, &[]).say(&Fault::Names { given, players: 2 }.phrase());
    assert_eq!(names(Lang::Pl, 1), "Zapis wymienia 1 gracza, a przy stole jest ich 2.");
    assert_eq!(names(Lang::Pl, 3), "Zapis wymienia 3 graczy, a przy stole jest ich 2.");
    assert_eq!(names(Lang::Uk, 1), "Запис називає 1 гравця, а за столом їх 2.");
    assert_eq!(names(Lang::Uk, 5), "Запис називає 5 гравців, а за столом їх 2.");
}

#[test]
fn what_is_missing_inside_a_sentence_does_not_hide_the_sentence() {
    let why = Phrase::new("why-in-the-words-of-a-game");
    let said = Fault::StepRefused { step: 3, why }.to_string();
    assert_eq!(said, "Step 3 cannot be played: {why-in-the-words-of-a-game}");
}

#[test]
fn a_seat_without_a_name_is_said_by_its_number() {
    let phrase = Phrase::new("seat").number("number", 1);
    let said = Lang::ALL.map(|lang| Words::new(lang, &[]).say(&phrase));
    assert_eq!(said, ["Seat 1", "Miejsce 1", "Місце 1"]);
    let named = Words::new(Lang::Uk, &[]).with_names(vec!["Ola".to_owned()]);
    assert_eq!(named.name(nurt_core::Seat::new(0)), "Ola");
}
