import type { LocalKey } from '@/deviceData';

/**
 * Local storage that never throws (private windows and full disks do), and JSON that never breaks a start.
 * A value that cannot be stored stays in memory until the page closes or another tab writes a newer one.
 */
const fallback = new Map<string, string>();

window.addEventListener('storage', ({ key }) => {
  if (key === null) fallback.clear();
  else fallback.delete(key);
});

export function readText(key: LocalKey): string | null {
  const unwritten = fallback.get(key);
  if (unwritten !== undefined) return unwritten;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeText(key: LocalKey, value: string): void {
  try {
    localStorage.setItem(key, value);
    fallback.delete(key);
  } catch {
    fallback.set(key, value);
  }
}

export function remove(key: LocalKey): void {
  fallback.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is not accessible, so nothing was stored there.
  }
}

export function readJson(key: LocalKey): unknown {
  const text = readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

export function writeJson(key: LocalKey, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

/** Whether this tab has left the app to pay (`lib/externalPages`, which loads only then). */
export function hasDeparted(): boolean {
  try {
    return 'departure' in sessionStorage;
  } catch {
    return false;
  }
}
