import { expect, test, vi } from 'vitest';
import { roundRect, type Pen } from './strokes';

test('a rounded corner works without the browser’s roundRect', () => {
  const pen = { beginPath: vi.fn(), moveTo: vi.fn(), arcTo: vi.fn(), closePath: vi.fn() };
  roundRect(pen as unknown as Pen, 10, 20, 100, 50, 8);
  expect(pen.moveTo).toHaveBeenCalledWith(18, 20);
  expect(pen.arcTo.mock.calls).toEqual([
    [110, 20, 110, 70, 8],
    [110, 70, 10, 70, 8],
    [10, 70, 10, 20, 8],
    [10, 20, 110, 20, 8],
  ]);
});
