//! What may be done: the list of moves, phase by phase.

use std::ops::ControlFlow;

use nurt_core::Seat;
use strum::VariantArray;

use crate::cards::{Card, kinds};
use crate::components::{Animal, Column, Cost, Effect, From, People, STEPS, Side, Track};
use crate::effects::{OTHER, OWN};
use crate::geometry::{Place, RAFT_SPACES};
use crate::moves::{Camp, Move, options};
use crate::site::{LEVELS, Square};
use crate::state::{Figure, Origin, Phase, Spot, Winter};

const GO: ControlFlow<()> = ControlFlow::Continue(());

impl Winter {
    /// Every legal move of a seat that is to act, in a fixed order.
    #[inline]
    pub(crate) fn each_move(
        &self,
        seat: Seat,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.phase == Phase::Pile {
            kinds(self.player(seat).hand.people).try_for_each(|people| visit(Move::Add(people)))?;
            return visit(Move::Ready);
        }
        if let Some(effect) = self.effect() {
            self.each_answer(effect, visit)?;
            // B3f: people can be played at any time.
            if matches!(self.phase, Phase::Column | Phase::Bottom) {
                self.each_play(visit)?;
            }
            return GO;
        }
        match self.phase {
            Phase::Side => Side::VARIANTS.iter().try_for_each(|&side| visit(Move::Side(side))),
            Phase::Draft => (1..=8)
                .filter(|card| self.setups & 1 << (card - 1) != 0)
                .try_for_each(|card| visit(Move::Setup(card))),
            Phase::Start => Place::all()
                .filter(|&place| self.is_free_place(place))
                .try_for_each(|place| visit(Move::Start(place))),
            Phase::Culture => self.each_beginning(visit),
            Phase::Column => self.each_in_column(visit),
            Phase::Abilities => kinds(self.abilities).try_for_each(|people| visit(Move::Resolve(people))),
            Phase::Terrain => {
                self.each_take().try_for_each(|hex| visit(Move::Take(hex)))?;
                if self.can_delta() { visit(Move::Delta) } else { GO }
            }
            Phase::Bottom | Phase::Rest | Phase::Pile | Phase::Over => GO,
        }
    }

    /// B3c, B3d: culture cards and figures.
    #[inline]
    fn each_beginning(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let me = self.me();
        for culture in me.hand.culture.without(self.now.fresh.culture).iter() {
            if !self.now.cultured {
                visit(Move::Culture(culture, None))?;
                continue;
            }
            for other in me.hand.kinds().filter(|&other| other != Card::Culture(culture)) {
                visit(Move::Culture(culture, Some(other)))?;
            }
        }
        for figure in Figure::ALL.into_iter().filter(|&figure| me.has(figure)) {
            Spot::all().try_for_each(|spot| visit(Move::Place(figure, spot)))?;
        }
        GO
    }

    /// B3f.
    #[inline]
    fn each_play(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        kinds(self.me().hand.people)
            .filter(|&people| self.playable(people) > 0)
            .try_for_each(|people| visit(Move::Play(people)))
    }

    /// B3e, B5: the sections of a column.
    #[inline]
    fn each_in_column(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let Some(column) = self.now.column else { return GO };
        if !self.now.middle {
            self.each_above(column, visit)?;
            self.each_in_middle(column, visit)?;
        }
        self.each_play(visit)?;
        visit(Move::End)
    }

    /// Whether somebody can pay.
    #[inline]
    pub(crate) fn affords(&self, cost: Cost) -> bool {
        let me = self.me();
        self.now.labour >= cost.labour && me.food >= cost.food && me.tools >= cost.tools
    }

    /// The top section.
    #[inline]
    fn each_above(&self, column: Column, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        match column {
            Column::Initiate => {
                for people in kinds(self.supply).filter(|&people| self.affords(people.face().cost)) {
                    visit(Move::Recruit(people, true))?;
                    visit(Move::Recruit(people, false))?;
                }
                GO
            }
            Column::Develop => self
                .display
                .iter()
                .map(|&culture| Move::Learn(culture))
                .filter(|&mv| self.affords(self.cost(mv)))
                .try_for_each(visit),
            Column::Hunt => each_open_animal(self)
                .map(Move::Hunt)
                .filter(|&mv| self.affords(self.cost(mv)))
                .try_for_each(visit),
            Column::Migrate => {
                if self.affords(self.cost(Move::Raft(0))) {
                    self.each_shift(visit)?;
                }
                if self.me().home > 0 && self.affords(self.cost(Move::Camp)) {
                    self.each_camp(visit)
                } else {
                    GO
                }
            }
        }
    }

    /// The middle section.
    #[inline]
    fn each_in_middle(
        &self,
        column: Column,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match column {
            Column::Initiate => self.me().hand.kinds().try_for_each(|card| visit(Move::Bury(card, false))),
            Column::Develop => self.stones[self.era()]
                .iter()
                .map(|&stone| Move::Stone(stone))
                .filter(|&mv| self.affords(self.cost(mv)))
                .try_for_each(visit),
            Column::Hunt => self.each_tip(visit),
            Column::Migrate => self
                .each_village(self.turn)
                .try_for_each(|(juncture, raft)| visit(Move::Village(juncture, raft))),
        }
    }

    /// B8c, E5a: moves of camps and of the raft.
    #[inline]
    fn each_shift(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let me = self.me();
        if let Some(place) = me.place.filter(|_| me.start > 0) {
            place.touches().iter().try_for_each(|to| visit(Move::Shift(Camp::Start, to)))?;
        }
        for from in me.stands.iter() {
            from.neighbours().iter().try_for_each(|to| visit(Move::Shift(Camp::Hex(from), to)))?;
        }
        (0..RAFT_SPACES)
            .filter(|&space| self.raft_reaches(me.raft, space))
            .try_for_each(|space| visit(Move::Raft(space)))
    }

