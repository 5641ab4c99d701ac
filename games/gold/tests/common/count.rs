//! A second way to count, written from the rule file: what may be done, what an action brings, who meets a mastery, what the
//! end is worth, and the invariants of section 5.4. It looks at the open view and at the tables of the rule file only.

use std::collections::BTreeSet;

use nurt_core::Seat;
use nurt_gold::components::Whose;
use nurt_gold::state::Choice;
use nurt_gold::view::{PlayerView, PlotView};
use nurt_gold::{Phase, View};

use super::tables::{
    CUSTOMER_POINTS, Customer, LIMITS, Reward, SHORES, TRACKS, around, customer, places, shore, tile, written,
};

const GOODS: [&str; 3] = ["silk", "rice", "porcelain"];
const KINDS: [&str; 4] = ["port", "market", "manor", "shrine"];

pub fn names(things: impl IntoIterator<Item = impl ToString>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}

pub fn score(player: &PlayerView) -> u32 {
    player.points.iter().map(|&points| u32::from(points)).sum()
}

fn good(name: &str) -> usize {
    GOODS.iter().position(|&good| good == name).expect("a good")
}

fn delivered(player: &PlayerView) -> impl Iterator<Item = &'static Customer> {
    player.delivered.iter().map(|card| customer(&card.to_string()))
}

fn has(player: &PlayerView, card: &str) -> bool {
    delivered(player).any(|row| row.id == card)
}

fn patron(player: &PlayerView) -> String {
    player.patron.map(|patron| patron.to_string()).unwrap_or_default()
}

fn owns(plot: &PlotView, who: usize) -> bool {
    plot.markers.iter().any(|seat| seat.index() == who)
}

fn another_owns(plot: &PlotView, who: usize) -> bool {
    plot.markers.iter().any(|seat| seat.index() != who)
}

/// The shore space and the type of each building that somebody owns, whatever the number of markers (A11).
fn buildings(view: &View, who: usize) -> Vec<(u8, &'static str)> {
    let plots = (1..).zip(&view.shore).filter(|(_, plot)| owns(plot, who));
    plots.map(|(space, plot)| (space, tile(&plot.tile.expect("a tile").to_string()).kind)).collect()
}

fn of_kind(view: &View, who: usize, kind: &str) -> u32 {
    buildings(view, who).iter().filter(|(_, built)| *built == kind).count() as u32
}

fn regions(view: &View, who: usize) -> BTreeSet<u8> {
    buildings(view, who).iter().map(|&(space, _)| shore(space).region).collect()
}

/// A view on which moves are counted out, and the choices that wait, by seat.
pub struct Ledger {
    pub view: View,
    pub asks: Vec<(usize, &'static str)>,
}

impl Ledger {
    pub fn of(view: &View) -> Self {
        Self { view: view.clone(), asks: Vec::new() }
    }

    fn player(&mut self, who: usize) -> &mut PlayerView {
        &mut self.view.players[who]
    }

    fn score(&mut self, who: usize, points: u32) {
        self.player(who).points[0] += u16::try_from(points).expect("few points");
    }

    fn give(&mut self, who: usize, (count, what): Reward, region: u8) {
        let [koku, goods, _] = LIMITS;
        match what {
            "koku" => {
                let player = self.player(who);
                player.koku = (player.koku + count).min(koku);
            }
            "silk" | "rice" | "porcelain" => {
                let held = &mut self.player(who).goods[good(what)];
                *held = (*held + count).min(goods);
            }
            "favor" => {
                let player = self.player(who);
                player.favour = (player.favour + count).min(player.limit);
            }
            "vp" => self.score(who, count.into()),
            "influence" => self.advance(who, region, count),
            "any_good" => self.asks.push((who, "good")),
            "draw_discard" => self.asks.push((who, "draw")),
            "koku_per_customer" => {
                let all = self.view.players[who].delivered.len() as u8;
                self.give(who, (all, "koku"), region);
            }
            per => {
                let kind = per.strip_prefix("koku_per_").expect("a reward");
                let all = of_kind(&self.view, who, kind) as u8;
                self.give(who, (all, "koku"), region);
            }
        }
    }

