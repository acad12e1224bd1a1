// Colours as #rrggbb strings in, CSS colours out.

const parse = (hex) => {
  const h = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, (c) => c + c) : hex;
  return [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
};
const join = (rgb) =>
  '#' +
  rgb
    .map((v) =>
      Math.round(Math.max(0, Math.min(255, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

export const mix = (a, b, t) => {
  const [x, y] = [parse(a), parse(b)];
  return join(x.map((v, i) => v + (y[i] - v) * t));
};
export const lighter = (c, t) => mix(c, '#ffffff', t);
export const darker = (c, t) => mix(c, '#0a0818', t);
export const alpha = (c, a) => `rgba(${parse(c).join(',')},${a})`;
