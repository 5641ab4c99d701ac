//! The position as text, for the terminal.

use nurt_core::{Phrase, Seat, Words};

use crate::components::{Card, Good, REGIONS, SHORES, Start};
use crate::view::{PlayerView, PlotView, View};

impl View {
    pub(crate) fn sketch(&self, words: &Words) -> String {
        let mut lines: Vec<String> = Vec::new();
        for region in 1..=REGIONS as u8 {
            lines.push(words.say(&Phrase::new("region").number("region", region)));
            let here =
                (1..).zip(SHORES).zip(&self.shore).filter(|((_, shore), _)| shore.region + 1 == region);
            lines.extend(here.map(|((space, shore), plot)| {
                let river = match shore.river {
                    (first, last) if first == last => format!("{first}"),
                    (first, last) => format!("{first}-{last}"),
                };
                let what = Self::plot(plot, words);
                let cost = if plot.tile.is_none() && shore.start != Start::Imperial {
                    format!(" {}", shore.cost)
                } else {
                    String::new()
                };
                format!("  {space:>2} ({river}) {what}{cost}")
            }));
        }
        let tiles = |tiles: &mut dyn Iterator<Item = crate::components::Tile>| {
            tiles.map(|tile| format!("  {tile} {}", words.say(&tile.phrase()))).collect::<Vec<_>>()
        };
        lines.push(words.word("sketch-row"));
        lines.extend(tiles(&mut self.row.iter().copied()));
        lines.push(words.word("sketch-next"));
        lines.extend(tiles(&mut self.tops.into_iter().flatten()));
        for (seat, player) in (0..).zip(&self.players) {
            lines.push(String::new());
            lines.extend(player.sketch(Seat::new(seat), words));
        }
        lines.join("\n")
    }

    fn plot(plot: &PlotView, words: &Words) -> String {
        let Some(tile) = plot.tile else { return words.word("sketch-empty") };
        let owners: Vec<String> = plot.markers.iter().map(|&seat| words.name(seat)).collect();
        let owners = if owners.is_empty() { String::new() } else { format!(" [{}]", owners.join(", ")) };
        format!("{tile} {}{owners}", words.say(&tile.phrase()))
    }
}

impl PlayerView {
    fn sketch(&self, seat: Seat, words: &Words) -> Vec<String> {
        let goods: Vec<String> = Good::ALL
            .iter()
            .map(|&good| format!("{} {}", words.say(&good.phrase()), self.goods[good as usize]))
            .collect();
        let patron =
            self.patron.map(|patron| format!(" ({})", words.say(&patron.phrase()))).unwrap_or_default();
        let cards = |cards: &[Card]| {
            let named = cards.iter().map(|card| format!("{card} {}", words.say(&card.phrase())));
            named.collect::<Vec<_>>().join("; ")
        };
        let hand = self.hand.as_deref().map_or_else(|| "?".repeat(self.held.into()), cards);
        let [first, second] = self.ships;
        let koku = Phrase::new("sketch-koku").number("count", self.koku);
        let favour = Phrase::new("sketch-favour").number("count", self.favour).number("limit", self.limit);
        vec![
            format!("{}{patron}: {}", words.name(seat), self.points.iter().sum::<u16>()),
            format!("  {}, {}, {}", words.say(&koku), goods.join(", "), words.say(&favour)),
            format!("  {}: {first}, {second}  [{}]", words.word("sketch-ships"), self.die),
            format!("  {:?}", self.influence),
            format!("  {}: {hand}", words.word("sketch-hand")),
            format!("  {}: {}", words.word("sketch-delivered"), cards(&self.delivered)),
        ]
    }
}
