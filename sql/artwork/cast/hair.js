// Hair in two halves: what falls behind the head and what frames the face. Units as in face.js.
import { linear } from '../lib/canvas.js';
import { alpha, darker, lighter } from '../lib/color.js';
import { circle, limb, oval, path } from '../lib/shapes.js';

const CAP = 'C-1.26 -1.5 1.26 -1.5';
const FRINGES = {
  short: `M-1.04 .28 ${CAP} 1.04 .28 L.9 -.2 L.8 .12 Q.72 -.3 .5 -.5 L.46 -.02 Q.2 -.3 .1 -.55 L-.1 .02 Q-.3 -.25 -.32 -.52 L-.62 .06 Q-.74 -.2 -.72 -.36 L-.9 .1Z`,
  spiky: `M-1.05 .2 L-1.34 -.05 L-1.16 -.34 L-1.5 -.7 L-1.08 -.85 L-1.12 -1.35 L-.62 -1.2 L-.4 -1.66 L-.02 -1.28 L.42 -1.6 L.56 -1.18 L1.12 -1.34 L1.06 -.84 L1.46 -.66 L1.16 -.3 L1.32 -.02 L1.05 .2 L.88 -.24 L.66 .08 L.52 -.46 L.24 0 L.02 -.52 L-.3 .04 L-.42 -.44 L-.7 .1 L-.86 -.22Z`,
  swept: `M-1.05 .45 ${CAP} 1.05 .45 Q1.0 -.05 .76 -.38 Q.2 -.1 -.5 -.62 Q-.62 -.2 -.86 .1 Q-.92 .3 -1.05 .45Z`,
  part: `M-1.06 .7 ${CAP} 1.06 .7 Q1.02 .1 .84 -.2 Q.4 -.3 .04 -.86 Q-.36 -.26 -.84 -.2 Q-1.0 .1 -1.06 .7Z`,
  hime: `M-1.08 .95 ${CAP} 1.08 .95 L.84 .92 Q.9 .2 .8 -.12 L.5 -.06 L.48 -.16 L.18 -.04 L.14 -.15 L-.16 -.04 L-.2 -.15 L-.5 -.06 L-.52 -.14 L-.8 -.12 Q-.9 .2 -.84 .92Z`,
  wisp: `M-1.06 .85 ${CAP} 1.06 .85 Q1.0 .3 .82 -.02 L.7 .2 Q.66 -.2 .44 -.48 L.34 -.08 Q.16 -.3 .08 -.58 L-.16 .0 Q-.3 -.3 -.34 -.56 L-.56 -.04 Q-.7 -.2 -.7 -.34 L-.84 .0 Q-1.0 .3 -1.06 .85Z`,
  slick: `M-1.0 .0 ${CAP} 1.0 .0 Q.98 -.4 .74 -.66 Q.2 -.82 -.5 -.7 Q-.94 -.4 -1.0 .0Z`,
};
const FRINGE_OF = {
  short: 'short',
  spiky: 'spiky',
  swept: 'swept',
  bob: 'hime',
  long: 'wisp',
  straight: 'hime',
  tails: 'wisp',
  pony: 'short',
  knot: 'part',
  buns: 'hime',
  wave: 'part',
  curls: 'swept',
  bald: null,
  slick: 'slick',
  topbun: 'slick',
};

export function frontHair(g, o) {
  const d = FRINGES[FRINGE_OF[o.style]];
  if (!d) return;
  path(
    g,
    d,
    o.flat ? o.hair : linear(g, -0.6, -1.4, 0.5, 0.6, [lighter(o.hair, 0.28), o.hair, darker(o.hair, 0.28)]),
  );
  if (o.flat) return;
  g.save();
  g.clip(new Path2D(d));
  path(
    g,
    'M-1 -.62 Q0 -1.02 1 -.62 L.94 -.46 L.6 -.66 L.5 -.5 L.2 -.72 L0 -.56 L-.3 -.72 L-.5 -.5 L-.66 -.64 L-.95 -.44Z',
    alpha(lighter(o.hair, 0.6), 0.5),
  );
  g.restore();
  if (o.style === 'curls')
    for (let i = 0; i < 9; i++) {
      const a = Math.PI + (i / 8) * Math.PI;
      circle(g, Math.cos(a) * 1.02, -0.3 + Math.sin(a) * 0.95, 0.3, i % 2 ? o.hair : lighter(o.hair, 0.08));
    }
}

