// 雪山救援犬: a rescue post in the snow, a dog who is afraid of the dark, and the one who trusts him.
import { actor, comic, cover, critter, glow, half, inside, land, poster, sky } from './kit.js';
import { chamber, nightSky, wild } from './places.js';

const color = '#3a8ac8';
const qiu = {
  hair: '#3a2a2a',
  style: 'pony',
  eye: '#5a7a9a',
  outfit: 'space',
  cloth: '#e2502e',
  trim: '#ffd23a',
  wear: [['furhood', '#e2502e']],
};
const captain = {
  skin: '#d8a47c',
  hair: '#4a4240',
  style: 'short',
  eye: '#4a4a4a',
  outfit: 'space',
  cloth: '#2a5a8a',
  trim: '#ffd23a',
  beard: '#5a504c',
  wear: [['goggles', '#ffb02a']],
  blush: false,
};
const boy = {
  hair: '#5a3a24',
  style: 'short',
  eye: '#6a5a3a',
  outfit: 'hoodie',
  cloth: '#5aa06a',
  trim: '#ffffff',
  size: 0.75,
  wear: [['scarf', '#e8c04a']],
};
const snow = { kind: 'dog', fur: '#f0e8dc', light: '#ffffff', mark: '#b88a5a', wear: [['scarf', '#e2502e']] };

const peaks = (air, far, near, ground, more, clouds) =>
  wild({ air, far, near, kind: 'sharp', ground, snow: '#ffffff', clouds, more });
const places = {
  peak: peaks(['#5aa8e0', '#c8e8fa'], '#9ac0e0', '#5a8ab8', '#eef6fc', (g, r) =>
    land.pines(g, r, g.H * 0.8, g.H * 0.18, '#4a7a8a', 9),
  ),
  post: peaks(['#7ab8e4', '#e0f2fc'], '#a8c8e4', '#7aa0c8', '#f0f6fc', (g) => {
    inside.board(g, '救援站', 0.74, 0.42, 0.05, { color: '#e2502e', ink: '#ffffff' });
    g.fillStyle = '#8a5a3a';
    g.fillRect(g.W * 0.74 - g.H * 0.22, g.H * 0.48, g.H * 0.44, g.H * 0.32);
    g.fillStyle = '#ffe0a0';
    g.fillRect(g.W * 0.74 - g.H * 0.14, g.H * 0.56, g.H * 0.12, g.H * 0.1);
    g.fillStyle = '#ffffff';
    g.beginPath();
    g.moveTo(g.W * 0.74 - g.H * 0.28, g.H * 0.5);
    g.lineTo(g.W * 0.74, g.H * 0.34);
    g.lineTo(g.W * 0.74 + g.H * 0.28, g.H * 0.5);
    g.fill();
  }),
  cabin: chamber({
    wall: '#a87a54',
    floor: '#7a5a40',
    style: 'planks',
    out: (g, r) => peaks(['#7ab8e4', '#e0f2fc'], '#a8c8e4', '#7aa0c8', '#f0f6fc')(g, r),
    more: (g) => {
      inside.desk(g, 0.22, 0.62, 0.42, '#8a5a34', [
        ['lamp', 0.2, 0.06],
        ['cup', 0.6, 0.045],
      ]);
      glow(g, g.W * 0.5, g.H, g.H * 0.4, '#ff9a3a', 0.5);
    },
  }),
  storm: peaks(
    ['#6a7a90', '#a8b4c4'],
    '#8a98ac',
    '#6a7890',
    '#d0d8e4',
    (g, r) => sky.mist(g, r, g.H * 0.5, '#ffffff', 10, 0.6),
    null,
  ),
  night: (g, r) => {
    peaks(
      ['#101a3c', '#2a4070'],
      '#3a5080',
      '#24365e',
      '#8a9cc0',
      (l) => sky.stars(l, r, 80, 0.5),
      null,
    )(g, r);
    sky.moon(g, g.W * 0.3, g.H * 0.18, g.H * 0.06);
  },
  cave: chamber({
    wall: '#4a6484',
    floor: '#5a7290',
    style: 'stone',
    out: nightSky,
    window: [0.2, 0.12, 0.34, 0.4],
    frame: '#3a4e68',
  }),
  dawn: peaks(['#6a8ad0', '#f8b8a0', '#ffe8c0'], '#c8a8c0', '#8a88b0', '#fbeee8'),
};

