// 机甲修理铺: two inks, upright words, from right to left; a repair shop for retired machines.
import {
  actor,
  box,
  circle,
  comic,
  cover,
  glow,
  half,
  inside,
  lighter,
  limb,
  machine,
  path,
  poster,
  sky,
} from './kit.js';
import { chamber, duskSky, nightSky, street } from './places.js';

const color = '#3a6a9a';
const ying = {
  hair: '#22242e',
  style: 'pony',
  eye: '#4a8ab0',
  outfit: 'apron',
  cloth: '#4a6a8a',
  trim: '#f0a03a',
  wear: [['goggles', '#ffc83a']],
};
const grandpa = {
  skin: '#e0b890',
  hair: '#e4e4e6',
  brow: '#b0b0b4',
  style: 'swept',
  eye: '#5a5a5a',
  outfit: 'apron',
  cloth: '#5a4a3a',
  beard: '#ececee',
  blush: false,
};
const boy = {
  hair: '#8a6a4a',
  style: 'short',
  eye: '#5a8a5a',
  outfit: 'hoodie',
  cloth: '#c87a4a',
  trim: '#ffffff',
  size: 0.78,
};
const officer = {
  hair: '#1c2230',
  style: 'slick',
  eye: '#5a6a8a',
  outfit: 'armor',
  cloth: '#5a6a80',
  trim: '#d8b85a',
  blush: false,
};

/** An old walking machine seen whole; (x, y) between its feet, h its height. */
function giant(g, x, y, h, mood) {
  const u = h / 4;
  for (const k of [-1, 1]) {
    limb(g, [x + k * u * 0.4, y - u * 1.4], [x + k * u * 0.55, y - u * 0.2], u * 0.5, u * 0.6, '#7a8aa0');
    box(g, x + k * u * 0.55 - u * 0.45, y - u * 0.3, u * 0.9, u * 0.3, u * 0.1, '#4a5668');
    limb(g, [x + k * u * 1.15, y - u * 2.5], [x + k * u * 1.35, y - u * 1.2], u * 0.5, u * 0.55, '#8a9ab0');
    circle(g, x + k * u * 1.36, y - u * 1.05, u * 0.32, '#4a5668');
    circle(g, x + k * u * 1.1, y - u * 2.6, u * 0.42, '#c8a04a');
  }
  path(
    g,
    `M${x - u} ${y - u * 2.8} L${x + u} ${y - u * 2.8} L${x + u * 0.7} ${y - u * 1.2} L${x - u * 0.7} ${y - u * 1.2}Z`,
    '#aab8c8',
    '#4a5668',
    u * 0.06,
  );
  circle(g, x, y - u * 2.1, u * 0.32, '#f6e2a0');
  glow(g, x, y - u * 2.1, u * 0.9, '#fff0b0', 0.7);
  box(g, x - u * 0.55, y - u * 3.8, u * 1.1, u * 0.95, u * 0.25, '#c8d2de', '#4a5668', u * 0.06);
  box(g, x - u * 0.42, y - u * 3.5, u * 0.84, u * 0.36, u * 0.1, '#1a2434');
  for (const k of [-1, 1]) {
    if (mood === 'sleep') box(g, x + k * u * 0.2 - u * 0.1, y - u * 3.34, u * 0.2, u * 0.05, 2, '#6a7a8a');
    else circle(g, x + k * u * 0.2, y - u * 3.32, u * (mood === 'surprise' ? 0.14 : 0.1), '#fff6c0');
  }
  limb(g, [x + u * 0.4, y - u * 3.8], [x + u * 0.6, y - u * 4.2], u * 0.06, u * 0.04, '#4a5668');
}

const places = {
  front: street({
    air: ['#c8d8e4', '#f0f0e8'],
    tower: '#8a9aac',
    road: '#9aa0a8',
    lights: '#ffffff',
    shop: { wall: '#c8bca8', awning: '#3a5a7a', name: '机甲修理铺' },
  }),
  works: chamber({
    wall: '#b0b8c0',
    floor: '#7a8088',
    style: 'metal',
    out: nightSky,
    more: (g, r) => {
      inside.pipes(g, r, '#8a94a0', 3);
      inside.shelf(g, r, 0.06, 0.2, 0.5, [[['gear'], ['wrench'], ['lamp'], ['gear', '#8a98a8']]]);
    },
  }),
  yard: (g, r) => {
    duskSky(g, r);
    for (let i = 0; i < 9; i++) {
      const [x, y, s] = [g.W * r.next(), g.H * r.range(0.7, 0.8), g.H * r.range(0.1, 0.24)];
      box(g, x, y - s, s * 1.3, s, 6, ['#5a6474', '#7a8494', '#4a5260'][i % 3], '#343c48', 3);
    }
    g.fillStyle = '#8a8074';
    g.fillRect(0, g.H * 0.78, g.W, g.H);
  },
  city: (g, r) => {
    street({ air: ['#1a2440', '#4a5a80'], tower: '#2a3450', road: '#3a4458', lights: '#ffe9b0' })(g, r);
    sky.moon(g, g.W * 0.7, g.H * 0.2, g.H * 0.07);
  },
  eye: (g) => {
    sky.sky(g, ['#1a2232', '#2c3a52']);
    machine(g, 'mecha', g.W / 2, g.H * 0.6, Math.min(g.W * 0.3, g.H * 0.42), '#c89a3a');
  },
};

