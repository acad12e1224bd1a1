// 仙门小杂役: a boy who sweeps the steps of a school of immortals, and the old sword that nobody else hears.
import {
  actor,
  built,
  comic,
  cover,
  darker,
  glow,
  inside,
  land,
  poly,
  poster,
  prop,
  sky,
  half,
  linear,
} from './kit.js';

const color = '#2f9a8a';
const ahe = {
  skin: '#ffdcbc',
  hair: '#3a2620',
  style: 'pony',
  eye: '#4a7a4a',
  outfit: 'robe',
  cloth: '#8fae9a',
  trim: '#f2e6c8',
  legs: '#5a6a5a',
  size: 0.9,
};
const su = {
  hair: '#24304e',
  style: 'long',
  eye: '#4a8ad0',
  outfit: 'robe',
  cloth: '#dfeaf4',
  trim: '#4a8ac0',
  wear: [['mark', '#4a9ae0']],
};
const elder = {
  skin: '#f0d0b0',
  hair: '#f2f2f2',
  brow: '#d8d8d8',
  style: 'topbun',
  eye: '#5a5a5a',
  outfit: 'robe',
  cloth: '#6a5a8a',
  trim: '#e8d8a0',
  beard: '#f4f4f4',
  blush: false,
};
const jian = {
  skin: '#eef6ff',
  hair: '#9adcf0',
  style: 'straight',
  eye: '#2ab0d0',
  outfit: 'robe',
  cloth: '#bfeef4',
  trim: '#ffffff',
  wear: [['starpin', '#ffffff']],
  size: 0.62,
};

const peaks = (g, r, tone) => {
  sky.sky(g, tone ?? ['#8fd0e0', '#d8f0ee', '#f6f2dc']);
  sky.clouds(g, r, { count: 5, y: [0.12, 0.4], opacity: 0.9 });
  land.ranges(g, 'qinglan', {
    from: g.H * 0.5,
    to: g.H * 0.8,
    height: g.H * 0.34,
    far: '#b4dcd8',
    near: '#4f9a88',
    kind: 'karst',
    count: 3,
  });
};
const places = {
  gate(g, r) {
    peaks(g, r);
    built.hall(g, g.W * 0.5, g.H * 0.66, g.H * 0.9, { roof: '#3f6a72', wall: '#b8563e' });
    sky.mist(g, r, g.H * 0.66, '#ffffff', 9, 0.7);
    g.fillStyle = linear(g, 0, g.H * 0.7, 0, g.H, ['#d8d2c2', '#a89f8c']);
    for (let i = 0; i < 6; i++)
      g.fillRect(g.W * (0.3 - i * 0.07), g.H * (0.7 + i * 0.05), g.W * (0.4 + i * 0.14), g.H * 0.045);
    land.pines(g, r, g.H * 0.76, g.H * 0.2, '#3c7a62', 7);
  },
  yard(g, r) {
    peaks(g, r);
    built.pavilion(g, g.W * 0.8, g.H * 0.74, g.H * 0.5);
    g.fillStyle = '#cfc8b4';
    g.fillRect(0, g.H * 0.72, g.W, g.H);
    land.roundTree(g, r, g.W * 0.14, g.H * 0.78, g.H * 0.62, '#e89a4a');
    land.grass(g, r, g.H * 0.78, g.H * 0.03, '#7ab06a', 0.6);
  },
  shed(g, r) {
    inside.room(g, { wall: '#8a6a4c', floor: '#6a4c34', style: 'planks' });
    inside.pane(g, 0.78, 0.14, 0.3, 0.32, (l) => peaks(l, r), {});
    inside.shelf(g, r, 0.05, 0.08, 0.5, [
      [['pot'], ['gourd'], ['scroll']],
      [['bowl'], ['sword', '#8a8a84'], ['gourd', '#b87a3a']],
    ]);
  },
  night(g, r) {
    peaks(g, r, ['#101c48', '#2a3f7a', '#5a78a8']);
    g.fillStyle = 'rgba(16,28,72,.5)';
    g.fillRect(0, 0, g.W, g.H);
    sky.stars(g, r, 90, 0.6);
    sky.moon(g, g.W * 0.74, g.H * 0.24, g.H * 0.1);
    g.fillStyle = '#2c3a5a';
    g.fillRect(0, g.H * 0.84, g.W, g.H);
  },
  hall(g, r) {
    inside.room(g, { wall: '#7a4a3a', floor: '#9a7a5a', style: 'plain', rail: '#d8b05a' });
    for (const x of [0.08, 0.3, 0.7, 0.92]) {
      g.fillStyle = linear(g, g.W * x - 20, 0, g.W * x + 20, 0, ['#c8543a', '#a83a2a', '#7a2418']);
      g.fillRect(g.W * x - g.H * 0.035, 0, g.H * 0.07, g.H * 0.74);
    }
    inside.board(g, '青岚殿', 0.5, 0.16, 0.07);
    for (const x of [0.19, 0.81]) built.lantern(g, g.W * x, g.H * 0.24, g.H * 0.08);
  },
  cloud(g, r) {
    sky.sky(g, ['#4aa6d8', '#a8def0', '#fdf2dc']);
    sky.sun(g, g.W * 0.75, g.H * 0.24, g.H * 0.08, '#ffdf8a');
    sky.cloudSea(g, 'hai', g.H * 0.62, '#ffffff', '#b8dcec');
  },
  split(g, r) {
    places.cloud(g, r);
    const gap = [
      [g.W * 0.49, g.H * 0.6],
      [g.W * 0.51, g.H * 0.6],
      [g.W * 0.74, g.H],
      [g.W * 0.26, g.H],
    ];
    poly(g, gap, linear(g, 0, g.H * 0.6, 0, g.H, ['#ffffff', '#8ad4ee', '#2f86c0']));
    glow(g, g.W * 0.5, g.H * 0.6, g.W * 0.3, '#ffffff', 0.9);
  },
};

