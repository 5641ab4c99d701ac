//! The test kit of `nurt-core`, run on Battle for the River in all its variants.

nurt_core::conformance!(nurt_battle::Battle);
