//! The game's own counting against a second, literal way to count (`common/literal.rs`), on boards at random.
//!
//! Both must say the same about everything: the points by category, where the water flows, what arrives and where the
//! rest ends, the longest route, the fragments at each grid point, the dead cells, and what may be laid where.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::boards::{self, Taste};
use common::literal::{Count, Literal, Placed, Rule, Spot};
use common::tiles::ROWS;
use nurt_core::{Chance, Fast, Game, Seat, Seats, Silent, Viewer};
use nurt_waterway::board::Board;
use nurt_waterway::{Move, Players, Waterway};

const BOARDS: u32 = 100_000;
const MOST_TILES: u32 = 13;

/// The boards of one seed, as many as are asked for: of every size, equally many of each taste.
fn random_boards(seed: u64, count: u32) -> impl Iterator<Item = Literal> {
    let mut chance = Fast::new(seed);
    (0..count).map(move |index| {
        let taste = Taste::ALL[index as usize % Taste::ALL.len()];
        let size = chance.below(MOST_TILES + 1) as usize;
        boards::random(&mut chance, size, taste)
    })
}

/// What fits where, of one tile of each shape: a straight and a bend.
type Fits = BTreeSet<(usize, Spot, usize)>;

/// What the game lets be laid on these cells.
fn fits(board: &Board, tiles: &[usize], spots: impl IntoIterator<Item = Spot>) -> Fits {
    let mut fits = Fits::new();
    for spot in spots {
        for &tile in tiles {
            for turn in 0..4 {
                if board.fit(boards::to_move(Placed { tile, spot, turn })).is_ok() {
                    fits.insert((tile, spot, turn));
                }
            }
        }
    }
    fits
}

/// What the second way lets be laid on these cells.
fn literal_fits(literal: &Literal, tiles: &[usize], spots: &BTreeSet<Spot>) -> Fits {
    let all = tiles.iter().flat_map(|&tile| literal.placements(tile, spots));
    all.map(|Placed { tile, spot, turn }| (tile, spot, turn)).collect()
}

/// One tile of each shape, another pair for each board.
fn pair(index: usize) -> [usize; 2] {
    ["straight", "bend"].map(|shape| {
        let mut of = (0..ROWS.len()).filter(|&tile| ROWS[tile].shape == shape).cycle();
        of.nth(index % ROWS.len()).expect("a tile of this shape")
    })
}

/// How often something was there to disagree about.
#[derive(Default, Debug)]
struct Sample(BTreeMap<&'static str, u32>);

impl Sample {
    fn see(&mut self, literal: &Literal, count: &Count, ring: bool) {
        let tiles = || literal.tiles.iter().enumerate();
        let surplus = |(number, placed): (usize, &Placed)| {
            placed.row().building.is_some_and(|building| count.arrived[number] > building.demand)
        };
        let unused = |((number, _), stop): (&(usize, usize), &Option<usize>)| {
            stop.is_some_and(|stop| stop != *number && count.arrived[stop] == 0)
        };
        let seen = [
            ("a mill", count.mills > 0),
            ("a sawmill", count.sawmills > 0),
            ("a surplus", tiles().any(surplus)),
            ("goods that nobody needs", count.stops.iter().any(unused)),
            ("goods that drift away", count.stops.values().any(Option::is_none)),
            ("a route of two or three", (2..=3).contains(&count.route)),
            ("a longer route", count.route > 3),
            ("three fragments", count.fragments.values().any(|&count| count == 3)),
            ("four fragments", count.fragments.values().any(|&count| count == 4)),
            ("an oxbow", count.current.iter().any(Option::is_none)),
            (
                "an oxbow of several tiles",
                (0..tiles().count())
                    .any(|a| (0..a).any(|b| count.current[a].is_none() && literal.meet(Some(a), Some(b)))),
            ),
            ("a dead cell", !count.dead.is_empty()),
            ("a ring that is refused", ring),
        ];
        for (what, there) in seen {
            *self.0.entry(what).or_default() += u32::from(there);
        }
    }

    fn join(&mut self, other: Self) {
        for (what, times) in other.0 {
            *self.0.entry(what).or_default() += times;
        }
    }
}

/// The route that the game shows is one: from port to port, joined, without a bridge, no tile twice.
fn check_route(literal: &Literal, board: &Board) {
    let route: Vec<Option<usize>> =
        boards::outlook(board).route.into_iter().map(|tile| tile.map(usize::from)).collect();
    let row = |tile: &Option<usize>| tile.map(|number| literal.tiles[number].row());
    let port = |tile: Option<&Option<usize>>| tile.is_none_or(|tile| row(tile).is_some_and(|row| row.port));
    assert!(port(route.first()) && port(route.last()), "{}", boards::show(literal));
    assert!(route.iter().all(|tile| row(tile).is_none_or(|row| row.building.is_none())));
    assert!(route.windows(2).all(|pair| literal.meet(pair[0], pair[1])), "{}", boards::show(literal));
    assert_eq!(route.iter().collect::<BTreeSet<_>>().len(), route.len());
}

#[test]
fn both_ways_to_count_agree_on_100_000_random_boards() {
    const THREADS: u32 = 2;
    let run = |seed: u64| {
        let mut sample = Sample::default();
        for (index, literal) in random_boards(seed, BOARDS / THREADS).enumerate() {
            let board = boards::to_board(&literal);
            let count = literal.count();
            assert_eq!(boards::count(&board), count, "{}", boards::show(&literal));
            check_route(&literal, &board);
            // What may be laid on the cells beside tiles; and nothing anywhere else.
            let (tiles, rim) = (pair(index), literal.rim());
            let expected = literal_fits(&literal, &tiles, &rim);
            let found = fits(&board, &tiles, boards::rectangle(&literal));
            assert_eq!(found, expected, "{}", boards::show(&literal));
            // R16: the channels are a forest.
            let (waters, contacts) = literal.waters_and_contacts();
            assert_eq!(waters + contacts, literal.tiles.len() + 1, "{}", boards::show(&literal));
            // A cell where a tile would fit, if it did not close a ring.
            let unruly = literal.clone().without(Rule::Ring);
            let ring = !literal_fits(&unruly, &tiles, &count.dead).is_empty();
            sample.see(&literal, &count, ring);
        }
        sample
    };
    let mut sample = Sample::default();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|seed| scope.spawn(move || run(seed.into()))).collect();
        for thread in threads {
            sample.join(thread.join().expect("no disagreement"));
        }
    });
    // The comparison is worth something only where there is something to disagree about.
    assert!(sample.0.values().all(|&times| times > BOARDS / 200), "{sample:?}");
}

