// Rooms and what stands in them, for comics and films. Places are in fractions of the picture, sizes in fractions of its height.
import { glow, linear } from '../lib/canvas.js';
import { alpha, darker, lighter } from '../lib/color.js';
import { box, circle, limb, line, oval, path, poly } from '../lib/shapes.js';
import { thing } from '../cast/things.js';

/** Wall and floor; style: plain, planks, tiles, paper, stone, metal. */
export function room(g, { wall, floor, at = 0.72, style = 'plain', rail = null }) {
  const y = g.H * at;
  g.fillStyle = linear(g, 0, 0, 0, y, [lighter(wall, 0.14), wall]);
  g.fillRect(0, 0, g.W, y);
  const faint = alpha(darker(wall, 0.5), 0.16);
  const u = g.H * 0.14;
  if (style === 'planks')
    for (let x = 0; x < g.W; x += u * 0.8)
      line(
        g,
        [
          [x, 0],
          [x, y],
        ],
        faint,
        2,
      );
  if (style === 'tiles' || style === 'stone')
    for (let i = 0, yy = 0; yy < y; yy += u * 0.6, i++) {
      line(
        g,
        [
          [0, yy],
          [g.W, yy],
        ],
        faint,
        2,
      );
      for (let x = (i % 2) * u * 0.6; x < g.W; x += u * 1.2)
        line(
          g,
          [
            [x, yy],
            [x, Math.min(y, yy + u * 0.6)],
          ],
          faint,
          2,
        );
    }
  if (style === 'paper')
    for (let x = u * 0.4; x < g.W; x += u)
      for (let yy = u * 0.4; yy < y; yy += u)
        circle(g, x + ((yy / u) % 2) * u * 0.3, yy, u * 0.07, alpha(lighter(wall, 0.6), 0.5));
  if (style === 'metal')
    for (let x = 0; x < g.W; x += u * 2.2) {
      box(g, x + 4, 6, u * 2.2 - 8, y - 12, 10, null, faint, 3);
      for (const k of [0.12, 0.88]) circle(g, x + u * 2.2 * k, 24, 4, faint);
    }
  g.fillStyle = linear(g, 0, y, 0, g.H, [floor, darker(floor, 0.22)]);
  g.fillRect(0, y, g.W, g.H - y);
  for (let i = -6; i <= 14; i++)
    line(
      g,
      [
        [g.W * (0.5 + (i - 4) * 0.09), y],
        [g.W * (0.5 + (i - 4) * 0.24), g.H],
      ],
      alpha(darker(floor, 0.5), 0.18),
      2,
    );
  g.fillStyle = rail ?? darker(wall, 0.3);
  g.fillRect(0, y - g.H * 0.018, g.W, g.H * 0.026);
}

/** A window with what is outside; out draws on a surface of its own size. */
export function pane(g, x, y, w, h, out, { frame = '#7a5236', bars = 1, round = 4 } = {}) {
  const [X, Y, W, H] = [g.W * x - (g.H * w) / 2, g.H * y, g.H * w, g.H * h];
  g.save();
  g.beginPath();
  g.roundRect(X, Y, W, H, round);
  g.clip();
  g.translate(X, Y);
  const [gw, gh] = [g.W, g.H];
  g.W = W;
  g.H = H;
  out(g);
  g.W = gw;
  g.H = gh;
  g.restore();
  const t = g.H * 0.016;
  for (let i = 1; i <= bars; i++)
    line(
      g,
      [
        [X + (W * i) / (bars + 1), Y],
        [X + (W * i) / (bars + 1), Y + H],
      ],
      frame,
      t * 0.7,
    );
  if (bars)
    line(
      g,
      [
        [X, Y + H * 0.5],
        [X + W, Y + H * 0.5],
      ],
      frame,
      t * 0.7,
    );
  box(g, X, Y, W, H, round, null, frame, t);
}

/** Shelves with things; rows of [name, colour] are repeated along. */
export function shelf(g, r, x, y, w, rows, { wood = '#8a5a34', gap = 0.17, size = 0.045 } = {}) {
  const [X, W] = [g.W * x, g.H * w];
  rows.forEach((row, i) => {
    const Y = g.H * (y + (i + 1) * gap);
    const n = Math.floor(W / (g.H * size * 2.5));
    for (let k = 0; k < n; k++) {
      const [name, color] = row[(k + i) % row.length];
      thing(g, name, X + ((k + 0.5) * W) / n, Y - g.H * size * 0.95, g.H * size, { color });
    }
    box(g, X - 6, Y, W + 12, g.H * 0.02, 2, wood);
  });
}

