import { create } from 'zustand';
import type { Status, Unread } from '@/api/types';
import { mergeVersioned, versionOf, type PartVersions } from '@/realtime/versioning';
import { updateAccount, useAccount } from './accountStore';
import { unreadOf, type Snapshot } from './status';

interface StatusState {
  /** The player that this status belongs to; 0 when signed out. */
  uid: number;
  status: Snapshot | null;
  /** The parts that are older than the status's version. */
  asOf: PartVersions<Snapshot>;
  /** The error of the last attempt to load the complete status. */
  failure: unknown;
}

const SIGNED_OUT: StatusState = { uid: 0, status: null, asOf: {}, failure: null };

/** Live coins, membership and unread counts of the signed-in player. */
export const useStatusStore = create<StatusState>(() => SIGNED_OUT);

export const useStatus = () => useStatusStore((state) => state.status);
/**
 * Why the player's figures are unknown; null once they load or while they are loading. A push alone does not
 * carry all of them.
 */
export const useStatusFailure = () =>
  useStatusStore(({ status, failure }) => (status?.posts === undefined ? failure : null));
export const useUnread = () => useStatusStore(({ status }) => unreadOf(status));
export const useUnreadMessages = () => useUnread().messages;
/** Unread notices of the community: likes, replies, new followers. */
export const useUnreadNotices = () => {
  const { likes, replies, follows } = useUnread();
  return likes + replies + follows;
};

/** Merges a snapshot for this player. A snapshot of a signed-out player is dropped. */
export function applySnapshot(uid: number, snapshot: Snapshot): void {
  if (!uid || uid !== useAccount.getState().uid) return;
  useStatusStore.setState(({ uid: whose, status, asOf }) => {
    const known = whose === uid && status ? { value: status, asOf } : null;
    const { value, asOf: older } = mergeVersioned(known, snapshot);
    return { uid, status: value, asOf: older };
  });
}

/** Sets the error of the last attempt to load the status; null when an attempt starts. */
export function setStatusFailure(uid: number, failure: unknown): void {
  if (uid && uid === useAccount.getState().uid) useStatusStore.setState({ failure });
}

/**
 * Merges a complete status and updates the same fields of the account. Returns false for a stale status: then
 * the fields that no push
 * carries (name, portrait) may have changed since.
 */
export function applyStatus(uid: number, status: Status): boolean {
  applySnapshot(uid, status);
  const known = useStatusStore.getState();
  if (known.uid !== uid || known.status?.version !== status.version) return false;
  const { name, avatar = null, age, sex, needBind, needRealName } = status;
  updateAccount(uid, { name, avatar, age, sex, needBind, needRealName });
  return true;
}

/** The known unread counts and their version. */
export function knownUnread(uid: number): { unread?: Unread; version?: number } {
  const { uid: whose, status, asOf } = useStatusStore.getState();
  if (whose !== uid || !status) return {};
  return { unread: status.unread, version: versionOf({ value: status, asOf }, 'unread') };
}

// The status belongs to one account: another account starts without a status.
useAccount.subscribe(({ uid }) => {
  if (uid !== useStatusStore.getState().uid) useStatusStore.setState(SIGNED_OUT);
});
