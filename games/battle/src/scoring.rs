//! The score sheet.

use nurt_core::{ScoreLine, Seats, Standing};

use crate::state::{Battle, Role};

impl Battle {
    /// Damaged dams for the attacker, what is left to the defender; in a match, the games won and what decides a
    /// tie. All of it is public.
    pub(crate) fn sheet(&self) -> Standing {
        let public = &self.public;
        let by_role = |role: Role, value: u8| {
            let mut cells = vec![None; 2];
            cells[public.seat(role).index()] = Some(i64::from(value));
            cells
        };
        let mut lines = vec![
            ScoreLine { key: "score-damaged", cells: by_role(Role::Attacker, public.damaged()) },
            ScoreLine { key: "score-undamaged", cells: by_role(Role::Defender, 7 - public.damaged()) },
            ScoreLine { key: "score-logs", cells: by_role(Role::Defender, public.logs) },
        ];
        if public.settings.rematch {
            let ends = [public.first_game, public.last_game];
            let won =
                |seat: usize| ends.iter().flatten().filter(|end| end.winner.index() == seat).count() as i64;
            lines.push(ScoreLine { key: "score-games", cells: vec![Some(won(0)), Some(won(1))] });
            let mut stock = vec![None; 2];
            let mut defence = vec![None; 2];
            for end in ends.into_iter().flatten() {
                match end.role {
                    Role::Attacker => stock[end.winner.index()] = Some(i64::from(end.stock)),
                    Role::Defender => defence[end.winner.index()] = Some(i64::from(end.defence)),
                }
            }
            lines.push(ScoreLine { key: "score-stock", cells: stock });
            lines.push(ScoreLine { key: "score-defence", cells: defence });
        }
        Standing::new(lines, public.winner.map(Seats::one))
    }
}
