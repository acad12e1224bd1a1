import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { findNumber } from './findNumber';
import { paddedLength, sha256 } from './sha256';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

function ownDigest(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(paddedLength(bytes.length));
  padded.set(bytes);
  const hash = new Uint32Array(8);
  sha256(padded, bytes.length, hash);
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

it('hashes like other implementations of SHA-256, at every length around the padding', () => {
  for (let length = 0; length < 200; length += 1) {
    const text = 'a'.repeat(length);
    expect(ownDigest(text)).toBe(digest(text));
  }
  expect(ownDigest('验证码')).toBe(digest('验证码'));
});

it('finds the number of a challenge, at both ends of the range and with any length of salt', () => {
  for (const salt of ['', '0a1b?expires=1800000000&', 'x'.repeat(53), 'x'.repeat(64)]) {
    for (const number of [0, 9, 10, 99, 100, 1_234, 2_000])
      expect(findNumber({ salt, target: digest(`${salt}${number}`), most: 2_000 })).toBe(number);
  }
});

it('reports that a challenge has no solution', () => {
  expect(findNumber({ salt: 'a', target: digest('b'), most: 50 })).toBeNull();
});