    /// R25, R26, A28, A29: one step after the other.
    fn advance(&mut self, who: usize, region: u8, steps: u8) {
        let track = usize::from(region) - 1;
        let before = self.view.players[who].influence[track];
        let stilts = patron(&self.view.players[who]) == "stilt-walker";
        let (mut at, mut left) = (before, steps);
        while left > 0 && at < 18 {
            at += 1;
            let others = (0..self.view.players.len()).filter(|&other| other != who);
            let taken = others.into_iter().any(|other| self.view.players[other].influence[track] == at);
            if !(stilts && taken && at < 18) {
                left -= 1;
            }
            self.player(who).influence[track] = at;
            self.step(who, region, at);
        }
        for other in 0..self.view.players.len() {
            let keeper = &self.view.players[other];
            let own = keeper.influence[track];
            if other != who && patron(keeper) == "toll-keeper" && own >= 1 && before <= own && at > own {
                self.score(other, 3);
            }
        }
    }

    fn step(&mut self, who: usize, region: u8, step: u8) {
        let row: Vec<&str> =
            TRACKS.lines().nth(usize::from(region) - 1).expect("a track").split(',').collect();
        let Some(column) = [2, 5, 9, 11, 13, 18].iter().position(|&at| at == step) else { return };
        match row[column + 1] {
            "imperial flower (no reward)" => {}
            "3 VP" => self.score(who, 3),
            "3 VP + 1 good of choice" => {
                self.score(who, 3);
                self.asks.push((who, "good"));
            }
            reward => {
                let (count, what) = reward.split_once(' ').expect("a reward");
                self.give(who, (count.parse().expect("a number"), what), region);
            }
        }
    }

    /// R20 to R23.
    pub fn build(&mut self, who: usize, space: u8, name: &str) {
        let (place, row) = (shore(space), tile(name));
        let artisan = has(&self.view.players[who], &format!("AR{}", place.region));
        let cost = place.cost.expect("a price");
        self.player(who).koku -= if artisan { cost.saturating_sub(2) } else { cost };
        if self.view.row[0].to_string() == name {
            self.give(who, (1, "favor"), place.region);
        }
        let seat = Seat::new(who as u8);
        self.view.shore[usize::from(space) - 1] =
            PlotView { tile: Some(name.parse().expect("a tile")), markers: vec![seat] };
        self.give(who, (row.influence, "influence"), place.region);
        if patron(&self.view.players[who]) == "surveyor" {
            self.score(who, place.touches.len() as u32);
        }
    }

    /// R27 to R31: where the ship comes to, and whether its journey ends.
    pub fn sail(&mut self, who: usize, ship: usize, steps: u8) -> (u8, bool) {
        let (mut at, mut journey) = (self.view.players[who].ships[ship], false);
        for _ in 0..steps {
            (at, journey) = if at == 14 { (1, true) } else { (at + 1, journey) };
        }
        self.player(who).ships[ship] = at;
        let royal = self.view.players[who].royal == Some(ship as u8);
        let noble = |ledger: &Self, card: &str| royal && has(&ledger.view.players[who], card);
        let (spaces, touching) = around(at);
        let plots: Vec<(u8, PlotView)> =
            spaces.iter().map(|&space| (space, self.view.shore[usize::from(space) - 1].clone())).collect();
        for (space, plot) in &plots {
            let region = shore(*space).region;
            let Some(name) = plot.tile else {
                self.give(who, (1, "koku"), region);
                continue;
            };
            let row = tile(&name.to_string());
            for &(count, what) in &row.visitor {
                let any = row.kind == "market" && GOODS.contains(&what) && noble(self, "NO1");
                self.give(who, if any { (1, "any_good") } else { (count, what) }, region);
            }
        }
        for &space in spaces {
            self.pay_owners(space);
        }
        if noble(self, "NO2") {
            let empty = plots.iter().filter(|(_, plot)| plot.tile.is_none()).count() as u8;
            self.give(who, (empty, "koku"), 1);
        }
        if noble(self, "NO3") {
            for &region in touching {
                self.advance(who, region, 1);
            }
        }
        let opponent = plots.iter().any(|(_, plot)| another_owns(plot, who));
        if opponent && noble(self, "NO4") {
            self.score(who, 1);
        }
        if plots.iter().any(|(_, plot)| owns(plot, who)) && noble(self, "NO6") {
            self.score(who, 1);
        }
        if opponent && patron(&self.view.players[who]) == "wayfarer" {
            self.score(who, 2);
        }
        if journey {
            self.end_journey(who);
        }
        (at, journey)
    }

