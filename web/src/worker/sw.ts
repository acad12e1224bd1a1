import { serveSavedFiles } from './savedFiles';
import { answerPages } from './messages';
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
