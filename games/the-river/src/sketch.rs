//! The view drawn in plain text, for the terminal.

use nurt_core::{Phrase, Seat, Words};

use crate::components::{COLUMNS, Card, Island, Tile};
use crate::moves::goods_in;
use crate::view::{PlayerView, View};

impl View {
    pub(crate) fn sketch(&self, words: &Words) -> String {
        let mut lines = vec![words.say(&Phrase::new("sketch-round").number("round", self.round))];
        let list = |key: &str, parts: Vec<String>| format!("{}: {}", words.word(key), parts.join(", "));
        lines.push(words.say(&goods_in(Phrase::new("sketch-supply"), self.supply)));
        lines.push(list("sketch-tiles", self.display.iter().map(|tile| named(*tile, words)).collect()));
        lines.push(list("sketch-cards", self.offer.iter().map(|card| carded(*card, words)).collect()));
        lines.push(list("sketch-tokens", self.values.iter().map(u8::to_string).collect()));
        for (at, player) in self.players.iter().enumerate() {
            lines.push(String::new());
            let pawn = if self.pawn.index() == at { " *" } else { "" };
            lines.push(format!("{}{pawn}", words.name(Seat::new(at as u8))));
            lines.extend(player.sketch(words));
        }
        lines.join("\n")
    }
}

fn named(tile: Tile, words: &Words) -> String {
    format!("{tile} {}", words.say(&tile.phrase()))
}

fn carded(card: Card, words: &Words) -> String {
    format!("{card} {}", words.say(&card.phrase()))
}

impl PlayerView {
    fn sketch(&self, words: &Words) -> Vec<String> {
        let mut lines = Vec::new();
        for row in 0..3 {
            let cell = |column: &[u8; 3]| match self.tiles.get(usize::from(column[row]) - 1) {
                Some(tile) => format!("{tile:>5}"),
                None => format!("{:>5}", format!("({})", column[row])),
            };
            lines.push(COLUMNS.iter().map(cell).collect::<Vec<_>>().concat());
        }
        lines.push(words.say(&goods_in(Phrase::new("sketch-stored"), self.stored)));
        let out: Vec<String> = ISLANDS_IN_ORDER
            .into_iter()
            .zip(self.at)
            .filter(|&(_, count)| count > 0)
            .map(|(island, count)| format!("{} {count}", words.say(&island.phrase())))
            .collect();
        lines.push(format!("{}: {} {}", words.word("sketch-boat"), self.boat, out.join(", ")));
        let cards = |cards: &Option<Vec<Card>>, count: u8| match cards {
            Some(cards) => cards.iter().map(|card| carded(*card, words)).collect::<Vec<_>>().join(", "),
            None => count.to_string(),
        };
        lines.push(format!("{}: {}", words.word("sketch-reserved"), cards(&self.reserved, self.reserving)));
        lines.push(format!("{}: {}", words.word("sketch-built"), cards(&self.built, self.buildings)));
        lines
    }
}

const ISLANDS_IN_ORDER: [Island; 9] = [
    Island::Terrain,
    Island::Wood,
    Island::Clay,
    Island::Stone,
    Island::Food,
    Island::Reserve,
    Island::Build,
    Island::First,
    Island::Swap,
];
