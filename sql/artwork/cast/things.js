// Things that people of comics hold and use, beside the props that the games have. Drawn in a field of -1…1.
import { at, glow, linear } from '../lib/canvas.js';
import { alpha, darker, lighter } from '../lib/color.js';
import { box, circle, limb, line, oval, path, poly, ring } from '../lib/shapes.js';
import { PROPS, prop } from './props.js';

const THINGS = {
  broom(g, c = '#d8a85a') {
    limb(g, [1.2, -1.9], [-0.2, 0.9], 0.14, 0.14, '#8a5a34');
    poly(
      g,
      [
        [-0.1, 0.7],
        [-0.42, 0.8],
        [-0.95, 1.9],
        [0.25, 2.0],
      ],
      linear(g, -0.8, 0, 0.3, 0, [lighter(c, 0.2), c, darker(c, 0.3)]),
    );
    line(
      g,
      [
        [-0.46, 0.95],
        [0.0, 0.88],
      ],
      '#b8402e',
      0.12,
    );
  },
  umbrella(g, c = '#e2503e') {
    limb(g, [0, 0.2], [0, -2.0], 0.1, 0.1, '#6a4428');
    path(
      g,
      'M-2.1 -1.5 Q-1.6 -2.9 0 -3 Q1.6 -2.9 2.1 -1.5 Q1.4 -1.8 .7 -1.5 Q0 -1.8 -.7 -1.5 Q-1.4 -1.8 -2.1 -1.5Z',
      linear(g, -2, -3, 2, -1.5, [lighter(c, 0.3), c, darker(c, 0.25)]),
      darker(c, 0.5),
      0.06,
    );
    for (const k of [-0.7, 0.7])
      path(g, `M0 -3 Q${k} -2.4 ${k} -1.5`, null, alpha(darker(c, 0.5), 0.6), 0.05);
  },
  phone(g, c = '#2a3042') {
    box(g, -0.5, -0.8, 1, 1.5, 0.16, c, darker(c, 0.5), 0.06);
    box(g, -0.4, -0.66, 0.8, 1.2, 0.08, '#bfe8ff');
  },
  pad(g, c = '#3a4258') {
    path(
      g,
      'M-1.1 .5 C-1.3 -.7 -.6 -.6 0 -.5 C.6 -.6 1.3 -.7 1.1 .5 Q.8 .7 .5 .2 L-.5 .2 Q-.8 .7 -1.1 .5Z',
      c,
      darker(c, 0.5),
      0.06,
    );
    circle(g, -0.6, -0.15, 0.16, '#9fb0c8');
    for (const [x, y, k] of [
      [0.6, -0.3, '#ff6a6a'],
      [0.75, -0.12, '#ffd23a'],
      [0.45, -0.12, '#4ab0ff'],
    ])
      circle(g, x, y, 0.09, k);
  },
  wrench(g, c = '#aab8c8') {
    limb(g, [-0.5, 0.9], [0.4, -0.6], 0.28, 0.28, darker(c, 0.15));
    ring(g, 0.55, -0.85, 0.34, 0.24, c, 2.4, 7.2);
  },
  letter(g, c = '#fff6e2') {
    box(g, -0.95, -0.62, 1.9, 1.25, 0.08, c, '#8a6a4a', 0.06);
    path(g, 'M-.92 -.58 L0 .16 L.92 -.58', null, '#8a6a4a', 0.06);
    circle(g, 0, 0.14, 0.19, '#d8402f');
  },
  parcel(g, c = '#d8a25a') {
    box(
      g,
      -1,
      -0.8,
      2,
      1.6,
      0.08,
      linear(g, -1, 0, 1, 0, [lighter(c, 0.2), c, darker(c, 0.15)]),
      darker(c, 0.55),
      0.07,
    );
    box(g, -0.2, -0.8, 0.4, 1.6, 0, alpha('#fff2cf', 0.85));
    box(g, 0.35, 0.2, 0.5, 0.4, 0.04, '#fff');
  },
  lens(g, c = '#c89a4a') {
    limb(g, [0.35, 0.4], [0.95, 1.1], 0.2, 0.24, '#6a4428');
    circle(g, 0, 0, 0.68, alpha('#dff4ff', 0.75));
    ring(g, 0, 0, 0.68, 0.16, c);
    path(g, 'M-.4 -.2 Q-.3 -.45 0 -.48', null, '#fff', 0.1);
  },
  pot(g, c = '#7a5a44') {
    path(
      g,
      'M-1 -.2 Q-1 .9 0 .9 Q1 .9 1 -.2Z',
      linear(g, -1, 0, 1, 0, [lighter(c, 0.25), c, darker(c, 0.35)]),
      darker(c, 0.6),
      0.06,
    );
    oval(g, 0, -0.22, 1.02, 0.24, darker(c, 0.2));
    oval(g, 0, -0.24, 0.86, 0.17, '#f2d9a0');
    for (const k of [-1, 1]) ring(g, k * 1.06, 0.05, 0.16, 0.1, darker(c, 0.3));
  },
  teapot(g, c = '#5a9a8a') {
    path(g, 'M.8 .1 Q1.3 .0 1.25 -.5 L1.5 -.55 Q1.5 .4 .8 .5Z', c);
    ring(g, -0.95, 0.05, 0.34, 0.14, darker(c, 0.2));
    oval(g, 0, 0.15, 0.95, 0.7, linear(g, -0.8, 0, 0.9, 0, [lighter(c, 0.35), c, darker(c, 0.3)]));
    oval(g, 0, -0.48, 0.45, 0.16, lighter(c, 0.2));
    circle(g, 0, -0.68, 0.13, darker(c, 0.2));
  },
  lamp(g, c = '#ffd98a') {
    line(
      g,
      [
        [0, -0.6],
        [0, -0.3],
      ],
      '#5a4028',
      0.1,
    );
    glow(g, 0, 0.2, 1.6, c, 0.8);
    path(g, 'M-.4 -.3 L.4 -.3 L.55 .7 L-.55 .7Z', lighter(c, 0.4), '#5a4028', 0.1);
  },
  paper(g, c = '#fffaf0') {
    box(g, -0.7, -0.9, 1.4, 1.8, 0.06, c, '#8a8a9a', 0.05);
    for (let i = 0; i < 4; i++) box(g, -0.45, -0.6 + i * 0.34, i === 3 ? 0.5 : 0.9, 0.1, 0.05, '#b8bccb');
  },
  camera(g, c = '#3a3a44') {
    box(g, -0.9, -0.5, 1.8, 1.2, 0.16, c, '#1a1a22', 0.06);
    box(g, -0.3, -0.72, 0.6, 0.3, 0.06, c);
    circle(g, 0, 0.1, 0.42, '#c8d2de');
    circle(g, 0, 0.1, 0.3, '#2a4a6a');
  },
  flag(g, c = '#e2503e') {
    limb(g, [0, 0.5], [0, -2.4], 0.1, 0.08, '#8a6a44');
    path(g, 'M.05 -2.35 Q.8 -2.6 1.7 -2.2 Q1.5 -1.8 1.75 -1.4 Q.9 -1.7 .05 -1.35Z', c, darker(c, 0.4), 0.05);
  },
  plane(g, c = '#ffffff') {
    poly(
      g,
      [
        [-1, 0.1],
        [1.1, -0.7],
        [-0.2, 0.4],
      ],
      c,
    );
    poly(
      g,
      [
        [-0.2, 0.4],
        [1.1, -0.7],
        [0.2, 0.75],
      ],
      darker(c, 0.16),
    );
    poly(
      g,
      [
        [-0.35, 0.25],
        [-0.2, 0.4],
        [-0.1, 0.8],
      ],
      darker(c, 0.3),
    );
  },
  bell(g, c = '#e8b84a') {
    path(
      g,
      'M-.9 .6 Q-.6 .3 -.55 -.2 C-.5 -1 .5 -1 .55 -.2 Q.6 .3 .9 .6Z',
      linear(g, -0.8, 0, 0.8, 0, [lighter(c, 0.4), c, darker(c, 0.35)]),
      darker(c, 0.6),
      0.06,
    );
    circle(g, 0, 0.72, 0.18, darker(c, 0.3));
  },
  clock(g, c = '#c89a4a') {
    circle(g, 0, 0, 0.95, c);
    circle(g, 0, 0, 0.78, '#fffaf0');
    for (let i = 0; i < 12; i++)
      circle(g, Math.sin(i * 0.5236) * 0.62, Math.cos(i * 0.5236) * 0.62, 0.05, '#4a3a2a');
    line(
      g,
      [
        [0, -0.5],
        [0, 0],
        [0.34, 0.2],
      ],
      '#3a2a1a',
      0.1,
    );
  },
  photo(g) {
    box(g, -0.8, -0.8, 1.6, 1.7, 0.04, '#fff', '#b0a898', 0.04);
    box(g, -0.66, -0.66, 1.32, 1.1, 0, linear(g, 0, -0.6, 0, 0.5, ['#9ad4f0', '#f2dca8', '#7aa878']));
    circle(g, -0.2, 0.0, 0.2, '#ffe0c8');
    circle(g, 0.22, 0.05, 0.2, '#f4c8a0');
  },
};

/** Where a thing's middle is and how large it is beside the others, for those that are held by their end. */
const FRAMES = { umbrella: [0, -1.4, 0.5], broom: [0.2, 0, 0.55], flag: [0.8, -1, 0.6] };

/** A thing by itself in the middle of a picture. */
export function still(g, name, x, y, s, more) {
  const [dx, dy, k] = FRAMES[name] ?? [0, 0, 1];
  thing(g, name, x - dx * k * s, y - dy * k * s, s * k, more);
}

export function thing(g, name, x, y, s, { color, turn = 0, flip = false } = {}) {
  if (THINGS[name]) at(g, x, y, () => THINGS[name](g, color), { scale: s, turn, flip });
  else if (PROPS[name]) prop(g, name, x, y, s, { color, turn, flip });
  else throw new Error(`no thing is called ${name}`);
}
