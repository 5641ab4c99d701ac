//! Why a move is against the rules.

use nurt_core::{Phrase, Reason, Seat, Speak};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::cards::Card;
use crate::components::{Column, Cost, Effect, From, People, STEPS, VILLAGES};
use crate::effects::{OTHER, OWN};
use crate::geometry::Juncture;
use crate::moves::{Move, options};
use crate::site::{self, Square};
use crate::state::{Phase, Winter};

/// What stands against a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Why {
    /// Something else is to be decided first.
    NotNow,
    /// B2n: that setup card is not there.
    NoSetup,
    /// E2o: a starting tile lies there, or beside it.
    PlaceTaken,
    /// B3c: culture cards come before the figure.
    CultureLate,
    /// B3c: for a second culture card another card must be discarded.
    MustDiscard,
    /// B3c: the first culture card is free.
    FirstIsFree,
    /// B3c: the culture card, or the one to discard for it, is not in hand.
    NoSuchCard,
    /// B3f: these people are not in hand.
    NotInHand,
    /// B12a: that card is not where it could be buried from.
    NotToBury,
    /// B14a: these people are not in hand.
    NotToAdd,
    /// B3h: it was taken in this turn.
    Fresh,
    /// B3d: that figure was placed already.
    NoFigure,
    /// B3d: a figure comes first, and then what is done in its column.
    PlaceFirst,
    /// B3f: people are played for labour in a column.
    NoLabourHere,
    /// B3e: that belongs to another column.
    OtherColumn,
    /// B3e: the section above is over.
    SectionOver,
    /// B3e: labour is missing.
    LittleLabour,
    /// B3e: food is missing.
    LittleFood,
    /// B3e: tools are missing.
    FewTools,
    /// B4g: none are left in that pile.
    PileEmpty,
    /// B5c: the card is not open.
    NotOpen,
    /// B9a: no such animal is in the hunting grounds.
    NoSuchAnimal,
    /// B9b: there is none of that type which could be tipped.
    NotUpright,
    /// B11a: that stone cannot be taken.
    NoStone,
    /// B8b: all camps are on the board.
    NoCamps,
    /// B8c: none of your camps is there.
    NoCampThere,
    /// B8c: camps move to a neighbouring hex.
    TooFar,
    /// E5c: downstream, or one hex upstream.
    RaftTooFar,
    /// E5a: the river is not in play.
    NoRiver,
    /// E4c: the raft is on no hex.
    RaftAshore,
    /// B8f: no village beside the base tile.
    AtBase,
    /// B8g: a village stands there.
    Occupied,
    /// B8g: all villages are built.
    NoVillages,
    /// B8e: camps are missing.
    CampsMissing,
    /// B10b: something stands there, or it is no place.
    NoSquare,
    /// B10c: it does not rest on four.
    NotSupported,
    /// B10e: no neutral megalith is left, or one was put down.
    NoNeutral,
    /// B13a: the end of the track.
    TrackEnds,
    /// That option cannot be carried out.
    NoOption,
    /// E9c: nobody else's camp is there.
    NoOtherCamp,
    /// E9c: one move of one's own and one of somebody else's.
    MovedAlready,
    /// B14a: only people go into the eclipse pile.
    NotInPile,
    /// B8j: somebody has more influence, or you have none.
    NoMajority,
    /// B14c: no such ability is left in the pile.
    NoAbility,
    /// B14e: that was resolved.
    Resolved,
    /// B8k: it brings nothing.
    NoBenefit,
    /// E7d: another raft is closer.
    NotClosest,
    /// B10e: after the neutral megalith comes one of your own.
    MustRaise,
}

