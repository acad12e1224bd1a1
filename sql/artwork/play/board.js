// Games on a board or a table: tiles, cards, words, ranks.
import { at, glow, linear, radial } from '../lib/canvas.js';
import { alpha, darker, lighter, mix } from '../lib/color.js';
import { label } from '../lib/lettering.js';
import { box, circle, line, oval, poly, ring } from '../lib/shapes.js';
import { prop } from '../cast/props.js';
import * as hud from './hud.js';

/** Match-three, upright. pieces: [thing, colour]. */
export function match(
  g,
  r,
  {
    scene,
    pieces,
    goals,
    moves = '18',
    skin = 'candy',
    boosters = ['star', 'lightning', 'flame', 'gift'],
    combo,
    friend,
    level = '第 86 关',
  },
) {
  scene(g, r);
  hud.panel(g, 40, 60, g.W - 80, 170, skin);
  hud.words(g, level, g.W / 2, 60, 30, skin, { align: 'center', stroke: '#fff', width: 0.3 });
  hud.words(g, '步数', 110, 116, 26, skin, { align: 'center' });
  hud.words(g, moves, 110, 172, 66, skin, { align: 'center', font: '1px "Smiley Sans"' });
  goals.forEach(([p, c, n], i) => {
    prop(g, p, 260 + i * 130, 128, 42, { color: c });
    hud.words(g, n, 260 + i * 130, 198, 30, skin, { align: 'center' });
  });
  friend?.(g, g.W - 90, 260);
  const n = 7;
  const cell = 92;
  const [x0, y0] = [(g.W - n * cell) / 2, 350];
  box(
    g,
    x0 - 20,
    y0 - 20,
    n * cell + 40,
    8 * cell + 40,
    36,
    'rgba(255,255,255,.5)',
    'rgba(255,255,255,.95)',
    5,
  );
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < n; x++) {
      const [cx, cy] = [x0 + (x + 0.5) * cell, y0 + (y + 0.5) * cell];
      box(
        g,
        cx - cell / 2 + 3,
        cy - cell / 2 + 3,
        cell - 6,
        cell - 6,
        18,
        (x + y) % 2 ? 'rgba(120,60,110,.30)' : 'rgba(150,80,130,.2)',
      );
      const [p, c] = y === 3 && x > 1 && x < 6 ? pieces[0] : r.pick(pieces);
      if (y === 3 && x > 1 && x < 6) glow(g, cx, cy, 70, '#fff6b0', 0.9);
      prop(g, p, cx, cy, 34, { color: c });
    }
  if (combo) {
    hud.burst(g, x0 + 4 * cell, y0 + 3.5 * cell, 130, '#ffe27a', 18);
    at(
      g,
      g.W / 2,
      y0 + 2.2 * cell,
      () =>
        label(g, combo, 0, 0, 84, {
          align: 'center',
          color: '#fff6c8',
          font: '1px "Smiley Sans"',
          stroke: '#e23a7a',
          width: 0.22,
        }),
      { turn: -0.08 },
    );
  }
  boosters.forEach((p, i) => {
    const x = g.W * (0.2 + i * 0.2);
    hud.skill(g, x, g.H - 82, 50, p, ['#ff8ab8', '#6ab8ff', '#ffb04a', '#8ad06a'][i]);
    circle(g, x + 38, g.H - 44, 20, '#ff4a5a');
    label(g, String(3 - (i % 3)), x + 38, g.H - 43, 24, { align: 'center' });
  });
}

