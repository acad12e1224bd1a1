import type { CoinEntry } from '@/api/types';
import Wallet from '~icons/lucide/wallet';
import { expect, it } from 'vitest';
import { deltaText, iconOf, linkOf } from './entries';

const entry = (difference: Partial<CoinEntry>): CoinEntry => ({
  id: 1,
  delta: -30,
  balanceAfter: 70,
  reason: '下载「龙骨海岸」',
  refType: 'game',
  refId: '7:1001',
  createTime: '2026-11-20T04:00:00.000Z',
  ...difference,
});

it('income and expense differ by their sign', () => {
  expect(deltaText(entry({ delta: 3_300 }))).toBe('+3,300');
  expect(deltaText(entry({ delta: -1_200 }))).toBe('−1,200');
});

it('an entry links to its details, except for a game’s entry', () => {
  expect(linkOf(entry({ refType: 'order', refId: 'a-b' }))).toBe('/orders?id=a-b');
  expect(linkOf(entry({ refType: 'refund', refId: 'a-b' }))).toBe('/orders?id=a-b');
  expect(linkOf(entry({ refType: 'make_up', refId: '7:2026-11-19' }))).toBe('/checkin');
  expect(linkOf(entry({ refType: 'invite', refId: '9:inviter' }))).toBe('/invite');
  expect(linkOf(entry({}))).toBeNull();
});

it('an unknown reason of a later release has an icon too', () => {
  expect(iconOf(entry({ refType: 'festival' }))).toBe(Wallet);
});
