/** How a picture is seen in its frame: how many times enlarged, and how far its middle stands from the frame's, in px. */
export interface ZoomView {
  zoom: number;
  x: number;
  y: number;
}

export interface ViewSize {
  width: number;
  height: number;
}

export const NOT_ZOOMED: ZoomView = { zoom: 1, x: 0, y: 0 };
export const ZOOM_MAX = 4;
export const ZOOM_TAP = 2.5;

/** The picture follows a finger. */
export function panView(
  view: ZoomView,
  frame: ViewSize,
  picture: ViewSize,
  dx: number,
  dy: number,
): ZoomView {
  return clampView({ ...view, x: view.x + dx, y: view.y + dy }, frame, picture);
}

/** Larger or smaller; the point of the frame under the fingers (from its middle) shows what it showed. */
export function zoomView(
  view: ZoomView,
  frame: ViewSize,
  picture: ViewSize,
  zoom: number,
  px = 0,
  py = 0,
): ZoomView {
  const next = clamp(zoom, 1, ZOOM_MAX);
  const grown = next / view.zoom;
  const around = (at: number, point: number) => point - (point - at) * grown;
  return clampView({ zoom: next, x: around(view.x, px), y: around(view.y, py) }, frame, picture);
}

/** No further than to the picture's edges; where it is smaller than the frame, in the middle. */
function clampView({ zoom, x, y }: ZoomView, frame: ViewSize, picture: ViewSize): ZoomView {
  const fit = Math.min(frame.width / picture.width, frame.height / picture.height) * zoom;
  const reach = (inner: number, outer: number) => Math.max(0, (inner * fit - outer) / 2);
  const right = reach(picture.width, frame.width);
  const down = reach(picture.height, frame.height);
  return { zoom, x: clamp(x, -right, right), y: clamp(y, -down, down) };
}

function clamp(value: number, least: number, most: number): number {
  // Never -0.
  return Math.min(Math.max(value, least), most) + 0;
}
