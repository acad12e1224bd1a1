import { CONNECTION_LINGER_MS } from '@/constants';
import type { Topic } from './events';
import { useSubscriptions, type Watcher } from './subscriptions';

let lingerTimer: ReturnType<typeof setTimeout> | undefined;

/** Watches until the returned function is called. One topic may have several watchers. */
export function watchTopic(topic: Topic, watcher: Watcher): () => void {
  clearTimeout(lingerTimer);
  change(topic, (watchers) => watchers.add(watcher));
  return () => {
    change(topic, (watchers) => watchers.delete(watcher));
    if (useSubscriptions.getState().topics.size > 0) return;
    clearTimeout(lingerTimer);
    lingerTimer = setTimeout(() => useSubscriptions.setState({ any: false }), CONNECTION_LINGER_MS);
  };
}

function change(topic: Topic, how: (watchers: Set<Watcher>) => void): void {
  useSubscriptions.setState(({ topics }) => {
    const watchers = new Set(topics.get(topic));
    how(watchers);
    const next = new Map(topics);
    if (watchers.size > 0) next.set(topic, watchers);
    else next.delete(topic);
    return { topics: next, any: true };
  });
}
