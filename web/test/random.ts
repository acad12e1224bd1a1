/** Pseudorandom numbers (mulberry32). The same seed repeats a failed history. */
export class Random {
  constructor(private state: number) {}

  /** A number from 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to below `bound`. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  chance(of: number): boolean {
    return this.next() < of;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!;
  }

  /** Removes a random element and returns it. */
  take<T>(from: T[]): T | undefined {
    return from.splice(this.below(from.length), 1)[0];
  }
}

/** The seeds of a test: the first `count` in the night, a fifth of them in the gate. SEED chooses a single one. */
export function seeds(count: number): number[] {
  const { NIGHT, SEED } = process.env;
  const length = NIGHT ? count : Math.ceil(count / 5);
  return SEED ? [Number(SEED)] : Array.from({ length }, (_, index) => index + 1);
}
