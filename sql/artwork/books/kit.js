// What the books' files draw with, and what makes a comic of its parts.
import { linear } from '../lib/canvas.js';
import { title } from '../lib/lettering.js';
import { parse } from '../comic/script.js';

export * from '../games/kit.js';
export * as inside from '../scene/inside.js';
export { doll, half } from '../cast/doll.js';
export { thing } from '../cast/things.js';
export { between, person, shown } from '../film/reel.js';

/**
 * A comic: { slug, direction (strip, ltr, rtl), color, lettering, ink (two colours, or none), upright, cast, places, script, cover, banner }.
 * Places are functions of a surface and a randomness; cast are looks of people, { critter: look } or { draw, face }.
 */
export const comic = (book) => ({ ...book, chapters: parse(book.script) });

/** A cover: the scene, who stands in it, the title at its place over a shade. */
export function cover({ scene, subject, lettering, shade = '#0a0a1e', top = false, over }) {
  return (g, r) => {
    scene(g, r);
    subject?.(g, r);
    const [R, G, B] = [1, 3, 5].map((i) => parseInt(shade.slice(i, i + 2), 16));
    const tone = (a) => `rgba(${R},${G},${B},${a})`;
    g.fillStyle = top
      ? linear(g, 0, 0, 0, g.H * 0.4, [tone(0.62), tone(0)])
      : linear(g, 0, g.H * 0.56, 0, g.H, [tone(0), tone(0.55), tone(0.82)]);
    g.fillRect(0, top ? 0 : g.H * 0.56, g.W, g.H * 0.44);
    over?.(g, r);
    const { lines, ...more } = lettering;
    const most = Math.max(...lines.map((l) => [...l].length));
    const size = Math.min(112, (g.W * 0.84) / most);
    title(g, lines, {
      x: g.W / 2,
      y: top ? g.H * 0.13 : g.H * (lines.length > 1 ? 0.72 : 0.84),
      size,
      align: 'center',
      ...more,
    });
  };
}
