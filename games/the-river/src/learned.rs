//! What a network is told of a position, to judge the prospects of a seat.
//!
//! Whoever decides is shown as after the present step: a card that is being paid for is built, what is being taken is
//! stored. So positions within an action look like those after it.

use nurt_core::Seat;
use nurt_core::net::{Told, flag};

use crate::components::{
    COLUMN_POINTS, COLUMNS, Card, Cards, Effect, GIFT, Island, Kind, MOST_PLAYERS, MOST_TERRAIN, OFFER,
    Print, RELEASING_TOKEN, RIVERS, SETTLE, SPACES, TILE_FACES, TILES, Tile, Tiles,
};
use crate::evaluate::{BUILT_IN_A_ROUND, LAID_IN_A_ROUND, MISSING, RESOURCE, columns, equipment, explorers};
use crate::state::{Player, Step, TheRiver};

/// Figures of the whole, and of each tile or card that the seat may come by.
pub(crate) const TOLD: (usize, usize) = (122, 30);

/// What is said of a card and not of a tile, and the other way round.
const OF_CARD: usize = 8;
const OF_TILE: usize = 13;
/// What is said of each rival, and of the best tiles and cards.
const OF_RIVAL: usize = 11;
const OF_BEST: usize = 9;
/// More rounds than this hardly ever come.
const MOST_LEFT: f32 = 4.0;
/// The points that are one among the figures.
const POINTS: f32 = 20.0;
/// Types of terrain.
const TYPES: usize = 5;
/// The tiles of each type of terrain.
const OF_TERRAIN: [u128; TYPES] = {
    let mut sets = [0; TYPES];
    let mut at = 0;
    while at < TILES * TYPES {
        let (tile, terrain) = (at / TYPES, at % TYPES);
        sets[terrain] |= ((TILE_FACES[tile].terrain as u128 >> terrain) & 1) << tile;
        at += 1;
    }
    sets
};

impl TheRiver {
    /// All that matters to a seat: the table, its turn, what it has, what it may get, its rivals; then tile by tile and
    /// card by card.
    pub(crate) fn told(&self, seat: Seat) -> Told {
        let table = Table::of(self);
        let own = Own::of(&table, seat);
        let mut told = Told::new();
        table.tell(&mut told);
        own.tell_turn(&mut told);
        own.tell_means(&mut told);
        own.tell_river(&mut told);
        table.tell_rivals(seat, &mut told);
        let from = told.len();
        told.extend([0.0; OF_BEST]);
        let best = own.tell_parts(&mut told);
        told[from..from + OF_BEST].copy_from_slice(&best);
        debug_assert_eq!(from + OF_BEST, TOLD.0);
        debug_assert_eq!((told.len() - TOLD.0) % TOLD.1, 0);
        told
    }
}

/// The position once the present step is done.
struct Table<'a> {
    game: &'a TheRiver,
    /// Whoever decides.
    actor: Player,
    /// The cards that can still be built.
    offer: Cards,
    /// The bonus tokens to come, best first.
    values: &'static [u8],
    /// How many rounds may come after this one; none if this is the last.
    left: f32,
    /// The types with which each player could score a column, if a tile can be taken in this round.
    wants: [u8; MOST_PLAYERS],
}

impl<'a> Table<'a> {
    fn of(game: &'a TheRiver) -> Self {
        let actor = match game.step {
            Step::Draft | Step::Turn | Step::Swap { .. } | Step::Harvest { .. } | Step::Over => {
                game.me().clone()
            }
            _ => game.after_step(game.me().clone()).0,
        };
        let (mut offer, mut values) = (game.offer, game.values());
        if let Step::Discount { card } | Step::Pay { card, .. } = game.step {
            offer.take(card);
            values = values.get(usize::from(actor.taken - game.me().taken)..).unwrap_or_default();
        }
        let tokens = f32::from(game.config().bonus_spaces - actor.taken) / BUILT_IN_A_ROUND;
        let left = game.rounds_left().min(tokens);
        let mut table = Self { game, actor, offer, values, left, wants: [0; MOST_PLAYERS] };
        for seat in game.seats() {
            table.wants[seat.index()] = if table.may_lay(seat) { next(table.player(seat)).0 } else { 0 };
        }
        table
    }

    /// A player, once the present step is done.
    fn player(&self, seat: Seat) -> &Player {
        if seat == self.game.turn { &self.actor } else { self.game.player(seat) }
    }

    /// Whether the seat can still take a tile that is on display.
    fn may_lay(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let drafted = self.game.round == 0 && player.laid > 0;
        player.boat > 0 && !drafted && self.game.may_take_terrain(player)
    }

