// Paths that everything is made of. All of them fill with the current or the given style.

export function poly(g, points, fill, close = true) {
  g.beginPath();
  points.forEach(([x, y], i) => (i ? g.lineTo(x, y) : g.moveTo(x, y)));
  if (close) g.closePath();
  if (fill) {
    g.fillStyle = fill;
    g.fill();
  }
}

/** A closed curve through the points (quadratic, midpoints as anchors). */
export function blob(g, points, fill) {
  const n = points.length;
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  g.beginPath();
  g.moveTo(...mid(points[n - 1], points[0]));
  for (let i = 0; i < n; i++) g.quadraticCurveTo(...points[i], ...mid(points[i], points[(i + 1) % n]));
  g.closePath();
  if (fill) {
    g.fillStyle = fill;
    g.fill();
  }
}

export function path(g, d, fill, stroke, width) {
  const p = new Path2D(d);
  if (fill) {
    g.fillStyle = fill;
    g.fill(p);
  }
  if (stroke) {
    g.strokeStyle = stroke;
    g.lineWidth = width;
    g.stroke(p);
  }
}

export function circle(g, x, y, r, fill) {
  g.beginPath();
  g.arc(x, y, r, 0, Math.PI * 2);
  g.fillStyle = fill;
  g.fill();
}

export function oval(g, x, y, rx, ry, fill, turn = 0) {
  g.beginPath();
  g.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  g.fillStyle = fill;
  g.fill();
}

export function ring(g, x, y, r, width, color, from = 0, to = Math.PI * 2) {
  g.beginPath();
  g.arc(x, y, r, from, to);
  g.strokeStyle = color;
  g.lineWidth = width;
  g.stroke();
}

export function box(g, x, y, w, h, r, fill, stroke, width = 2) {
  g.beginPath();
  g.roundRect(x, y, w, h, r);
  if (fill) {
    g.fillStyle = fill;
    g.fill();
  }
  if (stroke) {
    g.strokeStyle = stroke;
    g.lineWidth = width;
    g.stroke();
  }
}

export function line(g, points, color, width) {
  g.beginPath();
  points.forEach(([x, y], i) => (i ? g.lineTo(x, y) : g.moveTo(x, y)));
  g.strokeStyle = color;
  g.lineWidth = width;
  g.stroke();
}

/** A limb: a stroke that narrows from a to b. */
export function limb(g, [x0, y0], [x1, y1], w0, w1, fill) {
  const a = Math.atan2(y1 - y0, x1 - x0);
  g.beginPath();
  g.arc(x0, y0, w0 / 2, a + Math.PI / 2, a - Math.PI / 2);
  g.arc(x1, y1, w1 / 2, a - Math.PI / 2, a + Math.PI / 2);
  g.closePath();
  g.fillStyle = fill;
  g.fill();
}

export function star(g, x, y, r, fill, points = 5, inner = 0.48, turn = -Math.PI / 2) {
  const list = [];
  for (let i = 0; i < points * 2; i++) {
    const a = turn + (i * Math.PI) / points;
    const k = i % 2 ? r * inner : r;
    list.push([x + Math.cos(a) * k, y + Math.sin(a) * k]);
  }
  poly(g, list, fill);
}

export function petal(g, x, y, r, turn, fill) {
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  path(
    g,
    `M0 ${-r} C ${r * 0.9} ${-r * 0.5} ${r * 0.6} ${r * 0.7} 0 ${r} C ${-r * 0.6} ${r * 0.7} ${-r * 0.9} ${-r * 0.5} 0 ${-r}Z`,
    fill,
  );
  g.restore();
}
