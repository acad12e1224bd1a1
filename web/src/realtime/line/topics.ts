import { CODE } from '@/api/errors';
import { backoffMs } from '../backoff';
import { topicOf, type ClientFrame, type Topic, type TopicFrame } from '../events';
import { useWanted, type TopicState, type Watcher } from '../wanted';
import { guarded, reportBroken } from './guarded';
import type { Answer } from './questions';

interface Line {
  /** Sends a frame when it is its turn, and gives the answer. */
  ask: (frame: ClientFrame) => Promise<Answer>;
  /** How many topics the server lets one line watch. */
  limit: number;
}

/** How one topic stands on this line. */
interface Place {
  /** Asked for, and not given up: it takes one of the places that the server has for this line. */
  taken: boolean;
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
  troubles: number;
  /** Steps are being taken, one after the other: the server must not see two frames of one topic at once. */
  busy: boolean;
  /** Something has changed since the last step. */
  again: boolean;
}

const NEW: Place = {
  taken: false,
  joined: false,
  stale: false,
  gapped: false,
  gone: false,
  at: undefined,
  likes: undefined,
  watching: undefined,
  troubles: 0,
  busy: false,
  again: false,
};

/** Brings what this line watches to what screens want to watch, and gives each what comes of it. One for each line. */
export class Topics {
  private readonly places = new Map<Topic, Place>();
  private readonly forget: () => void;
  private readonly waits = new Set<ReturnType<typeof setTimeout>>();
  private ended = false;

  constructor(private readonly line: Line) {
    this.forget = useWanted.subscribe((now, before) => {
      if (now.topics !== before.topics) this.compare(now.topics, before.topics);
    });
    this.compare(useWanted.getState().topics, new Map());
  }

  take(frame: TopicFrame): void {
    const topic = topicOf(frame)!;
    const place = this.places.get(topic);
    if (!place) return;
    if ('seq' in frame) place.at = Math.max(place.at ?? 0, frame.seq);
    if (frame.type === 'likes') place.likes = Math.max(place.likes ?? 0, frame.likesVersion);
    if (frame.type === 'watching') place.watching = frame;
    for (const watcher of watchersOf(topic)) {
      const took = guarded(() => {
        const step = watcher.take(frame);
        if (step === 'next') place.troubles = 0;
        if (step === 'hole' && !place.stale) this.trouble(topic, place, 'stale');
      });
      // The watcher missed an entry of the log: the server has to replay it.
      if (!took && 'seq' in frame && !place.stale) this.trouble(topic, place, 'stale');
    }
  }

  /** The server watches the topic no more, for too much was missed. */
  gap(topic: Topic): void {
    const place = this.places.get(topic);
    if (!place) return;
    place.joined = false;
    place.taken = false;
    this.trouble(topic, place, 'gapped');
  }

  /** What was watched is there no more; an answer that is still to come changes nothing about that. */
  gone(topic: Topic): void {
    const place = this.places.get(topic);
    if (!place) return;
    Object.assign(place, { joined: false, taken: false, gone: true });
    this.show(topic, 'gone');
    this.letOthersIn();
  }

  end(): void {
    this.ended = true;
    this.forget();
    this.waits.forEach(clearTimeout);
    for (const topic of this.places.keys()) setTopicState(topic, 'waiting');
  }

  private compare(now: WantedTopics, before: WantedTopics): void {
    for (const topic of new Set([...now.keys(), ...before.keys()])) {
      if (now.get(topic) === before.get(topic)) continue;
      const place = this.places.get(topic) ?? { ...NEW };
      this.places.set(topic, place);
      const came = [...(now.get(topic) ?? [])].filter((watcher) => !before.get(topic)?.has(watcher));
      for (const watcher of came) guarded(() => this.welcome(watcher, place));
      this.settleSoon(topic);
    }
  }

  /** One that comes to a topic which is watched already may know less than what was sent of it. */
  private welcome(watcher: Watcher, place: Place): void {
    place.gone = false;
    if (!place.taken) return;
    if (knowsLess(watcher.seq(), place.at) || knowsLess(watcher.likesVersion?.(), place.likes))
      place.stale = true;
    else if (place.joined) {
      if (place.watching) watcher.take(place.watching);
      watcher.joined();
    }
  }

  private trouble(topic: Topic, place: Place, what: 'stale' | 'gapped'): void {
    place[what] = true;
    place.troubles += 1;
    this.settleSoon(topic);
  }

  /** Not at once: what leaves and comes within one rendering has never left. */
  private settleSoon(topic: Topic): void {
    queueMicrotask(() => void this.settle(topic));
  }

