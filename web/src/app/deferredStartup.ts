import { registerKinds, removeAbandonedEntries } from '@/data/outbox';
import { useAccount } from '@/features/account';
import { followAnnouncements } from '@/features/announcement';
import { startInstall } from '@/features/install';
import { startOffline } from '@/features/offline/start';
import { adoptOldQueues } from './adoptOldQueues';
import { followTheme } from '@/lib/theme';
import { followAppBadge } from './appBadge';
import { outboxKinds } from './outboxKinds';
import { queryClient } from './queryClient';

/** Starts the background work that is not in the first load. */
export function runDeferredStartup(): void {
  startOffline(queryClient);
  followAnnouncements(() => useAccount.getState().uid);
  registerKinds(outboxKinds);
  adoptOldQueues(useAccount.getState().uid);
  void removeAbandonedEntries();
  followAppBadge(queryClient);
  startInstall();
  followTheme();
}
