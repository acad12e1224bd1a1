export { createLikeKind, type PendingLike } from './likeKind';
export { useLikeToggle, type LikeToggle } from './useLikeToggle';
