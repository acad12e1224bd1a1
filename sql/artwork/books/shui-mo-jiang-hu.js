// 水墨江湖 (animation): ink and water; a swordsman, a ferry, a bamboo grove.
import { actor, between, cover, glow, hero, land, line, linear, oval, path, sky, thing } from './kit.js';

const INK = '#1c2426';
const paper = (g) => {
  g.fillStyle = linear(g, 0, 0, 0, g.H, ['#f4f0e4', '#e6e2d4', '#d4d4c8']);
  g.fillRect(0, 0, g.W, g.H);
};
const hills = (g, r, from = 0.4) => {
  paper(g);
  oval(g, g.W * 0.74, g.H * 0.24, g.H * 0.09, g.H * 0.09, '#c8503a');
  land.ranges(g, 'mo', {
    from: g.H * from,
    to: g.H * 0.7,
    height: g.H * 0.32,
    far: '#ccd0c8',
    near: '#6a7674',
    kind: 'karst',
    count: 3,
  });
  sky.mist(g, r, g.H * 0.62, '#f4f2ea', 8, 0.8);
};
const river = (g, r) => {
  hills(g, r);
  g.fillStyle = linear(g, 0, g.H * 0.68, 0, g.H, ['#dcded4', '#b4bcb8']);
  g.fillRect(0, g.H * 0.68, g.W, g.H);
  for (let i = 0; i < 26; i++)
    line(
      g,
      [
        [g.W * r.next(), g.H * r.range(0.72, 0.98)],
        [g.W * r.next(), g.H * r.range(0.72, 0.98)],
      ].map(([x, y], k, a) => [k ? a[0][0] + 50 : x, a[0][1]]),
      'rgba(60,74,74,.22)',
      2,
    );
};
const grove = (g, r) => {
  paper(g);
  land.ridge(g, 'zhu', { y: g.H * 0.8, height: g.H * 0.2, color: '#b4bcb2' });
  for (let i = 0; i < 9; i++) land.bamboo(g, r, g.W * r.next(), g.H * 1.05, g.H * 0.02, '#9aa69c');
  for (let i = 0; i < 8; i++) land.bamboo(g, r, g.W * r.next(), g.H * 1.1, g.H * 0.034, '#4a5a54');
  g.fillStyle = '#8a948c';
  g.fillRect(0, g.H * 0.88, g.W, g.H);
};
const dusk = (g, r) => {
  hills(g, r, 0.5);
  g.fillStyle = 'rgba(200,96,60,.16)';
  g.fillRect(0, 0, g.W, g.H);
  g.fillStyle = linear(g, 0, g.H * 0.7, 0, g.H, ['#e4c8b4', '#a8a49c']);
  g.fillRect(0, g.H * 0.7, g.W, g.H);
};

const xia = {
  cloth: '#3a4648',
  body: INK,
  trim: '#b8402e',
  robe: true,
  hat: 'straw',
  hatColor: '#5a5a50',
  style: 'long',
  hair: INK,
  skin: '#e8dcc8',
  weapon: 'back',
};
const foe = {
  cloth: '#7a3a34',
  body: '#2a2022',
  trim: '#1c1c1c',
  style: 'pony',
  hair: INK,
  skin: '#e0d0bc',
  weapon: 'sword',
  cape: '#4a2a2a',
};
const old = {
  cloth: '#8a8c80',
  body: '#5a5c54',
  trim: '#4a4a44',
  robe: true,
  hat: 'straw',
  hatColor: '#8a8470',
  hair: '#d8d8d0',
  style: 'short',
  skin: '#e0ceb4',
};
const put = (g, look, x, y, h, more = {}) =>
  actor(g, (l) => hero(l, x, y, h, { ...look, ...more }, { flip: more.flip }), {
    outline: 1,
    outlineColor: '#f8f6ec',
  });

function boat(g, x, y, s, t) {
  const dy = Math.sin(t * 2) * 3;
  path(
    g,
    `M${x - s} ${y - s * 0.16 + dy} Q${x} ${y + s * 0.14 + dy} ${x + s} ${y - s * 0.2 + dy} Q${x + s * 0.6} ${y + s * 0.22 + dy} ${x} ${y + s * 0.22 + dy} Q${x - s * 0.6} ${y + s * 0.22 + dy} ${x - s} ${y - s * 0.16 + dy}Z`,
    INK,
  );
  for (let i = 1; i < 4; i++)
    oval(g, x, y + s * 0.26 + dy * 0.3, s * (0.7 + i * 0.16), 2, 'rgba(60,74,74,.25)');
  return dy;
}
/** A stroke of the brush that crosses the picture while k goes from 0 to 1. */
function stroke(g, k, color = INK) {
  if (k <= 0 || k >= 1) return;
  const end = -80 + k * 820;
  path(
    g,
    `M${end - 320} ${250 - k * 60} Q${end - 100} ${150} ${end} ${110 + k * 60} Q${end - 120} ${176} ${end - 320} ${250 - k * 60}Z`,
    color,
  );
}