    /// Whether nobody places explorers any more.
    fn cleanup(&self) -> bool {
        matches!(self.game.step, Step::Harvest { .. } | Step::Over)
    }

    /// How many others place an explorer before this seat does.
    fn ahead(&self, seat: Seat) -> f32 {
        let (game, players) = (self.game, self.game.players);
        let apart = |from: Seat, to: Seat| (to.index() as u8 + players - from.index() as u8) % players;
        let acting = u8::from(!matches!(game.step, Step::Draft | Step::Turn));
        let player = self.player(seat);
        let count = if game.round == 0 && player.laid == 0 {
            apart(seat, game.turn).saturating_sub(acting)
        } else if game.round == 0 || player.boat == 0 || self.cleanup() {
            apart(game.pawn, seat)
        } else {
            let before = game.seats_from(game.left_of(game.turn, acting)).take_while(|&other| other != seat);
            before.filter(|&other| self.player(other).boat > 0).count() as u8
        };
        f32::from(count) / 3.0
    }

    /// What the tiles of a player bring.
    fn river(&self, player: &Player) -> River {
        let left = self.left;
        let meadows: u8 = player.tiles().iter().map(|&tile| player.meadow(tile)).sum();
        let tiles = columns(player, left) + self.game.meadows(player, left);
        River {
            points: f32::from(player.columns().into_iter().sum::<u8>() + meadows),
            hopes: tiles + equipment(player, left) + explorers(player, left),
        }
    }

    /// The share of the stack that is of one of these types.
    fn share(&self, types: u8) -> f32 {
        let of = |terrain: usize| if types & 1 << terrain == 0 { 0 } else { OF_TERRAIN[terrain] };
        let some = Tiles::from_bits((0..TYPES).map(of).fold(0, |some, of| some | of));
        self.game.stack.and(some).len() as f32 / self.game.stack.len().max(1) as f32
    }

    /// The share of the rivals of whom something is true.
    fn rivals(&self, seat: Seat, is: impl Fn(Seat) -> bool) -> f32 {
        let count = self.game.seats().filter(|&other| other != seat && is(other)).count();
        count as f32 / f32::from(self.game.players - 1)
    }

    /// The value of a bonus token to come.
    fn token(&self, at: usize) -> f32 {
        self.values.get(at).copied().unwrap_or(0).into()
    }

    /// What everybody sees.
    fn tell(&self, told: &mut Told) {
        let (game, config) = (self.game, self.game.config());
        told.extend((2..=4).map(|players| flag(game.players == players)));
        told.push(f32::from(game.round.min(16)) / 8.0);
        told.push(self.left / MOST_LEFT);
        told.push(flag(self.left <= 0.0));
        told.push(flag(game.round == 0));
        told.push(flag(self.cleanup()));
        told.extend([0, 1, 3].map(|at| self.token(at) / 6.0));
        told.push(game.display.len() as f32 / 9.0);
        told.push(self.offer.len() as f32 / OFFER as f32);
        told.extend((0..4).map(|kind| f32::from(game.supply[kind]) / f32::from(config.supply[kind])));
        for island in Island::ALL.iter().filter(|island| !matches!(island, Island::Terrain | Island::Build)) {
            let spaces = f32::from(config.spaces[*island as usize]);
            told.push(1.0 - f32::from(game.crowd(*island)) / spaces);
        }
        told.push(game.seats().map(|seat| f32::from(self.player(seat).boat)).sum::<f32>() / 16.0);
    }

    /// The others, on average and at their best.
    fn tell_rivals(&self, seat: Seat, told: &mut Told) {
        let (mut mean, mut most) = ([0.0; OF_RIVAL], [0.0f32; OF_RIVAL]);
        for other in self.game.seats().filter(|&other| other != seat) {
            for (at, figure) in self.rival(other).into_iter().enumerate() {
                mean[at] += figure / f32::from(self.game.players - 1);
                most[at] = most[at].max(figure);
            }
        }
        told.extend(mean.into_iter().chain(most));
    }

    /// What a rival has, and whether it may build or bring the end with its next explorer.
    fn rival(&self, seat: Seat) -> [f32; OF_RIVAL] {
        let player = self.player(seat);
        let spaces = self.game.config().bonus_spaces;
        let builds = player.boat > 0 && self.offer.iter().any(|card| player.can_pay(card.face().cost));
        let ends = (builds && player.taken + 1 == spaces)
            || (usize::from(player.laid) + 1 == SPACES && self.may_lay(seat));
        [
            f32::from(player.score().total()) / (2.0 * POINTS),
            f32::from(player.taken) / f32::from(spaces),
            f32::from(player.laid) / SPACES as f32,
            f32::from(player.boat) / 5.0,
            f32::from(hands(player)) / 5.0,
            f32::from(player.stock()) / 8.0,
            f32::from(player.warehouses) / 10.0,
            f32::from(player.production.iter().sum::<u8>()) / 8.0,
            player.reserved.len() as f32 / 2.0,
            flag(builds),
            flag(ends),
        ]
    }
}

