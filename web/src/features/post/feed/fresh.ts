import type { FrameOf } from '@/realtime/events';

/** So many new posts are known one by one. Who leaves a feed open that long does not count them. */
const MAX_KNOWN = 1000;

/** What came to a feed since its reader last asked for it. */
export interface Fresh {
  /** No post up to this id is new. */
  seen: number;
  /** Post → its author. */
  posts: ReadonlyMap<number, number>;
  /** So many more came, of which nothing else is known. */
  more: number;
}

export const NOTHING_FRESH: Fresh = { seen: 0, posts: new Map(), more: 0 };

type Named = readonly (readonly [post: number, author: number])[];

/** A frame says what came and what is gone. */
export function withTold(fresh: Fresh, { newPosts, ids = [], by = [], gone }: FrameOf<'square'>): Fresh {
  const named = ids.map((id, index) => [id, by[index] ?? 0] as const);
  const next = withPosts(fresh, named, newPosts - named.length);
  if (!gone.some((id) => next.posts.has(id))) return next;
  return { ...next, posts: new Map([...next.posts].filter(([id]) => !gone.includes(id))) };
}

/** These are there, whoever told of it: the same post is counted once. */
export function withPosts(fresh: Fresh, named: Named, unnamed = 0): Fresh {
  const posts = new Map([...fresh.posts, ...named.filter(([id]) => id > fresh.seen)]);
  const known = [...posts].slice(0, MAX_KNOWN);
  return { ...fresh, posts: new Map(known), more: fresh.more + unnamed + posts.size - known.length };
}

/** The reader asks for all of it: from now on, what comes later is new. */
export function withoutSeen({ seen, posts }: Fresh): Fresh {
  return { ...NOTHING_FRESH, seen: Math.max(seen, ...posts.keys()) };
}

/** How many are new to a reader whose list reaches up to this post, and who does not see what some people write. */
export function countFresh(fresh: Fresh, newest: number, isHidden: (author: number) => boolean): number {
  const posts = [...fresh.posts].filter(([id, author]) => id > newest && !isHidden(author));
  return posts.length + fresh.more;
}
