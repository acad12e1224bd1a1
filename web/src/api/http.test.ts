import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork as anyNetwork, NEVER } from '@test/fakeNetwork';
import { del, getBlob } from './client';
import { ApiError, CancelledError } from './errors';
import { cancel, download, installHooks, request } from './http';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  installHooks({});
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The transport does not know the calls. These are examples that no document describes. */
const fakeNetwork = (answers: Parameters<typeof anyNetwork>[0]) =>
  anyNetwork(answers, { unchecked: 'example calls of the transport' });

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('a request', () => {
  it('with a form is form-encoded and omits undefined values', async () => {
    const { sent } = fakeNetwork({ '/api/user/login': { data: 1 } });
    await request({
      method: 'POST',
      url: '/user/login',
      form: { loginName: '小 晴', inviteCode: undefined, all: null },
    });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/user/login',
      body: 'loginName=%E5%B0%8F+%E6%99%B4',
    });
  });

  it('to the square is JSON, accepts JSON and has the XHR header', async () => {
    const { sent } = fakeNetwork({ '/api/v1/square/post': {} });
    await request({ method: 'POST', url: '/v1/square/post', json: { content: '好' } });
    expect(sent[0]?.headers).toMatchObject({
      Accept: 'application/json',
      'Accept-Language': 'zh-CN',
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    });
    expect(sent[0]?.body).toBe('{"content":"好"}');
  });

  it('with GET or DELETE carries a query', async () => {
    const { sent } = fakeNetwork({ '/api/v1/square/post/list': {}, '/api/v1/square/post/7/like': {} });
    await request({ method: 'GET', url: '/v1/square/post/list', query: { currentPage: 2, tag: undefined } });
    await del('/api/v1/square/post/{id}/like', { a: 1 }, { pathParams: { id: 7 } });
    expect(sent.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/api/v1/square/post/list?currentPage=2'],
      ['DELETE', '/api/v1/square/post/7/like?a=1'],
    ]);
  });
});

describe('an answer', () => {
  it('with code 0 gives the data of the envelope', async () => {
    fakeNetwork({ '/api/x': { data: { a: 1 } } });
    await expect(request({ method: 'GET', url: '/x' })).resolves.toEqual({ a: 1 });
  });

  it('with another code throws its text and data', async () => {
    fakeNetwork({ '/api/x': { code: 1001, msg: '账号或密码不正确', data: { left: 2 } } });
    expect(await failure(request({ method: 'GET', url: '/x' }))).toMatchObject({
      message: '账号或密码不正确',
      status: 200,
      code: 1001,
      data: { left: 2 },
    });
  });

  it('with a detail shows it instead of the text of the status', async () => {
    const data = { detail: '短信没有发出去，请稍后再试' };
    fakeNetwork({ '/api/x': { status: 503, msg: '服务不可用', data } });
    expect(await failure(request({ method: 'GET', url: '/x' }))).toMatchObject({ message: data.detail });
  });

  it('with code 4000 gives the error of each field', async () => {
    fakeNetwork({ '/api/x': { status: 400, code: 4000, msg: '填写有误', data: { password: '太短' } } });
    const error = (await failure(request({ method: 'GET', url: '/x' }))) as ApiError;
    expect(error.fields).toEqual({ password: '太短' });
  });

  it('from an overloaded server contains the time of the next attempt', async () => {
    const after = (value: string, status = 503) => {
      const headers = { 'content-type': 'application/json', 'retry-after': value };
      vi.stubGlobal('fetch', async () => new Response('{"code":1,"msg":"忙"}', { status, headers }));
      return failure(request({ method: 'GET', url: '/x' }));
    };
    expect(await after('12')).toMatchObject({ comeBackAfter: 12 });
    expect(await after('Wed, 21 Oct 2026 07:28:00 GMT')).toMatchObject({ comeBackAfter: null });
    expect(await after('12', 500)).toMatchObject({ comeBackAfter: null });
  });

  it.each([
    [400, '请求错误'],
    [401, '未授权，请登录'],
    [403, '拒绝访问'],
    [404, '请求地址出错：/x'],
    [408, '请求超时'],
    [500, '服务器内部错误'],
    [501, '服务未实现'],
    [502, '网关错误'],
    [503, '服务不可用'],
    [504, '网关超时'],
    [505, 'HTTP版本不受支持'],
  ])('with status %d and without an envelope shows %s and is logged', async (status, text) => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('<html>', { status, headers: { 'content-type': 'text/html' } }),
    );
    expect(await failure(request({ method: 'GET', url: '/x' }))).toMatchObject({
      message: text,
      status,
      code: null,
    });
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('that never came because of the network shows a plain text', async () => {
    fakeNetwork({ '/api/x': new TypeError('Failed to fetch') });
    expect(await failure(request({ method: 'GET', url: '/x' }))).toMatchObject({ status: 0, code: null });
  });

  it('that is malformed throws an error and does not crash', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('{', { headers: { 'content-type': 'application/json' } }),
    );
    expect(await failure(request({ method: 'GET', url: '/x' }))).toBeInstanceOf(ApiError);
  });

  it('to a download is a blob, and an envelope instead of a file is thrown', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('abc', { headers: { 'content-type': 'application/zip' } }),
    );
    expect((await download({ method: 'GET', url: '/file' })).size).toBe(3);
    fakeNetwork({ '/api/file': { code: 2002, msg: '已下架' } });
    expect(await failure(download({ method: 'GET', url: '/file' }))).toMatchObject({
      code: 2002,
      message: '已下架',
    });
  });
});

