import { savedIdAt } from '@/features/offline/savedOffline/filePaths';
import { findSaved } from '@/features/offline/savedOffline/database';
import { SAVED_FILES_CACHE } from '@/features/offline/savedOffline/files';
import { isLapsed, type SavedChapterId } from '@/features/offline/savedOffline/record';
import { createPartialResponse } from 'workbox-range-requests';

/** Serves the files of saved chapters while the chapters are unlocked. */
export function serveSavedFiles(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url);
    if (origin !== worker.location.origin) return;
    const id = savedIdAt(pathname);
    if (id) event.respondWith(file(id, pathname, event.request));
  });
}

async function file(id: SavedChapterId, pathname: string, request: Request): Promise<Response> {
  const record = await findSaved(id);
  if (!record || isLapsed(record, Date.now())) return new Response(null, { status: 403 });
  const cache = await caches.open(SAVED_FILES_CACHE);
  const found = await cache.match(pathname);
  if (!found) return new Response(null, { status: 404 });
  // Browsers request videos by ranges.
  return request.headers.has('range') ? createPartialResponse(request, found) : found;
}
