// A person's head and shoulders. Everything is measured in half head widths: the face spans -1…1.
import { linear, radial } from '../lib/canvas.js';
import { alpha, darker, lighter, mix } from '../lib/color.js';
import { circle, line, oval, path } from '../lib/shapes.js';
import { eyes, mouth, tears } from './expression.js';
import { backHair, frontHair } from './hair.js';
import { outfit } from './outfit.js';
import { wear } from './wear.js';

const FACE = 'M-.9 -.3 C-.97 .3 -.62 .82 0 1.02 C.62 .82 .97 .3 .9 -.3 C.9 -1.05 -.9 -1.05 -.9 -.3Z';

/**
 * look: { skin, hair, style, eye, mood (one of expression.js), outfit, cloth, trim, wear: [...], blush, beard }.
 * s is half the width of the face; (x, y) its middle; side turns the face to the left (-1) or the right (1).
 */
export function bust(g, x, y, s, look, { turn = 0, flip = false, side = 0 } = {}) {
  const o = person(look);
  g.save();
  g.translate(x, y);
  g.scale(flip ? -s : s, s);
  wear(g, o, 'back');
  backHair(g, o);
  outfit(g, o);
  g.rotate(turn);
  head(g, o, side);
  g.restore();
}

export const person = (look) => ({
  skin: '#ffe0c8',
  hair: '#3a2a3c',
  style: 'short',
  eye: '#4a7bd0',
  mood: 'calm',
  outfit: 'plain',
  cloth: '#4a5a8a',
  trim: '#f0d9a0',
  wear: [],
  blush: true,
  ...look,
});

export function head(g, o, side = 0) {
  for (const k of [-1, 1])
    oval(g, k * 0.92 - side * 0.1, 0.1, 0.15 * (1 - side * k * 0.6), 0.22, darker(o.skin, 0.06));
  path(g, FACE, radial(g, -0.25, -0.1, 1.5, [lighter(o.skin, 0.25), o.skin, mix(o.skin, '#c46a5a', 0.38)]));
  g.save();
  g.clip(new Path2D(FACE));
  g.save();
  g.translate(0.02, 0.1);
  g.globalAlpha = 0.28;
  frontHair(g, { ...o, hair: '#8a3a4a', flat: true });
  g.restore();
  turned(g, side, () => {
    if (o.blush)
      for (const k of [-1, 1])
        oval(g, k * 0.56, 0.5, 0.19, 0.11, alpha('#ff6f6f', o.mood === 'shy' ? 0.7 : 0.36));
  });
  g.restore();
  turned(g, side, () => {
    eyes(g, o);
    mouth(g, o);
    if (o.beard)
      path(
        g,
        'M-.62 .5 Q-.5 .78 0 .7 Q.5 .78 .62 .5 Q.6 1.15 0 1.5 Q-.6 1.15 -.62 .5Z',
        linear(g, 0, 0.5, 0, 1.5, [o.beard, darker(o.beard, 0.2)]),
      );
  });
  frontHair(g, o);
  turned(g, side * 0.6, () => {
    wear(g, o, 'front');
    tears(g, o);
  });
}

/** Features slide over the round of the head when it turns. */
function turned(g, side, draw) {
  g.save();
  g.translate(side * 0.17, 0);
  g.scale(1 - Math.abs(side) * 0.08, 1);
  draw();
  g.restore();
}

/** An animal's head, front view. look: { kind, fur, light, inner, eye, mood, mark, wear }. Half width of the head is s. */
export function beast(g, x, y, s, look, { turn = 0 } = {}) {
  const o = {
    kind: 'cat',
    fur: '#f0a04a',
    light: '#fff4e2',
    inner: '#ffb0a8',
    eye: '#3a2a1c',
    mood: 'smile',
    wear: [],
    ...look,
  };
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  g.scale(s, s);
  wear(g, o, 'back');
  ears(g, o);
  const round = { fox: 1.02, bear: 0.98, panda: 0.98, rabbit: 0.9, owl: 1 }[o.kind] ?? 0.94;
  const shape =
    o.kind === 'fox'
      ? 'M-.75 -.62 Q0 -.95 .75 -.62 Q1.2 .1 1.12 .42 Q.5 .7 0 .98 Q-.5 .7 -1.12 .42 Q-1.2 .1 -.75 -.62Z'
      : `M0 ${-0.86 * round} C.75 ${-0.86 * round} 1.08 -.3 1.06 .16 C1.04 .7 .6 .88 0 .88 C-.6 .88 -1.04 .7 -1.06 .16 C-1.08 -.3 -.75 ${-0.86 * round} 0 ${-0.86 * round}Z`;
  path(g, shape, radial(g, -0.3, -0.4, 1.9, [lighter(o.fur, 0.3), o.fur, darker(o.fur, 0.35)]));
  g.save();
  g.clip(new Path2D(shape));
  markings(g, o);
  g.restore();
  features(g, o);
  wear(g, o, 'front');
  g.restore();
}

