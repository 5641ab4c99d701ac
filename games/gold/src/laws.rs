//! What must be true in every position: nothing is lost, nothing is there twice.

use crate::components::{
    Cards, IMPERIAL, MOST_GOODS, MOST_KOKU, MOST_LIMIT, ROW, START_LIMIT, STARTING, STEPS, Tile, Tiles,
};
use crate::state::{Gold, Phase, Player};

impl Gold {
    /// The invariants of the rule file.
    pub(crate) fn broken(&self) -> Option<String> {
        self.seats()
            .find_map(|seat| player_broken(self.player(seat)))
            .or_else(|| self.tiles_broken())
            .or_else(|| self.cards_broken())
            .or_else(|| self.row_broken())
    }

    fn tiles_broken(&self) -> Option<String> {
        let mut all = Tiles::NONE;
        let shore = self.shore.iter().filter_map(|plot| plot.tile).map(Tiles::one);
        let row = self.row.iter().copied().map(Tiles::one);
        let tops = self.tops.into_iter().flatten().map(Tiles::one);
        for set in shore.chain(row).chain(tops).chain([self.unseen, self.gone]) {
            if !all.and(set).is_empty() {
                return Some("a tile is there twice".to_owned());
            }
            all = all.or(set);
        }
        // Starting tiles that are not used are out of the game.
        if Tiles::all().without(Tile::of(STARTING)).without(all) != Tiles::NONE {
            return Some("a tile is lost".to_owned());
        }
        let never_owned = Tile::of(STARTING).or(Tile::of(IMPERIAL));
        self.shore.iter().find_map(|plot| {
            let owned = plot.markers[0].is_some();
            let ours = plot.tile.is_some_and(|tile| !never_owned.contains(tile));
            let sound = owned == ours && (owned || plot.markers[1].is_none());
            (!sound).then(|| "a building has the wrong owners".to_owned())
        })
    }

    fn cards_broken(&self) -> Option<String> {
        let mut all = Cards::NONE;
        let kept = self.seats.iter().flat_map(|player| [player.hand, player.delivered]);
        for set in kept.chain([self.deck, self.discard]) {
            if !all.and(set).is_empty() {
                return Some("a customer is there twice".to_owned());
            }
            all = all.or(set);
        }
        if all != Cards::all() {
            return Some("a customer is lost".to_owned());
        }
        let held = |player: &Player| player.hand.len() <= usize::from(Self::hand_size(player));
        (self.phase == Phase::Main && !self.seats().all(|seat| held(self.player(seat))))
            .then(|| "somebody holds too many customers".to_owned())
    }

    fn row_broken(&self) -> Option<String> {
        let stacks = self.tops.iter().any(Option::is_some);
        if self.phase == Phase::Main && stacks && self.row.len() != ROW {
            return Some("the row has a gap".to_owned());
        }
        if self.last_turns.is_some() && stacks {
            return Some("the end has come too early".to_owned());
        }
        let waits = !self.pending.is_empty();
        (waits != matches!(self.phase, Phase::Act | Phase::Settle))
            .then(|| "a choice waits that nobody is asked for".to_owned())
    }
}

fn player_broken(player: &Player) -> Option<String> {
    let sound = player.koku <= MOST_KOKU
        && player.goods.iter().all(|&count| count <= MOST_GOODS)
        && player.favour <= player.limit
        && (START_LIMIT..=MOST_LIMIT).contains(&player.limit)
        && player.influence.iter().all(|&step| step <= STEPS);
    (!sound).then(|| format!("a limit is broken: {player:?}"))
}