/// The comparison notices when a rule is left out, whichever it is.
#[test]
fn without_any_one_of_the_rules_the_two_ways_disagree() {
    for rule in Rule::ALL {
        let differs = |literal: &Literal| {
            let board = boards::to_board(literal);
            let unruly = literal.clone().without(rule);
            let spots: BTreeSet<Spot> = boards::rectangle(literal).into_iter().collect();
            let tiles = pair(literal.tiles.len());
            boards::count(&board) != unruly.count()
                || fits(&board, &tiles, spots.iter().copied()) != literal_fits(&unruly, &tiles, &spots)
        };
        assert!(random_boards(7, 3000).any(|literal| differs(&literal)), "{rule:?}");
    }
}

/// Rivers as long as they can be: 13 tiles in a row from each opening of the start tile, in either direction of each.
#[test]
fn both_ways_agree_as_far_out_as_a_river_can_come() {
    let straights: Vec<usize> = (0..ROWS.len()).filter(|&tile| ROWS[tile].shape == "straight").collect();
    for (x, y, dx, dy) in [(-1, 0, -1, 0), (0, -1, 0, -1), (1, 1, 0, 1), (2, 0, 1, 0)] {
        for shift in 0..straights.len() {
            for half in [0, 2] {
                let mut literal = Literal::new();
                for step in 0..MOST_TILES as i32 {
                    let tile = straights[(shift + step as usize) % straights.len()];
                    let spot = (x + dx * step, y + dy * step);
                    let placed = Placed { tile, spot, turn: usize::from(dx != 0) + half };
                    assert!(literal.legal(placed));
                    literal.lay(placed);
                }
                let board = boards::to_board(&literal);
                assert_eq!(boards::count(&board), literal.count(), "{}", boards::show(&literal));
            }
        }
    }
}

/// What fits depends on nothing but the shape of the channel; so all 60 tiles are tried on fewer boards.
#[test]
fn all_sixty_tiles_fit_where_the_literal_way_lets_them() {
    let tiles: Vec<usize> = (0..ROWS.len()).collect();
    for literal in random_boards(11, 300) {
        let expected = literal_fits(&literal, &tiles, &literal.rim());
        let found = fits(&boards::to_board(&literal), &tiles, boards::rectangle(&literal));
        assert_eq!(found, expected, "{}", boards::show(&literal));
    }
}

/// A board by what lies where, whatever the order in which it was laid.
#[derive(PartialEq, Debug)]
struct Unordered {
    score: [u32; 4],
    /// By cell: the end where water comes in, and what arrives.
    tiles: BTreeMap<Spot, (Option<usize>, u32)>,
    stops: BTreeMap<(Spot, usize), Option<Spot>>,
    fragments: BTreeMap<Spot, u32>,
    dead: BTreeSet<Spot>,
    fits: Fits,
}

