//! What a network is told of a position, to judge the prospects of a seat.
//!
//! Figures are of the order of one. Hands, decks and piles of others are told by their number only.

use nurt_core::Seat;
use nurt_core::net::{Told, flag};
use strum::{EnumCount, VariantArray};

use crate::cards::{Pile, crowd_len, kinds};
use crate::components::{
    Animal, BURIED_POINTS, CAMPS, Column, Cost, Culture, Effect, IN_SLOT, MEGALITHS, MEMBERS, MOST,
    MOST_PLAYERS, NEUTRAL, OFFERING_RATE, People, ROUNDS, STEPS, STONE_COST, Stone, Track, VILLAGES,
};
use crate::evaluate::{best_labour, bonus_worth, effect_worth, figures};
use crate::geometry::{Hex, Hexes, Juncture, Place};
use crate::river::DELTA;
use crate::scoring::LAST;
use crate::site::{LEVELS, Square};
use crate::state::{Phase, Player, Source, Turn, Winter};

/// Figures of the whole and of each part.
pub(crate) const TOLD: (usize, usize) = (150, Part::LEN);

/// Where points are written down before the end.
const ON_THE_WAY: &[Source] = Source::VARIANTS.split_at(Source::Animals as usize).0;
/// Points of one source and points of a tribe that are told as one.
const SCORE: f32 = 25.0;
const TOTAL: f32 = 60.0;
/// Figures of a round, and turns of a game.
const FIGURES: f32 = MEMBERS as f32 + 1.0;
const TURNS: f32 = FIGURES * ROUNDS as f32;

/// What effects bring.
#[derive(Clone, Copy)]
enum Good {
    Food,
    Tools,
    Points,
    Labour,
    /// Moves, camps and villages.
    Moves,
    Steps,
    Megaliths,
    /// Cards that are drawn, and people that come.
    Cards,
    /// Animals that come or are tipped.
    Animals,
    /// What everything else is worth.
    Rest,
}

/// How much of each good.
type Goods = [f32; Good::Rest as usize + 1];

/// Of what kind a part is.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Kind {
    #[default]
    Hex,
    Culture,
    Animal,
    Stone,
}

/// Something of which there are several.
#[derive(Default)]
struct Part {
    kind: Kind,
    /// How much of it the seat has: the lead on a hex, how often a card will be played, animals, a stone.
    mine: f32,
    /// How much of it can be had: a hex by how little influence is missing, animals, a stone.
    open: f32,
    /// What having it, or one more of it, is worth.
    worth: f32,
    /// Influence on a hex; a card in hand; what tipping an animal loses; what a stone scores now.
    own: f32,
    /// Influence of somebody else on a hex.
    others: f32,
    /// What getting it costs.
    cost: Cost,
    /// What it brings.
    goods: Goods,
}

impl Part {
    /// How many figures it has.
    const LEN: usize = 4 + 9 + Good::Rest as usize + 1;
}

/// Tells of a position as a seat sees it.
struct Teller<'a> {
    position: &'a Winter,
    seat: Seat,
    player: &'a Player,
    /// Whether the seat has the turn.
    acts: bool,
    /// The eclipses and the turns that are still to come.
    eclipses: f32,
    turns: f32,
    told: &'a mut Told,
}

impl Winter {
    /// What a network is told to judge the prospects of a seat: the whole, then culture cards, hexes that are near, animals
    /// and sacred stones.
    pub(crate) fn told(&self, seat: Seat) -> Told {
        let mut told = Told::new();
        let player = self.player(seat);
        let mut teller = Teller {
            position: self,
            seat,
            player,
            acts: seat == self.turn && !matches!(self.phase, Phase::Pile | Phase::Over),
            eclipses: if self.phase == Phase::Over { 0.0 } else { self.eclipses_left(seat) },
            turns: figures(player) + FIGURES * f32::from(ROUNDS - self.round),
            told: &mut told,
        };
        teller.tell_table();
        teller.tell_time();
        teller.tell_points();
        teller.tell_promise();
        teller.tell_stores();
        teller.tell_cards();
        teller.tell_camps();
        teller.tell_megaliths();
        teller.tell_turn();
        teller.tell_others();
        debug_assert_eq!(teller.told.len(), TOLD.0);
        teller.tell_culture();
        teller.tell_hexes();
        teller.tell_animals();
        teller.tell_stones();
        debug_assert_eq!((told.len() - TOLD.0) % TOLD.1, 0);
        told
    }

