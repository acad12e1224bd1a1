import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A page that has just loaded. */
const load = async () => {
  vi.resetModules();
  return import('./requestIds');
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

it('keeps the newest id of a scene and phone over a reload', async () => {
  const { rememberRequest, requestIdOf } = await load();
  expect(requestIdOf('login', '13812345678')).toBeUndefined();
  rememberRequest('login', '13812345678', 'first');
  rememberRequest('login', '13812345678', 'second');
  rememberRequest('bind', '13812345678', 'other');
  for (const page of [{ requestIdOf }, await load()]) {
    expect(page.requestIdOf('login', '13812345678')).toBe('second');
    expect(page.requestIdOf('bind', '13812345678')).toBe('other');
    expect(page.requestIdOf('login', '13812345679')).toBeUndefined();
  }
});

it('forgets an id whose code has expired', async () => {
  const { rememberRequest, requestIdOf } = await load();
  rememberRequest('login', '13812345678', 'first');
  vi.advanceTimersByTime(15 * 60_000);
  expect(requestIdOf('login', '13812345678')).toBeUndefined();
});

it('survives broken contents of the storage', async () => {
  localStorage.setItem('sms-requests', '{');
  const { requestIdOf } = await load();
  expect(requestIdOf('login', '13812345678')).toBeUndefined();
});
