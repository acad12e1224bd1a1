// Large beasts in few shapes: dragons, giants, phoenixes, whales, slimes.
import { at, glow, linear, radial } from '../lib/canvas.js';
import { alpha, darker, lighter, mix } from '../lib/color.js';
import { circle, limb, line, oval, path, petal, poly } from '../lib/shapes.js';

/** A Chinese dragon along a wave from its head at (x, y); length runs away from the head, to the right when flip is false. */
export function loong(g, x, y, size, color, { flip = false, mane = '#ffd25a', waves = 2.2 } = {}) {
  at(
    g,
    x,
    y,
    () => {
      const pts = [];
      for (let i = 0; i <= 90; i++) {
        const t = i / 90;
        pts.push([
          t * 5.4,
          Math.sin(t * waves * Math.PI * 2) * (0.4 + t * 0.5) - Math.sin(t * 3) * 0.5,
          0.42 * (1 - t) ** 0.7 + 0.03,
        ]);
      }
      for (let i = 90; i >= 0; i--) {
        const [px, py, w] = pts[i];
        if (i % 3 === 0) petal(g, px, py - w * 0.95, w * 0.5, 0.5, mix(mane, color, i / 140));
        circle(
          g,
          px,
          py,
          w,
          linear(g, 0, py - w, 0, py + w, [
            lighter(color, 0.3),
            color,
            lighter(mane, 0.25),
            darker(color, 0.3),
          ]),
        );
      }
      for (const i of [20, 46]) {
        const [px, py] = pts[i];
        for (const d of [0, 0.16])
          path(
            g,
            `M${px + d} ${py + 0.2} Q${px + d - 0.3} ${py + 0.6} ${px + d - 0.1} ${py + 0.9} L${px + d + 0.1} ${py + 0.8}`,
            null,
            darker(color, 0.15),
            0.1,
          );
      }
      loongHead(g, color, mane);
    },
    { scale: size, flip },
  );
}

function loongHead(g, c, mane) {
  for (let i = 0; i < 7; i++)
    petal(
      g,
      0.35 + Math.cos(i * 0.5 - 1.6) * 0.4,
      Math.sin(i * 0.5 - 1.6) * 0.55,
      0.38,
      i * 0.5 + 0.2,
      i % 2 ? mane : lighter(mane, 0.4),
    );
  for (const [dx, s] of [
    [0.1, 1],
    [0.3, 0.85],
  ])
    path(
      g,
      `M${dx} -.4 Q${dx + 0.3} -.9 ${dx + 0.7} -${1.0 * s} M${dx + 0.26} -.72 L${dx + 0.2} -1.0`,
      null,
      '#fff0c4',
      0.09,
    );
  path(
    g,
    'M.5 -.42 Q.1 -.66 -.3 -.4 Q-.5 -.3 -.9 -.26 Q-1.1 -.1 -.96 .08 L-.4 .12 L-.9 .26 Q-.8 .46 -.4 .42 Q.2 .5 .55 .2Z',
    linear(g, 0, -0.6, 0, 0.5, [lighter(c, 0.4), c, darker(c, 0.25)]),
  );
  path(g, 'M-.9 .1 L-.36 .14 L-.84 .26Z', '#8a1e1e');
  for (const x of [-0.8, -0.6])
    poly(
      g,
      [
        [x, 0.08],
        [x + 0.08, 0.08],
        [x + 0.03, 0.2],
      ],
      '#fff',
    );
  circle(g, -0.18, -0.24, 0.12, '#fff8d0');
  circle(g, -0.2, -0.24, 0.06, '#c8281e');
  path(g, 'M-.36 -.42 Q-.16 -.5 .04 -.36', null, mane, 0.09);
  path(g, 'M-.9 -.12 Q-1.5 -.3 -1.6 .3 M-.86 -.02 Q-1.2 .5 -1.0 .8', null, mane, 0.05);
}

