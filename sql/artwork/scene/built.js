// The middle and near planes that people built. x is the middle of a thing, y its foot.
import { glow, linear } from '../lib/canvas.js';
import { alpha, darker, lighter, mix } from '../lib/color.js';
import { box, circle, limb, line, oval, path, poly } from '../lib/shapes.js';

/** A swept Chinese roof: w is its eave's width. */
export function eaves(g, x, y, w, h, color) {
  path(
    g,
    `M${x - w / 2} ${y - h * 0.16} Q${x - w * 0.3} ${y - h * 0.12} ${x - w * 0.2} ${y - h} L${x + w * 0.2} ${y - h} Q${x + w * 0.3} ${y - h * 0.12} ${x + w / 2} ${y - h * 0.16} Q${x + w * 0.3} ${y + h * 0.16} ${x} ${y + h * 0.1} Q${x - w * 0.3} ${y + h * 0.16} ${x - w / 2} ${y - h * 0.16}Z`,
    linear(g, 0, y - h, 0, y, [lighter(color, 0.22), color, darker(color, 0.25)]),
  );
  for (let i = -4; i <= 4; i++)
    line(
      g,
      [
        [x + i * w * 0.042, y - h * 0.96],
        [x + i * w * 0.085, y + h * 0.02],
      ],
      alpha(darker(color, 0.6), 0.45),
      Math.max(1, w * 0.006),
    );
  line(
    g,
    [
      [x - w * 0.21, y - h],
      [x + w * 0.21, y - h],
    ],
    darker(color, 0.4),
    h * 0.12,
  );
}

export function pagoda(g, x, y, h, { roof = '#8a2f2a', wall = '#c98b5a', floors = 5, lit = '#ffd98a' } = {}) {
  const fh = h / (floors + 0.8);
  for (let i = 0; i < floors; i++) {
    const w = h * (0.34 - i * 0.042);
    const fy = y - i * fh;
    g.fillStyle = linear(g, x - w / 2, 0, x + w / 2, 0, [lighter(wall, 0.1), wall, darker(wall, 0.45)]);
    g.fillRect(x - w * 0.34, fy - fh * 0.72, w * 0.68, fh * 0.72);
    for (const k of [-0.18, 0, 0.18]) {
      g.fillStyle = alpha(lit, 0.9);
      g.fillRect(x + k * w - w * 0.045, fy - fh * 0.5, w * 0.09, fh * 0.34);
    }
    eaves(g, x, fy - fh * 0.58, w * 1.22, fh * 0.5, roof);
  }
  const top = y - floors * fh;
  limb(g, [x, top], [x, top - fh * 0.9], h * 0.022, h * 0.006, '#d9a441');
  circle(g, x, top - fh * 0.25, h * 0.018, '#f0c55a');
}

export function hall(g, x, y, w, { roof = '#7d2a26', wall = '#c0392b', lit = '#ffcf7a', columns = 6 } = {}) {
  const h = w * 0.34;
  g.fillStyle = darker(wall, 0.55);
  g.fillRect(x - w * 0.42, y - h * 0.6, w * 0.84, h * 0.6);
  for (let i = 0; i < columns - 1; i++) {
    g.fillStyle = linear(g, 0, y - h * 0.55, 0, y, [lit, mix(lit, wall, 0.6)]);
    g.fillRect(
      x - w * 0.39 + (i * w * 0.78) / (columns - 1) + w * 0.015,
      y - h * 0.48,
      (w * 0.78) / (columns - 1) - w * 0.03,
      h * 0.44,
    );
  }
  for (let i = 0; i < columns; i++)
    limb(
      g,
      [x - w * 0.39 + (i * w * 0.78) / (columns - 1), y],
      [x - w * 0.39 + (i * w * 0.78) / (columns - 1), y - h * 0.58],
      w * 0.024,
      w * 0.024,
      wall,
    );
  eaves(g, x, y - h * 0.52, w * 1.14, h * 0.42, roof);
  g.fillStyle = darker(wall, 0.2);
  g.fillRect(x - w * 0.24, y - h * 1.0, w * 0.48, h * 0.14);
  eaves(g, x, y - h * 0.94, w * 0.76, h * 0.34, roof);
  g.fillStyle = '#b9a58c';
  g.fillRect(x - w * 0.48, y, w * 0.96, h * 0.08);
}

