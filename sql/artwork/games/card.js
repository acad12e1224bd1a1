import {
  actor,
  alpha,
  beast,
  board,
  built,
  bust,
  circle,
  critter,
  glow,
  hero,
  land,
  linear,
  machine,
  monsters,
  path,
  poster,
  prop,
  radial,
  ring,
  sky,
  story,
  tall,
  wide,
} from './kit.js';

// 山海拾遗卷: ink beasts in a scroll.
const scrollWorld = (g, r) => {
  sky.sky(g, ['#e9dfc4', '#d8cba4', '#b8c4a8']);
  circle(g, g.W * 0.7, g.H * 0.3, Math.min(g.W, g.H) * 0.15, alpha('#d8452e', 0.85));
  land.ranges(g, 'shihai', {
    from: g.H * 0.56,
    to: g.H * 0.86,
    height: g.H * 0.44,
    far: '#a8b4a0',
    near: '#2f4a44',
    count: 5,
    kind: 'karst',
    scale: 0.9,
    mistColor: '#efe6cc',
  });
  sky.mist(g, r, g.H * 0.66, '#f6efda', 10, 0.6);
  sky.mist(g, r, g.H * 0.8, '#f6efda', 10, 0.5);
  land.branch(g, r, -g.W * 0.02, g.H * 0.06, g.H * 0.5, 1, '#3a2a20', '#d8503e', 0.6);
};
const taoLook = {
  skin: '#f8dcc0',
  hair: '#2a2420',
  style: 'pony',
  eye: '#8a5a2a',
  mood: 'smile',
  outfit: 'robe',
  cloth: '#a8402e',
  trim: '#f0e0b8',
};
const spirits = [
  (c, x, y, s) => monsters.loong(c, x - s * 0.6, y, s * 0.34, '#2f8a7a'),
  (c, x, y, s) => monsters.phoenix(c, x, y + s * 0.2, s * 0.62, '#e2502a'),
  (c, x, y, s) =>
    beast(c, x, y, s * 0.72, {
      kind: 'fox',
      fur: '#f4e8dc',
      light: '#fff',
      eye: '#d8402e',
      wear: [['tails9', '#e8c8b0']],
    }),
  (c, x, y, s) => monsters.behemoth(c, x, y + s * 0.8, s * 0.5, '#5a6a5a'),
  (c, x, y, s) => monsters.crane(c, x, y, s * 0.75),
  (c, x, y, s) => beast(c, x, y, s * 0.8, { kind: 'tiger', fur: '#f0b04a', mark: '#3a2418', mood: 'fierce' }),
  (c, x, y, s) => monsters.whale(c, x, y, s * 0.5, '#3a6a9a'),
  (c, x, y, s) => beast(c, x, y, s * 0.8, { kind: 'dragon', fur: '#5ab0a0', light: '#f4f0d0' }),
  (c, x, y, s) =>
    beast(c, x, y, s * 0.8, {
      kind: 'owl',
      fur: '#8a6a4a',
      light: '#f0e0c0',
      mood: 'fierce',
      eye: '#ffb02a',
    }),
];
const shihai = {
  slug: 'shanhai-shiyi',
  icon(g, r) {
    g.fillStyle = radial(g, 256, 256, 380, ['#f6ecd0', '#e2d0a0', '#b89a64']);
    g.fillRect(0, 0, 512, 512);
    circle(g, 256, 262, 178, '#d0402c');
    land.ranges(g, 'shi icon', {
      from: 440,
      to: 480,
      height: 120,
      far: '#8aa090',
      near: '#2f4a44',
      count: 2,
      kind: 'karst',
      scale: 0.6,
    });
    actor(g, (l) => monsters.loong(l, 150, 250, 112, '#1f7a70', { mane: '#f4d27a', waves: 1.5 }), {
      rimColor: '#fff6d8',
      light: [3, -4],
      shadow: '#4a1a10',
    });
  },
  banner: poster({
    scene: scrollWorld,
    subject(g, r) {
      actor(g, (l) => monsters.loong(l, 720, 330, 118, '#1f7a70', { mane: '#e8c060', waves: 1.7 }), {
        rimColor: '#fff8dc',
        light: [3, -5],
        shadow: '#3a4a40',
      });
    },
    foot: '#1e2a26',
    side: 0,
  }),
  shots: [
    tall((g, r) =>
      board.album(g, r, {
        scene: scrollWorld,
        title: '异兽图鉴',
        count: '已收录 87 / 240',
        draw: (l, x, y, s, i) => spirits[i](l, x, y, s),
        list: [
          ['star', '#2f7a70', '青螭', '5', '兴云布雨', 0],
          ['star', '#c8502a', '赤翎', '4', '浴火而鸣', 0],
          ['star', '#a87a6a', '雪尾狐', '3', '迷人心目', 1],
          ['star', '#5a6a4a', '负岳', '6', '背山而行', 1],
          ['star', '#7a96a8', '云鹤', '2', '一声千里', 2],
          ['star', '#a8702a', '彪', '3', '独行无畏', 2],
          ['star', '#2f5a8a', '沧鲸', '7', '吞海吐月', 0],
          ['star', '#3f8a7a', '幼螭', '1', '爱打喷嚏', 3],
          ['star', '#6a5030', '夜枭', '2', '知人生死', 3],
        ],
        filters: ['全部', '山部', '海部', '大荒'],
      }),
    ),
    wide((g, r) =>
      board.cards(g, r, {
        scene: scrollWorld,
        foe: (c, x, y) =>
          actor(c, (l) => monsters.behemoth(l, x, y, 130, '#4a5a4a'), { rimColor: '#fff6d8' }),
        foeName: '负岳',
        intent: ['fist', '18', '#ffb08a'],
        me: (c, x, y) =>
          actor(
            c,
            (l) =>
              hero(l, x, y, 240, {
                pose: 'raise',
                robe: true,
                cloth: '#a8402e',
                body: '#5a2a22',
                weapon: 'staff',
                blade: '#ffd25a',
                style: 'pony',
                hair: '#2a2420',
              }),
            { rimColor: '#fff6d8' },
          ),
        hand: [
          ['flame', '#c8502a', '赤翎一击', '1', '造成 9 点伤害'],
          ['frost', '#2f6a8a', '沧浪', '2', '全体 6 点|减速'],
          ['leaf', '#3f7a4a', '草木灵', '0', '抽一张牌'],
          ['shield', '#6a6a5a', '负山', '1', '护体 8'],
          ['feather', '#7a96a8', '鹤唳', '1', '眩晕一回合'],
        ],
        relics: ['gourd', 'scroll', 'ring', 'book'],
        played: '#ffb03a',
      }),
    ),
    tall((g, r) =>
      story.talk(g, r, {
        scene: scrollWorld,
        who: taoLook,
        name: '陶拾一',
        lines: ['这一页被虫蛀了，只剩半只爪子。', '你说，它原来该是什么模样？'],
        choices: ['像虎，有翼。', '像我昨晚的梦。'],
        skin: 'ink',
        rimColor: '#fff6dc',
      }),
    ),
  ],
};

