// Covers of the novels that are told of old times and far shores.
import {
  actor,
  built,
  circle,
  cover,
  critter,
  glow,
  half,
  hero,
  inside,
  land,
  lighter,
  line,
  linear,
  oval,
  poster,
  sky,
} from './kit.js';
import { chamber, lane } from './places.js';

const front = (g, draw, more = {}) => actor(g, draw, { outline: 4, outlineColor: '#ffffff', ...more });

/** 剑问长安: a snowy night, a sword-grinder and a blade that should be no more. */
const jianWenChangAn = cover({
  scene: (g, r) => {
    lane({
      air: ['#0e1830', '#2c3c60', '#5a6a8a'],
      roof: '#2a3246',
      wall: '#5a6070',
      ground: '#c8d0dc',
      lit: '#ffb85a',
      lanterns: false,
    })(g, r);
    sky.moon(g, g.W * 0.74, g.H * 0.14, g.W * 0.1, '#e8f0ff');
    built.pagoda(g, g.W * 0.2, g.H * 0.62, g.H * 0.44, { roof: '#28304a', wall: '#5a5460' });
    glow(g, g.W * 0.5, g.H * 0.5, g.W * 0.5, '#ffb85a', 0.4);
  },
  subject: (g) => {
    actor(
      g,
      (l) =>
        hero(l, g.W * 0.5, g.H * 0.78, g.H * 0.5, {
          pose: 'raise',
          cloth: '#8a2f34',
          body: '#2a1c28',
          trim: '#e8c87a',
          robe: true,
          cape: '#5a1c24',
          style: 'pony',
          hair: '#14121c',
          weapon: 'sword',
          blade: '#bfe4ff',
        }),
      { rimColor: '#d8ecff', light: [4, -4] },
    );
    glow(g, g.W * 0.62, g.H * 0.22, g.W * 0.3, '#bfe4ff', 0.5);
  },
  over: (g, r) => sky.air(g, r, 'snow', 70, '#ffffff', 1.8),
  lettering: { lines: ['剑问', '长安'], style: 'brush', sub: { seal: '剑' } },
  shade: '#0a1020',
});

const jianBanner = poster({
  scene: (g, r) => {
    lane({
      air: ['#0e1830', '#2c3c60', '#5a6a8a'],
      roof: '#2a3246',
      wall: '#5a6070',
      ground: '#c8d0dc',
      lit: '#ffb85a',
      lanterns: false,
    })(g, r);
    sky.moon(g, g.W * 0.56, g.H * 0.2, g.H * 0.1, '#e8f0ff');
    built.pagoda(g, g.W * 0.92, g.H * 0.8, g.H * 0.7, { roof: '#28304a', wall: '#5a5460' });
    sky.air(g, r, 'snow', 60, '#ffffff', 1.2);
  },
  subject: (g) =>
    actor(
      g,
      (l) =>
        hero(l, g.W * 0.74, g.H * 0.96, g.H * 0.82, {
          pose: 'guard',
          cloth: '#8a2f34',
          body: '#2a1c28',
          trim: '#e8c87a',
          robe: true,
          cape: '#5a1c24',
          style: 'pony',
          hair: '#14121c',
          weapon: 'sword',
          blade: '#bfe4ff',
        }),
      { rimColor: '#d8ecff', light: [4, -4] },
    ),
  lettering: {
    lines: ['剑问长安'],
    style: 'brush',
    sub: { text: '一柄十一年前就熔掉的剑', seal: '剑', color: '#8a2f34' },
  },
});
/** 山海小馆: a lamp at the lane's end, odd guests at the counter. */
const shanHaiXiaoGuan = cover({
  scene: (g, r) => {
    chamber({ wall: '#6a4030', floor: '#4a2c22', style: 'planks' })(g, r);
    inside.noren(g, 0.5, 0.06, 0.52, ['山', '海', '小', '馆'], '#2a4a7a');
    for (const x of [0.1, 0.9]) built.lantern(g, g.W * x, g.H * 0.3, g.H * 0.06);
    glow(g, g.W * 0.5, g.H * 0.5, g.W * 0.6, '#ffb85a', 0.6);
  },
  subject: (g) => {
    front(
      g,
      (l) => {
        critter(l, g.W * 0.16, g.H * 0.72, 230, {
          kind: 'fox',
          fur: '#f4f0f4',
          light: '#ffffff',
          coat: '#e89ab0',
          tail: false,
          mood: 'happy',
          wear: [['tails9', '#e8c0d0']],
        });
        critter(l, g.W * 0.85, g.H * 0.72, 230, {
          kind: 'dragon',
          fur: '#5aa89a',
          light: '#e8fff4',
          coat: '#3a5a8a',
          eye: '#ffd23a',
          tail: false,
          mood: 'happy',
        });
        half(
          l,
          g.W * 0.5,
          g.H * 0.46,
          g.W * 0.14,
          {
            hair: '#3a2a24',
            style: 'buns',
            eye: '#8a5a2a',
            mood: 'surprise',
            outfit: 'apron',
            cloth: '#c85a3a',
            trim: '#fff0c8',
          },
          { pose: 'hold', hold: 'bowl/#3a6aa0' },
        );
      },
      { outlineColor: '#fff0d8', shadow: '#1a0c08' },
    );
  },
  lettering: { lines: ['山海小馆'], style: 'cartoon' },
  shade: '#2a120a',
});