/** A cottage with a gabled roof. */
export function house(
  g,
  x,
  y,
  w,
  { wall = '#f2e3c6', roof = '#b5543a', lit = '#ffd98a', chimney = true } = {},
) {
  const h = w * 0.62;
  if (chimney) box(g, x + w * 0.18, y - h * 1.72, w * 0.13, h * 0.6, 2, darker(roof, 0.3));
  g.fillStyle = linear(g, x - w / 2, 0, x + w / 2, 0, [lighter(wall, 0.3), wall, darker(wall, 0.2)]);
  g.fillRect(x - w * 0.42, y - h, w * 0.84, h);
  poly(
    g,
    [
      [x - w * 0.56, y - h * 0.9],
      [x - w * 0.3, y - h * 1.65],
      [x + w * 0.3, y - h * 1.65],
      [x + w * 0.56, y - h * 0.9],
    ],
    linear(g, 0, y - h * 1.65, 0, y - h * 0.9, [lighter(roof, 0.2), roof]),
  );
  for (let i = 1; i < 4; i++)
    line(
      g,
      [
        [x - w * (0.3 + i * 0.065), y - h * (1.65 - i * 0.19)],
        [x + w * (0.3 + i * 0.065), y - h * (1.65 - i * 0.19)],
      ],
      alpha(darker(roof, 0.5), 0.35),
      1.6,
    );
  box(g, x - w * 0.1, y - h * 0.62, w * 0.2, h * 0.62, w * 0.08, darker(roof, 0.35));
  for (const k of [-0.27, 0.27]) {
    box(g, x + k * w - w * 0.08, y - h * 0.68, w * 0.16, h * 0.34, 2, lit, darker(roof, 0.4), w * 0.02);
    line(
      g,
      [
        [x + k * w, y - h * 0.68],
        [x + k * w, y - h * 0.34],
      ],
      darker(roof, 0.4),
      w * 0.015,
    );
  }
}

export function castle(g, x, y, h, color, { lit = '#ffd98a', roof = '#39507e' } = {}) {
  const tower = (tx, w, th, cone) => {
    g.fillStyle = linear(g, tx - w / 2, 0, tx + w / 2, 0, [lighter(color, 0.25), color, darker(color, 0.4)]);
    g.fillRect(tx - w / 2, y - th, w, th);
    if (cone)
      poly(
        g,
        [
          [tx - w * 0.66, y - th],
          [tx, y - th - w * 1.9],
          [tx + w * 0.66, y - th],
        ],
        linear(g, tx - w * 0.6, 0, tx + w * 0.6, 0, [lighter(roof, 0.25), roof, darker(roof, 0.4)]),
      );
    else
      for (let i = 0; i < 5; i++) g.fillRect(tx - w / 2 + (i * w) / 4.5, y - th - w * 0.09, w / 9, w * 0.1);
    for (let k = 0; k < 3; k++)
      box(
        g,
        tx - w * 0.08,
        y - th * (0.86 - k * 0.2),
        w * 0.16,
        w * 0.3,
        w * 0.08,
        k % 2 ? alpha(lit, 0.35) : lit,
      );
  };
  tower(x - h * 0.34, h * 0.15, h * 0.5, true);
  tower(x + h * 0.36, h * 0.16, h * 0.56, true);
  tower(x + h * 0.1, h * 0.2, h * 0.82, true);
  tower(x - h * 0.13, h * 0.15, h * 0.66, true);
  tower(x, h * 0.62, h * 0.36, false);
  box(g, x - h * 0.07, y - h * 0.19, h * 0.14, h * 0.2, [h * 0.07, h * 0.07, 0, 0], darker(color, 0.7));
}

