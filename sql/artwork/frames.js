// Frames around avatars: rings with nothing inside. An avatar fills the circle of radius 100 in the middle of the 256 pixels.
import { at, linear } from './lib/canvas.js';
import { darker, lighter } from './lib/color.js';
import { circle, oval, path, petal, ring, star } from './lib/shapes.js';

const MID = 128;
const TURN = Math.PI * 2;

/** A band around the avatar, lit from above, with a thin bright edge inside. */
function band(g, [top, bottom], width = 12) {
  ring(g, MID, MID, 106, width + 3, darker(bottom, 0.25));
  ring(g, MID, MID, 106, width, linear(g, 0, 20, 0, 236, [top, bottom]));
  ring(g, MID, MID, 106 - width * 0.28, 1.6, lighter(top, 0.65));
}

/** Draws n times around the ring; each drawing points outwards, at (0, 0) on the ring. */
function around(g, n, radius, draw, from = 0, to = TURN) {
  for (let i = 0; i < n; i++) {
    const angle = from + ((to - from) * i) / (to - from < TURN ? n - 1 : n);
    at(g, MID + Math.cos(angle) * radius, MID + Math.sin(angle) * radius, (l) => draw(l, i, angle), {
      turn: angle + Math.PI / 2,
    });
  }
}

const sprout = (g, size, light, dark) => {
  path(g, `M0 ${size} Q${-size * 0.1} ${size * 0.3} 0 0`, null, dark, size * 0.16);
  for (const side of [-1, 1])
    at(g, 0, size * 0.1, (l) =>
      oval(l, side * size * 0.5, -size * 0.3, size * 0.55, size * 0.28, side < 0 ? light : dark, side * -0.5),
    );
};

const leaf = (g, s, color) => {
  path(
    g,
    `M0 ${-s} L${s * 0.25} ${-s * 0.45} L${s * 0.75} ${-s * 0.6} L${s * 0.6} ${-s * 0.1} L${s} ${s * 0.1} L${s * 0.5} ${s * 0.35}
     L${s * 0.55} ${s * 0.7} L0 ${s * 0.5} L${-s * 0.55} ${s * 0.7} L${-s * 0.5} ${s * 0.35} L${-s} ${s * 0.1} L${-s * 0.6} ${-s * 0.1}
     L${-s * 0.75} ${-s * 0.6} L${-s * 0.25} ${-s * 0.45} Z`,
    color,
    darker(color, 0.3),
    1.5,
  );
  path(g, `M0 ${s * 0.9} L0 ${-s * 0.4}`, null, lighter(color, 0.45), 2);
};

const puff = (g, x, y, s) => {
  for (const [dx, dy, r] of [
    [-0.9, 0.2, 0.5],
    [-0.3, -0.2, 0.7],
    [0.45, -0.05, 0.6],
    [1, 0.25, 0.42],
  ])
    circle(g, x + dx * s, y + dy * s, r * s + 1.5, '#7fb4e6');
  for (const [dx, dy, r] of [
    [-0.9, 0.2, 0.5],
    [-0.3, -0.2, 0.7],
    [0.45, -0.05, 0.6],
    [1, 0.25, 0.42],
  ])
    circle(g, x + dx * s, y + dy * s, r * s, '#ffffff');
};

