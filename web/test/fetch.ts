import { vi, type Mock } from 'vitest';

export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

interface Reply {
  code?: number;
  msg?: string;
  data?: unknown;
  status?: number;
  headers?: Record<string, string>;
}

export type Answer = Reply | Error | Promise<Reply>;

/** One path may be several calls: what was sent tells which. */
type Clerk = (sent: Sent) => Answer;

/** Stands in for the network: answers by path, and remembers what was sent. */
export function fakeNetwork(answers: Record<string, Answer | Answer[] | Clerk>): {
  sent: Sent[];
  fetch: Mock<typeof globalThis.fetch>;
} {
  const sent: Sent[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init = {}) => {
    const url = String(input);
    const call: Sent = {
      method: init.method ?? 'GET',
      url,
      headers: init.headers as Record<string, string>,
      body: init.body ? String(init.body as string) : '',
    };
    sent.push(call);
    const path = url.split('?')[0]!;
    const known = answers[path];
    const entry = typeof known === 'function' ? known(call) : known;
    const answer = Array.isArray(entry) ? (entry.length > 1 ? entry.shift()! : entry[0]!) : entry;
    if (answer === undefined) throw new TypeError(`nothing answers ${path}`);
    if (answer instanceof Error) throw answer;
    return Promise.race([whenAborted(init.signal), respond(answer)]);
  });
  vi.stubGlobal('fetch', fetch);
  return { sent, fetch };
}

async function respond(answer: Exclude<Answer, Error>): Promise<Response> {
  const { code = 0, msg = 'ok', data = null, status = 200, headers } = await answer;
  return new Response(JSON.stringify({ code, msg, data }), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function whenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

export const NEVER = new Promise<never>(() => undefined);

/** An answer that a test lets come when something else has happened before it. */
export function lateAnswer(): { answer: Promise<Reply>; comes: (reply: Reply) => void } {
  let comes: (reply: Reply) => void = () => undefined;
  const answer = new Promise<Reply>((resolve) => (comes = resolve));
  return { answer, comes };
}
