import { afterEach, beforeEach, expect, vi } from 'vitest';
import { assertOwnContext } from './context';
import { takeFaults } from './contractFaults';
import './browserApis';
import './channels';

assertOwnContext();

// Every console.error fails its test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Taken first, because a failed assertion below must not pass them to the next test.
  const faults = takeFaults();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(faults, 'fake traffic that the documents do not allow').toEqual([]);
});
