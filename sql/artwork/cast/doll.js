// Whole people with faces, three heads tall, for comics and films; and the arms that half figures get too. Units as in face.js; feet at y = 6.
import { at, linear } from '../lib/canvas.js';
import { alpha, darker, lighter } from '../lib/color.js';
import { circle, limb, oval, path } from '../lib/shapes.js';
import { beast, bust, head, person } from './face.js';
import { backHair } from './hair.js';
import { outfit } from './outfit.js';
import { thing } from './things.js';
import { wear } from './wear.js';

export const DOLL_HEIGHT = 7.5;

// Elbow and hand of the left and the right arm as seen from its shoulder, outwards positive; one entry serves both.
const down = [0.2, 0.85, 0.14, 1.7];
const ARMS = {
  stand: [down],
  wave: [down, [0.6, 0.3, 0.72, -0.75]],
  point: [down, [0.75, 0.3, 1.6, 0.0]],
  cheer: [[0.6, -0.3, 0.7, -1.35]],
  think: [
    [0.3, 0.85, -0.5, 0.9],
    [0.5, 0.7, -0.35, -0.25],
  ],
  akimbo: [[0.75, 0.7, 0.02, 1.4]],
  cross: [[0.35, 0.8, -0.95, 0.75]],
  hold: [[0.4, 0.8, -0.45, 0.75]],
  reach: [down, [0.8, 0.2, 1.55, -0.35]],
  run: [
    [0.4, 0.7, -0.3, 1.0],
    [0.6, 0.6, 1.0, 0.05],
  ],
  shy: [[0.3, 0.85, -0.65, 1.05]],
  fist: [down, [0.7, 0.35, 0.35, -0.5]],
  shrug: [[0.5, 0.75, 1.15, 0.3]],
  up: [down, [0.35, -0.4, 0.35, -1.5]],
  scratch: [down, [0.95, -0.1, 0.15, -1.35]],
  phone: [[0.45, 0.75, -0.55, 0.3]],
  carry: [[0.55, 0.55, 0.15, 0.0]],
  bow: [[0.15, 0.85, -0.5, 1.3]],
  salute: [down, [0.75, -0.1, 0.0, -0.95]],
  back: [[0.3, 0.8, -0.1, 1.35]],
};
const LEGS = {
  stand: [
    [-0.4, 4.7, -0.42, 5.9],
    [0.4, 4.7, 0.42, 5.9],
  ],
  walk: [
    [-0.3, 4.7, -0.85, 5.8],
    [0.5, 4.6, 0.7, 5.9],
  ],
  run: [
    [-0.5, 4.6, -1.45, 4.9],
    [0.85, 4.3, 0.8, 5.5],
  ],
  sit: [
    [-0.85, 3.9, -0.75, 5.0],
    [0.85, 3.9, 0.75, 5.0],
  ],
  jump: [
    [-0.7, 4.4, -0.9, 5.2],
    [0.75, 4.2, 0.45, 5.1],
  ],
};
/** Things that are held beside the body, not before it. */
const LONG = ['broom', 'umbrella', 'flag', 'staff', 'sword'];
const LEGS_OF = { run: 'run', cheer: 'jump' };

const mirrored = (arms) => (arms.length === 1 ? [arms[0], arms[0]] : arms);

/** A person (or a dressed animal, when the look has a kind) whose feet are at (x, y). */
export function doll(
  g,
  x,
  y,
  h,
  look,
  { pose = 'stand', legs, hold, side = 0, flip, back, turn = 0, phase } = {},
) {
  const o = look.kind ? { ...person({}), skin: look.fur, outfit: 'plain', ...look } : person(look);
  const arms = mirrored(ARMS[pose] ?? ARMS.stand);
  const stance = legs ?? LEGS_OF[pose] ?? 'stand';
  at(
    g,
    x,
    y,
    () => {
      g.translate(0, stance === 'sit' ? -5.2 : -6);
      if (o.kind && o.tail !== false) path(g, 'M.5 3.4 Q1.9 3.6 1.7 1.9', null, darker(o.fur, 0.12), 0.42);
      if (!back && !o.kind) backHair(g, o);
      legPair(g, o, phase === undefined ? LEGS[stance] : stride(phase));
      if (!back) wear(g, o, 'back');
      torso(g, o, stance, back);
      for (const i of [0, 1]) arm(g, o, i ? 1 : -1, arms[i], 1);
      if (hold) held(g, hold, pose, arms, 1);
      g.rotate(turn);
      if (back) nape(g, o);
      else if (o.kind) beast(g, side * 0.08, 0.05, 1.12, o);
      else head(g, o, side);
    },
    { scale: h / DOLL_HEIGHT, flip },
  );
}

