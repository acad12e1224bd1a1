// What lies over a game's picture: bars, buttons, panels. Sizes are for pictures whose short side is 720.
import { at, glow, layer, linear, put, radial } from '../lib/canvas.js';
import { alpha, darker, lighter, mix } from '../lib/color.js';
import { label } from '../lib/lettering.js';
import { box, circle, line, oval, path, poly, ring, star } from '../lib/shapes.js';
import { prop } from '../cast/props.js';

export const SKINS = {
  ink: {
    panel: ['#fbf5e6', '#efe3c8'],
    edge: '#8a6a3e',
    text: '#3a2b1c',
    soft: '#8a7658',
    accent: '#b23a26',
    radius: 8,
    font: '700 1px "LXGW WenKai"',
  },
  dark: {
    panel: ['rgba(28,30,48,.9)', 'rgba(16,16,30,.92)'],
    edge: '#c8a45a',
    text: '#fdf3d8',
    soft: '#b8ab90',
    accent: '#e8b24a',
    radius: 10,
  },
  candy: {
    panel: ['#ffffff', '#fff1e6'],
    edge: '#ffb48a',
    text: '#6a3a2a',
    soft: '#b08a7a',
    accent: '#ff6a8a',
    radius: 30,
  },
  scifi: {
    panel: ['rgba(10,26,48,.86)', 'rgba(6,14,32,.9)'],
    edge: '#3ad8ff',
    text: '#e2faff',
    soft: '#7ab4cc',
    accent: '#3ad8ff',
    radius: 4,
  },
  wood: {
    panel: ['#fff3d8', '#f6ddb0'],
    edge: '#9a6232',
    text: '#5a3418',
    soft: '#a27e56',
    accent: '#4a9a3e',
    radius: 20,
  },
  frost: {
    panel: ['rgba(24,44,72,.9)', 'rgba(14,26,46,.92)'],
    edge: '#9ad4f4',
    text: '#f0faff',
    soft: '#9ab8d0',
    accent: '#ff9a3a',
    radius: 8,
  },
};

export function panel(g, x, y, w, h, skin, { inner = true } = {}) {
  const s = SKINS[skin];
  box(g, x + 3, y + 6, w, h, s.radius, 'rgba(10,8,20,.32)');
  box(g, x, y, w, h, s.radius, linear(g, 0, y, 0, y + h, s.panel), s.edge, 3);
  if (inner) box(g, x + 7, y + 7, w - 14, h - 14, Math.max(2, s.radius - 5), null, alpha(s.edge, 0.4), 1.5);
}

export const words = (g, text, x, y, size, skin, more = {}) =>
  label(g, text, x, y, size, {
    color: SKINS[skin].text,
    ...(SKINS[skin].font ? { font: SKINS[skin].font } : {}),
    ...more,
  });

export function bar(g, x, y, w, h, value, color, { text, back = 'rgba(10,10,24,.65)' } = {}) {
  box(g, x - 3, y - 3, w + 6, h + 6, (h + 6) / 2, back);
  box(
    g,
    x,
    y,
    Math.max(h, w * value),
    h,
    h / 2,
    linear(g, 0, y, 0, y + h, [lighter(color, 0.5), color, darker(color, 0.25)]),
  );
  if (text) label(g, text, x + w / 2, y + h / 2 + 1, h * 0.86, { align: 'center', stroke: 'rgba(0,0,0,.6)' });
}

/** A counter with its picture at the left; answers the width it took. */
export function pill(g, x, y, name, text, { color, dark = true, size = 26 } = {}) {
  const w = size * 1.6 + text.length * size * 0.62;
  box(
    g,
    x,
    y - size * 0.72,
    w,
    size * 1.44,
    size * 0.72,
    dark ? 'rgba(12,14,30,.66)' : 'rgba(255,255,255,.92)',
    dark ? 'rgba(255,255,255,.22)' : 'rgba(120,80,40,.25)',
    1.5,
  );
  prop(g, name, x + size * 0.66, y, size * 0.62, { color });
  label(g, text, x + size * 1.45, y + 1, size * 0.82, { color: dark ? '#fff' : '#5a3a26' });
  return w;
}

