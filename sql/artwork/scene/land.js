// The middle and near planes that grew: mountains, water, trees, fields.
import { linear } from '../lib/canvas.js';
import { alpha, darker, lighter, mix } from '../lib/color.js';
import { noise } from '../lib/random.js';
import { blob, circle, limb, oval, petal, poly } from '../lib/shapes.js';

/** A mountain range filled from its line down; kind is soft, sharp, karst or dune. */
export function ridge(g, seed, { y, height, color, foot = null, kind = 'soft', scale = 1, snow = null }) {
  const n = noise(seed);
  const top = (x) => {
    const u = (x / g.W) * 6 * scale;
    if (kind === 'sharp') {
      const v = 1 - Math.abs(n(u) * 2 - 1);
      return y - height * (v * 0.75 + (1 - Math.abs(n(u * 3.1 + 5) * 2 - 1)) * 0.22 + n(u * 12) * 0.06);
    }
    if (kind === 'karst') return y - height * (Math.pow(n(u * 1.6), 2.2) * 1.25 + n(u * 7) * 0.07);
    if (kind === 'dune')
      return y - height * (0.4 + 0.6 * Math.abs(Math.sin(u * 0.9 + n(u * 0.6) * 3)) * n(u * 0.5 + 3));
    return y - height * (n(u) * 0.7 + n(u * 2.7 + 11) * 0.25 + n(u * 9) * 0.05);
  };
  const pts = [[0, g.H]];
  for (let x = 0; x <= g.W + 4; x += 4) pts.push([x, top(x)]);
  pts.push([g.W, g.H]);
  poly(g, pts, linear(g, 0, y - height, 0, y + height * 0.5, [color, foot ?? color]));
  if (snow) {
    for (let x = 0; x <= g.W; x += 4) {
      const t = top(x);
      const depth = Math.max(0, (y - height * 0.35 - t) * 0.55) * (0.6 + n(x * 0.09) * 0.8);
      if (depth > 1) {
        g.fillStyle = alpha(snow, 0.9);
        g.fillRect(x, t - 0.5, 4.5, depth);
      }
    }
  }
}

/** Several ranges from far to near, each nearer the ground colour: depth by air. */
export function ranges(
  g,
  seed,
  { from, to, height, far, near, count = 4, kind = 'soft', scale = 1, snow = null, mistColor = null },
) {
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 1 : i / (count - 1);
    const color = mix(far, near, t);
    ridge(g, `${seed} ${i}`, {
      y: from + (to - from) * t,
      height: height * (1 - t * 0.35),
      color,
      foot: mistColor ? mix(color, mistColor, 0.55 * (1 - t * 0.6)) : color,
      kind,
      scale: scale * (1 + t * 0.3),
      snow: i < 2 ? snow : null,
    });
  }
}

export function water(g, r, y, colors, { shine = '#ffffff', lightX = null, bottom = g.H } = {}) {
  g.fillStyle = linear(g, 0, y, 0, bottom, colors);
  g.fillRect(0, y, g.W, bottom - y);
  for (let i = 0; i < 90; i++) {
    const t = r.next();
    const yy = y + t * t * (bottom - y);
    const spread =
      lightX === null || i % 3 === 0 ? r.next() * g.W : lightX + (r.next() - 0.5) * g.W * (0.08 + t * 0.25);
    oval(
      g,
      spread,
      yy,
      g.W * (0.01 + t * 0.045) * r.range(0.5, 1.3),
      0.8 + t * 2.2,
      alpha(shine, r.range(0.12, lightX !== null && i % 3 ? 0.6 : 0.3)),
    );
  }
}

export function pine(g, x, y, h, color) {
  limb(g, [x, y], [x, y - h * 0.3], h * 0.06, h * 0.04, darker(color, 0.3));
  for (let i = 0; i < 4; i++) {
    const ty = y - h * (0.16 + i * 0.2);
    const w = h * (0.3 - i * 0.058);
    poly(
      g,
      [
        [x - w, ty],
        [x, ty - h * 0.36],
        [x + w, ty],
        [x + w * 0.4, ty - h * 0.03],
        [x, ty + h * 0.02],
        [x - w * 0.4, ty - h * 0.03],
      ],
      mix(color, '#ffffff', i * 0.04),
    );
  }
}

export function pines(g, r, y, h, color, count = 26, sway = 0.02) {
  for (let i = 0; i < count; i++)
    pine(
      g,
      (i + r.range(-0.4, 0.4)) * (g.W / (count - 1)),
      y + r.range(-sway, sway) * g.H,
      h * r.range(0.6, 1.2),
      color,
    );
}

