import { Dialog } from '@/components/ui/Dialog';
import { coins } from '@/lib/format';
import { t } from '@/lib/i18n';
import type { Invite } from './api';
import styles from './InviteRulesSheet.module.css';

/** The rules: the rewards, their conditions, and the exclusions. */
export default function InviteRulesSheet({
  rewards: { inviter, invitee },
  onClose,
}: {
  rewards: Invite['rewards'];
  onClose: () => void;
}) {
  return (
    <Dialog kind="sheet" title={t('邀请规则')} onClose={onClose}>
      <ol className={styles.rules}>
        <li>{t('好友通过你的链接、二维码或邀请码注册新账号，就算接受了你的邀请。')}</li>
        <li>
          {t`好友绑定手机，并完成第一次下载、发帖、评论或充值后，奖励自动到账：你得 ${coins(inviter)}，好友得 ${coins(invitee)}，每位好友一次。`}
        </li>
        <li>{t('同一台设备、同一网络和每个月能计奖励的人数有限，自己邀请自己不算。')}</li>
        <li>{t('用不正当的方法拿到的奖励会被收回。')}</li>
      </ol>
    </Dialog>
  );
}
