//! The test kit of `nurt-core`, run on Endless Winter with all its modules.

nurt_core::conformance!(nurt_winter::Winter);
