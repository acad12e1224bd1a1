// What watches topics (useTopic.ts) is imported by its own name: the first load does without it.
export { ConnectionLine } from './ConnectionLine';
export { useConnection } from './connectionStore';
export type { AppFrame, SquareFrame, ThreadEvent, ThreadFrame, Topic } from './events';
export { useWanted, type TopicState } from './wanted';
