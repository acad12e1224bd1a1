// Quiet screens: talk, heroes, workshops, maps of levels, results, cultivation.
import { actor, glow, linear, veil } from '../lib/canvas.js';
import { alpha, darker, lighter } from '../lib/color.js';
import { label } from '../lib/lettering.js';
import { circle, line, oval, poly, ring } from '../lib/shapes.js';
import { prop } from '../cast/props.js';
import { bust } from '../cast/face.js';
import * as hud from './hud.js';

/** Someone talks; choices stand beside. Works upright and lying. */
export function talk(g, r, { scene, who, name, lines, choices = [], skin, rimColor, second, draw }) {
  scene(g, r);
  veil(g, g.H * 0.4, g.H, 'rgba(8,8,20,0)', 'rgba(8,8,20,.55)');
  const tall = g.H > g.W;
  const s = tall ? 165 : 142;
  if (second)
    actor(g, (l) => bust(l, g.W * 0.22, g.H * 0.46, s * 0.86, second), {
      rimColor,
      light: [4, -3],
      shade: '#10102a',
    });
  const [x, y] = tall ? [g.W / 2, g.H * 0.4] : [g.W * (second ? 0.74 : 0.3), g.H * 0.42];
  actor(g, (l) => (draw ? draw(l, x, y, s) : bust(l, x, y, s, who)), { rimColor, light: [-4, -4] });
  hud.dialog(g, name, lines, skin, tall ? { y: g.H - 330, h: 230 } : { y: g.H - 220, h: 190 });
  choices.forEach((t, i) => {
    const [cx, cy, w] = tall ? [g.W / 2, g.H * 0.635 + i * 78, 520] : [g.W * 0.74, g.H * 0.26 + i * 84, 430];
    hud.panel(g, cx - w / 2, cy - 30, w, 62, skin, { inner: false });
    circle(g, cx - w / 2 + 34, cy, 9, hud.SKINS[skin].accent);
    hud.words(g, t, cx - w / 2 + 58, cy + 1, 27, skin);
  });
  label(g, '自动', g.W - 150, 44, 26, { stroke: 'rgba(0,0,0,.5)' });
  label(g, '跳过 ▸', g.W - 84, 44, 26, { stroke: 'rgba(0,0,0,.5)' });
}

/** A hero's sheet, upright: portrait, rank, gear, numbers. */
export function sheet(
  g,
  r,
  {
    scene,
    who,
    name,
    title,
    stars = 5,
    skin,
    gear,
    stats,
    color,
    draw,
    action = '升级',
    rimColor = '#fff0c8',
    level = '等级 60 / 80',
  },
) {
  scene(g, r);
  glow(g, g.W / 2, 430, 420, color, 0.6);
  for (let i = 0; i < 3; i++) {
    g.save();
    g.translate(g.W / 2, 700);
    g.scale(1, 0.3);
    ring(g, 0, 0, 270 - i * 44, 6, alpha(lighter(color, 0.5), 0.7 - i * 0.2));
    g.restore();
  }
  actor(g, (l) => (draw ? draw(l, g.W / 2, 400, 150) : bust(l, g.W / 2, 400, 150, who)), {
    rimColor,
    light: [-5, -4],
  });
  veil(g, 600, 820, 'rgba(10,8,24,0)', 'rgba(10,8,24,.82)');
  g.fillStyle = 'rgba(10,8,24,.82)';
  g.fillRect(0, 819, g.W, g.H);
  gear.forEach(([p, c, f], i) =>
    hud.slot(g, i % 2 ? g.W - 78 : 78, 250 + Math.floor(i / 2) * 140, 54, p, {
      color: c,
      frame: f ?? ['#e8b24a', '#b06aff', '#4ab0ff'][i % 3],
    }),
  );
  label(g, title, g.W / 2, 742, 28, { align: 'center', color: lighter(color, 0.55) });
  label(g, name, g.W / 2, 798, 62, {
    align: 'center',
    font: '900 1px "Noto Serif CJK SC"',
    stroke: darker(color, 0.6),
  });
  hud.starsRow(g, g.W / 2, 862, 22, stars);
  hud.panel(g, 40, 904, g.W - 80, 222, skin);
  stats.forEach(([t, v, k], i) => {
    const [x, y] = [76 + (i % 2) * 300, 956 + Math.floor(i / 2) * 62];
    hud.words(g, t, x, y, 27, skin, { color: hud.SKINS[skin].soft });
    hud.words(g, v, x + 250, y, 30, skin, { align: 'right' });
    hud.bar(g, x, y + 22, 250, 6, k, color, { back: 'rgba(0,0,0,.2)' });
  });
  hud.button(g, g.W / 2 + 150, g.H - 76, 290, 84, action, color, { size: 38 });
  hud.button(g, g.W / 2 - 160, g.H - 76, 270, 84, '切换装备', '#5a6a8a', { size: 34 });
  hud.resources(
    g,
    46,
    [
      ['coin', '86.4万'],
      ['gem', '1,280'],
    ],
    { size: 26 },
  );
  label(g, level, 30, 46, 28, { stroke: '#000' });
}

