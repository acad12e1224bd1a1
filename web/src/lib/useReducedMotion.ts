import { useMedia } from './useMedia';

/** Whether the player prefers reduced motion. */
export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)');
