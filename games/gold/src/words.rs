//! How pieces are named, and every sentence that the game can say besides moves, events and reasons.

use nurt_core::Phrase;
use strum::VariantArray;

use crate::components::{
    Ability, CARD_FACES, Card, Effect, Final, Good, Mastery, PATRON_FACES, Patron, REGIONS, TILE_FACES, Tile,
    Whose,
};
use crate::state::Source;

impl Effect {
    /// What it brings, in words.
    pub fn phrase(self) -> Phrase {
        let counted = |key: &str, count: u8| Phrase::new(key).number("count", count);
        match self {
            Self::Koku(count) => counted("effect-koku", count),
            Self::Good(good) => Phrase::new("effect-good").text("good", good.name()),
            Self::AnyGood => Phrase::new("effect-any-good"),
            Self::Favour(count) => counted("effect-favour", count),
            Self::Points(count) => counted("effect-points", count),
            Self::Influence(count) => counted("effect-influence", count),
            Self::InfluenceWhereBuilt(count) => counted("effect-influence-where-built", count),
            Self::InfluenceAround(count) => counted("effect-influence-around", count),
            Self::KokuPer(kind) => Phrase::new("effect-koku-per").text("kind", kind.name()),
            Self::KokuPerCustomer => Phrase::new("effect-koku-per-customer"),
            Self::KokuPerEmpty(count) => counted("effect-koku-per-empty", count),
            Self::PointsPerCustomer(count) => counted("effect-points-per-customer", count),
            Self::PointsPerTouch(count) => counted("effect-points-per-touch", count),
            Self::PointsIfVisited(Whose::Own, count) => counted("effect-points-if-own", count),
            Self::PointsIfVisited(Whose::Other, count) => counted("effect-points-if-other", count),
            Self::PointsIfFirst(count) => counted("effect-points-if-first", count),
            Self::Limit(count) => counted("effect-limit", count),
            Self::Marker(Whose::Own) => Phrase::new("effect-marker-own"),
            Self::Marker(Whose::Other) => Phrase::new("effect-marker-other"),
            Self::Royal => Phrase::new("effect-royal"),
            Self::Draw(count) => counted("effect-draw", count),
            Self::Sell(count) => counted("effect-sell", count),
            Self::KokuOrGood(count) => counted("effect-koku-or-good", count),
        }
    }
}

impl Ability {
    /// What it allows, in words.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Discount => Phrase::new("ability-discount"),
            Self::MarketChoice => Phrase::new("ability-market-choice"),
            Self::Shift => Phrase::new("ability-shift"),
            Self::BuildAnywhere => Phrase::new("ability-build-anywhere"),
            Self::DeliverAnywhere => Phrase::new("ability-deliver-anywhere"),
            Self::SetDie => Phrase::new("ability-set-die"),
            Self::Toll(count) => Phrase::new("ability-toll").number("count", count),
            Self::Stilts => Phrase::new("ability-stilts"),
        }
    }
}

impl Final {
    /// What it is worth in the end, in words.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::PerKoku(count) => Phrase::new("final-per-koku").number("count", count),
            Self::PerGoods(count) => Phrase::new("final-per-goods").number("count", count),
            Self::PerBuilding(kind) => Phrase::new("final-per-building").text("kind", kind.name()),
            Self::PerKind => Phrase::new("final-per-kind"),
            Self::PerRegion => Phrase::new("final-per-region"),
            Self::DoubleRegion => Phrase::new("final-double-region"),
        }
    }
}

/// Effects one after the other; at most three stand on anything.
fn effects(effects: &[Effect]) -> Phrase {
    match *effects {
        [] => Phrase::new("effects-none"),
        [only] => only.phrase(),
        [first, ref rest @ ..] => {
            Phrase::new("effects-two").phrase("first", first.phrase()).phrase("rest", self::effects(rest))
        }
    }
}

impl Tile {
    /// What it is, in words: what visitors and owners get.
    pub fn phrase(self) -> Phrase {
        let face = self.face();
        let owned = self.0 < crate::components::STARTING.0;
        Phrase::new(if owned { "tile" } else { "tile-of-nobody" })
            .text("kind", face.kind.name())
            .phrase("visitor", effects(face.visitor))
            .phrase("owner", effects(face.owner))
            .number("influence", face.influence)
    }
}

