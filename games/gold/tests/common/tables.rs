//! The tables of section 3 of the rule file, copied as they stand there, without their first lines. Nothing here is read from
//! the engine.

use std::sync::LazyLock;

/// Section 3.1: space, region, cost, kind, bank, river spaces.
pub const SHORE: &str = "\
1,1,6,base,R,1
2,1,5,base,L,1
3,1,8,s23,R,1 2
4,1,12,base,L,1 2 3
5,1,6,base,R,2
6,2,,im,L,3 4
7,2,8,s2,R,2 3
8,2,6,base,L,4
9,2,12,base,R,3 4 5
10,2,9,base,L,4 5
11,3,8,s23,R,5 6
12,3,12,base,L,5 6 7
13,3,6,base,R,6
14,3,5,s2,L,7
15,3,11,base,R,6 7 8
16,4,9,base,L,7 8
17,4,,im,L,8 9
18,4,12,base,R,8 9 10
19,4,6,base,L,9
20,4,6,base,R,10
21,5,12,base,L,9 10 11
22,5,8,s23,L,11 12
23,5,9,s2,R,10 11
24,5,6,base,L,12
25,5,11,base,R,11 12 13
26,6,13,base,L,12 13 14
27,6,6,base,R,13
28,6,6,base,L,14
29,6,,im,R,13 14
30,6,5,base,R,14";

/// Section 3.2: river space, four shore spaces, regions, start.
pub const RIVER: &str = "\
1,1,2,3,4,1,upper
2,3,4,5,7,1 2,
3,4,6,7,9,1 2,
4,6,8,9,10,2,
5,9,10,11,12,2 3,
6,11,12,13,15,3,
7,12,14,15,16,3 4,
8,15,16,17,18,3 4,middle
9,17,18,19,21,4 5,
10,18,20,21,23,4 5,
11,21,22,23,25,5,
12,22,24,25,26,5 6,
13,25,26,27,29,5 6,
14,26,28,29,30,6,";

/// Section 3.3: region, steps 2, 5, 9, 11, 13, 18.
pub const TRACKS: &str = "\
1,1 porcelain,2 koku,1 favor,imperial flower (no reward),3 VP,3 VP + 1 good of choice
2,1 rice,2 koku,1 favor,imperial flower (no reward),3 VP,3 VP + 1 good of choice
3,1 silk,2 koku,1 favor,imperial flower (no reward),3 VP,3 VP + 1 good of choice
4,1 porcelain,2 koku,1 favor,imperial flower (no reward),3 VP,3 VP + 1 good of choice
5,1 rice,2 koku,1 favor,imperial flower (no reward),3 VP,3 VP + 1 good of choice
6,1 silk,2 koku,1 favor,imperial flower (no reward),3 VP,3 VP + 1 good of choice";

/// Section 3.4: tile; two players: first, second; more players: first, second, third.
pub const SCORING: &str = "\
RS1,3,,7,3,
RS2,5,2,9,5,
RS3,4,2,8,4,
RS4,8,4,12,8,4
RS5,6,3,10,6,2
RS6,7,3,11,7,3";

/// Section 3.5: id, name, requirement, points with two players, with more.
pub const MASTERIES: &str = "\
MA-AIR,Many Faces,3 different customer types,5,7/5/3
MA-COURTS,Blossom,influence >= 11 (flower) in any region,5,7/5/3
MA-EARTH,Three Alike,3 buildings of one type,5,7/5/3
MA-FIRE,Two Alike,2 customers of one type,5,7/5/3
MA-VOID,Known Everywhere,influence >= 1 in all 6 regions,5,7/5/3
MA-WATER,Four Trades,1 building of each of 4 types,5,7/5/3";

