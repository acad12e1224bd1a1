import { ApiError, CODE, errorText } from '@/api/errors';
import { coins, shortNumber } from '@/lib/format';
import { moneyText } from '@/lib/money';
import { rich } from '@/lib/rich';
import { dateText, dateTimeText, dayTimeText, durationText, relativeTime } from '@/lib/time';
import { setLocale, t } from '@/lib/i18n';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { english } from './english';

beforeEach(() => setLocale(english));
afterEach(() => setLocale(null));

it('the translator finds a text, also by its context', () => {
  expect(t('首页')).toBe('Home');
  expect(t('关注')).toBe('Following');
  expect(t('关注', 'action')).toBe('Follow');
});

it('the translator places values where the English text has them', () => {
  expect(t`${'Lin'} 登录`).toBe('Logged in Lin');
  expect(t`${'《山海》'}：${'x'}`).toBe('《山海》: x');
});

it('the translator selects singular or plural by the number', () => {
  expect([0, 1, 2].map((count) => t`${count} 条新评论`)).toEqual([
    '0 new comments',
    '1 new comment',
    '2 new comments',
  ]);
  expect(t`${'1,000'}次下载`).toBe('1,000 downloads');
  expect(t`${'1.2K'}次下载`).toBe('1.2K downloads');
});

it('the translator keeps elements within a sentence', () => {
  const { container } = render(<p>{rich`剩 ${<b>3</b>} 份`}</p>);
  expect(container.innerHTML).toBe('<p><b>3</b> left</p>');
  const marked = render(<p>{rich`已签 ${<b>3</b>}/${30} 天`}</p>);
  expect(marked.container.innerHTML).toBe('<p><b>3</b>/30 days</p>');
});

it('an element with a number selects the plural, too', () => {
  const text = (count: number) => render(<p>{rich`已连签 ${<b>{count}</b>} 天`}</p>).container.textContent;
  expect([1, 2].map(text)).toEqual(['Streak: 1 day', 'Streak: 2 days']);
});

it('numbers, money and times have English formats', () => {
  expect([999, 1_000, 12_345, 999_999, 1_250_000, -1_500].map(shortNumber)).toEqual([
    ...['999', '1K', '12.3K', '999K', '1.2M', '-1.5K'],
  ]);
  expect([coins(1), coins(12_000)]).toEqual(['1\u00a0coin', '12K\u00a0coins']);
  expect(moneyText(650, 'CNY')).toBe('¥6.50');
  const time = new Date(2026, 10, 25, 9, 5);
  expect(dateText(time)).toBe('Nov 25, 2026');
  expect(dateTimeText(time)).toBe('Nov 25, 2026, 09:05');
  expect(dayTimeText(time)).toBe('Nov 25, 09:05');
  expect(relativeTime(time, time.getTime() + 3 * 60_000)).toBe('3 min ago');
  expect(relativeTime(time, time.getTime() + 3_600_000)).toBe('1 hour ago');
  expect(durationText(90_000)).toBe('2 days');
});

it('months and days have English names', () => {
  expect(t`${2026}年${11}月`).toBe('November 2026');
  expect(t`${11}月${5}日`).toBe('Nov 5');
});

it('the text of a refusal is English', () => {
  const error = new ApiError('x', 200, CODE.tooManyTries, { retryAfter: 40 });
  expect(errorText(error)).toBe('Too many tries. Try again in 40 sec');
});