const guanBanner = poster({
  scene: (g, r) => {
    lane({
      air: ['#140c20', '#3a2040', '#6a3a40'],
      roof: '#2a1c24',
      wall: '#5a3c34',
      ground: '#4a3430',
      lit: '#ffc36b',
    })(g, r);
    glow(g, g.W * 0.74, g.H * 0.5, g.H * 0.7, '#ffb85a', 0.6);
  },
  subject: (g) =>
    front(
      g,
      (l) => {
        critter(l, g.W * 0.6, g.H * 0.88, 250, {
          kind: 'fox',
          fur: '#f4f0f4',
          light: '#ffffff',
          coat: '#e89ab0',
          tail: false,
          mood: 'happy',
        });
        critter(l, g.W * 0.93, g.H * 0.88, 260, {
          kind: 'dragon',
          fur: '#5aa89a',
          light: '#e8fff4',
          coat: '#3a5a8a',
          eye: '#ffd23a',
          tail: false,
          mood: 'happy',
        });
        half(
          l,
          g.W * 0.76,
          g.H * 0.5,
          112,
          {
            hair: '#3a2a24',
            style: 'buns',
            eye: '#8a5a2a',
            mood: 'grin',
            outfit: 'apron',
            cloth: '#c85a3a',
            trim: '#fff0c8',
          },
          { pose: 'hold', hold: 'bowl/#3a6aa0' },
        );
      },
      { outlineColor: '#fff0d8' },
    ),
  lettering: { lines: ['山海小馆'], style: 'cartoon', sub: { text: '末班车过后才亮灯', color: '#8a3a1a' } },
});

