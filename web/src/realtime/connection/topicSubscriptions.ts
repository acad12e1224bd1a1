import { CODE } from '@/api/errors';
import { reportHandlerError, runGuarded } from '@/lib/runGuarded';
import { backoffMs } from '../backoff';
import { topicOf, type ClientFrame, type Topic, type TopicFrame } from '../events';
import { useSubscriptions, type TopicState, type Watcher } from '../subscriptions';
import type { RequestResult } from './pendingRequests';

interface SubscriptionLine {
  /** Sends a frame as soon as the rate limit allows, and returns its answer. */
  ask: (frame: ClientFrame) => Promise<RequestResult>;
  /** The maximum number of topics that one connection may watch. */
  limit: number;
}

/** The state of one topic on this connection. */
interface Subscription {
  /** The topic is requested and not unwatched: it uses one of the slots that the server gives to this connection. */
  occupiesSlot: boolean;
  /** The server has confirmed the watch: from now on all frames come. */
  joined: boolean;
  /** The watcher missed entries that the server can replay: the topic must be watched again. */
  stale: boolean;
  /** The watcher missed more than the server can replay: a REST read must come first. */
  gapped: boolean;
  gone: boolean;
  /** The highest seq sent or requested; undefined before the first one. */
  at: number | undefined;
  /** The highest version of likes sent or requested. */
  likes: number | undefined;
  /** The current `watching` frame, for watchers that join later: the next one may come much later. */
  watching: TopicFrame | undefined;
  /** Failures since the last success. They determine the delay before a retry. */
  failures: number;
  /** A step is running. The server must never have two pending frames of one topic. */
  busy: boolean;
  /** The state has changed since the last step. */
  dirty: boolean;
}

const NEW_SUBSCRIPTION: Subscription = {
  occupiesSlot: false,
  joined: false,
  stale: false,
  gapped: false,
  gone: false,
  at: undefined,
  likes: undefined,
  watching: undefined,
  failures: 0,
  busy: false,
  dirty: false,
};

/** Brings the watched topics of one connection in line with the subscriptions of the screens, and delivers the frames to the watchers. */
export class TopicSubscriptions {
  private readonly subscriptions = new Map<Topic, Subscription>();
  private readonly forget: () => void;
  private readonly waits = new Set<ReturnType<typeof setTimeout>>();
  private ended = false;

  constructor(private readonly line: SubscriptionLine) {
    this.forget = useSubscriptions.subscribe((now, before) => {
      if (now.topics !== before.topics) this.applyDiff(now.topics, before.topics);
    });
    this.applyDiff(useSubscriptions.getState().topics, new Map());
  }

  take(frame: TopicFrame): void {
    const topic = topicOf(frame)!;
    const subscription = this.subscriptions.get(topic);
    if (!subscription) return;
    if ('seq' in frame) subscription.at = Math.max(subscription.at ?? 0, frame.seq);
    if (frame.type === 'likes') subscription.likes = Math.max(subscription.likes ?? 0, frame.likesVersion);
    if (frame.type === 'watching') subscription.watching = frame;
    for (const watcher of watchersOf(topic)) {
      const succeeded = runGuarded(() => {
        const step = watcher.take(frame);
        if (step === 'next') subscription.failures = 0;
        if (step === 'hole' && !subscription.stale) this.fail(topic, subscription, 'stale');
      });
      // The watcher missed an entry of the log: the server has to replay it.
      if (!succeeded && 'seq' in frame && !subscription.stale) this.fail(topic, subscription, 'stale');
    }
  }

  /** The server has ended the watch because the client missed too much. */
  gap(topic: Topic): void {
    const subscription = this.subscriptions.get(topic);
    if (!subscription) return;
    subscription.joined = false;
    subscription.occupiesSlot = false;
    this.fail(topic, subscription, 'gapped');
  }

  /** The topic no longer exists. A later answer does not change that. */
  gone(topic: Topic): void {
    const subscription = this.subscriptions.get(topic);
    if (!subscription) return;
    Object.assign(subscription, { joined: false, occupiesSlot: false, gone: true });
    this.show(topic, 'gone');
    this.retryFull();
  }

  end(): void {
    this.ended = true;
    this.forget();
    this.waits.forEach(clearTimeout);
    for (const topic of this.subscriptions.keys()) setTopicState(topic, 'waiting');
  }

  private applyDiff(now: WatchedTopics, before: WatchedTopics): void {
    for (const topic of new Set([...now.keys(), ...before.keys()])) {
      if (now.get(topic) === before.get(topic)) continue;
      const subscription = this.subscriptions.get(topic) ?? { ...NEW_SUBSCRIPTION };
      this.subscriptions.set(topic, subscription);
      const came = [...(now.get(topic) ?? [])].filter((watcher) => !before.get(topic)?.has(watcher));
      for (const watcher of came) runGuarded(() => this.addWatcher(watcher, subscription));
      this.settleSoon(topic);
    }
  }

  /** A new watcher of a watched topic may have an older seq than the connection. */
  private addWatcher(watcher: Watcher, subscription: Subscription): void {
    subscription.gone = false;
    if (!subscription.occupiesSlot) return;
    if (isBehind(watcher.seq(), subscription.at) || isBehind(watcher.likesVersion?.(), subscription.likes))
      subscription.stale = true;
    else if (subscription.joined) {
      if (subscription.watching) watcher.take(subscription.watching);
      watcher.joined();
    }
  }

  private fail(topic: Topic, subscription: Subscription, what: 'stale' | 'gapped'): void {
    subscription[what] = true;
    subscription.failures += 1;
    this.settleSoon(topic);
  }

