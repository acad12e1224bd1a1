import {
  action,
  actor,
  box,
  built,
  bust,
  glow,
  hero,
  label,
  land,
  line,
  linear,
  machine,
  monsters,
  path,
  poster,
  sky,
  story,
  tall,
  wide,
} from './kit.js';

// 霓虹夜刃: a blade in a wet, lit city.
const ying = {
  skin: '#f4d4c8',
  hair: '#20284a',
  style: 'swept',
  eye: '#ff3a8a',
  mood: 'fierce',
  outfit: 'hoodie',
  cloth: '#1c2038',
  trim: '#2af0ff',
  wear: [['visor', '#ff3ab0']],
  blush: false,
};
const neonCity = (g, r) => {
  sky.sky(g, ['#0a0826', '#2a1460', '#c02a8a']);
  glow(g, g.W * 0.62, g.H * 0.5, g.H * 0.6, '#ff4ab0', 0.6);
  built.skyline(g, r, g.H * 0.72, g.H * 0.5, '#2a1c5a', {
    lights: '#8ae0ff',
    neon: ['#ff3ab0', '#2af0ff'],
    width: 0.07,
    min: 0.4,
  });
  built.skyline(g, r, g.H * 0.8, g.H * 0.66, '#120c34', {
    lights: '#ffd07a',
    neon: ['#ff3ab0', '#2af0ff', '#ffe14a'],
    width: 0.1,
    min: 0.3,
  });
  for (const [x, y, t, c] of [
    [0.1, 0.36, '茶', '#2af0ff'],
    [0.44, 0.3, '麺', '#ff3ab0'],
    [0.86, 0.34, '夜', '#ffe14a'],
  ]) {
    glow(g, g.W * x, g.H * y, g.H * 0.2, c, 0.6);
    box(g, g.W * x - g.H * 0.05, g.H * y - g.H * 0.06, g.H * 0.1, g.H * 0.12, 6, 'rgba(10,6,30,.8)', c, 4);
    label(g, t, g.W * x, g.H * y, g.H * 0.075, {
      align: 'center',
      color: '#fff',
      font: '900 1px "Noto Sans CJK SC"',
    });
  }
  g.fillStyle = linear(g, 0, g.H * 0.78, 0, g.H, ['#2a1250', '#0a0620']);
  g.fillRect(0, g.H * 0.8, g.W, g.H);
  for (let i = 0; i < 40; i++) {
    const x = r.next() * g.W;
    line(
      g,
      [
        [x, g.H * r.range(0.81, 0.95)],
        [x, g.H * r.range(0.9, 1)],
      ],
      `rgba(${r.pick(['255,60,180', '40,240,255', '255,220,80'])},.28)`,
      r.range(3, 16),
    );
  }
  sky.air(g, r, 'rain', 80, '#bfe0ff');
};
const yingHero = {
  pose: 'leap',
  cloth: '#20264a',
  body: '#141830',
  hair: '#2a2f5a',
  style: 'pony',
  weapon: 'sword',
  blade: '#2af0ff',
  twin: true,
  trim: '#ff3ab0',
  cape: '#8a1f6a',
  boots: '#0a0c1c',
};
const nihong = {
  slug: 'nihong-yeren',
  icon(g, r) {
    sky.sky(g, ['#1a0f4a', '#7a1f9a', '#ff4a9a']);
    built.skyline(g, r, 460, 320, '#1c0f48', {
      lights: '#8ae0ff',
      neon: ['#2af0ff', '#ffe14a'],
      width: 0.16,
    });
    actor(
      g,
      (l) => {
        l.save();
        l.translate(420, 250);
        l.rotate(0.5);
        box(l, -9, -230, 18, 420, 6, linear(l, -9, 0, 9, 0, ['#ffffff', '#2af0ff']));
        l.restore();
        bust(l, 244, 274, 124, ying);
      },
      { rimColor: '#3af4ff', light: [6, -4] },
    );
    glow(g, 430, 200, 170, '#2af0ff', 0.6);
  },
  banner: poster({
    scene: neonCity,
    subject(g, r) {
      glow(g, 960, 330, 330, '#ff3ab0', 0.5);
      g.lineCap = 'round';
      for (let i = 0; i < 3; i++)
        path(
          g,
          `M${700 + i * 20} ${520 - i * 16} Q${1000} ${600 - i * 40} ${1240} ${160 + i * 40}`,
          null,
          ['rgba(42,240,255,.75)', 'rgba(255,255,255,.8)', 'rgba(255,58,176,.6)'][i],
          [18, 5, 10][i],
        );
      actor(g, (l) => hero(l, 960, 610, 420, yingHero), { rimColor: '#4af4ff', light: [-5, -4] });
    },
    foot: '#0a0620',
    side: 0.2,
  }),
  shots: [
    wide((g, r) =>
      action.fight(g, r, {
        scene: neonCity,
        me: yingHero,
        face: (l, x, y, s) => bust(l, x, y + s * 0.1, s * 0.58, ying),
        foe: (l, x, y, s) => machine(l, 'mecha', x + 40, y - s * 1.15, s * 0.75, '#5a3a8a'),
        foeName: '巡警傀儡 07',
        quest: ['第三区 · 雨夜', '潜入九龙塔', '破坏监控 2/4'],
        skills: [
          ['slash', '#c82a8a'],
          ['lightning', '#2a8ad0', { cool: 5 }],
          ['boot', '#7a3ad0'],
          ['potion', '#2aa08a'],
        ],
        color: '#d02a8a',
        spark: '#4af4ff',
        numbers: ['-2046', '处决 9999'],
        map: '#3a2a7a',
        name: '影十七',
      }),
    ),
    wide((g, r) =>
      action.run(g, r, {
        scene: neonCity,
        coin: 'lightning',
        coinColor: '#2af0ff',
        runner: (c, x, y) =>
          actor(c, (l) => hero(l, x, y, 220, { ...yingHero, pose: 'stride', weapon: 'back', twin: false }), {
            rimColor: '#4af4ff',
            light: [4, -3],
          }),
        ground: (c, x, y, w) => {
          c.fillStyle = linear(c, 0, y, 0, y + 200, ['#2c2460', '#100a2a']);
          c.fillRect(x, y, w, c.H);
          c.fillStyle = '#ff3ab0';
          c.fillRect(x, y, w, 8);
          glow(c, x + w / 2, y, w * 0.4, '#ff3ab0', 0.4);
        },
        top: '#ff3ab0',
        hazard: (c) => {
          machine(c, 'invader', c.W * 0.82, c.H * 0.3, 54, '#c83a5a');
          line(
            c,
            [
              [c.W * 0.82, c.H * 0.36],
              [c.W * 0.8, c.H * 0.84],
            ],
            'rgba(255,60,90,.7)',
            8,
          );
        },
        power: ['boot', 'slash'],
      }),
    ),
    tall((g, r) =>
      story.sheet(g, r, {
        scene: neonCity,
        who: ying,
        name: '影十七',
        title: '无籍者 · 双刃',
        skin: 'scifi',
        color: '#d02a8a',
        gear: [['sword', '#2af0ff'], ['lightning'], ['boot'], ['gear'], ['potion', '#2af0a0'], ['key']],
        stats: [
          ['攻速', '2.4 / 秒', 0.9],
          ['暴击', '48%', 0.6],
          ['体力', '3,200', 0.5],
          ['热度', '五星', 1],
        ],
        action: '强化',
        rimColor: '#4af4ff',
      }),
    ),
  ],
};

