import {
  action,
  actor,
  board,
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
  monsters,
  oval,
  place,
  poster,
  prop,
  radial,
  sky,
  story,
  tall,
  wide,
} from './kit.js';

// 山河一局棋: a strategist and the board of the realm.
const suLook = {
  skin: '#f6d4b8',
  hair: '#1c1a22',
  style: 'topbun',
  eye: '#5a4a8a',
  mood: 'sly',
  outfit: 'robe',
  cloth: '#2f3a5a',
  trim: '#d8b26a',
};
const suHero = {
  pose: 'stand',
  robe: true,
  cloth: '#e8e2d2',
  body: '#3a3a4a',
  trim: '#8a2f26',
  hair: '#1a1820',
  style: 'knot',
  weapon: 'fan',
  cape: '#2f3a5a',
};
const realm = (g, r) => {
  sky.sky(g, ['#7a2f22', '#d8743a', '#f6cf86']);
  sky.sun(g, g.W * 0.6, g.H * 0.4, Math.min(g.W, g.H) * 0.12, '#ffd88a', 4);
  sky.streaks(g, r, { color: '#ffe6b0', y: [0.08, 0.4], opacity: 0.5 });
  land.ranges(g, 'shanhe', {
    from: g.H * 0.58,
    to: g.H * 0.8,
    height: g.H * 0.3,
    far: '#c8784a',
    near: '#4a241e',
    count: 4,
    kind: 'sharp',
    mistColor: '#f4c07a',
  });
  for (let i = 0; i < 9; i++) {
    const x = g.W * (i / 8);
    box(g, x - g.W * 0.07, g.H * 0.76, g.W * 0.14, g.H * 0.1, 0, '#3a201c');
    for (let k = 0; k < 4; k++)
      box(g, x - g.W * 0.07 + k * g.W * 0.036, g.H * 0.745, g.W * 0.02, g.H * 0.02, 0, '#3a201c');
  }
  built.hall(g, g.W * 0.5, g.H * 0.76, g.H * 0.42, { roof: '#2a1614', wall: '#6a2a20' });
  for (let i = 0; i < 12; i++)
    built.banner(
      g,
      g.W * (0.03 + i * 0.085),
      g.H * r.range(0.84, 0.92),
      g.H * r.range(0.14, 0.22),
      i % 3 ? '#a82a22' : '#20242e',
    );
  g.fillStyle = linear(g, 0, g.H * 0.84, 0, g.H, ['#2e1814', '#120a0a']);
  g.fillRect(0, g.H * 0.85, g.W, g.H);
};
const kingdoms = [
  [0.14, 0.36, '朔州', '#3a5a9a'],
  [0.33, 0.26, '临川', '#2f7a4a', 'castle'],
  [0.5, 0.46, '中都', '#b8362a', 'castle'],
  [0.7, 0.3, '海宁', '#2f7a4a'],
  [0.3, 0.64, '云泽', '#b8362a'],
  [0.62, 0.72, '南陵', '#7a4a9a'],
  [0.85, 0.56, '越口', '#7a4a9a', 'camp'],
];
const shanhe = {
  slug: 'shanhe-yijuqi',
  icon(g, r) {
    sky.sky(g, ['#5a1f1a', '#c8602e', '#f8d48a']);
    sky.rays(g, 256, 260, '#ffe6a8', { count: 16, strength: 0.45 });
    actor(
      g,
      (l) => {
        bust(l, 250, 268, 122, suLook);
        prop(l, 'fan', 408, 400, 100, { color: '#e8e2d2', turn: 0.3 });
      },
      { rimColor: '#ffe6a8', light: [5, -5] },
    );
  },
  banner: poster({
    scene: realm,
    subject(g, r) {
      actor(g, (l) => hero(l, 960, 640, 480, suHero), {
        rimColor: '#ffe0a0',
        light: [-5, -4],
        shade: '#2a100c',
      });
      sky.air(g, r, 'embers', 30, '#ffb04a');
    },
    foot: '#1a0c0a',
    side: 0.2,
  }),
  shots: [
    wide((g, r) =>
      place.realm(g, r, {
        paper: ['#e8e0b8', '#c8c48e'],
        cities: kingdoms,
        marches: [
          [1, 2, '#2f7a4a'],
          [4, 2, '#b8362a'],
          [5, 3, '#7a4a9a'],
        ],
        title: '天下形势',
        season: '建元三年 · 秋',
        top: [
          ['wheat', '86万'],
          ['coin', '12.4万'],
          ['sword', '3.2万'],
        ],
        alerts: ['敌军自临川来犯，两日后抵中都', '云泽秋收，粮草 +6,400'],
      }),
    ),
    tall((g, r) =>
      story.sheet(g, r, {
        scene: realm,
        who: suLook,
        name: '苏怀谷',
        title: '布衣军师',
        skin: 'ink',
        color: '#b8702a',
        gear: [
          ['fan', '#e8e2d2'],
          ['scroll'],
          ['book', '#2f4a7a'],
          ['compass'],
          ['feather'],
          ['shield', '#7a2a22'],
        ],
        stats: [
          ['谋略', '98', 0.98],
          ['政务', '94', 0.94],
          ['统率', '81', 0.81],
          ['武力', '27', 0.27],
        ],
        action: '委任',
        level: '等级 42',
      }),
    ),
    wide((g, r) =>
      story.talk(g, r, {
        scene: realm,
        who: suLook,
        name: '苏怀谷',
        lines: ['主公手里还剩三座城，却有四面来敌。', '依我看，先送一座出去。'],
        choices: ['送哪一座？', '军师莫非醉了？', '再议，先发粮饷'],
        skin: 'ink',
        rimColor: '#ffe0a0',
      }),
    ),
  ],
};

