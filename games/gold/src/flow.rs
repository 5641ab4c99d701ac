//! What follows from a decision: actions, the row, masteries and the order of turns.

use nurt_core::{Chance, Log, Seat};

use crate::components::{
    AROUND, Ability, Card, Cards, DRAWN, EMPTY_KOKU, END_POINTS, Effect, GOODS_FOR_GOOD, JOURNEY_KOKU,
    KOKU_FOR_FAVOUR, Kind, MOST_KOKU, REGIONS, RIVER, ROW_END_FAVOUR, SHORE, SHORES, Tile,
};
use crate::effects::Site;
use crate::events::{Cause, Event};
use crate::moves::{Move, Trade};
use crate::state::{Choice, Gold, Pending, Phase, Plot, Source};

impl Gold {
    pub(crate) fn roll_die(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let (seat, face) = (self.turn, roll(chance));
        self.me_mut().die = face;
        log.note(|| Event::Rolled { seat, face });
    }

    /// Makes a move, and those after it that leave no choice.
    #[inline]
    pub(crate) fn advance_by(&mut self, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.act(mv, chance, log);
        while let Some(mv) = self.only_move() {
            self.act(mv, chance, log);
        }
    }

    pub(crate) fn act(&mut self, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let seat = self.turn;
        match mv {
            Move::Patron(patron) => {
                self.me_mut().patron = Some(patron);
                self.me_mut().clan = Some(patron.face().clan);
                self.patrons.take(patron);
                log.note(|| Event::Chose { seat, patron });
                self.next_patron(chance, log);
            }
            Move::Die(face) => {
                let favour = turn_cost(self.me().die, face);
                self.me_mut().favour -= favour;
                self.me_mut().die = face;
                log.note(|| Event::Turned { seat, face, favour });
            }
            Move::Trade(trade) => self.trade(trade, log),
            Move::Build(space, tile) => {
                self.build(usize::from(space) - 1, tile, log);
                self.go_on(chance, log);
            }
            Move::Sail(ship, steps) => {
                self.sail(ship, steps, log);
                self.go_on(chance, log);
            }
            Move::Deliver(card) => {
                self.deliver(card, log);
                self.go_on(chance, log);
            }
            Move::Set(face) => {
                self.me_mut().favour -= 1;
                self.me_mut().die = face;
                log.note(|| Event::SetDie { seat, face });
                self.after_die(chance, log);
            }
            Move::Roll => {
                self.roll_die(chance, log);
                self.after_die(chance, log);
            }
            Move::End => self.next_turn(log),
            _ => {
                self.choose(mv, log);
                self.go_on(chance, log);
            }
        }
    }

    fn after_die(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if self.phase == Phase::First {
            self.first_dice(chance, log);
        } else {
            self.next_turn(log);
        }
    }

    /// R18.
    fn trade(&mut self, trade: Trade, log: &mut impl Log<Event>) {
        let seat = self.turn;
        let me = self.me_mut();
        match trade {
            Trade::Goods(from, to) => {
                me.goods[from as usize] -= GOODS_FOR_GOOD;
                me.goods[to as usize] += 1;
            }
            Trade::Favour => {
                me.koku -= KOKU_FOR_FAVOUR;
                me.favour += 1;
            }
        }
        log.note(|| Event::Traded { seat, trade });
    }

    /// R20 to R23.
    fn build(&mut self, space: usize, tile: Tile, log: &mut impl Log<Event>) {
        let (seat, cost) = (self.turn, Self::price(self.me(), space));
        self.me_mut().koku -= cost;
        let at = self.row.iter().position(|&other| other == tile).unwrap_or(0);
        self.row.remove(at);
        self.shore[space] = Plot { tile: Some(tile), markers: [Some(seat), None] };
        let number = space as u8 + 1;
        log.note(|| Event::Built { seat, space: number, tile, cost });
        if at == 0 {
            self.gain_favour(seat, ROW_END_FAVOUR, Cause::RowEnd, log);
        }
        let region = SHORES[space].region;
        let site = Site {
            region,
            space: space as u8,
            river: 0,
            why: Cause::Build(region + 1),
            source: Source::Tracks,
        };
        self.resolve(seat, Effect::Influence(tile.face().influence), site, log);
        if let Some(patron) = self.me().patron {
            let site = Site { why: Cause::Patron(patron), source: Source::Patron, ..site };
            self.resolve_all(seat, patron.face().build, site, log);
        }
        self.phase = Phase::Act;
    }