impl Reason for Why {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotNow => "B3b",
            Self::NoSetup => "B2n",
            Self::PlaceTaken => "E2o",
            Self::CultureLate | Self::MustDiscard | Self::FirstIsFree | Self::NoSuchCard => "B3c",
            Self::Fresh => "B3h",
            Self::NoFigure | Self::PlaceFirst => "B3d",
            Self::NoLabourHere | Self::NotInHand => "B3f",
            Self::LittleLabour
            | Self::LittleFood
            | Self::FewTools
            | Self::OtherColumn
            | Self::SectionOver => "B3e",
            Self::NotOpen => "B5c",
            Self::PileEmpty => "B4g",
            Self::NoSuchAnimal => "B9a",
            Self::NotUpright => "B9b",
            Self::NoStone => "B11a",
            Self::NoCamps => "B8b",
            Self::NoCampThere | Self::TooFar => "B8c",
            Self::RaftTooFar => "E5c",
            Self::NoRiver => "E5a",
            Self::RaftAshore => "E4c",
            Self::AtBase => "B8f",
            Self::Occupied | Self::NoVillages => "B8g",
            Self::CampsMissing => "B8e",
            Self::NoSquare => "B10b",
            Self::NotSupported => "B10c",
            Self::NoNeutral | Self::MustRaise => "B10e",
            Self::TrackEnds => "B13a",
            Self::NoOption => "B1g",
            Self::NoOtherCamp | Self::MovedAlready => "E9c",
            Self::NotInPile | Self::NotToAdd => "B14a",
            Self::NotToBury => "B12a",
            Self::NoMajority => "B8j",
            Self::NoAbility => "B14c",
            Self::Resolved => "B14e",
            Self::NoBenefit => "B8k",
            Self::NotClosest => "E7d",
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
        Self::VARIANTS.to_vec()
    }
}

/// Fine, or not for this reason.
#[inline]
fn need(met: bool, why: Why) -> Result<(), Why> {
    if met { Ok(()) } else { Err(why) }
}

impl Winter {
    /// Whether a seat that is to act may make a move.
    pub(crate) fn allows(&self, seat: Seat, mv: Move) -> Result<(), Why> {
        need(mv.can_be(), Why::NotNow)?;
        if self.phase == Phase::Pile {
            return match mv {
                Move::Add(people) => {
                    need(self.player(seat).hand.contains(Card::People(people)), Why::NotToAdd)
                }
                Move::Culture(..) => Err(Why::NotInPile),
                Move::Ready => Ok(()),
                _ => Err(Why::NotNow),
            };
        }
        if let Move::Play(people) = mv {
            return self.allows_play(people);
        }
        let placed = matches!(self.phase, Phase::Column | Phase::Bottom | Phase::Rest);
        if placed && matches!(mv, Move::Culture(..)) {
            return Err(Why::CultureLate);
        }
        if let Some(effect) = self.effect() {
            return self.allows_answer(effect, mv);
        }
        match (self.phase, mv) {
            (Phase::Side, Move::Side(_)) | (Phase::Column, Move::End) => Ok(()),
            (Phase::Draft, Move::Setup(card)) => need(self.setups & 1 << (card - 1) != 0, Why::NoSetup),
            (Phase::Start, Move::Start(place)) => need(self.is_free_place(place), Why::PlaceTaken),
            (Phase::Culture, Move::Culture(culture, other)) => {
                self.allows_culture(Card::Culture(culture), other)
            }
            (Phase::Culture, Move::Place(figure, _)) => need(self.me().has(figure), Why::NoFigure),
            (Phase::Culture, _) if Self::column_of(mv).is_some() => Err(Why::PlaceFirst),
            (Phase::Column, _) => self.allows_in_column(mv),
            (Phase::Abilities, Move::Resolve(people)) => {
                need(self.abilities[people as usize] > 0, Why::NoAbility)
            }
            (Phase::Terrain, Move::Take(hex)) => {
                need(self.map.rich.contains(hex), Why::NoBenefit)?;
                need(self.open.contains(hex), Why::Resolved)?;
                need(self.leads(self.turn, hex), Why::NoMajority)
            }
            (Phase::Terrain, Move::Delta) => {
                need(self.has_river(), Why::NoRiver)?;
                need(self.delta, Why::Resolved)?;
                need(self.is_closest(self.turn), Why::NotClosest)
            }
            _ => Err(Why::NotNow),
        }
    }

