// A page: panels in rows with gutters, frames, balloons over them, lettering of the chapter, and the ink of the whole.
import { linear, surface } from '../lib/canvas.js';
import { alpha, darker, lighter } from '../lib/color.js';
import { label, title } from '../lib/lettering.js';
import { random } from '../lib/random.js';
import { box } from '../lib/shapes.js';
import { draw as drawBalloon, measure, place, tellerTint } from './balloon.js';
import { soundWord } from './effects.js';
import { drawPanel } from './panel.js';

export const WIDTH = 720;
const PAGE = 1080;
const UNIT = 100;

/** The height that a page will have: a page of a book is always the same, a strip as long as its panels. */
export function heightOf(book, page) {
  if (book.direction !== 'strip') return PAGE;
  const { rows } = rowsOf(page);
  return Math.round(rows.reduce((sum, row) => sum + row.h * UNIT + gutter(book), gutter(book)));
}

const gutter = (book) => (book.direction === 'strip' ? 26 : 16);
const margin = (book) => (book.direction === 'strip' ? 22 : 24);

function rowsOf(page) {
  const rows = [];
  let row = null;
  for (const panel of page.panels) {
    if (!row || row.w + panel.w > 1.01) rows.push((row = { w: 0, h: 0, panels: [] }));
    row.panels.push(panel);
    row.w += panel.w;
    row.h = Math.max(row.h, panel.h);
  }
  return { rows };
}

export function drawPage(g, book, chapter, page, seed) {
  const dark = page.flags.includes('dark');
  g.fillStyle = dark ? '#15121e' : '#ffffff';
  g.fillRect(0, 0, g.W, g.H);
  const told = [];
  for (const cell of layout(g, book, page)) {
    const r = random(`${seed} ${cell.panel.place} ${cell.i}`);
    told.push(drawCell(g, book, chapter, cell, r, dark));
  }
  let worst = 0;
  for (const { balloons, cell, heads, taken, r } of told) {
    const speech = balloons.filter((b) => b.kind !== 'sound');
    const sounds = balloons.filter((b) => b.kind === 'sound');
    worst = Math.max(worst, place(speech, cell, heads, { rtl: book.direction === 'rtl', taken }));
    place(sounds, cell, heads, { rtl: false, taken });
    for (const b of sounds)
      soundWord(g, r, b.text, b.x + b.w / 2, b.y + b.h / 2, b.size, book.sound ?? book.color);
    for (const b of speech) drawBalloon(g, b, { tint: tellerTint(book.color, dark) });
  }
  if (book.ink) twoInks(g, book.ink);
  return worst;
}

/** Each panel's frame on the page: a box, and its corners where gutters slant. */
function layout(g, book, page) {
  const { rows } = rowsOf(page);
  const [m, gap] = [margin(book), gutter(book)];
  const sum = rows.reduce((s, row) => s + row.h, 0);
  const unit = book.direction === 'strip' ? UNIT : (g.H - m * 2 - gap * (rows.length - 1)) / sum;
  const cells = [];
  let y = book.direction === 'strip' ? gap : m;
  let i = 0;
  for (const row of rows) {
    const h = row.h * unit;
    const full = g.W - m * 2 - gap * (row.panels.length - 1);
    const order = book.direction === 'rtl' ? [...row.panels].reverse() : row.panels;
    let x = m;
    order.forEach((panel, k) => {
      const bleed = panel.flags.includes('bleed');
      const w = (full * panel.w) / row.w;
      const cell = { panel, i: i + row.panels.indexOf(panel), x, y, w, h };
      if (bleed) Object.assign(cell, { x: 0, w: g.W });
      const tilt = row.panels[0].flags.includes('slant') ? 34 : 0;
      const [l, rr] = [k ? tilt : 0, k < order.length - 1 ? tilt : 0];
      cell.corners = [
        [cell.x + l, y],
        [cell.x + cell.w + rr, y],
        [cell.x + cell.w - rr, y + h],
        [cell.x - l, y + h],
      ];
      cells.push(cell);
      x += w + gap;
    });
    i += row.panels.length;
    y += h + gap;
  }
  return cells.sort((a, b) => a.i - b.i);
}

