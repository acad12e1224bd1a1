// 猫咪客栈: four panels a page about an inn that a cat keeps.
import { actor, comic, cover, critter, glow, half, inside, poster, prop } from './kit.js';
import { chamber, lane, nightSky } from './places.js';

const color = '#f08a3a';
const cat = {
  kind: 'cat',
  fur: '#f4a24a',
  light: '#fff4e2',
  mark: '#c8702a',
  outfit: 'apron',
  cloth: '#3a6a9a',
  trim: '#ffffff',
  legs: '#3a4a6a',
};
const black = {
  kind: 'cat',
  fur: '#4a4658',
  light: '#6a667a',
  eye: '#ffd23a',
  inner: '#8a6a7a',
  cloth: '#8a3a5a',
  trim: '#ffd23a',
};
const white = {
  kind: 'cat',
  fur: '#f6f0ea',
  light: '#ffffff',
  eye: '#4a9ae0',
  cloth: '#8ab8e0',
  trim: '#ffffff',
};
const dog = {
  kind: 'dog',
  fur: '#e8c08a',
  light: '#fff4e2',
  mark: '#a8703a',
  cloth: '#c85a3a',
  trim: '#ffe8b0',
};
const guest = {
  hair: '#3a3040',
  style: 'short',
  eye: '#5a6a8a',
  outfit: 'robe',
  cloth: '#6a7a9a',
  trim: '#dfe6f0',
};
const girl = {
  hair: '#6a3a2a',
  style: 'buns',
  eye: '#a8603a',
  outfit: 'robe',
  cloth: '#e88a9a',
  trim: '#ffe8c8',
  size: 0.85,
};

const granny = {
  skin: '#f0d0b0',
  hair: '#d8d4d0',
  brow: '#a8a4a0',
  style: 'topbun',
  eye: '#6a4a3a',
  outfit: 'robe',
  cloth: '#7a6a8a',
  trim: '#f0e0c0',
};

const places = {
  door: lane({
    air: ['#f6b27a', '#fde0b0'],
    roof: '#6a4a4a',
    wall: '#f2e0c4',
    ground: '#b89a7a',
    name: '猫咪客栈',
  }),
  night: lane({
    air: ['#1c2050', '#4a4a80'],
    roof: '#2c2c4a',
    wall: '#6a6080',
    ground: '#3a3858',
    name: '猫咪客栈',
  }),
  hall: chamber({
    wall: '#e8bf8a',
    floor: '#b8804e',
    style: 'planks',
    out: nightSky,
    more: (g, r) => {
      inside.shelf(g, r, 0.04, 0.06, 0.5, [
        [['gourd'], ['teapot'], ['cup']],
        [['fish'], ['pot'], ['bowl']],
      ]);
      inside.noren(g, 0.5, 0.12, 0.3, ['喵', '店'], '#3a6a9a');
    },
  }),
  desk: chamber({
    wall: '#dca86a',
    floor: '#a8703e',
    style: 'paper',
    more: (g) => {
      inside.board(g, '今日有鱼', 0.5, 0.2, 0.07);
      inside.counter(g, 0.7, '#9a5c30', {
        things: [
          ['teapot', 0.14, 0.06],
          ['book', 0.86, 0.06, '#3a7a6a'],
          ['coin', 0.74, 0.035],
        ],
      });
    },
  }),
  kitchen: chamber({
    wall: '#cfe0d4',
    floor: '#9aa08a',
    style: 'tiles',
    more: (g, r) => {
      inside.shelf(g, r, 0.1, 0.06, 0.7, [[['bowl'], ['carrot'], ['cabbage'], ['mushroom']]]);
      inside.counter(g, 0.72, '#7a6a5a', {
        things: [
          ['pot', 0.3, 0.1],
          ['fish', 0.6, 0.07],
          ['bowl', 0.8, 0.06],
        ],
      });
    },
  }),
  room: chamber({
    wall: '#c8b4d8',
    floor: '#a88a7a',
    style: 'paper',
    out: nightSky,
    more: (g) => {
      inside.hanging(g, 0.3, 0.12, 0.08);
      inside.desk(g, 0.22, 0.62, 0.4, '#a86a3e', [
        ['lamp', 0.3, 0.06],
        ['book', 0.7, 0.05],
      ]);
    },
  }),
};

