import {
  action,
  actor,
  beast,
  board,
  box,
  built,
  bust,
  circle,
  critter,
  darker,
  glow,
  hero,
  label,
  land,
  linear,
  monsters,
  pixelated,
  place,
  poster,
  prop,
  radial,
  sky,
  story,
  tall,
  wide,
} from './kit.js';

// 星落之原: a knight on a plain under falling stars.
const yiriLook = {
  hair: '#f0e2b8',
  style: 'long',
  eye: '#4a8ae0',
  mood: 'calm',
  outfit: 'armor',
  cloth: '#8fa6c8',
  trim: '#f0c860',
  wear: [['tiara', '#f4d27a']],
};
const yiriHero = {
  pose: 'stand',
  cloth: '#8296b8',
  armor: '#a9bad4',
  body: '#46557a',
  trim: '#f0c860',
  hair: '#f2e2b0',
  style: 'long',
  cape: '#3a5ab8',
  weapon: 'sword',
  angle: 2.9,
  blade: '#bfe8ff',
};
const plain = (g, r) => {
  sky.sky(g, ['#0e1748', '#2f4a9a', '#8a7ac8', '#ffc2a8']);
  sky.stars(g, r, 160, 0.55);
  for (let i = 0; i < 5; i++) {
    const [x, y] = [g.W * r.range(0.25, 0.98), g.H * r.range(0.03, 0.3)];
    const n = g.H * r.range(0.1, 0.2);
    g.strokeStyle = linear(g, x, y, x + n, y - n * 0.6, ['#ffffff', 'rgba(190,220,255,0)']);
    g.lineWidth = 4;
    g.beginPath();
    g.moveTo(x, y);
    g.lineTo(x + n, y - n * 0.6);
    g.stroke();
    glow(g, x, y, 30, '#dff0ff', 0.9);
  }
  land.ranges(g, 'xingluo', {
    from: g.H * 0.62,
    to: g.H * 0.78,
    height: g.H * 0.26,
    far: '#7f7fc0',
    near: '#3a3f7a',
    count: 3,
    kind: 'sharp',
    snow: '#dfe4ff',
    mistColor: '#c8b0d8',
  });
  built.castle(g, g.W * 0.5, g.H * 0.72, g.H * 0.24, '#5a5a92', { roof: '#2f3470' });
  land.ridge(g, 'xl near', { y: g.H * 0.84, height: g.H * 0.12, color: '#3a5a78', foot: '#1c3048' });
  land.grass(g, r, g.H * 0.84, g.H * 0.05, '#4f7a90');
  for (let i = 0; i < 26; i++)
    land.flower(
      g,
      r.next() * g.W,
      g.H * r.range(0.85, 0.98),
      g.H * 0.009,
      r.pick(['#ffffff', '#ffd2f0', '#ffe9a0']),
      i,
    );
};
const xingluo = {
  slug: 'xingluo-zhiyuan',
  icon(g, r) {
    sky.sky(g, ['#16226a', '#4a62c0', '#ffb8a8']);
    sky.stars(g, r, 60, 0.6);
    sky.rays(g, 256, 230, '#bfd8ff', { count: 12, strength: 0.4 });
    actor(g, (l) => bust(l, 256, 262, 126, yiriLook), { rimColor: '#fff0c8', light: [5, -5] });
    sky.air(g, r, 'sparkles', 12, '#fff4c8', 1.4);
  },
  banner: poster({
    scene: plain,
    subject(g, r) {
      actor(g, (l) => hero(l, 940, 640, 500, yiriHero), {
        rimColor: '#ffd8c0',
        light: [-4, -5],
        shade: '#101638',
      });
      sky.air(g, r, 'fireflies', 24, '#cfe4ff');
    },
    foot: '#10183a',
    side: 0.15,
  }),
  shots: [
    wide((g, r) =>
      action.fight(g, r, {
        scene: plain,
        me: { ...yiriHero, pose: 'leap', angle: undefined },
        face: (l, x, y, s) => bust(l, x, y + s * 0.15, s * 0.58, yiriLook),
        foe: (l, x, y, s) => monsters.wyvern(l, x + 40, y - s * 0.55, s * 0.62, '#5a3a6a'),
        foeName: '暮光飞龙',
        boss: true,
        quest: ['远征 · 坠星之夜', '击破双翼 1/2', '保护誓约石'],
        skills: [
          ['slash', '#4a6ac8'],
          ['lightning', '#6a5ad0', { cool: 6 }],
          ['shield', '#3a7ab0'],
          ['star', '#d89a3a'],
        ],
        color: '#3f66c8',
        spark: '#bfe0ff',
        ground: '#16203c',
        map: '#4a5a8a',
        name: '伊莱恩',
      }),
    ),
    tall((g, r) =>
      story.sheet(g, r, {
        scene: plain,
        who: yiriLook,
        name: '伊莱恩',
        title: '守誓骑士',
        stars: 5,
        skin: 'dark',
        color: '#4a78e0',
        gear: [['sword'], ['shield'], ['ring'], ['boot'], ['feather'], ['gem', '#8a6aff']],
        stats: [
          ['攻击', '3,482', 0.8],
          ['防御', '2,916', 0.7],
          ['生命', '48,210', 0.9],
          ['星辉', '128', 0.5],
        ],
      }),
    ),
    wide((g, r) =>
      story.talk(g, r, {
        scene: plain,
        who: yiriLook,
        second: {
          hair: '#5a3a2a',
          style: 'short',
          eye: '#5a8a4a',
          outfit: 'cloak',
          cloth: '#4a5a3a',
          mood: 'smile',
        },
        name: '伊莱恩',
        lines: ['坠星落在北境，骑士团今晚就动身。', '你不必跟来——除非，你也听见了那声音。'],
        skin: 'dark',
        rimColor: '#cfd8ff',
      }),
    ),
  ],
};

