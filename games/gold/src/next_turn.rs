//! What the next action may bring: a part of how good a position looks.

use crate::components::{AROUND, Ability, EMPTY_KOKU, JOURNEY_KOKU, REGIONS, RIVER, ROW, SHORES, Whose};
use crate::evaluate::{ANY_GOOD, Ahead, FAVOUR, FOR_OTHERS, KOKU};
use crate::flow::{sail_to, turn_cost};
use crate::rules::has;
use crate::state::Gold;

impl Ahead<'_> {
    /// What the next action brings: the best one for each face of the die, on the average. One's own die is
    /// still to be rolled.
    pub(crate) fn next_turn(&self, whose: Whose) -> f32 {
        let Self { position, player, soon, .. } = *self;
        if player.ships[0] == 0 {
            return 0.0;
        }
        let faces = self.best_by_face();
        let with = |face: u8| {
            let mut best = 0.0f32;
            for other in 1..=REGIONS as u8 {
                let cost = turn_cost(face, other);
                if cost <= player.favour {
                    best = best.max(faces[usize::from(other) - 1] - soon * FAVOUR * f32::from(cost));
                }
            }
            best
        };
        let sets = player.gift() == Some(Ability::SetDie);
        // Others have rolled already. One's own roll was imagined, so that it says nothing, unless it was set.
        if player.die != 0 && (whose == Whose::Other || (sets && position.turn != self.seat)) {
            return with(player.die);
        }
        let mean = (1..=REGIONS as u8).map(with).sum::<f32>() / REGIONS as f32;
        if !sets || player.favour == 0 {
            return mean;
        }
        mean.max(faces.iter().copied().fold(0.0, f32::max) - soon * FAVOUR)
    }

    /// The best action with each face of the die.
    fn best_by_face(&self) -> [f32; REGIONS] {
        let Self { player, soon, .. } = *self;
        let mut faces = [0.0f32; REGIONS];
        for (steps, best) in (1..).zip(&mut faces) {
            for ship in player.ships {
                let mut worth = self.voyage(sail_to(ship, steps));
                if ship + steps > RIVER {
                    worth += soon * (KOKU * f32::from(JOURNEY_KOKU)).max(ANY_GOOD);
                }
                *best = best.max(worth);
            }
        }
        for card in player.hand.iter().filter(|&card| has(player, card)) {
            let worth = self.deliver(card);
            if player.gift() == Some(Ability::DeliverAnywhere) {
                faces = faces.map(|best| best.max(worth));
            } else {
                let best = &mut faces[usize::from(card.face().region)];
                *best = best.max(worth);
            }
        }
        let builds = self.best_builds();
        let anywhere = player.gift() == Some(Ability::BuildAnywhere);
        let most = builds.iter().copied().fold(0.0, f32::max);
        for (best, build) in faces.iter_mut().zip(builds) {
            *best = best.max(if anywhere { most } else { build });
        }
        faces
    }

    /// The best building in each region.
    fn best_builds(&self) -> [f32; REGIONS] {
        let Self { position, player, soon, .. } = *self;
        let mut best = [0.0f32; REGIONS];
        // What the tiles of the row are worth in a region: to their owner, and at once. Spaces are in order of their regions.
        let mut tiles = [(0.0, 0.0); ROW];
        let mut known = REGIONS;
        for (space, shore) in SHORES.iter().enumerate() {
            let price = Gold::price(player, space);
            if price > player.koku || !position.is_free(space) {
                continue;
            }
            let region = usize::from(shore.region);
            if known != region {
                known = region;
                for (worth, &tile) in tiles.iter_mut().zip(&position.row) {
                    *worth = (self.owner(tile, region), self.steps(region, tile.face().influence));
                }
            }
            let (visits, price) = (self.visits(space), soon * KOKU * f32::from(price));
            for &(owner, steps) in &tiles[..position.row.len()] {
                best[region] = best[region].max(visits * owner + steps - price);
            }
        }
        best
    }

    /// What a ship gets on a river space, less what others get.
    fn voyage(&self, river: u8) -> f32 {
        let Self { position, seat, soon, .. } = *self;
        let mut sum = 0.0;
        for space in AROUND[usize::from(river) - 1] {
            let region = usize::from(SHORES[usize::from(space)].region);
            let plot = &position.shore[usize::from(space)];
            let Some(tile) = plot.tile else {
                sum += soon * KOKU * f32::from(EMPTY_KOKU);
                continue;
            };
            sum += tile.face().visitor.iter().map(|&effect| self.effect(effect, region)).sum::<f32>();
            for &owner in plot.markers.iter().flatten() {
                let worth = self.owner(tile, region);
                sum += if owner == seat { worth } else { -FOR_OTHERS * worth };
            }
        }
        sum
    }
}