export function books(g, r, x, y, w, rows, { wood = '#7a4c2c', gap = 0.15, colors } = {}) {
  const [X, W] = [g.W * x, g.H * w];
  box(g, X - 8, g.H * y, W + 16, g.H * (gap * rows + 0.02), 4, darker(wood, 0.35));
  for (let i = 0; i < rows; i++) {
    const Y = g.H * (y + (i + 1) * gap);
    let bx = X;
    while (bx < X + W - g.H * 0.03) {
      const bw = g.H * r.range(0.016, 0.034);
      const bh = g.H * gap * r.range(0.6, 0.84);
      box(g, bx, Y - bh, bw, bh, 2, r.pick(colors));
      box(g, bx + bw * 0.25, Y - bh * 0.8, bw * 0.5, bh * 0.12, 1, 'rgba(255,244,214,.65)');
      bx += bw + (r.chance(0.08) ? g.H * 0.03 : 1);
    }
    box(g, X - 8, Y, W + 16, g.H * 0.018, 2, wood);
  }
}

/** A counter or a table in front: its top's edge is at y. */
export function counter(g, y, color, { x = 0, w = 1, planks = true, things = [] } = {}) {
  const [X, Y, W] = [g.W * x, g.H * y, g.W * w];
  things.forEach(([name, k, s, c]) => thing(g, name, X + W * k, Y - g.H * s * 0.85, g.H * s, { color: c }));
  g.fillStyle = linear(g, 0, Y, 0, g.H, [darker(color, 0.12), darker(color, 0.4)]);
  g.fillRect(X, Y, W, g.H - Y);
  if (planks)
    for (let i = 1; i < 9; i++)
      line(
        g,
        [
          [X + (W * i) / 9, Y],
          [X + (W * i) / 9, g.H],
        ],
        alpha(darker(color, 0.7), 0.4),
        3,
      );
  box(g, X - 6, Y - g.H * 0.012, W + 12, g.H * 0.05, 4, lighter(color, 0.18), darker(color, 0.4), 2);
}

export function desk(g, x, y, w, color, things = []) {
  const [X, Y, W] = [g.W * x - (g.H * w) / 2, g.H * y, g.H * w];
  things.forEach(([name, k, s, c]) => thing(g, name, X + W * k, Y - g.H * s * 0.85, g.H * s, { color: c }));
  for (const k of [0.08, 0.92])
    limb(g, [X + W * k, Y], [X + W * k, Y + g.H * 0.3], g.H * 0.03, g.H * 0.025, darker(color, 0.35));
  box(g, X, Y, W, g.H * 0.045, 4, color, darker(color, 0.45), 2);
}

export function screen(g, x, y, w, color, { lines = 4 } = {}) {
  const [X, Y, W, H] = [g.W * x - (g.H * w) / 2, g.H * y, g.H * w, g.H * w * 0.6];
  glow(g, X + W / 2, Y + H / 2, W * 0.8, color, 0.35);
  limb(g, [X + W / 2, Y + H], [X + W / 2, Y + H * 1.25], W * 0.1, W * 0.2, '#1c2230');
  box(g, X, Y, W, H, 6, '#1a2030');
  box(
    g,
    X + 5,
    Y + 5,
    W - 10,
    H - 10,
    4,
    linear(g, X, Y, X + W, Y + H, [lighter(color, 0.4), color, darker(color, 0.4)]),
  );
  for (let i = 0; i < lines; i++)
    box(
      g,
      X + W * 0.12,
      Y + H * (0.2 + i * 0.17),
      W * (0.3 + ((i * 37) % 40) / 100),
      H * 0.06,
      2,
      'rgba(255,255,255,.75)',
    );
}

export function hanging(g, x, y, s, color = '#ffd98a') {
  const [X, Y, S] = [g.W * x, g.H * y, g.H * s];
  line(
    g,
    [
      [X, 0],
      [X, Y],
    ],
    '#3a2a24',
    3,
  );
  glow(g, X, Y + S * 0.4, S * 3.4, color, 0.55);
  path(
    g,
    `M${X - S * 0.25} ${Y} L${X + S * 0.25} ${Y} L${X + S * 0.8} ${Y + S * 0.55} L${X - S * 0.8} ${Y + S * 0.55}Z`,
    darker(color, 0.45),
  );
  oval(g, X, Y + S * 0.58, S * 0.5, S * 0.16, lighter(color, 0.6));
}

export function door(g, x, y, w, h, color) {
  const [X, Y, W, H] = [g.W * x - (g.H * w) / 2, g.H * (y - h), g.H * w, g.H * h];
  box(g, X - 6, Y - 6, W + 12, H + 6, 4, darker(color, 0.4));
  box(g, X, Y, W, H, 2, linear(g, X, 0, X + W, 0, [lighter(color, 0.15), color]));
  for (const k of [0.1, 0.55])
    box(g, X + W * 0.15, Y + H * k, W * 0.7, H * 0.36, 3, null, darker(color, 0.3), 3);
  circle(g, X + W * 0.86, Y + H * 0.52, W * 0.05, '#f0c55a');
}

