import { expect, it } from 'vitest';
import { highlightParts } from './highlightParts';

it('a text is split at its hits, even if they overlap', () => {
  const hits = [
    { start: 1, end: 3 },
    { start: 2, end: 4 },
    { start: 2, end: 3 },
  ];
  expect(highlightParts('甲乙丙丁戊', hits)).toEqual([
    { text: '甲', marked: false },
    { text: '乙丙', marked: true },
    { text: '丁', marked: true },
    { text: '戊', marked: false },
  ]);
  expect(highlightParts('', hits)).toEqual([]);
  expect(highlightParts('甲', [])).toEqual([{ text: '甲', marked: false }]);
});
