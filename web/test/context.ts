const KEY = Symbol.for('the context of a test file');

/** Fails when two test files share a vm context: modules, listeners and storage of one file would affect the other. */
export function assertOwnContext(): void {
  if (KEY in globalThis)
    throw new Error('Two test files share a vm context: run Vitest with 2 or more workers.');
  Object.defineProperty(globalThis, KEY, { value: true });
}
