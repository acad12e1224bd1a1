import { get, postJson } from '@/api/client';
import type { ReadingRecord } from '@/api/types';

export const readChapter = (id: number, chapterId: number) =>
  get('/api/v1/book/{id}/chapter/{chapterId}', undefined, { pathParams: { id, chapterId } });

export const readProgress = (id: number) =>
  get('/api/v1/book/{id}/progress', undefined, { pathParams: { id } });

export const saveProgress = (records: ReadingRecord[], keepalive: boolean) =>
  postJson('/api/v1/book/progress', { records }, { keepalive });

/** Chapters in ascending order. */
export const readChapters = (id: number, currentPage: number, pageSize: number) =>
  get('/api/v1/book/{id}/chapter/list', { currentPage, pageSize }, { pathParams: { id } });
