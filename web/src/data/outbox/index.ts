// The first load imports `environment.ts` directly, because it does not need the rest of the outbox.
export { entriesLoaded, reloadEntries } from './entryStore';
export { registerKinds, removeAbandonedEntries, resubmit, retry, stop, submit, withdraw } from './outbox';
export { entriesOf, useEntries, useEntry, watchEntries } from './useEntries';
export { ExpiredError, type AnswerContext, type Entry, type MutationKind } from './types';