/** Cards in the hand, a foe across the table. cards: [thing, colour, name, cost, text]. */
export function cards(
  g,
  r,
  { scene, foe, foeName, intent, me, hand, energy = '3/3', skin = 'dark', hp = '58/72', relics = [], played },
) {
  scene(g, r);
  oval(g, g.W * 0.68, g.H * 0.62, 190, 30, 'rgba(0,0,0,.45)');
  foe(g, g.W * 0.68, g.H * 0.6);
  oval(g, g.W * 0.27, g.H * 0.64, 120, 22, 'rgba(0,0,0,.45)');
  me(g, g.W * 0.27, g.H * 0.63);
  hud.tag(g, g.W * 0.68, g.H * 0.66, 220, foeName, 0.62);
  hud.tag(g, g.W * 0.27, g.H * 0.68, 170, hp, 0.8, '#4ad05a');
  prop(g, intent[0], g.W * 0.68 - 24, g.H * 0.13, 26, { color: intent[2] });
  label(g, intent[1], g.W * 0.68 + 22, g.H * 0.13, 38, { color: '#ff8a6a', stroke: '#000' });
  if (played) {
    const [sx, sy] = [g.W * 0.5, g.H * 0.4];
    for (let i = 0; i < 3; i++)
      ring(g, sx, sy, 70 + i * 26, 8 - i * 2, alpha(played, 0.7 - i * 0.2), -1, 1.2);
    hud.burst(g, g.W * 0.6, g.H * 0.4, 60, played);
  }
  box(g, 0, 0, g.W, 58, 0, 'rgba(8,8,22,.66)');
  relics.forEach((p, i) => prop(g, p, 320 + i * 58, 29, 20));
  label(g, '第三层 · 回合 4', 30, 30, 26, { color: '#ffe9b8' });
  hud.resources(
    g,
    29,
    [
      ['coin', '186'],
      ['gem', '12', '#b06aff'],
    ],
    { size: 22 },
  );
  const n = hand.length;
  hand.forEach((c, i) => {
    const t = i - (n - 1) / 2;
    const lift = i === Math.floor(n / 2) ? -46 : 0;
    at(g, g.W / 2 + t * 150, g.H - 66 + Math.abs(t) * 14 + lift, () => card(g, c, 96), { turn: t * 0.07 });
  });
  circle(g, 92, g.H - 110, 60, radial(g, 80, g.H - 130, 90, ['#ffe9a8', '#f08a2a', '#7a2a0a']));
  ring(g, 92, g.H - 110, 60, 5, '#ffe9b8');
  label(g, energy, 92, g.H - 108, 40, { align: 'center', stroke: '#5a1a08' });
  hud.button(g, g.W - 120, g.H - 190, 170, 62, '结束回合', '#c8702a', { size: 28 });
}

/** One card around (0, 0); s is half its width. card: [thing, colour, name, cost, text]. */
export function card(g, [thing, color, name, cost, text], s, { draw, rarity = '#e8b24a' } = {}) {
  const h = s * 1.42;
  box(g, -s - 4, -h + 4, s * 2 + 8, h * 2 + 8, s * 0.14, 'rgba(0,0,0,.4)');
  box(
    g,
    -s,
    -h,
    s * 2,
    h * 2,
    s * 0.14,
    linear(g, -s, -h, s, h, [lighter(rarity, 0.5), rarity, darker(rarity, 0.45)]),
  );
  box(
    g,
    -s * 0.92,
    -h * 0.94,
    s * 1.84,
    h * 1.88,
    s * 0.1,
    linear(g, 0, -h, 0, h, [mix(color, '#14142a', 0.35), mix(color, '#14142a', 0.75)]),
  );
  box(
    g,
    -s * 0.82,
    -h * 0.76,
    s * 1.64,
    h * 0.92,
    s * 0.06,
    radial(g, 0, -h * 0.3, s * 1.2, [lighter(color, 0.55), color, darker(color, 0.6)]),
  );
  if (draw) draw(g, 0, -h * 0.28, s * 0.62);
  else prop(g, thing, 0, -h * 0.28, s * 0.5);
  label(g, name, 0, h * 0.32, s * 0.3, { align: 'center', color: '#fff3d0' });
  text?.split('|').forEach((t, i) =>
    label(g, t, 0, h * 0.55 + i * s * 0.26, s * 0.2, {
      align: 'center',
      color: '#d8d4ea',
      font: '500 1px "Noto Sans CJK SC"',
    }),
  );
  if (cost) {
    circle(g, -s * 0.84, -h * 0.86, s * 0.28, '#2a3a7a');
    ring(g, -s * 0.84, -h * 0.86, s * 0.28, s * 0.05, '#ffe9b8');
    label(g, cost, -s * 0.84, -h * 0.85, s * 0.36, { align: 'center' });
  }
}

