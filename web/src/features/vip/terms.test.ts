import type { VipPlan } from '@/api/types';
import { describe, expect, it } from 'vitest';
import { BY_COIN } from './api';
import { newEnd, priceText, withPrice } from './terms';

const plan: VipPlan = {
  type: 2,
  name: '月卡',
  days: 30,
  levelType: 1,
  coinPrice: 1_300,
  price: 3_000,
  currency: 'CNY',
  benefits: [],
  badge: '',
};

it('costs coins or money', () => {
  expect(priceText(plan, BY_COIN)).toBe('1,300X钻');
  expect(priceText(plan, 'alipay')).toBe('30元');
});

describe('a new price', () => {
  it('is that of the way it was asked for', () => {
    expect(withPrice([plan], 2, BY_COIN, 900)[0]).toEqual({ ...plan, coinPrice: 900 });
    expect(withPrice([plan], 2, 'alipay', 900)[0]).toEqual({ ...plan, price: 900 });
  });
  it('leaves the other plans alone', () => {
    expect(withPrice([plan], 3, BY_COIN, 900)).toEqual([plan]);
  });
});

describe('the end', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  const text = (expTime: string | null) => new Date(newEnd(plan, expTime, now)).toISOString().slice(0, 10);
  it('of a new member counts from now', () => expect(text(null)).toBe('2026-12-21'));
  it('of a former member, too', () => expect(text('2026-11-01T00:00:00Z')).toBe('2026-12-21'));
  it('of a member follows upon the present one', () =>
    expect(text('2026-12-01T00:00:00Z')).toBe('2026-12-31'));
});
