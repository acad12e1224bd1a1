/**
 * The steps of the suites, quick ones first. suite.mjs says how they run.
 *
 * - command: for bash, in the checkout's root.
 * - needs: steps that must have passed.
 * - alone: nothing runs next to it, because it uses both cores or measures.
 * - env: variables for the command. limitMinutes: the step fails after so long; 30 by default.
 */
const gate = {
  tools: { command: '.make/tools test', alone: true },
  'shell scripts': { needs: ['web: packages'], command: '.make/lint-scripts' },
  'web: packages': { needs: ['tools'], command: '.make/web packages' },
  'rust: build': { needs: ['tools'], command: 'node .make/rust-tests.mjs build' },
  'rust: formatting': { needs: ['tools'], command: 'cargo fmt --all --check' },
  'web: build': { needs: ['web: packages'], command: '.make/web build' },
  'web: licences': { needs: ['web: packages'], command: 'node web/scripts/supply.mjs' },
  'web: unit tests': { needs: ['web: packages'], command: 'npm --prefix web run test' },
  'web: types': { needs: ['web: packages'], command: 'npm --prefix web run typecheck' },
  'web: lint': { needs: ['web: packages'], command: 'npm --prefix web run lint' },
  'rust: lint': { needs: ['rust: build'], command: 'node .make/rust-tests.mjs lint' },
  'rust: tests': {
    needs: ['rust: build', 'web: build'],
    command: 'node .make/rust-tests.mjs run --test-threads=8',
    alone: true,
  },
  'browser tests': {
    needs: ['rust: build', 'web: build'],
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
  release: { needs: ['web: build'], command: '.make/release-tests', alone: true },
  faults: { needs: ['rust: build'], command: '.make/faults', alone: true, limitMinutes: 60 },
  fuzz: { needs: ['rust: build'], command: '.make/fuzz', alone: true },
  input: { needs: ['rust: build'], command: '.make/input', alone: true },
  'load tests': { needs: ['release'], command: '.make/load-tests', alone: true },
  'browser: night': {
    needs: ['rust: build', 'web: build'],
    command: '.make/browser-tests strip',
    env: { STRIP_PAGES: '300' },
    alone: true,
  },
  engines: { needs: ['rust: build', 'web: build'], command: '.make/engines', alone: true },
  supply: { needs: ['tools'], command: '.make/supply', alone: true },
};

const figures = {
  'figures: rust': { needs: ['rust: build'], command: '.make/figures rust', alone: true },
  'figures: web': {
    needs: ['rust: build', 'web: build'],
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