/** An album of cards, upright. */
export function album(
  g,
  r,
  { scene, title, list, skin = 'dark', count, draw, filters = ['全部', '攻击', '防御', '奇术'] },
) {
  scene(g, r);
  hud.ribbon(g, g.W / 2, 90, 330, title, '#9a3a2a', 42);
  filters.forEach((t, i) => {
    box(g, 40 + i * 162, 160, 150, 54, 27, i ? 'rgba(10,10,28,.5)' : '#e8b24a');
    label(g, t, 115 + i * 162, 188, 26, { align: 'center', color: i ? '#fff' : '#3a2008' });
  });
  list.forEach((c, i) =>
    at(g, 132 + (i % 3) * 228, 392 + Math.floor(i / 3) * 318, () =>
      card(g, c, 98, {
        rarity: ['#e8b24a', '#b06aff', '#6ab0ff', '#9aa4b2'][c[5] ?? i % 4],
        draw: draw && ((l, x, y, s) => draw(l, x, y, s, i)),
      }),
    ),
  );
  hud.panel(g, 40, g.H - 104, g.W - 80, 76, skin);
  hud.words(g, count, g.W / 2, g.H - 65, 30, skin, { align: 'center' });
}

/** A word grid with the letters to choose below, upright. rows: strings, '＿' is a gap, an ideographic space no cell. */
export function wordGrid(g, r, { scene, rows, choices, hint, level, filled = '', host }) {
  scene(g, r);
  hud.ribbon(g, g.W / 2, 92, 300, level, '#a8442e', 40);
  hud.resources(g, 40, [['coin', '1,280']], { dark: false, size: 24, right: g.W - 20 });
  const n = rows[0].length;
  const cell = Math.min(84, (g.W - 70) / n);
  const x0 = (g.W - n * cell) / 2;
  const y0 = 176;
  rows.forEach((row, y) =>
    [...row].forEach((ch, x) => {
      if (ch === '　') return;
      const [cx, cy] = [x0 + x * cell, y0 + y * cell];
      const gap = ch === '＿';
      box(g, cx + 3, cy + 6, cell - 6, cell - 6, 12, 'rgba(70,40,20,.35)');
      box(
        g,
        cx + 3,
        cy + 3,
        cell - 6,
        cell - 6,
        12,
        gap ? '#fff7e0' : filled.includes(ch) ? '#ffe08a' : '#fdf1d6',
        gap ? '#d8703a' : '#c8a46a',
        gap ? 4 : 2,
      );
      if (!gap)
        label(g, ch, cx + cell / 2, cy + cell / 2, cell * 0.56, {
          align: 'center',
          color: '#4a2a16',
          font: '700 1px "LXGW WenKai"',
        });
    }),
  );
  host?.(g, 110, g.H - 420);
  hud.panel(g, 200, g.H - 500, g.W - 240, 110, 'ink');
  hint.forEach((t, i) => hud.words(g, t, 226, g.H - 466 + i * 42, 28, 'ink'));
  [...choices].forEach((ch, i) => {
    const [cx, cy] = [84 + (i % 6) * 110, g.H - 310 + Math.floor(i / 6) * 112];
    box(g, cx - 46, cy - 40, 92, 92, 18, '#8a5a30');
    box(
      g,
      cx - 46,
      cy - 46,
      92,
      92,
      18,
      linear(g, 0, cy - 46, 0, cy + 46, ['#fffaf0', '#f2dcae']),
      '#b8864a',
      3,
    );
    label(g, ch, cx, cy, 54, { align: 'center', color: '#5a2e14', font: '700 1px "LXGW WenKai"' });
  });
}

