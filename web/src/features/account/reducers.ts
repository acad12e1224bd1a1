import type { Account, Status } from '@/api/types';
import { mergeVersioned, type MergedState } from '@/realtime/versioning';
import type { Snapshot } from './status';

/** A player's status, merged from parts of different versions. */
export type MergedStatus = MergedState<Snapshot>;

/** Merges a push or an answer into the known status: each part keeps the value of its newest version. */
export function withSnapshot(known: MergedStatus | undefined, snapshot: Snapshot): MergedStatus {
  return mergeVersioned(known ?? null, snapshot);
}

/**
 * The fields of the account that a complete status replaces. Null for a status that is older than the known one: no push carries these
 * fields, so they may have changed since.
 */
export function accountFieldsOf(known: MergedStatus, status: Status): Partial<Account> | null {
  if (known.value.version !== status.version) return null;
  const { name, avatar = null, age, sex, needBind, needRealName } = status;
  return { name, avatar, age, sex, needBind, needRealName };
}
