import { useToasts } from '@/components/ui/toast/toastStore';
import { useAccount } from '@/features/account';
import { fakeNetwork } from '@test/fakeNetwork';
import { eventually } from '@test/eventually';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliver, deliverAll, onLikeAnswers } from './deliver';
import {
  pendingLikesOf,
  savePendingLike,
  usePendingLikes,
  withPendingLike,
  type PendingLike,
} from './pendingLikes';

const UID = 7;
const POST = '/api/v1/square/post/3/like';
let time = 1;

const pendingLike = (liked: boolean): PendingLike => ({
  kind: 'post',
  id: 3,
  post: 3,
  liked,
  num: 5,
  unsent: false,
  time: (time += 1),
});
const settled = () => eventually(() => expect(pendingLikesOf(UID)).toEqual([]));

beforeEach(() => {
  localStorage.clear();
  useToasts.setState({ toasts: [] });
  useAccount.setState({ uid: UID, token: 't' });
  usePendingLikes.setState({ pendingLikes: {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a like is sent once, and its answer is shown', async () => {
  const { sent } = fakeNetwork({ [POST]: { data: { liked: true, likeNum: 6 } } });
  const taken = vi.fn();
  onLikeAnswers('post', taken);
  savePendingLike(UID, pendingLike(true));
  await Promise.all([deliver(UID, 'post:3'), deliver(UID, 'post:3')]);
  await settled();
  expect(sent.map(({ method }) => method)).toEqual(['POST']);
  expect(taken.mock.calls[0]?.[1]).toEqual({ liked: true, likeNum: 6 });
  // The time of the call, by the clock that orders answers and pushes.
  expect(taken.mock.calls[0]?.[2]).toBeLessThanOrEqual(performance.now());
});

it('without a network likes wait, and only the newest of a heart is sent', async () => {
  const { sent } = fakeNetwork({ [POST]: { data: { liked: false, likeNum: 5 } } });
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const liked of [true, false, true, false]) {
    savePendingLike(UID, pendingLike(liked));
    await deliver(UID, 'post:3');
  }
  expect(sent).toEqual([]);
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
});

it('a like without an answer is marked and sent again', async () => {
  const { sent } = fakeNetwork({ [POST]: [new TypeError('no line'), { data: { liked: true, likeNum: 6 } }] });
  savePendingLike(UID, pendingLike(true));
  await deliver(UID, 'post:3');
  expect(usePendingLikes.getState().pendingLikes['post:3']?.unsent).toBe(true);
  deliverAll();
  await settled();
  expect(sent).toHaveLength(2);
  expect(useToasts.getState().toasts).toEqual([]);
});

it('a refused like ends with a message', async () => {
  fakeNetwork({ [POST]: { code: 3002, msg: '不行', data: { reason: 'blocked' } } });
  savePendingLike(UID, pendingLike(true));
  await deliver(UID, 'post:3');
  await settled();
  expect(useToasts.getState().toasts).toHaveLength(1);
});

it('a heart shows the count with the pending like, or a newer count', () => {
  const data = (likeNum: number, liked = false) => ({ liked, likeNum });
  expect(withPendingLike(undefined, data(5))).toEqual(data(5));
  expect(withPendingLike(pendingLike(true), data(5))).toEqual(data(6, true));
  expect(withPendingLike(pendingLike(true), data(9))).toEqual(data(9, true));
  expect(withPendingLike(pendingLike(true), data(6, true))).toEqual(data(6, true));
});
