import { DEFAULT_LIMITS, limitsOf } from '@/features/rateLimitNotice';
import { describe, expect, it } from 'vitest';
import type { MediaItem } from '../draft/draft';
import { choose } from './choose';

const file = (name: string, type: string, size = 10) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => file(`${index}.jpg`, 'image/jpeg'));
const item = (kind: MediaItem['kind']): MediaItem => ({ key: kind, kind, state: 'done', sent: 1 });
const names = (files: readonly File[], media: MediaItem[] = []) => {
  const { files: fitting, warning } = choose(files, media, DEFAULT_LIMITS);
  return { count: fitting.length, warning };
};

describe('choosing images', () => {
  it('at most nine images are taken', () => {
    expect(names(pictures(9))).toEqual({ count: 9, warning: null });
    expect(
      names(
        pictures(3),
        Array.from({ length: 8 }, () => item('image')),
      ),
    ).toEqual({
      count: 1,
      warning: '最多 9 张图片，多出来的没有加上',
    });
  });

  it('images and a video cannot be combined', () => {
    expect(names(pictures(1), [item('video')])).toMatchObject({ count: 0, warning: '图片和视频只能选一样' });
    expect(names([...pictures(2), file('v.mp4', 'video/mp4')])).toMatchObject({ count: 2 });
  });

  it('an image too large for a phone to decode is refused', () => {
    expect(names([file('huge.jpg', 'image/jpeg', 90 * 1024 * 1024)])).toMatchObject({ count: 0 });
  });
});

describe('choosing a video', () => {
  it('one video within the size limit is taken', () => {
    expect(names([file('v.mp4', 'video/mp4')])).toEqual({ count: 1, warning: null });
    expect(names([file('v.mp4', 'video/mp4', DEFAULT_LIMITS.videoBytes + 1)])).toEqual({
      count: 0,
      warning: '视频不能超过 100MB',
    });
    expect(names([file('v.mp4', 'video/mp4')], [item('video')])).toMatchObject({ count: 0 });
    expect(names([file('v.mp4', 'video/mp4')], [item('image')])).toMatchObject({ count: 0 });
  });
});

it('limits from the server replace the defaults', () => {
  const limits = limitsOf([
    { key: 'images', value: 4 },
    { key: 'videoSeconds', value: '60' },
    { key: 'titleChars', value: 'many' },
    { key: 'unknown', value: 1 },
  ]);
  expect(limits).toEqual({ ...DEFAULT_LIMITS, images: 4, videoSeconds: 60 });
});
