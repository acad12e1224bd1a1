// 小龙上学记: a little dragon among the children of an ordinary school; four panels a page.
import { actor, comic, cover, half, inside, land, sky, thing } from './kit.js';
import { chamber, clearSky, wild } from './places.js';

const color = '#3aa878';
const long = {
  kind: 'dragon',
  fur: '#5ac08a',
  light: '#f0ffe0',
  outfit: 'hoodie',
  cloth: '#ffd25a',
  trim: '#ffffff',
  legs: '#4a8ad0',
  size: 0.85,
};
const teacher = {
  hair: '#5a3a2a',
  style: 'bob',
  eye: '#5a7a5a',
  outfit: 'suit',
  cloth: '#5a8a9a',
  trim: '#f0a05a',
  wear: [['glasses', '#4a3a3a']],
};
const ming = {
  hair: '#2a2628',
  style: 'short',
  eye: '#5a4a3a',
  outfit: 'jersey',
  cloth: '#4a8ad0',
  trim: '#ffffff',
  size: 0.8,
};
const li = {
  hair: '#6a3a2a',
  style: 'tails',
  eye: '#a85a3a',
  outfit: 'jersey',
  cloth: '#4a8ad0',
  trim: '#ff8aa0',
  skirt: '#2a4a8a',
  bare: true,
  size: 0.8,
};
const mom = {
  kind: 'dragon',
  fur: '#3a9a7a',
  light: '#e8ffe8',
  outfit: 'apron',
  cloth: '#e88a9a',
  trim: '#ffffff',
  size: 1.15,
};

const places = {
  gate: wild({
    air: ['#8ad4f4', '#e0f6fc'],
    far: '#b8e0c8',
    near: '#7ac09a',
    ground: '#e0d0a8',
    more: (g, r) => {
      for (const k of [0.2, 0.8]) {
        g.fillStyle = '#c8685a';
        g.fillRect(g.W * k - g.H * 0.06, g.H * 0.36, g.H * 0.12, g.H * 0.42);
      }
      inside.board(g, '向阳小学', 0.5, 0.34, 0.08, { color: '#c8685a', ink: '#fff6e0' });
      land.roundTree(g, r, g.W * 0.06, g.H * 0.82, g.H * 0.4, '#7ac05a');
    },
  }),
  class: chamber({
    wall: '#f4ecd8',
    floor: '#c8a478',
    out: clearSky,
    window: [0.86, 0.14, 0.34, 0.36],
    frame: '#8ab0c0',
    more: (g) => {
      inside.blackboard(g, 0.4, 0.1, 0.8, 0.34, ['今天学：火', '注意安全']);
      inside.counter(g, 0.8, '#d8a868', {
        planks: false,
        things: [
          ['book', 0.2, 0.045],
          ['apple', 0.7, 0.04],
        ],
      });
    },
  }),
  field: wild({
    air: ['#7accf2', '#e4f6fc'],
    far: '#a8dcc0',
    near: '#6ab88a',
    ground: '#c8704a',
    clouds: '#ffffff',
    more: (g) => {
      for (let i = 0; i < 5; i++) {
        g.fillStyle = 'rgba(255,255,255,.8)';
        g.fillRect(0, g.H * (0.8 + i * 0.045), g.W, 3);
      }
    },
  }),
  canteen: chamber({
    wall: '#e0f0e8',
    floor: '#b8c4b0',
    style: 'tiles',
    out: clearSky,
    more: (g, r) => {
      inside.shelf(g, r, 0.06, 0.1, 0.5, [[['apple'], ['bun'], ['cake']]]);
      inside.counter(g, 0.78, '#e8b87a', {
        things: [
          ['bowl', 0.3, 0.06],
          ['bun', 0.5, 0.05],
          ['cup', 0.72, 0.05],
        ],
      });
    },
  }),
  home: chamber({
    wall: '#a8c8b8',
    floor: '#8a9a78',
    style: 'stone',
    out: clearSky,
    more: (g, r) => {
      inside.shelf(g, r, 0.06, 0.08, 0.5, [
        [['gem'], ['shell'], ['star']],
        [['pot'], ['gourd'], ['bowl']],
      ]);
    },
  }),
  sky: (g, r) => {
    sky.sky(g, ['#4ab0f0', '#b8e4fa']);
    sky.clouds(g, r, { count: 7, y: [0.2, 0.9], size: [0.12, 0.26], opacity: 0.95 });
  },
};

