import { beforeEach, expect, it } from 'vitest';
import { GUEST, resetAccount, storeAccount, useAccount } from './accountStore';
import { takeSnapshot, useStatusStore } from './statusStore';

const signInAs = (uid: number) => storeAccount({ ...GUEST, uid, token: `token-${uid}` });
const status = () => useStatusStore.getState().status;

beforeEach(() => {
  resetAccount(useAccount.getState().token);
});

it('takes in what belongs to the signed-in player', () => {
  signInAs(7);
  takeSnapshot(7, { version: 1, coinNum: 60 });
  expect(status()?.coinNum).toBe(60);
});

it('drops an answer for somebody who has left meanwhile', () => {
  signInAs(8);
  takeSnapshot(7, { version: 9, coinNum: 60 });
  expect(status()).toBeNull();
});

it('is cleared on logout, and another player begins with nothing', () => {
  signInAs(7);
  takeSnapshot(7, { version: 5, coinNum: 60 });
  resetAccount(useAccount.getState().token);
  expect(status()).toBeNull();
  signInAs(8);
  takeSnapshot(8, { version: 1, coinNum: 1 });
  expect(status()).toEqual({ version: 1, coinNum: 1 });
});

it('the account survives a reload, field by field with its defaults', () => {
  storeAccount({ ...GUEST, uid: 7, token: 't' });
  expect(JSON.parse(localStorage.getItem('account')!)).toMatchObject({
    uid: 7,
    accountType: 0,
    needBind: 0,
    sex: 0,
  });
  expect(useAccount.getState().name).toBe('游客');
});
