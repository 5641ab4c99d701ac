//! Setting the table: what is dealt, and what everybody chooses before the first turn.

use arrayvec::ArrayVec;
use nurt_core::{Chance, Log, Seat};
use strum::VariantArray;

use crate::cards::Card;
use crate::components::{Animal, Chief, DRAWN, People, RIVAL_CARDS, SETUP, STONES_IN_PLAY, Stone, Stones};
use crate::events::Event;
use crate::geometry::{CENTRE, Place};
use crate::map::Map;
use crate::river;
use crate::state::{Origin, Phase, RIVAL, Winter, Wishes};

impl Winter {
    /// B2: a new game, up to the first choice.
    pub(crate) fn deal(wishes: Wishes, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Self {
        let map = match wishes.landmarks {
            0 => Map::deal(chance),
            landmarks => river::deal(landmarks, chance),
        };
        let mut position = Self::empty(wishes, map);
        position.order = position.tribes().collect();
        if !position.solo() {
            chance.shuffle(&mut position.order);
        }
        let order = position.order.clone();
        log.note(|| Event::Began { order: order.to_vec() });
        position.stock();
        position.deal_stones(chance);
        position.refill(chance, log);
        let mut chiefs: ArrayVec<Chief, 5> = Chief::VARIANTS.iter().copied().collect();
        chance.shuffle(&mut chiefs);
        for (seat, chief) in position.seats().zip(chiefs) {
            position.player_mut(seat).chief = Some(chief);
            log.note(|| Event::Chief { seat, chief });
        }
        position.turn = position.order[0];
        position
    }

    /// B2d, B2p: the piles and decks, as they are for these options.
    pub(crate) fn stock(&mut self) {
        for &kind in People::VARIANTS {
            if kind.is_tribe() && self.is_in_play(kind) {
                self.supply[kind as usize] = kind.face().copies;
            } else if !kind.is_tribe() {
                for seat in self.seats() {
                    self.player_mut(seat).deck.people[kind as usize] = kind.face().copies;
                }
            }
        }
        for &animal in Animal::VARIANTS {
            if animal != Animal::SeaCow || self.wishes.sea_cows {
                self.herd[animal as usize] = animal.face().copies;
            }
        }
        if self.solo() {
            self.rival = [RIVAL_CARDS; 4];
        }
    }

    /// B2c, E2m, E2n.
    fn deal_stones(&mut self, chance: &mut impl Chance) {
        let count = STONES_IN_PLAY[usize::from(self.wishes.players) - 1];
        for era in 0..2 {
            let mut left: Stones = Stone::all()
                .filter(|&stone| usize::from(stone.face().era) == era + 1 && self.fits(stone))
                .collect();
            // That of the expansion is always there.
            if left.contains(Stone::OF_EXPANSION) {
                left.take(Stone::OF_EXPANSION);
                self.stones[era].push(Stone::OF_EXPANSION);
            }
            while self.stones[era].len() < count {
                let stone = left.draw(chance);
                self.stones[era].push(stone);
            }
            chance.shuffle(&mut self.stones[era]);
        }
    }

    /// The players in the order of turns, without the Rival.
    pub(crate) fn humans(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.order.clone().into_iter().filter(|&seat| seat != RIVAL)
    }

    /// Who comes next in the order of turns, if anybody.
    pub(crate) fn after(&self, seat: Seat) -> Option<Seat> {
        self.humans().skip_while(|&other| other != seat).nth(1)
    }

    /// Who comes next in the reverse order of turns, if anybody.
    pub(crate) fn before(&self, seat: Seat) -> Option<Seat> {
        self.humans().rev().skip_while(|&other| other != seat).nth(1)
    }

    fn last(&self) -> Seat {
        self.humans().next_back().unwrap_or(self.turn)
    }

    /// B2j: somebody has chosen a side; when all have, setup cards come.
    pub(crate) fn next_side(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if let Some(next) = self.after(self.turn) {
            self.turn = next;
            return;
        }
        if self.wishes.draft {
            let mut cards: ArrayVec<u8, 6> = (2..=SETUP.len() as u8).collect();
            chance.shuffle(&mut cards);
            cards.truncate(usize::from(self.wishes.players) + 1);
            cards.sort_unstable();
            self.setups = cards.iter().fold(0, |set, card| set | 1 << (card - 1));
            log.note(|| Event::Setups { cards: cards.to_vec() });
            self.phase = Phase::Draft;
            self.turn = self.last();
            return;
        }
        for (card, seat) in (1..).zip(self.humans()) {
            self.turn = seat;
            log.note(|| Event::Setup { seat, card });
            self.push(Origin::Setup(card));
            self.run(chance, log);
        }
        self.begin_start(chance, log);
    }

    /// B2n: somebody has got a setup card.
    pub(crate) fn next_draft(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match self.before(self.turn) {
            Some(next) => self.turn = next,
            None => self.begin_start(chance, log),
        }
    }

    /// B2p, B2o, E2o: everybody draws, and the first camps come onto the board.
    fn begin_start(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.setups = 0;
        for seat in self.humans() {
            self.draw(seat, DRAWN, chance, log);
        }
        if self.has_river() {
            if self.solo() {
                let place =
                    <Place as nurt_core::Piece>::numbered(chance.below(Place::all().count() as u32) as u8);
                self.start_at(RIVAL, place, log);
            }
            self.phase = Phase::Start;
            self.turn = self.last();
            return;
        }
        for seat in self.tribes() {
            let player = self.player_mut(seat);
            player.home -= 1;
            player.put_camp(CENTRE);
        }
        self.begin_turn(self.order[0], chance, log);
    }

    pub(crate) fn start_at(&mut self, seat: Seat, place: Place, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        player.place = Some(place);
        player.home -= 1;
        player.start = 1;
        log.note(|| Event::Started { seat, place });
    }

    pub(crate) fn next_start(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match self.before(self.turn) {
            Some(next) => self.turn = next,
            None => self.begin_turn(self.order[0], chance, log),
        }
    }

    /// B4f: draws cards, as far as there are any.
    pub(crate) fn draw(
        &mut self,
        seat: Seat,
        count: u8,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let mut drawn: ArrayVec<Card, 8> = ArrayVec::new();
        for _ in 0..count {
            let player = &mut self.seats[seat.index()];
            if player.deck.is_empty() {
                if player.discard.is_empty() {
                    break;
                }
                player.deck = std::mem::take(&mut player.discard);
                log.note(|| Event::Shuffled { seat });
            }
            let player = &mut self.seats[seat.index()];
            let card = player.deck.draw(chance);
            player.hand.put(card);
            drawn.push(card);
        }
        let count = drawn.len() as u8;
        if count > 0 {
            log.note(|| Event::Drew { seat, count, cards: Some(drawn.to_vec()) });
        }
    }
}