export const frames = {
  // 初来乍到: a young vine, and a sprout on top.
  newcomer: (g) => {
    band(g, ['#a8e063', '#3fa34d'], 9);
    around(g, 18, 108, (l, i) => oval(l, 0, -3, 4.5, 9, i % 2 ? '#7ccf5b' : '#3f9d54', i % 2 ? 0.6 : -0.6));
    at(g, MID, 22, (l) => sprout(l, 20, '#b6ef7a', '#4fb35c'));
    around(
      g,
      3,
      112,
      (l) => {
        for (let p = 0; p < 5; p++) petal(l, 0, 0, 8, (p / 5) * TURN, '#ffffff');
        circle(l, 0, 0, 4, '#ffd34d');
      },
      0.5,
      2.6,
    );
  },
  // 晴空会员: gold, with a sun and clouds.
  'clear-sky': (g) => {
    around(g, 24, 118, (l, i) => path(l, i % 2 ? 'M-5 4 L0 -8 L5 4 Z' : 'M-4 4 L0 -4 L4 4 Z', '#ffd76a'));
    band(g, ['#ffe9a3', '#e7a325'], 12);
    at(g, MID, 24, (l) => {
      star(l, 0, 0, 24, '#ffb52e', 12, 0.7);
      circle(l, 0, 0, 14, '#fff0b8');
      circle(l, 0, 0, 11, '#ffcf4a');
    });
    puff(g, 44, 206, 17);
    puff(g, 212, 206, 17);
    puff(g, MID, 232, 20);
  },
  // 枫叶: autumn leaves that fell on the ring.
  maple: (g) => {
    band(g, ['#f3b25c', '#a8502a'], 9);
    const colors = ['#e2571f', '#f08a24', '#c83a2b', '#f6b73c'];
    around(
      g,
      9,
      110,
      (l, i) =>
        at(l, 0, 0, (m) => leaf(m, 15 + ((i * 5) % 7), colors[i % 4]), { turn: ((i * 0.9) % 1.4) - 0.7 }),
      2.2,
      6.1,
    );
    around(
      g,
      4,
      108,
      (l, i) => at(l, 0, 0, (m) => leaf(m, 11, colors[(i + 2) % 4]), { turn: i - 1 }),
      0.2,
      1.5,
    );
  },
  // 跨年烟花: sparks over a night ring.
  fireworks: (g) => {
    band(g, ['#5b4bd6', '#221a5e'], 12);
    const bursts = [
      [52, 48, 40, '#ff7ac6'],
      [206, 62, 36, '#ffd34d'],
      [212, 198, 28, '#6ee7ff'],
      [44, 200, 26, '#b6ff7a'],
    ];
    for (const [x, y, s, color] of bursts)
      for (let i = 0; i < 12; i++) {
        const a = (i / 12) * TURN;
        const inside = (d) => Math.hypot(x + Math.cos(a) * s * d - MID, y + Math.sin(a) * s * d - MID) < 101;
        if (inside(1)) continue;
        path(
          g,
          `M${x + Math.cos(a) * s * 0.35} ${y + Math.sin(a) * s * 0.35} L${x + Math.cos(a) * s * 0.85} ${y + Math.sin(a) * s * 0.85}`,
          null,
          color,
          3,
        );
        circle(g, x + Math.cos(a) * s, y + Math.sin(a) * s, 2.6, lighter(color, 0.5));
      }
    around(g, 20, 106, (l, i) => star(l, 0, 0, i % 3 ? 2.5 : 5, i % 3 ? '#cfc8ff' : '#ffe08a', 4, 0.35));
  },
  // 广场常客: a row of bubbles, as in a lively thread.
  regular: (g) => {
    band(g, ['#8fd3ff', '#4f7df0'], 10);
    const talk = (l, s, color) => {
      path(
        l,
        `M${-s} ${-s * 0.7} h${2 * s} v${1.2 * s} h${-1.1 * s} l${-0.45 * s} ${0.5 * s} v${-0.5 * s} h${-0.45 * s} Z`,
        color,
        darker(color, 0.3),
        2,
      );
      for (const x of [-0.5, 0, 0.5]) circle(l, x * s, -s * 0.1, s * 0.13, '#ffffff');
    };
    at(g, 50, 50, (l) => talk(l, 22, '#ff9a62'), { turn: -0.2 });
    at(g, 214, 74, (l) => talk(l, 17, '#5ec8a0'), { turn: 0.2, flip: true });
    at(g, 62, 214, (l) => talk(l, 14, '#b388ff'), { turn: 0.1 });
    around(g, 5, 108, (l) => star(l, 0, 0, 7, '#ffe08a', 5), 0.35, 1.5);
  },
};
