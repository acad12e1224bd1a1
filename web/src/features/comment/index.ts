export { readCarried } from './live/logs';
export { useThread } from './live/useThread';
