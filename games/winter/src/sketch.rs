//! The position as text, for the terminal.

use nurt_core::{Phrase, Seat, Words};
use strum::VariantArray;

use crate::cards::Card;
use crate::components::{Animal, Terrain};
use crate::geometry::{Hex, Hexes};
use crate::map::Ground;
use crate::state::RIVAL;
use crate::view::{PlayerView, View};

/// The name of a tribe.
fn name(seat: Seat, words: &Words) -> String {
    if seat == RIVAL { words.word("rival") } else { words.name(seat) }
}

fn cards(cards: &[Card], words: &Words) -> String {
    let mut told: Vec<(Card, usize)> = Vec::new();
    for &card in cards {
        match told.last_mut() {
            Some((last, count)) if *last == card => *count += 1,
            _ => told.push((card, 1)),
        }
    }
    let told = told.into_iter().map(|(card, count)| {
        let name = words.say(&card.phrase());
        match (card, count) {
            (Card::Culture(culture), _) => format!("{culture} {name}"),
            (_, 1) => name,
            _ => format!("{count}× {name}"),
        }
    });
    told.collect::<Vec<_>>().join(", ")
}

impl View {
    pub(crate) fn sketch(&self, words: &Words) -> String {
        let order: Vec<String> = self.order.iter().map(|&seat| name(seat, words)).collect();
        let round = Phrase::new("sketch-round").number("round", self.round).text("order", order.join(", "));
        let mut lines = vec![words.say(&round), String::new()];
        lines.extend(self.rows(words));
        lines.push(String::new());
        let animals: Vec<String> = self.grounds.iter().map(|animal| words.say(&animal.phrase())).collect();
        lines.push(format!("{}: {}", words.word("sketch-open"), animals.join(", ")));
        let display: Vec<Card> = self.display.iter().copied().map(Card::Culture).collect();
        lines.push(format!("{}: {}", words.word("sketch-culture"), cards(&display, words)));
        let stones = self.stones[usize::from(self.round > crate::components::FIRST_ERA)].iter();
        let stones: Vec<String> =
            stones.map(|stone| format!("{stone} {}", words.say(&stone.phrase()))).collect();
        lines.push(format!("{}: {}", words.word("sketch-stones"), stones.join("; ")));
        let tribes =
            (0..).map(Seat::new).zip(&self.players).chain(self.rival.iter().map(|rival| (RIVAL, rival)));
        for (seat, player) in tribes {
            lines.push(String::new());
            lines.extend(player.sketch(seat, words));
        }
        lines.join("\n")
    }

    /// The board by rows: every hex with what it is and who is there.
    fn rows(&self, words: &Words) -> Vec<String> {
        let mut rows: Vec<(i8, Vec<String>)> = Vec::new();
        for hex in Hexes::all().iter() {
            let (_, r) = hex.coordinates();
            let text = self.hex(hex, words);
            match rows.last_mut() {
                Some((row, cells)) if *row == r => cells.push(text),
                _ => rows.push((r, vec![text])),
            }
        }
        rows.into_iter()
            .map(|(r, cells)| format!("{}{}", " ".repeat(usize::from(r.unsigned_abs()) * 6), cells.join(" ")))
            .collect()
    }

    fn hex(&self, hex: Hex, words: &Words) -> String {
        let sign = match self.ground[hex.index()] {
            Ground::Base => '#',
            Ground::River => '~',
            Ground::Landmark(_) => '!',
            ground => match ground.terrain() {
                Some(Terrain::Forest) => 'f',
                Some(Terrain::Mountain) => 'm',
                Some(Terrain::Plains) => 'p',
                Some(Terrain::Tundra) => 't',
                Some(Terrain::Wetland) => 'w',
                _ => '*',
            },
        };
        let tribes =
            (0..).map(Seat::new).zip(&self.players).chain(self.rival.iter().map(|rival| (RIVAL, rival)));
        let mut camps = String::new();
        for (seat, player) in tribes.filter(|(_, player)| player.camps[hex.index()] > 0) {
            camps.extend(name(seat, words).chars().next());
            camps.push_str(&player.camps[hex.index()].to_string());
        }
        format!("{:<11}", format!("{hex}{sign}{camps}"))
    }
}

impl PlayerView {
    fn sketch(&self, seat: Seat, words: &Words) -> Vec<String> {
        let line = |key: &str, text: String| format!("  {}: {text}", words.word(key));
        let stores = Phrase::new("sketch-stores").number("food", self.food).number("tools", self.tools);
        let [honour, offering] = self.steps;
        let idols = Phrase::new("sketch-idols").number("honour", honour).number("offering", offering);
        let hand =
            self.hand.as_deref().map_or_else(|| "?".repeat(self.held.into()), |hand| cards(hand, words));
        let animals: Vec<String> = Animal::VARIANTS
            .iter()
            .filter(|&&animal| self.animals[animal as usize] + self.tipped[animal as usize] > 0)
            .map(|&animal| {
                let (upright, tipped) = (self.animals[animal as usize], self.tipped[animal as usize]);
                format!("{} {upright}/{tipped}", words.say(&animal.phrase()))
            })
            .collect();
        let villages: Vec<String> = self.villages.iter().map(ToString::to_string).collect();
        let mut lines = vec![
            format!("{}: {}  {}", name(seat, words), self.points.iter().sum::<u16>(), villages.join(" ")),
            format!("  {}, {}", words.say(&stores), words.say(&idols)),
            line("sketch-animals", animals.join(", ")),
        ];
        if let Some(place) = self.place {
            lines.push(line("sketch-start", format!("{place} ({})", self.start)));
            lines.push(line("sketch-raft", self.raft.to_string()));
        }
        if seat != RIVAL {
            lines.push(line("sketch-hand", hand));
            lines.push(line("sketch-deck", self.deck.to_string()));
            lines.push(line("sketch-discard", cards(&self.discard, words)));
            lines.push(line("sketch-buried", cards(&self.buried, words)));
        }
        lines
    }
}
