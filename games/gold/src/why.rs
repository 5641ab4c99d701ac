//! Why a move is against the rules.

use nurt_core::{Phrase, Reason, Speak};
use strum::{EnumCount, IntoStaticStr};

use crate::components::{Ability, KOKU_FOR_FAVOUR, MOST_GOODS};
use crate::flow::turn_cost;
use crate::moves::{Move, Trade};
use crate::rules::{each_sail, has};
use crate::state::{Choice, Gold, Pending, Phase};
use std::ops::ControlFlow;

/// What stands against a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Why {
    /// Something else is to be decided first.
    NotNow,
    /// R17: the die shows that face already.
    SameFace,
    /// R17: there is not enough favour.
    LittleFavour,
    /// R17, A4: favour is spent before the action.
    FavourFirst,
    /// R18: two of a kind are needed.
    FewGoods,
    /// R19: there are six of it.
    ManyGoods,
    /// R18: five koku are needed.
    FewKoku,
    /// R19: favour has reached its limit.
    FavourFull,
    /// R20: the die shows another region.
    OtherRegion,
    /// R20: something stands there.
    Occupied,
    /// R21: it costs more.
    TooDear,
    /// R22: the tile is not in the row.
    NotInRow,
    /// R27: a ship sails what the die shows.
    OtherSteps,
    /// R32: the customer is not in hand.
    NotInHand,
    /// R32: the customer is of another region.
    OtherCustomer,
    /// R32: goods are missing.
    GoodsMissing,
    /// R34: no marker can be put there.
    NoMarker,
    /// R47: that patron was not turned up, or is taken.
    NoPatron,
    /// R48: that patron is of another clan.
    OtherClan,
    /// R49: only a patron sets the die instead of rolling it.
    MustRoll,
}

impl Reason for Why {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotNow => "R16",
            Self::SameFace | Self::LittleFavour | Self::FavourFirst => "R17",
            Self::FewGoods | Self::FewKoku => "R18",
            Self::ManyGoods | Self::FavourFull => "R19",
            Self::OtherRegion | Self::Occupied => "R20",
            Self::TooDear => "R21",
            Self::NotInRow => "R22",
            Self::OtherSteps => "R27",
            Self::NotInHand | Self::OtherCustomer | Self::GoodsMissing => "R32",
            Self::NoMarker => "R34",
            Self::NoPatron => "R47",
            Self::OtherClan => "R48",
            Self::MustRoll => "R49",
        }
    }
}

impl Speak for Why {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        let name: &'static str = self.into();
        Phrase::new(format!("why-{name}"))
    }

    fn every() -> Vec<Self> {
        vec![
            Self::NotNow,
            Self::SameFace,
            Self::LittleFavour,
            Self::FavourFirst,
            Self::FewGoods,
            Self::ManyGoods,
            Self::FewKoku,
            Self::FavourFull,
            Self::OtherRegion,
            Self::Occupied,
            Self::TooDear,
            Self::NotInRow,
            Self::OtherSteps,
            Self::NotInHand,
            Self::OtherCustomer,
            Self::GoodsMissing,
            Self::NoMarker,
            Self::NoPatron,
            Self::OtherClan,
            Self::MustRoll,
        ]
    }
}

/// Fine, or not for this reason.
#[inline]
fn need(met: bool, why: Why) -> Result<(), Why> {
    if met { Ok(()) } else { Err(why) }
}

