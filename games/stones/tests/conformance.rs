//! The test kit of `nurt-core`, run on Stones-54.

nurt_core::conformance!(nurt_stones::Stones);
