import {
  actor,
  beast,
  box,
  built,
  bust,
  circle,
  critter,
  label,
  land,
  line,
  linear,
  monsters,
  oval,
  path,
  place,
  poly,
  poster,
  prop,
  radial,
  sky,
  story,
  tall,
  wide,
} from './kit.js';

// 巷口小面馆: steam and lanterns in an alley.
const alley = (g, r) => {
  sky.sky(g, ['#1f1a44', '#5a2f5a', '#e07a4a']);
  built.town(g, r, g.H * 0.34, g.H * 0.22, { roof: '#2c2438', wall: '#8a5a4a', lit: '#ffc86a', rows: 2 });
  const [x0, x1] = [g.W * 0.32, g.W * 1.02];
  g.fillStyle = linear(g, 0, g.H * 0.3, 0, g.H * 0.85, ['#7a3a26', '#a8562e', '#5a2a1c']);
  g.fillRect(x0, g.H * 0.32, x1 - x0, g.H * 0.54);
  g.fillStyle = linear(g, 0, g.H * 0.4, 0, g.H * 0.7, ['#ffe6a8', '#ffb45a']);
  g.fillRect(x0 + g.W * 0.03, g.H * 0.44, x1 - x0 - g.W * 0.06, g.H * 0.24);
  built.eaves(g, (x0 + x1) / 2, g.H * 0.36, (x1 - x0) * 1.08, g.H * 0.15, '#3a3040');
  box(g, (x0 + x1) / 2 - g.H * 0.17, g.H * 0.37, g.H * 0.34, g.H * 0.085, 6, '#2a1410', '#e8b24a', 3);
  label(g, '老陈面馆', (x0 + x1) / 2, g.H * 0.414, g.H * 0.056, {
    align: 'center',
    color: '#ffe08a',
    font: '900 1px "Noto Serif CJK SC"',
  });
  for (let i = 0; i < 6; i++) {
    const x = x0 + (x1 - x0) * (0.06 + i * 0.176);
    built.lantern(g, x, g.H * 0.47, g.H * 0.045);
  }
  g.fillStyle = linear(g, 0, g.H * 0.68, 0, g.H * 0.86, ['#c8844a', '#6a3a22']);
  g.fillRect(x0, g.H * 0.68, x1 - x0, g.H * 0.18);
  g.fillStyle = linear(g, 0, g.H * 0.84, 0, g.H, ['#4a3444', '#1c141e']);
  g.fillRect(0, g.H * 0.85, g.W, g.H);
  for (let i = 0; i < 18; i++)
    oval(g, r.next() * g.W, g.H * r.range(0.87, 0.98), g.W * 0.03, g.H * 0.006, 'rgba(255,190,110,.2)');
};
const chen = {
  skin: '#f0c8a0',
  hair: '#2a2428',
  style: 'short',
  eye: '#5a3a2a',
  mood: 'grin',
  outfit: 'apron',
  cloth: '#b8382a',
  trim: '#f4e2b8',
  wear: ['chef'],
};
const mianguan = {
  slug: 'xiangkou-mianguan',
  icon(g, r) {
    g.fillStyle = radial(g, 256, 220, 380, ['#ffe08a', '#f0803a', '#9a2a1e']);
    g.fillRect(0, 0, 512, 512);
    sky.rays(g, 256, 300, '#fff2c0', { count: 14, strength: 0.4 });
    for (const x of [170, 260, 346])
      path(g, `M${x} 170 q46 -44 0 -90 q-34 -36 6 -74`, null, 'rgba(255,255,255,.5)', 20);
    actor(
      g,
      (l) => {
        prop(l, 'bowl', 256, 330, 190, { color: '#d8382a' });
        l.lineCap = 'round';
        for (const k of [0, 34])
          line(
            l,
            [
              [300 + k, 290],
              [450 + k, 70],
            ],
            '#6a3a1e',
            15,
          );
      },
      { rimColor: '#fff6d8', light: [4, -4], shadow: '#4a0f0a' },
    );
  },
  banner: poster({
    scene: alley,
    subject(g) {
      actor(g, (l) => bust(l, 1010, 330, 112, chen), { rimColor: '#ffe0a0', light: [-4, -4] });
      g.fillStyle = linear(g, 0, 490, 0, 620, ['#d8945a', '#6a3a22']);
      g.fillRect(640, 500, 640, 110);
      actor(
        g,
        (l) => {
          prop(l, 'bowl', 800, 480, 84);
          prop(l, 'bun', 1180, 490, 48);
        },
        { rimColor: '#fff2d8', shadow: '#2a0f0a' },
      );
      for (const x of [780, 815])
        path(g, `M${x} 390 q26 -26 0 -52 q-20 -22 4 -46`, null, 'rgba(255,255,255,.45)', 12);
    },
    foot: '#1c0f14',
    side: 0.25,
  }),
  shots: [
    tall((g, r) =>
      place.shop(g, r, {
        wall: ['#8a3f2a', '#c87a46'],
        counter: '#6a3420',
        name: '小面馆',
        color: '#c8402e',
        decor(c) {
          for (let i = 0; i < 5; i++) built.lantern(c, 90 + i * 135, 236, 44);
          ['牛肉面', '酸辣粉', '炸酱面', '小笼包'].forEach((t, i) => {
            box(c, 70 + i * 152, 316, 124, 52, 4, '#f4e2b8', '#6a2a18', 3);
            label(c, t, 132 + i * 152, 343, 30, {
              align: 'center',
              color: '#8a1f14',
              font: '700 1px "LXGW WenKai"',
            });
          });
        },
        guests: [
          [
            (l, x, y) =>
              bust(l, x, y - 40, 68, {
                hair: '#2a2a34',
                style: 'short',
                outfit: 'suit',
                cloth: '#4a5468',
                trim: '#5a8ac0',
                mood: 'smile',
                wear: [['glasses', '#2a2a34']],
              }),
            'bowl',
          ],
          [
            (l, x, y) =>
              bust(l, x, y - 40, 68, {
                hair: '#8a5a3a',
                style: 'tails',
                outfit: 'hoodie',
                cloth: '#ffb84a',
                mood: 'grin',
                trim: '#e2503e',
              }),
            'bun',
          ],
          [
            (l, x, y) =>
              bust(l, x, y - 40, 68, {
                hair: '#d8d4d0',
                style: 'bob',
                outfit: 'plain',
                cloth: '#7a5a8a',
                mood: 'calm',
                brow: '#d8d4d0',
              }),
            'bowl',
            '#3a8a5a',
          ],
        ],
        dishes: [
          ['bowl', null, '牛肉面', '28'],
          ['bowl', '#3a8a5a', '青菜面', '16'],
          ['bun', null, '小笼包', '18'],
          ['cup', null, '豆浆', '5'],
          ['apple', null, '糖山楂', '8'],
        ],
        tabsList: [
          ['bowl', '营业'],
          ['box', '进货'],
          ['scroll', '食谱'],
          ['house', '装修'],
          ['heart', '熟客'],
        ],
      }),
    ),
    wide((g, r) =>
      story.talk(g, r, {
        scene: alley,
        who: {
          hair: '#2a2a34',
          style: 'short',
          outfit: 'suit',
          cloth: '#4a5468',
          trim: '#5a8ac0',
          mood: 'calm',
          wear: [['glasses', '#2a2a34']],
        },
        name: '加班的老周',
        lines: ['老样子，多放香菜，少放难过。', '……今天项目终于上线了。'],
        choices: ['送他一颗卤蛋', '面里多加一勺牛肉', '什么也不说，开大火'],
        skin: 'wood',
        rimColor: '#ffe0a0',
      }),
    ),
    tall((g, r) =>
      story.craft(g, r, {
        scene: alley,
        title: '研发新菜',
        result: ['bowl', '#d8382a', '番茄牛腩面'],
        parts: [
          ['apple', null, '2'],
          ['wheat', null, '3'],
          ['carrot', null, '1'],
          ['flame', null, '1'],
        ],
        skin: 'wood',
        action: '下锅',
        color: '#d8602a',
        chance: '街坊期待值 92%',
        bag: [
          ['wheat', null, '40'],
          ['carrot', null, '12'],
          ['cabbage', null, '18'],
          ['mushroom', null, '9'],
          ['fish', null, '6'],
          ['apple', null, '8'],
          ['bun', null, '24'],
          ['leaf', null, '30'],
          ['grapes', null, '4'],
          ['peach', null, '5'],
          ['cup', null, '10'],
          ['gourd', null, '2'],
        ],
      }),
    ),
  ],
};

