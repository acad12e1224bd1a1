import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '.';

const ITEMS = ['甲', '乙', '丙'];

const WIDTH_PX = 300;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH_PX);
  // A browser that scrolls at once.
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scrollTo(this: Element, to) {
    this.scrollLeft = (to as ScrollToOptions).left!;
    fireEvent.scroll(this);
  } as Element['scrollTo']);
});
afterEach(() => void vi.useRealTimers());

function show(props: { autoplayMs?: number; start?: number; items?: string[] } = {}) {
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

it('autoplay returns from the last slide to the first', () => {
  const { seen } = show({ autoplayMs: 1_000 });
  for (let turn = 0; turn < 4; turn += 1) pass(1_000);
  expect(seen).toEqual([0, 1, 2, 0, 1]);
});

it('autoplay stops during a touch and continues after it', () => {
  const { seen, frame } = show({ autoplayMs: 1_000 });
  fireEvent.touchStart(frame);
  // The browser cancels the pointer as soon as the finger scrolls.
  fireEvent.pointerCancel(frame, { pointerType: 'touch' });
  pass(5_000);
  expect(seen).toEqual([0]);
  fireEvent.touchEnd(window);
  pass(1_000);
  expect(seen).toEqual([0, 1]);
});

it('autoplay stops under the mouse', () => {
  const { seen, frame } = show({ autoplayMs: 1_000 });
  fireEvent.mouseEnter(frame);
  pass(5_000);
  expect(seen).toEqual([0]);
});

it('autoplay is off with reduced motion', () => {
  const still = (media: string) =>
    Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  vi.spyOn(window, 'matchMedia').mockImplementation(still);
  const { seen } = show({ autoplayMs: 1_000 });
  pass(5_000);
  expect(seen).toEqual([0]);
});

it('the slide in the middle of the frame is the current one', () => {
  const { seen, frame } = show();
  for (const scrollLeft of [WIDTH_PX * 0.4, WIDTH_PX * 0.6, WIDTH_PX])
    fireEvent.scroll(frame, { target: { scrollLeft } });
  expect(seen).toEqual([0, 1]);
});

describe('a drag by mouse', () => {
  const drag = (byPx: number, durationMs: number) => {
    const link = screen.getAllByRole('link')[0]!;
    const fire = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number, timeStamp: number) => {
      const event = createEvent[type](link, { clientX, pointerType: 'mouse', button: 0 });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(link, event);
    };
    fire('pointerDown', 250, 0);
    fire('pointerMove', 250 + byPx, durationMs);
    fire('pointerUp', 250 + byPx, durationMs);
    return fireEvent.click(link);
  };

  it.each([
    ['far and slow moves on', -WIDTH_PX * 0.6, 5_000, 2],
    ['short and slow returns', -WIDTH_PX * 0.4, 5_000, 1],
    ['short and quick moves on', -26, 100, 2],
    ['of exactly the threshold speed returns', -25, 100, 1],
    ['short and quick in the other direction moves back', 26, 100, 0],
  ])('%s', (_, byPx, durationMs, index) => {
    const { seen, frame } = show({ start: 1 });
    frame.scrollLeft = WIDTH_PX;
    drag(byPx, durationMs);
    expect(seen.at(-1)).toBe(index);
    expect(frame.scrollLeft).toBe(index * WIDTH_PX);
  });

  it('causes no click', () => {
    show();
    expect(drag(-200, 100)).toBe(false);
  });
});

it('a finger drags it from a picture that can be pinched, until a second finger joins', () => {
  const { frame } = show();
  const link = screen.getByRole('link', { name: '甲' });
  link.dataset.pinch = '';
  const at = (clientX: number, isPrimary = true) => ({ clientX, isPrimary, pointerType: 'touch' });
  fireEvent.pointerDown(link, at(250));
  fireEvent.pointerMove(window, at(200));
  expect(frame.scrollLeft).toBe(50);
  fireEvent.pointerDown(link, at(100, false));
  fireEvent.pointerMove(window, at(150));
  expect(frame.scrollLeft).toBe(50);
});

it('the carousel renders the visible slide and its neighbours, and only the visible one while the page loads', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  show({ autoplayMs: 1_000, items: ['甲', '乙', '丙', '丁', '戊'] });
  const there = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.textContent);
  expect(there()).toEqual(['甲']);
  state.mockReturnValue('complete');
  act(() => void window.dispatchEvent(new Event('load')));
  expect(there()).toEqual(['甲', '乙']);
  pass(1_000);
  expect(there()).toEqual(['甲', '乙', '丙']);
});
