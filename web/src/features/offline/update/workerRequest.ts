/** Messages from a page to the service worker. */
export type WorkerRequest = { type: 'holds'; url: string } | { type: 'takeOver' };
