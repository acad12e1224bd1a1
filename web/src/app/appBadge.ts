import { followStatus } from '@/features/account';
import type { QueryClient } from '@tanstack/react-query';

/** Shows the unread count on the installed app's icon, where the platform has one. */
export function followAppBadge(client: QueryClient): void {
  if (!('setAppBadge' in navigator)) return;
  let shown: number | undefined;
  followStatus(client, (status, uid) => {
    // While the status is unknown, as after a start without a network, the badge does not change.
    const total = uid ? status?.unread?.total : 0;
    if (total === undefined || total === shown) return;
    shown = total;
    // eslint-disable-next-line compat/compat -- Browsers without badges returned above.
    const done = total > 0 ? navigator.setAppBadge(total) : navigator.clearAppBadge();
    // The app is not installed, or badges are not allowed: there is no icon to mark.
    done.catch(() => undefined);
  });
}
