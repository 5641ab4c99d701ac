//! The view drawn in plain text, for the terminal.

use nurt_core::{Phrase, Seat, Words};

use crate::components::{COLUMNS, Card, Island, Tile};
use crate::moves::goods_in;
use crate::outlook::PlayerOutlook;
use crate::view::{PlayerView, View};

impl View {
    pub(crate) fn sketch(&self, words: &Words) -> String {
        let mut lines = vec![words.say(&Phrase::new("sketch-round").number("round", self.round))];
        let list = |key: &str, parts: Vec<String>| format!("{}: {}", words.word(key), parts.join(", "));
        lines.push(words.say(&goods_in(Phrase::new("sketch-supply"), self.supply)));
        lines.push(list("sketch-tiles", self.display.iter().map(|tile| named(*tile, words)).collect()));
        lines.push(list("sketch-cards", self.offer.iter().map(|card| carded(*card, words)).collect()));
        lines.push(list("sketch-tokens", self.values.iter().map(u8::to_string).collect()));
        let outlook = self.outlook();
        for (at, player) in self.players.iter().enumerate() {
            lines.push(String::new());
            let pawn = if self.pawn.index() == at { " *" } else { "" };
            lines.push(format!("{}{pawn}", words.name(Seat::new(at as u8))));
            lines.extend(player.sketch(&outlook.players[at], words));
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
    fn sketch(&self, outlook: &PlayerOutlook, words: &Words) -> Vec<String> {
        let mut lines = Vec::new();
        for row in 0..3 {
            let cell = |column: &[u8; 3]| match self.tiles.get(usize::from(column[row]) - 1) {
                Some(tile) => format!("{:>5}", tile.to_string()),
                None => format!("{:>5}", format!("({})", column[row])),
            };
            lines.push(COLUMNS.iter().map(cell).collect::<Vec<_>>().concat());
        }
        let [wood, clay, stone] = outlook.production;
        lines.push(words.say(&goods_in(Phrase::new("sketch-makes"), [wood, clay, stone, 0])));
        let stored = Phrase::new("sketch-stored").number("warehouses", outlook.warehouses);
        lines.push(words.say(&goods_in(stored, self.stored)));
        let out: Vec<String> = Island::ALL
            .iter()
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
        let tokens = match &self.tokens {
            Some(values) => values.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
            None => self.taken.to_string(),
        };
        lines.push(format!("{}: {tokens}", words.word("sketch-tokens")));
        lines
    }
}
