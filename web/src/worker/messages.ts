import type { WorkerRequest } from '@/features/offline/update/workerRequest';
import { getCacheKeyForURL } from 'workbox-precaching';

/** Answers what features/offline/update asks. */
export function answerPages(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('message', (event) => {
    const question = event.data as WorkerRequest;
    if (question.type === 'takeOver') event.waitUntil(worker.skipWaiting());
    // Whether a page's own script is of the worker's build.
    else event.ports[0]?.postMessage(getCacheKeyForURL(question.url) !== undefined);
  });
}
