//! Why a move is against the rules.

use nurt_core::{Phrase, Reason, Speak};
use strum::{EnumCount, IntoStaticStr};

use crate::components::{Island, Kind, MOST_RESERVED, MOST_TERRAIN, SPACES};
use crate::moves::Move;
use crate::rules::food_range;
use crate::state::{Step, TheRiver, less};

/// What stands against a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Why {
    /// Something else is to be decided first.
    NotNow,
    /// R17: the first tile comes before everything else.
    FirstTile,
    /// R24: an exchange comes before an explorer is placed.
    ExchangeFirst,
    /// R24: there is no food in the supply.
    NoFood,
    /// R24: not all of that is stored.
    NotStored,
    /// R25: whoever can place an explorer has to.
    MustPlace,
    /// R27: the island has no free space.
    NoSpace,
    /// R28: the river is full.
    RiverFull,
    /// R28: two tiles were taken in this round.
    TwoTaken,
    /// R29: the tile is not on display.
    NoSuchTile,
    /// R35: nothing would come.
    NothingComes,
    /// R37: there is no warehouse at all.
    NoWarehouse,
    /// R36: so many cannot be taken.
    NotSoMany,
    /// R36: that gives no room.
    NotThat,
    /// R40: there is food, so it is food.
    FoodThere,
    /// R40: there is none of it.
    NoneLeft,
    /// R42: two cards are reserved already.
    TwoReserved,
    /// R42, R43: the card is not there.
    NoSuchCard,
    /// R44: that much food cannot stand for it.
    NotThatFood,
    /// R45: the cost holds none of it, or the rest could not be paid.
    NoDiscount,
    /// R46: it cannot be paid for.
    CannotPay,
    /// R51: two tiles are needed.
    FewTiles,
    /// R51: there is no tile there.
    NoTile,
    /// R51: tiles change places by an action or a meadow.
    NoSwap,
}

impl Reason for Why {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotNow | Self::MustPlace => "R25",
            Self::FirstTile => "R17",
            Self::ExchangeFirst | Self::NoFood | Self::NotStored => "R24",
            Self::NoSpace => "R27",
            Self::RiverFull | Self::TwoTaken => "R28",
            Self::NoSuchTile => "R29",
            Self::NothingComes => "R35",
            Self::NotSoMany | Self::NotThat => "R36",
            Self::NoWarehouse => "R37",
            Self::FoodThere | Self::NoneLeft => "R40",
            Self::TwoReserved => "R42",
            Self::NoSuchCard => "R43",
            Self::NotThatFood => "R44",
            Self::NoDiscount => "R45",
            Self::CannotPay => "R46",
            Self::FewTiles | Self::NoTile | Self::NoSwap => "R51",
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
            Self::FirstTile,
            Self::ExchangeFirst,
            Self::NoFood,
            Self::NotStored,
            Self::MustPlace,
            Self::NoSpace,
            Self::RiverFull,
            Self::TwoTaken,
            Self::NoSuchTile,
            Self::NothingComes,
            Self::NoWarehouse,
            Self::NotSoMany,
            Self::NotThat,
            Self::FoodThere,
            Self::NoneLeft,
            Self::TwoReserved,
            Self::NoSuchCard,
            Self::NotThatFood,
            Self::NoDiscount,
            Self::CannotPay,
            Self::FewTiles,
            Self::NoTile,
            Self::NoSwap,
        ]
    }
}

/// Fine, or not for this reason.
#[inline]
fn need(met: bool, why: Why) -> Result<(), Why> {
    if met { Ok(()) } else { Err(why) }
}

