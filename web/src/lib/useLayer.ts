import { useEffectEvent, useLayoutEffect } from 'react';
import { openLayer } from './layers';

/** Lets "back" close this layer while it is open: `close` is called instead of a navigation. */
export function useLayer(close: () => void, open = true): void {
  const goBack = useEffectEvent(close);
  useLayoutEffect(() => (open ? openLayer(() => goBack()) : undefined), [open]);
}
