//! The tables of the rule file (part 3, and the lists of part 5), taken from it line by line and not from the program. Names of
//! culture cards and notes on where a figure comes from are left out, and short benefits are written as text, in their order.

use std::sync::LazyLock;

use serde_json::Value;

/// A table of rows.
pub type Table = LazyLock<Vec<Value>>;

fn rows(text: &str) -> Vec<Value> {
    text.trim().lines().map(|row| serde_json::from_str(row).expect("a row")).collect()
}

fn sheet(text: &str) -> Value {
    serde_json::from_str(text).expect("a sheet")
}

/// 3.1: the cards that everybody begins with.
pub static STARTING: Table = LazyLock::new(|| {
    rows(
        r#"
{"id":"S-TMAN","name":"Tribesman","copies":4,"labor":1,"column":null,"eclipse":[],"vp":0}
{"id":"S-TWOM","name":"Tribeswoman","copies":3,"labor":1,"column":{"initiate":{"labor":2},"develop":{"labor":2}},"eclipse":[{"op":"gain","food":1}],"vp":0}
{"id":"S-BRAV","name":"Brave","copies":2,"labor":1,"column":{"hunt":{"labor":2},"migrate":{"labor":2}},"eclipse":[{"op":"choose","of":[[{"op":"gain","tools":1}],[{"op":"move","n":1}]]}],"vp":0}
"#,
    )
});

/// 3.2: tribe cards.
pub static TRIBE: Table = LazyLock::new(|| {
    rows(
        r#"
{"id":"T-ELD","name":"Elder","copies":15,"cost":{"labor":1,"food":2},"labor":1,"column":{"initiate":{"labor":3}},"eclipse":[{"op":"idol","track":"honor","n":1}],"vp":1}
{"id":"T-ART","name":"Artisan","copies":15,"cost":{"labor":1,"food":2},"labor":1,"column":{"develop":{"labor":3}},"eclipse":[{"op":"choose","of":[[{"op":"gain","tools":1}],[{"op":"pay","tools":2},{"op":"megalith","n":1}]]}],"vp":1}
{"id":"T-HUN","name":"Hunter","copies":15,"cost":{"labor":1,"food":2},"labor":1,"column":{"hunt":{"labor":3}},"eclipse":[{"op":"choose","of":[[{"op":"tip","n":1}],[{"op":"gain","food":2}]]}],"vp":1}
{"id":"T-GUI","name":"Guide","copies":15,"cost":{"labor":1,"food":2},"labor":1,"column":{"migrate":{"labor":3}},"eclipse":[{"op":"move","n":2}],"vp":1}
{"id":"T-SHA","name":"Shaman","copies":15,"cost":{"labor":1,"food":2},"labor":2,"column":null,"eclipse":[{"op":"idol","track":"any","n":1}],"vp":1}
{"id":"T-WAR","name":"Warrior","copies":15,"cost":{"labor":1,"food":2},"labor":2,"column":{"migrate":{"gain":{"tools":1}}},"eclipse":[{"op":"move","n":1,"optional":true},{"op":"moveOpponentCamp","n":1,"optional":true}],"vp":1}
"#,
    )
});

