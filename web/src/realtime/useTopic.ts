import { useEffect, useEffectEvent } from 'react';
import type { FrameOf, Topic } from './events';
import type { SequenceStep } from './versioning';
import { useSubscriptions, type TopicState } from './subscriptions';
import { watchTopic } from './watchTopic';

interface Options<T extends Topic> {
  /**
   * Takes a frame in. Of an entry of the log it returns what `appendEvent` said. Several come without a rendering between them: what
   * is known so far is kept where it can be read at once, in a ref or a cache.
   */
  onFrame: (frame: FrameOf<T>) => SequenceStep | void;
  /** Of a thread whose comments are shown; whoever shows likes alone needs none. */
  log?: {
    /** The seq up to which all that is shown is known; read whenever the topic is asked for. */
    seq: () => number;
    /** The same of the likes that are shown: of the list that was read, then of the newest `likes`. */
    likesVersion?: () => number;
    /** More was missed than can be replayed: reads by REST what is shown. Then the topic is watched from `seq`. */
    refetch: () => Promise<unknown>;
  };
  /**
   * From now on everything comes: for the first time, and after each break, of the line or because the page was hidden. The log
   * goes on without a hole, and likes that were missed are told; what has neither (new posts, stock) may have moved since it was read.
   */
  onJoin?: () => void;
}

/**
 * Watches a topic while the component is shown; null where there is nothing to watch yet. A kept page that is hidden watches
 * nothing, and goes on from its `seq` when it is shown again.
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
