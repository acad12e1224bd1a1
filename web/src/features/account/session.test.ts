import { fakeNetwork, NEVER } from '@test/fakeNetwork';
import { showPage } from '@test/fakeSockets';
import { aToken } from '@test/tokens';
import { eventually } from '@test/eventually';
import { installHooks } from '@/api/http';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { followOtherTabs, GUEST, resetAccount, storeAccount, useAccount } from './accountStore';
import { signOut } from './session';

const LOGOUT = '/api/user/logout';
const account = { ...GUEST, uid: 7, token: 'mine' };
const newer = { ...GUEST, uid: 8, token: 'newer' };
const current = () => useAccount.getState();
/** Another tab signs in while this one sleeps and hears nothing. */
const elsewhere = () => localStorage.setItem('account', JSON.stringify(newer));

beforeEach(() => {
  storeAccount(account);
});

afterEach(() => {
  installHooks({});
  vi.unstubAllGlobals();
});

it('signing out waits for nobody, and the server hears whose session it was', () => {
  const { sent, fetch } = fakeNetwork({ [LOGOUT]: NEVER });
  expect(signOut()).toBe(true);
  expect(current()).toEqual(GUEST);
  expect(JSON.parse(localStorage.getItem('account')!)).toEqual(GUEST);
  expect(sent).toMatchObject([{ url: LOGOUT, headers: { 'UG-Uid': '7', 'UG-Token': 'mine' } }]);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});

it('works without a network', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeNetwork({ [LOGOUT]: new TypeError('offline') });
  signOut();
  expect(current()).toEqual(GUEST);
  await eventually(() => expect(warn).toHaveBeenCalledOnce());
});

it('does not tell the server of a session that is over already, nor of none', () => {
  const { sent } = fakeNetwork({ [LOGOUT]: {} });
  signOut({ skipServer: true });
  signOut();
  expect(current()).toEqual(GUEST);
  expect(sent).toEqual([]);
});

it('the end of a former session leaves the one that another tab has begun, and follows it', () => {
  fakeNetwork({});
  elsewhere();
  expect(signOut({ session: account, skipServer: true })).toBe(false);
  expect(current()).toEqual(newer);
  expect(JSON.parse(localStorage.getItem('account')!)).toEqual(newer);
});

it('only the stored session can be ended', () => {
  expect(resetAccount('other')).toBe(false);
  expect(current()).toEqual(account);
  expect(resetAccount('mine')).toBe(true);
  expect(current()).toEqual(GUEST);
});

it('a renewed token is of the same session: what ended under the former one has ended', () => {
  storeAccount({ ...account, token: aToken('login-1', 200) });
  const session = { uid: 7, token: aToken('login-1', 100) };
  expect(signOut({ session, skipServer: true })).toBe(true);
  expect(current()).toEqual(GUEST);
});

it('a page in the browser’s page cache hears of no other tab, and looks when it comes back', () => {
  onTestFinished(followOtherTabs());
  elsewhere();
  showPage(false);
  expect(current()).toEqual(account);
  showPage(true);
  expect(current()).toEqual(newer);
});
