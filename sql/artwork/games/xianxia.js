import {
  action,
  actor,
  beast,
  built,
  bust,
  circle,
  critter,
  glow,
  hero,
  land,
  lighter,
  linear,
  monsters,
  path,
  place,
  poster,
  prop,
  sky,
  story,
  tall,
  wide,
} from './kit.js';

const peaks = (
  g,
  r,
  {
    top,
    mid,
    low,
    far,
    near,
    haze,
    seed,
    sunAt = [0.66, 0.26],
    sunColor = '#fff0c8',
    y = [0.62, 0.86],
    sea = true,
    cloudColor = '#ffffff',
  },
) => {
  sky.sky(g, [top, mid, low]);
  sky.sun(g, g.W * sunAt[0], g.H * sunAt[1], Math.min(g.W, g.H) * 0.07, sunColor, 5);
  sky.streaks(g, r, { color: cloudColor, y: [0.1, 0.45] });
  land.ranges(g, seed, {
    from: g.H * y[0],
    to: g.H * y[1],
    height: g.H * 0.42,
    far,
    near,
    count: 4,
    kind: 'karst',
    scale: g.W / g.H > 1 ? 1.1 : 0.6,
    mistColor: haze,
  });
  if (sea) sky.cloudSea(g, seed, g.H * 0.8, haze, far);
};