// 孤星弹幕: upright shooting among the stars.
const deep = (g, r) => {
  sky.sky(g, ['#080624', '#1a1450', '#3a1a6a']);
  sky.nebula(g, r, ['#3a4ae0', '#a03ac0', '#1f9ac0'], 9);
  sky.stars(g, r, 260, 1);
  sky.planet(g, g.W * 0.86, g.H * 0.62, Math.min(g.W, g.H) * 0.2, '#7a5ad0', { ring: '#d8c0ff' });
};
const pilot = {
  skin: '#f2d0b8',
  hair: '#e8502e',
  style: 'spiky',
  eye: '#3a9ae0',
  mood: 'grin',
  outfit: 'space',
  cloth: '#d8502e',
  trim: '#ffd25a',
  wear: [['goggles', '#5ad8ff']],
};
const bigBoss = (c, x, y) =>
  actor(
    c,
    (l) => {
      machine(l, 'invader', x - 150, y + 10, 90, '#5a4ab0');
      machine(l, 'invader', x + 150, y + 10, 90, '#5a4ab0');
      machine(l, 'invader', x, y, 150, '#c83a6a');
    },
    { rimColor: '#ffc0d8' },
  );
const guxing = {
  slug: 'guxing-danmu',
  icon(g, r) {
    sky.sky(g, ['#120a4a', '#3a2aa0', '#8a3ac0']);
    sky.stars(g, r, 90, 1);
    sky.nebula(g, r, ['#3a6ae0', '#e04ab0'], 5);
    for (let i = 0; i < 12; i++) {
      const a = i * 0.524;
      for (const d of [190, 250]) {
        const [x, y] = [256 + Math.cos(a + d) * d, 250 + Math.sin(a + d) * d];
        glow(g, x, y, 40, i % 2 ? '#ff5a9a' : '#ffd25a', 0.9);
      }
    }
    actor(g, (l) => machine(l, 'fighter', 256, 262, 158, '#4a7ae0', { turn: 0.3 }), {
      rimColor: '#fff',
      light: [4, -4],
      shadow: '#04021a',
    });
  },
  banner: poster({
    scene: deep,
    subject(g) {
      for (let i = 0; i < 26; i++) {
        const a = i * 0.2417;
        const [x, y] = [985 + Math.cos(a) * 270, 320 + Math.sin(a) * 250];
        glow(g, x, y, 30, i % 2 ? '#ff5a9a' : '#ffd25a', 0.9);
      }
      actor(g, (l) => machine(l, 'fighter', 985, 320, 170, '#4a7ae0', { turn: 0.5 }), {
        rimColor: '#fff',
        light: [4, -4],
        shadow: '#04021a',
      });
    },
    foot: '#060420',
    side: 0.1,
  }),
  shots: [
    tall((g, r) =>
      action.shooter(g, r, {
        scene: deep,
        boss: bigBoss,
        bossName: '母巢 · 蔷薇',
        craft: (c, x, y) => actor(c, (l) => machine(l, 'fighter', x, y, 62, '#4a7ae0'), { rimColor: '#fff' }),
        colors: ['#ff5a9a', '#ffd25a', '#a07aff'],
        score: '8,426,300',
      }),
    ),
    tall((g, r) =>
      action.shooter(g, r, {
        scene: (c, q) => {
          sky.sky(c, ['#2a0a20', '#8a2a3a', '#f08a4a']);
          sky.nebula(c, q, ['#ff5a3a', '#ffb04a'], 8);
          sky.stars(c, q, 120, 1);
        },
        boss: (c, x, y) =>
          actor(c, (l) => machine(l, 'cruiser', x, y, 200, '#8a4a5a', { flip: true }), {
            rimColor: '#ffd0a0',
          }),
        bossName: '重炮舰 · 铁幕',
        craft: (c, x, y) => actor(c, (l) => machine(l, 'fighter', x, y, 62, '#e0702a'), { rimColor: '#fff' }),
        foes: (c) => {
          for (const [x, y] of [
            [120, 520],
            [600, 560],
            [360, 640],
          ])
            machine(c, 'invader', x, y, 42, '#6a3a8a');
        },
        colors: ['#ffe14a', '#ff6a3a'],
        score: '12,085,700',
      }),
    ),
    tall((g, r) =>
      story.sheet(g, r, {
        scene: deep,
        who: pilot,
        name: '火烛',
        title: '独立飞行员',
        stars: 4,
        skin: 'scifi',
        color: '#4a7ae0',
        gear: [['rocket'], ['lightning'], ['shield'], ['heart'], ['star'], ['gear']],
        stats: [
          ['火力', '860', 0.8],
          ['机动', '920', 0.92],
          ['装甲', '310', 0.3],
          ['运气', '77', 0.77],
        ],
        action: '改装',
      }),
    ),
  ],
};

