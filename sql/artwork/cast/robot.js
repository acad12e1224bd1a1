// A small robot: a rounded box on one wheel with a screen for a face.
import { linear } from '../lib/canvas.js';
import { box, circle, oval, path } from '../lib/shapes.js';

/** mood: calm, happy, laugh, angry, surprise, sad. (x, y) is its foot, h its height. */
export function robot(g, x, y, h, mood) {
  const u = h / 2;
  circle(g, x, y - u * 0.2, u * 0.22, '#3a4256');
  path(
    g,
    `M${x - u * 0.3} ${y - u * 0.4} L${x + u * 0.3} ${y - u * 0.4} L${x + u * 0.16} ${y - u * 0.2} L${x - u * 0.16} ${y - u * 0.2}Z`,
    '#8a98ac',
  );
  box(
    g,
    x - u * 0.5,
    y - u * 1.1,
    u,
    u * 0.75,
    u * 0.2,
    linear(g, x - u / 2, 0, x + u / 2, 0, ['#ffffff', '#dbe4ee', '#9aabc0']),
  );
  circle(g, x, y - u * 0.72, u * 0.13, '#ffb02a');
  for (const k of [-1, 1])
    box(g, x + k * u * 0.62 - u * 0.09, y - u * 1.0, u * 0.18, u * 0.5, u * 0.09, '#8a98ac');
  box(
    g,
    x - u * 0.72,
    y - u * 1.98,
    u * 1.44,
    u * 0.95,
    u * 0.3,
    linear(g, 0, y - u * 2, 0, y - u, ['#ffffff', '#c4d0de']),
  );
  box(g, x - u * 0.58, y - u * 1.86, u * 1.16, u * 0.68, u * 0.2, '#16223a');
  const c = mood === 'angry' ? '#ff7a5a' : '#6af0ff';
  for (const k of [-1, 1]) {
    const ex = x + k * u * 0.26;
    if (mood === 'happy' || mood === 'laugh')
      path(
        g,
        `M${ex - u * 0.13} ${y - u * 1.5} Q${ex} ${y - u * 1.72} ${ex + u * 0.13} ${y - u * 1.5}`,
        null,
        c,
        u * 0.08,
      );
    else if (mood === 'angry')
      path(
        g,
        `M${ex - k * u * 0.14} ${y - u * 1.52} L${ex + k * u * 0.14} ${y - u * 1.68}`,
        null,
        c,
        u * 0.1,
      );
    else oval(g, ex, y - u * 1.57, u * 0.09, u * (mood === 'surprise' ? 0.18 : 0.13), c);
  }
  path(
    g,
    mood === 'sad'
      ? `M${x - u * 0.12} ${y - u * 1.3} Q${x} ${y - u * 1.4} ${x + u * 0.12} ${y - u * 1.3}`
      : `M${x - u * 0.12} ${y - u * 1.37} Q${x} ${y - u * 1.28} ${x + u * 0.12} ${y - u * 1.37}`,
    null,
    c,
    u * 0.06,
  );
}
