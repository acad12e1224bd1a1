// 灯塔来信: a girl on an island answers letters that the sea brings.
import { actor, box, built, comic, cover, glow, half, inside, land, sky, thing } from './kit.js';
import { chamber, coast, duskSky, nightSky } from './places.js';

const color = '#3a8ab8';
const lan = {
  hair: '#2a3a5a',
  style: 'bob',
  eye: '#3a9ac0',
  outfit: 'plain',
  cloth: '#f4f8fb',
  trim: '#4a8ac0',
  skirt: '#4a8ac0',
  bare: true,
  sleeve: '#f4f8fb',
  size: 0.88,
};
const grandpa = {
  skin: '#dca880',
  hair: '#e8e6e2',
  brow: '#b8b4b0',
  style: 'short',
  eye: '#4a5a6a',
  outfit: 'hoodie',
  cloth: '#3a5a78',
  trim: '#e8c870',
  beard: '#f0eeea',
  wear: [['cap', '#3a5a78']],
  blush: false,
};
const hai = {
  skin: '#e8bc94',
  hair: '#4a3424',
  style: 'swept',
  eye: '#5a7a4a',
  outfit: 'plain',
  cloth: '#e0a03a',
  trim: '#fff4d8',
  legs: '#4a5a6a',
};
const post = {
  hair: '#5a3a2a',
  style: 'pony',
  eye: '#6a5a3a',
  outfit: 'suit',
  cloth: '#3a7a5a',
  trim: '#f0c85a',
  wear: [['cap', '#3a7a5a']],
};

const day = coast({ air: ['#6ac0ec', '#c8ecfa', '#fef4dc'], water: ['#3aa0d0', '#7ad0dc'], sand: '#ecd8a8' });
const dusk = coast({
  air: ['#5a5aa8', '#e88a7a', '#ffd08a'],
  water: ['#8a6a9a', '#e8a08a'],
  sand: '#c8a08a',
  sun: [0.6, 0.42, '#ffd08a'],
});
const dark = coast({
  air: ['#0e1638', '#24386a'],
  water: ['#142448', '#2a4a78'],
  sand: '#4a5070',
  sun: null,
  clouds: '#3a4a78',
});
const tower =
  (base, x = 0.78) =>
  (g, r) => {
    base(g, r);
    land.rock(g, r, g.W * x, g.H * 0.86, g.H * 0.22, '#6a707c');
    built.lighthouse(g, g.W * x, g.H * 0.78, g.H * 0.58);
  };
const places = {
  island: tower(day),
  dusk: tower(dusk),
  night: (g, r) => {
    tower(dark, 0.7)(g, r);
    sky.stars(g, r, 70, 0.45);
    sky.rays(g, g.W * 0.7, g.H * 0.29, '#fff0b0', {
      count: 2,
      from: 2.8,
      to: 3.6,
      length: 1.2,
      strength: 0.5,
    });
  },
  storm: (g, r) => {
    tower(
      coast({
        air: ['#2a3444', '#5a6878'],
        water: ['#2e4454', '#4a6470'],
        sand: '#6a6a68',
        sun: null,
        clouds: '#7a8898',
      }),
      0.74,
    )(g, r);
    sky.rays(g, g.W * 0.74, g.H * 0.33, '#fff0b0', {
      count: 2,
      from: 2.8,
      to: 3.6,
      length: 1.3,
      strength: 0.6,
    });
  },
  beach: day,
  shore: dusk,
  room: chamber({
    wall: '#d8e6ea',
    floor: '#a88a68',
    style: 'planks',
    out: duskSky,
    window: [0.72, 0.12, 0.4, 0.38],
    frame: '#5a7a8a',
    more: (g) =>
      inside.desk(g, 0.24, 0.62, 0.46, '#8a6440', [
        ['lamp', 0.2, 0.07],
        ['letter', 0.6, 0.05],
        ['shell', 0.85, 0.045],
      ]),
  }),
  lamp: chamber({
    wall: '#4a5a72',
    floor: '#3a4458',
    style: 'metal',
    out: nightSky,
    window: [0.5, 0.06, 0.9, 0.42],
    frame: '#2a3448',
    more: (g) => {
      glow(g, g.W * 0.2, g.H * 0.5, g.H * 0.5, '#ffe9a0', 0.9);
      box(g, g.W * 0.2 - g.H * 0.09, g.H * 0.32, g.H * 0.18, g.H * 0.34, 20, '#fff4c8', '#c8a04a', 8);
    },
  }),
  bottle: (g, r) => {
    day(g, r);
    glow(g, g.W / 2, g.H * 0.6, g.H * 0.4, '#ffffff', 0.7);
    thing(g, 'potion', g.W / 2, g.H * 0.62, Math.min(g.W, g.H) * 0.22, { color: '#7ad0c8', turn: 1.1 });
    thing(g, 'scroll', g.W / 2, g.H * 0.62, Math.min(g.W, g.H) * 0.1, { turn: 1.1 });
  },
};

