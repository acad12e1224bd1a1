import type { SmsScene } from '../phoneApi';

/** How long a request can matter: longer than its code lives. */
const LIFE_MS = 15 * 60_000;
const KEY = 'smsRequests';

type Requests = Record<string, { id: string; until: number }>;

/**
 * The ids of requests for codes, by scene and phone. Only the holder of an id can use its code. They are in the session storage, because a
 * browser may discard this page while its player reads the message.
 */
export function rememberRequest(scene: SmsScene, phone: string, id: string): void {
  const requests = { ...read(), [`${scene}:${phone}`]: { id, until: Date.now() + LIFE_MS } };
  memory = requests;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(requests));
  } catch {
    // Without storage the ids live as long as the page.
  }
}

/** The id of the newest request. Undefined: the server finds the code by the network. */
export function requestIdOf(scene: SmsScene, phone: string): string | undefined {
  return read()[`${scene}:${phone}`]?.id;
}

let memory: Requests | null = null;

function read(): Requests {
  memory ??= stored();
  return Object.fromEntries(Object.entries(memory).filter(([, { until }]) => until > Date.now()));
}

function stored(): Requests {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Requests | null) ?? {};
  } catch {
    return {};
  }
}