/// Section 3.6: id, type, visitor reward, owner reward, influence.
pub const ERA_1: &str = "\
E1-P1,port,3 koku,1 rice,1
E1-P2,port,3 koku,1 koku+1 porcelain,0
E1-P3,port,3 koku,1 favor,4
E1-P4,port,3 koku,1 koku_per_port,3
E1-P5,port,3 koku,1 vp,3
E1-P6,port,3 koku,1 favor+1 vp,1
E1-M1,market,1 silk,2 koku,4
E1-M2,market,1 rice,1 favor+1 vp,1
E1-M3,market,1 porcelain,1 koku+1 vp,2
E1-M4,market,1 silk,1 vp,3
E1-M5,market,1 rice,1 favor,4
E1-M6,market,1 porcelain,1 koku_per_market,3
E1-R1,manor,2 influence,1 silk,1
E1-R2,manor,2 influence,1 koku+1 rice,0
E1-R3,manor,2 influence,1 favor,4
E1-R4,manor,2 influence,1 koku_per_manor,3
E1-R5,manor,2 influence,1 koku_per_customer,4
E1-R6,manor,2 influence,1 vp,3
E1-S1,shrine,2 vp,1 porcelain,1
E1-S2,shrine,2 vp,1 koku+1 silk,0
E1-S3,shrine,2 vp,1 favor,4
E1-S4,shrine,2 vp,1 koku_per_shrine,3
E1-S5,shrine,2 vp,1 koku+1 vp,2
E1-S6,shrine,2 vp,1 vp,3";

/// Section 3.7.
pub const ERA_2: &str = "\
E2-P1,port,5 koku,2 vp,3
E2-P2,port,5 koku,1 any_good,4
E2-P3,port,5 koku,1 rice+1 favor,4
E2-P4,port,5 koku,3 vp,2
E2-M1,market,1 any_good,1 favor,5
E2-M2,market,1 any_good,1 influence,5
E2-M3,market,1 any_good,3 vp,2
E2-M4,market,1 any_good,2 vp,3
E2-R1,manor,3 influence,1 influence,5
E2-R2,manor,3 influence,1 porcelain+1 favor,4
E2-R3,manor,3 influence,2 vp,3
E2-R4,manor,3 influence,3 vp,2
E2-S1,shrine,3 vp,1 influence,5
E2-S2,shrine,3 vp,1 silk,5
E2-S3,shrine,3 vp,1 any_good,4
E2-S4,shrine,3 vp,1 favor,5";

/// Section 3.8.
pub const STARTING: &str = "\
ST-P1,port,3 koku,-,0
ST-P2,port,3 koku,-,0
ST-R1,manor,2 influence,-,0
ST-R2,manor,2 influence,-,0
ST-S1,shrine,2 vp,-,0
ST-S2,shrine,2 vp,-,0";

/// Section 3.9.
pub const IMPERIAL: &str = "\
IM-1,market,1 porcelain+1 favor,-,0
IM-2,market,1 rice+1 favor,-,0
IM-3,market,1 silk+1 draw_discard,-,0";

