// The covers of the novels, by slug: each story's own place and people.
import { actor, alpha, box, built, circle, cover, critter, doll, glow, half, hero, inside, land, lighter, line, linear, oval, path, poster, sky, thing } from './kit.js';
import { chamber, clearSky, coast, lane, space } from './places.js';

const front = (g, draw, more = {}) => actor(g, draw, { outline: 4, outlineColor: '#ffffff', ...more });

/** 剑问长安: a snowy night, a sword-grinder and a blade that should be no more. */
const jianWenChangAn = cover({
  scene: (g, r) => {
    lane({ air: ['#0e1830', '#2c3c60', '#5a6a8a'], roof: '#2a3246', wall: '#5a6070', ground: '#c8d0dc', lit: '#ffb85a', lanterns: false })(g, r);
    sky.moon(g, g.W * 0.74, g.H * 0.14, g.W * 0.1, '#e8f0ff');
    built.pagoda(g, g.W * 0.2, g.H * 0.62, g.H * 0.44, { roof: '#28304a', wall: '#5a5460' });
    glow(g, g.W * 0.5, g.H * 0.5, g.W * 0.5, '#ffb85a', 0.4);
  },
  subject: (g) => {
    actor(g, (l) => hero(l, g.W * 0.5, g.H * 0.78, g.H * 0.5, { pose: 'raise', cloth: '#8a2f34', body: '#2a1c28', trim: '#e8c87a', robe: true, cape: '#5a1c24', style: 'pony', hair: '#14121c', weapon: 'sword', blade: '#bfe4ff' }), { rimColor: '#d8ecff', light: [4, -4] });
    glow(g, g.W * 0.62, g.H * 0.22, g.W * 0.3, '#bfe4ff', 0.5);
  },
  over: (g, r) => sky.air(g, r, 'snow', 70, '#ffffff', 1.8),
  lettering: { lines: ['剑问', '长安'], style: 'brush', sub: { seal: '剑' } },
  shade: '#0a1020',
});

/** 星海邮书: a coughing mail ship, a letter of a hundred and twelve years. */
const xingHaiYouShu = cover({
  scene: (g, r) => {
    space({ air: ['#081030', '#1c3070', '#3a6a9a'], clouds: ['#3ab0d8', '#5a5ae0', '#e8a05a'], planet: [0.2, 0.2, 0.1, '#e8b06a'], ring: '#fff0c8' })(g, r);
    for (let i = 0; i < 9; i++) thing(g, 'letter', g.W * (0.9 - i * 0.09), g.H * (0.12 + i * 0.035), 12 + i * 2.4, { turn: -0.5 + i * 0.14 });
  },
  subject: (g) => front(g, (l) => half(l, g.W * 0.5, g.H * 0.46, g.W * 0.17, { hair: '#2a3a5a', style: 'bob', eye: '#4ab0d8', mood: 'calm', outfit: 'space', cloth: '#2a6a9a', trim: '#ffc85a', wear: [['cap', '#2a5a8a']] }, { pose: 'hold', hold: 'letter', side: -0.2 }), { rimColor: '#8ae0ff', light: [-4, -4] }),
  lettering: { lines: ['星海邮书'], style: 'neon', tint: '#0c2050' },
  shade: '#060c28',
});

