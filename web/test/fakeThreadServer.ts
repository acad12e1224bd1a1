import type { ClientFrame, ServerFrame, TopicFrame } from '@/realtime/events';
import type { Random } from './random';

/** A thread at a seq: comment id → text. */
export interface Texts {
  seq: number;
  texts: Readonly<Record<number, string>>;
}

type ToClient = (frame: ServerFrame) => void;

/** The server replays this number of events. A client that missed more gets a gap. */
const KEPT = 6;
const POST = 7;

/** A fake server with one thread. It answers `watch` and `unwatch` like the real one, and keeps every past state in `history`. */
export class FakeThreadServer {
  readonly history: Texts[] = [{ seq: 0, texts: {} }];
  private readonly events: ServerFrame[] = [];
  private socket: ThreadSocket | null = null;

  constructor(private readonly random: Random) {}

  get now(): Texts {
    return this.history.at(-1)!;
  }

  /** Adds, edits or deletes a random comment. */
  commit(): void {
    const { seq, texts } = this.now;
    const next = seq + 1;
    const old = this.random.pick([next, ...Object.keys(texts).map(Number)]);
    const gone = old !== next && this.random.chance(0.3);
    const { [old]: _, ...others } = texts;
    this.history.push({ seq: next, texts: gone ? others : { ...texts, [old]: `at ${next}` } });
    const place = { postId: POST, seq: next };
    const comment = { id: old, content: `at ${next}` };
    const event = gone
      ? { type: 'commentGone', ...place, commentId: old }
      : { type: old === next ? 'comment' : 'commentEdited', ...place, comment };
    this.events.push(event as unknown as ServerFrame);
    if (!this.socket?.watched) return;
    // A slow reader loses its pending events.
    if (this.random.chance(0.05)) this.socket.loseThread(seq);
    else this.socket.say(event as unknown as ServerFrame);
  }

  connect(toClient: ToClient): ThreadSocket {
    this.socket = new ThreadSocket(this.random, toClient, (socket, frame) => this.hear(socket, frame));
    return this.socket;
  }

  private hear(socket: ThreadSocket, frame: ClientFrame): void {
    if (frame.type !== 'watch' && frame.type !== 'unwatch') return;
    const ack: ServerFrame = { type: 'ack', id: frame.id! };
    if (frame.type === 'unwatch') {
      socket.watched = false;
      return socket.say(ack);
    }
    if (this.random.chance(0.1)) return socket.say({ type: 'error', id: frame.id!, code: 1, msg: '' });
    const { seq } = this.now;
    const since = frame.since ?? seq;
    socket.watched = since >= seq - KEPT;
    const replay: ServerFrame[] = socket.watched
      ? this.events.slice(since)
      : [{ type: 'gap', topic: `post:${POST}`, since }];
    const frames = this.random.chance(0.5) ? [ack, ...replay] : [...replay, ack];
    frames.forEach((one) => socket.say(one));
  }
}

/** One connection. Frames are delayed and keep their order in each direction. Its end loses the frames on the way. */
export class ThreadSocket {
  watched = false;
  private cut = false;
  private waiting: { frame: ServerFrame }[] = [];
  private readonly ways = { up: 0, down: 0 };

  constructor(
    private readonly random: Random,
    private readonly toClient: ToClient,
    private readonly hear: (socket: ThreadSocket, frame: ClientFrame) => void,
  ) {}

  send(frame: ClientFrame): void {
    this.travel('up', () => this.hear(this, frame));
  }

  say(frame: ServerFrame): void {
    const item = { frame };
    this.waiting.push(item);
    this.travel('down', () => {
      if (!this.waiting.includes(item)) return;
      this.waiting = this.waiting.filter((one) => one !== item);
      this.toClient(item.frame);
    });
  }

  /** Replaces the pending events of the thread by one gap. */
  loseThread(seq: number): void {
    this.watched = false;
    const lost = this.waiting.filter(({ frame }) => 'postId' in frame);
    const since = Math.min(seq, ...lost.map(({ frame }) => (frame as { seq: number }).seq - 1));
    this.waiting = this.waiting.filter((item) => !lost.includes(item));
    this.say({ type: 'gap', topic: `post:${POST}`, since });
  }

  end(): void {
    this.cut = true;
    this.watched = false;
  }

  private travel(way: 'up' | 'down', arrive: () => void): void {
    const at = Math.max(this.ways[way], Date.now() + this.random.below(200));
    this.ways[way] = at;
    setTimeout(() => this.cut || arrive(), at - Date.now());
  }
}

/** Applies an event to a state. */
export function applied(read: Texts, frame: TopicFrame): Texts {
  if (frame.type === 'commentGone') {
    const { [frame.commentId]: _, ...texts } = read.texts;
    return { ...read, texts };
  }
  if (frame.type !== 'comment' && frame.type !== 'commentEdited') return read;
  return { ...read, texts: { ...read.texts, [frame.comment.id]: frame.comment.content } };
}
