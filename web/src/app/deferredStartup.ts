import { registerKinds } from '@/data/outbox';
import { useAccount } from '@/features/account';
import { followAnnouncements } from '@/features/announcement';
import { startComments } from '@/features/comment/start';
import { startInstall } from '@/features/install';
import { startLikes } from '@/features/like/start';
import { startOffline } from '@/features/offline/start';
import { readingKind } from '@/features/reading/progress/readingKind';
import { followAppBadge } from './appBadge';

/** Starts the background work that is not in the first load. */
export function runDeferredStartup(): void {
  startOffline();
  followAnnouncements(() => useAccount.getState().uid);
  registerKinds([readingKind]);
  startLikes();
  startComments();
  followAppBadge();
  startInstall();
}
