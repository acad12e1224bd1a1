// What a face says: eyes, brows and mouth of each mood. Units as in face.js.
import { linear } from '../lib/canvas.js';
import { alpha, darker, lighter, mix } from '../lib/color.js';
import { circle, line, oval, path } from '../lib/shapes.js';

// shut: eyes closed upwards (1) or downwards (-1); narrow: how far open; iris: its size; tilt: brows drawn together (+) or raised (-).
const MOODS = {
  calm: { mouth: 'plain' },
  smile: { tilt: -0.04, mouth: 'smile' },
  grin: { shut: 1, tilt: -0.06, mouth: 'grin' },
  wink: { tilt: -0.04, mouth: 'grin' },
  fierce: { narrow: 0.78, tilt: 0.13, mouth: 'firm' },
  sly: { narrow: 0.78, tilt: 0.07, mouth: 'sly' },
  talk: { tilt: -0.02, mouth: 'open' },
  laugh: { shut: 1, tilt: -0.08, mouth: 'wide' },
  angry: { narrow: 0.74, tilt: 0.2, mouth: 'shout' },
  surprise: { narrow: 1.2, iris: 0.78, tilt: -0.1, raise: 0.12, mouth: 'small' },
  shock: { blank: true, tilt: -0.12, raise: 0.12, mouth: 'shout' },
  sad: { narrow: 0.86, tilt: -0.17, mouth: 'down' },
  worry: { narrow: 0.95, tilt: -0.15, mouth: 'wave', sweat: true },
  cry: { shut: -1, tilt: -0.2, mouth: 'shout', tears: true },
  moved: { tilt: -0.14, mouth: 'smile', shine: true, tears: 'small' },
  shy: { tilt: -0.12, mouth: 'wave' },
  sleep: { shut: -1, mouth: 'plain' },
  tired: { narrow: 0.6, tilt: -0.06, mouth: 'down' },
};
const moodOf = (o) => MOODS[o.mood] ?? MOODS.calm;

export function eyes(g, o) {
  const m = moodOf(o);
  for (const k of [-1, 1]) {
    const ex = k * 0.43;
    const shut = o.blink ? -1 : (m.shut ?? (o.mood === 'wink' && k > 0 ? 1 : 0));
    if (shut) lid(g, ex, shut);
    else if (m.blank) {
      oval(g, ex, 0.24, 0.27, 0.3, '#ffffff');
      g.strokeStyle = '#2c1820';
      g.lineWidth = 0.06;
      g.stroke();
      circle(g, ex, 0.25, 0.06, '#2c1820');
    } else open(g, o, m, k, ex);
    const tilt = m.tilt ?? 0.01;
    const up = m.raise ?? 0;
    path(
      g,
      `M${ex - k * 0.2} ${-0.16 + tilt - up} Q${ex} ${-0.25 - up} ${ex + k * 0.22} ${-0.17 - tilt - up}`,
      null,
      darker(o.brow ?? o.hair, 0.25),
      0.06,
    );
  }
  line(
    g,
    [
      [0.02, 0.46],
      [0.05, 0.5],
    ],
    mix(o.skin, '#a8483c', 0.6),
    0.035,
  );
}

function lid(g, ex, shut) {
  g.beginPath();
  if (shut > 0) g.arc(ex, 0.3, 0.19, Math.PI * 1.1, Math.PI * 1.9);
  else g.arc(ex, 0.18, 0.19, Math.PI * 0.1, Math.PI * 0.9);
  g.strokeStyle = '#3a1f24';
  g.lineWidth = 0.075;
  g.stroke();
}