/// 3.3: culture cards.
pub static CULTURE: Table = LazyLock::new(|| {
    rows(
        r#"
{"id":"C1-01","era":1,"cost":{"labor":2},"vp":1,"ops":[{"op":"gain","food":3}]}
{"id":"C1-02","era":1,"cost":{"labor":2},"vp":1,"ops":[{"op":"gain","tools":1},{"op":"gain","food":1}]}
{"id":"C1-03","era":1,"cost":{"labor":2,"tools":1},"vp":1,"ops":[{"op":"labor","n":3,"column":"hunt"}]}
{"id":"C1-04","era":1,"cost":{"labor":2,"tools":1},"vp":1,"ops":[{"op":"move","n":3}]}
{"id":"C1-05","era":1,"cost":{"labor":2,"tools":1},"vp":1,"ops":[{"op":"camp","n":1},{"op":"move","n":1}]}
{"id":"C1-06","era":1,"cost":{"labor":2,"tools":1},"vp":1,"ops":[{"op":"draw","n":2}]}
{"id":"C1-07","era":1,"cost":{"labor":2,"tools":1},"vp":2,"ops":[{"op":"bury","n":1,"source":"hand_or_discard"}]}
{"id":"C1-08","era":1,"cost":{"labor":2,"tools":1},"vp":1,"ops":[{"op":"idol","track":"honor","n":1},{"op":"draw","n":1}]}
{"id":"C1-09","era":1,"cost":{"labor":2,"tools":1},"vp":1,"ops":[{"op":"tip","n":1},{"op":"gain","food":1}]}
{"id":"C1-10","era":1,"cost":{"labor":3,"tools":1},"vp":2,"ops":[{"op":"megalith","n":1}]}
{"id":"C1-11","era":1,"cost":{"labor":2},"vp":1,"ops":[{"op":"gain","food":1},{"op":"exchange","give":{"food":1},"get":{"tools":1},"times":3}]}
{"id":"C1-12","era":1,"cost":{"labor":2},"vp":1,"ops":[{"op":"gain","tools":1},{"op":"exchange","give":{"tools":1},"get":{"food":2},"times":2}]}
{"id":"C1-13","era":1,"cost":{"labor":2,"tools":1},"vp":1,"ops":[{"op":"idol","track":"offering","n":1},{"op":"gain","food":1}]}
{"id":"C1-14","era":1,"cost":{"labor":2,"tools":1},"vp":1,"ops":[{"op":"labor","n":3,"column":"initiate"}]}
{"id":"C1-15","era":1,"cost":{"labor":2,"tools":1},"vp":1,"ops":[{"op":"labor","n":3,"column":"develop"}]}
{"id":"C1-16","era":1,"cost":{"labor":2,"tools":1},"vp":1,"ops":[{"op":"labor","n":3,"column":"migrate"}]}
{"id":"C1-17","era":1,"cost":{"labor":3,"tools":1},"vp":2,"ops":[{"op":"labor","n":2,"column":"any"}]}
{"id":"C1-18","era":1,"cost":{"labor":3,"tools":2},"vp":2,"ops":[{"op":"animal","source":"deckTop","n":1}]}
{"id":"C1-19","era":1,"cost":{"labor":3,"tools":1},"vp":2,"ops":[{"op":"tribe","choice":true,"n":1,"to":"hand"}]}
{"id":"C1-20","era":1,"cost":{"labor":2,"tools":1},"vp":2,"ops":[{"op":"eclipseStrength","n":2},{"op":"gain","food":1}]}
{"id":"C2-01","era":2,"cost":{"labor":3,"tools":1},"vp":3,"ops":[{"op":"gain","food":4}]}
{"id":"C2-02","era":2,"cost":{"labor":3,"tools":1},"vp":3,"ops":[{"op":"gain","tools":3}]}
{"id":"C2-03","era":2,"cost":{"labor":4,"tools":2},"vp":3,"ops":[{"op":"labor","n":4,"column":"hunt"},{"op":"discount","column":"hunt","tools":1}]}
{"id":"C2-04","era":2,"cost":{"labor":3,"tools":2},"vp":3,"ops":[{"op":"move","n":4}]}
{"id":"C2-05","era":2,"cost":{"labor":4,"tools":2},"vp":4,"ops":[{"op":"village","n":1}]}
{"id":"C2-06","era":2,"cost":{"labor":3,"tools":2},"vp":3,"ops":[{"op":"draw","n":3}]}
{"id":"C2-07","era":2,"cost":{"labor":3,"tools":2},"vp":4,"ops":[{"op":"bury","n":2,"source":"hand_or_discard"}]}
{"id":"C2-08","era":2,"cost":{"labor":3,"tools":2},"vp":3,"ops":[{"op":"idol","track":"any","n":2}]}
{"id":"C2-09","era":2,"cost":{"labor":3,"tools":1},"vp":3,"ops":[{"op":"tip","n":2}]}
{"id":"C2-10","era":2,"cost":{"labor":4,"tools":2},"vp":4,"ops":[{"op":"megalith","n":2}]}
{"id":"C2-11","era":2,"cost":{"labor":3,"tools":1},"vp":3,"ops":[{"op":"gain","food":2},{"op":"exchange","give":{"food":1},"get":{"vp":1},"times":5}]}
{"id":"C2-12","era":2,"cost":{"labor":3,"tools":1},"vp":3,"ops":[{"op":"idol","track":"honor","n":1},{"op":"idol","track":"offering","n":1}]}
{"id":"C2-13","era":2,"cost":{"labor":4,"tools":2},"vp":4,"ops":[{"op":"vp","n":1,"per":"ownMegalithOnSite","max":5}]}
{"id":"C2-14","era":2,"cost":{"labor":4,"tools":2},"vp":4,"ops":[{"op":"vp","n":1,"per":"differentUntippedAnimalType","max":6}]}
{"id":"C2-15","era":2,"cost":{"labor":4,"tools":2},"vp":4,"ops":[{"op":"vp","n":1,"per":"ownCampOnBoard","max":5}]}
{"id":"C2-16","era":2,"cost":{"labor":4,"tools":2},"vp":4,"ops":[{"op":"vp","n":2,"per":"ownVillage","max":6}]}
{"id":"C2-17","era":2,"cost":{"labor":4,"tools":1},"vp":3,"ops":[{"op":"labor","n":4,"column":"any"}]}
{"id":"C2-18","era":2,"cost":{"labor":4,"tools":2},"vp":3,"ops":[{"op":"animal","source":"display","n":1,"free":true}]}
{"id":"C2-19","era":2,"cost":{"labor":4,"tools":1},"vp":3,"ops":[{"op":"tribe","choice":true,"n":2,"to":"hand"}]}
{"id":"C2-20","era":2,"cost":{"labor":3,"tools":1},"vp":3,"ops":[{"op":"eclipseStrength","n":4},{"op":"vp","n":2}]}
"#,
    )
});

