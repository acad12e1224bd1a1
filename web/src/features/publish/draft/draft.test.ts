import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  EMPTY_POST_DRAFT,
  isEmpty,
  isSameDraft,
  moveMedia,
  uploadProgressOf,
  type MediaItem,
  type PostDraft,
} from './draft';
import { draftKey, loadPostDraft, savePostDraft } from './storage';

const item = (key: string, rest: Partial<MediaItem> = {}): MediaItem => ({
  key,
  kind: 'image',
  state: 'done',
  sent: 1,
  id: `id-${key}`,
  ...rest,
});
const draft = (rest: Partial<PostDraft>): PostDraft => ({ ...EMPTY_POST_DRAFT, ...rest });

describe('what is sent', () => {
  it('is trimmed; pictures are in their order, and only those that are there', () => {
    const media = [item('b'), item('a'), item('c', { state: 'sending', id: undefined })];
    expect(bodyOf(draft({ title: ' 标题 ', content: ' 正文\n', media, tag: 3 }))).toMatchObject({
      title: '标题',
      content: '正文',
      images: ['id-b', 'id-a'],
      video: null,
      tag: 3,
      game: null,
    });
  });

  it('mentions whom the text still names', () => {
    const mentions = [
      { uid: 1, name: '阿茶' },
      { uid: 2, name: '小雨' },
    ];
    expect(bodyOf(draft({ content: '和 @小雨 一起', mentions })).mentions).toEqual([2]);
  });

  it('a video goes with its picture', () => {
    const media = [item('v', { kind: 'video', poster: 'p' })];
    expect(bodyOf(draft({ media }))).toMatchObject({ images: [], video: { media: 'id-v', poster: 'p' } });
  });
});

it('a preset tag or game is nobody’s work', () => {
  expect(isEmpty(draft({ tag: 1 }))).toBe(true);
  expect(isEmpty(draft({ content: '字' }))).toBe(false);
  expect(isEmpty(draft({ media: [item('a')] }))).toBe(false);
});

it('how far an upload is makes no other draft of it', () => {
  expect(isSameDraft(draft({ media: [item('a')] }), draft({ media: [item('a', { sent: 0.5 })] }))).toBe(true);
  expect(
    isSameDraft(draft({ media: [item('a'), item('b')] }), draft({ media: [item('b'), item('a')] })),
  ).toBe(false);
});

it('progress is that of all that is under way', () => {
  expect(uploadProgressOf([item('a')])).toBe(1);
  expect(
    uploadProgressOf([item('a', { state: 'sending', sent: 0.5 }), item('b', { state: 'waiting', sent: 0 })]),
  ).toBe(0.25);
});

describe('an item moves', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [9, 0, 'abcd'],
  ])('from %d to %d', (from, to, order) => expect(moveMedia([...'abcd'], from, to).join('')).toBe(order));
});

describe('a kept draft', () => {
  const key = draftKey(7, null);

  it('comes back, its uploads by their ids; what was on its way waits', () => {
    const media = [
      item('a', { preview: 'blob:y', thumb: '/media/a.webp' }),
      item('b', { id: undefined, state: 'sending', sent: 0.7, preview: 'blob:x' }),
    ];
    savePostDraft(key, draft({ title: '题', content: '文', tag: 2, media }));
    const back = loadPostDraft(key)!;
    expect(back).toMatchObject({ title: '题', content: '文', tag: 2 });
    expect(back.media[0]).toMatchObject({ id: 'id-a', state: 'done', preview: '/media/a.webp' });
    expect(back.media[1]).toMatchObject({ key: 'b', state: 'waiting', sent: 0 });
    expect(back.media[1]!.preview).toBeUndefined();
  });

  it('is gone when there is nothing in it', () => {
    savePostDraft(key, draft({ content: '文' }));
    savePostDraft(key, draft({ content: ' ' }));
    expect(loadPostDraft(key)).toBeNull();
  });

  it('is gone when it says what the post says', () => {
    const base = draft({ content: '原来的' });
    savePostDraft(key, draft({ content: '改过的' }), base);
    savePostDraft(key, base, base);
    expect(loadPostDraft(key)).toBeNull();
  });

  it('that something else wrote is none', () => {
    localStorage.setItem(key, '{"content":3}');
    expect(loadPostDraft(key)).toBeNull();
  });

  it('is of one player and one post', () => {
    savePostDraft(key, draft({ content: '文' }));
    expect(loadPostDraft(draftKey(8, null))).toBeNull();
    expect(loadPostDraft(draftKey(7, 5))).toBeNull();
  });
});
