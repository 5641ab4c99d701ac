//! What may be done now: the list of moves, and the judgement of a single one.

use arrayvec::ArrayVec;
use nurt_core::Seat;

use crate::components::{Card, Cards, SUPPORTED};
use crate::dams::DamId;
use crate::moves::{Fate, Move, Stock};
use crate::state::{Battle, Phase, Role};
use crate::why::Why;

impl Battle {
    /// R41: whether a role may play a tactics card.
    fn may_play_tactics(&self, role: Role) -> bool {
        self.public.played[role] <= self.public.played[role.other()]
    }

    /// The dams where the attacker can retreat (R11).
    pub(crate) fn retreats(&self) -> u8 {
        self.dams_where(|battle, dam| {
            battle.public.side(Role::Attacker, dam).cards().iter().any(|card| card.is_battle())
        })
    }

    /// The dams where a log can be thrown (R12).
    pub(crate) fn log_targets(&self) -> u8 {
        self.dams_where(|battle, dam| !battle.public.side(Role::Attacker, dam).is_empty())
    }

    #[inline]
    fn dams_where(&self, test: impl Fn(&Self, DamId) -> bool) -> u8 {
        DamId::all().fold(0, |set, dam| set | if test(self, dam) { dam.bit() } else { 0 })
    }

    /// Every legal move of a seat that is to act.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Move>) {
        let public = &self.public;
        let role = public.role(seat);
        out.extend(DamId::of(public.claims).map(Move::Claim));
        match public.phase {
            Phase::Prepare => {
                match role {
                    Role::Attacker => out.extend(DamId::of(self.retreats()).map(Move::Retreat)),
                    Role::Defender if public.logs > 0 => {
                        out.extend(DamId::of(self.log_targets()).map(Move::Log));
                    }
                    Role::Defender => {}
                }
                self.list_plays(role, out);
            }
            Phase::Play => self.list_plays(role, out),
            Phase::Recruit(_) | Phase::Treason(_) => {
                out.extend(DamId::of(public.room(role)).map(Move::Place));
            }
            Phase::Support(first) => {
                out.extend(public.discards.iter().filter(|&card| card != first).map(Move::Support));
            }
            Phase::Exchange => out.extend(self.hands[role].minus(self.giving[role]).kinds().map(Move::Give)),
            Phase::Draw => {
                if !self.stock.is_empty() {
                    out.push(Move::Draw(Stock::Battle));
                }
                if !self.tactics_stock.is_empty() {
                    out.push(Move::Draw(Stock::Tactics));
                }
            }
            Phase::Close => out.push(Move::End),
            Phase::Over => {}
        }
    }

    /// R14, R40, A20: every card that can be played; if there is none, passing.
    fn list_plays(&self, role: Role, out: &mut Vec<Move>) {
        let before = out.len();
        let hand = self.hands[role];
        let room = self.public.room(role);
        let dams: ArrayVec<DamId, 7> = DamId::of(room).collect();
        for card in hand.battle.iter() {
            out.extend(dams.iter().map(|&dam| Move::Play(card, dam)));
        }
        if !hand.tactics.is_empty() && self.may_play_tactics(role) {
            for card in hand.tactics.kinds() {
                if card.is_elite() {
                    out.extend(dams.iter().map(|&dam| Move::Play(card, dam)));
                } else {
                    self.list_ruse(role, card, room, out);
                }
            }
        }
        if out.len() == before {
            out.push(Move::Pass);
        }
    }

    /// R43: every way to begin a ruse.
    fn list_ruse(&self, role: Role, ruse: Card, room: u8, out: &mut Vec<Move>) {
        let public = &self.public;
        match ruse {
            Card::TRANSFER => {
                for dam in DamId::all() {
                    let across = public.has_room(role.other(), dam);
                    for &card in public.side(role, dam).cards().iter().filter(|card| card.is_battle()) {
                        if across {
                            out.push(Move::Transfer(card, Fate::Across));
                        }
                        out.push(Move::Transfer(card, Fate::Discard));
                    }
                }
            }
            Card::RECRUITMENT if room != 0 => out.extend(public.discards.iter().map(Move::Recruit)),
            Card::SUPPORT if public.discards.len() >= u32::from(SUPPORTED) => {
                out.extend(public.discards.iter().map(Move::Support));
            }
            Card::EXCHANGE => out.push(Move::Exchange),
            Card::DESERTION => out.extend(public.laid(role.other()).iter().map(Move::Desert)),
            Card::TREASON if room != 0 => out.extend(public.laid(role.other()).iter().map(Move::Treason)),
            Card::EXPLOSION => {
                let dams = self.dams_where(|battle, dam| !battle.battle_cards_at(dam).is_empty());
                out.extend(DamId::of(dams).map(Move::Explode));
            }
            _ => {}
        }
    }

    fn battle_cards_at(&self, dam: DamId) -> Cards {
        let [mine, theirs] = Role::BOTH.map(|role| self.public.side(role, dam).battle_cards());
        mine.union(theirs)
    }

    /// A20: whether a role can play any card at all.
    pub(crate) fn can_play(&self, role: Role) -> bool {
        let hand = self.hands[role];
        let room = self.public.room(role) != 0;
        if room && !hand.battle.is_empty() {
            return true;
        }
        let public = &self.public;
        self.may_play_tactics(role)
            && hand.tactics.kinds().any(|card| match card {
                Card::TRANSFER => !public.laid(role).is_empty(),
                Card::RECRUITMENT => room && !public.discards.is_empty(),
                Card::SUPPORT => public.discards.len() >= u32::from(SUPPORTED),
                Card::EXCHANGE => true,
                Card::DESERTION => !public.laid(role.other()).is_empty(),
                Card::TREASON => room && !public.laid(role.other()).is_empty(),
                Card::EXPLOSION => !public.laid(role).is_empty() || !public.laid(role.other()).is_empty(),
                _ => room,
            })
    }

    /// Whether the rules allow a move to a seat that is to act.
    pub(crate) fn allows(&self, seat: Seat, mv: Move) -> Result<(), Why> {
        let public = &self.public;
        let role = public.role(seat);
        match mv {
            Move::Claim(dam) => {
                if role == Role::Defender {
                    return Err(Why::DefenderClaims);
                }
                if public.claims & dam.bit() != 0 {
                    return Ok(());
                }
                if !self.may_claim_now() {
                    return Err(Why::RuseFirst);
                }
                public.why_no_control(dam, self.unseen())
            }
            Move::Retreat(dam) => {
                if role == Role::Defender {
                    return Err(Why::AttackerOnly);
                }
                self.still_preparing(Why::Prepared)?;
                ensure(self.retreats() & dam.bit() != 0, Why::NothingToRetreat(dam))
            }
            Move::Log(dam) => {
                if role == Role::Attacker {
                    return Err(Why::DefenderOnly);
                }
                self.still_preparing(Why::LogThrown)?;
                ensure(public.logs > 0, Why::NoLogs)?;
                ensure(self.log_targets() & dam.bit() != 0, Why::NothingToHit(dam))
            }
            Move::Play(card, dam) => {
                self.still_to_play()?;
                ensure(self.hands[role].contains(card), Why::NotInHand(card))?;
                ensure(card.is_battle() || self.may_play_tactics(role), Why::TacticsLimit)?;
                ensure(public.has_room(role, dam), Why::NoRoom(dam))
            }
            Move::Support(card) if matches!(public.phase, Phase::Support(_)) => {
                let again = public.phase == Phase::Support(card);
                ensure(public.discards.contains(card) && !again, Why::NotDiscarded(card))
            }
            Move::Transfer(..)
            | Move::Recruit(_)
            | Move::Support(_)
            | Move::Exchange
            | Move::Desert(_)
            | Move::Treason(_)
            | Move::Explode(_) => self.allows_ruse(role, mv),
            Move::Place(dam) => match public.phase {
                Phase::Recruit(_) | Phase::Treason(_) => ensure(public.has_room(role, dam), Why::NoRoom(dam)),
                _ => Err(Why::NoRuse),
            },
            Move::Give(card) => {
                ensure(public.phase == Phase::Exchange, Why::NoRuse)?;
                ensure(self.hands[role].minus(self.giving[role]).contains(card), Why::NotToGive(card))
            }
            Move::Draw(stock) => {
                match public.phase {
                    Phase::Draw => {}
                    Phase::Prepare | Phase::Play => return Err(Why::NotYetPlayed),
                    Phase::Close | Phase::Over => return Err(Why::AlreadyDrawn),
                    _ => return Err(Why::RuseFirst),
                }
                let left = match stock {
                    Stock::Battle => self.stock.len(),
                    Stock::Tactics => self.tactics_stock.len(),
                };
                ensure(left > 0, Why::StockEmpty(stock))
            }
            Move::Pass => {
                self.still_to_play()?;
                ensure(!self.can_play(role), Why::CanPlay)
            }
            Move::End => match public.phase {
                Phase::Close => Ok(()),
                Phase::Prepare | Phase::Play => Err(Why::NotYetPlayed),
                Phase::Draw | Phase::Over => Err(Why::NotYetDrawn),
                _ => Err(Why::RuseFirst),
            },
        }
    }

    /// R43, R44: whether a ruse may be begun with this target.
    fn allows_ruse(&self, role: Role, mv: Move) -> Result<(), Why> {
        self.still_to_play()?;
        let public = &self.public;
        let Some(ruse) = mv.ruse() else { return Err(Why::NoRuse) };
        ensure(self.hands[role].contains(ruse), Why::NotInHand(ruse))?;
        ensure(self.may_play_tactics(role), Why::TacticsLimit)?;
        // Whoever holds the ruse and points at nothing in particular is told this, and not what one card lacks.
        let some = match mv {
            Move::Transfer(..) => !public.laid(role).is_empty(),
            Move::Desert(_) | Move::Treason(_) => !public.laid(role.other()).is_empty(),
            Move::Recruit(_) => !public.discards.is_empty(),
            _ => true,
        };
        ensure(some, Why::NoTarget(ruse))?;
        match mv {
            Move::Transfer(card, fate) => {
                let dam = public.find(role, card).ok_or(Why::NotMine(card))?;
                let open = fate == Fate::Discard || public.has_room(role.other(), dam);
                ensure(open, Why::NoRoomAcross(dam))
            }
            Move::Recruit(card) => {
                ensure(public.room(role) != 0, Why::NoRoomAnywhere)?;
                ensure(public.discards.contains(card), Why::NotDiscarded(card))
            }
            Move::Support(card) => {
                ensure(public.discards.len() >= u32::from(SUPPORTED), Why::TooFewDiscards)?;
                ensure(public.discards.contains(card), Why::NotDiscarded(card))
            }
            Move::Desert(card) => ensure(public.find(role.other(), card).is_some(), Why::NotTheirs(card)),
            Move::Treason(card) => {
                ensure(public.room(role) != 0, Why::NoRoomAnywhere)?;
                ensure(public.find(role.other(), card).is_some(), Why::NotTheirs(card))
            }
            Move::Explode(dam) => ensure(!self.battle_cards_at(dam).is_empty(), Why::NothingToExplode(dam)),
            _ => Ok(()),
        }
    }

    /// R9, R11, R12: preparation is still possible, and not done.
    fn still_preparing(&self, done: Why) -> Result<(), Why> {
        match self.public.phase {
            Phase::Prepare => Ok(()),
            Phase::Play => Err(done),
            _ => self.still_to_play(),
        }
    }

    /// R9: a card is still to be played.
    fn still_to_play(&self) -> Result<(), Why> {
        match self.public.phase {
            Phase::Prepare | Phase::Play => Ok(()),
            Phase::Draw | Phase::Close | Phase::Over => Err(Why::AlreadyPlayed),
            _ => Err(Why::RuseFirst),
        }
    }
}

fn ensure(holds: bool, why: Why) -> Result<(), Why> {
    if holds { Ok(()) } else { Err(why) }
}
