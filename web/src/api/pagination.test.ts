import { expect, it, vi } from 'vitest';
import { noFullRefetch } from './pagination';

const intervalOf = (page: object, onLine: boolean) => {
  vi.stubGlobal('navigator', { onLine });
  return noFullRefetch.refetchInterval({ state: { data: { pages: [page], pageParams: [] } } });
};

it('a list from this device is requested again until the server answers, while there is a network', () => {
  expect(intervalOf({ seenAt: 0 }, true)).toBe(15_000);
  expect(intervalOf({ seenAt: 0 }, false)).toBe(false);
  expect(intervalOf({}, true)).toBe(false);
  vi.unstubAllGlobals();
});