// 青禾农场日记: fields in the morning.
const farm = (g, r) => {
  sky.sky(g, ['#5ab8f0', '#bfe8f8', '#fff2c8']);
  sky.sun(g, g.W * 0.74, g.H * 0.2, Math.min(g.W, g.H) * 0.07, '#fff0a0', 4);
  sky.clouds(g, r, { count: 6, color: '#fff', y: [0.08, 0.34] });
  land.ranges(g, 'qinghe', {
    from: g.H * 0.54,
    to: g.H * 0.66,
    height: g.H * 0.18,
    far: '#a8d8b8',
    near: '#7ac07a',
    count: 3,
  });
  land.field(g, g.H * 0.64, g.W * 0.42, '#a8743e', '#6ab84a', 13);
  built.windmill(g, g.W * 0.56, g.H * 0.68, g.H * 0.4);
  built.house(g, g.W * 0.36, g.H * 0.68, g.H * 0.2, { roof: '#d8503a' });
  for (const x of [0.05, 0.16, 0.9, 0.98]) land.roundTree(g, r, g.W * x, g.H * 0.7, g.H * 0.22, '#6ab85a');
  for (let i = 0; i < 24; i++)
    prop(
      g,
      r.pick(['cabbage', 'wheat', 'carrot']),
      g.W * r.next(),
      g.H * r.range(0.8, 0.97),
      g.H * r.range(0.018, 0.03),
    );
};
const farmer = {
  skin: '#ffdcbc',
  hair: '#8a4a24',
  style: 'tails',
  eye: '#4a8a3a',
  mood: 'grin',
  outfit: 'apron',
  cloth: '#4a8ad0',
  trim: '#ff6a5a',
  wear: [['strawhat', '#f0cc7a']],
};
const farmThings = [
  ...[
    [2, 1],
    [3, 1],
    [4, 1],
    [2, 2],
    [3, 2],
    [4, 2],
    [2, 3],
    [3, 3],
    [4, 3],
  ].map(([x, y]) => [
    x,
    y,
    (c, px, py) => prop(c, ['wheat', 'carrot', 'cabbage'][y - 1], px, py - 26, 30),
    x === 3 && y === 2 ? 'carrot' : null,
  ]),
  [6, 1, (c, x, y) => built.windmill(c, x, y, 170)],
  [0, 3, (c, x, y) => built.house(c, x, y, 110, { roof: '#d8503a' })],
  [6, 5, (c, x, y) => critter(c, x, y, 84, { kind: 'dog', fur: '#f4d8a8', mark: '#b87a4a' })],
  [5, 6, (c, x, y) => critter(c, x, y, 76, { kind: 'rabbit', fur: '#ffffff' }), 'heart'],
  [
    2,
    6,
    (c, x, y, q) => {
      land.roundTree(c, q, x, y, 130, '#6ab85a');
      for (const [a, b] of [
        [-20, -90],
        [14, -100],
        [0, -70],
      ])
        prop(c, 'apple', x + a, y + b, 12);
    },
    'apple',
  ],
  [0, 6, (c, x, y) => prop(c, 'box', x, y - 26, 34)],
];
const qinghe = {
  slug: 'qinghe-nongchang',
  icon(g, r) {
    sky.sky(g, ['#4ab8f4', '#b8e8fa', '#fff0b8']);
    sky.sun(g, 410, 100, 50, '#fff0a0', 4);
    land.ridge(g, 'qi', { y: 430, height: 90, color: '#8ad06a', foot: '#4f9a4a' });
    actor(
      g,
      (l) => {
        bust(l, 250, 290, 116, farmer);
        prop(l, 'carrot', 424, 410, 90, { turn: 0.4 });
      },
      { rimColor: '#fffbe0', light: [5, -4] },
    );
  },
  banner: poster({
    scene: farm,
    subject(g) {
      actor(g, (l) => bust(l, 1000, 320, 130, farmer), { rimColor: '#fffbe0', light: [-5, -4] });
      actor(
        g,
        (l) => {
          critter(l, 780, 600, 200, { kind: 'dog', fur: '#f4d8a8', mark: '#b87a4a', mood: 'happy' });
          prop(l, 'carrot', 1200, 520, 66, { turn: 0.4 });
        },
        { rimColor: '#fff', shadow: '#3a5a2a' },
      );
    },
    foot: '#1e3a18',
    side: 0,
  }),
  shots: [
    wide((g, r) =>
      place.town(g, r, {
        sky: ['#8fd4f4', '#d8f0c0'],
        ground: (x, y) =>
          x >= 2 && x <= 4 && y >= 1 && y <= 3
            ? (x + y) % 2
              ? '#9a6a42'
              : '#a0704a'
            : (x + y) % 2
              ? '#9ad46a'
              : '#92cc62',
        cells: 8,
        size: 76,
        oy: 0.12,
        things: farmThings,
        name: '青禾农场',
        color: '#5aa84a',
        top: [
          ['coin', '36,820'],
          ['heart', '128'],
          ['wheat', '460'],
        ],
        hint: ['第 27 天 · 晴', '给小满送 3 根胡萝卜', '修好风车'],
        bottom: [
          ['box', '背包', '#a8703a'],
          ['wheat', '收割', '#e8a02a'],
          ['potion', '浇水', '#4a9ad8'],
          ['leaf', '播种', '#5aa84a'],
        ],
      }),
    ),
    tall((g, r) =>
      story.talk(g, r, {
        scene: farm,
        who: farmer,
        name: '小满',
        lines: ['哥！萝卜比我胳膊还粗！', '晚上给你炖汤，不许挑食。'],
        choices: ['成，我去摘葱。', '留两根给阿黄。'],
        skin: 'wood',
        rimColor: '#fffbe0',
      }),
    ),
    tall((g, r) => {
      sky.sky(g, ['#ff9a7a', '#ffd0a0', '#8ac8d8']);
      sky.sun(g, 500, 330, 80, '#fff0b0', 4);
      land.ranges(g, 'yu', { from: 520, to: 600, height: 200, far: '#d8a890', near: '#7a8a7a', count: 3 });
      land.water(g, r, 600, ['#f0b890', '#5a9ab0', '#2a5a7a'], { shine: '#fff0c8', lightX: 500 });
      for (const [x, y, s] of [
        [200, 880, 34],
        [520, 980, 46],
        [360, 1080, 30],
      ]) {
        g.globalAlpha = 0.35;
        prop(g, 'fish', x, y, s, { color: '#1a3a4a' });
        g.globalAlpha = 1;
      }
      actor(
        g,
        (l) => {
          land.rock(l, r, 130, 800, 150, '#7a6a5a');
          critter(l, 130, 690, 210, { kind: 'bear', fur: '#b8804a', wear: [['strawhat', '#f0cc7a']] });
        },
        { rimColor: '#ffe6b0', light: [4, -4] },
      );
      line(
        g,
        [
          [180, 600],
          [420, 430],
        ],
        '#6a4426',
        9,
      );
      line(
        g,
        [
          [420, 430],
          [540, 860],
        ],
        'rgba(255,255,255,.8)',
        2.5,
      );
      circle(g, 540, 860, 16, '#e2432e');
      circle(g, 540, 853, 11, '#fff');
      for (let i = 1; i < 4; i++) {
        g.save();
        g.translate(540, 866);
        g.scale(1, 0.3);
        g.strokeStyle = `rgba(255,255,255,${0.7 - i * 0.18})`;
        g.lineWidth = 5;
        g.beginPath();
        g.arc(0, 0, i * 36, 0, 7);
        g.stroke();
        g.restore();
      }
      box(g, 620, 560, 52, 480, 26, 'rgba(20,30,50,.6)', '#fff', 3);
      box(g, 626, 700, 40, 130, 18, '#7ae06a');
      prop(g, 'fish', 646, 760, 22);
      label(g, '咬钩了！', 360, 250, 92, {
        align: 'center',
        color: '#fff6c0',
        stroke: '#c8502a',
        font: '1px "Smiley Sans"',
      });
      circle(g, 360, 1160, 84, '#ffffff');
      circle(g, 360, 1160, 74, '#4ab0e8');
      label(g, '收线', 360, 1162, 46, { align: 'center', stroke: '#1f5a8a' });
    }),
  ],
};