// 雾港旧事: a detective on a foggy quay.
const baoLook = {
  skin: '#ecc8ac',
  hair: '#241c20',
  style: 'slick',
  eye: '#6a5a3a',
  mood: 'sly',
  outfit: 'suit',
  cloth: '#4a3f38',
  trim: '#8a2f2a',
  wear: [['fedora', '#3a322e']],
  blush: false,
};
const songLook = {
  skin: '#fbdcc6',
  hair: '#1a1418',
  style: 'wave',
  eye: '#3a6a5a',
  mood: 'calm',
  outfit: 'robe',
  cloth: '#1f5a52',
  trim: '#d8b26a',
  wear: [['flower', '#e8e2d0']],
};
const quay = (g, r) => {
  sky.sky(g, ['#1c2a33', '#3f5a60', '#a8a184']);
  sky.moon(g, g.W * 0.3, g.H * 0.2, Math.min(g.W, g.H) * 0.06, '#f2e6b8');
  land.ridge(g, 'hk', { y: g.H * 0.66, height: g.H * 0.16, color: '#5f7272' });
  built.skyline(g, r, g.H * 0.68, g.H * 0.3, '#3c4f54', { lights: '#ffcf7a', width: 0.07, min: 0.4 });
  built.lighthouse(g, g.W * 0.58, g.H * 0.7, g.H * 0.34, '#b8b09a');
  g.fillStyle = 'rgba(255,240,180,.16)';
  g.beginPath();
  g.moveTo(g.W * 0.58, g.H * 0.415);
  g.lineTo(g.W * 1.05, g.H * 0.2);
  g.lineTo(g.W * 1.05, g.H * 0.44);
  g.fill();
  land.water(g, r, g.H * 0.68, ['#3f5a5e', '#16242a'], { shine: '#ffe0a0', lightX: g.W * 0.58 });
  built.ship(g, g.W * 0.36, g.H * 0.72, g.H * 0.12, { hull: '#22302f', sail: '#8f9488' });
  for (let i = 0; i < 3; i++) sky.mist(g, r, g.H * (0.6 + i * 0.09), '#c8c8b0', 8, 0.35);
  g.fillStyle = linear(g, 0, g.H * 0.84, 0, g.H, ['#3a322c', '#14100e']);
  g.fillRect(0, g.H * 0.86, g.W, g.H);
  for (let i = 0; i < 14; i++) {
    g.fillStyle = 'rgba(0,0,0,.3)';
    g.fillRect(0, g.H * (0.86 + i * 0.012), g.W, 2);
  }
  const lx = g.W * 0.9;
  g.fillStyle = '#1a1614';
  g.fillRect(lx - 5, g.H * 0.3, 10, g.H * 0.56);
  glow(g, lx, g.H * 0.3, g.H * 0.3, '#ffc86a', 0.8);
  circle(g, lx, g.H * 0.29, g.H * 0.022, '#fff0c0');
};
const wugang = {
  slug: 'wugang-jiushi',
  icon(g) {
    sky.sky(g, ['#1c3238', '#4a6a68', '#c8b078']);
    glow(g, 400, 120, 260, '#ffd88a', 0.9);
    actor(g, (l) => bust(l, 246, 290, 128, baoLook), { rimColor: '#ffd88a', light: [6, -4] });
  },
  banner: poster({
    scene: quay,
    subject(g, r) {
      actor(
        g,
        (l) =>
          hero(l, 985, 650, 500, {
            pose: 'stand',
            robe: true,
            cloth: '#3f362f',
            body: '#241e1c',
            trim: '#1a1512',
            hair: '#1a1416',
            hat: 'fedora',
            hatColor: '#2a221e',
            weapon: 'lantern',
            skin: '#d8b090',
          }),
        { rimColor: '#ffd890', light: [-5, -4] },
      );
      sky.air(g, r, 'rain', 90, '#d8e0d8');
    },
    foot: '#0e1416',
    side: 0.3,
  }),
  shots: [
    tall((g, r) =>
      story.talk(g, r, {
        scene: quay,
        who: songLook,
        name: '宋若棠',
        lines: ['那晚船上的灯，是我关的。', '可人，不是我推下去的。'],
        choices: ['【出示】烧焦的船票', '【追问】当时还有谁在？'],
        skin: 'ink',
        rimColor: '#ffd890',
      }),
    ),
    wide((g, r) =>
      story.talk(g, r, {
        scene: quay,
        who: baoLook,
        name: '鲍叔青',
        lines: ['潮水是九点退的，怀表却停在八点四十。', '有人，动过尸体。'],
        choices: ['检查怀表', '询问船夫', '去灯塔看看'],
        skin: 'ink',
        rimColor: '#ffd890',
      }),
    ),
    wide((g, r) => {
      g.fillStyle = radial(g, 640, 300, 900, ['#7a5636', '#4a301e', '#20130c']);
      g.fillRect(0, 0, g.W, g.H);
      const pins = [
        [230, 230, '沉船报道', 'scroll'],
        [520, 170, '灯塔守', 'key'],
        [820, 250, '宋若棠', null],
        [1060, 180, '八点四十', 'compass'],
        [360, 500, '半张船票', 'card'],
        [720, 520, '鲍叔青', null],
        [1010, 480, '货单', 'book'],
      ];
      g.strokeStyle = '#d0352a';
      g.lineWidth = 4;
      for (const [a, b] of [
        [0, 1],
        [1, 2],
        [2, 3],
        [0, 4],
        [4, 5],
        [5, 2],
        [5, 6],
        [6, 3],
      ]) {
        g.beginPath();
        g.moveTo(pins[a][0], pins[a][1] - 74);
        g.lineTo(pins[b][0], pins[b][1] - 74);
        g.stroke();
      }
      pins.forEach(([x, y, t, p], i) => {
        g.save();
        g.translate(x, y);
        g.rotate(r.range(-0.08, 0.08));
        box(g, -76, -84, 152, 184, 4, '#f4ead2');
        box(g, -64, -72, 128, 120, 2, '#6a7a74');
        if (p) prop(g, p, 0, -12, 40);
        else
          actor(g, (l) => {
            l.beginPath();
            l.rect(-64, -72, 128, 120);
            l.clip();
            bust(l, 0, 0, 38, i === 2 ? songLook : baoLook);
          });
        label(g, t, 0, 74, 24, { align: 'center', color: '#3a2a1c', font: '700 1px "LXGW WenKai"' });
        g.restore();
        circle(g, x, y - 78, 9, '#e2382e');
      });
      box(g, 400, 620, 480, 74, 12, 'rgba(20,12,8,.7)', '#d8b26a', 2);
      label(g, '线索 7 / 12 · 推演：谁在撒谎？', 640, 658, 29, { align: 'center', color: '#ffe9c0' });
    }),
  ],
};

