// Games of a place: shops, towns seen at an angle, maps of realms, tanks, rooms.
import { actor, glow, linear, radial, veil } from '../lib/canvas.js';
import { alpha, darker, lighter, mix } from '../lib/color.js';
import { label } from '../lib/lettering.js';
import { blob, box, circle, line, oval, path, poly } from '../lib/shapes.js';
import { prop } from '../cast/props.js';
import { banner, castle, hall } from '../scene/built.js';
import { pine, roundTree } from '../scene/land.js';
import * as hud from './hud.js';

/** A shop front to back, upright: guests with wishes, the counter, what is cooking. guests: [draw, thing, colour]. */
export function shop(
  g,
  r,
  {
    wall,
    counter,
    guests,
    dishes,
    name,
    skin = 'wood',
    decor,
    keeper,
    level = '12',
    tabsList,
    color,
    money = '24,680',
    pace = 0.7,
  },
) {
  g.fillStyle = linear(g, 0, 0, 0, g.H * 0.6, wall);
  g.fillRect(0, 0, g.W, g.H);
  decor(g, r);
  guests.forEach(([draw, thing, tint], i) => {
    const x = g.W * (0.2 + i * 0.3);
    const y = 560 - (i % 2) * 16;
    actor(g, (l) => draw(l, x, y), { rimColor: '#fff2d8', light: [3, -3] });
    const by = y - 250;
    blob(
      g,
      [
        [x - 74, by - 62],
        [x, by - 80],
        [x + 74, by - 62],
        [x + 84, by],
        [x + 70, by + 54],
        [x + 18, by + 62],
        [x, by + 96],
        [x - 18, by + 62],
        [x - 70, by + 54],
        [x - 84, by],
      ],
      '#ffffff',
    );
    prop(g, thing, x, by - 6, 42, { color: tint });
    hud.bar(g, x - 48, by + 44, 96, 9, pace - i * 0.18, ['#5ad06a', '#ffb02a', '#ff5a4a'][i]);
  });
  const cy = 640;
  box(
    g,
    -10,
    cy,
    g.W + 20,
    60,
    0,
    linear(g, 0, cy, 0, cy + 60, [lighter(counter, 0.4), lighter(counter, 0.12)]),
  );
  g.fillStyle = linear(g, 0, cy + 60, 0, g.H, [counter, darker(counter, 0.45)]);
  g.fillRect(0, cy + 60, g.W, g.H);
  for (let x = 0; x < g.W; x += 90)
    line(
      g,
      [
        [x, cy + 60],
        [x, g.H],
      ],
      alpha(darker(counter, 0.5), 0.4),
      4,
    );
  dishes.slice(0, 3).forEach(([p, c], i) => {
    const x = g.W * (0.2 + i * 0.3);
    oval(g, x, cy + 26, 66, 15, 'rgba(255,255,255,.85)');
    prop(g, p, x, cy - 10, 44, { color: c });
  });
  keeper?.(g);
  hud.panel(g, 30, 830, g.W - 60, 270, skin);
  hud.words(g, '今日菜单', 70, 872, 29, skin);
  dishes.forEach(([p, c, t, n], i) => {
    const x = 106 + (i % 5) * 127;
    box(g, x - 54, 906, 108, 170, 18, mix(lighter(color, 0.75), '#ffffff', 0.3), alpha(color, 0.8), 3);
    prop(g, p, x, 966, 40, { color: c });
    label(g, t, x, 1030, 21, { align: 'center', color: hud.SKINS[skin].text });
    label(g, n, x, 1058, 22, { align: 'center', color: '#d8602a' });
  });
  hud.ribbon(g, g.W / 2, 74, 300, name, color, 38);
  hud.portrait(
    g,
    64,
    74,
    44,
    (l, x, y, rr) => {
      circle(l, x, y, rr, lighter(color, 0.3));
      prop(l, 'star', x, y, rr * 0.62);
    },
    '#fff3d0',
    { level },
  );
  hud.resources(
    g,
    156,
    [
      ['coin', money],
      ['heart', '96%'],
    ],
    { size: 27, dark: false },
  );
  hud.tabs(g, g.H - 132, tabsList, 0, color);
}