export default {
  slug: 'shui-mo-jiang-hu',
  title: '水墨江湖',
  lettering: 'ink',
  tint: '#fffdf4',
  fade: '#f4f0e4',
  music: { root: 196, scale: 'ink', beat: 0.5 },
  episodes: [
    {
      title: '第1集 渡口',
      poster: 1.8,
      shots: [
        {
          seconds: 3,
          scene: river,
          card: true,
          move: [
            [0.2, 0.5, 1.1],
            [0.8, 0.5, 1.1],
          ],
          play(g, t, u) {
            const x = between(u, 120, 420);
            const dy = boat(g, x, 316, 90, t);
            put(g, old, x - 40, 310 + dy, 110, { pose: 'raise', weapon: 'staff', blade: '#8a8a80' });
          },
        },
        {
          seconds: 4.6,
          scene: river,
          seed: 4,
          weather: 'leaves',
          words: [
            [0.4, 2, '船家：客官，过江吗？'],
            [2.2, 4.4, '过江。去还一把剑。'],
          ],
          play(g, t) {
            const dy = boat(g, 200, 320, 130, t);
            put(g, old, 180, 312 + dy, 150);
            put(g, xia, 500, 344, 190, { flip: true });
          },
        },
        {
          seconds: 4.4,
          scene: dusk,
          move: [
            [0.8, 0.4, 1.2],
            [0.2, 0.4, 1.2],
          ],
          words: [
            [0.4, 2, '船家：剑主人，还在等？'],
            [2.2, 4.2, '十年了，她说过，会等。'],
          ],
          play(g, t, u) {
            const x = between(u, 220, 420);
            const dy = boat(g, x, 322, 130, t);
            put(g, old, x - 70, 314 + dy, 140, { pose: 'raise', weapon: 'staff', blade: '#8a8a80' });
            put(g, xia, x + 40, 314 + dy, 150);
          },
        },
      ],
    },
    {
      title: '第2集 竹林',
      poster: 5.8,
      shots: [
        {
          seconds: 2.6,
          scene: grove,
          card: true,
          weather: 'leaves',
          play: (g, t, u) =>
            put(g, xia, between(u, 80, 300), 338, 180, { pose: t % 0.6 < 0.3 ? 'stride' : 'stand' }),
        },
        {
          seconds: 3,
          scene: grove,
          seed: 2,
          weather: 'leaves',
          words: [
            [0.3, 1.5, '把剑留下。'],
            [1.6, 2.9, '这把，不行。'],
          ],
          play(g) {
            put(g, foe, 170, 340, 190, { pose: 'guard' });
            put(g, xia, 480, 340, 190, { flip: true });
          },
        },
        {
          seconds: 2.8,
          scene: grove,
          seed: 3,
          weather: 'leaves',
          play(g, t) {
            const k = Math.min(1, t / 1.2);
            put(g, foe, 120 + k * 150, 330 - Math.sin(k * 3.14) * 70, 190, {
              pose: t < 1.3 ? 'leap' : 'guard',
            });
            put(g, xia, 520 - k * 130, 336 - Math.sin(k * 3.14) * 50, 190, {
              pose: t < 1.3 ? 'leap' : 'guard',
              weapon: 'sword',
              flip: true,
            });
            stroke(g, (t - 1.1) / 0.5);
            stroke(g, (t - 1.6) / 0.5, '#b8402e');
          },
        },
        {
          seconds: 4,
          scene: grove,
          seed: 5,
          weather: 'leaves',
          words: [
            [0.3, 1.8, '你的剑，没有出鞘。'],
            [2, 3.8, '它答应过一个人，不再见血。'],
          ],
          play(g) {
            put(g, foe, 200, 342, 180, { pose: 'sit', weapon: null });
            put(g, xia, 440, 340, 196);
          },
        },
      ],
    },
    {
      title: '第3集 归舟',
      poster: 4.6,
      shots: [
        {
          seconds: 2.6,
          scene: dusk,
          card: true,
          move: [
            [0.3, 0.5, 1.1],
            [0.6, 0.5, 1.1],
          ],
          play: (g, t, u) =>
            put(g, xia, between(u, 140, 340), 336, 170, { pose: t % 0.6 < 0.3 ? 'stride' : 'stand' }),
        },
        {
          seconds: 4.6,
          scene: dusk,
          seed: 2,
          weather: 'petals',
          words: [
            [0.3, 1.8, '你来晚了。茶凉了十年。'],
            [2, 4.4, '剑还你。茶，再煮一壶吧。'],
          ],
          play(g) {
            put(g, { ...xia, cloth: '#a8584a', hat: null, weapon: null, trim: '#f0e0c8' }, 200, 336, 172, {});
            actor(g, (l) => thing(l, 'teapot', 320, 312, 26, { color: '#6a7a70' }), {
              outline: 1.4,
              outlineColor: INK,
            });
            put(g, xia, 450, 340, 192, { pose: 'stand', weapon: 'sword', flip: true, angle: 3.1 });
          },
        },
        {
          seconds: 4.6,
          scene: river,
          seed: 7,
          weather: 'petals',
          move: [
            [0.6, 0.4, 1.3],
            [0.4, 0.4, 1],
          ],
          words: [
            [0.4, 2.2, '江上，多了一条船。'],
            [2.4, 4.4, '江湖，少了一把剑。'],
          ],
          play(g, t, u) {
            const x = between(u, 420, 220);
            const s = between(u, 120, 80);
            const dy = boat(g, x, 312, s, t);
            put(g, xia, x + s * 0.3, 306 + dy, s * 1.3, { weapon: null });
            put(g, { ...xia, cloth: '#a8584a', hat: null, weapon: null }, x - s * 0.3, 306 + dy, s * 1.2, {});
          },
        },
      ],
    },
  ],
  cover: cover({
    scene: (g, r) => {
      hills(g, r, 0.46);
      glow(g, g.W * 0.5, g.H * 0.6, g.W * 0.5, '#ffffff', 0.5);
    },
    subject: (g) =>
      put(g, { ...xia, cape: '#3a4648' }, g.W * 0.46, g.H * 0.74, g.H * 0.5, {
        pose: 'guard',
        weapon: 'sword',
      }),
    lettering: { lines: ['水墨江湖'], style: 'ink', sub: { seal: '侠' } },
    shade: '#8a9490',
  }),
};