/** 零点播物: a night studio over a wharf; things that are not lost yet. */
const lingDianBoWu = cover({
  scene: (g, r) => {
    coast({ air: ['#101430', '#2a3058', '#58507a'], water: ['#1c2444', '#343c64'], sand: '#3a3850', sun: null, clouds: '#3c4468' })(g, r);
    built.lighthouse(g, g.W * 0.86, g.H * 0.6, g.H * 0.3, '#c8c4d0');
    sky.mist(g, r, g.H * 0.52, '#aab0d0', 9, 0.5);
    box(g, g.W * 0.12, g.H * 0.1, g.W * 0.46, g.H * 0.1, 16, '#1a1226', '#ff6a5a', 4);
    inside.sign(g, '00:00', g.W * 0.35, g.H * 0.152, 58, '#ff8a7a', '900 1px "Noto Sans CJK SC"');
    glow(g, g.W * 0.35, g.H * 0.15, g.W * 0.34, '#ff5a4a', 0.5);
  },
  subject: (g) => {
    front(g, (l) => {
      half(l, g.W * 0.5, g.H * 0.46, g.W * 0.16, { hair: '#4a3a5a', style: 'wave', eye: '#8a6ac0', mood: 'calm', outfit: 'hoodie', cloth: '#5a6a9a', trim: '#ffd98a', wear: [['headset', '#e8604a']] }, { side: 0.2 });
      thing(l, 'umbrella', g.W * 0.16, g.H * 0.72, 56, { color: '#e8a03a', turn: -0.4 });
      thing(l, 'key', g.W * 0.84, g.H * 0.62, 34, { turn: 0.4 });
    }, { outlineColor: '#fff0e0', rimColor: '#ffb0a0' });
  },
  lettering: { lines: ['零点播物'], style: 'kai', tint: '#241a3a', sub: { seal: '零' } },
  shade: '#0c0a1e',
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
    front(g, (l) => {
      critter(l, g.W * 0.16, g.H * 0.72, 230, { kind: 'fox', fur: '#f4f0f4', light: '#ffffff', coat: '#e89ab0', tail: false, mood: 'happy', wear: [['tails9', '#e8c0d0']] });
      critter(l, g.W * 0.85, g.H * 0.72, 230, { kind: 'dragon', fur: '#5aa89a', light: '#e8fff4', coat: '#3a5a8a', eye: '#ffd23a', tail: false, mood: 'happy' });
      half(l, g.W * 0.5, g.H * 0.46, g.W * 0.14, { hair: '#3a2a24', style: 'buns', eye: '#8a5a2a', mood: 'surprise', outfit: 'apron', cloth: '#c85a3a', trim: '#fff0c8' }, { pose: 'hold', hold: 'bowl/#3a6aa0' });
    }, { outlineColor: '#fff0d8', shadow: '#1a0c08' });
  },
  lettering: { lines: ['山海小馆'], style: 'cartoon' },
  shade: '#2a120a',
});

/** 第七号服务器: one light in a dark hall of machines, and the bridge that it keeps building. */
const diQiHaoFuWuQi = cover({
  scene: (g) => {
    sky.sky(g, ['#04101c', '#0a2030', '#0c3040']);
    for (let k = 0; k < 7; k++) {
      const x = g.W * (k / 7 + 0.01);
      box(g, x, g.H * 0.06, g.W * 0.125, g.H * 0.72, 6, linear(g, x, 0, x + g.W * 0.12, 0, ['#14303e', '#0c1e2a']), '#1e4454', 2);
      for (let i = 0; i < 16; i++) {
        box(g, x + 8, g.H * (0.085 + i * 0.042), g.W * 0.125 - 16, g.H * 0.026, 3, '#08161e');
        if (k === 3) circle(g, x + 20, g.H * (0.098 + i * 0.042), 4, i % 3 ? '#5affc0' : '#ffd25a');
        else circle(g, x + 20, g.H * (0.098 + i * 0.042), 3, '#2a4450');
      }
    }
    glow(g, g.W * 0.5, g.H * 0.4, g.W * 0.46, '#3affc0', 0.55);
    path(g, `M0 ${g.H * 0.86} Q${g.W / 2} ${g.H * 0.58} ${g.W} ${g.H * 0.86} L${g.W} ${g.H * 0.9} Q${g.W / 2} ${g.H * 0.62} 0 ${g.H * 0.9}Z`, alpha('#7affd8', 0.7));
    for (let i = 0; i <= 14; i++) {
      const [x, y] = [(g.W * i) / 14, g.H * (0.86 - 0.14 * (1 - ((i - 7) / 7) ** 2))];
      glow(g, x, y - 22, 34, '#ffe08a', 0.9);
      circle(g, x, y - 22, 5, '#fff6d0');
    }
  },
  subject: (g) => actor(g, (l) => doll(l, g.W * 0.5, g.H * 0.74, g.H * 0.3, { hair: '#1a2a30', style: 'bob', outfit: 'hoodie', cloth: '#3a6a7a', trim: '#7affd8', legs: '#1c3440' }, { back: true }), { outline: 3, outlineColor: '#bfffe8' }),
  lettering: { lines: ['第七号', '服务器'], style: 'pixel', tint: '#06202a', fill: ['#eafff6', '#6affc8'] },
  shade: '#03101a',
});

