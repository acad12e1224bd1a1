/** SHA-256 for short texts that differ in their end. Web Crypto has only asynchronous calls, and none on pages without https. */

const CONSTANTS = /* @__PURE__ */ roots(64, 1 / 3);
const START = /* @__PURE__ */ roots(8, 1 / 2);
const schedule = new Uint32Array(64);

/** The first 32 bits of the fractional parts of roots of the first primes. */
function roots(count: number, power: number): Uint32Array {
  const found = new Uint32Array(count);
  let n = 0;
  for (let number = 2; n < count; number += 1) {
    let isPrime = true;
    for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) isPrime = false;
    if (isPrime) {
      const root = number ** power;
      found[n] = (root - Math.floor(root)) * 2 ** 32;
      n += 1;
    }
  }
  return found;
}

/** Hashes `length` bytes of `bytes`, which has room for the padding, and writes the eight words of the hash to `hash`. */
export function sha256(bytes: Uint8Array, length: number, hash: Uint32Array): void {
  const blocks = (length + 9 + 63) >> 6;
  bytes.fill(0, length, blocks * 64);
  bytes[length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(blocks * 64 - 4, length * 8);
  hash.set(START);
  for (let block = 0; block < blocks; block += 1) compress(view, block * 64, hash);
}

/** The number of bytes that `sha256` needs for a text of this length. */
export const paddedLength = (length: number): number => ((length + 9 + 63) >> 6) * 64;

function compress(view: DataView, offset: number, hash: Uint32Array): void {
  const w = schedule;
  for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const early = w[i - 15]!;
    const late = w[i - 2]!;
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + CONSTANTS[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));
