// Covers of the novels that are set in our days and after them.
import {
  actor,
  alpha,
  box,
  built,
  circle,
  cover,
  critter,
  doll,
  glow,
  half,
  inside,
  land,
  line,
  linear,
  path,
  sky,
  thing,
} from './kit.js';
import { clearSky, coast, space } from './places.js';

const front = (g, draw, more = {}) => actor(g, draw, { outline: 4, outlineColor: '#ffffff', ...more });

/** 星海邮书: a coughing mail ship, a letter of a hundred and twelve years. */
const xingHaiYouShu = cover({
  scene: (g, r) => {
    space({
      air: ['#081030', '#1c3070', '#3a6a9a'],
      clouds: ['#3ab0d8', '#5a5ae0', '#e8a05a'],
      planet: [0.2, 0.2, 0.1, '#e8b06a'],
      ring: '#fff0c8',
    })(g, r);
    for (let i = 0; i < 9; i++)
      thing(g, 'letter', g.W * (0.9 - i * 0.09), g.H * (0.12 + i * 0.035), 12 + i * 2.4, {
        turn: -0.5 + i * 0.14,
      });
  },
  subject: (g) =>
    front(
      g,
      (l) =>
        half(
          l,
          g.W * 0.5,
          g.H * 0.46,
          g.W * 0.17,
          {
            hair: '#2a3a5a',
            style: 'bob',
            eye: '#4ab0d8',
            mood: 'calm',
            outfit: 'space',
            cloth: '#2a6a9a',
            trim: '#ffc85a',
            wear: [['cap', '#2a5a8a']],
          },
          { pose: 'hold', hold: 'letter', side: -0.2 },
        ),
      { rimColor: '#8ae0ff', light: [-4, -4] },
    ),
  lettering: { lines: ['星海邮书'], style: 'neon', tint: '#0c2050' },
  shade: '#060c28',
});

/** 零点播物: a night studio over a wharf; things that are not lost yet. */
const lingDianBoWu = cover({
  scene: (g, r) => {
    coast({
      air: ['#101430', '#2a3058', '#58507a'],
      water: ['#1c2444', '#343c64'],
      sand: '#3a3850',
      sun: null,
      clouds: '#3c4468',
    })(g, r);
    built.lighthouse(g, g.W * 0.86, g.H * 0.6, g.H * 0.3, '#c8c4d0');
    sky.mist(g, r, g.H * 0.52, '#aab0d0', 9, 0.5);
    box(g, g.W * 0.12, g.H * 0.1, g.W * 0.46, g.H * 0.1, 16, '#1a1226', '#ff6a5a', 4);
    inside.sign(g, '00:00', g.W * 0.35, g.H * 0.152, 58, '#ff8a7a', '900 1px "Noto Sans CJK SC"');
    glow(g, g.W * 0.35, g.H * 0.15, g.W * 0.34, '#ff5a4a', 0.5);
  },
  subject: (g) => {
    front(
      g,
      (l) => {
        half(
          l,
          g.W * 0.5,
          g.H * 0.46,
          g.W * 0.16,
          {
            hair: '#4a3a5a',
            style: 'wave',
            eye: '#8a6ac0',
            mood: 'calm',
            outfit: 'hoodie',
            cloth: '#5a6a9a',
            trim: '#ffd98a',
            wear: [['headset', '#e8604a']],
          },
          { side: 0.2 },
        );
        thing(l, 'umbrella', g.W * 0.16, g.H * 0.72, 56, { color: '#e8a03a', turn: -0.4 });
        thing(l, 'key', g.W * 0.84, g.H * 0.62, 34, { turn: 0.4 });
      },
      { outlineColor: '#fff0e0', rimColor: '#ffb0a0' },
    );
  },
  lettering: { lines: ['零点播物'], style: 'kai', tint: '#241a3a', sub: { seal: '零' } },
  shade: '#0c0a1e',
});