function drawCell(g, book, chapter, cell, r, dark) {
  const { panel, corners } = cell;
  const [x0, x1] = [Math.min(corners[0][0], corners[3][0]), Math.max(corners[1][0], corners[2][0])];
  const [w, h] = [Math.ceil(x1 - x0), Math.ceil(cell.h)];
  const balloons = panel.words.map((words) =>
    measure(words, cell.w, book.upright && words.kind !== 'teller'),
  );
  const spoken = balloons.filter((b) => b.kind !== 'sound');
  const headline = panel.flags.includes('title') ? 76 + headlineSize(chapter, cell.w) * 1.1 : 0;
  const crowd = Math.min(
    0.5,
    (spoken.reduce((s, b) => s + (b.w + 14) * (b.h + 14), 0) / (w * h)) * 1.05 + headline / h,
  );
  const { g: l, heads } = drawPanel(book, panel, w, h, r, crowd);
  g.save();
  g.beginPath();
  corners.forEach(([x, y], k) => (k ? g.lineTo(x, y) : g.moveTo(x, y)));
  g.closePath();
  g.save();
  g.clip();
  g.drawImage(l.canvas, x0, cell.y);
  g.restore();
  if (!panel.flags.includes('bleed')) {
    g.strokeStyle = dark ? '#efe9dc' : '#1f1722';
    g.lineWidth = 4;
    g.stroke();
  }
  g.restore();
  const taken = [];
  if (headline) taken.push(headlineOf(g, book, chapter, cell, headline));
  return { balloons, cell, taken, r, heads: heads.map((k) => ({ ...k, x: k.x + x0, y: k.y + cell.y })) };
}

/** The height that a chapter's name takes over its first panel of that width. */
const headlineSize = (chapter, w) => Math.min(60, (w - 90) / [...nameOf(chapter)[1]].length);
const nameOf = (chapter) => chapter.title.match(/^(\S+)\s+(.+)$/).slice(1);

function headlineOf(g, book, chapter, cell, height) {
  const [number, name] = nameOf(chapter);
  const size = headlineSize(chapter, cell.w);
  const [cx, y] = [cell.x + cell.w / 2, cell.y];
  const shade = darker(book.color, 0.75);
  g.fillStyle = linear(g, 0, y, 0, y + height * 1.5, [
    alpha(shade, 0.82),
    alpha(shade, 0.6),
    alpha(shade, 0),
  ]);
  g.fillRect(cell.x + 2, y + 2, cell.w - 4, height * 1.5);
  box(g, cx - 62, y + 16, 124, 36, 18, lighter(book.color, 0.15));
  label(g, number, cx, y + 35, 22, { align: 'center' });
  title(g, [name], {
    x: cx,
    y: y + 66 + size * 0.55,
    size,
    style: ['brush', 'ink'].includes(book.lettering) ? 'kai' : book.lettering,
    tint: darker(book.color, 0.55),
    align: 'center',
    seed: book.slug,
    sub: { seal: '话' },
  });
  return { x: cell.x, y, w: cell.w, h: height };
}

/** Two inks instead of colours: dark and paper. */
function twoInks(g, [dark, paper]) {
  const copy = surface(g.W, g.H);
  copy.filter = 'grayscale(1) contrast(1.18) brightness(1.04)';
  copy.drawImage(g.canvas, 0, 0);
  g.save();
  g.setTransform(1, 0, 0, 1, 0, 0);
  g.drawImage(copy.canvas, 0, 0);
  g.globalCompositeOperation = 'multiply';
  g.fillStyle = paper;
  g.fillRect(0, 0, g.W, g.H);
  g.globalCompositeOperation = 'lighten';
  g.fillStyle = dark;
  g.fillRect(0, 0, g.W, g.H);
  g.restore();
}
