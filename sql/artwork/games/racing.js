import {
  action,
  actor,
  alpha,
  box,
  built,
  bust,
  circle,
  glow,
  hero,
  hud,
  label,
  land,
  line,
  linear,
  machine,
  path,
  poly,
  poster,
  prop,
  radial,
  ring,
  sky,
  story,
  tall,
  wide,
} from './kit.js';

// 山路漂移社: a mountain pass at dusk.
const pass = (g, r) => {
  sky.sky(g, ['#2a1a5a', '#c8457a', '#ffb86a']);
  sky.sun(g, g.W * 0.56, g.H * 0.42, Math.min(g.W, g.H) * 0.12, '#ffd88a', 3);
  sky.streaks(g, r, { color: '#ffb8c8', y: [0.06, 0.38] });
  land.ranges(g, 'piaoyi', {
    from: g.H * 0.5,
    to: g.H * 0.62,
    height: g.H * 0.34,
    far: '#8a4a8a',
    near: '#2a1a48',
    count: 4,
    kind: 'sharp',
    mistColor: '#ff9a8a',
  });
  land.pines(g, r, g.H * 0.58, g.H * 0.16, '#1c1238', 30);
};
const dusk = { surface: '#3a3448', edge: ['#e8404a', '#f4f0f0'], line: '#ffe9a8' };
const shanlu = {
  slug: 'shanlu-piaoyi',
  icon(g, r) {
    sky.sky(g, ['#3a1f7a', '#f0507a', '#ffc06a']);
    sky.sun(g, 256, 200, 110, '#ffe08a', 2.6);
    land.ridge(g, 'sli', { y: 330, height: 130, color: '#3a1c58', kind: 'sharp' });
    poly(
      g,
      [
        [0, 512],
        [190, 330],
        [330, 330],
        [512, 512],
      ],
      '#2c2640',
    );
    line(
      g,
      [
        [256, 340],
        [256, 512],
      ],
      '#ffe9a8',
      10,
    );
    actor(g, (l) => machine(l, 'carRear', 256, 350, 186, '#e8303e'), {
      rimColor: '#ffe0a0',
      light: [3, -5],
      shadow: '#0a0414',
    });
    for (const x of [60, 452]) glow(g, x, 470, 120, '#ffffff', 0.35);
  },
  banner: poster({
    scene: pass,
    subject(g, r) {
      poly(
        g,
        [
          [0, 720],
          [420, 520],
          [1280, 480],
          [1280, 720],
        ],
        '#2c2640',
      );
      for (let i = 0; i < 9; i++)
        line(
          g,
          [
            [300 + i * 110, 600 - i * 7],
            [370 + i * 110, 596 - i * 7],
          ],
          '#ffe9a8',
          7,
        );
      for (let i = 0; i < 9; i++) {
        g.globalAlpha = 0.22;
        circle(g, 1180 + r.range(-60, 90), 520 - i * 12, 40 + i * 9, '#ffe6dc');
      }
      g.globalAlpha = 1;
      actor(g, (l) => machine(l, 'car', 950, 470, 215, '#e8303e', { turn: 0.06 }), {
        rimColor: '#ffe0b0',
        light: [3, -4],
        shadow: '#0a0414',
      });
      for (let i = 0; i < 14; i++)
        line(
          g,
          [
            [r.range(560, 1280), r.range(300, 600)],
            [r.range(560, 1280), r.range(300, 600)],
          ].map(([x], k, a) => [a[0][0] + k * 130, a[0][1]]),
          'rgba(255,255,255,.35)',
          3,
        );
    },
    foot: '#120a24',
    side: 0.1,
  }),
  shots: [
    wide((g, r) =>
      action.race(g, r, {
        scene: pass,
        bend: 0.24,
        horizon: 0.5,
        road: dusk,
        verge: ['#3a2450', '#1a1028'],
        rider: (c, x, y, s) =>
          actor(c, (l) => machine(l, 'carRear', x, y, s, '#e8303e', { turn: -0.06 }), {
            rimColor: '#ffd8a0',
          }),
        rivals: [
          [0.08, 0.1, (c, x, y, s) => machine(c, 'carRear', x, y - s * 0.4, s, '#4a9ae0')],
          [0.26, -0.4, (c, x, y, s) => machine(c, 'carRear', x, y - s * 0.4, s, '#ffc83a')],
        ],
      }),
    ),
    wide((g, r) => {
      g.fillStyle = linear(g, 0, 0, 0, g.H, ['#241a3a', '#4a3460', '#1a1228']);
      g.fillRect(0, 0, g.W, g.H);
      for (const x of [240, 640, 1040]) {
        sky.rays(g, x, -40, '#ffd8ff', { from: 1.1, to: 2.05, count: 3, strength: 0.5 });
      }
      g.save();
      g.translate(560, 520);
      g.scale(1, 0.24);
      circle(g, 0, 0, 430, radial(g, 0, 0, 430, ['#8a5ab0', '#3a2458']));
      ring(g, 0, 0, 430, 14, '#ff6ab0');
      g.restore();
      actor(g, (l) => machine(l, 'car', 560, 420, 270, '#e8303e'), { rimColor: '#ffe0ff', light: [3, -4] });
      hud.panel(g, 900, 110, 350, 420, 'scifi');
      hud.words(g, '赤隼 RS', 930, 160, 40, 'scifi');
      ['极速', '加速', '操控', '漂移'].forEach((t, i) => {
        hud.words(g, t, 930, 226 + i * 62, 26, 'scifi');
        hud.bar(g, 1000, 218 + i * 62, 220, 16, [0.82, 0.7, 0.88, 0.96][i], '#ff6a5a');
      });
      hud.button(g, 1075, 480, 260, 66, '改装', '#e8404a');
      ['#e8303e', '#3a8ae0', '#ffc83a', '#4ac07a', '#f0f2f6'].forEach((c, i) => {
        circle(g, 360 + i * 100, 660, 34, c);
        ring(g, 360 + i * 100, 660, 40, 4, i ? 'rgba(255,255,255,.3)' : '#fff');
      });
      label(g, '车库 6 / 12', 40, 50, 34);
      hud.resources(
        g,
        48,
        [
          ['coin', '24.8万'],
          ['gear', '136'],
        ],
        { size: 26 },
      );
    }),
    tall((g, r) =>
      story.result(g, r, {
        scene: pass,
        word: '冠军',
        color: '#e8404a',
        lines: [
          ['完赛用时', '02:41.08'],
          ['最长漂移', '386 米'],
          ['车手积分', '+24'],
        ],
        rewards: [
          ['coin', null, '8,600'],
          ['trophy', null, '1'],
          ['gear', null, '12'],
        ],
        draw: (c, x, y) =>
          actor(c, (l) => machine(l, 'carRear', x, y + 20, 190, '#e8303e'), { rimColor: '#fff' }),
      }),
    ),
  ],
};