    /// R27 to R31.
    pub(crate) fn sail(&mut self, ship: u8, steps: u8, log: &mut impl Log<Event>) {
        let (seat, at) = (self.turn, usize::from(ship) - 1);
        let from = self.me().ships[at];
        let (to, journey) = (sail_to(from, steps), from + steps > RIVER);
        self.me_mut().ships[at] = to;
        self.journey = journey;
        log.note(|| Event::Sailed { seat, ship, from, to, journey });
        let royal = self.me().royal == Some(ship - 1);
        self.visit(to, royal, log);
        let site = |why, source| Site { region: 0, space: 0, river: to, why, source };
        if royal {
            for card in self.me().delivered.iter() {
                self.resolve_all(seat, card.face().royal, site(Cause::Card(card), Source::Customers), log);
            }
        }
        if let Some(patron) = self.me().patron {
            self.resolve_all(seat, patron.face().sail, site(Cause::Patron(patron), Source::Patron), log);
        }
        if journey {
            self.resolve(seat, Effect::KokuOrGood(JOURNEY_KOKU), site(Cause::Journey, Source::Visits), log);
            for card in self.me().delivered.iter() {
                self.resolve_all(seat, card.face().journey, site(Cause::Card(card), Source::Customers), log);
            }
        }
        self.phase = Phase::Act;
    }

    /// R28, R29: what the shore gives to the visitor, and then to the owners.
    fn visit(&mut self, river: u8, royal: bool, log: &mut impl Log<Event>) {
        let seat = self.turn;
        let any_good = royal && self.me().served(Ability::MarketChoice);
        let around = AROUND[usize::from(river) - 1];
        for space in around {
            let region = SHORES[usize::from(space)].region;
            let site = Site { region, space, river, why: Cause::Visit(space + 1), source: Source::Visits };
            let Some(tile) = self.shore[usize::from(space)].tile else {
                self.resolve(seat, Effect::Koku(EMPTY_KOKU), site, log);
                continue;
            };
            for &effect in tile.face().visitor {
                // A25: only the good is replaced.
                let effect = match effect {
                    Effect::Good(_) if any_good && tile.face().kind == Kind::Market => Effect::AnyGood,
                    effect => effect,
                };
                self.resolve(seat, effect, site, log);
            }
        }
        for space in around {
            self.pay_owners(space, log);
        }
    }

    /// R29: every marker brings its player the owner reward.
    fn pay_owners(&mut self, space: u8, log: &mut impl Log<Event>) {
        let Plot { tile: Some(tile), markers } = self.shore[usize::from(space)] else { return };
        let region = SHORES[usize::from(space)].region;
        let site = Site { region, space, river: 0, why: Cause::Owner(space + 1), source: Source::Owner };
        for owner in markers.into_iter().flatten() {
            self.resolve_all(owner, tile.face().owner, site, log);
        }
    }

    /// R32 to R38.
    fn deliver(&mut self, card: Card, log: &mut impl Log<Event>) {
        let (seat, face) = (self.turn, card.face());
        let me = self.me_mut();
        me.goods.iter_mut().zip(face.order).for_each(|(held, ordered)| *held -= ordered);
        me.hand.take(card);
        me.delivered.put(card);
        log.note(|| Event::Delivered { seat, card });
        let site = Site {
            region: face.region,
            space: 0,
            river: 0,
            why: Cause::Card(card),
            source: Source::Customers,
        };
        if let Some(patron) = self.me().patron {
            let site = Site { why: Cause::Patron(patron), source: Source::Patron, ..site };
            self.resolve_all(seat, patron.face().deliver, site, log);
        }
        self.resolve_all(seat, face.delivery, site, log);
        self.resolve(seat, Effect::Draw(DRAWN), site, log);
        self.phase = Phase::Act;
    }

    /// The answer to the first of the choices that wait.
    fn choose(&mut self, mv: Move, log: &mut impl Log<Event>) {
        let Some(at) = self.next_pending() else { return };
        let Pending { seat, choice } = self.pending[at];
        let why = if let Choice::Good(why) = choice { why } else { Cause::Journey };
        match (mv, choice) {
            (Move::Take(good), _) => {
                self.pending.remove(at);
                self.gain_good(seat, good, why, log);
            }
            (Move::TakeKoku, Choice::KokuOrGood(count)) => {
                self.pending.remove(at);
                let site = Site { region: 0, space: 0, river: 0, why, source: Source::Visits };
                self.gain_koku(seat, count, site, log);
            }
            (Move::Sell(good), Choice::Sell(price)) => {
                let player = &mut self.seats[seat.index()];
                player.goods[good as usize] -= 1;
                let koku = price.min(MOST_KOKU - player.koku);
                player.koku += koku;
                log.note(|| Event::Sold { seat, good, koku });
            }
            (Move::Royal(ship), _) => {
                self.pending.remove(at);
                self.seats[seat.index()].royal = Some(ship - 1);
                log.note(|| Event::Royal { seat, ship });
            }
            (Move::Mark(space), _) => {
                self.pending.remove(at);
                self.shore[usize::from(space) - 1].markers[1] = Some(seat);
                log.note(|| Event::Marked { seat, space });
            }
            (Move::Discard(card), _) => {
                self.pending.remove(at);
                self.seats[seat.index()].hand.take(card);
                self.discard.put(card);
                log.note(|| Event::Discarded { seat, card });
            }
            _ => {
                self.pending.remove(at);
            }
        }
    }

