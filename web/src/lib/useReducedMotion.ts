import { useMedia } from './useMedia';

/** Whether this player asked for less motion. */
export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)');
