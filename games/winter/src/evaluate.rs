//! How good a position looks: for bots, which ask it of positions that they have imagined.

use nurt_core::Seat;
use strum::VariantArray;

use crate::cards::{Card, kinds};
use crate::components::{
    Animal, BURIED_POINTS, Column, Cost, Effect, MEMBERS, OFFERING_RATE, People, ROUNDS, STEP_BONUS, STEPS,
    STONE_COST, Track,
};
use crate::geometry::{Hex, Hexes, Juncture};
use crate::state::{Phase, Player, RIVAL, Winter};

// The weights are points, unless something else is said.

/// Food and tools, while there is time to use them, and what is left of that beyond a handful.
const FOOD: f32 = 0.55;
const TOOL: f32 = 0.9;
const SPARE: f32 = 0.35;
const HANDFUL: u8 = 5;
/// Labour of a card in hand, and that of cards in the deck for every round to come.
const LABOUR: f32 = 0.8;
const IN_DECK: f32 = 0.3;
/// Labour of the people that everybody begins with, as a mean.
const USUAL: f32 = 1.3;
/// A card to draw, a camp move, a new camp, a megalith, a step, an animal tipped, a fish, strength, a burial, an
/// animal.
const DRAW: f32 = 0.65;
const MOVE: f32 = 0.36;
const CAMP: f32 = 1.0;
const MEGALITH: f32 = 3.0;
const STEP: f32 = 1.5;
const TIP: f32 = 1.2;
const FISH: f32 = 1.9;
const STRENGTH: f32 = 0.2;
const BURIAL: f32 = 1.5;
const ANIMAL: f32 = 4.5;
/// What a culture card does each time it is played, as a share of what that is worth, and how often in a round.
const PLAYED: f32 = 0.45;
/// What the lead on a hex is worth in this eclipse and in each one after it, as a share of the benefit.
pub(crate) const NOW: f32 = 0.85;
pub(crate) const LATER: f32 = 0.68;
/// A hex on which somebody stands without leading.
pub(crate) const FOOTHOLD: f32 = 0.1;
/// The share of that for the delta, and a camp that has not left the base tile or the starting tile.
pub(crate) const DELTA_LATER: f32 = 0.4;
pub(crate) const IDLE: f32 = 0.15;
/// A village that can be built now, and two of its three camps; the rest of it when there is time.
const READY: f32 = 3.0;
const TWO_OF_THREE: f32 = 0.5;
/// Cards that may still be buried in a turn to come.
const BURIALS: f32 = 0.22;
/// What a recruit is worth for each round to come, an animal that is hunted, and a kind of animals that one has.
const RECRUIT: f32 = 1.2;
const HUNTED: f32 = 0.3;
const KIND: f32 = 0.25;
/// The next bonus of a track when one step is missing, and each step for what may come above it.
const ON_THE_WAY: f32 = 0.4;
const HEIGHT: f32 = 0.25;
/// What a poor card less in the deck is worth.
const THINNED: f32 = 0.3;
/// A figure that is not placed.
const FIGURE: f32 = 4.0;
/// What a card costs when it is played for labour: it will not be there later.
const PLAYING: f32 = 1.0;
/// What effects that wait for an answer are worth, as a share.
const WAITING: f32 = 0.7;
/// What a stone may grow in each eclipse to come.
const GROWTH: f32 = 0.35;
/// The lead that counts for something at the end, and what each round to come adds.
const DOUBT: (f32, f32) = (6.0, 5.0);

/// What somebody can spend in a column.
#[derive(Clone, Copy)]
pub(crate) struct Purse {
    pub(crate) labour: u8,
    /// Labour that people in hand would bring, and what one of it costs.
    pub(crate) hand: u8,
    pub(crate) price: f32,
    pub(crate) food: u8,
    pub(crate) tools: u8,
}

impl Purse {
    /// Only so many moves.
    fn of_moves(moves: u8) -> Self {
        Self { labour: moves, hand: 0, price: 0.0, food: 0, tools: 0 }
    }

    pub(crate) fn pays(self, cost: Cost) -> bool {
        self.labour + self.hand >= cost.labour && self.food >= cost.food && self.tools >= cost.tools
    }

