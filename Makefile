.PHONY: play test bench fmt

# A game of Battle for the River in the terminal, against a bot.
play:
	cargo run --release --quiet -p nurt-cli -- play battle

# Everything that must hold: format, lints, tests, and the documentation of the crates.
test:
	cargo fmt --all -- --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked --quiet
	cargo test --workspace --locked --doc
	cargo test --workspace --locked --lib --bins --tests

# How fast it is. Stones is measured against the same rules in plain Rust.
bench:
	cargo bench --locked -p nurt-stones --bench contract
	cargo bench --locked -p nurt-battle --bench speed
	cargo build --release --locked -p nurt-cli
	target/release/nurt bench stones --digest 1000
	target/release/nurt bench battle
	target/release/nurt bench battle --option tactics=on

fmt:
	cargo fmt --all