// 云渡山河: a girl on a flying sword over a sea of cloud.
const yunduLook = {
  hair: '#2c2440',
  style: 'knot',
  eye: '#3a8ac8',
  mood: 'calm',
  outfit: 'robe',
  cloth: '#4aa0c8',
  trim: '#f4e8c8',
  wear: [['mark', '#e2433a']],
};
const yunduHero = {
  pose: 'surf',
  robe: true,
  cloth: '#e9f4fb',
  body: '#5a7fa8',
  trim: '#3a9ad0',
  hair: '#1f1a30',
  style: 'long',
  weapon: 'sword',
  blade: '#bff4ff',
  angle: 1.5,
  cape: '#6fc0e0',
};
const yunduScene = (g, r) => {
  peaks(g, r, {
    top: '#2d6ea8',
    mid: '#7fc0dc',
    low: '#fbe6c4',
    far: '#9cc6d8',
    near: '#2a5f78',
    haze: '#eaf6f8',
    seed: 'yundu',
    sunAt: [0.72, 0.3],
  });
  built.pagoda(g, g.W * 0.18, g.H * 0.72, g.H * 0.22, { roof: '#2f6d86', wall: '#d8c39a' });
  monsters.crane(g, g.W * 0.5, g.H * 0.2, g.H * 0.05);
  monsters.crane(g, g.W * 0.58, g.H * 0.14, g.H * 0.035);
};
const flyingSword = (g, x, y, s) => {
  glow(g, x, y, s * 1.1, '#8ae8ff', 0.8);
  path(
    g,
    `M${x - s} ${y} L${x - s * 0.4} ${y - s * 0.06} L${x + s * 0.9} ${y - s * 0.04} L${x + s * 1.2} ${y} L${x + s * 0.9} ${y + s * 0.04} L${x - s * 0.4} ${y + s * 0.06}Z`,
    linear(g, 0, y - s * 0.06, 0, y + s * 0.06, ['#ffffff', '#8ad4ee', '#3a7a9a']),
  );
};
const yundu = {
  slug: 'yundu-shanhe',
  icon(g, r) {
    sky.sky(g, ['#2f7ab8', '#8ed0e6', '#fff0d0']);
    sky.sun(g, 380, 130, 60, '#fff0c0', 4);
    land.ranges(g, 'yundu i', {
      from: 330,
      to: 440,
      height: 240,
      far: '#a8d2e2',
      near: '#3f7f98',
      count: 3,
      kind: 'karst',
      scale: 0.7,
      mistColor: '#e8f6fa',
    });
    actor(g, (l) => bust(l, 252, 268, 128, yunduLook), { rimColor: '#fff8e0', light: [5, -5] });
    sky.air(g, r, 'petals', 14, '#ffe0e8', 1.3);
  },
  banner: poster({
    scene: yunduScene,
    subject(g, r) {
      actor(
        g,
        (l) => {
          flyingSword(l, 945, 560, 230);
          hero(l, 950, 552, 400, yunduHero);
        },
        { rimColor: '#fff3cf', light: [-4, -5] },
      );
      sky.air(g, r, 'petals', 26, '#ffd0dc');
    },
    foot: '#16384c',
    side: 0.1,
  }),
  shots: [
    wide((g, r) =>
      action.fight(g, r, {
        scene: yunduScene,
        me: { ...yunduHero, pose: 'leap', weapon: 'sword', blade: '#8af0ff' },
        face: (l, x, y, s) => bust(l, x, y + s * 0.15, s * 0.6, yunduLook),
        foe: (l, x, y, s) => monsters.loong(l, x - 90, y - s * 0.9, s * 0.42, '#3f8a7a', { mane: '#e8d08a' }),
        foeName: '碧水蛟',
        quest: ['主线 · 渡江', '前往烟波渡口', '击退碧水蛟 0/1'],
        skills: [
          ['wind', '#3aa0c0'],
          ['lightning', '#7a6ad0', { cool: 4 }],
          ['slash', '#4a7ac0'],
          ['lotus', '#c86a9a'],
        ],
        color: '#2f8ab8',
        spark: '#8af0ff',
        ground: '#2a5868',
        map: '#3a7a86',
        name: '沈听云',
      }),
    ),
    tall((g, r) =>
      story.talk(g, r, {
        scene: yunduScene,
        who: yunduLook,
        name: '沈听云',
        lines: ['过了这片云海，便是旧都。', '你若怕高，就抓紧我的袖子。'],
        choices: ['那……失礼了。', '剑给我，我自己飞。'],
        skin: 'ink',
        rimColor: '#fff3d0',
      }),
    ),
    tall((g, r) =>
      story.sheet(g, r, {
        scene: yunduScene,
        who: yunduLook,
        name: '沈听云',
        title: '云渡剑阁 · 少阁主',
        skin: 'ink',
        color: '#3a9ac0',
        gear: [['sword', '#8ae0ff'], ['fan'], ['ring'], ['boot'], ['gourd'], ['scroll']],
        stats: [
          ['剑意', '8,460', 0.86],
          ['身法', '7,920', 0.8],
          ['灵力', '6,310', 0.62],
          ['根骨', '5,880', 0.56],
        ],
        action: '参悟',
      }),
    ),
  ],
};

