export { EditSheet } from './edit';
export { readAndReplay } from './live/threadLogs';
export { useThread } from './live/useThread';
export { rereadThread } from './live/cache';
export { Thread } from './Thread';
export { useScrollAnchor } from './list/useScrollAnchor';
export { commentKind, type OutgoingComment } from './commentKind';
export { commentLikeKind } from './useCommentLike';