function ears(g, o) {
  for (const k of [-1, 1]) {
    g.save();
    g.scale(k, 1);
    if (o.kind === 'cat' || o.kind === 'fox' || o.kind === 'tiger') {
      const tall = o.kind === 'fox' ? 1.55 : 1.2;
      path(
        g,
        `M.28 -.72 Q.62 ${-tall * 1.05} .82 ${-tall} Q1.06 -.8 1.0 -.2Z`,
        o.kind === 'fox' ? linear(g, 0, -tall, 0, -0.6, [darker(o.fur, 0.6), o.fur]) : darker(o.fur, 0.06),
      );
      path(g, `M.48 -.74 Q.68 ${-tall * 0.9} .79 ${-tall * 0.84} Q.92 -.74 .88 -.42Z`, o.inner);
    } else if (o.kind === 'rabbit') {
      oval(g, 0.42, -1.25, 0.25, 0.74, darker(o.fur, 0.05), 0.16);
      oval(g, 0.42, -1.22, 0.13, 0.56, o.inner, 0.16);
    } else if (o.kind === 'dog')
      path(g, 'M.55 -.75 Q1.2 -.85 1.25 .1 Q1.2 .5 .95 .3 Q.8 -.2 .55 -.75Z', o.mark ?? darker(o.fur, 0.35));
    else if (o.kind === 'owl') path(g, 'M.3 -.7 Q.75 -.85 .95 -1.2 Q1.08 -.7 .9 -.3Z', darker(o.fur, 0.25));
    else if (o.kind === 'dragon') {
      path(
        g,
        'M.35 -.75 Q.6 -1.3 1.1 -1.5 Q.95 -1.1 .8 -.55Z',
        linear(g, 0, -1.5, 0, -0.6, ['#fff3c0', '#d99a3a']),
      );
      path(g, 'M.9 -.3 Q1.4 -.5 1.55 -.2 Q1.35 0 1.0 .2Z', darker(o.fur, 0.15));
    } else if (o.kind !== 'penguin' && o.kind !== 'frog') {
      circle(g, 0.72, -0.72, 0.34, o.kind === 'panda' ? '#2a2630' : darker(o.fur, 0.08));
      circle(g, 0.72, -0.7, 0.18, o.kind === 'panda' ? '#4a4450' : o.inner);
    } else if (o.kind === 'frog') circle(g, 0.5, -0.75, 0.38, o.fur);
    g.restore();
  }
}

function markings(g, o) {
  if (o.kind === 'fox')
    for (const k of [-1, 1])
      path(g, `M0 .98 Q${k * 0.1} .3 ${k * 0.42} .05 Q${k * 1.0} .1 ${k * 1.2} .5Z`, o.light);
  else if (o.kind === 'panda')
    for (const k of [-1, 1]) oval(g, k * 0.45, 0.1, 0.28, 0.34, '#2a2630', k * 0.5);
  else if (o.kind === 'penguin' || o.kind === 'owl')
    for (const k of [-1, 1]) oval(g, k * 0.38, 0.2, 0.52, 0.62, o.light);
  else {
    oval(g, 0, 0.5, 0.46, 0.36, o.light);
    if (o.mark && o.kind !== 'dog')
      for (const k of [-0.26, 0, 0.26])
        path(g, `M${k - 0.07} -.95 L${k + 0.07} -.95 L${k * 0.8} -.5Z`, o.mark);
    if (o.kind === 'tiger')
      for (const k of [-1, 1])
        for (const dy of [0, 0.28])
          path(g, `M${k * 1.1} ${dy} L${k * 1.1} ${dy + 0.14} L${k * 0.72} ${dy + 0.1}Z`, o.mark);
    if (o.kind === 'dog' && o.mark) oval(g, 0.5, 0, 0.4, 0.5, o.mark, 0.4);
  }
}

