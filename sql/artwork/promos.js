// The two promos of the home screen that lead to check-in: light blue and gold. The app sets their words at the left.
import { actor, glow } from './lib/canvas.js';
import { circle, path, star } from './lib/shapes.js';
import { prop } from './cast/props.js';
import { beast } from './cast/face.js';
import * as sky from './scene/sky.js';

function ground(g, r, colors, sun) {
  sky.sky(g, colors);
  sky.rays(g, g.W * 0.76, g.H * 0.5, '#ffffff', { count: 16, strength: 0.5, length: 1.3 });
  glow(g, g.W * 0.76, g.H * 0.5, 220, sun, 0.75);
  for (const [x, y, s] of [
    [60, 236, 70],
    [200, 250, 90],
    [360, 246, 76],
    [520, 256, 100],
    [650, 244, 80],
  ])
    sky.cloud(g, r, x, y, s, 'rgba(255,255,255,.92)', 'rgba(214,238,252,.8)');
  sky.air(g, r, 'sparkles', 16, '#fff6cf', 1.3);
}

export const promos = {
  'promo-checkin'(g, r) {
    ground(g, r, ['#4ab4f4', '#8ad4fa', '#d4f0fd'], '#fff0b0');
    actor(
      g,
      (l) => {
        prop(l, 'calendar', 500, 112, 92, { color: '#2f96e6', turn: -0.08 });
        for (const [x, y, s, t] of [
          [604, 170, 44, 0.2],
          [400, 186, 34, -0.2],
          [618, 62, 30, 0.4],
        ])
          prop(l, 'coin', x, y, s, { turn: t });
        prop(l, 'gem', 560, 204, 26, { color: '#3ab4ff' });
      },
      { outline: 4, outlineColor: '#ffffff', shadow: '#1a5a9a' },
    );
    circle(g, 560, 132, 34, '#ffb52e');
    path(g, 'M543 132 L556 146 L579 118', null, '#ffffff', 9);
  },
  'promo-streak'(g, r) {
    ground(g, r, ['#ffc44a', '#ffdf8e', '#fff4d4'], '#ffffff');
    actor(
      g,
      (l) => {
        // A streak: each day's heap of coins is higher than the one before.
        for (const [day, x] of [398, 450, 502].entries())
          for (let n = 0; n <= day; n += 1) prop(l, 'coin', x, 190 - n * 40, 25, { turn: (n - day) * 0.12 });
        prop(l, 'calendar', 606, 142, 76, { color: '#2f96e6', turn: 0.08 });
        beast(l, 606, 62, 40, {
          kind: 'cat',
          fur: '#fff2e4',
          light: '#ffffff',
          mood: 'happy',
          wear: [['ribbon', '#3aa6f0']],
        });
      },
      { outline: 4, outlineColor: '#ffffff', shadow: '#b8741a' },
    );
    circle(g, 604, 158, 27, '#ff7a8a');
    star(g, 604, 158, 17, '#ffffff', 5, 0.5);
  },
};
