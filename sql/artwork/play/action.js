// Moving games: fights in a landscape, runs, flights, races.
import { actor, glow, veil } from '../lib/canvas.js';
import { alpha, mix } from '../lib/color.js';
import { label } from '../lib/lettering.js';
import { box, circle, line, oval, path, poly, ring } from '../lib/shapes.js';
import { prop } from '../cast/props.js';
import { hero } from '../cast/hero.js';
import { machine } from '../cast/machines.js';
import * as hud from './hud.js';

/** A fight in a landscape. foe draws the enemy at (x, y) with size s; me is a hero's look. */
export function fight(
  g,
  r,
  {
    scene,
    me,
    face,
    foe,
    foeName,
    foeHp = 0.55,
    quest,
    skills,
    color,
    spark = '#ffd25a',
    numbers = ['-1286', '暴击 3480'],
    ground,
    rimColor = '#ffe9c0',
    boss = false,
    map = '#4a7a5a',
    name,
  },
) {
  scene(g, r);
  if (ground) veil(g, g.H * 0.62, g.H, alpha(ground, 0), alpha(ground, 0.9));
  const [mx, my, fx, fy] = [g.W * 0.36, g.H * 0.86, g.W * 0.62, g.H * 0.74];
  oval(g, mx, my, 90, 18, 'rgba(0,0,0,.4)');
  oval(g, fx, fy, boss ? 240 : 130, boss ? 40 : 24, 'rgba(0,0,0,.38)');
  actor(g, (l) => foe(l, fx, fy, boss ? 330 : 190), { rimColor, light: [-3, -4] });
  g.save();
  g.translate(mx + 130, my - 190);
  g.scale(1, 0.5);
  for (let i = 0; i < 4; i++)
    ring(
      g,
      0,
      0,
      150 + i * 13,
      20 - i * 4,
      alpha(i ? spark : '#ffffff', 0.75 - i * 0.16),
      -1.9 + i * 0.1,
      0.9,
    );
  g.restore();
  actor(g, (l) => hero(l, mx, my, 300, me), { rimColor, light: [4, -3] });
  hud.burst(g, fx - (boss ? 190 : 70), fy - 130, 72, spark);
  hud.damage(g, fx + 20, fy - (boss ? 360 : 280), numbers[1], '#ffd23a', 62);
  hud.damage(g, fx - 130, fy - 220, numbers[0], '#ffffff', 42);
  if (boss) {
    label(g, foeName, g.W / 2, 38, 28, { align: 'center', stroke: 'rgba(0,0,0,.75)' });
    hud.bar(g, g.W / 2 - 230, 62, 460, 18, foeHp, '#e2382e', { text: `${Math.round(foeHp * 100)}%` });
  } else hud.tag(g, fx, fy - 235, 130, foeName, foeHp);
  hud.player(g, face, { name });
  hud.quest(g, 24, 150, quest[0], quest.slice(1));
  hud.minimap(g, g.W - 92, 92, 68, map, r);
  hud.joystick(g, 160, g.H - 150, 104);
  hud.skillRing(g, skills, {
    color,
    main: me.weapon === 'bow' ? 'bow' : me.weapon === 'staff' ? 'staff' : 'sword',
  });
}

/** A run from left to right over ground pieces. runner(g, x, y) draws who runs. */
export function run(
  g,
  r,
  {
    scene,
    runner,
    ground,
    top,
    coin = 'coin',
    coinColor,
    hazard,
    score = '38,640',
    distance = '1,284 米',
    power = ['lightning', 'feather'],
    platforms = [
      [-20, 0.82, 0.36],
      [0.42, 0.72, 0.24],
      [0.74, 0.84, 0.4],
    ],
  },
) {
  scene(g, r);
  for (const [x, y, w] of platforms) ground(g, x < 0 ? x : x * g.W, y * g.H, w * g.W + (x < 0 ? 20 : 0), r);
  for (let i = 0; i < 11; i++)
    prop(g, coin, g.W * (0.36 + i * 0.055), g.H * (0.62 - Math.sin((i / 10) * Math.PI) * 0.26), 23, {
      color: coinColor,
    });
  hazard?.(g, r);
  for (let i = 0; i < 8; i++)
    line(
      g,
      [
        [g.W * r.range(0, 0.2), g.H * (0.5 + i * 0.045)],
        [g.W * r.range(0.2, 0.27), g.H * (0.5 + i * 0.045)],
      ],
      'rgba(255,255,255,.5)',
      3,
    );
  runner(g, g.W * 0.3, g.H * platforms[0][1]);
  hud.pill(g, 28, 54, 'star', score, { size: 32 });
  hud.pill(g, 28, 116, coin, '426', { size: 32, color: coinColor });
  label(g, distance, g.W / 2, 56, 46, {
    align: 'center',
    stroke: 'rgba(20,10,40,.75)',
    font: '1px "Smiley Sans"',
  });
  hud.bar(g, g.W / 2 - 160, 90, 320, 12, 0.62, top);
  circle(g, g.W - 60, 58, 34, 'rgba(10,12,30,.55)');
  for (const k of [-9, 9]) box(g, g.W - 60 + k - 4, 44, 8, 28, 3, '#fff');
  hud.skill(g, 120, g.H - 96, 60, power[0], '#4a8ae0');
  hud.skill(g, g.W - 120, g.H - 96, 66, power[1], '#f08a2a');
}

