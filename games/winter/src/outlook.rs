//! What a player would count out at the table: influence on every hex and who leads there, what the eclipse would bring now, what
//! stones score, what cards in hand are worth in each column, and what the end would bring as things stand.

use nurt_core::{Fast, Seat, Seats, Silent};
use serde::Serialize;
use strum::{EnumCount, VariantArray};

use crate::cards::{Card, Pile, kinds};
use crate::components::{Column, Effect, RIVAL_STONE, Stone, Track};
use crate::geometry::{HEXES, Hex, Hexes};
use crate::map::Ground;
use crate::scoring::LAST;
use crate::state::{Phase, RIVAL, Winter};
use crate::view::View;

/// What follows from a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outlook {
    /// The players by seat.
    pub players: Vec<PlayerOutlook>,
    /// The Rival of a single player.
    pub rival: Option<PlayerOutlook>,
}

/// What follows for one tribe.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerOutlook {
    /// Influence on each hex, in the order of reading.
    pub influence: Vec<u8>,
    /// The hexes on which it has or shares the most influence.
    pub leads: Vec<Hex>,
    /// What the eclipse would bring now, without an eclipse pile: choices and fish are not counted.
    pub eclipse: Forecast,
    /// What each stone would score now: those that it has, and those that can be taken.
    pub stones: Vec<(Stone, u8)>,
    /// What each landmark brings or would bring now.
    pub landmarks: Vec<(Hex, u8)>,
    /// Whether its raft is the closest to the delta, or tied.
    pub closest: bool,
    /// Strength in the eclipse as far as it is known.
    pub strength: u8,
    /// Labour that the people in hand bring in each column; nothing where the hand is not seen.
    pub labour: [u8; Column::COUNT],
    /// What animals, cards, buried cards, offering, megaliths and villages would bring in the end, as things stand.
    pub last: [u16; LAST.len()],
    /// All points as things stand.
    pub total: u16,
}

/// What an eclipse would bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forecast {
    /// Points.
    pub points: u8,
    /// Food.
    pub food: u8,
    /// Tools.
    pub tools: u8,
    /// Fish tokens.
    pub fish: u8,
    /// Points of the player board.
    pub board: u8,
    /// Points of land and landmarks, and of the steps that land brings.
    pub land: u8,
    /// Points of the delta.
    pub delta: u8,
    /// Points of stones.
    pub stones: u8,
}

impl View {
    pub(crate) fn outlook(&self) -> Outlook {
        // Nobody's hand matters for any of this but for one's own labour. Eclipse piles that are not seen are left empty.
        let choosing = Seats::first(self.wishes.players);
        let position = Self { choosing, ..self.clone() }.imagine(&mut Fast::new(0));
        let of = |seat: Seat, seen: bool| position.outlook_of(seat, seen);
        let players = position.seats().zip(&self.players);
        Outlook {
            players: players.map(|(seat, player)| of(seat, player.hand.is_some())).collect(),
            rival: position.solo().then(|| of(RIVAL, true)),
        }
    }
}

impl Winter {
    fn outlook_of(&self, seat: Seat, seen: bool) -> PlayerOutlook {
        let player = self.player(seat);
        let leads = self.reach(seat).iter().filter(|&hex| self.leads(seat, hex));
        let era = self.era();
        let open = self.stones[era].iter().copied();
        let labour = |column: Column| {
            if !seen || seat == RIVAL {
                return 0;
            }
            let fresh = if seat == self.turn { self.now.fresh } else { Pile::default() };
            let ready = |card: Card| player.hand.count(card).saturating_sub(fresh.count(card));
            kinds(player.hand.people).map(|kind| kind.labour_in(column) * ready(Card::People(kind))).sum()
        };
        let over = self.phase == Phase::Over;
        let last = |source| if over { player.points(source) } else { self.last_points(seat, source) };
        PlayerOutlook {
            influence: (0..HEXES as u8)
                .map(|number| self.influence(seat, <Hex as nurt_core::Piece>::numbered(number)))
                .collect(),
            leads: leads.collect(),
            eclipse: self.forecast(seat),
            stones: player
                .stones
                .iter()
                .chain(open)
                .map(|stone| {
                    (stone, if seat == RIVAL { RIVAL_STONE } else { self.stone_points(seat, stone) })
                })
                .collect(),
            landmarks: self.map.landmarks.iter().map(|hex| (hex, self.landmark_points(seat, hex))).collect(),
            closest: self.is_closest(seat),
            strength: if seen || self.phase != Phase::Pile { self.strength(seat) } else { player.strength },
            labour: {
                let mut all = [0; Column::COUNT];
                for &column in Column::VARIANTS {
                    all[column as usize] = labour(column);
                }
                all
            },
            last: LAST.map(last),
            total: self.total_now(seat),
        }
    }

    /// What a landmark would bring to a tribe that leads there.
    pub(crate) fn landmark_points(&self, seat: Seat, hex: Hex) -> u8 {
        match self.map.ground(hex).benefit() {
            &[Effect::PointsPer(count, points, _)] => points * self.count(seat, count, Some(hex)),
            _ => 0,
        }
    }

    /// What an eclipse would bring now.
    pub(crate) fn forecast(&self, seat: Seat) -> Forecast {
        if self.phase == Phase::Over {
            return Forecast::default();
        }
        if seat == RIVAL {
            return self.rival_forecast();
        }
        let income = self.income(seat);
        let mut forecast =
            Forecast { food: income.food, tools: income.tools, board: income.points, ..Forecast::default() };
        let rich: Hexes = self.map.rich.and(self.reach(seat));
        let taking = self.phase == Phase::Terrain && seat == self.turn;
        let mut then = self.clone();
        for hex in rich.iter().filter(|&hex| self.leads(seat, hex)) {
            if let Ground::Landmark(_) = self.map.ground(hex) {
                forecast.land += self.landmark_points(seat, hex);
            }
            for &effect in self.map.ground(hex).benefit() {
                forecast.add(effect);
                // A step that was made already is not made again.
                if let Effect::Step(track) = effect
                    && (!taking || self.open.contains(hex))
                {
                    then.foresee_step(seat, track).iter().for_each(|&bonus| forecast.add(bonus));
                }
            }
        }
        forecast.delta = self.delta_points(seat);
        // Stones score last, and some of them count steps.
        forecast.stones = then.player(seat).stones.iter().map(|stone| then.stone_points(seat, stone)).sum();
        forecast.points = forecast.board + forecast.land + forecast.delta + forecast.stones;
        forecast
    }

    /// B1g, B13a: a step on a given track, which is made at once, and what it brings.
    fn foresee_step(&mut self, seat: Seat, track: Track) -> &'static [Effect] {
        self.tasks.clear();
        self.step(seat, track, &mut Silent);
        self.task().map_or(&[], |task| self.effects_of(task.origin))
    }
}

impl Forecast {
    /// What land brings without a choice.
    fn add(&mut self, effect: Effect) {
        match effect {
            Effect::Food(count) => self.food += count,
            Effect::Tools(count) => self.tools += count,
            Effect::Points(count) => self.land += count,
            Effect::Fish(count) => self.fish += count,
            _ => {}
        }
    }
}
