import {
  actor,
  alpha,
  beast,
  board,
  box,
  built,
  bust,
  circle,
  critter,
  darker,
  glow,
  hud,
  land,
  lighter,
  line,
  linear,
  place,
  poly,
  poster,
  prop,
  radial,
  random,
  sky,
  story,
  tall,
  wide,
} from './kit.js';

// 糖罐消消铺: sweets behind a counter.
const sweets = [
  ['jelly', '#ff6a9a'],
  ['jelly', '#5ac8f0'],
  ['jelly', '#ffb83a'],
  ['jelly', '#7ad05a'],
  ['jelly', '#a87af0'],
  ['candy', '#ff5a7a'],
  ['donut', '#ff9ac8'],
];
const candyLand = (g, r) => {
  sky.sky(g, ['#ff9ad0', '#ffc8e0', '#fff0d8']);
  sky.sun(g, g.W * 0.7, g.H * 0.2, Math.min(g.W, g.H) * 0.07, '#fff0b0', 4);
  sky.clouds(g, r, { count: 7, color: '#ffffff', shadow: '#ffd0e8', y: [0.08, 0.4] });
  for (const [y, c] of [
    [0.62, '#ffb0d8'],
    [0.72, '#c8a0f0'],
    [0.84, '#8ad8e8'],
  ])
    land.ridge(g, `tang ${y}`, { y: g.H * y, height: g.H * 0.14, color: c, foot: lighter(c, 0.3) });
  for (let i = 0; i < 9; i++) {
    const x = g.W * r.next();
    const y = g.H * r.range(0.66, 0.84);
    const s = g.H * r.range(0.03, 0.055);
    line(
      g,
      [
        [x, y],
        [x, y - s * 2.6],
      ],
      '#ffffff',
      s * 0.24,
    );
    prop(g, 'candy', x, y - s * 2.8, s, {
      color: r.pick(['#ff5a8a', '#7a8af0', '#ffb02a', '#4ac8a0']),
      turn: 1.57,
    });
  }
};
const bear = { kind: 'bear', fur: '#c88a52', light: '#ffeeda', inner: '#f4c8a0', mood: 'happy' };
const tangguan = {
  slug: 'tangguan-xiaoxiao',
  icon(g, r) {
    g.fillStyle = radial(g, 256, 230, 380, ['#fff2b0', '#ff9ac8', '#e8509a']);
    g.fillRect(0, 0, 512, 512);
    sky.rays(g, 256, 256, '#ffffff', { count: 14, strength: 0.5 });
    actor(
      g,
      (l) => {
        prop(l, 'jelly', 140, 350, 96, { color: '#5ac8f0' });
        prop(l, 'jelly', 378, 356, 96, { color: '#ffb83a' });
        prop(l, 'jelly', 258, 236, 142, { color: '#ff5a92' });
      },
      { outline: 9, outlineColor: '#ffffff', shadow: '#8a1f5a' },
    );
    sky.air(g, r, 'sparkles', 9, '#fff', 1.6);
  },
  banner: poster({
    scene: candyLand,
    subject(g, r) {
      actor(
        g,
        (l) => {
          critter(l, 990, 590, 380, { ...bear, wear: ['chef', ['bowtie', '#ff5a8a']] });
          prop(l, 'jelly', 800, 520, 66, { color: '#5ac8f0' });
          prop(l, 'jelly', 1170, 510, 74, { color: '#ffb83a' });
          prop(l, 'donut', 1120, 180, 60, { color: '#ff8ac0', turn: 0.3 });
          prop(l, 'candy', 820, 230, 54, { color: '#a87af0', turn: -0.4 });
        },
        { rimColor: '#ffffff', light: [-3, -4], shadow: '#a83a7a' },
      );
      sky.air(g, r, 'sparkles', 16, '#fff');
    },
    foot: '#7a2a6a',
    side: 0,
  }),
  shots: [
    tall((g, r) =>
      board.match(g, r, {
        scene: candyLand,
        pieces: sweets.slice(0, 5),
        goals: [
          ['jelly', '#ff6a9a', '24'],
          ['candy', '#ff5a7a', '6'],
          ['donut', '#ff9ac8', '3'],
        ],
        combo: '太甜啦！',
      }),
    ),
    tall((g, r) =>
      place.shop(g, r, {
        wall: ['#ffe0ec', '#ffb8d4'],
        counter: '#c86a9a',
        name: '糖罐铺',
        color: '#f0609a',
        decor(c, q) {
          for (let k = 0; k < 2; k++) {
            c.fillStyle = '#ffffff';
            c.fillRect(40, 330 + k * 130, 640, 14);
            for (let i = 0; i < 8; i++)
              prop(c, q.pick(['candy', 'jelly', 'donut', 'cake']), 80 + i * 80, 292 + k * 130, 28, {
                color: q.pick(['#ff6a9a', '#5ac8f0', '#ffb83a', '#a87af0']),
              });
          }
          for (let i = 0; i < 9; i++)
            poly(
              c,
              [
                [i * 80, 196],
                [i * 80 + 80, 196],
                [i * 80 + 40, 246],
              ],
              i % 2 ? '#ff7ab0' : '#ffffff',
            );
        },
        guests: [
          [
            (l, x, y) => critter(l, x, y + 90, 230, { kind: 'rabbit', fur: '#fff4f0', mood: 'happy' }),
            'donut',
          ],
          [(l, x, y) => critter(l, x, y + 90, 230, { kind: 'panda', fur: '#ffffff' }), 'cake'],
          [
            (l, x, y) => critter(l, x, y + 90, 230, { kind: 'cat', fur: '#ffc88a', mark: '#d88a4a' }),
            'candy',
            '#a87af0',
          ],
        ],
        dishes: [
          ['donut', null, '甜甜圈', '60'],
          ['cake', null, '草莓塔', '120'],
          ['candy', '#a87af0', '葡萄糖', '30'],
          ['jelly', '#5ac8f0', '海盐冻', '80'],
          ['cup', null, '可可', '90'],
        ],
        tabsList: [
          ['house', '店铺'],
          ['jelly', '消除'],
          ['gift', '礼包'],
          ['star', '榜单'],
          ['heart', '好友'],
        ],
      }),
    ),
    tall((g, r) =>
      story.stages(g, r, {
        scene: candyLand,
        title: '糖霜大道',
        color: '#f0609a',
        marks: {
          1: (c, x, y) => prop(c, 'donut', x + 130, y, 48),
          3: (c, x, y) => prop(c, 'cake', x - 130, y, 54),
          5: (c, x, y) => prop(c, 'gift', x - 120, y, 46, { color: '#a87af0' }),
          8: (c, x, y) => prop(c, 'candy', x + 120, y, 50),
        },
        people: [
          (l, x, y, s) => {
            circle(l, x, y, s, '#ffe0ec');
            beast(l, x, y + 6, s * 0.62, bear);
          },
        ],
      }),
    ),
  ],
};

