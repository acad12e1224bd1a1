// The far plane: sky, lights in it, weather.
import { glow, linear, radial, veil } from '../lib/canvas.js';
import { alpha, darker, lighter, mix } from '../lib/color.js';
import { noise } from '../lib/random.js';
import { circle, line, oval, petal, star } from '../lib/shapes.js';

export function sky(g, colors) {
  g.fillStyle = linear(g, 0, 0, 0, g.H, colors);
  g.fillRect(0, 0, g.W, g.H);
}

export function stars(g, r, count, bottom = 0.6, color = '#ffffff') {
  for (let i = 0; i < count; i++) {
    const big = r.chance(0.06);
    circle(
      g,
      r.next() * g.W,
      r.next() * g.H * bottom,
      big ? r.range(1.8, 2.8) : r.range(0.5, 1.5),
      alpha(color, r.range(0.35, 1)),
    );
  }
}

export function sun(g, x, y, radius, color, halo = 4) {
  glow(g, x, y, radius * halo, color, 0.75);
  circle(g, x, y, radius, radial(g, x, y, radius, ['#ffffff', lighter(color, 0.6), lighter(color, 0.25)]));
}

export function moon(g, x, y, radius, color = '#fff6d8') {
  glow(g, x, y, radius * 3.2, color, 0.5);
  circle(
    g,
    x,
    y,
    radius,
    radial(g, x - radius * 0.3, y - radius * 0.3, radius * 1.6, [
      lighter(color, 0.7),
      color,
      mix(color, '#8a8fb8', 0.45),
    ]),
  );
  g.fillStyle = alpha('#8a8fb8', 0.22);
  for (const [dx, dy, k] of [
    [-0.35, -0.2, 0.2],
    [0.2, 0.25, 0.26],
    [0.35, -0.4, 0.13],
    [-0.15, 0.5, 0.12],
  ]) {
    circle(g, x + dx * radius, y + dy * radius, k * radius, alpha('#8a8fb8', 0.25));
  }
}

export function cloud(g, r, x, y, size, color, shadow) {
  const puffs = [];
  for (let i = 0; i < 9; i++) {
    const t = i / 8 - 0.5;
    puffs.push([
      x + t * size * 1.6,
      y - (0.25 - t * t) * size * r.range(0.7, 1.5),
      size * r.range(0.16, 0.3),
    ]);
  }
  for (const [px, py, pr] of puffs) circle(g, px, py + pr * 0.3, pr, shadow);
  for (const [px, py, pr] of puffs) circle(g, px - pr * 0.08, py - pr * 0.1, pr * 0.9, color);
}

export function clouds(
  g,
  r,
  { count = 6, y = [0.1, 0.4], size = [0.08, 0.2], color = '#ffffff', opacity = 0.8, shadow } = {},
) {
  g.save();
  g.globalAlpha = opacity;
  for (let i = 0; i < count; i++)
    cloud(
      g,
      r,
      r.next() * g.W,
      g.H * r.range(...y),
      Math.max(g.W, g.H) * r.range(...size),
      color,
      shadow ?? mix(color, '#7d8fc0', 0.25),
    );
  g.restore();
}

/** Streaks of cloud, as at dusk. */
export function streaks(g, r, { count = 9, y = [0.1, 0.5], color = '#ffffff', opacity = 0.35 } = {}) {
  for (let i = 0; i < count; i++) {
    const w = g.W * r.range(0.15, 0.5);
    const cx = r.next() * g.W;
    const cy = g.H * r.range(...y);
    oval(
      g,
      cx,
      cy,
      w,
      g.H * r.range(0.006, 0.022),
      radial(g, cx, cy, w, [alpha(color, opacity), alpha(color, opacity * 0.6), alpha(color, 0)]),
    );
  }
}

/** A sea of cloud, with lit crests. */
export function cloudSea(g, seed, y, color, shade) {
  for (let row = 0; row < 4; row++) {
    const n = noise(`${seed} ${row}`);
    const base = y + (row * (g.H - y)) / 4.6;
    const unit = g.W * (0.05 + row * 0.02);
    for (let x = -unit; x < g.W + unit; x += unit * 0.72) {
      const rr = unit * (0.6 + n(x * 0.011) * 0.7);
      const cy = base + n(x * 0.006 + 9) * unit * 0.9;
      circle(
        g,
        x,
        cy,
        rr,
        linear(g, 0, cy - rr, 0, cy + rr, [
          mix(color, '#ffffff', 0.25 - row * 0.05),
          mix(color, shade, 0.2 + row * 0.14),
          alpha(mix(color, shade, 0.5), 0.0),
        ]),
      );
    }
    veil(
      g,
      base + unit * 0.5,
      g.H,
      alpha(mix(color, shade, 0.3), 0),
      alpha(mix(color, shade, 0.35 + row * 0.1), 0.75),
    );
  }
}

export function rays(
  g,
  x,
  y,
  color,
  { count = 9, from = 0, to = Math.PI * 2, length = 2, strength = 0.22, seed = 0, spin = 0 } = {},
) {
  g.save();
  g.globalCompositeOperation = 'screen';
  const R = Math.hypot(g.W, g.H) * length * 0.5;
  const fill = radial(g, x, y, R, [alpha(color, strength), alpha(color, strength * 0.5), alpha(color, 0)]);
  const step = (to - from) / count;
  for (let i = 0; i < count; i++) {
    const a = from + spin + i * step + ((i * 7 + seed) % 3) * step * 0.1;
    const b = a + step * (0.3 + ((i * 5 + seed) % 4) * 0.08);
    g.beginPath();
    g.moveTo(x, y);
    g.lineTo(x + Math.cos(a) * R, y + Math.sin(a) * R);
    g.lineTo(x + Math.cos(b) * R, y + Math.sin(b) * R);
    g.closePath();
    g.fillStyle = fill;
    g.fill();
  }
  g.restore();
}

