import { render, waitFor } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { QrCode } from './QrCode';

const SCALE = 4;
const QUIET = 4;

it.each([
  'https://portal.example/download/1004',
  'https://portal.example/下载?code=partner7&inviteCode=ABCD2345',
])('a camera reads %s', async (text) => {
  const { container } = render(<QrCode text={text} label="二维码" />);
  await waitFor(() => expect(container.querySelector('path')).not.toBeNull());
  const size = Number(container.querySelector('svg')!.getAttribute('viewBox')!.split(' ')[2]);
  const pixels = photograph(container.querySelector('path')!.getAttribute('d')!, size);
  expect(jsQR(pixels.data, pixels.width, pixels.width)?.data).toBe(text);
});

/** Draws the path's bars, black on white with a quiet zone. */
function photograph(path: string, size: number) {
  const width = (size + 2 * QUIET) * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    const [left, top] = [(Number(x) + QUIET) * SCALE, (Number(y) + QUIET) * SCALE];
    for (let row = top; row < top + SCALE; row += 1)
      for (let column = left; column < left + Number(run) * SCALE; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  return { data, width };
}
