//! What is to be stored if somebody's wish is fulfilled, or why it is not.

use nurt_core::registry::WhyNot;
use nurt_core::{NoTakeBack, RecordedMove, Seat, Secret};

use super::{Holder, Live, Question, kind_of};
use crate::entry::{Entry, GuestId};
use crate::refused::Refusal;
use crate::wire::{Code, Status};

/// Something that somebody wants at a table.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // Fields are named after what they are.
pub enum Wish {
    Sit { seat: Option<Seat>, invitation: Option<String>, name: String, entropy: Option<Secret> },
    Stand { seat: Seat },
    SeatBot { seat: Seat, bot: String },
    Start { name: String, entropy: Option<Secret> },
    Play { mv: String },
    TakeBack,
    AskTakeBack,
    AnswerTakeBack { agree: bool },
    Resign,
    HandOver { seat: Seat, bot: String, absent: bool },
    Rematch { table: String, invitation: String },
}

impl Wish {
    /// Whether it is about a game that is going on.
    const fn needs_a_game(&self) -> bool {
        !matches!(
            self,
            Self::Sit { .. }
                | Self::Stand { .. }
                | Self::SeatBot { .. }
                | Self::Start { .. }
                | Self::Rematch { .. }
        )
    }
}

impl Live {
    /// What is to be stored if a guest's wish is fulfilled. Nothing changes.
    pub fn decide(&self, guest: GuestId, wish: Wish) -> Result<Vec<Entry>, Refusal> {
        self.decided(guest, wish).map_err(|refusal| refusal.of(&self.header.game))
    }

    fn decided(&self, guest: GuestId, wish: Wish) -> Result<Vec<Entry>, Refusal> {
        let own = self.seat_of(guest);
        let seated = || own.ok_or_else(|| Refusal::new(Code::NotSeated));
        if wish.needs_a_game() {
            seated()?;
            match self.status() {
                Status::Waiting => return Err(Refusal::new(Code::NotStarted)),
                Status::Over => return Err(Refusal::new(Code::Over)),
                Status::Playing => {}
            }
        } else if self.table.is_some() && !matches!(wish, Wish::Rematch { .. }) {
            return Err(Refusal::new(Code::Started));
        }
        match wish {
            Wish::Sit { seat, invitation, name, entropy } => {
                let known = own.is_some() || guest == self.header.host;
                let invited = invitation.is_some_and(|word| same(&word, &self.header.invitation));
                if !self.header.open && !known && !invited {
                    return Err(Refusal::new(Code::NotInvited));
                }
                let mut free = self.places.iter().enumerate().filter(|(_, place)| place.holder.is_none());
                let first = || free.next().map(|(index, _)| Seat::new(index as u8));
                let seat = seat.or(own).or_else(first).ok_or_else(|| Refusal::new(Code::SeatTaken))?;
                if self.place(seat)?.holder.is_some() && own != Some(seat) {
                    return Err(Refusal::new(Code::SeatTaken));
                }
                // Whoever sits there already only adds something else to the chance.
                let left = own.filter(|&own| own != seat).map(|seat| Entry::Left { seat });
                Ok(left.into_iter().chain([Entry::Seated { seat, guest, name, entropy }]).collect())
            }
            // Whoever plays on has chosen what is seen from that seat.
            Wish::Stand { .. } if self.took_over.is_some() => Err(Refusal::new(Code::Started)),
            Wish::Stand { seat } => match self.place(seat)?.holder {
                Some(Holder::Person { guest: id, .. }) if id != guest && guest != self.header.host => {
                    Err(Refusal::new(Code::NotHost))
                }
                Some(Holder::Bot { .. }) if own.is_none() => Err(Refusal::new(Code::NotSeated)),
                Some(_) => Ok(vec![Entry::Left { seat }]),
                None => Err(Refusal::new(Code::NotSeated)),
            },
            Wish::SeatBot { seat, bot } => {
                seated()?;
                kind_of(&bot)?;
                match self.place(seat)?.holder {
                    Some(Holder::Person { .. }) => Err(Refusal::new(Code::SeatTaken)),
                    Some(Holder::Bot { .. }) => {
                        Ok(vec![Entry::Left { seat }, Entry::SeatedBot { seat, bot }])
                    }
                    None => Ok(vec![Entry::SeatedBot { seat, bot }]),
                }
            }
            Wish::Start { name, entropy } => {
                let seat = seated()?;
                if self.places.iter().any(|place| place.holder.is_none()) {
                    return Err(Refusal::new(Code::SeatsFree));
                }
                let added = entropy.map(|_| Entry::Seated { seat, guest, name, entropy });
                Ok(added.into_iter().chain([Entry::Started]).chain(self.moves_taken_over()).collect())
            }
            Wish::Play { mv } => self.decide_move(seated()?, mv),
            Wish::TakeBack => {
                let seat = seated()?;
                self.game()?.may_take_back(seat)?;
                Ok(vec![Entry::TookBack { seat }])
            }
            Wish::AskTakeBack => self.decide_asking(seated()?),
            Wish::AnswerTakeBack { agree } => self.decide_answer(seated()?, agree),
            Wish::Resign => {
                let seat = seated()?;
                if self.header.players > 2 {
                    return Err(Refusal::new(Code::NoResigning));
                }
                Ok(vec![Entry::Resigned { seat }])
            }
            Wish::HandOver { seat, bot, absent } => {
                kind_of(&bot)?;
                if !matches!(self.place(seat)?.holder, Some(Holder::Person { .. })) {
                    return Err(Refusal::new(Code::SeatTaken));
                }
                if Some(seat) != own && !absent {
                    return Err(Refusal::new(Code::StillThere));
                }
                Ok(vec![Entry::HandedOver { seat, bot }])
            }
            Wish::Rematch { table, invitation } => {
                let seat = seated()?;
                if self.status() != Status::Over {
                    return Err(Refusal::new(Code::NotOver));
                }
                if self.rematch.is_some() {
                    return Err(Refusal::new(Code::Started));
                }
                Ok(vec![Entry::Rematch { seat, table, invitation }])
            }
        }
    }