// 字里有乾坤: idioms under a lamp.
const study = (g, r) => {
  sky.sky(g, ['#f4e2bc', '#e8cf9a', '#c89a5e']);
  glow(g, g.W * 0.7, g.H * 0.2, Math.min(g.W, g.H) * 0.6, '#fff6cc', 0.8);
  land.ranges(g, 'zili', {
    from: g.H * 0.6,
    to: g.H * 0.84,
    height: g.H * 0.28,
    far: '#d8c090',
    near: '#8a6a42',
    count: 3,
    kind: 'karst',
    scale: 0.7,
    mistColor: '#f6e6c0',
  });
  g.globalAlpha = 0.16;
  const q = random('zi');
  g.font = '900 1px serif';
  for (const ch of '天地玄黄宇宙洪荒日月盈昃辰宿列张') {
    g.save();
    g.translate(q.next() * g.W, q.next() * g.H * 0.8);
    g.rotate(q.range(-0.4, 0.4));
    g.font = `900 ${q.range(60, 150)}px "Noto Serif CJK SC"`;
    g.fillStyle = '#5a2e14';
    g.fillText(ch, 0, 0);
    g.restore();
  }
  g.globalAlpha = 1;
  land.branch(g, r, g.W * 1.02, g.H * 0.02, g.H * 0.4, -1, '#5a3420', '#f08a7a', 0.7);
};
const pupil = {
  hair: '#2a2020',
  style: 'buns',
  eye: '#6a4a2a',
  mood: 'grin',
  outfit: 'robe',
  cloth: '#4a8a9a',
  trim: '#fff0d0',
};
const zili = {
  slug: 'zili-qiankun',
  icon(g) {
    g.fillStyle = radial(g, 256, 220, 380, ['#ffe9b8', '#f0b060', '#b8602a']);
    g.fillRect(0, 0, 512, 512);
    actor(
      g,
      (l) => {
        box(l, 66, 66, 380, 380, 56, '#8a4a1e');
        box(l, 66, 54, 380, 376, 56, linear(l, 0, 54, 0, 430, ['#fffaf0', '#f6dfae']));
        l.strokeStyle = 'rgba(200,60,40,.45)';
        l.lineWidth = 5;
        l.setLineDash([14, 12]);
        for (const d of [
          [
            [256, 80],
            [256, 410],
          ],
          [
            [90, 244],
            [422, 244],
          ],
          [
            [100, 90],
            [412, 398],
          ],
          [
            [412, 90],
            [100, 398],
          ],
        ]) {
          l.beginPath();
          l.moveTo(...d[0]);
          l.lineTo(...d[1]);
          l.stroke();
        }
        l.setLineDash([]);
        l.font = '900 300px "Noto Serif CJK SC"';
        l.textAlign = 'center';
        l.textBaseline = 'middle';
        l.fillStyle = '#2a1a12';
        l.fillText('字', 256, 246);
      },
      { shadow: '#4a1a08' },
    );
    box(g, 342, 336, 116, 116, 20, '#c8321f');
    g.font = '900 74px "Noto Serif CJK SC"';
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.fillStyle = '#fff2dc';
    g.fillText('乾', 400, 396);
  },
  banner: poster({
    scene: study,
    subject(g, r) {
      actor(
        g,
        (l) => {
          bust(l, 985, 300, 140, pupil);
          prop(l, 'scroll', 800, 430, 80, { turn: -0.2 });
          prop(l, 'book', 1180, 430, 76, { color: '#3a7a8a', turn: 0.2 });
        },
        { rimColor: '#fff6d8', light: [-5, -4] },
      );
      sky.air(g, r, 'petals', 24, '#f4a08a');
    },
    foot: '#4a2a12',
    side: 0,
  }),
  shots: [
    tall((g, r) =>
      board.wordGrid(g, r, {
        scene: study,
        level: '第 128 关',
        filled: '天长地久',
        rows: [
          '天长地＿　　　',
          '外　　　　　　',
          '＿　画　　　　',
          '天　龙飞＿舞　',
          '　　点　　　　',
          '　　＿　　　　',
          '　　　马到＿功',
        ],
        choices: '久睛有花凤成山明水人月心',
        hint: ['提示：张僧繇一笔落下，', '墙上的龙便飞走了。'],
        host: (c, x, y) => actor(c, (l) => bust(l, x, y - 20, 58, pupil), {}),
      }),
    ),
    tall((g, r) =>
      story.talk(g, r, {
        scene: study,
        who: pupil,
        name: '小书童',
        lines: ['先生说「画龙点睛」，', '可我先点了睛，龙跑了。'],
        choices: ['那便追上去！', '再画一条嘛。'],
        skin: 'ink',
        rimColor: '#fff6d8',
      }),
    ),
    tall((g, r) =>
      story.stages(g, r, {
        scene: study,
        title: '乡试之路',
        color: '#b8602e',
        skin: 'dark',
        marks: {
          1: (c, x, y) => prop(c, 'scroll', x + 120, y, 44),
          4: (c, x, y) => built.pavilion(c, x - 140, y + 40, 130),
          8: (c, x, y) => built.hall(c, x + 40, y - 30, 200),
        },
      }),
    ),
  ],
};

