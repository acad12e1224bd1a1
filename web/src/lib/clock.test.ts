import { expect, it } from 'vitest';
import { clockText } from './clock';

it('time left is never negative, and a second that has begun counts', () => {
  expect(clockText(0)).toBe('00:00:00');
  expect(clockText(-5_000)).toBe('00:00:00');
  expect(clockText(1)).toBe('00:00:01');
  expect(clockText(19_391_000)).toBe('05:23:11');
  expect(clockText(86_400_000)).toBe('24:00:00');
});
