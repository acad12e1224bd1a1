import { appConfig } from '@/config';
import { PENDING_REQUESTS_WARNING, REQUEST_TIMEOUT_MS } from '@/constants';
import { syncServerClock } from '@/lib/serverClock';
import { locale } from '@/lib/i18n';
import { ApiError, CancelledError, CODE, NETWORK_TEXT, statusText } from './errors';
import { idempotencyKey } from './idempotency';
import type { TransferProgress } from './xhr';

type Scalar = string | number | boolean | null | undefined;
export type Payload = Record<string, Scalar>;

export interface Call {
  method: 'GET' | 'DELETE' | 'POST' | 'PUT';
  /** A path under the service's base path: "/user/login". A relative one ("user/login") skips the after-response hook. */
  url: string;
  query?: Payload;
  /** Form-encoded body: account, platform and game calls. */
  form?: Payload;
  /** JSON body: square, reading and realtime calls. */
  json?: unknown;
  file?: FormData;
  headers?: Record<string, string>;
  /**
   * A write that must not happen twice: it carries a key that stays the same until an answer comes. By default the payload identifies the
   * write. Pass a name if the payload may differ between attempts.
   */
  idempotent?: boolean | string;
  /** The call continues when the page is closed. */
  keepalive?: boolean;
  /** Aborts the call: it rejects with the cancel message. */
  signal?: AbortSignal;
}

export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

/** The application's hooks around every call. */
export interface Hooks {
  beforeRequest?: (call: Call) => Call;
  /** `envelope` is null if the answer is a file. */
  afterResponse?: (call: Call, envelope: Envelope | null, headers: Headers) => void;
}

let hooks: Hooks = {};
const pending = new Map<string, Set<AbortController>>();

export function installHooks(next: Hooks): void {
  hooks = next;
}

/** Sends a call and returns the envelope's data. Throws on any code but 0. */
export async function request(original: Call): Promise<unknown> {
  const call = hooks.beforeRequest?.(original) ?? original;
  return exchange(call, (response) => readData(call, response));
}

/** Uploads a file and reports its progress. It has no time limit as long as it makes progress. */
export async function upload(original: Call, onProgress: TransferProgress): Promise<unknown> {
  const call = hooks.beforeRequest?.(original) ?? original;
  // Uploads are rare, so the first load does not contain their transport.
  const send: Transport['send'] = async (url, init) =>
    (await import('./xhr')).viaXhr(onProgress, REQUEST_TIMEOUT_MS)(url, init);
  const transport = { send, timeoutMs: null };
  return exchange(call, (response) => readData(call, response), transport);
}

/** Downloads a file. If an envelope comes instead, it is thrown as a refusal. */
export async function download(original: Call): Promise<Blob> {
  const call = hooks.beforeRequest?.(original) ?? original;
  return exchange(call, async (response) => {
    const refused = !response.ok || response.headers.get('content-type')?.includes('application/json');
    if (refused) throw failure(response, await readAnswer(call, response), call.url);
    const file = await response.blob();
    answered(call, null, response);
    return file;
  });
}

/** Cancels the pending calls to this URL. Each one rejects with the cancel message. */
export function cancel(url: string): void {
  for (const controller of pending.get(url) ?? []) controller.abort(new CancelledError());
}

async function readData(call: Call, response: Response): Promise<unknown> {
  const envelope = await readAnswer(call, response);
  if (response.ok && envelope?.code === CODE.done) return envelope.data;
  throw failure(response, envelope, call.url);
}

/** Reads the envelope, logs a bad status, and runs the hook. */
async function readAnswer(call: Call, response: Response): Promise<Envelope | null> {
  const envelope = await readEnvelope(response);
  if (!response.ok) console.warn(`${call.method} ${call.url} answered ${response.status}`);
  if (envelope) answered(call, envelope, response);
  return envelope;
}

function answered(call: Call, envelope: Envelope | null, response: Response): void {
  if (!isRelative(call.url)) hooks.afterResponse?.(call, envelope, response.headers);
}

/** How a call is sent, and the time limit of its answer; null if the transport has a limit of its own. */
interface Transport {
  send: (url: string, init: RequestInit) => Promise<Response>;
  timeoutMs: number | null;
}

const viaFetch: Transport = { send: (url, init) => fetch(url, init), timeoutMs: REQUEST_TIMEOUT_MS };

