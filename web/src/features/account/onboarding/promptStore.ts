import type { Account } from '@/api/types';
import { readText, writeText } from '@/lib/storage';
import { midnight } from '@/lib/time';
import { create } from 'zustand';

/** Who is being asked for what is missing; 0 is nobody. */
const usePrompt = create<{ uid: number }>(() => ({ uid: 0 }));

export const useIsPromptOpen = (uid: number) => usePrompt((prompt) => uid > 0 && prompt.uid === uid);
export const closePrompt = () => usePrompt.setState({ uid: 0 });

const key = (uid: number) => `${uid}:asked`;

/** Asks after signing in, at most once a day; and not somebody who has only just registered and has enough to look at. */
export function promptForMissing(
  {
    uid,
    needBind,
    needRealName,
    newAccount,
  }: Pick<Account, 'uid' | 'needBind' | 'needRealName' | 'newAccount'>,
  now: number,
): void {
  const asked = Number(readText(key(uid)) ?? 0);
  if (!(needBind || needRealName) || asked >= midnight(now)) return closePrompt();
  writeText(key(uid), String(now));
  usePrompt.setState({ uid: newAccount ? 0 : uid });
}
