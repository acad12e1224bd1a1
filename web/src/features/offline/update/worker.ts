import type { WorkerRequest } from './workerRequest';

/** The page's entry script. Its name has a content hash, so it identifies the build. */
export function entryScript(): string {
  return document.querySelector<HTMLScriptElement>('head > script[src]')?.src ?? '';
}

/** Whether the worker's build contains this file. */
export function holds(worker: ServiceWorker, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ type: 'holds', url } satisfies WorkerRequest, [port2]);
  });
}

export function takeOver(worker: ServiceWorker): void {
  worker.postMessage({ type: 'takeOver' } satisfies WorkerRequest);
}
