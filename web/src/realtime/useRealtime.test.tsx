import { act, render } from '@testing-library/react';
import { FakeSocket, fakeSockets, HELLO, showPage } from '@test/fakeSockets';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { useConnection } from './connectionStore';
import type { AppFrame } from './events';
import type { Lifetime } from './connection/renewal';
import { useRealtime } from './useRealtime';

const UNREAD = { total: 0, messages: 0, likes: 0, replies: 0, follows: 0 };
const STATUS = { type: 'status', version: 1, coinNum: 0, levelType: 0, expTime: null, unread: UNREAD };
const MESSAGE = {
  ...{ type: 'message', id: 1, kind: 'system', title: '', content: '', link: null, read: false },
  ...{ createTime: '2026-11-20T12:00:00.000Z', unread: UNREAD, version: 2 },
};

const onFrame = vi.fn<(frame: AppFrame) => void>();
const address = vi.fn<() => Promise<string>>();
const ticket = vi.fn<() => Promise<string>>();

function Host({ lifetime = null }: { lifetime?: Lifetime | null }) {
  useRealtime({ address, onFrame, lifetime, ticket });
  return null;
}

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const newest = () => FakeSocket.newest;
const types = () => onFrame.mock.calls.map(([frame]) => frame.type);
const state = () => useConnection.getState().state;

async function connect() {
  await passes(0);
  act(() => {
    newest().simulateOpen();
    newest().simulateMessage(HELLO);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onFrame.mockReset();
  ticket.mockReset().mockResolvedValue('fresh');
  address
    .mockReset()
    .mockImplementation(async () => `ws://portal/realtime?ticket=${address.mock.calls.length}`);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the connection opens with a ticket, asks for arrays, is online after hello, and delivers each frame', async () => {
  render(<Host />);
  await connect();
  act(() => newest().simulateMessage(STATUS, [MESSAGE, STATUS]));
  expect(newest().url).toContain('ticket=1');
  expect(newest().sent).toEqual([{ type: 'hello', frames: 'array' }]);
  expect(state()).toBe('online');
  expect(types()).toEqual(['hello', 'status', 'message', 'status']);
});

it('the connection waits as long as the admission control of the server says', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  address.mockRejectedValueOnce(new ApiError('busy', 503, 1, null, 12));
  render(<Host />);
  await passes(12_400);
  expect(address).toHaveBeenCalledTimes(1);
  await passes(200);
  expect(address).toHaveBeenCalledTimes(2);
});

it('the connection reconnects with a fresh ticket and growing delays, and reports the reconnection', async () => {
  render(<Host />);
  await connect();
  act(() => newest().simulateClose());
  expect(state()).toBe('restoring');
  await passes(4_000);
  expect(FakeSocket.all).toHaveLength(2);
  act(() => newest().simulateClose());
  await passes(7_999);
  expect(FakeSocket.all).toHaveLength(2);
  await passes(1);
  expect(newest().url).toContain('ticket=3');
  await connect();
  expect(state()).toBe('online');
  expect(types()).toEqual(['hello', 'hello']);
});

it('a failed ticket request is retried, and only one socket opens', async () => {
  address.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
  render(<Host />);
  await passes(1_500);
  expect(address).toHaveBeenCalledTimes(3);
  expect(FakeSocket.all).toHaveLength(1);
});

it('the connection does not reconnect after the end of the session, and reports it once', async () => {
  render(<Host />);
  await connect();
  act(() => {
    newest().simulateMessage({ type: 'sessionEnded', reason: 'logout' });
    newest().simulateClose(4001);
  });
  await passes(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(types()).toEqual(['hello', 'sessionEnded']);
});

it('a close code reports the end of the session if no frame has reported it', async () => {
  render(<Host />);
  await connect();
  act(() => newest().simulateClose(4001));
  expect(types()).toEqual(['hello', 'sessionEnded']);
});

it('the connection pings within the server’s interval, and replaces a socket that does not answer', async () => {
  render(<Host />);
  await connect();
  await passes(20_000);
  expect(newest().sentOf('ping')).toHaveLength(1);
  await passes(10_000);
  expect(state()).toBe('restoring');
  expect(FakeSocket.all).toHaveLength(2);
});

it('the close of a former socket does not affect the current one', async () => {
  render(<Host />);
  await connect();
  const former = newest();
  await passes(30_000);
  act(() => former.simulateClose(4001));
  expect(types()).toEqual(['hello']);
  await connect();
  expect(state()).toBe('online');
});

it('a pending first ticket request is abandoned when the network is back', async () => {
  address.mockReturnValueOnce(new Promise<never>(() => undefined));
  render(<Host />);
  await passes(60_000);
  expect(state()).toBe('opening');
  expect(FakeSocket.all).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event('online')));
  await connect();
  expect(FakeSocket.all).toHaveLength(1);
  expect(state()).toBe('online');
});

