import { describe, expect, it } from 'vitest';
import { loadHistory, saveHistory, withSearch } from './history';
import { splitByMatches } from './splitByMatches';

const marked = (text: string, keyword: string) =>
  splitByMatches(text, keyword)
    .map(({ text: part, marked: is }) => (is ? `[${part}]` : part))
    .join('');

describe('highlighting', () => {
  it.each([
    ['龙骨海岸', '龙骨', '[龙骨]海岸'],
    ['Ｄragon DRAGON', 'dragon', '[Ｄragon] [DRAGON]'],
    ['海岸与龙', '龙 海岸', '[海岸]与[龙]'],
    ['aaa', 'aa', '[aaa]'],
    ['😀龙😀', '龙', '😀[龙]😀'],
    ['没有', '龙', '没有'],
    ['<b>龙</b>', '<b>', '[<b>]龙</b>'],
    ['字', ' ', '字'],
  ])('in the text %s the keyword %s is marked', (text, keyword, expected) =>
    expect(marked(text, keyword)).toBe(expected),
  );
});

describe('search history', () => {
  it('the history has each search once, the latest first, and at most ten', () => {
    expect(withSearch(['甲', '乙', '丙'], '乙')).toEqual(['乙', '甲', '丙']);
    const many = Array.from({ length: 12 }, (_, index) => String(index));
    expect(withSearch(many, '新')).toHaveLength(10);
  });

  it('the history belongs to one player and can be cleared', () => {
    saveHistory(7, ['甲']);
    expect(loadHistory(7)).toEqual(['甲']);
    expect(loadHistory(0)).toEqual([]);
    saveHistory(7, []);
    expect(localStorage.getItem('7:searches')).toBeNull();
  });

  it('an invalid stored value is ignored', () => {
    localStorage.setItem('7:searches', '{"a":1}');
    expect(loadHistory(7)).toEqual([]);
  });
});
