import { get, postJson } from '@/api/client';
import type { Measure } from '@/api/types';
import { queryOptions } from '@tanstack/react-query';

/** The player whose measures are shown: signed in, or suspended and with the token of a refused sign-in. */
export interface Appellant {
  uid: number;
  token?: string;
}

/** The measures of operators against the player, newest first. */
export const measuresQuery = (who: Appellant) =>
  queryOptions({
    queryKey: ['measures', who.uid, who.token ? 'suspended' : 'session'],
    queryFn: async ({ signal }): Promise<Measure[]> =>
      (await get('/api/v1/appeal', undefined, { headers: headersOf(who), signal })).records,
    staleTime: 0,
  });

export interface NewAppeal {
  measureId: number;
  content: string;
}

export async function sendAppeal(who: Appellant, appeal: NewAppeal): Promise<void> {
  await postJson('/api/v1/appeal', appeal, { headers: headersOf(who) });
}

/** The token replaces the session, which a suspended player does not have. */
function headersOf({ uid, token }: Appellant): Record<string, string> | undefined {
  return token ? { 'UG-Uid': String(uid), 'UG-Token': token } : undefined;
}
