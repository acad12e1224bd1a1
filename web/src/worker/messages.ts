import type { WorkerRequest } from '@/features/offline/update/workerRequest';
import { getCacheKeyForURL } from 'workbox-precaching';

/** Answers the messages of features/offline/update. */
export function answerPages(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('message', (event) => {
    const question = event.data as WorkerRequest;
    if (question.type === 'takeOver') event.waitUntil(worker.skipWaiting());
    // Whether the page's own script belongs to the worker's build.
    else event.ports[0]?.postMessage(getCacheKeyForURL(question.url) !== undefined);
  });
}
