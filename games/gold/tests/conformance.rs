//! The test kit of `nurt-core`, run on River of Gold for every number of players.

nurt_core::conformance!(nurt_gold::Gold);
