import { afterEach, beforeEach, expect, vi } from 'vitest';
import { claimContext } from './context';
import { takeFaults } from './faults';
import './worker';

claimContext();

// A console.error is a fault that nobody looked at: any of them fails its test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(takeFaults(), 'fake traffic that the documents do not allow').toEqual([]);
});
