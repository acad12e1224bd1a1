import { postForm } from '@/api/client';
import type { Account } from '@/api/types';
import { applyStatus, setStatusFailure } from './statusStore';

interface Credentials {
  loginName: string;
  password: string;
}

export interface Registration extends Credentials {
  inviteCode?: string;
  deviceID?: string;
}

export function login(credentials: Credentials): Promise<Account> {
  return postForm('/api/user/login', credentials);
}

export function register(registration: Registration): Promise<Account> {
  return postForm('/api/user/registerWithName', registration);
}

/** Who a session is, as far as the server asks. */
export type Session = Pick<Account, 'uid' | 'token'>;

/** Ends this session. It says itself whose it is, as nobody may be signed in any more; and it outlives the page. */
export async function endSession({ uid, token }: Session): Promise<void> {
  const headers = { 'UG-Uid': String(uid), 'UG-Token': token };
  await postForm('/api/user/logout', {}, { headers, keepalive: true });
}

/** Reads the status anew; what is older than what is known changes nothing. */
export async function refreshStatus(uid: number): Promise<void> {
  setStatusFailure(uid, null);
  try {
    applyStatus(uid, await postForm('/api/user/center/me', { uid }));
  } catch (error) {
    setStatusFailure(uid, error);
    throw error;
  }
}
