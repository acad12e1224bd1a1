import { ApiError } from '@/api/errors';
import { useToasts } from '@/components/ui/toast/toastStore';
import { ExpiredError, type AnswerContext, type Entry } from '@/data/outbox';
import { fakeNetwork } from '@test/fakeNetwork';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { favouritePostsQuery } from './api';
import { createFavouriteKind, type PendingFavourite } from './favouriteKind';

const apply = vi.fn();
const kind = createFavouriteKind('post', apply);
const entry = (favourited: boolean) =>
  ({ uid: 7, payload: { id: 3, favourited } }) as Entry<PendingFavourite>;
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const answered = (client: QueryClient, favourited: boolean) =>
  kind.onAnswer!(entry(favourited), { favourited }, { client, askedAt: 0, local: true });

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  apply.mockClear();
});

it('a favourite is kept, and removed, by a call that can be repeated', async () => {
  const { sent } = fakeNetwork({ '/api/v1/favourite/post/3': { data: { favourited: true } } });
  await kind.send(entry(true), { keepalive: false });
  await kind.send(entry(false), { keepalive: false });
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});

it('an answer changes the page, and marks the entry of the list, which the next visit reads again', () => {
  const client = new QueryClient();
  const { queryKey } = favouritePostsQuery(7);
  const list = { pages: [{ records: [{ id: 3, favouriteTime: '', post: null }] }], pageParams: [''] };
  client.setQueryData(queryKey, list as never);
  answered(client, false);
  expect(apply).toHaveBeenCalledExactlyOnceWith(3, { favourited: false }, expect.anything());
  expect(client.getQueryData(queryKey)?.pages[0]!.records).toMatchObject([{ id: 3, removed: true }]);
  expect(client.getQueryState(queryKey)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' });
  answered(client, true);
  expect(client.getQueryData(queryKey)?.pages[0]!.records).toMatchObject([{ id: 3, removed: false }]);
  expect(toasts()).toEqual([]);
});

it('a new favourite makes the list stale, and a toast leads there', () => {
  const client = new QueryClient();
  const { queryKey } = favouritePostsQuery(7);
  client.setQueryData(queryKey, { pages: [{ records: [] }], pageParams: [''] } as never);
  answered(client, true);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(toasts()).toEqual(['收藏好啦，点这里看全部']);
});

it('a refusal says why', () => {
  const refuse = (error: unknown) => kind.onGiveUp!(entry(true), error, {} as AnswerContext);
  refuse(new ApiError('还不满足条件', 200, 2004, { need: 'room', have: 0, most: 1000 }));
  refuse(new ExpiredError());
  expect(toasts()).toEqual(['收藏满啦，先取消几个旧的吧', '有一个收藏太久没送到，已经取消了']);
});
