import { vi } from 'vitest';

/** Makes this the browser, as in `beforeEach(() => asBrowser(…))`. Returns the function that ends it. */
export function asBrowser(userAgent: string): () => void {
  const spy = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  return () => spy.mockRestore();
}
