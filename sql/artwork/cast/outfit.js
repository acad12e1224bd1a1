// Shoulders and what covers them. Units as in face.js.
import { linear } from '../lib/canvas.js';
import { alpha, darker, lighter } from '../lib/color.js';
import { circle, line, oval, path, star } from '../lib/shapes.js';

const SHOULDERS =
  'M-.36 .8 L-.4 1.12 C-1.2 1.22 -1.75 1.5 -1.95 3.4 L1.95 3.4 C1.75 1.5 1.2 1.22 .4 1.12 L.36 .8Z';

export function outfit(g, o) {
  path(
    g,
    'M-.36 .7 L-.42 1.3 L0 1.7 L.42 1.3 L.36 .7Z',
    linear(g, 0, 0.8, 0, 1.5, [darker(o.skin, 0.28), o.skin]),
  );
  const cloth = linear(g, -1.4, 1, 1.4, 3, [lighter(o.cloth, 0.22), o.cloth, darker(o.cloth, 0.35)]);
  const collar = 'M-.42 1.02 C-1.2 1.22 -1.75 1.5 -1.95 3.4 L1.95 3.4 C1.75 1.5 1.2 1.22 .42 1.02 L0 1.75Z';
  switch (o.outfit) {
    case 'robe':
      path(g, collar, cloth);
      path(g, 'M.46 .98 L-.5 2.5 L-.74 2.4 L.22 1.3Z', o.trim);
      path(g, 'M-.46 .98 L.62 2.7 L.36 2.9 L-.66 1.2Z', lighter(o.trim, 0.25));
      line(
        g,
        [
          [-0.46, 1.06],
          [0.6, 2.7],
        ],
        darker(o.trim, 0.3),
        0.04,
      );
      break;
    case 'armor':
      path(g, SHOULDERS, cloth);
      path(g, 'M-.5 1.1 L-.2 1.5 L.2 1.5 L.5 1.1 L.42 .92 L0 1.1 L-.42 .92Z', darker(o.cloth, 0.3));
      for (const k of [-1, 1]) {
        g.save();
        g.scale(k, 1);
        path(
          g,
          'M.7 1.22 C1.2 .86 2.0 1.1 2.1 1.9 C1.7 1.75 1.1 1.8 .8 1.9Z',
          linear(g, 0.7, 1, 2, 2, [lighter(o.cloth, 0.55), o.cloth, darker(o.cloth, 0.4)]),
        );
        path(g, 'M.74 1.24 C1.2 .9 1.95 1.12 2.08 1.86', null, o.trim, 0.09);
        g.restore();
      }
      path(g, 'M-.9 1.9 L0 2.3 L.9 1.9', null, o.trim, 0.1);
      star(g, 0, 2.05, 0.2, o.trim, 4, 0.4);
      break;
    case 'hoodie':
      path(g, SHOULDERS, cloth);
      path(
        g,
        'M-.9 1.35 C-.9 .7 -.4 .95 -.36 1.1 Q0 1.7 .36 1.1 C.4 .95 .9 .7 .9 1.35 Q.4 1.95 0 1.95 Q-.4 1.95 -.9 1.35Z',
        lighter(o.cloth, 0.12),
      );
      for (const k of [-0.18, 0.18])
        line(
          g,
          [
            [k, 1.85],
            [k * 1.2, 2.5],
          ],
          o.trim,
          0.07,
        );
      break;
    case 'suit':
      path(g, SHOULDERS, cloth);
      path(g, 'M-.4 1.06 L0 1.5 L.4 1.06 L.34 2.6 L-.34 2.6Z', '#fbf6ee');
      path(g, 'M-.1 1.5 L.1 1.5 L.16 2.6 L0 2.8 L-.16 2.6Z', o.trim);
      path(
        g,
        'M-.46 1.05 L-.8 1.5 L-.62 1.66 L-.3 2.8 L-.7 2.8 L-1.1 1.3Z M.46 1.05 L.8 1.5 L.62 1.66 L.3 2.8 L.7 2.8 L1.1 1.3Z',
        darker(o.cloth, 0.25),
      );
      break;
    case 'apron':
      path(g, SHOULDERS, linear(g, 0, 1, 0, 3, ['#ffffff', '#e9eef4']));
      path(g, 'M-.62 1.2 L-.72 3.4 L.72 3.4 L.62 1.2 L.44 1.14 L.4 1.6 L-.4 1.6 L-.44 1.14Z', o.cloth);
      path(g, 'M-.42 1.0 Q0 1.5 .42 1.0 L.2 1.5 L-.2 1.5Z', o.trim);
      break;
    case 'jersey':
      path(g, SHOULDERS, cloth);
      path(g, 'M-.44 1.04 Q0 1.66 .44 1.04', null, o.trim, 0.14);
      for (const k of [-1, 1]) path(g, `M${k * 1.28} 1.26 L${k * 1.42} 3.4`, null, o.trim, 0.13);
      break;
    case 'space':
      path(g, SHOULDERS, linear(g, -1.4, 1, 1.4, 3, ['#ffffff', '#d7e0ea', '#7f8fa3']));
      oval(g, 0, 1.16, 0.86, 0.26, darker(o.cloth, 0.1));
      oval(g, 0, 1.1, 0.66, 0.16, '#2a3442');
      for (const k of [-1, 1]) circle(g, k * 0.95, 1.75, 0.16, o.trim);
      path(g, 'M-.4 2 L.4 2 L.36 2.5 L-.36 2.5Z', o.cloth);
      break;
    case 'cloak':
      path(g, SHOULDERS, cloth);
      path(
        g,
        'M-1.2 1.05 Q0 1.9 1.2 1.05 Q1.9 1.5 1.8 2.2 Q0 2.2 -1.8 2.2 Q-1.9 1.5 -1.2 1.05Z',
        darker(o.cloth, 0.15),
      );
      circle(g, 0, 1.56, 0.18, o.trim);
      circle(g, 0, 1.56, 0.09, alpha('#ffffff', 0.6));
      break;
    default:
      path(g, SHOULDERS, cloth);
      path(g, 'M-.46 1.02 Q0 1.55 .46 1.02', null, o.trim, 0.12);
  }
}