// 热浪飞艇: jet skis on a summer bay.
const bay = (g, r) => {
  sky.sky(g, ['#1fa0e8', '#8adcf4', '#fff4d0']);
  sky.sun(g, g.W * 0.7, g.H * 0.16, Math.min(g.W, g.H) * 0.07, '#fff2a0', 5);
  sky.clouds(g, r, { count: 7, color: '#fff', y: [0.12, 0.38] });
  land.ridge(g, 'bay', { y: g.H * 0.5, height: g.H * 0.14, color: '#4ab07a', foot: '#2f8a68' });
  built.skyline(g, r, g.H * 0.49, g.H * 0.14, '#e8f2f4', { lights: '#5ac8f0', width: 0.03 });
  land.water(g, r, g.H * 0.48, ['#4ae0e0', '#1898d0', '#0c5aa0'], { shine: '#ffffff', lightX: g.W * 0.7 });
};
const palm = (g, x, y, h) => {
  path(g, `M${x} ${y} Q${x + h * 0.1} ${y - h * 0.5} ${x + h * 0.02} ${y - h}`, null, '#8a5a34', h * 0.07);
  for (let i = 0; i < 7; i++) {
    const a = -Math.PI + i * 0.52;
    path(
      g,
      `M${x} ${y - h} Q${x + Math.cos(a) * h * 0.3} ${y - h + Math.sin(a) * h * 0.3 - h * 0.1} ${x + Math.cos(a) * h * 0.5} ${y - h + Math.sin(a) * h * 0.22 + h * 0.14}`,
      null,
      i % 2 ? '#2f9a4a' : '#4ab85a',
      h * 0.07,
    );
  }
};
const skier = {
  pose: 'surf',
  cloth: '#ff5a3a',
  body: '#20304a',
  hair: '#2a1c18',
  hat: 'helmet',
  hatColor: '#ffd23a',
  skin: '#e8b48a',
};
const splash = (g, r, x, y, s) => {
  for (let i = 0; i < 34; i++) {
    const a = r.range(-3.1, -1.4);
    const d = s * r.range(0.2, 1.2);
    circle(
      g,
      x + Math.cos(a) * d,
      y + Math.sin(a) * d * 0.7,
      s * r.range(0.02, 0.09),
      alpha('#ffffff', r.range(0.5, 0.95)),
    );
  }
};
const relang = {
  slug: 'relang-feiting',
  icon(g, r) {
    sky.sky(g, ['#1fa8f0', '#9ae4f8', '#fff0b0']);
    sky.sun(g, 400, 110, 56, '#fff2a0', 4);
    land.water(g, r, 330, ['#3ad8e0', '#0c6ab0']);
    actor(
      g,
      (l) => {
        hero(l, 246, 350, 250, skier);
        machine(l, 'jetski', 250, 370, 190, '#ff4a3a', { turn: -0.2 });
      },
      { rimColor: '#fff8d8', light: [4, -4], shadow: '#063a6a' },
    );
    splash(g, r, 120, 450, 150);
    splash(g, r, 330, 480, 130);
  },
  banner: poster({
    scene: bay,
    subject(g, r) {
      actor(
        g,
        (l) => {
          hero(l, 945, 480, 330, skier);
          machine(l, 'jetski', 950, 505, 240, '#ff4a3a', { turn: -0.16 });
        },
        { rimColor: '#fffbe0', light: [3, -4] },
      );
      splash(g, r, 760, 590, 180);
      splash(g, r, 1060, 610, 150);
      palm(g, 1235, 620, 330);
    },
    foot: '#063a6a',
    side: 0,
  }),
  shots: [
    wide((g, r) =>
      action.race(g, r, {
        scene: bay,
        horizon: 0.48,
        bend: -0.2,
        road: { surface: '#2ab0d8', edge: ['#ffffff', '#ff8a2a'], line: 'rgba(255,255,255,.6)' },
        verge: ['#2ac0d8', '#0c6ab0'],
        place: '1',
        speed: '142',
        time: '00:58.31',
        lap: '3/3',
        rider: (c, x, y, s) => {
          actor(
            c,
            (l) => {
              hero(l, x, y, s * 1.5, { ...skier, pose: 'guard' });
              path(
                l,
                `M${x - 62} ${y - 6} Q${x - 84} ${y + 56} ${x - 46} ${y + 72} L${x + 46} ${y + 72} Q${x + 84} ${y + 56} ${x + 62} ${y - 6} Q${x} ${y - 34} ${x - 62} ${y - 6}Z`,
                linear(l, 0, y - 20, 0, y + 72, ['#ff8a6a', '#f03a2e', '#8a1a1e']),
              );
              path(l, `M${x - 72} ${y + 34} Q${x} ${y + 54} ${x + 72} ${y + 34}`, null, '#ffffff', 9);
              line(
                l,
                [
                  [x - 46, y - 62],
                  [x + 46, y - 62],
                ],
                '#1f2630',
                9,
              );
            },
            { rimColor: '#fffbe0' },
          );
          splash(c, r, x - s * 0.7, y + s * 0.4, s * 0.8);
          splash(c, r, x + s * 0.9, y + s * 0.4, s * 0.7);
        },
        rivals: [
          [
            0.12,
            0.3,
            (c, x, y, s) => {
              machine(c, 'jetski', x, y, s * 0.7, '#ffd23a');
            },
          ],
          [0.3, -0.5, (c, x, y, s) => machine(c, 'jetski', x, y, s * 0.7, '#7a4ae0')],
        ],
        side: (c) => {
          palm(c, 90, 430, 260);
          palm(c, 1210, 450, 300);
        },
      }),
    ),
    wide((g, r) =>
      action.run(g, r, {
        scene: bay,
        runner: (c, x, y) => {
          actor(
            c,
            (l) => {
              hero(l, x, y - 70, 190, skier);
              machine(l, 'jetski', x, y - 50, 130, '#ff4a3a', { turn: -0.3 });
            },
            { rimColor: '#fffbe0' },
          );
          splash(c, r, x - 120, y, 110);
        },
        ground: (c, x, y, w) => {
          c.fillStyle = linear(c, 0, y, 0, c.H, ['#3ad0e0', '#0c5aa0']);
          c.beginPath();
          c.moveTo(x, y + 30);
          c.quadraticCurveTo(x + w / 2, y - 50, x + w, y + 30);
          c.lineTo(x + w, c.H);
          c.lineTo(x, c.H);
          c.fill();
          path(
            c,
            `M${x} ${y + 30} Q${x + w / 2} ${y - 50} ${x + w} ${y + 30}`,
            null,
            'rgba(255,255,255,.85)',
            9,
          );
        },
        top: '#ffd23a',
        score: '花式 12,460',
        distance: '空翻 ×3',
        coin: 'star',
        platforms: [[-20, 0.86, 1.06]],
        power: ['lightning', 'wind'],
      }),
    ),
    tall((g, r) =>
      story.stages(g, r, {
        scene: (c, q) => {
          bay(c, q);
          palm(c, 80, 720, 240);
          palm(c, 650, 640, 220);
        },
        title: '群岛巡回赛',
        color: '#1f98e0',
        marks: {
          1: (c, x, y) => palm(c, x + 120, y + 40, 110),
          4: (c, x, y) => prop(c, 'trophy', x - 130, y, 50),
          7: (c, x, y) => machine(c, 'jetski', x + 130, y, 60, '#ff4a3a'),
        },
      }),
    ),
  ],
};

