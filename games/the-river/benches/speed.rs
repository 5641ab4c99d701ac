//! Random games for four. `cargo bench -p nurt-the-river` prints decisions a second.

use nurt_core::testkit::speed;
use nurt_the_river::{Players, TheRiver};

fn main() {
    speed::<TheRiver>(&Players(4));
}
