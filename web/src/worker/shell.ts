import { OFFLINE_FALLBACK_MS } from '@/constants';
import type { CacheName } from '@/deviceData';
import { SAVED_FILES_PATH } from '@/features/offline/savedOffline/filePaths';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The files of this build. The worker's own build step writes the list. */
declare const __SHELL__: PrecacheEntry[];

/** Paths of the server, and files of saved chapters, which have a handler of their own. */
const UNHANDLED_PATHS = [/^\/(api|media|pages|files)\//, new RegExp(`^${SAVED_FILES_PATH}`)];

/** The dictionaries of the languages other than Chinese. They are not part of the shell, which every player downloads. */
const DICTIONARIES = /\/assets\/language-[\w-]+\.js$/;

/** Caches the app itself. Its files are never requested again; its page comes from the cache only if the network gives none. */
export function serveShell(): void {
  registerRoute(new NavigationRoute(({ request }) => page(request), { denylist: UNHANDLED_PATHS }));
  precacheAndRoute(__SHELL__, { directoryIndex: '', cleanURLs: false });
  cleanupOutdatedCaches();
  registerRoute(({ url, sameOrigin }) => sameOrigin && DICTIONARIES.test(url.pathname), dictionaries);
}

async function page(request: Request): Promise<Response> {
  const cached = matchPrecache('index.html');
  try {
    const answer = await Promise.race([fetch(request), timeout()]);
    if (answer && answer.status < 500) return answer;
    return (await cached) ?? answer ?? (await fetch(request));
  } catch (error) {
    const shell = await cached;
    if (shell) return shell;
    throw error;
  }
}

function timeout(): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), OFFLINE_FALLBACK_MS));
}

/** Cached from the first request on. Only the newest file stays. */
async function dictionaries({ request }: { request: Request }): Promise<Response> {
  const cache = await caches.open('english' satisfies CacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await Promise.all((await cache.keys()).map((old) => cache.delete(old)));
    await cache.put(request, answer.clone());
  }
  return answer;
}