    /// What comes next of the turn, as far as nobody has to decide anything.
    fn go_on(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        loop {
            if let Some(at) = self.next_pending() {
                if self.asks(at, chance, log) {
                    return;
                }
            } else if self.phase == Phase::Act {
                self.phase = Phase::Settle;
                self.move_row(chance, log);
            } else {
                self.claim(log);
                self.phase = Phase::End;
                return;
            }
        }
    }

    /// Whether the first of the choices that wait is one; if not, it is gone.
    fn asks(&mut self, at: usize, chance: &mut impl Chance, log: &mut impl Log<Event>) -> bool {
        let Pending { seat, choice } = self.pending[at];
        let player = &self.seats[seat.index()];
        match choice {
            // A20: with six of everything it is lost.
            Choice::Good(_) if !player.has_room() => {}
            Choice::Sell(_) if player.goods == [0; 3] => {}
            Choice::Draw(count) => {
                // A9: without enough customers nothing is discarded.
                if self.draw_cards(seat, count, chance, log) == count {
                    self.pending[at].choice = Choice::Discard;
                    return true;
                }
            }
            _ => return true,
        }
        self.pending.remove(at);
        false
    }

    /// R33: draws customers; how many there were.
    pub(crate) fn draw_cards(
        &mut self,
        seat: Seat,
        count: u8,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> u8 {
        let mut drawn = Cards::NONE;
        for _ in 0..count {
            if self.deck.is_empty() {
                if self.discard.is_empty() {
                    break;
                }
                self.deck = std::mem::take(&mut self.discard);
                log.note(|| Event::Shuffled);
            }
            let card = self.deck.draw(chance);
            drawn.put(card);
            self.seats[seat.index()].hand.put(card);
        }
        let count = drawn.len() as u8;
        log.note(|| Event::Drew { seat, count, cards: Some(drawn.iter().collect()) });
        count
    }

    /// R31, R39 to R41: the row moves on.
    fn move_row(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if std::mem::take(&mut self.journey)
            && let Some(tile) = self.row.pop_at(0)
        {
            self.gone.put(tile);
            log.note(|| Event::TileGone { tile });
        }
        if self.row.is_full() {
            return;
        }
        let Some(era) = self.tops.iter().position(Option::is_some) else { return };
        let Some(tile) = self.tops[era].take() else { return };
        self.row.push(tile);
        if self.below[era] > 0 {
            self.below[era] -= 1;
            self.tops[era] = Some(self.draw_tile(era, chance));
        }
        let next = self.tops[era];
        log.note(|| Event::Entered { tile, next });
        match (era, next) {
            (0, None) => {
                log.note(|| Event::ImperialVisit);
                for space in 0..SHORE as u8 {
                    self.pay_owners(space, log);
                }
            }
            (1, None) => {
                let seat = self.turn;
                self.last_turns = Some(self.players);
                log.note(|| Event::LastTurns { seat });
                let site = Site { region: 0, space: 0, river: 0, why: Cause::End, source: Source::End };
                self.score(seat, END_POINTS, site, log);
            }
            _ => {}
        }
    }

    fn next_turn(&mut self, log: &mut impl Log<Event>) {
        if let Some(turns) = &mut self.last_turns {
            *turns -= 1;
            if *turns == 0 {
                self.finish(log);
                return;
            }
        }
        self.turn = Seat::new((self.turn.index() as u8 + 1) % self.players);
        self.phase = Phase::Main;
    }
}

/// R27: the river space so far downstream; after the last comes the first.
pub(crate) const fn sail_to(from: u8, steps: u8) -> u8 {
    let to = from + steps;
    if to > RIVER { to - RIVER } else { to }
}

pub(crate) fn roll(chance: &mut impl Chance) -> u8 {
    1 + chance.below(REGIONS as u32) as u8
}

/// R17, A3: what turning the die costs, the shorter way.
pub(crate) fn turn_cost(from: u8, to: u8) -> u8 {
    let way = from.abs_diff(to);
    way.min(REGIONS as u8 - way)
}
