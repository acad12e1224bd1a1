import type { Status, Unread } from '@/api/types';
import { serverNow } from '@/lib/serverClock';

/** What a push or an answer tells of the status: at least its version. */
export type Snapshot = Partial<Status> & { version: number };

const NOTHING_UNREAD: Unread = { messages: 0, likes: 0, replies: 0, follows: 0, total: 0 };

export function unreadOf(status: Snapshot | null): Unread {
  return status?.unread ?? NOTHING_UNREAD;
}

/** A member is a reader whose level counts and has not run out. */
export function isMember(status: Snapshot | null, now = serverNow()): boolean {
  if (!status?.levelType || status.levelType < 1) return false;
  return !status.expTime || Date.parse(status.expTime) > now;
}