/** Upright shooting: own craft below, bullets in rings, a large foe above. */
export function shooter(g, r, { scene, boss, bossName, craft, foes, colors, score }) {
  scene(g, r);
  const [cx, cy] = [g.W / 2, g.H * 0.24];
  boss(g, cx, cy);
  for (let ringNo = 0; ringNo < 5; ringNo++)
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * 6.283 + ringNo * 0.21;
      const d = 150 + ringNo * 105;
      const [x, y] = [cx + Math.cos(a) * d, cy + Math.sin(a) * d * 1.05];
      if (Math.hypot(x - cx, y - g.H * 0.8) < 90) continue;
      const c = colors[ringNo % colors.length];
      glow(g, x, y, 24, c, 0.75);
      circle(g, x, y, 10, c);
      circle(g, x, y, 5.5, '#fff');
    }
  foes?.(g, r);
  for (const dx of [-40, -14, 14, 40])
    for (let i = 0; i < 9; i++) {
      const y = g.H * 0.72 - i * 62;
      const x = cx + dx * (1 + i * 0.1);
      glow(g, x, y, 22, '#5ad8ff', 0.7);
      path(g, `M${x} ${y - 22} L${x + 6} ${y} L${x} ${y + 16} L${x - 6} ${y}Z`, '#dffaff');
    }
  craft(g, cx, g.H * 0.8);
  label(g, bossName, 28, 40, 26, { stroke: '#000' });
  hud.bar(g, 28, 64, g.W - 56, 14, 0.46, '#ff4a5a');
  label(g, score, g.W - 28, 112, 44, { align: 'right', stroke: '#0a0a24', font: '1px "Smiley Sans"' });
  label(g, '连击 ×128', g.W - 28, 158, 30, {
    align: 'right',
    color: '#ffd23a',
    stroke: '#0a0a24',
    font: '1px "Smiley Sans"',
  });
  for (let i = 0; i < 3; i++) prop(g, 'heart', 48 + i * 52, g.H - 60, 21);
  hud.skill(g, g.W - 86, g.H - 92, 54, 'lightning', '#7a4ae0');
  label(g, '×3', g.W - 46, g.H - 50, 28, { align: 'center', stroke: '#000' });
}

