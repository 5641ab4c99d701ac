//! The test kit of `nurt-core`, run on Waterway for every number of players.

nurt_core::conformance!(nurt_waterway::Waterway);