// 小熊搬新家: boxes and a room to fill.
const meadow = (g, r) => {
  sky.sky(g, ['#8fd4f4', '#d8f2f8', '#fff4dc']);
  sky.clouds(g, r, { count: 6, color: '#fff', y: [0.08, 0.35] });
  land.ridge(g, 'xiong', { y: g.H * 0.74, height: g.H * 0.16, color: '#b8e08a', foot: '#8ac86a' });
  built.house(g, g.W * 0.5, g.H * 0.8, g.H * 0.36, { wall: '#fff2dc', roof: '#f08a6a' });
  for (let i = 0; i < 6; i++)
    land.roundTree(g, r, g.W * r.next(), g.H * r.range(0.72, 0.8), g.H * r.range(0.12, 0.22), '#7ac46a');
  land.ridge(g, 'xiong2', { y: g.H * 0.9, height: g.H * 0.08, color: '#8fd06a', foot: '#5aa84e' });
  for (let i = 0; i < 22; i++)
    land.flower(
      g,
      r.next() * g.W,
      g.H * r.range(0.86, 0.97),
      g.H * 0.011,
      r.pick(['#fff', '#ffd25a', '#ff9ac0']),
      i,
    );
};
const wearBear = { ...bear, fur: '#d89a5e', mood: 'smile', wear: [['scarf', '#5ab0d8']] };
const homely = (bed) => (c, cx, cy) => {
  c.save();
  c.translate(cx, cy);
  poly(
    c,
    [
      [-180, 60],
      [-40, -10],
      [70, 46],
      [-70, 120],
    ],
    '#f6e8d0',
  );
  poly(
    c,
    [
      [-180, 60],
      [-70, 120],
      [-70, 160],
      [-180, 98],
    ],
    bed,
  );
  poly(
    c,
    [
      [-70, 120],
      [70, 46],
      [70, 86],
      [-70, 160],
    ],
    darker(bed, 0.2),
  );
  poly(
    c,
    [
      [-110, 86],
      [30, 14],
      [70, 46],
      [-70, 120],
    ],
    lighter(bed, 0.25),
  );
  box(c, -270, -180, 110, 120, 8, '#bfe6ff', '#ffffff', 9);
  line(
    c,
    [
      [-215, -180],
      [-215, -60],
    ],
    '#fff',
    6,
  );
  poly(
    c,
    [
      [150, -110],
      [250, -58],
      [250, 70],
      [150, 18],
    ],
    '#c88a52',
  );
  for (const k of [0, 1, 2])
    poly(
      c,
      [
        [158, -96 + k * 40],
        [242, -52 + k * 40],
        [242, -24 + k * 40],
        [158, -68 + k * 40],
      ],
      '#8a5630',
    );
  for (let i = 0; i < 6; i++)
    prop(
      c,
      ['book', 'apple', 'star', 'cup', 'book', 'heart'][i],
      178 + (i % 2) * 40,
      -72 + Math.floor(i / 2) * 41 + (i % 2) * 20,
      15,
    );
  poly(
    c,
    [
      [-60, 150],
      [60, 90],
      [170, 146],
      [50, 212],
    ],
    '#ffd8a0',
  );
  poly(
    c,
    [
      [-30, 150],
      [60, 106],
      [140, 146],
      [50, 194],
    ],
    '#ffb87a',
  );
  critter(c, 60, 160, 130, wearBear);
  prop(c, 'box', 180, 120, 40);
  prop(c, 'flower', 130, -140, 24);
  c.restore();
};
const xiaoxiong = {
  slug: 'xiaoxiong-banjia',
  icon(g, r) {
    sky.sky(g, ['#8ad8f8', '#d8f4f8', '#fff0cc']);
    sky.clouds(g, r, { count: 4, color: '#fff', y: [0.05, 0.3], size: [0.2, 0.3] });
    actor(
      g,
      (l) => {
        beast(l, 256, 218, 150, { ...bear, fur: '#d89a5e', mood: 'happy' });
        prop(l, 'box', 256, 430, 150);
      },
      { rimColor: '#fff', light: [4, -4], shadow: '#3a6a8a' },
    );
    for (const x of [176, 336]) actor(g, (l) => circle(l, x, 356, 40, '#d89a5e'), { rimColor: '#fff' });
  },
  banner: poster({
    scene: meadow,
    subject(g) {
      actor(
        g,
        (l) => {
          prop(l, 'box', 820, 520, 74);
          prop(l, 'box', 1150, 510, 92, { color: '#d8a05a' });
          critter(l, 985, 590, 380, wearBear);
          prop(l, 'box', 1150, 360, 58);
        },
        { rimColor: '#ffffff', light: [-3, -4], shadow: '#3a6a3a' },
      );
    },
    foot: '#1e4a2c',
    side: 0,
  }),
  shots: [
    tall((g, r) =>
      place.room(g, r, {
        back: ['#d8f0f8', '#fff2dc'],
        wall: '#ffe6c8',
        floor: '#e0b07a',
        name: '阁楼卧室',
        color: '#5ab0d8',
        things: homely('#7ab8e8'),
        parts: [
          ['cup'],
          ['book', '#e2603e'],
          ['apple'],
          ['star'],
          ['flower'],
          ['heart'],
          ['shell'],
          ['lotus'],
          ['note'],
          ['key'],
        ],
      }),
    ),
    tall((g, r) =>
      place.room(g, r, {
        back: ['#f4e0f0', '#fff0dc'],
        wall: '#d8e8d0',
        floor: '#c89a72',
        name: '花房客厅',
        color: '#7ab86a',
        progress: 0.86,
        things: homely('#f09a9a'),
        parts: [
          ['flower', '#ff8ab0'],
          ['leaf'],
          ['lotus'],
          ['mushroom'],
          ['cup'],
          ['cake'],
          ['book'],
          ['gift'],
          ['fish'],
          ['grapes'],
        ],
      }),
    ),
    tall((g, r) =>
      story.talk(g, r, {
        scene: meadow,
        draw: (l, x, y, s) => beast(l, x, y + 30, s * 1.05, wearBear),
        name: '小熊阿栗',
        lines: ['这个马克杯是外婆给的，', '要放在每天都看得见的地方。'],
        choices: ['摆在窗台上', '放进橱柜，怕摔'],
        skin: 'candy',
        rimColor: '#fff',
      }),
    ),
  ],
};