/** Towers of a modern or a coming city, lit. */
export function skyline(
  g,
  r,
  y,
  height,
  color,
  { lights = '#ffd98a', neon = null, min = 0.3, width = 0.05 } = {},
) {
  let x = -20;
  while (x < g.W + 20) {
    const w = g.W * r.range(width * 0.5, width * 1.4);
    const h = height * r.range(min, 1);
    g.fillStyle = linear(g, 0, y - h, 0, y, [color, lighter(color, 0.1)]);
    g.fillRect(x, y - h, w, h + g.H);
    if (r.chance(0.3)) g.fillRect(x + w * 0.45, y - h - height * 0.12, w * 0.06, height * 0.12);
    const cell = Math.max(6, g.W * 0.008);
    for (let wy = y - h + cell; wy < y; wy += cell * 1.5)
      for (let wx = x + cell * 0.6; wx < x + w - cell; wx += cell * 1.2)
        if (r.chance(0.3)) {
          g.fillStyle = alpha(neon && r.chance(0.2) ? r.pick(neon) : lights, r.range(0.25, 0.85));
          g.fillRect(wx, wy, cell * 0.55, cell * 0.6);
        }
    if (neon && r.chance(0.45)) {
      const c = r.pick(neon);
      const sx = x + w * r.range(0.1, 0.7);
      const sy = y - h * r.range(0.4, 0.9);
      glow(g, sx, sy, w * 0.9, c, 0.5);
      box(g, sx, sy, w * 0.2, h * 0.3, 3, alpha(c, 0.75), lighter(c, 0.6), 1.5);
    }
    x += w * r.range(0.85, 1.1);
  }
}

/** Roofs of an old Chinese town in rows, lanterns along them. */
export function town(g, r, y, size, { roof = '#3c4656', wall = '#e9e2d4', lit = '#ffc36b', rows = 3 } = {}) {
  for (let k = 0; k < rows; k++) {
    const s = size * (0.6 + k * 0.25);
    let x = -s * r.next();
    while (x < g.W + s) {
      const w = s * r.range(0.9, 1.4);
      const fy = y + k * size * 0.42;
      const shade = (rows - 1 - k) * 0.12;
      g.fillStyle = mix(wall, roof, shade + 0.1);
      g.fillRect(x - w * 0.42, fy - s * 0.62, w * 0.84, s * 2);
      for (const o of [-0.22, 0.02, 0.26]) {
        g.fillStyle = alpha(lit, r.chance(0.75) ? 0.9 : 0.25);
        g.fillRect(x + o * w - w * 0.07, fy - s * 0.4, w * 0.13, s * 0.24);
      }
      eaves(g, x, fy - s * 0.52, w * 1.18, s * 0.36, mix(roof, wall, shade * 0.6));
      x += w * 1.02;
    }
  }
}

export function lantern(g, x, y, s, color = '#e2432e') {
  glow(g, x, y, s * 2.2, '#ff9a3c', 0.55);
  line(
    g,
    [
      [x, y - s * 1.2],
      [x, y - s * 0.6],
    ],
    '#5a2a18',
    s * 0.06,
  );
  oval(
    g,
    x,
    y,
    s * 0.56,
    s * 0.64,
    linear(g, x - s * 0.6, 0, x + s * 0.6, 0, [darker(color, 0.25), lighter(color, 0.4), darker(color, 0.2)]),
  );
  for (const k of [-0.28, 0, 0.28]) {
    g.beginPath();
    g.ellipse(x, y, Math.abs(k) * s + 0.5, s * 0.63, 0, 0, 7);
    g.strokeStyle = alpha('#7a1208', 0.5);
    g.lineWidth = s * 0.03;
    g.stroke();
  }
  box(g, x - s * 0.26, y - s * 0.72, s * 0.52, s * 0.14, 2, '#f2c14e');
  box(g, x - s * 0.26, y + s * 0.58, s * 0.52, s * 0.14, 2, '#f2c14e');
  for (const k of [-0.1, 0, 0.1])
    line(
      g,
      [
        [x + k * s, y + s * 0.72],
        [x + k * s * 1.4, y + s * 1.15],
      ],
      '#f2c14e',
      s * 0.05,
    );
}