// 拾剑少年行: a boy under a straw hat in the bamboo.
const shijianLook = {
  skin: '#f4cfae',
  hair: '#3a2a22',
  style: 'spiky',
  eye: '#4a7a3a',
  mood: 'grin',
  outfit: 'robe',
  cloth: '#4f7a4a',
  trim: '#e8c27a',
  wear: [['scarf', '#c8452e']],
};
const shijianHero = {
  pose: 'guard',
  robe: false,
  cloth: '#5f8a56',
  body: '#3a4a3a',
  trim: '#d8a24a',
  hair: '#2a1c18',
  style: 'pony',
  hat: 'straw',
  weapon: 'sword',
  angle: 0.6,
  cape: '#a8402c',
  boots: '#4a3626',
};
const bambooScene = (g, r) => {
  sky.sky(g, ['#c9e6a8', '#8fc48a', '#e8f2c4']);
  sky.rays(g, g.W * 0.7, -g.H * 0.1, '#fffbd0', { from: 0.9, to: 2.4, count: 8, strength: 0.5 });
  land.ranges(g, 'bamboo', {
    from: g.H * 0.66,
    to: g.H * 0.86,
    height: g.H * 0.3,
    far: '#a5cf98',
    near: '#4f8a58',
    count: 3,
    mistColor: '#e4f2cc',
  });
  for (let i = 0; i < 16; i++) {
    g.globalAlpha = 0.55;
    land.bamboo(g, r, r.next() * g.W, g.H * 1.05, g.H * 0.016, '#8fbf7a');
  }
  g.globalAlpha = 1;
  sky.mist(g, r, g.H * 0.72, '#f4fbe0', 8, 0.5);
  for (const x of [0.02, 0.1, 0.47, 0.62, 0.93, 0.99])
    land.bamboo(g, r, g.W * x, g.H * 1.1, g.H * 0.034, '#4a9050');
  g.fillStyle = linear(g, 0, g.H * 0.8, 0, g.H, ['#6a9a52', '#2f5a34']);
  g.fillRect(0, g.H * 0.84, g.W, g.H);
  land.grass(g, r, g.H * 0.86, g.H * 0.06, '#4f8a48');
};
const shijian = {
  slug: 'shijian-shaonian',
  icon(g, r) {
    sky.sky(g, ['#d8f0a8', '#7fc07a', '#3f8a54']);
    sky.rays(g, 400, -30, '#fffbd0', { from: 0.8, to: 2.8, count: 8, strength: 0.7 });
    for (const x of [30, 90, 440, 490]) land.bamboo(g, r, x, 600, 26, '#4f9a54');
    actor(
      g,
      (l) => {
        prop(l, 'sword', 400, 330, 150, { color: '#d8e8f4', turn: -0.1 });
        bust(l, 240, 285, 122, {
          ...shijianLook,
          wear: [
            ['strawhat', '#d9ae62'],
            ['scarf', '#c8452e'],
          ],
        });
      },
      { rimColor: '#fffbd8', light: [5, -5] },
    );
  },
  banner: poster({
    scene: bambooScene,
    subject(g, r) {
      actor(g, (l) => hero(l, 930, 620, 480, shijianHero), {
        rimColor: '#fffbd0',
        light: [-5, -5],
        shade: '#16301c',
      });
      sky.air(g, r, 'leaves', 40, '#8ac05a');
    },
    foot: '#1c3a22',
    side: 0,
  }),
  shots: [
    wide((g, r) =>
      action.fight(g, r, {
        scene: bambooScene,
        me: shijianHero,
        face: (l, x, y, s) => bust(l, x, y + s * 0.15, s * 0.58, shijianLook),
        foe: (l, x, y, s) =>
          hero(
            l,
            x,
            y,
            s * 1.5,
            {
              pose: 'guard',
              cloth: '#3a3440',
              body: '#24202c',
              hair: '#161018',
              weapon: 'great',
              hat: 'hood',
              hatColor: '#2a2430',
              cape: '#2c2430',
            },
            { flip: true },
          ),
        foeName: '黑松寨·独眼龙',
        quest: ['江湖帖', '夺回镖银', '黑松寨悍匪 3/5'],
        skills: [
          ['slash', '#8a6a3a'],
          ['wind', '#4a9a6a', { cool: 7 }],
          ['fist', '#c8703a'],
          ['gourd', '#a8702a'],
        ],
        color: '#8a4a2a',
        spark: '#fff0a0',
        map: '#4a7a4a',
        name: '阿拾',
      }),
    ),
    tall((g, r) =>
      story.talk(g, r, {
        scene: bambooScene,
        who: {
          skin: '#f0c8a4',
          hair: '#d8d4cc',
          style: 'topbun',
          mood: 'smile',
          beard: '#eae6dc',
          outfit: 'robe',
          cloth: '#7a6a52',
          trim: '#d8c8a0',
          brow: '#d8d4cc',
          eye: '#5a4a3a',
        },
        name: '无名老者',
        lines: ['这剑锈了二十年，你倒会捡。', '明日卯时，带壶酒来。'],
        choices: ['前辈要教我剑法？', '酒钱能不能先欠着？'],
        skin: 'ink',
        rimColor: '#fffbd0',
      }),
    ),
    tall((g, r) =>
      story.craft(g, r, {
        scene: bambooScene,
        title: '磨剑',
        result: ['sword', '#d8eef8', '锈剑 · 三尺寒 +7'],
        parts: [
          ['crystal', '#7ad0e0', '3'],
          ['flame', null, '12'],
          ['gourd', null, '1'],
          ['scroll', null, '1'],
        ],
        skin: 'ink',
        action: '磨剑',
        color: '#a8502e',
        bag: [
          ['sword'],
          ['gourd'],
          ['scroll'],
          ['boot'],
          ['ring'],
          ['peach', null, '8'],
          ['feather', null, '15'],
          ['key'],
          ['book', '#3a7a5a'],
          ['leaf', null, '64'],
          ['gem', '#5ad0a0', '9'],
          ['fan'],
        ],
      }),
    ),
  ],
};