export function resources(g, y, list, { right = g.W - 24, dark = true, size = 26 } = {}) {
  let x = right;
  for (const [name, text, color] of list) {
    x -= size * 1.6 + text.length * size * 0.62;
    pill(g, x, y, name, text, { color, dark, size });
    x -= 14;
  }
}

export function button(g, x, y, w, h, text, color, { size = h * 0.46, radius = h / 2 } = {}) {
  box(g, x - w / 2, y - h / 2 + h * 0.09, w, h, radius, darker(color, 0.45));
  box(
    g,
    x - w / 2,
    y - h / 2,
    w,
    h,
    radius,
    linear(g, 0, y - h / 2, 0, y + h / 2, [lighter(color, 0.35), color, darker(color, 0.12)]),
    alpha('#ffffff', 0.65),
    2.5,
  );
  label(g, text, x, y + 1, size, { align: 'center', stroke: darker(color, 0.5), width: 0.14 });
}

export function skill(g, x, y, r, name, color, { cool = 0, prop: tint } = {}) {
  circle(g, x, y + 3, r * 1.08, 'rgba(6,6,18,.5)');
  circle(
    g,
    x,
    y,
    r,
    radial(g, x - r * 0.3, y - r * 0.3, r * 1.6, [lighter(color, 0.35), color, darker(color, 0.6)]),
  );
  ring(g, x, y, r, r * 0.09, alpha('#ffffff', 0.75));
  prop(g, name, x, y, r * 0.52, { color: tint });
  if (cool) {
    g.beginPath();
    g.moveTo(x, y);
    g.arc(x, y, r, -Math.PI / 2, -Math.PI / 2 + Math.PI * 1.4);
    g.fillStyle = 'rgba(8,8,24,.62)';
    g.fill();
    label(g, String(cool), x, y + 2, r * 0.8, { align: 'center', stroke: '#000' });
  }
}

export function joystick(g, x, y, r, dx = 0.4, dy = -0.3) {
  circle(g, x, y, r, 'rgba(255,255,255,.14)');
  ring(g, x, y, r, 4, 'rgba(255,255,255,.42)');
  for (let i = 0; i < 4; i++)
    at(
      g,
      x,
      y,
      () =>
        poly(
          g,
          [
            [-10, -r + 24],
            [0, -r + 12],
            [10, -r + 24],
          ],
          'rgba(255,255,255,.5)',
        ),
      { turn: (i * Math.PI) / 2 },
    );
  circle(
    g,
    x + dx * r,
    y + dy * r,
    r * 0.44,
    radial(g, x + dx * r, y + dy * r, r * 0.44, ['rgba(255,255,255,.9)', 'rgba(255,255,255,.45)']),
  );
}

/** Attack and three skills in the lower right corner. */
export function skillRing(g, list, { x = g.W - 150, y = g.H - 116, main = 'sword', color = '#e2603e' } = {}) {
  skill(g, x, y, 74, main, color);
  list.forEach(([name, c, more], i) => {
    const a = Math.PI * (1.0 + i * 0.205);
    skill(g, x + Math.cos(a) * 148, y + Math.sin(a) * 148, 44, name, c, more);
  });
}

export function tag(g, x, y, w, name, value, color = '#e2432e') {
  label(g, name, x, y - 20, 22, { align: 'center', stroke: 'rgba(0,0,0,.7)' });
  bar(g, x - w / 2, y - 6, w, 9, value, color);
}

export function damage(g, x, y, text, color = '#ffe14a', size = 54) {
  label(g, text, x, y, size, {
    color,
    align: 'center',
    font: '1px "Smiley Sans"',
    stroke: 'rgba(60,10,10,.85)',
    width: 0.18,
  });
}