/** Making something from parts, upright. */
export function craft(
  g,
  r,
  { scene, title, result, parts, skin, chance = '成功率 86%', action = '开炉', bag, color, centre },
) {
  scene(g, r);
  hud.ribbon(g, g.W / 2, 90, 320, title, darker(color, 0.1), 42);
  glow(g, g.W / 2, 420, 300, color, 0.75);
  const pos = [
    [-220, -110],
    [220, -110],
    [-240, 90],
    [240, 90],
  ];
  parts.forEach(([p, c, n], i) => {
    const [dx, dy] = pos[i];
    line(
      g,
      [
        [g.W / 2 + dx * 0.75, 440 + dy * 0.75],
        [g.W / 2 + dx * 0.4, 440 + dy * 0.4],
      ],
      alpha('#ffe9a8', 0.8),
      5,
    );
    hud.slot(g, g.W / 2 + dx, 440 + dy, 58, p, { color: c, count: n, frame: '#e8b24a' });
  });
  if (centre) centre(g, g.W / 2, 450);
  else prop(g, result[0], g.W / 2, 430, 120, { color: result[1] });
  hud.panel(g, 60, 650, g.W - 120, 130, skin);
  hud.words(g, result[2], g.W / 2, 694, 36, skin, { align: 'center' });
  hud.words(g, chance, g.W / 2, 744, 27, skin, { align: 'center', color: hud.SKINS[skin].accent });
  hud.button(g, g.W / 2, 842, 320, 88, action, color, { size: 42 });
  hud.panel(g, 30, 920, g.W - 60, 330, skin);
  bag.forEach(([p, c, n], i) =>
    hud.slot(g, 98 + (i % 6) * 105, 992 + Math.floor(i / 6) * 108, 45, p, {
      color: c,
      count: n,
      frame: ['#9aa4b2', '#5ad06a', '#4ab0ff', '#b06aff', '#e8b24a'][(i * 3) % 5],
    }),
  );
}

/** A winding way with stops, upright. */
export function stages(g, r, { scene, title, color, done = 6, marks, skin = 'candy', people = [] }) {
  scene(g, r);
  const P = (i) => [g.W / 2 + Math.sin(i * 1.15 + 0.6) * 220, g.H - 190 - i * 118];
  for (const [c, w] of [
    ['rgba(60,30,20,.35)', 40],
    ['#fff4d8', 30],
  ]) {
    g.beginPath();
    for (let i = -1; i <= 90; i++) g.lineTo(...P(i / 10));
    g.strokeStyle = c;
    g.lineWidth = w;
    g.setLineDash(w === 30 ? [2, 40] : []);
    g.stroke();
  }
  g.setLineDash([]);
  for (let i = 0; i < 9; i++) {
    const [x, y] = P(i);
    const c = i < done ? color : i === done ? '#ffb02a' : '#9aa0ac';
    if (i === done) glow(g, x, y, 120, '#fff0a0', 0.9);
    oval(g, x, y + 14, 54, 40, darker(c, 0.5));
    oval(g, x, y, 54, 42, linear(g, 0, y - 42, 0, y + 42, [lighter(c, 0.5), c]));
    label(g, String(81 + i), x, y + 1, 36, { align: 'center', stroke: darker(c, 0.55) });
    if (i < done) hud.starsRow(g, x, y - 56, 15, 2 + ((i * 7) % 2), 3);
    marks[i]?.(g, x, y);
  }
  people.forEach((draw, i) => {
    const [x, y] = P(done - i * 2.5);
    hud.portrait(g, x + 76, y - 50, 38, draw, '#fff');
  });
  hud.ribbon(g, g.W / 2, 88, 360, title, color, 42);
  hud.resources(
    g,
    g.H - 52,
    [
      ['heart', '5'],
      ['coin', '3,460'],
      ['star', '218'],
    ],
    { dark: skin !== 'candy', size: 30, right: g.W - 60 },
  );
}

