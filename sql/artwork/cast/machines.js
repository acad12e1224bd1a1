// What drives, flies and walks: drawn around (0, 0), about -1…1 wide.
import { at, glow, linear, radial } from '../lib/canvas.js';
import { alpha, darker, lighter } from '../lib/color.js';
import { box, circle, line, oval, path, poly } from '../lib/shapes.js';

const MACHINES = {
  /** A sports car from behind, as one drives it. */
  carRear(g, c) {
    oval(g, 0, 0.56, 1.1, 0.16, 'rgba(0,0,0,.5)');
    for (const k of [-1, 1]) box(g, k * 0.74 - 0.17, 0.12, 0.34, 0.46, 0.08, '#15171c');
    path(
      g,
      'M-.62 -.34 Q-.5 -.78 -.36 -.8 L.36 -.8 Q.5 -.78 .62 -.34Z',
      linear(g, 0, -0.8, 0, -0.3, [lighter(c, 0.3), darker(c, 0.2)]),
    );
    path(g, 'M-.5 -.36 L-.36 -.7 L.36 -.7 L.5 -.36Z', linear(g, 0, -0.7, 0, -0.3, ['#bfe6ff', '#2a4058']));
    path(
      g,
      'M-.98 .34 L-1.0 -.1 Q-.92 -.36 -.6 -.38 L.6 -.38 Q.92 -.36 1.0 -.1 L.98 .34Z',
      linear(g, 0, -0.4, 0, 0.35, [lighter(c, 0.45), c, darker(c, 0.45)]),
    );
    box(g, -1.04, -0.62, 2.08, 0.12, 0.05, darker(c, 0.35));
    for (const k of [-1, 1]) {
      poly(
        g,
        [
          [k * 0.6, -0.5],
          [k * 0.68, -0.5],
          [k * 0.74, -0.36],
          [k * 0.62, -0.36],
        ],
        '#20242c',
      );
      box(g, k * 0.66 - 0.27, -0.14, 0.54, 0.15, 0.07, '#ff3a3a');
      glow(g, k * 0.66, -0.06, 0.5, '#ff4a3a', 0.7);
      box(g, k * 0.66 - 0.2, -0.11, 0.4, 0.05, 0.02, '#ffd0c0');
    }
    box(g, -0.3, -0.12, 0.6, 0.22, 0.04, '#eef2f6');
    path(g, 'M-.9 .34 L.9 .34 L.78 .52 L-.78 .52Z', '#16181e');
    for (const k of [-0.42, 0.42]) {
      circle(g, k, 0.4, 0.09, '#8a96a4');
      circle(g, k, 0.4, 0.055, '#20242c');
    }
  },
  /** A sports car at three quarters, nose to the left. */
  car(g, c) {
    oval(g, 0, 0.46, 1.25, 0.14, 'rgba(0,0,0,.45)');
    path(
      g,
      'M-1.24 .3 Q-1.3 .02 -1.05 -.06 L-.55 -.16 Q-.2 -.52 .2 -.54 Q.75 -.54 .95 -.2 L1.2 -.16 Q1.3 .1 1.2 .34 L.9 .4 L-.9 .4Z',
      linear(g, 0, -0.55, 0, 0.4, [lighter(c, 0.5), c, darker(c, 0.5)]),
    );
    path(
      g,
      'M-.44 -.16 Q-.14 -.44 .16 -.45 L.2 -.14Z',
      linear(g, -0.4, -0.4, 0.2, -0.1, ['#dff4ff', '#2c445c']),
    );
    path(
      g,
      'M.27 -.14 L.25 -.45 Q.62 -.44 .8 -.16Z',
      linear(g, 0.2, -0.4, 0.8, -0.1, ['#9ad0ee', '#22344a']),
    );
    path(g, 'M-1.2 .1 Q0 -.06 1.22 .06', null, alpha('#ffffff', 0.5), 0.03);
    path(g, 'M-1.05 .2 L1.1 .16 L1.12 .24 L-1.0 .3Z', alpha('#ffffff', 0.85));
    path(g, 'M-1.22 .06 Q-1.0 -.06 -.86 -.02 L-.96 .1Z', '#fff6c8');
    glow(g, -1.1, 0.04, 0.5, '#fff2b0', 0.8);
    box(g, 1.1, -0.06, 0.13, 0.12, 0.04, '#ff4a3a');
    path(g, 'M.85 -.26 L1.25 -.4 L1.3 -.32 L1.0 -.16Z', darker(c, 0.4));
    for (const x of [-0.72, 0.74]) {
      circle(g, x, 0.32, 0.27, '#14161a');
      circle(g, x, 0.32, 0.18, radial(g, x, 0.3, 0.2, ['#ffffff', '#93a1b2', '#4c5866']));
      for (let i = 0; i < 5; i++)
        line(
          g,
          [
            [x, 0.32],
            [x + Math.cos(i * 1.257) * 0.17, 0.32 + Math.sin(i * 1.257) * 0.17],
          ],
          '#2a323c',
          0.03,
        );
    }
  },
  /** A jet ski from the side, nose to the right. */
  jetski(g, c) {
    path(
      g,
      'M-1.05 .1 Q-.9 -.1 -.3 -.08 L.1 -.32 Q.3 -.42 .5 -.2 Q.9 -.1 1.2 .16 Q.8 .5 0 .5 L-.8 .48 Q-1.05 .4 -1.05 .1Z',
      linear(g, 0, -0.4, 0, 0.5, [lighter(c, 0.45), c, darker(c, 0.45)]),
    );
    path(g, 'M-1.0 .22 Q0 .36 1.14 .18 L1.0 .3 Q0 .48 -1.0 .34Z', '#ffffff');
    path(g, 'M-.8 -.1 Q-.4 -.24 -.1 -.12 L-.2 .02 L-.78 .04Z', '#1f2630');
    line(
      g,
      [
        [0.24, -0.36],
        [0.08, -0.58],
      ],
      '#1f2630',
      0.07,
    );
    line(
      g,
      [
        [-0.04, -0.56],
        [0.16, -0.62],
      ],
      '#1f2630',
      0.08,
    );
  },
  /** A fighter seen from above, nose up. */
  fighter(g, c) {
    glow(g, -0.2, 0.95, 0.6, '#5ad8ff', 0.9);
    glow(g, 0.2, 0.95, 0.6, '#5ad8ff', 0.9);
    for (const k of [-0.2, 0.2]) path(g, `M${k - 0.1} .8 L${k} 1.5 L${k + 0.1} .8Z`, '#dff8ff');
    for (const k of [-1, 1]) {
      path(
        g,
        `M${k * 0.16} -.3 L${k * 1.0} .45 L${k * 1.02} .7 L${k * 0.2} .6Z`,
        linear(g, 0, -0.3, k, 0.6, [lighter(c, 0.2), c, darker(c, 0.4)]),
      );
      path(g, `M${k * 1.0} .2 L${k * 1.08} .2 L${k * 1.08} .86 L${k * 0.98} .86Z`, darker(c, 0.3));
      path(g, `M${k * 0.3} .0 L${k * 0.9} .5 L${k * 0.8} .56 L${k * 0.26} .2Z`, '#ff5a4a');
    }
    path(
      g,
      'M0 -1.2 Q.2 -.7 .28 .2 L.3 .85 L-.3 .85 L-.28 .2 Q-.2 -.7 0 -1.2Z',
      linear(g, -0.3, 0, 0.3, 0, ['#ffffff', '#dfe8f0', '#8596aa']),
    );
    path(
      g,
      'M0 -.6 Q.14 -.3 .12 .05 L-.12 .05 Q-.14 -.3 0 -.6Z',
      linear(g, 0, -0.6, 0, 0, ['#bff0ff', '#1c6ab0']),
    );
  },
  /** A heavy carrier in side view, bow to the right. */
  cruiser(g, c) {
    path(
      g,
      'M-1.3 -.02 L-1.1 -.2 L-.4 -.24 L-.3 -.46 L.1 -.46 L.2 -.22 L.9 -.14 L1.4 .04 L.9 .16 L.2 .26 L-.9 .26 L-1.25 .14Z',
      linear(g, 0, -0.5, 0, 0.3, [lighter(c, 0.55), c, darker(c, 0.6)]),
    );
    for (let i = 0; i < 9; i++) box(g, -0.9 + i * 0.2, -0.02, 0.1, 0.05, 0.02, i % 3 ? '#ffe2a0' : '#7ae4ff');
    for (let i = 0; i < 4; i++) box(g, -0.8 + i * 0.36, 0.12, 0.3, 0.16, 0.02, darker(c, 0.35));
    path(g, 'M-.2 -.46 L-.16 -.7 M0 -.46 L0 -.62', null, lighter(c, 0.3), 0.03);
    glow(g, -1.34, 0.04, 0.5, '#5ac8ff', 1);
    oval(g, -1.3, 0.04, 0.12, 0.1, '#e6fbff');
  },
  /** A beetle-ish enemy craft, nose down. */
  invader(g, c) {
    for (const k of [-1, 1])
      path(
        g,
        `M${k * 0.3} -.4 Q${k * 1.2} -.6 ${k * 0.9} .6 Q${k * 0.7} .1 ${k * 0.3} .3Z`,
        linear(g, 0, -0.5, k, 0.5, [lighter(c, 0.2), darker(c, 0.4)]),
      );
    path(
      g,
      'M0 .9 Q-.5 .4 -.4 -.4 Q0 -.9 .4 -.4 Q.5 .4 0 .9Z',
      linear(g, -0.4, 0, 0.4, 0, [lighter(c, 0.5), c, darker(c, 0.5)]),
    );
    circle(g, 0, 0.1, 0.2, '#fff3a0');
    glow(g, 0, 0.1, 0.5, '#ffb03a', 0.8);
  },
  /** The head and shoulders of a walking machine. */
  mecha(g, c) {
    for (const k of [-1, 1]) {
      g.save();
      g.scale(k, 1);
      path(
        g,
        'M.4 .62 L.8 .3 L1.7 .5 L1.9 1.7 L.7 1.8Z',
        linear(g, 0.4, 0.3, 1.9, 1.7, [lighter(c, 0.5), c, darker(c, 0.5)]),
      );
      path(g, 'M.92 .5 L1.56 .62 L1.62 .9 L.95 .84Z', '#ffd04a');
      path(g, 'M.5 -.5 L.86 -1.36 L.66 -.36Z', '#ffd04a');
      path(g, 'M.56 -.2 L.86 -.3 L.8 .4 L.56 .5Z', darker(c, 0.3));
      g.restore();
    }
    path(g, 'M-.7 .5 L.7 .5 L1 1.9 L-1 1.9Z', linear(g, 0, 0.5, 0, 1.9, ['#f4f8fc', '#a8b6c6', '#56657a']));
    path(g, 'M-.34 .8 L.34 .8 L.2 1.3 L-.2 1.3Z', '#2a3446');
    circle(g, 0, 1.02, 0.16, '#6ae8ff');
    glow(g, 0, 1.02, 0.6, '#4ad8ff', 0.9);
    path(
      g,
      'M0 -.92 Q.62 -.84 .66 -.2 L.56 .42 L.24 .66 L-.24 .66 L-.56 .42 L-.66 -.2 Q-.62 -.84 0 -.92Z',
      linear(g, -0.6, -0.8, 0.6, 0.6, ['#ffffff', '#e6edf4', '#8d9db2']),
    );
    path(g, 'M-.6 -.18 L0 -.02 L.6 -.18 L.54 .14 L0 .26 L-.54 .14Z', '#141c2c');
    for (const k of [-1, 1]) {
      path(g, `M${k * 0.5} -.08 L${k * 0.14} .02 L${k * 0.16} .13 L${k * 0.46} .08Z`, '#7af4ff');
      glow(g, k * 0.32, 0.04, 0.34, '#4ae8ff', 0.9);
    }
    path(g, 'M-.1 -.92 L.1 -.92 L.14 -.2 L0 -.1 L-.14 -.2Z', c);
    path(g, 'M-.2 .36 L.2 .36 L.14 .64 L-.14 .64Z', c);
    for (const y of [0.42, 0.5])
      line(
        g,
        [
          [-0.12, y],
          [0.12, y],
        ],
        darker(c, 0.5),
        0.03,
      );
  },
};

export function machine(g, name, x, y, s, color, { flip = false, turn = 0 } = {}) {
  at(g, x, y, () => MACHINES[name](g, color), { scale: s, flip, turn });
}