    /// R31, A7.
    fn end_journey(&mut self, who: usize) {
        self.asks.push((who, "journey"));
        let merchant = |ledger: &Self, card: &str| has(&ledger.view.players[who], card);
        if merchant(self, "ME1") {
            for region in regions(&self.view, who) {
                self.advance(who, region, 1);
            }
        }
        if merchant(self, "ME2") {
            let all = self.view.players[who].delivered.len() as u32;
            self.score(who, all);
        }
        if merchant(self, "ME3") {
            self.asks.push((who, "good"));
        }
        if merchant(self, "ME5") {
            self.give(who, (1, "favor"), 1);
        }
        if merchant(self, "ME6") {
            self.give(who, (3, "koku"), 1);
        }
        if merchant(self, "ME4") {
            self.asks.push((who, "sell"));
        }
    }

    /// R32 to R38.
    pub fn deliver(&mut self, who: usize, name: &str) {
        let row = customer(name);
        let first = delivered(&self.view.players[who]).all(|other| other.region != row.region);
        let player = self.player(who);
        player.goods.iter_mut().zip(row.order).for_each(|(held, ordered)| *held -= ordered);
        player.delivered.push(name.parse().expect("a customer"));
        if row.kind == "monk" {
            player.limit = (player.limit + 1).min(LIMITS[2]);
            self.give(who, (2, "favor"), row.region);
        }
        if first && patron(&self.view.players[who]) == "pathfinder" {
            self.score(who, 3);
        }
        self.advance(who, row.region, row.influence);
        if row.kind == "noble" && self.view.players[who].royal.is_none() {
            self.asks.push((who, "royal"));
        }
        let wanted = |plot: &PlotView| {
            plot.markers.len() == 1 && owns(plot, who) == row.extra.ends_with("own building")
        };
        if row.kind == "monk" && self.view.shore.iter().any(wanted) {
            self.asks.push((who, "marker"));
        }
        self.asks.push((who, "draw"));
    }

    /// R17, A3.
    pub fn turn_die(&mut self, who: usize, face: u8) {
        let player = self.player(who);
        let way = player.die.abs_diff(face);
        player.favour -= way.min(6 - way);
        player.die = face;
    }

    /// R18.
    pub fn trade(&mut self, who: usize, from: &str, to: &str) {
        let player = self.player(who);
        if from == "koku" {
            player.koku -= 5;
            player.favour += 1;
        } else {
            player.goods[good(from)] -= 2;
            player.goods[good(to)] += 1;
        }
    }

    /// The answer to the choice that comes first: those of whoever has the turn, then clockwise.
    pub fn answer(&mut self, mv: &str) {
        let (turn, players) = (self.view.turn.index(), self.view.players.len());
        let order = |at: &usize| (self.asks[*at].0 + players - turn) % players;
        let at = (0..self.asks.len()).min_by_key(order).expect("a choice");
        let (who, _) = self.asks[at];
        match mv.split_once(' ') {
            Some(("take", "koku")) => self.give(who, (3, "koku"), 1),
            Some(("take", what)) => self.player(who).goods[good(what)] += 1,
            Some(("sell", what)) => {
                self.player(who).goods[good(what)] -= 1;
                self.give(who, (5, "koku"), 1);
            }
            _ => {}
        }
        if !mv.starts_with("sell") || self.view.players[who].goods == [0; 3] {
            self.asks.remove(at);
        }
    }

