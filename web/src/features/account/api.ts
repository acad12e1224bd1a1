import { postForm } from '@/api/client';
import type { Account, SignedIn } from '@/api/types';

export interface Credentials {
  loginName: string;
  password: string;
}

export interface Registration extends Credentials {
  inviteCode?: string;
  deviceID?: string;
}

export function register(registration: Registration): Promise<SignedIn> {
  return postForm('/api/user/registerWithName', registration);
}

/** The credentials that identify a session to the server. */
export type Session = Pick<Account, 'uid' | 'token'>;

/**
 * Ends a session. Credentials are passed explicitly, because the store may be signed out already; `keepalive`
 * lets the request outlive the page.
 */
export async function endSession({ uid, token }: Session): Promise<void> {
  const headers = { 'UG-Uid': String(uid), 'UG-Token': token };
  await postForm('/api/user/logout', {}, { headers, keepalive: true });
}