export default comic({
  slug: 'mao-mi-ke-zhan',
  direction: 'ltr',
  color,
  lettering: 'cartoon',
  cast: {
    橘掌柜: cat,
    小黑: { ...black, size: 0.9 },
    雪团: { ...white, size: 0.9 },
    旺财: dog,
    书生: guest,
    小枣: girl,
    奶奶: granny,
    橘猫: { critter: cat },
  },
  places,
  script: `
# 第1话 本店不收银子
==
[door far h5 title] 橘掌柜:grin,wave,x=.3 书生:tired,x=.72
橘掌柜：客官，住店吗？
[desk mid 1/2 h4] 书生:calm
书生：多少钱一晚？
[desk mid 1/2 h4] 橘掌柜:happy
橘掌柜：不收银子，收小鱼干。
[warm close h3 warm] 书生:surprise,ask
书生：……啊？
==
[desk mid h3.4] 书生:worry,scratch 橘掌柜:smile
书生：可我只有一只烧饼。
[desk close h3.2] 橘掌柜:surprise
橘掌柜（烧饼……是什么？
[desk thing h2.6 focus] donut/#e8b45a
*闻闻
[hall mid h3.6 flowers] 橘掌柜:happy,love 书生:laugh
橘掌柜：天字一号房！住十天！
==
[room full h4] 书生:smile,x=.36 橘猫:sleep,x=.72
：夜里有点冷。
[room mid 1/2 h3.6] 书生:surprise
书生：掌柜，被子呢？
[room mid 1/2 h3.6] 橘掌柜:happy,wave
橘掌柜：马上到！
[night far h4.4] 橘掌柜:happy,x=.16,size=.8 雪团:happy,x=.38,size=.8 小黑:wink,x=.6,size=.8 旺财:happy,x=.84,size=.8
橘掌柜：毛毯四条，送到！
*喵喵汪
==
[room close h4.4 warm] 书生:moved
书生：真暖和呀……
[room mid h3.6] 橘掌柜:wink
橘掌柜：暖和要另外收费哦。
[night view h4]
：第二天，全镇的烧饼都卖光了。
# 第2话 新来的店小二
==
[door mid h4.6 title] 旺财:talk 橘掌柜:surprise
旺财：听说这里招店小二？
[desk mid 1/2 h4] 橘掌柜:worry
橘掌柜：你是……狗？
[desk mid 1/2 h4] 旺财:happy
旺财：我会握手！
[dots close h3 dots] 橘掌柜:calm,dots
橘掌柜（这有什么用……
==
[kitchen mid h3.8] 小黑:angry 旺财:worry,hold,hold=bowl
小黑！那是猫的碗
[kitchen close h3.2] 旺财:sad
旺财：对不起，我洗了三遍。
[kitchen thing h2.6 sparks] bowl/#6ab0e0
：碗，比新的还亮。
[kitchen mid h3.4] 小黑:shy
小黑：……也、也还行吧。
==
[hall mid h3.8] 书生:shock 小枣:cry
小枣：我的荷包丢了！
[hall close h3] 旺财:fierce
*嗅嗅
[door mid h3.6 speed] 旺财:fierce,run
旺财！在这边
[door mid h3.4] 旺财:happy,up,hold=gift 小枣:laugh
小枣：找到啦！谢谢你！
==
[desk mid h4.2] 橘掌柜:happy,hold,hold=scroll 旺财:surprise
橘掌柜：正式录用，月钱三根骨头。
[desk close h3.4 flowers] 旺财:cry
旺财：我一定好好干，汪呜……
[night far h4.2] 小黑:talk,x=.3 橘掌柜:happy,x=.54 旺财:happy,x=.78
小黑：掌柜，招牌要不要改？
橘掌柜：猫咪（和狗）客栈！
# 第3话 下雨天的客人
==
[night view h4.2 rain title]
*哗啦啦
[door mid 1/2 h4 rain] 小枣:sad,hold,hold=umbrella
小枣：奶奶说今天回来的……
[hall mid 1/2 h4] 橘掌柜:worry
橘掌柜：先进来等吧。
[desk mid h3.8 steam] 橘掌柜:smile,hold,hold=bowl 小枣:calm
橘掌柜：鱼汤，小心烫。
==
[hall mid h4] 小枣:talk 雪团:calm 小黑:calm
小枣：你们也在等人吗？
[room close h3.4 memory] 雪团:sad
雪团：我等过一个人，很久很久。
[warm mid h3.8 warm] 雪团:happy
雪团：等着等着，就成了一家店。
==
[night far h4.6 rain] 旺财:talk,run,x=.5
旺财！汪！有人来了
[door close h3.4 rain] 小枣:surprise
小枣：奶奶？
[door mid h4 flowers] 小枣:laugh,cheer 奶奶:laugh,reach
小枣：奶奶——！
奶奶：下雨路滑，来晚啦。
==
[hall far h4.4] 橘掌柜:happy,x=.14 小枣:laugh,x=.33 奶奶:smile,x=.5 雪团:happy,x=.68 旺财:happy,x=.86
橘掌柜：今天的鱼汤，管够！
[hall close 1/2 h3.6] 小黑:wink
小黑：烧饼也管够。
[night view 1/2 h3.6]
：雨停了。
[door mid h3.6 sparks] 橘掌柜:happy,wave
橘掌柜：我们明天见，喵。
`,
  cover: cover({
    scene: (g, r) => {
      places.night(g, r);
      glow(g, g.W * 0.5, g.H * 0.55, g.W * 0.6, '#ffb04a', 0.7);
    },
    subject: (g) =>
      actor(
        g,
        (l) => {
          critter(l, g.W * 0.2, g.H * 0.74, 250, { ...black, mood: 'fierce' });
          critter(l, g.W * 0.82, g.H * 0.74, 250, { ...white, mood: 'happy' });
          critter(l, g.W * 0.5, g.H * 0.78, 420, {
            ...cat,
            coat: '#3a6a9a',
            mood: 'happy',
            wear: [['scarf', '#d8402f']],
          });
        },
        { outline: 5, outlineColor: '#fff4e0', shadow: '#1a1024' },
      ),
    lettering: { lines: ['猫咪客栈'], style: 'cartoon' },
    shade: '#3a1a10',
  }),
  banner: poster({
    scene: lane({ air: ['#f6b27a', '#fde0b0'], roof: '#6a4a4a', wall: '#f2e0c4', ground: '#b89a7a' }),
    subject: (g) =>
      actor(
        g,
        (l) => {
          critter(l, g.W * 0.62, g.H * 0.84, 260, { ...white, mood: 'happy' });
          critter(l, g.W * 0.92, g.H * 0.84, 270, { ...dog, mood: 'happy' });
          half(
            l,
            g.W * 0.77,
            g.H * 0.5,
            120,
            { ...cat, outfit: 'apron', cloth: '#3a6a9a', trim: '#ffffff', mood: 'happy' },
            { pose: 'hold', hold: 'fish' },
          );
          prop(l, 'paw', g.W * 0.56, g.H * 0.24, 34, { color: '#ffd0b8', turn: -0.3 });
        },
        { outline: 5, outlineColor: '#fff4e0' },
      ),
    lettering: { lines: ['猫咪客栈'], style: 'cartoon', sub: { text: '房钱一条小鱼干', color: '#8a4a1a' } },
  }),
});
