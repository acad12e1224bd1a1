import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import './browser';

// A console.error is a fault that nobody looked at: any of them fails its test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
});
