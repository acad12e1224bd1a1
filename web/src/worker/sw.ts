import type { WorkerRequest } from '@/features/offline/update/workerRequest';
import { getCacheKeyForURL } from 'workbox-precaching';
import { serveSavedFiles } from './savedFiles';
import { serveShell } from './shell';

declare const self: ServiceWorkerGlobalScope;

/**
 * The app without a network: its shell and the saved chapters. The worker does not handle calls and media (/api, /media, /pages).
 */
serveSavedFiles(self);
serveShell();
answerPages(self);

self.addEventListener('activate', (event) => {
  // Firefox fails a navigation whose preload fails, also where the shell is in the cache. Older workers enabled it.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.disable(), self.clients.claim()]));
});

/** Answers the messages of features/offline/update. */
function answerPages(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('message', (event) => {
    const question = event.data as WorkerRequest;
    if (question.type === 'takeOver') event.waitUntil(worker.skipWaiting());
    // Whether the page's own script belongs to the worker's build.
    else event.ports[0]?.postMessage(getCacheKeyForURL(question.url) !== undefined);
  });
}
