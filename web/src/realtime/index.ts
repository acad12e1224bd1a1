export { ConnectionLine } from './ConnectionLine';
export { useConnection } from './connectionStore';
export type { AppFrame, SquareFrame, ThreadEvent, ThreadFrame, Topic } from './events';
export { useTopic } from './useTopic';
export { useWanted, type TopicState } from './wanted';
