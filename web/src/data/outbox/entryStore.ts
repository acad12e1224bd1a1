import { create } from 'zustand';
import { changeStored, inOrder, loadEntries, putEntry } from './journal';
import type { Entry } from './types';

/** The unanswered and refused entries of the signed-in player, as components show them: a copy of the journal. */
export const useEntryStore = create<{ entries: readonly Entry[] }>(() => ({ entries: [] }));

export const currentEntries = (): readonly Entry[] => useEntryStore.getState().entries;

let player = 0;
let loading = Promise.resolve();
/** Counts local changes. A read that began before a change would undo it. */
let changes = 0;

/** Shows the entries of this player. */
export function showEntriesOf(uid: number): Promise<void> {
  player = uid;
  changes += 1;
  useEntryStore.setState({ entries: [] });
  return (loading = reloadEntries());
}

/** Resolves when the entries of the current player are loaded. */
export const entriesLoaded = (): Promise<void> => loading;

/** Reads the journal again, which other tabs change, too. */
export async function reloadEntries(): Promise<void> {
  for (;;) {
    const before = changes;
    const entries = player ? await loadEntries(player, currentEntries) : [];
    if (before !== changes) continue;
    if (entries.length + currentEntries().length > 0) useEntryStore.setState({ entries });
    return;
  }
}

/** Shows the entry at once. Resolves when it is stored. */
export function storeEntry(entry: Entry): Promise<void> {
  if (entry.uid === player) setEntries([...currentEntries().filter(({ id }) => id !== entry.id), entry]);
  return putEntry(entry);
}

/** Changes or removes (null) an entry, unless it was replaced meanwhile. Resolves with the stored result (`changeStored`). */
export function changeEntry(
  entry: Entry,
  how: (known: Entry) => Entry | null,
): ReturnType<typeof changeStored> {
  setEntries(
    currentEntries().flatMap((known) => {
      const same = known.id === entry.id && known.key === entry.key;
      return same ? (how(known) ?? []) : known;
    }),
  );
  return changeStored(entry, how);
}

function setEntries(entries: Entry[]): void {
  changes += 1;
  useEntryStore.setState({ entries: inOrder(entries) });
}