    /// What paying costs in points.
    pub(crate) fn price_of(self, cost: Cost) -> f32 {
        f32::from(cost.labour.saturating_sub(self.labour)) * self.price
            + f32::from(cost.food) * FOOD
            + f32::from(cost.tools) * TOOL
    }

    pub(crate) fn pay(&mut self, cost: Cost) {
        let from_hand = cost.labour.saturating_sub(self.labour);
        self.labour = self.labour.saturating_sub(cost.labour);
        self.hand -= from_hand.min(self.hand);
        self.food -= cost.food;
        self.tools -= cost.tools;
    }
}

impl Winter {
    /// The share of the victory that a seat can expect.
    pub(crate) fn guess(&self, seat: Seat) -> f32 {
        if let Some(winners) = self.best() {
            return f32::from(u8::from(winners.contains(seat)));
        }
        let doubt = DOUBT.0 + DOUBT.1 * self.eclipses_left(seat);
        // What others may still do in their turn is left out: otherwise whoever ends a turn seems to lose by it.
        let mine = self.expected(seat);
        let all: f32 = self
            .tribes()
            .map(|other| {
                let theirs = if other == seat { mine } else { self.promise(other) };
                ((theirs - mine) / doubt).exp()
            })
            .sum();
        1.0 / all
    }

    /// The logarithm of a tribe's odds beside those of the others.
    pub(crate) fn lead(&self, seat: Seat) -> f32 {
        self.expected(seat) / (DOUBT.0 + DOUBT.1 * f32::from(ROUNDS + 1 - self.round))
    }

    /// The points that a tribe can expect in the end, with what it may still do in its turn.
    fn expected(&self, seat: Seat) -> f32 {
        let turn = if seat == self.turn { self.turn_worth(seat, self.eclipses_left(seat)) } else { 0.0 };
        self.promise(seat) + turn
    }

    /// How many eclipses will still bring something to a tribe.
    pub(crate) fn eclipses_left(&self, seat: Seat) -> f32 {
        let done = match self.phase {
            Phase::Abilities | Phase::Terrain => self.place_of(seat) < self.place_of(self.turn),
            _ => false,
        };
        f32::from(ROUNDS + 1 - self.round - u8::from(done))
    }

    /// The points that a tribe can expect in the end.
    fn promise(&self, seat: Seat) -> f32 {
        let eclipses = self.eclipses_left(seat);
        let player = self.player(seat);
        let mut sum = f32::from(self.total_now(seat));
        sum += self.board_worth(seat, eclipses);
        sum += FIGURE * figures(player) + FIGURE * 3.0 * f32::from(ROUNDS - self.round);
        if seat == RIVAL {
            return sum + eclipses * 2.0;
        }
        sum += self.stores_worth(player) + self.cards_worth(seat, player, eclipses);
        sum += self.stones_worth(seat, eclipses) + self.idols_worth(player, eclipses);
        let income = self.income(seat);
        sum += eclipses
            * (f32::from(income.food) * FOOD + f32::from(income.tools) * TOOL + f32::from(income.points));
        sum += f32::from(player.strength) * STRENGTH;
        sum + self.animals_worth(player)
    }

    /// What food and tools are good for besides the offering, which is counted already.
    pub(crate) fn stores_worth(&self, player: &Player) -> f32 {
        let turns = figures(player) + 3.0 * f32::from(ROUNDS - self.round);
        let soon = (turns / 4.0).min(1.0);
        let offered = 1.0 / f32::from(OFFERING_RATE[usize::from(player.steps[Track::Offering as usize])]);
        let worth = |count: u8, each: f32| {
            let (held, spare) = (count.min(HANDFUL), count.saturating_sub(HANDFUL));
            f32::from(held) * each + f32::from(spare) * each * SPARE
        };
        soon * (worth(player.food, (FOOD - offered).max(0.05))
            + worth(player.tools, (TOOL - offered).max(0.05)))
    }

