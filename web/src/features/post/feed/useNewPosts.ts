import type { PostListPage } from '@/api/types';
import { LIST_CACHE_MS } from '@/constants';
import { useAccount } from '@/features/account';
import { useBlocked, useLoadBlocked } from '@/features/relationships';
import { useTopic } from '@/realtime/useTopic';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cachedPosts, NEWEST, postsOf, postsQuery, readPosts, type PostFilter } from '../api';
import {
  countNewPosts,
  newestKnown,
  NO_NEW_POSTS,
  withFrame,
  withReadPosts,
  withSeenUpTo,
  type NewPostsState,
} from './newPosts';

/** Number of posts that the check after joining reads. */
const RECENT_POSTS = 20;

interface NewPosts {
  count: number;
  /** Reads the newest feed from its start, and then marks the posts known now as seen. */
  read: () => void;
}

/** Counts the posts that came to the square, or to one of its tags, since the reader saw its newest ones. */
export function useNewPosts(tag: number | undefined, listens: boolean): NewPosts {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const blocked = useBlocked();
  useLoadBlocked();
  const topic = tag ? (`square:${tag}` as const) : ('square' as const);
  const [known, setKnown] = useState<ReadonlyMap<string, NewPostsState>>(new Map());
  const fresh = known.get(topic) ?? NO_NEW_POSTS;
  const set = (how: (fresh: NewPostsState) => NewPostsState) =>
    setKnown((now) => new Map(now).set(topic, how(now.get(topic) ?? NO_NEW_POSTS)));

  const filter: PostFilter = { sort: NEWEST, tag };
  const list = postsQuery(uid, filter);
  const { queryKey } = list;
  const newest = newestOf(client.getQueryData(queryKey));
  // Store the newest seen id, because the list may leave the cache later.
  if (newest > fresh.seen) set((now) => withSeenUpTo(now, newest));

  const gone = useRef(new Set<number>());

  // No frame reports posts that came between the read of the list and the join. Check for them if the reader saw the
  // list or is loading it.
  const lookBack = async () => {
    const listed = client.getQueryCache().find({ queryKey });
    if (!listed && fresh.seen === 0) return;
    if (listed) await client.ensureInfiniteQueryData(list);
    // The server caches lists for visitors: wait until an answer is newer than the join.
    if (uid === 0) await new Promise((done) => setTimeout(done, LIST_CACHE_MS));
    const at = answeredAsOf(uid);
    gone.current.clear();
    const { records, nextCursor } = await readPosts(filter, { pageSize: RECENT_POSTS });
    const there = records.filter(({ id }) => !gone.current.has(id));
    const posts = there.map(({ id, author }) => [id, author.uid] as const);
    set((now) => withReadPosts(now, posts, nextCursor === null, at));
  };

  useTopic(listens ? topic : null, {
    onFrame: (frame) => {
      // A frame of the previous tag may arrive until the new topic is joined.
      if ((frame.tag ?? undefined) !== tag) return;
      cachedPosts.remove(client, frame.gone);
      frame.gone.forEach((id) => gone.current.add(id));
      const at = timestampNow();
      set((now) => withFrame(now, frame, at));
    },
    onJoin: () => void lookBack().catch(() => undefined),
  });

  const read = () => {
    const upto = newestKnown(fresh, answeredAsOf(uid));
    const reading = client.resetQueries({ queryKey }).then(() => client.ensureInfiniteQueryData(list));
    void reading.then(
      () => set((now) => withSeenUpTo(now, upto)),
      () => undefined,
    );
  };
  const count = countNewPosts(fresh, (author) => author === uid || blocked.has(author));
  return { count: listens ? count : 0, read };
}

const timestampNow = () => performance.now();

/** The earliest time that an answer to a request sent now can be from: visitors' lists are cached. */
const answeredAsOf = (uid: number) => performance.now() - (uid === 0 ? LIST_CACHE_MS : 0);

function newestOf(list: InfiniteData<PostListPage> | undefined): number {
  return Math.max(0, ...postsOf(list).map(({ id }) => id));
}
