export { limitsOf, useLimits, DEFAULT_LIMITS, type Limits } from './limits';
