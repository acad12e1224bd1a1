import { startTransition, useEffect, useState } from 'react';

/**
 * Those of the items that are shown: first as many as are seen at once, then twice as many, and so on, each step a task of its own. All of
 * a long list in one would keep whoever touches the page waiting.
 */
export function useProgressiveRender<T>(items: readonly T[], initialCount?: number): readonly T[] {
  const [shown, setShown] = useState(initialCount);
  const { length } = items;
  useEffect(() => {
    if (shown && shown < length) startTransition(() => setShown(2 * shown));
  }, [shown, length]);
  return items.slice(0, shown);
}