// 巨兽荒原: small hunters, a giant beast.
const waste = (g, r) => {
  sky.sky(g, ['#3a5a6a', '#c8a070', '#f6d8a0']);
  sky.sun(g, g.W * 0.3, g.H * 0.38, Math.min(g.W, g.H) * 0.08, '#fff0c0', 5);
  sky.streaks(g, r, { color: '#fff0d0', y: [0.1, 0.4] });
  land.ranges(g, 'juhou', {
    from: g.H * 0.6,
    to: g.H * 0.78,
    height: g.H * 0.28,
    far: '#c8a888',
    near: '#6a5244',
    count: 3,
    kind: 'sharp',
    mistColor: '#f0d8b0',
  });
  for (let i = 0; i < 6; i++)
    land.rock(g, r, g.W * r.next(), g.H * r.range(0.76, 0.82), g.H * r.range(0.05, 0.12), '#7a6450');
  g.fillStyle = linear(g, 0, g.H * 0.78, 0, g.H, ['#b8965e', '#4a3826']);
  g.fillRect(0, g.H * 0.8, g.W, g.H);
  land.grass(g, r, g.H * 0.84, g.H * 0.06, '#a88a4e');
  sky.mist(g, r, g.H * 0.8, '#f0d8b0', 8, 0.35);
};
const lieren = {
  skin: '#d8a078',
  hair: '#6a2f1c',
  style: 'tails',
  eye: '#5aa05a',
  mood: 'fierce',
  outfit: 'armor',
  cloth: '#7a5a3e',
  trim: '#e8dcc0',
  wear: [['headband', '#c8452e']],
  blush: false,
};
const hunter = {
  pose: 'raise',
  cloth: '#8a6242',
  armor: '#a88660',
  body: '#4a3626',
  hair: '#6a2f1c',
  style: 'pony',
  weapon: 'great',
  cape: '#a83a2a',
  trim: '#e8d8b0',
  boots: '#3a281c',
};
const jushou = {
  slug: 'jushou-huangyuan',
  icon(g, r) {
    sky.sky(g, ['#2f4a5a', '#c88a4a', '#ffd890']);
    sky.sun(g, 380, 150, 66, '#fff0c0', 4);
    land.ranges(g, 'ji', {
      from: 380,
      to: 430,
      height: 150,
      far: '#b88a6a',
      near: '#5a4034',
      count: 2,
      kind: 'sharp',
    });
    glow(g, 256, 260, 260, '#ffd890', 0.7);
    actor(g, (l) => monsters.maw(l, 256, 300, 158, '#7a5c4c', '#ff6a1a'), {
      rimColor: '#fff0c0',
      light: [5, -6],
      shadow: '#1c0f0a',
    });
    sky.air(g, r, 'embers', 12, '#ffb04a', 1.2);
  },
  banner: poster({
    scene: waste,
    subject(g, r) {
      actor(g, (l) => monsters.behemoth(l, 1075, 645, 205, '#6a5c54', { eye: '#ff5a1a' }), {
        rimColor: '#ffe6b8',
        light: [-5, -5],
        shade: '#1c140e',
      });
      actor(g, (l) => hero(l, 600, 650, 170, hunter), {
        rimColor: '#fff0c8',
        light: [3, -4],
        shade: '#1c140e',
      });
      sky.air(g, r, 'embers', 28, '#ffc06a');
    },
    foot: '#1c140e',
    side: 0.2,
  }),
  shots: [
    wide((g, r) =>
      action.fight(g, r, {
        scene: waste,
        me: { ...hunter, pose: 'leap' },
        face: (l, x, y, s) => bust(l, x, y + s * 0.12, s * 0.56, lieren),
        foe: (l, x, y, s) => monsters.behemoth(l, x + 60, y + 40, s * 0.62, '#5f544e'),
        foeName: '岩脊巨兽 · 古拉',
        boss: true,
        foeHp: 0.38,
        quest: ['狩猎令 · 七星', '破坏头角 1/2', '剩余时间 18:24'],
        skills: [
          ['slash', '#a8502a'],
          ['fist', '#8a6a3a'],
          ['boot', '#5a7a4a', { cool: 2 }],
          ['potion', '#3a8a5a'],
        ],
        color: '#b8502a',
        spark: '#ffd88a',
        numbers: ['-386', '蓄力 1240'],
        map: '#8a7048',
        name: '格桑',
      }),
    ),
    wide((g, r) =>
      action.fight(g, r, {
        scene: (c, q) => {
          sky.sky(c, ['#1a2a4a', '#3a6a8a', '#b8d8e0']);
          land.ranges(c, 'ice', {
            from: c.H * 0.6,
            to: c.H * 0.8,
            height: c.H * 0.4,
            far: '#8ab0c8',
            near: '#3a5a7a',
            count: 3,
            kind: 'sharp',
            snow: '#ffffff',
            mistColor: '#d8ecf4',
          });
          c.fillStyle = '#dceaf2';
          c.fillRect(0, c.H * 0.8, c.W, c.H);
          sky.air(c, q, 'snow', 90, '#ffffff');
        },
        me: { ...hunter, pose: 'aim', weapon: 'bow', blade: '#ffb04a' },
        face: (l, x, y, s) => bust(l, x, y + s * 0.12, s * 0.56, lieren),
        foe: (l, x, y, s) => monsters.wyvern(l, x + 40, y - s * 0.5, s * 0.7, '#4a7a9a'),
        foeName: '霜翼 · 白夜',
        boss: true,
        foeHp: 0.71,
        quest: ['狩猎令 · 六星', '击落霜翼', '队友 4 / 4'],
        skills: [
          ['bow', '#4a7a9a'],
          ['flame', '#c8602a'],
          ['wind', '#4a9a9a', { cool: 8 }],
          ['potion', '#3a8a5a'],
        ],
        color: '#3f7aa8',
        spark: '#bfeaff',
        map: '#6a90a8',
        name: '格桑',
      }),
    ),
    tall((g, r) =>
      story.craft(g, r, {
        scene: waste,
        title: '兽骨工坊',
        result: ['sword', '#e8d8b8', '古拉大骨刀 · 六阶'],
        parts: [
          ['skull', null, '2'],
          ['crystal', '#ff7a3a', '4'],
          ['feather', '#c8a070', '8'],
          ['flame', null, '1'],
        ],
        skin: 'dark',
        color: '#c8702a',
        action: '锻造',
        chance: '必定成功',
        bag: [
          ['skull', null, '6'],
          ['crystal', '#ff7a3a', '11'],
          ['crystal', '#7ad0f0', '5'],
          ['feather', '#c8a070', '24'],
          ['leaf', null, '40'],
          ['mushroom', null, '13'],
          ['potion', '#5ad07a', '10'],
          ['bow', null, '1'],
          ['shield', '#8a6242', '1'],
          ['boot', null, '2'],
          ['key', null, '1'],
          ['scroll', null, '3'],
        ],
      }),
    ),
  ],
};