  private async settle(topic: Topic): Promise<void> {
    const place = this.places.get(topic);
    if (!place || this.ended) return;
    place.again = true;
    if (place.busy) return;
    place.busy = true;
    while (place.again) {
      place.again = false;
      while (!this.ended && (await this.stepOrPause(topic, place)));
    }
    place.busy = false;
  }

  /** A step that throws is repeated after a pause. An error must not leave the topic busy. */
  private async stepOrPause(topic: Topic, place: Place): Promise<boolean> {
    try {
      return await this.step(topic, place);
    } catch (error) {
      reportBroken(error);
      place.troubles += 1;
      return this.pause(place);
    }
  }

  /** One step from what is to what is wanted. False: there is none, for now. */
  private async step(topic: Topic, place: Place): Promise<boolean> {
    const wanted = watchersOf(topic).size > 0;
    if (place.joined && (!wanted || place.stale)) return this.leave(topic, place);
    if (!wanted) {
      this.show(topic, 'waiting');
      this.places.delete(topic);
      return false;
    }
    if (place.joined || place.gone) return false;
    // A replay that did not help, or more than one: what is shown is read anew.
    if (place.gapped || (place.stale && place.troubles > 1)) return this.reread(topic, place);
    if (this.taken() >= this.line.limit) {
      this.show(topic, 'full');
      return false;
    }
    return this.join(topic, place);
  }

  private async join(topic: Topic, place: Place): Promise<boolean> {
    const watchers = [...watchersOf(topic)];
    const since = least(watchers.map((watcher) => watcher.seq()));
    const likesVersion = least(watchers.map((watcher) => watcher.likesVersion?.()));
    Object.assign(place, { taken: true, stale: false, at: since, likes: likesVersion });
    this.show(topic, 'waiting');
    const answer = await this.line.ask({ type: 'watch', topic, since, likesVersion });
    if (answer.kind === 'lost') return false;
    if (answer.kind === 'done') {
      // A gap may come before the answer does.
      place.joined = place.taken;
      if (place.joined && !place.stale) this.joined(topic);
      return true;
    }
    place.taken = false;
    if (answer.code === CODE.gone) {
      this.gone(topic);
      return false;
    }
    this.letOthersIn();
    place.troubles += 1;
    return this.pause(place);
  }

  private joined(topic: Topic): void {
    this.show(topic, 'live');
    for (const watcher of watchersOf(topic)) guarded(() => watcher.joined());
  }

  private async leave(topic: Topic, place: Place): Promise<boolean> {
    place.joined = false;
    const answer = await this.line.ask({ type: 'unwatch', topic });
    if (answer.kind === 'lost') return false;
    place.taken = false;
    this.letOthersIn();
    return true;
  }

  private async reread(topic: Topic, place: Place): Promise<boolean> {
    this.show(topic, 'waiting');
    if (place.troubles > 1) await this.pause(place);
    const read = await Promise.allSettled([...watchersOf(topic)].map(async (watcher) => watcher.reread()));
    if (read.every(({ status }) => status === 'fulfilled')) {
      Object.assign(place, { gapped: false, stale: false });
      return true;
    }
    place.troubles += 1;
    return true;
  }

  private pause({ troubles }: Place): Promise<true> {
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

  private taken(): number {
    return [...this.places.values()].filter(({ taken }) => taken).length;
  }

  private letOthersIn(): void {
    const { states } = useWanted.getState();
    for (const topic of this.places.keys()) if (states.get(topic) === 'full') this.settleSoon(topic);
  }

  private show(topic: Topic, state: TopicState): void {
    if (!this.ended) setTopicState(topic, state);
  }
}

type WantedTopics = ReadonlyMap<Topic, ReadonlySet<Watcher>>;

const NOBODY: ReadonlySet<Watcher> = new Set();

function watchersOf(topic: Topic): ReadonlySet<Watcher> {
  return useWanted.getState().topics.get(topic) ?? NOBODY;
}

/** Less than was sent; what knows of no such thing misses none of it. */
function knowsLess(known: number | undefined, sent: number | undefined): boolean {
  return known !== undefined && (sent === undefined || known < sent);
}

/** The topic goes on from whoever knows least; nobody knows anything: from now on. */
function least(seqs: readonly (number | undefined)[]): number | undefined {
  const known = seqs.filter((seq) => seq !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

function setTopicState(topic: Topic, state: TopicState): void {
  useWanted.setState(({ states }) => {
    if ((states.get(topic) ?? 'waiting') === state) return {};
    const next = new Map(states);
    if (state === 'waiting') next.delete(topic);
    else next.set(topic, state);
    return { states: next };
  });
}
