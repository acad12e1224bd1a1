import { commentKind, commentLikeKind } from '@/features/comment';
import { postLikeKind } from '@/features/post';

/** All writes that wait in the outbox. The deferred start sends those of an earlier page. */
export const outboxKinds = [commentKind, commentLikeKind, postLikeKind];