    /// R29: each marker brings the owner reward.
    fn pay_owners(&mut self, space: u8) {
        let plot = self.view.shore[usize::from(space) - 1].clone();
        let Some(name) = plot.tile else { return };
        for seat in &plot.markers {
            for &reward in &tile(&name.to_string()).owner {
                self.give(seat.index(), reward, shore(space).region);
            }
        }
    }

    /// R40.
    pub fn imperial_visit(&mut self) {
        (1..=30).for_each(|space| self.pay_owners(space));
    }

    /// R41.
    pub fn bring_the_end(&mut self, who: usize) {
        self.score(who, 5);
    }
}

/// R42: whether somebody meets a mastery, by its name in moves.
pub fn meets(view: &View, who: usize, mastery: &str) -> bool {
    let player = &view.players[who];
    let kinds: Vec<&str> = delivered(player).map(|row| row.kind).collect();
    let different: BTreeSet<&str> = kinds.iter().copied().collect();
    match mastery {
        "many-faces" => different.len() >= 3,
        "blossom" => player.influence.iter().any(|&steps| steps >= 11),
        "three-alike" => KINDS.iter().any(|kind| of_kind(view, who, kind) >= 3),
        "two-alike" => kinds.len() > different.len(),
        "known-everywhere" => player.influence.iter().all(|&steps| steps >= 1),
        "four-trades" => KINDS.iter().all(|kind| of_kind(view, who, kind) >= 1),
        other => panic!("{other} is no mastery"),
    }
}

/// R42: what a mastery brings to each who claims it, in turn.
pub fn slots(players: usize) -> &'static [u32] {
    if players == 2 { &[5] } else { &[7, 5, 3] }
}

/// R44: what a region brings to each seat, an elder's doubling included.
pub fn region(view: &View, region: u8) -> Vec<u32> {
    let track = usize::from(region) - 1;
    let places = places(view.scoring[track] + 1, view.players.len());
    let steps: Vec<u8> = view.players.iter().map(|player| player.influence[track]).collect();
    let mut shares = vec![0; steps.len()];
    let mut ranks: Vec<u8> = steps.iter().copied().filter(|&steps| steps > 0).collect();
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    for (who, &mine) in steps.iter().enumerate().filter(|(_, steps)| **steps > 0) {
        let covered: Vec<usize> = (0..ranks.len()).filter(|&at| ranks[at] == mine).collect();
        let near = ranks.len() != 2 || view.players.len() != 2 || ranks[0] - mine <= 5;
        let sum: u32 = covered.iter().filter_map(|&at| places.get(at)).sum();
        let share = if near { sum / covered.len() as u32 } else { 0 };
        let elder = has(&view.players[who], &format!("EL{region}"));
        shares[who] = if elder { 2 * share } else { share };
    }
    shares
}

/// R45.
pub fn deliveries(count: usize) -> u32 {
    CUSTOMER_POINTS[count.min(6)]
}

/// R35 to R37, A36: what a customer of somebody is worth in the end.
pub fn worth(view: &View, who: usize, card: &str) -> u32 {
    let player = &view.players[who];
    let goods: u8 = player.goods.iter().sum();
    match customer(card).end {
        "1 VP per 5 koku held" => u32::from(player.koku) / 5,
        "1 VP per 3 goods held" => u32::from(goods) / 3,
        "1 VP per building type owned (max 4)" => {
            KINDS.iter().filter(|kind| of_kind(view, who, kind) > 0).count() as u32
        }
        "1 VP per region with an own building (max 6)" => regions(view, who).len() as u32,
        end => end.strip_prefix("1 VP per own ").map_or(0, |kind| of_kind(view, who, kind)),
    }
}

