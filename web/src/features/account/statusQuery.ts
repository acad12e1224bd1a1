/**
 * The status of a player (coins, membership, unread counts) in the query cache. Pushes and answers change it by `withSnapshot`, so a late one
 * never undoes a newer one. Components read it with the hooks of `useStatus.ts`.
 */
import { postForm } from '@/api/client';
import type { Unread } from '@/api/types';
import { versionOf } from '@/realtime/versioning';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { updateAccount, useAccount } from './accountStore';
import { accountFieldsOf, withSnapshot, type MergedStatus } from './reducers';
import type { Snapshot } from './status';

/** Whether this player is signed in; false for a visitor. */
const isSignedIn = (uid: number) => uid > 0 && uid === useAccount.getState().uid;

const statusKey = (uid: number) => ['status', uid] as const;

/** Only `refreshStatus` fetches it: pushes keep it current. It stays in the cache while no component shows it. */
export const statusQuery = (uid: number) =>
  queryOptions({
    queryKey: statusKey(uid),
    queryFn: async ({ client }): Promise<MergedStatus> => {
      const status = await postForm('/api/user/center/me', { uid });
      // TanStack replaces the cached status with this result, so it must contain the pushes that came during the request.
      const merged = withSnapshot(client.getQueryData<MergedStatus>(statusKey(uid)), status);
      const account = accountFieldsOf(merged, status);
      if (account) updateAccount(uid, account);
      return merged;
    },
    enabled: false,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Requests the complete status of the signed-in player. Rejects on failure, which `useStatusFailure` also shows. */
export async function refreshStatus(client: QueryClient, uid: number): Promise<void> {
  // A late answer may ask for a player who has signed out. The server would refuse that, which leads to the sign-in.
  if (!isSignedIn(uid)) return;
  const { queryKey } = statusQuery(uid);
  // A pending request may be older than the change that the caller wants to see. Its callers get the answer of this one.
  void client.cancelQueries({ queryKey, exact: true }, { silent: true, revert: false });
  await client.fetchQuery({ ...statusQuery(uid), staleTime: 0 });
}

/** Merges a snapshot for this player. A snapshot of a signed-out player is dropped. */
export function applySnapshot(client: QueryClient, uid: number, snapshot: Snapshot): void {
  if (!isSignedIn(uid)) return;
  client.setQueryData<MergedStatus>(statusKey(uid), (known) => withSnapshot(known, snapshot));
}

export function knownStatus(client: QueryClient, uid: number): Snapshot | null {
  return client.getQueryData<MergedStatus>(statusKey(uid))?.value ?? null;
}

/** The known unread counts and their version. */
export function knownUnread(client: QueryClient, uid: number): { unread?: Unread; version?: number } {
  const known = client.getQueryData<MergedStatus>(statusKey(uid));
  return known ? { unread: known.value.unread, version: versionOf(known, 'unread') } : {};
}

/** Calls `changed` now, and after each change of the player or of the player's status. */
export function followStatus(
  client: QueryClient,
  changed: (status: Snapshot | null, uid: number) => void,
): void {
  const call = () => {
    const { uid } = useAccount.getState();
    changed(knownStatus(client, uid), uid);
  };
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'status') call();
  });
  useAccount.subscribe(({ uid }, before) => {
    if (uid !== before.uid) call();
  });
  call();
}