/** A town in isometric view. tiles(x, y) gives a colour; things: [gx, gy, draw(g, x, y)]. */
export function town(
  g,
  r,
  {
    ground,
    cells = 9,
    size = 74,
    things,
    top = [],
    bottom = [],
    hint,
    skin = 'wood',
    sky: back,
    color,
    name,
    level = '18',
    oy = 0.16,
    wild = (c, x, y, q) => roundTree(c, q, x, y, q.range(60, 100), '#6aa84a'),
  },
) {
  g.fillStyle = linear(g, 0, 0, 0, g.H, back);
  g.fillRect(0, 0, g.W, g.H);
  const P = (x, y) => [g.W / 2 + (x - y) * size, g.H * oy + (x + y) * size * 0.52];
  const upright = g.H > g.W;
  g.save();
  if (upright) {
    g.translate(g.W / 2, g.H * oy);
    g.scale(1.24, 1.24);
    g.translate(-g.W / 2, -g.H * oy);
  }
  const reach = 12;
  const outside = (x, y) => x < 0 || y < 0 || x >= cells || y >= cells;
  for (let x = -reach; x < cells + reach; x++)
    for (let y = -reach; y < cells + reach; y++) {
      const c = outside(x, y) ? darker(ground(-20 - ((x + y) & 1), -20), 0.1) : ground(x, y);
      poly(g, [P(x, y), P(x + 1, y), P(x + 1, y + 1), P(x, y + 1)], c);
      if ((x * 7 + y * 3) % 4 === 0) {
        const [cx, cy] = P(x + 0.5, y + 0.5);
        oval(g, cx, cy, size * 0.3, size * 0.13, alpha(lighter(c, 0.3), 0.45));
      }
      g.strokeStyle = alpha(darker(c, 0.4), 0.1);
      g.lineWidth = 1.5;
      g.stroke();
    }
  const woods = [];
  for (let x = -reach; x < cells + reach; x++)
    for (let y = -reach; y < cells + reach; y++) if (outside(x, y) && r.chance(0.4)) woods.push([x, y, wild]);
  [...things, ...woods]
    .sort((a, b) => a[0] + a[1] - b[0] - b[1])
    .forEach(([x, y, draw, done]) => {
      const [px, py] = P(x + 0.5, y + 0.72);
      oval(g, px, py, size * 0.62, size * 0.22, 'rgba(30,30,20,.25)');
      draw(g, px, py, r);
      if (done) {
        circle(g, px, py - size * 1.9, 28, '#ffffff');
        prop(g, done, px, py - size * 1.9, 17);
        poly(
          g,
          [
            [px - 8, py - size * 1.9 + 25],
            [px + 8, py - size * 1.9 + 25],
            [px, py - size * 1.9 + 38],
          ],
          '#fff',
        );
      }
    });
  g.restore();
  const tall = upright;
  veil(g, 0, g.H * 0.2, alpha(back[0], 0.75), alpha(back[0], 0));
  hud.portrait(
    g,
    66,
    70,
    46,
    (l, x, y, rr) => {
      circle(l, x, y, rr, lighter(color, 0.25));
      prop(l, 'house', x, y, rr * 0.6, { color });
    },
    '#fff6dc',
    { level },
  );
  box(g, 122, 42, name.length * 30 + 36, 54, 27, 'rgba(255,250,235,.9)');
  label(g, name, 140, 70, 28, { color: '#5a3a1e' });
  hud.resources(g, tall ? 140 : 56, top, { size: 27, dark: false });
  if (hint) {
    const y = tall ? 200 : 130;
    hud.panel(g, 20, y, 310, 46 + hint.length * 38, skin);
    hint.forEach((t, i) =>
      hud.words(g, t, 46, y + 42 + i * 38, i ? 23 : 26, skin, i ? {} : { color: hud.SKINS[skin].accent }),
    );
  }
  bottom.forEach(([p, t, c], i) => {
    const x = tall ? g.W * ((i + 0.5) / bottom.length) : g.W - 84 - i * 132;
    hud.skill(g, x, g.H - 92, 50, p, c);
    label(g, t, x, g.H - 24, 25, { align: 'center', stroke: 'rgba(40,20,10,.75)' });
  });
}