// 弈阵三十六: chess pieces take the field.
const yard = (g, r) => {
  sky.sky(g, ['#122a3a', '#2f6a6a', '#c8b878']);
  sky.moon(g, g.W * 0.68, g.H * 0.26, Math.min(g.W, g.H) * 0.08);
  built.town(g, r, g.H * 0.56, g.H * 0.2, { roof: '#20343e', wall: '#5a7070', rows: 2 });
  g.fillStyle = linear(g, 0, g.H * 0.62, 0, g.H, ['#4a6a5e', '#1c2e2e']);
  g.fillRect(0, g.H * 0.66, g.W, g.H);
  for (let i = -12; i < 13; i++) {
    g.strokeStyle = 'rgba(230,215,150,.28)';
    g.lineWidth = 2.5;
    g.beginPath();
    g.moveTo(g.W * (0.5 + i * 0.035), g.H * 0.66);
    g.lineTo(g.W * (0.5 + i * 0.13), g.H);
    g.stroke();
  }
  for (let i = 0; i < 7; i++) {
    g.beginPath();
    g.moveTo(0, g.H * (0.66 + 0.34 * (i / 7) ** 1.7));
    g.lineTo(g.W, g.H * (0.66 + 0.34 * (i / 7) ** 1.7));
    g.stroke();
  }
};
const roundPiece = (g, x, y, s, ch, red) => {
  circle(g, x, y + s * 0.12, s, '#5a3818');
  circle(g, x, y, s, radial(g, x - s * 0.3, y - s * 0.4, s * 1.7, ['#fff6da', '#ecca8a', '#a06c30']));
  ring(g, x, y, s * 0.8, s * 0.05, red ? '#b8281e' : '#1a2c26');
  g.font = `900 ${s * 1.05}px "Noto Serif CJK SC"`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = red ? '#b8281e' : '#1a2c26';
  g.fillText(ch, x, y + s * 0.02);
};
const general = {
  skin: '#f2ccac',
  hair: '#22202a',
  style: 'topbun',
  eye: '#8a5a2a',
  mood: 'fierce',
  outfit: 'armor',
  cloth: '#8a3a30',
  trim: '#f0c860',
};
const men = [
  { pose: 'guard', cloth: '#a8402e', armor: '#b85a42', weapon: 'spear', hat: 'helm' },
  { pose: 'aim', cloth: '#3f7a5a', weapon: 'bow' },
  { pose: 'raise', robe: true, cloth: '#5a4aa0', weapon: 'staff' },
  { pose: 'stride', cloth: '#3a6a9a', armor: '#5a8ab8', weapon: 'sword', cape: '#20406a' },
  { pose: 'guard', cloth: '#8a6a2a', weapon: 'great', hat: 'straw' },
];
const yizhen = {
  slug: 'yizhen-sanshiliu',
  icon(g) {
    g.fillStyle = linear(g, 0, 0, 512, 512, ['#2f8a7a', '#1c4a4e', '#0e2a30']);
    g.fillRect(0, 0, 512, 512);
    sky.rays(g, 256, 256, '#ffe9a8', { count: 16, strength: 0.35 });
    for (let i = 0; i < 6; i++) {
      g.strokeStyle = 'rgba(240,220,150,.3)';
      g.lineWidth = 4;
      g.strokeRect(-40 + i * 110, -40 + i * 12, 4, 700);
      g.strokeRect(-40, -20 + i * 110, 700, 4);
    }
    actor(
      g,
      (l) => {
        roundPiece(l, 150, 376, 106, '馬', false);
        roundPiece(l, 290, 236, 166, '帥', true);
      },
      { rimColor: '#fffbe0', light: [4, -5], shadow: '#04141a' },
    );
  },
  banner: poster({
    scene: yard,
    subject(g, r) {
      actor(
        g,
        (l) => {
          hero(l, 820, 625, 330, { ...men[3], hair: '#20202a' });
          hero(l, 1175, 630, 350, { ...men[0], hair: '#20202a' }, { flip: true });
          roundPiece(l, 1000, 290, 116, '帥', true);
        },
        { rimColor: '#ffe9a8', light: [3, -4], shadow: '#04141a' },
      );
      sky.air(g, r, 'embers', 20, '#ffe08a');
    },
    foot: '#0a1c22',
    side: 0.2,
  }),
  shots: [
    wide((g, r) =>
      board.ranks(g, r, {
        scene: yard,
        tint: '#3f7a70',
        draw: (c, x, y, s, i, enemy) =>
          hero(
            c,
            x,
            y,
            s * 2.3,
            {
              ...men[i % 5],
              hair: '#20202a',
              ...(enemy ? { cloth: '#4a4452', armor: '#5a5464', cape: '#2a2430' } : {}),
            },
            { flip: enemy },
          ),
        bonds: [
          ['sword', '虎贲 3/4', '#bcd4ea'],
          ['bow', '神射 2/2'],
          ['staff', '方士 1/3'],
          ['shield', '铁壁 2/4', '#c8702a'],
        ],
        bench: [
          ['枪兵', '1'],
          ['弓手', '2'],
          ['方士', '3'],
          ['游侠', '3'],
          ['力士', '4'],
        ],
      }),
    ),
    tall((g, r) =>
      board.album(g, r, {
        scene: yard,
        title: '三十六计',
        count: '已领悟 21 / 36',
        filters: ['全部', '胜战', '敌战', '混战'],
        draw: (l, x, y, s, i) =>
          prop(
            l,
            ['fan', 'feather', 'flame', 'wind', 'fish', 'scroll', 'bow', 'boot', 'key'][i],
            x,
            y,
            s * 0.8,
          ),
        list: [
          '瞒天过海',
          '围魏救赵',
          '趁火打劫',
          '声东击西',
          '浑水摸鱼',
          '借尸还魂',
          '擒贼擒王',
          '金蝉脱壳',
          '关门捉贼',
        ].map((t, i) => [
          'star',
          ['#3a6a8a', '#8a3a30', '#a8602a', '#3f7a5a'][i % 4],
          t,
          String(1 + (i % 5)),
          ['全军隐身一回合', '换位并护盾', '火攻后排', '佯攻引敌'][i % 4],
          i % 4,
        ]),
      }),
    ),
    tall((g, r) =>
      story.sheet(g, r, {
        scene: yard,
        who: general,
        name: '岳长缨',
        title: '虎贲 · 先登',
        stars: 5,
        skin: 'dark',
        color: '#c8502e',
        gear: [['sword'], ['shield', '#8a3a30'], ['boot'], ['ring'], ['scroll'], ['feather', '#e8503a']],
        stats: [
          ['攻击', '186', 0.8],
          ['护甲', '92', 0.6],
          ['生命', '1,450', 0.85],
          ['先手', '37', 0.4],
        ],
        action: '升三星',
        level: '四费 · 二星',
      }),
    ),
  ],
};