/** Layers of mahjong tiles to pair up. */
export function tiles(g, r, { scene, faces, skin = 'ink', title, tray }) {
  scene(g, r);
  hud.ribbon(g, g.W / 2, 86, 300, title, '#2a7a5a', 38);
  const put = (x, y, f, dim) => {
    prop(g, 'tile', x, y, 52, { color: f });
    if (dim) box(g, x - 37, y - 49, 73, 92, 10, 'rgba(30,40,40,.4)');
  };
  for (const [cols, rows, dy, dx, dim] of [
    [7, 7, 0, 0, true],
    [6, 6, -10, 0, true],
    [4, 5, -20, 0, false],
  ])
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < cols; x++)
        if (!(dim && r.chance(0.06)))
          put(
            g.W / 2 + (x - (cols - 1) / 2) * 82 + dx,
            560 + (y - (rows - 1) / 2) * 98 + dy,
            r.pick(faces),
            dim && !(x === 0 || x === cols - 1),
          );
  hud.panel(g, 50, g.H - 320, g.W - 100, 140, skin);
  tray.forEach((f, i) => put(114 + i * 84, g.H - 250, f, false));
  [
    ['lightning', '洗牌'],
    ['star', '提示'],
    ['feather', '撤回'],
  ].forEach(([p, t], i) => {
    hud.skill(g, g.W * (0.25 + i * 0.25), g.H - 100, 50, p, ['#4a9ad0', '#e89a2a', '#5ab06a'][i]);
    label(g, t, g.W * (0.25 + i * 0.25), g.H - 28, 26, { align: 'center', stroke: 'rgba(0,0,0,.5)' });
  });
}

/** Notes falling in lanes, upright. */
export function lanes(g, r, { scene, colors, song, combo = '326', score = '986,520', singer }) {
  scene(g, r);
  singer?.(g, g.W / 2, g.H * 0.3);
  const [top, foot] = [g.H * 0.12, g.H];
  const X = (k, t) => g.W / 2 + (k - 2) * (26 + t * 140);
  poly(
    g,
    [
      [X(0, 0), top],
      [X(4, 0), top],
      [X(4, 1), foot],
      [X(0, 1), foot],
    ],
    linear(g, 0, top, 0, foot, ['rgba(10,6,34,.1)', 'rgba(10,6,34,.86)']),
  );
  for (let k = 0; k <= 4; k++)
    line(
      g,
      [
        [X(k, 0), top],
        [X(k, 1), foot],
      ],
      alpha(colors[k % colors.length], 0.75),
      4,
    );
  for (let i = 0; i < 17; i++) {
    const k = r.int(0, 3);
    const t = 0.14 + (i / 17) * 0.62;
    const c = colors[k % colors.length];
    const [y, h] = [top + t * (foot - top), 12 + t * 24];
    const [a, b] = [X(k + 0.1, t), X(k + 0.9, t)];
    if (i % 6 === 2)
      poly(
        g,
        [
          [X(k + 0.25, t - 0.13), y - 170],
          [X(k + 0.75, t - 0.13), y - 170],
          [b - 14, y],
          [a + 14, y],
        ],
        alpha(c, 0.4),
      );
    glow(g, (a + b) / 2, y, (b - a) * 0.7, c, 0.6);
    box(g, a, y - h / 2, b - a, h, h / 2, linear(g, 0, y - h / 2, 0, y + h / 2, ['#ffffff', c]), '#fff', 2);
  }
  const y = top + 0.82 * (foot - top);
  line(
    g,
    [
      [X(0, 0.82), y],
      [X(4, 0.82), y],
    ],
    '#fff',
    6,
  );
  for (let k = 0; k < 4; k++) {
    const cx = X(k + 0.5, 0.82);
    ring(g, cx, y, 50, 7, alpha('#ffffff', 0.85));
    if (k % 2) hud.burst(g, cx, y, 92, colors[k % colors.length], 12);
  }
  label(g, '完美', g.W / 2, g.H * 0.52, 62, {
    align: 'center',
    color: '#ffe27a',
    stroke: '#a02a8a',
    font: '1px "Smiley Sans"',
  });
  label(g, combo, g.W / 2, g.H * 0.59, 104, {
    align: 'center',
    stroke: '#3a1a8a',
    font: '1px "Smiley Sans"',
  });
  label(g, song, 30, 46, 30, { stroke: '#1a0a3a' });
  label(g, score, g.W - 30, 46, 38, { align: 'right', stroke: '#1a0a3a', font: '1px "Smiley Sans"' });
  hud.bar(g, 30, 78, g.W - 60, 10, 0.64, colors[0]);
}

