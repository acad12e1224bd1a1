// 钟楼侦探社: two inks, upright words, from right to left; three children under a clock solve the town's small riddles.
import { actor, comic, cover, glow, half, inside, oval, poster, ring, sky, thing, built } from './kit.js';
import { chamber, duskSky, lane, nightSky } from './places.js';

const color = '#8a5a3a';
const gu = {
  hair: '#3a2a24',
  style: 'swept',
  eye: '#7a5a3a',
  outfit: 'suit',
  cloth: '#7a5a44',
  trim: '#a83a2a',
  wear: [['beret', '#8a4a34']],
};
const bai = {
  hair: '#1e2030',
  style: 'straight',
  eye: '#4a5a9a',
  outfit: 'suit',
  cloth: '#3a4460',
  trim: '#d8b04a',
  skirt: '#2a3450',
  bare: true,
};
const pang = {
  skin: '#f0c8a0',
  hair: '#4a3020',
  style: 'curls',
  eye: '#5a4030',
  outfit: 'hoodie',
  cloth: '#c89a4a',
  trim: '#ffffff',
};
const keeper = {
  skin: '#e6c0a0',
  hair: '#d8d4d0',
  brow: '#a8a4a0',
  style: 'short',
  eye: '#5a5a5a',
  outfit: 'cloak',
  cloth: '#4a4a54',
  trim: '#c8a04a',
  beard: '#e8e4e0',
  blush: false,
};
const baker = {
  skin: '#eec8a4',
  hair: '#6a3a24',
  style: 'wave',
  eye: '#6a4a2a',
  outfit: 'apron',
  cloth: '#b8705a',
};

const places = {
  tower: (g, r) => {
    duskSky(g, r);
    built.town(g, r, g.H * 0.66, g.H * 0.2, { roof: '#6a4a3a', wall: '#d8c4a4', rows: 2 });
    const [x, w] = [g.W * 0.5, g.H * 0.2];
    g.fillStyle = '#8a6a54';
    g.fillRect(x - w / 2, g.H * 0.2, w, g.H * 0.7);
    built.eaves(g, x, g.H * 0.22, w * 1.6, g.H * 0.14, '#4a3028');
    thing(g, 'clock', x, g.H * 0.36, g.H * 0.09, { color: '#d8b06a' });
  },
  den: chamber({
    wall: '#b89a78',
    floor: '#7a5a40',
    style: 'stone',
    out: nightSky,
    window: [0.8, 0.12, 0.3, 0.36],
    more: (g, r) => {
      inside.books(g, r, 0.05, 0.1, 0.44, 3, { colors: ['#6a3a2a', '#8a6a4a', '#3a4a5a', '#a88a5a'] });
      inside.desk(g, 0.56, 0.66, 0.5, '#6a4428', [
        ['lamp', 0.2, 0.07],
        ['lens', 0.7, 0.06],
      ]);
    },
  }),
  gears: (g, r) => {
    inside.room(g, { wall: '#7a6450', floor: '#4a3a30', style: 'planks' });
    for (let i = 0; i < 7; i++) {
      const [x, y, s] = [g.W * r.next(), g.H * r.range(0.1, 0.6), g.H * r.range(0.08, 0.2)];
      thing(g, 'gear', x, y, s, { color: ['#b8924a', '#8a7050', '#5a4a3a'][i % 3], turn: r.next() });
    }
  },
  street: lane({
    air: ['#d8c8b0', '#f4ead4'],
    roof: '#5a4434',
    wall: '#ecdcc0',
    ground: '#b09a80',
    lanterns: false,
  }),
  night: lane({
    air: ['#1c1a2a', '#4a4048'],
    roof: '#2a2428',
    wall: '#5a4e4a',
    ground: '#3a3434',
    lanterns: false,
  }),
  bakery: chamber({
    wall: '#e8d4b4',
    floor: '#a88a64',
    style: 'tiles',
    more: (g, r) => {
      inside.shelf(g, r, 0.1, 0.08, 0.8, [[['donut', '#d8a85a'], ['bun'], ['cake', '#f0dcc0']]]);
      inside.counter(g, 0.72, '#8a6444', {
        things: [
          ['bun', 0.3, 0.07],
          ['donut', 0.6, 0.06, '#d8a85a'],
        ],
      });
    },
  }),
  face: (g) => {
    sky.sky(g, ['#e8d8b8', '#c8a878']);
    thing(g, 'clock', g.W / 2, g.H * 0.52, Math.min(g.W, g.H) * 0.44, { color: '#8a5a34' });
  },
  prints: (g) => {
    sky.sky(g, ['#d8c8a8', '#b89a74']);
    for (let i = 0; i < 6; i++)
      oval(
        g,
        g.W * (0.14 + i * 0.15),
        g.H * (i % 2 ? 0.44 : 0.62),
        g.H * 0.05,
        g.H * 0.09,
        'rgba(60,40,24,.55)',
        0.5,
      );
    ring(g, g.W * 0.62, g.H * 0.52, Math.min(g.W, g.H) * 0.3, 12, '#6a4428');
    glow(g, g.W * 0.62, g.H * 0.52, g.H * 0.3, '#ffffff', 0.5);
  },
};

