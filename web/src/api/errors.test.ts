import { describe, expect, it } from 'vitest';
import { ApiError, CancelledError, errorText, NETWORK_TEXT, statusText } from './errors';

const refusal = (code: number, data: unknown) => new ApiError('服务器的话', 200, code, data);

describe('the texts of HTTP statuses', () => {
  it.each([
    [400, '请求错误'],
    [401, '未授权，请登录'],
    [403, '拒绝访问'],
    [404, '请求地址出错：/user/x'],
    [408, '请求超时'],
    [500, '服务器内部错误'],
    [501, '服务未实现'],
    [502, '网关错误'],
    [503, '服务不可用'],
    [504, '网关超时'],
    [505, 'HTTP版本不受支持'],
  ])('status %d has the text %s', (status, text) => expect(statusText(status, '/user/x')).toBe(text));
});

describe('the text of a refusal', () => {
  it('for too many attempts includes the wait', () => {
    expect(errorText(refusal(1005, { retryAfter: 45 }))).toBe('操作太频繁了，请45秒后再试');
    expect(errorText(refusal(1005, { retryAfter: 7_000 }))).toBe('操作太频繁了，请2小时后再试');
    expect(errorText(refusal(1005, null))).toBe('服务器的话');
  });

  it('for a suspension includes its end and reason', () => {
    const until = new Date(2026, 11, 1, 8).toISOString();
    expect(errorText(refusal(1007, { until, reason: '刷屏' }))).toBe(
      '账号已被暂停使用，2026-12-01 08:00 恢复，原因：刷屏',
    );
    expect(errorText(refusal(1007, null))).toBe('账号已被暂停使用');
  });

  it('for forbidden words lists the words', () => {
    expect(errorText(refusal(3001, { words: ['甲', '乙'] }))).toBe('里面有不能用的词：甲、乙');
  });

  it('otherwise is the server’s text, else the app’s text', () => {
    expect(errorText(refusal(1001, null))).toBe('服务器的话');
    expect(errorText(new CancelledError())).toBe('请求已取消');
    expect(errorText(new TypeError('x'))).toBe(NETWORK_TEXT);
  });
});
