import { describe, expect, it } from 'vitest';
import { amountOf, downloadLabel, priceOf, priceTag } from './price';

const FREE = { onlineType: 0, buyAmount: 0, owned: false, payable: 0 };
const PAID = { onlineType: 1, buyAmount: 30, owned: false, payable: 30 };
const DEAR = { onlineType: 1, buyAmount: 12_000, owned: false, payable: 12_000 };
const OWNED = { ...PAID, owned: true, payable: 0 };

describe('the price that a game shows to its player', () => {
  it.each([
    ['free for everybody', FREE, false, '免费', '免费下载', 0],
    ['free for a member too', FREE, true, '免费', '免费下载', 0],
    ['paid', PAID, false, '30X钻', '下载 · 30X钻', 30],
    ['very expensive', DEAR, false, '1.2万X钻', '下载 · 1.2万X钻', 12_000],
    ['bought before', OWNED, false, '已拥有', '已拥有 · 下载', 0],
    ['bought before by a member', OWNED, true, '已拥有', '已拥有 · 下载', 0],
    ['paid, requested by a member', { ...PAID, payable: 0 }, true, 'VIP免费', 'VIP免费下载', 0],
    ['paid, requested before the membership began', PAID, true, 'VIP免费', 'VIP免费下载', 0],
    [
      'paid, requested by a member whose status is not loaded yet',
      { ...PAID, payable: 0 },
      undefined,
      'VIP免费',
      'VIP免费下载',
      0,
    ],
    [
      'paid, requested before the membership ended',
      { ...PAID, payable: 0 },
      false,
      '30X钻',
      '下载 · 30X钻',
      30,
    ],
    ['paid, at less than its price', { ...PAID, payable: 10 }, false, '10X钻', '下载 · 10X钻', 10],
  ])('%s', (_, game, member, tag, label, amount) => {
    const price = priceOf(game, member);
    expect([priceTag(price), downloadLabel(price), amountOf(price)]).toEqual([tag, label, amount]);
  });
});