/** A winged western dragon, facing left. */
export function wyvern(g, x, y, s, color, { flip = false } = {}) {
  at(
    g,
    x,
    y,
    () => {
      path(
        g,
        'M.1 -.1 C.2 -1 .7 -1.5 1.5 -1.7 C1.3 -1.3 1.5 -1.1 1.9 -1.1 C1.5 -.8 1.5 -.6 1.8 -.4 C1.3 -.4 1.1 -.2 1.2 .1 C.8 -.1 .5 0 .4 .2Z',
        linear(g, 0, -1.6, 1, 0.1, [darker(color, 0.1), darker(color, 0.45)]),
      );
      path(g, 'M.6 .1 C1.2 .3 1.6 .3 2.1 0 L2.3 .16 L2.06 .22 C1.5 .6 .9 .6 .4 .4Z', darker(color, 0.2));
      path(
        g,
        'M-1.2 -.72 L-.86 -.98 L-.6 -.84 C-.3 -.8 -.3 -.5 -.2 -.3 C.2 -.4 .7 -.1 .8 .2 C.6 .6 .1 .62 -.2 .4 C-.5 .2 -.5 -.2 -.6 -.5 L-1.16 -.5 L-1.02 -.6Z',
        linear(g, -0.5, -0.8, 0.5, 0.6, [lighter(color, 0.3), color, darker(color, 0.45)]),
      );
      path(
        g,
        'M-.1 -.2 C-.4 -1.1 -1.0 -1.6 -1.7 -1.7 C-1.4 -1.4 -1.5 -1.1 -1.9 -.9 C-1.4 -.9 -1.3 -.6 -1.5 -.2 C-1.0 -.5 -.6 -.3 -.4 .1Z',
        linear(g, -1.6, -1.6, 0, 0, [lighter(color, 0.15), darker(color, 0.3)]),
      );
      for (const d of ['M-.14 -.2 L-1.66 -1.66', 'M-.2 -.2 L-1.84 -.9', 'M-.28 -.1 L-1.46 -.24'])
        path(g, d, null, alpha(darker(color, 0.6), 0.6), 0.03);
      for (const [hx, hy] of [
        [-0.74, -0.92],
        [-0.62, -0.86],
      ])
        path(
          g,
          `M${hx} ${hy} Q${hx + 0.3} ${hy - 0.3} ${hx + 0.5} ${hy - 0.26} L${hx + 0.16} ${hy + 0.06}Z`,
          '#efe2c0',
        );
      circle(g, -0.92, -0.78, 0.05, '#ffe14a');
      for (const lx of [-0.05, 0.4])
        path(
          g,
          `M${lx} .4 Q${lx - 0.1} .7 ${lx + 0.04} .9 L${lx - 0.14} .92`,
          null,
          darker(color, 0.3),
          0.12,
        );
    },
    { scale: s, flip },
  );
}

/** A giant, hunched beast of rock and horn, facing left. */
export function behemoth(g, x, y, s, color, { flip = false, eye = '#ff5a2a' } = {}) {
  at(
    g,
    x,
    y,
    () => {
      for (const [lx, w] of [
        [-0.5, 0.46],
        [0.75, 0.4],
      ])
        limb(g, [lx + 0.15, -0.6], [lx + 0.2, 0], w, w * 0.8, darker(color, 0.4));
      path(
        g,
        'M-1.3 -.9 C-1 -1.5 -.4 -1.75 .2 -1.6 C.9 -1.5 1.4 -1 1.5 -.5 Q1.9 -.3 2.3 -.5 Q2 .0 1.4 -.1 C1 -.1 .6 -.2 0 -.2 C-.6 -.2 -1.2 -.4 -1.3 -.9Z',
        linear(g, 0, -1.7, 0, -0.1, [lighter(color, 0.25), color, darker(color, 0.5)]),
      );
      for (let i = 0; i < 6; i++) {
        const px = -0.7 + i * 0.36;
        const py = -1.5 + (i - 1.6) ** 2 * 0.055;
        poly(
          g,
          [
            [px - 0.18, py + 0.1],
            [px + 0.1, py - 0.4 + i * 0.03],
            [px + 0.22, py + 0.1],
          ],
          lighter(color, 0.12),
        );
      }
      for (const [lx, w] of [
        [-0.85, 0.52],
        [0.4, 0.48],
      ]) {
        limb(g, [lx, -0.7], [lx - 0.04, -0.02], w, w * 0.85, darker(color, 0.12));
        for (const k of [-0.16, 0, 0.16])
          poly(
            g,
            [
              [lx + k - 0.09, -0.06],
              [lx + k - 0.04, 0.06],
              [lx + k + 0.05, -0.06],
            ],
            '#f0e6d0',
          );
      }
      path(
        g,
        'M-.9 -1.3 C-1.5 -1.5 -2 -1.1 -2.05 -.75 L-1.6 -.66 L-2.0 -.5 C-1.8 -.2 -1.2 -.3 -.9 -.6Z',
        linear(g, -1.5, -1.4, -1.2, -0.3, [lighter(color, 0.32), color, darker(color, 0.4)]),
      );
      for (const [d, w] of [
        ['M-1.2 -1.3 Q-1.5 -1.9 -2.2 -1.9', 0.17],
        ['M-1.0 -1.2 Q-1.1 -1.9 -1.7 -2.2', 0.14],
      ])
        path(g, d, null, '#efe4c8', w);
      for (const tx of [-1.96, -1.8, -1.66])
        poly(
          g,
          [
            [tx, -0.7],
            [tx + 0.1, -0.68],
            [tx + 0.03, -0.54],
          ],
          '#fff',
        );
      glow(g, -1.56, -0.98, 0.3, eye, 0.9);
      circle(g, -1.56, -0.98, 0.07, lighter(eye, 0.5));
    },
    { scale: s, flip },
  );
}

