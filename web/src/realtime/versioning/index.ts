/**
 * The one place that decides which data is newer, whether it comes by REST, push or replay, late, twice or never. Three kinds: state with a
 * version (coins, membership, unread counts), a log with a seq (a thread), and state with neither (likes). All functions are pure.
 * `versioning.test.ts` and `../history.test.ts` run random histories through them; `SEED=n` repeats one.
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
