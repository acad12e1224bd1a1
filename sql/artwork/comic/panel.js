// One panel: the place, who is in it at which distance, what lies over it. Says where the faces are, so that words keep away from them.
import { actor, surface } from '../lib/canvas.js';
import { lighter } from '../lib/color.js';
import { oval } from '../lib/shapes.js';
import { critter } from '../cast/face.js';
import { doll, DOLL_HEIGHT, half } from '../cast/doll.js';
import { still } from '../cast/things.js';
import { BEHIND, focus, isMark, mark, OVER } from './effects.js';

const INK = '#2a1c28';
const LEGS = ['walk', 'sit', 'jump'];
const SLOTS = {
  1: [0.5],
  2: [0.27, 0.73],
  3: [0.18, 0.5, 0.82],
  4: [0.14, 0.38, 0.62, 0.86],
  5: [0.1, 0.3, 0.5, 0.7, 0.9],
};

/** Draws a panel of w × h; crowd is the part of it that words will need. Returns { g, heads }. */
export function drawPanel(book, panel, w, h, r, crowd) {
  const g = surface(w, h);
  background(g, book, panel, r);
  const heads = people(g, book, panel, r, crowd);
  for (const flag of panel.flags) OVER[flag]?.(g, r);
  return { g, heads };
}

function background(g, book, panel, r) {
  const behind = [panel.place, ...panel.flags].find((f) => BEHIND[f] && f !== 'focus');
  if (behind) return BEHIND[behind](g, r, book.color);
  const draw = book.places[panel.place];
  if (!draw) throw new Error(`${book.slug}: no place is called ${panel.place}`);
  const zoom = { mid: 1.25, over: 1.35, close: 1.9, eyes: 2.2, thing: 1.7 }[panel.shot] ?? 1;
  const l = surface(g.W, g.H);
  draw(l, r);
  const fx = r.range(0.25, 0.75);
  g.save();
  if (zoom > 1.6) g.filter = 'blur(5px)';
  g.drawImage(l.canvas, -g.W * (zoom - 1) * fx, -g.H * (zoom - 1) * 0.55, g.W * zoom, g.H * zoom);
  g.restore();
  if (zoom > 1) {
    g.fillStyle = `rgba(255,255,255,${zoom > 1.6 ? 0.3 : 0.12})`;
    if (!panel.flags.includes('dim')) g.fillRect(0, 0, g.W, g.H);
  }
  if (panel.flags.includes('focus')) focus(g, r, lighter(book.color, 0.9));
}

function people(g, book, panel, r, crowd) {
  if (panel.shot === 'thing') {
    const [name, color] = panel.actors[0].who.split('/');
    actor(
      g,
      (l) => still(l, name, g.W / 2, g.H * (0.52 + crowd * 0.4), Math.min(g.H * 0.27, g.W * 0.25), { color }),
      { outline: 3, outlineColor: '#ffffff', shadow: '#1a1024' },
    );
    return [];
  }
  const n = panel.actors.length;
  const lean = r.chance(0.5) ? 0.38 : 0.62;
  return inOrder(panel).map((a, i) => {
    const slot = n === 1 ? (panel.words.length ? lean : 0.5) : SLOTS[n][i];
    const x = g.W * (a.x ?? (book.direction === 'rtl' ? 1 - slot : slot));
    return one(g, book, panel, a, { x, n, crowd, first: i === 0 });
  });
}

/** Who speaks first stands where reading begins, if the script leaves the places open. */
function inOrder({ actors, words, shot }) {
  if (shot === 'over' || actors.some((a) => a.x !== undefined)) return actors;
  const turn = (a) => {
    const at = words.findIndex((w) => w.who === a.who);
    return at < 0 ? words.length : at;
  };
  return [...actors].sort((a, b) => turn(a) - turn(b));
}

