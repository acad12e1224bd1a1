export { limitsOf, useLimits, USUAL, type Limits } from './limits';
