import { randomBytes } from 'node:crypto';
import type { Account } from '@/api/types';

/** An account that belongs to one test. */
export interface Player {
  loginName: string;
  password: string;
  account: Account;
}

export const newLoginName = () => `e2e_${randomBytes(6).toString('hex')}`;

/** Registers without a browser, for tests that begin with a player. */
export async function register(url: string, loginName = newLoginName()): Promise<Player> {
  const password = `clear-sky-${loginName}`;
  const account = (await call(url, '/api/user/registerWithName', { loginName, password })) as Account;
  return { loginName, password, account };
}

/** Signs the player in on another device, with this User-Agent. */
export async function signInElsewhere(
  url: string,
  { loginName, password }: Player,
  agent: string,
): Promise<Account> {
  return (await call(url, '/api/user/login', { loginName, password }, { 'User-Agent': agent })) as Account;
}

/** Ends all sessions of the player, from another device than the pages of the test. */
export async function logoutEverywhere(url: string, { loginName, password }: Player): Promise<void> {
  const { uid, token } = (await call(url, '/api/user/login', { loginName, password })) as Account;
  await call(url, '/api/user/logout', { all: '1' }, { 'UG-Uid': String(uid), 'UG-Token': token });
}

/** Sends a form-encoded call as the player, without a browser. */
export function callAs(
  url: string,
  { account: { uid, token } }: Player,
  path: string,
  form: Record<string, string>,
): Promise<unknown> {
  return call(url, path, form, { 'UG-Uid': String(uid), 'UG-Token': token });
}

/** Sends a JSON call under /api/v1 as the player, without a browser. */
export async function callV1<T = { id: number }>(
  url: string,
  { account }: Player,
  method: string,
  path: string,
  json?: unknown,
): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: {
      'UG-Uid': String(account.uid),
      'UG-Token': account.token,
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    },
    body: json === undefined ? undefined : JSON.stringify(json),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: unknown };
  if (code !== 0) throw new Error(`${path} answered ${code}: ${msg}`);
  return data as T;
}

/** Sends a form-encoded call and returns its data. Throws on a refusal. */
export async function call(
  url: string,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const body = new URLSearchParams({ appID: '1', channelID: '0', ...form });
  const response = await fetch(url + path, { method: 'POST', body, headers });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: unknown };
  if (code !== 0) throw new Error(`${path} answered ${code}: ${msg}`);
  return data;
}
