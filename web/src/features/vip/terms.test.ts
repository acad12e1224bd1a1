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

it('a plan has a price in coins and in money', () => {
  expect(priceText(plan, BY_COIN)).toBe('1,300X钻');
  expect(priceText(plan, 'alipay')).toBe('30元');
});

describe('a changed price', () => {
  it('the change applies to the payment method of the request', () => {
    expect(withPrice([plan], 2, BY_COIN, 900)[0]).toEqual({ ...plan, coinPrice: 900 });
    expect(withPrice([plan], 2, 'alipay', 900)[0]).toEqual({ ...plan, price: 900 });
  });
  it('other plans stay unchanged', () => {
    expect(withPrice([plan], 3, BY_COIN, 900)).toEqual([plan]);
  });
});

describe('the end date', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  const text = (expTime: string | null) => new Date(newEnd(plan, expTime, now)).toISOString().slice(0, 10);
  it('for a new member it counts from now', () => expect(text(null)).toBe('2026-12-21'));
  it('for a former member it counts from now', () => expect(text('2026-11-01T00:00:00Z')).toBe('2026-12-21'));
  it('for a member it counts from the present end', () =>
    expect(text('2026-12-01T00:00:00Z')).toBe('2026-12-31'));
});
