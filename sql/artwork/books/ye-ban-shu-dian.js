// 夜半书店: a shop that opens at midnight and lends each guest the book that he needs.
import { actor, comic, cover, glow, half, inside, poster, thing } from './kit.js';
import { chamber, duskSky, nightSky, street } from './places.js';

const color = '#6a5ab0';
const shu = {
  hair: '#4a4a6a',
  style: 'long',
  eye: '#7a6ac0',
  outfit: 'cloak',
  cloth: '#4a3a7a',
  trim: '#f0c85a',
  wear: [['glasses', '#c8a04a']],
};
const lu = {
  hair: '#2c2a34',
  style: 'short',
  eye: '#5a5a6a',
  outfit: 'suit',
  cloth: '#4a5468',
  trim: '#5a7ab0',
  blush: false,
};
const mi = {
  hair: '#8a4a3a',
  style: 'wave',
  eye: '#a8603a',
  outfit: 'hoodie',
  cloth: '#e8a0a8',
  trim: '#ffffff',
};
const cook = {
  skin: '#e2b48c',
  hair: '#5a5654',
  style: 'swept',
  eye: '#4a3a2a',
  outfit: 'plain',
  cloth: '#6a7a5a',
  trim: '#e8dcc0',
  beard: '#6a6664',
  blush: false,
};
const owl = { kind: 'owl', fur: '#a88a6a', light: '#f8ecd8', eye: '#f0b83a' };

const spines = ['#a83a3a', '#3a5a9a', '#d8a84a', '#4a8a6a', '#7a4a9a', '#c87a4a'];
const places = {
  city: street({
    air: ['#12163a', '#3a3a70', '#6a5a90'],
    tower: '#242a4a',
    road: '#34385a',
    lights: '#ffdf9a',
  }),
  front: street({
    air: ['#12163a', '#3a3a70', '#6a5a90'],
    tower: '#242a4a',
    road: '#34385a',
    lights: '#ffdf9a',
    shop: { wall: '#6a4a44', awning: '#4a3a7a', name: '夜半书店' },
  }),
  shop: chamber({
    wall: '#8a6a5a',
    floor: '#6a4a38',
    style: 'planks',
    out: nightSky,
    window: [0.52, 0.14, 0.26, 0.36],
    more: (g, r) => {
      inside.books(g, r, 0.02, 0.08, 0.42, 4, { colors: spines });
      inside.books(g, r, 0.72, 0.08, 0.6, 4, { colors: spines });
      inside.hanging(g, 0.5, 0.06, 0.07);
    },
  }),
  desk: chamber({
    wall: '#7a5a50',
    floor: '#5a3e30',
    style: 'planks',
    more: (g, r) => {
      inside.books(g, r, 0.04, 0.06, 1.6, 3, { colors: spines });
      inside.counter(g, 0.72, '#6a4028', {
        things: [
          ['lamp', 0.12, 0.1],
          ['book', 0.84, 0.06, '#3a7a6a'],
          ['cup', 0.74, 0.05],
        ],
      });
    },
  }),
  office: chamber({
    wall: '#c8d0dc',
    floor: '#8a94a4',
    out: nightSky,
    window: [0.7, 0.1, 0.5, 0.4],
    frame: '#6a7484',
    more: (g) => {
      inside.counter(g, 0.74, '#a8b0bc', { planks: false });
      inside.screen(g, 0.24, 0.5, 0.24, '#5a9af0');
    },
  }),
  home: chamber({
    wall: '#e8d8d0',
    floor: '#b8987a',
    style: 'paper',
    out: duskSky,
    window: [0.74, 0.12, 0.36, 0.36],
    more: (g) =>
      inside.desk(g, 0.24, 0.62, 0.42, '#a87a54', [
        ['flower', 0.3, 0.06],
        ['photo', 0.7, 0.05],
      ]),
  }),
  dawn: street({
    air: ['#8ab0e0', '#f8d0b0', '#fff0d0'],
    tower: '#8a9ab8',
    road: '#a8a8b8',
    lights: '#ffffff',
  }),
};