export default comic({
  slug: 'ji-jia-xiu-li-pu',
  direction: 'rtl',
  upright: true,
  ink: ['#16243c', '#f4f3ec'],
  color,
  lettering: 'steel',
  cast: {
    萤: ying,
    爷爷: grandpa,
    小舟: boy,
    队长: officer,
    老十三: { draw: giant, face: [0, -0.83, 0.13], size: 1 },
  },
  places,
  script: `
# 第1话 雨天送来的大家伙
==
[front far h6 title rain] 萤:calm,x=.5
：旧城区，齿轮巷十三号。
[works mid 1/2 h4] 萤:fierce,hold,hold=wrench
萤：再拧半圈……
[works close 1/2 h4] 萤:shock
*嘭
==
[works mid h4] 爷爷:laugh 萤:tired
爷爷：又炸了？第八次啦。
萤：第七次半！
[front mid 1/2 h4 rain] 小舟:cry
小舟：有人吗！救救它！
[yard full 1/2 h4 rain] 老十三:sleep
*咚
==
[yard far h5 rain] 小舟:sad,x=.24,size=.5 老十三:sleep,x=.66
小舟：它叫老十三，
小舟：明天就要被拆掉了。
[works mid 1/2 h4] 萤:surprise
萤：旧式救援机甲……
[works close 1/2 h4] 爷爷:calm
爷爷：五十年前，我修过它。
==
[works close h3.4 focus] 萤:fierce
萤：一晚上，够了。
[works mid 1/2 h3.6] 萤:fierce,fist,hold=wrench
*叮叮当
[works mid 1/2 h3.6] 小舟:smile,hold,hold=lamp
小舟：我帮你打灯！
[eye view h4 slant]
*嗡——
# 第2话 五十年前的划痕
==
[works mid h4.4 title] 萤:talk,hold,hold=gear 小舟:calm
萤：胸口这道划痕，很深。
[works close 1/2 h4 memory] 爷爷:sad
爷爷：那年发大水。
[city full 1/2 h4 rain memory] 老十三:calm
*哗哗哗
==
[city far h4.4 rain] 老十三:surprise,x=.6
：它顶着大坝，站了三天三夜。
[city mid 1/2 h4 memory] 爷爷:moved
爷爷：我就在它身后。
[warm close 1/2 h4 warm] 小舟:moved
小舟：它是英雄呀。
==
[front mid h4] 队长:calm,hold,hold=paper 萤:fierce,cross
队长：时间到。按规定，拆除。
萤：给我十分钟！
[works mid 1/2 h4] 萤:worry
萤：核心不转……
[works mid 1/2 h4] 小舟:cry,reach
小舟！老十三
==
[eye view h3.6 focus]
：滴——
[yard full h5 lines] 老十三:surprise,x=.6
*轰
[front mid 1/2 h3.6] 队长:shock
队长：动了？！
[warm close 1/2 h3.6 warm] 萤:laugh
萤：醒啦。
# 第3话 最后一班岗
==
[city far h5 title rain] 老十三:calm,x=.7 队长:worry,x=.25,size=.45
队长：西堤裂了，来不及撤人！
[works mid 1/2 h4] 萤:surprise 爷爷:worry
爷爷：又是大水……
[eye view 1/2 h4]
*滴滴
==
[yard mid h4 rain] 小舟:cry 萤:sad
小舟：它要去，是不是？
[yard full h4.4 rain] 老十三:calm,x=.62 萤:fierce,x=.25,size=.5
萤：燃料只够一趟，
萤：我给你加到满。
[city view h3 rain lines]
*咚咚咚
==
[city far h5.4 rain] 老十三:surprise,x=.5
*轰隆
：它又一次，挡在了前面。
[city mid 1/2 h3.8 rain] 队长:fierce,point
队长！全员快撤
[city close 1/2 h3.8 rain] 小舟:fierce
小舟！加油
==
[yard far h5] 小舟:calm,back,x=.3,size=.5 萤:calm,back,x=.46,size=.62 老十三:sleep,x=.76
：雨停了。
：没有一个人受伤。
[front mid 1/2 h4] 队长:smile,salute
队长：经批准，不拆了。
[front mid 1/2 h4 sparks] 小舟:laugh,cheer
小舟！太好了
==
[works full h5] 萤:grin,x=.25,size=.6,hold,hold=wrench 老十三:calm,x=.66
萤：从今天起，你是店员十三号。
[works close 1/2 h3.8] 爷爷:laugh
爷爷：工资，机油三桶。
[front view 1/2 h3.8]
：修理铺，照常营业。
`,
  cover: cover({
    scene: (g, r) => {
      duskSky(g, r);
      machine(g, 'mecha', g.W * 0.5, g.H * 0.36, g.W * 0.3, '#e0a03a');
    },
    subject: (g) =>
      actor(
        g,
        (l) =>
          half(
            l,
            g.W * 0.42,
            g.H * 0.58,
            g.W * 0.13,
            { ...ying, mood: 'grin' },
            { pose: 'fist', hold: 'wrench', side: 0.3 },
          ),
        { outline: 5, outlineColor: '#ffffff', rimColor: '#ffe0a0' },
      ),
    lettering: { lines: ['机甲修理铺'], style: 'steel' },
    shade: '#101a30',
  }),
  banner: poster({
    scene: duskSky,
    subject: (g) => {
      machine(g, 'mecha', g.W * 0.82, g.H * 0.46, 190, '#e0a03a');
      actor(
        g,
        (l) =>
          half(
            l,
            g.W * 0.62,
            g.H * 0.58,
            96,
            { ...ying, mood: 'smile' },
            { pose: 'hold', hold: 'wrench', side: 0.3 },
          ),
        { outline: 4, outlineColor: lighter('#ffe0a0', 0.5) },
      );
    },
    lettering: {
      lines: ['机甲修理铺'],
      style: 'steel',
      size: 108,
      sub: { text: '老机器 也有明天', color: '#2a4a7a' },
    },
  }),
});