/// R43: what regions, the number of customers and their abilities bring to each seat.
pub fn end(view: &View) -> Vec<[u32; 3]> {
    let all: Vec<Vec<u32>> = (1..=6).map(|number| region(view, number)).collect();
    let of = |who: usize| {
        let player = &view.players[who];
        let regions = all.iter().map(|shares| shares[who]).sum();
        let abilities = player.delivered.iter().map(|card| worth(view, who, &card.to_string())).sum();
        [regions, deliveries(player.delivered.len()), abilities]
    };
    (0..view.players.len()).map(of).collect()
}

/// Section 5.3: every move of whoever decides.
pub fn legal(view: &View) -> BTreeSet<String> {
    let (turn, players) = (view.turn.index(), view.players.len());
    let me = &view.players[turn];
    let faces = |word: &str| (1..=6).map(|face| format!("{word} {face}")).collect::<Vec<_>>();
    match view.phase {
        Phase::Patron => {
            let free =
                view.patrons.iter().filter(|patron| me.clan.is_none_or(|clan| clan == patron.face().clan));
            free.map(|patron| format!("patron {patron}")).collect()
        }
        Phase::Main => actions(view, turn).chain(trades(me)).collect(),
        Phase::First | Phase::End => {
            let last = view.last_turns.is_some();
            let mut all = BTreeSet::from([if last { "end" } else { "roll" }.to_owned()]);
            if !last && me.favour > 0 && patron(me) == "fortune-teller" {
                all.extend(faces("set"));
            }
            if view.phase == Phase::End {
                all.extend(trades(me));
            }
            all
        }
        Phase::Act | Phase::Settle => {
            let order = |seat: Seat| (seat.index() + players - turn) % players;
            let next = view.pending.iter().min_by_key(|pending| order(pending.seat)).expect("a choice");
            let who = next.seat.index();
            let mut all: BTreeSet<String> = answers(view, who, next.choice).into_iter().collect();
            if who == turn {
                all.extend(trades(me));
            }
            all
        }
        Phase::Over => BTreeSet::new(),
    }
}

fn actions(view: &View, who: usize) -> impl Iterator<Item = String> {
    let me = &view.players[who];
    let mut all = Vec::new();
    for face in (1..=6u8).filter(|&face| face != me.die) {
        let way = face.abs_diff(me.die);
        if way.min(6 - way) <= me.favour {
            all.push(format!("die {face}"));
        }
    }
    for row in SHORES.iter().filter(|row| view.shore[usize::from(row.id) - 1].tile.is_none()) {
        let less = if has(me, &format!("AR{}", row.region)) { 2 } else { 0 };
        let here = row.region == me.die || patron(me) == "bridge-builder";
        if here && row.cost.is_some_and(|cost| cost - less <= me.koku) {
            all.extend(view.row.iter().map(|tile| format!("build {} {tile}", row.id)));
        }
    }
    for ship in 0..2u8 {
        let shifts = me.royal == Some(ship) && has(me, "NO5");
        let steps = if shifts { vec![(me.die + 4) % 6 + 1, me.die, me.die % 6 + 1] } else { vec![me.die] };
        all.extend(steps.into_iter().map(|steps| format!("sail {} {steps}", ship + 1)));
    }
    for card in me.hand.iter().flatten() {
        let row = customer(&card.to_string());
        let here = row.region == me.die || patron(me) == "courier";
        if here && (0..3).all(|good| row.order[good] <= me.goods[good]) {
            all.push(format!("deliver {card}"));
        }
    }
    all.into_iter()
}

fn trades(me: &PlayerView) -> impl Iterator<Item = String> {
    let pairs = (0..3).flat_map(|from| (0..3).map(move |to| (from, to))).filter(|(from, to)| from != to);
    let possible = pairs.filter(|&(from, to)| me.goods[from] >= 2 && me.goods[to] < 6);
    let goods = possible.map(|(from, to)| format!("trade {} {}", GOODS[from], GOODS[to]));
    let favour = (me.koku >= 5 && me.favour < me.limit).then(|| "trade koku favour".to_owned());
    goods.chain(favour).collect::<Vec<_>>().into_iter()
}

