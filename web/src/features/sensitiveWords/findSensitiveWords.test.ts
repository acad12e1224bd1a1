import type { SensitiveWord } from '@/api/types';
import { describe, expect, it } from 'vitest';
import { findSensitiveWords } from './findSensitiveWords';

const WORDS: SensitiveWord[] = [
  { id: 1, word: '外挂' },
  { id: 2, word: 'QQ群' },
  { id: 3, word: '！' },
];
const matchesIn = (text: string) =>
  findSensitiveWords(text, WORDS).map(({ start, end }) => text.slice(start, end));

describe('finding listed words', () => {
  it.each([
    ['卖外挂的', ['外挂']],
    ['加ｑｑ群聊', ['ｑｑ群']],
    ['外 . 挂', ['外 . 挂']],
    ['外\u200b挂', ['外\u200b挂']],
    ['外挂外挂', ['外挂', '外挂']],
    ['😀外挂😀', ['外挂']],
    ['qq群里卖外挂', ['qq群', '外挂']],
  ])('a listed word is found in %j', (text, hits) => expect(matchesIn(text)).toEqual(hits));
});

it('other texts have no match, even if a listed word has no letters', () => {
  expect(matchesIn('挂在外面！')).toEqual([]);
  expect(matchesIn('')).toEqual([]);
});

it('a match names its word as the list has it', () => {
  expect(findSensitiveWords('qq群', WORDS)).toEqual([{ start: 0, end: 3, word: 'QQ群' }]);
});
