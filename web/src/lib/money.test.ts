import { expect, it } from 'vitest';
import { moneyText } from './money';

it.each([
  [600, 'CNY', '6元'],
  [650, 'CNY', '6.50元'],
  [1, 'CNY', '0.01元'],
  [128_800, 'CNY', '1,288元'],
  [648, 'JPY', '648 JPY'],
  [199, 'USD', '1.99 USD'],
])('an amount of %i in %s is shown as %s', (amount, currency, text) =>
  expect(moneyText(amount, currency)).toBe(text),
);
