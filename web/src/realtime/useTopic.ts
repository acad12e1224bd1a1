import { useEffect, useEffectEvent } from 'react';
import type { FrameOf, Topic } from './events';
import type { SequenceStep } from './versioning';
import { useSubscriptions, type TopicState } from './subscriptions';
import { watchTopic } from './watchTopic';

interface Options<T extends Topic> {
  /**
   * Takes a frame in, and returns the result of `appendEvent` for an entry of the log. Several frames may come without a rendering between
   * them, so the known state must be readable at once: in a ref or a cache.
   */
  onFrame: (frame: FrameOf<T>) => SequenceStep | void;
  /** For a thread whose comments are shown. A component that shows only likes needs no log. */
  log?: {
    /** The seq up to which all shown content is known. Read before each watch. */
    seq: () => number;
    /** The version of the shown likes: that of the list, then that of the newest `likes` frame. */
    likesVersion?: () => number;
    /** The client missed more than the server can replay: reads the shown content by REST. Then the topic is watched from `seq`. */
    refetch: () => Promise<unknown>;
  };
  /**
   * Called each time the watch becomes active: at first, and after each interruption by the connection or by hiding the page. The log has no
   * hole then, and missed likes are replayed. Data without a seq or version (new posts, stock) may have changed since it was read.
   */
  onJoin?: () => void;
}

/**
 * Watches a topic while the component is shown; null watches nothing. A hidden cached page watches nothing, and continues from its `seq`
 * when it is shown again.
 */
export function useTopic<T extends Topic>(topic: T | null, options: Options<T>): TopicState {
  const { onFrame, log, onJoin } = options;
  const take = useEffectEvent(onFrame);
  const known = useEffectEvent(() => log?.seq());
  const knownLikes = useEffectEvent(() => log?.likesVersion?.());
  const refetch = useEffectEvent(async () => log?.refetch());
  const joined = useEffectEvent(() => onJoin?.());
  useEffect(() => {
    if (topic === null) return;
    return watchTopic(topic, {
      seq: () => known(),
      likesVersion: () => knownLikes(),
      // A topic sends its own frames only.
      take: (frame) => take(frame as FrameOf<T>),
      refetch: () => refetch(),
      joined: () => joined(),
    });
  }, [topic]);
  return useSubscriptions(({ states }) => (topic && states.get(topic)) ?? 'waiting');
}
