import { ApiError } from '@/api/errors';
import { ExpiredError, type AnswerContext, type Entry } from '@/data/outbox';
import { useToasts } from '@/components/ui/toast/toastStore';
import { fakeNetwork } from '@test/fakeNetwork';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLikeKind, withPendingLike, type PendingLike } from './likeKind';

const entry = (liked: boolean) => ({ payload: { id: 3, post: 3, liked, num: 5 } }) as Entry<PendingLike>;
const kind = createLikeKind('post', vi.fn());
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const giveUp = (error: unknown) => kind.onGiveUp?.(entry(true), error, {} as AnswerContext);

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => vi.unstubAllGlobals());

it('a like is set, and removed, by a call that can be repeated', async () => {
  const { sent } = fakeNetwork({ '/api/v1/square/post/3/like': { data: { liked: true, likeNum: 6 } } });
  await kind.send(entry(true), { keepalive: false });
  await kind.send(entry(false), { keepalive: false });
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});

it('the likes of two posts do not wait for each other', () => {
  expect(kind.orderOf({ ...entry(true).payload, id: 4 })).not.toBe(kind.orderOf(entry(true).payload));
});

it('a refused like ends with a message', () => {
  giveUp(new ApiError('不行', 200, 3002, { reason: 'blocked' }));
  expect(toasts()).toEqual(['对方设置了权限，暂时不能这样做']);
});

it('a like that never reached the server ends with a message', () => {
  giveUp(new ExpiredError());
  expect(toasts()).toEqual(['有一个赞太久没送到，已经取消了']);
});

it('a heart shows the count with the pending like, or a newer count', () => {
  const data = (likeNum: number, liked = false) => ({ liked, likeNum });
  const { payload } = entry(true);
  expect(withPendingLike(undefined, data(5))).toEqual(data(5));
  expect(withPendingLike(payload, data(5))).toEqual(data(6, true));
  expect(withPendingLike(payload, data(9))).toEqual(data(9, true));
  expect(withPendingLike(payload, data(6, true))).toEqual(data(6, true));
});
