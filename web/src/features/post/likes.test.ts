import { fakeNetwork } from '@test/fakeNetwork';
import { aPost, postPage } from '@test/posts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NEWEST, postsQuery } from './api';
import { readPostAndReplay } from './applyEvent';
import { latestPostLikes } from './likes';

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

it('the like counts of a list from this device replace no newer ones', async () => {
  const answer = { data: postPage([aPost({ id: 8, likeNum: 3 })]) };
  fakeNetwork({ '/api/v1/square/post/list': [answer, new TypeError('offline')] });
  const read = () => new QueryClient().infiniteQuery(postsQuery(0, { sort: NEWEST }));
  await read();
  latestPostLikes(8, 5, performance.now());
  expect((await read()).pages[0]).toHaveProperty('seenAt');
  expect(latestPostLikes(8, 0, 0)).toBe(5);
});
