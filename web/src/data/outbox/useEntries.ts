import { useMemo } from 'react';
import { currentEntries, useEntryStore } from './entryStore';
import { orderKey } from './outbox';
import type { Entry, MutationKind } from './types';

/** The player's unanswered and refused entries of a kind, oldest first. */
export function useEntries<Payload>(kind: MutationKind<Payload>): readonly Entry<Payload>[] {
  const entries = useEntryStore((store) => store.entries);
  return useMemo(() => entriesIn(entries, kind), [entries, kind]);
}

/** The oldest entry with the order key of this payload. Of a `latestOnly` kind there is only one. */
export function useEntry<Payload>(
  kind: MutationKind<Payload>,
  payload: Payload,
): Entry<Payload> | undefined {
  const order = orderKey(kind, payload);
  return useEntryStore(({ entries }) => entries.find((entry) => entry.order === order)) as
    | Entry<Payload>
    | undefined;
}

/** As `useEntries`, outside of components. */
export const entriesOf = <Payload>(kind: MutationKind<Payload>): readonly Entry<Payload>[] =>
  entriesIn(currentEntries(), kind);

function entriesIn<Payload>(
  entries: readonly Entry[],
  { name }: MutationKind<Payload>,
): readonly Entry<Payload>[] {
  return entries.filter(({ kind }) => kind === name) as Entry<Payload>[];
}
