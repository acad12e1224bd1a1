import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import './browser';
import { claimContext } from './context';
import { takeFaults } from './faults';

claimContext();

// Screens are fetched lazily, which takes a moment on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// A console.error is a fault that nobody looked at: any of them fails its test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(takeFaults(), 'fake traffic that the documents do not allow').toEqual([]);
});
