//! How effects are resolved. Cards, tiles, tokens and steps only declare them; here is one queue for all. What needs no choice
//! is done at once, what cannot be done is lost, and everything else waits for an answer. (Stones and the income of boards
//! declare what they count; that is summed up in `eclipse.rs`.)

use nurt_core::{Chance, Log, Seat};
use strum::VariantArray;

use crate::cards::{Card, crowd_len};
use crate::components::{
    Animal, Column, Count, Effect, FIRST_BONUS, FISH_TOKENS, FishTokens, From, MOST, People, REST, SETUP,
    STEP_BONUS, STEPS, SUPPORT_POINTS, Track, UPPER_POINTS,
};
use crate::events::{Event, Exchange, Gain};
use crate::geometry::{CENTRAL, Hex, OUTER};
use crate::moves::{Move, options};
use crate::site::{self, LEVELS, Level, Square};
use crate::state::{Origin, Source, Task, Winter};

/// One's own half of what the Warrior does, and the other half.
pub(crate) const OWN: u8 = 1;
pub(crate) const OTHER: u8 = 2;

impl Effect {
    /// How often it can be done, for those that wait for answers.
    #[inline]
    pub(crate) fn times(self) -> u8 {
        match self {
            Self::Moves(count)
            | Self::Camps(count)
            | Self::Steps(count)
            | Self::Megaliths(count)
            | Self::Tip(count)
            | Self::Bury(count, _)
            | Self::FoodForTools(count)
            | Self::ToolsForFood(count)
            | Self::FoodForPoints(count)
            | Self::Fish(count)
            | Self::Tribe(count) => count,
            Self::MovesAndOther => OWN | OTHER,
            _ => 1,
        }
    }
}

