import { keptIdAt } from '@/features/offline/kept/addresses';
import { findKept } from '@/features/offline/kept/database';
import { KEPT_CACHE } from '@/features/offline/kept/files';
import { isLapsed, type KeptId } from '@/features/offline/kept/record';
import { createPartialResponse } from 'workbox-range-requests';

/** Serves the files of kept chapters, as long as these are open. */
export function serveKept(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url);
    if (origin !== worker.location.origin) return;
    const id = keptIdAt(pathname);
    if (id) event.respondWith(file(id, pathname, event.request));
  });
}

async function file(id: KeptId, pathname: string, request: Request): Promise<Response> {
  const record = await findKept(id);
  if (!record || isLapsed(record, Date.now())) return new Response(null, { status: 403 });
  const cache = await caches.open(KEPT_CACHE);
  const found = await cache.match(pathname);
  if (!found) return new Response(null, { status: 404 });
  // A film is asked for in parts.
  return request.headers.has('range') ? createPartialResponse(request, found) : found;
}