/** A realm's map with its strongholds and marching troops. cities: [x, y, name, owner colour, kind]. */
export function realm(
  g,
  r,
  { paper, cities, marches, title, skin = 'ink', season, top, biome = 'hills', alerts = [], sea },
) {
  g.fillStyle = radial(g, g.W / 2, g.H / 2, g.W * 0.7, paper);
  g.fillRect(0, 0, g.W, g.H);
  for (let i = 0; i < 60; i++)
    oval(g, g.W * r.next(), g.H * r.next(), r.range(30, 130), r.range(16, 60), alpha(r.pick(paper), 0.35));
  if (sea)
    blob(
      g,
      [
        [-50, g.H * 0.72],
        [g.W * 0.2, g.H * 0.8],
        [g.W * 0.36, g.H * 0.95],
        [g.W * 0.4, g.H + 60],
        [-60, g.H + 60],
      ],
      sea,
    );
  g.beginPath();
  g.moveTo(g.W * 0.05, -10);
  g.bezierCurveTo(g.W * 0.3, g.H * 0.3, g.W * 0.46, g.H * 0.36, g.W * 0.5, g.H * 0.6);
  g.bezierCurveTo(g.W * 0.56, g.H * 0.8, g.W * 0.8, g.H * 0.8, g.W + 10, g.H * 0.92);
  if (biome !== 'dunes') {
    g.strokeStyle = alpha(biome === 'snow' ? '#a8d4ec' : '#7ab0c8', 0.8);
    g.lineWidth = 26;
    g.stroke();
    g.strokeStyle = 'rgba(255,255,255,.4)';
    g.lineWidth = 5;
    g.stroke();
  }
  const marks = Array.from({ length: 70 }, () => [g.W * r.next(), g.H * r.range(0.12, 0.98)])
    .filter(([x, y]) => cities.every(([cx, cy]) => Math.hypot(cx * g.W - x, cy * g.H - y) > 90))
    .sort((a, b) => a[1] - b[1]);
  marks.forEach(([x, y], i) => {
    if (biome === 'dunes') {
      path(
        g,
        `M${x - 34} ${y} Q${x} ${y - 34} ${x + 40} ${y} Q${x + 10} ${y - 6} ${x - 34} ${y}Z`,
        alpha('#a8702e', 0.5),
      );
      if (i % 9 === 0) {
        oval(g, x, y + 30, 40, 14, '#5ab8b0');
        pine(g, x - 20, y + 26, 40, '#4a8a4a');
      }
    } else if (biome === 'snow') {
      if (i % 2) pine(g, x, y, r.range(34, 54), '#5a7f8f');
      else
        poly(
          g,
          [
            [x - 44, y],
            [x, y - 70],
            [x + 44, y],
          ],
          linear(g, x - 40, 0, x + 44, 0, ['#ffffff', '#c2d8e8', '#7f9db8']),
        );
    } else if (i % 3) roundTree(g, r, x, y, r.range(30, 44), '#5f8f4e');
    else
      poly(
        g,
        [
          [x - 48, y],
          [x - 12, y - 66],
          [x + 8, y - 40],
          [x + 24, y - 56],
          [x + 52, y],
        ],
        linear(g, x - 40, 0, x + 50, 0, ['#b8b48a', '#7f8a66', '#54604a']),
      );
  });
  for (const [a, b, c] of marches) {
    const [p, q] = [
      [cities[a][0] * g.W, cities[a][1] * g.H],
      [cities[b][0] * g.W, cities[b][1] * g.H],
    ];
    g.setLineDash([18, 12]);
    g.beginPath();
    g.moveTo(...p);
    g.quadraticCurveTo((p[0] + q[0]) / 2 + 30, (p[1] + q[1]) / 2 - 60, ...q);
    g.strokeStyle = c;
    g.lineWidth = 7;
    g.stroke();
    g.setLineDash([]);
    banner(g, (p[0] + q[0]) / 2 + 15, (p[1] + q[1]) / 2 - 22, 64, c);
  }
  for (const [x, y, name, c, kind] of cities) {
    const [cx, cy] = [x * g.W, y * g.H];
    glow(g, cx, cy - 10, 110, c, 0.55);
    if (kind === 'castle') castle(g, cx, cy, 92, '#c9b48a', { roof: c });
    else if (kind === 'camp')
      for (const dx of [-30, 0, 30])
        poly(
          g,
          [
            [cx + dx - 26, cy],
            [cx + dx, cy - 42],
            [cx + dx + 26, cy],
          ],
          mix(c, '#f4e6c8', 0.35),
        );
    else hall(g, cx, cy, 120, { roof: darker(c, 0.2), wall: mix(c, '#8a5a3a', 0.5) });
    box(g, cx - name.length * 15 - 16, cy + 10, name.length * 30 + 32, 38, 8, darker(c, 0.35), '#fff3d0', 2);
    label(g, name, cx, cy + 30, 25, { align: 'center' });
  }
  hud.panel(g, 20, 16, 330, 64, skin);
  hud.words(g, title, 46, 50, 29, skin);
  if (season) hud.words(g, season, 330, 50, 24, skin, { align: 'right', color: hud.SKINS[skin].accent });
  hud.resources(g, 46, top, { size: 24, right: g.W - 20 });
  alerts.forEach((t, i) => {
    box(g, 20, g.H - 60 - i * 50, t.length * 23 + 56, 42, 8, 'rgba(20,14,10,.62)');
    circle(g, 42, g.H - 39 - i * 50, 7, i ? '#ffd25a' : '#ff5a4a');
    label(g, t, 60, g.H - 38 - i * 50, 22);
  });
  hud.minimap(g, g.W - 96, g.H - 96, 74, paper[1], r);
}

