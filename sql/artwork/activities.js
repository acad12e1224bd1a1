// The banners of the activity centre: a scene and a season each, without words, with a calm foot.
import {
  actor,
  alpha,
  at,
  glow,
  linear,
  poster,
  prop,
  radial,
  circle,
  beast,
  built,
  land,
  monsters,
  path,
  sky,
  star,
} from './games/kit.js';

/** Things strewn about a subject: [name, x, y, size, colour, turn]. */
const things = (g, list, look) =>
  actor(
    g,
    (l) => list.forEach(([name, x, y, s, color, turn = 0]) => prop(l, name, x, y, s, { color, turn })),
    {
      outline: 7,
      outlineColor: '#ffffff',
      shadow: '#12305a',
      ...look,
    },
  );

/** Firework: rays of dots around a heart of light. */
function firework(g, x, y, size, color) {
  glow(g, x, y, size * 1.1, color, 0.55);
  for (let ring = 1; ring <= 4; ring++)
    for (let i = 0; i < 18; i++) {
      const a = (i / 18) * Math.PI * 2 + ring * 0.08;
      const far = (ring / 4) * size;
      circle(
        g,
        x + Math.cos(a) * far,
        y + Math.sin(a) * far,
        2.5 + ring * 1.3,
        alpha(ring > 2 ? '#fff6d0' : color, 0.95),
      );
    }
  circle(g, x, y, 9, '#ffffff');
}

/** The wheel that the draw is about. */
function fortune(g, x, y, size) {
  const colors = ['#ff7a6a', '#fff2d8', '#ffc24a', '#fff2d8', '#5ab8f5', '#fff2d8', '#ff9ab0', '#fff2d8'];
  circle(g, x, y, size * 1.14, linear(g, x, y - size, x, y + size, ['#ffe08a', '#e8871e', '#b85a10']));
  circle(g, x, y, size * 1.02, '#7a2f12');
  colors.forEach((color, i) => {
    const [from, to] = [i, i + 1].map((n) => (n / colors.length) * Math.PI * 2 - Math.PI / 8);
    g.beginPath();
    g.moveTo(x, y);
    g.arc(x, y, size, from, to);
    g.closePath();
    g.fillStyle = color;
    g.fill();
  });
  ['gem', 'coin', 'gift', 'coin', 'star', 'coin', 'heart', 'coin'].forEach((name, i) => {
    const a = (i / 8) * Math.PI * 2;
    prop(g, name, x + Math.cos(a) * size * 0.68, y + Math.sin(a) * size * 0.68, size * 0.13, {
      turn: a + Math.PI / 2,
    });
  });
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2;
    circle(g, x + Math.cos(a) * size * 1.08, y + Math.sin(a) * size * 1.08, 8, i % 2 ? '#fffbe0' : '#ffd25a');
  }
  circle(g, x, y, size * 0.24, radial(g, x - 10, y - 14, size * 0.3, ['#fffbe0', '#ffc23a', '#e8791a']));
  star(g, x, y, size * 0.13, '#ffffff', 5, 0.45);
  path(
    g,
    `M${x} ${y - size * 0.84} L${x - 34} ${y - size * 1.26} Q${x} ${y - size * 1.4} ${x + 34} ${y - size * 1.26}Z`,
    '#e8402f',
  );
}

const hills = (g, r, colors) =>
  colors.forEach((color, i) =>
    land.ridge(g, `hills ${color}`, {
      y: g.H * (0.74 + i * 0.1),
      height: 150 - i * 30,
      color,
      scale: 1.3 - i * 0.2,
    }),
  );