    fn allows_culture(&self, card: Card, other: Option<Card>) -> Result<(), Why> {
        let me = self.me();
        need(me.hand.contains(card), Why::NoSuchCard)?;
        need(!self.now.fresh.contains(card), Why::Fresh)?;
        match other {
            None => need(!self.now.cultured, Why::MustDiscard),
            Some(other) => {
                need(self.now.cultured, Why::FirstIsFree)?;
                need(me.hand.contains(other), Why::NoSuchCard)
            }
        }
    }

    fn allows_play(&self, people: People) -> Result<(), Why> {
        let in_column = matches!(self.phase, Phase::Column | Phase::Bottom);
        let why = match self.phase {
            Phase::Rest => Why::NoLabourHere,
            Phase::Culture if self.tasks.is_empty() => Why::PlaceFirst,
            _ => Why::NotNow,
        };
        need(in_column, why)?;
        need(self.me().hand.contains(Card::People(people)), Why::NotInHand)?;
        need(self.playable(people) > 0, Why::Fresh)
    }

    fn can_pay(&self, cost: Cost) -> Result<(), Why> {
        let me = self.me();
        need(self.now.labour >= cost.labour, Why::LittleLabour)?;
        need(me.food >= cost.food, Why::LittleFood)?;
        need(me.tools >= cost.tools, Why::FewTools)
    }

    /// B5: the columns in which a move is made.
    fn column_of(mv: Move) -> Option<Column> {
        match mv {
            Move::Recruit(..) | Move::Bury(_, false) => Some(Column::Initiate),
            Move::Learn(_) | Move::Stone(_) => Some(Column::Develop),
            Move::Hunt(_) | Move::Tip(_) => Some(Column::Hunt),
            Move::Shift(..) | Move::Raft(_) | Move::Camp | Move::CampAtRaft | Move::Village(..) => {
                Some(Column::Migrate)
            }
            _ => None,
        }
    }

    fn allows_in_column(&self, mv: Move) -> Result<(), Why> {
        let column = Self::column_of(mv).ok_or(Why::NotNow)?;
        need(self.now.column == Some(column), Why::OtherColumn)?;
        need(!self.now.middle, Why::SectionOver)?;
        self.allows_deed(mv)?;
        self.can_pay(self.cost(mv))
    }

    /// What does not depend on whether it is done in a column or for an effect.
    fn allows_deed(&self, mv: Move) -> Result<(), Why> {
        let me = self.me();
        match mv {
            Move::Recruit(people, _) => need(self.supply[people as usize] > 0, Why::PileEmpty),
            Move::Learn(culture) => need(self.display.contains(&culture), Why::NotOpen),
            Move::Hunt(animal) => need(self.grounds.contains(&animal), Why::NoSuchAnimal),
            Move::Shift(from, to) => {
                need(self.has_camp(self.turn, from), Why::NoCampThere)?;
                need(self.reaches(self.turn, from, to), Why::TooFar)
            }
            Move::Raft(to) => {
                need(self.has_river(), Why::NoRiver)?;
                need(self.raft_reaches(me.raft, to), Why::RaftTooFar)
            }
            Move::Camp => need(me.home > 0, Why::NoCamps),
            Move::CampAtRaft => {
                need(self.has_river(), Why::NoRiver)?;
                need(me.home > 0, Why::NoCamps)?;
                need(self.raft_hex(self.turn).is_some(), Why::RaftAshore)
            }
            Move::Village(juncture, raft) => self.allows_village(juncture, raft),
            Move::Stone(stone) => need(self.stones[self.era()].contains(&stone), Why::NoStone),
            Move::Tip(animal) => need(me.animals[animal as usize] > 0, Why::NotUpright),
            Move::Bury(card, discard) => {
                let from = if discard { &me.discard } else { &me.hand };
                need(from.contains(card), Why::NotToBury)
            }
            Move::Push(seat, from, to) => {
                let other = seat != self.turn && self.tribes().any(|tribe| tribe == seat);
                need(other && self.player(seat).stands.contains(from), Why::NoOtherCamp)?;
                need(from.neighbours().contains(to), Why::TooFar)
            }
            _ => Err(Why::NotNow),
        }
    }