// 水族馆长手记: a blue hall of fish.
const sea = (g, r) => {
  sky.sky(g, ['#2ab8e0', '#1878b8', '#0c3a7a']);
  sky.rays(g, g.W * 0.55, -g.H * 0.2, '#dffaff', { from: 0.9, to: 2.2, count: 9, strength: 0.55 });
  land.ridge(g, 'hai', {
    y: g.H * 0.78,
    height: g.H * 0.24,
    color: '#1f6aa8',
    foot: '#0f3f78',
    kind: 'karst',
    scale: 0.7,
  });
  land.seabed(g, r, g.H * 0.84, '#e8cf9a');
  for (let i = 0; i < 8; i++)
    land.coral(
      g,
      r,
      g.W * r.next(),
      g.H * r.range(0.86, 0.94),
      g.H * r.range(0.08, 0.15),
      r.pick(['#ff7a8a', '#ffb04a', '#c87af0', '#ff9ac8']),
    );
  for (let i = 0; i < 8; i++)
    land.kelp(g, r, g.W * r.next(), g.H * 0.92, g.H * r.range(0.14, 0.3), '#2f9a6a');
  for (let i = 0; i < 9; i++)
    prop(g, 'fish', g.W * r.next(), g.H * r.range(0.2, 0.75), g.H * r.range(0.016, 0.034), {
      color: r.pick(['#ff8a3a', '#ffd23a', '#7ae0ff', '#ff7ab0']),
      flip: r.chance(0.5),
    });
  sky.air(g, r, 'bubbles', 50, '#dffaff', 1.3);
};
const curator = {
  hair: '#2a4a6a',
  style: 'bob',
  eye: '#2a9ad0',
  mood: 'smile',
  outfit: 'suit',
  cloth: '#2a6aa8',
  trim: '#ffd25a',
  wear: [['glasses', '#2a3a5a']],
};
const shuizu = {
  slug: 'shuizu-guanzhang',
  icon(g, r) {
    sky.sky(g, ['#4ad0f4', '#1f8ad0', '#0f4a98']);
    sky.rays(g, 200, -60, '#e8fdff', { from: 0.5, to: 2.4, count: 8, strength: 0.6 });
    land.coral(g, r, 90, 500, 130, '#ff7a8a');
    land.coral(g, r, 440, 505, 110, '#ffb04a');
    actor(g, (l) => prop(l, 'fish', 256, 270, 178, { color: '#ff8420' }), {
      rimColor: '#fff8e0',
      light: [3, -5],
      shadow: '#062a5a',
    });
    sky.air(g, r, 'bubbles', 26, '#e8fdff', 2);
  },
  banner: poster({
    scene: sea,
    subject(g) {
      actor(g, (l) => monsters.whale(l, 1000, 270, 160, '#2f7ac0'), { rimColor: '#dffaff', light: [-2, -5] });
      actor(
        g,
        (l) => {
          prop(l, 'fish', 830, 470, 66, { color: '#ff8420' });
          prop(l, 'fish', 1120, 500, 50, { color: '#ffd23a', flip: true });
        },
        { rimColor: '#fff' },
      );
    },
    foot: '#062450',
    side: 0.1,
  }),
  shots: [
    tall((g, r) =>
      place.tank(g, r, {
        draw: (c, q) => {
          sea(c, q);
          actor(
            c,
            (l) => {
              prop(l, 'fish', 220, 520, 74, { color: '#ff8420' });
              prop(l, 'fish', 500, 640, 60, { color: '#ffd23a', flip: true });
              prop(l, 'fish', 300, 780, 50, { color: '#ff7ab0' });
              monsters.whale(l, 480, 400, 74, '#5a7ad0', { flip: true });
            },
            { rimColor: '#fff' },
          );
        },
        name: '珊瑚一号厅',
        color: '#2a8ad0',
        top: [
          ['coin', '58,600'],
          ['heart', '94%'],
        ],
        note: ['今日游客 1,284', '小丑鱼阿橘怀宝宝了'],
        shelf: [
          ['fish', null, '小丑鱼'],
          ['fish', '#ffd23a', '蝶鱼'],
          ['shell', null, '砗磲'],
          ['crystal', '#ff7a8a', '珊瑚'],
          ['leaf', '#2f9a6a', '水草'],
        ],
        tabsList: [
          ['fish', '展厅'],
          ['book', '图鉴'],
          ['box', '饲料'],
          ['house', '扩建'],
          ['star', '口碑'],
        ],
      }),
    ),
    wide((g, r) =>
      story.talk(g, r, {
        scene: sea,
        who: curator,
        name: '馆长林汐',
        lines: ['企鹅馆停电四分钟，它们居然排队去开发电机。', '我们是不是……该给它们发工资？'],
        choices: ['发！按小鱼干算。', '先查是谁教的。'],
        skin: 'candy',
        rimColor: '#dffaff',
      }),
    ),
    tall((g, r) =>
      story.sheet(g, r, {
        scene: sea,
        draw: (l, x, y, s) =>
          beast(l, x, y + 20, s, {
            kind: 'penguin',
            fur: '#2a3a5a',
            light: '#ffffff',
            mood: 'happy',
            wear: [['scarf', '#e2503e']],
          }),
        name: '企鹅波波',
        title: '帝企鹅 · 明星员工',
        stars: 4,
        skin: 'candy',
        color: '#3a9ae0',
        gear: [['fish'], ['heart'], ['shell'], ['star'], ['cake'], ['frost']],
        stats: [
          ['人气', '9,860', 0.95],
          ['饱腹', '72%', 0.72],
          ['心情', '雀跃', 0.9],
          ['工龄', '3 年', 0.5],
        ],
        action: '喂小鱼',
        level: '第 12 号成员',
      }),
    ),
  ],
};