describe('the hooks', () => {
  it('beforeRequest sees every call, and afterResponse every envelope', async () => {
    fakeNetwork({ '/api/x': { code: 2, msg: '登录已失效' } });
    const afterResponse = vi.fn();
    installHooks({ beforeRequest: (call) => ({ ...call, headers: { 'UG-Uid': '7' } }), afterResponse });
    await failure(request({ method: 'POST', url: '/x' }));
    expect(afterResponse).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ headers: { 'UG-Uid': '7' } }),
      expect.objectContaining({ code: 2 }),
      expect.any(Headers),
    );
  });

  it('both see a file, without an envelope', async () => {
    const headers = { 'content-type': 'image/png', 'UG-Token': 'fresh' };
    vi.stubGlobal('fetch', async () => new Response('abc', { headers }));
    const beforeRequest = vi.fn((call: Parameters<typeof request>[0]) => call);
    const afterResponse = vi.fn();
    installHooks({ beforeRequest, afterResponse });
    expect((await getBlob('/file')).size).toBe(3);
    expect(beforeRequest).toHaveBeenCalledOnce();
    expect(afterResponse).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ method: 'GET', url: '/file' }),
      null,
      expect.any(Headers),
    );
    expect((afterResponse.mock.calls[0]![2] as Headers).get('UG-Token')).toBe('fresh');
  });

  it('both see a refusal instead of a file', async () => {
    fakeNetwork({ '/api/file': { code: 2, msg: '登录已失效' } });
    const afterResponse = vi.fn();
    installHooks({ afterResponse });
    await failure(getBlob('/file'));
    expect(afterResponse).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ code: 2 }),
      expect.any(Headers),
    );
  });

  it('only beforeRequest sees a file at a relative address', async () => {
    vi.stubGlobal('fetch', async () => new Response('abc', { headers: { 'content-type': 'image/png' } }));
    const hooks = {
      beforeRequest: vi.fn((call: Parameters<typeof request>[0]) => call),
      afterResponse: vi.fn(),
    };
    installHooks(hooks);
    expect((await getBlob('file', { size: 9 })).size).toBe(3);
    expect(hooks.beforeRequest).toHaveBeenCalledOnce();
    expect(hooks.afterResponse).not.toHaveBeenCalled();
  });

  it('only beforeRequest sees a call to a relative address', async () => {
    const { sent } = fakeNetwork({ '/api/user/center/coin/all': {} });
    const hooks = {
      beforeRequest: vi.fn((call: Parameters<typeof request>[0]) => call),
      afterResponse: vi.fn(),
    };
    installHooks(hooks);
    await request({ method: 'POST', url: 'user/center/coin/all' });
    expect(sent[0]?.url).toBe('/api/user/center/coin/all');
    expect(hooks.beforeRequest).toHaveBeenCalledOnce();
    expect(hooks.afterResponse).not.toHaveBeenCalled();
  });
});