/// 3.4: animals.
pub static ANIMALS: Table = LazyLock::new(|| {
    rows(
        r#"
{"id":"A-STG","name":"Stag-moose","copies":10,"cost":{"labor":1,"tools":1},"tip":"food 2","set":[2,5,9,13,17,21]}
{"id":"A-GLY","name":"Glyptodon","copies":10,"cost":{"labor":2,"tools":1},"tip":"food 2, tools 1","set":[3,8,13,19,25,31]}
{"id":"A-SLO","name":"Ground Sloth","copies":10,"cost":{"labor":1,"tools":2},"tip":"food 4","set":[3,7,12,18,24,30]}
{"id":"A-RHI","name":"Woolly Rhino","copies":10,"cost":{"labor":2,"tools":2},"tip":"food 4, tools 1","set":[4,10,17,24,31,38]}
{"id":"A-SAB","name":"Saber-toothed Cat","copies":10,"cost":{"labor":2,"tools":3},"tip":"food 2, tools 2","set":[5,12,20,28,36,44]}
{"id":"A-MAM","name":"Mammoth","copies":5,"cost":{"labor":3,"tools":3},"tip":"food 6, tools 1","set":[7,17,28,40,53]}
{"id":"A-TER","name":"Teratorn","copies":5,"cost":{"labor":1,"tools":2},"tip":"food 1, idol any","set":[3,8,14,21,29]}
{"id":"A-SEA","name":"Steller's Sea Cow","copies":5,"cost":{"labor":1,"tools":2},"tip":"fish 2","set":[3,8,13,19,26]}
"#,
    )
});

/// 3.5: terrain tiles; the first one is the base tile.
pub static LAND: Table = LazyLock::new(|| {
    rows(
        r#"
{"id":"L-BASE","type":"base","benefit":""}
{"id":"L-FOR1","type":"forest","benefit":"food 2"}
{"id":"L-FOR2","type":"forest","benefit":"food 2"}
{"id":"L-FOR3","type":"forest","benefit":"food 1, vp 1"}
{"id":"L-FOR4","type":"forest","benefit":"food 1, vp 1"}
{"id":"L-MOU1","type":"mountain","benefit":"tools 1"}
{"id":"L-MOU2","type":"mountain","benefit":"tools 1"}
{"id":"L-MOU3","type":"mountain","benefit":"tools 1, vp 1"}
{"id":"L-MOU4","type":"mountain","benefit":"tools 1, vp 1"}
{"id":"L-PLA1","type":"plains","benefit":"move 1, food 1"}
{"id":"L-PLA2","type":"plains","benefit":"move 1, food 1"}
{"id":"L-PLA3","type":"plains","benefit":"move 1, vp 1"}
{"id":"L-PLA4","type":"plains","benefit":"move 1, vp 1"}
{"id":"L-TUN1","type":"tundra","benefit":"idol any"}
{"id":"L-TUN2","type":"tundra","benefit":"idol any"}
{"id":"L-TUN3","type":"tundra","benefit":"idol honor"}
{"id":"L-TUN4","type":"tundra","benefit":"idol offering"}
{"id":"L-WET1","type":"wetland","benefit":"vp 2"}
{"id":"L-WET2","type":"wetland","benefit":"vp 2"}
{"id":"L-WET3","type":"wetland","benefit":"vp 1, food 1"}
{"id":"L-WET4","type":"wetland","benefit":"vp 1, tools 1"}
{"id":"L-GLA1","type":"glacier","benefit":""}
{"id":"L-GLA2","type":"glacier","benefit":""}
{"id":"L-GLA3","type":"glacier","benefit":""}
{"id":"L-GLA4","type":"glacier","benefit":""}
"#,
    )
});

