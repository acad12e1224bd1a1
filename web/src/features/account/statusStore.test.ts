import { beforeEach, expect, it } from 'vitest';
import { GUEST, resetAccount, storeAccount, useAccount } from './accountStore';
import { applySnapshot, applyStatus, knownUnread, useStatusStore } from './statusStore';

const signInAs = (uid: number) => storeAccount({ ...GUEST, uid, token: `token-${uid}` });
const status = () => useStatusStore.getState().status;

beforeEach(() => {
  resetAccount(useAccount.getState().token);
});

it('a snapshot of the signed-in player is stored', () => {
  signInAs(7);
  applySnapshot(7, { version: 1, coinNum: 60 });
  expect(status()?.coinNum).toBe(60);
});

it('an answer for a player who has signed out is dropped', () => {
  signInAs(8);
  applySnapshot(7, { version: 9, coinNum: 60 });
  expect(status()).toBeNull();
});

it('signing out clears the status, and the next player starts empty', () => {
  signInAs(7);
  applySnapshot(7, { version: 5, coinNum: 60 });
  resetAccount(useAccount.getState().token);
  expect(status()).toBeNull();
  signInAs(8);
  applySnapshot(8, { version: 1, coinNum: 1 });
  expect(status()).toEqual({ version: 1, coinNum: 1 });
});

it('the account survives a reload, with a default for each missing field', () => {
  storeAccount({ ...GUEST, uid: 7, token: 't' });
  expect(JSON.parse(localStorage.getItem('account')!)).toMatchObject({
    uid: 7,
    accountType: 0,
    needBind: 0,
    sex: 0,
  });
  expect(useAccount.getState().name).toBe('游客');
});

const whole = (version: number, name: string) =>
  ({ version, name, avatar: null, age: 18, sex: 2, needBind: 0, needRealName: 0 }) as Parameters<
    typeof applyStatus
  >[1];

it('a complete status updates the same fields of the account', () => {
  signInAs(7);
  expect(applyStatus(7, whole(2, '小晴'))).toBe(true);
  expect(useAccount.getState()).toMatchObject({ name: '小晴', age: 18, sex: 2, token: 'token-7' });
  expect(JSON.parse(localStorage.getItem('account')!)).toMatchObject({ name: '小晴' });
});

it('a stale status, or another player’s, is rejected and changes nothing', () => {
  signInAs(7);
  applySnapshot(7, { version: 3, name: '小雨' });
  expect(applyStatus(7, whole(2, '小晴'))).toBe(false);
  expect(applyStatus(8, whole(9, '小晴'))).toBe(false);
  expect(useAccount.getState().name).toBe(GUEST.name);
  expect(status()).toMatchObject({ name: '小雨', version: 3 });
});

it('a late answer changes only the fields that no push has updated since', () => {
  signInAs(7);
  const unread = { messages: 1, likes: 0, replies: 0, follows: 0, total: 1 };
  applySnapshot(7, { version: 5, coinNum: 60, unread });
  applySnapshot(7, { version: 7, unread: { ...unread, messages: 3 } });
  applySnapshot(7, { version: 6, coinNum: 90, unread: { ...unread, messages: 2 } });
  expect(status()).toMatchObject({ version: 7, coinNum: 90, unread: { messages: 3 } });
  applySnapshot(7, { version: 8, coinNum: 95 });
  expect(knownUnread(7)).toMatchObject({ version: 7, unread: { messages: 3 } });
  expect(knownUnread(8)).toEqual({});
});
