import { useAccount, useSignedIn } from '@/features/account';
import { useEffect } from 'react';
import type { Answer, Kind } from './api';
import { deliver, takeAnswers, type Taker } from './deliver';
import { keepWish, nameOf, useWishes, withWish } from './wishes';

interface Thing extends Answer {
  id: number;
  /** The post that it belongs to; its own id where it is one. */
  post: number;
}

export interface Heart extends Answer {
  /** It has found no line yet. */
  waiting: boolean;
  toggle: () => void;
}

/**
 * The heart of a post or comment: it shows what is wished for at once. The wish outlives losses of the line and reloads, and goes
 * back only where the server refuses it. `take`, which stays the same, puts answers wherever the thing is shown.
 */
export function useHeart(kind: Kind, thing: Thing, take: Taker): Heart {
  const uid = useAccount((account) => account.uid);
  const wish = useWishes(({ wishes }) => wishes[nameOf(kind, thing.id)]);
  const signedIn = useSignedIn();
  const { liked, likeNum } = withWish(wish, thing);
  useEffect(() => takeAnswers(kind, take), [kind, take]);
  const toggle = () =>
    signedIn(() => {
      const { id, post, likeNum: num } = thing;
      const time = Math.max(Date.now(), (wish?.time ?? 0) + 1);
      keepWish(uid, { kind, id, post, liked: !liked, num, unsent: !navigator.onLine, time });
      void deliver(uid, nameOf(kind, id));
    });
  return { liked, likeNum, waiting: wish?.unsent ?? false, toggle };
}