export default comic({
  slug: 'xian-men-xiao-za-yi',
  direction: 'strip',
  color,
  lettering: 'brush',
  cast: { 阿禾: ahe, 苏师姐: su, 长老: elder, 小锈: jian },
  places,
  script: `
# 第1话 扫台阶的少年
==
[gate far h6.6 bleed title] 阿禾:calm,hold,hold=broom,x=.5
：青岚宗，三千六百级台阶。
：从上到下扫一遍，刚好一天。
[yard mid h4.4] 阿禾:smile,hold,hold=broom
阿禾：扫到第三千级啦！
阿禾（今天的云真好看。
*沙沙
[yard mid h4] 苏师姐:talk 阿禾:surprise
苏师姐：阿禾，又是你一个人扫？
阿禾：苏师姐早！
==
[yard close h4.2] 苏师姐:smile
苏师姐：入门三年还没有灵根，不难过吗？
[gate full h5.4 petals] 阿禾:grin,akimbo
阿禾：不难过！台阶干净了，
阿禾：大家飞下来就不会滑倒呀。
[warm close h3.4 1/2 warm] 苏师姐:surprise
苏师姐（这孩子……
[yard mid h3.4 1/2] 阿禾:wink,wave
阿禾：师姐慢走！
==
[shed view h3.6]
：傍晚，旧物库。
[shed mid h4.2] 阿禾:talk,hold,hold=broom
阿禾：这里多久没人打扫了……
*咳咳
[shed thing h3.4 focus] sword/#9a7a5a
：角落里，插着一把锈剑。
[shed close h4] 阿禾:surprise
*嗡——
阿禾：咦？剑在抖？
==
[shed mid h4.6 sparks] 小锈:angry,akimbo 阿禾:shock
小锈！谁用扫帚打我的头
阿禾！剑说话了
[dots close h3.6 dots] 小锈:sly
小锈：你……听得见我？
[night far h6.6 bleed] 阿禾:surprise,x=.4 小锈:smile,x=.6
：全宗上下，一百年来，
：第一个听见它说话的人。
# 第2话 一把爱唠叨的剑
==
[night full h6 bleed title] 阿禾:smile,hold,sit,hold=bun 小锈:talk,shrug
小锈：想当年，我可是镇山之剑！
小锈：一剑，能劈开半座云海。
[night mid h3.8] 阿禾:talk,hold,hold=bun
阿禾：那你要吃包子吗？
[dots close h3.4 dots] 小锈:angry
小锈！剑不吃包子
==
[shed mid h4.2] 阿禾:smile,hold,hold=cup 小锈:worry
阿禾：别动，我帮你把锈磨掉。
小锈：轻、轻一点啊……
*嚓嚓嚓
[shed thing h3.2] sword/#bfe0ee
：磨了七个晚上。
[burst mid h4.4 burst] 小锈:laugh,cheer
小锈！我又亮啦
[night close h3.4] 阿禾:grin
阿禾：原来你是蓝色的。
==
[yard mid h4] 苏师姐:worry 阿禾:calm,hold,hold=broom
苏师姐：明天是试剑会，
苏师姐：杂役也可以上台，你去吗？
[yard close h3.6 1/2] 阿禾:worry
阿禾：可我没有灵根……
[shed close h3.6 1/2] 小锈:sly
小锈：有我呢。
[gate far h5.4 bleed] 苏师姐:smile,x=.35 阿禾:smile,wave,x=.6
苏师姐：去吧，我给你留位置。
==
[night mid h4.6] 阿禾:shy,shy 小锈:calm
阿禾：小锈，我会不会给你丢脸？
小锈：你扫了三年台阶，
小锈：一天也没偷懒过。
[night close h3.8 sparks] 小锈:smile
小锈：这就叫剑心。
[cloud view h4.6 bleed]
：东边的云，亮了。
# 第3话 试剑会
==
[hall far h6.4 bleed title] 苏师姐:calm,x=.2 长老:calm,akimbo,x=.5 阿禾:worry,shy,x=.8
长老：下一位——杂役阿禾。
[hall mid h4] 长老:surprise 阿禾:worry,hold,hold=sword/#bfe0ee
长老：咳，你拿的是……扫帚？
阿禾：拿错了！是这一把！
[hall close h3.4] 长老:shock
长老（那是失踪百年的镇山剑！
==
[cloud mid h4.4 speed] 阿禾:fierce,point
小锈：听我口令，像扫台阶那样——
阿禾！扫
*呼——
[split view h5.4 bleed lines]
*哗啦啦
：云海从中间，分成了两半。
[hall mid h3.8] 苏师姐:surprise 长老:shock
苏师姐：他把云……扫开了。
==
[gate full h5.4 sparks] 阿禾:shock,scratch
阿禾：对不起！我马上把云扫回来！
[hall mid h4] 长老:laugh,akimbo 苏师姐:grin
长老：哈哈哈哈！好一个扫云剑！
[warm close h3.6 warm] 长老:smile
长老：从今天起，你是我的弟子。
==
[gate mid h4.2] 阿禾:moved,shy
阿禾：那……台阶谁来扫呀？
[gate far h6 bleed petals] 阿禾:grin,hold,hold=broom,x=.3 苏师姐:laugh,hold,hold=broom,x=.5 小锈:smile,x=.7
苏师姐：以后，大家一起扫。
小锈（我是剑，不是扫帚……
：第一卷·完
`,
  cover: cover({
    scene: (g, r) => {
      peaks(g, r);
      sky.cloudSea(g, 'feng', g.H * 0.66, '#ffffff', '#a8d4d0');
    },
    subject: (g) => {
      glow(g, g.W * 0.5, g.H * 0.42, g.W * 0.5, '#bff4ff', 0.7);
      actor(
        g,
        (l) =>
          half(l, g.W * 0.72, g.H * 0.26, g.W * 0.1, { ...jian, mood: 'sly' }, { pose: 'cross', side: -0.5 }),
        { outline: 4, outlineColor: '#ffffff' },
      );
      actor(
        g,
        (l) =>
          half(
            l,
            g.W * 0.42,
            g.H * 0.48,
            g.W * 0.19,
            { ...ahe, mood: 'grin' },
            { pose: 'hold', hold: 'broom', side: 0.3 },
          ),
        { outline: 4, outlineColor: '#2a1c28', rimColor: '#fffbe0', light: [4, -4] },
      );
    },
    lettering: { lines: ['仙门', '小杂役'], style: 'brush', sub: { seal: '仙' } },
    shade: '#0a2a2e',
  }),
  banner: poster({
    scene: (g, r) => {
      places.cloud(g, r);
      land.ranges(g, 'qinglan', {
        from: g.H * 0.6,
        to: g.H * 0.8,
        height: g.H * 0.5,
        far: '#a8d4d8',
        near: darker('#4f9a88', 0.1),
        kind: 'karst',
        count: 2,
      });
    },
    subject: (g) => {
      prop(g, 'wind', g.W * 0.62, g.H * 0.3, 90, { color: '#d8fff4' });
      actor(
        g,
        (l) => {
          half(l, g.W * 0.9, g.H * 0.3, 62, { ...jian, mood: 'laugh' }, { pose: 'cheer' });
          half(
            l,
            g.W * 0.72,
            g.H * 0.5,
            130,
            { ...ahe, mood: 'grin' },
            { pose: 'hold', hold: 'broom', side: -0.3 },
          );
        },
        { outline: 4, outlineColor: '#2a1c28' },
      );
    },
    lettering: {
      lines: ['仙门小杂役'],
      style: 'brush',
      size: 118,
      sub: { text: '扫台阶也能扫出一条仙路', seal: '仙', color: '#1a5a52' },
    },
  }),
});
