import type { Payload } from './http';

/** Gives the answer to a call, if it is known without asking for it. */
export type AnswerSource = (call: string) => unknown;

let source: AnswerSource | null = null;

/** Has what `ask` calls, in the same breath, answered from here as far as this knows. */
export function withAnswerSource<T>(from: AnswerSource, ask: () => T): T {
  source = from;
  try {
    return ask();
  } finally {
    source = null;
  }
}

/** The answer to a call that need not be sent; undefined: it has to be. */
export function answerFromSource(url: string, payload: Payload | undefined): unknown {
  return source?.(url + JSON.stringify(payload ?? {}));
}
