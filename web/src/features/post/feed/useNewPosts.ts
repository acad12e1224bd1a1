import type { PostPage } from '@/api/types';
import { useAccount } from '@/features/account';
import { useBlocked } from '@/features/bond';
import { useBlockedBefore } from '@/features/person';
import { useTopic } from '@/realtime/useTopic';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { NEWEST, postsOf, postsQuery, readPosts, type PostFilter } from '../api';
import { removePosts } from '../cache';

/** So many are counted when the page has not listened for a while. */
const LOOK_BACK = 20;

/** How many posts came to the square, or to one of its tags, since its list was read; null: nothing is listened to. */
export function useNewPosts(tag: number | undefined, listens: boolean) {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const blocked = useBlocked();
  useBlockedBefore();
  const topic = tag ? (`square:${tag}` as const) : ('square' as const);
  const [state, setState] = useState({ topic, count: 0 });
  if (state.topic !== topic) setState({ topic, count: 0 });
  const set = (how: (count: number) => number) =>
    setState((now) => (now.topic === topic ? { topic, count: how(now.count) } : now));

  // Nobody told of the posts that came meanwhile: what is newer than the newest that was read is new.
  const lookBack = async () => {
    const filter: PostFilter = { sort: NEWEST, tag };
    const known = newestOf(client.getQueryData(postsQuery(uid, filter).queryKey));
    if (known === null) return;
    const { records } = await readPosts(filter, { pageSize: LOOK_BACK });
    const count = records.filter(({ id, author }) => id > known && author.uid !== uid).length;
    set((now) => Math.max(now, count));
  };

  useTopic(listens ? topic : null, {
    onFrame: ({ newPosts, by = [], gone }) => {
      removePosts(client, gone);
      const count = newPosts - by.filter((author) => author === uid || blocked.has(author)).length;
      if (count > 0) set((now) => now + count);
    },
    onJoin: (again) => void (again && lookBack().catch(() => undefined)),
  });
  return { count: listens ? state.count : 0, reset: () => set(() => 0) };
}

function newestOf(list: InfiniteData<PostPage> | undefined): number | null {
  const posts = postsOf(list);
  return posts.length > 0 ? Math.max(...posts.map(({ id }) => id)) : null;
}
