//! What may be done: the list of moves, step by step.

use std::ops::ControlFlow;

use nurt_core::Seat;

use crate::components::{GIFT, Island, Kind, MOST_RESERVED, MOST_TERRAIN, SPACES};
use crate::moves::{Move, bundles};
use crate::state::{Player, Step, TheRiver, less};

impl TheRiver {
    /// Every legal move of whoever decides, in a fixed order.
    #[inline]
    pub(crate) fn each_move(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let me = self.me();
        match self.step {
            Step::Draft => self.display.iter().try_for_each(|tile| visit(Move::Draft(tile))),
            Step::Turn => {
                self.each_placement(self.turn, visit)?;
                let may_exchange = self.can_exchange(self.turn);
                if may_exchange {
                    each_exchange(me, visit)?;
                }
                if !self.can_place(self.turn) {
                    visit(Move::Pass)?;
                }
                ControlFlow::Continue(())
            }
            Step::Overflow => each_stored(me, |_| true, &mut |kind| visit(Move::Return(kind))),
            Step::Take { kind, amount } => {
                let (least, most) = self.takes(kind, amount);
                (least..=most).try_for_each(|count| visit(Move::Take(count)))
            }
            Step::Gift { kind } => (0..=self.gift(kind)).try_for_each(|count| visit(Move::Take(count))),
            Step::Return { kind, same, .. } => {
                each_stored(me, |other| other != kind || same, &mut |kind| visit(Move::Return(kind)))
            }
            Step::Discount { card } => Kind::BASIC
                .into_iter()
                .filter(|&kind| less(card.face().cost, kind).is_some_and(|cost| me.can_pay(cost)))
                .try_for_each(|kind| visit(Move::Discount(kind))),
            Step::Pay { cost, food, at, .. } => {
                let (least, most) = food_range(me, cost, food, at);
                (least..=most).try_for_each(|units| visit(Move::Pay(units)))
            }
            Step::Swap { free, .. } => {
                let laid = me.laid;
                for first in 1..laid {
                    for second in first + 1..=laid {
                        visit(Move::Swap(first, second))?;
                    }
                }
                if free { visit(Move::Done) } else { ControlFlow::Continue(()) }
            }
            Step::Harvest { kind, .. } => {
                each_stored(me, |other| other != kind, &mut |kind| visit(Move::Harvest(kind)))?;
                visit(Move::Skip)
            }
            Step::Over => ControlFlow::Continue(()),
        }
    }

    /// The placements of a seat, island by island.
    #[inline]
    fn each_placement(&self, seat: Seat, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let player = &self.seats[seat.index()];
        if self.may_take_terrain(player) {
            self.display.iter().try_for_each(|tile| visit(Move::Terrain(tile)))?;
        }
        for kind in Kind::BASIC {
            if self.may_produce(seat, kind) {
                visit(Move::Place(Island::of(kind)))?;
            }
        }
        if self.has_space(Island::Food) && player.warehouses > 0 {
            if self.supply[Kind::Food as usize] > 0 {
                visit(Move::Place(Island::Food))?;
            } else {
                let kinds = Kind::BASIC.into_iter().filter(|&kind| self.supply[kind as usize] > 0);
                kinds.into_iter().try_for_each(|kind| visit(Move::Food(kind)))?;
            }
        }
        if self.may_reserve(player) {
            self.offer.iter().try_for_each(|card| visit(Move::Reserve(card)))?;
        }
        for card in self.offer.iter().filter(|card| player.can_pay(card.face().cost)) {
            visit(Move::Build(card))?;
        }
        for card in player.reserved.iter().filter(|card| player.can_pay_less(card.face().cost)) {
            visit(Move::Build(card))?;
        }
        if self.has_space(Island::First) {
            visit(Move::Place(Island::First))?;
        }
        if self.has_space(Island::Swap) && player.laid >= 2 {
            visit(Move::Place(Island::Swap))?;
        }
        ControlFlow::Continue(())
    }

