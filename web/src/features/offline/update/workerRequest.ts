/** What a page asks a worker. */
export type WorkerRequest = { type: 'holds'; url: string } | { type: 'takeOver' };
