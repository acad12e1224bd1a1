import type { Measure } from '@/api/types';

/** A mute in force. */
export const aMeasure = (changes: Partial<Measure> = {}): Measure => ({
  id: 1,
  kind: 'mute',
  reason: '刷屏',
  createTime: '2026-11-01T00:00:00.000Z',
  until: '2026-12-01T00:00:00.000Z',
  refKind: null,
  refId: null,
  excerpt: null,
  postId: null,
  running: true,
  appeal: null,
  ...changes,
});