    fn allows_village(&self, juncture: Juncture, raft: bool) -> Result<(), Why> {
        let me = self.me();
        need(!raft || self.has_river(), Why::NoRiver)?;
        need(me.villages.len() < VILLAGES, Why::NoVillages)?;
        need(juncture.hexes().and(self.map.base).is_empty(), Why::AtBase)?;
        need(!self.settled().contains(juncture), Why::Occupied)?;
        need(self.surrounds(self.turn, juncture, raft), Why::CampsMissing)
    }

    fn allows_square(&self, square: Square) -> Result<(), Why> {
        let (level, bit) = (square.level(), square.bit());
        need(self.covered(level) & bit == 0, Why::NoSquare)?;
        if level == 0 {
            need(site::ground(self.wishes.players) & bit != 0, Why::NoSquare)
        } else {
            need(site::crossings(self.covered(level - 1)) & bit != 0, Why::NotSupported)
        }
    }

    /// Whether a move answers what waits.
    fn allows_answer(&self, effect: Effect, mv: Move) -> Result<(), Why> {
        let me = self.me();
        let (left, neutral) = self.task().map_or((0, false), |task| (task.left, task.neutral));
        match (effect, mv) {
            (_, Move::Skip) => need(!neutral, Why::MustRaise),
            (Effect::Moves(_), Move::Shift(..) | Move::Raft(_))
            | (Effect::Camps(_), Move::Camp | Move::CampAtRaft)
            | (Effect::Village, Move::Village(..))
            | (Effect::Tip(_), Move::Tip(_))
            | (Effect::Bury(..), Move::Bury(_, false))
            | (Effect::Bury(_, From::HandOrDiscard), Move::Bury(_, true))
            | (Effect::OpenAnimal, Move::Hunt(_))
            | (Effect::Tribe(_), Move::Recruit(_, true)) => self.allows_deed(mv),
            (Effect::MovesAndOther, Move::Shift(..) | Move::Raft(_)) => {
                need(left & OWN > 0, Why::MovedAlready)?;
                self.allows_deed(mv)
            }
            (Effect::MovesAndOther, Move::Push(..)) => {
                need(left & OTHER > 0, Why::MovedAlready)?;
                self.allows_deed(mv)
            }
            (Effect::Steps(_), Move::Step(track)) => {
                need(usize::from(me.steps[track as usize]) < STEPS, Why::TrackEnds)
            }
            (Effect::Megaliths(_) | Effect::MegalithFor(_), Move::Megalith(square)) => {
                self.can_pay_megalith(effect, neutral)?;
                self.allows_square(square)
            }
            (Effect::Megaliths(_) | Effect::MegalithFor(_), Move::Neutral(square)) => {
                self.can_pay_megalith(effect, neutral)?;
                need(self.may_put_neutral(), Why::NoNeutral)?;
                self.allows_square(square)?;
                need(self.leaves_room(square), Why::NoSquare)
            }
            (
                Effect::FoodForTools(_) | Effect::ToolsForFood(_) | Effect::FoodForPoints(_),
                Move::Exchange,
            ) => Ok(()),
            (Effect::Choose(_), Move::Choose(people, option)) => {
                need(self.chooser() == Some(people), Why::NotNow)?;
                let option = options(people)[usize::from(option) - 1];
                need(self.can_choose(option), Why::NoOption)
            }
            _ => Err(Why::NotNow),
        }
    }

    fn can_pay_megalith(&self, effect: Effect, neutral: bool) -> Result<(), Why> {
        match effect {
            Effect::MegalithFor(price) => need(neutral || self.me().tools >= price, Why::FewTools),
            _ => Ok(()),
        }
    }
}
