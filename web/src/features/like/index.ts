export type { Taker } from './deliver';
export { useHeart, type Heart } from './useHeart';
