/**
 * The steps of the suites. Of the steps that are ready, the first in this list starts first. suite.mjs runs them.
 *
 * - command: runs in bash, in the checkout's root.
 * - needs: steps that must pass first.
 * - alone: no other step runs at the same time, because this one uses both cores, measures, or holds cargo's lock.
 * - env: variables for the command.
 * - limitMinutes: the step is killed and fails after this time; 30 by default.
 *
 * `compilers` checks git, C, Rust and Node. `tools` adds PostgreSQL, Redis and browsers while the Rust build already runs.
 */
const gate = {
  compilers: { command: '.make/tools build' },
  'rust: build': { needs: ['compilers'], command: 'node .make/rust-tests.mjs build' },
  tools: { needs: ['compilers'], command: '.make/tools test' },
  'rust: formatting': { needs: ['compilers'], command: 'cargo fmt --all --check' },
  'web: packages': { needs: ['compilers'], command: '.make/web packages' },
  'image: check': { needs: ['compilers'], command: 'node .make/image.mjs check' },
  'shell scripts': { needs: ['tools', 'web: packages'], command: '.make/lint-scripts' },
  'web: build': { needs: ['web: packages'], command: '.make/web build' },
  'web: licences': { needs: ['web: packages'], command: 'node web/scripts/supply.mjs' },
  'web: unit tests': { needs: ['web: packages'], command: 'node .make/unit-tests.mjs' },
  'web: types': { needs: ['web: packages'], command: 'npm --prefix web run typecheck' },
  'web: lint': { needs: ['web: packages'], command: 'npm --prefix web run lint' },
  'rust: lint': { needs: ['rust: build'], command: 'node .make/rust-tests.mjs lint' },
  'rust: tests': {
    needs: ['tools', 'rust: build', 'web: build'],
    command: 'node .make/rust-tests.mjs run --test-threads=8',
    alone: true,
  },
  'browser tests': {
    needs: ['tools', 'rust: build', 'web: build'],
    command: '.make/browser-tests',
    alone: true,
  },
};

const night = {
  generated: {
    needs: ['tools'],
    command: 'cargo clippy --locked --package portal-generate -- -D warnings && .make/generate --check',
    alone: true,
  },
  'rust: no features': {
    needs: ['compilers'],
    command: 'cargo clippy --locked --package portal --no-default-features -- -D warnings',
    alone: true,
  },
  'tools: night': { needs: ['tools'], command: '.make/tools night' },
  'rust: night': {
    needs: ['tools: night', 'rust: build', 'web: build'],
    command: 'node .make/rust-tests.mjs run --ignored --test-threads=8',
    alone: true,
    limitMinutes: 60,
  },
  faults: { needs: ['tools', 'rust: build'], command: '.make/faults', limitMinutes: 90 },
  release: { needs: ['tools', 'web: build'], command: '.make/release-tests' },
  fuzz: { needs: ['tools', 'rust: build'], command: '.make/fuzz' },
  input: { needs: ['tools', 'rust: build'], command: '.make/input' },
  'web: night': {
    needs: ['web: packages'],
    command: "node .make/unit-tests.mjs $(cd web && grep -rl @test/random src --include='*.test.*')",
    env: { NIGHT: '1' },
  },
  'web: compiler lint': {
    needs: ['web: packages'],
    command: 'npm --prefix web run lint',
    env: { NIGHT: '1' },
  },
  'browser: night': {
    needs: ['tools', 'rust: build', 'web: build'],
    command: ".make/browser-tests --grep '@night|strip.spec|xss.spec'",
    env: { NIGHT: '1', RESULTS: 'night', STRIP_PAGES: '300', XSS_CORPUS: 'whole' },
    limitMinutes: 60,
  },
  engines: { needs: ['tools', 'rust: build', 'web: build'], command: '.make/engines' },
  image: { needs: ['tools: night'], command: '.make/image', alone: true, limitMinutes: 60 },
  pages: { needs: ['tools: night', 'rust: build'], command: '.make/pages', alone: true },
  supply: { needs: ['tools'], command: '.make/supply' },
  'load tests': { needs: ['release'], command: '.make/load-tests', alone: true },
};

const figures = {
  'figures: rust': { needs: ['tools', 'rust: build'], command: '.make/figures rust', alone: true },
  'figures: web': {
    needs: ['tools', 'rust: build', 'web: build'],
    command: '.make/figures web',
    alone: true,
  },
  'figures: lighthouse': { needs: ['web: build'], command: '.make/figures lighthouse', alone: true },
};

export const steps = { ...gate, ...night, ...figures };

export const suites = {
  test: Object.keys(gate),
  'test-all': [...Object.keys(gate), ...Object.keys(night)],
  figures: Object.keys(figures),
};