async function exchange<T>(
  call: Call,
  read: (response: Response) => Promise<T>,
  { send, timeoutMs }: Transport = viaFetch,
): Promise<T> {
  const key = call.idempotent ? idempotencyKey(call) : null;
  const controller = remember(call.url);
  const drop = () => controller.abort(new CancelledError());
  call.signal?.addEventListener('abort', drop);
  const giveUp = () => controller.abort(new ApiError(statusText(408, call.url), 408, null));
  const timer = timeoutMs === null ? undefined : setTimeout(giveUp, timeoutMs);
  try {
    const response = await send(address(call), {
      method: call.method,
      headers: { ...headers(call), ...(key && { 'Idempotency-Key': key.value }) },
      body: body(call),
      credentials: 'same-origin',
      keepalive: call.keepalive,
      signal: controller.signal,
    });
    syncServerClock(response.headers.get('date'));
    const answer = await read(response);
    key?.settle();
    return answer;
  } catch (error) {
    const reason = reasonFor(error, controller.signal);
    if (isRejected(reason)) key?.settle();
    throw reason;
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', drop);
    forget(call.url, controller);
  }
}

/** Codes sent before the server checks the write. They do not say whether an earlier attempt succeeded. */
const OVERLOADED: readonly (number | null)[] = [CODE.sessionInvalid, CODE.tooManyTries, CODE.suspended];
const OVERLOADED_STATUS: readonly number[] = [408, 429];

/**
 * Whether an error settles a write: only a refusal of the write itself does. After a server error or an overload answer, the server may
 * not have seen the write. An answer without an envelope comes from a proxy or a captive portal.
 */
export function isRejected(reason: unknown): boolean {
  return (
    reason instanceof ApiError &&
    reason.code !== null &&
    reason.status < 500 &&
    !OVERLOADED.includes(reason.code) &&
    !OVERLOADED_STATUS.includes(reason.status)
  );
}

function reasonFor(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ApiError) return error;
  return new ApiError(NETWORK_TEXT, 0, null);
}

function failure(response: Response, envelope: Envelope | null, url: string): ApiError {
  const text = detailOf(envelope) || envelope?.msg || statusText(response.status, url);
  return new ApiError(
    text,
    response.status,
    envelope?.code ?? null,
    envelope?.data ?? null,
    response.status === 503 ? seconds(response.headers.get('retry-after')) : null,
  );
}

/** `data.detail` of an error that the server describes, or null. */
function detailOf(envelope: Envelope | null): string | null {
  if (envelope?.code !== CODE.failed || typeof envelope.data !== 'object' || envelope.data === null)
    return null;
  const { detail } = envelope.data as { detail?: unknown };
  return typeof detail === 'string' ? detail : null;
}

/** The seconds in a header; null if it is missing or holds a date. */
function seconds(value: string | null): number | null {
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}

async function readEnvelope(response: Response): Promise<Envelope | null> {
  if (!response.headers.get('content-type')?.includes('json')) return null;
  const value: unknown = await response.json();
  if (typeof value !== 'object' || value === null || !('code' in value)) return null;
  const { code, msg, data } = value as Partial<Envelope>;
  return typeof code === 'number' ? { code, msg: msg ?? '', data: data ?? null } : null;
}

function headers(call: Call): Record<string, string> {
  // The server's texts must have the language of the app, not that of the browser.
  const result: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': locale?.code ?? 'zh-CN',
  };
  if (call.url.startsWith('/v1/')) result['X-Requested-With'] = 'XMLHttpRequest';
  if (call.json !== undefined) result['Content-Type'] = 'application/json';
  return { ...result, ...call.headers };
}

function body(call: Call): BodyInit | undefined {
  if (call.file) return call.file;
  if (call.form) return parameters(call.form);
  return call.json === undefined ? undefined : JSON.stringify(call.json);
}

function address(call: Call): string {
  const base = /^https?:/.test(call.url)
    ? ''
    : `${appConfig.serviceBasePath}${isRelative(call.url) ? '/' : ''}`;
  const query = call.query ? parameters(call.query).toString() : '';
  return base + call.url + (query && `?${query}`);
}

function isRelative(url: string): boolean {
  return !url.startsWith('/') && !/^https?:/.test(url);
}

function parameters(payload: Payload): URLSearchParams {
  const result = new URLSearchParams();
  for (const [name, value] of Object.entries(payload))
    if (value !== undefined && value !== null) result.append(name, String(value));
  return result;
}

function remember(url: string): AbortController {
  const controller = new AbortController();
  pending.set(url, (pending.get(url) ?? new Set()).add(controller));
  const count = [...pending.values()].reduce((sum, set) => sum + set.size, 0);
  if (count > PENDING_REQUESTS_WARNING) console.warn(`${count} requests are pending`);
  return controller;
}

function forget(url: string, controller: AbortController): void {
  const controllers = pending.get(url);
  controllers?.delete(controller);
  if (controllers?.size === 0) pending.delete(url);
}