export function phoenix(g, x, y, s, color, { flip = false } = {}) {
  at(
    g,
    x,
    y,
    () => {
      glow(g, 0, 0, 2, color, 0.5);
      for (let i = -2; i <= 2; i++)
        path(
          g,
          `M.2 .2 C.9 ${0.4 + i * 0.2} 1.6 ${0.3 + i * 0.4} 2.4 ${0.9 + i * 0.42} C1.5 ${0.9 + i * 0.36} .8 ${0.7 + i * 0.2} .1 .4Z`,
          linear(g, 0, 0, 2.4, 1, [color, lighter(color, 0.4), '#fff0a0']),
        );
      for (const [d, k] of [
        [
          'M0 0 C.3 -1 1 -1.6 2 -1.7 C1.6 -1.3 1.7 -1 1.9 -.9 C1.4 -.8 1.3 -.5 1.4 -.2 C.9 -.3 .5 0 .2 .3Z',
          0.15,
        ],
        [
          'M-.1 0 C-.5 -.9 -1.2 -1.3 -2 -1.2 C-1.6 -.9 -1.6 -.7 -1.8 -.5 C-1.3 -.5 -1.1 -.2 -1.2 .1 C-.8 -.1 -.4 .1 0 .3Z',
          0,
        ],
      ])
        path(g, d, linear(g, -1, -1.5, 1, 0.4, ['#fff0a0', lighter(color, 0.2), darker(color, k)]));
      path(
        g,
        'M-.7 -.3 Q-.5 -.62 -.3 -.4 Q0 -.2 .3 .2 Q.1 .5 -.2 .3 Q-.5 0 -.5 -.22Z',
        linear(g, -0.6, -0.5, 0.3, 0.4, ['#ffe27a', color]),
      );
      poly(
        g,
        [
          [-0.6, -0.4],
          [-0.85, -0.28],
          [-0.58, -0.26],
        ],
        '#fff2c0',
      );
      path(g, 'M-.45 -.52 Q-.3 -.9 0 -.9', null, '#ffe27a', 0.05);
      circle(g, -0.48, -0.37, 0.04, '#3a1010');
    },
    { scale: s, flip },
  );
}

export function slime(g, x, y, s, color) {
  at(
    g,
    x,
    y,
    () => {
      oval(g, 0, 0, 1, 0.16, 'rgba(10,10,30,.35)');
      path(
        g,
        'M-1 -.1 C-1 -1 -.5 -1.3 0 -1.5 C.5 -1.3 1 -1 1 -.1 Q0 .16 -1 -.1Z',
        radial(g, -0.3, -0.8, 1.6, [lighter(color, 0.6), color, darker(color, 0.35)]),
      );
      for (const k of [-1, 1]) {
        oval(g, k * 0.32, -0.5, 0.13, 0.19, '#201828');
        circle(g, k * 0.32 - 0.04, -0.57, 0.055, '#fff');
      }
      path(g, 'M-.2 -.24 Q0 -.1 .2 -.24', null, '#201828', 0.07);
      oval(g, -0.42, -0.95, 0.2, 0.11, 'rgba(255,255,255,.75)', -0.7);
    },
    { scale: s },
  );
}

export function whale(g, x, y, s, color, { flip = false } = {}) {
  at(
    g,
    x,
    y,
    () => {
      path(
        g,
        'M-1.5 0 C-1.5 -.8 -.5 -1 .2 -.7 C.8 -.45 1.2 -.2 1.5 -.2 C1.7 -.6 2 -.7 2.3 -.7 C2.1 -.4 2 -.2 2.1 .2 C1.8 .2 1.6 .1 1.5 0 C1 .4 .4 .6 -.4 .6 C-1.1 .6 -1.5 .4 -1.5 0Z',
        linear(g, 0, -0.9, 0, 0.6, [lighter(color, 0.2), color, lighter(color, 0.6)]),
      );
      for (let i = 0; i < 5; i++)
        path(
          g,
          `M${-1.3 + i * 0.14} ${0.3 + i * 0.04} Q${-0.7 + i * 0.1} ${0.44 + i * 0.03} ${0 + i * 0.1} ${0.36 + i * 0.02}`,
          null,
          alpha('#ffffff', 0.4),
          0.025,
        );
      path(g, 'M-.5 .3 Q-.3 .9 .2 1 Q.1 .6 .1 .3Z', darker(color, 0.2));
      circle(g, -1.0, 0.04, 0.07, '#101828');
      circle(g, -1.02, 0.02, 0.025, '#fff');
    },
    { scale: s, flip },
  );
}

