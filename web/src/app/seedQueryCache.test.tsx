import { GUEST, useAccount } from '@/features/account/accountStore';
import { tagsQuery } from '@/features/square';
import { setLocale } from '@/lib/i18n';
import { english } from '@/i18n/en/english';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { seedQueryCache } from './seedQueryCache';
import { queryClient } from './queryClient';
import { routeNamed } from './routes';

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
  const prerendered = document.createElement('div');
  prerendered.dataset.painted = '';
  document.body.append(block, prerendered);
});

afterEach(() => {
  document.getElementById('first')?.remove();
  document.querySelector('[data-painted]')?.remove();
  setLocale(null);
});

it('a visitor starts with the answers in the page', async () => {
  expect(await begun()).toEqual(TAGS);
});

it('a signed-in player ignores the answers in the page', async () => {
  useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true);
  expect(await begun()).toBeUndefined();
});

it('a visitor in English ignores the answers in the page', async () => {
  setLocale(english);
  expect(await begun()).toBeUndefined();
});

it('a back navigation ignores the answers in the page', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'back_forward' } as PerformanceNavigationTiming,
  ]);
  expect(await begun()).toBeUndefined();
});

it('without a prerendered screen, the app starts although the code of the page does not load', async () => {
  document.querySelector('[data-painted]')?.remove();
  const preload = vi.spyOn(routeNamed('faq'), 'preload').mockReturnValue(new Promise(() => undefined));
  onTestFinished(() => preload.mockRestore());
  await expect(seedQueryCache()).resolves.toBeUndefined();
});
