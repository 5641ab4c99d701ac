//! How good a position looks: for bots, which ask it of positions that they have imagined.

use nurt_core::Seat;

use crate::components::{BUNDLE, COLUMN_POINTS, COLUMNS, Card, Effect, Kind, RELEASING_TOKEN, SPACES};
use crate::state::{Player, Step, TheRiver, less};

// The weights are points, unless something else is said. They were found by letting a greedy bot play some hundred games
// for two and for four against itself with each change of one of them.

/// Buildings and tiles that come in a round: how near the end is.
pub(crate) const BUILT_IN_A_ROUND: f32 = 1.26;
pub(crate) const LAID_IN_A_ROUND: f32 = 1.5;
/// A resource, while there is time to use it, and what food is worth besides.
pub(crate) const RESOURCE: f32 = 0.441;
const FOOD: f32 = 0.15;
/// What is left of a building's promise for each resource that is missing, with a reserved card and with the second best.
pub(crate) const MISSING: f32 = 0.72;
const RESERVED: f32 = 1.05;
const SECOND_BEST: f32 = 0.086;
/// An explorer on the boat, one in each round to come, and the fifth one.
const ON_BOAT: f32 = 0.42;
const IN_A_ROUND: f32 = 1.7;
const FIFTH: f32 = 0.7;
/// The first, second and third production symbol of a kind, in each round to come.
const PRODUCTION: [f32; 3] = [0.275, 0.28, 0.15];
/// A warehouse, in each round to come: the first ones, some more, and so many that they are hardly filled.
const WAREHOUSES: [(f32, f32); 3] = [(4.0, 0.3), (3.0, 0.252), (4.0, 0.05)];
/// A column with its top tile, and one whose two upper tiles match.
const COLUMN_BEGUN: f32 = 0.392;
const COLUMN_MATCHED: f32 = 1.2;
/// Meadows: in each round to come, for each token and for each tile that may follow.
const HARVEST: f32 = 0.6;
const TOKEN_TO_COME: f32 = 0.9;
const TILE_TO_COME: f32 = 0.175;
/// The second of two swaps, as a share of the first.
const SECOND_SWAP: f32 = 0.7;
/// The pawn.
const PAWN: f32 = 0.9;
/// The lead that counts for something in the last round, and what each round to come adds.
const DOUBT: (f32, f32) = (3.0, 1.5);