/// What the tiles on a river board bring, in points.
struct River {
    /// As it stands.
    points: f32,
    /// What may come of columns, meadows, production, warehouses and those who do not settle.
    hopes: f32,
}

/// What a tile or a card would bring.
struct Part {
    /// The points at once.
    points: f32,
    /// What it is worth by hand, in points.
    worth: f32,
}

/// The seat that is told about, with what is counted once.
struct Own<'a> {
    table: &'a Table<'a>,
    seat: Seat,
    player: &'a Player,
    ahead: f32,
    /// The types that score in the column of the next space, and the points.
    next: (u8, u8),
    /// What its tiles bring.
    river: River,
    /// The points that the best swap brings.
    swap: f32,
}

impl<'a> Own<'a> {
    fn of(table: &'a Table<'a>, seat: Seat) -> Self {
        let player = table.player(seat);
        let (ahead, next, river) = (table.ahead(seat), next(player), table.river(player));
        Self { table, seat, player, ahead, next, river, swap: best_swap(player) }
    }

    /// When the seat comes, and what it can do then.
    fn tell_turn(&self, told: &mut Told) {
        let (game, player) = (self.table.game, self.player);
        let mine = game.turn == self.seat;
        let ready = player.boat > 0 && !self.table.cleanup();
        told.push(flag(mine && matches!(game.step, Step::Draft | Step::Turn)));
        told.push(self.ahead);
        told.push(flag(game.pawn == self.seat));
        told.push(flag(game.pawn == self.seat) * self.table.left.min(1.0));
        let swaps = match game.step {
            Step::Swap { times, .. } if mine => f32::from(times) / 2.0,
            _ => 0.0,
        };
        told.push(swaps);
        told.push(swaps * self.swap / 6.0);
        told.push(self.swap / 6.0);
        told.push(flag(ready && game.has_space(Island::Swap)) * self.swap / 6.0);
        for kind in Kind::BASIC {
            let yields =
                if ready && game.may_produce(self.seat, kind) { game.yields(self.seat, kind) } else { 0 };
            told.push(f32::from(yields.min(player.free())) / 4.0);
        }
        let terrain = MOST_TERRAIN.saturating_sub(player.at[Island::Terrain as usize]).min(player.boat);
        told.push(flag(self.table.may_lay(self.seat)) * f32::from(terrain) / f32::from(MOST_TERRAIN));
    }

    /// Points, resources and explorers.
    fn tell_means(&self, told: &mut Told) {
        let (player, left) = (self.player, self.table.left);
        let score = player.score();
        let points = [score.buildings, score.tokens, score.resources, score.columns, score.meadows];
        told.extend(points.map(|points| f32::from(points) / POINTS));
        told.push(f32::from(score.total()) / (2.0 * POINTS));
        let hopes = [
            self.table.game.goods(player, left),
            explorers(player, left),
            equipment(player, left),
            columns(player, left),
            self.table.game.meadows(player, left),
        ];
        told.extend(hopes.map(|points| points / POINTS));
        told.extend(player.stored.map(|stored| f32::from(stored) / 5.0));
        told.push(f32::from(player.stock()) / 8.0);
        told.push(f32::from(player.free()) / 8.0);
        told.push(f32::from(player.warehouses) / 10.0);
        told.push(f32::from(player.warehouses) * left / 30.0);
        told.extend(player.production.map(|symbols| f32::from(symbols) / 4.0));
        told.extend(player.production.map(|symbols| flag(symbols == 0)));
        told.push(f32::from(player.production.iter().sum::<u8>()) * left / 20.0);
        told.push(player.reserved.len() as f32 / 2.0);
        told.push(f32::from(player.boat) / 5.0);
        told.extend((0..3).map(|count| flag(player.boat == count)));
        told.push(f32::from(hands(player)) / 5.0);
        told.push(f32::from(player.settling) / 2.0);
        told.push(f32::from(player.settled) / 4.0);
        told.push(flag(player.fifth_waits()));
        told.push(flag(player.taken + 1 == RELEASING_TOKEN) * left / MOST_LEFT);
    }

