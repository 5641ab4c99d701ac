//! What must be true in every position: nothing is lost, nothing is there twice.

use crate::components::{Cards, EXPLORERS, Island, MOST_RESERVED, MOST_TERRAIN, Tiles};
use crate::state::{Player, Step, TheRiver};

impl TheRiver {
    /// The invariants 1 to 6 of the rule file, and that what is kept besides the tiles follows from them.
    pub(crate) fn broken(&self) -> Option<String> {
        self.goods_broken()
            .or_else(|| self.seats().find_map(|seat| self.player_broken(&self.seats[seat.index()])))
            .or_else(|| self.pieces_broken())
            .or_else(|| self.islands_broken())
    }

    fn goods_broken(&self) -> Option<String> {
        (0..4).find_map(|kind| {
            let stored: u8 = self.seats.iter().map(|player| player.stored[kind]).sum();
            let all = stored + self.supply[kind];
            (all != self.config().supply[kind]).then(|| format!("{all} of resource {kind}"))
        })
    }

    fn player_broken(&self, player: &Player) -> Option<String> {
        if player.stock() > player.warehouses && self.step != Step::Overflow {
            return Some("more is stored than there are warehouses".to_owned());
        }
        if player.explorers() != EXPLORERS {
            return Some(format!("{} explorers", player.explorers()));
        }
        if player.taken > self.config().bonus_spaces || usize::from(player.taken) > player.built.len() {
            return Some("too many tokens".to_owned());
        }
        if player.reserved.len() > MOST_RESERVED {
            return Some("too many reserved cards".to_owned());
        }
        let mut again = Player::new(player.river);
        player.tiles().iter().for_each(|&tile| again.lay(tile));
        let same = again.production == player.production && again.warehouses == player.warehouses;
        (!same).then(|| "other symbols are counted than are to be seen".to_owned())
    }

    fn pieces_broken(&self) -> Option<String> {
        let (mut tiles, mut cards, mut twice) = (Tiles::NONE, Cards::NONE, false);
        let laid = self.seats.iter().map(|player| player.tiles().iter().copied().collect::<Tiles>());
        for set in laid.chain([self.stack, self.display, self.discard, self.removed]) {
            twice |= !tiles.and(set).is_empty();
            tiles = tiles.or(set);
        }
        let kept = self.seats.iter().flat_map(|player| [player.reserved, player.built]);
        for set in kept.chain([self.deck, self.offer]) {
            twice |= !cards.and(set).is_empty();
            cards = cards.or(set);
        }
        if twice || tiles != Tiles::all() || cards != Cards::all() {
            return Some("a tile or a card is lost, or there twice".to_owned());
        }
        let tokens: usize = self.seats.iter().map(|player| usize::from(player.taken)).sum();
        let all = self.values().len() + usize::from(self.zeros) + tokens;
        let config = self.config();
        let value = |values: &[u8]| values.iter().map(|&value| u32::from(value)).sum::<u32>();
        let worth =
            value(self.values()) + self.seats.iter().map(|player| value(player.tokens())).sum::<u32>();
        let sound = all == config.tokens.len() + usize::from(config.zeros) && worth == value(config.tokens);
        (!sound).then(|| "a token is lost or changed".to_owned())
    }

    fn islands_broken(&self) -> Option<String> {
        let crowded = |island: Island| self.crowd(island) > self.config().spaces[island as usize];
        let single = [
            Island::Wood,
            Island::Clay,
            Island::Stone,
            Island::Food,
            Island::Reserve,
            Island::First,
            Island::Swap,
        ];
        if let Some(island) = single.into_iter().find(|&island| crowded(island)) {
            return Some(format!("too many explorers at {island:?}"));
        }
        let too_many = self.seats.iter().any(|player| player.at[Island::Terrain as usize] > MOST_TERRAIN);
        too_many.then(|| "too many explorers of one player take terrain".to_owned())
    }
}