impl TheRiver {
    /// The share of the victory that a seat can expect.
    pub(crate) fn guess(&self, seat: Seat) -> f32 {
        if let Some(winners) = self.best() {
            return if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
        let mine = self.lead(seat);
        let all: f32 = self.seats().map(|other| (self.lead(other) - mine).exp()).sum();
        1.0 / all
    }

    /// The logarithm of a seat's odds beside those of the others.
    pub(crate) fn lead(&self, seat: Seat) -> f32 {
        // The fewer rounds are left, the less points can still be made up for.
        self.expected(seat) / (DOUBT.0 + DOUBT.1 * self.rounds_left())
    }

    /// The points that a seat may come to.
    fn expected(&self, seat: Seat) -> f32 {
        let left = self.rounds_left();
        let player = &self.seats[seat.index()];
        match self.step {
            Step::Turn | Step::Draft => self.promise(seat, player, left),
            _ if seat != self.turn => self.promise(seat, player, left),
            _ => {
                let (player, swaps) = self.after_step(player.clone());
                self.promise(seat, &player, left) + swaps
            }
        }
    }

    /// How many rounds may come after this one.
    pub(crate) fn rounds_left(&self) -> f32 {
        if self.ending {
            return 0.0;
        }
        let spaces = self.config().bonus_spaces;
        let of = |seat: Seat| {
            let player = &self.seats[seat.index()];
            let tokens = f32::from(spaces - player.taken) / BUILT_IN_A_ROUND;
            tokens.min((SPACES as f32 - f32::from(player.laid)) / LAID_IN_A_ROUND)
        };
        self.seats().map(of).fold(f32::MAX, f32::min)
    }

    /// What the one who decides will have once the present step is done, and the points that the best swap brings.
    pub(crate) fn after_step(&self, mut player: Player) -> (Player, f32) {
        match self.step {
            Step::Discount { card } => {
                let cost = card.face().cost;
                let spare =
                    |kind: &Kind| i16::from(player.stored[*kind as usize]) - i16::from(cost[*kind as usize]);
                let kinds = Kind::BASIC.into_iter().filter(|&kind| cost[kind as usize] > 0);
                let cost = kinds.min_by_key(spare).and_then(|kind| less(cost, kind)).unwrap_or(cost);
                self.build_in(&mut player, card, cost, &[]);
            }
            Step::Pay { card, cost, food, at } => {
                self.build_in(&mut player, card, cost, &food[..usize::from(at)]);
            }
            Step::Take { kind, amount } => player.stored[kind as usize] += player.free().min(amount),
            Step::Gift { kind } => player.stored[kind as usize] += self.gift(kind).min(player.free()),
            Step::Return { kind, take, owed, .. } => {
                player.stored[kind as usize] += take;
                give_up(&mut player, owed, Some(kind));
            }
            Step::Overflow => {
                let over = player.stock().saturating_sub(player.warehouses);
                give_up(&mut player, over, None);
            }
            Step::Swap { times, .. } => {
                let share = if times > 1 { 1.0 + SECOND_SWAP } else { 1.0 };
                let best = best_swap(&mut player);
                return (player, share * best);
            }
            _ => {}
        }
        (player, 0.0)
    }

    /// The card is paid for, with as little food as can be where nothing was said, and built.
    fn build_in(&self, player: &mut Player, card: Card, cost: [u8; 3], food: &[u8]) {
        for (kind, &cost) in cost.iter().enumerate() {
            let short = cost.saturating_sub(player.stored[kind]);
            let food = food.get(kind).copied().unwrap_or(short).min(cost);
            player.stored[kind] = player.stored[kind].saturating_sub(cost - food);
            let stored = &mut player.stored[Kind::Food as usize];
            *stored = stored.saturating_sub(food);
        }
        player.reserved.take(card);
        player.built.put(card);
        if player.taken < self.config().bonus_spaces {
            player.tokens[usize::from(player.taken)] = self.values().first().copied().unwrap_or(0);
            player.taken += 1;
            player.boat += u8::from(player.taken == RELEASING_TOKEN);
        }
    }

    /// The points that a player may come to.
    fn promise(&self, seat: Seat, player: &Player, left: f32) -> f32 {
        let score = player.score();
        let soon = left.min(1.0);
        let pawn = if self.pawn == seat { PAWN * soon } else { 0.0 };
        f32::from(score.buildings + score.tokens + score.columns + score.meadows)
            + self.goods(player, left)
            + explorers(player, left)
            + equipment(player, left.min(4.0))
            + columns(player, left)
            + self.meadows(player, left)
            + pawn
    }

    /// What the resources are worth, and the buildings that they may become.
    pub(crate) fn goods(&self, player: &Player, left: f32) -> f32 {
        let least = 1.0 / f32::from(BUNDLE);
        let soon = left.min(1.0);
        let time = if player.boat > 0 { soon.max(0.5) } else { soon };
        let each = least + (RESOURCE - least) * time;
        let food = f32::from(player.stored[Kind::Food as usize]);
        let stored = each * f32::from(player.stock()) + FOOD * soon * food;
        if left <= 0.0 && player.boat == 0 { stored } else { stored + self.hopes(player, each, left) }
    }

    /// What the best buildings within reach would bring.
    fn hopes(&self, player: &Player, each: f32, left: f32) -> f32 {
        let token = if player.taken < self.config().bonus_spaces {
            let value = f32::from(self.values().first().copied().unwrap_or(0));
            let fifth = if player.taken + 1 == RELEASING_TOKEN { FIFTH * left.max(0.5) } else { 0.0 };
            value + fifth
        } else {
            0.0
        };
        let food = player.stored[Kind::Food as usize];
        let hope = |card: Card, less: u8| {
            let face = card.face();
            let cost: u8 = face.cost.iter().sum();
            let short = |kind: usize| face.cost[kind].saturating_sub(player.stored[kind]);
            let missing = (0..3).map(short).sum::<u8>().saturating_sub(less + food);
            let gain = f32::from(face.points) + token - each * f32::from(cost - less);
            // In the last round there is hardly time to fetch what is missing.
            let time = match (left > 0.0 || missing == 0, player.boat) {
                (true, _) => 1.0,
                (false, 0 | 1) => 0.0,
                _ => 0.3,
            };
            gain * MISSING.powi(missing.into()) * time
        };
        let offered = self.offer.iter().map(|card| hope(card, 0));
        let reserved = player.reserved.iter().map(|card| RESERVED * hope(card, 1));
        let (best, second) = offered.chain(reserved).fold((0.0f32, 0.0f32), |(best, second), hope| {
            if hope > best { (hope, best) } else { (best, second.max(hope)) }
        });
        best + SECOND_BEST * second * left.min(1.0)
    }

    /// What meadows may still bring.
    pub(crate) fn meadows(&self, player: &Player, left: f32) -> f32 {
        let tokens = f32::from(self.config().bonus_spaces.saturating_sub(player.taken)).min(left);
        let tiles = (left * LAID_IN_A_ROUND).min(SPACES as f32 - f32::from(player.laid));
        let of = |effect| match effect {
            Some(Effect::Harvest(_)) => HARVEST * left,
            Some(Effect::Tokens) => TOKEN_TO_COME * tokens,
            Some(Effect::Terrain(_)) => TILE_TO_COME * tiles,
            _ => 0.0,
        };
        player.tiles().iter().map(|tile| of(tile.face().effect)).sum()
    }
}

/// What the explorers will do, in this round and later.
pub(crate) fn explorers(player: &Player, left: f32) -> f32 {
    let hands = f32::from((player.boat + player.out()).saturating_sub(player.settling));
    let fifth = if player.fifth_waits() { FIFTH * left * f32::from(player.taken) * 0.5 } else { 0.0 };
    ON_BOAT * f32::from(player.boat) + IN_A_ROUND * left * hands + fifth
}

/// What production and warehouses bring in so many rounds.
pub(crate) fn equipment(player: &Player, rounds: f32) -> f32 {
    let symbols = |&count: &u8| PRODUCTION.iter().take(count.into()).sum::<f32>();
    let production: f32 = player.production.iter().map(symbols).sum();
    let mut room = f32::from(player.warehouses);
    let mut warehouses = 0.0;
    for (most, each) in WAREHOUSES {
        warehouses += each * room.min(most);
        room = (room - most).max(0.0);
    }
    rounds * (production + warehouses)
}

/// What columns may still score, the nearer the better.
pub(crate) fn columns(player: &Player, left: f32) -> f32 {
    let reach = 2.0 * (left * LAID_IN_A_ROUND + f32::from(u8::from(player.boat > 0))) + 0.5;
    let hope = |(spaces, points): ([u8; 3], u8)| {
        let laid = spaces.iter().filter(|&&space| space <= player.laid).count();
        let Some(&next) = spaces.get(laid) else { return 0.0 };
        let near = (1.0 - f32::from(next - player.laid - 1) / reach).max(0.0);
        match laid {
            1 => COLUMN_BEGUN * near,
            2 if points == COLUMN_POINTS[0] => COLUMN_MATCHED * near,
            _ => 0.0,
        }
    };
    COLUMNS.into_iter().zip(player.columns()).map(hope).sum::<f32>() * left.min(1.0)
}

/// The points that the best swap brings.
fn best_swap(player: &mut Player) -> f32 {
    let points = |player: &Player| player.columns().into_iter().sum::<u8>();
    let now = points(player);
    let mut best = now;
    for first in 0..usize::from(player.laid) {
        for second in first + 1..usize::from(player.laid) {
            player.tiles.swap(first, second);
            best = best.max(points(player));
            player.tiles.swap(first, second);
        }
    }
    f32::from(best - now)
}

/// Resources that go, those of which there are most first.
fn give_up(player: &mut Player, count: u8, keep: Option<Kind>) {
    for _ in 0..count {
        let kinds =
            Kind::BASIC.into_iter().filter(|&kind| Some(kind) != keep && player.stored[kind as usize] > 0);
        let most = kinds.max_by_key(|&kind| player.stored[kind as usize]).unwrap_or(Kind::Food);
        let stored = &mut player.stored[most as usize];
        *stored = stored.saturating_sub(1);
    }
}
