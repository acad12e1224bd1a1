import { create } from 'zustand';
import type { Topic, TopicFrame } from './events';
import type { SequenceStep } from './versioning';

/** Somebody who watches a topic. */
export interface Watcher {
  /** Up to which seq it knows everything; undefined where its topic has no log. */
  seq: () => number | undefined;
  /** Up to which version it knows the likes of its comments; undefined where it shows none. */
  likesVersion?: () => number | undefined;
  /** Takes a frame in. After a hole the topic is asked for again, from `seq`. */
  take: (frame: TopicFrame) => SequenceStep | void;
  /** What was missed is more than the server keeps: reads it by REST. Then the topic is watched from `seq`. */
  refetch: () => Promise<unknown>;
  /** From now on everything comes. */
  joined: () => void;
}

/** waiting: for the line, or its turn. live. full: the server lets one line watch no more topics. gone: there is no such thing. */
export type TopicState = 'waiting' | 'live' | 'full' | 'gone';

interface Subscriptions {
  topics: ReadonlyMap<Topic, ReadonlySet<Watcher>>;
  states: ReadonlyMap<Topic, TopicState>;
  /** Somebody watches something, or did a moment ago: the next screen may, too. */
  any: boolean;
}

/** What screens want to watch, whether there is a line or not. Small: the first load carries it. */
export const useSubscriptions = create<Subscriptions>(() => ({
  topics: new Map(),
  states: new Map(),
  any: false,
}));