/// Section 3.10: id, type, region, silk, rice, porcelain, influence, on delivery, ongoing, in the end.
pub const CUSTOMERS: &str = "\
AR1,artisan,1,0,0,2,2,marker on artisan spot R1,build cost -2 koku in R1,1 VP per 3 goods held
AR2,artisan,2,0,0,2,2,marker on artisan spot R2,build cost -2 koku in R2,1 VP per 3 goods held
AR3,artisan,3,2,0,0,2,marker on artisan spot R3,build cost -2 koku in R3,1 VP per 3 goods held
AR4,artisan,4,2,0,0,2,marker on artisan spot R4,build cost -2 koku in R4,1 VP per 3 goods held
AR5,artisan,5,0,2,0,2,marker on artisan spot R5,build cost -2 koku in R5,1 VP per 3 goods held
AR6,artisan,6,0,2,0,2,marker on artisan spot R6,build cost -2 koku in R6,1 VP per 3 goods held
EL1,elder,1,2,1,2,0,marker on elder spot R1,-,double VP from region tile R1
EL2,elder,2,2,2,1,0,marker on elder spot R2,-,double VP from region tile R2
EL3,elder,3,2,1,2,0,marker on elder spot R3,-,double VP from region tile R3
EL4,elder,4,2,2,1,0,marker on elder spot R4,-,double VP from region tile R4
EL5,elder,5,2,1,2,0,marker on elder spot R5,-,double VP from region tile R5
EL6,elder,6,2,1,2,0,marker on elder spot R6,-,double VP from region tile R6
ME1,merchant,1,0,0,3,3,marker on merchant spot (first merchant only),on journey end: +1 influence in every region where you own a building,1 VP per 5 koku held
ME2,merchant,2,0,3,0,3,marker on merchant spot (first merchant only),on journey end: +1 VP per customer you have delivered to,1 VP per 5 koku held
ME3,merchant,3,3,0,0,3,marker on merchant spot (first merchant only),on journey end: +1 good of choice,1 VP per 5 koku held
ME4,merchant,4,2,1,0,3,marker on merchant spot (first merchant only),on journey end: may sell any number of goods at 5 koku each,1 VP per 5 koku held
ME5,merchant,5,0,2,1,3,marker on merchant spot (first merchant only),on journey end: +1 favor,1 VP per 5 koku held
ME6,merchant,6,1,2,0,3,marker on merchant spot (first merchant only),on journey end: +3 koku,1 VP per 5 koku held
MO1,monk,1,1,2,1,0,favor limit +1; +2 favor; second marker on own building,owner reward through the extra marker,-
MO2,monk,2,3,2,0,0,favor limit +1; +2 favor; second marker on opponent building,owner reward through the extra marker,-
MO3,monk,3,2,1,1,0,favor limit +1; +2 favor; second marker on own building,owner reward through the extra marker,-
MO4,monk,4,1,1,3,0,favor limit +1; +2 favor; second marker on opponent building,owner reward through the extra marker,-
MO5,monk,5,1,2,1,0,favor limit +1; +2 favor; second marker on own building,owner reward through the extra marker,-
MO6,monk,6,1,2,2,0,favor limit +1; +2 favor; second marker on opponent building,owner reward through the extra marker,-
NO1,noble,1,1,1,2,2,first noble: replace one standard ship by royal ship,royal ship: a good gained by visiting a market (imperial included) may be any good,1 VP per own market
NO2,noble,2,2,0,2,2,first noble: replace one standard ship by royal ship,royal ship: +1 koku for each empty shore space visited,1 VP per own port
NO3,noble,3,2,1,1,2,first noble: replace one standard ship by royal ship,royal ship: after sailing +1 influence in each region touching the river space,1 VP per own manor
NO4,noble,4,2,2,0,2,first noble: replace one standard ship by royal ship,royal ship: after sailing +1 VP if at least one opponent-owned building was visited,1 VP per own shrine
NO5,noble,5,0,2,2,2,first noble: replace one standard ship by royal ship,royal ship: when it sails the die may be shifted by 1 up or down for free (wraps 6-1),1 VP per building type owned (max 4)
NO6,noble,6,1,2,1,2,first noble: replace one standard ship by royal ship,royal ship: after sailing +1 VP if at least one own building was visited,1 VP per region with an own building (max 6)";

/// Section 3.11: id, clan, name, ability.
pub const PATRONS: &str = "\
ALDER-1,Alder,Bridge Builder,starts with +10 koku; may build in any region regardless of the die
ALDER-2,Alder,Surveyor,when building: 1 VP per river space touched by the chosen shore space (1-3)
REED-1,Reed,Courier,starts with 3 customer cards instead of 2; may deliver to any customer regardless of the die
REED-2,Reed,Pathfinder,when delivering: 3 VP if this is the player's first delivered customer of that region
WILLOW-1,Willow,Wayfarer,when sailing: 2 VP if at least one opponent-owned building is visited
WILLOW-2,Willow,Fortune Teller,before rolling the own die: may spend 1 favor to set it to any face instead of rolling
ROWAN-1,Rowan,Toll Keeper,3 VP when another player's marker passes the own marker on an influence track (own marker must be at step 1 or more)
ROWAN-2,Rowan,Stilt Walker,when advancing on an influence track: spaces occupied by other players' markers are jumped (not counted); all rewards passed or reached are collected";

/// Section 3.2b: the banks from the source to the mouth, left and right.
pub const BANKS: [[u8; 15]; 2] = [
    [2, 4, 6, 8, 10, 12, 14, 16, 17, 19, 21, 22, 24, 26, 28],
    [1, 3, 5, 7, 9, 11, 13, 15, 18, 20, 23, 25, 27, 29, 30],
];

/// Section 3.2b: the ends of the lines between river spaces, left and right.
pub const LINES: [[u8; 2]; 13] = [
    [4, 3],
    [4, 7],
    [6, 9],
    [10, 9],
    [12, 11],
    [12, 15],
    [16, 15],
    [17, 18],
    [21, 18],
    [21, 23],
    [22, 25],
    [26, 25],
    [26, 29],
];

/// Section 3.12: tiles of era 1, of era 2 and starting tiles for two, three and four players.
pub const STACKS: [[u8; 3]; 3] = [[12, 9, 6], [14, 11, 3], [16, 13, 0]];
/// Section 3.12.
pub const START_KOKU: [u8; 4] = [7, 8, 9, 10];
/// Section 3.12: most koku, most of each good, the highest limit of favour.
pub const LIMITS: [u8; 3] = [25, 6, 6];
/// Section 3.12: points for 0, 1, 2 … 6 and more customers.
pub const CUSTOMER_POINTS: [u32; 7] = [0, 2, 5, 9, 14, 20, 27];