/// 3.6: sacred stones.
pub static STONES: Table = LazyLock::new(|| {
    rows(
        r#"
{"id":"SS1-01","era":1,"score":{"vp":3,"per":"ownVillageTouching","type":"forest"}}
{"id":"SS1-02","era":1,"score":{"vp":3,"per":"ownVillageTouching","type":"mountain"}}
{"id":"SS1-03","era":1,"score":{"vp":3,"per":"ownVillageTouching","type":"plains"}}
{"id":"SS1-04","era":1,"score":{"vp":3,"per":"ownVillageTouching","type":"tundra"}}
{"id":"SS1-05","era":1,"score":{"vp":3,"per":"ownVillageTouching","type":"wetland"}}
{"id":"SS1-06","era":1,"score":{"vp":1,"per":"ownCampOnBoard","max":3}}
{"id":"SS1-07","era":1,"score":{"vp":1,"per":"buriedCard","max":5}}
{"id":"SS1-08","era":1,"score":{"vp":1,"per":"differentUntippedAnimalType","max":5}}
{"id":"SS1-09","era":1,"score":{"vp":1,"per":"ownMegalithOnSite","max":4}}
{"id":"SS1-10","era":1,"score":{"vp":1,"per":"lowerIdolStep","max":4}}
{"id":"SS2-01","era":2,"score":{"vp":3,"per":"ownVillage","max":9}}
{"id":"SS2-02","era":2,"score":{"vp":1,"per":"hexWhereYouHaveOrShareMostInfluence","max":8}}
{"id":"SS2-03","era":2,"score":{"vp":2,"per":"buriedCard","max":10}}
{"id":"SS2-04","era":2,"score":{"vp":3,"per":"pairOfSameUntippedAnimal","max":9}}
{"id":"SS2-05","era":2,"score":{"vp":2,"per":"differentUntippedAnimalType","max":10}}
{"id":"SS2-06","era":2,"score":{"vp":1,"per":"ownMegalithOnSite","max":8}}
{"id":"SS2-07","era":2,"score":{"vp":1,"per":"honorStep","max":8}}
{"id":"SS2-08","era":2,"score":{"vp":1,"per":"offeringStep","max":8}}
{"id":"SS2-09","era":2,"score":{"vp":2,"per":"cardInOwnEclipsePile","max":8}}
{"id":"SS2-10","era":2,"score":{"vp":1,"per":"cultureCardOwned","max":8}}
{"id":"RR-S1","era":1,"score":{"vp":2,"per":"ownVillageTouching","type":"landmark"}}
"#,
    )
});

/// 3.7: idol tracks.
pub static IDOLS: LazyLock<Value> = LazyLock::new(|| {
    sheet(
        r#"
{
"honor":{"buriedCardVp":[1,1,2,2,2,3,3,3,4,4,5],"stepBonus":{"2":"food 1","4":"tools 1","6":"vp 2","8":"megalith 1","10":"vp 4"}},
"offering":{"resourcesPerVp":[3,3,3,2,2,2,1,1,1,1,1],"flatVp":[0,0,1,1,2,3,3,4,5,6,8],"stepBonus":{"2":"tools 1","4":"food 2","6":"vp 2","8":"draw 1","10":"vp 4"}}
}
"#,
    )
});