    /// How far tokens and tiles have come.
    fn tell_river(&self, told: &mut Told) {
        let (player, table) = (self.player, self.table);
        let spaces = table.game.config().bonus_spaces;
        told.push(f32::from(player.taken) / f32::from(spaces));
        told.push(flag(player.taken + 1 == spaces));
        told.push(flag(player.taken < spaces) * table.token(0) / 6.0);
        let rest = SPACES as u8 - player.laid;
        told.push(f32::from(player.laid) / SPACES as f32);
        told.push(flag(rest == 1));
        told.push(flag(rest == 2));
        told.push(f32::from(rest) / LAID_IN_A_ROUND / MOST_LEFT - table.left / MOST_LEFT);
        let settles = SETTLE.into_iter().find(|&space| space > player.laid);
        told.push(settles.map_or(0.0, |space| f32::from(space - player.laid)) / 6.0);
        let print = RIVERS[usize::from(player.river)].get(usize::from(player.laid));
        told.push(flag(print == Some(&Print::Warehouse)));
        told.push(flag(matches!(print, Some(Print::Makes(_)))));
        told.push(f32::from(self.next.1) / 4.0 * table.share(self.next.0));
        let columns = player.columns();
        let of = |points: u8| columns.map(|column| flag(column == points)).iter().sum::<f32>() / 4.0;
        told.extend(COLUMN_POINTS.map(of));
        let mut meadows = [0.0; 5];
        for tile in player.tiles() {
            match tile.face().effect {
                Some(Effect::Harvest(_)) => meadows[0] += 0.5,
                Some(Effect::Production(_)) => meadows[1] += 0.5,
                Some(Effect::Terrain(_)) => meadows[2] += 0.5,
                Some(Effect::Tokens) => meadows[3] = 1.0,
                Some(Effect::Boat) => meadows[4] = 1.0,
                Some(Effect::Gift(_) | Effect::Swaps) | None => {}
            }
        }
        told.extend(meadows);
    }

    /// Tile by tile and card by card; gives back the best of them.
    fn tell_parts(&self, told: &mut Told) -> [f32; OF_BEST] {
        let (mut tiles, mut cards) = ([0.0; 2], [0.0; 2]);
        let (mut laid, mut built) = (0.0f32, [0.0f32; 4]);
        if self.table.may_lay(self.seat) {
            for tile in self.table.game.display.iter() {
                let part = self.tile(tile, told);
                laid = laid.max(part.points);
                rank(&mut tiles, part.worth);
            }
        }
        if self.player.boat > 0 || self.table.left > 0.0 {
            let offered = self.table.offer.iter().map(|card| (card, false));
            let reserved = self.player.reserved.iter().map(|card| (card, true));
            for (card, reserved) in offered.chain(reserved) {
                let (part, missing) = self.card(card, reserved, told);
                built.iter_mut().skip(missing).for_each(|best| *best = best.max(part.points));
                rank(&mut cards, part.worth);
            }
        }
        let [a, b, c, d] = built;
        [laid, tiles[0], tiles[1], a, b, c, d, cards[0], cards[1]].map(|points| points / 10.0)
    }

    /// What is said of every part.
    fn tell_part(&self, kind: [bool; 3], part: &Part, rivals: f32, told: &mut Told) {
        told.extend(kind.map(flag));
        told.push(self.table.left / MOST_LEFT);
        told.push(self.ahead);
        told.push(f32::from(self.player.boat) / 5.0);
        told.push(part.points / 10.0);
        told.push(part.worth / 10.0);
        told.push(rivals);
    }

    /// What a tile on display would bring on the next space.
    fn tile(&self, tile: Tile, told: &mut Told) -> Part {
        let (player, table, left, face) = (self.player, self.table, self.table.left, tile.face());
        let mut then = player.clone();
        then.lay(tile);
        let (river, now) = (table.river(&then), &self.river);
        let more = |then: u8, now: u8| f32::from(then) - f32::from(now);
        let warehouses = more(then.warehouses, player.warehouses);
        let production = [0, 1, 2].map(|kind| more(then.production[kind], player.production[kind]));
        let new = (0..3).any(|kind| player.production[kind] == 0 && then.production[kind] > 0);
        let lost = more(then.stock(), then.warehouses).max(0.0);
        let gift = match face.effect {
            Some(Effect::Gift(kind)) => GIFT.min(table.game.supply[kind as usize]).min(then.free()).into(),
            _ => 0.0,
        };
        let swaps = if face.effect == Some(Effect::Swaps) { self.swap } else { 0.0 };
        let points = river.points - now.points + swaps;
        let hopes = river.hopes - now.hopes;
        // What may still score below it.
        let below = match usize::from(player.laid) / COLUMNS.len() {
            0 => face.terrain,
            1 => face.terrain & self.next.0,
            _ => 0,
        };
        let part = Part { points, worth: points + hopes + RESOURCE * (gift - lost) };
        let wanted = |rival: Seat| table.wants[rival.index()] & face.terrain != 0;
        self.tell_part([true, false, false], &part, table.rivals(self.seat, wanted), told);
        told.push(flag(face.terrain & self.next.0 != 0) * f32::from(self.next.1) / 4.0);
        told.push(table.share(below));
        told.push(flag(face.effect.is_some()));
        told.push(warehouses / 2.0);
        told.push(warehouses * left / 4.0);
        told.extend(production.map(|symbols| symbols / 2.0));
        told.push(production.iter().sum::<f32>() * left / 4.0);
        told.push(flag(new));
        told.push(flag(then.settling > player.settling));
        told.extend([gift / 4.0, lost / 2.0]);
        told.extend([0.0; OF_CARD]);
        part
    }

