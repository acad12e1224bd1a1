import { t } from '@/lib/i18n';
import type { Invited } from './api';

interface Words {
  /** The state in one word. */
  state: string;
  /** The condition that the friend must meet next, or the reason why no reward is paid. */
  line: string;
}

/** The texts for an invitation's state, written for the inviter. */
export function invitedWords({ state, need, reward }: Pick<Invited, 'state' | 'need' | 'reward'>): Words {
  switch (state) {
    case 'paid':
      return { state: t`+${reward}X钻`, line: t('奖励已到账') };
    case 'refused':
      return { state: t('不计奖励'), line: t('没有符合邀请规则') };
    case 'clawedBack':
      return { state: t('已收回'), line: t('奖励被收回了，有疑问可以问客服') };
    default:
      return { state: t('待完成'), line: needText(need) };
  }
}

const NEEDS: Record<'phone' | 'action', string> = {
  phone: t('绑定手机'),
  action: t('首次下载、发帖、评论或充值'),
};

function needText(need: Invited['need']): string {
  const missing = need.filter((one) => one !== 'wait').map((one) => NEEDS[one]);
  return missing.length > 0 ? t`还差：${missing.join(t('，再'))}` : t('条件都满足了，奖励在路上');
}
