import type { Comment } from '@/api/types';

const known = new WeakMap<readonly Comment[], ReadonlySet<number>>();

/** The ids of a page's comments and of the replies shown below them. With these ids, a page that does not contain a comment need not be scanned. */
export function commentIdsIn(records: readonly Comment[]): ReadonlySet<number> {
  let ids = known.get(records);
  if (!ids) {
    ids = new Set(records.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]));
    known.set(records, ids);
  }
  return ids;
}
