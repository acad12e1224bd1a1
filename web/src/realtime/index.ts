// What watches topics (useTopic.ts) is imported by its own name: the first load does without it.
export { ConnectionLine } from './ConnectionLine';
export type { AppFrame, ThreadEvent, ThreadFrame, Topic } from './events';
export { useSubscriptions, type TopicState } from './subscriptions';
