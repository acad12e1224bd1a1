import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { ScrollerContext } from './scroller';
import { useScrollRestoration } from './useScrollRestoration';

/** Renders the page together with its frame, as when its code has loaded before. */
function Frame({ list }: { list: string | null }) {
  const scroller = useRef<HTMLElement>(null);
  return (
    <main ref={scroller}>
      <ScrollerContext value={scroller}>
        <Lists list={list} />
      </ScrollerContext>
    </main>
  );
}

function Lists({ list }: { list: string | null }) {
  useScrollRestoration(list);
  return null;
}

const place = () => screen.getByRole('main').scrollTop;
const scrollTo = (top: number) => fireEvent.scroll(screen.getByRole('main'), { target: { scrollTop: top } });

it('each list returns to its scroll position, and a new one starts at the top', () => {
  const { rerender } = render(<Frame list="comics" />);
  scrollTo(900);
  rerender(<Frame list="novels" />);
  expect(place()).toBe(0);
  scrollTo(300);
  rerender(<Frame list="comics" />);
  expect(place()).toBe(900);
  rerender(<Frame list="novels" />);
  expect(place()).toBe(300);
});

it('a list without a name always starts at the top', () => {
  const { rerender } = render(<Frame list={null} />);
  scrollTo(200);
  rerender(<Frame list="list" />);
  rerender(<Frame list={null} />);
  expect(place()).toBe(0);
});