// 沙海王旗: a desert queen.
const queen = {
  skin: '#c98f66',
  hair: '#20161c',
  style: 'straight',
  eye: '#3ab0a0',
  mood: 'calm',
  outfit: 'cloak',
  cloth: '#1f7a7a',
  trim: '#f4c85a',
  wear: [
    ['tiara', '#f8d06a'],
    ['mark', '#2ad0c0'],
  ],
  blush: false,
};
const dunes = (g, r) => {
  sky.sky(g, ['#2a1f5a', '#c8508a', '#ff9a5a', '#ffe0a0']);
  sky.sun(g, g.W * 0.56, g.H * 0.5, Math.min(g.W, g.H) * 0.16, '#ffd070', 3);
  sky.streaks(g, r, { color: '#ffd0b0', y: [0.1, 0.45] });
  for (const [x, y, s] of [
    [0.2, 0.68, 0.2],
    [0.34, 0.66, 0.13],
    [0.8, 0.67, 0.24],
  ]) {
    const [cx, cy, h] = [g.W * x, g.H * y, g.H * s];
    g.fillStyle = linear(g, cx - h, 0, cx + h, 0, ['#e89a5a', '#a84f4a', '#5a2a4a']);
    g.beginPath();
    g.moveTo(cx - h, cy);
    g.lineTo(cx, cy - h);
    g.lineTo(cx + h, cy);
    g.fill();
  }
  land.ridge(g, 'sand1', {
    y: g.H * 0.72,
    height: g.H * 0.12,
    color: '#e8945a',
    foot: '#b85a4a',
    kind: 'dune',
    scale: 0.6,
  });
  land.ridge(g, 'sand2', {
    y: g.H * 0.84,
    height: g.H * 0.16,
    color: '#c8684a',
    foot: '#7a3040',
    kind: 'dune',
    scale: 0.5,
  });
  for (let i = 0; i < 7; i++) {
    const x = g.W * (0.34 + i * 0.045);
    const y = g.H * 0.775 + Math.sin(i) * 4;
    const s = g.H * 0.03;
    oval(g, x, y - s, s * 0.8, s * 0.42, '#3a1c30');
    circle(g, x + s * 0.2, y - s * 1.4, s * 0.3, '#3a1c30');
    for (const k of [-0.5, -0.2, 0.3, 0.5])
      line(
        g,
        [
          [x + k * s, y - s * 0.8],
          [x + k * s, y + s * 0.3],
        ],
        '#3a1c30',
        s * 0.14,
      );
    line(
      g,
      [
        [x + s * 0.7, y - s],
        [x + s * 1.1, y - s * 1.9],
      ],
      '#3a1c30',
      s * 0.22,
    );
    built.banner(g, x - s * 0.1, y - s * 1.3, s * 1.6, '#e23a4a');
  }
  land.ridge(g, 'sand3', {
    y: g.H * 0.96,
    height: g.H * 0.14,
    color: '#8a3c44',
    foot: '#3a1830',
    kind: 'dune',
    scale: 0.4,
  });
};
const shahai = {
  slug: 'shahai-wangqi',
  icon(g, r) {
    sky.sky(g, ['#3a2470', '#e0608a', '#ffb86a']);
    circle(g, 256, 230, 196, radial(g, 256, 230, 196, ['#fff0b0', '#ffc860', '#ff9a4a']));
    actor(g, (l) => bust(l, 256, 278, 124, queen), { rimColor: '#ffe6a0', light: [4, -5] });
  },
  banner: poster({
    scene: dunes,
    subject(g, r) {
      actor(g, (l) => bust(l, 985, 290, 150, queen), {
        rimColor: '#ffe0a0',
        light: [-6, -4],
        shade: '#2a1030',
      });
      sky.air(g, r, 'embers', 24, '#ffd88a');
    },
    foot: '#2a1024',
    side: 0.15,
  }),
  shots: [
    wide((g, r) =>
      place.realm(g, r, {
        paper: ['#f4d8a0', '#e0b070'],
        biome: 'dunes',
        cities: [
          [0.18, 0.4, '月牙泉', '#2a8a8a'],
          [0.4, 0.62, '金沙城', '#c8402e', 'castle'],
          [0.58, 0.32, '旧王陵', '#7a5aa0'],
          [0.78, 0.62, '赤岩堡', '#c8702a', 'castle'],
          [0.62, 0.82, '驼队', '#2a8a8a', 'camp'],
        ],
        marches: [
          [0, 1, '#2a8a8a'],
          [3, 1, '#c8702a'],
          [4, 2, '#2a8a8a'],
        ],
        title: '沙海诸部',
        season: '第 128 日',
        top: [
          ['coin', '46.8万'],
          ['gem', '1,260', '#2ad0c0'],
        ],
        alerts: ['赤岩堡正在集结骆驼骑兵', '商路税收 +3,200'],
      }),
    ),
    tall((g, r) =>
      place.town(g, r, {
        sky: ['#ff9a6a', '#ffdca0'],
        cells: 8,
        size: 60,
        oy: 0.22,
        ground: (x, y) => (Math.hypot(x - 4, y - 4) < 1.6 ? '#4ab8c0' : (x + y) % 2 ? '#eac488' : '#e4bb7c'),
        things: [
          [1, 1, (c, x, y) => built.castle(c, x, y, 190, '#e8c48a', { roof: '#2a8a8a' })],
          [6, 1, (c, x, y) => built.tent(c, x, y, 56, '#c8402e')],
          [
            1,
            5,
            (c, x, y) => built.house(c, x, y, 96, { wall: '#f0d8a8', roof: '#d8a860', chimney: false }),
            'coin',
          ],
          [6, 4, (c, x, y) => built.house(c, x, y, 96, { wall: '#ecd09a', roof: '#c8905a', chimney: false })],
          [3, 6, (c, x, y) => built.tent(c, x, y, 50, '#2a8a8a')],
          [
            6,
            6,
            (c, x, y) => built.pagoda(c, x, y, 170, { roof: '#c8702a', wall: '#f0d8a8', floors: 3 }),
            'sword',
          ],
          [3, 3, (c, x, y) => land.cactus(c, x, y, 56, '#4a9a5a')],
          [5, 4, (c, x, y) => land.pine(c, x, y, 80, '#3a9a5a')],
          [4, 1, (c, x, y) => land.cactus(c, x, y, 48, '#5aa060')],
        ],
        name: '金沙城',
        color: '#d8702a',
        top: [
          ['coin', '46.8万'],
          ['wheat', '9,200'],
        ],
        wild: (c, x, y, q) =>
          q.chance(0.5) ? land.cactus(c, x, y, 50, '#5a9a5a') : land.rock(c, q, x, y, 30, '#c89a6a'),
        hint: ['城主之命', '扩建驼马市集', '招募弓手 60/80'],
        bottom: [
          ['house', '建造', '#c8702a'],
          ['sword', '出征', '#c8402e'],
          ['shield', '守城', '#2a7a8a'],
          ['scroll', '政令', '#7a5aa0'],
        ],
      }),
    ),
    tall((g, r) =>
      story.talk(g, r, {
        scene: dunes,
        who: queen,
        name: '娜依拉',
        lines: ['泉水还够喝七天，你的承诺够用几天？', '把旗插上去，我就信你。'],
        choices: ['今夜就出发。', '再借我三百匹骆驼。'],
        skin: 'dark',
        rimColor: '#ffe0a0',
      }),
    ),
  ],
};

