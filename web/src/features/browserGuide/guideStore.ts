import { isBlockedHere, type Blocked } from '@/lib/inAppBrowser';
import { create } from 'zustand';

/** What the open guide is about. */
export const useBrowserGuide = create<{ about: Blocked | null }>(() => ({ about: null }));

export const closeBrowserGuide = () => useBrowserGuide.setState({ about: null });

/** Opens the guide if this browser would block it. True: the guide is open, so the caller must do nothing else. */
export function leadsToBrowser(what: Blocked): boolean {
  const blocked = isBlockedHere(what);
  if (blocked) useBrowserGuide.setState({ about: what });
  return blocked;
}