/** 春日电竞社: four and a nest of kittens in a boiler room under blossoms. */
const chunRiDianJingShe = cover({
  scene: (g, r) => {
    clearSky(g, r);
    land.branch(g, r, -10, g.H * 0.16, g.W * 0.3, 1, '#7a4a3a', '#ffb3cb', 1.4);
    land.branch(g, r, g.W + 10, g.H * 0.1, g.W * 0.26, -1, '#7a4a3a', '#ffc8da', 1.3);
    box(g, g.W * 0.06, g.H * 0.42, g.W * 0.88, g.H * 0.5, 10, '#b8705a', '#7a4434', 5);
    for (let i = 0; i < 9; i++) line(g, [[g.W * 0.06, g.H * (0.46 + i * 0.05)], [g.W * 0.94, g.H * (0.46 + i * 0.05)]], 'rgba(90,40,30,.3)', 3);
    box(g, g.W * 0.74, g.H * 0.2, g.W * 0.1, g.H * 0.24, 4, '#9a5a48', '#7a4434', 5);
  },
  subject: (g) => {
    const team = { outfit: 'jersey', cloth: '#f06a8a', trim: '#ffffff' };
    front(g, (l) => {
      half(l, g.W * 0.22, g.H * 0.42, g.W * 0.1, { ...team, hair: '#c87a3a', style: 'spiky', eye: '#c8802a', mood: 'laugh' }, { side: 0.4 });
      half(l, g.W * 0.8, g.H * 0.42, g.W * 0.1, { ...team, hair: '#2a2a3a', style: 'short', eye: '#5a7ab0', mood: 'calm', wear: [['glasses', '#2a2a3a']] }, { side: -0.4 });
      half(l, g.W * 0.5, g.H * 0.48, g.W * 0.14, { ...team, hair: '#8a5a7a', style: 'straight', eye: '#b0608a', mood: 'smile' }, { pose: 'phone', hold: 'pad' });
      critter(l, g.W * 0.14, g.H * 0.74, 130, { kind: 'cat', fur: '#f4a24a', light: '#fff4e2', mood: 'happy' });
      critter(l, g.W * 0.88, g.H * 0.74, 120, { kind: 'cat', fur: '#5a5664', light: '#8a8694', eye: '#ffd23a', mood: 'smile' });
    });
  },
  over: (g, r) => sky.air(g, r, 'petals', 24, '#ffb3cb', 1.6),
  lettering: { lines: ['春日', '电竞社'], style: 'candy' },
  shade: '#6a1a3a',
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
    for (let i = 0; i < 12; i++) circle(g, x + Math.sin(i * 0.5236) * s * 0.7, y + Math.cos(i * 0.5236) * s * 0.7, i % 3 ? 4 : 7, '#4a3424');
    for (const [a, n, w] of [[-1.6, 0.44, 11], [-0.52, 0.66, 7]]) line(g, [[x, y], [x + Math.sin(a) * s * n, y - Math.cos(a) * s * n]], '#3a2618', w);
  },
  subject: (g) =>
    front(g, (l) => {
      half(l, g.W * 0.56, g.H * 0.56, g.W * 0.13, { skin: '#e8c4a0', hair: '#d8d4cc', brow: '#a8a49c', style: 'swept', eye: '#6a5a4a', mood: 'smile', outfit: 'apron', cloth: '#5a6a5a', beard: '#e8e4dc', wear: [['glasses', '#8a6a3a']], blush: false }, { pose: 'hold', hold: 'clock', side: -0.2 });
      half(l, g.W * 0.2, g.H * 0.66, g.W * 0.085, { hair: '#3a2a20', style: 'short', eye: '#6a4a2a', mood: 'surprise', outfit: 'hoodie', cloth: '#e8a03a', trim: '#ffffff' }, { side: 0.6 });
    }, { outlineColor: '#fff6e4', shadow: '#4a2a14' }),
  lettering: { lines: ['古城', '修表匠'], style: 'kai', tint: '#5a2e14', sub: { seal: '时' } },
  shade: '#3a1e0c',
});

