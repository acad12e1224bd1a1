import { expect, it } from 'vitest';
import { readVipConfig, resetVipConfig, storeVipConfig } from './vipConfig';

it('is kept under its name, and forgotten by zeros', () => {
  storeVipConfig({ type: 1, source: 1001 });
  expect(localStorage.getItem('vipconfig')).toBe('{"type":1,"source":1001}');
  expect(readVipConfig()).toEqual({ type: 1, source: 1001 });
  resetVipConfig();
  expect(localStorage.getItem('vipconfig')).toBe('{"type":0,"source":0}');
});

it.each(['', 'x', 'null', '{"type":"1"}'])('what is no such thing is none: %s', (stored) => {
  localStorage.setItem('vipconfig', stored);
  expect(readVipConfig()).toEqual({ type: 0, source: 0 });
});
