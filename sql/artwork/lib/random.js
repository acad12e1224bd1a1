// Seeded randomness: the same slug draws the same picture, on every machine and every day.

function hash(text) {
  let h = 2166136261;
  for (const ch of text) h = Math.imul(h ^ ch.codePointAt(0), 16777619);
  return h >>> 0;
}

/** A small generator (mulberry32) with the few helpers that drawing needs. */
export function random(seed) {
  let state = hash(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (a, b) => a + (b - a) * next(),
    int: (a, b) => Math.floor(a + (b - a + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (p) => next() < p,
  };
}

/** One-dimensional value noise in 0…1, for ridges and waves. */
export function noise(seed) {
  const r = random(seed);
  const values = Array.from({ length: 256 }, () => r.next());
  return (x) => {
    const i = Math.floor(x);
    const t = x - i;
    const s = t * t * (3 - 2 * t);
    const at = (n) => values[((n % 256) + 256) % 256];
    return at(i) * (1 - s) + at(i + 1) * s;
  };
}
