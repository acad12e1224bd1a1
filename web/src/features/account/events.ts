import { toast } from '@/components/ui/toast';
import { playerHandlers } from '@/data/eventRegistry';
import { t } from '@/lib/i18n';
import { signOut } from './session';
import { applySnapshot } from './statusQuery';

export const accountEvents = playerHandlers({
  status: ({ client, uid }, { type, ...snapshot }) => applySnapshot(client, uid, snapshot),
  message: ({ client, uid }, { unread, version }) => applySnapshot(client, uid, { unread, version }),
  notice: ({ client, uid }, { unread, version }) => applySnapshot(client, uid, { unread, version }),
  sessionEnded: ({ uid, token }, { reason }) => {
    // A tab that slept may receive this frame after another tab has signed in again. That session continues.
    if (signOut({ session: { uid, token }, skipServer: true })) toast.warning(sessionEndedText(reason));
  },
});

/** Maps the server's reason for a session's end to a text for the player. */
const ENDED_TEXT: Record<string, string> = {
  logout: t('你已在别处退出登录'),
  password: t('密码已修改，请重新登录'),
  phone: t('手机号已更换，请重新登录'),
  unbound: t('手机号已解绑，请重新登录'),
  operator: t('客服结束了这次登录，请重新登录'),
  suspended: t('账号已被暂停使用'),
  limit: t('登录的设备太多，这台最久没用，已退出登录'),
  reuse: t('旧的登录凭证被再次使用，为了安全请重新登录'),
  erasing: t('账号正在注销，已经退出登录'),
};

function sessionEndedText(reason: string): string {
  return ENDED_TEXT[reason] ?? t('登录已失效，请重新登录');
}
