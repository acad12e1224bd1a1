// 团子的一天 (animation): a cat, a sofa, a parcel, and somebody to wait for.
import {
  actor,
  between,
  box,
  cover,
  critter,
  glow,
  half,
  inside,
  person,
  poster,
  shown,
  thing,
} from './kit.js';
import { chamber, clearSky, duskSky, nightSky } from './places.js';

const tuan = { kind: 'cat', fur: '#f6f0e6', light: '#ffffff', mark: '#8a7a70', eye: '#5a9a4a', mood: 'calm' };
const ning = {
  hair: '#5a3a2c',
  style: 'bob',
  eye: '#8a5a3a',
  outfit: 'hoodie',
  cloth: '#f0b0a0',
  trim: '#ffffff',
  legs: '#6a7a9a',
  mood: 'smile',
};

const lounge = (wall, out, lit) =>
  chamber({
    wall,
    floor: '#c89a6c',
    style: 'paper',
    at: 0.74,
    out,
    window: [0.74, 0.12, 0.42, 0.36],
    frame: '#f4ece0',
    more: (g, r) => {
      inside.books(g, r, 0.05, 0.16, 0.4, 2, { colors: ['#e0705a', '#5a9ac0', '#f0c05a', '#7ab08a'] });
      box(g, g.W * 0.28, g.H * 0.56, g.W * 0.44, g.H * 0.16, 30, '#e8a07a');
      box(g, g.W * 0.24, g.H * 0.66, g.W * 0.52, g.H * 0.2, 26, '#d8886a');
      for (const k of [0.27, 0.71]) box(g, g.W * k, g.H * 0.86, 14, 18, 4, '#7a4a34');
      if (lit) glow(g, g.W * 0.5, g.H * 0.3, g.H * 0.7, '#ffd98a', 0.4);
    },
  });
const morning = lounge('#f2dcc4', clearSky);
const dusk = lounge('#e8c8b8', duskSky);
const rainy = lounge('#b8b0c4', nightSky);
const lit = lounge('#f0d8bc', nightSky, true);

/** The cat, sitting or in the air; squash makes it flatter and wider. */
const cat = (g, x, y, h, mood, squash = 1) =>
  shown(g, (l) => {
    l.save();
    l.translate(x, y);
    l.scale(1 / squash, squash);
    critter(l, 0, 0, h, { ...tuan, mood });
    l.restore();
  });
const hop = (t, n = 2.2, high = 16) => Math.abs(Math.sin(t * n * Math.PI)) * high;

