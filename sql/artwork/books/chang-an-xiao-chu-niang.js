// 长安小厨娘: a girl with a stall in the western market, and the dishes by which she is known.
import { actor, built, comic, cover, glow, half, inside, lighter, oval, poster, sky, thing } from './kit.js';
import { chamber, clearSky, lane } from './places.js';

const color = '#d8602e';
const shen = {
  hair: '#3a2420',
  style: 'buns',
  eye: '#8a5a2a',
  outfit: 'robe',
  cloth: '#e8785a',
  trim: '#fff0c8',
  legs: '#8a3a2a',
};
const pei = {
  skin: '#f6d8bc',
  hair: '#221c26',
  style: 'topbun',
  eye: '#3a5a7a',
  outfit: 'robe',
  cloth: '#3a5a7a',
  trim: '#d8c08a',
};
const gran = {
  skin: '#eccaa8',
  hair: '#c8c4c4',
  brow: '#9a9494',
  style: 'topbun',
  eye: '#5a4a3a',
  outfit: 'apron',
  cloth: '#6a7a5a',
  trim: '#e8dcc0',
  blush: true,
};
const hu = {
  skin: '#d8a070',
  hair: '#5a3018',
  style: 'curls',
  eye: '#3a8a7a',
  outfit: 'cloak',
  cloth: '#8a4a9a',
  trim: '#ffd25a',
  beard: '#6a3a1c',
};
const chef = {
  skin: '#eec49c',
  hair: '#2a2422',
  style: 'short',
  eye: '#4a3a2a',
  outfit: 'apron',
  cloth: '#a83228',
  wear: ['chef'],
  blush: false,
};

const places = {
  market: lane({
    air: ['#8ad0e8', '#f8ecc8'],
    roof: '#5a6a72',
    wall: '#f4e6cc',
    ground: '#d0b48a',
    lit: '#e8a04a',
    name: '长安西市',
  }),
  stall: (g, r) => {
    lane({
      air: ['#8ad0e8', '#f8ecc8'],
      roof: '#5a6a72',
      wall: '#f4e6cc',
      ground: '#d0b48a',
      lit: '#e8a04a',
      lanterns: false,
    })(g, r);
    inside.noren(g, 0.5, 0.08, 0.66, ['沈', '家', '面'], '#c8402a');
    inside.counter(g, 0.72, '#a8683a', {
      things: [
        ['pot', 0.2, 0.12],
        ['bowl', 0.5, 0.06],
        ['bun', 0.66, 0.06],
        ['bowl', 0.82, 0.06, '#3a6aa0'],
      ],
    });
  },
  kitchen: chamber({
    wall: '#d8c0a0',
    floor: '#8a7460',
    style: 'stone',
    out: clearSky,
    more: (g, r) => {
      inside.shelf(g, r, 0.05, 0.08, 0.52, [
        [['bowl'], ['gourd'], ['pot']],
        [['cabbage'], ['carrot'], ['mushroom', '#c8884a']],
      ]);
      inside.counter(g, 0.74, '#7a5a44', {
        things: [
          ['pot', 0.24, 0.13],
          ['fish', 0.7, 0.06],
        ],
      });
    },
  }),
  night: lane({
    air: ['#141a44', '#3a3a70', '#8a5a7a'],
    roof: '#2c3048',
    wall: '#6a5a70',
    ground: '#4a4460',
    lit: '#ffcf6a',
  }),
  palace: (g, r) => {
    sky.sky(g, ['#f0b07a', '#fbe2b8']);
    sky.clouds(g, r, { count: 4, opacity: 0.7 });
    built.hall(g, g.W * 0.5, g.H * 0.74, g.H * 1.05, { roof: '#6a3a2a', wall: '#c0442e' });
    g.fillStyle = '#cdb898';
    g.fillRect(0, g.H * 0.74, g.W, g.H);
  },
  feast: chamber({
    wall: '#a83a2a',
    floor: '#8a5a3a',
    rail: '#e8c05a',
    more: (g) => {
      inside.board(g, '食无定法', 0.5, 0.18, 0.08, { color: '#2a1a1a', ink: '#ffdf9a' });
      for (const x of [0.12, 0.88]) built.lantern(g, g.W * x, g.H * 0.24, g.H * 0.09);
    },
  }),
};

