import 'fake-indexeddb/auto';
import { entriesOf, submit } from '@/data/outbox';
import { installOutbox } from '@/data/outbox/environment';
import { commentKind } from '@/features/comment';
import { postLikeKind } from '@/features/post';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { adoptOldQueues } from './adoptOldQueues';

it('comments and likes that an older release queued are in the outbox, once', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  installOutbox({ client: new QueryClient(), uid: () => 7, onPlayerChange: () => undefined });
  const words = { post: 3, content: '信号不好', replyTo: null, mentions: [] };
  localStorage.setItem('7:comments', JSON.stringify([{ id: 'x', ...words, time: 1, refusal: null }]));
  const like = { id: 4, post: 4, liked: true, num: 2 };
  localStorage.setItem(
    '7:likes',
    JSON.stringify({ 'post:4': { kind: 'post', ...like, unsent: true, time: 1 } }),
  );
  adoptOldQueues(7);
  adoptOldQueues(7);
  expect(entriesOf(commentKind)).toMatchObject([{ payload: words }]);
  expect(entriesOf(postLikeKind)).toMatchObject([{ payload: like }]);
  expect(localStorage).toHaveLength(0);
});

it('an old like does not replace a newer one', () => {
  submit(postLikeKind, { id: 5, post: 5, liked: false, num: 3 });
  const like = { kind: 'post', id: 5, post: 5, liked: true, num: 2 };
  localStorage.setItem('7:likes', JSON.stringify({ 'post:5': like }));
  adoptOldQueues(7);
  const likes = entriesOf(postLikeKind).filter(({ payload }) => payload.id === 5);
  expect(likes).toMatchObject([{ payload: { liked: false } }]);
});

it('a broken queue changes nothing', () => {
  localStorage.setItem('8:comments', '{"a":1}');
  localStorage.setItem('8:likes', '[');
  expect(() => adoptOldQueues(8)).not.toThrow();
  localStorage.setItem('8:comments', '[null, 1]');
  localStorage.setItem('8:likes', '{"post:4":null}');
  expect(() => adoptOldQueues(8)).not.toThrow();
});
