import { expect, it } from 'vitest';
import { ApiError } from './errors';
import { actionErrorText } from './actionErrors';

const refused = (data: unknown) => actionErrorText(new ApiError('现在不行', 200, 3002, data));
const until = new Date(2026, 11, 1, 8).toISOString();

it.each([
  [{ reason: 'locked' }, '帖子已锁定，不能再评论了'],
  [{ reason: 'muted', until }, '你被禁言了，2026-12-01 08:00 恢复'],
  [{ reason: 'muted' }, '你被禁言了，暂时不能发言'],
  [{ reason: 'link', until }, '新朋友 2026-12-01 08:00 以后才能发链接'],
  [{ reason: 'blocking' }, '你拉黑了对方，先移出黑名单吧'],
  // An unknown reason from a newer server shows the server's text.
  [{ reason: 'rain' }, '现在不行'],
  [null, '现在不行'],
])('a refusal with %j shows the text %s', (data, text) => expect(refused(data)).toBe(text));

it('another error shows its usual text', () => {
  expect(actionErrorText(new ApiError('慢一点', 200, 1005, { retryAfter: 5 }))).toBe(
    '操作太频繁了，请5秒后再试',
  );
});
