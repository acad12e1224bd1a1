import { postForm } from '@/api/client';
import type { Account } from '@/api/types';
import { takeSnapshot } from './statusStore';

export interface Credentials {
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

export async function endSession(): Promise<void> {
  await postForm('/api/user/logout', {});
}

/** Reads the status anew; what is older than what is known changes nothing. */
export async function refreshStatus(uid: number): Promise<void> {
  const status = await postForm('/api/user/center/me', { uid });
  takeSnapshot(uid, status);
}
