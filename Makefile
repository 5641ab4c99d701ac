.PHONY: play test bench fmt client types load

# The server with everything inside: open http://127.0.0.1:8080/ and play.
play: client
	cargo run --release --locked --quiet -p nurt-cli -- serve

# The browser client, which the server carries inside.
client:
	scripts/setup client
	cd web && npm run --silent build -- --logLevel warn

# Everything that must hold: format, lints, documentation, the client, the tests in a real browser, and all other tests.
test:
	scripts/setup tests
	cargo fmt --all -- --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked --quiet
	cd web && npm run --silent check && npm run --silent test && npm run --silent build -- --logLevel warn
	cargo test --workspace --locked --lib --bins --tests --no-run
	cd web && npm run --silent e2e
	cargo test --workspace --locked --doc
	cargo test --workspace --locked --lib --bins --tests

# How fast it is. Stones is measured against the same rules in plain Rust.
bench:
	cargo bench --locked -p nurt-stones --bench contract
	cargo bench --locked -p nurt-battle --bench speed
	cargo bench --locked -p nurt-waterway --bench speed
	cargo bench --locked -p nurt-the-river --bench speed
	cargo bench --locked -p nurt-gold --bench speed
	cargo bench --locked -p nurt-winter --bench speed
	cargo build --release --locked -p nurt-cli
	target/release/nurt bench stones --digest 1000
	target/release/nurt bench battle
	target/release/nurt bench battle --option tactics=on
	target/release/nurt bench waterway
	target/release/nurt bench the-river --players 4
	target/release/nurt bench gold --players 4 --option patrons=drawn
	target/release/nurt bench winter --players 4 --option river=3

# How the server bears 2,000 tables with 4,000 connections and 500 moves a second, with 100,000 tables asleep on disk.
load:
	cargo build --release --locked -p nurt-cli
	target/release/nurt load

# The TypeScript types of the client, generated from the Rust ones.
types:
	NURT_BLESS=1 cargo test --quiet -p nurt-server --test types

fmt:
	cargo fmt --all
	cd web && npm run --silent format
