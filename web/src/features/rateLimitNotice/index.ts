/** The server's limits for texts, images and videos that players publish. */
export { limitsOf, useLimits, DEFAULT_LIMITS, type Limits } from './limits';
