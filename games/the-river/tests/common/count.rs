//! A second way to count, written from the rule file: symbols to be seen, points, and the invariants of section 1.10. It
//! looks at the open view and at the tables of the rule file only.

use std::collections::BTreeSet;

use nurt_the_river::view::PlayerView;
use nurt_the_river::{Step, View};

use super::tables::{COLUMNS, RIVERS, TILES, points, side, tile};

/// R5, R34, R37: production of wood, clay and stone, and warehouses.
pub fn visible(river: u8, tiles: &[String]) -> ([u8; 3], u8) {
    let (mut production, mut warehouses) = ([0; 3], 0);
    for print in RIVERS[usize::from(river)].split(' ').skip(tiles.len()) {
        match print {
            "w" => warehouses += 1,
            "-" => {}
            kind => production[basic(kind)] += 1,
        }
    }
    for name in tiles {
        let row = tile(name);
        warehouses += row.warehouses;
        for (all, more) in production.iter_mut().zip(row.production) {
            *all += more;
        }
    }
    (production, warehouses)
}

pub fn basic(kind: &str) -> usize {
    ["wood", "clay", "stone"].iter().position(|&name| name == kind).expect("a basic resource")
}

pub fn names(things: impl IntoIterator<Item = impl ToString>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}

fn types(name: &str) -> BTreeSet<&'static str> {
    tile(name).terrain.split('+').collect()
}

/// R59: buildings, tokens, resources, columns, meadows, counted from the open view.
pub fn score(player: &PlayerView) -> [u32; 5] {
    let tiles = names(&player.tiles);
    let buildings = player.built.iter().flatten().map(|card| points(&card.to_string())).sum();
    let tokens = player.tokens.iter().flatten().map(|&value| u32::from(value)).sum();
    let resources = player.stored.iter().map(|&stored| u32::from(stored)).sum::<u32>() / 3;
    let columns = columns(&tiles).iter().sum();
    let meadows = tiles.iter().map(|name| meadow(player, name)).sum();
    [buildings, tokens, resources, columns, meadows]
}

/// R59a.
pub fn columns(tiles: &[String]) -> [u32; 4] {
    let at = |space: usize| tiles.get(space - 1).map(|name| types(name)).unwrap_or_default();
    COLUMNS.map(|[top, middle, bottom]| {
        let upper: BTreeSet<_> = at(top).intersection(&at(middle)).copied().collect();
        if upper.is_empty() {
            0
        } else if upper.intersection(&at(bottom)).next().is_some() {
            6
        } else {
            2
        }
    })
}

/// R60 to R66, after the last cleanup.
pub fn meadow(player: &PlayerView, name: &str) -> u32 {
    let tiles = names(&player.tiles);
    let effect = tile(name).effect;
    let argument = effect.split(['(', ')']).nth(1).unwrap_or_default();
    match effect.split('(').next().unwrap_or_default() {
        "M-PROD" => u32::from(visible(player.river, &tiles).0[basic(argument)]).min(3),
        "M-HARVEST" => 2,
        "M-TOKENS" => player.taken.into(),
        "M-BOAT" => player.boat.into(),
        "M-TERRAIN" => tiles.iter().filter(|name| types(name).contains(argument)).count() as u32,
        _ => 0,
    }
}

/// The invariants 1 to 6 of section 1.10, on an open view.
#[track_caller]
pub fn invariants(view: &View) {
    let players = view.players.len() as u8;
    let side = side(players);
    for (kind, all) in side.supply.into_iter().enumerate() {
        let stored: u8 = view.players.iter().map(|player| player.stored[kind]).sum();
        assert_eq!(stored + view.supply[kind], all, "1: resource {kind}");
    }
    for (seat, player) in view.players.iter().enumerate() {
        let overflow = view.step == Step::Overflow && view.turn.index() == seat;
        let stored: u8 = player.stored.iter().sum();
        let (_, warehouses) = visible(player.river, &names(&player.tiles));
        assert!(overflow || stored <= warehouses, "2: {stored} in {warehouses} warehouses of {seat}");
        let waiting = u8::from(player.taken < 2);
        let explorers = player.boat + player.at.iter().sum::<u8>() + player.settled + waiting;
        assert_eq!(explorers, 5, "3: explorers of {seat}");
        assert!(player.taken <= side.bonus_spaces, "6: tokens of {seat}");
        assert!(player.reserving <= 2, "R42: reserved cards of {seat}");
    }
    let laid: usize = view.players.iter().map(|player| player.tiles.len()).sum();
    let tiles = usize::from(view.stack) + view.display.len() + view.discard.len() + view.removed.len() + laid;
    assert_eq!(tiles, TILES.iter().map(|row| row.count).sum::<usize>(), "4: tiles");
    let kept: u8 = view.players.iter().map(|player| player.reserving + player.buildings).sum();
    assert_eq!(view.deck + view.offer.len() as u8 + kept, 33, "5: cards");
    let taken: u8 = view.players.iter().map(|player| player.taken).sum();
    let all = side.left.len() as u8 + side.zeros;
    assert_eq!(view.values.len() as u8 + view.zeros + taken, all, "6: tokens");
    assert!(all >= players * side.bonus_spaces, "6: enough tokens");
}