// 萌菇守卫队: mushrooms hold the path.
const caps = ['#ee4438', '#4a9af0', '#f0a82a', '#9a5ae0', '#5ac05a'];
const shroomWood = (g, r) => {
  sky.sky(g, ['#2f8a8a', '#8fd8a0', '#f4f4b0']);
  sky.rays(g, g.W * 0.6, -30, '#ffffd0', { from: 0.8, to: 2.4, count: 8, strength: 0.5 });
  for (let i = 0; i < 9; i++) {
    const x = g.W * r.next();
    const w = g.W * r.range(0.02, 0.045);
    g.fillStyle = linear(g, x, 0, x + w, 0, ['#4a7a5a', '#2a5548']);
    g.fillRect(x, 0, w, g.H * 0.8);
  }
  for (let i = 0; i < 16; i++)
    land.bush(g, r, g.W * r.next(), g.H * r.range(0.66, 0.76), g.H * 0.22, i % 2 ? '#3f9a62' : '#56b06a');
  g.fillStyle = linear(g, 0, g.H * 0.76, 0, g.H, ['#8fd05a', '#3f8a4a']);
  g.fillRect(0, g.H * 0.78, g.W, g.H);
  for (let i = 0; i < 7; i++)
    prop(g, 'mushroom', g.W * r.next(), g.H * r.range(0.76, 0.84), g.H * r.range(0.02, 0.05), {
      color: r.pick(caps),
    });
  land.grass(g, r, g.H * 0.82, g.H * 0.04, '#6ac04a');
};
const shroom = (g, x, y, i, k = 1) => {
  prop(g, 'mushroom', x, y - 40 * k, 46 * k, { color: caps[i % 5] });
  if (i % 3 === 1) prop(g, 'bow', x + 44 * k, y - 26 * k, 22 * k);
  if (i % 3 === 2) prop(g, 'staff', x + 42 * k, y - 34 * k, 26 * k, { color: '#ffe14a' });
  if (i % 3 === 0) prop(g, 'shield', x + 36 * k, y - 18 * k, 20 * k, { color: caps[(i + 1) % 5] });
};
const menggu = {
  slug: 'menggu-shouwei',
  icon(g, r) {
    sky.sky(g, ['#4ab8a0', '#b8e88a', '#f8f4b0']);
    sky.rays(g, 256, 250, '#ffffd8', { count: 14, strength: 0.6 });
    actor(
      g,
      (l) => {
        prop(l, 'mushroom', 256, 270, 190, { color: '#ee4438' });
        prop(l, 'shield', 392, 402, 82, { color: '#3a8ae0' });
        prop(l, 'sword', 112, 380, 86, { color: '#e6f2fa', turn: -1.4 });
      },
      { rimColor: '#ffffff', light: [4, -5], shadow: '#1a5a3a' },
    );
  },
  banner: poster({
    scene: shroomWood,
    subject(g, r) {
      actor(
        g,
        (l) => {
          shroom(l, 800, 580, 1, 2.2);
          shroom(l, 1150, 570, 2, 2.4);
          shroom(l, 975, 590, 0, 3.6);
        },
        { rimColor: '#ffffe0', light: [-3, -4], shadow: '#1a4a2a' },
      );
      sky.air(g, r, 'fireflies', 30, '#f4ffa0');
    },
    foot: '#123a2a',
    side: 0,
  }),
  shots: [
    wide((g, r) => boardTowers(g, r, ['#9ad86a', '#6ab84a'], '#e8cf8f')),
    wide((g, r) => boardTowers(g, r, ['#c8e8f4', '#9accdc'], '#f4f8fa', '第 12 / 20 波')),
    tall((g, r) =>
      story.stages(g, r, {
        scene: shroomWood,
        title: '菌丝森林',
        color: '#4aa85a',
        skin: 'dark',
        marks: {
          1: (c, x, y) => prop(c, 'mushroom', x + 120, y, 54, { color: caps[1] }),
          3: (c, x, y) => monsters.slime(c, x - 130, y + 30, 44, '#9a6ae0'),
          5: (c, x, y) => prop(c, 'mushroom', x - 126, y, 60, { color: caps[2] }),
          8: (c, x, y) => monsters.slime(c, x + 120, y + 40, 70, '#e05a7a'),
        },
      }),
    ),
    tall((g, r) =>
      story.sheet(g, r, {
        scene: shroomWood,
        draw: (l, x, y, s) => prop(l, 'mushroom', x, y, s * 1.3, { color: '#ee4438' }),
        name: '红帽队长',
        title: '守卫队 · 盾菇',
        stars: 4,
        skin: 'wood',
        color: '#e05a3a',
        gear: [['shield', '#3a8ae0'], ['sword'], ['leaf'], ['potion', '#5ad07a'], ['star'], ['heart']],
        stats: [
          ['护盾', '620', 0.7],
          ['弹性', '88', 0.8],
          ['孢子', '45', 0.5],
          ['勇气', '100', 1],
        ],
        action: '浇水升级',
      }),
    ),
  ],
};
const boardTowers = (g, r, ground, trail, wave) =>
  board.towers(g, r, {
    ground,
    trail,
    wave,
    spots: [
      [0.1, 0.5, 0],
      [0.2, 0.52, 1],
      [0.4, 0.34, 2],
      [0.36, 0.76, 3],
      [0.64, 0.52, 4],
      [0.66, 0.74, 1],
      [0.9, 0.38, 2],
    ],
    tower: shroom,
    foe: (c, x, y, i) => monsters.slime(c, x, y, 26 + i * 4, ['#6ac0e0', '#e07ab0', '#8a7ae0'][i]),
    shop: [
      [0, '50'],
      [1, '75'],
      [2, '110'],
      [3, '140'],
      [4, '200'],
    ],
    deco: (c, q) => {
      for (let i = 0; i < 16; i++)
        land.flower(
          c,
          c.W * q.next(),
          c.H * q.range(0.66, 0.8),
          10,
          q.pick(['#fff', '#ffd25a', '#ff9ac0']),
          i,
        );
      for (const [x, y] of [
        [0.93, 0.2],
        [0.06, 0.12],
        [0.5, 0.14],
        [0.86, 0.76],
      ])
        land.roundTree(c, q, c.W * x, c.H * y + 60, 120, wave ? '#b8dce8' : '#4aa04a');
    },
  });