export function roundTree(g, r, x, y, h, leaf, trunk = '#5d3a24') {
  limb(g, [x, y], [x, y - h * 0.5], h * 0.11, h * 0.06, trunk);
  limb(g, [x, y - h * 0.35], [x + h * 0.16, y - h * 0.6], h * 0.05, h * 0.02, trunk);
  const clumps = Array.from({ length: 11 }, (_, i) => [
    x + Math.cos(i * 2.4) * h * 0.25 * r.range(0.5, 1.1),
    y - h * 0.7 + Math.sin(i * 2.4) * h * 0.2,
    h * r.range(0.13, 0.2),
  ]);
  for (const [cx, cy, cr] of clumps) circle(g, cx, cy + cr * 0.25, cr, darker(leaf, 0.3));
  for (const [cx, cy, cr] of clumps) circle(g, cx, cy, cr * 0.92, leaf);
  for (const [cx, cy, cr] of clumps)
    circle(g, cx - cr * 0.25, cy - cr * 0.3, cr * 0.5, alpha(lighter(leaf, 0.45), 0.65));
}

/** A flowering branch that reaches in from a corner: side is 1 from the left, -1 from the right. */
export function branch(g, r, x, y, length, side, wood, bloom, heavy = 1) {
  const twig = (x0, y0, len, angle, width, depth) => {
    const x1 = x0 + Math.cos(angle) * len * side;
    const y1 = y0 + Math.sin(angle) * len;
    limb(g, [x0, y0], [x1, y1], width, width * 0.6, wood);
    if (depth) {
      twig(x1, y1, len * 0.72, angle + r.range(-0.5, 0.1), width * 0.6, depth - 1);
      twig(x1, y1, len * 0.6, angle + r.range(0.15, 0.75), width * 0.5, depth - 1);
    }
    for (let i = 0; i < (depth < 3 ? 7 : 2) * heavy; i++)
      flower(
        g,
        x0 + (x1 - x0) * r.next() + r.range(-1, 1) * len * 0.25,
        y0 + (y1 - y0) * r.next() + r.range(-1, 1) * len * 0.25,
        length * r.range(0.018, 0.036),
        r.chance(0.35) ? lighter(bloom, 0.5) : bloom,
        r.range(0, 6),
      );
  };
  twig(x, y, length * 0.34, 0.28, length * 0.05, 4);
}

export function flower(g, x, y, s, color, turn = 0) {
  for (let i = 0; i < 5; i++)
    petal(
      g,
      x + Math.cos(turn + i * 1.257) * s * 0.6,
      y + Math.sin(turn + i * 1.257) * s * 0.6,
      s * 0.62,
      turn + i * 1.257 + Math.PI / 2,
      color,
    );
  circle(g, x, y, s * 0.26, '#ffe27a');
}

export function bamboo(g, r, x, h, width, color) {
  const lean = r.range(-0.04, 0.04) * h;
  const n = 9;
  for (let i = 0; i < n; i++) {
    const p = (k) => [x + lean * (k / n) ** 2, g.H - (h * k) / n];
    limb(
      g,
      p(i),
      p(i + 0.95),
      width,
      width * 0.94,
      linear(g, x - width / 2, 0, x + width / 2, 0, [
        darker(color, 0.35),
        lighter(color, 0.2),
        darker(color, 0.2),
      ]),
    );
    if (i > 3)
      for (let k = 0; k < 3; k++) {
        const [bx, by] = p(i);
        const a = r.range(-0.4, 0.9) + (k % 2 ? Math.PI * 0.85 : 0);
        petal(
          g,
          bx + Math.cos(a) * width * 2.2,
          by + Math.abs(Math.sin(a)) * width * 1.6,
          width * r.range(1.2, 2),
          a + Math.PI / 2,
          mix(color, '#12402a', r.range(0, 0.5)),
        );
      }
  }
}

export function grass(g, r, y, height, color, density = 1) {
  for (let x = -10; x < g.W + 10; x += 7 / density) {
    const h = height * r.range(0.4, 1);
    const lean = r.range(-0.5, 0.5) * h;
    g.beginPath();
    g.moveTo(x - 3, y + 6);
    g.quadraticCurveTo(x, y - h * 0.5, x + lean, y - h);
    g.quadraticCurveTo(x + 3, y - h * 0.4, x + 4, y + 6);
    g.fillStyle = mix(color, r.chance(0.5) ? '#ffffff' : '#08101c', r.range(0, 0.14));
    g.fill();
  }
}

