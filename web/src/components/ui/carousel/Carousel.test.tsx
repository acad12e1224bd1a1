import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from '.';

const ITEMS = ['甲', '乙', '丙'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show(props: { loop?: boolean; autoplayMs?: number; items?: string[] } = {}) {
  const seen: number[] = [];
  render(
    <Carousel
      label="推荐"
      items={ITEMS}
      itemKey={(item) => item}
      renderItem={(item) => <a href={`#${item}`}>{item}</a>}
      onChange={(index) => seen.push(index)}
      {...props}
    />,
  );
  return { seen, frame: screen.getByRole('region', { name: '推荐' }) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('the carousel moves with the arrow keys and stops at its ends', () => {
  const { seen, frame } = show();
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    fireEvent.keyDown(frame, { key });
  expect(seen).toEqual([0, 1, 2]);
});

it('in a loop, the first slide follows the last', () => {
  const { seen } = show({ loop: true, autoplayMs: 1_000 });
  for (let turn = 0; turn < 4; turn += 1) pass(1_000);
  expect(seen).toEqual([0, 1, 2, 0, 1]);
});

it('a loop of two slides alternates between them', () => {
  const { seen } = show({ loop: true, autoplayMs: 1_000, items: ['甲', '乙'] });
  pass(1_000);
  pass(1_000);
  expect(seen).toEqual([0, 1, 0]);
});

it('autoplay stops during a touch and continues after it', () => {
  const { seen, frame } = show({ loop: true, autoplayMs: 1_000 });
  fireEvent.pointerDown(frame, { pointerType: 'touch', isPrimary: true });
  pass(5_000);
  expect(seen).toEqual([0]);
  fireEvent.pointerUp(window, { pointerType: 'touch' });
  pass(1_000);
  expect(seen).toEqual([0, 1]);
});

it('autoplay stops under the mouse', () => {
  const { seen, frame } = show({ loop: true, autoplayMs: 1_000 });
  fireEvent.mouseEnter(frame);
  pass(5_000);
  expect(seen).toEqual([0]);
});

it('autoplay is off with reduced motion', () => {
  const still = (media: string) =>
    Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  vi.spyOn(window, 'matchMedia').mockImplementation(still);
  const { seen } = show({ loop: true, autoplayMs: 1_000 });
  pass(5_000);
  expect(seen).toEqual([0]);
});

it('a swipe moves on and causes no click', () => {
  const { seen, frame } = show();
  const clicked = vi.fn((event: MouseEvent) => event.preventDefault());
  frame.addEventListener('click', clicked);
  Object.defineProperty(frame, 'clientWidth', { value: 300 });
  const link = screen.getByRole('link', { name: '甲' });
  const at = (clientX: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX, clientY: 0 });
  fireEvent.pointerDown(link, at(250));
  fireEvent.pointerMove(window, at(60));
  fireEvent.pointerUp(window, at(60));
  fireEvent.click(link);
  expect(seen).toEqual([0, 1]);
  expect(clicked).not.toHaveBeenCalled();
});

it('the carousel renders the visible slide and its neighbours, and only the visible one while the page loads', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  show({ loop: true, autoplayMs: 1_000, items: ['甲', '乙', '丙', '丁', '戊'] });
  const there = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.textContent);
  expect(there()).toEqual(['甲']);
  state.mockReturnValue('complete');
  act(() => void window.dispatchEvent(new Event('load')));
  expect(there()).toEqual(['甲', '乙', '戊']);
  pass(1_000);
  expect(there()).toEqual(['甲', '乙', '丙']);
});
