import type { CacheName } from '@/deviceData';
import type { Copy } from './filePaths';

/** The Cache API's name for saved files; the service worker serves them from it. */
export const SAVED_FILES_CACHE: CacheName = 'portal-kept';
/** Downloads in parallel. The limit leaves connections free for the open page. */
const AT_A_TIME = 3;

/** A file could not be fetched, or there is no space for it. */
export class CopyError extends Error {
  override name = 'CopyError';

  constructor(readonly reason: 'network' | 'full' | 'refused') {
    super(reason);
  }
}

interface Fetching {
  signal: AbortSignal;
  /** Progress: number of files and bytes so far. Returning false stops the download for lack of space. */
  onFile: (done: number, bytes: number) => boolean;
}

/** Fetches files into the cache and returns their total size. A failure deletes all of them. */
export async function copyFiles(files: readonly Copy[], { signal, onFile }: Fetching): Promise<number> {
  const cache = await caches.open(SAVED_FILES_CACHE);
  const waiting = [...files];
  let done = 0;
  let bytes = 0;
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      bytes += await copyFile(cache, file, signal);
      done += 1;
      if (!onFile(done, bytes)) throw new CopyError('full');
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    return bytes;
  } catch (error) {
    waiting.length = 0;
    await deleteFiles(files.map(({ to }) => to));
    throw error;
  }
}

export async function deleteFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(SAVED_FILES_CACHE);
  await Promise.all(addresses.map((address) => cache.delete(address)));
}

/** Deletes files that no chapter owns: leftovers of interrupted downloads. */
export async function deleteFilesExcept(owned: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(SAVED_FILES_CACHE);
  const requests = await cache.keys();
  await Promise.all(
    requests.filter(({ url }) => !owned.has(new URL(url).pathname)).map((it) => cache.delete(it)),
  );
}

async function copyFile(cache: Cache, { from, to }: Copy, signal: AbortSignal): Promise<number> {
  const response = await fetch(from, { signal }).catch((error: unknown) => {
    throw signal.aborted ? error : new CopyError('network');
  });
  if (response.status !== 200) throw new CopyError('refused');
  const body = await response.blob().catch((error: unknown) => {
    throw signal.aborted ? error : new CopyError('network');
  });
  const headers = { 'Content-Type': body.type, 'Content-Length': String(body.size) };
  await cache.put(to, new Response(body, { headers })).catch((error: unknown) => {
    throw isQuota(error) ? new CopyError('full') : error;
  });
  return body.size;
}

const isQuota = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';