export function backHair(g, o) {
  const c = darker(o.hair, 0.22);
  const deep = linear(g, 0, -0.5, 0, 2.6, [c, darker(o.hair, 0.45)]);
  switch (o.style) {
    case 'long':
    case 'part':
      path(
        g,
        'M0 -1 C-1.2 -1 -1.32 -.2 -1.3 .5 C-1.28 1.4 -1.4 2.2 -1.62 2.8 L-.6 2.5 L0 2.8 L.7 2.5 L1.66 2.8 C1.4 2.2 1.28 1.4 1.3 .5 C1.32 -.2 1.2 -1 0 -1Z',
        deep,
      );
      break;
    case 'straight':
      path(g, 'M0 -1 C-1.2 -1 -1.32 -.2 -1.3 .5 L-1.36 2.8 L1.36 2.8 L1.3 .5 C1.32 -.2 1.2 -1 0 -1Z', deep);
      break;
    case 'wave':
      path(
        g,
        'M0 -1 C-1.2 -1 -1.36 -.2 -1.3 .4 C-1.3 .8 -1.75 1 -1.75 1.5 C-2 2.1 -1.5 2.3 -1.6 2.8 L1.6 2.8 C1.5 2.3 2 2.1 1.75 1.5 C1.75 1 1.3 .8 1.3 .4 C1.36 -.2 1.2 -1 0 -1Z',
        deep,
      );
      break;
    case 'bob':
      path(
        g,
        'M0 -1 C-1.2 -1 -1.4 -.2 -1.4 .4 C-1.4 .9 -1.3 1.1 -1.14 1.25 L1.14 1.25 C1.3 1.1 1.4 .9 1.4 .4 C1.4 -.2 1.2 -1 0 -1Z',
        deep,
      );
      break;
    case 'tails':
      for (const k of [-1, 1]) {
        g.save();
        g.scale(k, 1);
        path(g, 'M.9 -.75 C1.9 -.9 2.2 .3 1.7 1.9 C1.6 2.3 1.3 2.3 1.35 1.9 C1.3 .9 1.2 .4 .9 -.3Z', deep);
        circle(g, 1.04, -0.56, 0.2, o.trim);
        g.restore();
      }
      break;
    case 'pony':
      path(g, 'M.2 -1.2 C1.6 -1.7 2.3 -.2 1.7 1.6 C1.5 1.1 1.5 .3 .7 -.4Z', deep);
      circle(g, 0.62, -1.08, 0.2, o.trim);
      break;
    case 'knot':
    case 'topbun':
      if (o.style === 'knot')
        path(
          g,
          'M0 -1 C-1.2 -1 -1.32 -.2 -1.3 .5 C-1.28 1.4 -1.3 2 -1.45 2.6 L1.45 2.6 C1.3 2 1.28 1.4 1.3 .5 C1.32 -.2 1.2 -1 0 -1Z',
          deep,
        );
      oval(g, 0, -1.2, 0.38, 0.36, o.hair);
      limb(g, [-0.62, -1.16], [0.62, -1.28], 0.07, 0.07, o.trim);
      circle(g, 0.64, -1.28, 0.11, o.trim);
      break;
    case 'buns':
      for (const k of [-1, 1]) {
        circle(g, k * 0.86, -1.0, 0.44, o.hair);
        path(g, `M${k * 0.86} -.75 Q${k * 1.2} -.5 ${k * 1.1} -.1`, null, o.trim, 0.09);
      }
      break;
    case 'curls':
      for (let i = 0; i < 12; i++) {
        const a = (i / 11) * Math.PI * 1.6 + Math.PI * 0.7;
        circle(g, Math.cos(a) * 1.18, 0.1 + Math.sin(a) * 1.1, 0.36, c);
      }
      break;
    default:
  }
}