export default comic({
  slug: 'deng-ta-lai-xin',
  direction: 'strip',
  color,
  lettering: 'kai',
  cast: { 阿澜: lan, 爷爷: grandpa, 海生: hai, 邮差: post },
  places,
  script: `
# 第1话 漂流瓶
==
[island far h6.2 bleed title] 阿澜:smile,x=.36
：我家住在，地图上没有的小岛。
[beach mid h4] 邮差:grin,salute 阿澜:smile
邮差：阿澜，这周也没有你的信。
阿澜：没关系，谢谢你划这么远。
==
[room mid h4] 爷爷:smile,hold,hold=cup 阿澜:sad
爷爷：在等谁的信呀？
阿澜：不知道……谁的都行。
[shore far h5 bleed] 阿澜:sad,sit,back,x=.4
阿澜（好想知道，海的那边有谁。
*哗——
[bottle view h3.8]
*咚
==
[beach mid h4] 阿澜:surprise,hold,hold=scroll
阿澜：里面有字！
[warm mid h4.2 memory] 海生:smile,hold,hold=paper
海生：“捡到的人，你好。
海生：我的船上，只有我和风。”
[beach close h3.6] 阿澜:moved
阿澜（他也在等一封信。
==
[room full h4.6] 阿澜:smile,sit,hold,hold=paper,x=.5
阿澜：“海生你好，我是阿澜，
阿澜：我家有一座灯塔。”
[dusk far h5.4 bleed sparks] 阿澜:laugh,up,hold=letter,x=.36
：信，交给了退潮的海。
# 第2话 三十封信
==
[island view h4 bleed title]
：春天，第七封。
[beach mid h4] 邮差:surprise 阿澜:laugh,hold,hold=letter
邮差：海，成了你的邮局啦！
阿澜：而且不用贴邮票！
==
[warm mid h3.8 memory] 海生:laugh,wave
海生：“今天有一群海豚，
海生：它们好像在笑我晒黑了。”
[room mid h3.8] 阿澜:laugh
阿澜：“它们一定是在夸你。”
[warm close h3.8 memory] 海生:shy
海生：“你的灯，我好像看得见。”
==
[lamp mid h4.2] 爷爷:smile 阿澜:surprise
爷爷：灯塔的光，能照三十里。
阿澜：那他，离我们很近！
[night view h5 bleed]
：那天晚上，灯亮了一整夜。
==
[shore mid h4] 阿澜:worry,hold,hold=letter
：夏天过完了，第三十一封没有来。
[storm view h4.6 bleed rain]
*轰隆隆
[lamp close h3.6] 阿澜:shock
阿澜：台风……他还在海上！
# 第3话 亮着的那盏灯
==
[lamp mid h5.8 title rain] 爷爷:worry 阿澜:fierce
爷爷：线路断了，灯要灭了！
阿澜！不行
[lamp full h4.6] 阿澜:fierce,reach,hold=lamp,x=.5
阿澜：用手摇！我来摇！
*吱呀——吱呀——
==
[storm view h4 bleed rain]
：一圈，两圈，三百圈。
[lamp close h3.6] 阿澜:tired
阿澜（看见吧……请看见吧。
[lamp mid h4] 爷爷:fierce 邮差:fierce 阿澜:surprise
邮差：我来！换我摇！
爷爷：一个人半个钟头！
==
[storm mid h4 rain] 海生:surprise
海生：那边……有光？
[storm eyes h2.6 focus] 海生:moved
[night far h5.6 bleed] 海生:smile,x=.3
海生：阿澜——！
==
[shore far h5 bleed] 阿澜:surprise,x=.3 海生:shy,x=.62
：天亮的时候，
：海上走来一个人。
[shore mid h4] 海生:shy,hold,hold=letter 阿澜:moved
海生：第三十一封。我想，
海生：亲手送来比较快。
[warm close h3.6 flowers] 阿澜:laugh
阿澜：欢迎来到地图上没有的小岛。
[island view h4.6 bleed]
：全书完
`,
  cover: cover({
    scene: tower(dusk, 0.76),
    subject: (g) =>
      actor(
        g,
        (l) =>
          half(
            l,
            g.W * 0.4,
            g.H * 0.46,
            g.W * 0.17,
            { ...lan, mood: 'smile' },
            { pose: 'hold', hold: 'letter', side: 0.4 },
          ),
        { outline: 4, outlineColor: '#fff4e8', rimColor: '#ffd8a0', light: [5, -3] },
      ),
    lettering: { lines: ['灯塔来信'], style: 'kai', tint: '#2a3a6a', sub: { seal: '信' } },
    shade: '#1a1a3e',
  }),
});
