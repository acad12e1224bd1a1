// The faces of the demo people, by login name.
import { beast, bust } from './cast/face.js';
import { prop } from './cast/props.js';
import { actor, radial } from './lib/canvas.js';
import { lighter } from './lib/color.js';
import * as sky from './scene/sky.js';
import * as land from './scene/land.js';

const backs = {
  plain: (g, [a, b]) => {
    g.fillStyle = radial(g, g.W * 0.4, g.H * 0.3, g.W * 0.9, [lighter(a, 0.3), a, b]);
    g.fillRect(0, 0, g.W, g.H);
  },
  rays: (g, c) => {
    backs.plain(g, c);
    sky.rays(g, 128, 120, '#ffffff', { count: 12, strength: 0.35 });
  },
  hills: (g, [a, b]) => {
    sky.sky(g, [a, lighter(a, 0.6)]);
    land.ridge(g, `hills ${a}`, { y: 200, height: 70, color: b });
  },
  night: (g, [a, b], r) => {
    sky.sky(g, [a, b]);
    sky.stars(g, r, 40, 1);
    sky.moon(g, 206, 52, 24);
  },
  bokeh: (g, c, r) => {
    backs.plain(g, c);
    sky.bokeh(g, r, 16, ['#ffffff', lighter(c[0], 0.6)]);
  },
};

/** A person or an animal in front of a ground; more draws what lies in front. */
const face = (draw, back, colors, more) => (g, r) => {
  backs[back](g, colors, r);
  actor(g, (l) => draw(l), { rimColor: '#fffbea', light: [2, -2] });
  more?.(g, r);
};
const person = (look, back, colors, more, [x, y, s] = [128, 138, 62]) =>
  face((l) => bust(l, x, y, s, look), back, colors, more);
const animal = (look, back, colors, more, [x, y, s] = [128, 146, 80]) =>
  face((l) => beast(l, x, y, s, look), back, colors, more);

