import { fakeNetwork } from '@test/fakeNetwork';
import { aPost, postPage } from '@test/posts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NEWEST, postsQuery } from './api';
import { readPostAndReplay } from './applyEvent';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const anHourBack = () => vi.setSystemTime(Date.now() - 3_600_000);

it('like counts still update after the device clock is set back', async () => {
  const page = (likeNum: number) => ({ data: postPage([aPost({ likeNum })]) });
  fakeNetwork({ '/api/v1/square/post/list': [page(3), page(4)] });
  const list = postsQuery(0, { sort: NEWEST });
  const read = async () => (await new QueryClient().infiniteQuery(list)).pages[0]?.records[0]?.likeNum;
  expect(await read()).toBe(3);
  anHourBack();
  expect(await read()).toBe(4);
  anHourBack();
  expect(
    (
      await readPostAndReplay(
        7,
        async () => aPost({ likeNum: 5 }),
        () => new Set(),
      )
    )?.likeNum,
  ).toBe(5);
});
