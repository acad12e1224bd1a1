// What watches topics (useTopic.ts) is imported by its own name: the first load does without it.
export { ConnectionBanner } from './ConnectionBanner';
export type { AppFrame, ThreadEvent, ThreadFrame, Topic } from './events';
export { useSubscriptions, type TopicState } from './subscriptions';
