import 'fake-indexeddb/auto';
import { currentEntries } from '@/data/outbox/entryStore';
import { installOutbox, registerKinds, withdraw, type MutationKind } from '@/data/outbox';
import { loadEntries } from '@/data/outbox/journal';
import { useAccount } from '@/features/account';
import type { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { eventually } from './eventually';

/** Starts the outbox as the app does. It reads the journal as after a reload. */
export function startOutbox(client: QueryClient, kinds: readonly MutationKind[] = []): void {
  installOutbox({
    client,
    uid: () => useAccount.getState().uid,
    onPlayerChange: (changed) =>
      useAccount.subscribe(({ uid }, before) => void (uid !== before.uid && changed())),
  });
  registerKinds(kinds);
}

/** Removes all entries, so that the next test begins with an empty journal. */
export async function emptyOutbox(): Promise<void> {
  const { uid } = useAccount.getState();
  await eventually(async () => {
    for (const entry of [...currentEntries(), ...(await loadEntries(uid))]) withdraw(entry);
    if ((await loadEntries(uid)).length > 0) throw new Error('the journal still has entries');
  });
}

/** Simulates the loss or the return of the network. */
export function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}
