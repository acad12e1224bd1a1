import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GroupedItems, groupsOf } from './GroupedItems';

interface Item {
  id: number;
  text: string;
}

const rendered = vi.fn();
const renderItem = ({ id, text }: Item) => {
  rendered(id);
  return <button type="button">{text}</button>;
};
const startsGroup = ({ id }: Item) => id % 4 === 0;
const itemKey = ({ id }: Item) => id;
const item = (id: number, text = `第${id}条`): Item => ({ id, text });
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => item(first + index));

const list = (items: readonly Item[]) => (
  <GroupedItems items={items} {...{ itemKey, renderItem, startsGroup }} />
);

/** Reports that the group around a text came near the visible part, or left it. */
let report: (text: string, isIntersecting: boolean, height: number) => void;

beforeEach(() => {
  rendered.mockClear();
  const callbacks = new Map<Element, IntersectionObserverCallback>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: IntersectionObserverCallback) {}
      observe(element: Element) {
        callbacks.set(element, this.callback);
      }
      unobserve() {}
    },
  );
  const groups = new Map<string, Element>();
  report = (text, isIntersecting, height) => {
    const group = groups.get(text) ?? screen.getByText(text).closest('[role=none]')!;
    groups.set(text, group);
    const entry = {
      target: group,
      isIntersecting,
      boundingClientRect: { height },
    } as IntersectionObserverEntry;
    act(() => callbacks.get(group)!([entry], {} as IntersectionObserver));
  };
});
afterEach(() => vi.unstubAllGlobals());

it('a group begins with each item that starts one', () => {
  const ids = groupsOf(from(2, 9), startsGroup).map((group) => group.map(itemKey));
  expect(ids).toEqual([
    [2, 3],
    [4, 5, 6, 7],
    [8, 9],
  ]);
});

it('a changed item renders its group alone', () => {
  const { rerender } = render(list(from(0, 11)));
  rendered.mockClear();
  rerender(list(from(0, 11).map((one) => (one.id === 5 ? item(5, '改过了') : one))));
  expect(screen.getByText('改过了')).toBeVisible();
  expect(rendered.mock.calls.flat()).toEqual([4, 5, 6, 7]);
});

it('an item added at the start leaves the other groups', () => {
  const { rerender } = render(list(from(6, 11)));
  const before = screen.getByText('第7条');
  rendered.mockClear();
  rerender(list([item(99), ...from(6, 11)]));
  expect(rendered.mock.calls.flat()).toEqual([99, 6, 7]);
  expect(screen.getByText('第7条')).toBe(before);
});

it('a group far from the visible part is empty, keeps its height, and returns', () => {
  render(list(from(0, 7)));
  const group = screen.getByText('第5条').closest<HTMLElement>('[role=none]')!;
  report('第5条', false, 320);
  expect(screen.queryByText('第5条')).toBeNull();
  expect(group.style.height).toBe('320px');
  report('第5条', true, 320);
  expect(screen.getByText('第5条')).toBeVisible();
  expect(group.style.height).toBe('');
});

it('a group of a hidden page stays', () => {
  render(list(from(0, 7)));
  report('第5条', false, 0);
  expect(screen.getByText('第5条')).toBeVisible();
});

it('a group with the focus stays', () => {
  render(list(from(0, 7)));
  screen.getByText('第5条').focus();
  report('第5条', false, 320);
  expect(screen.getByText('第5条')).toBeVisible();
});
