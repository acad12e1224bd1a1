import { Random, seeds } from '@test/random';
import { applied, FakeThreadServer, type Texts, type ThreadSocket } from '@test/fakeThreadServer';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ThreadEvent, TopicFrame } from './events';
import { Connection } from './connection/connection';
import { advanceTo, appendEvent, emptyLogAt, replayOnto, type Log, type SequenceStep } from './versioning';
import { watchTopic } from './watchTopic';

const LIMITS = { frameBytes: 65_536, framesPerSecond: 10, topics: 20 };

/** A screen with a thread, written like a feature: it reads by REST, watches the topic, and must never show a false state. */
class Screen {
  private log: Log<ThreadEvent> = emptyLogAt(0);
  private shown: Texts | null = null;
  private unwatch: (() => void) | null = null;

  constructor(
    private readonly server: FakeThreadServer,
    private readonly random: Random,
  ) {}

  get text(): Texts | null {
    return this.shown;
  }

  open(): void {
    // The screen reads when it opens, and may watch before the answer comes.
    void this.read();
    this.unwatch ??= watchTopic('post:7', {
      seq: () => this.log.seq,
      take: (frame) => this.take(frame),
      refetch: () => this.read(),
      joined: () => undefined,
    });
  }

  close(): void {
    this.unwatch?.();
    this.unwatch = null;
  }

  /** The server reads some time after the request, and the answer comes some time after that. */
  async read(): Promise<void> {
    await this.time();
    const answer = this.server.now;
    await this.time();
    const read = replayOnto(answer, this.log, applied);
    if (read === null) return this.read();
    this.log = advanceTo(this.log, read.seq);
    this.show(read);
  }

  private take(frame: TopicFrame): SequenceStep | void {
    if (!('seq' in frame)) return;
    const { step, log } = appendEvent(this.log, frame);
    this.log = log;
    if (step === 'next' && this.shown) this.show(replayOnto(this.shown, log, applied)!);
    return step;
  }

  /** The shown texts were true at their seq, and the seq never decreases. */
  private show(read: Texts): void {
    expect(read.texts).toEqual(this.server.history[read.seq]!.texts);
    expect(read.seq).toBeGreaterThanOrEqual(this.shown?.seq ?? 0);
    this.shown = read;
  }

  private time(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.random.below(600)));
  }
}

class Network {
  private socket: ThreadSocket | null = null;
  private conversation: Connection | null = null;

  constructor(private readonly server: FakeThreadServer) {}

  connect(): void {
    if (this.socket) return;
    const socket = this.server.connect((frame) => void conversation.receive(frame));
    const conversation = new Connection((frame) => socket.send(frame));
    conversation.receive({ type: 'hello', connection: 'c', heartbeat: 25_000, limits: LIMITS });
    this.socket = socket;
    this.conversation = conversation;
  }

  cut(): void {
    this.socket?.end();
    this.conversation?.end();
    this.socket = this.conversation = null;
  }
}

async function live(seed: number): Promise<void> {
  const random = new Random(seed);
  vi.spyOn(Math, 'random').mockImplementation(() => random.next());
  const server = new FakeThreadServer(random);
  const network = new Network(server);
  const screens = [new Screen(server, random), new Screen(server, random)];
  for (let step = 0; step < 60; step += 1) {
    if (random.chance(0.6)) server.commit();
    if (random.chance(0.1)) network.cut();
    if (random.chance(0.3)) network.connect();
    if (random.chance(0.2)) random.pick(screens).open();
    if (random.chance(0.1)) random.pick(screens).close();
    if (random.chance(0.1)) void random.pick(screens).read();
    await vi.advanceTimersByTimeAsync(random.below(300));
  }
  network.connect();
  screens.forEach((screen) => screen.open());
  await vi.advanceTimersByTimeAsync(120_000);
  for (const { text } of screens) expect(text).toEqual(server.now);
  // Live events still arrive.
  server.commit();
  await vi.advanceTimersByTimeAsync(120_000);
  for (const { text } of screens) expect(text).toEqual(server.now);
  screens.forEach((screen) => screen.close());
  network.cut();
}

/**
 * Random histories: answers of any age, pushes, replays, gaps, refusals, lost connections, pages that open and close. A screen always shows
 * the thread as it was at the screen's seq, and in the end the current thread.
 */
it('a thread is shown correctly for any order of answers and frames', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (const seed of seeds(150))
    await live(seed).catch((error: unknown) => {
      throw new Error(`SEED=${seed} repeats it`, { cause: error });
    });
});