/** Head and shoulders with arms that do something; (x, y) is the middle of the face. */
export function half(g, x, y, s, look, { pose = 'stand', hold, side = 0, flip, back, turn = 0 } = {}) {
  const arms = mirrored(ARMS[pose] ?? ARMS.stand);
  at(
    g,
    x,
    y,
    () => {
      if (look.kind) {
        const o = { ...person({}), skin: look.fur, outfit: 'plain', ...look };
        outfit(g, o);
        if (!back) armsOf(g, o, pose, arms, hold);
        beast(g, side * 0.1, 0, 1.18, o);
      } else if (back) {
        const o = person(look);
        outfit(g, o);
        nape(g, o);
      } else {
        bust(g, 0, 0, 1, look, { side, turn });
        armsOf(g, person(look), pose, arms, hold);
      }
    },
    { scale: s, flip },
  );
}

function armsOf(g, o, pose, arms, hold) {
  if (pose !== 'stand') for (const i of [0, 1]) arm(g, o, i ? 1 : -1, arms[i], 1.35);
  if (hold) held(g, hold, pose, arms, 1.35);
}

const shoulder = (k, size) => [k * 0.8 * (size > 1 ? 1.5 : 1), size > 1 ? 1.9 : 1.62];
/** Half figures hold their hands higher, where a picture still shows them. */
const lift = (size) => (size > 1 ? 0.4 : 0);

function arm(g, o, k, [ex, ey, hx, hy], size) {
  const [sx, sy] = shoulder(k, size);
  const up = hy > 0 ? lift(size) : 0;
  const e = [sx + k * ex * size, sy + (ey - up * 0.4) * size];
  const h = [sx + k * hx * size, sy + (hy - up) * size];
  const w = (o.outfit === 'robe' ? 0.62 : 0.5) * size;
  const cloth = o.sleeve ?? (o.outfit === 'apron' ? '#eef2f6' : o.outfit === 'space' ? '#dfe7ef' : o.cloth);
  const edge = alpha(darker(cloth, 0.6), 0.75);
  const bare = [h[0] + (h[0] - e[0]) * 0.12, h[1] + (h[1] - e[1]) * 0.12];
  for (const [c, more] of [
    [edge, 0.07],
    [null, 0],
  ]) {
    circle(g, bare[0], bare[1], 0.23 * size + more, c ?? o.skin);
    limb(g, [sx, sy], e, w + more * 2, w * 0.9 + more * 2, c ?? cloth);
    limb(
      g,
      e,
      h,
      w * 0.9 + more * 2,
      (o.outfit === 'robe' ? w * 1.1 : w * 0.72) + more * 2,
      c ?? lighter(cloth, 0.06),
    );
  }
  if (hy < 0) circle(g, bare[0], bare[1], 0.23 * size, o.skin);
  else if (o.outfit === 'robe')
    limb(g, [h[0], h[1] - w * 0.1], [h[0], h[1] + w * 0.7], w * 0.9, w * 0.5, lighter(cloth, 0.04));
}

function held(g, hold, pose, arms, size) {
  const [name, color] = hold.split('/');
  const both = ['hold', 'phone', 'shy', 'carry'].includes(pose);
  const [sx, sy] = shoulder(1, size);
  const [, , hx, hy] = arms[1];
  const long = LONG.includes(name);
  const x = both && !long ? 0 : long && both ? sx + 0.35 * size : sx + hx * size * 1.08;
  const y = sy + (hy - (hy > 0 ? lift(size) : 0)) * size - (both ? 0.1 : 0.25) * size;
  thing(g, name, x, y, (long ? 1 : both ? 0.75 : 0.62) * size, { color });
}

