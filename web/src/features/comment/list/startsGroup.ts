import type { ThreadLine } from './useThreadList';

/** Whether a group of rendered comments begins with this line. */
export function startsGroup({ comment }: Pick<ThreadLine, 'comment'>): boolean {
  return comment !== undefined && (comment.floor ?? comment.id) % GROUP_SIZE === 0;
}

/**
 * A group has this many comments on average. Only floors count the comments without gaps: replies share the ids, so a thread may have no
 * comment whose id starts a group, and one group would grow without bound.
 */
const GROUP_SIZE = 16;
