import { vi, type Mock } from 'vitest';
import { checkAnswer, checkRequest } from './contract';

export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  /** The form with a file, if the call sends one. */
  file?: FormData;
}

interface Reply {
  code?: number;
  msg?: string;
  data?: unknown;
  status?: number;
  headers?: Record<string, string>;
  /** Turns off the check of this answer. The text states why the answer breaks the document on purpose. */
  unchecked?: string;
}

export type FakeAnswer = Reply | Error | Promise<Reply>;

/** Answers a path that serves several calls; it distinguishes them by the request. */
type AnswerFunction = (sent: Sent) => FakeAnswer;

/** A fake network: answers by path, records requests, and checks both against the document. */
export function fakeNetwork(
  answers: Record<string, FakeAnswer | FakeAnswer[] | AnswerFunction>,
  /** Turns off the check of all calls. The text states the reason. */
  { unchecked }: { unchecked?: string } = {},
): {
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
      ...(init.body instanceof FormData && { file: init.body }),
    };
    sent.push(call);
    if (!unchecked) checkRequest({ ...call, body: call.file ?? call.body });
    const path = url.split('?')[0]!;
    const known = answers[path];
    const entry = typeof known === 'function' ? known(call) : known;
    const answer = Array.isArray(entry) ? (entry.length > 1 ? entry.shift()! : entry[0]!) : entry;
    if (answer === undefined) throw new TypeError(`nothing answers ${path}`);
    if (answer instanceof Error) throw answer;
    return Promise.race([whenAborted(init.signal), respond(call, answer, unchecked)]);
  });
  vi.stubGlobal('fetch', fetch);
  return { sent, fetch };
}

async function respond(
  call: Sent,
  answer: Exclude<FakeAnswer, Error>,
  unchecked?: string,
): Promise<Response> {
  const { status = 200, headers, unchecked: broken, ...payload } = await answer;
  const { code = status < 400 ? 0 : 1, data = null } = payload;
  const envelope = { code, msg: payload.msg ?? (code === 0 ? 'ok' : '出错了'), data };
  if (!unchecked && !broken) checkAnswer(call, { status, envelope });
  return new Response(JSON.stringify(envelope), {
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

/** An answer that arrives when the test calls `comes`. */
export function lateAnswer(): { answer: Promise<Reply>; comes: (reply: Reply) => void } {
  let comes: (reply: Reply) => void = () => undefined;
  const answer = new Promise<Reply>((resolve) => (comes = resolve));
  return { answer, comes };
}