describe('cancellation', () => {
  it('rejects all calls at the address with the cancel message', async () => {
    fakeNetwork({ '/api/x': NEVER, '/api/y': {} });
    const calls = [request({ method: 'GET', url: '/x' }), request({ method: 'GET', url: '/x' })].map(failure);
    const other = request({ method: 'GET', url: '/y' });
    cancel('/x');
    for (const error of await Promise.all(calls)) {
      expect(error).toBeInstanceOf(CancelledError);
      expect(error).toMatchObject({ message: '请求已取消' });
    }
    await expect(other).resolves.toBeNull();
  });

  it('a call times out after 30 seconds', async () => {
    vi.useFakeTimers();
    fakeNetwork({ '/api/x': NEVER });
    const call = failure(request({ method: 'GET', url: '/x' }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await call).toMatchObject({ status: 408, message: '请求超时' });
  });

  it('more than twenty pending calls log a warning', async () => {
    fakeNetwork({ '/api/x': NEVER });
    const calls = Array.from({ length: 21 }, () => failure(request({ method: 'GET', url: '/x' })));
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('21 requests are pending');
    cancel('/x');
    await Promise.all(calls);
  });
});

describe('an idempotent write', () => {
  const write = () => request({ method: 'POST', url: '/x', form: { id: 1 }, idempotent: true });
  const keys = (sent: { headers: Record<string, string> }[]) =>
    sent.map(({ headers }) => headers['Idempotency-Key']);

  const answer = (body: BodyInit, type = 'application/json') =>
    new Response(body, { headers: { 'content-type': type } });
  const cancelledHalfWay = () =>
    new ReadableStream({
      pull: (body) => {
        cancel('/x');
        body.error(new CancelledError());
      },
    });

  it('keeps its key until an answer comes', async () => {
    const { sent } = fakeNetwork({
      '/api/x': [new TypeError('lost'), { status: 502 }, { data: 1 }, { data: 2 }],
    });
    await failure(write());
    await failure(write());
    await write();
    await write();
    const [first, second, third, fourth] = keys(sent);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it.each([
    ['broke off', () => answer('{"code":0,"da')],
    ['was cancelled half-way', () => answer(cancelledHalfWay())],
    ['is not the server’s', () => answer('<html>', 'text/html')],
  ])('keeps its key if the answer %s', async (_, broken) => {
    vi.stubGlobal('fetch', async () => broken());
    expect(await failure(write())).toBeInstanceOf(Error);
    expect(localStorage.getItem('pending-writes')).not.toBeNull();
    vi.stubGlobal('fetch', async () => answer('{"code":0}'));
    await write();
    expect(localStorage.getItem('pending-writes')).toBeNull();
  });

  it('drops its key after a refusal', async () => {
    fakeNetwork({ '/api/x': { status: 400, code: 4000, msg: '填写有误' } });
    await failure(write());
    expect(localStorage.getItem('pending-writes')).toBeNull();
  });

  it.each([
    ['the session is over', { code: 2, msg: '请重新登录' }],
    ['it was tried too often', { code: 1005, msg: '请稍后再试', data: { retryAfter: 9 } }],
    ['the account is suspended', { code: 1007, msg: '账号已停用' }],
    ['the server waited too long for it', { status: 408, code: 1, msg: '请求超时' }],
  ])('keeps its key if %s: an earlier attempt may have succeeded', async (_, turnedAway) => {
    const { sent } = fakeNetwork({ '/api/x': [new TypeError('lost'), turnedAway, { data: 1 }] });
    await failure(write());
    await failure(write());
    await write();
    expect(new Set(keys(sent)).size).toBe(1);
    expect(localStorage.getItem('pending-writes')).toBeNull();
  });

  it('keeps its key across a reload, without storing its payload', async () => {
    fakeNetwork({ '/api/x': new TypeError('lost') });
    await failure(request({ method: 'POST', url: '/x', form: { draft: '秘密' }, idempotent: true }));
    expect(localStorage.getItem('pending-writes')).toMatch(/[0-9a-f-]{36}/);
    expect(localStorage.getItem('pending-writes')).not.toContain('秘密');
  });

  it('with another payload has another key', async () => {
    const { sent } = fakeNetwork({ '/api/x': new TypeError('lost') });
    await failure(write());
    await failure(request({ method: 'POST', url: '/x', form: { id: 2 }, idempotent: true }));
    expect(new Set(keys(sent)).size).toBe(2);
  });
});