// 江南造园记: a garden of white walls and water.
const garden = (g, r) => {
  sky.sky(g, ['#bcd8d0', '#e2ecdc', '#f8f0dc']);
  land.ranges(g, 'jn', {
    from: g.H * 0.5,
    to: g.H * 0.6,
    height: g.H * 0.2,
    far: '#c4d6cc',
    near: '#9ab8aa',
    count: 3,
    mistColor: '#f0f4e8',
  });
  sky.mist(g, r, g.H * 0.56, '#ffffff', 8, 0.6);
  g.fillStyle = '#f6f4ec';
  g.fillRect(0, g.H * 0.56, g.W, g.H * 0.14);
  for (let i = 0; i < 5; i++) {
    const x = g.W * (0.06 + i * 0.235);
    g.fillStyle = '#3c464c';
    path(
      g,
      `M${x - g.W * 0.12} ${g.H * 0.57} q${g.W * 0.12} ${-g.H * 0.05} ${g.W * 0.24} 0 l0 ${g.H * 0.014} l${-g.W * 0.24} 0Z`,
      '#3c464c',
    );
  }
  circle(g, g.W * 0.2, g.H * 0.635, g.H * 0.05, '#a8c4b4');
  g.strokeStyle = '#7a8a84';
  g.lineWidth = 5;
  g.stroke();
  built.pavilion(g, g.W * 0.6, g.H * 0.72, g.H * 0.42, { roof: '#39444a', post: '#7a3a2c' });
  land.water(g, r, g.H * 0.7, ['#b4d4c8', '#5f988e', '#33665f'], { shine: '#ffffff' });
  built.moonBridge(g, g.W * 0.32, g.H * 0.76, g.H * 0.44, '#cfc8b8');
  for (let i = 0; i < 10; i++) {
    const [x, y] = [g.W * r.next(), g.H * r.range(0.8, 0.96)];
    g.save();
    g.translate(x, y);
    g.scale(1, 0.34);
    circle(g, 0, 0, g.H * 0.045, '#4f8f6a');
    g.restore();
    if (i % 3 === 0) prop(g, 'lotus', x, y - g.H * 0.03, g.H * 0.034);
  }
  for (const x of [0.47, 0.76]) land.rock(g, r, g.W * x, g.H * 0.74, g.H * 0.06, '#8f9a94');
  land.branch(g, r, -g.W * 0.02, g.H * 0.02, g.H * 0.5, 1, '#4a3a30', '#f4a8b8', 0.9);
};
const gu = {
  hair: '#1e1a1e',
  style: 'knot',
  eye: '#5a8a7a',
  mood: 'smile',
  outfit: 'robe',
  cloth: '#9ac4b4',
  trim: '#fffbf0',
  wear: [['flower', '#f4a8b8']],
};
const jiangnan = {
  slug: 'jiangnan-zaoyuan',
  icon(g, r) {
    sky.sky(g, ['#a8d4c8', '#e8f2e0', '#f8f0dc']);
    circle(g, 256, 246, 206, '#ffffff');
    g.save();
    g.beginPath();
    g.arc(256, 246, 190, 0, 7);
    g.clip();
    sky.sky(g, ['#8fc8bc', '#d8ece0', '#f4ead0']);
    land.ranges(g, 'jni', { from: 250, to: 300, height: 110, far: '#b4d0c4', near: '#7aa898', count: 2 });
    land.water(g, r, 320, ['#9accc0', '#3f8078']);
    g.restore();
    actor(
      g,
      (l) => {
        built.pavilion(l, 262, 350, 280, { roof: '#2f3c44', post: '#a8402e' });
        built.moonBridge(l, 256, 452, 400, '#e0d8c8');
      },
      { rimColor: '#fff', light: [4, -4], shadow: '#2a4a44' },
    );
    land.branch(g, r, -10, 20, 330, 1, '#4a3a30', '#f48aa4');
  },
  banner: poster({
    scene: garden,
    subject(g, r) {
      actor(g, (l) => bust(l, 1030, 320, 124, gu), { rimColor: '#ffffff', light: [-4, -4] });
      sky.air(g, r, 'petals', 40, '#f4a8b8');
    },
    foot: '#1f3a36',
    side: 0,
  }),
  shots: [
    wide((g, r) =>
      place.town(g, r, {
        sky: ['#cfe2d8', '#f4f0e0'],
        cells: 8,
        size: 76,
        oy: 0.12,
        ground: (x, y) =>
          x >= 2 && x <= 5 && y >= 2 && y <= 4
            ? '#7fb8ac'
            : (x === 1 || y === 5) && x > -1 && y > -1 && x < 8 && y < 8
              ? '#d8d0bc'
              : (x + y) % 2
                ? '#a8c48a'
                : '#a0bc82',
        things: [
          [6, 1, (c, x, y) => built.pavilion(c, x, y, 190, { roof: '#39444a', post: '#8a3b2a' })],
          [0, 1, (c, x, y) => built.hall(c, x + 10, y, 190, { roof: '#39444a', wall: '#d8d0c0' })],
          [3, 3, (c, x, y) => built.moonBridge(c, x, y + 20, 190)],
          [
            2,
            6,
            (c, x, y, q) => {
              for (const d of [-26, 0, 24]) land.roundTree(c, q, x + d, y, 90, '#6a9a5a');
            },
          ],
          [6, 5, (c, x, y, q) => land.rock(c, q, x, y, 46, '#8f9a94'), 'star'],
          [4, 2, (c, x, y) => prop(c, 'lotus', x, y - 16, 22)],
          [5, 4, (c, x, y) => prop(c, 'lotus', x, y - 16, 18)],
          [4, 7, (c, x, y, q) => land.roundTree(c, q, x, y, 130, '#f0a0b4'), 'flower'],
          [7, 3, (c, x, y) => built.lantern(c, x, y - 50, 28)],
        ],
        name: '听雨园',
        color: '#4a8a80',
        top: [
          ['coin', '18.6万'],
          ['flower', '320'],
          ['star', '46'],
        ],
        hint: ['雅评 · 甲上', '曲水需再绕一折', '移一株垂丝海棠'],
        bottom: [
          ['house', '亭台', '#a8563e'],
          ['leaf', '花木', '#5a9a5a'],
          ['fish', '池鱼', '#4a90b0'],
          ['scroll', '借景', '#8a7a5a'],
        ],
        skin: 'ink',
      }),
    ),
    tall((g, r) =>
      story.talk(g, r, {
        scene: garden,
        who: gu,
        name: '顾晚晴',
        lines: ['这块石头瘦、皱、漏、透，', '偏偏缺一枝会落的花。'],
        choices: ['移株海棠来配。', '空着，等雪。'],
        skin: 'ink',
        rimColor: '#fff',
      }),
    ),
    tall((g, r) =>
      place.tank(g, r, {
        draw: garden,
        name: '听雨园',
        color: '#4a8a80',
        skin: 'ink',
        top: [
          ['coin', '18.6万'],
          ['star', '46'],
        ],
        note: ['雨水时节', '宜移花，忌动土'],
        shelf: [
          ['lotus', null, '碗莲'],
          ['fish', '#f0603a', '红鲤'],
          ['flower', '#f4a8b8', '海棠'],
          ['peach', null, '碧桃'],
          ['leaf', null, '芭蕉'],
        ],
        tabsList: [
          ['house', '营造'],
          ['flower', '花谱'],
          ['book', '图样'],
          ['fan', '雅集'],
          ['scroll', '来信'],
        ],
      }),
    ),
  ],
};