// 街角三分线: a court at sunset.
const court = (g, r) => {
  sky.sky(g, ['#3a2a7a', '#f0705a', '#ffd08a']);
  sky.sun(g, g.W * 0.6, g.H * 0.46, Math.min(g.W, g.H) * 0.12, '#ffe09a', 3);
  built.skyline(g, r, g.H * 0.64, g.H * 0.4, '#5a2a5a', { lights: '#ffd88a', width: 0.07 });
  g.strokeStyle = 'rgba(30,14,40,.5)';
  g.lineWidth = 2.5;
  for (let i = -20; i < 60; i++) {
    g.beginPath();
    g.moveTo(i * g.W * 0.03, g.H * 0.4);
    g.lineTo(i * g.W * 0.03 + g.H * 0.3, g.H * 0.7);
    g.moveTo(i * g.W * 0.03 + g.H * 0.3, g.H * 0.4);
    g.lineTo(i * g.W * 0.03, g.H * 0.7);
    g.stroke();
  }
  g.fillStyle = linear(g, 0, g.H * 0.68, 0, g.H, ['#d8744a', '#7a2f3a']);
  g.fillRect(0, g.H * 0.7, g.W, g.H);
  g.strokeStyle = 'rgba(255,245,225,.8)';
  g.lineWidth = 7;
  g.beginPath();
  g.ellipse(g.W * 0.3, g.H * 0.8, g.W * 0.42, g.H * 0.15, 0, -0.5, 2.4);
  g.stroke();
  const [hx, hy, s] = [g.W * 0.16, g.H * 0.36, g.H * 0.2];
  line(
    g,
    [
      [hx - s * 0.5, g.H * 0.86],
      [hx - s * 0.5, hy - s * 0.2],
      [hx - s * 0.1, hy - s * 0.3],
    ],
    '#2a2038',
    s * 0.11,
  );
  box(g, hx - s * 0.2, hy - s * 0.75, s * 0.95, s * 0.7, 6, 'rgba(255,255,255,.9)', '#e8402e', 6);
  box(g, hx + s * 0.1, hy - s * 0.42, s * 0.36, s * 0.28, 2, null, '#e8402e', 5);
  g.save();
  g.translate(hx + s * 0.28, hy - s * 0.04);
  g.scale(1, 0.28);
  ring(g, 0, 0, s * 0.27, s * 0.12, '#ff5a2a');
  g.restore();
  for (let i = -3; i <= 3; i++)
    line(
      g,
      [
        [hx + s * (0.28 + i * 0.085), hy],
        [hx + s * (0.28 + i * 0.045), hy + s * 0.4],
      ],
      'rgba(255,255,255,.8)',
      3,
    );
};
const baller = {
  skin: '#c88a62',
  hair: '#1c1418',
  style: 'curls',
  eye: '#5a3a20',
  mood: 'grin',
  outfit: 'jersey',
  cloth: '#e8402e',
  trim: '#ffd23a',
  wear: [['headband', '#ffffff']],
  blush: false,
};
const ballHero = {
  pose: 'leap',
  cloth: '#e8402e',
  body: '#c88a62',
  sleeve: '#c88a62',
  skin: '#c88a62',
  hair: '#1c1418',
  trim: '#ffd23a',
  boots: '#ffffff',
};
const jiejiao = {
  slug: 'jiejiao-sanfen',
  icon(g, r) {
    sky.sky(g, ['#4a2a9a', '#ff6a4a', '#ffd07a']);
    sky.rays(g, 256, 230, '#fff0c0', { count: 14, strength: 0.4 });
    actor(
      g,
      (l) => {
        bust(l, 226, 286, 114, baller);
        prop(l, 'basketball', 400, 150, 96);
      },
      { rimColor: '#fff0c8', light: [5, -5], shadow: '#3a0f3a' },
    );
  },
  banner: poster({
    scene: court,
    subject(g) {
      actor(
        g,
        (l) => {
          hero(l, 960, 600, 430, ballHero);
          prop(l, 'basketball', 975, 108, 42);
        },
        { rimColor: '#ffe0a0', light: [-5, -4], shade: '#2a0f2a' },
      );
      path(g, 'M975 108 Q640 -70 260 230', null, 'rgba(255,240,200,.5)', 5);
    },
    foot: '#2a0f22',
    side: 0.1,
  }),
  shots: [
    wide((g, r) => {
      court(g, r);
      actor(
        g,
        (l) => {
          hero(l, 420, 640, 280, { ...ballHero, pose: 'raise' });
          hero(
            l,
            640,
            650,
            280,
            { ...ballHero, pose: 'guard', cloth: '#2a6ae0', trim: '#fff' },
            { flip: true },
          );
          hero(l, 900, 680, 290, { ...ballHero, pose: 'dribble' }, { flip: true });
          hero(l, 1080, 640, 270, { ...ballHero, pose: 'stride', cloth: '#2a6ae0' }, { flip: true });
        },
        { rimColor: '#ffe0a0', light: [3, -4] },
      );
      prop(g, 'basketball', 380, 250, 34);
      path(g, 'M440 330 Q390 180 250 250', null, 'rgba(255,255,255,.7)', 5);
      box(g, 450, 14, 380, 66, 12, 'rgba(14,8,28,.75)');
      label(g, '社区 18', 470, 48, 32, { color: '#ff8a6a' });
      label(g, '21 码头', 810, 48, 32, { align: 'right', color: '#7ab8ff' });
      label(g, '00:24', 640, 48, 30, { align: 'center', font: '1px "Smiley Sans"' });
      label(g, '完美出手！', 420, 150, 60, {
        align: 'center',
        color: '#ffe14a',
        stroke: '#8a1f2a',
        font: '1px "Smiley Sans"',
      });
      hud.joystick(g, 160, 570, 100);
      hud.skill(g, 1160, 600, 74, 'basketball', '#e8602a');
      hud.skill(g, 1010, 640, 46, 'boot', '#3a7ae0');
      hud.skill(g, 1050, 500, 46, 'fist', '#7a4ae0');
      hud.skill(g, 1180, 450, 46, 'wind', '#2a9a8a');
    }),
    tall((g, r) =>
      story.sheet(g, r, {
        scene: court,
        who: baller,
        name: '阿乐',
        title: '得分后卫 · 街角少年',
        stars: 4,
        skin: 'dark',
        color: '#f0602e',
        gear: [['basketball'], ['boot', '#e8e8f0'], ['trophy'], ['lightning'], ['heart'], ['star']],
        stats: [
          ['三分', '96', 0.96],
          ['运球', '88', 0.88],
          ['弹跳', '79', 0.79],
          ['防守', '54', 0.54],
        ],
        action: '特训',
        level: '街头声望 42',
      }),
    ),
    tall((g, r) =>
      story.result(g, r, {
        scene: court,
        word: '绝杀',
        color: '#e8502e',
        lines: [
          ['终场比分', '21 : 20'],
          ['三分命中', '5 / 7'],
          ['街头声望', '+18'],
        ],
        rewards: [
          ['coin', null, '2,400'],
          ['trophy', null, '1'],
          ['boot', '#ffffff', '1'],
        ],
        draw: (c, x, y) =>
          actor(c, (l) => prop(l, 'basketball', x, y, 140), { rimColor: '#fff', shadow: '#1a0614' }),
      }),
    ),
  ],
};

