const HEAD = 8;
const TAIL = 6;

/** The two ends of a digest, which people compare. */
export function shortDigest(value: string): string {
  return value.length > HEAD + TAIL ? `${value.slice(0, HEAD)}…${value.slice(-TAIL)}` : value;
}
