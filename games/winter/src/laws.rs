//! What must be true in every position: nothing is lost, nothing is there twice.

use strum::VariantArray;

use crate::cards::{Card, Pile};
use crate::components::{
    Animal, CAMPS, Culture, Cultures, MEGALITHS, MOST, NEUTRAL, People, STEPS, Stones, VILLAGES,
};
use crate::geometry::{Hexes, Junctures, RAFT_SPACES};
use crate::site::{self, LEVELS};
use crate::state::{Phase, Player, RIVAL, Winter};

impl Winter {
    /// The invariants of the rule file.
    pub(crate) fn broken(&self) -> Option<String> {
        self.tribes()
            .find_map(|seat| self.tribe_broken(self.player(seat)))
            .or_else(|| self.people_broken())
            .or_else(|| self.culture_broken())
            .or_else(|| self.animals_broken())
            .or_else(|| self.board_broken())
            .or_else(|| self.site_broken())
            .or_else(|| self.turn_broken())
    }

    fn tribe_broken(&self, player: &Player) -> Option<String> {
        let camps = player.home + player.start + player.camps.iter().sum::<u8>();
        let stands: Hexes = Hexes::all().iter().filter(|hex| player.camps[hex.index()] > 0).collect();
        let fresh_from_hand = player.known.kinds().all(|card| {
            let secret = if let Card::People(people) = card { player.pile[people as usize] } else { 0 };
            player.known.count(card) <= player.hand.count(card) + secret
        });
        let sound = usize::from(camps) == CAMPS
            && stands == player.stands
            && player.villages.len() <= VILLAGES
            && player.built_len() + player.megaliths == MEGALITHS
            && player.food <= MOST
            && player.tools <= MOST
            && player.neutral <= NEUTRAL
            && player.steps.iter().all(|&step| usize::from(step) <= STEPS)
            && player.raft < RAFT_SPACES
            && (self.has_river() || (player.raft == 0 && player.start == 0))
            && fresh_from_hand;
        (!sound).then(|| format!("something is wrong with a tribe: {player:?}"))
    }

    /// All piles of cards of the players.
    fn piles(&self) -> impl Iterator<Item = Pile> {
        let of = |seat| {
            let player = self.player(seat);
            let pile = Pile { people: player.pile, ..Pile::default() };
            [player.hand, player.deck, player.discard, player.buried, pile]
        };
        self.seats().flat_map(of).chain([self.now.played])
    }

    fn people_broken(&self) -> Option<String> {
        let found = |kind: &People| {
            self.piles().map(|pile| u32::from(pile.people[*kind as usize])).sum::<u32>()
                + u32::from(self.supply[*kind as usize])
        };
        let wanted = |kind: &People| match kind {
            kind if !self.is_in_play(*kind) => 0,
            kind if kind.is_tribe() => u32::from(kind.face().copies),
            kind => u32::from(kind.face().copies) * u32::from(self.wishes.players),
        };
        let wrong = People::VARIANTS.iter().find(|kind| found(kind) != wanted(kind))?;
        Some(format!("there are {} cards of {wrong}", found(wrong)))
    }

    fn culture_broken(&self) -> Option<String> {
        let mut all = Cultures::NONE;
        let open: Cultures = self.display.iter().copied().collect();
        let piles = self.piles().map(|pile| pile.culture);
        for set in piles.chain([open, self.cultures, self.boxed]) {
            if !all.and(set).is_empty() {
                return Some("a culture card is there twice".to_owned());
            }
            all = all.or(set);
        }
        if all != Cultures::all() {
            return Some("a culture card is lost".to_owned());
        }
        let era = Culture::of_era(self.era() as u8 + 1);
        let stray = open.len() != self.display.len() || !open.without(era).is_empty();
        stray.then(|| "a culture card of the other era is open".to_owned())
    }

    fn animals_broken(&self) -> Option<String> {
        let wrong = Animal::VARIANTS.iter().find(|&&animal| {
            let at = animal as usize;
            let kept: u8 =
                self.tribes().map(|seat| self.player(seat)).map(|of| of.animals[at] + of.tipped[at]).sum();
            let open = self.grounds.iter().filter(|&&other| other == animal).count() as u8;
            let copies =
                if animal == Animal::SeaCow && !self.wishes.sea_cows { 0 } else { animal.face().copies };
            kept + open + self.herd[at] != copies
        })?;
        Some(format!("there are too many or too few of {wrong}"))
    }

    fn board_broken(&self) -> Option<String> {
        let mut villages = Junctures::NONE;
        let mut stones: Stones = self.stones.iter().flatten().copied().collect();
        for seat in self.tribes() {
            let player = self.player(seat);
            let at_base =
                player.villages.iter().any(|village| !village.hexes().and(self.map.base).is_empty());
            if at_base || !villages.and(player.villages).is_empty() {
                return Some("a village is where none may be".to_owned());
            }
            if !stones.and(player.stones).is_empty() {
                return Some("a stone is there twice".to_owned());
            }
            villages = villages.or(player.villages);
            stones = stones.or(player.stones);
        }
        let places: Vec<_> = self.tribes().filter_map(|seat| self.player(seat).place).collect();
        let close = places
            .iter()
            .enumerate()
            .any(|(at, &place)| places[..at].iter().any(|&other| other == place || other.excludes(place)));
        close.then(|| "starting tiles lie side by side".to_owned())
    }

    fn site_broken(&self) -> Option<String> {
        let neutral = u32::from(NEUTRAL) * self.seats().count() as u32
            - self.seats().map(|seat| u32::from(self.player(seat).neutral)).sum::<u32>();
        if neutral != self.neutral.count_ones() {
            return Some("a neutral megalith is lost".to_owned());
        }
        for level in 0..LEVELS {
            let mut all = if level == 0 { self.neutral } else { 0 };
            for seat in self.tribes() {
                let built = self.player(seat).built[level];
                if all & built != 0 {
                    return Some("two megaliths are in one place".to_owned());
                }
                all |= built;
            }
            let room = match level {
                0 => site::ground(self.wishes.players),
                level => site::crossings(self.covered(level - 1)),
            };
            if all & !room != 0 {
                return Some("a megalith hangs in the air".to_owned());
            }
        }
        None
    }

    fn turn_broken(&self) -> Option<String> {
        let me = self.me();
        let fresh = self.now.fresh.kinds().all(|card| self.now.fresh.count(card) <= me.hand.count(card));
        if !fresh {
            return Some("a card that was taken is gone".to_owned());
        }
        let eclipse = matches!(self.phase, Phase::Pile | Phase::Abilities | Phase::Terrain | Phase::Over);
        if eclipse && self.now != crate::state::Turn::default() {
            return Some("a turn goes on in the eclipse".to_owned());
        }
        if self.turn == RIVAL && !matches!(self.phase, Phase::Pile | Phase::Over) {
            return Some("the Rival is asked".to_owned());
        }
        let waits = self.effect().is_some();
        let idle = matches!(self.phase, Phase::Bottom | Phase::Rest);
        (idle && !waits).then(|| "nobody knows how to go on".to_owned())
    }
}