export function bush(g, r, x, y, w, color) {
  for (let i = 0; i < 7; i++)
    circle(
      g,
      x + (i / 6 - 0.5) * w,
      y - Math.sin((i / 6) * Math.PI) * w * 0.2,
      w * r.range(0.15, 0.22),
      i % 2 ? color : darker(color, 0.14),
    );
  for (let i = 0; i < 5; i++)
    circle(g, x + (i / 4 - 0.5) * w * 0.7, y - w * 0.2, w * 0.07, alpha(lighter(color, 0.4), 0.6));
}

export function rock(g, r, x, y, s, color) {
  const pts = Array.from({ length: 7 }, (_, i) => [
    x + Math.cos(Math.PI + (i / 6) * Math.PI) * s * r.range(0.8, 1.1),
    y - Math.sin((i / 6) * Math.PI) * s * r.range(0.6, 0.95),
  ]);
  poly(g, pts, linear(g, x - s, y - s, x + s, y, [lighter(color, 0.25), color, darker(color, 0.4)]));
  poly(g, [pts[2], pts[3], [x + s * 0.1, y - s * 0.3]], alpha('#ffffff', 0.14));
}

/** Rows of a field running to one point on the horizon. */
export function field(g, y, vanishX, soil, rows, count = 12) {
  g.fillStyle = linear(g, 0, y, 0, g.H, [mix(soil, '#ffffff', 0.2), soil, darker(soil, 0.2)]);
  g.fillRect(0, y, g.W, g.H - y);
  for (let i = -count; i < count; i++) {
    const x0 = vanishX + i * g.W * 0.012;
    const x1 = vanishX + i * g.W * 0.19;
    poly(
      g,
      [
        [x0, y],
        [x0 + g.W * 0.006, y],
        [x1 + g.W * 0.09, g.H],
        [x1, g.H],
      ],
      linear(g, 0, y, 0, g.H, [mix(rows, '#ffffff', 0.15), rows, darker(rows, 0.15)]),
    );
  }
}

export function cactus(g, x, y, h, color) {
  limb(g, [x, y], [x, y - h], h * 0.2, h * 0.18, color);
  limb(g, [x, y - h * 0.45], [x - h * 0.28, y - h * 0.5], h * 0.12, h * 0.12, color);
  limb(g, [x - h * 0.28, y - h * 0.5], [x - h * 0.28, y - h * 0.78], h * 0.12, h * 0.1, color);
  limb(g, [x, y - h * 0.35], [x + h * 0.26, y - h * 0.4], h * 0.11, h * 0.11, color);
  limb(g, [x + h * 0.26, y - h * 0.4], [x + h * 0.26, y - h * 0.62], h * 0.11, h * 0.09, color);
}

export function seabed(g, r, y, sand) {
  blob(
    g,
    [
      [-60, g.H + 60],
      [-60, y + 20],
      [g.W * 0.2, y - 10],
      [g.W * 0.5, y + 30],
      [g.W * 0.8, y - 16],
      [g.W + 60, y + 20],
      [g.W + 60, g.H + 60],
    ],
    linear(g, 0, y, 0, g.H, [lighter(sand, 0.3), sand, darker(sand, 0.4)]),
  );
}

export function coral(g, r, x, y, s, color) {
  const arm = (x0, y0, len, a, w, d) => {
    const x1 = x0 + Math.cos(a) * len;
    const y1 = y0 + Math.sin(a) * len;
    limb(g, [x0, y0], [x1, y1], w, w * 0.75, color);
    circle(g, x1, y1, w * 0.42, lighter(color, 0.3));
    if (d) for (const k of [-0.5, 0.45]) arm(x1, y1, len * 0.72, a + k + r.range(-0.2, 0.2), w * 0.72, d - 1);
  };
  for (const a of [-2.1, -1.6, -1.1]) arm(x, y, s * 0.4, a, s * 0.15, 2);
}

export function kelp(g, r, x, y, h, color) {
  for (let k = 0; k < 3; k++) {
    g.beginPath();
    g.moveTo(x + k * 9, y);
    g.bezierCurveTo(
      x + k * 9 - h * 0.15,
      y - h * 0.35,
      x + k * 9 + h * 0.18,
      y - h * 0.6,
      x + k * 9 + r.range(-0.1, 0.1) * h,
      y - h * r.range(0.75, 1),
    );
    g.strokeStyle = mix(color, '#ffffff', k * 0.1);
    g.lineWidth = h * 0.045;
    g.stroke();
  }
}
