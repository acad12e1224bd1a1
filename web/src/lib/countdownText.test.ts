import { expect, it } from 'vitest';
import { countdownText } from './countdownText';

it('the remaining time is never negative, and rounds up to a second', () => {
  expect(countdownText(0)).toBe('00:00:00');
  expect(countdownText(-5_000)).toBe('00:00:00');
  expect(countdownText(1)).toBe('00:00:01');
  expect(countdownText(19_391_000)).toBe('05:23:11');
  expect(countdownText(86_400_000)).toBe('24:00:00');
});