/** A bowl with what is in it, seen close. */
const dish = (broth, top) => (g) => {
  const s = Math.min(g.W, g.H) * 0.36;
  const [x, y] = [g.W / 2, g.H * 0.56];
  glow(g, x, y, s * 2, '#fff0c0', 0.8);
  oval(g, x, y + s * 0.2, s * 1.25, s * 0.72, '#3a5a8a');
  oval(g, x, y, s * 1.25, s * 0.7, '#f4f6f8');
  oval(g, x, y, s * 1.08, s * 0.58, broth);
  for (let i = 0; i < 7; i++)
    oval(
      g,
      x - s * 0.6 + i * s * 0.2,
      y + Math.sin(i) * s * 0.12,
      s * 0.28,
      s * 0.04,
      lighter('#f2d890', 0.3),
      0.5,
    );
  top.forEach(([n, dx, dy, k, c]) => thing(g, n, x + dx * s, y + dy * s, s * k, { color: c }));
};
places.noodles = dish('#e8b05a', [
  ['leaf', -0.4, -0.1, 0.22],
  ['carrot', 0.4, -0.05, 0.24],
  ['mushroom', 0.05, 0.1, 0.24, '#a86a3a'],
]);
places.soup = dish('#f4ead0', [
  ['fish', 0, -0.02, 0.5, '#f0a05a'],
  ['leaf', 0.55, 0.15, 0.18],
]);