function open(g, o, m, k, ex) {
  const narrow = m.narrow ?? 1;
  const iris = m.iris ?? 1;
  oval(g, ex, 0.24, 0.21, 0.25 * narrow, '#ffffff');
  g.save();
  g.beginPath();
  g.ellipse(ex, 0.24, 0.21, 0.25 * narrow, 0, 0, 7);
  g.clip();
  oval(
    g,
    ex - k * 0.02,
    0.26,
    0.165 * iris,
    0.23 * iris,
    linear(g, 0, 0.02, 0, 0.5, [darker(o.eye, 0.6), o.eye, lighter(o.eye, 0.55)]),
  );
  oval(g, ex - k * 0.02, 0.25, 0.075 * iris, 0.11 * iris, darker(o.eye, 0.8));
  circle(g, ex - 0.07, 0.15, m.shine ? 0.09 : 0.062, '#ffffff');
  circle(g, ex + 0.06, 0.36, m.shine ? 0.06 : 0.034, alpha('#ffffff', 0.9));
  g.restore();
  const drop = Math.max(0, 1 - narrow);
  const lift = Math.max(0, narrow - 1) * 0.3;
  path(
    g,
    `M${ex - k * 0.2} ${0.14 + drop * 0.3 - lift} Q${ex - k * 0.02} ${-0.09 + drop * 0.5 - lift} ${ex + k * 0.25} ${0.1 + drop * 0.2 - lift}`,
    null,
    '#2c1820',
    0.075,
  );
  line(
    g,
    [
      [ex + k * 0.24, 0.11 + drop * 0.2 - lift],
      [ex + k * 0.3, 0.03 - lift],
    ],
    '#2c1820',
    0.05,
  );
}

const MOUTHS = {
  plain: (g, c) => path(g, 'M-.1 .68 Q0 .73 .1 .68', null, c, 0.045),
  smile: (g, c) => path(g, 'M-.17 .64 Q0 .78 .17 .64', null, c, 0.05),
  grin: (g, c) => {
    path(g, 'M-.2 .62 Q0 .66 .2 .62 Q.16 .84 0 .84 Q-.16 .84 -.2 .62Z', c);
    path(g, 'M-.16 .645 Q0 .675 .16 .645 L.13 .7 Q0 .72 -.13 .7Z', '#fff');
  },
  wide: (g, c) => {
    path(g, 'M-.28 .56 Q0 .62 .28 .56 Q.24 .9 0 .9 Q-.24 .9 -.28 .56Z', c);
    path(g, 'M-.23 .59 Q0 .64 .23 .59 L.19 .67 Q0 .7 -.19 .67Z', '#fff');
    oval(g, 0, 0.83, 0.12, 0.06, '#ff8a8a');
  },
  firm: (g, c) => path(g, 'M-.13 .71 Q0 .65 .13 .7', null, c, 0.05),
  sly: (g, c) => path(g, 'M-.1 .68 Q.08 .74 .2 .62', null, c, 0.05),
  open: (g, c) => {
    path(g, 'M-.14 .63 Q0 .6 .14 .63 Q.13 .8 0 .8 Q-.13 .8 -.14 .63Z', c);
    oval(g, 0, 0.76, 0.07, 0.035, '#ff8a8a');
  },
  shout: (g, c) => {
    path(g, 'M-.2 .62 Q0 .54 .2 .62 Q.25 .9 0 .91 Q-.25 .9 -.2 .62Z', c);
    path(g, 'M-.15 .62 Q0 .57 .15 .62 L.13 .66 Q0 .64 -.13 .66Z', '#fff');
  },
  small: (g, c) => oval(g, 0, 0.71, 0.08, 0.1, c),
  down: (g, c) => path(g, 'M-.13 .73 Q0 .64 .13 .73', null, c, 0.05),
  wave: (g, c) => path(g, 'M-.18 .7 Q-.12 .64 -.06 .7 Q0 .76 .06 .7 Q.12 .64 .18 .7', null, c, 0.045),
};

export function mouth(g, o) {
  MOUTHS[o.mouth ?? moodOf(o).mouth](g, '#8a2f35');
}

/** Tears and sweat lie on top of everything. */
export function tears(g, o) {
  const m = moodOf(o);
  if (m.tears === true)
    for (const k of [-1, 1])
      path(
        g,
        `M${k * 0.34} .3 Q${k * 0.4} .62 ${k * 0.52} .88 L${k * 0.68} .72 Q${k * 0.56} .5 ${k * 0.54} .28Z`,
        alpha('#9ad8ff', 0.9),
      );
  if (m.tears === 'small') for (const k of [-1, 1]) oval(g, k * 0.6, 0.46, 0.06, 0.09, '#a8deff');
  if (m.sweat)
    path(g, 'M.86 -.5 Q1.06 -.2 .9 -.08 Q.74 -.06 .72 -.22 Q.74 -.34 .86 -.5Z', '#8ad0ff', '#ffffff', 0.03);
}
