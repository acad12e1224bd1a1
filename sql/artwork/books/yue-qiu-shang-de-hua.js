// 月球上的花 (animation): a robot who was told to keep the base clean finds a seed.
import { robot } from '../cast/robot.js';
import {
  actor,
  between,
  box,
  circle,
  cover,
  glow,
  land,
  limb,
  oval,
  petal,
  poster,
  shown,
  sky,
  thing,
} from './kit.js';

const ground = (g, r, y = 0.74) => {
  const at = g.H * y;
  land.ridge(g, 'yue', { y: at, height: g.H * 0.1, color: '#9aa0b4', kind: 'soft' });
  g.fillStyle = '#b8bccc';
  g.fillRect(0, at, g.W, g.H);
  for (let i = 0; i < 16; i++) {
    const [x, yy, s] = [g.W * r.next(), at + g.H * r.range(0.03, 0.25), g.H * r.range(0.02, 0.05)];
    oval(g, x, yy, s * 1.8, s * 0.5, '#9298ac');
    oval(g, x, yy + s * 0.12, s * 1.6, s * 0.38, '#a6acbe');
  }
};
const moon = (g, r) => {
  sky.sky(g, ['#060818', '#141a3a', '#2a3060']);
  sky.stars(g, r, 120, 0.75);
  sky.planet(g, g.W * 0.78, g.H * 0.26, g.H * 0.15, '#4a9ae0', {});
  ground(g, r);
  for (const [x, s] of [
    [0.14, 0.2],
    [0.3, 0.14],
  ]) {
    circle(g, g.W * x, g.H * 0.75, g.H * s, '#d8dee8');
    box(g, g.W * x - g.H * s * 0.3, g.H * (0.75 - s * 0.5), g.H * s * 0.6, g.H * s * 0.3, 6, '#ffe0a0');
  }
  g.fillStyle = '#b8bccc';
  g.fillRect(0, g.H * 0.765, g.W * 0.45, g.H * 0.1);
};
const plain = (g, r) => {
  sky.sky(g, ['#060818', '#141a3a', '#30386a']);
  sky.stars(g, r, 120, 0.75);
  ground(g, r);
};
const rise = (g, r) => {
  plain(g, r);
  sky.planet(g, g.W * 0.5, g.H * 0.66, g.H * 0.26, '#4a9ae0', {});
  ground(g, r, 0.8);
};
const garden = (g, r) => {
  sky.sky(g, ['#1a1a4a', '#4a4a9a', '#c88ab8']);
  sky.stars(g, r, 100, 0.6);
  sky.planet(g, g.W * 0.74, g.H * 0.26, g.H * 0.16, '#5aaaf0', {});
  ground(g, r);
  for (let i = 0; i < 34; i++)
    flower(
      g,
      g.W * r.next(),
      g.H * r.range(0.78, 0.98),
      g.H * r.range(0.06, 0.12),
      1,
      r.pick(['#ff8ab0', '#ffd25a', '#8ad0ff', '#ffffff']),
    );
};

/** A flower that has grown so far (0…1). */
function flower(g, x, y, h, grown, color = '#ff7aa8') {
  if (grown <= 0) return;
  const top = y - h * Math.min(1, grown * 1.2);
  limb(g, [x, y], [x, top], h * 0.06, h * 0.04, '#5ac07a');
  for (const k of [-1, 1])
    petal(g, x + k * h * 0.14, y - h * 0.32 * Math.min(1, grown * 1.4), h * 0.14, k * 1.1, '#6ad08a');
  const open = Math.max(0, (grown - 0.5) * 2);
  for (let i = 0; i < 6 && open; i++)
    petal(
      g,
      x + Math.cos(i * 1.047) * h * 0.16 * open,
      top + Math.sin(i * 1.047) * h * 0.16 * open,
      h * 0.16 * open,
      i * 1.047 + 1.57,
      color,
    );
  circle(g, x, top, h * 0.07 + h * 0.03 * open, '#ffe08a');
}
const bot = (g, t, x, y, h, mood, roll = 0) =>
  shown(
    g,
    (l) => {
      l.save();
      l.translate(x, y);
      l.rotate(Math.sin(t * 5) * 0.03 * (roll ? 1 : 0.3));
      robot(l, 0, -Math.abs(Math.sin(t * 6)) * (roll ? 3 : 0), h, mood);
      l.restore();
    },
    1.6,
    '#1a2238',
  );

