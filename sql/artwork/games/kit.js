// What the theme files draw with, in one place, and the frame of a banner.
import { linear } from '../lib/canvas.js';

export * from '../lib/canvas.js';
export * from '../lib/color.js';
export * from '../lib/shapes.js';
export { label, pixelated, title, seal } from '../lib/lettering.js';
export { random, noise } from '../lib/random.js';
export * as sky from '../scene/sky.js';
export * as land from '../scene/land.js';
export * as built from '../scene/built.js';
export { bust, beast, critter } from '../cast/face.js';
export { hero } from '../cast/hero.js';
export { prop } from '../cast/props.js';
export { machine } from '../cast/machines.js';
export * as monsters from '../cast/monsters.js';
export * as hud from '../play/hud.js';
export * as action from '../play/action.js';
export * as board from '../play/board.js';
export * as story from '../play/story.js';
export * as place from '../play/place.js';

export const tall = (draw) => ({ tall: true, draw });
export const wide = (draw) => ({ tall: false, draw });

/** A banner: the scene, the subject at the right, and a calm left side and foot, over which the app sets the words in the reader's language. */
export function poster({ scene, subject, foot = '#0a0a1e', side = 0.34 }) {
  return (g, r) => {
    scene(g, r);
    if (side) {
      g.fillStyle = linear(g, 0, 0, g.W * 0.62, 0, [
        `rgba(8,8,26,${side})`,
        `rgba(8,8,26,${side * 0.6})`,
        'rgba(8,8,26,0)',
      ]);
      g.fillRect(0, 0, g.W, g.H);
    }
    subject(g, r);
    const [R, G, B] = [1, 3, 5].map((i) => parseInt(foot.slice(i, i + 2), 16));
    g.fillStyle = linear(g, 0, g.H * 0.74, 0, g.H, [
      `rgba(${R},${G},${B},0)`,
      `rgba(${R},${G},${B},.42)`,
      `rgba(${R},${G},${B},.72)`,
    ]);
    g.fillRect(0, g.H * 0.74, g.W, g.H * 0.26);
  };
}
