/**
 * Reports unhandled errors to the server. Invariants:
 * - At most `MAX_REPORTS` different errors are reported for each page load.
 * - Reports contain no personal data. Routes are patterns. Messages lose quoted text, URLs, e-mail addresses and numbers of three digits or
 *   more. Stack lines contain only the name of a file and a position.
 * - This module imports no other module of the app, so it works when the rest does not start.
 */
/** Of the build's settings only this one, because every page loads this module first. */
declare const __SERVICE_BASE_PATH__: string;

export type ErrorKind = 'error' | 'rejection' | 'boundary';

interface Report {
  kind: ErrorKind;
  route: string;
  stack: string;
}

const PATH = '/v1/client/error';
const MAX_REPORTS = 3;
/** Errors within this time are sent in one call. */
const BATCH_MS = 1_000;
const MAX_MESSAGE = 200;
/** The longest text that is searched for personal data. */
const MAX_SEARCHED = 2_000;
const MAX_CALLS = 20;
/** The route before `setRouteName` was called. */
const ANY_ROUTE = '/*';

let routeName: () => string = () => ANY_ROUTE;
let reported = new Set<string>();
let queued: Report[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports uncaught errors and unhandled rejections. Returns a function that stops it. */
export function installErrorReporter(): () => void {
  const failed = ({ error, message }: ErrorEvent) => reportClientError('error', error ?? message);
  const rejected = ({ reason }: PromiseRejectionEvent) => reportClientError('rejection', reason);
  window.addEventListener('error', failed);
  window.addEventListener('unhandledrejection', rejected);
  // The timer may not run after this event.
  window.addEventListener('pagehide', send);
  return () => {
    window.removeEventListener('error', failed);
    window.removeEventListener('unhandledrejection', rejected);
    window.removeEventListener('pagehide', send);
  };
}

/** Sets the function that returns the pattern of the open route, such as `/detail/:id`. */
export function setRouteName(route: () => string): void {
  routeName = route;
}

/** Reports an error once a page load. */
export function reportClientError(kind: ErrorKind, error: unknown): void {
  if (isExpected(error)) return;
  const stack = describe(error);
  if (reported.size >= MAX_REPORTS || reported.has(stack)) return;
  reported.add(stack);
  queued.push({ kind, route: routeName(), stack });
  timer ??= setTimeout(send, BATCH_MS);
}

/** Resets the state as a page load does. For tests. */
export function resetErrorReporter(): void {
  clearTimeout(timer);
  timer = undefined;
  reported = new Set();
  queued = [];
  routeName = () => ANY_ROUTE;
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const errors = queued.splice(0);
  if (errors.length === 0) return;
  // Not `request` of src/api, which adds the account's headers. A lost report is not sent again.
  void fetch(__SERVICE_BASE_PATH__ + PATH, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ release: release(), errors }),
  }).catch(() => undefined);
}

/**
 * Messages of errors that are not faults of the app. A tab that was opened before a deployment cannot load its old modules. Browsers
 * report `Script error.` for scripts of other origins, and the app has none.
 */
const EXPECTED =
  /ResizeObserver loop|dynamically imported module|Importing a module script failed|^Script error\.$/;

/** Refusals, lost connections, cancelled calls and errors of browser extensions are not faults of the app. */
function isExpected(error: unknown): boolean {
  const { name, stack } = (error ?? {}) as Partial<Error>;
  if (name === 'ApiError' || name === 'CancelledError' || name === 'AbortError') return true;
  return /-extension:\/\//.test(stack ?? '') || EXPECTED.test(String(error));
}

/** Identifies the build by the hash in the name of the first script, which changes with any script. */
function release(): string {
  const file = new URL(import.meta.url).pathname.replace(/.*\//, '');
  return file.replace(/\.\w+$/, '').replace(/[^\w.+-]/g, '') || 'unknown';
}

function describe(error: unknown): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error), {});
  const calls = error instanceof Error ? callsOf(stack ?? '') : [];
  return [`${name}: ${withoutData(message)}`, ...calls].join('\n');
}

/** A quotation without an end reaches to the end of the message. An apostrophe within a word is no quotation mark. */
function withoutData(message: string): string {
  return message
    .slice(0, MAX_SEARCHED)
    .replace(/\b[a-z-]+:\/\/\S+/g, '<url>')
    .replace(/["“][^"”]*["”]?|‘[^’]*’?/g, '"…"')
    .replace(/(^|\W)'[^]*?('(?!\w)|$)/g, "$1'…'")
    .replace(/[^\s@:,;()<>]+@[^\s@]+\.[^\s@:,;()<>]+/g, '<email>')
    .replace(/\d([ -]?\d){2,}/g, '…')
    .slice(0, MAX_MESSAGE);
}

/** The lines of calls in the formats of Chromium (`at f (url:1:2)`), and of Firefox and Safari (`f@url:1:2`). */
function callsOf(stack: string): string[] {
  const calls = stack.split('\n').filter((line) => /^\s+at |@.*:\d+:\d+$/.test(line));
  return calls.slice(0, MAX_CALLS).map((line) => line.trim().replace(/[a-z-]+:\/\/[^\s)]*/g, placeOf));
}

/** `https://host/assets/app-a1.js?x:1:2` → `app-a1.js:1:2`. The address of a page may hold ids. */
function placeOf(url: string): string {
  const [place = ''] = /(?::\d+)*$/.exec(url) ?? [];
  const path = url.replace(/^[^/]*\/\/[^/]*/, '').replace(/[?#:].*$/, '');
  const file = /[\w.-]+\.\w+$/.exec(path)?.[0] ?? 'page';
  return file + place;
}
