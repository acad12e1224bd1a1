/**
 * A square part of a picture, in picture pixels: its centre, and the ratio of the picture's shorter edge to
 * the square's edge.
 */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export interface ImageSize {
  width: number;
  height: number;
}

export const CROP_ZOOM_MAX = 5;

/** The largest square around the middle. */
export function initialCrop({ width, height }: ImageSize): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The edge length of the square, in picture pixels. */
export function cropEdge({ zoom }: Crop, { width, height }: ImageSize): number {
  return Math.min(width, height) / zoom;
}

/** The nearest crop within the picture. */
export function clampCrop(crop: Crop, size: ImageSize): Crop {
  const zoom = clamp(crop.zoom, 1, CROP_ZOOM_MAX);
  const half = cropEdge({ ...crop, zoom }, size) / 2;
  return { zoom, x: clamp(crop.x, half, size.width - half), y: clamp(crop.y, half, size.height - half) };
}

/** Moves the picture with a finger. `dx` and `dy` are fractions of the frame's edge. */
export function moveCrop(crop: Crop, size: ImageSize, dx: number, dy: number): Crop {
  const edge = cropEdge(crop, size);
  return clampCrop({ ...crop, x: crop.x - dx * edge, y: crop.y - dy * edge }, size);
}

/** Zooms around a fixed point of the frame: `u` and `v` are 0 in its middle and ±0.5 at its edges. */
export function zoomCrop(crop: Crop, size: ImageSize, zoom: number, u = 0, v = 0): Crop {
  const next = clamp(zoom, 1, CROP_ZOOM_MAX);
  const change = cropEdge(crop, size) - cropEdge({ ...crop, zoom: next }, size);
  return clampCrop({ zoom: next, x: crop.x + u * change, y: crop.y + v * change }, size);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
