import type { PostPage } from '@/api/types';
import { useAccount } from '@/features/account';
import { useBlocked } from '@/features/bond';
import { useBlockedBefore } from '@/features/person';
import { useTopic } from '@/realtime/useTopic';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { NEWEST, postsOf, postsQuery, readPosts, type PostFilter } from '../api';
import { removePosts } from '../cache';
import { countFresh, NOTHING_FRESH, withoutSeen, withPosts, withTold, type Fresh } from './fresh';

/** So many are looked at when nobody told of what came. */
const LOOK_BACK = 20;

/** How many posts came to the square, or to one of its tags, since its list was read. */
export function useNewPosts(tag: number | undefined, listens: boolean) {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const blocked = useBlocked();
  useBlockedBefore();
  const topic = tag ? (`square:${tag}` as const) : ('square' as const);
  const [state, setState] = useState({ topic, fresh: NOTHING_FRESH });
  if (state.topic !== topic) setState({ topic, fresh: NOTHING_FRESH });
  const set = (how: (fresh: Fresh) => Fresh) =>
    setState((now) => (now.topic === topic ? { topic, fresh: how(now.fresh) } : now));

  const filter: PostFilter = { sort: NEWEST, tag };
  const list = postsQuery(uid, filter);

  // Nobody told of what came between the reading of the list and now: it is looked for, if the list is there or on its way.
  const lookBack = async () => {
    if (!client.getQueryCache().find({ queryKey: list.queryKey })) return;
    await client.ensureInfiniteQueryData(list);
    const { records } = await readPosts(filter, { pageSize: LOOK_BACK });
    set((fresh) =>
      withPosts(
        fresh,
        records.map(({ id, author }) => [id, author.uid]),
      ),
    );
  };

  useTopic(listens ? topic : null, {
    onFrame: (frame) => {
      removePosts(client, frame.gone);
      set((fresh) => withTold(fresh, frame));
    },
    onJoin: () => void lookBack().catch(() => undefined),
  });
  const newest = newestOf(client.getQueryData(list.queryKey));
  const count = countFresh(state.fresh, newest, (author) => author === uid || blocked.has(author));
  return { count: listens ? count : 0, reset: () => set(withoutSeen) };
}

function newestOf(list: InfiniteData<PostPage> | undefined): number {
  return Math.max(0, ...postsOf(list).map(({ id }) => id));
}
