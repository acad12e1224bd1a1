// Whole figures in dark, readable shapes: a pose, garments that move, something in the hands. Height 1 is from the feet to the top of the head.
import { at, glow, linear } from '../lib/canvas.js';
import { alpha, darker, lighter } from '../lib/color.js';
import { circle, limb, line, oval, path, poly } from '../lib/shapes.js';

// Joints: head, neck, hip; then for the arm and leg that are near (n) and far (f): elbow, hand, knee, foot.
const POSES = {
  stand: {
    head: [0, -0.9],
    neck: [0, -0.81],
    hip: [0, -0.49],
    en: [0.13, -0.66],
    hn: [0.16, -0.5],
    ef: [-0.12, -0.66],
    hf: [-0.16, -0.52],
    kn: [0.05, -0.25],
    fn: [0.08, 0],
    kf: [-0.05, -0.25],
    ff: [-0.07, 0],
  },
  guard: {
    head: [0.03, -0.86],
    neck: [0.01, -0.77],
    hip: [-0.02, -0.45],
    en: [0.17, -0.64],
    hn: [0.27, -0.6],
    ef: [-0.12, -0.62],
    hf: [0.1, -0.56],
    kn: [0.17, -0.28],
    fn: [0.17, 0],
    kf: [-0.17, -0.24],
    ff: [-0.3, 0],
  },
  stride: {
    head: [0.09, -0.9],
    neck: [0.07, -0.81],
    hip: [0, -0.49],
    en: [-0.06, -0.66],
    hn: [-0.16, -0.56],
    ef: [0.22, -0.66],
    hf: [0.28, -0.76],
    kn: [0.17, -0.32],
    fn: [0.13, -0.06],
    kf: [-0.13, -0.24],
    ff: [-0.34, -0.1],
  },
  leap: {
    head: [0.14, -0.88],
    neck: [0.1, -0.8],
    hip: [-0.04, -0.53],
    en: [0.2, -0.92],
    hn: [0.08, -1.06],
    ef: [0.26, -0.66],
    hf: [0.36, -0.58],
    kn: [0.16, -0.42],
    fn: [0.04, -0.2],
    kf: [-0.22, -0.38],
    ff: [-0.46, -0.3],
  },
  raise: {
    head: [0, -0.9],
    neck: [0, -0.81],
    hip: [0, -0.49],
    en: [0.15, -0.9],
    hn: [0.18, -1.12],
    ef: [-0.15, -0.68],
    hf: [-0.22, -0.56],
    kn: [0.08, -0.25],
    fn: [0.1, 0],
    kf: [-0.07, -0.25],
    ff: [-0.1, 0],
  },
  aim: {
    head: [0.02, -0.9],
    neck: [0, -0.81],
    hip: [-0.02, -0.49],
    en: [-0.12, -0.8],
    hn: [0.03, -0.8],
    ef: [0.18, -0.79],
    hf: [0.35, -0.8],
    kn: [0.13, -0.27],
    fn: [0.16, 0],
    kf: [-0.11, -0.25],
    ff: [-0.18, 0],
  },
  sit: {
    head: [0, -0.6],
    neck: [0, -0.51],
    hip: [0, -0.17],
    en: [0.13, -0.34],
    hn: [0.06, -0.22],
    ef: [-0.13, -0.34],
    hf: [-0.06, -0.22],
    kn: [0.24, -0.1],
    fn: [-0.02, -0.04],
    kf: [-0.24, -0.1],
    ff: [0.02, -0.04],
  },
  surf: {
    head: [0.05, -0.84],
    neck: [0.03, -0.75],
    hip: [-0.03, -0.45],
    en: [0.18, -0.7],
    hn: [0.32, -0.74],
    ef: [-0.16, -0.72],
    hf: [-0.3, -0.78],
    kn: [0.16, -0.26],
    fn: [0.24, -0.02],
    kf: [-0.16, -0.22],
    ff: [-0.22, 0],
  },
  dribble: {
    head: [0.1, -0.84],
    neck: [0.07, -0.75],
    hip: [-0.02, -0.46],
    en: [0.2, -0.58],
    hn: [0.27, -0.44],
    ef: [-0.12, -0.6],
    hf: [-0.02, -0.5],
    kn: [0.17, -0.28],
    fn: [0.1, 0],
    kf: [-0.16, -0.26],
    ff: [-0.3, -0.02],
  },
  kick: {
    head: [-0.06, -0.9],
    neck: [-0.04, -0.81],
    hip: [0, -0.5],
    en: [0.16, -0.72],
    hn: [0.28, -0.8],
    ef: [-0.2, -0.74],
    hf: [-0.32, -0.64],
    kn: [0.2, -0.38],
    fn: [0.4, -0.26],
    kf: [-0.06, -0.26],
    ff: [-0.1, 0],
  },
};