// 第七层地窖: a pixel dungeon.
const cellar = (g, r) => {
  g.fillStyle = linear(g, 0, 0, 0, g.H, ['#2a1838', '#3f2450', '#1a0f26']);
  g.fillRect(0, 0, g.W, g.H);
  const b = Math.max(g.W, g.H) / 20;
  for (let y = 0; y < g.H * 0.78; y += b * 0.5)
    for (let x = -(Math.round(y / b / 0.5) % 2) * b * 0.5; x < g.W; x += b) {
      g.fillStyle = darker('#6a4a7a', r.range(0.25, 0.6));
      g.fillRect(x + 3, y + 3, b - 6, b * 0.5 - 6);
    }
  for (let y = g.H * 0.78; y < g.H; y += b * 0.45)
    for (let x = 0; x < g.W; x += b * 0.9) {
      g.fillStyle = darker('#8a6a5a', r.range(0.2, 0.45));
      g.fillRect(x + 2, y + 2, b * 0.9 - 4, b * 0.45 - 4);
    }
  for (const x of [0.12, 0.46, 0.86]) {
    const [tx, ty] = [g.W * x, g.H * 0.34];
    glow(g, tx, ty, g.H * 0.34, '#ff9a3c', 0.95);
    prop(g, 'flame', tx, ty, b * 0.45);
    g.fillStyle = '#5a3a22';
    g.fillRect(tx - b * 0.1, ty + b * 0.4, b * 0.2, b * 0.7);
  }
};
const pixelKnight = {
  pose: 'guard',
  cloth: '#5a8ad0',
  armor: '#8ab0e0',
  body: '#3a4a7a',
  trim: '#ffd25a',
  hat: 'helm',
  plume: '#ff5a4a',
  weapon: 'torch',
  skin: '#ffd8b0',
};
const px = (draw, step) => (g, r) => pixelated(g, (c) => draw(c, r), step);
const cellarGrid = (g, r) => {
  g.fillStyle = '#160c20';
  g.fillRect(0, 0, g.W, g.H);
  const s = 80;
  for (let y = 0; y < 10; y++)
    for (let x = 0; x < 9; x++) {
      const wall = x === 0 || x === 8 || y === 0 || (y === 5 && x !== 4) || (x === 5 && y > 5 && y !== 8);
      g.fillStyle = wall ? darker('#7a5a8a', r.range(0.1, 0.3)) : darker('#8a6f5f', r.range(0.3, 0.5));
      g.fillRect(x * s + 1, 190 + y * s + 1, s - 2, s - 2);
      if (wall) {
        g.fillStyle = '#b08ac0';
        g.fillRect(x * s + 1, 190 + y * s + 1, s - 2, 14);
      }
    }
  const put = (x, y, draw) => draw(x * s + s / 2, 190 + y * s + s / 2);
  put(4, 7, (x, y) => {
    glow(g, x, y, 240, '#ffb45a', 0.7);
    hero(g, x, y + 34, 76, pixelKnight);
  });
  for (const [x, y, c] of [
    [2, 2, '#6ad06a'],
    [6, 3, '#d06ab0'],
    [2, 7, '#6ab0e0'],
    [7, 8, '#e0a04a'],
  ])
    put(x, y, (a, b) => monsters.slime(g, a, b + 24, 28, c));
  put(6, 1, (x, y) => prop(g, 'chest', x, y, 30));
  put(2, 4, (x, y) => prop(g, 'skull', x, y, 24));
  put(7, 6, (x, y) => prop(g, 'key', x, y, 26));
  put(3, 9, (x, y) => prop(g, 'potion', x, y, 26));
  put(4, 5, (x, y) => box(g, x - 32, y - 36, 64, 72, 6, '#a8743e', '#5a3a1e', 6));
};
const dijiao = {
  slug: 'diqiceng-dijiao',
  icon: px((g, r) => {
    cellar(g, r);
    glow(g, 256, 250, 300, '#ffa84a', 0.7);
    monsters.slime(g, 150, 440, 80, '#6ad06a');
    bust(g, 278, 270, 120, {
      skin: '#ffd8b0',
      style: 'short',
      hair: '#8a4a2a',
      eye: '#3a6ad0',
      mood: 'fierce',
      outfit: 'armor',
      cloth: '#6a90c8',
      trim: '#ffd25a',
      wear: [['helmet', '#9ab4d8']],
    });
  }, 8),
  banner: (g, r) => {
    pixelated(
      g,
      (c) => {
        cellar(c, r);
        monsters.slime(c, 700, 600, 56, '#6ad06a');
        monsters.slime(c, 1180, 610, 70, '#d06ab0');
        hero(c, 960, 640, 440, pixelKnight);
        prop(c, 'chest', 600, 560, 70);
      },
      6,
    );
    glow(g, 1070, 330, 260, '#ffb45a', 0.6);
    poster({
      scene() {},
      subject() {},
      foot: '#140a1e',
      side: 0.3,
    })(g, r);
  },
  shots: [
    tall((g, r) => {
      pixelated(g, (c) => cellarGrid(c, r), 4);
      hudBand(g, '地窖 · 第 4 层', ['heart', 'heart', 'heart']);
    }),
    wide((g, r) => {
      pixelated(
        g,
        (c) => {
          cellar(c, r);
          hero(c, 380, 620, 340, { ...pixelKnight, pose: 'leap' });
          monsters.behemoth(c, 900, 630, 190, '#6a5a7a', { eye: '#ffd25a' });
          prop(c, 'slash', 610, 430, 90);
        },
        5,
      );
      label(g, '窖藏巨兽', 900, 150, 34, { align: 'center', stroke: '#1a0f26' });
      box(g, 720, 180, 360, 22, 4, '#1a0f26', '#fff', 3);
      box(g, 724, 184, 200, 14, 2, '#ff5a4a');
      label(g, '-42', 700, 300, 72, {
        align: 'center',
        color: '#ffd25a',
        stroke: '#5a1a1a',
        font: '1px "Smiley Sans"',
      });
      box(g, 40, 560, 420, 130, 10, 'rgba(20,10,30,.85)', '#ffd25a', 4);
      ['▸ 挥剑', '　扔药水', '　举盾', '　开溜'].forEach((t, i) =>
        label(g, t, 70 + (i % 2) * 200, 600 + Math.floor(i / 2) * 52, 32, { color: i ? '#fff' : '#ffd25a' }),
      );
    }),
    tall((g, r) => {
      pixelated(
        g,
        (c) => {
          cellar(c, r);
          prop(c, 'chest', 360, 420, 150);
          for (let i = 0; i < 12; i++)
            prop(c, r.pick(['coin', 'gem', 'key', 'potion']), r.range(120, 600), r.range(160, 330), 34);
        },
        5,
      );
      label(g, '选一件带走', 360, 640, 54, { align: 'center', stroke: '#1a0f26', font: '1px "Smiley Sans"' });
      [
        ['sword', '生锈的圣剑', '攻击 +6　偶尔打喷嚏'],
        ['shield', '锅盖盾', '防御 +4　可以煎蛋'],
        ['boot', '会跑的靴子', '先手 +1　不听指挥'],
      ].forEach(([p, a, b], i) => {
        box(g, 60, 720 + i * 170, 600, 146, 8, 'rgba(30,16,44,.92)', i ? '#8a6aa8' : '#ffd25a', 5);
        pixelated(g, (c) => prop(c, p, 140, 793 + i * 170, 46), 4);
        label(g, a, 226, 768 + i * 170, 36, { color: '#ffe9a8' });
        label(g, b, 226, 822 + i * 170, 26, { color: '#d8c8e8' });
      });
    }),
  ],
};
function hudBand(g, text, hearts) {
  box(g, 0, 0, g.W, 176, 0, 'rgba(22,12,32,.92)');
  label(g, text, 30, 56, 38, { color: '#ffe9a8' });
  pixelated(
    g,
    (c) => {
      hearts.forEach((p, i) => prop(c, p, 54 + i * 62, 124, 24));
      prop(c, 'coin', 470, 60, 22);
      prop(c, 'key', 470, 124, 22);
    },
    4,
  );
  label(g, '×128', 506, 61, 34);
  label(g, '×2', 506, 125, 34);
  box(g, 0, 1000, g.W, 280, 0, 'rgba(22,12,32,.92)');
  ['你踩到了什么软软的东西。', '史莱姆「咕叽」了一声，', '它好像不太高兴。'].forEach((t, i) =>
    label(g, t, 40, 1060 + i * 56, 34, { color: i ? '#d8c8e8' : '#ffe9a8' }),
  );
}

