/** What the server says when a session ends, in words for its player. */
const ENDED_TEXT: Record<string, string> = {
  logout: '你已在别处退出登录',
  password: '密码已修改，请重新登录',
  suspended: '账号已被暂停使用',
};

export function sessionEndedText(reason: string): string {
  return ENDED_TEXT[reason] ?? '登录已失效，请重新登录';
}
