// 云端小邮差 (animation): a girl on a paper plane brings the last letter of the evening to the moon.
import {
  actor,
  beast,
  between,
  built,
  circle,
  cover,
  critter,
  glow,
  half,
  monsters,
  person,
  poster,
  shown,
  sky,
  thing,
} from './kit.js';

const girl = {
  hair: '#e08a4a',
  style: 'tails',
  eye: '#3a8ab0',
  outfit: 'hoodie',
  cloth: '#3a7ac0',
  trim: '#ffd25a',
  legs: '#2a4a7a',
  mood: 'smile',
  wear: [['cap', '#3a7ac0']],
};
const crane = {
  skin: '#f2dcc0',
  hair: '#f4f4f4',
  brow: '#c8c8c8',
  style: 'topbun',
  eye: '#4a4a5a',
  outfit: 'robe',
  cloth: '#e8eef4',
  trim: '#d8402f',
  beard: '#f6f6f6',
  mood: 'smile',
};
const hare = { kind: 'rabbit', fur: '#fbf4f0', light: '#ffffff', inner: '#ffc8c8', mood: 'happy' };

const sea = (tone, shade, sun) => (g) => {
  sky.sky(g, tone);
  if (sun) sky.sun(g, g.W * 0.74, g.H * 0.3, g.H * 0.07, sun);
  sky.cloudSea(g, `hai${tone[0]}`, g.H * 0.64, '#ffffff', shade);
};
const day = sea(['#4aa8e4', '#b4e2f6', '#fff2d8'], '#b8dcf0', '#ffe08a');
const post = (g, r) => {
  day(g, r);
  built.pagoda(g, g.W * 0.74, g.H * 0.76, g.H * 0.62, { roof: '#3a7a9a', wall: '#f2e2c8', floors: 3 });
  sky.cloud(g, r, g.W * 0.7, g.H * 0.86, g.H * 0.5, '#ffffff', '#cfe4f2');
  sky.cloud(g, r, g.W * 0.2, g.H * 0.92, g.H * 0.6, '#ffffff', '#cfe4f2');
};
const storm = (g, r) => {
  sky.sky(g, ['#1c2236', '#3c4660', '#5a6480']);
  sky.clouds(g, r, {
    count: 12,
    y: [0.05, 0.9],
    size: [0.2, 0.4],
    color: '#4a5470',
    shadow: '#2a3248',
    opacity: 0.95,
  });
};
const night = (g, r) => {
  sky.sky(g, ['#101844', '#2c3a80', '#6a6ab0']);
  sky.stars(g, r, 60, 0.6);
  sky.cloudSea(g, 'ye', g.H * 0.74, '#8a90d0', '#4a5098');
};
const moon = (g, r) => {
  sky.sky(g, ['#0c1238', '#1c2860', '#3a4a90']);
  sky.stars(g, r, 80, 0.7);
  glow(g, g.W * 0.5, g.H * 1.5, g.H * 1.4, '#fff0b8', 0.7);
  circle(g, g.W * 0.5, g.H * 1.92, g.H * 1.2, '#f6e8bc');
  for (let i = 0; i < 8; i++)
    circle(g, g.W * r.next(), g.H * r.range(0.84, 1), g.H * r.range(0.02, 0.05), '#e6d49c');
};

/** The paper plane with its rider. */
const flight = (g, t, x, y, s, mood = 'smile') => {
  const bob = Math.sin(t * 3) * s * 0.08;
  person(
    g,
    t,
    { ...girl, mood },
    { x: x - s * 0.1, y: y + bob + s * 0.35, h: s * 2.3, legs: 'sit', pose: 'shy', side: 0.5 },
  );
  shown(g, (l) =>
    thing(l, 'plane', x, y + bob + s * 0.1, s * 1.6, { turn: Math.sin(t * 3) * 0.05, color: '#ffffff' }),
  );
};
const bolt = (g, t) => {
  if (t % 1.4 > 0.16) return;
  g.fillStyle = 'rgba(240,246,255,.7)';
  g.fillRect(0, 0, 640, 360);
  thing(g, 'lightning', 120 + ((t * 217) % 400), 110, 90, { color: '#fff6a0' });
};

