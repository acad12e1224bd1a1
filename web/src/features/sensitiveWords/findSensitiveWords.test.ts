import type { SensitiveWord } from '@/api/types';
import { describe, expect, it } from 'vitest';
import { findSensitiveWords } from './findSensitiveWords';

const WORDS: SensitiveWord[] = [
  { id: 1, word: '外挂', action: 'refuse' },
  { id: 2, word: 'QQ群', action: 'mask' },
  { id: 3, word: '！', action: 'refuse' },
];
const said = (text: string) =>
  findSensitiveWords(text, WORDS).map(({ start, end }) => text.slice(start, end));

describe('a listed word is found', () => {
  it.each([
    ['卖外挂的', ['外挂']],
    ['加ｑｑ群聊', ['ｑｑ群']],
    ['外 . 挂', ['外 . 挂']],
    ['外\u200b挂', ['外\u200b挂']],
    ['外挂外挂', ['外挂', '外挂']],
    ['😀外挂😀', ['外挂']],
    ['qq群里卖外挂', ['qq群', '外挂']],
  ])('in %j', (text, hits) => expect(said(text)).toEqual(hits));
});

it('nothing else is, not even by a word without letters', () => {
  expect(said('挂在外面！')).toEqual([]);
  expect(said('')).toEqual([]);
});

it('says what would become of it', () => {
  expect(findSensitiveWords('qq群', WORDS)[0]).toMatchObject({ word: 'QQ群', action: 'mask' });
});