function torso(g, o, stance, back) {
  const robe = o.outfit === 'robe' || o.outfit === 'cloak' || o.skirt;
  const body =
    'M-.34 1.0 L-.9 1.35 Q-1.02 2.2 -.74 2.9 L-.78 3.75 Q0 3.95 .78 3.75 L.74 2.9 Q1.02 2.2 .9 1.35 L.34 1.0Z';
  if (robe) {
    const foot = stance === 'sit' ? 4.9 : o.skirt ? 4.6 : 5.6;
    const c = o.skirt === true ? o.cloth : (o.skirt ?? o.cloth);
    path(
      g,
      `M-.7 2.9 Q-1.0 ${foot - 0.8} -1.2 ${foot} Q0 ${foot + 0.28} 1.2 ${foot} Q1.0 ${foot - 0.8} .7 2.9Z`,
      linear(g, -1.1, 0, 1.1, 0, [lighter(c, 0.12), c, darker(c, 0.25)]),
      alpha(darker(c, 0.6), 0.5),
      0.06,
    );
    for (const k of [-0.35, 0.3])
      path(g, `M${k * 0.8} 3.4 L${k * 1.5} ${foot}`, null, alpha(darker(c, 0.6), 0.35), 0.05);
  }
  g.save();
  g.clip(new Path2D(body));
  g.translate(0, 0.18);
  g.scale(0.6, 0.86);
  outfit(g, o);
  g.fillStyle = back ? o.cloth : alpha('#000000', 0);
  g.fillRect(-3, 0, 6, 5);
  g.restore();
  path(g, body, null, alpha(darker(o.cloth, 0.65), 0.55), 0.06);
  if (robe && !o.skirt) path(g, 'M-.77 2.75 Q0 2.95 .77 2.75 L.78 3.1 Q0 3.3 -.78 3.1Z', o.trim);
}

function legPair(g, o, legs) {
  const c = o.legs ?? darker(o.outfit === 'space' ? '#c8d2de' : o.cloth, 0.42);
  legs.forEach(([kx, ky, fx, fy], i) => {
    const hip = [i ? 0.36 : -0.36, 3.6];
    const shade = i ? c : darker(c, 0.15);
    limb(g, hip, [kx, ky], 0.72, 0.6, shade);
    limb(g, [kx, ky], [fx, fy - 0.15], 0.6, 0.5, o.bare ? o.skin : shade);
    oval(g, fx + (i ? 0.1 : -0.1), fy, 0.38, 0.2, o.shoes ?? darker(c, 0.5));
  });
}

/** Legs of a walk: phase counts steps. */
function stride(phase) {
  const a = Math.sin(phase * Math.PI * 2);
  const lift = (v) => Math.max(0, v) * 0.35;
  const one = (v, up) => [v * 0.45, 4.7, v * 0.85, 5.9 - lift(up)];
  const b = Math.cos(phase * Math.PI * 2);
  return [one(-a, -b), one(a, b)];
}

/** A head from behind. */
function nape(g, o) {
  if (o.kind) {
    beast(g, 0, 0.05, 1.12, { ...o, mood: 'sleep', light: o.fur });
    circle(g, 0, 0.1, 0.98, o.fur);
    return;
  }
  for (const k of [-1, 1]) oval(g, k * 0.95, 0.15, 0.15, 0.22, darker(o.skin, 0.06));
  path(
    g,
    'M-1.08 .1 C-1.2 -1.55 1.2 -1.55 1.08 .1 Q1.05 .8 .55 1.1 Q0 1.25 -.55 1.1 Q-1.05 .8 -1.08 .1Z',
    linear(g, -0.6, -1.3, 0.6, 1, [lighter(o.hair, 0.22), o.hair, darker(o.hair, 0.3)]),
  );
  g.save();
  g.translate(0, -0.05);
  backHair(g, o);
  g.restore();
  for (const k of [-0.5, 0, 0.5])
    path(g, `M${k * 0.6} -1 Q${k * 1.6} 0 ${k * 1.3} .95`, null, alpha(darker(o.hair, 0.6), 0.4), 0.05);
}