/** A chequered field for two sides, seen at an angle: units stand on it. draw(g, x, y, s, i, enemy). */
export function ranks(g, r, { scene, tint, draw, bench, bonds, skin = 'dark', round = '第 12 回合 · 布阵' }) {
  scene(g, r);
  const P = (cx, cy) => {
    const t = cy / 6;
    const w = 0.52 + t * 0.3;
    return [g.W / 2 + (cx - 3.5) * g.W * 0.094 * (w / 0.6), g.H * 0.24 + t * g.H * 0.5];
  };
  for (let y = 0; y < 6; y++)
    for (let x = 0; x < 7; x++)
      poly(
        g,
        [P(x, y), P(x + 1, y), P(x + 1, y + 1), P(x, y + 1)],
        alpha((x + y) % 2 ? lighter(tint, 0.25) : darker(tint, 0.25), 0.6),
      );
  for (let k = 0; k <= 6; k++)
    line(g, [P(0, k), P(7, k)], alpha('#ffffff', k === 3 ? 0.8 : 0.22), k === 3 ? 4 : 2);
  const spots = [
    [1, 0],
    [3, 0],
    [5, 0],
    [2, 1],
    [4, 1],
    [1, 4],
    [3, 4],
    [5, 4],
    [2, 5],
    [4, 5],
    [3, 3],
  ];
  spots
    .sort((a, b) => a[1] - b[1])
    .forEach(([x, y], i) => {
      const [px, py] = P(x + 0.5, y + 0.75);
      const enemy = y < 3;
      draw(g, px, py, 44 + y * 5, i, enemy);
      hud.bar(g, px - 34, py - 112 - y * 8, 68, 8, r.range(0.5, 1), enemy ? '#e2432e' : '#4ad05a');
    });
  hud.panel(g, 20, 90, 190, 66 + bonds.length * 56, skin);
  hud.words(g, '羁绊', 46, 122, 26, skin);
  bonds.forEach(([p, t, c], i) => {
    prop(g, p, 58, 176 + i * 56, 18, { color: c });
    hud.words(g, t, 90, 176 + i * 56, 22, skin);
  });
  box(g, g.W / 2 - 190, 14, 380, 52, 26, 'rgba(8,8,24,.7)');
  label(g, round, g.W / 2, 41, 27, { align: 'center', color: '#ffe9b8' });
  bench.forEach((c, i) => {
    const x = g.W / 2 + (i - 2) * 170;
    hud.panel(g, x - 76, g.H - 136, 152, 120, skin, { inner: false });
    draw(g, x - 30, g.H - 30, 40, i + 3, false);
    label(g, c[0], x + 66, g.H - 100, 22, { align: 'right' });
    prop(g, 'coin', x + 34, g.H - 46, 14);
    label(g, c[1], x + 66, g.H - 45, 24, { align: 'right', color: '#ffd25a' });
  });
  hud.resources(
    g,
    40,
    [
      ['coin', '38'],
      ['heart', '72'],
    ],
    { size: 26 },
  );
}