/** look: { pose, body, cloth, trim, skin, hair, style, robe, cape, hat, armor, weapon, blade }. (x, y) is between the feet, h the height. */
export function hero(g, x, y, h, look, { flip = false, turn = 0 } = {}) {
  const o = {
    pose: 'stand',
    body: '#27304a',
    cloth: '#3a4a78',
    trim: '#e8b64c',
    skin: '#f0c8a8',
    hair: '#1c1826',
    style: 'short',
    weapon: null,
    ...look,
  };
  const p = POSES[o.pose];
  at(
    g,
    x,
    y,
    () => {
      if (o.cape) cape(g, p, o.cape);
      if (o.weapon === 'back') sword(g, [p.neck[0] - 0.18, p.neck[1] + 0.34], -0.7, 0.62, o);
      hairBack(g, p, o);
      arm(g, p.neck, p.ef, p.hf, o, 0.2);
      leg(g, p.hip, p.kf, p.ff, o, 0.25);
      leg(g, p.hip, p.kn, p.fn, o, 0);
      torso(g, p, o);
      headOf(g, p, o);
      held(g, p, o);
      arm(g, p.neck, p.en, p.hn, o, 0);
      if (o.armor) {
        oval(g, p.neck[0] + 0.07, p.neck[1] + 0.045, 0.06, 0.05, lighter(o.armor, 0.35), 0.5);
        oval(g, p.neck[0] - 0.08, p.neck[1] + 0.05, 0.055, 0.05, o.armor, -0.5);
      }
    },
    { scale: h, flip, turn },
  );
}

function cape(g, p, color) {
  const [nx, ny] = p.neck;
  path(
    g,
    `M${nx + 0.07} ${ny + 0.01} C${nx - 0.12} ${ny + 0.1} ${nx - 0.24} ${ny + 0.4} ${nx - 0.52} ${ny + 0.56} C${nx - 0.4} ${ny + 0.6} ${nx - 0.38} ${ny + 0.66} ${nx - 0.44} ${ny + 0.74} C${nx - 0.2} ${ny + 0.7} ${nx - 0.05} ${ny + 0.6} ${nx + 0.05} ${ny + 0.4}Z`,
    linear(g, nx, ny, nx - 0.4, ny + 0.7, [lighter(color, 0.1), color, darker(color, 0.4)]),
  );
  path(
    g,
    `M${nx - 0.06} ${ny + 0.1} C${nx - 0.16} ${ny + 0.35} ${nx - 0.26} ${ny + 0.5} ${nx - 0.38} ${ny + 0.6}`,
    null,
    alpha(darker(color, 0.6), 0.4),
    0.012,
  );
}