    /// What cards are good for besides their points.
    pub(crate) fn cards_worth(&self, seat: Seat, player: &Player, eclipses: f32) -> f32 {
        let later = f32::from(ROUNDS - self.round);
        let turns = figures(player);
        let mut sum = 0.0;
        // Better people than those that everybody begins with make better draws.
        let again = |kind: People| IN_DECK * later * (f32::from(best_labour(kind)) - USUAL);
        for kind in kinds(player.hand.people) {
            let count = f32::from(player.hand.people[kind as usize]);
            sum += count * (self.in_hand_worth(player, kind, eclipses) + again(kind));
        }
        for kind in kinds(player.pile) {
            let count = f32::from(player.pile[kind as usize]);
            let to_come = match self.phase {
                Phase::Pile => ability_worth(kind, eclipses) + STRENGTH * f32::from(kind.face().labour),
                Phase::Abilities | Phase::Terrain if self.place_of(seat) > self.place_of(self.turn) => {
                    ability_worth(kind, eclipses)
                }
                _ => 0.0,
            };
            sum += count * (to_come + again(kind));
        }
        if seat == self.turn && self.phase == Phase::Abilities {
            let left = kinds(self.abilities);
            sum += left
                .map(|kind| f32::from(self.abilities[kind as usize]) * ability_worth(kind, eclipses))
                .sum::<f32>();
        }
        for pile in [&player.deck, &player.discard] {
            for kind in kinds(pile.people) {
                let count = f32::from(pile.people[kind as usize]);
                sum += count * again(kind);
            }
        }
        let culture = |card: Card| if let Card::Culture(culture) = card { Some(culture) } else { None };
        let chances = later + (turns / 3.0).min(1.0);
        for (pile, (often, most)) in
            [(&player.hand, (1.0, 3.0)), (&player.deck, (0.6, 2.0)), (&player.discard, (0.5, 2.0))]
        {
            for card in pile.kinds().filter_map(culture) {
                let worth: f32 =
                    card.face().effects.iter().map(|&effect| effect_worth(effect, eclipses)).sum();
                sum += worth * PLAYED * (often * chances).min(most);
            }
        }
        sum
    }

    /// What people in hand are worth until they are played.
    fn in_hand_worth(&self, player: &Player, kind: People, eclipses: f32) -> f32 {
        // In the last round what is left is of use only in the eclipse.
        let usable = figures(player) > 0.0 || self.round < ROUNDS;
        let labour = if usable { LABOUR * f32::from(best_labour(kind)) } else { 0.0 };
        labour.max(ability_worth(kind, eclipses) * 0.9)
    }

    /// What the stones of a tribe will score in the eclipses to come.
    pub(crate) fn stones_worth(&self, seat: Seat, eclipses: f32) -> f32 {
        self.player(seat).stones.iter().map(|stone| self.stone_worth(seat, stone, eclipses)).sum()
    }

    pub(crate) fn stone_worth(&self, seat: Seat, stone: crate::components::Stone, eclipses: f32) -> f32 {
        let (now, face) = (f32::from(self.stone_points(seat, stone)), stone.face());
        let grown = (now + GROWTH * f32::from(face.points) * (eclipses - 1.0).max(0.0))
            .min(f32::from(face.most).min(10.0));
        eclipses * (now + grown) / 2.0
    }

    /// What the steps of the tracks will be good for besides what they are now.
    pub(crate) fn idols_worth(&self, player: &Player, eclipses: f32) -> f32 {
        let honour = usize::from(player.steps[Track::Honour as usize]);
        let to_bury = BURIALS * (figures(player) + 3.0 * f32::from(ROUNDS - self.round));
        let mut sum = to_bury * f32::from(BURIED_POINTS[honour]);
        for &track in Track::VARIANTS {
            let step = usize::from(player.steps[track as usize]);
            // On the way to the next bonus.
            if step % 2 == 1 && step < STEPS {
                sum += ON_THE_WAY * effect_worth(STEP_BONUS[track as usize][step / 2], eclipses);
            }
            sum += HEIGHT * f32::from(step as u8);
        }
        sum
    }

    /// What animals may be tipped for, if there is time: those of which there is only one.
    pub(crate) fn animals_worth(&self, player: &Player) -> f32 {
        let later = f32::from(ROUNDS - self.round);
        // A second one of a type is worth more than the first.
        Animal::VARIANTS.iter().filter(|&&animal| player.animals[animal as usize] > 0).count() as f32
            * KIND
            * later
    }

