/** What a page asks a worker. */
export type Question = { type: 'holds'; url: string } | { type: 'takeOver' };
