import { CODE } from '@/api/errors';
import { backoffMs } from '../backoff';
import { topicOf, type ClientFrame, type Topic, type TopicFrame } from '../events';
import { useSubscriptions, type TopicState, type Watcher } from '../subscriptions';
import { reportFailure, runGuarded } from './runGuarded';
import type { RequestResult } from './pendingRequests';

interface SubscriptionLine {
  /** Sends a frame when it is its turn, and gives the answer. */
  ask: (frame: ClientFrame) => Promise<RequestResult>;
  /** How many topics the server lets one line watch. */
  limit: number;
}

/** How one topic stands on this line. */
interface Subscription {
  /** Asked for, and not given up: it takes one of the places that the server has for this line. */
  occupiesSlot: boolean;
  /** The server has said that everything comes. */
  joined: boolean;
  /** Something is missing that the server can replay: it has to be asked for again. */
  stale: boolean;
  /** More is missing than that: it has to be read first. */
  gapped: boolean;
  gone: boolean;
  /** The highest seq that was sent, or asked to go on from; none is known before the first. */
  at: number | undefined;
  /** The same of the versions of likes. */
  likes: number | undefined;
  /** How many watch it now: who comes later is told, for it may not change for long. */
  watching: TopicFrame | undefined;
  /** What went wrong since something last went right: the more, the longer the wait. */
  failures: number;
  /** Steps are being taken, one after the other: the server must not see two frames of one topic at once. */
  busy: boolean;
  /** Something has changed since the last step. */
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

/** Brings what this line watches to what screens want to watch, and gives each what comes of it. One for each line. */
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

  /** The server watches the topic no more, for too much was missed. */
  gap(topic: Topic): void {
    const subscription = this.subscriptions.get(topic);
    if (!subscription) return;
    subscription.joined = false;
    subscription.occupiesSlot = false;
    this.fail(topic, subscription, 'gapped');
  }

  /** What was watched is there no more; an answer that is still to come changes nothing about that. */
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

  /** One that comes to a topic which is watched already may know less than what was sent of it. */
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

  /** Not at once: what leaves and comes within one rendering has never left. */
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
      reportFailure(error);
      subscription.failures += 1;
      return this.pause(subscription);
    }
  }

  /** One step from what is to what is wanted. False: there is none, for now. */
  private async step(topic: Topic, subscription: Subscription): Promise<boolean> {
    const isWatched = watchersOf(topic).size > 0;
    if (subscription.joined && (!isWatched || subscription.stale)) return this.leave(topic, subscription);
    if (!isWatched) {
      this.show(topic, 'waiting');
      this.subscriptions.delete(topic);
      return false;
    }
    if (subscription.joined || subscription.gone) return false;
    // A replay that did not help, or more than one: what is shown is read anew.
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

/** Less than was sent; what knows of no such thing misses none of it. */
function isBehind(known: number | undefined, sent: number | undefined): boolean {
  return known !== undefined && (sent === undefined || known < sent);
}

/** The topic goes on from whoever knows least; nobody knows anything: from now on. */
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