export function crane(g, x, y, s, { flip = false } = {}) {
  at(
    g,
    x,
    y,
    () => {
      path(g, 'M.2 .1 C.6 .2 .9 .4 1.3 .34 L1.0 .2Z', '#1c2430');
      path(
        g,
        'M0 0 C.2 -.9 .8 -1.3 1.6 -1.3 C1.1 -.9 .9 -.4 .4 .2Z',
        linear(g, 0, 0, 1.5, -1.3, ['#ffffff', '#e8eef4', '#28303c']),
      );
      path(
        g,
        'M0 .1 C-.4 -.8 -1 -1 -1.5 -.9 C-1.1 -.6 -.8 -.2 -.2 .3Z',
        linear(g, 0, 0, -1.5, -0.9, ['#ffffff', '#f2f5f8', '#28303c']),
      );
      path(
        g,
        'M.6 .2 Q.2 .42 -.3 .26 Q-.7 .1 -1.1 -.3 L-1.0 -.36 Q-.6 -.02 -.2 .02 Q.3 -.06 .6 .2Z',
        '#ffffff',
      );
      circle(g, -1.08, -0.36, 0.1, '#ffffff');
      circle(g, -1.1, -0.43, 0.05, '#d8301e');
      poly(
        g,
        [
          [-1.16, -0.38],
          [-1.5, -0.28],
          [-1.14, -0.3],
        ],
        '#3a3a3a',
      );
      line(
        g,
        [
          [0.4, 0.26],
          [1.1, 0.6],
        ],
        '#3a3a3a',
        0.035,
      );
    },
    { scale: s, flip },
  );
}

/** The same kind of beast, its head from the front: horns, plated brow, burning eyes. */
export function maw(g, x, y, s, color, eye = '#ff6a2a') {
  at(
    g,
    x,
    y,
    () => {
      for (const k of [-1, 1]) {
        path(
          g,
          `M${k * 0.5} -.55 C${k * 1.2} -.5 ${k * 1.5} -1 ${k * 1.25} -1.75 C${k * 1.95} -1.1 ${k * 1.75} -.1 ${k * 0.85} .1Z`,
          linear(g, 0, -1.75, 0, 0.1, ['#fffbea', '#ecd9ae', '#8a6a46']),
        );
        path(
          g,
          `M${k * 0.8} .1 L${k * 1.35} .3 L${k * 0.95} .5 L${k * 1.25} .85 L${k * 0.7} .8Z`,
          darker(color, 0.3),
        );
      }
      path(
        g,
        'M0 -1.1 L.3 -.9 C.85 -.9 1.08 -.45 1 0 L.86 .62 L.5 1.2 L-.5 1.2 L-.86 .62 L-1 0 C-1.08 -.45 -.85 -.9 -.3 -.9Z',
        linear(g, -0.8, -1, 0.8, 1.2, [lighter(color, 0.4), color, darker(color, 0.55)]),
      );
      for (const [px, h] of [
        [-0.42, 0.34],
        [0, 0.52],
        [0.42, 0.34],
      ])
        poly(
          g,
          [
            [px - 0.2, -0.82],
            [px, -0.95 - h],
            [px + 0.2, -0.82],
            [px, -0.5],
          ],
          linear(g, 0, -1.4, 0, -0.5, [lighter(color, 0.6), darker(color, 0.15)]),
        );
      for (const k of [-1, 1]) {
        path(
          g,
          `M${k * 0.16} .12 Q${k * 0.44} -.2 ${k * 0.82} -.24 L${k * 0.76} .1 Q${k * 0.46} .26 ${k * 0.16} .12Z`,
          '#1c100c',
        );
        glow(g, k * 0.47, 0.02, 0.5, eye, 1);
        path(
          g,
          `M${k * 0.24} .1 Q${k * 0.48} -.1 ${k * 0.72} -.12 Q${k * 0.6} .14 ${k * 0.24} .1Z`,
          lighter(eye, 0.45),
        );
        path(g, `M${k * 0.06} .04 L${k * 0.9} -.42 L${k * 0.9} -.2 L${k * 0.16} .2Z`, lighter(color, 0.2));
        oval(g, k * 0.18, 0.46, 0.1, 0.07, '#1c100c', k * 0.5);
      }
      path(g, 'M-.66 .68 Q0 .46 .66 .68 L.46 1.08 Q0 1.22 -.46 1.08Z', '#4a1210');
      for (const tx of [-0.48, -0.22, 0.04, 0.3])
        poly(
          g,
          [
            [tx, 0.6],
            [tx + 0.18, 0.6],
            [tx + 0.09, 0.86],
          ],
          '#fff6e0',
        );
      for (const tx of [-0.36, 0.16])
        poly(
          g,
          [
            [tx, 1.12],
            [tx + 0.2, 1.12],
            [tx + 0.1, 0.82],
          ],
          '#fff6e0',
        );
    },
    { scale: s },
  );
}
