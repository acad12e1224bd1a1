// What a head wears, behind it and in front of it. Works for people and animals alike.
import { linear, radial } from '../lib/canvas.js';
import { alpha, darker, lighter } from '../lib/color.js';
import { flower } from '../scene/land.js';
import { circle, limb, line, oval, path, poly, ring, star } from '../lib/shapes.js';

const BACK = {
  hood: (g, c) =>
    path(
      g,
      'M0 -1.75 C1.3 -1.75 1.5 -.4 1.35 .8 C1.6 1.5 1.2 2 0 2 C-1.2 2 -1.6 1.5 -1.35 .8 C-1.5 -.4 -1.3 -1.75 0 -1.75Z',
      linear(g, 0, -1.7, 0, 2, [lighter(c, 0.15), c, darker(c, 0.5)]),
    ),
  halo: (g, c) => {
    circle(g, 0, -0.2, 1.9, radial(g, 0, -0.2, 1.9, [alpha(c, 0.5), alpha(c, 0.25), alpha(c, 0)]));
    ring(g, 0, -0.2, 1.62, 0.06, alpha(c, 0.9));
  },
  strawhat: (g, c) => oval(g, 0, -0.62, 2.05, 0.62, darker(c, 0.3)),
  tails9: (g, c) => {
    for (let i = -3; i <= 3; i++) {
      g.save();
      g.rotate(i * 0.36);
      path(
        g,
        'M-.22 0 C-.75 -1.4 -.4 -2.6 0 -2.9 C.4 -2.6 .75 -1.4 .22 0Z',
        linear(g, 0, -2.9, 0, 0, ['#fff6ee', lighter(c, 0.2), c]),
      );
      g.restore();
    }
  },
  wings: (g, c) => {
    for (const k of [-1, 1]) {
      g.save();
      g.scale(k, 1);
      path(
        g,
        'M.6 1.6 C1.6 .2 2.4 -.7 3 -1 C2.9 0 2.9 1.3 2 2.4 Z',
        linear(g, 0.6, 1, 3, -1, [c, lighter(c, 0.6)]),
      );
      g.restore();
    }
  },
};