pub struct Shore {
    pub id: u8,
    pub region: u8,
    pub cost: Option<u8>,
    pub kind: &'static str,
    pub bank: &'static str,
    pub touches: Vec<u8>,
}

pub struct Tile {
    pub id: &'static str,
    pub kind: &'static str,
    pub visitor: Vec<Reward>,
    pub owner: Vec<Reward>,
    pub influence: u8,
}

/// How much, and of what, in the vocabulary of section 3.
pub type Reward = (u8, &'static str);

pub struct Customer {
    pub id: &'static str,
    pub kind: &'static str,
    pub region: u8,
    pub order: [u8; 3],
    pub influence: u8,
    pub extra: &'static str,
    pub ongoing: &'static str,
    pub end: &'static str,
}

fn fields(line: &'static str) -> Vec<&'static str> {
    line.split(',').collect()
}

pub fn number(text: &str) -> u8 {
    text.parse().unwrap_or_else(|_| panic!("{text} is not a number"))
}

pub fn numbers(text: &str) -> Vec<u8> {
    text.split(' ').map(number).collect()
}

fn rewards(text: &'static str) -> Vec<Reward> {
    let reward = |part: &'static str| part.split_once(' ').map(|(count, what)| (number(count), what));
    if text == "-" {
        Vec::new()
    } else {
        text.split('+').map(|part| reward(part).expect("a reward")).collect()
    }
}

pub static SHORES: LazyLock<Vec<Shore>> = LazyLock::new(|| {
    let row = |line| match fields(line)[..] {
        [id, region, cost, kind, bank, touches] => Shore {
            id: number(id),
            region: number(region),
            cost: (!cost.is_empty()).then(|| number(cost)),
            kind,
            bank,
            touches: numbers(touches),
        },
        _ => panic!("{line}"),
    };
    SHORE.lines().map(row).collect()
});

/// By river space from 1: the four shore spaces, and the regions.
pub static AROUND: LazyLock<Vec<(Vec<u8>, Vec<u8>)>> = LazyLock::new(|| {
    let row = |line| {
        let fields = fields(line);
        (fields[1..5].iter().map(|text| number(text)).collect(), numbers(fields[5]))
    };
    RIVER.lines().map(row).collect()
});

pub static TILES: LazyLock<Vec<Tile>> = LazyLock::new(|| {
    let row = |line| match fields(line)[..] {
        [id, kind, visitor, owner, influence] => {
            Tile { id, kind, visitor: rewards(visitor), owner: rewards(owner), influence: number(influence) }
        }
        _ => panic!("{line}"),
    };
    [ERA_1, ERA_2, STARTING, IMPERIAL].iter().flat_map(|table| table.lines()).map(row).collect()
});

pub static CARDS: LazyLock<Vec<Customer>> = LazyLock::new(|| {
    let row = |line| match fields(line)[..] {
        [id, kind, region, silk, rice, porcelain, influence, extra, ongoing, end] => Customer {
            id,
            kind,
            region: number(region),
            order: [silk, rice, porcelain].map(number),
            influence: number(influence),
            extra,
            ongoing,
            end,
        },
        _ => panic!("{line}"),
    };
    CUSTOMERS.lines().map(row).collect()
});

pub fn shore(id: u8) -> &'static Shore {
    &SHORES[usize::from(id) - 1]
}

pub fn tile(id: &str) -> &'static Tile {
    TILES.iter().find(|row| row.id == id).expect("a tile")
}

pub fn customer(id: &str) -> &'static Customer {
    CARDS.iter().find(|row| row.id == id).expect("a customer")
}

/// The shore spaces and the regions at a river space.
pub fn around(river: u8) -> &'static (Vec<u8>, Vec<u8>) {
    &AROUND[usize::from(river) - 1]
}

/// The points of the places of a scoring tile, counted from 1.
pub fn places(tile: u8, players: usize) -> Vec<u32> {
    let row = fields(SCORING.lines().nth(usize::from(tile) - 1).expect("a scoring tile"));
    let side = if players == 2 { &row[1..3] } else { &row[3..6] };
    side.iter().filter(|text| !text.is_empty()).map(|text| number(text).into()).collect()
}

/// `Bridge Builder`, as moves write it.
pub fn written(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}
