import type { ThreadEvent } from '@/realtime';
import { aComment, aThread } from '@test/posts';
import { describe, expect, it } from 'vitest';
import { applyToPage, HOT, NEWEST, OLDEST, type ListKind } from './applyEvent';

const event = (what: object) => ({ postId: 7, seq: 11, ...what }) as ThreadEvent;
const created = (id: number, difference = {}) =>
  event({ type: 'comment', comment: aComment(id, difference) });
const deletion = (commentId: number, rootId: number | null, placeholder = false) =>
  event({ type: 'commentGone', commentId, rootId, placeholder });
const roots = (sort: 1 | 2 | 3): ListKind => ({ of: 'roots', sort });
const ids = (records: readonly { id: number }[]) => records.map(({ id }) => id);

const page = aThread(10, [aComment(1), aComment(2, { replyNum: 1, replies: [aComment(5, { rootId: 2 })] })]);

describe('a new comment', () => {
  it.each([HOT, NEWEST])('a new comment moves nothing in a list of order %i', (sort) => {
    const after = applyToPage(page, created(3), roots(sort));
    expect(ids(after.records)).toEqual([1, 2]);
    expect(after.total).toBe(3);
  });

  it('a new comment is appended to a complete list in oldest-first order', () => {
    expect(ids(applyToPage(page, created(3), roots(OLDEST)).records)).toEqual([1, 2, 3]);
    expect(ids(applyToPage({ ...page, nextCursor: 'x' }, created(3), roots(OLDEST)).records)).toEqual([1, 2]);
  });

  it('a comment that the page already contains changes nothing', () => {
    expect(applyToPage(page, created(2), roots(OLDEST))).toEqual(page);
  });

  it('a reply increases its root’s count and is shown while there is room', () => {
    const once = applyToPage(page, created(6, { rootId: 2 }), roots(HOT));
    expect(once.records[1]).toMatchObject({ replyNum: 2 });
    expect(ids(once.records[1]!.replies)).toEqual([5, 6]);
    const twice = applyToPage(once, created(8, { rootId: 2 }), roots(HOT));
    expect(twice.records[1]).toMatchObject({ replyNum: 3 });
    expect(ids(twice.records[1]!.replies)).toEqual([5, 6]);
    expect(applyToPage(page, created(5, { rootId: 2 }), roots(HOT))).toEqual(page);
  });

  it('a reply is added only to the replies of its own root', () => {
    const replies = aThread(10, [aComment(5, { rootId: 2 })]);
    expect(ids(applyToPage(replies, created(6, { rootId: 2 }), { of: 'replies', root: 2 }).records)).toEqual([
      5, 6,
    ]);
    expect(applyToPage(replies, created(6, { rootId: 1 }), { of: 'replies', root: 2 })).toEqual(replies);
  });
});

it('the later of two edits wins, in either order of arrival', () => {
  const at = (content: string, editTime: string) =>
    event({ type: 'commentEdited', comment: aComment(1, { content, editTime }) });
  const [older, newer] = [
    at('第一次改', '2026-01-02T00:00:00.001Z'),
    at('第二次改', '2026-01-02T00:00:00.010Z'),
  ];
  const after = applyToPage(applyToPage(page, newer, roots(HOT)), older, roots(HOT));
  expect(after.records[0]!.content).toBe('第二次改');
});

describe('a deleted comment', () => {
  it('a deleted comment disappears, or becomes a placeholder if it has replies', () => {
    expect(ids(applyToPage(page, deletion(1, null), roots(HOT)).records)).toEqual([2]);
    const after = applyToPage(page, deletion(2, null, true), roots(HOT));
    expect(after.records[1]).toMatchObject({ id: 2, deleted: true, content: '', replyNum: 1 });
    // A placeholder disappears with its last reply.
    expect(ids(applyToPage(after, deletion(5, 2), roots(HOT)).records)).toEqual([1]);
  });

  it('a deleted reply decreases its root’s count', () => {
    const after = applyToPage(page, deletion(5, 2), roots(HOT));
    expect(after.records[1]).toMatchObject({ replyNum: 0, replies: [] });
  });
});

it('an edit replaces the text and keeps the reader’s own fields', () => {
  const liked = aThread(10, [aComment(1, { liked: true, likeNum: 4, replyNum: 1 })]);
  const edit = event({
    type: 'commentEdited',
    comment: aComment(1, { content: '改过了', editTime: '2020-01-02T00:00:00.000Z' }),
  });
  expect(applyToPage(liked, edit, roots(HOT)).records[0]).toMatchObject({
    content: '改过了',
    editTime: '2020-01-02T00:00:00.000Z',
    liked: true,
    likeNum: 4,
    replyNum: 1,
  });
});