function hairBack(g, p, o) {
  const [hx, hy] = p.head;
  const c = darker(o.hair, 0.1);
  if (o.style === 'long')
    path(
      g,
      `M${hx + 0.05} ${hy - 0.08} C${hx - 0.16} ${hy - 0.08} ${hx - 0.14} ${hy + 0.14} ${hx - 0.34} ${hy + 0.3} C${hx - 0.2} ${hy + 0.3} ${hx - 0.14} ${hy + 0.36} ${hx - 0.26} ${hy + 0.44} C${hx - 0.06} ${hy + 0.38} ${hx + 0.0} ${hy + 0.2} ${hx + 0.06} ${hy + 0.05}Z`,
      c,
    );
  if (o.style === 'pony')
    path(
      g,
      `M${hx - 0.04} ${hy - 0.1} C${hx - 0.24} ${hy - 0.18} ${hx - 0.3} ${hy + 0.06} ${hx - 0.36} ${hy + 0.14} C${hx - 0.24} ${hy + 0.14} ${hx - 0.14} ${hy + 0.06} ${hx - 0.04} ${hy - 0.02}Z`,
      c,
    );
}

function limbs(g, a, b, c, w, color) {
  limb(g, a, b, w, w * 0.78, color);
  limb(g, b, c, w * 0.78, w * 0.55, color);
}

function arm(g, neck, elbow, hand, o, shade) {
  const c = darker(o.robe ? o.cloth : (o.sleeve ?? o.cloth), shade);
  const shoulder = [neck[0] + (shade ? -0.055 : 0.065), neck[1] + 0.055];
  limbs(g, shoulder, elbow, hand, o.robe ? 0.085 : 0.075, c);
  if (o.robe)
    poly(
      g,
      [
        [elbow[0], elbow[1] - 0.02],
        [hand[0], hand[1] - 0.03],
        [hand[0] - 0.02, hand[1] + 0.16],
        [elbow[0] - 0.02, elbow[1] + 0.1],
      ],
      c,
    );
  circle(g, hand[0], hand[1], 0.03, darker(o.skin, shade));
}

function leg(g, hip, knee, foot, o, shade) {
  const c = darker(o.body, shade);
  limbs(g, [hip[0] + (shade ? -0.03 : 0.03), hip[1]], knee, foot, 0.115, c);
  path(
    g,
    `M${foot[0] - 0.035} ${foot[1] - 0.09} L${foot[0] + 0.035} ${foot[1] - 0.09} L${foot[0] + 0.09} ${foot[1]} L${foot[0] - 0.04} ${foot[1]}Z`,
    darker(o.boots ?? o.body, shade + 0.15),
  );
}

function torso(g, p, o) {
  const [nx, ny] = p.neck;
  const [hx, hy] = p.hip;
  const fill = linear(g, nx + 0.12, ny, nx - 0.12, hy, [
    lighter(o.armor ?? o.cloth, 0.18),
    o.armor ?? o.cloth,
    darker(o.armor ?? o.cloth, 0.35),
  ]);
  path(
    g,
    `M${nx - 0.105} ${ny + 0.03} Q${nx} ${ny - 0.03} ${nx + 0.105} ${ny + 0.03} L${hx + 0.075} ${hy - 0.06} L${hx + 0.085} ${hy + 0.03} L${hx - 0.085} ${hy + 0.03} L${hx - 0.075} ${hy - 0.06}Z`,
    fill,
  );
  if (o.robe) {
    const back = p.fn[0] > 0.12 || p.ff[0] < -0.2 ? -0.2 : 0;
    path(
      g,
      `M${hx + 0.08} ${hy - 0.07} C${hx + 0.16} ${hy + 0.12} ${p.fn[0] + 0.1} ${-0.2} ${p.fn[0] + 0.12} ${-0.07} Q${(p.fn[0] + p.ff[0]) / 2} ${-0.16} ${p.ff[0] - 0.12 + back * 0.3} ${-0.06} C${hx - 0.2 + back * 0.3} ${hy + 0.2} ${hx - 0.13} ${hy + 0.06} ${hx - 0.08} ${hy - 0.07}Z`,
      linear(g, hx + 0.15, hy, hx - 0.2, 0, [lighter(o.cloth, 0.14), o.cloth, darker(o.cloth, 0.45)]),
    );
    path(
      g,
      `M${hx + 0.02} ${hy} Q${hx + 0.08} ${hy + 0.2} ${(p.fn[0] + p.ff[0]) / 2 + 0.06} ${-0.12}`,
      null,
      alpha(darker(o.cloth, 0.7), 0.4),
      0.01,
    );
  }
  line(
    g,
    [
      [hx - 0.078, hy - 0.06],
      [hx + 0.078, hy - 0.06],
    ],
    o.trim,
    0.035,
  );
  if (o.robe) {
    line(
      g,
      [
        [nx + 0.05, ny],
        [nx - 0.05, hy - 0.08],
      ],
      o.trim,
      0.02,
    );
    path(
      g,
      `M${hx + 0.02} ${hy - 0.05} Q${hx - 0.06} ${hy + 0.12} ${hx - 0.16} ${hy + 0.2}`,
      null,
      o.trim,
      0.02,
    );
  }
}