const FRONT = {
  hood: (g, c) =>
    path(
      g,
      'M0 -1.62 C1.18 -1.62 1.36 -.4 1.2 .7 Q1.12 -.86 0 -1.06 Q-1.12 -.86 -1.2 .7 C-1.36 -.4 -1.18 -1.62 0 -1.62Z',
      linear(g, -1, -1.6, 1, 0.6, [lighter(c, 0.3), c, darker(c, 0.3)]),
    ),
  crown: (g, c) => {
    path(
      g,
      'M-.72 -.92 L-.88 -1.62 L-.4 -1.3 L0 -1.86 L.4 -1.3 L.88 -1.62 L.72 -.92 Q0 -1.12 -.72 -.92Z',
      linear(g, 0, -1.8, 0, -0.9, ['#fff3b8', c, darker(c, 0.3)]),
    );
    for (const [x, y] of [
      [-0.88, -1.64],
      [0, -1.88],
      [0.88, -1.64],
    ])
      circle(g, x, y, 0.1, '#ff5a6a');
    circle(g, 0, -1.22, 0.12, '#5ad0ff');
  },
  tiara: (g, c) => {
    path(g, 'M-.86 -.62 Q0 -1.0 .86 -.62 L.5 -.86 L.24 -.78 L0 -1.2 L-.24 -.78 L-.5 -.86Z', c);
    circle(g, 0, -0.86, 0.1, '#7ae0ff');
  },
  helmet: (g, c) => {
    path(
      g,
      'M-1.14 .3 C-1.4 -1.62 1.4 -1.62 1.14 .3 L.94 .5 Q1 -.3 .5 -.42 L0 -.3 L-.5 -.42 Q-1 -.3 -.94 .5Z',
      linear(g, -1, -1.3, 1, 0.3, [lighter(c, 0.6), c, darker(c, 0.45)]),
    );
    path(g, 'M-.08 -1.3 L.08 -1.3 L.06 -.3 L-.06 -.3Z', darker(c, 0.4));
    path(g, 'M0 -1.2 C.3 -2.1 1.1 -2.2 1.6 -1.5 C1.2 -1.7 .6 -1.5 .2 -1.1Z', '#d8402f');
  },
  strawhat: (g, c) => {
    path(
      g,
      'M-2.05 -.55 Q0 -1.15 2.05 -.55 Q1.1 -1.1 .2 -1.9 Q0 -2 -.2 -1.9 Q-1.1 -1.1 -2.05 -.55Z',
      linear(g, 0, -1.9, 0, -0.5, [lighter(c, 0.3), c, darker(c, 0.25)]),
    );
    for (let i = -3; i <= 3; i++)
      line(
        g,
        [
          [0, -1.9],
          [i * 0.52, -0.74],
        ],
        alpha(darker(c, 0.5), 0.4),
        0.03,
      );
  },
  cap: (g, c) => {
    path(
      g,
      'M-1.08 -.3 C-1.2 -1.5 1.2 -1.5 1.08 -.3 Q0 -.66 -1.08 -.3Z',
      linear(g, -1, -1.3, 1, -0.4, [lighter(c, 0.3), c, darker(c, 0.3)]),
    );
    path(
      g,
      'M-1.0 -.36 Q0 -.78 1.0 -.36 Q1.3 -.1 1.1 .02 Q0 -.42 -1.1 .02 Q-1.3 -.1 -1.0 -.36Z',
      darker(c, 0.3),
    );
    circle(g, 0, -0.88, 0.17, '#fff');
  },
  chef: (g) => {
    path(
      g,
      'M-.84 -.62 L-.9 -1.1 C-1.5 -1.3 -1.2 -2.1 -.6 -1.9 C-.4 -2.4 .4 -2.4 .6 -1.9 C1.2 -2.1 1.5 -1.3 .9 -1.1 L.84 -.62 Q0 -.86 -.84 -.62Z',
      linear(g, -1, -2, 1, -0.6, ['#ffffff', '#f6f2ee', '#d3cfd8']),
    );
  },
  beret: (g, c) => {
    path(
      g,
      'M-1.1 -.5 C-1.5 -1.4 .9 -1.9 1.3 -.9 C1.3 -.6 .6 -.5 -1.1 -.5Z',
      linear(g, -1, -1.5, 1, -0.5, [lighter(c, 0.25), c, darker(c, 0.3)]),
    );
    circle(g, 0.1, -1.5, 0.09, c);
  },
  fedora: (g, c) => {
    path(
      g,
      'M-.86 -.62 C-.8 -1.9 -.2 -1.5 0 -1.45 C.2 -1.5 .8 -1.9 .86 -.62Z',
      linear(g, -0.8, -1.5, 0.9, -0.6, [lighter(c, 0.3), c, darker(c, 0.35)]),
    );
    path(g, 'M-1.6 -.45 Q0 -1.0 1.6 -.45 Q0 -.25 -1.6 -.45Z', darker(c, 0.25));
    path(g, 'M-.88 -.72 Q0 -1.0 .88 -.72 L.87 -.56 Q0 -.84 -.87 -.56Z', darker(c, 0.65));
  },
  pirate: (g, c) => {
    path(
      g,
      'M-1.5 -.55 C-1.3 -1.5 -.4 -1.4 0 -1.75 C.4 -1.4 1.3 -1.5 1.5 -.55 Q0 -1.05 -1.5 -.55Z',
      linear(g, 0, -1.7, 0, -0.5, [lighter(c, 0.2), c, darker(c, 0.4)]),
    );
    path(g, 'M-1.5 -.55 Q0 -1.05 1.5 -.55', null, '#f0c55a', 0.1);
    circle(g, 0, -1.14, 0.17, '#fff5e0');
    limb(g, [-0.26, -1.36], [0.26, -1.0], 0.06, 0.06, '#fff5e0');
    limb(g, [0.26, -1.36], [-0.26, -1.0], 0.06, 0.06, '#fff5e0');
  },
  wizard: (g, c) => {
    path(
      g,
      'M-1.5 -.5 Q0 -1.1 1.5 -.5 Q.9 -.9 .7 -1.2 Q.5 -2.2 .9 -2.7 Q0 -2.4 -.6 -1.2 Q-.9 -.9 -1.5 -.5Z',
      linear(g, -1, -2.4, 1, -0.5, [lighter(c, 0.25), c, darker(c, 0.4)]),
    );
    path(g, 'M-.68 -1.06 Q0 -1.4 .74 -1.06 L.82 -.84 Q0 -1.14 -.84 -.84Z', '#f0c55a');
  },
  glasses: (g, c) => {
    for (const k of [-1, 1]) {
      ring(g, k * 0.43, 0.24, 0.3, 0.055, c);
      circle(g, k * 0.43, 0.24, 0.28, 'rgba(255,255,255,.14)');
    }
    line(
      g,
      [
        [-0.13, 0.22],
        [0.13, 0.22],
      ],
      c,
      0.055,
    );
  },
  visor: (g, c) => {
    path(
      g,
      'M-1 -.02 Q0 -.2 1 -.02 L.96 .42 Q0 .56 -.96 .42Z',
      linear(g, -1, 0, 1, 0.4, [alpha(lighter(c, 0.5), 0.95), alpha(c, 0.85), alpha(darker(c, 0.4), 0.92)]),
    );
    line(
      g,
      [
        [-0.8, 0.1],
        [-0.1, 0.04],
      ],
      'rgba(255,255,255,.85)',
      0.06,
    );
  },
  goggles: (g, c) => {
    path(g, 'M-1.08 -.6 Q0 -.95 1.08 -.6', null, '#3a2a20', 0.16);
    for (const k of [-1, 1]) {
      circle(g, k * 0.42, -0.68, 0.32, '#4a3828');
      circle(g, k * 0.42, -0.68, 0.24, radial(g, k * 0.42 - 0.1, -0.78, 0.4, ['#fff', c, darker(c, 0.4)]));
    }
  },
  headset: (g, c) => {
    path(g, 'M-1.06 .1 C-1.25 -1.52 1.25 -1.52 1.06 .1', null, darker(c, 0.2), 0.15);
    for (const k of [-1, 1]) {
      oval(g, k * 1.04, 0.14, 0.22, 0.36, c);
      oval(g, k * 1.1, 0.14, 0.1, 0.24, lighter(c, 0.4));
    }
  },
  mask: (g, c) =>
    path(
      g,
      'M-.92 .34 Q0 .2 .92 .34 C.8 .72 .5 .95 0 1.06 C-.5 .95 -.8 .72 -.92 .34Z',
      linear(g, 0, 0.3, 0, 1, [lighter(c, 0.15), darker(c, 0.3)]),
    ),
  headband: (g, c) => {
    path(g, 'M-1.06 -.36 Q0 -.72 1.06 -.36 L1.06 -.14 Q0 -.5 -1.06 -.14Z', c);
    for (const d of [
      'M1.0 -.3 Q1.3 -.2 1.36 .3 L1.18 .26 Q1.14 -.04 .98 -.14Z',
      'M1.0 -.3 Q1.5 -.3 1.62 .04 L1.44 .1 Q1.3 -.1 1.0 -.14Z',
    ])
      path(g, d, darker(c, 0.15));
  },
  flower: (g, c) => {
    flower(g, 0.72, -0.72, 0.34, c);
    flower(g, 1.0, -0.42, 0.22, lighter(c, 0.4));
  },
  ribbon: (g, c) => {
    for (const k of [-1, 1])
      path(g, `M.6 -.95 L${0.6 + k * 0.5} -1.28 Q${0.6 + k * 0.62} -.95 ${0.6 + k * 0.5} -.66Z`, c);
    circle(g, 0.6, -0.95, 0.14, darker(c, 0.2));
  },
  catears: (g, c) => {
    for (const k of [-1, 1]) {
      poly(
        g,
        [
          [k * 0.32, -1.12],
          [k * 0.86, -1.72],
          [k * 1.02, -0.7],
        ],
        c,
      );
      poly(
        g,
        [
          [k * 0.5, -1.12],
          [k * 0.8, -1.48],
          [k * 0.9, -0.86],
        ],
        '#ffb4b4',
      );
    }
  },
  foxears: (g, c) => {
    for (const k of [-1, 1]) {
      path(
        g,
        `M${k * 0.3} -1.05 Q${k * 0.62} -2.0 ${k * 0.9} -2.05 Q${k * 1.16} -1.3 ${k * 1.02} -.6Z`,
        linear(g, 0, -2, 0, -0.7, [darker(c, 0.45), c]),
      );
      path(
        g,
        `M${k * 0.54} -1.08 Q${k * 0.72} -1.7 ${k * 0.86} -1.72 Q${k * 0.98} -1.2 ${k * 0.9} -.82Z`,
        '#fff0e6',
      );
    }
  },
  horns: (g, c) => {
    for (const k of [-1, 1])
      path(
        g,
        `M${k * 0.5} -1.05 Q${k * 1.1} -1.3 ${k * 1.0} -2.0 Q${k * 1.5} -1.3 ${k * 0.92} -.7Z`,
        linear(g, 0, -2, 0, -0.7, [lighter(c, 0.6), darker(c, 0.2)]),
      );
  },
  mark: (g, c) => path(g, 'M0 -.62 Q.13 -.42 0 -.26 Q-.13 -.42 0 -.62Z', c),
  scar: (g) =>
    line(
      g,
      [
        [0.28, -0.3],
        [0.56, 0.62],
      ],
      'rgba(150,50,50,.75)',
      0.06,
    ),
  eyepatch: (g) => {
    line(
      g,
      [
        [-1, -0.4],
        [0.9, 0.2],
      ],
      '#2a1a14',
      0.07,
    );
    path(g, 'M.16 .02 Q.46 -.1 .74 .1 Q.74 .5 .46 .54 Q.18 .48 .16 .02Z', '#2a1a14');
  },
  scarf: (g, c) => {
    path(
      g,
      'M-1.0 .84 Q0 1.36 1.0 .84 Q1.3 1.2 1.0 1.46 Q0 1.9 -1.0 1.46 Q-1.3 1.2 -1.0 .84Z',
      linear(g, 0, 0.8, 0, 1.8, [lighter(c, 0.2), c, darker(c, 0.25)]),
    );
    path(g, 'M.5 1.5 L.9 1.4 L1.0 2.5 L.56 2.6Z', darker(c, 0.15));
  },
  furhood: (g, c) => {
    for (let i = 0; i <= 22; i++) {
      const a = Math.PI * 0.82 + (i / 22) * Math.PI * 1.36;
      circle(g, Math.cos(a) * 1.16, Math.sin(a) * 1.22 + 0.02, 0.27, i % 2 ? '#fff8ee' : '#e9dccb');
    }
    path(
      g,
      'M-1.36 -.2 C-1.4 -1.9 1.4 -1.9 1.36 -.2 C1.15 -1.35 -1.15 -1.35 -1.36 -.2Z',
      linear(g, 0, -1.6, 0, 0, [lighter(c, 0.2), c]),
    );
  },
  spacehelm: (g, c) => {
    ring(g, 0, -0.06, 1.52, 0.14, '#eef3f8');
    circle(g, 0, -0.06, 1.46, alpha(c, 0.14));
    path(g, 'M-1.1 -.7 Q-.8 -1.25 -.2 -1.34', null, 'rgba(255,255,255,.85)', 0.13);
    path(g, 'M-1.25 -.3 Q-1.22 -.42 -1.2 -.48', null, 'rgba(255,255,255,.85)', 0.12);
  },
  leaf: (g, c) => path(g, 'M0 -1.0 C-.1 -1.5 .3 -1.8 .8 -1.7 C.8 -1.3 .4 -1.0 0 -1.0Z', c),
  bowtie: (g, c) => {
    for (const k of [-1, 1]) path(g, `M0 1.16 L${k * 0.46} .94 L${k * 0.46} 1.4Z`, c);
    circle(g, 0, 1.16, 0.13, darker(c, 0.2));
  },
  starpin: (g, c) => star(g, -0.72, -0.62, 0.26, c),
};

/** Draws the pieces of o.wear ("name" or ["name", colour]) that belong to one side. */
export function wear(g, o, side) {
  for (const item of o.wear ?? []) {
    const [name, color] = Array.isArray(item) ? item : [item, o.trim ?? '#e2b04a'];
    (side === 'back' ? BACK : FRONT)[name]?.(g, color);
    if (!BACK[name] && !FRONT[name]) throw new Error(`nothing to wear is called ${name}`);
  }
}