    /// Adds so many times what an effect brings a seat.
    fn add_goods(&self, goods: &mut Goods, seat: Seat, effect: Effect, times: f32, hex: Option<Hex>) {
        let (good, count) = match effect {
            Effect::Food(count) => (Good::Food, count.into()),
            Effect::Tools(count) => (Good::Tools, count.into()),
            Effect::Points(count) => (Good::Points, count.into()),
            Effect::PointsPer(count, points, most) => {
                let points = points.saturating_mul(self.count(seat, count, hex)).min(most);
                (Good::Points, points.into())
            }
            Effect::Labour(count) | Effect::LabourIn(_, count) => (Good::Labour, count.into()),
            Effect::Moves(count) | Effect::Camps(count) => (Good::Moves, count.into()),
            Effect::MovesAndOther => (Good::Moves, 2.0),
            Effect::Village => (Good::Moves, 4.0),
            Effect::Step(_) => (Good::Steps, 1.0),
            Effect::Steps(count) => (Good::Steps, count.into()),
            Effect::Megaliths(count) => (Good::Megaliths, count.into()),
            Effect::MegalithFor(_) => (Good::Megaliths, 0.7),
            Effect::Draw(count) | Effect::Tribe(count) => (Good::Cards, count.into()),
            Effect::Tip(count) => (Good::Animals, f32::from(count) / 2.0),
            Effect::TopAnimal | Effect::OpenAnimal => (Good::Animals, 2.0),
            Effect::Choose(options) => {
                let share = times / options.len() as f32;
                for &effect in options.iter().copied().flatten() {
                    self.add_goods(goods, seat, effect, share, hex);
                }
                return;
            }
            other => (Good::Rest, effect_worth(other, 2.0)),
        };
        goods[good as usize] += times * count;
    }

    /// What effects bring a seat.
    fn goods_of(&self, seat: Seat, effects: &[Effect], hex: Option<Hex>) -> Goods {
        let mut goods = Goods::default();
        for &effect in effects {
            self.add_goods(&mut goods, seat, effect, 1.0, hex);
        }
        goods
    }
}

