import { anInvite } from '@test/welfare';
import { expect, it, vi } from 'vitest';
import { drawPoster } from './drawPoster';

vi.mock('@/config', async (original) => {
  const { appConfig } = await original<typeof import('@/config')>();
  return { appConfig: { ...appConfig, prefix: '/portal', logo: '/portal/logo.svg' } };
});

/** A fake canvas context that accepts every call and draws nothing. */
const pen: object = new Proxy(() => ({ width: 10 }), {
  get: () => pen,
  set: () => true,
  apply: () => pen,
});

it('the logo is fetched relative to the app’s prefix', async () => {
  const fetched: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        fetched.push(url);
      }
      decode = () => Promise.reject(new Error('nothing there'));
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()));
  await drawPoster({
    name: '小晴',
    avatar: null,
    invite: anInvite(),
  });
  expect(fetched).toEqual(['/portal/logo.svg']);
  vi.unstubAllGlobals();
});
