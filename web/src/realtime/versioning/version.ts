export interface Versioned {
  version: number;
}

/** A state that arrives in parts. Its `version` is that of the newest part. */
export interface MergedState<T extends Versioned> {
  value: T;
  /** The versions of parts that are older than the newest part. */
  asOf: PartVersions<T>;
}

export type PartVersions<T> = { readonly [Part in keyof T]?: number };

/** A greater version is newer; the same one is the same state. */
export function isNewer(incoming: number, known: number): boolean {
  return incoming > known;
}

/**
 * Merges the incoming parts: each part keeps the value of the newest version that contained it. A late answer cannot undo a newer push, and
 * a late push cannot undo a newer answer. Parts that only the late one contains are still applied.
 */
export function mergeVersioned<T extends Versioned>(
  known: MergedState<T> | null,
  incoming: T,
): MergedState<T> {
  if (known === null) return { value: incoming, asOf: {} };
  const value = { ...known.value };
  const asOf: { [Part in keyof T]?: number } = {};
  const version = Math.max(known.value.version, incoming.version);
  for (const part of new Set([...keysOf(known.value), ...keysOf(incoming)])) {
    if (part === 'version') continue;
    const before = part in known.value ? versionOf(known, part) : undefined;
    const taken = part in incoming && (before === undefined || !isNewer(before, incoming.version));
    if (taken) value[part] = incoming[part];
    const since = taken ? incoming.version : before!;
    if (isNewer(version, since)) asOf[part] = since;
  }
  return { value: { ...value, version }, asOf };
}

/** The version that last contained this part. */
export function versionOf<T extends Versioned>({ value, asOf }: MergedState<T>, part: keyof T): number {
  return asOf[part] ?? value.version;
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value) as (keyof T)[];
}