export default comic({
  slug: 'chang-an-xiao-chu-niang',
  direction: 'strip',
  color,
  lettering: 'kai',
  cast: { 沈小满: { ...shen, size: 0.95 }, 裴公子: pei, 阿婆: gran, 胡商: hu, 御厨: chef },
  places,
  script: `
# 第1话 一碗阳春面
==
[market view h5 bleed title]
：长安西市，午时三刻。
[stall mid h4] 沈小满:talk,wave
沈小满：热面，三文一碗！
[stall mid h4] 沈小满:worry 阿婆:smile
沈小满：阿婆，一上午才卖三碗……
阿婆：好面不怕巷子深。
==
[stall mid h4.4] 裴公子:tired 沈小满:smile
裴公子：一碗面。随便什么面。
沈小满：客官，没有“随便”这一味。
[stall close h3.6] 裴公子:sad
裴公子（吃什么，都没味道……
[kitchen full h4.4 steam] 沈小满:fierce,hold,hold=pot
*咕嘟咕嘟
==
[noodles view h4.8 bleed sparks]
沈小满：阳春面，请用。
[stall mid h3.8 1/2] 裴公子:calm,hold,hold=bowl
*吸溜
[stall close h3.8 1/2 focus] 裴公子:surprise
裴公子：这是……
[warm mid h4 memory] 裴公子:moved
裴公子：小时候，娘做的味道。
==
[stall mid h4] 沈小满:laugh 裴公子:smile
沈小满：我多放了一勺猪油，
沈小满：不开心的人，要吃香一点。
[stall close h3.4] 裴公子:shy
裴公子：……再来一碗。
[market far h4.6 bleed] 裴公子:smile,x=.4 阿婆:laugh,x=.7
：第二天，摊子前排起了长队。
# 第2话 胡商的难题
==
[stall mid h6.6 title] 胡商:talk,akimbo 沈小满:surprise
胡商：都说你什么都会做？
胡商：我要吃，沙漠里的月亮。
[stall close h3.4] 沈小满:shock
沈小满：月、月亮？！
[stall mid h3.6] 阿婆:calm 沈小满:worry
阿婆：他想家了。
==
[night full h5 bleed] 沈小满:worry,sit,think,x=.5
沈小满（沙漠的月亮，是什么味道？
[night mid h4] 裴公子:talk,hold,hold=book 沈小满:surprise
裴公子：书上说，大漠的人，
裴公子：用炭火烤圆圆的饼。
[night close h3.4 idea] 沈小满:grin,idea
沈小满！我知道了
==
[kitchen mid h4] 沈小满:fierce,hold,hold=flame
*滋啦
[kitchen thing h3.4 sparks] donut/#f0c060
：撒芝麻，抹蜂蜜，烤到金黄。
[stall mid h4] 沈小满:smile,hold,hold=donut/#f0c060 胡商:surprise
沈小满：客官，您的月亮。
==
[stall close h3.8] 胡商:calm
*咔嚓
[warm mid h4 memory] 胡商:cry
胡商：跟我母亲烤的，一样烫。
[night far h5 bleed] 胡商:laugh,x=.3 沈小满:smile,x=.52 裴公子:smile,x=.74
胡商：长安的月亮，也很圆！
# 第3话 御厨下战书
==
[stall mid h6.6 title] 御厨:angry,point 沈小满:surprise
御厨：三文钱的面，也配叫好吃？
御厨！三日后，比一场
[stall mid h3.6] 裴公子:worry 阿婆:calm
裴公子：他是宫里的御厨！
阿婆：他啊，是我的徒弟。
==
[kitchen mid h4] 阿婆:sad 沈小满:sad
阿婆：他总想着赢，忘了给谁做。
[kitchen close h3.4] 沈小满:fierce
沈小满：我去教他想起来。
[palace view h4.4 bleed]
：三日后，曲江宴。
==
[feast mid h4] 御厨:sly,cross
御厨：山珍八味，请品尝！
[feast mid h4] 沈小满:smile,hold,hold=bowl
沈小满：鱼汤一碗，请师兄喝。
[feast close h3.6] 御厨:surprise
御厨：给我的？不是给评判的？
==
[soup view h4.4 bleed steam]
沈小满：师兄站了一天，还没吃饭吧。
[feast close h3.6 1/2] 御厨:sad
*咕
[feast close h3.6 1/2 memory] 御厨:moved
御厨：师父的汤……
[feast mid h4] 御厨:cry 沈小满:worry
御厨：我输了。再来一碗行吗？
==
[market far h5 bleed petals] 阿婆:laugh,x=.2 沈小满:laugh,cheer,x=.4 御厨:grin,x=.62 裴公子:smile,x=.82
阿婆：回家，吃面！
[stall mid h4] 沈小满:wink,hold,hold=bowl
沈小满：今天的你，想吃点什么？
`,
  cover: cover({
    scene: (g, r) => {
      places.market(g, r);
      glow(g, g.W * 0.5, g.H * 0.5, g.W * 0.6, '#ffd08a', 0.6);
    },
    subject: (g) =>
      actor(
        g,
        (l) =>
          half(
            l,
            g.W * 0.5,
            g.H * 0.44,
            g.W * 0.2,
            { ...shen, mood: 'laugh', wear: [['flower', '#ffd25a']] },
            { pose: 'hold', hold: 'bowl/#3a6aa0' },
          ),
        { outline: 5, outlineColor: '#fff4e0', shadow: '#3a1a10' },
      ),
    lettering: { lines: ['长安', '小厨娘'], style: 'kai', tint: '#7a2410', sub: { seal: '食' } },
    shade: '#3a1208',
  }),
  banner: poster({
    scene: places.night,
    subject: (g) =>
      actor(
        g,
        (l) => {
          half(l, g.W * 0.92, g.H * 0.46, 88, { ...pei, mood: 'smile' }, { side: -0.5 });
          half(l, g.W * 0.74, g.H * 0.5, 122, { ...shen, mood: 'grin' }, { pose: 'hold', hold: 'pot' });
        },
        { outline: 4, outlineColor: '#fff0d8' },
      ),
    lettering: {
      lines: ['长安小厨娘'],
      style: 'kai',
      size: 118,
      tint: '#7a2410',
      sub: { text: '三文钱 一碗人间', seal: '食', color: '#a83a1a' },
    },
  }),
});
