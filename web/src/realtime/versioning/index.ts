/**
 * What is newer: the one place that decides it, for whatever comes by REST, by push, by replay, late, twice or not at all: state with a
 * version (coins, membership, unread counts), a log with a seq (what is written in a thread), state with neither (likes). Pure;
 * `versioning.test.ts` and `../history.test.ts` run random histories through it.
 */
export { newest, type Timestamped } from './timestamped';
export {
  advanceTo,
  replayOnto,
  emptyLogAt,
  appendEvent,
  type Log,
  type Sequenced,
  type SequenceStep,
} from './log';
export { LatestValues } from './latestValues';
export { isNewer, mergeVersioned, versionOf, type PartVersions, type MergedState } from './version';
