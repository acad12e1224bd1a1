import type { ServerFrame, Topic, TopicFrame } from '@/realtime/events';
import { useSubscriptions } from '@/realtime/subscriptions';
import { act } from '@testing-library/react';

/** The watchers of a topic. The test plays the socket and calls them. */
function watchersOf(topic: Topic) {
  const watchers = useSubscriptions.getState().topics.get(topic);
  if (!watchers) throw new Error(`nobody watches ${topic}`);
  return [...watchers];
}

export const isWatched = (topic: Topic) => useSubscriptions.getState().topics.has(topic);

/** Threads apply frames after the next paint. TanStack Query notifies its observers in a separate task. */
const notified = () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));

/** The seq up to which the first watcher has all events. */
export const seqOf = (topic: Topic) => watchersOf(topic).map((watcher) => watcher.seq())[0];

/** The version up to which the first watcher has all likes. */
export const likesVersionOf = (topic: Topic) =>
  watchersOf(topic).map((watcher) => watcher.likesVersion?.())[0];

/** Delivers frames without a rendering between them. Returns the result of the last one. */
export async function push(topic: Topic, ...frames: object[]) {
  let step: unknown;
  await act(async () => {
    for (const frame of frames)
      for (const watcher of watchersOf(topic)) step = watcher.take(frame as ServerFrame as TopicFrame);
    await notified();
  });
  return step;
}

/** Simulates a gap: the server no longer has the missed events. */
export async function gap(topic: Topic): Promise<void> {
  await act(async () => {
    for (const watcher of watchersOf(topic)) await watcher.refetch();
    await notified();
  });
}

/** Simulates a completed subscription, the first one or one after a break. */
export async function join(topic: Topic): Promise<void> {
  await act(async () => watchersOf(topic).forEach((watcher) => watcher.joined()));
}

/** Sets the state of the subscription. */
export async function setSubscriptionState(topic: Topic, state: 'live' | 'gone'): Promise<void> {
  await act(async () =>
    useSubscriptions.setState(({ states }) => ({ states: new Map(states).set(topic, state) })),
  );
}
