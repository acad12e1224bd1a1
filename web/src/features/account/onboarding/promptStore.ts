import type { Account } from '@/api/types';
import { persistedByPlayer } from '@/data/persisted';
import { midnight } from '@/lib/time';
import { create } from 'zustand';

/** The player whose prompt is open; 0 means none. */
const usePrompt = create<{ uid: number }>(() => ({ uid: 0 }));

export const useIsPromptOpen = (uid: number) => usePrompt((prompt) => uid > 0 && prompt.uid === uid);
export const closePrompt = () => usePrompt.setState({ uid: 0 });

/** When the player was asked last, ms. Version 0 was the number itself. */
const lastPromptOf = persistedByPlayer('{uid}:asked', {
  initial: { time: 0 },
  validate: ({ time }) => (typeof time === 'number' ? { time } : {}),
  migrate: (time) => ({ time }),
});

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
  const lastPrompt = lastPromptOf(`${uid}:asked`);
  if (!(needBind || needRealName) || lastPrompt.fresh().time >= midnight(now)) return closePrompt();
  lastPrompt.setState({ time: now });
  usePrompt.setState({ uid: newAccount ? 0 : uid });
}