    /// B8b, E4b.
    #[inline]
    fn each_camp(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        visit(Move::Camp)?;
        if self.raft_hex(self.turn).is_some() { visit(Move::CampAtRaft) } else { GO }
    }

    #[inline]
    fn each_tip(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let me = self.me();
        let upright = Animal::VARIANTS.iter().filter(|&&animal| me.animals[animal as usize] > 0);
        upright.copied().map(Move::Tip).try_for_each(visit)
    }

    /// B10: places for megaliths, and for neutral ones before them.
    #[inline]
    fn each_square(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        for level in 0..LEVELS {
            Square::of(level, self.free_squares(level))
                .try_for_each(|square| visit(Move::Megalith(square)))?;
        }
        if !self.may_put_neutral() {
            return GO;
        }
        Square::of(0, self.free_squares(0))
            .filter(|&square| self.leaves_room(square))
            .try_for_each(|square| visit(Move::Neutral(square)))
    }

    /// B10e: whether a neutral megalith is left, and none was put down for this megalith.
    #[inline]
    pub(crate) fn may_put_neutral(&self) -> bool {
        self.me().neutral > 0 && self.task().is_some_and(|task| !task.neutral)
    }

    /// Whether a neutral megalith on a square would leave a place for the one that is to come.
    pub(crate) fn leaves_room(&self, square: Square) -> bool {
        let others = (0..LEVELS).map(|level| self.free_squares(level).count_ones()).sum::<u32>();
        // If it is the last place, one on top of it must have become free.
        others > 1 || crate::site::crossings(self.covered(0) | square.bit()) & !self.covered(1) != 0
    }

    /// E9c: camps of others, from hex to hex.
    #[inline]
    fn each_push(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        for seat in self.tribes().filter(|&seat| seat != self.turn) {
            for from in self.player(seat).stands.iter() {
                from.neighbours().iter().try_for_each(|to| visit(Move::Push(seat, from, to)))?;
            }
        }
        GO
    }

    /// The answers to what waits.
    #[inline]
    fn each_answer(
        &self,
        effect: Effect,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let me = self.me();
        match effect {
            Effect::Moves(_) => self.each_shift(visit)?,
            Effect::Camps(_) => self.each_camp(visit)?,
            Effect::Village => self
                .each_village(self.turn)
                .try_for_each(|(juncture, raft)| visit(Move::Village(juncture, raft)))?,
            Effect::Steps(_) => Track::VARIANTS
                .iter()
                .filter(|&&track| usize::from(me.steps[track as usize]) < STEPS)
                .try_for_each(|&track| visit(Move::Step(track)))?,
            Effect::Megaliths(_) => self.each_square(visit)?,
            Effect::MegalithFor(price)
                if me.tools >= price || self.task().is_some_and(|task| task.neutral) =>
            {
                self.each_square(visit)?;
            }
            Effect::Tip(_) => self.each_tip(visit)?,
            Effect::Bury(_, from) => {
                me.hand.kinds().try_for_each(|card| visit(Move::Bury(card, false)))?;
                if from == From::HandOrDiscard {
                    me.discard.kinds().try_for_each(|card| visit(Move::Bury(card, true)))?;
                }
            }
            Effect::FoodForTools(_) | Effect::ToolsForFood(_) | Effect::FoodForPoints(_) => {
                visit(Move::Exchange)?;
            }
            Effect::OpenAnimal => each_open_animal(self).try_for_each(|animal| visit(Move::Hunt(animal)))?,
            Effect::Tribe(_) => {
                kinds(self.supply).try_for_each(|people| visit(Move::Recruit(people, true)))?;
            }
            Effect::MovesAndOther => {
                let left = self.task().map_or(0, |task| task.left);
                if left & OWN > 0 {
                    self.each_shift(visit)?;
                }
                if left & OTHER > 0 {
                    self.each_push(visit)?;
                }
            }
            Effect::Choose(_) => {
                let Some(people) = self.chooser() else { return GO };
                for (number, option) in (1..).zip(options(people)) {
                    if self.can_choose(option) {
                        visit(Move::Choose(people, number))?;
                    }
                }
            }
            _ => {}
        }
        // B10e: whoever has put down a neutral megalith places one of their own.
        if self.task().is_some_and(|task| task.neutral) { GO } else { visit(Move::Skip) }
    }

    /// The people whose options are to be chosen from.
    #[inline]
    pub(crate) fn chooser(&self) -> Option<People> {
        match self.task()?.origin {
            Origin::People(people) => Some(people),
            _ => None,
        }
    }

    /// The only legal move of whoever has the turn, if there is just one.
    #[inline]
    pub(crate) fn only_move(&self) -> Option<Move> {
        // Where there are always several; and where others would see what is not in hand.
        let several = match self.phase {
            Phase::Pile | Phase::Over => true,
            Phase::Culture => self.tasks.is_empty(),
            Phase::Column | Phase::Bottom => !self.me().hand.is_empty(),
            _ => false,
        };
        if several {
            return None;
        }
        let mut only = None;
        let more = self.each_move(self.turn, &mut |mv| {
            if only.is_some() {
                return ControlFlow::Break(());
            }
            only = Some(mv);
            ControlFlow::Continue(())
        });
        only.filter(|_| more.is_continue())
    }
}

/// The types in the hunting grounds.
#[inline]
fn each_open_animal(position: &Winter) -> impl Iterator<Item = Animal> {
    Animal::VARIANTS.iter().copied().filter(|animal| position.grounds.contains(animal))
}
