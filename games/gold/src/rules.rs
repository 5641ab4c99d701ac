//! What may be done: the list of moves, phase by phase.

use std::ops::ControlFlow;

use crate::components::{
    Ability, Card, GOODS_FOR_GOOD, Good, KOKU_FOR_FAVOUR, MOST_GOODS, REGIONS, SHORE, SHORES, Start,
};
use crate::flow::turn_cost;
use crate::moves::{Move, Trade};
use crate::state::{Choice, Gold, Pending, Phase, Player};

impl Gold {
    /// Every legal move of whoever decides, in a fixed order.
    #[inline]
    pub(crate) fn each_move(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let me = self.me();
        match self.phase {
            Phase::Patron => self.patrons_for(me).try_for_each(|patron| visit(Move::Patron(patron))),
            Phase::First | Phase::End if self.last_turns.is_none() => {
                visit(Move::Roll)?;
                if me.gift() == Some(Ability::SetDie) && me.favour > 0 {
                    (1..=REGIONS as u8).try_for_each(|face| visit(Move::Set(face)))?;
                }
                if self.phase == Phase::End { each_trade(me, visit) } else { ControlFlow::Continue(()) }
            }
            Phase::First | Phase::End => {
                visit(Move::End)?;
                each_trade(me, visit)
            }
            Phase::Main => self.each_action(me, visit),
            Phase::Act | Phase::Settle => {
                let Some(at) = self.next_pending() else { return ControlFlow::Continue(()) };
                self.each_answer(self.pending[at], visit)?;
                if self.pending[at].seat == self.turn {
                    each_trade(me, visit)
                } else {
                    ControlFlow::Continue(())
                }
            }
            Phase::Over => ControlFlow::Continue(()),
        }
    }

    /// The patrons that a player can choose.
    pub(crate) fn patrons_for(&self, player: &Player) -> impl Iterator<Item = crate::components::Patron> {
        let clan = player.clan;
        self.patrons.iter().filter(move |patron| clan.is_none_or(|clan| patron.face().clan == clan))
    }

    /// R16: the actions, then favour and exchange.
    #[inline]
    fn each_action(&self, me: &Player, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        for card in me.hand.iter().filter(|&card| Self::may_deliver(me, card)) {
            visit(Move::Deliver(card))?;
        }
        for space in (0..SHORE).filter(|&space| self.may_build(me, space)) {
            for &tile in &self.row {
                visit(Move::Build(space as u8 + 1, tile))?;
            }
        }
        for ship in 0..2 {
            each_sail(me, ship, |steps| visit(Move::Sail(ship + 1, steps)))?;
        }
        for face in (1..=REGIONS as u8).filter(|&face| face != me.die && turn_cost(me.die, face) <= me.favour)
        {
            visit(Move::Die(face))?;
        }
        each_trade(me, visit)
    }

    /// R20, R21.
    #[inline]
    pub(crate) fn may_build(&self, me: &Player, space: usize) -> bool {
        self.is_free(space) && Self::is_in_reach(me, space) && Self::price(me, space) <= me.koku
    }

    /// Whether nothing stands on a shore space, and something could.
    #[inline]
    pub(crate) fn is_free(&self, space: usize) -> bool {
        self.shore[space].tile.is_none() && SHORES[space].start != Start::Imperial
    }

    /// R20: whether the die, or the patron, lets somebody build there.
    #[inline]
    pub(crate) fn is_in_reach(me: &Player, space: usize) -> bool {
        SHORES[space].region + 1 == me.die || me.gift() == Some(Ability::BuildAnywhere)
    }

    /// R32.
    #[inline]
    pub(crate) fn may_deliver(me: &Player, card: Card) -> bool {
        let face = card.face();
        (face.region + 1 == me.die || me.gift() == Some(Ability::DeliverAnywhere)) && has(me, card)
    }

    #[inline]
    fn each_answer(
        &self,
        Pending { seat, choice }: Pending,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let player = &self.seats[seat.index()];
        let below = |good: &Good| player.goods[*good as usize] < MOST_GOODS;
        match choice {
            Choice::Good(_) => {
                Good::ALL.into_iter().filter(below).try_for_each(|good| visit(Move::Take(good)))
            }
            Choice::KokuOrGood(_) => {
                visit(Move::TakeKoku)?;
                Good::ALL.into_iter().filter(below).try_for_each(|good| visit(Move::Take(good)))
            }
            Choice::Sell(_) => {
                let held = Good::ALL.into_iter().filter(|&good| player.goods[good as usize] > 0);
                held.into_iter().try_for_each(|good| visit(Move::Sell(good)))?;
                visit(Move::Done)
            }
            Choice::Royal => (1..=2).try_for_each(|ship| visit(Move::Royal(ship))),
            Choice::Marker(whose) => (0..SHORE)
                .filter(|&space| self.shore[space].takes_marker(seat, whose))
                .try_for_each(|space| visit(Move::Mark(space as u8 + 1))),
            Choice::Discard => player.hand.iter().try_for_each(|card| visit(Move::Discard(card))),
            // It is done before anybody is asked.
            Choice::Draw(_) => ControlFlow::Continue(()),
        }
    }

    /// The only legal move, if there is just one.
    #[inline]
    pub(crate) fn only_move(&self) -> Option<Move> {
        // There are always two ships to sail with.
        if self.phase == Phase::Main {
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

/// R32: whether a player has the goods that a customer orders.
#[inline]
pub(crate) fn has(player: &Player, card: Card) -> bool {
    player.goods.iter().zip(card.face().order).all(|(&held, ordered)| held >= ordered)
}

/// R27, A26: how far a ship, counted from 0, may sail.
#[inline]
pub(crate) fn each_sail(
    me: &Player,
    ship: u8,
    mut visit: impl FnMut(u8) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let faces = REGIONS as u8;
    if me.royal == Some(ship) && me.served(Ability::Shift) {
        visit(if me.die == 1 { faces } else { me.die - 1 })?;
        visit(me.die)?;
        visit(if me.die == faces { 1 } else { me.die + 1 })
    } else {
        visit(me.die)
    }
}

/// R18, A2: whether an exchange is possible.
#[inline]
pub(crate) fn may_trade(me: &Player, trade: Trade) -> bool {
    match trade {
        Trade::Goods(from, to) => {
            me.goods[from as usize] >= GOODS_FOR_GOOD && me.goods[to as usize] < MOST_GOODS
        }
        Trade::Favour => me.koku >= KOKU_FOR_FAVOUR && me.favour < me.limit,
    }
}

#[inline]
fn each_trade(me: &Player, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
    Trade::all().filter(|&trade| may_trade(me, trade)).try_for_each(|trade| visit(Move::Trade(trade)))
}
