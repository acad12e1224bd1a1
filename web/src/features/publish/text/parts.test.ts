import { expect, it } from 'vitest';
import { partsOf } from './parts';

it('a text is taken apart at its hits, also where they overlap', () => {
  const hits = [
    { start: 1, end: 3 },
    { start: 2, end: 4 },
    { start: 2, end: 3 },
  ];
  expect(partsOf('甲乙丙丁戊', hits)).toEqual([
    { text: '甲', marked: false },
    { text: '乙丙', marked: true },
    { text: '丁', marked: true },
    { text: '戊', marked: false },
  ]);
  expect(partsOf('', hits)).toEqual([]);
  expect(partsOf('甲', [])).toEqual([{ text: '甲', marked: false }]);
});
