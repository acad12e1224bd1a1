import { expect, test, vi } from 'vitest';
import { decodePicture } from './decodePicture';

const FILE = new Blob(['a picture']);
const PICTURE = { width: 2, height: 1 };

test('a browser that knows from-image is asked for it', async () => {
  const read = vi.fn(async () => PICTURE);
  vi.stubGlobal('createImageBitmap', read);
  expect(await decodePicture(FILE)).toBe(PICTURE);
  expect(read.mock.calls).toEqual([[FILE, { imageOrientation: 'from-image' }]]);
});

test('a browser that refuses from-image reads the picture by its default', async () => {
  const read = vi.fn(async (_: Blob, options?: ImageBitmapOptions) => {
    if (options?.imageOrientation === 'from-image') throw new TypeError('no such value');
    return PICTURE;
  });
  vi.stubGlobal('createImageBitmap', read);
  expect(await decodePicture(FILE)).toBe(PICTURE);
});

test('a file that is no picture is read once, and refused', async () => {
  const read = vi.fn(async () => {
    throw new DOMException('not an image', 'InvalidStateError');
  });
  vi.stubGlobal('createImageBitmap', read);
  await expect(decodePicture(FILE)).rejects.toThrow('not an image');
  expect(read).toHaveBeenCalledTimes(1);
});
