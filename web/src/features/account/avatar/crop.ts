/** A square part of a picture, in the picture's pixels: its middle, and how many times it fits into the shorter edge. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const ZOOM_MAX = 5;

/** The largest square, from the middle. */
export function wholeOf({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The edge of the square, in the picture's pixels. */
export function edgeOf({ zoom }: Crop, { width, height }: Size): number {
  return Math.min(width, height) / zoom;
}

/** The nearest crop that reaches nowhere beyond the picture. */
export function within(crop: Crop, size: Size): Crop {
  const zoom = clamp(crop.zoom, 1, ZOOM_MAX);
  const half = edgeOf({ ...crop, zoom }, size) / 2;
  return { zoom, x: clamp(crop.x, half, size.width - half), y: clamp(crop.y, half, size.height - half) };
}

/** The picture follows a finger: by parts of the frame's edge. */
export function moved(crop: Crop, size: Size, dx: number, dy: number): Crop {
  const edge = edgeOf(crop, size);
  return within({ ...crop, x: crop.x - dx * edge, y: crop.y - dy * edge }, size);
}

/** Nearer or further, around a point of the frame that stays where it is: 0 is its middle, ±0.5 its edges. */
export function zoomed(crop: Crop, size: Size, zoom: number, u = 0, v = 0): Crop {
  const next = clamp(zoom, 1, ZOOM_MAX);
  const change = edgeOf(crop, size) - edgeOf({ ...crop, zoom: next }, size);
  return within({ zoom: next, x: crop.x + u * change, y: crop.y + v * change }, size);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
