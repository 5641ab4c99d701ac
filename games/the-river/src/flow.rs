//! What follows from a decision: actions, the order of turns, cleanup and the end.

use nurt_core::{Chance, Log, Seat, Seats};

use crate::components::{
    Card, Cards, Effect, Goods, Island, Kind, LAST_ROUND, MOST_PLAYERS, OFFER, RELEASING_TOKEN, SPACES, Tile,
    Tiles,
};
use crate::events::{Ending, Event, Source};
use crate::moves::Move;
use crate::state::{Player, Step, TheRiver, less};

impl TheRiver {
    /// R10 to R16: the table before the draft.
    pub(crate) fn deal(players: u8, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Self {
        let mut rivers = [0, 1, 2, 3];
        chance.shuffle(&mut rivers);
        // Those that nobody has are put away in order.
        rivers[usize::from(players)..].sort_unstable();
        let mut position = Self::empty(players, rivers);
        position.pawn = Seat::new(chance.below(players.into()) as u8);
        log.note(|| Event::Began { pawn: position.pawn, rivers: rivers[..usize::from(players)].to_vec() });
        position.turn_up(usize::from(players) + 1, chance, log);
        position.next_draft(chance, log);
        position
    }

    /// Everything still in the box.
    pub(crate) fn empty(players: u8, rivers: [u8; MOST_PLAYERS]) -> Self {
        let mut position = Self {
            players,
            round: 0,
            pawn: Seat::new(0),
            turn: Seat::new(0),
            step: Step::Draft,
            seats: rivers.map(Player::new),
            supply: [0; 4],
            stack: Tiles::all(),
            display: Tiles::NONE,
            discard: Tiles::NONE,
            removed: Tiles::NONE,
            deck: Cards::all(),
            offer: Cards::NONE,
            values_taken: 0,
            zeros: 0,
            idle: Seats::NONE,
            ending: false,
        };
        position.supply = position.config().supply;
        position.zeros = position.config().zeros;
        position
    }

    /// Makes a move, and those after it that leave no choice.
    #[inline]
    pub(crate) fn advance(&mut self, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.act(mv, chance, log);
        while let Some(mv) = self.only_move() {
            self.act(mv, chance, log);
        }
    }

    fn act(&mut self, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match mv {
            Move::Draft(tile) => self.lay(tile, chance, log),
            Move::Terrain(tile) => {
                self.place(Island::Terrain, log);
                self.lay(tile, chance, log);
            }
            Move::Place(island) => self.visit(island, chance, log),
            Move::Food(kind) => {
                self.place(Island::Food, log);
                self.fetch(kind, 1, chance, log);
            }
            Move::Reserve(card) => {
                self.place(Island::Reserve, log);
                self.offer.take(card);
                self.me_mut().reserved.put(card);
                let seat = self.turn;
                log.note(|| Event::Reserved { seat, card });
                self.finish(chance, log);
            }
            Move::Build(card) => {
                self.place(Island::Build, log);
                let (seat, reserved) = (self.turn, !self.offer.contains(card));
                if reserved || self.me().may_vary(card.face().cost) {
                    log.note(|| Event::Chosen { seat, card, reserved });
                }
                self.step = if reserved {
                    Step::Discount { card }
                } else {
                    Step::Pay { card, cost: card.face().cost, food: [0; 3], at: 0 }
                };
            }
            Move::Exchange(goods) => self.exchange(goods, chance, log),
            Move::Pass => {
                let seat = self.turn;
                self.idle = self.idle.with(seat);
                log.note(|| Event::Passed { seat });
                self.next_turn(chance, log);
            }
            Move::Return(kind) => self.give_back(kind, chance, log),
            Move::Take(count) => self.take(count, chance, log),
            Move::Discount(kind) => {
                if let Step::Discount { card } = self.step
                    && let Some(cost) = less(card.face().cost, kind)
                {
                    let seat = self.turn;
                    log.note(|| Event::Discounted { seat, kind });
                    self.step = Step::Pay { card, cost, food: [0; 3], at: 0 };
                }
            }
            Move::Pay(units) => self.pay(units, chance, log),
            Move::Swap(first, second) => {
                let seat = self.turn;
                self.me_mut().tiles.swap(usize::from(first) - 1, usize::from(second) - 1);
                log.note(|| Event::Swapped { seat, first, second });
                match self.step {
                    Step::Swap { times, free } if times > 1 => {
                        self.step = Step::Swap { times: times - 1, free }
                    }
                    _ => self.finish(chance, log),
                }
            }
            Move::Done => self.finish(chance, log),
            Move::Harvest(kind) => {
                if let Step::Harvest { space, kind: yielded } = self.step {
                    self.put_back(kind, log);
                    self.gain(yielded, 1, Source::Harvest, log);
                    self.harvest(self.turn, space + 1, chance, log);
                }
            }
            Move::Skip => {
                if let Step::Harvest { space, .. } = self.step {
                    self.harvest(self.turn, space + 1, chance, log);
                }
            }
        }
    }

    /// R25: an explorer goes from the boat to an island.
    fn place(&mut self, island: Island, log: &mut impl Log<Event>) {
        let seat = self.turn;
        let me = self.me_mut();
        me.boat -= 1;
        me.at[island as usize] += 1;
        self.idle = Seats::NONE;
        log.note(|| Event::Placed { seat, island });
    }

    /// The islands where nothing else is to be said.
    fn visit(&mut self, island: Island, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let seat = self.turn;
        match island {
            Island::Wood | Island::Clay | Island::Stone => {
                let kind = Kind::BASIC[island as usize - Island::Wood as usize];
                let amount = self.yields(seat, kind);
                self.place(island, log);
                self.fetch(kind, amount, chance, log);
            }
            Island::Food => {
                self.place(island, log);
                self.fetch(Kind::Food, 1, chance, log);
            }
            Island::First => {
                self.place(island, log);
                self.pawn = seat;
                log.note(|| Event::TookPawn { seat });
                self.finish(chance, log);
            }
            Island::Swap => {
                self.place(island, log);
                self.step = Step::Swap { times: 1, free: false };
            }
            Island::Terrain | Island::Reserve | Island::Build => {}
        }
    }

    /// R35 to R40: so many of a kind come, as far as they find room.
    fn fetch(&mut self, kind: Kind, amount: u8, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if amount <= self.me().free() {
            self.gain(kind, amount, Source::Island, log);
            self.finish(chance, log);
        } else {
            self.step = Step::Take { kind, amount };
        }
    }

    /// R36, R62: so many are taken; where there is no room, something is given back first.
    fn take(&mut self, count: u8, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let (kind, gift) = match self.step {
            Step::Take { kind, .. } => (kind, false),
            Step::Gift { kind } => (kind, true),
            _ => return,
        };
        let (seat, free) = (self.turn, self.me().free());
        if count <= free {
            let source = if gift { Source::Gift } else { Source::Island };
            self.gain(kind, count, source, log);
            self.finish(chance, log);
        } else {
            log.note(|| Event::Wanted { seat, kind, count });
            let same = !gift && free == 0 && count == 1;
            self.step = Step::Return { kind, take: count, owed: count - free, same, gift };
        }
    }

    fn give_back(&mut self, kind: Kind, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.put_back(kind, log);
        match self.step {
            Step::Return { kind, take, owed: 1, gift, .. } => {
                self.gain(kind, take, if gift { Source::Gift } else { Source::Island }, log);
                self.finish(chance, log);
            }
            Step::Return { kind, take, owed, same, gift } => {
                self.step = Step::Return { kind, take, owed: owed - 1, same, gift };
            }
            _ => self.after_laying(chance, log),
        }
    }

    fn put_back(&mut self, kind: Kind, log: &mut impl Log<Event>) {
        let seat = self.turn;
        self.me_mut().stored[kind as usize] -= 1;
        self.supply[kind as usize] += 1;
        log.note(|| Event::Returned { seat, kind });
    }

    fn gain(&mut self, kind: Kind, count: u8, source: Source, log: &mut impl Log<Event>) {
        if count == 0 {
            return;
        }
        let seat = self.turn;
        self.supply[kind as usize] -= count;
        self.me_mut().stored[kind as usize] += count;
        log.note(|| Event::Gained { seat, kind, count, source });
    }

    /// R17, R29: a tile from the display comes onto the river board.
    fn lay(&mut self, tile: Tile, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let seat = self.turn;
        self.display.take(tile);
        self.me_mut().lay(tile);
        let space = self.me().laid;
        log.note(|| Event::Laid { seat, tile, space });
        if usize::from(space) == SPACES {
            self.end_comes(Ending::Tiles, log);
        }
        self.after_laying(chance, log);
    }

    /// R31: first the storage, then what a meadow does.
    fn after_laying(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let me = self.me();
        if me.stock() > me.warehouses {
            self.step = Step::Overflow;
            return;
        }
        match me.tiles[usize::from(me.laid) - 1].face().effect {
            Some(Effect::Gift(kind)) => self.step = Step::Gift { kind },
            Some(Effect::Swaps) if me.laid > 1 => self.step = Step::Swap { times: 2, free: true },
            _ => self.finish(chance, log),
        }
    }

    /// R44, R47 to R49.
    fn pay(&mut self, units: u8, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let Step::Pay { card, cost, mut food, at } = self.step else { return };
        food[usize::from(at)] = units;
        let (seat, kind) = (self.turn, Kind::BASIC[usize::from(at)]);
        if units > 0 {
            log.note(|| Event::FoodFor { seat, kind, units });
        }
        if at < 2 {
            self.step = Step::Pay { card, cost, food, at: at + 1 };
            return;
        }
        let [a, b, c] = [0, 1, 2].map(|kind| cost[kind] - food[kind]);
        let goods: Goods = [a, b, c, food.iter().sum()];
        for (kind, &paid) in goods.iter().enumerate() {
            self.seats[seat.index()].stored[kind] -= paid;
            self.supply[kind] += paid;
        }
        log.note(|| Event::Paid { seat, goods });
        self.build(card, log);
        self.finish(chance, log);
    }

    fn build(&mut self, card: Card, log: &mut impl Log<Event>) {
        let (seat, spaces) = (self.turn, self.config().bonus_spaces);
        self.offer.take(card);
        let me = self.me_mut();
        me.reserved.take(card);
        me.built.put(card);
        log.note(|| Event::Built { seat, card });
        if self.me().taken == spaces {
            return;
        }
        let value = self.values().first().copied().unwrap_or(0);
        if self.values().is_empty() {
            self.zeros -= 1;
        } else {
            self.values_taken += 1;
        }
        let me = self.me_mut();
        me.tokens[usize::from(me.taken)] = value;
        me.taken += 1;
        let taken = me.taken;
        log.note(|| Event::Token { seat, value });
        if taken == RELEASING_TOKEN {
            self.me_mut().boat += 1;
            log.note(|| Event::Released { seat });
        }
        if taken == spaces {
            self.end_comes(Ending::Tokens, log);
        }
    }

    /// R57.
    fn end_comes(&mut self, by: Ending, log: &mut impl Log<Event>) {
        if !self.ending {
            self.ending = true;
            let seat = self.turn;
            log.note(|| Event::LastRound { seat, by });
        }
    }

    fn exchange(&mut self, goods: Goods, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let seat = self.turn;
        for (kind, &given) in goods.iter().enumerate() {
            self.seats[seat.index()].stored[kind] -= given;
            self.supply[kind] += given;
        }
        self.supply[Kind::Food as usize] -= 1;
        self.me_mut().stored[Kind::Food as usize] += 1;
        self.idle = Seats::NONE;
        log.note(|| Event::Exchanged { seat, goods });
        if !self.is_asked(seat) {
            self.skip(seat, log);
            self.next_turn(chance, log);
        }
    }

    /// The action is over.
    fn finish(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if self.round == 0 {
            self.next_draft(chance, log);
        } else {
            self.next_turn(chance, log);
        }
    }

    /// R17 to R19: counter-clockwise, so that whoever has the pawn comes last.
    fn next_draft(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let drafted =
            self.seats[..usize::from(self.players)].iter().filter(|player| player.laid > 0).count() as u8;
        if drafted < self.players {
            self.turn = self.left_of(self.pawn, self.players - 1 - drafted);
            self.step = Step::Draft;
            return;
        }
        if let Some(tile) = self.display.iter().next() {
            log.note(|| Event::Removed { tile });
        }
        self.removed = std::mem::take(&mut self.display);
        self.start_round(chance, log);
    }

    fn start_round(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.round += 1;
        self.turn_up(self.config().display, chance, log);
        self.idle = Seats::NONE;
        self.turn = self.left_of(self.pawn, self.players - 1);
        self.next_turn(chance, log);
    }

    /// R12, R13, R53, R54: tiles and cards are turned up. What is left of the tiles goes away first.
    fn turn_up(&mut self, tiles: usize, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let left = std::mem::take(&mut self.display);
        self.discard = self.discard.or(left);
        for _ in 0..tiles {
            if self.stack.is_empty() {
                self.stack = std::mem::take(&mut self.discard);
            }
            if self.stack.is_empty() {
                break;
            }
            let tile = self.stack.draw(chance);
            self.display.put(tile);
        }
        let before = self.offer;
        while self.offer.len() < OFFER && !self.deck.is_empty() {
            let card = self.deck.draw(chance);
            self.offer.put(card);
        }
        log.note(|| Event::Revealed {
            round: self.round,
            left: left.iter().collect(),
            tiles: self.display.iter().collect(),
            cards: self.offer.without(before).iter().collect(),
        });
    }

    /// R21 to R23, A-03: whoever comes next; if nobody can, the round is over.
    fn next_turn(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        for seat in self.seats_from(self.left_of(self.turn, 1)) {
            if self.seats[seat.index()].boat == 0 {
                continue;
            }
            if self.is_asked(seat) {
                self.turn = seat;
                self.step = Step::Turn;
                return;
            }
            self.skip(seat, log);
        }
        self.harvest(self.pawn, 0, chance, log);
    }

    fn skip(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if !self.idle.contains(seat) {
            self.idle = self.idle.with(seat);
            log.note(|| Event::Blocked { seat });
        }
    }

    /// R52, R61, A-10: the meadows yield, from a space of a seat on.
    fn harvest(&mut self, first: Seat, mut space: u8, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let place = |seat: Seat| (seat.index() as u8 + self.players - self.pawn.index() as u8) % self.players;
        let skipped = place(first);
        for seat in self.seats_from(self.pawn).skip(skipped.into()) {
            self.turn = seat;
            for at in usize::from(space)..self.me().tiles().len() {
                let Some(Effect::Harvest(kind)) = self.me().tiles[at].face().effect else { continue };
                if self.supply[kind as usize] == 0 {
                    continue;
                }
                if self.me().free() > 0 {
                    self.gain(kind, 1, Source::Harvest, log);
                } else if self.me().others(kind) > 0 {
                    self.step = Step::Harvest { space: at as u8, kind };
                    return;
                }
            }
            space = 0;
        }
        self.clean_up(chance, log);
    }

    /// R53 to R58.
    fn clean_up(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        for seat in self.seats() {
            let player = &mut self.seats[seat.index()];
            let count = player.settling.min(player.boat + player.out());
            player.boat = player.boat + player.out() - count;
            player.settled += count;
            player.settling = 0;
            player.at.fill(0);
            if count > 0 {
                log.note(|| Event::Settled { seat, count });
            }
        }
        let stranded = self.seats().all(|seat| self.seats[seat.index()].boat == 0);
        if self.ending || stranded || self.round >= LAST_ROUND {
            self.step = Step::Over;
            log.note(|| Event::Ended);
        } else {
            self.start_round(chance, log);
        }
    }
}
