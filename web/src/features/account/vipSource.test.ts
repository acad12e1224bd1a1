import { expect, it } from 'vitest';
import { readVipSource, resetVipSource, storeVipSource } from './vipSource';

it('a source is stored, and zeros remove it', () => {
  storeVipSource({ type: 1, source: 1001 });
  expect(localStorage.getItem('vipconfig')).toBe('{"type":1,"source":1001}');
  expect(readVipSource()).toEqual({ type: 1, source: 1001 });
  resetVipSource();
  expect(localStorage.getItem('vipconfig')).toBe('{"type":0,"source":0}');
});

it.each(['', 'x', 'null', '{"type":"1"}'])('an invalid value reads as no source: %s', (stored) => {
  localStorage.setItem('vipconfig', stored);
  expect(readVipSource()).toEqual({ type: 0, source: 0 });
});
