import { create } from 'zustand';
import type { Status } from '@/api/types';
import { updateAccount, useAccount } from './accountStore';
import { applySnapshot, unreadOf, type Snapshot } from './status';

interface StatusState {
  /** Whose status this is; 0 when nobody is signed in. */
  uid: number;
  status: Snapshot | null;
}

const NOBODY: StatusState = { uid: 0, status: null };

/** Coins, membership and unread counts of the signed-in player, live. */
export const useStatusStore = create<StatusState>(() => NOBODY);

export const useStatus = () => useStatusStore((state) => state.status);
export const useUnreadMessages = () => useStatusStore((state) => unreadOf(state.status).messages);

/** Takes in a snapshot for this user; one for somebody who has left meanwhile is dropped. */
export function takeSnapshot(uid: number, snapshot: Snapshot): void {
  if (!uid || uid !== useAccount.getState().uid) return;
  useStatusStore.setState(({ uid: known, status }) => ({
    uid,
    status: applySnapshot(known === uid ? status : null, snapshot),
  }));
}

/** Takes in a whole status; what the account on this device says of the same things follows it. False: it came too late. */
export function takeStatus(uid: number, status: Status): boolean {
  takeSnapshot(uid, status);
  const known = useStatusStore.getState();
  if (known.uid !== uid || known.status?.version !== status.version) return false;
  const { name, avatar = null, age, sex, needBind, needRealName } = status;
  updateAccount(uid, { name, avatar, age, sex, needBind, needRealName });
  return true;
}

// The status belongs to the account: another account starts with none.
useAccount.subscribe(({ uid }) => {
  if (uid !== useStatusStore.getState().uid) useStatusStore.setState(NOBODY);
});
