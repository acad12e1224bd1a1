import { GUEST, useAccount } from '@/features/account/accountStore';
import { tagsQuery } from '@/features/square';
import { setEnglishLocale } from '@/lib/i18n';
import { english } from '@/i18n/en';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seedQueryCache } from './seedQueryCache';
import { queryClient } from './queryClient';

const TAGS = [{ id: 1, tag: '攻略' }];
const begun = async () => {
  await seedQueryCache();
  return queryClient.getQueryData(tagsQuery.queryKey);
};

beforeEach(() => {
  queryClient.clear();
  useAccount.setState(GUEST, true);
  window.history.replaceState(null, '', '/faq');
  const block = Object.assign(document.createElement('script'), { id: 'first', type: 'application/json' });
  block.textContent = JSON.stringify({ '/v1/square/tag/list{}': { data: TAGS } });
  document.body.append(block);
  performance.getEntriesByType ??= () => [];
});

afterEach(() => {
  document.getElementById('first')?.remove();
  setEnglishLocale(null);
});

it('a visitor begins with the answers in the page', async () => {
  expect(await begun()).toEqual(TAGS);
});

it('they are not for whoever is signed in', async () => {
  useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true);
  expect(await begun()).toBeUndefined();
});

it('they are not for whoever chose English', async () => {
  setEnglishLocale(english);
  expect(await begun()).toBeUndefined();
});

it('a page out of the browser’s history has none', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'back_forward' } as PerformanceNavigationTiming,
  ]);
  expect(await begun()).toBeUndefined();
});
