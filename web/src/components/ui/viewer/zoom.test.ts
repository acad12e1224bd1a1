import { describe, expect, it } from 'vitest';
import { NOT_ZOOMED, panView, ZOOM_MAX, zoomView } from './zoom';

const FRAME = { width: 400, height: 800 };
/** A landscape picture that fills the frame's width and a quarter of its height. */
const LYING = { width: 1600, height: 800 };

describe('a picture in the viewer', () => {
  it('does not move while all of it is visible', () => {
    expect(panView(NOT_ZOOMED, FRAME, LYING, 50, 50)).toEqual(NOT_ZOOMED);
  });

  it('keeps the point under the fingers in place', () => {
    const { zoom, x } = zoomView(NOT_ZOOMED, FRAME, LYING, 2, 100);
    // The point 100 px right of the centre stays there: x + zoom * 100.
    expect([zoom, x + zoom * 100]).toEqual([2, 100]);
  });

  it('cannot be dragged beyond its edges', () => {
    const near = zoomView(NOT_ZOOMED, FRAME, LYING, 2);
    expect(panView(near, FRAME, LYING, 150, 0).x).toBe(150);
    expect(panView(near, FRAME, LYING, 900, 0).x).toBe(200);
    expect(panView(near, FRAME, LYING, -900, 0).x).toBe(-200);
    // Zoomed it is 400 px high, still less than the frame.
    expect(panView(near, FRAME, LYING, 0, 90).y).toBe(0);
  });

  it('returns to the centre as it is zoomed out', () => {
    const aside = panView(zoomView(NOT_ZOOMED, FRAME, LYING, 3), FRAME, LYING, 400, 0);
    expect(aside.x).toBe(400);
    expect(zoomView(aside, FRAME, LYING, 1)).toEqual(NOT_ZOOMED);
  });

  it('has a minimum and a maximum zoom', () => {
    expect(zoomView(NOT_ZOOMED, FRAME, LYING, 99).zoom).toBe(ZOOM_MAX);
    expect(zoomView(NOT_ZOOMED, FRAME, LYING, 0.2)).toEqual(NOT_ZOOMED);
  });
});