/** 猫与掌海人: ships in the sand, a girl with a sea in her palm, and her navigator. */
const maoYuZhangHaiRen = cover({
  scene: (g, r) => {
    sky.sky(g, ['#3a7ab0', '#8ac8d0', '#f8e0b0']);
    sky.sun(g, g.W * 0.78, g.H * 0.16, g.W * 0.07, '#fff0b0');
    land.ranges(g, 'sha', { from: g.H * 0.46, to: g.H * 0.62, height: g.H * 0.14, far: '#f0d09a', near: '#d8a868', kind: 'dune', count: 3 });
    built.ship(g, g.W * 0.24, g.H * 0.5, g.W * 0.2, { hull: '#4a3a34', sail: '#e8dcc0' });
    g.fillStyle = linear(g, 0, g.H * 0.56, 0, g.H, ['#e8c084', '#b07c48']);
    g.fillRect(0, g.H * 0.56, g.W, g.H);
  },
  subject: (g) => {
    front(g, (l) => {
      half(l, g.W * 0.58, g.H * 0.44, g.W * 0.15, { skin: '#e8b890', hair: '#e8e0d0', style: 'pony', eye: '#2ab0d8', mood: 'grin', outfit: 'cloak', cloth: '#3a6a8a', trim: '#f0c85a' }, { pose: 'reach', side: 0.3 });
      critter(l, g.W * 0.24, g.H * 0.76, g.W * 0.42, { kind: 'cat', fur: '#6a6472', light: '#f4f0ee', eye: '#ffd23a', mood: 'fierce', wear: [['scarf', '#e2603a']] });
    }, { shadow: '#4a2a14' });
    glow(g, g.W * 0.86, g.H * 0.46, g.W * 0.22, '#4ae0ff', 0.9);
    for (let i = 0; i < 3; i++) oval(g, g.W * 0.86, g.H * (0.47 - i * 0.03), 44 - i * 10, 12 - i * 3, lighter('#2ab8e8', i * 0.25));
  },
  lettering: { lines: ['猫与', '掌海人'], style: 'cartoon', tint: '#1a3a5a' },
  shade: '#2a1808',
});

const jianBanner = poster({
  scene: (g, r) => {
    lane({ air: ['#0e1830', '#2c3c60', '#5a6a8a'], roof: '#2a3246', wall: '#5a6070', ground: '#c8d0dc', lit: '#ffb85a', lanterns: false })(g, r);
    sky.moon(g, g.W * 0.56, g.H * 0.2, g.H * 0.1, '#e8f0ff');
    built.pagoda(g, g.W * 0.92, g.H * 0.8, g.H * 0.7, { roof: '#28304a', wall: '#5a5460' });
    sky.air(g, r, 'snow', 60, '#ffffff', 1.2);
  },
  subject: (g) => actor(g, (l) => hero(l, g.W * 0.74, g.H * 0.96, g.H * 0.82, { pose: 'guard', cloth: '#8a2f34', body: '#2a1c28', trim: '#e8c87a', robe: true, cape: '#5a1c24', style: 'pony', hair: '#14121c', weapon: 'sword', blade: '#bfe4ff' }), { rimColor: '#d8ecff', light: [4, -4] }),
  lettering: { lines: ['剑问长安'], style: 'brush', sub: { text: '一柄十一年前就熔掉的剑', seal: '剑', color: '#8a2f34' } },
});
const guanBanner = poster({
  scene: (g, r) => {
    lane({ air: ['#140c20', '#3a2040', '#6a3a40'], roof: '#2a1c24', wall: '#5a3c34', ground: '#4a3430', lit: '#ffc36b' })(g, r);
    glow(g, g.W * 0.74, g.H * 0.5, g.H * 0.7, '#ffb85a', 0.6);
  },
  subject: (g) =>
    front(g, (l) => {
      critter(l, g.W * 0.6, g.H * 0.88, 250, { kind: 'fox', fur: '#f4f0f4', light: '#ffffff', coat: '#e89ab0', tail: false, mood: 'happy' });
      critter(l, g.W * 0.93, g.H * 0.88, 260, { kind: 'dragon', fur: '#5aa89a', light: '#e8fff4', coat: '#3a5a8a', eye: '#ffd23a', tail: false, mood: 'happy' });
      half(l, g.W * 0.76, g.H * 0.5, 112, { hair: '#3a2a24', style: 'buns', eye: '#8a5a2a', mood: 'grin', outfit: 'apron', cloth: '#c85a3a', trim: '#fff0c8' }, { pose: 'hold', hold: 'bowl/#3a6aa0' });
    }, { outlineColor: '#fff0d8' }),
  lettering: { lines: ['山海小馆'], style: 'cartoon', sub: { text: '末班车过后才亮灯', color: '#8a3a1a' } },
});

export const novels = {
  'jian-wen-chang-an': { cover: jianWenChangAn, banner: jianBanner },
  'xing-hai-you-shu': { cover: xingHaiYouShu },
  'ling-dian-bo-wu': { cover: lingDianBoWu },
  'shan-hai-xiao-guan': { cover: shanHaiXiaoGuan, banner: guanBanner },
  'di-qi-hao-fu-wu-qi': { cover: diQiHaoFuWuQi },
  'chun-ri-dian-jing-she': { cover: chunRiDianJingShe },
  'gu-cheng-xiu-biao-jiang': { cover: guChengXiuBiaoJiang },
  'mao-yu-zhang-hai-ren': { cover: maoYuZhangHaiRen },
};