function headOf(g, p, o) {
  const [hx, hy] = p.head;
  limb(g, p.neck, [hx, hy + 0.04], 0.05, 0.05, darker(o.skin, 0.25));
  oval(g, hx + 0.01, hy, 0.07, 0.085, o.skin);
  if (o.style !== 'bald')
    path(
      g,
      `M${hx + 0.075} ${hy - 0.03} C${hx + 0.08} ${hy - 0.13} ${hx - 0.09} ${hy - 0.14} ${hx - 0.09} ${hy} C${hx - 0.09} ${hy + 0.06} ${hx - 0.05} ${hy + 0.08} ${hx - 0.03} ${hy + 0.03} C${hx - 0.02} ${hy - 0.04} ${hx + 0.04} ${hy - 0.02} ${hx + 0.075} ${hy - 0.03}Z`,
      o.hair,
    );
  if (o.style === 'knot') oval(g, hx - 0.03, hy - 0.13, 0.035, 0.045, o.hair);
  const hats = {
    straw: () =>
      path(
        g,
        `M${hx - 0.21} ${hy - 0.01} L${hx} ${hy - 0.17} L${hx + 0.21} ${hy - 0.01} Q${hx} ${hy - 0.07} ${hx - 0.21} ${hy - 0.01}Z`,
        o.hatColor ?? '#b8935a',
      ),
    hood: () =>
      path(
        g,
        `M${hx + 0.09} ${hy + 0.02} C${hx + 0.1} ${hy - 0.17} ${hx - 0.13} ${hy - 0.18} ${hx - 0.13} ${hy + 0.02} L${hx - 0.1} ${hy + 0.13} L${hx + 0.06} ${hy + 0.12} C${hx - 0.01} ${hy + 0.06} ${hx + 0.02} ${hy - 0.04} ${hx + 0.09} ${hy + 0.02}Z`,
        o.hatColor ?? o.cape ?? o.cloth,
      ),
    helm: () => {
      path(
        g,
        `M${hx + 0.09} ${hy + 0.01} C${hx + 0.1} ${hy - 0.14} ${hx - 0.1} ${hy - 0.14} ${hx - 0.1} ${hy + 0.06} L${hx + 0.0} ${hy + 0.04} L${hx + 0.02} ${hy - 0.02}Z`,
        o.armor ?? '#9aa8b8',
      );
      path(
        g,
        `M${hx - 0.01} ${hy - 0.1} C${hx - 0.05} ${hy - 0.25} ${hx - 0.2} ${hy - 0.18} ${hx - 0.22} ${hy - 0.04} C${hx - 0.16} ${hy - 0.1} ${hx - 0.1} ${hy - 0.1} ${hx - 0.01} ${hy - 0.1}Z`,
        o.plume ?? '#c8392b',
      );
    },
    wizard: () =>
      path(
        g,
        `M${hx - 0.18} ${hy - 0.03} Q${hx} ${hy - 0.1} ${hx + 0.18} ${hy - 0.03} L${hx + 0.07} ${hy - 0.1} L${hx - 0.08} ${hy - 0.34} L${hx - 0.08} ${hy - 0.1}Z`,
        o.hatColor ?? o.cloth,
      ),
    crown: () =>
      poly(
        g,
        [
          [hx - 0.07, hy - 0.07],
          [hx - 0.09, hy - 0.17],
          [hx - 0.03, hy - 0.12],
          [hx + 0.01, hy - 0.19],
          [hx + 0.04, hy - 0.12],
          [hx + 0.09, hy - 0.16],
          [hx + 0.08, hy - 0.06],
        ],
        '#f0c55a',
      ),
    helmet: () => {
      oval(g, hx, hy - 0.01, 0.105, 0.11, o.hatColor ?? '#e0442e');
      path(
        g,
        `M${hx + 0.1} ${hy - 0.04} L${hx + 0.01} ${hy - 0.03} L${hx + 0.02} ${hy + 0.03} L${hx + 0.1} ${hy + 0.03}Z`,
        '#10182a',
      );
    },
    fedora: () => {
      oval(g, hx, hy - 0.05, 0.15, 0.025, o.hatColor ?? '#2a2430');
      path(
        g,
        `M${hx - 0.08} ${hy - 0.05} L${hx - 0.07} ${hy - 0.14} Q${hx} ${hy - 0.12} ${hx + 0.07} ${hy - 0.14} L${hx + 0.085} ${hy - 0.05}Z`,
        o.hatColor ?? '#2a2430',
      );
    },
  };
  hats[o.hat]?.();
}

