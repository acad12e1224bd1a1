import { useStatus } from '@/features/account';
import { useEffect } from 'react';

/** Shows the unread count on the installed app's icon, where the platform has one. */
export function useAppBadge(): void {
  const total = useStatus()?.unread?.total ?? 0;
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    const done = total > 0 ? navigator.setAppBadge(total) : navigator.clearAppBadge();
    // Not installed, or not allowed: then there is no icon to mark.
    done.catch(() => undefined);
  }, [total]);
}