impl Gold {
    /// Whether the one who decides may make a move.
    pub(crate) fn allows(&self, mv: Move) -> Result<(), Why> {
        need(mv.can_be(), Why::NotNow)?;
        let me = self.me();
        match (self.phase, mv) {
            (Phase::Patron, Move::Patron(patron)) => {
                need(me.clan.is_none_or(|clan| clan == patron.face().clan), Why::OtherClan)?;
                need(self.patrons.contains(patron), Why::NoPatron)
            }
            (Phase::First | Phase::End, Move::Roll) => need(self.last_turns.is_none(), Why::NotNow),
            (Phase::First | Phase::End, Move::Set(_)) => {
                need(self.last_turns.is_none(), Why::NotNow)?;
                need(me.gift() == Some(Ability::SetDie), Why::MustRoll)?;
                need(me.favour > 0, Why::LittleFavour)
            }
            (Phase::End, Move::End) => need(self.last_turns.is_some(), Why::NotNow),
            (Phase::Main | Phase::End, Move::Trade(trade)) => self.allows_trade(trade),
            (Phase::Main, _) => self.allows_action(mv),
            (Phase::Act | Phase::Settle, _) => self.allows_answer(mv),
            (Phase::End, Move::Die(_)) => Err(Why::FavourFirst),
            _ => Err(Why::NotNow),
        }
    }

    fn allows_trade(&self, trade: Trade) -> Result<(), Why> {
        let me = self.me();
        match trade {
            Trade::Goods(from, to) => {
                need(me.goods[from as usize] >= crate::components::GOODS_FOR_GOOD, Why::FewGoods)?;
                need(me.goods[to as usize] < MOST_GOODS, Why::ManyGoods)
            }
            Trade::Favour => {
                need(me.koku >= KOKU_FOR_FAVOUR, Why::FewKoku)?;
                need(me.favour < me.limit, Why::FavourFull)
            }
        }
    }

    fn allows_action(&self, mv: Move) -> Result<(), Why> {
        let me = self.me();
        match mv {
            Move::Die(face) => {
                need(face != me.die, Why::SameFace)?;
                need(turn_cost(me.die, face) <= me.favour, Why::LittleFavour)
            }
            Move::Build(space, tile) => {
                let space = usize::from(space) - 1;
                need(Self::is_in_reach(me, space), Why::OtherRegion)?;
                need(self.is_free(space), Why::Occupied)?;
                need(Self::price(me, space) <= me.koku, Why::TooDear)?;
                need(self.row.contains(&tile), Why::NotInRow)
            }
            Move::Sail(ship, steps) => {
                let mut found = false;
                let _ = each_sail(me, ship - 1, |far| {
                    found |= far == steps;
                    ControlFlow::Continue(())
                });
                need(found, Why::OtherSteps)
            }
            Move::Deliver(card) => {
                need(me.hand.contains(card), Why::NotInHand)?;
                need(has(me, card), Why::GoodsMissing)?;
                need(Self::may_deliver(me, card), Why::OtherCustomer)
            }
            _ => Err(Why::NotNow),
        }
    }

    fn allows_answer(&self, mv: Move) -> Result<(), Why> {
        let Some(at) = self.next_pending() else { return Err(Why::NotNow) };
        let Pending { seat, choice } = self.pending[at];
        let player = &self.seats[seat.index()];
        match (choice, mv) {
            (_, Move::Trade(trade)) if seat == self.turn => self.allows_trade(trade),
            (Choice::Good(_) | Choice::KokuOrGood(_), Move::Take(good)) => {
                need(player.goods[good as usize] < MOST_GOODS, Why::ManyGoods)
            }
            (Choice::KokuOrGood(_), Move::TakeKoku)
            | (Choice::Sell(_), Move::Done)
            | (Choice::Royal, Move::Royal(_)) => Ok(()),
            (Choice::Sell(_), Move::Sell(good)) => need(player.goods[good as usize] > 0, Why::GoodsMissing),
            (Choice::Marker(whose), Move::Mark(space)) => {
                need(self.shore[usize::from(space) - 1].takes_marker(seat, whose), Why::NoMarker)
            }
            (Choice::Discard, Move::Discard(card)) => need(player.hand.contains(card), Why::NotInHand),
            (_, Move::Die(_)) => Err(Why::FavourFirst),
            _ => Err(Why::NotNow),
        }
    }
}
