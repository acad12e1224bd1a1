import { reload } from '@/lib/reload';

/** The history of the database that this page has read; null until a `hello` named it. */
let knownHistory: string | null = null;

/**
 * After a failover that lost commits, versions may have gone back. Stores, caches and logs ignore lower versions, so the page loads
 * again: nothing of the other history is left. Drafts are stored.
 */
export function reloadOnHistoryChange(history: string | null | undefined): void {
  if (!history || history === knownHistory) return;
  if (knownHistory !== null) reload();
  knownHistory = history;
}