export function ship(g, x, y, s, { hull = '#5a3420', sail = '#f3e7cf', flag = '#c0392b' } = {}) {
  for (const [mx, mh] of [
    [-0.3, 0.95],
    [0.08, 1.2],
    [0.42, 0.8],
  ]) {
    limb(g, [x + mx * s, y], [x + mx * s, y - mh * s], s * 0.035, s * 0.02, darker(hull, 0.2));
    for (let k = 0; k < 2; k++) {
      const sy = y - mh * s * (0.52 + k * 0.36);
      const w = s * (0.34 - k * 0.08) * (mh * 0.9);
      path(
        g,
        `M${x + mx * s - w * 0.5} ${sy - s * 0.13} L${x + mx * s + w * 0.55} ${sy - s * 0.13} Q${x + mx * s + w * 0.95} ${sy} ${x + mx * s + w * 0.6} ${sy + s * 0.15} Q${x + mx * s} ${sy + s * 0.06} ${x + mx * s - w * 0.55} ${sy + s * 0.15} Q${x + mx * s - w * 0.2} ${sy} ${x + mx * s - w * 0.5} ${sy - s * 0.13}Z`,
        linear(g, x + mx * s - w, 0, x + mx * s + w, 0, [lighter(sail, 0.4), sail, darker(sail, 0.3)]),
      );
    }
  }
  path(
    g,
    `M${x - s * 0.74} ${y - s * 0.22} L${x - s * 0.5} ${y - s * 0.06} L${x + s * 0.5} ${y - s * 0.04} L${x + s * 0.86} ${y - s * 0.24} Q${x + s * 0.7} ${y + s * 0.2} ${x + s * 0.4} ${y + s * 0.22} L${x - s * 0.45} ${y + s * 0.22} Q${x - s * 0.68} ${y + s * 0.1} ${x - s * 0.74} ${y - s * 0.22}Z`,
    linear(g, 0, y - s * 0.2, 0, y + s * 0.24, [lighter(hull, 0.3), hull, darker(hull, 0.5)]),
  );
  line(
    g,
    [
      [x - s * 0.66, y],
      [x + s * 0.74, y],
    ],
    alpha('#f0c55a', 0.8),
    s * 0.018,
  );
  poly(
    g,
    [
      [x + s * 0.08, y - s * 1.2],
      [x + s * 0.34, y - s * 1.14],
      [x + s * 0.08, y - s * 1.06],
    ],
    flag,
  );
}

export function lighthouse(g, x, y, h, color = '#e8e2d6') {
  poly(
    g,
    [
      [x - h * 0.11, y],
      [x - h * 0.065, y - h * 0.78],
      [x + h * 0.065, y - h * 0.78],
      [x + h * 0.11, y],
    ],
    linear(g, x - h * 0.1, 0, x + h * 0.1, 0, [color, color, darker(color, 0.5)]),
  );
  for (let i = 0; i < 3; i++) {
    g.fillStyle = alpha('#b23a2e', 0.9);
    g.fillRect(x - h * (0.1 - i * 0.012), y - h * (0.2 + i * 0.22), h * (0.2 - i * 0.024), h * 0.09);
  }
  box(g, x - h * 0.055, y - h * 0.9, h * 0.11, h * 0.12, 2, '#fff2b0');
  poly(
    g,
    [
      [x - h * 0.08, y - h * 0.9],
      [x, y - h],
      [x + h * 0.08, y - h * 0.9],
    ],
    '#7a2a22',
  );
  glow(g, x, y - h * 0.84, h * 0.4, '#ffe9a0', 0.9);
}

export function columns(g, r, y, h, color, count = 6) {
  for (let i = 0; i < count; i++) {
    const x = (g.W * (i + 0.5)) / count + r.range(-20, 20);
    const ch = h * r.range(0.45, 1);
    const w = h * 0.1;
    g.fillStyle = linear(g, x - w / 2, 0, x + w / 2, 0, [lighter(color, 0.3), color, darker(color, 0.4)]);
    g.fillRect(x - w / 2, y - ch, w, ch);
    g.fillRect(x - w * 0.75, y - w * 0.4, w * 1.5, w * 0.4);
    if (ch > h * 0.8) g.fillRect(x - w * 0.75, y - ch - w * 0.4, w * 1.5, w * 0.4);
  }
}

