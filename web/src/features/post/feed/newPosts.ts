import type { FrameOf } from '@/realtime/events';

/** Maximum number of new posts stored by id; further ones are only counted. */
const MAX_KNOWN = 1000;

interface KnownPost {
  author: number;
  /** Time of the frame, or of the request that returned it. */
  at: number;
}

/**
 * Posts that arrived in a feed since the reader last saw its newest ones. Ids grow with time. Two nodes may write
 * posts within moments of each other; the post with the lower id may arrive after the reader saw the other and is
 * then not counted.
 */
export interface NewPostsState {
  /** Posts up to this id are seen. */
  seen: number;
  /** New posts by id. */
  posts: ReadonlyMap<number, KnownPost>;
  /** Number of further new posts whose ids are unknown. */
  more: number;
}

export const NO_NEW_POSTS: NewPostsState = { seen: 0, posts: new Map(), more: 0 };

type PostAuthors = readonly (readonly [post: number, author: number])[];

/** Applies a frame about new and deleted posts. `at` is the time of the frame. */
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
 * Applies an answer with the newest posts; `all`: it has every post. Unseen posts in it are new. Posts known before
 * `askedAt` but missing from the answer are gone.
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

/** Marks all posts up to this id as seen. */
export function withSeenUpTo(fresh: NewPostsState, upto: number): NewPostsState {
  const seen = Math.max(fresh.seen, upto);
  return without({ ...fresh, seen, more: 0 }, (id) => id <= seen);
}

/** The newest post id known at this time. */
export function newestKnown({ seen, posts }: NewPostsState, at: number): number {
  const then = [...posts].filter(([, known]) => known.at <= at);
  return Math.max(seen, ...then.map(([id]) => id));
}

/** The number of new posts, without authors that the reader does not see. */
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
