//! Random games for four with Rivers & Rafts. `cargo bench -p nurt-winter` prints decisions a second.

use nurt_core::testkit::speed;
use nurt_winter::{Winter, Wishes};

fn main() {
    let wishes = Wishes { players: 4, landmarks: 3, sea_cows: true, warriors: true, draft: false, level: 0 };
    speed::<Winter>(&wishes);
}
