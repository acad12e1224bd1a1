// Title lettering: one style per temperament, never the system font as it comes.
import { linear, layer, outlineOf, put, surface } from './canvas.js';
import { alpha, darker, lighter } from './color.js';
import { random } from './random.js';
import { box, line } from './shapes.js';

const SERIF = '900 1px "Noto Serif CJK SC"';
const SANS = '900 1px "Noto Sans CJK SC"';
const SMILEY = '1px "Smiley Sans"';
const KAI = '700 1px "LXGW WenKai"';
export const fontOf = (base, size) => base.replace('1px', `${size}px`);
export const FONTS = { serif: SERIF, sans: SANS, smiley: SMILEY, kai: KAI };

const STYLES = {
  gold: {
    font: SERIF,
    fill: ['#fffbe0', '#ffd76a', '#b9741a', '#ffe9a0'],
    stroke: ['#3a1a08', 0.12],
    glow: '#ffb84a',
    skew: -0.06,
  },
  brush: {
    font: SERIF,
    fill: ['#ffffff', '#f3efe2'],
    stroke: ['#1a2430', 0.09],
    jitter: 0.16,
    skew: -0.1,
    seal: true,
  },
  ink: {
    font: SERIF,
    fill: ['#141a22', '#2d3945'],
    stroke: ['#fffdf4', 0.1],
    jitter: 0.16,
    skew: -0.06,
    seal: true,
  },
  kai: { font: KAI, fill: ['#ffffff', '#ffeecf'], stroke: ['#4a2a1a', 0.12], jitter: 0.06, seal: true },
  candy: {
    font: SANS,
    fill: ['#ffffff', '#fff3b0'],
    stroke: ['#ff5c8a', 0.2],
    outer: ['#ffffff', 0.32],
    bounce: 0.09,
  },
  cartoon: { font: SMILEY, fill: ['#ffffff', '#ffe9a8'], stroke: ['#5a2b0c', 0.2], bounce: 0.06, drop: 0.09 },
  neon: {
    font: SMILEY,
    fill: ['#ffffff', '#c9fbff'],
    stroke: ['#14103a', 0.08],
    glow: '#26e8ff',
    skew: -0.08,
  },
  steel: {
    font: SANS,
    fill: ['#ffffff', '#c8d4e0', '#6d7f92', '#f4f8fb'],
    stroke: ['#0f1720', 0.12],
    skew: -0.2,
    cut: true,
  },
  speed: {
    font: SMILEY,
    fill: ['#ffffff', '#ffe14a', '#ff7a1a'],
    stroke: ['#1c0f2a', 0.14],
    skew: -0.16,
    drop: 0.1,
  },
  pixel: { pixel: true, font: SANS, fill: ['#fff6c8', '#ffb347'], stroke: ['#2a1238', 0.16], drop: 0.1 },
};

/**
 * A title of one or two lines whose left edge is x and whose first line's middle is y.
 * tint replaces the stroke's and the glow's colour; size is that of one character.
 */
export function title(g, lines, { x, y, size, style, tint, fill, align = 'left', seed = 'title', sub }) {
  const s = { ...STYLES[style] };
  if (tint && s.stroke) s.stroke = [tint, s.stroke[1]];
  if (tint && s.glow) s.glow = lighter(tint, 0.3);
  if (fill) s.fill = fill;
  const draw = (c) =>
    lines.forEach((text, i) =>
      row(
        c,
        text,
        x + (i && align === 'left' ? size * 0.3 : 0),
        y + i * size * 1.12,
        size * (i && lines[0].length < text.length ? 0.86 : 1),
        s,
        align,
        seed,
      ),
    );
  if (s.pixel) pixelated(g, draw, Math.max(3, Math.round(size / 22)));
  else draw(g);
  const last = y + (lines.length - 1) * size * 1.12;
  if (s.seal)
    seal(
      g,
      x + widthOf(lines, size, align) + size * 0.14,
      last + size * 0.05,
      size * 0.34,
      s.sealText ?? sub?.seal ?? '游',
    );
  if (sub?.text) subtitle(g, sub.text, x, last + size * 0.86, size * 0.25, sub.color ?? s.stroke[0], align);
}

const widthOf = (lines, size, align) => {
  const n = lines.length - 1;
  const last =
    lines[n].length * size * (n && lines[0].length < lines[n].length ? 0.86 : 1) * 1.0 + (n ? size * 0.3 : 0);
  return align === 'center' ? last / 2 : last;
};