export default comic({
  slug: 'ye-ban-shu-dian',
  direction: 'ltr',
  color,
  lettering: 'kai',
  cast: {
    店主: shu,
    陆遥: lu,
    小米: mi,
    老秦: cook,
    夜枭: { ...owl, outfit: 'suit', cloth: '#4a3a54', trim: '#c8a04a', tail: false, size: 0.7 },
  },
  places,
  script: `
# 第1话 零点的客人
==
[front far h5.4 title] 陆遥:tired,x=.5
：凌晨零点，书店开门。
[office mid 1/2 h4 memory] 陆遥:tired
陆遥（第九十天加班。
[front close 1/2 h4] 陆遥:surprise
陆遥：这里有书店？
==
[shop mid h4] 店主:smile 陆遥:calm
店主：欢迎。想找什么书？
陆遥：随便看看就走。
[desk mid 1/2 h3.8] 夜枭:calm
夜枭：这位先生，很累。
[desk close 1/2 h3.8] 陆遥:shock
陆遥：猫头鹰说话！
==
[desk thing h3.4 sparks] book/#3a7a6a
店主：请看这一本。
[desk mid h3.6] 陆遥:surprise,hold,hold=book/#3a7a6a
陆遥：《爬树指南》？
[warm full h4.4 memory] 陆遥:laugh,cheer
：七岁那年，他爬上全村最高的树。
[desk close h3] 陆遥:moved
==
[desk mid h4] 店主:smile 陆遥:smile
陆遥：多少钱？
店主：借的。看完，讲给别人听。
[dawn far h5.4] 陆遥:smile,x=.5,hold,hold=book/#3a7a6a
：第二天，他准时下了班。
：公园里，有一棵很高的树。
# 第2话 写不出来的结尾
==
[shop mid h5 title] 小米:worry,hold,hold=paper 夜枭:calm
小米：请问，收没写完的书吗？
[desk mid 1/2 h4] 店主:surprise
店主：第一次有人这样问。
[desk close 1/2 h4] 小米:sad
小米：我写不出结尾。
==
[home mid h3.8 memory] 小米:sad,sit
小米：主角的奶奶，不在了。
小米：我不敢往下写。
[desk mid h3.6] 夜枭:talk 店主:calm
夜枭：书架三层，左边第七本。
[shop thing h3 focus] book/#e8a0a8
：一本，没有名字的旧书。
==
[desk mid h4] 小米:surprise,hold,hold=book/#e8a0a8
小米：这是……奶奶的字！
[warm mid h4 memory] 小米:moved
：“给小米：结尾，
：要让主角好好吃饭。”
[desk close h3.4] 小米:cry
==
[home full h4.6] 小米:smile,sit,hold,hold=bowl,x=.4
：她煮了一碗面，
：然后，写下最后一行。
[shop mid h3.8] 店主:smile,hold,hold=book/#d8a84a 夜枭:happy
店主：新书上架啦。
# 第3话 只借一夜的书
==
[front mid h5 title] 老秦:worry 店主:calm
老秦：有没有教人说对不起的书？
[desk mid 1/2 h4] 夜枭:dots
夜枭：有三百本。
[desk mid 1/2 h4] 老秦:sad
老秦：我跟女儿，五年没说话了。
==
[home mid h3.8 memory] 老秦:angry,point 小米:cry
：那天，他说了很重的话。
[desk mid h3.8] 店主:calm,hold,hold=phone
店主：这一本，只借一夜。
[desk close h3.2] 老秦:surprise
老秦：这不是……电话吗？
==
[desk mid h4] 老秦:worry,phone,hold=phone
老秦：喂……是爸爸。
[home mid h4] 小米:surprise,phone,hold=phone
小米：……爸？
[desk close 1/2 h3.4] 老秦:cry
老秦：对不起。
[home close 1/2 h3.4] 小米:cry
小米：我也是。
==
[dawn far h5] 老秦:laugh,x=.34 小米:laugh,x=.62
：天亮之前，书店关了门。
[shop mid h4] 夜枭:talk 店主:smile
夜枭：店主，我们的书够借吗？
店主：人们会送来新的。
`,
  cover: cover({
    scene: places.shop,
    subject: (g) => {
      glow(g, g.W * 0.5, g.H * 0.6, g.W * 0.5, '#ffd98a', 0.7);
      actor(
        g,
        (l) => {
          half(
            l,
            g.W * 0.46,
            g.H * 0.44,
            g.W * 0.17,
            { ...shu, mood: 'smile' },
            { pose: 'hold', hold: 'book/#3a7a6a', side: 0.2 },
          );
          half(l, g.W * 0.84, g.H * 0.32, g.W * 0.09, { ...owl, cloth: '#4a3a54', mood: 'calm' }, {});
        },
        { outline: 4, outlineColor: '#fff0c8', rimColor: '#ffe0a0' },
      );
    },
    lettering: { lines: ['夜半书店'], style: 'kai', tint: '#2a1a4a', sub: { seal: '书' } },
    shade: '#1a1030',
  }),
  banner: poster({
    scene: places.front,
    subject: (g) =>
      actor(
        g,
        (l) => {
          half(
            l,
            g.W * 0.78,
            g.H * 0.48,
            120,
            { ...shu, mood: 'smile' },
            { pose: 'hold', hold: 'book/#d8a84a', side: -0.3 },
          );
          thing(l, 'lamp', g.W * 0.94, g.H * 0.5, 60);
        },
        { outline: 4, outlineColor: '#fff0c8' },
      ),
    lettering: {
      lines: ['夜半书店'],
      style: 'kai',
      tint: '#2a1a4a',
      sub: { text: '零点开门 只借不卖', seal: '书', color: '#4a3a8a' },
    },
    side: 0.5,
  }),
});