export function aurora(g, seed, colors, y = 0.3) {
  g.save();
  g.globalCompositeOperation = 'screen';
  colors.forEach((c, k) => {
    const n = noise(seed + k);
    for (let x = 0; x < g.W; x += 3) {
      const top = g.H * (y - 0.22 + n(x * 0.004 + k * 7) * 0.2 + k * 0.04);
      const len = g.H * (0.12 + n(x * 0.02 + 40) * 0.2);
      g.fillStyle = linear(g, 0, top, 0, top + len, [alpha(c, 0), alpha(c, 0.32), alpha(c, 0)]);
      g.fillRect(x, top, 3, len);
    }
  });
  g.restore();
}

export function nebula(g, r, colors, count = 14) {
  for (let i = 0; i < count; i++)
    glow(
      g,
      r.next() * g.W,
      r.next() * g.H,
      Math.max(g.W, g.H) * r.range(0.12, 0.4),
      r.pick(colors),
      r.range(0.12, 0.4),
    );
}

export function planet(g, x, y, radius, color, { ring = null, light = [-0.4, -0.4], bands = true } = {}) {
  glow(g, x, y, radius * 1.5, color, 0.35);
  g.save();
  g.beginPath();
  g.arc(x, y, radius, 0, 7);
  g.clip();
  g.fillStyle = radial(g, x + light[0] * radius, y + light[1] * radius, radius * 1.9, [
    lighter(color, 0.55),
    color,
    darker(color, 0.65),
    darker(color, 0.9),
  ]);
  g.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  if (bands)
    for (let i = -4; i < 5; i++)
      oval(
        g,
        x + i * 3,
        y + i * radius * 0.2,
        radius * 1.1,
        radius * 0.035 * (1 + (i & 1)),
        alpha(i & 1 ? '#ffffff' : darker(color, 0.5), 0.13),
        -0.2,
      );
  g.restore();
  if (ring) {
    g.save();
    g.translate(x, y);
    g.rotate(-0.32);
    for (const [k, w, a] of [
      [1.5, 0.1, 0.75],
      [1.75, 0.07, 0.5],
      [1.95, 0.03, 0.4],
    ]) {
      g.beginPath();
      g.ellipse(0, 0, radius * k, radius * k * 0.26, 0, -0.2, Math.PI + 0.2);
      g.strokeStyle = alpha(ring, a);
      g.lineWidth = radius * w;
      g.stroke();
    }
    g.restore();
  }
}

export function mist(g, r, y, color, count = 8, opacity = 0.35) {
  for (let i = 0; i < count; i++) {
    const cx = r.next() * g.W;
    const cy = y + r.range(-0.05, 0.05) * g.H;
    const w = g.W * r.range(0.2, 0.5);
    g.save();
    g.translate(cx, cy);
    g.scale(1, 0.16);
    circle(
      g,
      0,
      0,
      w,
      radial(g, 0, 0, w, [alpha(color, opacity), alpha(color, opacity * 0.5), alpha(color, 0)]),
    );
    g.restore();
  }
}

/** Things in the air: kind is petals, leaves, snow, embers, fireflies, rain, sparkles or bubbles. */
export function air(g, r, kind, count, color, scale = 1) {
  for (let i = 0; i < count; i++) {
    const x = r.next() * g.W;
    const y = r.next() * g.H;
    const near = r.chance(0.12);
    const s = (near ? r.range(2, 3.2) : r.range(0.6, 1.4)) * scale * Math.max(g.W, g.H) * 0.0045;
    g.globalAlpha = near ? 0.75 : r.range(0.5, 0.95);
    if (kind === 'petals') petal(g, x, y, s * 1.5, r.range(0, 6), i % 3 ? color : lighter(color, 0.4));
    else if (kind === 'leaves') petal(g, x, y, s * 1.7, r.range(0, 6), i % 2 ? color : darker(color, 0.2));
    else if (kind === 'snow') circle(g, x, y, s, alpha(color, 0.85));
    else if (kind === 'embers') {
      glow(g, x, y, s * 4, color, 0.6);
      circle(g, x, y, s * 0.6, lighter(color, 0.6));
    } else if (kind === 'fireflies') {
      glow(g, x, y, s * 5, color, 0.55);
      circle(g, x, y, s * 0.5, '#fffbe0');
    } else if (kind === 'rain')
      line(
        g,
        [
          [x, y],
          [x - s * 2, y + s * 12],
        ],
        alpha(color, 0.4),
        1.4 * scale,
      );
    else if (kind === 'sparkles') star(g, x, y, s * 2.2, color, 4, 0.16);
    else if (kind === 'bubbles') {
      circle(g, x, y, s * 1.4, alpha(color, 0.18));
      circle(g, x - s * 0.4, y - s * 0.4, s * 0.35, alpha('#ffffff', 0.8));
    }
  }
  g.globalAlpha = 1;
}

export function bokeh(g, r, count, colors, y = [0, 1]) {
  g.save();
  g.globalCompositeOperation = 'screen';
  for (let i = 0; i < count; i++) {
    const s = Math.max(g.W, g.H) * r.range(0.008, 0.035);
    circle(g, r.next() * g.W, g.H * r.range(...y), s, alpha(r.pick(colors), r.range(0.12, 0.4)));
  }
  g.restore();
}
