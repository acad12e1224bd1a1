// Speech balloons: how words break into lines, where a balloon finds room, and what it looks like.
import { alpha, darker, lighter } from '../lib/color.js';
import { box, circle } from '../lib/shapes.js';

const FONT = '700 1px "Noto Sans CJK SC"';
const NOT_FIRST = '，。！？…、～」）：；—”’》';
const SIZE = { say: 29, think: 28, shout: 34, teller: 26 };

/** The measured balloon: lines (columns when upright) and its width and height. */
export function measure(words, room, upright) {
  if (words.kind === 'sound') return soundOf(words, room);
  const size = SIZE[words.kind];
  const chars = [...words.text];
  const most = upright ? 9 : Math.max(4, Math.floor((room - 40) / size));
  const lines = broken(chars, Math.min(most, idealLine(chars.length, words.kind, upright)));
  const long = Math.max(...lines.map((l) => l.length)) * size;
  const across = lines.length * size * 1.26;
  const [tw, th] = upright ? [across, long] : [long, across];
  const round = words.kind === 'teller' ? 22 : words.kind === 'shout' ? 76 : 50;
  return {
    ...words,
    size,
    lines,
    upright,
    w: tw + round,
    h: th + (words.kind === 'teller' ? 18 : round * 0.82),
  };
}

/** How long a line should be: a short sentence stays whole, a long one makes a round balloon. */
function idealLine(length, kind, upright) {
  if (length <= 6) return 6;
  if (upright) return Math.max(4, Math.min(8, Math.ceil(Math.sqrt(length * 2.4))));
  return Math.max(4, Math.min(kind === 'teller' ? 13 : 9, Math.ceil(Math.sqrt(length * 2.6))));
}

function soundOf(words, room) {
  const n = [...words.text].length;
  const size = Math.min(78, room / (n + 0.6));
  return { ...words, size, w: size * (n * 0.92 + 0.3), h: size * 1.5 };
}

/** Even lines of at most n characters; a mark never begins one. */
function broken(chars, n) {
  const count = Math.ceil(chars.length / n);
  const even = Math.ceil(chars.length / count);
  const lines = [];
  let line = [];
  chars.forEach((ch, i) => {
    if (line.length >= even && !NOT_FIRST.includes(ch)) {
      lines.push(line);
      line = [];
    }
    line.push(ch);
    const rest = chars.length - i - 1;
    if (
      ',，。！？…～'.includes(ch) &&
      line.length >= even - 1 &&
      rest > 1 &&
      !NOT_FIRST.includes(chars[i + 1])
    ) {
      lines.push(line);
      line = [];
    }
  });
  if (line.length) lines.push(line);
  return lines;
}

const overlap = (a, b) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/**
 * Finds room for a panel's balloons, in reading order: away from faces and from each other, near to who speaks.
 * area is the panel on the page, heads its faces ({ who, x, y, s }), taken what is there already. Says how badly it went.
 */
export function place(balloons, area, heads, { rtl, taken }) {
  let worst = 0;
  const faces = heads.map((h) => ({ x: h.x - h.s * 1.1, y: h.y - h.s * 0.75, w: h.s * 2.2, h: h.s * 1.8 }));
  const hair = heads.map((h) => ({
    x: h.x - h.s * 1.35,
    y: h.y - h.s * 1.5,
    w: h.s * 2.7,
    h: h.s * (h.whole ? 7.4 : 2.9),
  }));
  let before = null;
  for (const b of balloons) {
    const speaker = heads.find((h) => h.who === b.who);
    let best = null;
    const gap = area.w > 700 ? 20 : b.kind === 'teller' ? 0 : 8;
    const [x0, x1] = [area.x + gap, area.x + area.w - b.w - gap];
    const [y0, y1] = [area.y + gap, area.y + area.h - b.h - gap];
    for (let i = 0; i <= 16; i++)
      for (let j = 0; j <= 16; j++) {
        const box = { x: x0 + ((x1 - x0) * i) / 16, y: y0 + ((y1 - y0) * j) / 16, w: b.w, h: b.h };
        let cost = 0;
        for (const f of faces) cost += overlap(box, f) * 0.9;
        for (const h of hair) cost += overlap(box, h) * 0.09;
        for (const t of taken)
          cost += overlap({ x: box.x - 6, y: box.y - 6, w: box.w + 12, h: box.h + 12 }, t) * 4;
        const cx = box.x + box.w / 2;
        if (speaker) {
          cost += Math.abs(cx - speaker.x) * 1.4 + Math.abs(box.y + box.h - (speaker.y - speaker.s)) * 0.7;
          if (box.y + box.h / 2 > speaker.y + speaker.s) cost += 700;
        } else
          cost +=
            b.kind === 'teller'
              ? (box.y - area.y) * 0.8 + (rtl ? area.x + area.w - box.x - box.w : box.x - area.x) * 0.5
              : Math.abs(cx - (area.x + area.w / 2)) * 0.2 + (box.y - area.y) * 0.5;
        if (before) {
          const along = rtl ? before.x + before.w / 2 - cx : cx - before.x - before.w / 2;
          const lower = box.y - before.y;
          if (lower < -4) cost += 2500 - lower * 6;
          if (along < 20 && lower < before.h * 0.6) cost += 4000;
        }
        if (!best || cost < best.cost) best = { ...box, cost };
      }
    Object.assign(b, { x: best.x, y: best.y, speaker });
    for (const f of faces) worst = Math.max(worst, overlap(best, f) / (f.w * f.h));
    for (const t of taken) worst = Math.max(worst, overlap(best, t) / (best.w * best.h));
    taken.push(best);
    before = best;
  }
  return worst;
}

