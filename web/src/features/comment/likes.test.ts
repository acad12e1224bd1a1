import { fakeNetwork } from '@test/fakeNetwork';
import { aComment, aThread } from '@test/posts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPage } from './api';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('a device whose clock is set back keeps receiving like counts', async () => {
  const page = (likeNum: number) => ({ data: aThread(1, [aComment(5, { likeNum })]) });
  fakeNetwork({ '/api/v1/square/post/7/comment/list': [page(3), page(4)] });
  const read = async () => (await readPage(7, { of: 'roots', sort: 1 }, {})).records[0]?.likeNum;
  expect(await read()).toBe(3);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await read()).toBe(4);
});
