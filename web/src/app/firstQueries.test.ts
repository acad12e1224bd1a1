import { gamesQuery } from '@/features/game/api';
import { tagsQuery } from '@/features/square';
import { QueryClient } from '@tanstack/react-query';
import { fakeNetwork } from '@test/fakeNetwork';
import { aGame, aPage } from '@test/games';
import { afterEach, expect, it, vi } from 'vitest';
import { firstCalls, seedQueries } from './firstQueries';

const TAGS = '/v1/square/tag/list{}';
const GAMES = '/web/game/list{"sort":"hot","currentPage":1,"pageSize":20}';
const screen = { default: () => null, firstQueries: () => [gamesQuery({ sort: 'hot' })] };
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });

afterEach(() => {
  vi.unstubAllGlobals();
});

it('firstCalls lists the first calls of a screen and sends none of them', async () => {
  const { sent } = fakeNetwork({});
  expect(await firstCalls(newClient(), screen)).toEqual([TAGS, GAMES]);
  expect(sent).toHaveLength(0);
});

it('the cache is seeded with the answers in the page', async () => {
  const { sent } = fakeNetwork({});
  const client = newClient();
  const page = aPage([aGame()]);
  await seedQueries(client, screen, {
    [TAGS]: { data: [{ id: 1, tag: '攻略' }] },
    [GAMES]: { data: page },
  });
  expect(client.getQueryData(tagsQuery.queryKey)).toEqual([{ id: 1, tag: '攻略' }]);
  expect((await client.fetchInfiniteQuery(gamesQuery({ sort: 'hot' }))).pages).toEqual([page]);
  expect(sent).toHaveLength(0);
});

it('a query without an answer in the page is fetched by its component, and a refetch goes to the network', async () => {
  const page = aPage([aGame()]);
  const { sent } = fakeNetwork({ '/api/web/game/list': { data: page } });
  const client = newClient();
  await seedQueries(client, screen, {});
  expect(sent).toHaveLength(0);
  expect((await client.fetchInfiniteQuery(gamesQuery({ sort: 'hot' }))).pages).toEqual([page]);
  await client.refetchQueries({ queryKey: gamesQuery({ sort: 'hot' }).queryKey });
  expect(sent.length).toBeGreaterThan(0);
});
