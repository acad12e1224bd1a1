import { readJson, writeJson } from '@/lib/storage';
import type { SmsScene } from '../phoneApi';

/** How long a request can matter: longer than its code lives. */
const LIFE_MS = 15 * 60_000;
const KEY = 'sms-requests';

type Requests = Record<string, { id: string; until: number }>;

/**
 * The ids of requests for codes, by scene and phone. Only the holder of an id can use its code. The device keeps them, because a browser
 * may discard this page while its player reads the message.
 */
export function rememberRequest(scene: SmsScene, phone: string, id: string): void {
  writeJson(KEY, { ...running(), [`${scene}:${phone}`]: { id, until: Date.now() + LIFE_MS } });
}

/** The id of the newest request. Undefined: the server finds the code by the network. */
export function requestIdOf(scene: SmsScene, phone: string): string | undefined {
  return running()[`${scene}:${phone}`]?.id;
}

function running(): Requests {
  const requests = (readJson(KEY) ?? {}) as Requests;
  return Object.fromEntries(Object.entries(requests).filter(([, request]) => request.until > Date.now()));
}
