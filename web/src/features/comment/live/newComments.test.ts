import 'fake-indexeddb/auto';
import { useAccount } from '@/features/account';
import type { ThreadEvent } from '@/realtime';
import { aComment } from '@test/posts';
import { beforeEach, expect, it } from 'vitest';
import {
  applyToNewComments,
  hasMaxWaiting,
  MAX_WAITING,
  newCommentsOf,
  showNewComments,
  type NewComment,
} from './newComments';

const POST = 7;
const ids = () => newCommentsOf(POST).map(({ comment }) => comment.id);

/** The comments with these ids arrive, as the player's own or as those of others. */
function arrive(from: number, count: number, own = false): void {
  const events = Array.from({ length: count }, (_, index) => {
    const comment = aComment(from + index);
    return { type: 'comment', postId: POST, seq: from + index, comment } as ThreadEvent;
  });
  applyToNewComments(POST, events, (comment): NewComment => {
    return { key: String(comment.id), comment, seen: own };
  });
}

beforeEach(() => {
  useAccount.setState({ uid: 999 });
  useAccount.setState({ uid: 0 });
});

it('only the newest comments wait to be shown', () => {
  arrive(1, MAX_WAITING - 1);
  expect(hasMaxWaiting(POST)).toBe(false);
  arrive(MAX_WAITING, 100);
  expect(hasMaxWaiting(POST)).toBe(true);
  expect(ids()).toHaveLength(MAX_WAITING);
  expect(ids()[0]).toBe(MAX_WAITING + 99);
});

it('shown comments stay, however many arrive', () => {
  arrive(1, 1, true);
  arrive(2, 1);
  showNewComments(POST);
  arrive(3, MAX_WAITING + 10);
  expect(ids()).toHaveLength(MAX_WAITING + 2);
  expect(ids().slice(-2)).toEqual([2, 1]);
});