/** 古城修表匠: a small lit shop under a clock that stopped at five to nine. */
const guChengXiuBiaoJiang = cover({
  scene: (g, r) => {
    sky.sky(g, ['#e8a87a', '#f6d8a8', '#f8ecd0']);
    built.town(g, r, g.H * 0.5, g.H * 0.12, { roof: '#6a5040', wall: '#ead8b8', rows: 2 });
    g.fillStyle = '#a8805a';
    g.fillRect(g.W * 0.28, g.H * 0.06, g.W * 0.44, g.H * 0.8);
    built.eaves(g, g.W * 0.5, g.H * 0.1, g.W * 0.62, g.H * 0.09, '#5a4030');
    const [x, y, s] = [g.W * 0.5, g.H * 0.26, g.W * 0.17];
    circle(g, x, y, s, '#6a4a30');
    circle(g, x, y, s * 0.86, '#fff6e0');
    for (let i = 0; i < 12; i++)
      circle(
        g,
        x + Math.sin(i * 0.5236) * s * 0.7,
        y + Math.cos(i * 0.5236) * s * 0.7,
        i % 3 ? 4 : 7,
        '#4a3424',
      );
    for (const [a, n, w] of [
      [-1.6, 0.44, 11],
      [-0.52, 0.66, 7],
    ])
      line(
        g,
        [
          [x, y],
          [x + Math.sin(a) * s * n, y - Math.cos(a) * s * n],
        ],
        '#3a2618',
        w,
      );
  },
  subject: (g) =>
    front(
      g,
      (l) => {
        half(
          l,
          g.W * 0.56,
          g.H * 0.56,
          g.W * 0.13,
          {
            skin: '#e8c4a0',
            hair: '#d8d4cc',
            brow: '#a8a49c',
            style: 'swept',
            eye: '#6a5a4a',
            mood: 'smile',
            outfit: 'apron',
            cloth: '#5a6a5a',
            beard: '#e8e4dc',
            wear: [['glasses', '#8a6a3a']],
            blush: false,
          },
          { pose: 'hold', hold: 'clock', side: -0.2 },
        );
        half(
          l,
          g.W * 0.2,
          g.H * 0.66,
          g.W * 0.085,
          {
            hair: '#3a2a20',
            style: 'short',
            eye: '#6a4a2a',
            mood: 'surprise',
            outfit: 'hoodie',
            cloth: '#e8a03a',
            trim: '#ffffff',
          },
          { side: 0.6 },
        );
      },
      { outlineColor: '#fff6e4', shadow: '#4a2a14' },
    ),
  lettering: { lines: ['古城', '修表匠'], style: 'kai', tint: '#5a2e14', sub: { seal: '时' } },
  shade: '#3a1e0c',
});

/** 猫与掌海人: ships in the sand, a girl with a sea in her palm, and her navigator. */
const maoYuZhangHaiRen = cover({
  scene: (g, r) => {
    sky.sky(g, ['#3a7ab0', '#8ac8d0', '#f8e0b0']);
    sky.sun(g, g.W * 0.78, g.H * 0.16, g.W * 0.07, '#fff0b0');
    land.ranges(g, 'sha', {
      from: g.H * 0.46,
      to: g.H * 0.62,
      height: g.H * 0.14,
      far: '#f0d09a',
      near: '#d8a868',
      kind: 'dune',
      count: 3,
    });
    built.ship(g, g.W * 0.24, g.H * 0.5, g.W * 0.2, { hull: '#4a3a34', sail: '#e8dcc0' });
    g.fillStyle = linear(g, 0, g.H * 0.56, 0, g.H, ['#e8c084', '#b07c48']);
    g.fillRect(0, g.H * 0.56, g.W, g.H);
  },
  subject: (g) => {
    front(
      g,
      (l) => {
        half(
          l,
          g.W * 0.58,
          g.H * 0.44,
          g.W * 0.15,
          {
            skin: '#e8b890',
            hair: '#e8e0d0',
            style: 'pony',
            eye: '#2ab0d8',
            mood: 'grin',
            outfit: 'cloak',
            cloth: '#3a6a8a',
            trim: '#f0c85a',
          },
          { pose: 'reach', side: 0.3 },
        );
        critter(l, g.W * 0.24, g.H * 0.76, g.W * 0.42, {
          kind: 'cat',
          fur: '#6a6472',
          light: '#f4f0ee',
          eye: '#ffd23a',
          mood: 'fierce',
          wear: [['scarf', '#e2603a']],
        });
      },
      { shadow: '#4a2a14' },
    );
    glow(g, g.W * 0.86, g.H * 0.46, g.W * 0.22, '#4ae0ff', 0.9);
    for (let i = 0; i < 3; i++)
      oval(g, g.W * 0.86, g.H * (0.47 - i * 0.03), 44 - i * 10, 12 - i * 3, lighter('#2ab8e8', i * 0.25));
  },
  lettering: { lines: ['猫与', '掌海人'], style: 'cartoon', tint: '#1a3a5a' },
  shade: '#2a1808',
});

export const tales = {
  'jian-wen-chang-an': { cover: jianWenChangAn, banner: jianBanner },
  'shan-hai-xiao-guan': { cover: shanHaiXiaoGuan, banner: guanBanner },
  'gu-cheng-xiu-biao-jiang': { cover: guChengXiuBiaoJiang },
  'mao-yu-zhang-hai-ren': { cover: maoYuZhangHaiRen },
};
