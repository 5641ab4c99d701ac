//! The deal, the end of a game, and the rematch (R5 to R8, R34 to R39).

use nurt_core::{Chance, Log, Seat};

use crate::components::{Cards, HAND, TACTICS_HAND, Tactics};
use crate::events::{Event, Hidden};
use crate::hand::Hand;
use crate::state::{Battle, ByRole, GameEnd, Phase, Public, Role, Settings};

impl Battle {
    /// The first game of a match.
    pub(crate) fn begin(settings: Settings, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Self {
        let attacker = if settings.random_roles { chance.below(2) as u8 } else { 0 }; // A1
        let mut public = Public::new(settings, Seat::new(attacker));
        if settings.shuffled_dams {
            chance.shuffle(&mut public.order); // R5
        }
        let mut position = Self::undealt(public);
        position.deal(chance, log);
        position
    }

    /// A table with all cards in their stocks.
    pub(crate) fn undealt(public: Public) -> Self {
        Self {
            hands: ByRole::default(),
            stock: Cards::ALL,
            tactics_stock: if public.settings.tactics { Tactics::ALL } else { Tactics::EMPTY },
            giving: ByRole::default(),
            known: ByRole::default(),
            public,
        }
    }

    /// R6, R39: the hands, the attacker's first.
    fn deal(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let (attacker, game) = (self.public.attacker, if self.public.first_game.is_some() { 2 } else { 1 });
        log.note(|| Event::Started { attacker, game });
        for role in Role::BOTH {
            let mut hand = Hand::EMPTY;
            for _ in 0..HAND {
                let card = Cards::card_at_bit(chance.member(self.stock.bits()));
                self.stock.remove(card);
                hand.add(card);
            }
            for _ in 0..if self.public.settings.tactics { TACTICS_HAND } else { 0 } {
                let card = Tactics::card_at_bit(chance.member(u32::from(self.tactics_stock.bits())));
                self.tactics_stock.remove(card);
                hand.add(card);
            }
            self.hands[role] = hand;
            let seat = self.public.seat(role);
            log.note(|| Event::Dealt { seat, hand: Hidden(hand) });
        }
    }

    /// A game is won (R34, R35). Then the match is over, or the next game of it begins (R37, R38).
    pub(crate) fn finish(&mut self, role: Role, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let end = GameEnd {
            winner: self.public.seat(role),
            role,
            stock: self.stock.len() as u8,
            defence: self.public.logs + (7 - self.public.damaged()),
        };
        log.note(|| Event::GameWon { seat: end.winner, role });
        let winner = match (self.public.settings.rematch, self.public.first_game) {
            (false, _) => Some(end.winner),
            (true, None) => return self.next_game(Some(end), self.public.pair, chance, log),
            (true, Some(first)) => better(first, end),
        };
        let Some(winner) = winner else {
            log.note(|| Event::Tied);
            return self.next_game(None, self.public.pair.saturating_add(1), chance, log);
        };
        self.public.phase = Phase::Over;
        self.public.claims = 0;
        self.public.last_game = Some(end);
        self.public.winner = Some(winner);
        if self.public.settings.rematch {
            log.note(|| Event::MatchWon { seat: winner });
        }
    }

    /// R37, A12: the other player attacks, newly dealt; the dams stand as they stood.
    fn next_game(
        &mut self,
        first_game: Option<GameEnd>,
        pair: u16,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let attacker = self.public.seat(Role::Defender);
        let order = self.public.order;
        let public = Public { pair, first_game, order, ..Public::new(self.public.settings, attacker) };
        *self = Self::undealt(public);
        self.deal(chance, log);
    }
}

/// R37, R38: who has won a pair of games; nobody if it has to be played again.
pub(crate) fn better(first: GameEnd, second: GameEnd) -> Option<Seat> {
    if first.winner == second.winner {
        return Some(first.winner);
    }
    // One win each, so both won in the same role.
    let count = |end: GameEnd| match end.role {
        Role::Attacker => end.stock,
        Role::Defender => end.defence,
    };
    match count(first).cmp(&count(second)) {
        std::cmp::Ordering::Greater => Some(first.winner),
        std::cmp::Ordering::Less => Some(second.winner),
        std::cmp::Ordering::Equal => None,
    }
}