impl Winter {
    /// What something brings.
    #[inline]
    pub(crate) fn effects_of(&self, origin: Origin) -> &'static [Effect] {
        match origin {
            Origin::Setup(card) => SETUP[usize::from(card) - 1],
            Origin::Chief(chief, side) => chief.face(side).bonus,
            Origin::Culture(culture) => culture.face().effects,
            Origin::People(people) => people.face().eclipse,
            Origin::Option(people, option) => options(people)[usize::from(option)],
            Origin::First(column) => FIRST_BONUS[column as usize],
            Origin::Rest => REST,
            Origin::Animal(animal) => animal.face().tip,
            Origin::Hex(hex) => self.map.ground(hex).benefit(),
            Origin::Square(square) => site::benefit(self.wishes.players, square),
            Origin::Step(track, step) => {
                std::slice::from_ref(&STEP_BONUS[track as usize][usize::from(step) / 2 - 1])
            }
            Origin::Fish(fish) => FISH_TOKENS[usize::from(fish.0)],
            Origin::Played(_) | Origin::Delta | Origin::Board | Origin::Stone(_) => &[],
        }
    }

    /// Under which line points are written down.
    fn source_of(&self, origin: Origin) -> Source {
        match origin {
            Origin::Square(_) => Source::Site,
            Origin::Step(..) => Source::Idols,
            Origin::Fish(_) => Source::Fish,
            Origin::Delta => Source::Delta,
            Origin::Board => Source::Board,
            Origin::Stone(_) => Source::Stones,
            Origin::Hex(hex) if self.map.landmarks.contains(hex) => Source::Landmarks,
            Origin::Hex(_) => Source::Terrain,
            _ => Source::Culture,
        }
    }

    /// Puts the effects of something in front of what waits.
    #[inline]
    pub(crate) fn push(&mut self, origin: Origin) {
        if !self.effects_of(origin).is_empty() {
            self.tasks.push(Task { origin, at: 0, left: 0, neutral: false });
        }
    }

    /// The effect that is next, if any.
    #[inline]
    pub(crate) fn effect(&self) -> Option<Effect> {
        let task = self.task()?;
        self.effects_of(task.origin).get(usize::from(task.at)).copied()
    }

    /// Goes on to the next effect of the first task; a task without any is gone.
    #[inline]
    pub(crate) fn advance(&mut self) {
        let Some(&Task { origin, at, .. }) = self.task() else { return };
        if usize::from(at) + 1 < self.effects_of(origin).len() {
            if let Some(task) = self.tasks.last_mut() {
                *task = Task { origin, at: at + 1, left: 0, neutral: false };
            }
        } else {
            self.tasks.pop();
        }
    }

    /// So much of the first effect is done; the next one comes when nothing is left of it.
    #[inline]
    pub(crate) fn spend(&mut self, part: u8) {
        let Some(task) = self.tasks.last_mut() else { return };
        task.left -= part;
        task.neutral = false;
        if task.left == 0 {
            self.advance();
        }
    }

    /// Resolves what needs no answer; whether something waits for one.
    pub(crate) fn run(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) -> bool {
        while let Some(effect) = self.effect() {
            if let Some(task) = self.tasks.last_mut()
                && task.left == 0
            {
                task.left = effect.times();
            }
            if self.can_answer(effect) {
                return true;
            }
            if let Effect::Fish(_) = effect {
                // One after the other: the first one is done with before the second one is drawn.
                self.spend(1);
                self.draw_fish(chance, log);
                continue;
            }
            let origin = self.tasks.last().map_or(Origin::Board, |task| task.origin);
            self.advance();
            self.perform(effect, origin, chance, log);
        }
        false
    }

    /// Whether an effect waits for an answer, and there is one besides skipping it.
    #[inline]
    pub(crate) fn can_answer(&self, effect: Effect) -> bool {
        let me = self.me();
        match effect {
            Effect::Moves(_) => self.can_move(),
            Effect::Camps(_) => me.home > 0,
            Effect::Village => self.each_village(self.turn).next().is_some(),
            Effect::Steps(_) => me.steps.iter().any(|&step| usize::from(step) < STEPS),
            Effect::Megaliths(_) => self.can_raise(),
            Effect::MegalithFor(price) => self.can_raise() && self.tools_in_sight() >= price,
            Effect::Tip(_) => me.animals.iter().any(|&count| count > 0),
            Effect::Bury(_, from) => {
                !me.hand.is_empty() || (from == From::HandOrDiscard && !me.discard.is_empty())
            }
            Effect::FoodForTools(_) | Effect::ToolsForFood(_) | Effect::FoodForPoints(_) => {
                self.can_exchange(effect)
            }
            Effect::OpenAnimal => !self.grounds.is_empty(),
            Effect::Tribe(_) => crowd_len(&self.supply) > 0,
            Effect::MovesAndOther => {
                let left = self.task().map_or(0, |task| task.left);
                (left & OWN > 0 && self.can_move()) || (left & OTHER > 0 && self.can_push())
            }
            Effect::Choose(options) => options.iter().any(|option| self.can_choose(option)),
            _ => false,
        }
    }

    /// Whether an option can be carried out.
    #[inline]
    pub(crate) fn can_choose(&self, option: &[Effect]) -> bool {
        option.iter().any(|&effect| match effect {
            Effect::Food(_) | Effect::Tools(_) | Effect::Points(_) => true,
            Effect::MegalithFor(price) => self.can_raise() && self.me().tools >= price,
            effect => self.can_answer(effect),
        })
    }

    #[inline]
    pub(crate) fn can_move(&self) -> bool {
        let me = self.me();
        self.has_river() || !me.stands.is_empty() || me.start > 0
    }

    #[inline]
    pub(crate) fn can_push(&self) -> bool {
        self.tribes().any(|seat| seat != self.turn && !self.player(seat).stands.is_empty())
    }

    #[inline]
    pub(crate) fn can_exchange(&self, effect: Effect) -> bool {
        let me = self.me();
        match effect {
            Effect::FoodForTools(_) => me.food > 0 && me.tools < MOST,
            Effect::ToolsForFood(_) => me.tools > 0 && me.food < MOST,
            _ => me.food > 0,
        }
    }

    /// Tools that somebody has or, for all that others know, can still get from people in hand before paying.
    #[inline]
    pub(crate) fn tools_in_sight(&self) -> u8 {
        let me = self.me();
        if self.task().is_some_and(|task| task.neutral) {
            return MOST;
        }
        let bring = |column: Column| {
            People::VARIANTS.iter().any(|kind| kind.face().tool == Some(column) && self.is_in_play(*kind))
        };
        if self.now.column.is_some_and(bring) { me.tools + me.hand.len() } else { me.tools }
    }

    /// Whether people of a kind are in the game.
    #[inline]
    pub(crate) fn is_in_play(&self, kind: People) -> bool {
        kind != if self.wishes.warriors { People::Guide } else { People::Warrior }
    }

    /// B3h: how many people of a kind somebody can play: not those that were taken in this turn.
    #[inline]
    pub(crate) fn playable(&self, kind: People) -> u8 {
        let card = Card::People(kind);
        self.me().hand.count(card) - self.now.fresh.count(card)
    }

    /// Whether somebody has a megalith, and there is room for it.
    #[inline]
    pub(crate) fn can_raise(&self) -> bool {
        self.me().megaliths > 0 && (0..LEVELS).any(|level| self.free_squares(level) != 0)
    }

    /// B10b, B10c: where megaliths can be placed on a level.
    #[inline]
    pub(crate) fn free_squares(&self, level: usize) -> Level {
        let room = match level {
            0 => site::ground(self.wishes.players),
            level => site::crossings(self.covered(level - 1)),
        };
        room & !self.covered(level)
    }

    /// Does what needs no answer.
    fn perform(
        &mut self,
        effect: Effect,
        origin: Origin,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.turn;
        match effect {
            Effect::Food(count) => self.gain_food(seat, count, origin, log),
            Effect::Tools(count) => self.gain_tools(seat, count, origin, log),
            Effect::Points(count) => self.score(seat, count, self.source_of(origin), origin, log),
            Effect::Labour(count) => {
                self.now.labour += count;
                log.note(|| Event::Gained { seat, gain: Gain::Labour(count), why: origin });
            }
            Effect::LabourIn(column, count) => self.now.labour_in[column as usize] += count,
            Effect::Discount(column, tools) => self.now.discount[column as usize] += tools,
            Effect::Step(track) => self.step(seat, track, log),
            Effect::Draw(count) => self.draw(seat, count, chance, log),
            Effect::TopAnimal => {
                if let Some(animal) = self.draw_animal(chance) {
                    self.me_mut().animals[animal as usize] += 1;
                    log.note(|| Event::Hunted { seat, animal });
                }
            }
            Effect::Strength(count) => {
                self.me_mut().strength += count;
                log.note(|| Event::Gained { seat, gain: Gain::Strength(count), why: origin });
            }
            Effect::PointsPer(count, points, most) => {
                let hex = if let Origin::Hex(hex) = origin { Some(hex) } else { None };
                let points = points.saturating_mul(self.count(seat, count, hex)).min(most);
                self.score(seat, points, self.source_of(origin), origin, log);
            }
            Effect::Reshuffle => {
                self.fish = FishTokens::all();
                log.note(|| Event::FishBack);
            }
            // Whatever waits for an answer and cannot be done is lost.
            _ => {}
        }
    }

    /// The answer to what waits.
    pub(crate) fn answer(&mut self, mv: Move, log: &mut impl Log<Event>) {
        let (seat, effect) = (self.turn, self.effect());
        let part = match (effect, mv) {
            (Some(Effect::MovesAndOther), Move::Push(..)) => OTHER,
            (Some(Effect::MovesAndOther), _) => OWN,
            _ => 1,
        };
        match mv {
            Move::Skip => {
                let why = self.task().map_or(Origin::Board, |task| task.origin);
                log.note(|| Event::Skipped { seat, why });
                self.advance();
            }
            Move::Neutral(square) => {
                self.pay_for_megalith(effect);
                if let Some(task) = self.tasks.last_mut() {
                    task.neutral = true;
                }
                self.me_mut().neutral -= 1;
                self.neutral |= square.bit();
                log.note(|| Event::RaisedNeutral { seat, square });
            }
            Move::Megalith(square) => {
                if self.task().is_some_and(|task| !task.neutral) {
                    self.pay_for_megalith(effect);
                }
                self.spend(1);
                self.raise(seat, square, log);
                self.push(Origin::Square(square));
            }
            Move::Choose(people, option) => {
                log.note(|| Event::Chose { seat, people, option });
                self.advance();
                self.push(Origin::Option(people, option - 1));
            }
            Move::Exchange => {
                self.spend(1);
                self.exchange(effect, log);
            }
            Move::Step(track) => {
                self.spend(1);
                self.step(seat, track, log);
            }
            _ => {
                self.spend(part);
                self.carry_out(mv, log);
            }
        }
    }

    fn pay_for_megalith(&mut self, effect: Option<Effect>) {
        if let Some(Effect::MegalithFor(price)) = effect {
            self.me_mut().tools -= price;
        }
    }

    /// What is done in the same way in a column and for an effect.
    pub(crate) fn carry_out(&mut self, mv: Move, log: &mut impl Log<Event>) {
        let seat = self.turn;
        match mv {
            Move::Shift(from, to) => self.shift(seat, from, to, log),
            Move::Raft(to) => self.move_raft(seat, to, log),
            Move::Camp => self.camp(seat, None, log),
            Move::CampAtRaft => self.camp(seat, self.raft_hex(seat), log),
            Move::Village(juncture, raft) => self.settle(seat, juncture, raft, log),
            Move::Tip(animal) => {
                let me = self.me_mut();
                me.animals[animal as usize] -= 1;
                me.tipped[animal as usize] += 1;
                log.note(|| Event::Tipped { seat, animal });
                self.push(Origin::Animal(animal));
            }
            Move::Bury(card, discard) => {
                if discard {
                    self.me_mut().discard.take(card);
                } else {
                    self.leave_hand(card);
                }
                self.me_mut().buried.put(card);
                log.note(|| Event::Buried { seat, card, discard });
            }
            Move::Hunt(animal) => {
                self.take_animal(animal);
                self.me_mut().animals[animal as usize] += 1;
                log.note(|| Event::Hunted { seat, animal });
            }
            Move::Recruit(people, hand) => {
                self.supply[people as usize] -= 1;
                let card = Card::People(people);
                if hand {
                    self.come_to_hand(card);
                } else {
                    self.me_mut().discard.put(card);
                }
                log.note(|| Event::Recruited { seat, people, hand });
            }
            Move::Push(owner, from, to) => {
                let player = self.player_mut(owner);
                player.take_camp(from);
                player.put_camp(to);
                log.note(|| Event::Pushed { seat, owner, from, to });
            }
            _ => {}
        }
    }

    /// A card is played from the hand of whoever has the turn, for all to see.
    #[inline]
    pub(crate) fn play_card(&mut self, card: Card) {
        let fresh = self.now.fresh.count(card);
        let me = self.me_mut();
        me.hand.take(card);
        // It was none of those that were taken in this turn.
        if me.known.count(card) > fresh {
            me.known.take(card);
        }
        self.now.played.put(card);
    }

    /// A card leaves the hand otherwise; of several that are alike, one that cannot be played in this turn.
    #[inline]
    pub(crate) fn leave_hand(&mut self, card: Card) {
        self.now.fresh.take(card);
        let me = self.me_mut();
        me.hand.take(card);
        me.known.take(card);
    }

    /// B3h: a card that was taken openly comes to the hand.
    #[inline]
    pub(crate) fn come_to_hand(&mut self, card: Card) {
        let me = self.me_mut();
        me.hand.put(card);
        me.known.put(card);
        self.now.fresh.put(card);
    }

    fn exchange(&mut self, effect: Option<Effect>, log: &mut impl Log<Event>) {
        let seat = self.turn;
        let me = self.me_mut();
        let exchange = match effect {
            Some(Effect::FoodForTools(_)) => {
                me.food -= 1;
                me.tools += 1;
                Exchange::FoodForTool
            }
            Some(Effect::ToolsForFood(_)) => {
                me.tools -= 1;
                me.food = (me.food + crate::components::FOOD_FOR_TOOL).min(MOST);
                Exchange::ToolForFood
            }
            _ => {
                me.food -= 1;
                me.points[Source::Culture as usize] += 1;
                Exchange::FoodForPoint
            }
        };
        log.note(|| Event::Exchanged { seat, exchange });
    }

    /// B1e: food, up to the limit.
    pub(crate) fn gain_food(&mut self, seat: Seat, count: u8, why: Origin, log: &mut impl Log<Event>) {
        let food = &mut self.player_mut(seat).food;
        let count = count.min(MOST - *food);
        *food += count;
        if count > 0 {
            log.note(|| Event::Gained { seat, gain: Gain::Food(count), why });
        }
    }

    /// B1e: tools, up to the limit.
    pub(crate) fn gain_tools(&mut self, seat: Seat, count: u8, why: Origin, log: &mut impl Log<Event>) {
        let tools = &mut self.player_mut(seat).tools;
        let count = count.min(MOST - *tools);
        *tools += count;
        if count > 0 {
            log.note(|| Event::Gained { seat, gain: Gain::Tools(count), why });
        }
    }

    /// Points.
    pub(crate) fn score(
        &mut self,
        seat: Seat,
        points: u8,
        source: Source,
        why: Origin,
        log: &mut impl Log<Event>,
    ) {
        if points > 0 {
            self.player_mut(seat).points[source as usize] += u16::from(points);
            log.note(|| Event::Gained { seat, gain: Gain::Points(points), why });
        }
    }

    /// B13a: a step; one beyond the last is lost.
    pub(crate) fn step(&mut self, seat: Seat, track: Track, log: &mut impl Log<Event>) {
        let step = &mut self.player_mut(seat).steps[track as usize];
        if usize::from(*step) == STEPS {
            return;
        }
        *step += 1;
        let to = *step;
        log.note(|| Event::Stepped { seat, track, to });
        if to.is_multiple_of(2) {
            self.push(Origin::Step(track, to));
        }
    }

    /// B10b, B10c: a megalith stands, and brings points above the ground. What it covers comes after that.
    pub(crate) fn raise(&mut self, seat: Seat, square: Square, log: &mut impl Log<Event>) {
        let points = self.crossing_points(seat, square);
        let player = self.player_mut(seat);
        player.megaliths -= 1;
        player.built[square.level()] |= square.bit();
        log.note(|| Event::Raised { seat, square });
        self.score(seat, points, Source::Site, Origin::Square(square), log);
    }

    /// B10c: points for a place above the ground.
    pub(crate) fn crossing_points(&self, seat: Seat, square: Square) -> u8 {
        let level = square.level();
        if level == 0 {
            return 0;
        }
        let own = self.player(seat).built[level - 1] & square.supports();
        UPPER_POINTS[level - 1] + SUPPORT_POINTS * own.count_ones() as u8
    }

    fn draw_fish(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let (seat, fish) = (self.turn, self.fish.draw(chance));
        log.note(|| Event::Fished { seat, fish });
        self.push(Origin::Fish(fish));
    }

    /// The top animal of the deck, if there is one.
    pub(crate) fn draw_animal(&mut self, chance: &mut impl Chance) -> Option<Animal> {
        let left: u8 = self.herd.iter().sum();
        if left == 0 {
            return None;
        }
        let mut at = chance.below(left.into()) as u8;
        let animal = Animal::VARIANTS.iter().copied().find(|&animal| {
            let count = self.herd[animal as usize];
            let found = at < count;
            at = at.saturating_sub(count);
            found
        })?;
        self.herd[animal as usize] -= 1;
        Some(animal)
    }

    /// Takes the first animal of a type out of the hunting grounds.
    pub(crate) fn take_animal(&mut self, animal: Animal) {
        if let Some(at) = self.grounds.iter().position(|&other| other == animal) {
            self.grounds.remove(at);
        }
    }

    /// How many there are of what is counted for points.
    pub(crate) fn count(&self, seat: Seat, count: Count, hex: Option<Hex>) -> u8 {
        let player = self.player(seat);
        let touching = |hexes: crate::geometry::Hexes| {
            player.villages.iter().filter(|village| !village.hexes().and(hexes).is_empty()).count() as u8
        };
        let camps = || player.stands.or(self.raft_hexes(seat));
        match count {
            Count::Camps => {
                player.stands.without(self.map.base).iter().map(|hex| player.camps[hex.index()]).sum()
            }
            Count::Villages => player.villages.len() as u8,
            Count::VillagesAt(terrain) => touching(self.map.of[terrain as usize]),
            Count::VillagesAtLandmarks => touching(self.map.landmarks),
            Count::VillagesAtRiver => touching(self.map.waters),
            Count::Megaliths => player.built_len(),
            Count::Buried => player.buried_len(),
            Count::Culture => {
                player.hand.culture.or(player.deck.culture).or(player.discard.culture).len() as u8
            }
            Count::EclipsePile => crowd_len(&player.pile),
            Count::AnimalTypes => player.animals.iter().filter(|&&count| count > 0).count() as u8,
            Count::AnimalPairs => player.animals.iter().map(|count| count / 2).sum(),
            Count::Steps(track) => player.steps[track as usize],
            Count::LowerSteps => player.steps.into_iter().min().unwrap_or(0),
            Count::Majorities => {
                let reach = self.reach(seat).without(self.map.base);
                reach.iter().filter(|&hex| self.leads(seat, hex)).count() as u8
            }
            Count::CampsAtHome => player.home,
            Count::CentralHexes => camps().and(CENTRAL).len() as u8,
            Count::OuterHexes => camps().and(OUTER).len() as u8,
            Count::CampsHere => hex.map_or(0, |hex| player.camps[hex.index()]),
        }
    }
}