    /// What the board will bring in the eclipses to come.
    pub(crate) fn board_worth(&self, seat: Seat, eclipses: f32) -> f32 {
        let player = self.player(seat);
        let resolving = self.phase == Phase::Terrain && self.turn == seat;
        let mut sum = 0.0;
        let later = LATER * (eclipses - 1.0).max(0.0);
        for hex in self.map.rich.and(self.reach(seat)).iter() {
            let lead = self.lead_worth(seat, hex, eclipses);
            sum += if self.leads(seat, hex) { lead } else { lead * FOOTHOLD };
        }
        if self.has_river() {
            let delta = f32::from(self.delta_points(seat));
            let closest = if resolving && !self.delta { 0.0 } else { NOW * eclipses.min(1.0) };
            sum += delta * (closest + later * DELTA_LATER) + f32::from(player.raft) * 0.05;
            sum += f32::from(self.map.waters.iter().map(|hex| player.camps[hex.index()]).sum::<u8>()) * 0.15;
        }
        sum += self.formation_worth(seat, player.stands.or(self.raft_hexes(seat)), eclipses);
        // Camps that have not left the base tile or the starting tile are of little use.
        let idle: u8 = player.start + self.map.base.iter().map(|hex| player.camps[hex.index()]).sum::<u8>();
        sum - IDLE * f32::from(idle)
    }

    /// What the lead on a hex is worth in this eclipse and those to come.
    pub(crate) fn lead_worth(&self, seat: Seat, hex: Hex, eclipses: f32) -> f32 {
        let resolved = self.phase == Phase::Terrain && self.turn == seat && !self.open.contains(hex);
        let now = if resolved { 0.0 } else { NOW * eclipses.min(1.0) };
        self.hex_worth(seat, hex, eclipses) * (now + LATER * (eclipses - 1.0).max(0.0))
    }

    /// What the lead on a hex brings in one eclipse.
    fn hex_worth(&self, seat: Seat, hex: Hex, eclipses: f32) -> f32 {
        match self.map.ground(hex).benefit() {
            &[Effect::PointsPer(..)] => f32::from(self.landmark_points(seat, hex)) + 0.5,
            benefit => benefit.iter().map(|&effect| effect_worth(effect, eclipses)).sum(),
        }
    }

    /// What camps that stand on these hexes are worth for villages to come.
    pub(crate) fn formation_worth(&self, seat: Seat, stands: Hexes, eclipses: f32) -> f32 {
        let player = self.player(seat);
        if player.villages_left() == 0 {
            return 0.0;
        }
        let turns = figures(player) + 3.0 * f32::from(ROUNDS - self.round);
        if turns < 1.0 || stands.len() < 2 {
            return 0.0;
        }
        let mut best = 0.0f32;
        for juncture in Juncture::all() {
            let held = juncture.hexes().and(stands).len();
            if held >= 2 && self.is_open(juncture) {
                let worth = if held == 3 { READY + eclipses } else { TWO_OF_THREE };
                best = best.max(worth);
            }
        }
        best * (turns / 2.0).min(1.0)
    }

    /// What whoever has the turn may still make of it.
    fn turn_worth(&self, seat: Seat, eclipses: f32) -> f32 {
        match (self.phase, self.now.column) {
            (Phase::Column, Some(column)) => {
                let bonus = if self.now.first { bonus_worth(column, eclipses) } else { 0.0 };
                let waiting: f32 = self.waiting_worth(eclipses);
                self.column_worth(seat, column, self.now.labour, eclipses) + bonus + waiting
            }
            (Phase::Culture, _) => {
                let best = Column::VARIANTS.iter().map(|&column| {
                    let labour = self.now.labour + self.now.labour_in[column as usize];
                    let bonus = if self.firsts[column as usize].is_some() {
                        0.0
                    } else {
                        bonus_worth(column, eclipses)
                    };
                    self.column_worth(seat, column, labour, eclipses) + bonus
                });
                // The figure that will be placed is counted already.
                best.fold(0.0, f32::max) - FIGURE + self.waiting_worth(eclipses)
            }
            _ => self.waiting_worth(eclipses),
        }
    }

