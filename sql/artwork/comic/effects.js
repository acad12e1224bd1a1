// What comics add to a picture: lines of speed and attention, tones, weather, marks of feeling, sound words.
import { linear, radial } from '../lib/canvas.js';
import { alpha, darker, lighter } from '../lib/color.js';
import { fontOf, FONTS } from '../lib/lettering.js';
import { circle, line, path, poly, star } from '../lib/shapes.js';
import * as sky from '../scene/sky.js';

/** Behind the people. */
export const BEHIND = {
  focus: (g, r, c) => focus(g, r, c),
  speed(g, r, c) {
    g.fillStyle = linear(g, 0, 0, g.W, 0, [lighter(c, 0.75), lighter(c, 0.3)]);
    g.fillRect(0, 0, g.W, g.H);
    for (let i = 0; i < 46; i++) {
      const y = r.next() * g.H;
      const x = r.range(-0.3, 0.7) * g.W;
      const w = g.W * r.range(0.2, 0.7);
      poly(
        g,
        [
          [x, y],
          [x + w, y - r.range(0.6, 3)],
          [x + w, y + r.range(0.6, 3)],
        ],
        alpha(i % 3 ? darker(c, 0.3) : '#ffffff', 0.6),
      );
    }
  },
  burst(g, r, c) {
    g.fillStyle = radial(g, g.W / 2, g.H * 0.55, g.W * 0.8, ['#ffffff', lighter(c, 0.55), c]);
    g.fillRect(0, 0, g.W, g.H);
    for (let i = 0; i < 20; i++) {
      const a = (i / 20) * 6.283 + r.range(-0.05, 0.05);
      poly(
        g,
        [
          [g.W / 2, g.H * 0.55],
          [g.W / 2 + Math.cos(a) * g.W, g.H * 0.55 + Math.sin(a) * g.W],
          [g.W / 2 + Math.cos(a + 0.14) * g.W, g.H * 0.55 + Math.sin(a + 0.14) * g.W],
        ],
        alpha(lighter(c, 0.3), 0.4),
      );
    }
  },
  gloom(g, r, c) {
    g.fillStyle = linear(g, 0, 0, 0, g.H, [darker(c, 0.65), darker(c, 0.2), lighter(c, 0.3)]);
    g.fillRect(0, 0, g.W, g.H);
    for (let x = 8; x < g.W; x += 15)
      line(
        g,
        [
          [x, 0],
          [x, g.H * r.range(0.15, 0.4)],
        ],
        alpha('#10101e', 0.45),
        3,
      );
  },
  warm(g, r, c) {
    g.fillStyle = radial(g, g.W / 2, g.H * 0.6, Math.max(g.W, g.H) * 0.8, [
      '#fffdf2',
      lighter(c, 0.75),
      lighter(c, 0.4),
    ]);
    g.fillRect(0, 0, g.W, g.H);
    for (let i = 0; i < 14; i++)
      circle(g, r.next() * g.W, r.next() * g.H, r.range(8, 34), alpha('#ffffff', r.range(0.25, 0.6)));
  },
  flowers(g, r, c) {
    BEHIND.warm(g, r, c);
    sky.air(g, r, 'petals', 22, lighter(c, 0.2), 2.4);
  },
  dots(g, r, c) {
    g.fillStyle = lighter(c, 0.72);
    g.fillRect(0, 0, g.W, g.H);
    for (let y = 0, i = 0; y < g.H + 20; y += 20, i++)
      for (let x = (i % 2) * 10; x < g.W + 20; x += 20)
        circle(g, x, y, 1 + 5.5 * (y / g.H), alpha(lighter(c, 0.25), 0.7));
  },
};

export function focus(g, r, c, strength = 0.75) {
  const [cx, cy] = [g.W / 2, g.H * 0.55];
  const far = Math.hypot(g.W, g.H);
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * 6.283 + r.range(-0.04, 0.04);
    const near = Math.min(g.W, g.H) * r.range(0.42, 0.6);
    const w = r.range(0.006, 0.026);
    poly(
      g,
      [
        [cx + Math.cos(a) * near * 1.3, cy + Math.sin(a) * near],
        [cx + Math.cos(a - w) * far, cy + Math.sin(a - w) * far],
        [cx + Math.cos(a + w) * far, cy + Math.sin(a + w) * far],
      ],
      alpha(c, strength),
    );
  }
}

/** Over the people. */
export const OVER = {
  rain: (g, r) => {
    for (let i = 0; i < 70; i++) {
      const [x, y, n] = [r.next() * g.W * 1.1, r.next() * g.H, r.range(18, 44)];
      line(
        g,
        [
          [x, y],
          [x - n * 0.22, y + n],
        ],
        'rgba(225,240,255,.6)',
        r.range(1, 2.4),
      );
    }
  },
  snow: (g, r) => {
    for (let i = 0; i < 60; i++)
      circle(g, r.next() * g.W, r.next() * g.H, r.range(1.5, 6), alpha('#ffffff', r.range(0.6, 0.95)));
  },
  petals: (g, r) => sky.air(g, r, 'petals', 20, '#ffb3cb', 1.7),
  leaves: (g, r) => sky.air(g, r, 'leaves', 18, '#e8963a', 1.7),
  sparks: (g, r) => {
    for (let i = 0; i < 16; i++)
      star(g, r.next() * g.W, r.next() * g.H, r.range(5, 15), 'rgba(255,250,214,.95)', 4, 0.22);
  },
  steam: (g, r) => {
    for (let i = 0; i < 9; i++)
      circle(g, r.next() * g.W, g.H * r.range(0.35, 1), g.H * r.range(0.05, 0.13), 'rgba(255,255,255,.22)');
  },
  dim: (g) => {
    g.fillStyle = 'rgba(16,18,52,.42)';
    g.fillRect(0, 0, g.W, g.H);
  },
  memory: (g) => {
    g.fillStyle = radial(g, g.W / 2, g.H / 2, Math.max(g.W, g.H) * 0.62, [
      'rgba(255,240,205,.12)',
      'rgba(255,240,205,.3)',
      'rgba(255,248,228,.96)',
    ]);
    g.fillRect(0, 0, g.W, g.H);
  },
  lines: (g, r) => focus(g, r, '#ffffff', 0.9),
};

