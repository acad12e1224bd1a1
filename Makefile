# The commands of this project; .make/README.md says how they work.

.DEFAULT_GOAL := help
.PHONY: help run dev test test-all figures screenshots fmt lint generate clean
MAKEFLAGS += --no-print-directory

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## build the stale parts and serve the portal on http://127.0.0.1:8080 (PORTAL_HTTP_ADDR)
	@.make/run

dev: ## serve for development; both sides rebuild and reload on change
	@.make/dev

test: ## the gate: formatting, lints, unit, integration and browser tests (ONLY=<part of a step's name>)
	@.make/suite test

test-all: ## the night: the gate, long fault runs, fuzzing, random input, load, the release build, other browser engines (ONLY=)
	@.make/suite test-all

figures: ## measure memory, latency, processor time, bytes and Lighthouse against their bounds (ONLY=)
	@.make/suite figures

screenshots: ## a picture of every screen in every size and theme (SCREENSHOTS=<folder>)
	@.make/screenshots

fmt: ## format Rust and web
	@.make/web packages
	@cargo fmt --all
	@npm --prefix web run format

lint: ## lint scripts, Rust (all crates, also the query generator) and web
	@.make/web packages
	@.make/lint-scripts
	@cargo clippy --locked --workspace --all-targets -- -D warnings
	@npm --prefix web run lint
	@npm --prefix web run typecheck

generate: ## write all generated files again (queries, schemas, web types)
	@.make/generate

clean: ## remove build output; data stays
	@.make/clean
