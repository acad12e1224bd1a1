import { describe, expect, it } from 'vitest';
import { clampCrop, CROP_ZOOM_MAX, cropEdge, initialCrop, moveCrop, zoomCrop } from './crop';

const wide = { width: 400, height: 200 };
const whole = initialCrop(wide);

it('the initial crop is the largest square around the middle', () => {
  expect(whole).toEqual({ x: 200, y: 100, zoom: 1 });
  expect(cropEdge(whole, wide)).toBe(200);
});

describe('moving', () => {
  it('the picture follows the finger', () => {
    expect(moveCrop(whole, wide, 0.25, 0)).toMatchObject({ x: 150, y: 100 });
  });
  it('a move stops at the picture’s edges', () => {
    expect(moveCrop(whole, wide, 9, 9)).toMatchObject({ x: 100, y: 100 });
    expect(moveCrop(whole, wide, -9, -9)).toMatchObject({ x: 300, y: 100 });
  });
});

describe('zooming', () => {
  it('zooming in shows a smaller part around the middle', () => {
    const near = zoomCrop(whole, wide, 2);
    expect(near).toEqual({ x: 200, y: 100, zoom: 2 });
    expect(cropEdge(near, wide)).toBe(100);
  });
  it('the point under the fingers stays in place', () => {
    // The right edge of the frame shows the picture's pixel 300 before and after the zoom.
    const near = zoomCrop(whole, wide, 2, 0.5, 0);
    expect(near.x + cropEdge(near, wide) / 2).toBe(300);
  });
  it('the zoom stays within its limits', () => {
    expect(zoomCrop(whole, wide, 0.1).zoom).toBe(1);
    expect(zoomCrop(whole, wide, 99).zoom).toBe(CROP_ZOOM_MAX);
  });
  it('zooming out at an edge moves the crop back into the picture', () => {
    const corner = moveCrop(zoomCrop(whole, wide, 4), wide, 9, 9);
    expect(corner).toEqual({ x: 25, y: 25, zoom: 4 });
    expect(zoomCrop(corner, wide, 1)).toEqual({ x: 100, y: 100, zoom: 1 });
  });
});

it('a crop never reaches beyond the picture', () => {
  expect(clampCrop({ x: -50, y: 900, zoom: 0 }, wide)).toEqual({ x: 100, y: 100, zoom: 1 });
});