export default {
  slug: 'yue-qiu-shang-de-hua',
  title: '月球上的花',
  lettering: 'neon',
  tint: '#1a2a5a',
  music: { root: 220, scale: 'calm', beat: 0.4 },
  episodes: [
    {
      title: '第1集 一粒种子',
      poster: 7,
      shots: [
        {
          seconds: 2.8,
          scene: moon,
          card: true,
          weather: 'stars',
          play: (g, t, u) => bot(g, t, between(u, -40, 200), 322, 110, 'calm', 1),
        },
        {
          seconds: 3.4,
          scene: plain,
          move: [
            [0, 0.5, 1.1],
            [0.8, 0.5, 1.1],
          ],
          words: [
            [0.3, 1.7, '打扫月球，第8034天。'],
            [1.9, 3.2, '小七：报告，没有灰尘。'],
          ],
          play: (g, t, u) => bot(g, t, between(u, 120, 460), 330, 170, 'calm', 1),
        },
        {
          seconds: 4.4,
          scene: plain,
          seed: 5,
          move: [
            [0.5, 0.8, 1.2],
            [0.5, 0.9, 1.5],
          ],
          words: [
            [0.4, 1.8, '小七：咦？'],
            [2, 4.2, '地球来的箱子里，滚出一粒种子。'],
          ],
          play(g, t) {
            shown(g, (l) => thing(l, 'parcel', 470, 300, 46));
            oval(g, between(t, 450, 350, 0.4, 1.6), 326, 9, 7, '#b8783a', t * 3);
            bot(g, t, 200, 336, 220, t > 0.6 ? 'surprise' : 'calm');
          },
        },
      ],
    },
    {
      title: '第2集 浇水',
      poster: 4,
      shots: [
        {
          seconds: 2.6,
          scene: rise,
          card: true,
          weather: 'stars',
          play: (g, t) => bot(g, t, 180, 336, 130, 'calm'),
        },
        {
          seconds: 4.4,
          scene: plain,
          words: [
            [0.3, 1.8, '小七：说明书，一，浇水。'],
            [2, 4.2, '它把自己的冷却液，分了一半。'],
          ],
          play(g, t) {
            shown(g, (l) => thing(l, 'teapot', 330, 210, 40, { turn: 0.4 }));
            for (let i = 0; i < 6; i++) {
              const k = (t * 1.6 + i / 6) % 1;
              circle(g, 396 + k * 10, 216 + k * k * 110, 4, '#8ae0ff');
            }
            oval(g, 410, 334, 34, 9, '#7a6a6a');
            bot(g, t, 210, 338, 220, 'happy');
          },
        },
        {
          seconds: 4.4,
          scene: rise,
          seed: 3,
          move: [
            [0.5, 0.2, 1.1],
            [0.5, 0.7, 1.2],
          ],
          weather: 'stars',
          words: [
            [0.3, 2, '一天，十天，一百天。'],
            [2.2, 4.2, '小七：我等你。'],
          ],
          play(g, t, u) {
            bot(g, t, 250, 338, 160, t > 2.4 ? 'sad' : 'calm');
            flower(g, 400, 336, 70, between(u, 0, 0.42, 0.5, 1));
          },
        },
      ],
    },
    {
      title: '第3集 开花',
      poster: 5.6,
      shots: [
        {
          seconds: 2.6,
          scene: plain,
          card: true,
          weather: 'stars',
          play(g, t) {
            bot(g, t, 220, 338, 150, 'sad');
            flower(g, 400, 336, 90, 0.45);
          },
        },
        {
          seconds: 4.2,
          scene: plain,
          seed: 5,
          move: [
            [0.5, 0.7, 1.1],
            [0.6, 0.9, 1.5],
          ],
          weather: 'sparks',
          words: [
            [0.3, 1.6, '小七的电，快没有了。'],
            [1.8, 4, '它开着最后一盏灯，照着花。'],
          ],
          play(g, t, u) {
            glow(g, 400, 250, 170, '#fff0b0', 0.5 + Math.sin(t * 2) * 0.1);
            bot(g, t, 230, 338, 210, 'calm');
            flower(g, 400, 338, 150, between(u, 0.45, 1, 0.3, 0.95));
          },
        },
        {
          seconds: 4.6,
          scene: garden,
          weather: 'petals',
          move: [
            [0.2, 0.6, 1.2],
            [0.7, 0.5, 1],
          ],
          words: [
            [0.4, 2.2, '第二年，飞船来了。'],
            [2.4, 4.4, '他们看见，月亮是彩色的。'],
          ],
          play: (g, t, u) => bot(g, t, between(u, 140, 380), 336, 150, 'happy', 1),
        },
      ],
    },
  ],
  cover: cover({
    scene: garden,
    subject: (g) => {
      glow(g, g.W * 0.5, g.H * 0.5, g.W * 0.5, '#ffe8b0', 0.5);
      actor(
        g,
        (l) => {
          robot(l, g.W * 0.4, g.H * 0.76, g.H * 0.44, 'happy');
          flower(l, g.W * 0.76, g.H * 0.76, g.H * 0.26, 1);
        },
        { outline: 4, outlineColor: '#ffffff', rimColor: '#cfeaff' },
      );
    },
    lettering: { lines: ['月球上的花'], style: 'neon' },
    shade: '#0c0c34',
  }),
  banner: poster({
    scene: garden,
    subject: (g) =>
      actor(
        g,
        (l) => {
          robot(l, g.W * 0.74, g.H * 0.86, 400, 'happy');
          flower(l, g.W * 0.92, g.H * 0.84, 230, 1);
        },
        { outline: 4, outlineColor: '#ffffff' },
      ),
    lettering: {
      lines: ['月球上的花'],
      style: 'neon',
      size: 114,
      sub: { text: '等一朵花 要多少天', color: '#2a2a7a' },
    },
  }),
};