export default {
  slug: 'tuan-zi-de-yi-tian',
  title: '团子的一天',
  lettering: 'candy',
  tint: '#d8705a',
  music: { root: 294, scale: 'bright', beat: 0.24 },
  episodes: [
    {
      title: '第1集 起床大作战',
      poster: 5.4,
      shots: [
        {
          seconds: 2.4,
          scene: morning,
          card: true,
          play: (g, t) => cat(g, 320, 320, 130, t > 1.4 ? 'surprise' : 'sleep', 1 + Math.sin(t * 3) * 0.03),
        },
        {
          seconds: 3,
          scene: morning,
          seed: 2,
          move: [
            [0.4, 0.7, 1.2],
            [0.5, 0.6, 1.2],
          ],
          words: [
            [0.3, 1.5, '早上七点。'],
            [1.6, 2.9, '团子：碗，是空的。'],
          ],
          play(g, t) {
            shown(g, (l) => thing(l, 'bowl', 420, 310, 40, { color: '#6ab0e0' }));
            cat(g, 260, 330, 170, t > 1.5 ? 'sad' : 'calm');
          },
        },
        {
          seconds: 4,
          scene: morning,
          seed: 3,
          words: [
            [0.2, 1.6, '阿宁：再睡……五分钟……'],
            [2.2, 3.8, '咚！'],
          ],
          play(g, t) {
            person(
              g,
              t,
              { ...ning, mood: t > 2.4 ? 'shock' : 'sleep' },
              { x: 330, y: 330, h: 210, legs: 'sit', pose: 'shy', talk: [[0.2, 1.4]] },
            );
            const k = Math.min(1, Math.max(0, (t - 1.6) / 0.8));
            cat(
              g,
              120 + k * 210,
              t < 1.6 ? 340 : 340 - Math.sin(k * Math.PI) * 150 - k * 178,
              110,
              k >= 1 ? 'happy' : 'fierce',
              k >= 1 ? 0.9 + Math.sin(t * 12) * 0.03 : 1,
            );
          },
        },
        {
          seconds: 2.6,
          scene: morning,
          seed: 4,
          weather: 'sparks',
          words: [[0.2, 2.4, '团子：今天也是成功的一天。']],
          play(g, t) {
            shown(g, (l) => thing(l, 'fish', 430, 312, 40));
            cat(g, 290, 336 - hop(t), 180, 'happy');
          },
        },
      ],
    },
    {
      title: '第2集 快递箱',
      poster: 6,
      shots: [
        {
          seconds: 2.4,
          scene: dusk,
          card: true,
          play(g, t, u) {
            shown(g, (l) => thing(l, 'parcel', between(u, 700, 420), 292, 62));
            cat(g, 200, 330, 130, 'surprise');
          },
        },
        {
          seconds: 3.2,
          scene: dusk,
          seed: 2,
          words: [
            [0.3, 1.5, '阿宁：新的猫爬架！'],
            [1.7, 3, '团子：（钻）'],
          ],
          play(g, t) {
            person(
              g,
              t,
              { ...ning, mood: 'grin' },
              { x: 160, y: 336, h: 220, pose: 'cheer', side: 0.4, talk: [[0.3, 1.4]] },
            );
            shown(g, (l) => thing(l, 'parcel', 450, 290, 66));
            if (t < 2.3)
              cat(
                g,
                between(t, 330, 450, 1.2, 2.2),
                330 - (t > 1.2 ? Math.sin(Math.min(1, (t - 1.2) / 1.0) * Math.PI) * 150 : 0),
                100,
                'fierce',
              );
          },
        },
        {
          seconds: 4,
          scene: dusk,
          seed: 3,
          words: [
            [0.3, 1.8, '箱子，动了。'],
            [2, 3.8, '阿宁：那爬架怎么办呀……'],
          ],
          play(g, t) {
            const x = 320 + Math.sin(t * 1.6) * 120;
            cat(g, x, 292 - hop(t, 3, 8), 100, 'happy');
            shown(g, (l) => thing(l, 'parcel', x, 306 - hop(t, 3, 8), 62, { turn: Math.sin(t * 9) * 0.05 }));
            person(
              g,
              t,
              { ...ning, mood: 'worry' },
              { x: 90, y: 340, h: 200, pose: 'shrug', side: 0.5, talk: [[2, 3.6]] },
            );
          },
        },
        {
          seconds: 2.6,
          scene: dusk,
          seed: 4,
          words: [[0.2, 2.4, '团子：箱子，才是家具。']],
          weather: 'sparks',
          play(g, t) {
            cat(g, 320, 300, 150, 'wink');
            shown(g, (l) => thing(l, 'parcel', 320, 316, 80));
          },
        },
      ],
    },
    {
      title: '第3集 等你回家',
      poster: 9,
      shots: [
        {
          seconds: 2.6,
          scene: rainy,
          card: true,
          weather: 'rain',
          play: (g, t) => cat(g, 320, 322, 130, 'sad', 1 + Math.sin(t * 2) * 0.02),
        },
        {
          seconds: 3.4,
          scene: rainy,
          seed: 2,
          move: [
            [0.6, 0.3, 1.3],
            [0.8, 0.3, 1.5],
          ],
          weather: 'rain',
          words: [
            [0.3, 1.7, '八点，她没有回来。'],
            [1.8, 3.2, '九点，雨还在下。'],
          ],
          play: (g) => cat(g, 220, 350, 190, 'sad'),
        },
        {
          seconds: 2,
          scene: rainy,
          seed: 3,
          move: [
            [0.5, 0.5, 1.1],
            [0.5, 0.6, 1.2],
          ],
          words: [[0.4, 1.8, '咔哒。']],
          play: (g, t) =>
            cat(g, 320, 344 - (t > 0.5 ? hop(t, 3, 10) : 0), 200, t > 0.5 ? 'surprise' : 'sleep'),
        },
        {
          seconds: 4.4,
          scene: lit,
          weather: 'sparks',
          words: [
            [0.3, 1.9, '阿宁：我回来啦！'],
            [2.1, 4.2, '团子：（一点也没有想你。）'],
          ],
          play(g, t, u) {
            person(
              g,
              t,
              { ...ning, mood: 'laugh' },
              {
                x: between(u, 560, 400, 0, 0.4),
                y: 336,
                h: 230,
                pose: 'reach',
                flip: true,
                side: 0.4,
                walk: t < 1.8 ? 1.6 : 0,
                talk: [[0.3, 1.7]],
              },
            );
            cat(
              g,
              between(u, 120, 286, 0.05, 0.42),
              338 - (t < 1.9 ? hop(t, 2.4, 26) : hop(t, 1.2, 4)),
              150,
              'happy',
            );
          },
        },
      ],
    },
  ],
  cover: cover({
    scene: lit,
    subject: (g) =>
      actor(
        g,
        (l) => {
          half(l, g.W * 0.64, g.H * 0.36, g.W * 0.15, { ...ning, mood: 'laugh' }, { side: -0.4 });
          critter(l, g.W * 0.36, g.H * 0.78, g.W * 0.6, {
            ...tuan,
            mood: 'happy',
            wear: [['bowtie', '#e8604a']],
          });
        },
        { outline: 5, outlineColor: '#ffffff', shadow: '#4a2a1a' },
      ),
    lettering: { lines: ['团子', '的一天'], style: 'candy' },
    shade: '#5a2a1a',
  }),
  banner: poster({
    scene: dusk,
    subject: (g) =>
      actor(
        g,
        (l) => {
          half(l, g.W * 0.9, g.H * 0.36, 84, { ...ning, mood: 'laugh' }, { side: -0.5 });
          critter(l, g.W * 0.72, g.H * 0.9, 430, { ...tuan, mood: 'happy', wear: [['bowtie', '#e8604a']] });
          thing(l, 'parcel', g.W * 0.56, g.H * 0.8, 70);
        },
        { outline: 5, outlineColor: '#ffffff' },
      ),
    lettering: {
      lines: ['团子的一天'],
      style: 'candy',
      size: 112,
      sub: { text: '一点也没有想你', color: '#b8503a' },
    },
  }),
};