    /// What a card would bring, and how many resources are missing for it.
    fn card(&self, card: Card, reserved: bool, told: &mut Told) -> (Part, usize) {
        let (player, table, face) = (self.player, self.table, card.face());
        let less = u8::from(reserved);
        let cost = face.cost.iter().sum::<u8>() - less;
        let short = [0, 1, 2].map(|kind| face.cost[kind].saturating_sub(player.stored[kind]));
        let food = player.stored[Kind::Food as usize];
        let missing = short.iter().sum::<u8>().saturating_sub(less + food);
        let kinds = short.iter().filter(|&&short| short > 0).count();
        let unmade = (0..3).filter(|&kind| short[kind] > 0 && player.production[kind] == 0).count();
        let token = if player.taken < table.game.config().bonus_spaces { table.token(0) } else { 0.0 };
        let points = f32::from(face.points) + token;
        let worth = (points - RESOURCE * f32::from(cost)) * MISSING.powi(missing.into());
        let part = Part { points, worth };
        let payable = |rival: Seat| !reserved && table.player(rival).can_pay(face.cost);
        self.tell_part([false, !reserved, reserved], &part, table.rivals(self.seat, payable), told);
        told.extend([0.0; OF_TILE]);
        told.extend((0..3).map(|count| flag(missing == count)));
        told.push(f32::from(missing) / 4.0);
        told.push(f32::from(cost) / 7.0);
        told.push(kinds as f32 / 3.0);
        told.push(unmade as f32 / 3.0);
        told.push(f32::from(cost.saturating_sub(player.warehouses)) / 4.0);
        (part, missing.into())
    }
}

/// Explorers that will be on the boat in the next round.
fn hands(player: &Player) -> u8 {
    (player.boat + player.out()).saturating_sub(player.settling)
}

/// Keeps the best two.
fn rank(best: &mut [f32; 2], worth: f32) {
    if worth > best[0] {
        *best = [worth, best[0]];
    } else {
        best[1] = best[1].max(worth);
    }
}

/// The types that a tile on the next space must have one of to score in its column, and the points that it adds.
fn next(player: &Player) -> (u8, u8) {
    let laid = usize::from(player.laid);
    let column = if laid / 4 == 1 { 7 - laid } else { laid % 4 };
    let types = |row: usize| player.tiles[usize::from(COLUMNS[column][row]) - 1].face().terrain;
    match laid / 4 {
        1 => (types(0), COLUMN_POINTS[0]),
        2 => (types(0) & types(1), COLUMN_POINTS[1] - COLUMN_POINTS[0]),
        _ => (0, 0),
    }
}

/// The points that the best swap of two tiles brings.
fn best_swap(player: &Player) -> f32 {
    let mut types = [0; SPACES];
    player.tiles().iter().zip(&mut types).for_each(|(tile, types)| *types = tile.face().terrain);
    let points = |types: &[u8; SPACES]| -> u8 {
        let of = |spaces: [u8; 3]| {
            let [top, middle, bottom] = spaces.map(|space| types[usize::from(space) - 1]);
            let two = u8::from(top & middle != 0) * COLUMN_POINTS[0];
            two + u8::from(top & middle & bottom != 0) * (COLUMN_POINTS[1] - COLUMN_POINTS[0])
        };
        COLUMNS.into_iter().map(of).sum()
    };
    let now = points(&types);
    let mut best = now;
    for first in 0..usize::from(player.laid) {
        for second in first + 1..usize::from(player.laid) {
            if types[first] != types[second] {
                types.swap(first, second);
                best = best.max(points(&types));
                types.swap(first, second);
            }
        }
    }
    f32::from(best - now)
}
