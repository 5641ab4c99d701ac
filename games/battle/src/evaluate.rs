//! How good a position looks: for bots, which ask it of positions that they have imagined. The weights were found by
//! letting greedy bots with different ones play each other, 500 games in each role.

use nurt_core::Seat;

use crate::components::{Cards, Face, MOST_SPACES, Requirement};
use crate::dams::DamId;
use crate::rules::control::{Class, Formation, best};
use crate::state::{Battle, Role};

impl Battle {
    /// The share of the victory that a seat can expect: a guess, made dam by dam.
    pub(crate) fn guess(&self, seat: Seat) -> f32 {
        if let Some(winner) = self.public.winner {
            return if winner == seat { 1.0 } else { 0.0 };
        }
        let attack = self.attack();
        self.of_match(
            seat,
            match self.public.role(seat) {
                Role::Attacker => attack,
                Role::Defender => 1.0 - attack,
            },
        )
    }

    /// The share of the match that a seat can expect which has this share of the present game.
    pub(crate) fn of_match(&self, seat: Seat, now: f32) -> f32 {
        match self.public.first_game {
            // Who has won the first game of a pair needs one of two things: this one, or the tie-break.
            Some(first) if first.winner == seat => 0.35 + 0.65 * now,
            Some(_) => 0.65 * now,
            None => now,
        }
    }

    /// How likely the attacker is to win this game.
    fn attack(&self) -> f32 {
        1.0 / (1.0 + (-self.odds()).exp())
    }

    /// The logarithm of the attacker's odds in this game.
    fn odds(&self) -> f32 {
        let public = &self.public;
        let damaged = f32::from(public.damaged());
        let mut pressure = 0.0;
        let mut chances: [f32; 7] = [0.0; 7];
        let mut breach: f32 = 0.0;
        for dam in DamId::all() {
            let lead = self.promise(Role::Attacker, dam) - self.promise(Role::Defender, dam);
            let likely = 1.0 / (1.0 + (-5.0 * lead).exp());
            if public.dam(dam).damaged {
                breach = breach.max(likely) + 0.1 * likely;
            } else {
                chances[dam.index()] = likely;
                pressure += likely - 0.5;
            }
        }
        chances.sort_by(|a, b| b.total_cmp(a));
        let missing = (4 - public.damaged().min(4)) as usize;
        let sweep: f32 = chances[..missing].iter().sum::<f32>() / missing.max(1) as f32;
        let time = self.stock.len() as f32 / 48.0;
        let logs = f32::from(public.logs);
        1.1 * damaged + 0.5 * pressure + 9.0 * (breach - 0.4) + 2.0 * (sweep - 0.7) + 0.8 * (time - 0.5)
            - 0.25 * logs
            - 0.9
    }

    /// What a side of a dam may come to, from 0 to about 1: with the cards in hand it is a plan, with those still in
    /// the stock a hope, and both fade with every card that is missing.
    fn promise(&self, role: Role, dam: DamId) -> f32 {
        let public = &self.public;
        let (face, side) = (public.face(dam), public.side(role, dam).cards());
        let missing = i32::from(face.spaces) - side.len() as i32;
        let reach =
            |cards: Cards| best(face, side, cards).map_or(0.0, |key| value(face, key.formation(face)));
        if missing == 0 {
            // Complete, and first: the other one has to be stronger.
            return reach(Cards::EMPTY) + 0.04;
        }
        let hand = self.hands[role].battle;
        let plan = reach(hand) * 0.85f32.powi(missing);
        let hope = reach(hand.union(self.stock)) * 0.8f32.powi(missing);
        let begun = 0.02 * side.len() as f32 / MOST_SPACES as f32;
        plan.max(hope) + begun
    }
}

/// How strong a formation is among those that can lie there, from 0 to 1.
pub(crate) fn value(face: Face, Formation { class, sum }: Formation) -> f32 {
    // The share of the highest sum that is possible; between sums, of those that come up.
    let share = f32::from(sum) / (11.0 * f32::from(face.spaces));
    match (face.requirement, class) {
        (_, Class::HighSum) => (2.0 * share - 1.0).clamp(0.0, 1.0),
        (_, Class::LowSum) => (1.0 - 2.0 * share).clamp(0.0, 1.0),
        (Requirement::None, Class::Legion) => 0.85 + 0.15 * share,
        (Requirement::None, Class::Company) => 0.7 + 0.15 * share,
        (Requirement::None, Class::Brotherhood) => 0.5 + 0.2 * share,
        (Requirement::None, Class::Band) => 0.35 + 0.15 * share,
        (Requirement::None, Class::Rabble) => 0.3 * share,
        (_, Class::Rabble) => 0.4 * share,
        _ => 0.6 + 0.4 * share,
    }
}
