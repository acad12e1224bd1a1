import { create } from 'zustand';
import type { Status, Unread } from '@/api/types';
import { mergeVersioned, versionOf, type PartVersions } from '@/realtime/versioning';
import { updateAccount, useAccount } from './accountStore';
import { unreadOf, type Snapshot } from './status';

interface StatusState {
  /** Whose status this is; 0 when nobody is signed in. */
  uid: number;
  status: Snapshot | null;
  /** What of it is older than its version. */
  asOf: PartVersions<Snapshot>;
  /** Why it could not be read as a whole, where that was tried last. */
  failure: unknown;
}

const SIGNED_OUT: StatusState = { uid: 0, status: null, asOf: {}, failure: null };

/** Coins, membership and unread counts of the signed-in player, live. */
export const useStatusStore = create<StatusState>(() => SIGNED_OUT);

export const useStatus = () => useStatusStore((state) => state.status);
/** Why the player's figures are not known; null once they are, or while they are asked for. Pushes alone do not tell all of them. */
export const useStatusFailure = () =>
  useStatusStore(({ status, failure }) => (status?.posts === undefined ? failure : null));
export const useUnread = () => useStatusStore(({ status }) => unreadOf(status));
export const useUnreadMessages = () => useUnread().messages;
/** Of the community inbox: likes, comments and mentions, followers. */
export const useUnreadNotices = () => {
  const { likes, replies, follows } = useUnread();
  return likes + replies + follows;
};

/** Takes in a snapshot for this user; one for somebody who has left meanwhile is dropped. */
export function applySnapshot(uid: number, snapshot: Snapshot): void {
  if (!uid || uid !== useAccount.getState().uid) return;
  useStatusStore.setState(({ uid: whose, status, asOf }) => {
    const known = whose === uid && status ? { value: status, asOf } : null;
    const { value, asOf: older } = mergeVersioned(known, snapshot);
    return { uid, status: value, asOf: older };
  });
}

/** The reading of the status has failed, or (null) begun again. */
export function setStatusFailure(uid: number, failure: unknown): void {
  if (uid && uid === useAccount.getState().uid) useStatusStore.setState({ failure });
}

/**
 * Takes in a whole status; what the account on this device says of the same things follows it. False: it came too late, and what no
 * push tells (name, portrait) may have changed since.
 */
export function applyStatus(uid: number, status: Status): boolean {
  applySnapshot(uid, status);
  const known = useStatusStore.getState();
  if (known.uid !== uid || known.status?.version !== status.version) return false;
  const { name, avatar = null, age, sex, needBind, needRealName } = status;
  updateAccount(uid, { name, avatar, age, sex, needBind, needRealName });
  return true;
}

/** What is known to be unread, and as of which version. */
export function knownUnread(uid: number): { unread?: Unread; version?: number } {
  const { uid: whose, status, asOf } = useStatusStore.getState();
  if (whose !== uid || !status) return {};
  return { unread: status.unread, version: versionOf({ value: status, asOf }, 'unread') };
}

// The status belongs to the account: another account starts with none.
useAccount.subscribe(({ uid }) => {
  if (uid !== useStatusStore.getState().uid) useStatusStore.setState(SIGNED_OUT);
});