export default {
  slug: 'yun-duan-xiao-you-chai',
  title: '云端小邮差',
  lettering: 'cartoon',
  tint: '#1a4a7a',
  music: { root: 262, scale: 'bright', beat: 0.28 },
  episodes: [
    {
      title: '第1集 最后一封信',
      poster: 1.6,
      shots: [
        {
          seconds: 3,
          scene: day,
          move: [
            [0.1, 0.5, 1.15],
            [0.8, 0.5, 1.15],
          ],
          card: true,
          weather: 'wind',
          play: (g, t, u) => flight(g, t, between(u, -60, 560), between(u, 330, 292), 50),
        },
        {
          seconds: 5,
          scene: post,
          move: [
            [0.5, 0.5, 1],
            [0.7, 0.6, 1.15],
          ],
          words: [
            [0.4, 2.4, '鹤爷爷：今天的最后一封。'],
            [2.6, 4.8, '小羽：收件人……月亮？'],
          ],
          play(g, t) {
            person(g, t, crane, {
              x: 420,
              y: 330,
              h: 200,
              pose: t < 2.4 ? 'reach' : 'stand',
              hold: t < 2.4 ? 'letter' : undefined,
              flip: true,
              side: 0.4,
              talk: [[0.4, 2.2]],
            });
            person(
              g,
              t,
              { ...girl, mood: t > 2.6 ? 'surprise' : 'smile' },
              {
                x: 230,
                y: 336,
                h: 178,
                pose: t > 2.4 ? 'hold' : 'stand',
                hold: t > 2.4 ? 'letter' : undefined,
                side: 0.5,
                talk: [[2.6, 4.4]],
              },
            );
          },
        },
        {
          seconds: 4,
          scene: night,
          move: [
            [0, 0.6, 1.1],
            [0.9, 0.3, 1.1],
          ],
          weather: 'stars',
          words: [[0.6, 3.4, '小羽：那就往上飞，一直往上！']],
          play: (g, t, u) =>
            flight(g, t, between(u, 90, 600), between(u, 300, 70), between(u, 90, 46), 'grin'),
        },
      ],
    },
    {
      title: '第2集 雷雨云',
      poster: 4.4,
      shots: [
        {
          seconds: 2.6,
          scene: storm,
          card: true,
          weather: 'rain',
          play: (g, t, u) => flight(g, t, between(u, 60, 300), 280, 48, 'worry'),
        },
        {
          seconds: 4,
          scene: storm,
          seed: 4,
          move: [
            [0.2, 0.4, 1.3],
            [0.6, 0.6, 1.2],
          ],
          weather: 'rain',
          words: [
            [0.3, 1.9, '小羽：信不能淋湿！'],
            [2.1, 3.8, '小羽：再坚持一下……'],
          ],
          play(g, t) {
            bolt(g, t);
            flight(g, t * 2.4, 320 + Math.sin(t * 9) * 8, 250, 88, t > 2 ? 'fierce' : 'shock');
          },
        },
        {
          seconds: 4.4,
          scene: storm,
          seed: 7,
          move: [
            [0.3, 0.8, 1.2],
            [0.6, 0.2, 1.1],
          ],
          weather: 'rain',
          words: [
            [0.5, 2, '——嘎！'],
            [2.2, 4.2, '鹤爷爷：跟在我的翅膀下面！'],
          ],
          play(g, t, u) {
            shown(g, (l) => monsters.crane(l, between(u, -80, 400), 90 + Math.sin(t * 5) * 10, 60));
            flight(g, t, between(u, -120, 300), 278, 60, t > 2 ? 'smile' : 'worry');
          },
        },
        {
          seconds: 2,
          scene: night,
          weather: 'stars',
          words: [[0.3, 1.8, '穿过云层，就是星星。']],
          play: (g, t, u) => flight(g, t, between(u, 120, 420), between(u, 330, 200), 56, 'laugh'),
        },
      ],
    },
    {
      title: '第3集 月亮的回信',
      poster: 6,
      shots: [
        {
          seconds: 2.8,
          scene: moon,
          card: true,
          weather: 'stars',
          move: [
            [0.5, 0.2, 1.1],
            [0.5, 0.8, 1.1],
          ],
          play: (g, t, u) => flight(g, t, between(u, -40, 330), between(u, 60, 240), between(u, 30, 60)),
        },
        {
          seconds: 4.6,
          scene: moon,
          weather: 'sparks',
          words: [
            [0.3, 2.2, '小羽：月亮，您的信！'],
            [2.4, 4.4, '玉兔：“谢谢你每晚都亮着。”'],
          ],
          play(g, t) {
            shown(g, (l) => critter(l, 440, 320 - Math.abs(Math.sin(t * 4)) * (t > 2.2 ? 14 : 2), 150, hare));
            if (t > 2.2) shown(g, (l) => thing(l, 'letter', 440, 262, 26));
            person(
              g,
              t,
              { ...girl, mood: t > 2.4 ? 'moved' : 'grin' },
              {
                x: 210,
                y: 330,
                h: 176,
                pose: t < 2.2 ? 'reach' : 'shy',
                hold: t < 2.2 ? 'letter' : undefined,
                side: 0.5,
                talk: [[0.3, 2]],
              },
            );
          },
        },
        {
          seconds: 4.6,
          scene: night,
          seed: 9,
          weather: 'sparks',
          move: [
            [0.5, 0.8, 1.2],
            [0.5, 0.3, 1],
          ],
          words: [
            [0.5, 2.4, '那天晚上，月亮特别圆。'],
            [2.6, 4.2, '小羽：明天见！'],
          ],
          play(g, t, u) {
            sky.moon(g, 480, 110, between(u, 30, 64));
            flight(g, t, between(u, 440, 150), between(u, 150, 290), between(u, 34, 92), 'laugh');
          },
        },
      ],
    },
  ],
  cover: cover({
    scene: (g, r) => {
      night(g, r);
      sky.moon(g, g.W * 0.66, g.H * 0.2, g.W * 0.16);
    },
    subject: (g) =>
      actor(
        g,
        (l) => {
          half(
            l,
            g.W * 0.46,
            g.H * 0.44,
            g.W * 0.17,
            { ...girl, mood: 'grin' },
            { pose: 'hold', hold: 'letter', side: 0.3 },
          );
          thing(l, 'plane', g.W * 0.78, g.H * 0.36, 60, { turn: -0.2 });
        },
        { outline: 4, outlineColor: '#ffffff', rimColor: '#fff0c0', light: [4, -4] },
      ),
    lettering: { lines: ['云端', '小邮差'], style: 'cartoon', tint: '#1a3a6a' },
    shade: '#0c1440',
  }),
  banner: poster({
    scene: day,
    subject: (g) =>
      actor(
        g,
        (l) => {
          beast(l, g.W * 0.94, g.H * 0.34, 46, hare);
          half(
            l,
            g.W * 0.76,
            g.H * 0.46,
            112,
            { ...girl, mood: 'grin' },
            { pose: 'hold', hold: 'letter', side: -0.3 },
          );
          thing(l, 'plane', g.W * 0.58, g.H * 0.24, 62, { turn: -0.2 });
        },
        { outline: 4, outlineColor: '#ffffff' },
      ),
    lettering: {
      lines: ['云端小邮差'],
      style: 'cartoon',
      size: 116,
      tint: '#1a4a7a',
      sub: { text: '今晚最后一封信 寄给月亮', color: '#1a4a7a' },
    },
  }),
};
