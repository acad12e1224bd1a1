import { useMemo } from 'react';
import { currentEntries, useEntryStore } from './entryStore';
import { orderIn } from './types';
import type { Entry, MutationKind } from './types';

/** The player's unanswered and refused entries of a kind, oldest first. */
export function useEntries<Payload>(kind: MutationKind<Payload>): readonly Entry<Payload>[] {
  const entries = useEntryStore((store) => store.entries);
  return useMemo(() => entriesIn(entries, kind), [entries, kind]);
}

/** The oldest entry of a kind with this order key. Of a `latestOnly` kind there is only one. */
export function useEntry<Payload>({ name }: MutationKind<Payload>, key: string): Entry<Payload> | undefined {
  const order = orderIn(name, key);
  return useEntryStore(({ entries }) => entries.find((entry) => entry.order === order)) as
    | Entry<Payload>
    | undefined;
}

/** Calls `changed` after each change of the entries. */
export const watchEntries = (changed: () => void): (() => void) => useEntryStore.subscribe(changed);

/** As `useEntries`, outside of components. */
export const entriesOf = <Payload>(kind: MutationKind<Payload>): readonly Entry<Payload>[] =>
  entriesIn(currentEntries(), kind);

function entriesIn<Payload>(
  entries: readonly Entry[],
  { name }: MutationKind<Payload>,
): readonly Entry<Payload>[] {
  return entries.filter(({ kind }) => kind === name) as Entry<Payload>[];
}
