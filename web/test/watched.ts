import type { ServerFrame, Topic, TopicFrame } from '@/realtime/events';
import { useWanted } from '@/realtime/wanted';
import { act } from '@testing-library/react';

/** Stands in for the line: what is watched hears what the test says. */
function watchersOf(topic: Topic) {
  const watchers = useWanted.getState().topics.get(topic);
  if (!watchers) throw new Error(`nobody watches ${topic}`);
  return [...watchers];
}

export const isWatched = (topic: Topic) => useWanted.getState().topics.has(topic);

/** TanStack Query tells of changes in a task of its own. */
const told = () => new Promise((done) => setTimeout(done));

/** Up to which seq those who watch know everything. */
export const seqOf = (topic: Topic) => watchersOf(topic).map((watcher) => watcher.seq())[0];

/** Up to which version those who watch know all likes. */
export const likesVersionOf = (topic: Topic) =>
  watchersOf(topic).map((watcher) => watcher.likesVersion?.())[0];

/** These frames come, without a rendering between them. Gives what became of the last. */
export async function push(topic: Topic, ...frames: object[]) {
  let step: unknown;
  await act(async () => {
    for (const frame of frames)
      for (const watcher of watchersOf(topic)) step = watcher.take(frame as ServerFrame as TopicFrame);
    await told();
  });
  return step;
}

/** More was missed than the server keeps. */
export async function gap(topic: Topic): Promise<void> {
  await act(async () => {
    for (const watcher of watchersOf(topic)) await watcher.reread();
    await told();
  });
}

/** From now on everything comes: for the first time, or after a break. */
export async function join(topic: Topic): Promise<void> {
  await act(async () => watchersOf(topic).forEach((watcher) => watcher.joined()));
}

/** How the line stands to the topic. */
export async function stands(topic: Topic, state: 'live' | 'gone'): Promise<void> {
  await act(async () => useWanted.setState(({ states }) => ({ states: new Map(states).set(topic, state) })));
}
