import { useAccount, useStatusStore } from '@/features/account';

/** Shows the unread count on the installed app's icon, where the platform has one. */
export function followAppBadge(): void {
  if (!('setAppBadge' in navigator)) return;
  let shown: number | undefined;
  const show = () => {
    const total = unread();
    if (total === undefined || total === shown) return;
    shown = total;
    // eslint-disable-next-line compat/compat -- Browsers without badges left above.
    const done = total > 0 ? navigator.setAppBadge(total) : navigator.clearAppBadge();
    // Not installed, or not allowed: then there is no icon to mark.
    done.catch(() => undefined);
  };
  show();
  useStatusStore.subscribe(show);
  useAccount.subscribe(show);
}

/** Undefined: not known yet, as at a start without a network; what the icon says stays then. */
function unread(): number | undefined {
  return useAccount.getState().uid ? useStatusStore.getState().status?.unread?.total : 0;
}
