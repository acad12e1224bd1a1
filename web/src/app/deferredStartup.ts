import { registerKinds } from '@/data/outbox';
import { useAccount } from '@/features/account';
import { followAnnouncements } from '@/features/announcement';
import { checkInKind } from '@/features/checkin/checkInKind';
import { startComments } from '@/features/comment/start';
import { startInstall } from '@/features/install';
import { startLikes } from '@/features/like/start';
import { startOffline } from '@/features/offline/start';
import { publishKind } from '@/features/publish/publishKind';
import { followAppBadge } from './appBadge';

/** Starts the background work that is not in the first load. */
export function runDeferredStartup(): void {
  startOffline();
  followAnnouncements(() => useAccount.getState().uid);
  registerKinds([publishKind, checkInKind]);
  startLikes();
  startComments();
  followAppBadge();
  startInstall();
}
