//! The digests that every implementation of Stones-54 must give.

#[path = "../benches/plain/mod.rs"]
mod plain;

use nurt_stones::yardstick;

const REFERENCE: [(u32, u32, u64); 3] =
    [(100, 0x023d_e83e, 5044), (600, 0x4969_58e0, 30201), (1000, 0xcbd5_2a81, 50355)];

#[test]
fn the_contract_gives_the_reference_digests() {
    for (games, digest, moves) in REFERENCE {
        assert_eq!(yardstick::play(games, |_| {}), yardstick::Digest { digest, moves });
    }
}

#[test]
fn plain_rust_gives_the_reference_digests() {
    for (games, digest, moves) in REFERENCE {
        assert_eq!(plain::play(games), yardstick::Digest { digest, moves });
    }
}
