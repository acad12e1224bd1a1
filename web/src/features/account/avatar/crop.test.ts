import { describe, expect, it } from 'vitest';
import { edgeOf, moved, wholeOf, within, ZOOM_MAX, zoomed } from './crop';

const wide = { width: 400, height: 200 };
const whole = wholeOf(wide);

it('begins with the largest square, from the middle', () => {
  expect(whole).toEqual({ x: 200, y: 100, zoom: 1 });
  expect(edgeOf(whole, wide)).toBe(200);
});

describe('moving', () => {
  it('the picture follows the finger', () => {
    expect(moved(whole, wide, 0.25, 0)).toMatchObject({ x: 150, y: 100 });
  });
  it('stops at the picture’s edges', () => {
    expect(moved(whole, wide, 9, 9)).toMatchObject({ x: 100, y: 100 });
    expect(moved(whole, wide, -9, -9)).toMatchObject({ x: 300, y: 100 });
  });
});

describe('zooming', () => {
  it('shows less of the picture, around the middle', () => {
    const near = zoomed(whole, wide, 2);
    expect(near).toEqual({ x: 200, y: 100, zoom: 2 });
    expect(edgeOf(near, wide)).toBe(100);
  });
  it('what is under the fingers stays there', () => {
    // The right edge of the frame is the picture's pixel 300, before and after.
    const near = zoomed(whole, wide, 2, 0.5, 0);
    expect(near.x + edgeOf(near, wide) / 2).toBe(300);
  });
  it('has its limits', () => {
    expect(zoomed(whole, wide, 0.1).zoom).toBe(1);
    expect(zoomed(whole, wide, 99).zoom).toBe(ZOOM_MAX);
  });
  it('out at an edge, it comes back into the picture', () => {
    const corner = moved(zoomed(whole, wide, 4), wide, 9, 9);
    expect(corner).toEqual({ x: 25, y: 25, zoom: 4 });
    expect(zoomed(corner, wide, 1)).toEqual({ x: 100, y: 100, zoom: 1 });
  });
});

it('no crop reaches beyond the picture', () => {
  expect(within({ x: -50, y: 900, zoom: 0 }, wide)).toEqual({ x: 100, y: 100, zoom: 1 });
});