export function tent(g, x, y, s, color) {
  poly(
    g,
    [
      [x - s, y],
      [x, y - s * 1.1],
      [x + s, y],
    ],
    linear(g, x - s, 0, x + s, 0, [lighter(color, 0.3), color, darker(color, 0.35)]),
  );
  poly(
    g,
    [
      [x - s * 0.26, y],
      [x, y - s * 0.8],
      [x + s * 0.26, y],
    ],
    darker(color, 0.65),
  );
  banner(g, x, y - s * 1.05, s * 0.5, color);
}

export function banner(g, x, y, h, color) {
  limb(g, [x, y], [x, y - h], h * 0.05, h * 0.04, '#4a3222');
  path(
    g,
    `M${x} ${y - h} Q${x + h * 0.3} ${y - h * 1.08} ${x + h * 0.6} ${y - h * 0.92} L${x + h * 0.46} ${y - h * 0.76} L${x + h * 0.62} ${y - h * 0.58} Q${x + h * 0.3} ${y - h * 0.66} ${x} ${y - h * 0.55}Z`,
    linear(g, x, 0, x + h * 0.6, 0, [lighter(color, 0.2), color, darker(color, 0.2)]),
  );
}

export function windmill(g, x, y, h, wall = '#f2e6d2', roof = '#b5543a') {
  poly(
    g,
    [
      [x - h * 0.17, y],
      [x - h * 0.11, y - h * 0.6],
      [x + h * 0.11, y - h * 0.6],
      [x + h * 0.17, y],
    ],
    linear(g, x - h * 0.15, 0, x + h * 0.15, 0, [lighter(wall, 0.3), wall, darker(wall, 0.3)]),
  );
  poly(
    g,
    [
      [x - h * 0.15, y - h * 0.58],
      [x, y - h * 0.8],
      [x + h * 0.15, y - h * 0.58],
    ],
    roof,
  );
  for (let i = 0; i < 4; i++) {
    g.save();
    g.translate(x, y - h * 0.62);
    g.rotate(0.5 + (i * Math.PI) / 2);
    box(g, h * 0.06, -h * 0.055, h * 0.34, h * 0.1, 3, '#fdf6e6', '#8a5a3a', h * 0.012);
    line(
      g,
      [
        [0, 0],
        [h * 0.4, 0],
      ],
      '#8a5a3a',
      h * 0.02,
    );
    g.restore();
  }
  box(g, x - h * 0.04, y - h * 0.17, h * 0.08, h * 0.17, [h * 0.04, h * 0.04, 0, 0], '#7a4a2e');
}

export function moonBridge(g, x, y, w, color = '#b8ab98') {
  path(
    g,
    `M${x - w / 2} ${y} Q${x} ${y - w * 0.56} ${x + w / 2} ${y} L${x + w * 0.3} ${y} Q${x} ${y - w * 0.4} ${x - w * 0.3} ${y}Z`,
    linear(g, 0, y - w * 0.3, 0, y, [lighter(color, 0.35), color, darker(color, 0.3)]),
  );
  for (let i = -4; i <= 4; i++) {
    const t = i / 9;
    const py = y - w * 0.28 * (1 - (2 * t) ** 2);
    limb(g, [x + t * w, py], [x + t * w, py - w * 0.06], w * 0.014, w * 0.012, lighter(color, 0.3));
  }
}

export function pavilion(g, x, y, s, { roof = '#4a5a5e', post = '#8a3b2a' } = {}) {
  for (const k of [-0.34, -0.12, 0.12, 0.34])
    limb(g, [x + k * s, y], [x + k * s, y - s * 0.5], s * 0.035, s * 0.035, post);
  line(
    g,
    [
      [x - s * 0.36, y - s * 0.12],
      [x + s * 0.36, y - s * 0.12],
    ],
    post,
    s * 0.03,
  );
  eaves(g, x, y - s * 0.46, s * 1.05, s * 0.26, roof);
  eaves(g, x, y - s * 0.66, s * 0.5, s * 0.2, roof);
  circle(g, x, y - s * 0.9, s * 0.035, '#e0b24a');
}