// 灵狐渡劫记: a nine-tailed fox under the thunder.
const foxLook = {
  kind: 'fox',
  fur: '#ff9a5a',
  light: '#fff6ec',
  inner: '#ffd8c8',
  eye: '#8a4ae0',
  mood: 'smile',
  wear: [
    ['tails9', '#ff8a4a'],
    ['mark', '#e2334a'],
  ],
};
const foxScene = (g, r) => {
  sky.sky(g, ['#1c1248', '#5a2f8a', '#e87fa8']);
  sky.stars(g, r, 120, 0.5);
  sky.moon(g, g.W * 0.7, g.H * 0.28, Math.min(g.W, g.H) * 0.15, '#ffe6f0');
  land.ranges(g, 'linghu', {
    from: g.H * 0.66,
    to: g.H * 0.9,
    height: g.H * 0.36,
    far: '#9a5fa8',
    near: '#33184f',
    count: 4,
    mistColor: '#f0a8c8',
  });
  sky.mist(g, r, g.H * 0.76, '#ffc8e0', 9, 0.4);
  land.branch(g, r, g.W * 1.02, g.H * 0.02, g.H * 0.62, -1, '#3a1838', '#ff9ac8');
  land.branch(g, r, -g.W * 0.02, g.H * 0.55, g.H * 0.3, 1, '#2a1030', '#ff9ac8', 0.7);
};
const sittingFox = (l, x, y, s) => {
  for (let i = -3; i <= 3; i++) {
    l.save();
    l.translate(x, y);
    l.rotate(i * 0.34);
    path(
      l,
      `M${-s * 0.18} 0 C${-s * 0.6} ${-s * 0.9} ${-s * 0.34} ${-s * 1.8} 0 ${-s * 2} C${s * 0.34} ${-s * 1.8} ${s * 0.6} ${-s * 0.9} ${s * 0.18} 0Z`,
      linear(l, 0, -s * 2, 0, 0, ['#fff6ee', '#ffb07a', '#f0703a']),
    );
    l.restore();
  }
  critter(l, x, y + s * 0.3, s * 1.9, { ...foxLook, wear: [['mark', '#e2334a']], tail: false });
};
const fox = {
  slug: 'linghu-dujie',
  icon(g, r) {
    sky.sky(g, ['#2a1660', '#7a3fa8', '#ff9ac0']);
    sky.moon(g, 256, 220, 190, '#ffe8f2');
    actor(g, (l) => beast(l, 256, 306, 132, foxLook), { rimColor: '#fff0fa', light: [4, -5] });
    sky.air(g, r, 'petals', 16, '#ffc0da', 1.3);
  },
  banner: poster({
    scene: foxScene,
    subject(g, r) {
      actor(g, (l) => sittingFox(l, 945, 540, 190), {
        rimColor: '#ffe0f2',
        light: [-3, -5],
        shade: '#2a1040',
      });
      sky.air(g, r, 'petals', 50, '#ffb0d0');
      sky.air(g, r, 'fireflies', 14, '#ffd0f0');
    },
    foot: '#1e0c34',
    side: 0.25,
  }),
  shots: [
    tall((g, r) =>
      story.cultivate(g, r, {
        scene: foxScene,
        draw: (l, x, y) => actor(l, (k) => sittingFox(k, x, y, 150), { rimColor: '#ffe0f2', light: [3, -4] }),
        realm: '化形境 · 七重',
        next: '再攒一成修为即可引雷渡劫',
        color: '#ff8ac0',
        gains: ['修为 +268', '灵气 +15', '修为 +268', '尾火 +1'],
        tint: '#6a2a7a',
        tabsList: [
          ['scroll', '功法'],
          ['lotus', '修炼'],
          ['gourd', '丹药'],
          ['fan', '法宝'],
          ['house', '洞府'],
        ],
      }),
    ),
    tall((g, r) =>
      story.result(g, r, {
        scene: foxScene,
        word: '渡劫',
        color: '#a84ad0',
        lines: [
          ['扛过天雷', '九道'],
          ['新生尾巴', '第六尾'],
          ['离线收益', '+24%'],
        ],
        rewards: [
          ['gem', '#ff8ac0', '120'],
          ['lotus', null, '6'],
          ['gourd', null, '18'],
        ],
        draw: (l, x, y) => actor(l, (k) => sittingFox(k, x, y + 60, 130), { rimColor: '#fff' }),
      }),
    ),
    wide((g, r) =>
      action.fight(g, r, {
        scene: foxScene,
        me: {
          pose: 'raise',
          robe: true,
          cloth: '#f0e4f4',
          body: '#8a4a9a',
          hair: '#e8743a',
          style: 'long',
          weapon: 'fan',
          trim: '#ff7ab0',
          cape: '#c84a8a',
        },
        face: (l, x, y, s) => beast(l, x, y + s * 0.15, s * 0.62, { ...foxLook, wear: [] }),
        foe: (l, x, y, s) => monsters.phoenix(l, x, y - s * 0.8, s * 0.75, '#7a6af0'),
        foeName: '雷鸾',
        quest: ['天劫 · 第六重', '坚持 60 秒', '避开落雷 7/9'],
        skills: [
          ['flame', '#c84a8a'],
          ['lotus', '#a86ad0'],
          ['lightning', '#5a5ad0', { cool: 3 }],
          ['wind', '#4a9ab0'],
        ],
        color: '#c8508a',
        spark: '#e0a0ff',
        ground: '#241040',
        map: '#5a3a7a',
        name: '胡九娘',
      }),
    ),
  ],
};

