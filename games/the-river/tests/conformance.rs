//! The test kit of `nurt-core`, run on The River for every number of players.

nurt_core::conformance!(nurt_the_river::TheRiver);
