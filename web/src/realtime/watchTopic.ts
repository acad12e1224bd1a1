import { LINE_LINGER_MS } from '@/constants';
import type { Topic } from './events';
import { useWanted, type Watcher } from './wanted';

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
