import { expect, it } from 'vitest';
import { giftStage, nextGiftChange, seasonOf, hasNearChange, timeText } from './stage';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const pack = (begin: number, end: number, difference: object = {}) => ({
  beginTime: at(begin),
  endTime: at(end),
  left: 3,
  claimed: false,
  ...difference,
});

it('a pack can be claimed once, within its time and while stock is left', () => {
  expect(giftStage(pack(1, 2), NOW)).toBe('soon');
  expect(giftStage(pack(0, 2), NOW)).toBe('open');
  expect(giftStage(pack(-2, 0), NOW)).toBe('over');
  expect(giftStage(pack(-1, 1, { left: 0 }), NOW)).toBe('none');
});

it('a claimed pack stays claimed after it ends or runs out', () => {
  expect(giftStage(pack(-2, -1, { left: 0, claimed: true }), NOW)).toBe('claimed');
});

it('a pack is running, coming, or ended', () => {
  expect([pack(-1, 1), pack(1, 2), pack(-2, -1)].map((gift) => seasonOf(gift, NOW))).toEqual([
    'running',
    'coming',
    'ended',
  ]);
});

it('times within a day show seconds, and later ones are rounded', () => {
  expect(timeText(pack(1.5, 9), NOW)).toBe('01:30:00 后开始');
  expect(timeText(pack(72, 99), NOW)).toMatch(/^11-24 \d\d:00 开始$/);
  expect(timeText(pack(-1, 23), NOW)).toBe('23:00:00 后结束');
  expect(timeText(pack(-1, 75), NOW)).toBe('3 天后结束');
  expect(timeText(pack(-1, 24 * 400), NOW)).toBe('长期有效');
  expect(timeText(pack(-2, -1), NOW)).toBe('已结束');
});

it('a clock ticks each second only if a time is near', () => {
  expect(hasNearChange([pack(-1, 75), pack(-9, -1)], NOW)).toBe(false);
  expect(hasNearChange([pack(-1, 75), pack(5, 75)], NOW)).toBe(true);
  expect(hasNearChange([pack(-1, 5)], NOW)).toBe(true);
});

it('the next change is the first beginning or end after the request', () => {
  const gifts = [pack(-9, 5), pack(2, 75)];
  const turns = [
    nextGiftChange(gifts, NOW),
    nextGiftChange(gifts, Date.parse(pack(2, 75).beginTime)),
    nextGiftChange([], NOW),
  ];
  expect(turns).toEqual([Date.parse(gifts[1]!.beginTime), Date.parse(gifts[0]!.endTime), null]);
});
