export { likeKind } from './likeKind';
export { useLikeToggle, type LikeToggle } from './useLikeToggle';
