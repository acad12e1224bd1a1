import { vi } from 'vitest';
import { checkFrame } from './contract';

/** Replaces the browser's WebSocket. The test plays the network and the server. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  static get newest(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = FakeSocket.CONNECTING;
  sent: { type: string; id?: number }[] = [];
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }

  /** The frames of this type that the app sent. */
  sentOf(type: string) {
    return this.sent.filter((frame) => frame.type === type);
  }

  send(text: string): void {
    const frame = JSON.parse(text) as { type: string; id?: number };
    checkFrame('FromClient', frame);
    this.sent.push(frame);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSING;
  }

  simulateOpen(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.(this.event(new Event('open')));
  }

  /** Delivers frames to the app. An array is delivered as one message. */
  simulateMessage(...frames: (object | object[])[]): void {
    for (const frame of frames.flat()) checkFrame('ToClient', frame);
    for (const frame of frames)
      this.onmessage?.(this.event(new MessageEvent('message', { data: JSON.stringify(frame) })));
  }

  simulateClose(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.(this.event(new CloseEvent('close', { code })));
  }

  private event<E extends Event>(event: E): E {
    Object.defineProperty(event, 'target', { value: this });
    return event;
  }
}

export const HELLO = {
  type: 'hello' as const,
  connection: '0191f2a0-0000-7000-8000-0000000000c0',
  heartbeat: 25_000,
  user: 7,
  limits: { frameBytes: 65_536, framesPerSecond: 10, topics: 20 },
};

export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
}

/** Fires `pageshow`. `persisted` says whether the page comes from the back/forward cache. */
export function showPage(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}
