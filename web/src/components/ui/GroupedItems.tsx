import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ItemsProps } from './InfiniteList';
import { useScroller } from './scroller';

/** Groups this far from the visible part are rendered, so that a fling meets no empty group. */
const MARGIN = '200% 0px';

/**
 * Containment of paint keeps the painting of a group while the list grows: without it, the browser paints every group near the end of a
 * growing scroller again. The margin leaves room for outlines and for the animation of a new item.
 */
const GROUP_STYLE = { contain: 'layout style paint', overflowClipMargin: '1rem' } as const;

interface Props<T> extends ItemsProps<T> {
  /** Whether a group begins with this item. It depends on the item alone, so an added item changes one group only. */
  startsGroup: (item: T) => boolean;
}

/**
 * The items of a list that may hold thousands. A group renders only when one of its items changes. A group far from the visible part is
 * empty and keeps its height. `renderItem` must keep its identity, else every group renders again.
 */
export function GroupedItems<T>({ items, startsGroup, itemKey, renderItem, className }: Props<T>) {
  const observe = useGroupObserver();
  const groups = useMemo(() => groupsOf(items, startsGroup), [items, startsGroup]);
  return (
    <div role="list" className={className}>
      {groups.map((group) => {
        const first = group[0]!;
        // Items may be added before the first start of a group. That group keeps its key.
        const key = startsGroup(first) ? itemKey(first) : 'first';
        return <ItemGroup key={key} items={group} {...{ itemKey, renderItem, observe }} />;
      })}
    </div>
  );
}

type Observe = (group: Element, onReport: (entry: IntersectionObserverEntry) => void) => () => void;

/** One observer for all groups. With one for each group, the observers would take a large part of each frame. */
function useGroupObserver(): Observe {
  const scroller = useScroller();
  const shared = useRef<IntersectionObserver>(null);
  const [reports] = useState(() => new WeakMap<Element, (entry: IntersectionObserverEntry) => void>());
  return useCallback(
    (group, onReport) => {
      shared.current ??= new IntersectionObserver(
        (entries) => entries.forEach((entry) => reports.get(entry.target)?.(entry)),
        { root: scroller.current, rootMargin: MARGIN },
      );
      const observer = shared.current;
      reports.set(group, onReport);
      observer.observe(group);
      return () => observer.unobserve(group);
    },
    [scroller, reports],
  );
}

interface GroupProps<T> extends Pick<Props<T>, 'items' | 'itemKey' | 'renderItem'> {
  observe: Observe;
}

const ItemGroup = memo(Group, (before, after) => {
  return before.renderItem === after.renderItem && haveEqualItems(before.items, after.items);
}) as typeof Group;

function Group<T>({ items, itemKey, renderItem, observe }: GroupProps<T>) {
  const element = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const { current: observed } = element;
    if (!observed) return;
    return observe(observed, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting) setHeight(null);
      // A hidden page has no height. A group with the focus stays, else the focus would leave the page.
      else if (boundingClientRect.height > 0 && !observed.contains(document.activeElement))
        setHeight(boundingClientRect.height);
    });
  }, [observe]);
  return (
    <div ref={element} role="none" style={{ ...GROUP_STYLE, height: height ?? undefined }}>
      {height === null &&
        items.map((item) => (
          <div role="listitem" key={itemKey(item)}>
            {renderItem(item)}
          </div>
        ))}
    </div>
  );
}

/** Splits the items before each one that starts a group. */
export function groupsOf<T>(items: readonly T[], startsGroup: (item: T) => boolean): T[][] {
  const groups: T[][] = [];
  for (const item of items) {
    const last = groups[groups.length - 1];
    if (last && !startsGroup(item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Whether both lists hold items with the same fields. */
function haveEqualItems<T>(before: readonly T[], after: readonly T[]): boolean {
  return before.length === after.length && before.every((item, index) => isEqual(item, after[index] as T));
}

function isEqual<T>(one: T, other: T): boolean {
  if (one === other) return true;
  for (const field in one) if (!Object.is(one[field], other[field])) return false;
  for (const field in other) if (!Object.is(one[field], other[field])) return false;
  return true;
}
