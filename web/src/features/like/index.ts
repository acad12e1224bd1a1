export type { AnswerHandler } from './deliver';
export { useLikeToggle, type LikeToggle } from './useLikeToggle';
