import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast, useToasts } from './toastStore';

const texts = () => useToasts.getState().toasts.map((item) => `${item.text}×${item.repeats}`);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('a toast disappears after three seconds', () => {
  toast.info('你好');
  vi.advanceTimersByTime(2_999);
  expect(texts()).toEqual(['你好×1']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('an identical toast increases the count and restarts the timer', () => {
  toast.error('失败');
  vi.advanceTimersByTime(2_000);
  toast.error('失败');
  vi.advanceTimersByTime(2_000);
  expect(texts()).toEqual(['失败×2']);
});

it('the same text with another type is another toast', () => {
  toast.info('好');
  toast.success('好');
  expect(texts()).toHaveLength(2);
});

it('identical toasts stack without grouping', () => {
  toast.info('一', { grouping: false });
  toast.info('一', { grouping: false });
  expect(texts()).toEqual(['一×1', '一×1']);
});

it('the oldest toast disappears beyond the maximum', () => {
  for (const text of ['一', '二', '三']) toast.info(text, { max: 2 });
  expect(texts()).toEqual(['二×1', '三×1']);
});