/** A finished round with its reward, upright. */
export function result(
  g,
  r,
  { scene, word = '胜利', color, stars = 3, lines, rewards, draw, skin = 'dark' },
) {
  scene(g, r);
  g.fillStyle = 'rgba(8,6,24,.55)';
  g.fillRect(0, 0, g.W, g.H);
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * 6.283;
    poly(
      g,
      [
        [g.W / 2, 470],
        [g.W / 2 + Math.cos(a) * 900, 470 + Math.sin(a) * 900],
        [g.W / 2 + Math.cos(a + 0.2) * 900, 470 + Math.sin(a + 0.2) * 900],
      ],
      alpha(lighter(color, 0.4), 0.13),
    );
  }
  draw(g, g.W / 2, 520);
  hud.ribbon(g, g.W / 2, 170, 420, word, color, 76);
  [-1, 0, 1].forEach((k, i) =>
    prop(g, 'star', g.W / 2 + k * 130, 310 - (k ? 0 : 24), k ? 54 : 68, {
      color: i < stars ? '#ffd23a' : '#5a5a6a',
    }),
  );
  hud.panel(g, 70, 760, g.W - 140, 60 + lines.length * 56, skin);
  lines.forEach(([a, b], i) => {
    hud.words(g, a, 110, 812 + i * 56, 29, skin);
    hud.words(g, b, g.W - 110, 812 + i * 56, 31, skin, { align: 'right', color: hud.SKINS[skin].accent });
  });
  rewards.forEach(([p, c, n], i) =>
    hud.slot(g, g.W / 2 + (i - (rewards.length - 1) / 2) * 132, 1040, 54, p, {
      color: c,
      count: n,
      frame: '#e8b24a',
      lit: i === 1,
    }),
  );
  hud.button(g, g.W / 2, 1178, 340, 92, '继续', color, { size: 42 });
}

/** Sitting in meditation: realm, breath, breakthrough. Upright. */
export function cultivate(g, r, { scene, draw, realm, next, progress = 0.78, color, gains, tabsList, tint }) {
  scene(g, r);
  const [cx, cy] = [g.W / 2, 560];
  glow(g, cx, cy, 380, color, 0.7);
  for (let i = 0; i < 3; i++) {
    g.save();
    g.translate(cx, cy + 130);
    g.scale(1, 0.3);
    ring(g, 0, 0, 300 - i * 60, 7, alpha(lighter(color, 0.5), 0.8 - i * 0.2));
    for (let k = 0; k < 12; k++) {
      const a = k * 0.524 + i;
      circle(g, Math.cos(a) * (300 - i * 60), Math.sin(a) * (300 - i * 60), 13, lighter(color, 0.6));
    }
    g.restore();
  }
  draw(g, cx, cy);
  for (let i = 0; i < 9; i++) {
    const a = i * 0.7;
    glow(g, cx + Math.cos(a) * 230, cy - 60 + Math.sin(a) * 190, 40, color, 0.9);
    circle(g, cx + Math.cos(a) * 230, cy - 60 + Math.sin(a) * 190, 7, '#fff');
  }
  label(g, realm, cx, 116, 56, {
    align: 'center',
    font: '900 1px "Noto Serif CJK SC"',
    stroke: darker(tint, 0.5),
  });
  hud.panel(g, 60, 820, g.W - 120, 180, 'ink');
  hud.words(g, `修为 ${Math.round(progress * 128000).toLocaleString('en')} / 128,000`, cx, 862, 29, 'ink', {
    align: 'center',
  });
  hud.bar(g, 100, 892, g.W - 200, 26, progress, color);
  hud.words(g, next, cx, 962, 28, 'ink', { align: 'center', color: '#b23a26' });
  gains.forEach((t, i) =>
    label(g, t, cx + (i % 2 ? 210 : -210), 400 - i * 52, 29, {
      align: 'center',
      color: '#fff6c8',
      stroke: darker(tint, 0.4),
    }),
  );
  hud.button(g, cx, 1080, 320, 90, '突 破', '#c8502a', { size: 46 });
  hud.tabs(g, g.H - 128, tabsList, 1, tint);
  hud.resources(
    g,
    46,
    [
      ['gem', '2,460', '#5ad0c0'],
      ['gourd', '36'],
    ],
    { size: 26 },
  );
}
