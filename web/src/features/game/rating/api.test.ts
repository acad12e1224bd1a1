import { fakeNetwork } from '@test/fakeNetwork';
import { aGame, aGameDetail, aPage } from '@test/games';
import { testClient } from '@test/queryClient';
import { expect, it } from 'vitest';
import { gameKey, gameQuery, gamesQuery } from '../api';
import { applyMyRating, applyRatings } from './api';

const ratings = (ratingVersion: number, rating: number) => ({
  rating,
  ratingNum: 21,
  ratingCounts: [0, 1, 1, 4, 15],
  ratingVersion,
});

function setUp() {
  const client = testClient();
  const list = ['games', 'list', { sort: 'hot' }];
  client.setQueryData(gameKey(1001), aGame({ myRating: 5 }));
  client.setQueryData(list, { pages: [aPage([aGame(), aGame({ id: 1002 })])], pageParams: [1] });
  const one = () => client.getQueryData<ReturnType<typeof aGame>>(gameKey(1001))!;
  const listed = () => client.getQueryData<{ pages: ReturnType<typeof aPage>[] }>(list)!.pages[0]!.records;
  return { client, one, listed };
}

it('newer ratings change the game wherever it is shown, and no other game', () => {
  const { client, one, listed } = setUp();
  applyRatings(client, 1001, { ...ratings(21, 4.5) });
  expect(one()).toMatchObject(ratings(21, 4.5));
  expect(listed()[0]).toMatchObject(ratings(21, 4.5));
  expect(listed()[1]).toEqual(aGame({ id: 1002 }));
  expect(one().myRating).toBe(5);
});

it('ratings of an older version are ignored', () => {
  const { client, one } = setUp();
  applyRatings(client, 1001, ratings(19, 1));
  expect(one()).toEqual(aGame({ myRating: 5 }));
});

it('the own stars change separately', () => {
  const { client, one } = setUp();
  applyMyRating(client, 1001, null);
  expect(one()).toEqual(aGame());
});

it('an answer that is older than a frame keeps the newer ratings and the own stars', async () => {
  const { client, one, listed } = setUp();
  fakeNetwork({
    '/api/web/game/detail': { data: aGameDetail({ downloadNum: 12_001 }) },
    '/api/web/game/list': { data: aPage([aGame({ downloadNum: 12_001 }), aGame({ id: 1002 })]) },
  });
  applyRatings(client, 1001, ratings(21, 4.5));
  applyMyRating(client, 1001, 4);
  await client.fetchQuery({ ...gameQuery(client, 1001), staleTime: 0 });
  await client.fetchInfiniteQuery({ ...gamesQuery({ sort: 'hot' }), staleTime: 0 });
  for (const game of [one(), listed()[0]])
    expect(game).toMatchObject({ ...ratings(21, 4.5), myRating: 4, downloadNum: 12_001 });
});

it('an answer with newer ratings replaces the known ones', async () => {
  const { client, one } = setUp();
  fakeNetwork({ '/api/web/game/detail': { data: aGameDetail({ ...ratings(22, 3.1), myRating: null }) } });
  applyRatings(client, 1001, ratings(21, 4.5));
  await client.fetchQuery({ ...gameQuery(client, 1001), staleTime: 0 });
  expect(one()).toMatchObject({ ...ratings(22, 3.1), myRating: null });
});
