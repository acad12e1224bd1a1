import { get, postJson } from '@/api/client';
import type { Youth } from '@/api/types';
import { phoneProof } from '../phoneApi';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** How often the open app reports that it is used. */
const MINUTE_MS = 60_000;

/** The youth mode of this player, and the use of today. */
export const youthQuery = (uid: number) =>
  queryOptions({ queryKey: ['youth', uid], queryFn: () => get('/api/v1/youth') });

/** Reports the use of this minute, again in each minute while the app is visible. The answer says whether the account is closed. */
export const minuteQuery = (uid: number) =>
  queryOptions({
    queryKey: ['youth', uid, 'minute'],
    queryFn: () => postJson('/api/v1/youth/minute'),
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    retry: false,
  });

export const enableYouth = ({ pin }: { pin: string }) => postJson('/api/v1/youth/enable', { pin });
export const extendYouth = ({ pin }: { pin: string }) => postJson('/api/v1/youth/extend', { pin });

/** The proof is the PIN, or a code sent to the bound phone. */
export const disableYouth = async (proof: { pin: string } | { phone: string; smsCode: string }) =>
  postJson('/api/v1/youth/disable', 'pin' in proof ? proof : await phoneProof('reset', proof));

/** Shows the answer of a call on every screen, and repeats the calls that were refused meanwhile. */
export function applyYouth(client: QueryClient, uid: number, youth: Youth): void {
  client.setQueryData(youthQuery(uid).queryKey, youth);
  client.setQueryData(minuteQuery(uid).queryKey, youth);
  void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