// 炼丹小筑: a small house of pills, warm and round.
const danLook = {
  hair: '#5a3a2a',
  style: 'buns',
  eye: '#c87a2a',
  mood: 'smile',
  outfit: 'robe',
  cloth: '#e88a4a',
  trim: '#fff0d0',
};
const danScene = (g, r) => {
  sky.sky(g, ['#ffd98a', '#ffb56a', '#f0885a']);
  sky.sun(g, g.W * 0.62, g.H * 0.3, Math.min(g.W, g.H) * 0.08, '#fff0b0', 5);
  sky.clouds(g, r, { count: 5, color: '#fff0d8', opacity: 0.7, y: [0.1, 0.35] });
  land.ranges(g, 'liandan', {
    from: g.H * 0.62,
    to: g.H * 0.86,
    height: g.H * 0.3,
    far: '#e8a070',
    near: '#8a5a3e',
    count: 3,
    kind: 'karst',
    scale: 0.8,
    mistColor: '#ffe2b0',
  });
  built.pavilion(g, g.W * 0.42, g.H * 0.74, g.H * 0.26, { roof: '#5a7a6a', post: '#a8442e' });
  g.fillStyle = linear(g, 0, g.H * 0.74, 0, g.H, ['#b8a45a', '#6a5a30']);
  g.fillRect(0, g.H * 0.78, g.W, g.H);
  for (let i = 0; i < 9; i++)
    land.bush(g, r, g.W * r.next(), g.H * r.range(0.79, 0.83), g.H * 0.13, '#8a9a4a');
  land.grass(g, r, g.H * 0.83, g.H * 0.04, '#9a9a4a');
};
const herbs = [
  ['leaf', '#5ab04a'],
  ['lotus', null],
  ['mushroom', null],
  ['peach', null],
  ['flower', '#b06ae0'],
];
const dan = {
  slug: 'liandan-xiaozhu',
  icon(g, r) {
    g.fillStyle = linear(g, 0, 0, 0, 512, ['#ffe6a0', '#ff9f56', '#c8502a']);
    g.fillRect(0, 0, 512, 512);
    sky.rays(g, 256, 240, '#fff6c0', { count: 14, strength: 0.7 });
    glow(g, 256, 210, 240, '#fff0a0', 0.8);
    actor(
      g,
      (l) => {
        prop(l, 'ding', 256, 310, 158, { color: '#c8923f' });
        for (const [x, y, s, c] of [
          [256, 108, 40, '#5ad07a'],
          [140, 160, 26, '#ff7a9a'],
          [376, 150, 28, '#6ab0ff'],
        ]) {
          circle(l, x, y, s, lighter(c, 0.1));
          circle(l, x - s * 0.3, y - s * 0.3, s * 0.35, 'rgba(255,255,255,.85)');
        }
      },
      { rimColor: '#fff8d8', light: [4, -5], shadow: '#5a1a08' },
    );
    sky.air(g, r, 'embers', 12, '#ffd25a', 1.2);
  },
  banner: poster({
    scene: danScene,
    subject(g, r) {
      actor(
        g,
        (l) => {
          bust(l, 860, 330, 132, danLook);
        },
        { rimColor: '#fff6d0', light: [-5, -4] },
      );
      actor(g, (l) => prop(l, 'ding', 1060, 470, 150, { color: '#c8923f' }), {
        rimColor: '#fff6d0',
        light: [-4, -5],
        shadow: '#5a2a10',
      });
      herbs.forEach(([p, c], i) =>
        prop(g, p, 950 + i * 62, 190 - Math.sin(i * 0.8) * 70, 30, { color: c, turn: i * 0.4 }),
      );
      sky.air(g, r, 'embers', 26, '#ffd25a');
    },
    foot: '#4a2410',
    side: 0.05,
  }),
  shots: [
    tall((g, r) =>
      story.craft(g, r, {
        scene: danScene,
        title: '开炉',
        centre: (l, x, y) => prop(l, 'ding', x, y - 20, 130, { color: '#c8923f' }),
        result: ['gourd', null, '清心丹 · 上品'],
        parts: [
          ['leaf', '#5ab04a', '4'],
          ['lotus', null, '2'],
          ['mushroom', null, '3'],
          ['peach', null, '1'],
        ],
        skin: 'wood',
        color: '#e8803a',
        bag: [
          ['leaf', '#5ab04a', '32'],
          ['lotus', null, '14'],
          ['mushroom', null, '9'],
          ['peach', null, '6'],
          ['flower', '#b06ae0', '21'],
          ['grapes', null, '5'],
          ['potion', '#5ad07a', '12'],
          ['potion', '#ff7a9a', '8'],
          ['potion', '#6ab0ff', '3'],
          ['gourd', null, '7'],
          ['crystal', '#ffb04a', '2'],
          ['scroll', null, '1'],
        ],
      }),
    ),
    tall((g, r) =>
      place.shop(g, r, {
        wall: ['#ffe8c0', '#f0b880'],
        counter: '#9a5a34',
        name: '丹铺',
        color: '#d8703a',
        decor(c, q) {
          for (const x of [90, 360, 630]) built.lantern(c, x, 210 + (x % 4) * 10, 46);
          for (let k = 0; k < 2; k++) {
            c.fillStyle = '#a8683a';
            c.fillRect(30, 330 + k * 120, 660, 14);
            for (let i = 0; i < 9; i++)
              prop(c, q.pick(['potion', 'gourd', 'book']), 70 + i * 73, 296 + k * 120, 26, {
                color: q.pick(['#5ad07a', '#ff7a9a', '#6ab0ff', '#e8a24a']),
              });
          }
        },
        guests: [
          [
            (l, x, y) =>
              bust(l, x, y - 40, 68, {
                hair: '#2a2a3a',
                style: 'topbun',
                outfit: 'robe',
                cloth: '#5a7ab0',
                mood: 'smile',
              }),
            'potion',
            '#5ad07a',
          ],
          [(l, x, y) => critter(l, x, y + 90, 220, { kind: 'rabbit', fur: '#fff2ea' }), 'gourd'],
          [
            (l, x, y) =>
              bust(l, x, y - 40, 68, {
                hair: '#e8e4dc',
                style: 'topbun',
                beard: '#f0ece4',
                outfit: 'robe',
                cloth: '#8a5a8a',
                brow: '#e8e4dc',
              }),
            'potion',
            '#ff7a9a',
          ],
        ],
        dishes: [
          ['potion', '#5ad07a', '清心丹', '120'],
          ['gourd', null, '回春酒', '260'],
          ['potion', '#ff7a9a', '桃花露', '180'],
          ['potion', '#6ab0ff', '凝神散', '340'],
          ['lotus', null, '九莲膏', '880'],
        ],
        tabsList: [
          ['house', '店铺'],
          ['leaf', '药田'],
          ['ding', '丹房'],
          ['scroll', '委托'],
          ['gift', '活动'],
        ],
      }),
    ),
    tall((g, r) =>
      place.town(g, r, {
        sky: ['#ffe2a8', '#f4b87a'],
        size: 58,
        cells: 8,
        oy: 0.24,
        ground: (x, y) =>
          x > 1 && x < 6 && y > 1 && y < 7
            ? (x + y) % 2
              ? '#8a5a38'
              : '#94623e'
            : (x + y) % 2
              ? '#b8c06a'
              : '#aeb862',
        things: [
          ...[2, 3, 4, 5].flatMap((x) =>
            [2, 3, 4, 5, 6].map((y) => [
              x,
              y,
              (c, px, py) =>
                prop(c, herbs[(x + y * 2) % 5][0], px, py - 24, 28, { color: herbs[(x + y * 2) % 5][1] }),
              (x * y) % 7 === 0 ? 'leaf' : null,
            ]),
          ),
          [0, 0, (c, px, py) => built.pavilion(c, px, py, 170)],
          [7, 1, (c, px, py, q) => land.roundTree(c, q, px, py, 150, '#e8a04a')],
          [0, 6, (c, px, py, q) => land.roundTree(c, q, px, py, 130, '#8ab04a')],
          [7, 6, (c, px, py) => prop(c, 'ding', px, py - 50, 56)],
        ],
        name: '青崖药田',
        color: '#c8703a',
        top: [
          ['coin', '24,680'],
          ['gem', '86', '#5ad0a0'],
        ],
        hint: ['今日委托', '紫参 ×6 换灵石', '给山君送桃花露'],
        bottom: [
          ['leaf', '播种', '#5aa04a'],
          ['potion', '浇灵泉', '#4a90d0'],
          ['wheat', '收获', '#e8a02a'],
          ['box', '仓库', '#a8703a'],
        ],
      }),
    ),
  ],
};

export default [yundu, shijian, fox, dan];