// 雀庭连珠: mahjong tiles in a courtyard.
const yardGreen = (g, r) => {
  sky.sky(g, ['#1f6a5a', '#4aa88a', '#c8e8c0']);
  sky.rays(g, g.W * 0.7, -20, '#f8ffd8', { from: 0.7, to: 2.5, count: 8, strength: 0.4 });
  land.ridge(g, 'que', { y: g.H * 0.62, height: g.H * 0.2, color: '#8ac8a0', foot: '#5a9a78' });
  built.pavilion(g, g.W * 0.56, g.H * 0.76, g.H * 0.4, { roof: '#2f5a54', post: '#a8402e' });
  land.water(g, r, g.H * 0.76, ['#5ab0a0', '#1f5a54'], { shine: '#e8fff0' });
  for (let i = 0; i < 9; i++) {
    const [x, y] = [g.W * r.next(), g.H * r.range(0.8, 0.95)];
    g.save();
    g.translate(x, y);
    g.scale(1, 0.34);
    circle(g, 0, 0, g.H * 0.05, '#3f8a5a');
    g.restore();
    if (i % 2) prop(g, 'lotus', x, y - g.H * 0.03, g.H * 0.035);
  }
  for (const x of [0.03, 0.09, 0.95]) land.bamboo(g, r, g.W * x, g.H * 1.05, g.H * 0.024, '#3f8a54');
};
const faces = ['中', '發', '東', '南', '西', '北', 'o', 'i', '萬', '白', '春', '蘭'];
const queting = {
  slug: 'queting-lianzhu',
  icon(g, r) {
    g.fillStyle = radial(g, 256, 220, 380, ['#6ad8a8', '#1f8a6a', '#0e4a40']);
    g.fillRect(0, 0, 512, 512);
    sky.rays(g, 256, 256, '#f8ffd8', { count: 14, strength: 0.35 });
    actor(
      g,
      (l) => {
        prop(l, 'tile', 130, 300, 128, { color: 'o', turn: -0.26 });
        prop(l, 'tile', 386, 300, 128, { color: '發', turn: 0.26 });
        prop(l, 'tile', 256, 262, 186, { color: '中' });
      },
      { shadow: '#042a20' },
    );
    sky.air(g, r, 'sparkles', 8, '#fffbd0', 1.5);
  },
  banner: poster({
    scene: yardGreen,
    subject(g) {
      actor(
        g,
        (l) => {
          prop(l, 'tile', 820, 440, 92, { color: 'o', turn: -0.24 });
          prop(l, 'tile', 1150, 430, 96, { color: '發', turn: 0.22 });
          prop(l, 'tile', 985, 350, 150, { color: '中' });
          beast(l, 1000, 130, 62, { kind: 'owl', fur: '#a8703e', light: '#fff0d8', mood: 'happy' });
        },
        { rimColor: '#ffffe8', light: [-3, -4], shadow: '#04281e' },
      );
    },
    foot: '#0a3028',
    side: 0.05,
  }),
  shots: [
    tall((g, r) =>
      board.tiles(g, r, { scene: yardGreen, faces, title: '第 57 局', tray: ['中', '中', 'o', '發'] }),
    ),
    tall((g, r) =>
      story.result(g, r, {
        scene: yardGreen,
        word: '清台',
        color: '#2f9a6a',
        lines: [
          ['用时', '02:18'],
          ['最长连消', '11 对'],
          ['雀力', '+36'],
        ],
        rewards: [
          ['coin', null, '320'],
          ['lotus', null, '2'],
          ['star', null, '3'],
        ],
        draw: (c, x, y) =>
          actor(
            c,
            (l) => {
              prop(l, 'tile', x - 130, y + 20, 90, { color: '發', turn: -0.2 });
              prop(l, 'tile', x + 130, y + 20, 90, { color: 'o', turn: 0.2 });
              prop(l, 'tile', x, y - 20, 120, { color: '中' });
            },
            { rimColor: '#fff', shadow: '#04281e' },
          ),
      }),
    ),
    tall((g, r) =>
      place.tank(g, r, {
        draw: yardGreen,
        name: '雀庭',
        color: '#2f8a6a',
        top: [
          ['coin', '8,640'],
          ['star', '216'],
        ],
        note: ['修葺庭院', '水榭已修好 3 / 5'],
        shelf: [
          ['lotus', null, '睡莲'],
          ['fish', '#ff7a4a', '锦鲤'],
          ['flower', '#ffb0c8', '海棠'],
          ['house', '#4a8a7a', '水榭'],
          ['book', null, '棋桌'],
        ],
        tabsList: [
          ['house', '庭院'],
          ['star', '牌局'],
          ['trophy', '雅集'],
          ['gift', '好礼'],
          ['scroll', '牌谱'],
        ],
      }),
    ),
  ],
};