// 猫咖午后三点: cats in the sun by the window.
const cafe = (g, r) => {
  g.fillStyle = linear(g, 0, 0, 0, g.H, ['#f8dcc0', '#f0c09a', '#c8865e']);
  g.fillRect(0, 0, g.W, g.H);
  const [wx, wy, ww, wh] = [g.W * 0.36, g.H * 0.08, g.W * 0.56, g.H * 0.44];
  box(g, wx - 14, wy - 14, ww + 28, wh + 28, 18, '#8a5636');
  g.save();
  g.beginPath();
  g.rect(wx, wy, ww, wh);
  g.clip();
  g.fillStyle = linear(g, 0, wy, 0, wy + wh, ['#9ad8f0', '#fff0c8']);
  g.fillRect(wx, wy, ww, wh);
  sky.cloud(g, r, wx + ww * 0.3, wy + wh * 0.4, g.H * 0.14, '#fff', '#e0ecf4');
  built.skyline(g, r, wy + wh, wh * 0.4, '#d8b8a0', { lights: '#fff0d0' });
  land.branch(g, r, wx + ww, wy, g.H * 0.3, -1, '#6a4a34', '#ffb8c8');
  g.restore();
  for (const k of [1 / 3, 2 / 3]) {
    g.fillStyle = '#8a5636';
    g.fillRect(wx + ww * k - 5, wy, 10, wh);
  }
  g.fillStyle = 'rgba(255,246,210,.35)';
  poly(
    g,
    [
      [wx, wy + wh],
      [wx + ww, wy + wh],
      [wx + ww * 0.9 - g.W * 0.1, g.H],
      [wx - g.W * 0.24, g.H],
    ],
    'rgba(255,246,210,.35)',
  );
  g.fillStyle = linear(g, 0, g.H * 0.7, 0, g.H, ['#b8744a', '#6a3c26']);
  g.fillRect(0, g.H * 0.72, g.W, g.H);
  for (let i = 0; i < 5; i++)
    line(
      g,
      [
        [0, g.H * (0.76 + i * 0.06)],
        [g.W, g.H * (0.76 + i * 0.06)],
      ],
      'rgba(60,30,16,.25)',
      3,
    );
  for (let k = 0; k < 2; k++) {
    g.fillStyle = '#8a5636';
    g.fillRect(g.W * 0.03, g.H * (0.3 + k * 0.18), g.W * 0.26, g.H * 0.016);
    for (let i = 0; i < 5; i++)
      prop(
        g,
        r.pick(['cup', 'book', 'flower', 'cake']),
        g.W * (0.055 + i * 0.052),
        g.H * (0.268 + k * 0.18),
        g.H * 0.03,
        { color: r.pick(['#f4f0ea', '#e2603e', '#7ab8d0', '#ffb0c8']) },
      );
  }
};
const cats = [
  { kind: 'cat', fur: '#f4a650', light: '#fff6e6', mark: '#c8722a', mood: 'happy' },
  { kind: 'cat', fur: '#fff6ee', light: '#fff', eye: '#4a9ae0', wear: [['ribbon', '#ff8aa8']] },
  { kind: 'cat', fur: '#4a4a58', light: '#e8e8ee', eye: '#ffc83a' },
  { kind: 'cat', fur: '#c8b09a', light: '#fff', mark: '#7a5a46', eye: '#5ab06a' },
];
const maoka = {
  slug: 'maoka-wuhou',
  icon(g, r) {
    g.fillStyle = radial(g, 256, 200, 400, ['#fff2d0', '#ffc890', '#e8885a']);
    g.fillRect(0, 0, 512, 512);
    sky.rays(g, 256, 230, '#fffbe0', { count: 14, strength: 0.5 });
    actor(
      g,
      (l) => {
        beast(l, 256, 232, 148, { ...cats[0], mood: 'wink' });
        prop(l, 'cup', 256, 430, 122, { color: '#ffffff' });
      },
      { rimColor: '#fffbe8', light: [5, -4], shadow: '#7a3a1e' },
    );
    sky.air(g, r, 'sparkles', 5, '#fff', 1.3);
  },
  banner: poster({
    scene: cafe,
    subject(g) {
      actor(
        g,
        (l) => {
          critter(l, 820, 600, 230, cats[1]);
          critter(l, 1165, 600, 240, cats[2]);
          critter(l, 990, 620, 320, cats[0]);
          prop(l, 'cup', 700, 560, 50);
        },
        { rimColor: '#fffbe0', light: [3, -4], shadow: '#5a2a18' },
      );
    },
    foot: '#3a1c10',
    side: 0.05,
  }),
  shots: [
    tall((g, r) =>
      place.shop(g, r, {
        wall: ['#fbe6d0', '#f0c4a0'],
        counter: '#a8683e',
        name: '午后三点',
        color: '#e0805a',
        decor(c, q) {
          cafe(c, q);
          c.fillStyle = 'rgba(255,236,214,.35)';
          c.fillRect(0, 0, c.W, 640);
        },
        guests: cats
          .slice(0, 3)
          .map((o, i) => [(l, x, y) => critter(l, x, y + 90, 240, o), ['fish', 'cup', 'cake'][i]]),
        dishes: [
          ['cup', null, '拿铁', '32'],
          ['cake', null, '莓莓塔', '38'],
          ['donut', null, '甜甜圈', '18'],
          ['fish', null, '小鱼干', '12'],
          ['bun', null, '猫爪包', '22'],
        ],
        tabsList: [
          ['cup', '营业'],
          ['paw', '猫咪'],
          ['house', '装潢'],
          ['book', '手账'],
          ['heart', '好友'],
        ],
      }),
    ),
    tall((g, r) =>
      story.sheet(g, r, {
        scene: cafe,
        draw: (l, x, y, s) => beast(l, x, y + 20, s * 1.05, { ...cats[0], mood: 'wink' }),
        name: '橘子',
        title: '店长 · 六斤八两',
        stars: 5,
        skin: 'candy',
        color: '#f0905a',
        gear: [['fish'], ['paw'], ['heart'], ['cup'], ['cake'], ['star']],
        stats: [
          ['亲人', '满格', 1],
          ['慵懒', '98', 0.98],
          ['招财', '86', 0.86],
          ['拆家', '3', 0.05],
        ],
        action: '摸摸头',
        level: '入职 218 天',
      }),
    ),
    wide((g, r) =>
      story.talk(g, r, {
        scene: cafe,
        draw: (l, x, y, s) => beast(l, x, y + 20, s, cats[1]),
        name: '雪糕',
        lines: ['（它把你的钥匙扒到了沙发底下。）', '（然后若无其事地开始舔爪子。）'],
        choices: ['趴下去捞', '拿小鱼干谈判', '今天就不回家了'],
        skin: 'candy',
        rimColor: '#fffbe0',
      }),
    ),
  ],
};

export default [mianguan, qinghe, shuizu, jiangnan, maoka];
