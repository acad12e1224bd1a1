// 狐狸卖伞: a small fox sells umbrellas in a town of spirits where it never rains.
import { actor, comic, cover, glow, half, inside, land, poster, sky, thing } from './kit.js';
import { chamber, lane, nightSky, wild } from './places.js';

const color = '#e8743a';
const fox = {
  kind: 'fox',
  fur: '#f08a4a',
  light: '#fff4e8',
  outfit: 'robe',
  cloth: '#3a7a7a',
  trim: '#f8e0a8',
  legs: '#5a3a2a',
  size: 0.85,
};
const panda = {
  kind: 'panda',
  fur: '#f6f4f0',
  light: '#ffffff',
  outfit: 'apron',
  cloth: '#6a8a4a',
  trim: '#ffffff',
  legs: '#2a2630',
  tail: false,
};
const frog = {
  kind: 'frog',
  fur: '#7ac05a',
  light: '#e8f6c8',
  outfit: 'suit',
  cloth: '#4a5a8a',
  trim: '#e8c04a',
  tail: false,
};
const rabbit = {
  kind: 'rabbit',
  fur: '#f4ece8',
  light: '#ffffff',
  outfit: 'robe',
  cloth: '#e89ab0',
  trim: '#ffffff',
  tail: false,
  size: 0.8,
};
const dragon = {
  kind: 'dragon',
  fur: '#5aa8b8',
  light: '#e8fbff',
  eye: '#ffd23a',
  outfit: 'robe',
  cloth: '#2a4a7a',
  trim: '#d8c06a',
  size: 1.15,
};

const dry = { air: ['#f8d48a', '#fdeec8'], roof: '#a8683a', wall: '#f8e8c8', ground: '#d8b07a' };
const wet = { air: ['#7a98a8', '#c0d4d8'], roof: '#5a6a6e', wall: '#d8dcd4', ground: '#8a9a98' };
const places = {
  town: lane({ ...dry, name: '无雨镇' }),
  shop: (g, r) => {
    lane({ ...dry, lanterns: false })(g, r);
    for (const [x, c] of [
      [0.12, '#e2503e'],
      [0.34, '#3a8ab0'],
      [0.66, '#e8b03a'],
      [0.88, '#8a5ab0'],
    ])
      thing(g, 'umbrella', g.W * x, g.H * 0.66, g.H * 0.13, { color: c });
    inside.counter(g, 0.76, '#a8683a', {});
  },
  hill: wild({
    air: ['#f8d48a', '#fdeec8'],
    far: '#e8c08a',
    near: '#c8884a',
    ground: '#d8a864',
    clouds: '#fff4dc',
  }),
  lake: wild({
    air: ['#f0c88a', '#fbe8c0'],
    far: '#d8a878',
    near: '#a87a54',
    ground: '#b89468',
    clouds: null,
    more: (g, r) => land.rock(g, r, g.W * 0.8, g.H * 0.8, g.H * 0.1, '#9a8068'),
  }),
  night: lane({ air: ['#1a2250', '#5a4a80'], roof: '#3a3450', wall: '#6a6080', ground: '#4a4260' }),
  rain: lane({ ...wet, name: '无雨镇', lanterns: true }),
  green: wild({
    air: ['#8ad0e8', '#e8f8f0'],
    far: '#a8d8b8',
    near: '#5aa87a',
    ground: '#7ac06a',
    more: (g, r) => {
      land.roundTree(g, r, g.W * 0.12, g.H * 0.84, g.H * 0.5, '#7ac05a');
      land.grass(g, r, g.H * 0.82, g.H * 0.03, '#5aa85a', 0.7);
    },
  }),
  cave: chamber({
    wall: '#4a5a78',
    floor: '#3a4660',
    style: 'stone',
    out: nightSky,
    window: [0.2, 0.1, 0.3, 0.3],
    more: (g) => glow(g, g.W * 0.7, g.H * 0.4, g.H * 0.5, '#8ae0ff', 0.4),
  }),
};

