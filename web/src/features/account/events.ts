import { t } from '@/lib/i18n';

/** Maps the server's reason for a session's end to a text for the player. */
const ENDED_TEXT: Record<string, string> = {
  logout: t('你已在别处退出登录'),
  password: t('密码已修改，请重新登录'),
  suspended: t('账号已被暂停使用'),
};

export function sessionEndedText(reason: string): string {
  return ENDED_TEXT[reason] ?? t('登录已失效，请重新登录');
}
