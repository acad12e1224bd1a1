# The commands of this project; .make/README.md says how they work.

.DEFAULT_GOAL := help
.PHONY: help run dev test torture torture-input supply screenshots lighthouse fmt lint generate clean
MAKEFLAGS += --no-print-directory

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## build what is stale and serve the portal on http://127.0.0.1:8080 (PORTAL_HTTP_ADDR)
	@.make/run

dev: ## the same for developing: both sides rebuild and reload on change
	@.make/dev

test: ## everything that must hold: formatting, lints, tests, a real browser
	@.make/test

torture: ## every fault again and again, under load (CYCLES=200 ROUNDS=5 SEED=1 ONLY=<part of a name>)
	@.make/torture

torture-input: ## every call with generated input, as a visitor, a player and a member (EXAMPLES=<n> SEED=<n>)
	@.make/torture-input

supply: ## what comes from outside: licences, sources, locked versions, known weaknesses
	@.make/supply

screenshots: ## every screen in every size and theme, to be looked at (SCREENSHOTS=<folder>)
	@.make/screenshots

lighthouse: ## speed and accessibility of the five sections, with bounds (LIGHTHOUSE_RUNS=3)
	@.make/lighthouse

fmt: ## format Rust and web
	@.make/web packages
	@cargo fmt --all
	@npm --prefix web run format

lint: ## lint Rust and web
	@.make/web build
	@cargo clippy --workspace --all-targets -- -D warnings
	@npm --prefix web run lint
	@npm --prefix web run typecheck

generate: ## write all generated files anew (queries, schemas, web types)
	@.make/generate

clean: ## remove what was built; data stays
	@.make/clean