// 深空补给线: carriers before a ringed planet.
const space = (g, r) => {
  sky.sky(g, ['#050818', '#0f1c40', '#1f2a5a']);
  sky.nebula(g, r, ['#2a5ab8', '#7a3ab0', '#1f8aa0', '#c8507a'], 12);
  sky.stars(g, r, 340, 1);
  sky.planet(g, g.W * 0.62, g.H * 0.36, Math.min(g.W, g.H) * 0.24, '#c8804a', { ring: '#f0d8a8' });
  sky.planet(g, g.W * 0.16, g.H * 0.7, Math.min(g.W, g.H) * 0.07, '#5a8ab8');
};
const admiral = {
  skin: '#e8bc98',
  hair: '#d8dce4',
  style: 'bob',
  eye: '#3ac0e0',
  mood: 'fierce',
  outfit: 'space',
  cloth: '#2a4a8a',
  trim: '#ff9a3a',
  wear: [['headset', '#2a3a5a']],
  blush: false,
};
const shenkong = {
  slug: 'shenkong-buji',
  icon(g, r) {
    sky.sky(g, ['#0a1030', '#23408a', '#3a5ab0']);
    sky.nebula(g, r, ['#3a6ae0', '#8a4ac0'], 6);
    sky.stars(g, r, 90, 1);
    sky.planet(g, 350, 180, 130, '#e08a4a', { ring: '#ffe6b0' });
    actor(g, (l) => machine(l, 'cruiser', 236, 350, 172, '#8ea4c4', { turn: -0.24 }), {
      rimColor: '#fff4d8',
      light: [4, -5],
      shadow: '#02040e',
    });
  },
  banner: poster({
    scene: space,
    subject(g, r) {
      actor(
        g,
        (l) => {
          machine(l, 'cruiser', 1060, 210, 80, '#7a90b0', { turn: -0.1 });
          machine(l, 'cruiser', 800, 440, 90, '#7a90b0', { turn: -0.1 });
          machine(l, 'cruiser', 980, 380, 230, '#9fb2cc', { turn: -0.1 });
        },
        { rimColor: '#ffe6c0', light: [3, -4] },
      );
    },
    foot: '#050a1c',
    side: 0.2,
  }),
  shots: [
    wide((g, r) =>
      action.fleet(g, r, {
        scene: space,
        ships: [
          [0.2, 0.5, 90, '#9fb2cc'],
          [0.36, 0.66, 130, '#9fb2cc'],
          [0.3, 0.3, 60, '#9fb2cc'],
          [0.76, 0.36, 80, '#b06a6a', true],
          [0.84, 0.62, 110, '#b06a6a', true],
        ],
        lines: [
          [[420, 360], [930, 300], '#5ad8ff'],
          [[560, 470], [980, 450], '#5ad8ff'],
          [[940, 430], [600, 440], '#ff6a4a'],
        ],
        name: '晨曦号 · 补给舰',
        color: '#4ad08a',
      }),
    ),
    wide((g, r) => {
      space(g, r);
      const nodes = [
        [180, 250, '首都星', '#4ab8ff'],
        [430, 430, '中继站七', '#4ad08a'],
        [640, 210, '氦矿带', '#ffb03a'],
        [860, 460, '前线', '#ff5a4a'],
        [1080, 250, '灰环', '#b07aff'],
        [560, 600, '废船坞', '#8aa0b8'],
      ];
      for (const [a, b] of [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [1, 5],
        [0, 2],
      ]) {
        line(g, [nodes[a].slice(0, 2), nodes[b].slice(0, 2)], 'rgba(90,200,255,.3)', 12);
        line(g, [nodes[a].slice(0, 2), nodes[b].slice(0, 2)], '#bff0ff', 2.5);
      }
      nodes.forEach(([x, y, t, c]) => {
        sky.planet(g, x, y, 42, c);
        label(g, t, x, y + 70, 26, { align: 'center', stroke: '#040818' });
      });
      machine(g, 'cruiser', 310, 330, 40, '#c8d4e4', { turn: 0.6 });
      machine(g, 'cruiser', 750, 340, 40, '#c8d4e4', { turn: 0.8 });
      hud.panel(g, 940, 540, 316, 156, 'scifi');
      ['前线存量', '燃料', '医疗'].forEach((t, i) => {
        hud.words(g, t, 966, 578 + i * 42, 24, 'scifi');
        if (i) hud.bar(g, 1040, 570 + i * 42, 190, 14, [0, 0.28, 0.64][i], ['', '#ff5a4a', '#4ad08a'][i]);
      });
      hud.resources(
        g,
        44,
        [
          ['gem', '8,640', '#4ab8ff'],
          ['gear', '1,205'],
          ['lightning', '460'],
        ],
        { size: 26 },
      );
      label(g, '第 31 标准日', 30, 46, 30, { stroke: '#040818' });
    }),
    tall((g, r) =>
      story.talk(g, r, {
        scene: space,
        who: admiral,
        name: '陆明霁',
        lines: ['前线只剩三天的氧。', '你的航线，最快几天？'],
        choices: ['两天半，穿过灰环。', '四天，但一件不少。'],
        skin: 'scifi',
        rimColor: '#8ae0ff',
      }),
    ),
  ],
};