// 龙骨海岸: pirates below the bones of a dragon.
const captain = {
  skin: '#e8b48a',
  hair: '#a8402a',
  style: 'wave',
  eye: '#3a8a6a',
  mood: 'sly',
  outfit: 'cloak',
  cloth: '#8a2f2a',
  trim: '#f0c55a',
  wear: [['pirate', '#2c2438'], 'eyepatch'],
};
const coast = (g, r) => {
  sky.sky(g, ['#1f6f9a', '#6fc4c8', '#ffe2a8']);
  sky.sun(g, g.W * 0.64, g.H * 0.34, Math.min(g.W, g.H) * 0.09, '#ffe49a', 5);
  sky.clouds(g, r, { count: 6, color: '#fff2da', y: [0.08, 0.36], opacity: 0.85 });
  land.water(g, r, g.H * 0.6, ['#4ab8b8', '#1c5a7a', '#0f3450'], { shine: '#fff2c0', lightX: g.W * 0.64 });
  for (let i = 0; i < 6; i++) {
    const x = g.W * (0.16 + i * 0.1);
    const h = g.H * (0.5 - Math.abs(i - 2.4) * 0.07);
    g.strokeStyle = linear(g, 0, g.H * 0.2, 0, g.H * 0.7, ['#fff6e0', '#c8b48a']);
    g.lineWidth = g.H * 0.026;
    g.beginPath();
    g.moveTo(x, g.H * 0.68);
    g.quadraticCurveTo(x - h * 0.3, g.H * 0.68 - h * 0.8, x + h * 0.28, g.H * 0.68 - h);
    g.stroke();
  }
  built.ship(g, g.W * 0.5, g.H * 0.66, g.H * 0.15, { hull: '#5a3020', sail: '#f6e8c8', flag: '#22202c' });
  land.ridge(g, 'coast', {
    y: g.H * 0.88,
    height: g.H * 0.14,
    color: '#e2c07a',
    foot: '#a87a42',
    scale: 0.5,
  });
  for (let i = 0; i < 6; i++)
    land.rock(g, r, r.next() * g.W, g.H * r.range(0.84, 0.92), g.H * r.range(0.02, 0.05), '#8a7a62');
};
const longgu = {
  slug: 'longgu-haian',
  icon(g, r) {
    sky.sky(g, ['#1f7aa8', '#6fd0d0', '#ffe6b0']);
    sky.sun(g, 410, 130, 56, '#ffe49a', 4);
    land.water(g, r, 340, ['#4ab8b8', '#16506a'], { lightX: 400 });
    actor(g, (l) => bust(l, 250, 290, 126, captain), { rimColor: '#fff0c0', light: [5, -4] });
  },
  banner: poster({
    scene: coast,
    subject(g, r) {
      actor(
        g,
        (l) => {
          bust(l, 960, 300, 150, captain);
        },
        { rimColor: '#fff0c0', light: [-6, -4] },
      );
      sky.air(g, r, 'sparkles', 14, '#fff6d0');
    },
    foot: '#0c2a3c',
    side: 0.1,
  }),
  shots: [
    wide((g, r) =>
      action.fight(g, r, {
        scene: coast,
        me: {
          pose: 'leap',
          cloth: '#8a2f2a',
          body: '#3a2a30',
          hair: '#a8402a',
          style: 'long',
          weapon: 'sword',
          cape: '#5a1f2a',
          trim: '#f0c55a',
        },
        face: (l, x, y, s) => bust(l, x, y + s * 0.15, s * 0.55, captain),
        foe: (l, x, y, s) => monsters.behemoth(l, x, y, s * 0.55, '#3f7a7a', { eye: '#ffe14a' }),
        foeName: '礁石巨兽',
        quest: ['悬赏 · 四星', '击退礁石巨兽', '限时 02:46'],
        skills: [
          ['flame', '#d8502a'],
          ['wind', '#2a90a0'],
          ['fist', '#a86a3a', { cool: 2 }],
          ['compass', '#c89a3a'],
        ],
        color: '#c84a2a',
        spark: '#ffe08a',
        map: '#3a8a9a',
        name: '红发玛拉',
      }),
    ),
    wide((g, r) =>
      place.realm(g, r, {
        paper: ['#f0dcae', '#d8b87a'],
        sea: '#7ab8b8',
        biome: 'dunes',
        cities: [
          [0.2, 0.42, '椰果镇', '#2a8a5a'],
          [0.46, 0.3, '龙骨湾', '#c8452e', 'castle'],
          [0.72, 0.5, '沉钟岛', '#3a6ab0'],
          [0.56, 0.76, '海雾礁', '#6a4a8a', 'camp'],
          [0.86, 0.3, '黑帆港', '#3a3440', 'castle'],
        ],
        marches: [
          [0, 1, '#c8452e'],
          [1, 3, '#2a8a5a'],
        ],
        title: '海图 · 南湾',
        season: '顺风',
        top: [
          ['coin', '12.6万'],
          ['key', '4'],
        ],
        alerts: ['罗盘指向沉钟岛', '补给还能撑 6 天'],
      }),
    ),
    tall((g, r) =>
      story.result(g, r, {
        scene: coast,
        word: '满载',
        color: '#d8702a',
        lines: [
          ['打捞宝箱', '7 只'],
          ['船员士气', '高涨'],
          ['悬赏金', '28,400'],
        ],
        rewards: [
          ['coin', null, '2.8万'],
          ['chest', null, '7'],
          ['gem', '#ff5a6a', '15'],
        ],
        draw: (l, x, y) =>
          actor(l, (k) => prop(k, 'chest', x, y, 150), { rimColor: '#fff', shadow: '#20100a' }),
      }),
    ),
  ],
};

