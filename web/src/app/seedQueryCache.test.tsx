import { GUEST, useAccount } from '@/features/account/accountStore';
import { tagsQuery } from '@/features/square';
import { setEnglishLocale } from '@/lib/i18n';
import { english } from '@/i18n/en/english';
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

it('a visitor starts with the answers in the page', async () => {
  expect(await begun()).toEqual(TAGS);
});

it('a signed-in player ignores the answers in the page', async () => {
  useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true);
  expect(await begun()).toBeUndefined();
});

it('a visitor in English ignores the answers in the page', async () => {
  setEnglishLocale(english);
  expect(await begun()).toBeUndefined();
});

it('a back navigation ignores the answers in the page', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'back_forward' } as PerformanceNavigationTiming,
  ]);
  expect(await begun()).toBeUndefined();
});
