import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { SwipeableTabPanel } from './SwipeableTabPanel';
import { Tabs } from './Tabs';

type Id = 'one' | 'two' | 'three' | 'four' | 'five' | 'six';
const NAMES: readonly Id[] = ['one', 'two', 'three', 'four', 'five', 'six'];

function Page({ count }: { count: number }) {
  const [active, onChoose] = useState<Id>('two');
  const tabs = NAMES.slice(0, count).map((id) => ({ id, name: id }));
  return (
    <>
      <Tabs label="所有" tabs={tabs} active={active} onChoose={onChoose} />
      <SwipeableTabPanel tabs={tabs} active={active} onChoose={onChoose}>
        <p data-testid="part">{active}</p>
      </SwipeableTabPanel>
    </>
  );
}

let width: MockInstance;

beforeEach(() => {
  width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
});

afterEach(() => {
  width.mockRestore();
});

const bar = () => screen.getByRole('group', { name: '所有' });
const part = () => screen.getByTestId('part');

/** A finger or a mouse that moves sideways within 100 ms. */
function swipe(byPx: number, pointerType = 'touch') {
  const point = { clientY: 100, pointerType, button: 0, pointerId: 1, isPrimary: true };
  const fire = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number, timeStamp: number) => {
    const event = createEvent[type](part(), { ...point, clientX });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(part(), event);
  };
  fire('pointerDown', 200, 0);
  fire('pointerMove', 200 + byPx, 50);
  fire('pointerUp', 200 + byPx, 100);
}

it('up to five tabs share the bar, and more tabs scroll', () => {
  const { unmount } = render(<Page count={5} />);
  expect(bar()).not.toHaveClass(/many/);
  unmount();
  render(<Page count={6} />);
  expect(bar()).toHaveClass(/many/);
});

it('a swipe opens the next tab, and a swipe back the previous one', () => {
  render(<Page count={3} />);
  swipe(-60);
  expect(part()).toHaveTextContent('three');
  expect(screen.getByRole('button', { name: 'three' })).toHaveAttribute('aria-pressed', 'true');
  swipe(60);
  expect(part()).toHaveTextContent('two');
});

it('a swipe beyond the last tab changes nothing', () => {
  render(<Page count={2} />);
  swipe(-60);
  expect(part()).toHaveTextContent('two');
});

it('a move below five pixels is no swipe; nor is a move by mouse, which selects text', () => {
  render(<Page count={3} />);
  swipe(-4);
  swipe(-60, 'mouse');
  expect(part()).toHaveTextContent('two');
});