function sword(g, [x, y], angle, length, o) {
  at(
    g,
    x,
    y,
    () => {
      poly(
        g,
        [
          [-0.018, 0],
          [0.018, 0],
          [0.014, -length * 0.92],
          [0, -length],
          [-0.014, -length * 0.92],
        ],
        linear(g, -0.02, 0, 0.02, 0, ['#ffffff', o.blade ?? '#cfe0f0', '#7288a0']),
      );
      line(
        g,
        [
          [-0.055, 0],
          [0.055, 0],
        ],
        o.trim,
        0.024,
      );
      line(
        g,
        [
          [0, 0],
          [0, 0.09],
        ],
        darker(o.trim, 0.5),
        0.024,
      );
      if (o.blade) glow(g, 0, -length * 0.5, length * 0.5, o.blade, 0.5);
    },
    { turn: angle },
  );
}

function held(g, p, o) {
  const h = p.hn;
  const up = o.pose === 'leap' || o.pose === 'raise' ? -0.5 : o.pose === 'guard' ? 1.0 : 2.4;
  const angle = o.angle ?? up;
  const tools = {
    sword: () => sword(g, h, angle, 0.5, o),
    great: () =>
      at(
        g,
        h[0],
        h[1],
        () => {
          poly(
            g,
            [
              [-0.05, -0.02],
              [0.05, -0.02],
              [0.075, -0.62],
              [0, -0.78],
              [-0.075, -0.62],
            ],
            linear(g, -0.06, 0, 0.06, 0, ['#eef4fa', o.blade ?? '#9fb2c6', '#4a5a6e']),
          );
          line(
            g,
            [
              [-0.1, 0],
              [0.1, 0],
            ],
            o.trim,
            0.035,
          );
          line(
            g,
            [
              [0, 0],
              [0, 0.16],
            ],
            '#3a2618',
            0.03,
          );
        },
        { turn: angle },
      ),
    spear: () =>
      at(
        g,
        h[0],
        h[1],
        () => {
          line(
            g,
            [
              [0, 0.45],
              [0, -0.62],
            ],
            '#6a4428',
            0.02,
          );
          poly(
            g,
            [
              [-0.035, -0.6],
              [0, -0.8],
              [0.035, -0.6],
              [0, -0.56],
            ],
            '#e6eef6',
          );
          path(g, 'M0 -.56 Q.09 -.5 .04 -.4 Q0 -.46 0 -.56Z', '#d8402f');
        },
        { turn: angle - (o.angle === undefined ? 1.9 : 0) },
      ),
    staff: () =>
      at(
        g,
        h[0],
        h[1],
        () => {
          line(
            g,
            [
              [0, 0.5],
              [0, -0.5],
            ],
            '#6a4a34',
            0.024,
          );
          glow(g, 0, -0.56, 0.3, o.blade ?? '#7ae0ff', 0.9);
          circle(g, 0, -0.56, 0.055, o.blade ?? '#7ae0ff');
          circle(g, -0.015, -0.575, 0.02, '#fff');
          path(g, 'M-.08 -.5 Q-.1 -.64 0 -.68 M.08 -.5 Q.1 -.64 0 -.68', null, o.trim, 0.018);
        },
        { turn: o.angle ?? 0.1 },
      ),
    bow: () =>
      at(g, p.hf[0], p.hf[1], () => {
        path(g, 'M-.04 -.4 Q.16 -.2 .06 0 Q.16 .2 -.04 .4', null, '#8a5a30', 0.026);
        line(
          g,
          [
            [-0.04, -0.4],
            [-0.32, 0],
            [-0.04, 0.4],
          ],
          'rgba(255,255,255,.8)',
          0.007,
        );
        line(
          g,
          [
            [-0.32, 0],
            [0.22, 0],
          ],
          '#f2e2c0',
          0.012,
        );
        poly(
          g,
          [
            [0.2, -0.025],
            [0.28, 0],
            [0.2, 0.025],
          ],
          o.blade ?? '#fff',
        );
        if (o.blade) glow(g, 0.24, 0, 0.2, o.blade, 0.9);
      }),
    gun: () =>
      at(g, p.hf[0] - 0.1, p.hf[1], () => {
        poly(
          g,
          [
            [-0.16, -0.03],
            [0.26, -0.035],
            [0.26, 0.0],
            [0.05, 0.02],
            [-0.02, 0.1],
            [-0.06, 0.1],
            [-0.05, 0.03],
            [-0.2, 0.05],
          ],
          '#39465a',
        );
        line(
          g,
          [
            [-0.1, -0.01],
            [0.2, -0.015],
          ],
          o.blade ?? '#4ae0ff',
          0.012,
        );
      }),
    lantern: () =>
      at(g, h[0], h[1], () => {
        line(
          g,
          [
            [0, 0],
            [0, 0.08],
          ],
          '#4a3222',
          0.012,
        );
        glow(g, 0, 0.14, 0.34, '#ffbe5a', 0.95);
        poly(
          g,
          [
            [-0.045, 0.08],
            [0.045, 0.08],
            [0.055, 0.2],
            [-0.055, 0.2],
          ],
          '#ffe6a0',
        );
      }),
    torch: () =>
      at(g, h[0], h[1], () => {
        limb(g, [0, 0.12], [0.02, -0.14], 0.02, 0.03, '#5a3a22');
        glow(g, 0.02, -0.2, 0.34, '#ff9a3c', 0.95);
        path(g, 'M-.03 -.14 Q-.05 -.24 .03 -.34 Q.1 -.22 .06 -.14Z', '#ffd25a');
      }),
    fan: () =>
      at(
        g,
        h[0],
        h[1],
        () => {
          for (let i = -3; i <= 3; i++) {
            g.save();
            g.rotate(i * 0.24);
            poly(
              g,
              [
                [0, 0],
                [-0.035, -0.2],
                [0.035, -0.2],
              ],
              i % 2 ? '#fff8ea' : '#f2dcc0',
            );
            g.restore();
          }
        },
        { turn: 0.4 },
      ),
  };
  tools[o.weapon]?.();
  if (o.twin) sword(g, p.hf, o.pose === 'leap' ? 1.7 : -2.2, 0.42, o);
}
