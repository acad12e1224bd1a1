import type { Account } from '@/api/types';
import { readText, writeText } from '@/lib/storage';
import { midnight } from '@/lib/time';
import { create } from 'zustand';

/** The player whose prompt is open; 0 means none. */
const usePrompt = create<{ uid: number }>(() => ({ uid: 0 }));

export const useIsPromptOpen = (uid: number) => usePrompt((prompt) => uid > 0 && prompt.uid === uid);
export const closePrompt = () => usePrompt.setState({ uid: 0 });

const key = (uid: number) => `${uid}:asked`;

/**
 * Opens the prompt after signing in, at most once a day. A newly registered player has enough to look at and
 * is not asked.
 */
export function promptForMissing(
  {
    uid,
    needBind,
    needRealName,
    newAccount,
  }: Pick<Account, 'uid' | 'needBind' | 'needRealName' | 'newAccount'>,
  now: number,
): void {
  const lastPrompt = Number(readText(key(uid)) ?? 0);
  if (!(needBind || needRealName) || lastPrompt >= midnight(now)) return closePrompt();
  writeText(key(uid), String(now));
  usePrompt.setState({ uid: newAccount ? 0 : uid });
}
