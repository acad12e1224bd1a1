// 第五号机位: a school's e-sports club that lacks a fifth player.
import { actor, comic, cover, glow, half, inside, land, poster, sky, thing } from './kit.js';
import { chamber, clearSky, duskSky, street } from './places.js';

const color = '#e2507a';
const uniform = { outfit: 'jersey', cloth: '#3a5aa8', trim: '#ffffff', legs: '#2a3a5a' };
const xia = { hair: '#2a2838', style: 'short', eye: '#5a7ab0', ...uniform, wear: [['glasses', '#2a2a3a']] };
const jiang = {
  hair: '#d8502e',
  style: 'spiky',
  eye: '#d8802a',
  ...uniform,
  wear: [['headband', '#ffffff']],
};
const tang = {
  hair: '#7a4a9a',
  style: 'tails',
  eye: '#b04ac0',
  ...uniform,
  trim: '#ffd25a',
  skirt: '#2a3a6a',
  bare: true,
};
const zhou = {
  skin: '#e8b890',
  hair: '#3a2a20',
  style: 'curls',
  eye: '#5a4030',
  ...uniform,
  wear: [['headset', '#ff8a3a']],
};
const head = {
  skin: '#f0cdb0',
  hair: '#5a5a66',
  style: 'slick',
  eye: '#4a4a5a',
  outfit: 'suit',
  cloth: '#4a4a58',
  trim: '#8a2a3a',
  blush: false,
};

const places = {
  school: (g, r) => {
    clearSky(g, r);
    g.fillStyle = '#e8dcc8';
    g.fillRect(g.W * 0.12, g.H * 0.3, g.W * 0.76, g.H * 0.5);
    for (let i = 0; i < 9; i++)
      for (let k = 0; k < 3; k++)
        inside.pane(g, 0.17 + i * 0.083, 0.35 + k * 0.14, 0.075, 0.09, clearSkyOf(r), {
          frame: '#b8a890',
          bars: 1,
        });
    g.fillStyle = '#c8584a';
    g.fillRect(g.W * 0.1, g.H * 0.27, g.W * 0.8, g.H * 0.045);
    g.fillStyle = '#b8c8a0';
    g.fillRect(0, g.H * 0.78, g.W, g.H);
    land.roundTree(g, r, g.W * 0.08, g.H * 0.84, g.H * 0.5, '#f2a8b8');
    land.roundTree(g, r, g.W * 0.93, g.H * 0.84, g.H * 0.46, '#f4b4c4');
  },
  club: chamber({
    wall: '#d8e0ee',
    floor: '#a8b0c4',
    out: clearSky,
    window: [0.82, 0.12, 0.4, 0.34],
    frame: '#8a98b0',
    more: (g) => {
      inside.board(g, '电竞社', 0.2, 0.14, 0.07, { color: '#e2507a', ink: '#ffffff' });
      inside.counter(g, 0.74, '#c8d0de', { planks: false });
      for (const [x, c] of [
        [0.14, '#5a8af0'],
        [0.38, '#e2507a'],
        [0.62, '#3ac0a8'],
        [0.86, '#f0a83a'],
      ])
        inside.screen(g, x, 0.5, 0.24, c);
    },
  }),
  roof: (g, r) => {
    duskSky(g);
    sky.clouds(g, r, { count: 4, y: [0.2, 0.5], color: '#ffd8c8', opacity: 0.8 });
    g.fillStyle = '#9a8aa0';
    g.fillRect(0, g.H * 0.78, g.W, g.H);
    for (let x = 0; x < g.W; x += g.H * 0.09) {
      g.fillStyle = '#6a5a80';
      g.fillRect(x, g.H * 0.56, 4, g.H * 0.22);
    }
    g.fillRect(0, g.H * 0.56, g.W, 6);
  },
  office: chamber({
    wall: '#e2d8c4',
    floor: '#a88a6a',
    style: 'paper',
    out: clearSky,
    more: (g, r) =>
      inside.books(g, r, 0.06, 0.12, 0.5, 3, { colors: ['#8a3a3a', '#3a5a8a', '#c8a04a', '#4a7a5a'] }),
  }),
  stage: (g, r) => {
    sky.sky(g, ['#140c38', '#4a1a6a', '#8a2a7a']);
    for (const x of [0.15, 0.4, 0.62, 0.86])
      sky.rays(g, g.W * x, 0, '#ff9ae0', { count: 3, from: 1.1, to: 2, length: 1.4, strength: 0.3 });
    inside.screen(g, 0.5, 0.1, 0.7, '#5a4af0', { lines: 0 });
    inside.sign(g, '市中学生联赛', g.W / 2, g.H * 0.3, g.H * 0.08, '#ffffff', '900 1px "Smiley Sans"');
    for (let i = 0; i < 40; i++) {
      g.fillStyle = '#1a0c2e';
      g.beginPath();
      g.arc((g.W * i) / 39, g.H * (0.94 + r.range(-0.02, 0.04)), g.H * 0.05, 0, 7);
      g.fill();
    }
    glow(g, g.W / 2, g.H * 0.8, g.W * 0.5, '#ff6ad8', 0.4);
  },
  town: street({
    air: ['#8a7ac0', '#f0a89a', '#ffe0b8'],
    tower: '#6a6a94',
    road: '#8a849a',
    lights: '#ffe9b0',
    shop: { wall: '#e8d0c0', awning: '#e2507a', name: '网吧', x: 0.5 },
  }),
};
const clearSkyOf = (r) => (l) => clearSky(l, r);

