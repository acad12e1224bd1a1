import { isMember, useAccount, useStatusStore } from '@/features/account';
import { monotonicNow, setMonotonicClock } from './savedOffline/clock';
import { serverNow } from '@/lib/serverClock';
import { isSaving, SAVE_LOCK } from './savedOffline/saveChapter';
import { lockLapsed, removeOrphanFiles, removeSavedByOthers, renewSaved } from './savedOffline/store';
import { followUpdates } from './update/followUpdates';

/** What goes on beside the app once it stands: what is kept follows who is signed in, and the worker is there. */
export function startOffline(): void {
  followReader();
  followMembership();
  void lockLapsed(monotonicNow()).catch((error: unknown) =>
    console.warn('the browser keeps no chapters', error),
  );
  void removeOrphansUnderLock();
  followUpdates().catch((error: unknown) => console.warn('the app does not open without a network', error));
}

/** What somebody kept goes with their session. */
function followReader(): void {
  void removeSavedByOthers(useAccount.getState().uid);
  useAccount.subscribe(({ uid }, before) => {
    if (uid !== before.uid) void removeSavedByOthers(uid);
  });
}

/** A membership that goes on keeps chapters open; one that was ended locks them. */
function followMembership(): void {
  const follow = ({ uid, status }: ReturnType<typeof useStatusStore.getState>) => {
    if (!uid || status?.levelType === undefined) return;
    const now = serverNow();
    // The server has just been heard: its clock is believed, whatever the device's said before.
    setMonotonicClock(now);
    const until = isMember(status, now) && status.expTime ? Date.parse(status.expTime) : null;
    void renewSaved(uid, until, now);
  };
  follow(useStatusStore.getState());
  useStatusStore.subscribe(({ status }, before) => {
    const same = status?.levelType === before.status?.levelType && status?.expTime === before.status?.expTime;
    if (!same) follow(useStatusStore.getState());
  });
}

async function removeOrphansUnderLock(): Promise<void> {
  if (!('caches' in window) || !navigator.locks || isSaving()) return;
  await navigator.locks
    .request(SAVE_LOCK, { ifAvailable: true }, async (lock) => {
      if (lock) await removeOrphanFiles();
    })
    .catch((error: unknown) => console.warn('kept files were not looked through', error));
}
