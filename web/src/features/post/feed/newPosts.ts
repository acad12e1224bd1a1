import type { FrameOf } from '@/realtime/events';

/** So many new posts are known one by one. Who leaves a feed open that long does not count them. */
const MAX_KNOWN = 1000;

interface KnownPost {
  author: number;
  /** When it was heard of, or asked for. */
  at: number;
}

/**
 * What came to a feed since its reader last saw the newest of it. Ids grow with time; of two that are written within the same moments on
 * two nodes the one with the lower id may be told behind the other's reading, and is then not counted.
 */
export interface NewPostsState {
  /** No post up to this id is new. */
  seen: number;
  /** By their ids. */
  posts: ReadonlyMap<number, KnownPost>;
  /** So many more came, of which nothing else is known. */
  more: number;
}

export const NO_NEW_POSTS: NewPostsState = { seen: 0, posts: new Map(), more: 0 };

type PostAuthors = readonly (readonly [post: number, author: number])[];

/** A frame said at some time what came and what is gone. */
export function withFrame(
  fresh: NewPostsState,
  { newPosts, ids = [], by = [], gone }: FrameOf<'square'>,
  at: number,
): NewPostsState {
  const named = ids.map((id, index) => [id, by[index] ?? 0] as const);
  const room = named.slice(0, MAX_KNOWN - fresh.posts.size);
  const more = fresh.more + newPosts - room.length;
  return without(add({ ...fresh, more }, room, at), (id) => gone.includes(id));
}

/**
 * These are the newest, or `all` that there are, asked for at some time. They are new, whoever told of them, unless they were seen;
 * what was known before and is not among them is gone.
 */
export function withReadPosts(
  fresh: NewPostsState,
  newest: PostAuthors,
  all: boolean,
  askedAt: number,
): NewPostsState {
  const ids = newest.map(([id]) => id);
  const oldest = all ? 0 : Math.min(...ids);
  const left = without(fresh, (id, { at }) => id >= oldest && at < askedAt && !ids.includes(id));
  return add(left, newest.slice(0, MAX_KNOWN - left.posts.size), askedAt);
}

/** The reader has seen what there was up to this post: from now on, what comes later is new. */
export function withSeenUpTo(fresh: NewPostsState, upto: number): NewPostsState {
  const seen = Math.max(fresh.seen, upto);
  return without({ ...fresh, seen, more: 0 }, (id) => id <= seen);
}

/** The newest that was known at this time. */
export function newestKnown({ seen, posts }: NewPostsState, at: number): number {
  const then = [...posts].filter(([, known]) => known.at <= at);
  return Math.max(seen, ...then.map(([id]) => id));
}

/** How many are new to a reader who does not see what some people write. */
export function countNewPosts({ posts, more }: NewPostsState, isHidden: (author: number) => boolean): number {
  return [...posts.values()].filter(({ author }) => !isHidden(author)).length + more;
}

function add(fresh: NewPostsState, named: PostAuthors, at: number): NewPostsState {
  const added = named.filter(([id]) => id > fresh.seen).map(([id, author]) => [id, { author, at }] as const);
  return { ...fresh, posts: new Map([...fresh.posts, ...added]) };
}

function without(fresh: NewPostsState, isOut: (id: number, known: KnownPost) => boolean): NewPostsState {
  return { ...fresh, posts: new Map([...fresh.posts].filter(([id, known]) => !isOut(id, known))) };
}
