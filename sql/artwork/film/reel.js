// Films: shots one after another, each a painted ground with a camera, who moves in it, weather, and words below.
// All of it is a function of the time, so that a film is the same whenever it is drawn.
import { actor, at, surface } from '../lib/canvas.js';
import { alpha } from '../lib/color.js';
import { label, title } from '../lib/lettering.js';
import { random } from '../lib/random.js';
import { circle, line, oval, petal } from '../lib/shapes.js';
import { doll } from '../cast/doll.js';

export const [WIDTH, HEIGHT, FPS] = [640, 360, 15];
const ROOM = 1.3;
const FADE = 0.35;
const INK = '#2a1c28';
const grounds = new Map();
const cards = new Map();

export const lengthOf = (episode) => episode.shots.reduce((sum, shot) => sum + shot.seconds, 0);

/** Draws the picture of a second of an episode. */
export function drawMoment(g, film, episode, time) {
  let t = time;
  let index = 0;
  while (index < episode.shots.length - 1 && t >= episode.shots[index].seconds)
    t -= episode.shots[index++].seconds;
  const shot = episode.shots[index];
  const u = Math.min(1, t / shot.seconds);
  g.save();
  camera(g, shot, u);
  g.drawImage(groundOf(film, episode, index).canvas, 0, 0);
  g.restore();
  at(g, 0, 0, () => shot.play?.(g, t, u));
  WEATHER[shot.weather]?.(g, t);
  if (shot.card) card(g, film, episode, t);
  words(g, shot, t);
  const dark = Math.max(0, 1 - t / FADE, 1 - (shot.seconds - t) / FADE);
  g.fillStyle = alpha(film.fade ?? '#0a0a14', Math.min(1, dark * 0.95));
  if (dark > 0) g.fillRect(0, 0, WIDTH, HEIGHT);
}

/** A shot's ground is painted once, larger than the picture, so that the camera can move over it. */
function groundOf(film, episode, index) {
  const key = `${film.slug} ${episode.title} ${index}`;
  if (!grounds.has(key)) {
    const l = surface(WIDTH * ROOM, HEIGHT * ROOM);
    episode.shots[index].scene(l, random(`${film.slug} ${episode.shots[index].seed ?? index}`));
    grounds.set(key, l);
  }
  return grounds.get(key);
}

/** move: [x, y, zoom] at the beginning and at the end; x and y from 0 (left, top) to 1. */
function camera(g, shot, u) {
  const [from, to] = shot.move ?? [
    [0.5, 0.5, 1],
    [0.5, 0.5, 1],
  ];
  const e = ease(u);
  const [x, y, zoom] = from.map((v, i) => v + (to[i] - v) * e);
  const k = zoom / ROOM;
  g.translate(-x * (WIDTH * zoom - WIDTH), -y * (HEIGHT * zoom - HEIGHT));
  g.scale(k, k);
}

export const ease = (u) => u * u * (3 - 2 * u);
/** A value that goes from a to b while u goes from u0 to u1. */
export const between = (u, a, b, u0 = 0, u1 = 1) =>
  a + (b - a) * ease(Math.max(0, Math.min(1, (u - u0) / (u1 - u0))));

/**
 * Somebody in a film: look as of dolls; x, y (feet), h; walk (steps a second), talk ([from, to] in seconds), the rest as doll's.
 * They blink, breathe and move their lips by themselves.
 */
export function person(g, t, look, { x, y, h, walk = 0, talk = [], flip = false, ...how }) {
  const moving = talk.some(([a, b]) => t >= a && t < b) && Math.floor(t * 7) % 2 === 0;
  const blink = (t + x * 0.013) % 2.7 < 0.14;
  const breath = walk
    ? Math.abs(Math.sin(t * walk * Math.PI * 2)) * h * 0.012
    : Math.sin(t * 2.6) * h * 0.004;
  if (how.legs !== 'sit') oval(g, x, y, h * 0.17, h * 0.03, 'rgba(10,10,30,.28)');
  const l = surface(Math.ceil(h * 1.5), Math.ceil(h * 1.5));
  const [cx, foot] = [l.W / 2, h * 1.38];
  const lips = moving ? { mouth: 'open' } : {};
  const step = walk ? t * walk : undefined;
  actor(l, (c) => doll(c, cx, foot - breath, h, { ...look, ...lips, blink }, { ...how, flip, phase: step }), {
    outline: Math.max(1.2, h * 0.007),
    outlineColor: INK,
  });
  g.drawImage(l.canvas, x - cx, y - foot);
}

