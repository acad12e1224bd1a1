import type { WorkerRequest } from './workerRequest';

/** The script that this page began with, named by its content: it says which build the page is of. */
export function entryScript(): string {
  return document.querySelector<HTMLScriptElement>('head > script[src]')?.src ?? '';
}

/** Whether this file is of the worker's build. */
export function holds(worker: ServiceWorker, url: string): Promise<boolean> {
  return new Promise((tell) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => tell(data === true);
    worker.postMessage({ type: 'holds', url } satisfies WorkerRequest, [port2]);
  });
}

export function takeOver(worker: ServiceWorker): void {
  worker.postMessage({ type: 'takeOver' } satisfies WorkerRequest);
}
