import { expect, it } from 'vitest';
import { readVipSource, resetVipSource, storeVipSource } from './vipSource';

it('a source is stored until it is reset', () => {
  storeVipSource({ type: 1, source: 1001 });
  expect(JSON.parse(localStorage.getItem('vipconfig')!)).toMatchObject({ type: 1, source: 1001 });
  expect(readVipSource()).toEqual({ type: 1, source: 1001 });
  resetVipSource();
  expect(localStorage.getItem('vipconfig')).toBeNull();
  expect(readVipSource()).toEqual({ type: 0, source: 0 });
});

it.each(['', 'x', 'null', '{"type":"1"}'])('an invalid value reads as no source: %s', (stored) => {
  localStorage.setItem('vipconfig', stored);
  expect(readVipSource()).toEqual({ type: 0, source: 0 });
});
