import { create } from 'zustand';
import type { Topic, TopicFrame } from './events';
import type { SequenceStep } from './versioning';

/** A component that watches a topic. */
export interface Watcher {
  /** The seq up to which the watcher knows everything; undefined if the topic has no log. */
  seq: () => number | undefined;
  /** The version up to which the watcher knows the likes of comments; undefined if it shows none. */
  likesVersion?: () => number | undefined;
  /** Takes a frame in. After a hole, the topic is watched again from `seq`. */
  take: (frame: TopicFrame) => SequenceStep | void;
  /** The watcher missed more than the server can replay: reads the content by REST. Then the topic is watched from `seq`. */
  refetch: () => Promise<unknown>;
  /** Called when the watch is active: from now on all frames come. */
  joined: () => void;
}

/**
 * waiting: for the connection or for a slot. live: all frames come. full: the connection has reached the server's topic limit. gone: the
 * topic does not exist.
 */
export type TopicState = 'waiting' | 'live' | 'full' | 'gone';

interface Subscriptions {
  topics: ReadonlyMap<Topic, ReadonlySet<Watcher>>;
  states: ReadonlyMap<Topic, TopicState>;
  /** A component watches a topic, or did a moment ago and the next screen may watch one, too. */
  any: boolean;
}

/** The topics that screens watch, with or without a connection. This module is small because the first load contains it. */
export const useSubscriptions = create<Subscriptions>(() => ({
  topics: new Map(),
  states: new Map(),
  any: false,
}));
