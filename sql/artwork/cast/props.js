// Things, drawn around (0, 0) within about -1…1. The workhorse of icons, boards, shops, cards and buttons.
import { at, glow, linear, radial } from '../lib/canvas.js';
import { alpha, darker, lighter, mix } from '../lib/color.js';
import { flower } from '../scene/land.js';
import { label } from '../lib/lettering.js';
import { box, circle, limb, line, oval, path, petal, poly, ring, star } from '../lib/shapes.js';

const ball = (g, x, y, r, c) =>
  circle(g, x, y, r, radial(g, x - r * 0.35, y - r * 0.4, r * 1.7, [lighter(c, 0.65), c, darker(c, 0.45)]));
const facets = (g, c, pts, cut) => {
  poly(g, pts, linear(g, -0.8, -0.9, 0.8, 0.9, [lighter(c, 0.5), c, darker(c, 0.35)]));
  poly(g, cut, lighter(c, 0.45));
  for (const p of pts) {
    const q = cut.reduce((a, b) =>
      Math.hypot(a[0] - p[0], a[1] - p[1]) < Math.hypot(b[0] - p[0], b[1] - p[1]) ? a : b,
    );
    line(g, [p, q], alpha('#ffffff', 0.4), 0.035);
  }
};

export const PROPS = {
  sword(g, c = '#bcd4ea') {
    g.rotate(Math.PI / 4);
    poly(
      g,
      [
        [-0.13, 0.42],
        [-0.13, -0.95],
        [0, -1.25],
        [0.13, -0.95],
        [0.13, 0.42],
      ],
      linear(g, -0.13, 0, 0.13, 0, ['#ffffff', c, darker(c, 0.45)]),
    );
    line(
      g,
      [
        [0, -1.1],
        [0, 0.4],
      ],
      alpha(darker(c, 0.5), 0.5),
      0.035,
    );
    path(g, 'M-.46 .36 Q0 .56 .46 .36 L.4 .56 Q0 .68 -.4 .56Z', '#f0c04a');
    limb(g, [0, 0.56], [0, 0.98], 0.15, 0.13, '#6a3a26');
    ball(g, 0, 1.08, 0.14, '#f0c04a');
  },
  shield(g, c = '#3a6ad0') {
    path(
      g,
      'M0 -1 Q.5 -.8 .86 -.82 Q.92 .4 0 1.05 Q-.92 .4 -.86 -.82 Q-.5 -.8 0 -1Z',
      linear(g, -0.8, -1, 0.8, 1, ['#fff0c0', '#d9a03a', '#8a5a1e']),
    );
    path(
      g,
      'M0 -.8 Q.42 -.64 .7 -.66 Q.74 .32 0 .84 Q-.74 .32 -.7 -.66 Q-.42 -.64 0 -.8Z',
      linear(g, -0.7, -0.7, 0.7, 0.8, [lighter(c, 0.3), c, darker(c, 0.4)]),
    );
    star(g, 0, -0.02, 0.38, '#ffe9a8', 4, 0.35);
  },
  bow(g, c = '#9a6232') {
    path(g, 'M-.5 -1 Q.6 -.5 .3 0 Q.6 .5 -.5 1', null, c, 0.15);
    line(
      g,
      [
        [-0.5, -1],
        [-0.5, 1],
      ],
      '#f6efe0',
      0.035,
    );
    line(
      g,
      [
        [-0.7, 0],
        [0.8, 0],
      ],
      '#e6d4ae',
      0.06,
    );
    poly(
      g,
      [
        [0.66, -0.15],
        [1, 0],
        [0.66, 0.15],
      ],
      '#c9d8e6',
    );
    for (const d of [-1, 1])
      poly(
        g,
        [
          [-0.7, 0],
          [-0.92, d * 0.16],
          [-0.6, d * 0.16],
        ],
        '#e2533f',
      );
  },
  staff(g, c = '#6ad0ff') {
    g.rotate(0.5);
    limb(g, [0, 1.15], [0, -0.5], 0.1, 0.13, '#7a5230');
    path(g, 'M-.32 -.36 Q-.5 -.9 0 -1.16 Q.5 -.9 .32 -.36', null, '#e0ac4a', 0.12);
    ball(g, 0, -0.7, 0.27, c);
    glow(g, 0, -0.7, 0.7, c, 0.6);
  },
  coin(g, c = '#ffc83a') {
    circle(g, 0, 0.06, 0.92, darker(c, 0.45));
    circle(g, 0, 0, 0.9, linear(g, -0.7, -0.8, 0.7, 0.8, [lighter(c, 0.6), c, darker(c, 0.2)]));
    ring(g, 0, 0, 0.7, 0.07, alpha(darker(c, 0.35), 0.7));
    poly(
      g,
      [
        [-0.3, 0],
        [0, -0.42],
        [0.3, 0],
        [0, 0.42],
      ],
      '#fff6d0',
    );
    line(
      g,
      [
        [-0.55, -0.45],
        [-0.35, -0.62],
      ],
      'rgba(255,255,255,.9)',
      0.1,
    );
  },
  gem(g, c = '#4ab0ff') {
    facets(
      g,
      c,
      [
        [-0.55, -0.7],
        [0.55, -0.7],
        [0.95, -0.15],
        [0, 1],
        [-0.95, -0.15],
      ],
      [
        [-0.3, -0.36],
        [0.3, -0.36],
        [0.44, -0.1],
        [0, 0.4],
        [-0.44, -0.1],
      ],
    );
    star(g, -0.46, -0.5, 0.22, '#fff', 4, 0.2);
  },
  crystal(g, c = '#b06aff') {
    for (const [x, s, a] of [
      [-0.42, 0.7, -0.32],
      [0.44, 0.62, 0.36],
      [0, 1, 0],
    ])
      at(
        g,
        x,
        0.85,
        () => {
          poly(
            g,
            [
              [-0.3, 0],
              [-0.34, -1.1],
              [0, -1.75],
              [0.34, -1.1],
              [0.3, 0],
            ],
            linear(g, -0.3, 0, 0.3, 0, [lighter(c, 0.6), c, darker(c, 0.4)]),
          );
          poly(
            g,
            [
              [-0.06, 0],
              [-0.1, -1.05],
              [0, -1.75],
              [0.1, -1.0],
            ],
            alpha('#ffffff', 0.35),
          );
        },
        { scale: s, turn: a },
      );
  },
  chest(g, c = '#a5652e') {
    box(g, -0.95, -0.1, 1.9, 0.95, 0.1, linear(g, 0, -0.1, 0, 0.85, [c, darker(c, 0.4)]));
    path(
      g,
      'M-.98 -.08 L-.98 -.3 Q-.95 -.85 -.5 -.86 L.5 -.86 Q.95 -.85 .98 -.3 L.98 -.08Z',
      linear(g, 0, -0.9, 0, 0, [lighter(c, 0.3), c]),
    );
    for (const x of [-0.66, 0.66]) {
      g.fillStyle = '#f2c44e';
      g.fillRect(x - 0.1, -0.86, 0.2, 1.7);
    }
    g.fillStyle = '#f2c44e';
    g.fillRect(-0.98, -0.18, 1.96, 0.16);
    box(g, -0.2, -0.3, 0.4, 0.46, 0.08, '#ffe08a', '#a8701c', 0.05);
    circle(g, 0, -0.08, 0.08, '#5a3410');
  },
  potion(g, c = '#ff5a7a') {
    circle(g, 0, 0.3, 0.72, 'rgba(220,240,255,.55)');
    g.save();
    g.beginPath();
    g.arc(0, 0.3, 0.64, 0, 7);
    g.clip();
    g.fillStyle = linear(g, 0, 0, 0, 1, [lighter(c, 0.4), c, darker(c, 0.3)]);
    g.fillRect(-1, 0.12, 2, 2);
    oval(g, 0, 0.12, 0.64, 0.1, lighter(c, 0.55));
    g.restore();
    box(g, -0.2, -0.75, 0.4, 0.42, 0.05, 'rgba(230,245,255,.75)');
    box(g, -0.26, -0.95, 0.52, 0.26, 0.08, '#a8743e');
    circle(g, -0.28, 0.05, 0.13, 'rgba(255,255,255,.85)');
    for (const [x, y] of [
      [0.1, 0.5],
      [0.3, 0.3],
      [-0.1, 0.7],
    ])
      circle(g, x, y, 0.07, alpha('#ffffff', 0.6));
  },
  gourd(g, c = '#e09a3a') {
    ball(g, 0, 0.42, 0.62, c);
    ball(g, 0, -0.36, 0.4, c);
    limb(g, [0, -0.72], [0.12, -1.0], 0.13, 0.08, '#6a8a3a');
    path(g, 'M-.3 -.02 Q0 .12 .3 -.02', null, '#d8402f', 0.14);
    path(g, 'M.2 .04 Q.5 .3 .4 .7', null, '#d8402f', 0.08);
    oval(g, -0.24, 0.22, 0.12, 0.2, 'rgba(255,255,255,.5)', 0.4);
  },
  scroll(g, c = '#f2e2bc') {
    box(g, -0.66, -0.78, 1.32, 1.56, 0.04, linear(g, 0, -0.8, 0, 0.8, [darker(c, 0.12), c, darker(c, 0.12)]));
    for (const y of [-0.82, 0.82]) {
      limb(g, [-0.92, y], [0.92, y], 0.22, 0.22, '#8a3a2a');
      limb(g, [-0.7, y], [0.7, y], 0.3, 0.3, lighter(c, 0.2));
    }
    for (const y of [-0.4, -0.14, 0.12, 0.38])
      line(
        g,
        [
          [-0.4, y],
          [0.4 - Math.abs(y), y],
        ],
        alpha('#5a4020', 0.65),
        0.07,
      );
  },
  book(g, c = '#7a3ac0') {
    box(g, -0.8, -0.92, 1.6, 1.84, 0.12, darker(c, 0.4));
    box(g, -0.72, -0.84, 1.5, 1.68, 0.06, '#fff6e0');
    box(
      g,
      -0.86,
      -0.95,
      1.5,
      1.8,
      0.12,
      linear(g, -0.8, -0.9, 0.7, 0.9, [lighter(c, 0.3), c, darker(c, 0.3)]),
    );
    ring(g, -0.1, -0.05, 0.4, 0.06, '#f2cf6a');
    star(g, -0.1, -0.05, 0.34, '#f2cf6a', 6, 0.5);
  },
  cauldron(g, c = '#4a5560') {
    for (const x of [-0.5, 0.5]) limb(g, [x, 0.6], [x * 1.2, 1], 0.14, 0.1, darker(c, 0.4));
    path(
      g,
      'M-.92 -.3 C-1.1 .4 -.7 .92 0 .92 C.7 .92 1.1 .4 .92 -.3Z',
      linear(g, -1, 0, 1, 0.6, [lighter(c, 0.35), c, darker(c, 0.5)]),
    );
    oval(g, 0, -0.32, 0.98, 0.26, lighter(c, 0.2));
    oval(g, 0, -0.32, 0.84, 0.19, '#7af0b0');
    for (const [x, y, s] of [
      [-0.3, -0.5, 0.18],
      [0.2, -0.66, 0.24],
      [0.5, -0.42, 0.12],
      [-0.05, -0.95, 0.12],
    ]) {
      circle(g, x, y, s, 'rgba(150,255,200,.75)');
      circle(g, x - s * 0.3, y - s * 0.3, s * 0.3, '#fff');
    }
  },
  ding(g, c = '#b8823a') {
    for (const x of [-0.55, 0.55]) limb(g, [x, 0.5], [x * 1.1, 1.05], 0.2, 0.14, darker(c, 0.25));
    path(
      g,
      'M-.85 -.35 C-1.05 .3 -.7 .75 0 .75 C.7 .75 1.05 .3 .85 -.35Z',
      linear(g, -1, 0, 1, 0.5, [lighter(c, 0.5), c, darker(c, 0.5)]),
    );
    for (const k of [-1, 1])
      path(g, `M${k * 0.75} -.4 L${k * 0.95} -.95 L${k * 0.55} -.95 L${k * 0.48} -.4`, null, c, 0.13);
    oval(g, 0, -0.38, 0.92, 0.2, lighter(c, 0.4));
    oval(g, 0, -0.38, 0.78, 0.14, '#3a1e12');
    path(g, 'M-.5 .1 Q-.25 -.12 0 .1 Q.25 .32 .5 .1', null, alpha('#ffe9b0', 0.9), 0.08);
    path(
      g,
      'M-.26 -.44 Q-.3 -1 0 -1.3 Q.34 -1 .26 -.44Z',
      linear(g, 0, -1.3, 0, -0.4, ['#fff4b0', '#ff9a2a', '#e2421c']),
    );
  },
  candy(g, c = '#ff6aa0') {
    for (const k of [-1, 1])
      poly(
        g,
        [
          [k * 0.5, 0],
          [k * 1.05, -0.42],
          [k * 0.92, 0],
          [k * 1.05, 0.42],
        ],
        lighter(c, 0.3),
      );
    ball(g, 0, 0, 0.64, c);
    g.save();
    g.beginPath();
    g.arc(0, 0, 0.64, 0, 7);
    g.clip();
    for (let i = 0; i < 6; i++)
      at(g, 0, 0, () => path(g, 'M0 0 Q.3 -.1 .68 -.12 L.66 .16 Q.3 .1 0 0Z', 'rgba(255,255,255,.65)'), {
        turn: i * 1.047,
      });
    g.restore();
    oval(g, -0.24, -0.32, 0.16, 0.1, 'rgba(255,255,255,.9)', -0.6);
  },
  jelly(g, c = '#6ad06a') {
    box(g, -0.8, -0.74, 1.6, 1.5, 0.46, radial(g, -0.3, -0.4, 1.7, [lighter(c, 0.55), c, darker(c, 0.35)]));
    box(g, -0.58, -0.58, 0.8, 0.26, 0.13, 'rgba(255,255,255,.55)');
    for (const k of [-1, 1]) {
      oval(g, k * 0.28, 0.05, 0.1, 0.14, '#2a1a2a');
      circle(g, k * 0.28 - 0.03, 0, 0.04, '#fff');
    }
    path(g, 'M-.14 .28 Q0 .4 .14 .28', null, '#2a1a2a', 0.06);
  },
  star(g, c = '#ffd23a') {
    star(g, 0, 0.04, 1.04, darker(c, 0.3), 5, 0.52);
    star(g, 0, -0.02, 0.96, linear(g, 0, -1, 0, 1, [lighter(c, 0.6), c, darker(c, 0.15)]), 5, 0.52);
    oval(g, -0.2, -0.3, 0.18, 0.1, 'rgba(255,255,255,.85)', -0.6);
  },
  heart(g, c = '#ff4f6a') {
    path(
      g,
      'M0 .92 C-1.5 -.1 -.8 -1.12 0 -.44 C.8 -1.12 1.5 -.1 0 .92Z',
      radial(g, -0.3, -0.4, 1.6, [lighter(c, 0.5), c, darker(c, 0.35)]),
    );
    oval(g, -0.46, -0.36, 0.17, 0.11, 'rgba(255,255,255,.9)', -0.7);
  },
  donut(g, c = '#ff8ac0') {
    circle(g, 0, 0.06, 0.94, '#b9743a');
    circle(g, 0, 0, 0.92, '#e2a560');
    g.beginPath();
    for (let i = 0; i <= 40; i++) {
      const a = (i / 40) * 6.283;
      const r = 0.82 + Math.sin(i * 1.9) * 0.06;
      g.lineTo(Math.cos(a) * r, Math.sin(a) * r);
    }
    g.fillStyle = linear(g, -0.7, -0.8, 0.7, 0.8, [lighter(c, 0.45), c, darker(c, 0.12)]);
    g.fill();
    for (let i = 0; i < 14; i++)
      at(
        g,
        Math.cos(i * 2.4) * (0.46 + (i % 3) * 0.12),
        Math.sin(i * 2.4) * (0.46 + (i % 3) * 0.12),
        () => limb(g, [-0.06, 0], [0.06, 0], 0.07, 0.07, ['#fff27a', '#7ae0ff', '#ffffff', '#9aff9a'][i % 4]),
        { turn: i },
      );
    circle(g, 0, 0, 0.3, '#b9743a');
    circle(g, 0, 0.02, 0.25, '#fff2e2');
  },
  bowl(g, c = '#d8402f') {
    path(
      g,
      'M-.98 -.1 Q-.9 .9 -.3 .92 L.3 .92 Q.9 .9 .98 -.1Z',
      linear(g, -1, 0, 1, 0.8, [lighter(c, 0.35), c, darker(c, 0.4)]),
    );
    path(g, 'M-.9 .2 Q0 .5 .9 .2', null, '#ffe9b0', 0.08);
    oval(g, 0, -0.12, 1, 0.34, '#fff6ea');
    oval(g, 0, -0.12, 0.88, 0.27, '#e8a24a');
    for (let i = 0; i < 7; i++)
      path(
        g,
        `M${-0.6 + i * 0.16} -.02 Q${-0.5 + i * 0.16} -.3 ${-0.32 + i * 0.14} -.08`,
        null,
        '#fff0b8',
        0.07,
      );
    circle(g, 0.42, -0.2, 0.24, '#fffdf4');
    circle(g, 0.42, -0.2, 0.12, '#ffb52e');
    for (const [x, y] of [
      [-0.4, -0.24],
      [-0.2, -0.3],
      [0.02, -0.26],
    ])
      circle(g, x, y, 0.07, '#5fae3e');
    box(g, -0.72, -0.3, 0.34, 0.15, 0.07, '#c8603e');
  },
  bun(g) {
    path(
      g,
      'M-.92 .55 Q-1 -.5 0 -.86 Q1 -.5 .92 .55 Q0 .8 -.92 .55Z',
      radial(g, -0.2, -0.3, 1.5, ['#ffffff', '#fff4e2', '#d9bfa0']),
    );
    for (let i = -3; i <= 3; i++)
      path(g, `M0 -.82 Q${i * 0.16} -.5 ${i * 0.2} -.2`, null, 'rgba(180,130,90,.6)', 0.05);
    for (const k of [-1, 1]) {
      circle(g, k * 0.3, 0.15, 0.08, '#3a2620');
      oval(g, k * 0.52, 0.32, 0.13, 0.08, 'rgba(255,120,110,.55)');
    }
    path(g, 'M-.1 .3 Q0 .4 .1 .3', null, '#3a2620', 0.05);
  },
  cup(g, c = '#f4f0ea') {
    path(g, 'M.6 -.3 C1.2 -.4 1.2 .5 .5 .4', null, darker(c, 0.12), 0.17);
    path(
      g,
      'M-.8 -.5 L-.6 .75 Q0 .95 .6 .75 L.8 -.5Z',
      linear(g, -0.8, 0, 0.8, 0, [lighter(c, 0.4), c, darker(c, 0.22)]),
    );
    oval(g, 0, -0.5, 0.8, 0.2, lighter(c, 0.4));
    oval(g, 0, -0.48, 0.68, 0.15, '#8a5230');
    path(g, 'M0 -.42 C-.34 -.58 -.14 -.66 0 -.54 C.14 -.66 .34 -.58 0 -.42Z', '#fbe9d0');
    for (const x of [-0.3, 0.1])
      path(g, `M${x} -.78 Q${x + 0.2} -1 ${x} -1.2`, null, 'rgba(255,255,255,.6)', 0.08);
  },
  cake(g, c = '#ffb0c8') {
    path(g, 'M-.85 -.1 L.85 -.1 L.75 .8 L-.75 .8Z', linear(g, 0, -0.1, 0, 0.8, ['#fff0d0', '#f0cf96']));
    g.fillStyle = '#ff7a9a';
    g.fillRect(-0.8, 0.3, 1.6, 0.1);
    path(
      g,
      'M-.92 -.1 Q-.9 -.6 0 -.62 Q.9 -.6 .92 -.1 Q.8 .24 .62 0 Q.44 .3 .24 0 Q.04 .3 -.16 0 Q-.4 .3 -.56 0 Q-.8 .2 -.92 -.1Z',
      lighter(c, 0.2),
    );
    ball(g, 0, -0.76, 0.26, '#f0384a');
    path(g, 'M0 -.96 Q.2 -1.2 .36 -1.14', null, '#4a8a3a', 0.07);
  },
  carrot(g) {
    path(
      g,
      'M-.42 -.42 Q0 -.62 .42 -.42 Q.3 .6 0 1.1 Q-.3 .6 -.42 -.42Z',
      linear(g, -0.4, 0, 0.4, 0, ['#ffb45a', '#ff7f2a', '#d0561a']),
    );
    for (const y of [-0.1, 0.25, 0.55])
      line(
        g,
        [
          [-0.2, y],
          [0.02, y + 0.04],
        ],
        'rgba(160,60,10,.55)',
        0.06,
      );
    for (const a of [-0.5, 0, 0.5]) petal(g, a * 0.7, -0.78, 0.36, a, '#5cb83e');
  },
  cabbage(g, c = '#7ccf4a') {
    for (let i = 0; i < 6; i++)
      petal(
        g,
        Math.cos(i * 1.05) * 0.42,
        Math.sin(i * 1.05) * 0.36,
        0.62,
        i * 1.05 + 1.57,
        i % 2 ? c : lighter(c, 0.25),
      );
    ball(g, 0, 0, 0.46, lighter(c, 0.35));
    for (const a of [-0.2, 0.15])
      path(g, `M${a} -.3 Q${a + 0.1} 0 ${a} .32`, null, alpha('#ffffff', 0.6), 0.05);
  },
  wheat(g, c = '#f2b83a') {
    line(
      g,
      [
        [0, 1.1],
        [0, -0.4],
      ],
      darker(c, 0.25),
      0.08,
    );
    for (let i = 0; i < 5; i++)
      for (const k of [-1, 1]) petal(g, k * 0.2, 0.1 - i * 0.26, 0.25, k * 0.6, i % 2 ? c : lighter(c, 0.25));
    petal(g, 0, -1.1, 0.26, 0, lighter(c, 0.3));
  },
  apple(g, c = '#ee4a3a') {
    path(
      g,
      'M0 -.5 C.9 -1 1.2 .2 .6 .86 Q.3 1.02 0 .86 Q-.3 1.02 -.6 .86 C-1.2 .2 -.9 -1 0 -.5Z',
      radial(g, -0.3, -0.2, 1.5, [lighter(c, 0.5), c, darker(c, 0.4)]),
    );
    path(g, 'M0 -.5 Q.04 -.8 .16 -.95', null, '#6a4426', 0.09);
    petal(g, 0.36, -0.82, 0.3, 1.1, '#63b53e');
    oval(g, -0.42, -0.1, 0.12, 0.22, 'rgba(255,255,255,.7)', 0.4);
  },
  grapes(g, c = '#8a4ad8') {
    for (const [x, y] of [
      [-0.44, -0.3],
      [0, -0.36],
      [0.44, -0.3],
      [-0.24, 0.08],
      [0.24, 0.08],
      [0, 0.46],
      [0, 0.0],
    ])
      ball(g, x, y, 0.31, c);
    petal(g, 0.14, -0.8, 0.36, 1, '#63b53e');
  },
  fish(g, c = '#ff9a3a') {
    path(g, 'M.5 0 Q1.05 -.55 1.05 -.5 Q.86 0 1.05 .5 Q.8 .5 .5 0Z', darker(c, 0.1));
    path(
      g,
      'M.66 0 Q.1 -.85 -.55 -.45 Q-.95 -.2 -.98 .02 Q-.9 .3 -.55 .48 Q.1 .8 .66 0Z',
      linear(g, 0, -0.6, 0, 0.6, [lighter(c, 0.25), c, lighter(c, 0.55)]),
    );
    for (const x of [-0.2, 0.16])
      path(
        g,
        `M${x} -.52 Q${x + 0.18} 0 ${x} .5 L${x + 0.16} .46 Q${x + 0.3} 0 ${x + 0.16} -.48Z`,
        '#ffffff',
      );
    path(g, 'M-.2 -.5 Q.1 -.98 .4 -.56Z', darker(c, 0.12));
    circle(g, -0.6, -0.08, 0.15, '#fff');
    circle(g, -0.63, -0.07, 0.09, '#1a1420');
  },
  shell(g, c = '#ffb8a0') {
    path(
      g,
      'M0 .8 C-.3 .7 -1.05 .1 -.95 -.3 C-.8 -.8 .8 -.8 .95 -.3 C1.05 .1 .3 .7 0 .8Z',
      linear(g, 0, -0.8, 0, 0.8, [lighter(c, 0.5), c]),
    );
    for (let i = -3; i <= 3; i++)
      line(
        g,
        [
          [0, 0.74],
          [i * 0.28, -0.56 + Math.abs(i) * 0.06],
        ],
        alpha(darker(c, 0.4), 0.5),
        0.05,
      );
  },
  mushroom(g, c = '#ee4438') {
    path(
      g,
      'M-.34 0 Q-.5 .9 -.3 .96 L.3 .96 Q.5 .9 .34 0Z',
      linear(g, -0.4, 0, 0.4, 0, ['#ffffff', '#fff2dc', '#d6bd98']),
    );
    path(
      g,
      'M-1 .12 C-1.02 -1.3 1.02 -1.3 1 .12 Q0 .42 -1 .12Z',
      radial(g, -0.3, -0.6, 1.6, [lighter(c, 0.4), c, darker(c, 0.4)]),
    );
    for (const [x, y, s] of [
      [-0.45, -0.4, 0.2],
      [0.2, -0.62, 0.24],
      [0.6, -0.14, 0.16],
      [-0.1, -0.06, 0.13],
    ])
      oval(g, x, y, s, s * 0.85, '#fff8ea');
    for (const k of [-1, 1]) {
      oval(g, k * 0.17, 0.46, 0.06, 0.1, '#2a1c1c');
      oval(g, k * 0.28, 0.62, 0.08, 0.05, 'rgba(255,110,110,.6)');
    }
    path(g, 'M-.08 .62 Q0 .7 .08 .62', null, '#2a1c1c', 0.045);
  },
  tile(g, c = '中') {
    box(g, -0.66, -0.84, 1.4, 1.86, 0.18, '#2f9a6a');
    box(g, -0.7, -0.9, 1.4, 1.82, 0.18, '#d8d2c2');
    box(g, -0.7, -0.94, 1.4, 1.76, 0.18, linear(g, 0, -0.9, 0, 0.8, ['#fffef8', '#f3ecdc']));
    if (c === 'o') {
      for (const [x, y] of [
        [-0.3, -0.5],
        [0.3, -0.5],
        [-0.3, 0.38],
        [0.3, 0.38],
        [0, -0.06],
      ]) {
        circle(g, x, y, 0.22, '#2a6ac0');
        circle(g, x, y, 0.13, '#fff');
        circle(g, x, y, 0.07, '#d8402f');
      }
    } else if (c === 'i') {
      for (const [x, y] of [
        [-0.3, -0.4],
        [0.3, -0.4],
        [-0.3, 0.3],
        [0.3, 0.3],
        [0, -0.05],
      ])
        limb(g, [x, y - 0.17], [x, y + 0.17], 0.14, 0.14, x ? '#2f9a4a' : '#d8402f');
    } else
      label(g, c, 0, -0.04, 1.1, {
        color: c === '發' ? '#1f8a4a' : '#c8281e',
        align: 'center',
        font: '900 1px "Noto Serif CJK SC"',
      });
  },
  football(g) {
    ball(g, 0, 0, 0.96, '#f6f8fa');
    const pent = (x, y, r, a) =>
      poly(
        g,
        [0, 1, 2, 3, 4].map((i) => [x + Math.cos(a + i * 1.257) * r, y + Math.sin(a + i * 1.257) * r]),
        '#1e2530',
      );
    g.save();
    g.beginPath();
    g.arc(0, 0, 0.96, 0, 7);
    g.clip();
    pent(0, 0, 0.34, -1.57);
    for (let i = 0; i < 5; i++) {
      const a = -1.57 + i * 1.257;
      line(
        g,
        [
          [Math.cos(a) * 0.34, Math.sin(a) * 0.34],
          [Math.cos(a) * 0.66, Math.sin(a) * 0.66],
        ],
        '#1e2530',
        0.05,
      );
      pent(Math.cos(a) * 0.92, Math.sin(a) * 0.92, 0.3, a + Math.PI);
    }
    g.restore();
    circle(
      g,
      0,
      0,
      0.96,
      radial(g, -0.4, -0.4, 1.7, ['rgba(255,255,255,.35)', 'rgba(255,255,255,0)', 'rgba(10,10,30,.5)']),
    );
  },
  basketball(g) {
    ball(g, 0, 0, 0.96, '#f07a2a');
    for (const d of ['M-.96 0 L.96 0', 'M0 -.96 L0 .96', 'M-.7 -.66 Q-.1 0 -.7 .66', 'M.7 -.66 Q.1 0 .7 .66'])
      path(g, d, null, '#3a1a10', 0.06);
    oval(g, -0.36, -0.5, 0.24, 0.13, 'rgba(255,255,255,.5)', -0.6);
  },
  note(g, c = '#ff5ac8') {
    for (const [x, y] of [
      [-0.45, 0.6],
      [0.45, 0.4],
    ]) {
      oval(g, x, y, 0.34, 0.26, c, -0.4);
      limb(g, [x + 0.27, y - 0.08], [x + 0.27, y - 1.3], 0.13, 0.13, c);
    }
    poly(
      g,
      [
        [-0.25, -0.72],
        [0.79, -0.98],
        [0.79, -0.6],
        [-0.25, -0.34],
      ],
      c,
    );
    oval(g, -0.52, 0.52, 0.12, 0.08, 'rgba(255,255,255,.8)', -0.4);
  },
  lightning(g, c = '#ffe14a') {
    poly(
      g,
      [
        [0.2, -1.1],
        [-0.62, 0.16],
        [-0.08, 0.16],
        [-0.3, 1.1],
        [0.62, -0.26],
        [0.06, -0.26],
      ],
      linear(g, 0, -1, 0, 1, [lighter(c, 0.6), c, darker(c, 0.15)]),
    );
  },
  flame(g, c = '#ff7a1a') {
    path(
      g,
      'M0 1 C-1 .9 -.9 -.1 -.4 -.5 Q-.4 -.1 -.1 -.1 Q-.3 -.8 .2 -1.2 Q.2 -.6 .6 -.2 C1 .3 .8 1 0 1Z',
      linear(g, 0, -1.1, 0, 1, [darker(c, 0.2), c, lighter(c, 0.3)]),
    );
    path(
      g,
      'M0 .96 C-.5 .9 -.5 .3 -.16 .06 Q-.1 .3 .06 .26 Q0 -.1 .2 -.3 Q.56 .3 .4 .66 Q.3 .96 0 .96Z',
      '#ffe27a',
    );
  },
  frost(g, c = '#8ae4ff') {
    for (let i = 0; i < 6; i++)
      at(
        g,
        0,
        0,
        () => {
          line(
            g,
            [
              [0, 0],
              [0, -0.98],
            ],
            c,
            0.13,
          );
          for (const y of [-0.42, -0.72]) path(g, `M-.24 ${y - 0.2} L0 ${y} L.24 ${y - 0.2}`, null, c, 0.09);
        },
        { turn: i * 1.047 },
      );
  },
  wind(g, c = '#b8ffe4') {
    for (const [y, w] of [
      [-0.5, 0.8],
      [0, 1],
      [0.5, 0.6],
    ])
      path(
        g,
        `M-.9 ${y} L${w * 0.4} ${y} Q${w} ${y} ${w * 0.85} ${y - 0.34} Q${w * 0.5} ${y - 0.56} ${w * 0.42} ${y - 0.22}`,
        null,
        c,
        0.13,
      );
  },
  slash(g, c = '#ffffff') {
    path(g, 'M-.95 .7 Q.2 .4 .95 -.9 Q.6 .7 -.95 .7Z', c);
    path(g, 'M-.6 .2 Q0 .0 .4 -.7 Q.2 .2 -.6 .2Z', alpha(c, 0.6));
  },
  fist(g, c = '#ffd0a0') {
    box(g, -0.62, -0.5, 1.24, 1.1, 0.3, c);
    for (let i = 0; i < 4; i++)
      box(g, -0.64 + i * 0.32, -0.72, 0.3, 0.66, 0.14, lighter(c, 0.15), darker(c, 0.4), 0.05);
    box(g, -0.7, 0.0, 0.86, 0.32, 0.16, lighter(c, 0.2), darker(c, 0.4), 0.05);
  },
  boot(g, c = '#8a5a34') {
    path(
      g,
      'M-.4 -.9 L.2 -.9 L.22 .1 Q.9 .2 .92 .7 L-.46 .7Z',
      linear(g, -0.4, 0, 0.9, 0.6, [lighter(c, 0.25), c, darker(c, 0.35)]),
    );
    box(g, -0.5, 0.62, 1.46, 0.2, 0.08, darker(c, 0.5));
    box(g, -0.48, -0.98, 0.78, 0.24, 0.08, lighter(c, 0.35));
  },
  ring(g, c = '#5ad0ff') {
    ring(g, 0, 0.24, 0.6, 0.2, '#f2c44e');
    ring(g, 0, 0.24, 0.66, 0.05, '#fff0b8');
    at(g, 0, -0.55, () => PROPS.gem(g, c), { scale: 0.42 });
  },
  key(g, c = '#f2c44e') {
    g.rotate(0.7);
    ring(g, 0, -0.55, 0.36, 0.2, c);
    limb(g, [0, -0.2], [0, 0.95], 0.18, 0.18, c);
    for (const y of [0.55, 0.85]) box(g, 0, y - 0.08, 0.4, 0.16, 0.03, c);
  },
  feather(g, c = '#ffffff') {
    path(
      g,
      'M-.7 .95 C-.9 .1 -.2 -.9 .85 -1 C.9 -.1 .3 .6 -.45 .62Z',
      linear(g, -0.6, 0.8, 0.8, -1, [darker(c, 0.2), c]),
    );
    line(
      g,
      [
        [-0.75, 1.05],
        [0.6, -0.7],
      ],
      darker(c, 0.35),
      0.06,
    );
  },
  compass(g) {
    circle(g, 0, 0, 0.95, '#8a5a26');
    circle(g, 0, 0, 0.86, '#f0c55a');
    circle(g, 0, 0, 0.7, '#fff4d8');
    star(g, 0, 0, 0.56, '#c9b48a', 4, 0.3);
    poly(
      g,
      [
        [-0.16, 0],
        [0.1, -0.62],
        [0.16, 0],
      ],
      '#d8402f',
    );
    poly(
      g,
      [
        [-0.16, 0],
        [-0.1, 0.62],
        [0.16, 0],
      ],
      '#3a4a6a',
    );
    circle(g, 0, 0, 0.1, '#8a5a26');
  },
  fan(g, c = '#e2534a') {
    for (let i = -4; i <= 4; i++)
      at(
        g,
        0,
        0.8,
        () =>
          poly(
            g,
            [
              [0, 0],
              [-0.2, -1.66],
              [0.2, -1.66],
            ],
            i % 2 ? c : lighter(c, 0.35),
          ),
        { turn: i * 0.2 },
      );
    for (let i = -4; i <= 4; i++)
      at(
        g,
        0,
        0.8,
        () =>
          line(
            g,
            [
              [0, 0],
              [0, -0.8],
            ],
            '#7a4a26',
            0.06,
          ),
        { turn: i * 0.2 },
      );
    flower(g, 0.1, -0.5, 0.28, '#fff4ea');
    circle(g, 0, 0.8, 0.1, '#f2c44e');
  },
  peach(g) {
    path(
      g,
      'M0 -.95 C.9 -.7 1.1 .4 .5 .8 Q0 1.05 -.5 .8 C-1.1 .4 -.9 -.7 0 -.95Z',
      radial(g, 0.1, -0.3, 1.4, ['#ff7a8a', '#ffb0a0', '#ffe0c0']),
    );
    path(g, 'M0 -.9 Q-.3 -.1 0 .6', null, 'rgba(200,60,80,.45)', 0.06);
    for (const k of [-1, 1]) petal(g, k * 0.42, 0.86, 0.4, k * 1.2, '#5cab4a');
  },
  lotus(g, c = '#ff9ac0') {
    for (const [a, s] of [
      [-1.1, 0.8],
      [1.1, 0.8],
      [-0.6, 0.95],
      [0.6, 0.95],
      [0, 1.05],
    ])
      at(
        g,
        0,
        0.6,
        () =>
          petal(g, 0, -0.62 * s, 0.62 * s, 0, linear(g, 0, -1.2, 0, 0, [lighter(c, 0.1), lighter(c, 0.75)])),
        { turn: a },
      );
    oval(g, 0, 0.68, 0.7, 0.14, '#5cab6a');
  },
  flower(g, c = '#ff8ab0') {
    flower(g, 0, 0, 0.72, c);
  },
  box(g, c = '#e8a24a') {
    box(g, -0.85, -0.5, 1.7, 1.35, 0.08, linear(g, 0, -0.5, 0, 0.85, [lighter(c, 0.2), c, darker(c, 0.25)]));
    poly(
      g,
      [
        [-0.85, -0.5],
        [-1.05, -0.86],
        [-0.1, -0.8],
        [0, -0.5],
      ],
      lighter(c, 0.35),
    );
    poly(
      g,
      [
        [0.85, -0.5],
        [1.05, -0.86],
        [0.1, -0.8],
        [0, -0.5],
      ],
      lighter(c, 0.28),
    );
    g.fillStyle = alpha('#fff6e0', 0.85);
    g.fillRect(-0.14, -0.5, 0.28, 1.35);
  },
  gift(g, c = '#4ab0f0') {
    box(g, -0.8, -0.2, 1.6, 1.1, 0.1, linear(g, -0.8, 0, 0.8, 0.8, [lighter(c, 0.3), c, darker(c, 0.2)]));
    box(g, -0.92, -0.5, 1.84, 0.42, 0.1, lighter(c, 0.2));
    g.fillStyle = '#ffd25a';
    g.fillRect(-0.17, -0.5, 0.34, 1.4);
    for (const k of [-1, 1])
      path(
        g,
        `M0 -.5 C${k * 0.2} -1.2 ${k * 0.95} -1.2 ${k * 0.8} -.75 Q${k * 0.6} -.5 0 -.5Z`,
        linear(g, 0, -1.1, 0, -0.5, ['#ffe9a0', '#f2b032']),
      );
    ball(g, 0, -0.54, 0.17, '#ffc83a');
  },
  house(g, c = '#e2603e') {
    box(g, -0.66, -0.1, 1.32, 1, 0.06, '#fff0d8');
    poly(
      g,
      [
        [-0.95, 0],
        [0, -0.95],
        [0.95, 0],
      ],
      c,
    );
    box(g, -0.17, 0.3, 0.34, 0.6, 0.08, '#8a5230');
    box(g, 0.28, 0.2, 0.26, 0.28, 0.04, '#7ad0ff');
  },
  tower(g, c = '#9aa8b8') {
    box(g, -0.46, -0.5, 0.92, 1.45, 0.05, linear(g, -0.46, 0, 0.46, 0, [lighter(c, 0.4), c, darker(c, 0.4)]));
    for (let i = -1; i <= 1; i++) box(g, i * 0.44 - 0.17, -0.88, 0.34, 0.44, 0.04, c);
    box(g, -0.14, 0.3, 0.28, 0.65, 0.14, darker(c, 0.7));
  },
  rocket(g, c = '#e2483a') {
    path(
      g,
      'M0 -1.15 Q.5 -.6 .42 .5 L-.42 .5 Q-.5 -.6 0 -1.15Z',
      linear(g, -0.45, 0, 0.45, 0, ['#ffffff', '#eef2f6', '#a4b2c2']),
    );
    for (const k of [-1, 1])
      poly(
        g,
        [
          [k * 0.4, 0.05],
          [k * 0.8, 0.75],
          [k * 0.36, 0.5],
        ],
        c,
      );
    circle(g, 0, -0.3, 0.2, '#4ab8f0');
    ring(g, 0, -0.3, 0.2, 0.07, darker(c, 0.2));
    path(g, 'M-.24 .52 Q0 1.3 .24 .52Z', '#ffc23a');
  },
  gear(g, c = '#d0a04a') {
    star(g, 0, 0, 1, c, 10, 0.78);
    circle(g, 0, 0, 0.72, linear(g, -0.7, -0.7, 0.7, 0.7, [lighter(c, 0.5), c, darker(c, 0.4)]));
    circle(g, 0, 0, 0.3, darker(c, 0.7));
  },
  leaf(g, c = '#6ac04a') {
    petal(g, 0, 0, 1, 0.7, linear(g, -0.5, -0.8, 0.5, 0.8, [lighter(c, 0.35), c, darker(c, 0.3)]));
    line(
      g,
      [
        [0.55, -0.62],
        [-0.62, 0.75],
      ],
      alpha('#ffffff', 0.55),
      0.06,
    );
  },
  skull(g) {
    path(
      g,
      'M0 -.95 C1.1 -.95 1.1 .2 .6 .42 L.56 .8 L-.56 .8 L-.6 .42 C-1.1 .2 -1.1 -.95 0 -.95Z',
      linear(g, -0.8, -0.9, 0.8, 0.8, ['#ffffff', '#efe6d2', '#b8a888']),
    );
    for (const k of [-1, 1]) oval(g, k * 0.36, -0.12, 0.25, 0.28, '#2a1e2a', k * -0.2);
    poly(
      g,
      [
        [0, 0.12],
        [-0.1, 0.34],
        [0.1, 0.34],
      ],
      '#2a1e2a',
    );
    for (const x of [-0.24, 0, 0.24])
      line(
        g,
        [
          [x, 0.55],
          [x, 0.8],
        ],
        '#6a5a4a',
        0.06,
      );
  },
  trophy(g, c = '#ffc83a') {
    for (const k of [-1, 1])
      path(
        g,
        `M${k * 0.5} -.7 Q${k * 1.2} -.7 ${k * 0.9} -.1 Q${k * 0.7} .1 ${k * 0.4} .1`,
        null,
        darker(c, 0.15),
        0.13,
      );
    path(
      g,
      'M-.62 -.9 L.62 -.9 Q.6 .2 .14 .34 L.14 .6 L.5 .9 L-.5 .9 L-.14 .6 L-.14 .34 Q-.6 .2 -.62 -.9Z',
      linear(g, -0.6, 0, 0.6, 0, [lighter(c, 0.6), c, darker(c, 0.35)]),
    );
    star(g, 0, -0.4, 0.3, '#fff6d0');
  },
  card(g, c = '#5a3ac0') {
    box(g, -0.68, -0.96, 1.36, 1.92, 0.14, '#f2d48a');
    box(
      g,
      -0.6,
      -0.88,
      1.2,
      1.76,
      0.1,
      linear(g, -0.6, -0.9, 0.6, 0.9, [lighter(c, 0.3), c, darker(c, 0.5)]),
    );
    star(g, 0, 0, 0.46, '#f2d48a', 8, 0.45);
    ring(g, 0, 0, 0.5, 0.04, '#f2d48a');
  },
  wheel(g) {
    ball(g, 0, 0, 1, '#22262e');
    circle(g, 0, 0, 0.68, '#8a96a4');
    for (let i = 0; i < 5; i++)
      at(
        g,
        0,
        0,
        () =>
          poly(
            g,
            [
              [-0.1, 0],
              [0.1, 0],
              [0.16, -0.64],
              [-0.16, -0.64],
            ],
            '#eef3f8',
          ),
        { turn: i * 1.257 },
      );
    circle(g, 0, 0, 0.18, '#e2483a');
  },
  paw(g, c = '#ffb0a8') {
    oval(g, 0, 0.34, 0.56, 0.46, c);
    for (const [x, y] of [
      [-0.66, -0.14],
      [-0.25, -0.56],
      [0.25, -0.56],
      [0.66, -0.14],
    ])
      oval(g, x, y, 0.21, 0.27, c);
  },
  calendar(g, c = '#3f9be8') {
    box(g, -0.85, -0.7, 1.7, 1.6, 0.2, '#ffffff');
    box(g, -0.85, -0.7, 1.7, 0.5, [0.2, 0.2, 0, 0], c);
    for (const x of [-0.45, 0.45]) limb(g, [x, -0.9], [x, -0.55], 0.16, 0.16, '#ffd25a');
    for (let i = 0; i < 8; i++)
      box(
        g,
        -0.64 + (i % 4) * 0.34,
        0 + Math.floor(i / 4) * 0.4,
        0.24,
        0.26,
        0.06,
        i === 5 ? '#ffb52e' : mix(c, '#ffffff', 0.72),
      );
  },
};

/** Draws a thing at (x, y), about 2·s wide. */
export function prop(g, name, x, y, s, { color, turn = 0, flip = false } = {}) {
  const draw = PROPS[name];
  if (!draw) throw new Error(`no thing is called ${name}`);
  at(g, x, y, () => draw(g, color ?? undefined), { scale: s, turn, flip });
}
