import type { Author } from '@/api/types';
import { createContext, useContext } from 'react';
import type { OutgoingComment, ReplyTarget } from './outbox/outboxStore';

/** The post whose comments are shown. */
export interface ThreadPost {
  id: number;
  author: { uid: number };
  locked: boolean;
  commentNum: number;
}

/** What every comment of a thread may need. */
interface ThreadContext {
  post: ThreadPost;
  /** Who spoke here, the last one first. */
  recent: readonly Author[];
  /** Begins an answer to this one. */
  reply: (target: ReplyTarget) => void;
  /** Shows all replies below this comment. */
  openReplies: (root: number) => void;
  retry: (item: OutgoingComment) => void;
  /** Takes what was refused back into the composer. */
  revise: (item: OutgoingComment) => void;
  drop: (item: OutgoingComment) => void;
}

export const ThreadContext = createContext<ThreadContext | null>(null);

export function useThreadContext(): ThreadContext {
  const context = useContext(ThreadContext);
  if (!context) throw new Error('a comment stands outside of a thread');
  return context;
}
