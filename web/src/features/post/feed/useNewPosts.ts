import type { PostPage } from '@/api/types';
import { LISTS_KEPT_MS } from '@/constants';
import { useAccount } from '@/features/account';
import { useBlocked } from '@/features/bond';
import { useBlockedBefore } from '@/features/person';
import { useTopic } from '@/realtime/useTopic';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { NEWEST, postsOf, postsQuery, readPosts, type PostFilter } from '../api';
import { removePosts } from '../cache';
import { countFresh, newestKnown, NOTHING_FRESH, withRead, withSeen, withTold, type Fresh } from './fresh';

/** So many are looked at when nobody told of what came. */
const LOOK_BACK = 20;

interface NewPosts {
  count: number;
  /** Marks what is known now; the function that this returns says that the reader has seen it. */
  mark: () => () => void;
}

/** How many posts came to the square, or to one of its tags, since the reader saw the newest of it. */
export function useNewPosts(tag: number | undefined, listens: boolean): NewPosts {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const blocked = useBlocked();
  useBlockedBefore();
  const topic = tag ? (`square:${tag}` as const) : ('square' as const);
  const [state, setState] = useState({ topic, fresh: NOTHING_FRESH });
  const set = (how: (fresh: Fresh) => Fresh) =>
    setState((now) => (now.topic === topic ? { topic, fresh: how(now.fresh) } : now));

  const filter: PostFilter = { sort: NEWEST, tag };
  const list = postsQuery(uid, filter);
  const newest = newestOf(client.getQueryData(list.queryKey));
  if (state.topic !== topic) setState({ topic, fresh: NOTHING_FRESH });
  // The list may be forgotten later; that it was read is not.
  else if (newest > state.fresh.seen) setState({ topic, fresh: withSeen(state.fresh, newest) });

  // Nobody told of what came between the reading of the list and now: it is looked for, if the list is there or on its way.
  const lookBack = async () => {
    if (!client.getQueryCache().find({ queryKey: list.queryKey })) return;
    await client.ensureInfiniteQueryData(list);
    // Before that, the answer may be the list's own, from before the watch.
    if (uid === 0) await new Promise((done) => setTimeout(done, LISTS_KEPT_MS));
    const askedAt = performance.now();
    const { records, nextCursor } = await readPosts(filter, { pageSize: LOOK_BACK });
    const posts = records.map(({ id, author }) => [id, author.uid] as const);
    set((fresh) => withRead(fresh, posts, nextCursor === null, askedAt));
  };

  useTopic(listens ? topic : null, {
    onFrame: (frame) => {
      const now = performance.now();
      removePosts(client, frame.gone);
      set((fresh) => withTold(fresh, frame, now));
    },
    onJoin: () => void lookBack().catch(() => undefined),
  });
  const mark = () => {
    const upto = newestKnown(state.fresh);
    return () => set((fresh) => withSeen(fresh, upto));
  };
  const count = countFresh(state.fresh, (author) => author === uid || blocked.has(author));
  return { count: listens ? count : 0, mark };
}

function newestOf(list: InfiniteData<PostPage> | undefined): number {
  return Math.max(0, ...postsOf(list).map(({ id }) => id));
}