export function draw(g, b, { ink = '#241a26', paper = '#ffffff', tint = '#fff3d6' } = {}) {
  const [cx, cy] = [b.x + b.w / 2, b.y + b.h / 2];
  g.lineJoin = 'round';
  if (b.kind === 'teller') box(g, b.x, b.y, b.w, b.h, 5, tint, ink, 2);
  else {
    const shapes = outline(b, cx, cy);
    g.fillStyle = alpha('#1a1024', 0.18);
    g.save();
    g.translate(2, 4);
    g.fill(shapes[0]);
    g.restore();
    g.strokeStyle = ink;
    g.lineWidth = b.kind === 'shout' ? 8 : 6;
    for (const shape of shapes) g.stroke(shape);
    g.fillStyle = paper;
    for (const shape of shapes) g.fill(shape);
    if (b.kind === 'think') dots(g, b, cx, cy, ink, paper);
  }
  letters(g, b, cx, cy, b.kind === 'shout' ? darker('#b81a2a', 0.15) : ink);
}

function letters(g, b, cx, cy, color) {
  g.font = FONT.replace('1px', `${b.size}px`).replace('700', b.kind === 'shout' ? '900' : '700');
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = color;
  const n = b.lines.length;
  b.lines.forEach((line, i) => {
    const off = (i - (n - 1) / 2) * b.size * 1.26;
    if (!b.upright) g.fillText(line.join(''), cx, cy + off + b.size * 0.04);
    else
      line.forEach((ch, k) =>
        glyph(
          g,
          ch,
          cx - off,
          cy + (k - (Math.max(...b.lines.map((l) => l.length)) - 1) / 2) * b.size,
          b.size,
        ),
      );
  });
}

/** One character of upright text: points move to the corner, dashes and dots turn. */
function glyph(g, ch, x, y, size) {
  if ('，。、'.includes(ch)) g.fillText(ch, x + size * 0.55, y - size * 0.5);
  else if ('…—～'.includes(ch)) {
    g.save();
    g.translate(x, y);
    g.rotate(Math.PI / 2);
    g.fillText(ch, 0, 0);
    g.restore();
  } else g.fillText(ch, x, y);
}

/** The balloon's body, and its tail or its puffs: each drawn by itself, so that they melt into one. */
function outline(b, cx, cy) {
  const [rx, ry] = [b.w / 2, b.h / 2];
  const body = new Path2D();
  const edge = (a, k, first) =>
    body[first ? 'moveTo' : 'lineTo'](
      cx + squircle(Math.cos(a)) * rx * k,
      cy + squircle(Math.sin(a)) * ry * k,
    );
  if (b.kind === 'think') {
    body.rect(cx - rx * 0.84, cy - ry * 0.74, rx * 1.68, ry * 1.48);
    const n = Math.max(9, Math.round((b.w + b.h) / 40));
    const puffs = Array.from({ length: n }, (_, i) => {
      const a = (i / n) * Math.PI * 2;
      const puff = new Path2D();
      puff.ellipse(
        cx + squircle(Math.cos(a)) * rx * 0.82,
        cy + squircle(Math.sin(a)) * ry * 0.76,
        Math.min(rx, 30),
        Math.min(ry, 24),
        0,
        0,
        7,
      );
      return puff;
    });
    return [body, ...puffs];
  }
  if (b.kind === 'shout')
    for (let i = 0; i < 52; i++) edge((i / 26) * Math.PI, i % 2 ? 0.88 : 1.03 + ((i * 7) % 5) * 0.02, !i);
  else for (let i = 0; i < 72; i++) edge((i / 36) * Math.PI, 1, !i);
  body.closePath();
  return b.speaker ? [body, tail(b, cx, cy, rx, ry)] : [body];
}
const squircle = (v) => Math.sign(v) * Math.abs(v) ** 0.72;

/** The tail towards the mouth; who is not in the picture has none. */
function tail(b, cx, cy, rx, ry) {
  const [mx, my] = [b.speaker.x, b.speaker.y + b.speaker.s * 0.35];
  const a = Math.atan2(my - cy, mx - cx);
  const far = Math.hypot(mx - cx, my - cy);
  const edge = 1 / Math.hypot(Math.cos(a) / rx, Math.sin(a) / ry);
  const reach = Math.min(edge + 46, Math.max(edge + 16, far - b.speaker.s * 1.15));
  const w = Math.min(22, rx * 0.25, ry * 0.4);
  const [ux, uy, nx, ny] = [Math.cos(a), Math.sin(a), -Math.sin(a), Math.cos(a)];
  const point = (d, k) => `${cx + ux * d + nx * w * k} ${cy + uy * d + ny * w * k}`;
  return new Path2D(
    `M${point(edge * 0.8, 1)} Q${point(edge + 8, 0.2)} ${point(reach, 0)} Q${point(edge + 4, -0.5)} ${point(edge * 0.8, -1)}Z`,
  );
}

function dots(g, b, cx, cy, ink, paper) {
  if (!b.speaker) return;
  const a = Math.atan2(b.speaker.y - b.speaker.s - cy, b.speaker.x - cx);
  const edge = 1 / Math.hypot(Math.cos(a) / (b.w / 2), Math.sin(a) / (b.h / 2));
  for (const [d, r] of [
    [18, 9],
    [38, 5],
  ]) {
    circle(g, cx + Math.cos(a) * (edge + d), cy + Math.sin(a) * (edge + d), r + 3, ink);
    circle(g, cx + Math.cos(a) * (edge + d), cy + Math.sin(a) * (edge + d), r, paper);
  }
}

/** The colour of the teller's box for a page's paper. */
export const tellerTint = (color, dark) => (dark ? '#f2ecd8' : lighter(color, 0.86));