    /// What is left of effects that wait for an answer.
    pub(crate) fn waiting_worth(&self, eclipses: f32) -> f32 {
        self.tasks
            .iter()
            .map(|task| {
                let effects = &self.effects_of(task.origin)[usize::from(task.at)..];
                let [first, rest @ ..] = effects else { return 0.0 };
                let left = if task.left == 0 { first.times().max(1) } else { task.left };
                let first = if let Effect::Moves(_) = first {
                    self.travel_worth(self.turn, Purse::of_moves(left), false, eclipses)
                } else {
                    effect_worth(*first, eclipses) * f32::from(left) / f32::from(first.times().max(1))
                };
                WAITING * (first + rest.iter().map(|&effect| effect_worth(effect, eclipses)).sum::<f32>())
            })
            .sum()
    }

    /// What can be bought in a column with so much labour and the people in hand.
    pub(crate) fn column_worth(&self, seat: Seat, column: Column, labour: u8, eclipses: f32) -> f32 {
        let player = self.player(seat);
        let (mut hand, mut worth) = (0u8, 0.0);
        for kind in kinds(player.hand.people) {
            let count = self.playable(kind);
            hand += count * kind.labour_in(column);
            worth += f32::from(count) * self.in_hand_worth(player, kind, eclipses);
        }
        let price = if hand > 0 { PLAYING * worth / f32::from(hand) } else { 0.0 };
        let mut purse = Purse { labour, hand, price, food: player.food, tools: player.tools };
        let later = f32::from(ROUNDS - self.round);
        let mut sum = 0.0;
        if !self.now.middle {
            sum += match column {
                Column::Migrate => self.travel_worth(seat, purse, true, eclipses),
                Column::Initiate => {
                    let gain = 1.0 + RECRUIT * later.min(2.0) + ability_worth(People::Elder, eclipses) * 0.5;
                    shopping(&mut purse, std::iter::once((People::Elder.face().cost, gain, 5)))
                }
                Column::Develop => {
                    let turns = later + 0.4;
                    let cards = self.display.iter().map(|culture| {
                        let face = culture.face();
                        let worth: f32 =
                            face.effects.iter().map(|&effect| effect_worth(effect, eclipses)).sum();
                        (face.cost, f32::from(face.points) + worth * PLAYED * turns.min(3.0), 1)
                    });
                    shopping(&mut purse, cards)
                }
                Column::Hunt => {
                    let discount = self.now.discount[column as usize];
                    let animals = Animal::VARIANTS.iter().filter(|animal| self.grounds.contains(animal)).map(
                        |&animal| {
                            let count = player.animals[animal as usize];
                            let points = animal.set_points(count + 1) - animal.set_points(count);
                            let mut cost = animal.face().cost;
                            cost.tools = cost.tools.saturating_sub(discount);
                            let open = self.grounds.iter().filter(|&&other| other == animal).count() as u8;
                            (cost, f32::from(points) + HUNTED * later, open)
                        },
                    );
                    shopping(&mut purse, animals)
                }
            };
            sum += self.middle_worth(seat, column, purse, eclipses);
        }
        sum
    }

    /// What the middle section brings.
    fn middle_worth(&self, seat: Seat, column: Column, purse: Purse, eclipses: f32) -> f32 {
        let player = self.player(seat);
        match column {
            Column::Initiate => {
                let honour = usize::from(player.steps[Track::Honour as usize]);
                let poor = player.hand.kinds().any(|card| card.points() == 0);
                if poor { f32::from(BURIED_POINTS[honour]) + THINNED - LABOUR } else { 0.0 }
            }
            Column::Develop if purse.pays(STONE_COST) => {
                let price = purse.price_of(STONE_COST);
                let worth =
                    |&stone: &crate::components::Stone| self.stone_worth(seat, stone, eclipses) - price;
                self.stones[self.era()].iter().map(worth).fold(0.0, f32::max)
            }
            Column::Hunt => {
                let worth = |&animal: &Animal| {
                    let count = player.animals[animal as usize];
                    if count == 0 {
                        return 0.0;
                    }
                    let lost = f32::from(animal.set_points(count) - animal.set_points(count - 1));
                    animal.face().tip.iter().map(|&effect| effect_worth(effect, eclipses)).sum::<f32>() - lost
                };
                Animal::VARIANTS.iter().map(worth).fold(0.0, f32::max)
            }
            _ => 0.0,
        }
    }
}

