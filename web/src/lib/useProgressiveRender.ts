import { startTransition, useEffect, useState } from 'react';

/**
 * The items to render so far: first those that fill the window, then twice as many with each step. Each step is a task of its own, because
 * a long list in one task would block input.
 */
export function useProgressiveRender<T>(items: readonly T[], initialCount?: number): readonly T[] {
  const [shown, setShown] = useState(initialCount);
  const { length } = items;
  useEffect(() => {
    if (shown && shown < length) startTransition(() => setShown(2 * shown));
  }, [shown, length]);
  return shown && shown < length ? items.slice(0, shown) : items;
}