// 塔罗夜行人: cards at midnight.
const rogue = {
  skin: '#f2d8d2',
  hair: '#5a2a7a',
  style: 'bob',
  eye: '#d84ab0',
  mood: 'sly',
  outfit: 'cloak',
  cloth: '#2a1a4a',
  trim: '#f2c85a',
  wear: [
    ['wizard', '#3a2468'],
    ['mark', '#f2c85a'],
  ],
};
const midnight = (g, r) => {
  sky.sky(g, ['#0c0824', '#2e1558', '#8a2f7a']);
  sky.stars(g, r, 180, 0.7, '#ffe9c0');
  sky.moon(g, g.W * 0.66, g.H * 0.3, Math.min(g.W, g.H) * 0.2, '#ffd9a0');
  built.skyline(g, r, g.H * 0.74, g.H * 0.22, '#2a1450', { lights: '#ffcf7a', width: 0.06 });
  built.castle(g, g.W * 0.42, g.H * 0.78, g.H * 0.42, '#241040', { roof: '#170a2e', lit: '#ffb84a' });
  g.fillStyle = linear(g, 0, g.H * 0.76, 0, g.H, ['#1c0c38', '#0a0518']);
  g.fillRect(0, g.H * 0.78, g.W, g.H);
  for (let i = 0; i < 8; i++) {
    const [x, y] = [g.W * r.range(0.1, 0.95), g.H * r.range(0.1, 0.5)];
    path(
      g,
      `M${x} ${y} q-10 -12 -22 -4 q12 0 16 10 q4 4 6 4 q2 0 6 -4 q4 -10 16 -10 q-12 -8 -22 4Z`,
      '#12082a',
    );
  }
};
const tarot = [
  ['sun', '#e8a02a', '烈阳', '2', '灼烧 7|点亮牌组'],
  ['star', '#4a4ac0', '群星', '1', '治疗 5|抽一张'],
  ['skull', '#5a2a6a', '死神', '3', '斩杀残血'],
  ['wheel', '#a8502a', '命轮', '1', '随机一牌|免费'],
  ['key', '#2a6a7a', '隐者', '0', '隐身'],
].map((c) => [c[0] === 'sun' ? 'flame' : c[0], ...c.slice(1)]);
const tarotGame = {
  slug: 'taluo-yexingren',
  icon(g, r) {
    sky.sky(g, ['#120a34', '#4a1f80', '#b03a90']);
    sky.moon(g, 256, 230, 190, '#ffd9a0');
    sky.stars(g, r, 50, 1, '#ffe9c0');
    actor(
      g,
      (l) => {
        for (const [x, a] of [
          [96, -0.3],
          [420, 0.3],
        ]) {
          l.save();
          l.translate(x, 400);
          l.rotate(a);
          board.card(l, ['star', '#4a2a9a', '', '', ''], 62);
          l.restore();
        }
        bust(l, 256, 300, 112, rogue);
      },
      { rimColor: '#ffe6b0', light: [3, -5] },
    );
  },
  banner: poster({
    scene: midnight,
    subject(g, r) {
      tarot.forEach((c, i) => {
        g.save();
        g.translate(720 + i * 125, 470 - Math.sin((i / 4) * Math.PI) * 60);
        g.rotate((i - 2) * 0.15);
        board.card(g, c, 66);
        g.restore();
      });
      actor(g, (l) => bust(l, 975, 270, 118, rogue), { rimColor: '#ffe0a0', light: [-3, -5] });
      sky.air(g, r, 'sparkles', 26, '#ffe08a');
    },
    foot: '#0a0518',
    side: 0.25,
  }),
  shots: [
    wide((g, r) =>
      board.cards(g, r, {
        scene: midnight,
        foe: (c, x, y) =>
          actor(
            c,
            (l) => {
              critter(l, x, y, 280, {
                kind: 'owl',
                fur: '#4a3a6a',
                light: '#c8b8e0',
                mood: 'fierce',
                eye: '#ff9a2a',
                wear: [['crown', '#f2c85a']],
                tail: false,
              });
            },
            { rimColor: '#ffe0a0' },
          ),
        foeName: '守夜的枭王',
        intent: ['sword', '14'],
        me: (c, x, y) =>
          actor(
            c,
            (l) =>
              hero(l, x, y, 250, {
                pose: 'guard',
                robe: true,
                cloth: '#3a2468',
                body: '#1a1030',
                hair: '#5a2a7a',
                hat: 'wizard',
                hatColor: '#3a2468',
                weapon: 'lantern',
                cape: '#1c0f38',
              }),
            { rimColor: '#ffe0a0' },
          ),
        hand: tarot,
        relics: ['key', 'skull', 'book', 'ring'],
        played: '#e070ff',
      }),
    ),
    tall((g, r) => {
      midnight(g, r);
      story.stages(g, r, {
        scene: () => {},
        title: '午夜街区',
        color: '#7a3ab0',
        skin: 'dark',
        marks: {
          1: (c, x, y) => prop(c, 'skull', x + 110, y, 40),
          3: (c, x, y) => prop(c, 'chest', x - 110, y, 42),
          5: (c, x, y) => prop(c, 'flame', x + 100, y, 40),
          8: (c, x, y) => prop(c, 'book', x - 110, y, 44),
        },
      });
    }),
    tall((g, r) =>
      story.result(g, r, {
        scene: midnight,
        word: '选牌',
        color: '#8a3ab0',
        lines: [
          ['今夜奖励', '三选一'],
          ['牌组', '18 张'],
          ['命运点', '+3'],
        ],
        rewards: [
          ['card', '#4a2a9a', '1'],
          ['coin', null, '45'],
          ['potion', '#d84ab0', '1'],
        ],
        draw: (c, x, y) =>
          [-1, 0, 1].forEach((k) => {
            c.save();
            c.translate(x + k * 200, y + 40 + Math.abs(k) * 20);
            c.rotate(k * 0.08);
            board.card(c, tarot[k + 1], 92);
            c.restore();
          }),
      }),
    ),
  ],
};

