// 星际快递员: a courier, her grumpy ship's robot, and parcels that must arrive.
import { robot } from '../cast/robot.js';
import { actor, comic, cover, glow, half, inside, land, lighter, machine, poster, sky } from './kit.js';
import { space, wild } from './places.js';

const color = '#4a7ae0';
const lin = {
  hair: '#e06a3a',
  style: 'bob',
  eye: '#3a9a8a',
  outfit: 'space',
  cloth: '#e8883a',
  trim: '#ffd23a',
};
const old = {
  skin: '#d8a884',
  hair: '#cfd2da',
  style: 'swept',
  eye: '#5a5a6a',
  outfit: 'plain',
  cloth: '#5a6a5a',
  trim: '#c8b88a',
  beard: '#dfe2e8',
  blush: false,
};
const kid = {
  skin: '#bfe8c8',
  hair: '#2a6a5a',
  style: 'spiky',
  eye: '#d88a2a',
  outfit: 'hoodie',
  cloth: '#8a6ac8',
  trim: '#ffe14a',
  wear: [['horns', '#e8d8a0']],
  size: 0.75,
};
const boss = {
  skin: '#f0c8a0',
  hair: '#4a3a5a',
  style: 'slick',
  eye: '#6a4a8a',
  outfit: 'suit',
  cloth: '#3a4a7a',
  trim: '#e8502e',
  wear: [['glasses', '#2a2a3a']],
};

const deep = space({ air: ['#0c1238', '#2a2a6a', '#5a3a8a'], clouds: ['#4a5ae0', '#b04ac0', '#2a9ac8'] });
const places = {
  deep: (g, r) => {
    deep(g, r);
    const flip = r.chance(0.4);
    actor(
      g,
      (l) =>
        machine(
          l,
          'cruiser',
          g.W * r.range(0.34, 0.6),
          g.H * r.range(0.5, 0.7),
          Math.min(g.W * 0.24, g.H * 0.34),
          '#e8883a',
          { flip, turn: r.range(-0.18, 0.1) },
        ),
      { rimColor: '#dff4ff', light: [2, -3] },
    );
  },
  bridge: (g, r) => inside.bridge(g, r, deep, { color: '#4a5a80' }),
  port: (g, r) => {
    inside.room(g, { wall: '#8a9ab8', floor: '#5a667e', style: 'metal' });
    inside.pane(g, 0.74, 0.12, 0.5, 0.36, (l) => deep(l, r), { frame: '#5a6a88', bars: 0, round: 30 });
    inside.board(g, '银河速递', 0.25, 0.14, 0.07, { color: '#e8883a', ink: '#ffffff' });
    inside.counter(g, 0.76, '#6a7a9a', {
      w: 0.42,
      things: [
        ['parcel', 0.3, 0.08],
        ['parcel', 0.75, 0.06, '#6ab0d8'],
      ],
    });
  },
  red: wild({
    air: ['#f0a878', '#f8d4a8'],
    far: '#d88a5a',
    near: '#b0583a',
    kind: 'dune',
    ground: '#c86a42',
    clouds: null,
    more: (g) => sky.moon(g, g.W * 0.8, g.H * 0.2, g.H * 0.08, '#ffe8d0'),
  }),
  green: wild({
    air: ['#5a4ab0', '#c87ac8', '#ffc8a8'],
    far: '#8a6ac0',
    near: '#3a8a8a',
    kind: 'karst',
    ground: '#3a9a7a',
    clouds: '#ffd8f0',
    more: (g, r) => sky.planet(g, g.W * 0.2, g.H * 0.22, g.H * 0.13, '#8ad0f0', { ring: '#ffffff' }),
  }),
  forest: wild({
    air: ['#f0a878', '#f8d4a8'],
    far: '#d88a5a',
    near: '#7aa05a',
    kind: 'dune',
    ground: '#5a9a5a',
    clouds: null,
    more: (g, r) => {
      land.pines(g, r, g.H * 0.78, g.H * 0.26, '#5a9a62', 16);
      land.pines(g, r, g.H * 0.88, g.H * 0.36, '#3f8052', 13);
      land.roundTree(g, r, g.W * 0.12, g.H * 0.96, g.H * 0.5, '#6ab05a');
      land.roundTree(g, r, g.W * 0.88, g.H * 0.96, g.H * 0.46, '#7aba5a');
    },
  }),
};