/** A small mark beside a head: (x, y) is the head's middle, s half its width. */
const MARKS = {
  surprise: (g, x, y, s) => {
    for (const [a, n] of [
      [-0.5, 0.5],
      [-0.1, 0.62],
      [0.3, 0.5],
    ]) {
      const [dx, dy] = [Math.sin(a + 0.7), -Math.cos(a + 0.7)];
      line(
        g,
        [
          [x + dx * s * 1.6, y + dy * s * 1.6],
          [x + dx * s * (1.6 + n), y + dy * s * (1.6 + n)],
        ],
        '#2a1c28',
        s * 0.1,
      );
    }
  },
  shock: (g, x, y, s) => {
    g.fillStyle = linear(g, 0, y - s, 0, y + s * 0.2, ['rgba(70,90,190,.5)', 'rgba(70,90,190,0)']);
    g.beginPath();
    g.ellipse(x, y - s * 0.25, s * 0.9, s * 0.75, 0, 0, 7);
    g.fill();
    MARKS.surprise(g, x, y, s);
  },
  angry: (g, x, y, s) => {
    const [cx, cy, k] = [x + s * 0.72, y - s * 0.86, s * 0.32];
    for (let i = 0; i < 4; i++) {
      g.save();
      g.translate(cx, cy);
      g.rotate((i * Math.PI) / 2);
      path(g, `M${k * 0.25} ${-k} Q${k * 0.25} ${-k * 0.25} ${k} ${-k * 0.25}`, null, '#e0312a', s * 0.11);
      g.restore();
    }
  },
  love: (g, x, y, s) => {
    for (const [dx, dy, k] of [
      [1.2, -1.1, 0.3],
      [1.55, -0.6, 0.2],
    ])
      heart(g, x + dx * s, y + dy * s, s * k);
  },
  ask: (g, x, y, s) => word(g, '？', x + s * 1.35, y - s * 0.95, s * 0.95),
  sleep: (g, x, y, s) => {
    word(g, 'Z', x + s * 1.15, y - s * 0.8, s * 0.55);
    word(g, 'z', x + s * 1.55, y - s * 1.25, s * 0.4);
  },
  idea: (g, x, y, s) => {
    star(g, x + s * 1.3, y - s * 1.15, s * 0.42, '#ffd23a', 4, 0.25);
    star(g, x + s * 1.7, y - s * 0.75, s * 0.2, '#ffd23a', 4, 0.25);
  },
  note: (g, x, y, s) => word(g, '♪', x + s * 1.4, y - s * 0.9, s * 0.9, '#ff6a9a'),
  dots: (g, x, y, s) => {
    for (let i = 0; i < 3; i++) circle(g, x + s * (1.05 + i * 0.32), y - s * 0.95, s * 0.1, '#2a1c28');
  },
};
const BY_MOOD = { surprise: 'surprise', shock: 'shock', angry: 'angry', sleep: 'sleep' };

export function mark(g, name, mood, x, y, s) {
  const m = name ?? BY_MOOD[mood];
  if (m) MARKS[m]?.(g, x, y, s);
}
/** Marks that a script asks for by name; the others come with a mood. */
export const isMark = (name) => name in MARKS && !(name in BY_MOOD);

function heart(g, x, y, s) {
  path(
    g,
    `M${x} ${y + s} C${x - s * 1.7} ${y - s * 0.2} ${x - s * 0.8} ${y - s * 1.3} ${x} ${y - s * 0.4} C${x + s * 0.8} ${y - s * 1.3} ${x + s * 1.7} ${y - s * 0.2} ${x} ${y + s}Z`,
    '#ff5a7a',
    '#ffffff',
    s * 0.14,
  );
}

function word(g, text, x, y, size, color = '#2a1c28') {
  g.font = `900 ${size}px "Noto Sans CJK SC"`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.strokeStyle = '#ffffff';
  g.lineWidth = size * 0.2;
  g.strokeText(text, x, y);
  g.fillStyle = color;
  g.fillText(text, x, y);
}

/** A sound word: its letters dance along a rising line. Returns nothing; (x, y) is its middle. */
export function soundWord(g, r, text, x, y, size, color) {
  const chars = [...text];
  g.save();
  g.translate(x, y);
  g.rotate(r.range(-0.2, -0.06));
  chars.forEach((ch, i) => {
    g.save();
    g.translate((i - (chars.length - 1) / 2) * size * 0.9, (i % 2 ? -1 : 1) * size * 0.07);
    g.rotate(r.range(-0.14, 0.14));
    g.font = fontOf(FONTS.smiley, size * (1 + (i / chars.length) * 0.2));
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.strokeStyle = '#ffffff';
    g.lineWidth = size * 0.3;
    g.strokeText(ch, 0, 0);
    g.strokeStyle = darker(color, 0.62);
    g.lineWidth = size * 0.15;
    g.strokeText(ch, 0, 0);
    g.fillStyle = linear(g, 0, -size * 0.5, 0, size * 0.5, [lighter(color, 0.5), color]);
    g.fillText(ch, 0, 0);
    g.restore();
  });
  g.restore();
}