function row(g, text, x, y, size, s, align, seed) {
  const r = random(seed + text);
  const chars = [...text];
  const sizes = chars.map(() => size * (1 + (s.jitter ?? 0) * (r.next() - 0.35)));
  const total = sizes.reduce((a, b) => a + b * 1.0, 0);
  const glyphs = layer(g, (l) => {
    l.textAlign = 'center';
    l.textBaseline = 'middle';
    let cx = align === 'center' ? x - total / 2 : x;
    chars.forEach((ch, i) => {
      const w = sizes[i];
      const dy =
        (s.jitter ?? 0) * size * (r.next() - 0.5) * 0.7 +
        (s.bounce ? (i % 2 ? 1 : -1) * size * s.bounce * 0.5 : 0);
      l.save();
      l.translate(cx + w / 2, y + dy);
      l.rotate(s.bounce ? (r.next() - 0.5) * s.bounce * 2 : 0);
      l.transform(1, 0, s.skew ?? 0, 1, 0, 0);
      l.font = fontOf(s.font, w);
      l.fillStyle = linear(l, 0, -w * 0.46, 0, w * 0.46, s.fill);
      l.fillText(ch, 0, 0);
      l.restore();
      cx += w;
    });
  });
  if (s.cut) {
    glyphs.globalCompositeOperation = 'destination-out';
    line(
      glyphs,
      [
        [x - size, y + size * 0.22],
        [x + total + size, y - size * 0.1],
      ],
      '#000',
      size * 0.035,
    );
    glyphs.globalCompositeOperation = 'source-over';
  }
  const dark = outlineOf(glyphs, size * s.stroke[1] * 0.5, s.stroke[0]);
  if (s.glow)
    put(g, outlineOf(glyphs, size * 0.06, s.glow), { blur: size * 0.16, opacity: 0.9, mode: 'screen' });
  put(g, outlineOf(glyphs, size * s.stroke[1] * 0.7, '#000000'), {
    blur: size * 0.07,
    opacity: 0.4,
    dy: size * 0.06,
  });
  if (s.outer) put(g, outlineOf(glyphs, size * s.outer[1] * 0.5, s.outer[0]));
  if (s.drop)
    put(g, outlineOf(glyphs, size * s.stroke[1] * 0.5, darker(s.stroke[0], 0.35)), { dy: size * s.drop });
  put(g, dark);
  put(g, glyphs);
}

/** Draws small, without smoothing, and enlarges: letters of a pixel game. */
export function pixelated(g, draw, step) {
  const small = surface(Math.ceil(g.W / step), Math.ceil(g.H / step));
  small.scale(1 / step, 1 / step);
  const full = surface(g.W, g.H);
  draw(full);
  small.imageSmoothingEnabled = true;
  small.drawImage(full.canvas, 0, 0);
  const img = small.getImageData(0, 0, small.W, small.H);
  for (let i = 3; i < img.data.length; i += 4) img.data[i] = img.data[i] > 110 ? 255 : 0;
  small.putImageData(img, 0, 0);
  g.save();
  g.imageSmoothingEnabled = false;
  g.drawImage(small.canvas, 0, 0, small.W * step, small.H * step);
  g.restore();
}

export function seal(g, x, y, size, text) {
  box(g, x, y - size / 2, size, size, size * 0.16, '#c8321f');
  box(
    g,
    x + size * 0.08,
    y - size * 0.42,
    size * 0.84,
    size * 0.84,
    size * 0.1,
    null,
    'rgba(255,240,220,.85)',
    size * 0.05,
  );
  label(g, text, x + size / 2, y, size * (text.length > 1 ? 0.36 : 0.6), {
    font: SERIF,
    color: '#fff3e2',
    align: 'center',
  });
}

function subtitle(g, text, x, y, size, color, align) {
  const w = text.length * size * 1.18 + size * 1.4;
  const left = align === 'center' ? x - w / 2 : x;
  box(g, left, y - size * 0.85, w, size * 1.7, size * 0.85, alpha(color, 0.82));
  g.letterSpacing = `${size * 0.16}px`;
  label(g, text, left + w / 2 + size * 0.08, y, size, { color: '#ffffff', align: 'center' });
  g.letterSpacing = '0px';
}

/** Ordinary words: HUD, dialogue, numbers. */
export function label(
  g,
  text,
  x,
  y,
  size,
  { color = '#ffffff', align = 'left', font = '700 1px "Noto Sans CJK SC"', stroke, width = 0.16 } = {},
) {
  g.font = fontOf(font, size);
  g.textAlign = align;
  g.textBaseline = 'middle';
  if (stroke) {
    g.strokeStyle = stroke;
    g.lineWidth = size * width;
    g.strokeText(text, x, y);
  }
  g.fillStyle = color;
  g.fillText(text, x, y);
}