describe('a socket that sends no hello', () => {
  const opens = () => act(() => newest().simulateOpen());

  it.each([
    ['never opens', () => undefined],
    ['opens and stays silent', opens],
  ])('and %s is abandoned after 10 s, with a growing wait before the next', async (_, begin) => {
    render(<Host />);
    await passes(0);
    begin();
    await passes(9_999);
    expect(state()).toBe('opening');
    await passes(1);
    expect(state()).toBe('restoring');
    await passes(3_999);
    expect(FakeSocket.all).toHaveLength(1);
    await passes(1);
    expect(FakeSocket.all).toHaveLength(2);
    begin();
    await passes(10_000 + 7_999);
    expect(FakeSocket.all).toHaveLength(2);
    await passes(1);
    expect(FakeSocket.all).toHaveLength(3);
    expect(FakeSocket.all[0]!.readyState).toBe(FakeSocket.CLOSING);
  });

  it('and closes causes one new dial, with a new timeout of 10 s', async () => {
    render(<Host />);
    await passes(9_000);
    act(() => newest().simulateClose());
    await passes(4_000);
    expect(FakeSocket.all).toHaveLength(2);
    await passes(9_999);
    expect(FakeSocket.all).toHaveLength(2);
    await connect();
    await passes(10_000);
    expect(state()).toBe('online');
  });

  it.each([12_000, 14_000])('and closes late, after %i ms, does not disturb the next socket', async (ms) => {
    render(<Host />);
    await passes(ms);
    act(() => FakeSocket.all[0]!.simulateClose());
    await passes(14_000 - ms);
    expect(FakeSocket.all).toHaveLength(2);
    await passes(10_000);
    expect(state()).toBe('restoring');
    await passes(8_000);
    expect(FakeSocket.all).toHaveLength(3);
    await connect();
    expect(state()).toBe('online');
  });
});

it('an error in one frame does not lose the other frames of its batch', async () => {
  const report = vi.mocked(console.warn);
  onFrame.mockImplementation((frame) => {
    if (frame.type === 'message') throw new Error('坏了');
  });
  render(<Host />);
  await connect();
  act(() => newest().simulateMessage([STATUS, MESSAGE, STATUS]));
  expect(types()).toEqual(['hello', 'status', 'message', 'status']);
  expect(report).toHaveBeenCalledWith('a frame or a watcher failed', expect.any(Error));
  expect(state()).toBe('online');
});