export default comic({
  slug: 'xing-ji-kuai-di-yuan',
  direction: 'strip',
  color,
  sound: '#ff9a3a',
  lettering: 'neon',
  cast: {
    林小满: lin,
    老胡: old,
    咕噜: kid,
    站长: boss,
    铁皮: { draw: robot, face: [0, -0.77, 0.36], size: 0.62 },
  },
  places,
  script: `
# 第1话 最远的一单
==
[deep view h6.4 bleed title]
：公元2480年，寄一封信要飞七天。
[port mid h4] 站长:talk 林小满:calm
站长：最后一单，在银河尽头。
站长：没人肯接，要不退回去？
[port close h3.4] 林小满:fierce
林小满：我接。
==
[bridge mid h4.6] 林小满:grin,akimbo 铁皮:angry
铁皮：我反对。油不够，饭也不够。
林小满：反对无效，出发！
[deep view h4 bleed lines]
*咻——
[bridge full h4.6] 林小满:smile,sit,hold,hold=cup,x=.32 铁皮:calm,x=.7
铁皮：收件人是谁？
林小满：一个一百零三岁的老爷爷。
==
[bridge mid h4] 林小满:surprise 铁皮:surprise
*滴滴滴
铁皮：前方陨石雨！
[speed mid h4.4 speed slant 1/2] 林小满:fierce,phone,hold=pad
林小满！抓稳
[burst mid h4.4 burst 1/2] 铁皮:sad
铁皮：我没有手……
[deep view h4.2 bleed lines]
*轰隆
==
[red far h5.6 bleed] 林小满:tired,hold,hold=parcel,x=.4 铁皮:sad,x=.62
：第七天，红沙星。
铁皮：油表归零。
[red mid h4] 林小满:grin,point
林小满：那就走路！只剩三公里。
[red close h3.6] 老胡:surprise
老胡：这里……还有快递会来？
# 第2话 迟到四十年的信
==
[red full h5.6 bleed title] 林小满:smile,hold,hold=letter,x=.34 老胡:calm,x=.68
林小满：胡爷爷，请签收。
[red mid h3.8] 老胡:worry,hold,hold=letter
老胡：寄件日期……是四十年前。
[red close h3.6 memory] 老胡:moved
老胡：是她的字。
==
[green far h5.4 bleed memory] 老胡:smile,x=.5
：“等我修好船，就去找你。”
：“种一棵树，我好认路。”
[red mid h4] 林小满:sad 铁皮:sad
林小满：她后来……？
[red close h3.8] 老胡:smile
老胡：我不知道。可我种了树。
==
[forest view h5 bleed petals]
：山的那一边，是整片森林。
[forest mid h4.2] 林小满:surprise 铁皮:surprise
铁皮：检测到，一万四千棵。
[warm close h3.6 warm] 林小满:moved
林小满（这么大的路标……
==
[red mid h4.2] 林小满:fierce,fist 老胡:surprise
林小满：回信！我送！
林小满：多远都送，加急不加钱！
[red close h3.4] 老胡:laugh
老胡：好，好！
[deep view h4.8 bleed]
：这一单，没有地址。
# 第3话 没有地址的回信
==
[green full h5.6 bleed title] 咕噜:grin,wave,x=.3 林小满:surprise,x=.66
咕噜：姐姐，你在找谁呀？
[green mid h4] 林小满:talk,hold,hold=photo 咕噜:surprise
林小满：照片上的阿姨，见过吗？
[green close h3.6] 咕噜:talk,idea
咕噜：会修船的奶奶！
==
[green far h5.2 bleed] 咕噜:laugh,run,x=.3 林小满:smile,run,x=.55 铁皮:sad,x=.8
咕噜：这边这边！
铁皮：轮子要掉了……
[port mid h4] 咕噜:talk,point 林小满:calm
咕噜：她每晚都看那颗红星星，
咕噜：说有一片绿色的光。
[warm close h3.4 warm] 林小满:moved
林小满：那是他的树啊。
==
[port thing h3.4 focus] letter
：信，放到了她手里。
[port full h5 sparks] 林小满:laugh,cheer,x=.36 铁皮:happy,x=.7
林小满！送达
[deep view h4.6 bleed]
：三个月后，两颗星之间，
：开通了一条新航线。
==
[port mid h4] 站长:smile 林小满:grin,salute
站长：这一单亏了八千块。
林小满：下次还敢！
[bridge mid h4] 铁皮:happy 林小满:wink
铁皮：我申请加装……两只手。
[deep view h4 bleed]
：下一单，正在装船。
`,
  cover: cover({
    scene: (g, r) => {
      deep(g, r);
      actor(g, (l) => machine(l, 'cruiser', g.W * 0.4, g.H * 0.16, 170, '#e8883a'), { rimColor: '#dff4ff' });
      sky.planet(g, g.W * 0.2, g.H * 0.86, g.H * 0.3, '#e0704a', {});
    },
    subject: (g) =>
      actor(
        g,
        (l) => {
          robot(l, g.W * 0.82, g.H * 0.68, 300, 'happy');
          half(
            l,
            g.W * 0.42,
            g.H * 0.42,
            g.W * 0.18,
            { ...lin, mood: 'grin', wear: ['headset'] },
            { pose: 'hold', hold: 'parcel', side: 0.3 },
          );
        },
        { outline: 4, outlineColor: '#ffffff', rimColor: lighter('#6ad8ff', 0.4), light: [-4, -3] },
      ),
    lettering: { lines: ['星际', '快递员'], style: 'neon' },
    shade: '#0a0a2e',
  }),
  banner: poster({
    scene: deep,
    subject: (g) => {
      glow(g, g.W * 0.72, g.H * 0.4, 300, '#ff9a4a', 0.5);
      actor(
        g,
        (l) => {
          robot(l, g.W * 0.92, g.H * 0.8, 250, 'happy');
          half(
            l,
            g.W * 0.74,
            g.H * 0.46,
            116,
            { ...lin, mood: 'wink' },
            { pose: 'hold', hold: 'parcel', side: -0.3 },
          );
        },
        { outline: 4, outlineColor: '#ffffff' },
      );
    },
    lettering: {
      lines: ['星际快递员'],
      style: 'neon',
      size: 116,
      sub: { text: '再远的信 也要送到', color: '#2a3a8a' },
    },
  }),
});
