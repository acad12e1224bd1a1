import { useAccount, useStatusStore } from '@/features/account';

/** Shows the unread count on the installed app's icon, where the platform has one. */
export function followAppBadge(): void {
  if (!('setAppBadge' in navigator)) return;
  let shown: number | undefined;
  const show = () => {
    const total = unread();
    if (total === undefined || total === shown) return;
    shown = total;
    // eslint-disable-next-line compat/compat -- Browsers without badges returned above.
    const done = total > 0 ? navigator.setAppBadge(total) : navigator.clearAppBadge();
    // The app is not installed, or badges are not allowed: there is no icon to mark.
    done.catch(() => undefined);
  };
  show();
  useStatusStore.subscribe(show);
  useAccount.subscribe(show);
}

/** Undefined while the status is unknown, as after a start without a network: then the badge does not change. */
function unread(): number | undefined {
  return useAccount.getState().uid ? useStatusStore.getState().status?.unread?.total : 0;
}