impl Unordered {
    fn new(board: &Board) -> Self {
        let literal = boards::to_literal(board.tiles());
        let count = boards::count(board);
        let spot = |number: usize| literal.tiles[number].spot;
        let tiles = |number| (spot(number), (count.current[number], count.arrived[number]));
        let stops =
            count.stops.iter().map(|(&(tile, segment), stop)| ((spot(tile), segment), stop.map(spot)));
        Self {
            score: [count.mills, count.sawmills, count.ports, count.meadows],
            tiles: (0..literal.tiles.len()).map(tiles).collect(),
            stops: stops.collect(),
            fits: fits(board, &pair(0), boards::rectangle(&literal)),
            fragments: count.fragments,
            dead: count.dead,
        }
    }
}

/// The tiles of a board in another order, in which each lies beside an earlier one (R14).
fn reordered(literal: &Literal, chance: &mut Fast) -> Vec<Move> {
    let mut rest = literal.tiles.clone();
    chance.shuffle(&mut rest);
    let mut again = Literal::new();
    while !rest.is_empty() {
        let next =
            rest.iter().position(|placed| again.neighbours(placed.spot) > 0).expect("a tile beside others");
        again.lay(rest.remove(next));
    }
    again.tiles.into_iter().map(boards::to_move).collect()
}

#[test]
fn the_order_in_which_tiles_were_laid_does_not_matter() {
    let mut chance = Fast::new(5);
    let mut moved = 0;
    for literal in random_boards(13, 4000) {
        let order = reordered(&literal, &mut chance);
        let (one, other) = (boards::to_board(&literal), Board::with(&order));
        // Whatever is legal as a whole was legal in every order.
        let other = other.unwrap_or_else(|misfit| panic!("{misfit:?} in {order:?}"));
        assert_eq!(Unordered::new(&one), Unordered::new(&other), "{}", boards::show(&literal));
        moved += u32::from(one.tiles() != other.tiles());
    }
    assert!(moved > 2000, "{moved}");
}

/// The moves that a seat is offered, and what the outlook says that they would change.
fn check_offers(position: &Waterway, seat: Seat) {
    let literal = boards::to_literal(position.board(seat).tiles());
    let score = position.score(seat);
    let before = literal.score();
    assert_eq!([score.mills, score.sawmills, score.ports, score.meadows].map(u32::from), before);
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    let rim = literal.rim();
    let hand = position.hand(seat).iter().map(|tile| common::tiles::number(&tile.to_string()));
    let expected: Vec<Placed> =
        hand.flat_map(|tile| literal.placements(tile, &rim).collect::<Vec<_>>()).collect();
    assert_eq!(moves.len(), expected.len(), "a move is there twice, or missing");
    let offered: BTreeSet<Move> = moves.into_iter().collect();
    assert_eq!(offered, expected.iter().copied().map(boards::to_move).collect::<BTreeSet<_>>());
    let changes = Waterway::outlook(&position.view(Viewer::Seat(seat))).changes;
    for placed in expected {
        let mut next = literal.clone();
        next.lay(placed);
        let change = changes.get(&boards::to_move(placed).to_string()).copied().unwrap_or_default();
        let told = [change.mills, change.sawmills, change.ports, change.meadows].map(i32::from);
        let after = next.score();
        let changed: [i32; 4] = std::array::from_fn(|at| after[at] as i32 - before[at] as i32);
        assert_eq!(told, changed, "{} after {}", boards::to_move(placed), boards::show(&literal));
    }
}

#[test]
fn in_games_the_offers_and_their_forecasts_are_those_of_the_literal_way() {
    let mut chance = Fast::new(17);
    for players in [1, 1, 2, 3, 4] {
        let mut position = Waterway::new(&Players(players), &mut chance, &mut Silent);
        while let Some(seat) = position.to_act().lowest() {
            check_offers(&position, seat);
            let mut moves = Vec::new();
            position.legal_moves(seat, &mut moves);
            // A game in which something is built: of some moves at random the one with the most points.
            let worth = |mv: &Move| {
                let mut board = position.board(seat).clone();
                board.lay(*mv);
                board.score().total()
            };
            let tries: Vec<Move> = (0..8).map(|_| moves[chance.below(moves.len() as u32) as usize]).collect();
            let mv = tries.into_iter().max_by_key(worth).expect("a move");
            position.apply(seat, mv, &mut chance, &mut Silent).expect("a legal move");
        }
        for seat in Seats::first(players).iter() {
            let expected: u32 = boards::to_literal(position.board(seat).tiles()).score().iter().sum();
            assert_eq!(u32::from(position.score(seat).total()), expected);
        }
    }
}
