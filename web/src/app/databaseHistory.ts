import { eventHandlers } from '@/data/eventRegistry';
import { reload } from '@/lib/reload';

/** The database history that this page has read; null before the first `hello` that names one. */
let knownHistory: string | null = null;

export const databaseHistoryEvents = eventHandlers({
  hello: (_, { history }) => reloadOnHistoryChange(history),
});

/**
 * After a failover that lost commits, versions may have gone back. Stores, caches and logs ignore lower versions, so the page reloads
 * to drop the data of the other history. Drafts survive in storage.
 */
function reloadOnHistoryChange(history: string | null | undefined): void {
  if (!history || history === knownHistory) return;
  if (knownHistory !== null) reload();
  knownHistory = history;
}