/** A door's short cloth with a word on each part. */
export function noren(g, x, y, w, words, color) {
  const [X, Y, W] = [g.W * x - (g.H * w) / 2, g.H * y, g.H * w];
  const n = words.length;
  words.forEach((word, i) => {
    const cx = X + (W * (i + 0.5)) / n;
    path(
      g,
      `M${cx - W / n / 2 + 3} ${Y} L${cx + W / n / 2 - 3} ${Y} L${cx + W / n / 2 - 5} ${Y + W * 0.34} L${cx - W / n / 2 + 5} ${Y + W * 0.34}Z`,
      linear(g, 0, Y, 0, Y + W * 0.34, [color, darker(color, 0.2)]),
    );
    sign(g, word, cx, Y + W * 0.17, W / n / 1.7, '#fff6e2');
  });
  limb(g, [X - 14, Y], [X + W + 14, Y], 9, 9, '#6a4428');
}

export function sign(g, text, x, y, size, color, font = '900 1px "Noto Serif CJK SC"') {
  g.font = font.replace('1px', `${size}px`);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = color;
  g.fillText(text, x, y);
}

/** A signboard; x and y are fractions, size that of a character in fractions of the height. */
export function board(g, text, x, y, size, { color = '#5a3420', ink = '#ffdf9a', down = false } = {}) {
  const s = g.H * size;
  const [n, X, Y] = [[...text].length, g.W * x, g.H * y];
  const [w, h] = down ? [s * 1.6, s * (n * 1.15 + 0.6)] : [s * (n * 1.15 + 0.8), s * 1.7];
  box(g, X - w / 2, Y - h / 2, w, h, s * 0.16, color, ink, s * 0.09);
  [...text].forEach((ch, i) => {
    const d = (i - (n - 1) / 2) * s * 1.15;
    sign(g, ch, down ? X : X + d, down ? Y + d : Y, s, ink);
  });
}

export function blackboard(g, x, y, w, h, words = []) {
  const [X, Y, W, H] = [g.W * x - (g.H * w) / 2, g.H * y, g.H * w, g.H * h];
  box(g, X, Y, W, H, 4, '#2f5a4a', '#b8864e', g.H * 0.018);
  words.forEach((t, i) =>
    sign(
      g,
      t,
      X + W / 2,
      Y + H * ((i + 1) / (words.length + 1)),
      H * 0.2,
      'rgba(244,250,240,.9)',
      '700 1px "LXGW WenKai"',
    ),
  );
}

/** Pipes and gauges of a workshop or a ship. */
export function pipes(g, r, color, count = 4) {
  for (let i = 0; i < count; i++) {
    const x = g.W * r.range(0.02, 0.98);
    const w = g.H * r.range(0.03, 0.055);
    g.fillStyle = linear(g, x, 0, x + w, 0, [lighter(color, 0.3), color, darker(color, 0.4)]);
    g.fillRect(x, 0, w, g.H * r.range(0.3, 0.7));
    for (const k of [0.1, 0.26]) box(g, x - 4, g.H * k, w + 8, g.H * 0.03, 3, darker(color, 0.3));
    if (r.chance(0.6)) {
      circle(g, x + w / 2, g.H * 0.34, w * 0.9, '#f4ead2');
      line(
        g,
        [
          [x + w / 2, g.H * 0.34],
          [x + w, g.H * 0.31],
        ],
        '#c8321f',
        3,
      );
    }
  }
}

/** A ship's wide front window over a console with lights. */
export function bridge(g, r, space, { color = '#3a4866', light = '#5ad0ff' } = {}) {
  space(g, r);
  const y = g.H * 0.66;
  for (const k of [0.24, 0.76])
    poly(
      g,
      [
        [g.W * k - 10, 0],
        [g.W * k + 10, 0],
        [g.W * (k + (k - 0.5) * 0.16) + 10, y],
        [g.W * (k + (k - 0.5) * 0.16) - 10, y],
      ],
      darker(color, 0.3),
    );
  path(
    g,
    `M0 0 L${g.W} 0 L${g.W} ${g.H * 0.08} Q${g.W / 2} ${g.H * 0.02} 0 ${g.H * 0.08}Z`,
    darker(color, 0.35),
  );
  path(
    g,
    `M0 ${y} Q${g.W / 2} ${y - g.H * 0.09} ${g.W} ${y} L${g.W} ${g.H} L0 ${g.H}Z`,
    linear(g, 0, y, 0, g.H, [lighter(color, 0.15), darker(color, 0.35)]),
  );
  for (let i = 0; i < 26; i++)
    circle(
      g,
      g.W * r.next(),
      y + g.H * r.range(0.06, 0.3),
      g.H * r.range(0.006, 0.014),
      r.pick([light, '#ffd25a', '#ff7a7a', '#8affb0']),
    );
  for (const k of [0.2, 0.5, 0.8])
    box(
      g,
      g.W * k - g.H * 0.11,
      y + g.H * 0.05,
      g.H * 0.22,
      g.H * 0.11,
      6,
      alpha(light, 0.75),
      darker(color, 0.5),
      3,
    );
}
