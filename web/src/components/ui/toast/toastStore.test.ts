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

it('goes after three seconds', () => {
  toast.info('你好');
  vi.advanceTimersByTime(2_999);
  expect(texts()).toEqual(['你好×1']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('counts an identical one instead of stacking it, and stays longer for it', () => {
  toast.error('失败');
  vi.advanceTimersByTime(2_000);
  toast.error('失败');
  vi.advanceTimersByTime(2_000);
  expect(texts()).toEqual(['失败×2']);
});

it('the same words of another type are another toast', () => {
  toast.info('好');
  toast.success('好');
  expect(texts()).toHaveLength(2);
});

it('does not group where that is not wanted', () => {
  toast.info('一', { grouping: false });
  toast.info('一', { grouping: false });
  expect(texts()).toEqual(['一×1', '一×1']);
});

it('the oldest goes beyond the maximum', () => {
  for (const text of ['一', '二', '三']) toast.info(text, { max: 2 });
  expect(texts()).toEqual(['二×1', '三×1']);
});
