// Places that many stories have: each makes a place of its own from colours and a few things. All return (g, r) => void.
import { inside, built, darker, glow, land, lighter, linear, sky, circle, box, line } from './kit.js';

/** Mountains, hills or dunes over a ground; more draws what stands there. */
export const wild =
  ({ air, far, near, kind = 'soft', ground, snow = null, at = 0.76, clouds = '#ffffff', more }) =>
  (g, r) => {
    sky.sky(g, air);
    if (clouds) sky.clouds(g, r, { count: 5, y: [0.08, 0.36], opacity: 0.85, color: clouds });
    land.ranges(g, `${far}${near}`, {
      from: g.H * (at - 0.24),
      to: g.H * at,
      height: g.H * 0.32,
      far,
      near,
      kind,
      count: 3,
      snow,
    });
    g.fillStyle = linear(g, 0, g.H * at, 0, g.H, [lighter(ground, 0.12), darker(ground, 0.15)]);
    g.fillRect(0, g.H * at, g.W, g.H);
    more?.(g, r);
  };

/** The sea from its beach. */
export const coast =
  ({ air, water, sand, sun = [0.72, 0.26, '#ffdf9a'], clouds = '#ffffff', more }) =>
  (g, r) => {
    sky.sky(g, air);
    if (sun) sky.sun(g, g.W * sun[0], g.H * sun[1], g.H * 0.07, sun[2]);
    if (clouds) sky.clouds(g, r, { count: 4, y: [0.1, 0.34], opacity: 0.8, color: clouds });
    land.water(g, r, g.H * 0.5, water, { lightX: sun ? g.W * sun[0] : null });
    g.fillStyle = linear(g, 0, g.H * 0.78, 0, g.H, [lighter(sand, 0.25), sand]);
    g.beginPath();
    g.moveTo(0, g.H * 0.82);
    g.quadraticCurveTo(g.W * 0.4, g.H * 0.74, g.W, g.H * 0.86);
    g.lineTo(g.W, g.H);
    g.lineTo(0, g.H);
    g.fill();
    more?.(g, r);
  };

/** A modern street with towers behind. */
export const street =
  ({ air, tower, road, lights, neon, shop, more }) =>
  (g, r) => {
    sky.sky(g, air);
    built.skyline(g, r, g.H * 0.78, g.H * 0.55, lighter(tower, 0.3), {
      lights: lights ?? '#ffffff',
      width: 0.12,
    });
    built.skyline(g, r, g.H * 0.8, g.H * 0.36, tower, { lights: lights ?? '#ffffff', neon, width: 0.16 });
    g.fillStyle = linear(g, 0, g.H * 0.78, 0, g.H, [lighter(road, 0.15), darker(road, 0.1)]);
    g.fillRect(0, g.H * 0.78, g.W, g.H);
    g.fillStyle = lighter(road, 0.32);
    g.fillRect(0, g.H * 0.78, g.W, g.H * 0.025);
    if (shop) front(g, shop);
    more?.(g, r);
  };

/** A shop's front in the street: wall, awning, window, door, board. */
function front(g, { x = 0.5, wall, awning, name, w = 0.7, lit = '#ffe9b8' }) {
  const [X, W, top, foot] = [g.W * x - (g.H * w) / 2, g.H * w, g.H * 0.26, g.H * 0.8];
  g.fillStyle = linear(g, 0, top, 0, foot, [lighter(wall, 0.1), wall]);
  g.fillRect(X, top, W, foot - top);
  box(g, X + W * 0.08, g.H * 0.52, W * 0.44, g.H * 0.2, 4, lit, darker(wall, 0.5), 5);
  box(g, X + W * 0.62, g.H * 0.5, W * 0.24, g.H * 0.3, 4, lighter(lit, 0.2), darker(wall, 0.5), 5);
  glow(g, X + W / 2, g.H * 0.62, W * 0.6, lit, 0.4);
  for (let i = 0; i < 10; i++) {
    g.fillStyle = i % 2 ? '#ffffff' : awning;
    g.beginPath();
    g.moveTo(X + (W * i) / 10, g.H * 0.42);
    g.lineTo(X + (W * (i + 1)) / 10, g.H * 0.42);
    g.lineTo(X + (W * (i + 1)) / 10, g.H * 0.49);
    g.arc(X + (W * (i + 0.5)) / 10, g.H * 0.49, W / 20, 0, Math.PI);
    g.fill();
  }
  inside.board(g, name, x, 0.345, 0.066, { color: darker(awning, 0.35), ink: '#fff3d0' });
}

/** A lane of an old town. */
export const lane =
  ({ air, roof, wall, ground, lit = '#ffc36b', name, lanterns = true, more }) =>
  (g, r) => {
    sky.sky(g, air);
    built.town(g, r, g.H * 0.44, g.H * 0.24, { roof, wall, lit, rows: 3 });
    g.fillStyle = linear(g, 0, g.H * 0.78, 0, g.H, [lighter(ground, 0.15), darker(ground, 0.12)]);
    g.fillRect(0, g.H * 0.78, g.W, g.H);
    for (let i = 0; i < 12; i++)
      line(
        g,
        [
          [g.W * r.next(), g.H * 0.8],
          [g.W * r.next(), g.H],
        ],
        'rgba(0,0,0,.06)',
        3,
      );
    if (name) inside.board(g, name, 0.5, 0.36, 0.065);
    if (lanterns) for (const x of [0.1, 0.34, 0.66, 0.9]) built.lantern(g, g.W * x, g.H * 0.24, g.H * 0.06);
    more?.(g, r);
  };

/** Space with a planet. */
export const space =
  ({ air, clouds, planet = [0.75, 0.3, 0.2, '#e8a45a'], ring = null, more }) =>
  (g, r) => {
    sky.sky(g, air);
    sky.nebula(g, r, clouds, 8);
    sky.stars(g, r, 110, 1);
    if (planet) sky.planet(g, g.W * planet[0], g.H * planet[1], g.H * planet[2], planet[3], { ring });
    more?.(g, r);
  };

/** A room; out is what its window shows; more draws the furniture. */
export const chamber =
  ({ wall, floor, style, at, rail, out, window = [0.76, 0.14, 0.34, 0.34], frame, more }) =>
  (g, r) => {
    inside.room(g, { wall, floor, style, at, rail });
    if (out) inside.pane(g, ...window, (l) => out(l, r), { frame });
    more?.(g, r);
  };

export const clearSky = (g, r) => {
  sky.sky(g, ['#7ec8f0', '#d4effb']);
  sky.clouds(g, r, { count: 3, y: [0.3, 0.7], size: [0.2, 0.4], opacity: 0.95 });
};
export const nightSky = (g, r) => {
  sky.sky(g, ['#141c4a', '#3a4a8a']);
  sky.stars(g, r, 30, 1);
  circle(g, g.W * 0.68, g.H * 0.3, g.H * 0.1, '#fff4cc');
};
export const duskSky = (g) => {
  sky.sky(g, ['#6a6ac0', '#f09a8a', '#ffd9a0']);
  circle(g, g.W * 0.5, g.H * 0.8, g.H * 0.2, '#fff0c0');
};