  /** Waits for a microtask, so that leaving and returning within one rendering changes nothing. */
  private settleSoon(topic: Topic): void {
    queueMicrotask(() => void this.settle(topic));
  }

  private async settle(topic: Topic): Promise<void> {
    const subscription = this.subscriptions.get(topic);
    if (!subscription || this.ended) return;
    subscription.dirty = true;
    if (subscription.busy) return;
    subscription.busy = true;
    while (subscription.dirty) {
      subscription.dirty = false;
      while (!this.ended && (await this.stepOrPause(topic, subscription)));
    }
    subscription.busy = false;
  }

  /** A step that throws is repeated after a pause. An error must not leave the topic busy. */
  private async stepOrPause(topic: Topic, subscription: Subscription): Promise<boolean> {
    try {
      return await this.step(topic, subscription);
    } catch (error) {
      reportHandlerError(error);
      subscription.failures += 1;
      return this.pause(subscription);
    }
  }

  /** Takes one step towards the subscriptions. Returns false if no step is due. */
  private async step(topic: Topic, subscription: Subscription): Promise<boolean> {
    const isWatched = watchersOf(topic).size > 0;
    if (subscription.joined && (!isWatched || subscription.stale)) return this.leave(topic, subscription);
    if (!isWatched) {
      this.show(topic, 'waiting');
      this.subscriptions.delete(topic);
      return false;
    }
    if (subscription.joined || subscription.gone) return false;
    // A gap, or a second failure to close a hole by replay: read the shown content by REST.
    if (subscription.gapped || (subscription.stale && subscription.failures > 1))
      return this.refetch(topic, subscription);
    if (this.usedSlots() >= this.line.limit) {
      this.show(topic, 'full');
      return false;
    }
    return this.join(topic, subscription);
  }

  private async join(topic: Topic, subscription: Subscription): Promise<boolean> {
    const watchers = [...watchersOf(topic)];
    const since = least(watchers.map((watcher) => watcher.seq()));
    const likesVersion = least(watchers.map((watcher) => watcher.likesVersion?.()));
    Object.assign(subscription, { occupiesSlot: true, stale: false, at: since, likes: likesVersion });
    this.show(topic, 'waiting');
    const answer = await this.line.ask({ type: 'watch', topic, since, likesVersion });
    if (answer.kind === 'lost') return false;
    if (answer.kind === 'done') {
      // A gap may come before the answer does.
      subscription.joined = subscription.occupiesSlot;
      if (subscription.joined && !subscription.stale) this.joined(topic);
      return true;
    }
    subscription.occupiesSlot = false;
    if (answer.code === CODE.gone) {
      this.gone(topic);
      return false;
    }
    this.retryFull();
    subscription.failures += 1;
    return this.pause(subscription);
  }

  private joined(topic: Topic): void {
    this.show(topic, 'live');
    for (const watcher of watchersOf(topic)) runGuarded(() => watcher.joined());
  }

  private async leave(topic: Topic, subscription: Subscription): Promise<boolean> {
    subscription.joined = false;
    const answer = await this.line.ask({ type: 'unwatch', topic });
    if (answer.kind === 'lost') return false;
    subscription.occupiesSlot = false;
    this.retryFull();
    return true;
  }

  private async refetch(topic: Topic, subscription: Subscription): Promise<boolean> {
    this.show(topic, 'waiting');
    if (subscription.failures > 1) await this.pause(subscription);
    const read = await Promise.allSettled([...watchersOf(topic)].map(async (watcher) => watcher.refetch()));
    if (read.every(({ status }) => status === 'fulfilled')) {
      Object.assign(subscription, { gapped: false, stale: false });
      return true;
    }
    subscription.failures += 1;
    return true;
  }

  private pause({ failures: troubles }: Subscription): Promise<true> {
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => {
          this.waits.delete(timer);
          resolve(true);
        },
        backoffMs(troubles - 1),
      );
      this.waits.add(timer);
    });
  }

  private usedSlots(): number {
    return [...this.subscriptions.values()].filter(({ occupiesSlot }) => occupiesSlot).length;
  }

  private retryFull(): void {
    const { states } = useSubscriptions.getState();
    for (const topic of this.subscriptions.keys()) if (states.get(topic) === 'full') this.settleSoon(topic);
  }

  private show(topic: Topic, state: TopicState): void {
    if (!this.ended) setTopicState(topic, state);
  }
}

type WatchedTopics = ReadonlyMap<Topic, ReadonlySet<Watcher>>;

const NO_WATCHERS: ReadonlySet<Watcher> = new Set();

function watchersOf(topic: Topic): ReadonlySet<Watcher> {
  return useSubscriptions.getState().topics.get(topic) ?? NO_WATCHERS;
}

/** Whether `known` is lower than `sent`. A watcher without a value needs nothing and is never behind. */
function isBehind(known: number | undefined, sent: number | undefined): boolean {
  return known !== undefined && (sent === undefined || known < sent);
}

/** The lowest known seq, from which the topic continues. Undefined if no watcher has one: then only new frames come. */
function least(seqs: readonly (number | undefined)[]): number | undefined {
  const known = seqs.filter((seq) => seq !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

function setTopicState(topic: Topic, state: TopicState): void {
  useSubscriptions.setState(({ states }) => {
    if ((states.get(topic) ?? 'waiting') === state) return {};
    const next = new Map(states);
    if (state === 'waiting') next.delete(topic);
    else next.set(topic, state);
    return { states: next };
  });
}
