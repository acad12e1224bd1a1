import type { Notice, NoticeListPage, Unread } from '@/api/types';
import { anAuthor, aNotice, pageOf } from '@test/people';
import type { InfiniteData } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  areNoticesStale,
  withNotice,
  withNoticeCounts,
  withNoticesRead,
  type NoticeCounts,
} from './reducers';
import { groupOf } from './groups';
import { noticeActionText, noticeAuthorNames, noticeTargetPath } from './labels';

const unread = (likes: number): Unread => ({ messages: 0, likes, replies: 0, follows: 0, total: likes });
const counts = (likes: number, version: number): NoticeCounts => ({ unread: unread(likes), version });
const inbox = (...pages: Notice[][]): InfiniteData<NoticeListPage> => ({
  pages: pages.map((records) => ({ ...pageOf(records), ...counts(1, 5) })),
  pageParams: pages.map(() => ({})),
});
const ids = (data: InfiniteData<NoticeListPage> | undefined) =>
  data?.pages.map(({ records }) => records.map(({ id }) => id));

describe('a new notice', () => {
  it('a new notice is the first of the list', () => {
    expect(ids(withNotice(inbox([aNotice(1)]), aNotice(2), counts(2, 6)))).toEqual([[2, 1]]);
  });

  it('more likes of one post update its notice and move it to the top', () => {
    const more = aNotice(1, { actorNum: 3 });
    const after = withNotice(inbox([aNotice(3), aNotice(2)], [aNotice(1)]), more, counts(1, 6));
    expect(ids(after)).toEqual([[1, 3, 2], []]);
    expect(after?.pages[0]?.records[0]?.actorNum).toBe(3);
    expect(after?.pages[0]?.total).toBe(2);
  });

  it('the same notice twice is listed once', () => {
    const once = withNotice(inbox([]), aNotice(2), counts(1, 6));
    expect(ids(withNotice(once, aNotice(2), counts(1, 6)))).toEqual([[2]]);
  });

  it('without a list nothing changes', () => {
    expect(withNotice(undefined, aNotice(1), counts(1, 6))).toBeUndefined();
  });
});

describe('a stale list', () => {
  const first = inbox([aNotice(1)]).pages[0]!;

  it.each([
    ['higher newer counts make the list stale', counts(2, 6), true],
    ['equal counts do not', counts(1, 6), false],
    ['lower counts do not, because another device read the notices', counts(0, 6), false],
    ['older counts do not', counts(9, 5), false],
    ['a status without counts does not', { version: 9 }, false],
  ])('%s', (_, latest, stale) => expect(areNoticesStale(first, 'likes', latest)).toBe(stale));
});

it('marking a part read clears its count at once, and older counts are ignored', () => {
  const read = withNoticesRead(inbox([aNotice(1)]), 'likes');
  expect(read?.pages[0]?.unread?.likes).toBe(0);
  const updated = withNoticeCounts(read, counts(0, 6));
  expect(updated?.pages[0]?.version).toBe(6);
  expect(withNoticeCounts(updated, counts(3, 4))).toBe(updated);
});

describe('texts', () => {
  const textOf = (notice: Notice) => {
    const { names, others } = noticeAuthorNames(notice);
    return names.join('、') + others + noticeActionText(notice);
  };
  const second = { uid: 12, name: '乙' };

  it.each<[string, Partial<Notice>]>([
    ['甲赞了你的帖子', {}],
    ['甲、乙赞了你的帖子', { second, actorNum: 2 }],
    ['甲、乙等 12 人赞了你的帖子', { second, actorNum: 12 }],
    ['甲等 2 人赞了你的评论', { actorNum: 2, commentId: 3 }],
    ['甲评论了你的帖子', { kind: 'comment', commentId: 3 }],
    ['甲回复了你的评论', { kind: 'reply', commentId: 3 }],
    ['甲在帖子里提到了你', { kind: 'mention' }],
    ['甲在评论里提到了你', { kind: 'mention', commentId: 3 }],
    ['甲关注了你', { kind: 'follow', postId: null }],
  ])('%s', (text, difference) => expect(textOf(aNotice(1, difference))).toBe(text));

  it('a notice links to its comment, its post or the person', () => {
    expect(noticeTargetPath(aNotice(1, { commentId: 3 }))).toBe('/post/5?comment=3');
    expect(noticeTargetPath(aNotice(1))).toBe('/post/5');
    expect(noticeTargetPath(aNotice(1, { kind: 'follow', postId: null, actor: anAuthor(11) }))).toBe('/u/11');
  });

  it('each kind belongs to one part', () => {
    const kinds = ['like', 'comment', 'reply', 'mention', 'follow'] as const;
    expect(kinds.map(groupOf)).toEqual(['likes', 'replies', 'replies', 'replies', 'follows']);
  });
});