export default comic({
  slug: 'di-wu-hao-ji-wei',
  direction: 'strip',
  color,
  lettering: 'speed',
  cast: { 夏阳: xia, 江焰: jiang, 唐小鱼: tang, 周墩: zhou, 教导主任: head },
  places,
  script: `
# 第1话 还差一个人
==
[school view h4.6 bleed title petals]
：四月，青藤中学。
[office mid h4] 教导主任:calm,cross 江焰:shock
教导主任：人数不满五人，社团解散。
江焰！只差一个啊
[club mid h4] 江焰:sad 唐小鱼:tired 周墩:sad
江焰：今天之内，找到第五个人！
==
[school mid h3.6 slant 1/2] 江焰:grin,reach
江焰：同学，打游戏吗？
[school mid h3.6 1/2] 唐小鱼:wink,hold,hold=paper
唐小鱼：进社送奶茶哦～
[school full h4.6] 周墩:cry,x=.5
周墩：一个人都没有……
[club close h3.8] 江焰:surprise
*哒哒哒哒
江焰（谁在用我们的电脑？
==
[club mid h4.6] 夏阳:calm,phone,hold=pad
：第五号机位上，坐着一个人。
[club eyes h2.4 focus] 夏阳:fierce
[burst mid h4 burst] 江焰:shock 唐小鱼:surprise
唐小鱼：这手速……
江焰！就是你了
==
[club mid h4] 夏阳:surprise 江焰:laugh,reach
夏阳：我只是来修电脑的。
江焰：那就顺便修一下我们的梦想！
[dots close h3.4 dots] 夏阳:worry
夏阳（好中二……
[roof far h5.4 bleed] 夏阳:calm,x=.5,back
：可是，那台机器，
：他修了整整一个下午。
# 第2话 不说话的天才
==
[club mid h5.8 title] 唐小鱼:talk 夏阳:calm
唐小鱼：夏阳，开麦呀，要沟通！
夏阳：……
[club mid h4 1/2] 周墩:worry
周墩：他从来不说话。
[club mid h4 1/2] 江焰:angry
江焰！又输了
==
[town mid h4.2] 江焰:tired,hold,hold=cup 唐小鱼:sad
江焰：五连败。我是不是找错人了？
[town close h3.6] 唐小鱼:talk
唐小鱼：你看过他的录像吗？
[club full h4.4 memory] 夏阳:calm,sit,phone,hold=pad
唐小鱼：每一次，他都在替我们断后。
==
[roof mid h4.2] 夏阳:shy 江焰:calm
夏阳：以前的队友说，
夏阳：我一说话，大家就紧张。
[roof close h3.6] 江焰:grin
江焰：那你就打字呗。
[roof full h4.4] 江焰:laugh,wave,x=.66 夏阳:surprise,x=.34
江焰：我嗓门大，我念给大家听！
==
[club mid h4] 江焰:fierce 周墩:fierce 唐小鱼:fierce
江焰！往左三步，集合
周墩！收到
[club close h3.6 sparks] 夏阳:smile
夏阳（……谢谢。
[club mid h4 flowers] 周墩:laugh,cheer 唐小鱼:laugh,cheer
*赢了！
# 第3话 联赛开幕
==
[stage far h6 bleed title] 江焰:fierce,x=.2 夏阳:calm,x=.4 唐小鱼:smile,x=.6 周墩:worry,x=.8
：市中学生联赛，八强赛。
[stage mid h4] 教导主任:worry,hold,hold=flag 周墩:surprise
周墩：主任，您怎么来了？
教导主任：咳，路过。
==
[stage mid h4 slant 1/2] 江焰:fierce
江焰！中路
[stage mid h4 1/2] 唐小鱼:angry
唐小鱼！顶住
[stage close h3.6 gloom] 江焰:shock
*滋——
江焰：耳机……没声音了？
[stage eyes h2.6] 夏阳:surprise
==
[stage mid h4.2] 夏阳:worry 江焰:worry
：语音断了，没有人能指挥。
[stage close h3.6 focus] 夏阳:fierce
夏阳（轮到我了。
[burst mid h4.6 burst] 夏阳:angry,fist
夏阳！全体，跟我走
==
[speed mid h3.8 speed] 江焰:laugh 唐小鱼:laugh 周墩:laugh
江焰！收到，队长
[stage full h4.8 sparks] 夏阳:smile,x=.3 江焰:laugh,cheer,x=.66
*胜利！
[club mid h4] 教导主任:smile,hold,hold=trophy 夏阳:shy
教导主任：社团保留。还有……
教导主任：能教我打吗？
`,
  cover: cover({
    scene: places.stage,
    subject: (g) =>
      actor(
        g,
        (l) => {
          half(l, g.W * 0.2, g.H * 0.3, g.W * 0.1, { ...jiang, mood: 'fierce' }, { side: 0.4 });
          half(l, g.W * 0.82, g.H * 0.3, g.W * 0.1, { ...tang, mood: 'wink' }, { side: -0.4 });
          half(
            l,
            g.W * 0.5,
            g.H * 0.42,
            g.W * 0.16,
            {
              ...xia,
              mood: 'fierce',
              wear: [
                ['glasses', '#2a2a3a'],
                ['headset', '#e2507a'],
              ],
            },
            { pose: 'phone', hold: 'pad' },
          );
        },
        { outline: 4, outlineColor: '#ffffff', rimColor: '#ffb0f0', light: [-4, -3] },
      ),
    lettering: { lines: ['第五号', '机位'], style: 'speed' },
    shade: '#1a0830',
  }),
  banner: poster({
    scene: places.stage,
    subject: (g) =>
      actor(
        g,
        (l) => {
          half(l, g.W * 0.6, g.H * 0.42, 78, { ...zhou, mood: 'laugh' }, { side: 0.2 });
          half(l, g.W * 0.93, g.H * 0.42, 80, { ...tang, mood: 'grin' }, { side: -0.4 });
          half(l, g.W * 0.77, g.H * 0.5, 118, { ...xia, mood: 'fierce' }, { pose: 'phone', hold: 'pad' });
          thing(l, 'lightning', g.W * 0.56, g.H * 0.2, 40);
        },
        { outline: 4, outlineColor: '#ffffff' },
      ),
    lettering: {
      lines: ['第五号机位'],
      style: 'speed',
      size: 120,
      sub: { text: '我们 还差你一个', color: '#a82a5a' },
    },
    side: 0.2,
  }),
});
