import { isBlockedHere, type BlockedAction } from '@/lib/inAppBrowser';
import { create } from 'zustand';

/** The blocked action that the open guide is about; null while no guide is open. */
export const useBrowserGuide = create<{ about: BlockedAction | null }>(() => ({ about: null }));

export const closeBrowserGuide = () => useBrowserGuide.setState({ about: null });

/** Opens the guide if this browser blocks the action. True: the guide is open, so the caller does nothing else. */
export function openGuideIfBlocked(action: BlockedAction): boolean {
  const blocked = isBlockedHere(action);
  if (blocked) useBrowserGuide.setState({ about: action });
  return blocked;
}
