import { QueryClient } from '@tanstack/react-query';
import { fakeNetwork } from '@test/fakeNetwork';
import { afterEach, expect, it, vi } from 'vitest';
import { tagsQuery } from './tags';

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const load = (client = newClient()) => client.fetchQuery(tagsQuery);

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the query returns the tags of the square', async () => {
  const tags = [{ id: 1, tag: '攻略' }];
  fakeNetwork({ '/api/v1/square/tag/list': { data: tags } });
  expect(await load()).toEqual(tags);
});

it.each([
  ['a refusal', { code: 1, msg: '稍后再试' }],
  ['no network', new TypeError('lost')],
])('%s gives an empty list without an error', async (_, answer) => {
  fakeNetwork({ '/api/v1/square/tag/list': answer });
  expect(await load()).toEqual([]);
});

it('a failed list is read again, and a loaded one stays cached', async () => {
  const tags = [{ id: 1, tag: '攻略' }];
  const { sent } = fakeNetwork({ '/api/v1/square/tag/list': [new TypeError('lost'), { data: tags }] });
  const client = newClient();
  expect(await load(client)).toEqual([]);
  expect(await load(client)).toEqual(tags);
  expect(await load(client)).toEqual(tags);
  expect(sent).toHaveLength(2);
});
