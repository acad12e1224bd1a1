import type { Status } from '@/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { updateAccount } from './accountStore';
import { accountFieldsOf } from './reducers';
import { applySnapshot, statusQuery } from './statusQuery';

/** Merges a complete status of its player and updates the same fields of the account. Returns false for a stale status. */
export function applyStatus(client: QueryClient, status: Status): boolean {
  const { uid } = status;
  applySnapshot(client, uid, status);
  const known = client.getQueryData(statusQuery(uid).queryKey);
  const account = known && accountFieldsOf(known, status);
  if (account) updateAccount(uid, account);
  return Boolean(account);
}