// 绿茵新星: football under the lights.
const pitch = (g, r) => {
  sky.sky(g, ['#0c1c4a', '#1f4a8a', '#6aa8d0']);
  for (const x of [0.06, 0.34, 0.66, 0.94]) {
    glow(g, g.W * x, g.H * 0.12, g.H * 0.36, '#f4fbff', 0.8);
    box(g, g.W * x - g.W * 0.03, g.H * 0.09, g.W * 0.06, g.H * 0.05, 4, '#ffffff');
  }
  g.fillStyle = linear(g, 0, g.H * 0.28, 0, g.H * 0.58, ['#22386a', '#3a4a7a']);
  g.fillRect(0, g.H * 0.3, g.W, g.H * 0.3);
  for (let i = 0; i < 900; i++)
    circle(
      g,
      r.next() * g.W,
      g.H * r.range(0.31, 0.56),
      2.6,
      r.pick(['#ffd25a', '#ff6a5a', '#ffffff', '#6ab8ff', '#2a3a6a']),
    );
  g.fillStyle = '#e8eef4';
  g.fillRect(0, g.H * 0.56, g.W, g.H * 0.03);
  for (let i = 0; i < 9; i++) {
    g.fillStyle = i % 2 ? '#3f9a44' : '#4aae4e';
    const y0 = g.H * (0.58 + 0.42 * (i / 9) ** 1.5);
    g.fillRect(0, y0, g.W, g.H);
  }
  g.strokeStyle = 'rgba(255,255,255,.85)';
  g.lineWidth = 6;
  g.beginPath();
  g.ellipse(g.W * 0.5, g.H * 0.84, g.W * 0.26, g.H * 0.11, 0, 0, 7);
  g.moveTo(0, g.H * 0.64);
  g.lineTo(g.W, g.H * 0.64);
  g.stroke();
  const [x, y, w, h] = [g.W * 0.36, g.H * 0.46, g.W * 0.28, g.H * 0.18];
  g.strokeStyle = 'rgba(255,255,255,.35)';
  g.lineWidth = 1.6;
  for (let i = 1; i < 16; i++) {
    g.beginPath();
    g.moveTo(x + (w * i) / 16, y);
    g.lineTo(x + (w * i) / 16, y + h);
    g.moveTo(x, y + (h * i) / 16);
    g.lineTo(x + w, y + (h * i) / 16);
    g.stroke();
  }
  line(
    g,
    [
      [x, y + h],
      [x, y],
      [x + w, y],
      [x + w, y + h],
    ],
    '#ffffff',
    8,
  );
};
const striker = {
  skin: '#f4cda8',
  hair: '#3a2218',
  style: 'spiky',
  eye: '#3a8a4a',
  mood: 'fierce',
  outfit: 'jersey',
  cloth: '#2f6ae0',
  trim: '#ffffff',
  blush: false,
};
const ftHero = {
  pose: 'kick',
  cloth: '#2f6ae0',
  body: '#ffffff',
  sleeve: '#2f6ae0',
  hair: '#3a2218',
  trim: '#ffd23a',
  boots: '#ff5a2a',
};
const lvyin = {
  slug: 'lvyin-xinxing',
  icon(g, r) {
    sky.sky(g, ['#123a8a', '#3a9ae0', '#8ae06a']);
    sky.rays(g, 256, 260, '#ffffff', { count: 16, strength: 0.4 });
    for (let i = 0; i < 3; i++)
      path(
        g,
        `M${20 + i * 20} ${500 - i * 20} Q${120} ${330} ${256} ${260}`,
        null,
        ['rgba(255,220,90,.8)', 'rgba(255,255,255,.8)', 'rgba(255,140,40,.7)'][i],
        [60, 26, 40][i],
      );
    actor(g, (l) => prop(l, 'football', 292, 236, 160), {
      rimColor: '#ffffff',
      light: [5, -5],
      shadow: '#06204a',
    });
    sky.air(g, r, 'leaves', 16, '#8ae05a', 1.3);
  },
  banner: poster({
    scene: pitch,
    subject(g, r) {
      path(g, 'M1190 520 Q1120 300 860 250', null, 'rgba(255,230,120,.55)', 34);
      actor(
        g,
        (l) => {
          hero(l, 1000, 630, 440, ftHero, { flip: true });
          prop(l, 'football', 800, 420, 62);
        },
        { rimColor: '#f0fbff', light: [-5, -4], shade: '#0c2040' },
      );
      glow(g, 800, 420, 130, '#ffe27a', 0.6);
      sky.air(g, r, 'sparkles', 16, '#fff');
    },
    foot: '#0a2414',
    side: 0.2,
  }),
  shots: [
    wide((g, r) => {
      pitch(g, r);
      actor(
        g,
        (l) => {
          hero(l, 640, 470, 110, { pose: 'guard', cloth: '#ffb02a', body: '#20242e' });
          for (const [x, y, red, f] of [
            [320, 520, 1, 0],
            [800, 540, 1, 1],
            [500, 640, 0, 0],
            [900, 690, 0, 1],
          ])
            hero(
              l,
              x,
              y,
              190,
              { ...ftHero, pose: 'stride', ...(red ? { cloth: '#e0382e' } : {}) },
              { flip: !!f },
            );
          hero(l, 660, 700, 250, ftHero, { flip: true });
        },
        { rimColor: '#f0fbff', light: [3, -4] },
      );
      prop(g, 'football', 530, 640, 30);
      path(g, 'M520 630 Q560 520 700 420', null, 'rgba(255,240,120,.8)', 7);
      box(g, 430, 14, 420, 62, 12, 'rgba(8,16,36,.78)');
      label(g, '青芒队 2', 450, 46, 30, { color: '#7ab8ff' });
      label(g, '1 赤焰队', 830, 46, 30, { align: 'right', color: '#ff8a7a' });
      label(g, '87′', 640, 46, 32, { align: 'center', color: '#ffe14a' });
      hud.joystick(g, 160, 570, 100);
      hud.skill(g, 1150, 600, 74, 'football', '#2f8ae0');
      hud.skill(g, 1000, 640, 46, 'boot', '#e8702a');
      hud.skill(g, 1040, 500, 46, 'wind', '#2a9a6a');
      hud.skill(g, 1170, 450, 46, 'lightning', '#8a5ae0');
    }),
    tall((g, r) => {
      g.fillStyle = linear(g, 0, 0, 0, g.H, ['#1f6a3a', '#2f8a48', '#164a2a']);
      g.fillRect(0, 0, g.W, g.H);
      for (let i = 0; i < 8; i++) {
        g.fillStyle = i % 2 ? 'rgba(255,255,255,.05)' : 'rgba(0,0,0,.05)';
        g.fillRect(0, 150 + i * 110, g.W, 110);
      }
      g.strokeStyle = 'rgba(255,255,255,.6)';
      g.lineWidth = 4;
      g.strokeRect(40, 150, 640, 880);
      g.beginPath();
      g.arc(360, 590, 90, 0, 7);
      g.moveTo(40, 590);
      g.lineTo(680, 590);
      g.rect(200, 150, 320, 120);
      g.rect(200, 910, 320, 120);
      g.stroke();
      const skins = ['#f4cda8', '#c88a62', '#f0d0b0', '#8a5a40'];
      const hairs = ['#3a2218', '#1c1418', '#d8a84a', '#7a3a20'];
      [
        [360, 960, '门将', 82],
        [120, 800, '左卫', 79],
        [280, 830, '中卫', 84],
        [440, 830, '中卫', 81],
        [600, 800, '右卫', 80],
        [200, 600, '中场', 86],
        [360, 640, '后腰', 83],
        [520, 600, '中场', 85],
        [150, 380, '左锋', 88],
        [360, 330, '前锋', 93],
        [570, 380, '右锋', 87],
      ].forEach(([x, y, t, n], i) => {
        hud.portrait(
          g,
          x,
          y,
          46,
          (l, a, b, s) => {
            circle(l, a, b, s, '#3a7ae0');
            bust(l, a, b + s * 0.1, s * 0.55, {
              ...striker,
              skin: skins[i % 4],
              hair: hairs[(i * 3) % 4],
              style: ['spiky', 'short', 'curls', 'swept', 'pony'][i % 5],
              mood: ['fierce', 'smile', 'calm'][i % 3],
            });
          },
          n > 86 ? '#ffd23a' : '#e8eef4',
        );
        box(g, x - 52, y + 44, 104, 34, 8, 'rgba(8,20,14,.8)');
        label(g, `${t} ${n}`, x, y + 62, 22, { align: 'center' });
      });
      hud.ribbon(g, 360, 84, 330, '首发阵容', '#2f6ae0', 40);
      hud.button(g, 360, 1130, 330, 90, '开球', '#e8702a', { size: 44 });
      label(g, '阵型 4-3-3 · 默契 91', 360, 1220, 30, { align: 'center', stroke: '#0a2414' });
    }),
    tall((g, r) =>
      story.sheet(g, r, {
        scene: pitch,
        who: striker,
        name: '程小鹿',
        title: '前锋 · 十九岁',
        stars: 5,
        skin: 'dark',
        color: '#2f7ae8',
        gear: [['football'], ['boot', '#ff5a2a'], ['trophy'], ['wind'], ['heart'], ['lightning']],
        stats: [
          ['射门', '93', 0.93],
          ['速度', '95', 0.95],
          ['盘带', '88', 0.88],
          ['体能', '81', 0.81],
        ],
        action: '训练',
        level: '总评 93',
      }),
    ),
  ],
};

export default [shanlu, relang, jiejiao, lvyin];