// 流光节拍: a stage of light.
const stageLight = (g, r) => {
  sky.sky(g, ['#120a3a', '#4a1f9a', '#e04aa8']);
  for (const [x, c] of [
    [0.2, '#4ae0ff'],
    [0.5, '#ffe14a'],
    [0.8, '#ff5ac8'],
  ])
    sky.rays(g, g.W * x, -g.H * 0.1, c, { from: 0.9, to: 2.3, count: 5, strength: 0.6 });
  sky.bokeh(g, r, 60, ['#4ae0ff', '#ff5ac8', '#ffe14a', '#a07aff']);
  built.skyline(g, r, g.H * 0.8, g.H * 0.3, '#2a1260', {
    lights: '#ff9ae0',
    neon: ['#4ae0ff', '#ff5ac8', '#ffe14a'],
    width: 0.06,
  });
  g.fillStyle = linear(g, 0, g.H * 0.78, 0, g.H, ['#5a2aa0', '#160a34']);
  g.fillRect(0, g.H * 0.8, g.W, g.H);
  for (let i = 0; i < 40; i++) {
    const x = g.W * (i / 40);
    const h = g.H * (0.03 + Math.abs(Math.sin(i * 1.3) * Math.cos(i * 0.4)) * 0.14);
    box(g, x + 3, g.H * 0.8 - h, g.W / 40 - 6, h, 3, alpha(['#4ae0ff', '#ff5ac8', '#ffe14a'][i % 3], 0.8));
  }
};
const idol = {
  hair: '#ff7ac8',
  style: 'tails',
  eye: '#4ad0f0',
  mood: 'wink',
  outfit: 'hoodie',
  cloth: '#3a2a8a',
  trim: '#4ae0ff',
  wear: [
    ['headset', '#4ae0ff'],
    ['starpin', '#ffe14a'],
  ],
};
const liuguang = {
  slug: 'liuguang-jiepai',
  icon(g, r) {
    sky.sky(g, ['#2a1280', '#a03ad0', '#ff6ab0']);
    sky.rays(g, 256, 240, '#ffffff', { count: 12, strength: 0.35 });
    sky.bokeh(g, r, 20, ['#4ae0ff', '#ff9ae0', '#ffe14a']);
    actor(g, (l) => bust(l, 250, 268, 122, idol), { rimColor: '#8af4ff', light: [5, -5] });
    prop(g, 'note', 428, 110, 46, { color: '#ffe14a', turn: 0.2 });
  },
  banner: poster({
    scene: stageLight,
    subject(g, r) {
      actor(g, (l) => bust(l, 975, 290, 140, idol), { rimColor: '#7af4ff', light: [-6, -4] });
      for (const [x, y, c, s] of [
        [790, 200, '#ffe14a', 40],
        [1180, 150, '#4ae0ff', 50],
        [1200, 420, '#ff9ae0', 34],
      ])
        prop(g, 'note', x, y, s, { color: c, turn: 0.2 });
      sky.air(g, r, 'sparkles', 20, '#fff');
    },
    foot: '#0e0630',
    side: 0.1,
  }),
  shots: [
    tall((g, r) =>
      board.lanes(g, r, {
        scene: stageLight,
        colors: ['#4ae0ff', '#ff5ac8', '#ffe14a', '#a07aff'],
        song: '夜航灯塔 · 困难',
        singer: (c, x, y) => {
          c.globalAlpha = 0.5;
          bust(c, x, y, 90, idol);
          c.globalAlpha = 1;
        },
      }),
    ),
    tall((g, r) =>
      story.result(g, r, {
        scene: stageLight,
        word: '全连',
        color: '#e04aa8',
        lines: [
          ['准确率', '99.27%'],
          ['最大连击', '684'],
          ['评级', '双星 S'],
        ],
        rewards: [
          ['note', null, '60'],
          ['star', null, '8'],
          ['gem', '#4ae0ff', '20'],
        ],
        draw: (c, x, y) =>
          actor(c, (l) => bust(l, x, y - 20, 100, { ...idol, mood: 'grin' }), { rimColor: '#8af4ff' }),
      }),
    ),
    wide((g, r) => {
      stageLight(g, r);
      [
        ['夜航灯塔', '#3a6ae0', 'star'],
        ['橘子汽水', '#f0902a', 'cup'],
        ['第九街区', '#c83a9a', 'lightning'],
        ['慢慢下雨', '#2a9a9a', 'wind'],
      ].forEach(([t, c, p], i) => {
        const [x, y, s] = [
          [170, 400, 0.8],
          [470, 360, 1],
          [800, 340, 1.15],
          [1120, 390, 0.85],
        ][i];
        hud.panel(g, x - 130 * s, y - 190 * s, 260 * s, 360 * s, 'scifi');
        box(
          g,
          x - 112 * s,
          y - 172 * s,
          224 * s,
          224 * s,
          10,
          radial(g, x, y - 60 * s, 180 * s, [lighter(c, 0.4), c, darker(c, 0.6)]),
        );
        prop(g, p, x, y - 60 * s, 70 * s, { color: '#fff' });
        hud.words(g, t, x, y + 90 * s, 34 * s, 'scifi', { align: 'center' });
        hud.starsRow(g, x, y + 136 * s, 11 * s, 3 + (i % 3), 5);
      });
      hud.button(g, 800, 620, 300, 80, '开始', '#e04aa8');
      hud.resources(
        g,
        44,
        [
          ['note', '1,260'],
          ['gem', '380', '#4ae0ff'],
        ],
        { size: 26 },
      );
    }),
  ],
};

export default [tangguan, zili, xiaoxiong, queting, liuguang];
