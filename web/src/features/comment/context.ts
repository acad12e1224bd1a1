import type { Author } from '@/api/types';
import { createContext, useContext } from 'react';
import type { CommentEntry, ReplyTarget } from './commentKind';

/** The post that the thread belongs to, without what changes with every comment. */
export interface ThreadPost {
  id: number;
  authorUid: number;
  locked: boolean;
}

/** The data and actions that every comment of a thread can use. A new value renders every comment, so it changes only with the post. */
export interface ThreadContext {
  post: ThreadPost;
  /** Their comments are hidden. Rows do not ask for them on their own: that would be a subscription for each row. */
  blocked: ReadonlySet<number>;
  /** The people who commented, most recent first. */
  recentPeople: () => readonly Author[];
  /** Starts a reply to this comment. */
  reply: (target: ReplyTarget) => void;
  /** Opens the sheet with all replies to this comment. */
  openReplies: (root: number) => void;
  retry: (item: CommentEntry) => void;
  /** Moves a refused comment back into the composer. */
  revise: (item: CommentEntry) => void;
  drop: (item: CommentEntry) => void;
}

export const ThreadContext = createContext<ThreadContext | null>(null);

export function useThreadContext(): ThreadContext {
  const context = useContext(ThreadContext);
  if (!context) throw new Error('a comment was rendered outside of its thread');
  return context;
}
