import type { PostListPage } from '@/api/types';
import { LIST_CACHE_MS } from '@/constants';
import { useAccount } from '@/features/account';
import { useBlocked } from '@/features/relationships';
import { useLoadBlocked } from '@/features/person';
import { useTopic } from '@/realtime/useTopic';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { NEWEST, postsOf, postsQuery, readPosts, type PostFilter } from '../api';
import { removePosts } from '../cache';
import {
  countNewPosts,
  newestKnown,
  NO_NEW_POSTS,
  withFrame,
  withReadPosts,
  withSeenUpTo,
  type NewPostsState,
} from './newPosts';

/** So many are looked at when nobody told of what came. */
const RECENT_POSTS = 20;

interface NewPosts {
  count: number;
  /** Reads the newest from their beginning: what is known now is seen then. */
  read: () => void;
}

/** How many posts came to the square, or to one of its tags, since the reader saw the newest of it. */
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
  // The list may be forgotten later; that it was read is not.
  if (newest > fresh.seen) set((now) => withSeenUpTo(now, newest));

  const gone = useRef(new Set<number>());

  // Nobody told of what came between the reading of the list and now: it is looked for, if the reader saw the list, or will.
  const lookBack = async () => {
    const listed = client.getQueryCache().find({ queryKey });
    if (!listed && fresh.seen === 0) return;
    if (listed) await client.ensureInfiniteQueryData(list);
    // Before that, the answer may be the list's own, from before the watch.
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
      // One of the tag before may come until this one is watched.
      if ((frame.tag ?? undefined) !== tag) return;
      removePosts(client, frame.gone);
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

/** An answer to what is asked now may be of then. */
const answeredAsOf = (uid: number) => performance.now() - (uid === 0 ? LIST_CACHE_MS : 0);

function newestOf(list: InfiniteData<PostListPage> | undefined): number {
  return Math.max(0, ...postsOf(list).map(({ id }) => id));
}
