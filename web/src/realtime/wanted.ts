import { create } from 'zustand';
import { LINE_LINGER_MS } from '@/constants';
import type { Topic, TopicFrame } from './events';
import type { Step } from './order';

/** Somebody who watches a topic. */
export interface Watcher {
  /** Up to which seq it knows everything; undefined where its topic has no log. */
  seq: () => number | undefined;
  /** Takes a frame in. After a hole the topic is asked for again, from `seq`. */
  take: (frame: TopicFrame) => Step | void;
  /** What was missed is more than the server keeps: reads it by REST. Then the topic is watched from `seq`. */
  reread: () => Promise<unknown>;
  /** From now on everything comes. */
  joined: () => void;
}

/** waiting: for the line, or its turn. live. full: the server lets one line watch no more topics. gone: there is no such thing. */
export type TopicState = 'waiting' | 'live' | 'full' | 'gone';

interface Wanted {
  topics: ReadonlyMap<Topic, ReadonlySet<Watcher>>;
  states: ReadonlyMap<Topic, TopicState>;
  /** Somebody watches something, or did a moment ago: the next screen may, too. */
  any: boolean;
}

/** What screens want to watch, whether there is a line or not. Small: the first load carries it. */
export const useWanted = create<Wanted>(() => ({ topics: new Map(), states: new Map(), any: false }));

let lingering: ReturnType<typeof setTimeout> | undefined;

/** Watches until the function that this returns is called. Several may watch one topic. */
export function watchTopic(topic: Topic, watcher: Watcher): () => void {
  clearTimeout(lingering);
  change(topic, (watchers) => watchers.add(watcher));
  return () => {
    change(topic, (watchers) => watchers.delete(watcher));
    if (useWanted.getState().topics.size > 0) return;
    clearTimeout(lingering);
    lingering = setTimeout(() => useWanted.setState({ any: false }), LINE_LINGER_MS);
  };
}

export function setTopicState(topic: Topic, state: TopicState): void {
  useWanted.setState(({ states }) => {
    if ((states.get(topic) ?? 'waiting') === state) return {};
    const next = new Map(states);
    if (state === 'waiting') next.delete(topic);
    else next.set(topic, state);
    return { states: next };
  });
}

function change(topic: Topic, how: (watchers: Set<Watcher>) => void): void {
  useWanted.setState(({ topics }) => {
    const watchers = new Set(topics.get(topic));
    how(watchers);
    const next = new Map(topics);
    if (watchers.size > 0) next.set(topic, watchers);
    else next.delete(topic);
    return { topics: next, any: true };
  });
}