    /// R28.
    #[inline]
    pub(crate) fn may_take_terrain(&self, player: &Player) -> bool {
        usize::from(player.laid) < SPACES
            && player.at[Island::Terrain as usize] < MOST_TERRAIN
            && !self.display.is_empty()
    }

    /// R35, A-07.
    #[inline]
    pub(crate) fn may_produce(&self, seat: Seat, kind: Kind) -> bool {
        self.has_space(Island::of(kind))
            && self.seats[seat.index()].warehouses > 0
            && self.yields(seat, kind) > 0
    }

    /// R42.
    #[inline]
    pub(crate) fn may_reserve(&self, player: &Player) -> bool {
        player.reserved.len() < MOST_RESERVED && !self.offer.is_empty() && self.has_space(Island::Reserve)
    }

    /// Whether a seat can place an explorer anywhere.
    #[inline]
    pub(crate) fn can_place(&self, seat: Seat) -> bool {
        self.seats[seat.index()].boat > 0
            && self.each_placement(seat, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// whether a seat with explorers is asked: if it can place one, or if it has not passed yet and could exchange.
    /// So that nobody learns what is reserved, whoever has reserved a card is asked as well.
    #[inline]
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        let fresh = !self.idle.contains(seat);
        (fresh && (self.can_exchange(seat) || !self.seats[seat.index()].reserved.is_empty()))
            || self.can_place(seat)
    }

    /// R24, A-04.
    #[inline]
    pub(crate) fn can_exchange(&self, seat: Seat) -> bool {
        self.supply[Kind::Food as usize] > 0 && self.seats[seat.index()].stock() >= crate::components::BUNDLE
    }

    /// R36, A-07: how many of a kind may be taken where not all find room.
    #[inline]
    pub(crate) fn takes(&self, kind: Kind, amount: u8) -> (u8, u8) {
        let (free, others) = (self.me().free(), self.me().others(kind));
        let least = free.max(1);
        (least, amount.min(free + others).max(least))
    }

    /// R62, A-21: how many a gift can bring.
    #[inline]
    pub(crate) fn gift(&self, kind: Kind) -> u8 {
        GIFT.min(self.supply[kind as usize]).min(self.me().free() + self.me().others(kind))
    }

    /// The only legal move, if there is just one. Where that depends on reserved cards, it is asked all the same, so that
    /// nobody learns anything from it.
    #[inline]
    pub(crate) fn only_move(&self) -> Option<Move> {
        if self.step == Step::Turn && !self.me().reserved.is_empty() {
            return None;
        }
        let mut only = None;
        let more = self.each_move(&mut |mv| {
            if only.is_some() {
                return ControlFlow::Break(());
            }
            only = Some(mv);
            ControlFlow::Continue(())
        });
        only.filter(|_| more.is_continue())
    }
}

/// R24: every bundle that is stored.
fn each_exchange(me: &Player, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
    let has = |goods: &[u8; 4]| goods.iter().zip(&me.stored).all(|(given, stored)| given <= stored);
    bundles().filter(has).try_for_each(|goods| visit(Move::Exchange(goods)))
}

/// The kinds that are stored, as far as they will do.
#[inline]
fn each_stored(
    player: &Player,
    will_do: impl Fn(Kind) -> bool,
    visit: &mut impl FnMut(Kind) -> ControlFlow<()>,
) -> ControlFlow<()> {
    Kind::ALL
        .into_iter()
        .filter(|&kind| player.stored[kind as usize] > 0 && will_do(kind))
        .try_for_each(visit)
}

/// R44: how much food may stand for the kind that is paid next, so that the later kinds can still be paid.
#[inline]
pub(crate) fn food_range(player: &Player, cost: [u8; 3], food: [u8; 3], at: u8) -> (u8, u8) {
    let at = usize::from(at);
    let short = |kind: usize| cost[kind].saturating_sub(player.stored[kind]);
    let later: u8 = (at + 1..3).map(short).sum();
    let spent: u8 = food[..at].iter().sum();
    let left = player.stored[Kind::Food as usize].saturating_sub(spent + later);
    (short(at), cost[at].min(left))
}
