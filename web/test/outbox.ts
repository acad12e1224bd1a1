import 'fake-indexeddb/auto';
import { withdraw } from '@/data/outbox';
import { currentEntries } from '@/data/outbox/entryStore';
import { loadEntries } from '@/data/outbox/journal';
import { useAccount } from '@/features/account';
import { expect } from 'vitest';
import { eventually } from './eventually';

export { setOnline } from './online';

/** The stored entries of the signed-in player. */
export const storedEntries = () => loadEntries(useAccount.getState().uid);

/** Removes all entries, so that the next test begins with an empty journal. */
export async function emptyOutbox(): Promise<void> {
  await eventually(async () => {
    for (const entry of [...currentEntries(), ...(await storedEntries())]) void withdraw(entry);
    expect(await storedEntries()).toEqual([]);
  });
}