export default comic({
  slug: 'zhong-lou-zhen-tan-she',
  direction: 'rtl',
  upright: true,
  ink: ['#2e1e16', '#f8efdc'],
  color,
  lettering: 'gold',
  cast: {
    顾远: { ...gu, size: 0.9 },
    白鹿: { ...bai, size: 0.9 },
    墩子: { ...pang, size: 0.88 },
    钟爷爷: keeper,
    面包师: baker,
  },
  places,
  script: `
# 第1话 少了一分钟的钟
==
[tower view h6 title]
：小镇钟楼的阁楼里，
：有一间侦探社。
[den mid h4] 顾远:sly,hold,hold=lens 墩子:tired
墩子：三天没有案子了……
==
[den mid 1/2 h4] 白鹿:talk,hold,hold=paper
白鹿：有一件怪事。
[face view 1/2 h4]
白鹿：钟，每晚少走一分钟。
[den close h3.4 focus] 顾远:fierce
顾远：接了。
[tower full h4] 顾远:calm,x=.3,hold,hold=lens 白鹿:calm,x=.52 墩子:worry,x=.74
墩子：我能先吃晚饭吗？
==
[gears mid h4] 钟爷爷:sad 顾远:calm
钟爷爷：零件都是好的，我查过三遍。
[gears far 1/2 h4.4] 墩子:shock,x=.5
*咔哒
[gears close 1/2 h4.4] 白鹿:surprise
白鹿：有人！
[prints view h3]
顾远：脚印……很小。
==
[gears mid h3.6 dim] 顾远:fierce 白鹿:fierce
顾远（十一点五十九分。
[gears thing h2.8 focus] feather/#f4f0e8
：一根白色的羽毛。
[gears close 1/2 h3.6] 顾远:smile
顾远：我明白了。
[face view 1/2 h3.6]
：分针上，站着一只猫头鹰。
==
[warm mid h4 warm] 顾远:grin 钟爷爷:laugh
顾远：它每晚来，坐一分钟。
钟爷爷：原来是老邻居。
[tower view h4]
：钟，从此多走一分钟等它。
# 第2话 面包失踪案
==
[bakery mid h5 title] 面包师:worry 墩子:shock
面包师：每天早上，少三个面包。
墩子！太可恶了
[bakery mid 1/2 h3.6] 白鹿:sly
白鹿：墩子，嘴角有面包屑。
[bakery close 1/2 h3.6] 墩子:worry
墩子：我付了钱的！
==
[bakery mid h3.6] 顾远:talk,hold,hold=lens
顾远：窗没坏，门没坏，
顾远：台子上……有水。
[street far h4] 顾远:calm,run,x=.3 白鹿:calm,run,x=.52 墩子:tired,run,x=.74
*哒哒哒
[street close h3] 白鹿:surprise
白鹿：水迹到河边就没了。
==
[night mid h3.8 dim] 墩子:worry 顾远:calm
墩子：好冷，可以回去了吗……
[night far h4.2] 钟爷爷:calm,x=.6,hold,hold=umbrella
*嘎吱
[night close 1/2 h3.4] 顾远:shock
顾远：钟爷爷？
[night mid 1/2 h3.4] 钟爷爷:shy,hold,hold=bun
钟爷爷：哎呀，被发现了。
==
[street far h4.2 memory] 钟爷爷:smile,x=.4
钟爷爷：桥洞下，有三个孩子。
[warm mid h3.8 warm] 面包师:moved 钟爷爷:shy
面包师：您怎么不早说呀！
[bakery mid 1/2 h3.4] 面包师:laugh,hold,hold=bun
面包师：明天起，做六个。
[den close 1/2 h3.4] 墩子:moved
墩子：我……也匀一个。
# 第3话 最后的谜题
==
[den full h5 title] 白鹿:sad,x=.34,hold,hold=letter 顾远:surprise,x=.68
白鹿：我要搬家了，下周。
[den close 1/2 h3.6] 顾远:calm
顾远：……哦。
[den mid 1/2 h3.6] 墩子:cry
墩子！不要啊
==
[tower far h4] 白鹿:sad,back,x=.5
：最后一天，没有人来送她。
[street thing h3 focus] scroll
白鹿：这是……线索？
[street mid h3.8] 白鹿:talk,hold,hold=scroll
白鹿：“少走一分钟的地方。”
==
[gears mid h4] 白鹿:surprise,hold,hold=lens
白鹿：羽毛下面，还有一张！
[bakery mid 1/2 h3.8] 面包师:wink,hold,hold=cake
面包师：去河边看看？
[street mid 1/2 h3.8 speed] 白鹿:fierce,run
*哒哒
[face view h2.8]
：十二点整。
==
[night far h5 sparks] 墩子:laugh,cheer,x=.2 顾远:smile,x=.42 钟爷爷:laugh,x=.62 面包师:laugh,x=.82
墩子！恭喜破案
[warm close h3.4 warm] 白鹿:cry
白鹿：你们这些……笨蛋。
[night mid h4.6] 顾远:smile,hold,hold=lens 白鹿:moved
顾远：侦探社，
顾远：永远有三个人。
==
[tower view h5]
：许多年后，钟楼下。
[den mid h4.4] 顾远:grin,hold,hold=letter 墩子:laugh
墩子：白鹿来信了！有新案子！
：全书完
`,
  cover: cover({
    scene: places.tower,
    subject: (g) =>
      actor(
        g,
        (l) => {
          half(l, g.W * 0.2, g.H * 0.5, g.W * 0.11, { ...pang, mood: 'laugh' }, { side: 0.4 });
          half(l, g.W * 0.8, g.H * 0.5, g.W * 0.11, { ...bai, mood: 'smile' }, { side: -0.4 });
          half(l, g.W * 0.5, g.H * 0.56, g.W * 0.14, { ...gu, mood: 'sly' }, { pose: 'think', hold: 'lens' });
        },
        { outline: 4, outlineColor: '#fff4dc', shadow: '#2a1408' },
      ),
    lettering: { lines: ['钟楼侦探社'], style: 'gold' },
    shade: '#2a140a',
  }),
  banner: poster({
    scene: places.tower,
    subject: (g) =>
      actor(
        g,
        (l) =>
          half(
            l,
            g.W * 0.78,
            g.H * 0.5,
            120,
            { ...gu, mood: 'sly' },
            { pose: 'up', hold: 'lens', side: -0.3 },
          ),
        { outline: 4, outlineColor: '#fff4dc' },
      ),
    lettering: {
      lines: ['钟楼侦探社'],
      style: 'gold',
      size: 112,
      sub: { text: '每一个谜底 都很温柔', color: '#6a3a1a' },
    },
  }),
});