fn answers(view: &View, who: usize, choice: Choice) -> Vec<String> {
    let player = &view.players[who];
    let like = |word: &str, fits: &dyn Fn(u8) -> bool| -> Vec<String> {
        let goods = GOODS.iter().zip(player.goods).filter(|&(_, held)| fits(held));
        goods.map(|(good, _)| format!("{word} {good}")).collect()
    };
    let mut all = match choice {
        Choice::Good(_) | Choice::KokuOrGood(_) => like("take", &|held| held < 6),
        Choice::Sell(_) => like("sell", &|held| held > 0),
        Choice::Royal => vec!["royal 1".to_owned(), "royal 2".to_owned()],
        Choice::Marker(whose) => {
            let fits = |plot: &PlotView| plot.markers.len() == 1 && owns(plot, who) == (whose == Whose::Own);
            let spaces = (1..).zip(&view.shore).filter(|(_, plot)| fits(plot));
            spaces.map(|(space, _): (u8, _)| format!("mark {space}")).collect()
        }
        Choice::Draw(_) | Choice::Discard => {
            player.hand.iter().flatten().map(|card| format!("discard {card}")).collect()
        }
    };
    match choice {
        Choice::KokuOrGood(_) => all.push("take koku".to_owned()),
        Choice::Sell(_) => all.push("done".to_owned()),
        _ => {}
    }
    all
}

/// The invariants of section 5.4, on an open view.
#[track_caller]
pub fn invariants(view: &View) {
    let [koku, goods, limit] = LIMITS;
    for (who, player) in view.players.iter().enumerate() {
        assert!(player.koku <= koku && player.goods.iter().all(|&held| held <= goods), "limits of {who}");
        assert!(player.favour <= player.limit && (3..=limit).contains(&player.limit), "favour of {who}");
        assert!(player.influence.iter().all(|&steps| steps <= 18), "steps of {who}");
        let size = hand_size(player);
        assert!(view.phase != Phase::Main || player.held <= size, "{who} holds {}", player.held);
        assert!(view.phase == Phase::Patron || player.ships.iter().all(|ship| (1..=14).contains(ship)));
    }
    for (space, plot) in (1..).zip(&view.shore) {
        let name = plot.tile.map(|tile| tile.to_string()).unwrap_or_default();
        assert!(plot.markers.len() <= 2, "markers on {space}");
        assert_eq!(plot.markers.is_empty(), !name.starts_with('E'), "the owners of {space}");
        assert_eq!(name.starts_with("IM"), shore(space).kind == "im", "an imperial market on {space}");
    }
    let shore = view.shore.iter().filter_map(|plot| plot.tile);
    let tops = view.tops.into_iter().flatten();
    let tiles = names(shore.chain(tops).chain(view.row.iter().copied()).chain(view.gone.iter().copied()));
    let different: BTreeSet<&String> = tiles.iter().collect();
    assert_eq!(different.len(), tiles.len(), "a tile is there twice");
    for (era, (letters, all)) in [("E1", 24), ("E2", 16)].into_iter().enumerate() {
        let seen = tiles.iter().filter(|name| name.starts_with(letters)).count();
        assert!(seen + usize::from(view.below[era]) <= all, "tiles of {letters}");
    }
    let kept = view.players.iter().flat_map(|player| player.hand.iter().flatten().chain(&player.delivered));
    let cards = names(kept.chain(&view.discard));
    let different: BTreeSet<&String> = cards.iter().collect();
    assert_eq!((different.len(), cards.len() + usize::from(view.deck)), (cards.len(), 30), "customers");
}

/// R14, R49.
pub fn hand_size(player: &PlayerView) -> u8 {
    if patron(player) == written("Courier") { 3 } else { 2 }
}
