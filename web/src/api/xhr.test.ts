import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './errors';
import { cancel, installHooks, upload } from './http';

/** The part of XMLHttpRequest that an upload uses. The test plays network and server. */
class FakeXhr {
  static last: FakeXhr;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 200;
  responseText = '';
  headers: Record<string, string> = {};
  open = vi.fn();
  send = vi.fn();
  abort = vi.fn();

  constructor() {
    FakeXhr.last = this;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  getAllResponseHeaders() {
    return 'content-type: application/json\r\nug-token: fresh\r\n';
  }

  answer(envelope: object, status = 200) {
    this.status = status;
    this.responseText = JSON.stringify(envelope);
    this.onload?.();
  }
}

/** The request, after the transport has loaded. */
async function sent(): Promise<FakeXhr> {
  await vi.dynamicImportSettled();
  return FakeXhr.last;
}

const file = new FormData();
const call = { method: 'POST', url: '/user/center/uploadAvatar', file } as const;
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as ApiError,
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  installHooks({});
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an upload sends the file with the common parameters, reports progress and returns the data', async () => {
  const afterResponse = vi.fn();
  installHooks({ beforeRequest: (sent) => ({ ...sent, headers: { 'UG-Uid': '7' } }), afterResponse });
  const onProgress = vi.fn();
  const answer = upload(call, onProgress);
  const xhr = await sent();
  expect(xhr.open).toHaveBeenCalledExactlyOnceWith('POST', '/api/user/center/uploadAvatar');
  expect(xhr.send).toHaveBeenCalledExactlyOnceWith(file);
  expect(xhr.headers).toMatchObject({ 'ug-uid': '7', accept: 'application/json' });
  expect(xhr.headers).not.toHaveProperty('content-type');
  xhr.upload.onprogress?.({ loaded: 50, total: 200 });
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.25);
  xhr.answer({ code: 0, msg: 'ok', data: { avatar: '/media/a.jpg' } });
  expect(await answer).toEqual({ avatar: '/media/a.jpg' });
  expect((afterResponse.mock.calls[0]![2] as Headers).get('UG-Token')).toBe('fresh');
});

it('an upload throws a refusal with its text', async () => {
  const failed = failure(upload(call, () => undefined));
  (await sent()).answer({ code: 1, msg: '图片太大了', data: null }, 413);
  expect(await failed).toMatchObject({ message: '图片太大了', status: 413 });
});

it('an upload without a network throws a plain text', async () => {
  const failed = failure(upload(call, () => undefined));
  (await sent()).onerror?.();
  expect(await failed).toMatchObject({ message: '网络开小差了，请检查网络后再试', status: 0 });
});

it('an upload has no time limit while it makes progress, and is abandoned when it stalls', async () => {
  const failed = failure(upload(call, () => undefined));
  const xhr = await sent();
  for (let part = 1; part < 5; part += 1) {
    await vi.advanceTimersByTimeAsync(29_000);
    xhr.upload.onprogress?.({ loaded: part, total: 10 });
  }
  expect(xhr.abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(xhr.abort).toHaveBeenCalledOnce();
  expect(await failed).toMatchObject({ message: '请求超时', status: 408 });
});

it('an upload can be cancelled', async () => {
  const failed = failure(upload(call, () => undefined));
  await sent();
  cancel(call.url);
  expect(await failed).toMatchObject({ message: '请求已取消' });
  expect(FakeXhr.last.abort).toHaveBeenCalledOnce();
});

it('an upload is not sent if it is cancelled before it starts', async () => {
  await sent();
  const before = FakeXhr.last;
  const failed = failure(upload(call, () => undefined));
  cancel(call.url);
  expect(await failed).toMatchObject({ message: '请求已取消' });
  expect(FakeXhr.last).toBe(before);
});