it('after the end of the session, a returning network opens no socket', async () => {
  render(<Host />);
  await connect();
  act(() => newest().simulateClose(4001));
  act(() => void window.dispatchEvent(new Event('online')));
  await passes(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it('another login opens another socket, and frames of the former one are ignored', async () => {
  const { rerender } = render(<Host key="a" />);
  await connect();
  const former = newest();
  rerender(<Host key="b" />);
  act(() => former.simulateMessage(STATUS));
  await connect();
  act(() => former.simulateMessage(STATUS));
  expect(types()).toEqual(['hello', 'hello']);
  act(() => former.simulateClose());
  expect(state()).toBe('online');
});

it('unmounting closes the socket for good', async () => {
  const { unmount } = render(<Host />);
  await connect();
  const socket = newest();
  unmount();
  expect(socket.readyState).toBe(FakeSocket.CLOSING);
  act(() => socket.simulateClose());
  await passes(60_000);
  expect(state()).toBe('off');
  expect(FakeSocket.all).toHaveLength(1);
});

describe('a close', () => {
  it.each([
    [1001, 4_000],
    [1006, 4_000],
    [1012, 4_000],
    [1013, 4_000],
    [4008, 4_000],
    [1009, 20_000],
    [4029, 20_000],
  ])('with code %i causes a new attempt within %i ms', async (code, ms) => {
    render(<Host />);
    await connect();
    act(() => newest().simulateClose(code));
    await passes(ms - 1);
    expect(FakeSocket.all).toHaveLength(1);
    await passes(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('after a stable connection restarts the backoff; a server that drops the client at once is retried with growing delays', async () => {
    render(<Host />);
    for (const ms of [4_000, 8_000, 16_000]) {
      await connect();
      act(() => newest().simulateClose(1012));
      await passes(ms - 1);
      const sockets = FakeSocket.all.length;
      await passes(1);
      expect(FakeSocket.all).toHaveLength(sockets + 1);
    }
    await connect();
    await passes(10_001);
    act(() => newest().simulateClose(1012));
    await passes(4_000);
    expect(FakeSocket.all).toHaveLength(5);
  });

  it('may cause a retry at once: the wait is a random time below its bound', async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    render(<Host />);
    await connect();
    act(() => newest().simulateClose(1012));
    await passes(0);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('a page that wakes up', () => {
  const comesBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  it('pings its socket at once', async () => {
    render(<Host />);
    await connect();
    comesBack();
    expect(newest().sentOf('ping')).toHaveLength(1);
    act(() => newest().simulateMessage({ type: 'pong' }));
    await passes(15_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('reconnects at once, because its timer slept, too', async () => {
    render(<Host />);
    await connect();
    act(() => newest().simulateClose());
    comesBack();
    await passes(0);
    expect(FakeSocket.all).toHaveLength(2);
    await connect();
    await passes(60_000);
    expect(FakeSocket.all.filter(({ url }) => url === newest().url)).toHaveLength(1);
  });

  it('from the back/forward cache opens a new socket without a ping', async () => {
    render(<Host />);
    await connect();
    act(() => showPage(false));
    expect(FakeSocket.all).toHaveLength(1);
    act(() => showPage(true));
    expect(state()).toBe('restoring');
    await connect();
    expect(FakeSocket.all).toHaveLength(2);
    expect(state()).toBe('online');
  });
});

describe('an ageing login', () => {
  const HOUR = 3_600_000;
  const life = (from = Date.now()) => ({ from, to: from + 30 * HOUR });
  const hours = (count: number) => passes(count * HOUR);

  beforeEach(() => {
    // The server answers each ping.
    vi.spyOn(FakeSocket.prototype, 'send').mockImplementation(function (this: FakeSocket, text: string) {
      const frame = JSON.parse(text) as { type: string };
      this.sent.push(frame);
      if (frame.type === 'ping') setTimeout(() => this.simulateMessage({ type: 'pong' }), 1);
    });
  });

  it('is prolonged by a fresh ticket on the open socket after half of its life', async () => {
    render(<Host lifetime={life()} />);
    await connect();
    await hours(14.9);
    expect(newest().sentOf('token')).toEqual([]);
    await hours(0.2);
    expect(newest().sentOf('token')).toMatchObject([{ ticket: 'fresh' }]);
    act(() => newest().simulateMessage({ type: 'ack', id: newest().sentOf('token')[0]!.id }));
    expect(FakeSocket.all).toHaveLength(1);
    expect(types()).toEqual(['hello']);
  });

  it('is not prolonged at half of its life if a call has renewed it', async () => {
    const { rerender } = render(<Host lifetime={life()} />);
    await connect();
    await hours(14);
    rerender(<Host lifetime={life()} />);
    await hours(14);
    expect(ticket).not.toHaveBeenCalled();
  });

  it('is retried after a failed ticket request', async () => {
    ticket.mockRejectedValueOnce(new Error('down'));
    render(<Host lifetime={life(Date.now() - 29 * HOUR)} />);
    await connect();
    await hours(0.9);
    expect(ticket.mock.calls.length).toBeGreaterThan(1);
    expect(newest().sentOf('token').length).toBeGreaterThan(0);
  });

  it('needs no renewal without a connection: the next connection takes a ticket anyway', async () => {
    address.mockReturnValue(new Promise<never>(() => undefined));
    render(<Host lifetime={life(Date.now() - 29 * HOUR)} />);
    await passes(HOUR);
    expect(ticket).not.toHaveBeenCalled();
  });
});