impl TheRiver {
    /// Whether the one who decides may make a move.
    pub(crate) fn allows(&self, mv: Move) -> Result<(), Why> {
        need(mv.can_be(), Why::NotNow)?;
        let me = self.me();
        let stored = |kind: Kind| me.stored[kind as usize] > 0;
        match (self.step, mv) {
            (Step::Draft, Move::Draft(tile)) => need(self.display.contains(tile), Why::NoSuchTile),
            (Step::Turn, _) => self.allows_turn(mv),
            (Step::Overflow, Move::Return(kind)) => need(stored(kind), Why::NotThat),
            (Step::Take { kind, amount }, Move::Take(count)) => {
                let (least, most) = self.takes(kind, amount);
                need((least..=most).contains(&count), Why::NotSoMany)
            }
            (Step::Gift { kind }, Move::Take(count)) => need(count <= self.gift(kind), Why::NotSoMany),
            (Step::Return { kind, same, .. }, Move::Return(back)) => {
                need(stored(back) && (back != kind || same), Why::NotThat)
            }
            (Step::Discount { card }, Move::Discount(kind)) => {
                let payable = less(card.face().cost, kind).is_some_and(|cost| me.can_pay(cost));
                need(payable, Why::NoDiscount)
            }
            (Step::Pay { cost, food, at, .. }, Move::Pay(units)) => {
                let (least, most) = food_range(me, cost, food, at);
                need((least..=most).contains(&units), Why::NotThatFood)
            }
            (Step::Swap { .. }, Move::Swap(_, second)) => need(second <= me.laid, Why::NoTile),
            (Step::Swap { free: true, .. }, Move::Done) | (Step::Harvest { .. }, Move::Skip) => Ok(()),
            (Step::Harvest { kind, .. }, Move::Harvest(back)) => {
                need(stored(back) && back != kind, Why::NotThat)
            }
            (Step::Draft, _) => Err(Why::FirstTile),
            (_, Move::Exchange(_)) => Err(Why::ExchangeFirst),
            _ => Err(Why::NotNow),
        }
    }

    fn allows_turn(&self, mv: Move) -> Result<(), Why> {
        let (me, food) = (self.me(), self.supply[Kind::Food as usize] > 0);
        let space = |island: Island| need(self.has_space(island), Why::NoSpace);
        match mv {
            Move::Terrain(tile) => {
                need(usize::from(me.laid) < SPACES, Why::RiverFull)?;
                need(me.at[Island::Terrain as usize] < MOST_TERRAIN, Why::TwoTaken)?;
                need(self.display.contains(tile), Why::NoSuchTile)
            }
            Move::Place(island @ (Island::Wood | Island::Clay | Island::Stone)) => {
                let kind = Kind::BASIC[island as usize - Island::Wood as usize];
                space(island)?;
                need(self.yields(self.turn, kind) > 0, Why::NothingComes)?;
                need(me.warehouses > 0, Why::NoWarehouse)
            }
            Move::Place(Island::Food) => {
                space(Island::Food)?;
                need(food, Why::NoneLeft)?;
                need(me.warehouses > 0, Why::NoWarehouse)
            }
            Move::Food(kind) => {
                space(Island::Food)?;
                need(!food, Why::FoodThere)?;
                need(self.supply[kind as usize] > 0, Why::NoneLeft)?;
                need(me.warehouses > 0, Why::NoWarehouse)
            }
            Move::Place(Island::Swap) => {
                space(Island::Swap)?;
                need(me.laid >= 2, Why::FewTiles)
            }
            Move::Place(island) => space(island),
            Move::Reserve(card) => {
                space(Island::Reserve)?;
                need(me.reserved.len() < MOST_RESERVED, Why::TwoReserved)?;
                need(self.offer.contains(card), Why::NoSuchCard)
            }
            Move::Build(card) => {
                let cost = card.face().cost;
                if me.reserved.contains(card) {
                    return need(me.can_pay_less(cost), Why::CannotPay);
                }
                need(self.offer.contains(card), Why::NoSuchCard)?;
                need(me.can_pay(cost), Why::CannotPay)
            }
            Move::Exchange(goods) => {
                need(food, Why::NoFood)?;
                need(goods.iter().zip(&me.stored).all(|(given, stored)| given <= stored), Why::NotStored)
            }
            Move::Pass => need(!self.can_place(self.turn), Why::MustPlace),
            Move::Swap(..) => Err(Why::NoSwap),
            _ => Err(Why::NotNow),
        }
    }
}
