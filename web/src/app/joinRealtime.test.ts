import type { Message } from '@/api/types';
import { useToasts } from '@/components/ui/toast/toastStore';
import { useAccount, useStatusStore } from '@/features/account';
import { GUEST, storeAccount } from '@/features/account/accountStore';
import { messagesQuery } from '@/features/message';
import type { ServerFrame } from '@/realtime';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeFrame } from './joinRealtime';

const UID = 7;
const { queryKey } = messagesQuery(UID);
const unread = (messages: number) => ({ messages, likes: 0, replies: 0, follows: 0, total: messages });
const message = (id: number): Message => ({
  id,
  kind: 'system',
  title: `第${id}条`,
  content: '',
  link: null,
  read: false,
  createTime: '2026-05-20T12:00:00.000Z',
});
const status = (version: number, messages: number, coinNum = 0): ServerFrame => ({
  type: 'status',
  coinNum,
  levelType: 0,
  expTime: null,
  unread: unread(messages),
  version,
});

let client: QueryClient;
const take = (frame: ServerFrame) => takeFrame(client, { uid: UID, token: 't' }, frame);
const known = () => useStatusStore.getState().status;
const titles = () => client.getQueryData(queryKey)?.pages[0]?.records.map(({ id }) => id);

beforeEach(() => {
  client = new QueryClient();
  useToasts.setState({ toasts: [] });
  storeAccount({ ...GUEST, uid: UID, token: 't' });
  useStatusStore.setState({ uid: 0, status: null });
  client.setQueryData(queryKey, {
    pages: [
      {
        records: [message(1)],
        list: [],
        total: 1,
        size: 20,
        current: 1,
        pages: 1,
        nextCursor: null,
        unread: unread(1),
        version: 1,
      },
    ],
    pageParams: [{ currentPage: 1 }],
  });
});

describe('a status', () => {
  it('moves coins and badge', () => {
    take(status(5, 3, 60));
    expect(known()).toMatchObject({ coinNum: 60, unread: { messages: 3 } });
  });

  it('that is older changes nothing', () => {
    take(status(5, 3, 60));
    take(status(4, 0, 10));
    expect(known()).toMatchObject({ coinNum: 60, version: 5 });
  });

  it('with fewer unread than before makes the inbox be read anew', () => {
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    take(status(5, 3));
    expect(invalidate).not.toHaveBeenCalled();
    take(status(6, 2));
    expect(invalidate).toHaveBeenCalledWith({ queryKey });
  });
});

describe('a message', () => {
  it('stands at the top of the inbox, and the badge grows', () => {
    take({ type: 'message', ...message(2), unread: unread(2), version: 6 });
    expect(titles()).toEqual([2, 1]);
    expect(known()).toMatchObject({ unread: { messages: 2 }, version: 6 });
    expect(client.getQueryData(queryKey)?.pages[0]?.records[0]).toEqual(message(2));
  });

  it('is not lost to an answer that was asked for before it', () => {
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    vi.spyOn(client, 'isFetching').mockReturnValue(1);
    take({ type: 'message', ...message(2), unread: unread(2), version: 6 });
    expect(invalidate).toHaveBeenCalledWith({ queryKey });
  });
});

it('an ended session signs out here and says why', () => {
  take({ type: 'sessionEnded', reason: 'password' });
  expect(useAccount.getState().uid).toBe(0);
  expect(known()).toBeNull();
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['密码已修改，请重新登录']);
});

it('the end of a former session, heard late, neither ends the present one nor is talked about', () => {
  const newer = { ...GUEST, uid: 8, token: 'newer' };
  localStorage.setItem('account', JSON.stringify(newer));
  take({ type: 'sessionEnded', reason: 'logout' });
  expect(useAccount.getState()).toEqual(newer);
  expect(JSON.parse(localStorage.getItem('account')!)).toEqual(newer);
  expect(useToasts.getState().toasts).toEqual([]);
});

it('what this build does not know is left alone', () => {
  take({ type: 'tomorrow' } as unknown as ServerFrame);
  expect(known()).toBeNull();
});
