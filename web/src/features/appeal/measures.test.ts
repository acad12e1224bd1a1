import type { Measure } from '@/api/types';
import { describe, expect, it } from 'vitest';
import { aMeasure } from '@test/measures';
import { APPEAL_MAX, canAppeal, lengthOf, nameOf, nextEnd, problemOf, stateOf } from './measures';

const appeal = (decision: string | null) => ({
  content: '不是我',
  createTime: '2026-11-02T00:00:00.000Z',
  answer: '',
  decision,
});

describe('a measure', () => {
  it.each<[Partial<Measure>, string]>([
    [{ kind: 'warn' }, '警告'],
    [{ kind: 'mute' }, '禁言'],
    [{ kind: 'suspend' }, '暂停使用'],
    [{ kind: 'hide', refKind: 'post' }, '帖子被隐藏'],
    [{ kind: 'hide', refKind: 'comment' }, '评论被隐藏'],
    [{ kind: 'of a newer server' }, '处理'],
  ])('%j is named %s', (measure, name) => expect(nameOf(aMeasure(measure))).toBe(name));

  it.each<[Partial<Measure>, string]>([
    [{ running: true }, '生效中'],
    [{ running: true, kind: 'warn' }, '已记录'],
    [{ running: false }, '已结束'],
    [{ running: true, appeal: appeal(null) }, '申诉中'],
    [{ running: false, appeal: appeal(null) }, '申诉中'],
    [{ running: true, appeal: appeal('upheld') }, '生效中'],
    [{ running: false, appeal: appeal('upheld') }, '已结束'],
    [{ running: false, appeal: appeal('lifted') }, '已撤销'],
  ])('%j shows as %s', (measure, text) => expect(stateOf(aMeasure(measure)).text).toBe(text));

  it('can be appealed against once, while it is in force', () => {
    expect(canAppeal(aMeasure({ running: true }))).toBe(true);
    expect(canAppeal(aMeasure({ running: false }))).toBe(false);
    expect(canAppeal(aMeasure({ running: true, appeal: appeal(null) }))).toBe(false);
  });
});

it('the next end is that of the measure in force which ends first', () => {
  const until = (day: number, running = true) =>
    aMeasure({ running, until: `2026-12-0${day}T00:00:00.000Z` });
  const ends = [until(3), until(2), until(1, false), aMeasure({ kind: 'warn', until: null })];
  expect(nextEnd(ends)).toBe(Date.parse('2026-12-02T00:00:00.000Z'));
  expect(nextEnd([until(1, false)])).toBeNull();
});

it('the length of an appeal counts characters, without blanks around them', () => {
  expect(lengthOf(' 🙂好 \n')).toBe(2);
  expect(problemOf(' \n ')).toBe('请写下申诉理由');
  expect(problemOf('🙂'.repeat(APPEAL_MAX))).toBeUndefined();
  expect(problemOf('字'.repeat(APPEAL_MAX + 2))).toBe('最多 500 个字，还多 2 个');
});
