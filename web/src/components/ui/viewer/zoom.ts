/** The zoom factor of a picture, and the distance of its centre from the frame's centre in px. */
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

/** Moves the picture with a finger. */
export function panView(
  view: ZoomView,
  frame: ViewSize,
  picture: ViewSize,
  dx: number,
  dy: number,
): ZoomView {
  return clampView({ ...view, x: view.x + dx, y: view.y + dy }, frame, picture);
}

/** Zooms the picture. The point under the fingers (given from the frame's centre) stays in place. */
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

/** Limits the position to the picture's edges. A picture smaller than the frame is centred. */
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
