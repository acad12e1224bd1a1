import { expect, it } from 'vitest';
import {
  channelId,
  clearChannelId,
  clearInviteCode,
  codesQuery,
  deviceId,
  deviceMark,
  inviteCode,
  readCodes,
} from './identity';

it('a device keeps its id, a UUID without dashes', () => {
  const id = deviceId();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(deviceId()).toBe(id);
  expect(localStorage.getItem('deviceID')).toBe(id);
});

it('the mark that other logins of the account see does not tell the id', () => {
  expect(deviceMark()).toMatch(/^[0-9a-f]{8}$/);
  expect(deviceMark()).toBe(deviceMark());
  expect(deviceId().length - deviceMark().length).toBe(24);
});

it('without codes in the address the defaults apply', () => {
  readCodes('?page=1');
  expect([channelId(), inviteCode()]).toEqual(['0', '']);
});

it('codes from the address are stored under their names and can be cleared', () => {
  readCodes('?code=wx7&inviteCode=SKY88');
  expect(localStorage.getItem('code')).toBe('wx7');
  expect(localStorage.getItem('inviteCode')).toBe('SKY88');
  readCodes('');
  expect([channelId(), inviteCode()]).toEqual(['wx7', 'SKY88']);
  clearChannelId();
  clearInviteCode();
  expect([channelId(), inviteCode()]).toEqual(['0', '']);
});

it('an invalid code is ignored', () => {
  readCodes('?code=wx7');
  readCodes(`?code=${'x'.repeat(65)}&inviteCode=a%20b`);
  for (const unseen of ['%FF', 'a%E2%80%AEb', '%E2%80%8B']) readCodes(`?code=${unseen}`);
  expect([channelId(), inviteCode()]).toEqual(['wx7', '']);
});

it.each(['x'.repeat(65), 'a b', 'a\u200bb'])(
  'the invalid stored value %j of an earlier release is ignored',
  (stored) => {
    localStorage.setItem('code', stored);
    localStorage.setItem('inviteCode', stored);
    expect([channelId(), inviteCode(), codesQuery()]).toEqual(['0', '', '']);
  },
);

it('the codes are added to an address as its query', () => {
  expect(codesQuery()).toBe('');
  readCodes('?code=wx7&inviteCode=SKY88');
  expect(codesQuery()).toBe('?code=wx7&inviteCode=SKY88');
});
