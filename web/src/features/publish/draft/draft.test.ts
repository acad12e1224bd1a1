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

describe('the request body', () => {
  it('the body has trimmed texts and the uploaded images in order', () => {
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

  it('the body mentions only players still named in the text', () => {
    const mentions = [
      { uid: 1, name: '阿茶' },
      { uid: 2, name: '小雨' },
    ];
    expect(bodyOf(draft({ content: '和 @小雨 一起', mentions })).mentions).toEqual([2]);
  });

  it('the body has the video with its poster', () => {
    const media = [item('v', { kind: 'video', poster: 'p' })];
    expect(bodyOf(draft({ media }))).toMatchObject({ images: [], video: { media: 'id-v', poster: 'p' } });
  });
});

it('a draft with only a preset tag or game is empty', () => {
  expect(isEmpty(draft({ tag: 1 }))).toBe(true);
  expect(isEmpty(draft({ content: '字' }))).toBe(false);
  expect(isEmpty(draft({ media: [item('a')] }))).toBe(false);
});

it('upload progress does not make a draft different', () => {
  expect(isSameDraft(draft({ media: [item('a')] }), draft({ media: [item('a', { sent: 0.5 })] }))).toBe(true);
  expect(
    isSameDraft(draft({ media: [item('a'), item('b')] }), draft({ media: [item('b'), item('a')] })),
  ).toBe(false);
});

it('the progress is the average of all unfinished uploads', () => {
  expect(uploadProgressOf([item('a')])).toBe(1);
  expect(
    uploadProgressOf([item('a', { state: 'sending', sent: 0.5 }), item('b', { state: 'waiting', sent: 0 })]),
  ).toBe(0.25);
});

describe('moving an item', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [9, 0, 'abcd'],
  ])('the item moves from %d to %d', (from, to, order) =>
    expect(moveMedia([...'abcd'], from, to).join('')).toBe(order),
  );
});

describe('a stored draft', () => {
  const key = draftKey(7, null);

  it('a loaded draft has its uploads, and unfinished uploads wait again', () => {
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

  it('an empty draft is deleted', () => {
    savePostDraft(key, draft({ content: '文' }));
    savePostDraft(key, draft({ content: ' ' }));
    expect(loadPostDraft(key)).toBeNull();
  });

  it('a draft equal to the published post is deleted', () => {
    const base = draft({ content: '原来的' });
    savePostDraft(key, draft({ content: '改过的' }), base);
    savePostDraft(key, base, base);
    expect(loadPostDraft(key)).toBeNull();
  });

  it('an invalid stored value is ignored', () => {
    localStorage.setItem(key, '{"content":3}');
    expect(loadPostDraft(key)).toBeNull();
  });

  it('a draft belongs to one player and one post', () => {
    savePostDraft(key, draft({ content: '文' }));
    expect(loadPostDraft(draftKey(8, null))).toBeNull();
    expect(loadPostDraft(draftKey(7, 5))).toBeNull();
  });
});