// 檐上飞: a run over the roofs of an old town.
const roofNight = (g, r) => {
  sky.sky(g, ['#10204a', '#2f4a8a', '#e8a88a']);
  sky.stars(g, r, 110, 0.5);
  sky.moon(g, g.W * 0.68, g.H * 0.26, Math.min(g.W, g.H) * 0.13, '#fff0c8');
  built.pagoda(g, g.W * 0.5, g.H * 0.7, g.H * 0.44, { roof: '#2a3560', wall: '#5a5a86', lit: '#ffc86a' });
  built.town(g, r, g.H * 0.58, g.H * 0.17, { roof: '#26315a', wall: '#5f6a94', lit: '#ffb85a', rows: 3 });
  for (let i = 0; i < 9; i++)
    built.lantern(g, g.W * (0.06 + i * 0.11), g.H * (0.5 + Math.sin(i) * 0.05), g.H * 0.024);
};
const feizei = {
  skin: '#f6d4b8',
  hair: '#1c1c2c',
  style: 'pony',
  eye: '#e89a2a',
  mood: 'wink',
  outfit: 'robe',
  cloth: '#2a3a6a',
  trim: '#e2503e',
  wear: [['headband', '#e2503e']],
};
const yanHero = {
  pose: 'stride',
  cloth: '#2f4078',
  body: '#1c2648',
  hair: '#1a1a2a',
  style: 'pony',
  trim: '#e2503e',
  cape: '#d8402e',
  weapon: null,
  boots: '#12182e',
};
const eave = (c, x, y, w) => {
  c.fillStyle = linear(c, 0, y, 0, c.H, ['#3a4670', '#171d38']);
  c.fillRect(x + 16, y + 20, w - 32, c.H);
  c.fillStyle = linear(c, 0, y, 0, y + 70, ['#56648f', '#27315a']);
  c.beginPath();
  c.moveTo(x - 20, y - 18);
  c.quadraticCurveTo(x + 20, y, x + 60, y);
  c.lineTo(x + w - 60, y);
  c.quadraticCurveTo(x + w - 20, y, x + w + 20, y - 18);
  c.lineTo(x + w - 6, y + 62);
  c.lineTo(x + 6, y + 62);
  c.fill();
  for (let k = x + 20; k < x + w - 10; k += 26) {
    line(
      c,
      [
        [k, y + 4],
        [k, y + 60],
      ],
      'rgba(10,14,36,.45)',
      4,
    );
    c.fillStyle = '#6a78a4';
    c.beginPath();
    c.arc(k + 13, y + 62, 8, 0, 7);
    c.fill();
  }
};
const yanshang = {
  slug: 'yanshang-fei',
  icon(g, r) {
    sky.sky(g, ['#1a2c6a', '#3f5ab0', '#f0a88a']);
    sky.moon(g, 300, 200, 150, '#fff0c8');
    eave(g, -30, 420, 600);
    actor(g, (l) => hero(l, 230, 425, 330, { ...yanHero, pose: 'leap' }), {
      rimColor: '#fff0c8',
      light: [5, -5],
    });
    sky.air(g, r, 'petals', 12, '#ffb8c0', 1.2);
  },
  banner: poster({
    scene: roofNight,
    subject(g, r) {
      eave(g, 640, 560, 700);
      actor(g, (l) => hero(l, 960, 560, 400, { ...yanHero, pose: 'leap' }), {
        rimColor: '#ffe6b8',
        light: [-5, -5],
      });
      sky.air(g, r, 'petals', 36, '#ffb8c0');
    },
    foot: '#0c1430',
    side: 0.15,
  }),
  shots: [
    wide((g, r) =>
      action.run(g, r, {
        scene: roofNight,
        runner: (c, x, y) =>
          actor(c, (l) => hero(l, x, y + 6, 210, yanHero), { rimColor: '#ffe6b8', light: [4, -3] }),
        ground: eave,
        top: '#ffb85a',
        hazard: (c) => {
          actor(
            c,
            (l) =>
              hero(
                l,
                c.W * 0.88,
                c.H * 0.845,
                180,
                {
                  pose: 'guard',
                  cloth: '#5a3a2e',
                  armor: '#7a5240',
                  weapon: 'spear',
                  hat: 'straw',
                  hatColor: '#8a2f26',
                },
                { flip: true },
              ),
            { rimColor: '#ffc86a' },
          );
        },
        power: ['wind', 'boot'],
      }),
    ),
    wide((g, r) =>
      action.run(g, r, {
        scene: (c, q) => {
          sky.sky(c, ['#f0a07a', '#ffd0a0', '#fff0d0']);
          sky.sun(c, c.W * 0.6, c.H * 0.4, 80, '#fff0b0', 4);
          built.town(c, q, c.H * 0.56, c.H * 0.18, {
            roof: '#8a5a4a',
            wall: '#f4e2c8',
            lit: '#c87a4a',
            rows: 3,
          });
          land.branch(c, q, c.W, 0, 320, -1, '#5a3420', '#ffb0c0');
        },
        runner: (c, x, y) =>
          actor(c, (l) => hero(l, x, y - 60, 210, { ...yanHero, pose: 'leap' }), {
            rimColor: '#fff6e0',
            light: [4, -3],
          }),
        ground: eave,
        top: '#f08a4a',
        coin: 'bun',
        score: '52,180',
        distance: '2,067 米',
        platforms: [
          [-20, 0.76, 0.32],
          [0.4, 0.84, 0.28],
          [0.76, 0.72, 0.4],
        ],
      }),
    ),
    tall((g, r) =>
      story.talk(g, r, {
        scene: roofNight,
        who: feizei,
        name: '燕小七',
        lines: ['借你家屋顶跑一趟，瓦坏了我赔。', '后面那位官爷嘛……你拦一拦？'],
        choices: ['往东，巷子更窄。', '先把我的包子还来！'],
        skin: 'ink',
        rimColor: '#ffe6b8',
      }),
    ),
  ],
};

export default [nihong, guxing, jushou, yanshang];