/// 3.8: the player board.
pub static BOARD: LazyLock<Value> = LazyLock::new(|| {
    sheet(
        r#"
{
"foodMax":10,
"toolsMax":10,
"baseIncome":"food 1, tools 1",
"camps":["food 1","tools 1","food 1","vp 1","vp 1"],
"villages":["tools 1, vp 2","vp 3","vp 4"],
"megalithSlots":["food 1","tools 1","vp 1","vp 2"]
}
"#,
    )
});

/// 3.9: megalith tiles, two rows of four squares.
pub static SITES: Table = LazyLock::new(|| {
    rows(
        r#"
{"id":"M1","rows":[["food 1","tools 1","vp 1","move 1"],["vp 1","food 2","idol any","vp 1"]]}
{"id":"M2","rows":[["vp 1","move 1","food 1","tools 1"],["draw 1","vp 2","vp 1","food 2"]]}
{"id":"M3","rows":[["tools 1","vp 1","draw 1","food 1"],["vp 2","idol any","tools 1","vp 1"]]}
{"id":"M4","rows":[["food 2","vp 1","idol any","vp 2"],["move 1","tools 1","vp 1","draw 1"]]}
"#,
    )
});

/// 3.9: how they lie, by number of players.
pub static SITE_PLAN: LazyLock<Value> = LazyLock::new(|| {
    sheet(
        r#"
{
"2":[{"tile":"M1","x":0,"y":0},{"tile":"M2","x":0,"y":2}],
"1":[{"tile":"M1","x":0,"y":0},{"tile":"M2","x":0,"y":2}],
"3":[{"tile":"M1","x":0,"y":0},{"tile":"M2","x":4,"y":0},{"tile":"M3","x":2,"y":2}],
"4":[{"tile":"M1","x":0,"y":0},{"tile":"M2","x":4,"y":0},{"tile":"M3","x":0,"y":2},{"tile":"M4","x":4,"y":2}]
}
"#,
    )
});

/// 3.10: chiefs.
pub static CHIEFS: Table = LazyLock::new(|| {
    rows(
        r#"
{"id":"CH-TUS","name":"Tuskbreaker","A":{"column":"hunt","bonus":"labor 2"},"B":{"column":"hunt","bonus":"tools 2"}}
{"id":"CH-THU","name":"Thunderclaw","A":{"column":"initiate","bonus":"labor 2"},"B":{"column":"initiate","bonus":"food 1, idol any"}}
{"id":"CH-STO","name":"Stonecarver","A":{"column":"any","bonus":"payTools 1, megalith 1"},"B":{"column":"develop","bonus":"megalith 1"}}
{"id":"CH-HAN","name":"Handeye","A":{"column":"develop","bonus":"labor 2"},"B":{"column":"any","bonus":"food 1, tools 1"}}
{"id":"CH-FIR","name":"Firewolf","A":{"column":"migrate","bonus":"labor 2"},"B":{"column":"migrate","bonus":"camp 1, move 1"}}
"#,
    )
});

/// 3.11: setup cards.
pub static SETUP: Table = LazyLock::new(|| {
    rows(
        r#"
{"id":"SU1","food":2,"tools":2}
{"id":"SU2","food":2,"tools":4}
{"id":"SU3","food":4,"tools":2}
{"id":"SU4","food":3,"tools":3}
{"id":"SU5","food":5,"tools":1}
{"id":"SU6","food":2,"tools":2,"extra":"idol any"}
"#,
    )
});

/// 3.12: fish tokens.
pub static FISH: Table = LazyLock::new(|| {
    rows(
        r#"
{"id":"F01","benefit":"food 2"}
{"id":"F02","benefit":"food 2"}
{"id":"F03","benefit":"food 1, tools 1"}
{"id":"F04","benefit":"food 1, tools 1"}
{"id":"F05","benefit":"tools 1, vp 1"}
{"id":"F06","benefit":"tools 1, vp 1"}
{"id":"F07","benefit":"food 1, vp 1"}
{"id":"F08","benefit":"food 1, vp 1"}
{"id":"F09","benefit":"idol any"}
{"id":"F10","benefit":"idol any"}
{"id":"F11","benefit":"draw 1, food 1"}
{"id":"F12","benefit":"move 2"}
{"id":"F13","benefit":"megalith 1"}
{"id":"F14","benefit":"vp 3"}
{"id":"F15","benefit":"vp 2, then reshuffleAllDiscarded"}
"#,
    )
});