pub(crate) fn figures(player: &Player) -> f32 {
    f32::from(player.members.min(MEMBERS)) + f32::from(u8::from(player.chief_at.is_none()))
}

/// The most labour that people do in any column.
pub(crate) fn best_labour(kind: People) -> u8 {
    Column::VARIANTS.iter().map(|&column| kind.labour_in(column)).max().unwrap_or(1)
}

/// What people bring in an eclipse.
fn ability_worth(kind: People, eclipses: f32) -> f32 {
    kind.face().eclipse.iter().map(|&effect| effect_worth(effect, eclipses)).sum()
}

/// What an effect is worth, wherever it comes from.
pub(crate) fn effect_worth(effect: Effect, eclipses: f32) -> f32 {
    let last = if eclipses <= 1.0 { 0.55 } else { 1.0 };
    match effect {
        Effect::Food(count) => f32::from(count) * FOOD * last,
        Effect::Tools(count) => f32::from(count) * TOOL * last,
        Effect::Points(count) => count.into(),
        Effect::Labour(count) => f32::from(count) * LABOUR,
        Effect::LabourIn(_, count) => f32::from(count) * LABOUR * 0.8,
        Effect::Moves(count) => f32::from(count) * MOVE,
        Effect::Camps(count) => f32::from(count) * CAMP,
        Effect::Village => READY * 0.8,
        Effect::Step(_) => STEP,
        Effect::Steps(count) => f32::from(count) * STEP * 1.2,
        Effect::Megaliths(count) => f32::from(count) * MEGALITH,
        Effect::MegalithFor(price) => (MEGALITH - f32::from(price) * TOOL).max(0.0),
        Effect::Draw(count) => f32::from(count) * DRAW,
        Effect::Tip(count) => f32::from(count) * TIP,
        Effect::Bury(count, _) => f32::from(count) * BURIAL,
        Effect::FoodForTools(_) | Effect::ToolsForFood(_) | Effect::FoodForPoints(_) => 0.8,
        Effect::Discount(..) => TOOL,
        Effect::TopAnimal | Effect::OpenAnimal => ANIMAL,
        Effect::Tribe(count) => f32::from(count) * 2.0,
        Effect::Strength(count) => f32::from(count) * STRENGTH,
        Effect::PointsPer(_, points, _) => f32::from(points) * 2.5,
        Effect::Fish(count) => f32::from(count) * FISH,
        Effect::Reshuffle => 0.0,
        Effect::MovesAndOther => MOVE * 1.6,
        Effect::Choose(options) => {
            let worth =
                |option: &&[Effect]| option.iter().map(|&effect| effect_worth(effect, eclipses)).sum();
            options.iter().map(worth).fold(0.0, f32::max)
        }
    }
}

pub(crate) fn bonus_worth(column: Column, eclipses: f32) -> f32 {
    crate::components::FIRST_BONUS[column as usize].iter().map(|&effect| effect_worth(effect, eclipses)).sum()
}

/// What buying the best there is, again and again, brings.
fn shopping(purse: &mut Purse, items: impl Iterator<Item = (Cost, f32, u8)>) -> f32 {
    let mut items: arrayvec::ArrayVec<(Cost, f32, u8), 8> = items.take(8).collect();
    let mut sum = 0.0;
    loop {
        let mut best: Option<(usize, f32)> = None;
        for (at, &(cost, gain, left)) in items.iter().enumerate() {
            let net = gain - purse.price_of(cost);
            if left > 0 && net > 0.0 && purse.pays(cost) && best.is_none_or(|(_, other)| net > other) {
                best = Some((at, net));
            }
        }
        let Some((at, net)) = best else { return sum };
        purse.pay(items[at].0);
        items[at].2 -= 1;
        sum += net;
    }
}