export const people = {
  laochen: person(
    {
      skin: '#eec49c',
      hair: '#3a3434',
      style: 'short',
      eye: '#5a3a2a',
      mood: 'grin',
      outfit: 'apron',
      cloth: '#b8382a',
      wear: ['chef'],
    },
    'rays',
    ['#ffb45a', '#d8602a'],
    null,
    [128, 152, 56],
  ),
  tangyuan: person(
    {
      hair: '#4a2a34',
      style: 'buns',
      eye: '#c85a7a',
      mood: 'wink',
      outfit: 'hoodie',
      cloth: '#ffb0c8',
      trim: '#ff5a8a',
    },
    'bokeh',
    ['#ffd8e6', '#ff9ac0'],
  ),
  juzi: animal({ kind: 'cat', fur: '#f4a650', light: '#fff6e6', mark: '#c8722a', mood: 'wink' }, 'plain', [
    '#ffe6b8',
    '#f0a86a',
  ]),
  yunshen: person(
    {
      hair: '#1e2230',
      style: 'topbun',
      eye: '#4a7a9a',
      mood: 'calm',
      outfit: 'robe',
      cloth: '#8fb8c8',
      trim: '#ffffff',
    },
    'hills',
    ['#8ac8d8', '#4f8a94'],
  ),
  xiaoman: person(
    {
      skin: '#ffdcbc',
      hair: '#8a4a24',
      style: 'tails',
      eye: '#4a8a3a',
      mood: 'grin',
      outfit: 'apron',
      cloth: '#4a8ad0',
      trim: '#ff6a5a',
      wear: [['strawhat', '#f0cc7a']],
    },
    'hills',
    ['#8ad8f4', '#7ac45a'],
    null,
    [128, 152, 56],
  ),
  ahuo: person(
    {
      skin: '#eebf98',
      hair: '#c83a20',
      style: 'spiky',
      eye: '#d8702a',
      mood: 'fierce',
      outfit: 'jersey',
      cloth: '#2a2a3a',
      trim: '#ff8a2a',
      wear: [['goggles', '#ffc83a']],
    },
    'rays',
    ['#ff9a5a', '#8a2a4a'],
  ),
  banye: person(
    {
      hair: '#2a2028',
      style: 'bob',
      eye: '#5a6a5a',
      mood: 'calm',
      outfit: 'suit',
      cloth: '#4a5a54',
      trim: '#b8863a',
      wear: [
        ['glasses', '#3a2a2a'],
        ['beret', '#8a3a34'],
      ],
    },
    'plain',
    ['#e2d8c0', '#8a9a8a'],
  ),
  maoqiu: person(
    {
      hair: '#6a4a7a',
      style: 'wave',
      eye: '#8a5ae0',
      mood: 'smile',
      outfit: 'plain',
      cloth: '#e8dcf4',
      trim: '#a87ae0',
      wear: [['catears', '#6a4a7a']],
    },
    'bokeh',
    ['#e2d0f8', '#a88ae0'],
  ),
  gulu: face(
    (l) => prop(l, 'fish', 128, 132, 92, { color: '#ff8a2a' }),
    'plain',
    ['#7ae0f4', '#1f7ac8'],
    (g, r) => sky.air(g, r, 'bubbles', 16, '#e8fdff', 2.6),
  ),
  lanxing: person(
    {
      hair: '#3a5ab8',
      style: 'long',
      eye: '#3ac0e0',
      mood: 'smile',
      outfit: 'space',
      cloth: '#4a7ae0',
      trim: '#ffc83a',
      wear: [['spacehelm', '#8ae0ff']],
    },
    'night',
    ['#101a4a', '#4a3a9a'],
    null,
    [128, 134, 56],
  ),
  laojiang: person(
    {
      skin: '#dca878',
      hair: '#8a8684',
      style: 'short',
      eye: '#4a3a2a',
      mood: 'grin',
      outfit: 'plain',
      cloth: '#4a6a4a',
      trim: '#d8c88a',
      brow: '#6a6664',
      wear: [['cap', '#3a7a8a']],
    },
    'hills',
    ['#9ad0e8', '#4a90a8'],
  ),
  xiaozhou: person(
    {
      hair: '#262430',
      style: 'short',
      eye: '#4a4a5a',
      mood: 'calm',
      outfit: 'suit',
      cloth: '#3f4a60',
      trim: '#5a8ac0',
      wear: [['glasses', '#20202a']],
      blush: false,
    },
    'plain',
    ['#c4d4e8', '#7a8eb0'],
  ),
  qiqi: person(
    {
      hair: '#e8d0f0',
      style: 'tails',
      eye: '#b04ad0',
      mood: 'sly',
      outfit: 'cloak',
      cloth: '#5a2a8a',
      trim: '#f2c85a',
      wear: [['wizard', '#4a2a8a']],
    },
    'night',
    ['#2a1060', '#8a3a9a'],
    null,
    [128, 158, 54],
  ),
  tieniu: person(
    {
      skin: '#d8a078',
      hair: '#2a2422',
      style: 'slick',
      eye: '#3a8ac0',
      mood: 'fierce',
      outfit: 'armor',
      cloth: '#8a5a3a',
      trim: '#ffb02a',
      wear: [['visor', '#ff7a2a'], 'headset'],
      blush: false,
    },
    'rays',
    ['#8ab0c8', '#3a4a6a'],
  ),
  niannian: animal(
    { kind: 'rabbit', fur: '#f4ece4', light: '#ffffff', inner: '#ffc0c0', mood: 'happy' },
    'rays',
    ['#ffd0a8', '#f08a6a'],
    (g) => prop(g, 'carrot', 212, 206, 36, { turn: 0.5 }),
    [120, 168, 66],
  ),
  mogu: face(
    (l) => prop(l, 'mushroom', 128, 136, 92, { color: '#ee4438' }),
    'hills',
    ['#a8e0c8', '#5aa86a'],
    (g, r) => sky.air(g, r, 'rain', 14, '#ffffff', 1.6),
  ),
  xiongda: animal(
    {
      kind: 'bear',
      fur: '#c88a52',
      light: '#ffeeda',
      inner: '#f4c8a0',
      mood: 'happy',
      wear: [['scarf', '#5ab0d8']],
    },
    'plain',
    ['#d8f0e0', '#8ac8b0'],
    null,
    [128, 134, 82],
  ),
  ruoshui: person(
    {
      hair: '#22324a',
      style: 'straight',
      eye: '#2a8ab0',
      mood: 'calm',
      outfit: 'robe',
      cloth: '#3a7a9a',
      trim: '#e8f4f8',
      wear: [
        ['flower', '#ffffff'],
        ['mark', '#3ac0e0'],
      ],
    },
    'bokeh',
    ['#a8dcec', '#3a7aa8'],
  ),
  feifei: animal(
    { kind: 'fox', fur: '#f08a4a', light: '#fff4e8', mood: 'happy' },
    'hills',
    ['#ffd09a', '#c8704a'],
    null,
    [128, 148, 78],
  ),
  shanshan: person(
    {
      hair: '#ff8a7a',
      style: 'wave',
      eye: '#2ab0b0',
      mood: 'smile',
      outfit: 'plain',
      cloth: '#f4fbff',
      trim: '#3ab8d0',
      wear: [['starpin', '#ffd25a']],
    },
    'bokeh',
    ['#8ae0e0', '#2a98b8'],
  ),
  daxia: person(
    {
      skin: '#e6b48c',
      hair: '#2a2624',
      style: 'topbun',
      eye: '#4a3a2a',
      mood: 'sly',
      beard: '#3a3432',
      outfit: 'robe',
      cloth: '#5a4a3a',
      trim: '#c8a86a',
      wear: [['strawhat', '#b8904e']],
      blush: false,
    },
    'hills',
    ['#e8d8a8', '#8a9a5a'],
    null,
    [128, 146, 54],
  ),
  bobo: animal(
    { kind: 'penguin', fur: '#2f4468', light: '#ffffff', mood: 'happy', wear: [['scarf', '#e2503e']] },
    'plain',
    ['#e2f4fc', '#8ac4e4'],
    (g, r) => sky.air(g, r, 'snow', 24, '#ffffff', 2.4),
    [128, 132, 80],
  ),
  yinyue: person(
    {
      hair: '#3a2a6a',
      style: 'bob',
      eye: '#e04ab0',
      mood: 'grin',
      outfit: 'hoodie',
      cloth: '#2a2450',
      trim: '#4ae0ff',
      wear: [['headset', '#ff5ac8']],
    },
    'bokeh',
    ['#c890f0', '#4a2aa0'],
  ),
  sansan: person(
    {
      skin: '#d89a70',
      hair: '#1c1418',
      style: 'curls',
      eye: '#5a3a20',
      mood: 'grin',
      outfit: 'jersey',
      cloth: '#e8502e',
      trim: '#ffe14a',
      wear: [['headband', '#ffffff']],
    },
    'rays',
    ['#ffc07a', '#d8603a'],
    (g) => prop(g, 'basketball', 214, 214, 36),
  ),
};
