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

it('asks as often as it is told', () => {
  heartbeat.start(25_000);
  vi.advanceTimersByTime(25_000);
  heartbeat.receivedFrame();
  vi.advanceTimersByTime(25_000);
  expect(ping).toHaveBeenCalledTimes(2);
  expect(dead).not.toHaveBeenCalled();
});

it('no answer in time is the end', () => {
  heartbeat.check();
  vi.advanceTimersByTime(9_999);
  expect(dead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(dead).toHaveBeenCalledOnce();
});

it('anything heard is an answer', () => {
  heartbeat.check();
  heartbeat.receivedFrame();
  vi.advanceTimersByTime(60_000);
  expect(dead).not.toHaveBeenCalled();
});

it('one question at a time', () => {
  heartbeat.check();
  heartbeat.check();
  expect(ping).toHaveBeenCalledOnce();
});

it('a stopped one is silent', () => {
  heartbeat.start(1_000);
  heartbeat.check();
  heartbeat.stop();
  vi.advanceTimersByTime(60_000);
  expect(ping).toHaveBeenCalledOnce();
  expect(dead).not.toHaveBeenCalled();
});