// 冬城最后一炉火: a town around one furnace.
const warden = {
  skin: '#f0ccb0',
  hair: '#6a3a24',
  style: 'short',
  eye: '#4a7aa0',
  mood: 'calm',
  outfit: 'cloak',
  cloth: '#3a4a5e',
  trim: '#ff9a3a',
  wear: [
    ['furhood', '#4a6280'],
    ['scarf', '#b8402e'],
  ],
};
const winterTown = (g, r) => {
  sky.sky(g, ['#0e1c38', '#2a4a70', '#6f8fae']);
  sky.stars(g, r, 80, 0.5);
  sky.aurora(g, 'dong', ['#4af0b0', '#5ab8ff', '#a08aff'], 0.34);
  land.ranges(g, 'dongcheng', {
    from: g.H * 0.6,
    to: g.H * 0.76,
    height: g.H * 0.32,
    far: '#6a88a8',
    near: '#2a4260',
    count: 3,
    kind: 'sharp',
    snow: '#f2f8ff',
    mistColor: '#8fb0cc',
  });
  land.pines(g, r, g.H * 0.77, g.H * 0.12, '#20384c', 34);
  land.ridge(g, 'snow1', { y: g.H * 0.83, height: g.H * 0.08, color: '#cfe0f0', foot: '#8aa6c4' });
  const fx = g.W * 0.5;
  glow(g, fx, g.H * 0.62, g.H * 0.46, '#ff9a3c', 0.9);
  box(
    g,
    fx - g.H * 0.05,
    g.H * 0.46,
    g.H * 0.1,
    g.H * 0.34,
    6,
    linear(g, fx - g.H * 0.05, 0, fx + g.H * 0.05, 0, ['#6a5a54', '#3a302e', '#1c1818']),
  );
  for (let i = 0; i < 4; i++)
    box(g, fx - g.H * 0.056, g.H * (0.5 + i * 0.07), g.H * 0.112, g.H * 0.014, 2, '#ffae4a');
  prop(g, 'flame', fx, g.H * 0.42, g.H * 0.055);
  for (const [x, s] of [
    [0.3, 0.16],
    [0.39, 0.13],
    [0.6, 0.14],
    [0.7, 0.17],
    [0.2, 0.13],
    [0.82, 0.13],
  ]) {
    built.house(g, g.W * x, g.H * 0.83, g.H * s, { wall: '#6a5648', roof: '#e6f0fa', lit: '#ffc25a' });
  }
  land.ridge(g, 'snow2', { y: g.H * 0.93, height: g.H * 0.09, color: '#e8f2fc', foot: '#9ab6d2' });
};
const dong = {
  slug: 'dongcheng-luhuo',
  icon(g, r) {
    sky.sky(g, ['#10244a', '#3a6a98', '#9cc0da']);
    sky.aurora(g, 'di', ['#4af0b0', '#5ab8ff'], 0.35);
    glow(g, 90, 430, 260, '#ff9a3c', 0.9);
    actor(g, (l) => bust(l, 256, 272, 126, warden), { rimColor: '#ffc27a', light: [-6, 3] });
    sky.air(g, r, 'snow', 60, '#ffffff', 1.5);
  },
  banner: poster({
    scene: winterTown,
    subject(g, r) {
      actor(
        g,
        (l) =>
          hero(l, 985, 650, 440, {
            pose: 'raise',
            cloth: '#46586e',
            body: '#2a3340',
            hair: '#3a241c',
            hat: 'hood',
            hatColor: '#5a6e88',
            cape: '#3a4a60',
            weapon: 'torch',
            trim: '#ff9a3a',
            boots: '#2a1e18',
          }),
        { rimColor: '#ffb86a', light: [-5, -3] },
      );
      sky.air(g, r, 'snow', 150, '#ffffff');
    },
    foot: '#0c1a30',
    side: 0.25,
  }),
  shots: [
    tall((g, r) => {
      place.town(g, r, {
        sky: ['#2a4a70', '#8ab0cc'],
        cells: 8,
        size: 60,
        oy: 0.28,
        ground: (x, y) =>
          Math.hypot(x - 3.5, y - 3.5) < 1.7 ? '#e8c8a0' : (x + y) % 2 ? '#e2eef8' : '#d6e6f4',
        skin: 'frost',
        things: [
          [
            3,
            3,
            (c, x, y) => {
              glow(c, x, y - 60, 220, '#ff9a3c', 0.95);
              box(
                c,
                x - 38,
                y - 150,
                76,
                150,
                8,
                linear(c, x - 38, 0, x + 38, 0, ['#7a6860', '#4a3c38', '#241c1c']),
              );
              box(c, x - 44, y - 110, 88, 14, 3, '#ffae4a');
              prop(c, 'flame', x, y - 176, 42);
            },
          ],
          ...[
            [1, 1],
            [5, 1],
            [1, 4],
            [6, 3],
            [2, 6],
            [5, 6],
          ].map(([x, y], i) => [
            x,
            y,
            (c, px, py) => built.house(c, px, py, 96, { wall: '#7a6250', roof: '#f0f6fc', lit: '#ffc25a' }),
            i === 2 ? 'flame' : i === 4 ? 'heart' : null,
          ]),
          [0, 3, (c, x, y) => land.pine(c, x, y, 110, '#7a9aa8')],
          [3, 0, (c, x, y) => land.pine(c, x, y, 120, '#7a9aa8')],
          [7, 6, (c, x, y) => land.pine(c, x, y, 110, '#7a9aa8')],
          [0, 7, (c, x, y) => built.tent(c, x, y, 44, '#b8603e')],
        ],
        name: '冬城',
        color: '#4a7aa8',
        top: [
          ['flame', '-58℃'],
          ['wheat', '420'],
          ['heart', '86'],
        ],
        wild: (c, x, y) => land.pine(c, x, y, 100, '#7a9aa8'),
        hint: ['今夜有暴风雪', '炉心燃料 68%', '居民 86 / 90'],
        bottom: [
          ['flame', '添煤', '#e0702a'],
          ['house', '建造', '#4a7aa8'],
          ['gear', '科技', '#7a6aa0'],
          ['boot', '探险', '#5a8a6a'],
        ],
      });
      sky.air(g, r, 'snow', 90, '#ffffff');
    }),
    wide((g, r) =>
      story.talk(g, r, {
        scene: winterTown,
        who: warden,
        name: '守炉人阿栈',
        lines: ['煤只够烧一处：医馆，还是温室？', '天亮之前，你得告诉我。'],
        choices: ['先救人，烧医馆', '保住种子，烧温室', '拆了我的屋子，都烧'],
        skin: 'frost',
        rimColor: '#ffb86a',
      }),
    ),
    wide((g, r) =>
      place.realm(g, r, {
        paper: ['#eaf2fa', '#c4d8e8'],
        biome: 'snow',
        skin: 'frost',
        cities: [
          [0.3, 0.56, '冬城', '#e0702a', 'castle'],
          [0.52, 0.34, '旧矿井', '#5a7a9a', 'camp'],
          [0.7, 0.56, '冰湖渔屋', '#3a8ab0'],
          [0.86, 0.36, '信号塔', '#7a6aa0', 'camp'],
          [0.5, 0.78, '避风谷', '#5a8a6a'],
        ],
        marches: [
          [0, 1, '#e0702a'],
          [0, 4, '#5a8a6a'],
        ],
        title: '雪原探索',
        season: '第 46 天',
        top: [
          ['flame', '-58℃'],
          ['wheat', '420'],
        ],
        alerts: ['探险队三人未归', '信号塔传来微弱的呼叫'],
      }),
    ),
  ],
};

export default [shanhe, shahai, menggu, shenkong, dong];
