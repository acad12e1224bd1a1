import type { CoinEntry } from '@/api/types';
import { Wallet } from 'lucide-react';
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

it('what came and what went are told apart by their sign', () => {
  expect(deltaText(entry({ delta: 3_300 }))).toBe('+3,300');
  expect(deltaText(entry({ delta: -1_200 }))).toBe('−1,200');
});

it('an entry leads to where more is said of it, that of a game nowhere', () => {
  expect(linkOf(entry({ refType: 'order', refId: 'a-b' }))).toBe('/orders?id=a-b');
  expect(linkOf(entry({ refType: 'refund', refId: 'a-b' }))).toBe('/orders?id=a-b');
  expect(linkOf(entry({ refType: 'make_up', refId: '7:2026-11-19' }))).toBe('/checkin');
  expect(linkOf(entry({ refType: 'invite', refId: '9:inviter' }))).toBe('/invite');
  expect(linkOf(entry({}))).toBeNull();
});

it('a reason of a later release has a sign, too', () => {
  expect(iconOf(entry({ refType: 'festival' }))).toBe(Wallet);
});