    /// The moves of the game from which this one is played on.
    fn moves_taken_over(&self) -> impl Iterator<Item = Entry> {
        let texts = self.took_over.iter().flat_map(|taken| &taken.record.moves);
        texts
            .filter_map(|text| RecordedMove::read(text))
            .map(|RecordedMove { seat, mv, .. }| Entry::Moved { seat, mv })
    }

    /// What is to be stored if a seat makes a move: a person's, or a bot's.
    pub fn decide_move(&self, seat: Seat, mv: String) -> Result<Vec<Entry>, Refusal> {
        if self.status() == Status::Over {
            return Err(Refusal::new(Code::Over));
        }
        let table = self.game()?;
        match table.why_not(seat, &mv) {
            Ok(None) => Ok(vec![Entry::Moved { seat, mv }]),
            Ok(Some(WhyNot { rule, words })) => Err(Refusal::saying(Code::Illegal, words).by_rule(rule)),
            Err(fault) => Err(Refusal { code: Code::NotAMove, ..fault.into() }),
        }
    }

    fn decide_asking(&self, seat: Seat) -> Result<Vec<Entry>, Refusal> {
        if self.game()?.may_take_back(seat).is_ok() {
            return Ok(vec![Entry::TookBack { seat }]);
        }
        let to = self.last_move_of(seat).ok_or(NoTakeBack::Nothing)?;
        if self.question.is_some() {
            return Err(Refusal::new(Code::NoTakeBack));
        }
        if self.people().without(seat).is_empty() {
            // Bots are patient.
            return Ok(vec![Entry::Rewound { seat, to }]);
        }
        Ok(vec![Entry::AskedTakeBack { seat }])
    }

    fn decide_answer(&self, seat: Seat, agree: bool) -> Result<Vec<Entry>, Refusal> {
        let asked = |question: &Question| question.waiting.contains(seat);
        let question = self.question.filter(asked).ok_or_else(|| Refusal::new(Code::NothingAsked))?;
        let answer = Entry::AnsweredTakeBack { seat, agree };
        if agree && question.waiting.without(seat).is_empty() {
            return Ok(vec![answer, Entry::Rewound { seat: question.seat, to: question.to }]);
        }
        Ok(vec![answer])
    }
}

/// Whether two words are the same, in a time that does not tell where they differ.
fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
}
