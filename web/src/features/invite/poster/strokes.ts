export type Pen = CanvasRenderingContext2D;

export function roundRect(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  pen.beginPath();
  // CanvasRenderingContext2D.roundRect is missing below Chrome 99 and Safari 16.
  const [right, foot] = [x + width, y + height];
  pen.moveTo(x + radius, y);
  pen.arcTo(right, y, right, foot, radius);
  pen.arcTo(right, foot, x, foot, radius);
  pen.arcTo(x, foot, x, y, radius);
  pen.arcTo(x, y, right, y, radius);
  pen.closePath();
}

/** Fading wedges of light from one point. */
export function rays(pen: Pen, { x, y, reach }: { x: number; y: number; reach: number }): void {
  const fading = pen.createRadialGradient(x, y, 0, x, y, reach);
  fading.addColorStop(0, '#ffffff66');
  fading.addColorStop(1, '#ffffff00');
  pen.fillStyle = fading;
  for (let wedge = 0; wedge < 18; wedge += 1) {
    const from = (wedge / 18) * 2 * Math.PI;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.arc(x, y, reach, from, from + Math.PI / 22);
    pen.fill();
  }
}

/** A bank of clouds from this height to the bottom, with a paler one behind it. */
export function clouds(pen: Pen, { y, width, height }: { y: number; width: number; height: number }): void {
  for (const [rise, shift, colour] of [
    [-30, -60, '#ffffff80'],
    [10, 0, '#ffffff'],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.rect(0, y + rise + 40, width, height);
    for (const [cx, r] of [
      [20, 70],
      [130, 52],
      [250, 84],
      [380, 58],
      [500, 78],
      [630, 60],
      [740, 82],
      [840, 60],
    ] as const) {
      pen.moveTo(cx + shift + r, y + rise + 44);
      pen.arc(cx + shift, y + rise + 44, r, 0, 2 * Math.PI);
    }
    pen.fill();
  }
}

/** The portal's coin: gold, with a cut gem on its face. */
export function coin(pen: Pen, x: number, y: number, radius: number): void {
  const gold = pen.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  gold.addColorStop(0, '#ffe391');
  gold.addColorStop(1, '#f2a31b');
  pen.fillStyle = gold;
  pen.strokeStyle = '#c97d0c';
  pen.lineWidth = Math.max(2, radius / 14);
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#fff3c9';
  pen.beginPath();
  pen.moveTo(x, y - radius * 0.52);
  pen.lineTo(x + radius * 0.42, y);
  pen.lineTo(x, y + radius * 0.52);
  pen.lineTo(x - radius * 0.42, y);
  pen.fill();
}