export default comic({
  slug: 'hu-li-mai-san',
  direction: 'ltr',
  color,
  lettering: 'cartoon',
  cast: { 小橙: fox, 竹叔: panda, 呱先生: frog, 团团: rabbit, 雨龙: dragon },
  places,
  script: `
# 第1话 无雨镇的伞铺
==
[town far h5 title] 小橙:happy,x=.5,hold,hold=umbrella
：无雨镇，一百年没下过雨。
[shop mid 1/2 h4] 小橙:happy,wave
小橙：卖伞咯——
[shop mid 1/2 h4] 呱先生:calm,cross
呱先生：这里卖伞？笑话。
==
[shop mid h3.8] 小橙:talk 竹叔:smile
小橙：奶奶说，伞不只是挡雨的。
竹叔：哦？还能做什么？
[hill far 1/2 h4] 小橙:happy,hold,hold=umbrella/#e8b03a,x=.5
：遮太阳。
[warm mid 1/2 h4 warm] 团团:happy,hold,hold=umbrella/#e2503e
：转圈圈。
[night mid h3.4] 小橙:smile,hold,hold=umbrella/#8a5ab0 团团:happy
：说悄悄话。
==
[shop mid h5.4] 呱先生:angry 小橙:surprise
呱先生！伞能不能让我变凉快
[shop close 1/2 h3.6] 小橙:smile,idea
小橙：能。
[shop thing 1/2 h3.6 sparks] umbrella/#3a8ab0
：蓝色的，画着海。
[shop close h3.4] 呱先生:shy
呱先生：……还真凉快。
==
[town far h5] 团团:happy,x=.2,hold,hold=umbrella 呱先生:happy,x=.44,hold,hold=umbrella/#3a8ab0 竹叔:happy,x=.7,hold,hold=umbrella/#e8b03a
：那个夏天，全镇都开了花。
[night close h4] 小橙:smile
小橙（可是奶奶，
小橙（我也想看一次真的雨。
# 第2话 云去了哪里
==
[shop mid h5 title] 团团:sad 小橙:worry
团团：井快要干了。
[lake far 1/2 h4] 竹叔:sad,x=.5
竹叔：湖也是。
[shop close 1/2 h4] 小橙:fierce
小橙：我去找雨！
==
[hill far h4.4] 小橙:fierce,x=.4,hold,hold=umbrella/#e2503e,walk
：翻过十二座山，
[night far 1/2 h3.8] 小橙:tired,x=.5
：走了九个夜。
[cave view 1/2 h3.8]
*呼噜——
[cave mid h3.6] 小橙:surprise
小橙：有人吗……
==
[cave mid h4.6] 雨龙:angry 小橙:shock
雨龙！谁吵醒我
[cave close h3.4 gloom] 小橙:worry
小橙：我、我是卖伞的。
[cave mid h3.8] 雨龙:sad
雨龙：伞？连你们也讨厌雨。
==
[cave mid h3.8 memory] 雨龙:sad
雨龙：一百年前，镇上的人说，
雨龙：下雨天最讨厌了。
[cave close 1/2 h3.8] 小橙:surprise
小橙：所以你就……
[cave close 1/2 h3.8] 雨龙:sad
雨龙：我就不去了。
[warm mid h3.6 warm] 小橙:smile,reach,hold=umbrella/#e2503e
小橙：我请你看看，我们的伞。
# 第3话 第一场雨
==
[town far h5 title] 小橙:smile,x=.3 雨龙:worry,shy,x=.66
小橙：别怕，跟我来。
[town mid h4] 呱先生:shock 团团:surprise
团团：是雨龙……
==
[town mid h3.8] 雨龙:shy 小橙:talk
雨龙：我只待一会儿……
[town close 1/2 h3.6] 团团:talk
团团：你能下雨吗？
[town close 1/2 h3.6] 呱先生:moved
呱先生：我想淋一次。
[burst mid h4 burst] 雨龙:surprise
雨龙：真的？你们想要雨？
==
[rain view h4.4 rain]
*滴答
*滴答滴答
[rain mid h4 rain] 呱先生:laugh,cheer 团团:happy,cheer
呱先生！下雨啦
[rain close h3 rain] 雨龙:moved
雨龙：他们……在笑。
==
[rain far h5.4 rain] 小橙:happy,x=.16,hold,hold=umbrella 团团:happy,x=.38,hold,hold=umbrella/#e8b03a 竹叔:happy,x=.62,hold,hold=umbrella/#8a5ab0 呱先生:happy,x=.86,hold,hold=umbrella/#3a8ab0
：一百年里，最热闹的一条街。
[rain mid 1/2 h3.8 rain] 小橙:happy,hold,hold=umbrella
小橙：一起打？
[rain close 1/2 h3.8 rain] 雨龙:happy
雨龙：嗯。
==
[green view h4.6]
：后来，无雨镇改了名字。
[shop mid h4] 竹叔:happy 小橙:happy
竹叔：伞铺生意怎么样？
小橙：晴天雨天，都忙不过来！
`,
  cover: cover({
    scene: places.rain,
    subject: (g) =>
      actor(
        g,
        (l) => {
          thing(l, 'umbrella', g.W * 0.5, g.H * 0.56, g.W * 0.21, { color: '#e2503e' });
          half(l, g.W * 0.5, g.H * 0.52, g.W * 0.16, { ...fox, mood: 'happy' }, { pose: 'hold' });
        },
        { outline: 5, outlineColor: '#fff8ec', shadow: '#1a2a30' },
      ),
    lettering: { lines: ['狐狸卖伞'], style: 'cartoon' },
    shade: '#1a2a34',
    over: (g, r) => sky.air(g, r, 'rain', 50, '#ffffff', 1.4),
  }),
  banner: poster({
    scene: places.rain,
    subject: (g) =>
      actor(
        g,
        (l) => {
          thing(l, 'umbrella', g.W * 0.76, g.H * 0.52, 150, { color: '#e2503e' });
          half(l, g.W * 0.76, g.H * 0.56, 104, { ...fox, mood: 'happy' }, { pose: 'hold' });
        },
        { outline: 5, outlineColor: '#fff8ec' },
      ),
    lettering: {
      lines: ['狐狸卖伞'],
      style: 'cartoon',
      sub: { text: '一百年没下雨的小镇', color: '#8a4a1a' },
    },
  }),
});