/** A tank or a garden, seen straight on, with its shelf of things. draw(g, r) fills it. */
export function tank(g, r, { draw, name, top, shelf, skin = 'wood', color, tabsList, note }) {
  draw(g, r);
  hud.ribbon(g, g.W / 2, 78, 320, name, color, 38);
  hud.resources(g, 158, top, { size: 27 });
  if (note) {
    hud.panel(g, 24, 220, 300, 50 + note.length * 36, skin);
    note.forEach((t, i) => hud.words(g, t, 48, 258 + i * 36, 24, skin));
  }
  hud.panel(g, 24, g.H - 322, g.W - 48, 176, skin);
  shelf.forEach(([p, c, t], i) => {
    const x = 104 + i * 128;
    box(g, x - 54, g.H - 302, 108, 136, 18, lighter(color, 0.78), alpha(color, 0.7), 3);
    prop(g, p, x, g.H - 246, 38, { color: c });
    label(g, t, x, g.H - 188, 23, { align: 'center', color: hud.SKINS[skin].text });
  });
  hud.tabs(g, g.H - 132, tabsList, 0, color);
}

/** A furnished corner of a room in isometric view, with what is still in boxes below. */
export function room(
  g,
  r,
  { wall, floor, things, parts, name, skin = 'candy', color, progress = 0.62, back },
) {
  g.fillStyle = linear(g, 0, 0, 0, g.H, back);
  g.fillRect(0, 0, g.W, g.H);
  const [cx, cy, w] = [g.W / 2, 620, 310];
  poly(
    g,
    [
      [cx, cy - 370],
      [cx - w, cy - 200],
      [cx - w, cy + 100],
      [cx, cy - 60],
    ],
    linear(g, cx - w, 0, cx, 0, [lighter(wall, 0.15), wall]),
  );
  poly(
    g,
    [
      [cx, cy - 370],
      [cx + w, cy - 200],
      [cx + w, cy + 100],
      [cx, cy - 60],
    ],
    linear(g, cx, 0, cx + w, 0, [darker(wall, 0.08), darker(wall, 0.18)]),
  );
  poly(
    g,
    [
      [cx, cy - 60],
      [cx + w, cy + 100],
      [cx, cy + 265],
      [cx - w, cy + 100],
    ],
    linear(g, 0, cy - 60, 0, cy + 265, [lighter(floor, 0.2), floor]),
  );
  for (let i = 1; i < 7; i++)
    line(
      g,
      [
        [cx - (w * i) / 7, cy - 60 + (160 * i) / 7],
        [cx + w - (w * i) / 7, cy + 100 + (165 * i) / 7],
      ],
      alpha(darker(floor, 0.5), 0.25),
      3,
    );
  poly(
    g,
    [
      [cx - w, cy + 100],
      [cx, cy + 265],
      [cx, cy + 290],
      [cx - w, cy + 122],
    ],
    darker(floor, 0.35),
  );
  poly(
    g,
    [
      [cx + w, cy + 100],
      [cx, cy + 265],
      [cx, cy + 290],
      [cx + w, cy + 122],
    ],
    darker(floor, 0.5),
  );
  things(g, cx, cy);
  hud.ribbon(g, cx, 84, 340, name, color, 40);
  hud.bar(g, 150, 158, g.W - 300, 22, progress, color, { text: `布置 ${Math.round(progress * 100)}%` });
  hud.panel(g, 30, g.H - 310, g.W - 60, 270, skin);
  hud.words(g, '待收纳', 70, g.H - 270, 28, skin);
  parts.forEach(([p, c], i) =>
    hud.slot(g, 108 + (i % 5) * 126, g.H - 194 + Math.floor(i / 5) * 106, 46, p, { color: c, frame: color }),
  );
}
