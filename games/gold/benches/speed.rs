//! Random games for four with patrons. `cargo bench -p nurt-gold` prints decisions a second.

use nurt_core::testkit::speed;
use nurt_gold::{Gold, PatronRule, Wishes};

fn main() {
    speed::<Gold>(&Wishes { players: 4, patrons: PatronRule::Drawn });
}