function one(g, book, panel, a, { x, n, crowd, first }) {
  const who = book.cast[a.who];
  if (!who) throw new Error(`${book.slug}: nobody is called ${a.who}`);
  const known = a.tokens.filter((t) => !isMark(t) && t !== 'back' && !LEGS.includes(t));
  const mood = known[0] ?? 'calm';
  const back = a.tokens.includes('back') || (panel.shot === 'over' && first);
  const how = {
    pose: known[1] ?? 'stand',
    legs: a.tokens.find((t) => LEGS.includes(t)),
    hold: a.hold,
    back,
    side:
      a.side ??
      (n === 1 ? (x < g.W / 2 ? 0.4 : -0.4) : Math.max(-0.65, Math.min(0.65, (g.W / 2 - x) / (g.W * 0.28)))),
    turn: a.turn ?? 0,
  };
  const spot = spotOf(g, panel, a, who, { x, n, crowd, back: back && panel.shot === 'over' });
  const look = { ...(who.look ?? who), mood };
  const outline = Math.max(1.4, Math.min(4, spot.s * 0.045));
  if (spot.whole) oval(g, spot.x, spot.y, spot.h * 0.17, spot.h * 0.025, 'rgba(20,10,30,.28)');
  actor(g, (l) => figure(l, who, look, spot, how), { outline, outlineColor: INK });
  if (!back) mark(g, a.tokens.find(isMark), mood, spot.x, spot.face, spot.s);
  return { who: a.who, x: spot.x, y: spot.face, s: spot.s, whole: spot.whole };
}

function figure(g, who, look, spot, how) {
  if (who.draw) who.draw(g, spot.x, spot.y, spot.h, look.mood);
  else if (who.critter) critter(g, spot.x, spot.y, spot.h, { ...who.critter, mood: look.mood });
  else if (spot.whole) doll(g, spot.x, spot.y, spot.h, look, how);
  else half(g, spot.x, spot.face, spot.s, look, how);
}

/** Where a figure stands: x, y (its feet), h (its height), face (y of its face's middle), s (half the face's width). */
function spotOf(g, panel, a, who, { x, n, crowd, back }) {
  const size = (who.size ?? 1) * (a.size ?? 1);
  const whole = panel.shot === 'far' || panel.shot === 'full';
  const odd = who.critter || who.draw;
  if (whole) {
    const most = Math.min(g.H * (1 - crowd * 0.8) * 0.93, g.W / Math.max(1.1, n * 0.5));
    const h = size * (panel.shot === 'far' ? Math.min(g.H * 0.54, most) : most);
    const y = g.H * (a.y ?? (panel.shot === 'far' ? 0.93 : 0.965));
    if (odd) return animal(who, x, y, h * (who.draw ? 1 : 0.5), true);
    const s = h / DOLL_HEIGHT;
    return { x, y, h, s, face: y - s * 6, whole };
  }
  const { cap, cut } = {
    mid: { cap: [0.21, 0.14, 0.105, 0.08], cut: 2.7 },
    over: { cap: [0.2, 0.16], cut: 2.3 },
    close: { cap: [0.34, 0.22, 0.15], cut: 1.3 },
    eyes: { cap: [0.34, 0.2], cut: 0.1 },
  }[panel.shot];
  const room =
    panel.shot === 'eyes' ? 9 : (g.H * (1 - crowd * 0.88)) / (cut + (panel.shot === 'close' ? 1.25 : 1.5));
  let s =
    Math.min(g.W * (cap[n - 1] ?? 0.08), panel.shot === 'eyes' ? g.W : room) *
    (who.size && panel.shot !== 'close' ? 0.5 + who.size / 2 : 1) *
    (a.size ?? 1);
  if (back) s *= 1.35;
  const face =
    g.H * (a.y ?? 1) -
    (panel.shot === 'eyes' ? g.H * 0.5 + s * 0.2 : s * (back ? 1.2 : cut + 0.3 * (size < 1)));
  if (odd) return animal(who, x, face, s, false);
  return { x, y: face + s * 6, h: s * DOLL_HEIGHT, s, face, whole: false };
}

/** Beings that are drawn whole at every distance. face of their own: [dx, dy, s] in fractions of their height. */
function animal(who, x, y, v, whole) {
  const [dx, dy, k] = who.face ?? [0, -0.68, 0.27];
  if (whole) return { x, y, h: v, s: v * k, face: y + v * dy, whole };
  const h = v / k;
  return { x: x + dx * h, y: y - dy * h, h, s: v, face: y, whole: false };
}
