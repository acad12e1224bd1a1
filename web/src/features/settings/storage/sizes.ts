import { CACHES, LOCAL_STORAGE } from '@/deviceData';

/**
 * The sizes of what the app keeps on the device, in bytes, and the deletion of what it can rebuild: the items of `deviceData.ts` with
 * `rebuildable`, and caches that this release does not know. Never deleted: sign-in, drafts, outbox, saved chapters, the app itself.
 */
export interface Sizes {
  /** What can be rebuilt. */
  cache: number;
  /** Files of chapters that the player saved. */
  saved: number;
  /** Everything of this origin, as the browser counts it; null if it does not say. */
  total: number | null;
}

const SAVED = 'portal-kept';
/** The cache of the app itself. Only a new release fills it, so it stays. */
const isShell = (name: string) => name.startsWith('workbox-precache');

export async function measureSizes(): Promise<Sizes> {
  const [names, saved, estimate] = await Promise.all([
    rebuildableCaches(),
    cacheSize(SAVED),
    navigator.storage?.estimate?.().catch(() => undefined),
  ]);
  const sizes = await Promise.all(names.map(cacheSize));
  const local = rebuildableKeys().map((key) => 2 * (key.length + (localStorage.getItem(key)?.length ?? 0)));
  const cache = [...sizes, ...local].reduce((sum, size) => sum + size, 0);
  return { cache, saved, total: estimate?.usage ?? null };
}

/** Returns the freed bytes. */
export async function clearCache(): Promise<number> {
  const before = await measureSizes();
  const names = await rebuildableCaches();
  await Promise.allSettled(names.map((name) => caches.delete(name)));
  for (const key of rebuildableKeys()) localStorage.removeItem(key);
  const after = await measureSizes();
  return Math.max(0, before.cache - after.cache);
}

/** Browsers have no caches on pages without https. */
const hasCaches = () => 'caches' in window;

async function rebuildableCaches(): Promise<string[]> {
  if (!hasCaches()) return [];
  const kept = Object.entries(CACHES).filter(([, item]) => !('rebuildable' in item));
  const names = await caches.keys();
  return names.filter((name) => !isShell(name) && !kept.some(([known]) => known === name));
}

/** Entries without a length are read, because a browser tells their size in no other way. */
async function cacheSize(name: string): Promise<number> {
  if (!hasCaches() || !(await caches.has(name))) return 0;
  const cache = await caches.open(name);
  const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  const sizes = await Promise.all(answers.map((answer) => (answer ? sizeOf(answer) : 0)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sizeOf(answer: Response): Promise<number> {
  const length = Number(answer.headers.get('content-length'));
  return length > 0 ? length : (await answer.blob()).size;
}

const REBUILDABLE = Object.entries(LOCAL_STORAGE)
  .filter(([, item]) => 'rebuildable' in item)
  .map(([name]) => new RegExp(`^${name.replace(/\{\w+\}/g, '\\d+')}$`));

function rebuildableKeys(): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    return keys.filter((key) => REBUILDABLE.some((name) => name.test(key)));
  } catch {
    // Storage is not accessible.
    return [];
  }
}
