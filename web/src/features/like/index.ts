/** Likes of posts and comments through the outbox. The newest tap on a heart wins. */
export { createLikeKind, type PendingLike } from './likeKind';
export { useLikeToggle, type LikeToggle } from './useLikeToggle';
