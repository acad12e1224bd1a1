import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import './browser';
import './channels';
import { assertOwnContext } from './context';
import { takeFaults } from './contractFaults';

assertOwnContext();

// The tests load screens lazily, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Every console.error fails its test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // Taken first, because a failed assertion below must not pass them to the next test.
  const faults = takeFaults();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(faults, 'fake traffic that the documents do not allow').toEqual([]);
});
