import { checkRequest } from '@test/contract';
import { ApiError } from '@/api/errors';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { installErrorReporter, reportClientError, resetErrorReporter, setRouteName } from './errorReporter';

const fetch = vi.fn<typeof globalThis.fetch>();

interface Sent {
  release: string;
  errors: { kind: string; route: string; stack: string }[];
}

/** The calls so far, each checked against the server's document. */
const sent = () =>
  fetch.mock.calls.map(([url, init]) => {
    const headers = init!.headers as Record<string, string>;
    checkRequest({ method: init!.method!, url: String(url), body: String(init!.body), headers });
    return JSON.parse(String(init!.body)) as Sent;
  });
const errors = () => sent().flatMap(({ errors }) => errors);

function failed(stack: string, message = '坏了', name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` });
}

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetch);
  resetErrorReporter();
  onTestFinished(() => void vi.useRealTimers());
});

it('errors within a second are one call, with the build and the route’s pattern, without the account', () => {
  setRouteName(() => '/detail/:id');
  reportClientError('error', failed('    at f (https://portal.example/assets/boot-a1.js:1:2)'));
  reportClientError('boundary', failed('g@https://portal.example/assets/boot-a1.js:3:4', '另一个'));
  expect(fetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(sent()).toEqual([
    {
      release: 'errorReporter',
      errors: [
        { kind: 'error', route: '/detail/:id', stack: 'TypeError: 坏了\nat f (boot-a1.js:1:2)' },
        { kind: 'boundary', route: '/detail/:id', stack: 'TypeError: 另一个\ng@boot-a1.js:3:4' },
      ],
    },
  ]);
  const [, init] = fetch.mock.calls[0]!;
  expect(init).toMatchObject({ keepalive: true, credentials: 'omit' });
  expect(Object.keys(init!.headers!)).not.toContain('UG-Token');
});

it('each error is reported once, and a page load reports at most three', () => {
  for (const message of ['一', '一', '二', '三', '四']) reportClientError('error', failed('', message));
  vi.advanceTimersByTime(1_000);
  reportClientError('error', failed('', '五'));
  vi.advanceTimersByTime(60_000);
  expect(errors().map(({ stack }) => stack)).toEqual(['TypeError: 一', 'TypeError: 二', 'TypeError: 三']);
});

it('personal data is left out', () => {
  const message = 'Unexpected token in "小晴说" of 13812345678 at https://portal.example/u/10001?code=7';
  reportClientError('rejection', failed('    at https://portal.example/u/10001?code=secret:1:2', message));
  vi.advanceTimersByTime(1_000);
  expect(errors()[0]?.stack).toBe('TypeError: Unexpected token in "…" of … at <url>\nat page:1:2');
});

it.each([
  ["Cannot find '小晴', 'it's me' or ‘乙’", "Cannot find '…', '…' or \"…\""],
  ["It can't be read, and isn't 'open", "It can't be read, and isn't '…'"],
  ['Unexpected end of "{小晴', 'Unexpected end of "…"'],
  ['No account sunny.day+1@mail.example.com (乙@例子.中国)', 'No account <email> (<email>)'],
  ['Bad numbers 138-1234-5678, 138 1234 5678 and 42', 'Bad numbers …, … and 42'],
])('the message %s loses personal data', (message, expected) => {
  reportClientError('error', failed('', message));
  vi.advanceTimersByTime(1_000);
  expect(errors()[0]?.stack).toBe(`TypeError: ${expected}`);
});

it.each([
  new TypeError('Failed to fetch dynamically imported module: https://portal.example/assets/a-1.js'),
  new TypeError('error loading dynamically imported module: https://portal.example/assets/a-1.js'),
  new TypeError('Importing a module script failed.'),
  'Script error.',
])('%s of an old tab or an injected script is not reported', (error) => {
  reportClientError('error', error);
  vi.advanceTimersByTime(1_000);
  expect(fetch).not.toHaveBeenCalled();
});

it('another text with “Script error.” is reported', () => {
  reportClientError('error', 'Script error. 坏了');
  vi.advanceTimersByTime(1_000);
  expect(errors()).toHaveLength(1);
});

it('a browser without `Array.at` reports errors', () => {
  const at = Object.getOwnPropertyDescriptor(Array.prototype, 'at')!;
  onTestFinished(() => void Object.defineProperty(Array.prototype, 'at', at));
  reportClientError('error', failed('', '坏了'));
  Reflect.deleteProperty(Array.prototype, 'at');
  vi.advanceTimersByTime(1_000);
  Object.defineProperty(Array.prototype, 'at', at);
  expect(sent()).toHaveLength(1);
});

it('expected errors and errors of extensions are not reported', () => {
  reportClientError('rejection', new ApiError('断了', 0, null));
  reportClientError('rejection', new DOMException('', 'AbortError'));
  reportClientError('error', failed('    at chrome-extension://abc/x.js:1:2'));
  vi.advanceTimersByTime(1_000);
  expect(fetch).not.toHaveBeenCalled();
});

it('uncaught errors and unhandled rejections are reported, also when the page closes', () => {
  onTestFinished(installErrorReporter());
  window.dispatchEvent(Object.assign(new Event('error'), { error: failed('', '没接住') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: '不是错误' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(errors()).toMatchObject([
    { kind: 'error', route: '/*', stack: 'TypeError: 没接住' },
    { kind: 'rejection', stack: 'Error: 不是错误' },
  ]);
});