export const activities = {
  'xinshou-zhou': poster({
    scene(g, r) {
      sky.sky(g, ['#3aa8f0', '#8fd6fb', '#e6f7fe']);
      sky.rays(g, 960, 200, '#ffffff', { count: 18, strength: 0.4, length: 1.2 });
      sky.clouds(g, r, { count: 5, y: [0.06, 0.3], size: [0.06, 0.12] });
      hills(g, r, ['#8fd9a0', '#5cc280', '#3aa66a']);
      for (const x of [520, 1220]) land.roundTree(g, r, x, 560, 150, '#3f9f5c');
    },
    subject(g) {
      glow(g, 940, 330, 330, '#fffbe0', 0.7);
      actor(
        g,
        (l) => {
          beast(l, 880, 420, 128, {
            kind: 'cat',
            fur: '#f6a94f',
            mood: 'happy',
            wear: [['scarf', '#2f96e6']],
          });
          beast(l, 1120, 470, 92, {
            kind: 'rabbit',
            fur: '#ffffff',
            mood: 'smile',
            wear: [['ribbon', '#ff7a8a']],
          });
        },
        { outline: 7, shadow: '#1a5a9a' },
      );
      things(g, [
        ['coin', 700, 470, 52, undefined, -0.3],
        ['gift', 1008, 560, 66, '#3aa6f0'],
        ['gem', 1180, 250, 44, '#3ab4ff', 0.2],
        ['star', 740, 210, 40, '#ffd25a', 0.2],
      ]);
    },
    foot: '#1d6f52',
    side: 0,
  }),
  'nuanxin-zhuanpan': poster({
    scene(g, r) {
      sky.sky(g, ['#d8403a', '#f4744a', '#ffc47a']);
      sky.rays(g, 950, 350, '#fff0b0', { count: 26, strength: 0.5, length: 1.5 });
      sky.bokeh(g, r, 40, ['#ffe9a0', '#ffb86a', '#ffffff']);
    },
    subject(g, r) {
      glow(g, 950, 350, 420, '#ffe9a0', 0.7);
      actor(g, (l) => fortune(l, 950, 360, 236), { shadow: '#6a1a10' });
      things(
        g,
        [
          ['coin', 660, 560, 50, undefined, -0.3],
          ['coin', 1200, 590, 62, undefined, 0.3],
          ['gift', 1196, 170, 50, '#3aa6f0', 0.2],
        ],
        { shadow: '#6a1a10' },
      );
      sky.air(g, r, 'sparkles', 26, '#fff6cf', 1.1);
    },
    foot: '#7a1f18',
    side: 0.12,
  }),
  'haoyou-tiping': poster({
    scene(g, r) {
      sky.sky(g, ['#171345', '#4a2a8a', '#b05ab0']);
      sky.stars(g, r, 120, 0.8);
      sky.rays(g, 940, 120, '#ffe9a0', { count: 14, strength: 0.35, length: 1.4 });
      sky.bokeh(g, r, 26, ['#ff9ae0', '#8ab8ff', '#ffd98a'], [0.5, 1]);
    },
    subject(g, r) {
      glow(g, 940, 330, 340, '#ffd25a', 0.6);
      things(g, [['trophy', 940, 350, 210]], { outline: 0, rimColor: '#fffbe0', shadow: '#0a0620' });
      things(
        g,
        [
          ['star', 700, 250, 56, '#ffd25a', -0.2],
          ['star', 1180, 230, 68, '#ffd25a', 0.2],
          ['heart', 730, 500, 44, '#ff7a9a', -0.2],
          ['note', 1170, 500, 50, '#8ad4ff', 0.2],
        ],
        { outline: 5, shadow: '#0a0620' },
      );
      sky.air(g, r, 'petals', 40, '#ffd98a', 1.1);
    },
    foot: '#120c34',
    side: 0.2,
  }),
  'nuanhua-jihua': poster({
    scene(g, r) {
      sky.sky(g, ['#f4a25a', '#fbd08a', '#fff0d0']);
      sky.sun(g, 900, 250, 90, '#fff4c0', 3.4);
      sky.streaks(g, r, { count: 8, color: '#ffffff', opacity: 0.5 });
      hills(g, r, ['#e2a05a', '#c97f46', '#a9613a']);
      for (const [x, h, c] of [
        [560, 190, '#e2763a'],
        [700, 130, '#f0a04a'],
        [1220, 200, '#d8603a'],
      ])
        land.roundTree(g, r, x, 590, h, c);
      sky.air(g, r, 'leaves', 36, '#e8763a', 1.3);
    },
    subject(g) {
      actor(
        g,
        (l) => {
          beast(l, 850, 470, 108, {
            kind: 'fox',
            fur: '#ee8a3f',
            mood: 'happy',
            wear: [['scarf', '#e2483a']],
          });
          beast(l, 1080, 490, 98, {
            kind: 'bear',
            fur: '#b07a4a',
            mood: 'smile',
            wear: [['headband', '#fff2d8']],
          });
        },
        { outline: 7, shadow: '#6a2f12' },
      );
      actor(
        g,
        (l) => {
          path(
            l,
            'M690 190 h230 a40 40 0 0 1 40 40 v70 a40 40 0 0 1 -40 40 h-60 l-34 42 l-6 -42 h-130 a40 40 0 0 1 -40 -40 v-70 a40 40 0 0 1 40 -40z',
            '#ffffff',
          );
          path(
            l,
            'M1020 240 h150 a34 34 0 0 1 34 34 v50 a34 34 0 0 1 -34 34 h-70 l-34 38 l-4 -38 h-42 a34 34 0 0 1 -34 -34 v-50 a34 34 0 0 1 34 -34z',
            '#ffe3b8',
          );
          prop(l, 'heart', 760, 266, 38, { color: '#ff6a6a' });
          prop(l, 'heart', 860, 266, 38, { color: '#ffb03a' });
          prop(l, 'cup', 1096, 300, 40, { color: '#f08a4a' });
        },
        { shadow: '#6a2f12' },
      );
    },
    foot: '#5a2a16',
    side: 0.1,
  }),
  'shuangdan-kuanghuan': poster({
    scene(g, r) {
      sky.sky(g, ['#0d2a5a', '#2a62a0', '#9ac8ea']);
      sky.stars(g, r, 90, 0.6);
      sky.moon(g, 1130, 130, 62);
      land.ridge(g, 'snow far', { y: 560, height: 220, color: '#7aa8d0', kind: 'sharp', snow: '#ffffff' });
      land.ridge(g, 'snow near', { y: 640, height: 110, color: '#e6f2fb' });
      for (const [x, h] of [
        [560, 230],
        [660, 170],
        [1230, 260],
      ])
        land.pine(g, x, 640, h, '#1f5a4a');
    },
    subject(g, r) {
      actor(
        g,
        (l) => {
          land.pine(l, 950, 620, 450, '#1f7a4f');
          for (const [x, y, c] of [
            [900, 470, '#ff5a4a'],
            [1000, 500, '#ffd25a'],
            [940, 380, '#5ab8ff'],
            [1010, 400, '#ff7ab0'],
            [880, 560, '#ffd25a'],
            [960, 570, '#ff5a4a'],
            [950, 300, '#ffd25a'],
          ])
            circle(l, x, y, 17, c);
          star(l, 950, 180, 50, '#ffe14a', 5, 0.45);
        },
        { outline: 6, shadow: '#0a1a3a' },
      );
      glow(g, 950, 180, 160, '#fff0a0', 0.8);
      actor(
        g,
        (l) =>
          beast(l, 1140, 520, 96, {
            kind: 'penguin',
            fur: '#2a3f6a',
            mood: 'happy',
            wear: [['scarf', '#e2483a']],
          }),
        { outline: 6, shadow: '#0a1a3a' },
      );
      things(
        g,
        [
          ['gift', 800, 580, 66, '#e2483a'],
          ['gift', 1010, 610, 48, '#ffb52e', 0.1],
        ],
        { shadow: '#0a1a3a' },
      );
      sky.air(g, r, 'snow', 90, '#ffffff', 1.1);
    },
    foot: '#123a62',
    side: 0.12,
  }),
  'xinchun-fudai': poster({
    scene(g, r) {
      sky.sky(g, ['#4a0f2a', '#a81f2e', '#f0743a']);
      firework(g, 760, 130, 120, '#ffd25a');
      firework(g, 1160, 110, 90, '#ff9ab0');
      built.town(g, r, 560, 90, { roof: '#3a1420', wall: '#6a1f28', lit: '#ffd98a', rows: 2 });
    },
    subject(g, r) {
      glow(g, 950, 420, 340, '#ffb84a', 0.6);
      actor(
        g,
        (l) => {
          path(
            l,
            'M780 350 Q950 300 1120 350 Q1220 470 1150 590 Q950 660 750 590 Q680 470 780 350Z',
            linear(l, 760, 320, 1140, 620, ['#ff6a4a', '#d8281f', '#9a1414']),
          );
          path(
            l,
            'M800 352 Q850 250 790 216 Q870 240 900 226 Q950 262 1000 226 Q1030 240 1110 216 Q1050 250 1100 352 Q950 392 800 352Z',
            linear(l, 790, 220, 1110, 380, ['#ff7a5a', '#c8221a']),
          );
          path(l, 'M796 350 Q950 400 1104 350', null, '#ffd25a', 20);
          circle(l, 950, 486, 78, '#ffd76a');
          circle(l, 950, 486, 66, '#d8281f');
          l.font = '900 86px "Noto Serif CJK SC"';
          l.textAlign = 'center';
          l.textBaseline = 'middle';
          l.fillStyle = '#ffe9a0';
          l.fillText('福', 950, 484);
        },
        { outline: 7, outlineColor: '#fff0c8', shadow: '#3a0810' },
      );
      for (const [x, y, s] of [
        [650, 150, 60],
        [1220, 190, 70],
      ])
        built.lantern(g, x, y, s);
      things(
        g,
        [
          ['coin', 700, 560, 50, undefined, -0.3],
          ['coin', 1200, 560, 58, undefined, 0.3],
          ['coin', 1130, 640, 40, undefined, 0.1],
        ],
        { shadow: '#3a0810' },
      );
      sky.air(g, r, 'petals', 30, '#ffb0a8', 1);
    },
    foot: '#3a0a18',
    side: 0.16,
  }),
  'wansheng-ye': poster({
    scene(g, r) {
      sky.sky(g, ['#1a1040', '#4a2a7a', '#e2703a']);
      sky.stars(g, r, 70, 0.5);
      sky.moon(g, 900, 190, 120, '#ffe9b0');
      built.castle(g, 1130, 600, 300, '#2a1a4a', { lit: '#ffb84a', roof: '#1c1236' });
      hills(g, r, ['#2f1d4a', '#221538', '#170e28']);
    },
    subject(g, r) {
      actor(
        g,
        (l) => {
          for (const [x, y, s] of [
            [780, 560, 74],
            [1010, 590, 92],
          ]) {
            for (const k of [-0.5, 0, 0.5]) {
              l.beginPath();
              l.ellipse(x + k * s, y, s * 0.62, s * 0.78, 0, 0, 7);
              l.fillStyle = linear(l, x - s, y - s, x + s, y + s, ['#ffb04a', '#f07a1e', '#b8480f']);
              l.fill();
            }
            path(
              l,
              `M${x - s * 0.6} ${y - s * 0.1} l${s * 0.22} ${-s * 0.3} l${s * 0.22} ${s * 0.3}Z M${x + s * 0.16} ${y - s * 0.1} l${s * 0.22} ${-s * 0.3} l${s * 0.22} ${s * 0.3}Z M${x - s * 0.6} ${y + s * 0.2} q${s * 0.6} ${s * 0.5} ${s * 1.2} 0 q${-s * 0.6} ${s * 0.2} ${-s * 1.2} 0Z`,
              '#fff0a0',
            );
            path(
              l,
              `M${x} ${y - s * 0.7} q${s * 0.06} ${-s * 0.3} ${s * 0.3} ${-s * 0.36}`,
              null,
              '#5a7a2a',
              13,
            );
          }
          beast(l, 900, 440, 92, {
            kind: 'cat',
            fur: '#2f2840',
            light: '#4a4060',
            inner: '#7a5a8a',
            eye: '#ffd25a',
            mood: 'smile',
            wear: [['wizard', '#7a3ac0']],
          });
        },
        { rimColor: '#ffb86a', light: [4, -5], shadow: '#0a0618' },
      );
      for (const [x, y] of [
        [780, 560],
        [1010, 590],
      ])
        glow(g, x, y, 130, '#ffb03a', 0.35);
      things(
        g,
        [
          ['candy', 690, 470, 40, '#ff6aa0', 0.3],
          ['candy', 1150, 540, 46, '#6ad06a', -0.4],
        ],
        { outline: 5, shadow: '#0a0618' },
      );
    },
    foot: '#120a24',
    side: 0.12,
  }),
  'jinqiu-youyuan': poster({
    scene(g, r) {
      sky.sky(g, ['#12408a', '#4a8ad8', '#fbd0a0']);
      firework(g, 1150, 120, 100, '#ff9a6a');
      firework(g, 700, 110, 80, '#ffe08a');
      land.ridge(g, 'lake far', { y: 520, height: 170, color: '#3a5a8a', kind: 'karst' });
      land.water(g, r, 520, ['#7aa8d8', '#2a5a9a', '#163a6a'], { lightX: 950 });
    },
    subject(g, r) {
      built.pavilion(g, 980, 540, 230);
      built.moonBridge(g, 720, 560, 320, '#d8c8b0');
      for (const [x, y, s] of [
        [820, 170, 46],
        [1060, 130, 54],
        [1200, 280, 60],
        [660, 300, 40],
      ])
        built.lantern(g, x, y, s, x % 3 ? '#e2432e' : '#f0a03a');
      for (const [x, y] of [
        [660, 620],
        [860, 660],
        [1080, 640],
      ]) {
        at(g, x, y, () => prop(g, 'lotus', 0, 0, 34, { color: '#ff9ab8' }));
        glow(g, x, y, 80, '#ffd98a', 0.5);
      }
      actor(g, (l) => monsters.crane(l, 1160, 430, 150), { rimColor: '#ffffff', shadow: '#0a1a3a' });
    },
    foot: '#0c2448',
    side: 0.18,
  }),
};
