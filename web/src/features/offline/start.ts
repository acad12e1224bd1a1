import type { Status } from '@/api/types';
import { followStatus, isMember, useAccount } from '@/features/account';
import { monotonicNow, setMonotonicClock } from './savedOffline/clock';
import { serverNow } from '@/lib/serverClock';
import { isSaving, SAVE_LOCK } from './savedOffline/saveChapter';
import { lockLapsed, removeOrphanFiles, removeSavedByOthers, renewSaved } from './savedOffline/store';
import { followUpdates } from './update/followUpdates';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Starts after the first render: removes saved chapters of other players, follows the membership, and registers the
 * service worker.
 */
export function startOffline(client: QueryClient): void {
  followReader();
  followMembership(client);
  void lockLapsed(monotonicNow()).catch((error: unknown) =>
    console.warn('the browser keeps no chapters', error),
  );
  void removeOrphansUnderLock();
  followUpdates().catch((error: unknown) => console.warn('the app does not open without a network', error));
}

/** A player's saved chapters are deleted when the session ends. */
function followReader(): void {
  void removeSavedByOthers(useAccount.getState().uid);
  useAccount.subscribe(({ uid }, before) => {
    if (uid !== before.uid) void removeSavedByOthers(uid);
  });
}

/** A renewed membership keeps chapters open; an ended one locks them. */
function followMembership(client: QueryClient): void {
  let known: Partial<Pick<Status, 'levelType' | 'expTime'>> | null = null;
  followStatus(client, (status, uid) => {
    const isSame = status?.levelType === known?.levelType && status?.expTime === known?.expTime;
    known = status;
    if (isSame || status?.levelType === undefined) return;
    const now = serverNow();
    // The status has just arrived, so the server's clock overrides the stored one.
    setMonotonicClock(now);
    const until = isMember(status, now) && status.expTime ? Date.parse(status.expTime) : null;
    void renewSaved(uid, until, now);
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
