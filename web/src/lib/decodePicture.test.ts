import { expect, test, vi } from 'vitest';
import { decodePicture } from './decodePicture';

const FILE = new Blob(['a picture']);
const PICTURE = { width: 2, height: 1 };

test('a browser that supports from-image gets it as an option', async () => {
  const read = vi.fn(async () => PICTURE);
  vi.stubGlobal('createImageBitmap', read);
  expect(await decodePicture(FILE)).toBe(PICTURE);
  expect(read.mock.calls).toEqual([[FILE, { imageOrientation: 'from-image' }]]);
});

test('a browser that rejects from-image decodes the picture with its default', async () => {
  const read = vi.fn(async (_: Blob, options?: ImageBitmapOptions) => {
    if (options?.imageOrientation === 'from-image') throw new TypeError('no such value');
    return PICTURE;
  });
  vi.stubGlobal('createImageBitmap', read);
  expect(await decodePicture(FILE)).toBe(PICTURE);
});

test('a file that is not a picture is decoded once and rejected', async () => {
  const read = vi.fn(async () => {
    throw new DOMException('not an image', 'InvalidStateError');
  });
  vi.stubGlobal('createImageBitmap', read);
  await expect(decodePicture(FILE)).rejects.toThrow('not an image');
  expect(read).toHaveBeenCalledTimes(1);
});
