import type { Status, Unread } from '@/api/types';
import { serverNow } from '@/lib/serverClock';

/** A part of the status from a push or an answer, with its version. */
export type Snapshot = Partial<Status> & { version: number };

const NOTHING_UNREAD: Unread = { messages: 0, likes: 0, replies: 0, follows: 0, total: 0 };

export function unreadOf(status: Snapshot | null): Unread {
  return status?.unread ?? NOTHING_UNREAD;
}

/** A player is a member while the level counts and the expiry time has not passed. */
export function isMember(status: Snapshot | null, now = serverNow()): boolean {
  if (!status?.levelType || status.levelType < 1) return false;
  return !status.expTime || Date.parse(status.expTime) > now;
}
