import { paddedLength, sha256 } from './sha256';

/** The work of a challenge: find the number from 0 to `most` for which the SHA-256 of `salt` and the number is `target`, in hex. */
export interface Work {
  salt: string;
  target: string;
  most: number;
}

/** The number, or null if there is none. */
export function findNumber({ salt, target, most }: Work): number | null {
  const prefix = new TextEncoder().encode(salt);
  const bytes = new Uint8Array(paddedLength(prefix.length + String(most).length));
  bytes.set(prefix);
  const wanted = Uint32Array.from({ length: 8 }, (_, word) =>
    parseInt(target.slice(word * 8, word * 8 + 8), 16),
  );
  const hash = new Uint32Array(8);
  for (let number = 0; number <= most; number += 1) {
    const digits = String(number);
    for (let i = 0; i < digits.length; i += 1) bytes[prefix.length + i] = digits.charCodeAt(i);
    sha256(bytes, prefix.length + digits.length, hash);
    if (hash[0] === wanted[0] && hash.every((word, i) => word === wanted[i])) return number;
  }
  return null;
}