impl Card {
    /// Who it is, in words, with what is ordered.
    pub fn phrase(self) -> Phrase {
        let face = self.face();
        let [silk, rice, porcelain] = face.order;
        Phrase::new("customer")
            .text("trade", face.trade.name())
            .number("region", face.region + 1)
            .number("silk", silk)
            .number("rice", rice)
            .number("porcelain", porcelain)
    }
}

impl Card {
    /// Who it is, without the order.
    pub fn short(self) -> Phrase {
        let face = self.face();
        Phrase::new("customer-short").text("trade", face.trade.name()).number("region", face.region + 1)
    }
}

impl Patron {
    /// Who it is, in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new("patron").text("patron", self.face().name)
    }
}

impl Mastery {
    /// Its name, in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new("mastery").text("mastery", self.name())
    }

    /// What it asks for, in words.
    pub fn asks(self) -> Phrase {
        Phrase::new("mastery-asks").text("mastery", self.name())
    }
}

impl Source {
    /// The line of the score sheet.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::Visits => "score-visits",
            Self::Owner => "score-owner",
            Self::Tracks => "score-tracks",
            Self::Customers => "score-customers",
            Self::Patron => "score-patron",
            Self::Masteries => "score-masteries",
            Self::End => "score-end",
            Self::Regions => "score-regions",
            Self::Deliveries => "score-deliveries",
            Self::Abilities => "score-abilities",
        }
    }
}

pub(crate) fn phrases() -> Vec<Phrase> {
    let plain = [
        "prompt-patron",
        "prompt-first",
        "prompt-last",
        "prompt-end",
        "prompt-end-or-set",
        "prompt-over",
        "prompt-good",
        "prompt-royal",
        "prompt-marker-own",
        "prompt-marker-other",
        "prompt-discard",
        "button-trade",
        "button-done",
        "button-deliver",
        "button-roll",
        "button-end",
        "target-koku",
        "score-total",
        "sketch-row",
        "sketch-next",
        "sketch-hand",
        "sketch-delivered",
        "sketch-ships",
        "sketch-empty",
    ];
    let numbers = [
        ("prompt-main", "face"),
        ("prompt-main-last", "face"),
        ("prompt-journey", "count"),
        ("prompt-sell", "price"),
        ("target-shore", "space"),
        ("target-face", "face"),
        ("target-ship", "ship"),
        ("target-river", "space"),
        ("sketch-koku", "count"),
        ("patron-koku", "count"),
        ("patron-hand", "count"),
        ("target-some-koku", "count"),
        ("region", "region"),
    ];
    let favour = Phrase::new("sketch-favour").number("count", 2).number("limit", 3);
    let cards = CARD_FACES.iter().flat_map(|face| {
        let ability = face.ability.map(Ability::phrase);
        let told = face.delivery.iter().chain(face.journey).chain(face.royal).map(|effect| effect.phrase());
        told.chain(ability).chain(face.last.map(Final::phrase))
    });
    let patrons = PATRON_FACES.iter().flat_map(|face| {
        let told = face.build.iter().chain(face.sail).chain(face.deliver).map(|effect| effect.phrase());
        told.chain(face.ability.map(Ability::phrase))
    });
    let tiles = TILE_FACES.iter().flat_map(|face| face.visitor.iter().chain(face.owner));
    let more = [Effect::Koku(1), Effect::KokuOrGood(3), Effect::Draw(2)];
    plain
        .into_iter()
        .map(Phrase::new)
        .chain([favour])
        .chain(numbers.map(|(key, name)| Phrase::new(key).number(name, 3)))
        .chain((1..=REGIONS as u8).map(|region| Phrase::new("region").number("region", region)))
        .chain(Source::VARIANTS.iter().map(|source| Phrase::new(source.key())))
        .chain(Mastery::VARIANTS.iter().flat_map(|mastery| [mastery.phrase(), mastery.asks()]))
        .chain(Good::ALL.map(Good::phrase))
        .chain(tiles.copied().chain(more).map(Effect::phrase))
        .chain(cards)
        .chain(patrons)
        .chain(Tile::all().map(Tile::phrase))
        .chain(Card::all().flat_map(|card| [card.phrase(), card.short()]))
        .chain(Patron::all().map(Patron::phrase))
        .collect()
}
