import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Rail } from '.';
import { RailArrows } from './RailArrows';

const ITEM_PX = 100;
const VIEW_PX = 300;
const ITEMS = ['甲', '乙', '丙', '丁', '戊', '己'];

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(VIEW_PX);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(ITEMS.length * ITEM_PX);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const siblings = [...(this.parentElement?.children ?? [])];
    const index = this.tagName === 'LI' ? siblings.indexOf(this) : 0;
    const left = index * ITEM_PX - (this.tagName === 'LI' ? this.parentElement!.scrollLeft : 0);
    return new DOMRect(left, 0, ITEM_PX, 40);
  });
  // A browser that scrolls at once.
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scrollTo(this: Element, to) {
    this.scrollLeft = (to as ScrollToOptions).left!;
    fireEvent.scroll(this);
  } as Element['scrollTo']);
});

function show() {
  render(
    <>
      <RailArrows />
      <section>
        <Rail
          label="热门"
          items={ITEMS}
          itemKey={(item) => item}
          renderItem={(item) => <a href={`#${item}`}>{item}</a>}
        />
      </section>
      <p>别处</p>
    </>,
  );
  return screen.getByRole('list', { name: '热门' });
}

const hover = (text: string, pointerType = 'mouse') =>
  fireEvent.pointerOver(screen.getByText(text), { pointerType });
const arrows = () => screen.queryAllByRole('button').map((arrow) => arrow.getAttribute('aria-label'));

it('a rail under the mouse has arrows, except at its ends', () => {
  const rail = show();
  expect(arrows()).toEqual([]);
  hover('甲');
  expect(arrows()).toEqual(['下一组']);
  fireEvent.click(screen.getByRole('button', { name: '下一组' }));
  expect(rail.scrollLeft).toBe(VIEW_PX);
  expect(arrows()).toEqual(['上一组']);
  fireEvent.click(screen.getByRole('button', { name: '上一组' }));
  expect(rail.scrollLeft).toBe(0);
  expect(arrows()).toEqual(['下一组']);
});

it('the arrows stay under the mouse and go when it leaves the rail', () => {
  show();
  hover('甲');
  fireEvent.pointerOver(screen.getByRole('button', { name: '下一组' }), { pointerType: 'mouse' });
  expect(arrows()).toEqual(['下一组']);
  hover('别处');
  expect(arrows()).toEqual([]);
});

it('a finger brings no arrows', () => {
  show();
  hover('甲', 'touch');
  expect(arrows()).toEqual([]);
});

it('the focus of the keyboard brings arrows that are no tab stops, and a resting mouse does not hide them', () => {
  show();
  const link = screen.getByText('甲');
  // jsdom decides about :focus-visible only after this event.
  vi.spyOn(link, 'matches').mockReturnValue(true);
  fireEvent.focusIn(link);
  // Something moved under the mouse.
  hover('别处');
  expect(arrows()).toEqual(['下一组']);
  expect(screen.getByRole('button', { name: '下一组' })).toHaveAttribute('tabindex', '-1');
});
