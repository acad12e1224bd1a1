import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useConnection } from './connectionStore';
import type { ServerFrame } from './events';
import { useRealtime } from './useRealtime';

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: unknown[] = [];
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = FakeSocket.CLOSING;
  }

  opens() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.(this.event(new Event('open')));
  }

  says(...frames: object[]) {
    for (const frame of frames)
      this.onmessage?.(this.event(new MessageEvent('message', { data: JSON.stringify(frame) })));
  }

  breaks(code = 1006) {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.(this.event(new CloseEvent('close', { code })));
  }

  private event<E extends Event>(event: E): E {
    Object.defineProperty(event, 'target', { value: this });
    return event;
  }
}

const HELLO = { type: 'hello', connection: 'c', heartbeat: 25_000, user: 7 };
const onFrame = vi.fn<(frame: ServerFrame) => void>();
const address = vi.fn<() => Promise<string>>();

function Host({ user }: { user: number | null }) {
  useRealtime({ user, address, onFrame });
  return null;
}

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const newest = () => FakeSocket.all.at(-1)!;
const types = () => onFrame.mock.calls.map(([frame]) => frame.type);
const state = () => useConnection.getState().state;

async function connect() {
  await passes(0);
  act(() => {
    newest().opens();
    newest().says(HELLO);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  FakeSocket.all = [];
  onFrame.mockReset();
  address
    .mockReset()
    .mockImplementation(async () => `ws://portal/realtime?ticket=${address.mock.calls.length}`);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('without a reason there is no ticket and no socket', async () => {
  render(<Host user={null} />);
  await passes(60_000);
  expect(address).not.toHaveBeenCalled();
  expect(state()).toBe('off');
});

it('opens with a ticket, is online after hello, and hands on each frame', async () => {
  render(<Host user={7} />);
  await connect();
  act(() => newest().says({ type: 'status' }, [{ type: 'message' }, { type: 'status' }] as never));
  expect(newest().url).toContain('ticket=1');
  expect(state()).toBe('online');
  expect(types()).toEqual(['hello', 'status', 'message', 'status']);
});

it('comes back with a fresh ticket, later each time, and says that it is back', async () => {
  render(<Host user={7} />);
  await connect();
  act(() => newest().breaks());
  expect(state()).toBe('restoring');
  await passes(500);
  expect(FakeSocket.all).toHaveLength(2);
  act(() => newest().breaks());
  await passes(999);
  expect(FakeSocket.all).toHaveLength(2);
  await passes(1);
  expect(newest().url).toContain('ticket=3');
  await connect();
  expect(state()).toBe('online');
  expect(types()).toEqual(['hello', 'hello']);
});

it('a ticket that cannot be had is asked for again, and one socket comes of it', async () => {
  address.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
  render(<Host user={7} />);
  await passes(1_500);
  expect(address).toHaveBeenCalledTimes(3);
  expect(FakeSocket.all).toHaveLength(1);
});

it('an ended session is not tried again, and is told once', async () => {
  render(<Host user={7} />);
  await connect();
  act(() => {
    newest().says({ type: 'sessionEnded', reason: 'logout' });
    newest().breaks(4001);
  });
  await passes(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(types()).toEqual(['hello', 'sessionEnded']);
});

it('a close that means the end is told where no frame came before it', async () => {
  render(<Host user={7} />);
  await connect();
  act(() => newest().breaks(4001));
  expect(types()).toEqual(['hello', 'sessionEnded']);
});

it('asks for life within the server’s interval, and replaces a socket that does not answer', async () => {
  render(<Host user={7} />);
  await connect();
  await passes(20_000);
  expect(newest().sent).toEqual([{ type: 'ping' }]);
  await passes(10_000);
  expect(state()).toBe('restoring');
  expect(FakeSocket.all).toHaveLength(2);
});

it('the end of a former socket is not the end of this one', async () => {
  render(<Host user={7} />);
  await connect();
  const former = newest();
  await passes(30_000);
  act(() => former.breaks(4001));
  expect(types()).toEqual(['hello']);
  await connect();
  expect(state()).toBe('online');
});

it.each(['a ticket', 'a socket'])(
  '%s that hangs from the start is given up when the network is back',
  async (what) => {
    if (what === 'a ticket') address.mockReturnValueOnce(new Promise<never>(() => undefined));
    render(<Host user={7} />);
    await passes(60_000);
    expect(state()).toBe('opening');
    const hanging = FakeSocket.all.length;
    act(() => void window.dispatchEvent(new Event('online')));
    await connect();
    expect(FakeSocket.all).toHaveLength(hanging + 1);
    expect(state()).toBe('online');
  },
);

it('after the end of the session not even the network’s return brings a socket', async () => {
  render(<Host user={7} />);
  await connect();
  act(() => newest().breaks(4001));
  act(() => void window.dispatchEvent(new Event('online')));
  await passes(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it('what a former socket still says is not heard', async () => {
  const { rerender } = render(<Host user={7} />);
  await connect();
  const former = newest();
  rerender(<Host user={8} />);
  act(() => former.says({ type: 'status' }));
  await connect();
  act(() => former.says({ type: 'status' }));
  expect(types()).toEqual(['hello', 'hello']);
  act(() => former.breaks());
  expect(state()).toBe('online');
});

it.each(['signing out', 'leaving'])('%s closes it for good', async (how) => {
  const { rerender, unmount } = render(<Host user={7} />);
  await connect();
  const socket = newest();
  if (how === 'leaving') unmount();
  else rerender(<Host user={null} />);
  expect(socket.readyState).toBe(FakeSocket.CLOSING);
  act(() => socket.breaks());
  await passes(60_000);
  expect(state()).toBe('off');
  expect(FakeSocket.all).toHaveLength(1);
});
