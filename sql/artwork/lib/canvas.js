// Surfaces, layers and light. A "g" is a 2d context that also knows its size as g.W and g.H.
import { alpha } from './color.js';
import { random } from './random.js';

export function surface(w, h) {
  const g = new OffscreenCanvas(w, h).getContext('2d');
  g.W = w;
  g.H = h;
  g.lineJoin = 'round';
  g.lineCap = 'round';
  return g;
}

export function linear(g, x0, y0, x1, y1, colors) {
  const grad = g.createLinearGradient(x0, y0, x1, y1);
  colors.forEach((c, i) => grad.addColorStop(i / (colors.length - 1), c));
  return grad;
}

export function radial(g, x, y, r, colors, r0 = 0) {
  const grad = g.createRadialGradient(x, y, r0, x, y, r);
  colors.forEach((c, i) => grad.addColorStop(i / (colors.length - 1), c));
  return grad;
}

/** Runs draw with its own transform and state. */
export function at(g, x, y, draw, { scale = 1, flip = false, turn = 0 } = {}) {
  g.save();
  g.translate(x, y);
  if (turn) g.rotate(turn);
  g.scale(flip ? -scale : scale, scale);
  draw(g);
  g.restore();
}

/** Draws on a layer of its own (same size, same transform) and hands it back. */
export function layer(g, draw) {
  const l = surface(g.W, g.H);
  l.setTransform(g.getTransform());
  draw(l);
  l.setTransform(1, 0, 0, 1, 0, 0);
  return l;
}

export function put(g, l, { opacity = 1, blur = 0, mode = 'source-over', dx = 0, dy = 0 } = {}) {
  g.save();
  g.setTransform(1, 0, 0, 1, 0, 0);
  g.globalAlpha = opacity;
  g.globalCompositeOperation = mode;
  if (blur) g.filter = `blur(${blur}px)`;
  g.drawImage(l.canvas, dx, dy);
  g.restore();
}

function tintedCopy(l, color) {
  const m = surface(l.W, l.H);
  m.drawImage(l.canvas, 0, 0);
  m.globalCompositeOperation = 'source-in';
  m.fillStyle = color;
  m.fillRect(0, 0, l.W, l.H);
  return m;
}

/** Light along the edge that faces (dx, dy): what makes a silhouette stand out from its ground. */
export function rim(l, dx, dy, color, blur = 0.6) {
  const m = surface(l.W, l.H);
  m.drawImage(l.canvas, 0, 0);
  m.globalCompositeOperation = 'destination-out';
  m.drawImage(l.canvas, -dx, -dy);
  m.globalCompositeOperation = 'source-in';
  m.fillStyle = color;
  m.fillRect(0, 0, l.W, l.H);
  l.save();
  l.globalCompositeOperation = 'source-atop';
  l.filter = `blur(${blur}px)`;
  l.drawImage(m.canvas, 0, 0);
  l.restore();
}

export function outlineOf(l, width, color) {
  const copy = tintedCopy(l, color);
  const m = surface(l.W, l.H);
  const steps = Math.max(20, Math.ceil(width * 3.2));
  for (let i = 0; i < steps; i++) {
    const a = (i / steps) * Math.PI * 2;
    m.drawImage(copy.canvas, Math.cos(a) * width, Math.sin(a) * width);
  }
  return m;
}

/**
 * A subject with its light: shade from below, a rim from the light's side, an optional outline and a soft shadow behind it.
 * light is the direction towards the light in pixels.
 */
export function actor(
  g,
  draw,
  {
    light = [4, -4],
    rimColor = null,
    shade = null,
    outline = 0,
    outlineColor = '#ffffff',
    shadow = null,
    blur = 0,
    opacity = 1,
  } = {},
) {
  const l = layer(g, draw);
  if (shade) {
    l.save();
    l.globalCompositeOperation = 'source-atop';
    l.fillStyle = linear(l, 0, l.H * 0.25, 0, l.H, [alpha(shade, 0), alpha(shade, 0.75)]);
    l.fillRect(0, 0, l.W, l.H);
    l.restore();
  }
  if (rimColor) rim(l, light[0], light[1], rimColor);
  if (shadow) put(g, tintedCopy(l, shadow), { opacity: 0.45, blur: g.W * 0.012, dy: g.W * 0.012 });
  if (outline) put(g, outlineOf(l, outline, outlineColor));
  put(g, l, { blur, opacity });
}

export function glow(g, x, y, r, color, strength = 0.8) {
  g.save();
  g.globalCompositeOperation = 'screen';
  g.fillStyle = radial(g, x, y, r, [alpha(color, strength), alpha(color, strength * 0.35), alpha(color, 0)]);
  g.fillRect(x - r, y - r, r * 2, r * 2);
  g.restore();
}

export function veil(g, y0, y1, c0, c1) {
  g.fillStyle = linear(g, 0, y0, 0, y1, [c0, c1]);
  g.fillRect(0, Math.min(y0, y1), g.W, Math.abs(y1 - y0));
}

/** The last touch of every picture: darker corners and a fine, soft grain. */
export function finish(g, seed, { vignette = 0.35, grain = 0.035 } = {}) {
  g.setTransform(1, 0, 0, 1, 0, 0);
  const R = Math.hypot(g.W, g.H) / 2;
  g.fillStyle = radial(g, g.W / 2, g.H / 2, R, [
    'rgba(8,6,24,0)',
    'rgba(8,6,24,0)',
    `rgba(8,6,24,${vignette})`,
  ]);
  g.fillRect(0, 0, g.W, g.H);
  if (!grain) return;
  const r = random(`grain ${seed}`);
  const tile = surface(96, 96);
  const data = tile.createImageData(96, 96);
  for (let i = 0; i < data.data.length; i += 4) {
    const v = r.next() > 0.5 ? 255 : 0;
    data.data.set([v, v, v, r.next() * 255 * grain], i);
  }
  tile.putImageData(data, 0, 0);
  g.save();
  g.globalCompositeOperation = 'soft-light';
  g.fillStyle = g.createPattern(tile.canvas, 'repeat');
  g.scale(1.6, 1.6);
  g.fillRect(0, 0, g.W, g.H);
  g.restore();
}
