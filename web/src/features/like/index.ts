export { likeKind, type PendingLike } from './likeKind';
export { useLikeToggle, type LikeToggle } from './useLikeToggle';
