/**
 * What is newer: the one place that decides it, for whatever comes by REST, by push, by replay, late, twice or not at all: state with a
 * version (coins, membership, unread counts), a log with a seq (what is written in a thread), state with neither (likes). Pure;
 * `order.test.ts` and `../history.test.ts` run random histories through it.
 */
export { newest, type Dated } from './dated';
export { advance, carry, logAt, record, type Log, type Sequenced, type Step } from './log';
export { Told } from './told';
export { isNewer, learn, versionOf, type AsOf, type Known } from './version';