/** A path with towers beside it and foes on it. */
export function towers(g, r, { ground, trail, spots, foe, tower, wave = '第 7 / 15 波', shop, deco }) {
  g.fillStyle = linear(g, 0, 0, 0, g.H, ground);
  g.fillRect(0, 0, g.W, g.H);
  for (let i = 0; i < 70; i++)
    oval(
      g,
      g.W * r.next(),
      g.H * r.next(),
      r.range(14, 60),
      r.range(8, 26),
      alpha(r.chance(0.5) ? lighter(ground[0], 0.2) : darker(ground[1], 0.15), 0.4),
    );
  const pts = [
    [-40, 0.26],
    [0.2, 0.24],
    [0.28, 0.5],
    [0.46, 0.56],
    [0.54, 0.3],
    [0.72, 0.26],
    [0.8, 0.56],
    [1.03, 0.62],
  ].map(([x, y]) => [x < 0 ? x : x * g.W, y * g.H]);
  const trace = (color, width) => {
    g.beginPath();
    g.moveTo(...pts[0]);
    for (let i = 1; i < pts.length - 1; i++)
      g.quadraticCurveTo(...pts[i], (pts[i][0] + pts[i + 1][0]) / 2, (pts[i][1] + pts[i + 1][1]) / 2);
    g.lineTo(...pts.at(-1));
    g.strokeStyle = color;
    g.lineWidth = width;
    g.stroke();
  };
  trace(darker(trail, 0.35), 104);
  trace(trail, 88);
  trace(lighter(trail, 0.15), 50);
  deco?.(g, r);
  for (const [x, y, i] of spots) {
    oval(g, g.W * x, g.H * y + 6, 52, 20, 'rgba(20,30,20,.35)');
    tower(g, g.W * x, g.H * y, i);
  }
  for (const [x, y, i] of [
    [0.05, 0.27, 0],
    [0.12, 0.26, 1],
    [0.25, 0.38, 0],
    [0.36, 0.55, 2],
    [0.43, 0.55, 0],
    [0.52, 0.42, 1],
    [0.66, 0.29, 2],
  ]) {
    foe(g, g.W * x, g.H * y + 20, i);
    hud.bar(g, g.W * x - 26, g.H * y - 62, 52, 7, r.range(0.3, 1), '#e2432e');
  }
  for (const [a, b, c] of [
    [[0.2, 0.5], [0.25, 0.38], '#ffe27a'],
    [[0.4, 0.34], [0.52, 0.42], '#7ae0ff'],
  ]) {
    const [p, q] = [
      [a[0] * g.W, a[1] * g.H - 50],
      [b[0] * g.W, b[1] * g.H],
    ];
    line(g, [p, q], alpha(c, 0.45), 10);
    line(g, [p, q], '#fff', 3);
    hud.burst(g, q[0], q[1], 40, c, 10);
  }
  hud.pill(g, 30, 48, 'heart', '20', { size: 32 });
  hud.pill(g, 160, 48, 'coin', '465', { size: 32 });
  box(g, g.W / 2 - 130, 18, 260, 58, 29, 'rgba(20,30,20,.6)');
  label(g, wave, g.W / 2, 48, 30, { align: 'center', stroke: '#14240c' });
  box(g, 0, g.H - 134, g.W, 134, 0, 'rgba(30,24,20,.55)');
  shop.forEach(([i, price], k) => {
    const x = g.W * 0.5 + (k - (shop.length - 1) / 2) * 150;
    box(g, x - 62, g.H - 124, 124, 114, 18, 'rgba(255,250,230,.9)', '#c89a4a', 4);
    g.save();
    g.beginPath();
    g.rect(x - 60, g.H - 122, 120, 80);
    g.clip();
    tower(g, x, g.H - 44, i, 0.62);
    g.restore();
    prop(g, 'coin', x - 24, g.H - 27, 13);
    label(g, price, x + 14, g.H - 26, 24, { align: 'center', color: '#5a3a1a' });
  });
}