/** 第七号服务器: one light in a dark hall of machines, and the bridge that it keeps building. */
const diQiHaoFuWuQi = cover({
  scene: (g) => {
    sky.sky(g, ['#04101c', '#0a2030', '#0c3040']);
    for (let k = 0; k < 7; k++) {
      const x = g.W * (k / 7 + 0.01);
      box(
        g,
        x,
        g.H * 0.06,
        g.W * 0.125,
        g.H * 0.72,
        6,
        linear(g, x, 0, x + g.W * 0.12, 0, ['#14303e', '#0c1e2a']),
        '#1e4454',
        2,
      );
      for (let i = 0; i < 16; i++) {
        box(g, x + 8, g.H * (0.085 + i * 0.042), g.W * 0.125 - 16, g.H * 0.026, 3, '#08161e');
        if (k === 3) circle(g, x + 20, g.H * (0.098 + i * 0.042), 4, i % 3 ? '#5affc0' : '#ffd25a');
        else circle(g, x + 20, g.H * (0.098 + i * 0.042), 3, '#2a4450');
      }
    }
    glow(g, g.W * 0.5, g.H * 0.4, g.W * 0.46, '#3affc0', 0.55);
    path(
      g,
      `M0 ${g.H * 0.86} Q${g.W / 2} ${g.H * 0.58} ${g.W} ${g.H * 0.86} L${g.W} ${g.H * 0.9} Q${g.W / 2} ${g.H * 0.62} 0 ${g.H * 0.9}Z`,
      alpha('#7affd8', 0.7),
    );
    for (let i = 0; i <= 14; i++) {
      const [x, y] = [(g.W * i) / 14, g.H * (0.86 - 0.14 * (1 - ((i - 7) / 7) ** 2))];
      glow(g, x, y - 22, 34, '#ffe08a', 0.9);
      circle(g, x, y - 22, 5, '#fff6d0');
    }
  },
  subject: (g) =>
    actor(
      g,
      (l) =>
        doll(
          l,
          g.W * 0.5,
          g.H * 0.74,
          g.H * 0.3,
          {
            hair: '#1a2a30',
            style: 'bob',
            outfit: 'hoodie',
            cloth: '#3a6a7a',
            trim: '#7affd8',
            legs: '#1c3440',
          },
          { back: true },
        ),
      { outline: 3, outlineColor: '#bfffe8' },
    ),
  lettering: { lines: ['第七号', '服务器'], style: 'pixel', tint: '#06202a', fill: ['#eafff6', '#6affc8'] },
  shade: '#03101a',
});

/** 春日电竞社: four and a nest of kittens in a boiler room under blossoms. */
const chunRiDianJingShe = cover({
  scene: (g, r) => {
    clearSky(g, r);
    land.branch(g, r, -10, g.H * 0.16, g.W * 0.3, 1, '#7a4a3a', '#ffb3cb', 1.4);
    land.branch(g, r, g.W + 10, g.H * 0.1, g.W * 0.26, -1, '#7a4a3a', '#ffc8da', 1.3);
    box(g, g.W * 0.06, g.H * 0.42, g.W * 0.88, g.H * 0.5, 10, '#b8705a', '#7a4434', 5);
    for (let i = 0; i < 9; i++)
      line(
        g,
        [
          [g.W * 0.06, g.H * (0.46 + i * 0.05)],
          [g.W * 0.94, g.H * (0.46 + i * 0.05)],
        ],
        'rgba(90,40,30,.3)',
        3,
      );
    box(g, g.W * 0.74, g.H * 0.2, g.W * 0.1, g.H * 0.24, 4, '#9a5a48', '#7a4434', 5);
  },
  subject: (g) => {
    const team = { outfit: 'jersey', cloth: '#f06a8a', trim: '#ffffff' };
    front(g, (l) => {
      half(
        l,
        g.W * 0.22,
        g.H * 0.42,
        g.W * 0.1,
        { ...team, hair: '#c87a3a', style: 'spiky', eye: '#c8802a', mood: 'laugh' },
        { side: 0.4 },
      );
      half(
        l,
        g.W * 0.8,
        g.H * 0.42,
        g.W * 0.1,
        {
          ...team,
          hair: '#2a2a3a',
          style: 'short',
          eye: '#5a7ab0',
          mood: 'calm',
          wear: [['glasses', '#2a2a3a']],
        },
        { side: -0.4 },
      );
      half(
        l,
        g.W * 0.5,
        g.H * 0.48,
        g.W * 0.14,
        { ...team, hair: '#8a5a7a', style: 'straight', eye: '#b0608a', mood: 'smile' },
        { pose: 'phone', hold: 'pad' },
      );
      critter(l, g.W * 0.14, g.H * 0.74, 130, {
        kind: 'cat',
        fur: '#f4a24a',
        light: '#fff4e2',
        mood: 'happy',
      });
      critter(l, g.W * 0.88, g.H * 0.74, 120, {
        kind: 'cat',
        fur: '#5a5664',
        light: '#8a8694',
        eye: '#ffd23a',
        mood: 'smile',
      });
    });
  },
  over: (g, r) => sky.air(g, r, 'petals', 24, '#ffb3cb', 1.6),
  lettering: { lines: ['春日', '电竞社'], style: 'candy' },
  shade: '#6a1a3a',
});

export const todays = {
  'xing-hai-you-shu': { cover: xingHaiYouShu },
  'ling-dian-bo-wu': { cover: lingDianBoWu },
  'di-qi-hao-fu-wu-qi': { cover: diQiHaoFuWuQi },
  'chun-ri-dian-jing-she': { cover: chunRiDianJingShe },
};
