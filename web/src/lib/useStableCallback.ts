import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that keeps its identity and calls the function of the newest render. It suits the value of a context. */
export function useStableCallback<Arguments extends unknown[], Result>(
  callback: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...values) => newest.current(...values), []);
}