impl Teller<'_> {
    fn say<const N: usize>(&mut self, figures: [f32; N]) {
        self.told.extend(figures);
    }

    /// One of so many is the case.
    fn say_which(&mut self, at: usize, among: usize) {
        self.told.extend((0..among).map(|other| flag(other == at)));
    }

    /// What is played: by how many, and with which options.
    fn tell_table(&mut self) {
        let wishes = self.position.wishes;
        self.say_which(usize::from(wishes.players) - 1, MOST_PLAYERS);
        self.say([flag(wishes.landmarks > 0), share(wishes.landmarks, 3)]);
        self.say([flag(wishes.sea_cows), flag(wishes.warriors)]);
    }

    /// How much of the game is left, and who is when.
    fn tell_time(&mut self) {
        let position = self.position;
        self.say_which(usize::from(position.round) - 1, ROUNDS.into());
        let phase = match position.phase {
            Phase::Side | Phase::Draft | Phase::Start => 0,
            Phase::Culture => 1,
            Phase::Column => 2,
            Phase::Bottom | Phase::Rest => 3,
            Phase::Pile => 4,
            Phase::Abilities => 5,
            // The end is like the eclipse of somebody who comes after all others.
            Phase::Terrain | Phase::Over => 6,
        };
        self.say_which(phase, 7);
        let chooses = position.phase == Phase::Pile && position.choosing.contains(self.seat);
        self.say([flag(self.acts), flag(chooses), share(position.place_of(self.seat) as u8, MOST_PLAYERS)]);
        self.say([self.eclipses / f32::from(ROUNDS), figures(self.player) / FIGURES, self.turns / TURNS]);
    }

    /// Points as things stand, by source.
    fn tell_points(&mut self) {
        let (position, seat) = (self.position, self.seat);
        let over = position.phase == Phase::Over;
        let mut total = 0;
        for source in ON_THE_WAY.iter().copied().chain(LAST) {
            let last = if over { 0 } else { position.last_points(seat, source) };
            let points = self.player.points(source) + last;
            total += points;
            self.say([f32::from(points) / SCORE]);
        }
        self.say([f32::from(total) / TOTAL]);
    }

    /// What everything may still bring, in points: the judgement by hand, term by term.
    fn tell_promise(&mut self) {
        let (position, seat, player, eclipses) = (self.position, self.seat, self.player, self.eclipses);
        self.say([
            position.board_worth(seat, eclipses) / SCORE,
            position.stores_worth(player) / 8.0,
            position.cards_worth(seat, player, eclipses) / 16.0,
            position.stones_worth(seat, eclipses) / SCORE,
            position.idols_worth(player, eclipses) / 10.0,
            position.animals_worth(player) / 3.0,
        ]);
        let income = position.income(seat);
        for each in [income.food, income.tools, income.points] {
            self.say([share(each, 5), f32::from(each) * eclipses / 16.0]);
        }
    }

    /// Food, tools and the idol tracks, with what they are good for and how long.
    fn tell_stores(&mut self) {
        let player = self.player;
        let soon = self.turns / TURNS;
        for count in [player.food, player.tools] {
            let count = share(count, MOST.into());
            self.say([count, count * soon]);
        }
        let [honour, offering] = [Track::Honour, Track::Offering].map(|track| player.steps[track as usize]);
        for step in [honour, offering] {
            let height = share(step, STEPS);
            self.say([height, height * soon, flag(step % 2 == 1)]);
        }
        let each = f32::from(BURIED_POINTS[usize::from(honour)]) / 3.0;
        let offered = 1.0 / f32::from(OFFERING_RATE[usize::from(offering)]);
        self.say([share(player.buried_len(), 8), each * soon, offered]);
    }

    /// The people in hand, the tribe as a whole, and labour.
    fn tell_cards(&mut self) {
        let (position, player) = (self.position, self.player);
        let hand = player.hand.people;
        self.say(hand.map(|count| share(count, 3)));
        let played = if self.seat == position.turn { position.now.played } else { Pile::default() };
        let piles = [player.deck.people, player.discard.people, player.pile, played.people];
        let (mut people, mut labour) = (0, 0);
        for &kind in People::VARIANTS {
            let at = kind as usize;
            let count = piles.iter().map(|crowd| crowd[at]).sum::<u8>();
            people += count + hand[at];
            labour += (count + hand[at]) * best_labour(kind);
            if kind.is_tribe() {
                self.say([share(count, 4)]);
            }
        }
        self.say([share(people, 12), f32::from(labour) / f32::from(people.max(1)) - 1.0]);
        self.say([share(player.deck.len(), 10), share(player.discard.len(), 10)]);
        let culture = player.deck.culture.or(player.discard.culture).len() as u8;
        self.say([share(player.hand.culture.len() as u8, 3), share(culture, 6)]);
        let usable = self.turns.min(1.0);
        for &column in Column::VARIANTS {
            let labour: u8 = kinds(hand).map(|kind| kind.labour_in(column) * hand[kind as usize]).sum();
            self.say([usable * share(labour, 10)]);
        }
        self.say([share(crowd_len(&player.pile), 4), share(position.strength(self.seat), 8)]);
    }

    /// Camps, villages and the raft, and villages that are on the way.
    fn tell_camps(&mut self) {
        let (position, seat, player) = (self.position, self.seat, self.player);
        let base: u8 = position.map.base.iter().map(|hex| player.camps[hex.index()]).sum();
        let camps = [player.home, player.start + base, player.stands.len() as u8];
        self.say(camps.map(|count| share(count, CAMPS)));
        let left = share(player.villages_left(), VILLAGES);
        self.say([1.0 - left, left * self.turns / TURNS]);
        let stands = player.stands.or(position.raft_hexes(seat));
        let (mut ready, mut nearly, mut best) = (0, 0, 0.0f32);
        if stands.len() >= 2 && player.villages_left() > 0 {
            let settled = position.settled();
            for juncture in Juncture::all() {
                let hexes = juncture.hexes();
                let held = hexes.and(stands).len();
                if held < 2 || settled.contains(juncture) || !hexes.and(position.map.base).is_empty() {
                    continue;
                }
                nearly += u8::from(held == 2);
                if held == 3 {
                    ready += 1;
                    best = best.max(position.new_village_worth(seat, juncture, self.eclipses));
                }
            }
        }
        self.say([share(ready, 2), share(nearly, 4), self.turns.min(1.0) * best / SCORE]);
        let camps: u8 = position.map.waters.iter().map(|hex| player.camps[hex.index()]).sum();
        self.say([share(player.raft, DELTA.into()), flag(position.is_closest(seat))]);
        self.say([share(camps, CAMPS), share(position.delta_points(seat), 4)]);
    }

    /// Megaliths, and where they could stand.
    fn tell_megaliths(&mut self) {
        let (position, player) = (self.position, self.player);
        self.say([
            share(player.megaliths, MEGALITHS.into()),
            share(player.megaliths % IN_SLOT, IN_SLOT.into()),
            share(player.neutral, NEUTRAL.into()),
        ]);
        let (mut crossings, mut best) = (0, 0);
        for level in 1..LEVELS {
            let free = position.free_squares(level);
            crossings += free.count_ones() as u8;
            let points = Square::of(level, free).map(|square| position.crossing_points(self.seat, square));
            best = points.fold(best, u8::max);
        }
        let squares = position.free_squares(0).count_ones() as u8;
        self.say([share(squares, 32), share(crossings, 4), share(best, 9)]);
    }

    /// What the turn has brought and may still bring; the chief and first places in columns also for those who wait.
    fn tell_turn(&mut self) {
        let (position, seat, player, eclipses) = (self.position, self.seat, self.player, self.eclipses);
        let chief = player.chief.zip(player.side).filter(|_| player.chief_at.is_none());
        let bonus = chief.map_or(&[][..], |(chief, side)| chief.face(side).bonus);
        self.say([flag(chief.is_some()), worth_of(bonus, eclipses) / 3.0]);
        self.say(position.firsts.map(|first| flag(first.is_none())));
        let now = if self.acts { position.now } else { Turn::default() };
        self.say([share(now.labour, 8), flag(now.cultured), flag(now.first), flag(now.middle)]);
        let (mut columns, mut best) = ([0.0; Column::COUNT], 0.0f32);
        if self.acts {
            for &column in Column::VARIANTS {
                let at = column as usize;
                let (labour, first) = match (position.phase, now.column) {
                    (Phase::Culture, _) => (now.labour + now.labour_in[at], position.firsts[at].is_none()),
                    (Phase::Column, Some(other)) if other == column => (now.labour, now.first),
                    _ => continue,
                };
                let bonus = if first { bonus_worth(column, eclipses) } else { 0.0 };
                columns[at] = position.column_worth(seat, column, labour, eclipses) + bonus;
                best = best.max(columns[at]);
            }
        }
        self.say(columns.map(|worth| worth / 12.0));
        self.told.extend(Column::VARIANTS.iter().map(|&column| flag(now.column == Some(column))));
        let waiting = if self.acts { position.waiting_worth(eclipses) } else { 0.0 };
        self.say([best / 12.0, waiting / 6.0]);
        self.say(if self.acts { self.waiting().map(|count| count / 4.0) } else { Goods::default() });
    }

    /// What waits for an answer.
    fn waiting(&self) -> Goods {
        let mut goods = Goods::default();
        for task in &self.position.tasks {
            let effects = &self.position.effects_of(task.origin)[usize::from(task.at)..];
            for (at, &effect) in effects.iter().enumerate() {
                let begun = at == 0 && task.left > 0;
                let times = if begun { f32::from(task.left) / f32::from(effect.times().max(1)) } else { 1.0 };
                self.position.add_goods(&mut goods, self.seat, effect, times, None);
            }
        }
        goods
    }

    /// What everybody sees of the others.
    fn tell_others(&mut self) {
        let position = self.position;
        let (mut count, mut score, mut best) = (0.0f32, 0, 0);
        let (mut left, mut hands, mut camps, mut villages, mut built) = (0.0, 0, 0, 0, 0);
        let (mut raft, mut strength) = (0, 0);
        for seat in position.tribes().filter(|&other| other != self.seat) {
            let other = position.player(seat);
            count += 1.0;
            score += other.score();
            best = best.max(other.score());
            left += figures(other);
            // What is in a pile that nobody has seen yet may as well be in hand.
            let hidden = position.phase == Phase::Pile;
            hands += other.hand.len() + if hidden { crowd_len(&other.pile) } else { 0 };
            camps += other.stands.len() as u8;
            villages += other.villages.len() as u8;
            built += other.built_len();
            raft = raft.max(other.raft);
            strength = strength.max(if hidden { other.strength } else { position.strength(seat) });
        }
        let count = count.max(1.0);
        let mean = |sum: u8, most: usize| share(sum, most) / count;
        self.say([f32::from(score) / (TOTAL * count), f32::from(best) / TOTAL, left / (FIGURES * count)]);
        self.say([mean(hands, 8), mean(camps, CAMPS), mean(villages, VILLAGES)]);
        self.say([mean(built, MEGALITHS.into()), share(raft, DELTA.into()), share(strength, 8)]);
    }

    /// Tells of a part, as long as there is room.
    fn say_part(&mut self, part: &Part) {
        if self.told.remaining_capacity() < Part::LEN {
            return;
        }
        self.say([Kind::Hex, Kind::Culture, Kind::Animal, Kind::Stone].map(|kind| flag(part.kind == kind)));
        self.say([part.mine, part.open, part.worth, part.mine * part.worth, part.open * part.worth]);
        self.say([part.own, part.others, share(part.cost.labour, 3), share(part.cost.tools, 3)]);
        self.say(part.goods.map(|count| count / 3.0));
    }

    /// Hexes that bring something, where the seat has influence or a camp is one move away.
    fn tell_hexes(&mut self) {
        let (position, seat, player) = (self.position, self.seat, self.player);
        let start = player.place.filter(|_| player.start > 0).map_or(Hexes::NONE, Place::touches);
        let near = player.stands.iter().map(Hex::neighbours).fold(position.reach(seat).or(start), Hexes::or);
        for hex in position.map.rich.and(near).iter() {
            let own = position.influence(seat, hex);
            let others = position.tribes().filter(|&other| other != seat);
            let others = others.map(|other| position.influence(other, hex)).max().unwrap_or(0);
            let missing = others.max(1).saturating_sub(own);
            self.say_part(&Part {
                kind: Kind::Hex,
                mine: flag(missing == 0),
                open: if missing == 0 { 0.0 } else { 1.0 / f32::from(missing) },
                worth: position.lead_worth(seat, hex, self.eclipses) / 6.0,
                own: share(own, 4),
                others: share(others, 4),
                goods: position.goods_of(seat, position.map.ground(hex).benefit(), Some(hex)),
                ..Part::default()
            });
        }
    }

    /// Types of animals that the seat has or could hunt.
    fn tell_animals(&mut self) {
        for &animal in Animal::VARIANTS {
            let count = self.player.animals[animal as usize];
            let open = self.position.grounds.iter().filter(|&&other| other == animal).count();
            if count == 0 && open == 0 {
                continue;
            }
            let points = |count| f32::from(animal.set_points(count));
            let face = animal.face();
            self.say_part(&Part {
                kind: Kind::Animal,
                mine: share(count, 3),
                open: open as f32 / 3.0,
                worth: (points(count + 1) - points(count)) / 8.0,
                own: (points(count) - points(count.saturating_sub(1))) / 8.0,
                cost: face.cost,
                goods: self.position.goods_of(self.seat, face.tip, None),
                ..Part::default()
            });
        }
    }

    /// Stones that the seat has, and those that can be taken.
    fn tell_stones(&mut self) {
        let position = self.position;
        for stone in self.player.stones.iter() {
            let part = Part { mine: 1.0, ..self.stone(stone) };
            self.say_part(&part);
        }
        for &stone in &position.stones[position.era()] {
            let open = self.turns.min(1.0);
            let part = Part { open, cost: STONE_COST, ..self.stone(stone) };
            self.say_part(&part);
        }
    }

    fn stone(&self, stone: Stone) -> Part {
        Part {
            kind: Kind::Stone,
            worth: self.position.stone_worth(self.seat, stone, self.eclipses) / 12.0,
            own: share(self.position.stone_points(self.seat, stone), 6),
            ..Part::default()
        }
    }

    /// Culture cards of the seat.
    fn tell_culture(&mut self) {
        let player = self.player;
        let chances = self.turns / 3.0;
        for card in player.hand.culture.iter() {
            let part = Part { own: 1.0, ..self.culture(card, chances.min(3.0)) };
            self.say_part(&part);
        }
        for (pile, often) in [(&player.deck, 0.6), (&player.discard, 0.5)] {
            for card in pile.culture.iter() {
                let part = self.culture(card, (often * chances).min(2.0));
                self.say_part(&part);
            }
        }
    }

    fn culture(&self, card: Culture, often: f32) -> Part {
        let effects = card.face().effects;
        Part {
            kind: Kind::Culture,
            mine: often / 3.0,
            worth: worth_of(effects, self.eclipses) / 4.0,
            goods: self.position.goods_of(self.seat, effects, None),
            ..Part::default()
        }
    }
}

/// So many of so many.
fn share(count: u8, most: usize) -> f32 {
    f32::from(count) / most as f32
}

/// What effects are worth together.
fn worth_of(effects: &[Effect], eclipses: f32) -> f32 {
    effects.iter().map(|&effect| effect_worth(effect, eclipses)).sum()
}
