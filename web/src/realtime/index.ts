export { ConnectionLine } from './ConnectionLine';
export { useConnection } from './connectionStore';
export type { ServerFrame } from './events';