// 钢骨牌局: mechas dealt from a deck.
const hangar = (g, r) => {
  sky.sky(g, ['#10161f', '#2f3c4a', '#5a6a72']);
  for (let i = 0; i < 8; i++) {
    const x = (g.W * (i + 0.5)) / 8;
    g.fillStyle = linear(g, x - 20, 0, x + 20, 0, ['#28323c', '#48565f', '#1c242c']);
    g.fillRect(x - g.W * 0.012, 0, g.W * 0.024, g.H * 0.8);
    glow(g, x + g.W * 0.06, g.H * 0.1, g.W * 0.09, '#ffb04a', 0.6);
  }
  for (let k = 0; k < 3; k++) {
    g.fillStyle = '#1c242c';
    g.fillRect(0, g.H * (0.2 + k * 0.2), g.W, g.H * 0.016);
    for (let x = 0; x < g.W; x += 46) {
      g.fillStyle = x % 92 ? '#e8a02a' : '#20262c';
      g.fillRect(x, g.H * (0.2 + k * 0.2), 30, g.H * 0.008);
    }
  }
  for (const [x, s, c] of [
    [0.2, 0.13, '#5a6e7e'],
    [0.46, 0.12, '#6a5e4e'],
  ]) {
    g.globalAlpha = 0.75;
    machine(g, 'mecha', g.W * x, g.H * 0.5, g.H * s, c);
    g.globalAlpha = 1;
  }
  g.fillStyle = linear(g, 0, g.H * 0.72, 0, g.H, ['#3a444c', '#12181e']);
  g.fillRect(0, g.H * 0.74, g.W, g.H);
  sky.mist(g, r, g.H * 0.74, '#a8b8c0', 8, 0.35);
};
const parts = [
  ['fist', '#c8502a', '重拳', '2', '造成 12 点'],
  ['lightning', '#2f7ab8', '过载', '1', '能量 +2'],
  ['shield', '#4a6a7a', '复合甲', '1', '护甲 9'],
  ['rocket', '#a83a4a', '导弹巢', '3', '全体 8 点'],
  ['gear', '#8a6a2a', '检修', '0', '修复 4'],
];
const ganggu = {
  slug: 'ganggu-paiju',
  icon(g, r) {
    g.fillStyle = linear(g, 0, 0, 512, 512, ['#ff9a3a', '#d8502a', '#5a1a2a']);
    g.fillRect(0, 0, 512, 512);
    sky.rays(g, 256, 240, '#ffe6a8', { count: 12, strength: 0.5 });
    actor(g, (l) => machine(l, 'mecha', 256, 250, 166, '#e23a2e'), {
      rimColor: '#fff4d8',
      light: [5, -5],
      shadow: '#2a0810',
    });
    sky.air(g, r, 'embers', 16, '#ffd25a', 1.3);
  },
  banner: poster({
    scene: hangar,
    subject(g, r) {
      actor(g, (l) => machine(l, 'mecha', 985, 290, 200, '#e0402e'), {
        rimColor: '#ffd8a0',
        light: [-5, -4],
        shadow: '#060a0e',
      });
      sky.air(g, r, 'embers', 36, '#ffae4a');
    },
    foot: '#0a0e12',
    side: 0.3,
  }),
  shots: [
    wide((g, r) =>
      board.cards(g, r, {
        scene: hangar,
        foe: (c, x, y) =>
          actor(c, (l) => machine(l, 'mecha', x, y - 200, 120, '#6a4a9a'), { rimColor: '#ffd8a0' }),
        foeName: '拆解者九号',
        intent: ['rocket', '21'],
        me: (c, x, y) =>
          actor(c, (l) => machine(l, 'mecha', x, y - 170, 100, '#e0402e'), { rimColor: '#ffd8a0' }),
        hand: parts,
        relics: ['gear', 'lightning', 'wheel'],
        played: '#ffb03a',
      }),
    ),
    tall((g, r) =>
      story.sheet(g, r, {
        scene: hangar,
        draw: (l, x, y, s) => machine(l, 'mecha', x, y - 20, s * 1.05, '#e0402e'),
        name: '赤鬃',
        title: '近战骨架 · 改三型',
        stars: 4,
        skin: 'scifi',
        color: '#e86a2a',
        gear: [['fist', '#c8d4e0'], ['rocket'], ['shield', '#4a6a7a'], ['lightning'], ['gear'], ['wheel']],
        stats: [
          ['出力', '2,860', 0.82],
          ['装甲', '1,740', 0.6],
          ['散热', '640', 0.45],
          ['手牌上限', '7', 0.7],
        ],
        action: '换装',
        level: '机库 3 / 8',
      }),
    ),
    tall((g, r) =>
      story.craft(g, r, {
        scene: hangar,
        title: '零件合成',
        result: ['rocket', null, '导弹巢 · 稀有'],
        parts: [
          ['gear', null, '6'],
          ['lightning', null, '2'],
          ['crystal', '#ff7a3a', '1'],
          ['wheel', null, '2'],
        ],
        skin: 'scifi',
        color: '#e8702a',
        action: '合成',
        bag: [
          ['gear', null, '48'],
          ['lightning', null, '12'],
          ['wheel', null, '9'],
          ['fist', '#c8d4e0', '3'],
          ['shield', '#4a6a7a', '5'],
          ['rocket', null, '2'],
          ['crystal', '#ff7a3a', '7'],
          ['crystal', '#4ab0ff', '4'],
          ['key', null, '1'],
          ['gem', '#4ad08a', '16'],
          ['box', null, '3'],
          ['scroll', null, '2'],
        ],
      }),
    ),
  ],
};

export default [shihai, yizhen, tarotGame, ganggu];