/** Racing, seen over the vehicle's shoulder. road: { surface, edge, line }; rider(g, x, y, s). */
export function race(
  g,
  r,
  {
    scene,
    horizon = 0.46,
    bend = 0,
    road,
    rider,
    rivals,
    place = '2',
    of = '8',
    lap = '2/3',
    speed = '286',
    time = '01:24.58',
    verge,
    boost = 0.7,
    side,
  },
) {
  scene(g, r);
  const H0 = g.H * horizon;
  veil(g, H0, g.H, verge[0], verge[1]);
  const edge = (t, k) => {
    const w = 0.02 + t * t * 0.9;
    return g.W * (0.5 + bend * (1 - t) ** 2 * 0.9 + k * w * 0.62);
  };
  const N = 46;
  for (let i = 0; i < N; i++) {
    const [t0, t1] = [(i / N) ** 1.6, ((i + 1) / N) ** 1.6];
    const [y0, y1] = [H0 + t0 * (g.H - H0), H0 + t1 * (g.H - H0) + 1];
    const strip = (a, b, color) =>
      poly(
        g,
        [
          [edge(t0, a), y0],
          [edge(t0, b), y0],
          [edge(t1, b), y1],
          [edge(t1, a), y1],
        ],
        color,
      );
    strip(-1.12, 1.12, i % 2 ? road.edge[0] : road.edge[1]);
    strip(-1, 1, mix(road.surface, '#ffffff', i % 2 ? 0.03 : 0));
    if (i % 4 < 2) for (const k of [-0.34, 0.34]) strip(k - 0.02, k + 0.02, road.line);
  }
  side?.(g, r, edge, H0);
  for (const [t, k, draw] of rivals) draw(g, edge(t, k), H0 + t * (g.H - H0), 26 + t * 200);
  for (let i = 0; i < 26; i++) {
    const a = r.range(0, 6.28);
    line(
      g,
      [
        [g.W / 2 + Math.cos(a) * g.W * 0.42, H0 + Math.sin(a) * g.H * 0.5],
        [g.W / 2 + Math.cos(a) * g.W * 0.62, H0 + Math.sin(a) * g.H * 0.75],
      ],
      'rgba(255,255,255,.28)',
      r.range(2, 5),
    );
  }
  rider(g, g.W * (0.5 + bend * 0.06), g.H * 0.82, 170);
  label(g, place, 60, 78, 108, { color: '#ffd23a', stroke: '#141428', font: '1px "Smiley Sans"' });
  label(g, `/${of}`, 122, 98, 46, { stroke: '#141428', font: '1px "Smiley Sans"' });
  label(g, `圈数 ${lap}`, 60, 156, 30, { stroke: '#141428' });
  label(g, time, g.W / 2, 48, 46, { align: 'center', stroke: '#141428', font: '1px "Smiley Sans"' });
  const [sx, sy] = [g.W - 170, g.H - 130];
  circle(g, sx, sy, 112, 'rgba(10,12,28,.6)');
  ring(g, sx, sy, 98, 12, 'rgba(255,255,255,.22)', 2.36, 7.07);
  ring(g, sx, sy, 98, 12, '#ff8a2a', 2.36, 2.36 + 4.71 * 0.78);
  label(g, speed, sx, sy - 4, 64, { align: 'center', font: '1px "Smiley Sans"' });
  label(g, '公里/时', sx, sy + 44, 22, { align: 'center', color: '#cfd8ea' });
  hud.bar(g, 60, g.H - 70, 300, 20, boost, '#3ab8ff', { text: '氮气' });
  hud.skill(g, g.W - 330, g.H - 96, 48, 'flame', '#2a6ae0');
  hud.minimap(g, g.W - 100, 100, 72, '#4a5a6a', r);
  path(
    g,
    `M${g.W - 140} 120 C${g.W - 150} 60 ${g.W - 60} 40 ${g.W - 60} 90 C${g.W - 60} 130 ${g.W - 110} 110 ${g.W - 110} 150`,
    null,
    'rgba(255,255,255,.9)',
    6,
  );
}

/** A craft seen on its way: used for space and ship scenes with their own HUD. */
export function fleet(g, r, { scene, ships, name, lines, color }) {
  scene(g, r);
  for (const [x, y, s, c, flip] of ships) {
    actor(g, (l) => machine(l, 'cruiser', g.W * x, g.H * y, s, c, { flip }), {
      rimColor: '#dff4ff',
      light: [2, -3],
    });
    label(g, '▮▮▮▮▯', g.W * x, g.H * y - s * 0.9, 16, {
      align: 'center',
      color: flip ? '#ff7a6a' : '#6affb0',
    });
  }
  for (const [a, b, c] of lines) {
    line(g, [a, b], alpha(c, 0.35), 9);
    line(g, [a, b], '#ffffff', 2.4);
    hud.burst(g, b[0], b[1], 34, c, 10);
  }
  hud.panel(g, 24, g.H - 170, 430, 146, 'scifi');
  hud.words(g, name, 50, g.H - 132, 28, 'scifi');
  ['装甲', '护盾', '燃料'].forEach((t, i) => {
    hud.words(g, t, 50, g.H - 92 + i * 26, 19, 'scifi');
    hud.bar(g, 104, g.H - 98 + i * 26, 310, 10, [0.82, 0.46, 0.67][i], [color, '#4ab8ff', '#ffb03a'][i]);
  });
}