function features(g, o) {
  const ey = o.kind === 'frog' ? -0.72 : 0.12;
  for (const k of [-1, 1]) {
    const ex = k * (o.kind === 'frog' ? 0.5 : 0.44);
    const shut = { happy: 1, laugh: 1, sleep: -1, cry: -1 }[o.mood] ?? (o.mood === 'wink' && k > 0 ? 1 : 0);
    if (shut) {
      g.beginPath();
      if (shut > 0) g.arc(ex, ey + 0.06, 0.16, Math.PI * 1.1, Math.PI * 1.9);
      else g.arc(ex, ey - 0.06, 0.16, Math.PI * 0.1, Math.PI * 0.9);
      g.strokeStyle = o.kind === 'panda' ? '#fff' : '#2a1a1c';
      g.lineWidth = 0.08;
      g.stroke();
    } else {
      if (o.mood === 'surprise' || o.mood === 'shock') oval(g, ex, ey, 0.26, 0.29, '#ffffff');
      oval(g, ex, ey, 0.175, 0.21, o.kind === 'panda' ? '#ffffff' : '#1e1418');
      if (o.eye !== '#3a2a1c' && o.kind !== 'panda')
        oval(g, ex, ey + 0.01, 0.15, 0.185, radial(g, ex, ey + 0.1, 0.2, [lighter(o.eye, 0.4), o.eye]));
      oval(g, ex, ey, o.eye !== '#3a2a1c' && o.mood === 'fierce' ? 0.04 : 0.09, 0.14, '#140c10');
      circle(g, ex - 0.055, ey - 0.075, 0.062, '#fff');
      circle(g, ex + 0.05, ey + 0.08, 0.03, '#fff');
      if (o.mood === 'sad' || o.mood === 'worry')
        path(
          g,
          `M${ex - k * 0.2} ${ey - 0.42} L${ex + k * 0.16} ${ey - 0.3}`,
          null,
          darker(o.fur, 0.7),
          0.07,
        );
      if (o.mood === 'fierce' || o.mood === 'angry')
        path(
          g,
          `M${ex - k * 0.26} ${ey - 0.1} Q${ex} ${ey - 0.22} ${ex + k * 0.24} ${ey - 0.3}`,
          null,
          darker(o.fur, 0.7),
          0.1,
        );
    }
    if (o.kind !== 'panda') oval(g, k * 0.68, 0.44, 0.16, 0.1, alpha('#ff7a7a', 0.4));
  }
  if (o.mood === 'cry')
    for (const k of [-1, 1]) path(g, `M${k * 0.44} .2 L${k * 0.56} .8`, null, '#8ad4ff', 0.14);
  if (OPEN.includes(o.mood) && o.kind !== 'penguin' && o.kind !== 'owl')
    oval(g, 0, 0.66, 0.15, o.mood === 'shock' ? 0.2 : 0.14, '#8a2f35');
  if (o.kind === 'penguin' || o.kind === 'owl')
    path(g, 'M-.2 .34 Q0 .2 .2 .34 Q.1 .62 0 .66 Q-.1 .62 -.2 .34Z', '#ffae3a');
  else if (o.kind === 'frog') path(g, 'M-.5 .2 Q0 .6 .5 .2', null, '#1e4020', 0.07);
  else if (o.kind === 'dragon') {
    for (const k of [-1, 1]) oval(g, k * 0.14, 0.42, 0.06, 0.045, darker(o.fur, 0.6));
    path(g, 'M-.34 .6 Q0 .8 .34 .6', null, darker(o.fur, 0.7), 0.06);
  } else {
    oval(g, 0, o.kind === 'fox' ? 0.72 : 0.38, 0.13, 0.09, '#2a1a1e');
    if (o.kind !== 'fox') path(g, 'M-.2 .56 Q-.1 .66 0 .54 Q.1 .66 .2 .56', null, '#4a2a2c', 0.05);
    if (o.kind === 'cat' || o.kind === 'tiger')
      for (const k of [-1, 1])
        for (const d of [-0.06, 0.08])
          line(
            g,
            [
              [k * 0.72, 0.5 + d],
              [k * 1.18, 0.44 + d * 2.4],
            ],
            alpha('#ffffff', 0.75),
            0.022,
          );
  }
}

const OPEN = ['talk', 'laugh', 'surprise', 'shock', 'cry', 'angry'];

/** A sitting animal, seen from the front: head and a simple body. (x, y) is between its feet. */
export function critter(g, x, y, h, look) {
  const s = h * 0.27;
  const fur = look.fur ?? '#f0a04a';
  oval(g, x, y, s * 1.1, s * 0.2, 'rgba(20,10,30,.28)');
  if (look.tail !== false)
    path(
      g,
      `M${x + s * 0.6} ${y - s * 0.2} Q${x + s * 2} ${y - s * 0.1} ${x + s * 1.5} ${y - s * 1.5}`,
      null,
      darker(fur, 0.12),
      s * 0.36,
    );
  path(
    g,
    `M${x - s * 0.55} ${y - s * 1.9} Q${x - s * 1.15} ${y - s * 0.4} ${x - s * 0.8} ${y} L${x + s * 0.8} ${y} Q${x + s * 1.15} ${y - s * 0.4} ${x + s * 0.55} ${y - s * 1.9}Z`,
    linear(g, 0, y - s * 2, 0, y, [look.coat ?? fur, darker(look.coat ?? fur, 0.2)]),
  );
  oval(g, x, y - s * 0.7, s * 0.5, s * 0.62, look.coat ? alpha('#ffffff', 0.14) : (look.light ?? '#fff4e2'));
  for (const k of [-1, 1]) oval(g, x + k * s * 0.5, y - s * 0.06, s * 0.36, s * 0.2, lighter(fur, 0.2));
  beast(g, x, y - h * 0.68, s, look);
}