/** Anything else with an outline. */
export const shown = (g, draw, width = 1.6, color = INK) =>
  actor(g, draw, { outline: width, outlineColor: color });

const drifting = (n, seed, draw) => (g, t) => {
  const r = random(seed);
  for (let i = 0; i < n; i++) draw(g, t, { a: r.next(), b: r.next(), c: r.next(), d: r.next() });
};
const wrap = (v, size) => ((v % size) + size) % size;
const WEATHER = {
  snow: drifting(46, 'snow', (g, t, p) =>
    circle(
      g,
      wrap(p.a * 700 + Math.sin(t + p.d * 6) * 14, 660) - 10,
      wrap(p.b * 400 + t * (24 + p.c * 40), 380) - 10,
      1.2 + p.c * 2.6,
      alpha('#ffffff', 0.85),
    ),
  ),
  rain: drifting(60, 'rain', (g, t, p) => {
    const [x, y] = [wrap(p.a * 720 - t * 90, 700) - 20, wrap(p.b * 420 + t * (420 + p.c * 200), 420) - 30];
    line(
      g,
      [
        [x, y],
        [x - 5, y + 20],
      ],
      'rgba(220,236,255,.55)',
      1 + p.d,
    );
  }),
  petals: drifting(20, 'petals', (g, t, p) =>
    petal(
      g,
      wrap(p.a * 700 - t * (30 + p.c * 30), 680) - 20,
      wrap(p.b * 400 + t * (18 + p.d * 26), 390) - 15,
      3.5 + p.c * 3,
      t * 2 + p.a * 6,
      '#ffb6cb',
    ),
  ),
  leaves: drifting(16, 'leaves', (g, t, p) =>
    petal(
      g,
      wrap(p.a * 700 - t * (60 + p.c * 60), 680) - 20,
      wrap(p.b * 400 + t * (16 + p.d * 30), 390) - 15,
      4 + p.c * 4,
      t * 3 + p.a * 6,
      '#3a4a44',
    ),
  ),
  sparks: drifting(22, 'sparks', (g, t, p) =>
    circle(
      g,
      p.a * 640,
      wrap(p.b * 380 - t * (10 + p.c * 16), 380),
      (1 + p.d * 2) * (0.6 + 0.4 * Math.sin(t * 4 + p.a * 9)),
      alpha('#fff6c8', 0.9),
    ),
  ),
  stars: drifting(40, 'stars', (g, t, p) =>
    circle(g, p.a * 640, p.b * 230, (0.5 + p.c) * (0.7 + 0.3 * Math.sin(t * 3 + p.d * 9)), '#ffffff'),
  ),
  wind: drifting(14, 'wind', (g, t, p) => {
    const x = wrap(p.a * 900 - t * (500 + p.c * 300), 900) - 140;
    line(
      g,
      [
        [x, p.b * 340],
        [x + 60 + p.c * 60, p.b * 340],
      ],
      'rgba(255,255,255,.6)',
      1 + p.d * 1.4,
    );
  }),
};

/** The film's and the episode's name: drawn once, then shown as it rises. */
function card(g, film, episode, t) {
  const key = `${film.slug} ${episode.title}`;
  if (!cards.has(key)) cards.set(key, lettered(film, episode));
  g.globalAlpha = Math.min(1, t / 0.6);
  g.drawImage(cards.get(key).canvas, 0, between(t, 14, 0, 0.1, 0.9));
  g.globalAlpha = 1;
}

function lettered(film, episode) {
  const l = surface(WIDTH, HEIGHT);
  const size = Math.min(66, 480 / [...film.title].length);
  title(l, [film.title], {
    x: WIDTH / 2,
    y: 130,
    size,
    style: film.lettering,
    tint: film.tint,
    align: 'center',
    seed: film.slug,
  });
  label(l, episode.title, WIDTH / 2, 130 + size * 0.95, 25, {
    align: 'center',
    stroke: 'rgba(10,10,30,.6)',
    width: 0.24,
  });
  return l;
}

/** Words below: [from, to, text] in seconds of the shot. */
function words(g, shot, t) {
  for (const [from, to, text] of shot.words ?? []) {
    if (t < from || t >= to) continue;
    g.globalAlpha = Math.min(1, (t - from) / 0.2, (to - t) / 0.2);
    label(g, text, WIDTH / 2, HEIGHT - 30, 25, {
      align: 'center',
      stroke: 'rgba(12,10,28,.88)',
      width: 0.26,
    });
    g.globalAlpha = 1;
  }
}