/** A face in a frame; draw gets (layer, x, y, r). */
export function portrait(
  g,
  x,
  y,
  r,
  draw,
  frame = '#e8b24a',
  { square = false, back = '#3a4a6a', level } = {},
) {
  const l = layer(g, (c) => {
    if (square)
      box(
        c,
        x - r,
        y - r,
        r * 2,
        r * 2,
        r * 0.22,
        linear(c, 0, y - r, 0, y + r, [lighter(back, 0.25), darker(back, 0.3)]),
      );
    else circle(c, x, y, r, linear(c, 0, y - r, 0, y + r, [lighter(back, 0.25), darker(back, 0.3)]));
    c.globalCompositeOperation = 'source-atop';
    draw(c, x, y, r);
  });
  put(g, l);
  if (square) box(g, x - r, y - r, r * 2, r * 2, r * 0.22, null, frame, Math.max(3, r * 0.09));
  else ring(g, x, y, r, Math.max(3, r * 0.1), frame);
  if (level) {
    circle(g, x + r * 0.74, y + r * 0.74, r * 0.34, '#20263a');
    ring(g, x + r * 0.74, y + r * 0.74, r * 0.34, 2, frame);
    label(g, String(level), x + r * 0.74, y + r * 0.76, r * 0.36, { align: 'center' });
  }
}

/** The player's own corner: face, level, health. */
export function player(
  g,
  draw,
  { name = '我', level = 36, hp = 0.82, mp = 0.6, frame = '#e8b24a', x = 74, y = 74 } = {},
) {
  box(g, x - 10, y - 36, 330, 72, 36, 'rgba(10,12,28,.5)');
  label(g, name, x + 62, y - 17, 22, { stroke: 'rgba(0,0,0,.5)' });
  bar(g, x + 60, y + 1, 240, 14, hp, '#4ad05a');
  bar(g, x + 60, y + 21, 200, 8, mp, '#4aa8f0');
  portrait(g, x, y, 50, draw, frame, { level });
}

export function minimap(g, x, y, r, color, r0) {
  circle(g, x, y, r, alpha(darker(color, 0.6), 0.8));
  for (let i = 0; i < 5; i++)
    oval(
      g,
      x + r0.range(-0.5, 0.5) * r,
      y + r0.range(-0.5, 0.5) * r,
      r * r0.range(0.2, 0.4),
      r * r0.range(0.15, 0.3),
      alpha(lighter(color, 0.2), 0.6),
    );
  for (let i = 0; i < 5; i++)
    circle(g, x + r0.range(-0.7, 0.7) * r, y + r0.range(-0.7, 0.7) * r, 4, i ? '#ff5a4a' : '#ffd25a');
  poly(
    g,
    [
      [x, y - 10],
      [x + 7, y + 8],
      [x, y + 4],
      [x - 7, y + 8],
    ],
    '#fff',
  );
  ring(g, x, y, r, 5, alpha('#ffffff', 0.75));
}

export function quest(g, x, y, title, lines) {
  box(g, x, y, 300, 48 + lines.length * 34, 10, 'rgba(8,10,24,.5)');
  g.fillStyle = '#ffcf5a';
  g.fillRect(x, y + 10, 5, 28);
  label(g, title, x + 18, y + 26, 24, { color: '#ffe08a' });
  lines.forEach((t, i) => label(g, t, x + 18, y + 62 + i * 34, 21, { color: '#eef2ff' }));
}

