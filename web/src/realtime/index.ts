// Modules that watch topics are imported directly (`useTopic.ts`), because the first load does not need them.
export { ConnectionBanner } from './ConnectionBanner';
export { useConnection } from './connectionStore';
export type { AppFrame, ThreadEvent, ThreadFrame, Topic } from './events';
export { useSubscriptions, type TopicState } from './subscriptions';