// 猫国远征: cats in armour.
const meowKing = {
  kind: 'cat',
  fur: '#f2a24a',
  light: '#fff6e6',
  mark: '#c8702a',
  eye: '#3aa06a',
  mood: 'fierce',
  wear: [
    ['crown', '#ffd04a'],
    ['scarf', '#c8323a'],
  ],
};
const catLands = (g, r) => {
  sky.sky(g, ['#6ac0f0', '#bfe8f6', '#fff4d0']);
  sky.clouds(g, r, { count: 8, color: '#ffffff', y: [0.08, 0.4] });
  land.ranges(g, 'maoguo', {
    from: g.H * 0.62,
    to: g.H * 0.8,
    height: g.H * 0.2,
    far: '#a8d8c0',
    near: '#5fb06a',
    count: 3,
  });
  built.castle(g, g.W * 0.46, g.H * 0.7, g.H * 0.3, '#f0d8b0', { roof: '#e2703a' });
  land.ridge(g, 'mg2', { y: g.H * 0.84, height: g.H * 0.1, color: '#8fd06a', foot: '#4f9a4a' });
  for (let i = 0; i < 8; i++)
    land.roundTree(g, r, g.W * r.next(), g.H * r.range(0.78, 0.86), g.H * r.range(0.1, 0.16), '#6ac05a');
  land.grass(g, r, g.H * 0.87, g.H * 0.03, '#7ac85a');
};
const squad = [
  meowKing,
  {
    kind: 'cat',
    fur: '#5a6272',
    light: '#e6e8ee',
    eye: '#ffd04a',
    mood: 'smile',
    wear: [['wizard', '#5a4ab0']],
  },
  {
    kind: 'cat',
    fur: '#fff2e6',
    light: '#ffffff',
    eye: '#4a9ae0',
    mood: 'happy',
    wear: [['ribbon', '#ff7aa0']],
  },
  {
    kind: 'cat',
    fur: '#d8b08a',
    light: '#fff',
    eye: '#4aa06a',
    mood: 'fierce',
    wear: [['helmet', '#a8b4c4']],
  },
];
const maoguo = {
  slug: 'maoguo-yuanzheng',
  icon(g, r) {
    sky.sky(g, ['#4ab0f0', '#a8e0f8', '#fff0c0']);
    sky.rays(g, 256, 280, '#ffffff', { count: 14, strength: 0.5 });
    actor(g, (l) => beast(l, 256, 310, 166, meowKing), {
      rimColor: '#fff8dc',
      light: [5, -5],
      shadow: '#1a4a7a',
    });
    sky.air(g, r, 'sparkles', 6, '#fff', 1.5);
  },
  banner: poster({
    scene: catLands,
    subject(g, r) {
      actor(
        g,
        (l) => {
          critter(l, 1160, 560, 250, squad[1]);
          critter(l, 800, 570, 230, squad[2]);
          critter(l, 985, 600, 350, { ...meowKing, coat: '#3a5ab0' });
        },
        { rimColor: '#ffffff', light: [-3, -4], shadow: '#2a5a3a' },
      );
      sky.air(g, r, 'petals', 16, '#fff0b0');
    },
    foot: '#1e4a30',
    side: 0,
  }),
  shots: [
    wide((g, r) => boardRanks(g, r)),
    tall((g, r) =>
      story.sheet(g, r, {
        scene: catLands,
        draw: (l, x, y, s) => beast(l, x, y + 20, s * 1.05, meowKing),
        name: '橘大帝',
        title: '猫国国王 · 主坦',
        skin: 'candy',
        color: '#f08a3a',
        gear: [['sword'], ['shield'], ['fish'], ['boot'], ['ring'], ['paw']],
        stats: [
          ['爪力', '1,986', 0.8],
          ['皮厚', '2,450', 0.9],
          ['卖萌', '999', 1],
          ['贪吃', '爆表', 1],
        ],
        action: '喂小鱼干',
      }),
    ),
    tall((g, r) =>
      story.stages(g, r, {
        scene: catLands,
        title: '毛线平原',
        color: '#f0803a',
        marks: {
          2: (c, x, y) => built.tent(c, x + 130, y + 20, 46, '#5a8ae0'),
          4: (c, x, y) => prop(c, 'chest', x - 130, y, 46),
          8: (c, x, y) => built.castle(c, x + 150, y + 40, 120, '#d8c4e0', { roof: '#7a4ab0' }),
        },
        people: [
          (l, x, y, s) => {
            circle(l, x, y, s, '#bfe8f6');
            beast(l, x, y + 8, s * 0.62, meowKing);
          },
        ],
      }),
    ),
  ],
};
const boardRanks = (g, r) =>
  board.ranks(g, r, {
    scene: catLands,
    tint: '#8ac06a',
    draw: (c, x, y, s, i, enemy) =>
      critter(
        c,
        x,
        y,
        s * 2.2,
        enemy
          ? { kind: 'dog', fur: ['#c8a078', '#8a6a52', '#e8dcc8'][i % 3], mark: '#5a4030', mood: 'fierce' }
          : squad[i % 4],
      ),
    bonds: [
      ['paw', '橘猫 3/4', '#ffb04a'],
      ['star', '贵族 2/2', '#ffd23a'],
      ['fish', '吃货 2/4', '#6ab0ff'],
    ],
    bench: [
      ['骑士', '3'],
      ['法师', '2'],
      ['奶妈', '2'],
      ['弓手', '1'],
      ['大帝', '5'],
    ],
  });

export default [xingluo, wugang, dijiao, longgu, maoguo];