export function ribbon(g, x, y, w, text, color, size = 40) {
  const h = size * 1.7;
  for (const k of [-1, 1])
    poly(
      g,
      [
        [x + (k * w) / 2, y - h * 0.3],
        [x + k * (w / 2 + h * 0.7), y - h * 0.3],
        [x + k * (w / 2 + h * 0.42), y + h * 0.15],
        [x + k * (w / 2 + h * 0.7), y + h * 0.6],
        [x + k * (w / 2 - h * 0.2), y + h * 0.6],
      ],
      darker(color, 0.35),
    );
  path(
    g,
    `M${x - w / 2} ${y - h / 2} Q${x} ${y - h * 0.72} ${x + w / 2} ${y - h / 2} L${x + w / 2} ${y + h / 2} Q${x} ${y + h * 0.28} ${x - w / 2} ${y + h / 2}Z`,
    linear(g, 0, y - h / 2, 0, y + h / 2, [lighter(color, 0.3), color, darker(color, 0.15)]),
    alpha('#fff3c0', 0.8),
    3,
  );
  label(g, text, x, y - h * 0.1, size, {
    align: 'center',
    stroke: darker(color, 0.6),
    font: '900 1px "Noto Sans CJK SC"',
  });
}

export function starsRow(g, x, y, s, full, count = 5) {
  for (let i = 0; i < count; i++)
    prop(g, 'star', x + (i - (count - 1) / 2) * s * 2.1, y, s, { color: i < full ? '#ffd23a' : '#6a6a7a' });
}

export function slot(g, x, y, s, name, { color, frame = '#b06aff', count, lit = false } = {}) {
  if (lit) glow(g, x, y, s * 1.5, frame, 0.7);
  box(
    g,
    x - s,
    y - s,
    s * 2,
    s * 2,
    s * 0.24,
    linear(g, 0, y - s, 0, y + s, [mix(frame, '#1a1628', 0.72), mix(frame, '#1a1628', 0.4)]),
    frame,
    s * 0.09,
  );
  if (name) prop(g, name, x, y - (count ? s * 0.06 : 0), s * 0.6, { color });
  if (count) label(g, count, x + s * 0.86, y + s * 0.72, s * 0.42, { align: 'right', stroke: '#000' });
}

/** What someone says, at the foot of the picture. */
export function dialog(g, name, lines, skin, { y = g.H - 250, h = 200, margin = 40 } = {}) {
  panel(g, margin, y, g.W - margin * 2, h, skin);
  box(g, margin + 30, y - 26, name.length * 34 + 50, 56, 12, SKINS[skin].accent, alpha('#ffffff', 0.7), 2.5);
  label(g, name, margin + 55, y + 3, 30, { font: SKINS[skin].font });
  lines.forEach((t, i) => words(g, t, margin + 42, y + 76 + i * 46, 30, skin));
  poly(
    g,
    [
      [g.W - margin - 56, y + h - 40],
      [g.W - margin - 32, y + h - 40],
      [g.W - margin - 44, y + h - 24],
    ],
    SKINS[skin].accent,
  );
}

export function tabs(g, y, list, active, color) {
  const w = g.W / list.length;
  box(g, 0, y, g.W, g.H - y, 0, linear(g, 0, y, 0, g.H, [lighter(color, 0.1), darker(color, 0.3)]));
  line(
    g,
    [
      [0, y],
      [g.W, y],
    ],
    alpha('#ffffff', 0.4),
    3,
  );
  list.forEach(([name, text, tint], i) => {
    const cx = w * (i + 0.5);
    if (i === active) glow(g, cx, y + 46, w * 0.55, '#fff0c0', 0.6);
    prop(g, name, cx, y + 44 - (i === active ? 8 : 0), i === active ? 36 : 29, { color: tint });
    label(g, text, cx, y + 98, 23, {
      align: 'center',
      color: i === active ? '#fff6c8' : 'rgba(255,255,255,.82)',
      stroke: 'rgba(0,0,0,.45)',
    });
  });
}

export function burst(g, x, y, r, color, points = 14) {
  g.save();
  g.globalCompositeOperation = 'screen';
  star(g, x, y, r, alpha(color, 0.85), points, 0.35, 0.2);
  star(g, x, y, r * 0.6, '#ffffff', points, 0.4, 0.5);
  g.restore();
  glow(g, x, y, r * 1.3, color, 0.8);
}