export default comic({
  slug: 'xiao-long-shang-xue-ji',
  direction: 'ltr',
  color,
  lettering: 'candy',
  cast: { 小龙: long, 林老师: teacher, 小明: ming, 丽丽: li, 龙妈: mom },
  places,
  script: `
# 第1话 开学第一天
==
[home mid h5 title] 龙妈:happy 小龙:worry
龙妈：记住，不许在学校喷火哦。
[gate far 1/2 h4] 小龙:worry,x=.5
小龙：好多人……
[class mid 1/2 h4] 林老师:talk,wave
林老师：欢迎新同学！
==
[class mid h3.6] 小龙:shy,shy
小龙：我、我叫小龙。
[class mid h3.6] 小明:surprise 丽丽:surprise
小明：真的龙！
[class close 1/2 h3.6] 小龙:shock
*阿——
[class mid 1/2 h3.6 burst] 小龙:cry
*嚏！
==
[class thing h3 focus] flame
：黑板，烤糊了。
[class close h3.2 gloom] 小龙:sad
小龙（完了，要被赶回家了。
[class mid h3.8] 林老师:laugh 小龙:surprise
林老师：今天学的字，正好是“火”。
[class mid h3.4] 丽丽:laugh,cheer 小明:laugh,cheer
丽丽：再来一次！
==
[gate mid h4] 龙妈:worry 小龙:happy
龙妈：今天怎么样？
小龙：我教了大家一个字！
[home mid 1/2 h3.6] 龙妈:surprise,ask
龙妈：什么字？
[home close 1/2 h3.6] 小龙:happy
小龙：保密～
# 第2话 运动会
==
[field far h5 title] 小明:fierce,x=.3 小龙:worry,x=.52 丽丽:smile,x=.74
：秋天，运动会。
[field mid 1/2 h4] 小明:fierce,fist
小明：接力赛，靠你了！
[field close 1/2 h4] 小龙:worry
小龙：可我跑得最慢……
==
[field mid h3.6] 小龙:sad 丽丽:talk
丽丽：那你会什么？
[sky full h4.4] 小龙:happy,cheer,x=.5
小龙：我会飞呀。
[field mid 1/2 h3.4] 小明:shock
小明：飞不算跑！
[field mid 1/2 h3.4] 林老师:worry,dots
林老师：规则没写……
==
[field mid h3.6 speed] 丽丽:fierce,run
*嗖
[field mid h3.6] 丽丽:shock
丽丽：啊！
*啪
[field close 1/2 h3.4] 小龙:surprise
小龙：丽丽摔倒了！
[field full 1/2 h3.4 speed] 小龙:fierce,run
*哒哒哒
==
[field mid h3.8] 小龙:talk,reach 丽丽:moved
小龙：我背你，一起跑！
[field far h4.4 sparks] 小龙:happy,run,x=.42 丽丽:laugh,x=.56 小明:laugh,cheer,x=.82
：最后一名，掌声最响。
[class mid h3.6] 林老师:smile,hold,hold=trophy 小龙:surprise
林老师：特别奖，颁给小龙！
# 第3话 冬天的暖气
==
[class mid h5 title] 小明:worry 丽丽:worry
小明：暖气坏了，好冷……
[class mid 1/2 h4] 林老师:worry
林老师：要等明天修。
[class close 1/2 h4] 小龙:idea,smile
小龙：老师，我可以……
==
[class mid h3.8] 林老师:talk 小龙:calm
林老师：只许轻轻地，呼一口气。
[class close h3.2 warm] 小龙:happy
*呼～～
[class mid h3.6 warm] 小明:laugh 丽丽:laugh
丽丽：好暖和！像晒太阳！
[canteen mid h3.4 steam] 小明:grin,hold,hold=bowl
小明：汤也热了！
==
[class mid h3.8] 小龙:tired 丽丽:worry
丽丽：小龙，你怎么没力气了？
[class close h3.4] 小龙:sleep
小龙：有点……困……
[class mid 1/2 h3.6] 小明:shock
小明！小龙睡着了
[home mid 1/2 h3.6 memory] 龙妈:happy
：龙，是要冬眠的。
==
[home far h4.4] 小龙:sleep,x=.3 丽丽:smile,x=.52 小明:smile,x=.68 林老师:smile,x=.86
丽丽：那我们轮流来讲课吧。
[gate view h3.4 petals]
：春天来了。
[class mid h3.8] 小龙:happy,cheer 丽丽:laugh
小龙：我梦见，我考了一百分！
丽丽：作业也攒了一百份哦。
# 第4话 我的家长会
==
[class far h5 title] 林老师:calm,x=.3 龙妈:worry,x=.68
：家长会。门，有点小。
[class mid 1/2 h4] 龙妈:shy,shy
龙妈：我坐地上就好……
[class mid 1/2 h4] 林老师:smile
林老师：您请坐讲台。
==
[class mid h3.8] 林老师:talk,hold,hold=paper
林老师：这是小龙写的作文。
[warm mid h4 warm] 小龙:happy,hold,hold=paper
小龙：“我的妈妈，为了送我上学，
小龙：每天走路，不飞。”
[warm close h3.2 memory] 龙妈:surprise
==
[gate mid h3.8 memory] 小龙:smile 龙妈:happy
小龙：“因为我说过，
小龙：想和同学们一样。”
[class close h3.4] 龙妈:cry
龙妈：这孩子……
[sky far h4.2 sparks] 龙妈:happy,x=.4 小龙:happy,x=.64
小龙：妈妈，今天我们飞回家吧！
==
[sky far h4.6] 小龙:happy,cheer,x=.3 龙妈:happy,x=.6
*呼——
[field mid h3.8] 小明:surprise,point 丽丽:laugh
小明：快看！我们班的龙！
[class mid 1/2 h3.6] 林老师:smile
林老师：下周教“飞”字。
[home close 1/2 h3.6] 小龙:wink
小龙：我会举手的。
`,
  cover: cover({
    scene: (g, r) => places.gate(g, r),
    subject: (g) =>
      actor(
        g,
        (l) => {
          half(l, g.W * 0.2, g.H * 0.5, g.W * 0.1, { ...ming, mood: 'laugh' }, { side: 0.4 });
          half(l, g.W * 0.82, g.H * 0.5, g.W * 0.1, { ...li, mood: 'grin' }, { side: -0.4 });
          half(l, g.W * 0.5, g.H * 0.52, g.W * 0.16, { ...long, mood: 'happy' }, { pose: 'cheer' });
          thing(l, 'book', g.W * 0.86, g.H * 0.3, 36, { turn: 0.3 });
        },
        { outline: 5, outlineColor: '#ffffff', shadow: '#1a4a3a' },
      ),
    lettering: { lines: ['小龙', '上学记'], style: 'candy', tint: '#2a8a5a' },
    shade: '#0a3a2a',
  }),
});
