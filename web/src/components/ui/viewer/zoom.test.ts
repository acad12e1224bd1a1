import { describe, expect, it } from 'vitest';
import { NOT_ZOOMED, panView, ZOOM_MAX, zoomView } from './zoom';

const FRAME = { width: 400, height: 800 };
/** Fills the frame's width, a quarter of its height. */
const LYING = { width: 1600, height: 800 };

describe('a picture in the viewer', () => {
  it('does not move while all of it is seen', () => {
    expect(panView(NOT_ZOOMED, FRAME, LYING, 50, 50)).toEqual(NOT_ZOOMED);
  });

  it('keeps what is under the fingers there', () => {
    const { zoom, x } = zoomView(NOT_ZOOMED, FRAME, LYING, 2, 100);
    // The point that stood 100 px right of the middle stands there still: x + zoom * 100.
    expect([zoom, x + zoom * 100]).toEqual([2, 100]);
  });

  it('is dragged to its edges and no further', () => {
    const near = zoomView(NOT_ZOOMED, FRAME, LYING, 2);
    expect(panView(near, FRAME, LYING, 150, 0).x).toBe(150);
    expect(panView(near, FRAME, LYING, 900, 0).x).toBe(200);
    expect(panView(near, FRAME, LYING, -900, 0).x).toBe(-200);
    // 400 px high by now: still less than the frame.
    expect(panView(near, FRAME, LYING, 0, 90).y).toBe(0);
  });

  it('comes back to the middle as it grows smaller', () => {
    const aside = panView(zoomView(NOT_ZOOMED, FRAME, LYING, 3), FRAME, LYING, 400, 0);
    expect(aside.x).toBe(400);
    expect(zoomView(aside, FRAME, LYING, 1)).toEqual(NOT_ZOOMED);
  });

  it('has limits', () => {
    expect(zoomView(NOT_ZOOMED, FRAME, LYING, 99).zoom).toBe(ZOOM_MAX);
    expect(zoomView(NOT_ZOOMED, FRAME, LYING, 0.2)).toEqual(NOT_ZOOMED);
  });
});
