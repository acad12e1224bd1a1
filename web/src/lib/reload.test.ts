import { afterEach, expect, it, vi } from 'vitest';
import { reload } from './reload';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reload loads the page again', () => {
  const location = { reload: vi.fn() };
  vi.stubGlobal('location', location);
  reload();
  expect(location.reload).toHaveBeenCalledOnce();
});
