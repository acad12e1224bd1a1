import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Heartbeat } from './heartbeat';

const ping = vi.fn();
const dead = vi.fn();
let heartbeat: Heartbeat;

beforeEach(() => {
  vi.useFakeTimers();
  ping.mockReset();
  dead.mockReset();
  heartbeat = new Heartbeat(ping, dead, 10_000);
});

afterEach(() => {
  heartbeat.stop();
  vi.useRealTimers();
});

it('a ping is sent once per interval', () => {
  heartbeat.start(25_000);
  vi.advanceTimersByTime(25_000);
  heartbeat.receivedFrame();
  vi.advanceTimersByTime(25_000);
  expect(ping).toHaveBeenCalledTimes(2);
  expect(dead).not.toHaveBeenCalled();
});

it('a missing answer ends the connection', () => {
  heartbeat.check();
  vi.advanceTimersByTime(9_999);
  expect(dead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(dead).toHaveBeenCalledOnce();
});

it('any frame counts as an answer', () => {
  heartbeat.check();
  heartbeat.receivedFrame();
  vi.advanceTimersByTime(60_000);
  expect(dead).not.toHaveBeenCalled();
});

it('only one ping is pending at a time', () => {
  heartbeat.check();
  heartbeat.check();
  expect(ping).toHaveBeenCalledOnce();
});

it('a stopped heartbeat sends nothing', () => {
  heartbeat.start(1_000);
  heartbeat.check();
  heartbeat.stop();
  vi.advanceTimersByTime(60_000);
  expect(ping).toHaveBeenCalledOnce();
  expect(dead).not.toHaveBeenCalled();
});