/// 3.13: landmarks.
pub static LANDMARKS: Table = LazyLock::new(|| {
    rows(
        r#"
{"id":"LM-VOL","name":"Volcano","score":{"vp":1,"per":"ownCampOnOwnPlayerBoard"}}
{"id":"LM-CLI","name":"Cliff","score":{"vp":1,"per":"central7HexWithOwnCamp"}}
{"id":"LM-ARC","name":"Arch","score":{"vp":1,"per":"outer12HexWithOwnCamp"}}
{"id":"LM-MON","name":"Monolith","score":{"vp":1,"per":"ownCampOnThisHex"}}
{"id":"LM-TRE","name":"Tree","score":{"vp":2,"per":"ownVillageTouchingRiverHex"}}
"#,
    )
});

/// 3.15: numbers that the rules use.
pub static NUMBERS: LazyLock<Value> = LazyLock::new(|| {
    sheet(
        r#"
{
"stonesPerEra":{"1":3,"2":3,"3":4,"4":5},
"handDraw":5,
"huntingGrounds":6,
"cultureDisplay":8,
"columns":{"initiate":{"top":[{"buy":"tribe"}],"middle":{"bury":1},"bottom":{"idol":"any"}},"develop":{"top":[{"buy":"culture"}],"middle":{"cost":{"labor":2,"tools":1},"stone":1},"bottom":{"payTools":1,"megalith":1}},"hunt":{"top":[{"buy":"animal"}],"middle":{"tip":1},"bottom":{"tools":2}},"migrate":{"top":[{"cost":{"labor":1},"move":1},{"cost":{"labor":1,"food":1},"camp":1}],"middle":{"village":1},"bottom":{"move":2}}},
"rest":{"tip":1,"draw":1,"eclipseStrength":2},
"influence":{"camp":1,"raft":1,"village":2},
"upperMegalith":{"level2":3,"level3":5,"perOwnSupport":1},
"finalVp":{"village":5,"megalith":1},
"rival":{"cardsPerColumn":3,"firstFigureVp":2,"raft":{"migrate":2,"other":1},"stonesPerEra":2,"cultureBoxed":2,"animals":2,"camps":2,"moves":3,"hexRank":{"landmark":4,"river":3,"landWithVp":2,"land":1,"glacier":0},"strength":{"base":1,"perRound":1},"vpPerHex":2,"vpPerStone":3,"vpPerBuried":4,"level":{"easy":0,"normal":10,"hard":20}}
}
"#,
    )
});

/// 5.1: the hexes.
pub static RINGS: LazyLock<Value> = LazyLock::new(|| {
    sheet(
        r#"
{
"centre":[0,0],
"ring1":[[0,-1],[1,-1],[-1,0],[1,0],[-1,1],[0,1]],
"outer12":[[0,-2],[1,-2],[2,-2],[-1,-1],[2,-1],[-2,0],[2,0],[-2,1],[1,1],[-2,2],[-1,2],[0,2]]
}
"#,
    )
});

/// 5.2: where three hexes meet.
pub static JUNCTURES: LazyLock<Value> = LazyLock::new(|| {
    sheet(
        r#"
{
"touching_centre":[[[-1,0],[-1,1],[0,0]],[[-1,0],[0,-1],[0,0]],[[-1,1],[0,0],[0,1]],[[0,-1],[0,0],[1,-1]],[[0,0],[0,1],[1,0]],[[0,0],[1,-1],[1,0]]],
"others":[[[-2,0],[-2,1],[-1,0]],[[-2,0],[-1,-1],[-1,0]],[[-2,1],[-2,2],[-1,1]],[[-2,1],[-1,0],[-1,1]],[[-2,2],[-1,1],[-1,2]],[[-1,-1],[-1,0],[0,-1]],[[-1,-1],[0,-2],[0,-1]],[[-1,1],[-1,2],[0,1]],[[-1,2],[0,1],[0,2]],[[0,-2],[0,-1],[1,-2]],[[0,-1],[1,-2],[1,-1]],[[0,1],[0,2],[1,1]],[[0,1],[1,0],[1,1]],[[1,-2],[1,-1],[2,-2]],[[1,-1],[1,0],[2,-1]],[[1,-1],[2,-2],[2,-1]],[[1,0],[1,1],[2,0]],[[1,0],[2,-1],[2,0]]]
}
"#,
    )
});