export default comic({
  slug: 'xue-shan-jiu-yuan-quan',
  direction: 'strip',
  color,
  lettering: 'brush',
  cast: { 秋白: qiu, 队长: captain, 小石: boy, 雪球: { critter: snow } },
  places,
  script: `
# 第1话 不合格的救援犬
==
[peak view h5 bleed title]
：海拔四千二百米，雪线救援站。
[post mid h4] 队长:calm,hold,hold=paper 秋白:worry
队长：雪球，考核不合格。
队长：它怕黑。
[post mid h4] 秋白:surprise 雪球:sad
秋白：可它鼻子是全队最灵的！
==
[cabin full h4.6] 秋白:sad,sit,x=.36 雪球:sad,x=.7
秋白：你为什么怕黑呢？
[cave close h3.4 memory] 雪球:cry
：小时候，它在雪崩里埋了两天。
[warm mid h4 warm] 秋白:moved 雪球:surprise
秋白：那时候，是我挖你出来的呀。
==
[cabin mid h4] 秋白:talk,hold,hold=lamp 雪球:calm
秋白：这样吧，我们一点一点练。
[night full h4.4] 秋白:smile,up,hold=lamp,x=.36 雪球:worry,x=.66
：第一天，走十步。
[night full h4.4] 秋白:laugh,x=.3 雪球:happy,x=.68
：第三十天，走了一整座山坡。
==
[post mid h4] 队长:smile,cross 秋白:grin
队长：补考，明天早上。
[cabin close h3.6] 雪球:happy,love
*汪！
[storm view h4.6 bleed snow]
：当天夜里，暴风雪来了。
# 第2话 白色的黑夜
==
[storm far h5.6 bleed title snow] 队长:fierce,x=.3 秋白:fierce,x=.6
队长！有个孩子没下山
[cabin mid h4] 秋白:fierce 雪球:worry
秋白：雪球，你能闻到他吗？
[cabin close h3.4] 雪球:fierce
==
[storm mid h4 snow] 秋白:fierce 雪球:fierce
*呼——呼——
秋白：什么都看不见……
[storm close h3.4 snow] 雪球:surprise
*嗅嗅
[storm full h4.4 snow speed] 雪球:fierce,x=.66 秋白:surprise,run,x=.3
秋白！找到了？等等我
==
[cave mid h4.2] 小石:cry
小石：有人吗……好黑……
[storm mid h3.8 snow 1/2] 雪球:worry
：洞口，很窄。
[cave close h3.8 dim 1/2] 雪球:sad
：里面，全是黑的。
[night close h3.6] 秋白:worry
秋白：我进不去，只有你能进。
==
[storm close h3.6 snow] 秋白:moved
秋白：我就在这里，不走。
[cave full h4.4 dim] 雪球:fierce,x=.5
：一步，两步，十步。
[warm mid h4 warm] 小石:surprise 雪球:happy
小石：是……小狗！
# 第3话 天亮的时候
==
[cave mid h5.8 title] 小石:moved 雪球:happy
小石：你好暖和。
小石：你也怕黑吗？
[cave close h3.4] 雪球:calm
*呜……
[cave mid h3.8] 小石:smile 雪球:happy
小石：那我们一起等天亮。
==
[night view h4 bleed]
*汪！汪汪！
[storm mid h4] 队长:surprise 秋白:fierce,point
秋白：听！在这下面！
[storm mid h4 lines] 队长:fierce 秋白:fierce
队长！全员，挖
*嚓嚓嚓
==
[dawn view h4.8 bleed]
：雪停了，天亮了。
[dawn mid h4.2] 小石:laugh 雪球:happy 秋白:cry
小石：姐姐，它一直陪着我！
[warm close h3.4 flowers] 雪球:happy
==
[post mid h4] 队长:smile,salute 秋白:moved
队长：雪球，补考——
队长：满分。
[dawn far h5.4 bleed sparks] 队长:laugh,x=.2 秋白:laugh,cheer,x=.42 雪球:happy,x=.62 小石:laugh,cheer,x=.82
：从此它的项圈上，挂着一盏小灯。
# 第4话 新来的小家伙
==
[post mid h5.8 title] 小石:grin,hold,hold=parcel 秋白:surprise
小石：姐姐，我给救援站送东西！
[post close h3.6] 雪球:surprise
*嗷呜？
[warm thing h3.4 sparks] box/#d8a25a
：箱子里，有什么在动。
==
[cabin mid h4] 秋白:surprise 雪球:surprise
秋白：是一只小小狗！
[cabin mid h4] 小石:talk 队长:worry
小石：它也怕黑，
小石：所以我带它来找老师。
[cabin close h3.6] 队长:laugh
队长：雪球，收徒弟吗？
==
[cabin mid h4] 秋白:smile 雪球:calm
秋白：你就当它的灯，好不好？
[cabin close h3.6] 雪球:happy
*汪！
[post full h4.6] 小石:talk,hold,hold=parcel,x=.3 雪球:happy,x=.66
小石：它还没有名字呢。
小石：就叫……小十步吧！
==
[night full h5 bleed] 秋白:smile,up,hold=lamp,x=.24 雪球:happy,x=.5 小石:laugh,x=.76
：第一天，走十步。
[dawn view h4.4 bleed]
：山上的灯，又多了一盏。
`,
  cover: cover({
    scene: places.dawn,
    subject: (g) =>
      actor(
        g,
        (l) => {
          half(l, g.W * 0.66, g.H * 0.36, g.W * 0.15, { ...qiu, mood: 'smile' }, { side: -0.4 });
          critter(l, g.W * 0.36, g.H * 0.76, g.W * 0.6, { ...snow, mood: 'happy' });
        },
        { outline: 5, outlineColor: '#ffffff', rimColor: '#ffe0c0', light: [-4, -3] },
      ),
    lettering: { lines: ['雪山', '救援犬'], style: 'brush', tint: '#1a3a6a', sub: { seal: '雪' } },
    shade: '#0c1c3c',
    over: (g, r) => sky.air(g, r, 'snow', 50, '#ffffff', 2),
  }),
  banner: poster({
    scene: places.peak,
    subject: (g) =>
      actor(
        g,
        (l) => {
          half(l, g.W * 0.84, g.H * 0.42, 100, { ...qiu, mood: 'grin' }, { side: -0.4 });
          critter(l, g.W * 0.66, g.H * 0.86, 380, { ...snow, mood: 'happy' });
        },
        { outline: 5, outlineColor: '#ffffff' },
      ),
    lettering: {
      lines: ['雪山救援犬'],
      style: 'brush',
      size: 112,
      tint: '#1a3a6a',
      sub: { text: '它怕黑 但它没有停下', seal: '雪', color: '#1a4a8a' },
    },
  }),
});
