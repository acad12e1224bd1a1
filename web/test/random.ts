/** Random numbers that a seed repeats (mulberry32): a history that fails can be told again. */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to this one. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  chance(of: number): boolean {
    return this.next() < of;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!;
  }

  /** Takes one out of these, whichever. */
  take<T>(from: T[]): T | undefined {
    return from.splice(this.below(from.length), 1)[0];
  }
}

/** Which histories a test runs: those of these seeds, or the one that SEED names. */
export function seeds(count: number): number[] {
  const { SEED } = process.env;
  return SEED ? [Number(SEED)] : Array.from({ length: count }, (_, index) => index + 1);
}
