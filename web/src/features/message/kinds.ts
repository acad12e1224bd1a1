import type { Message } from '@/api/types';
import { t } from '@/lib/i18n';
import { Crown, Gift, Mail, ReceiptText, ShieldAlert, UserPlus, type LucideIcon } from 'lucide-react';

interface Kind {
  name: string;
  icon: LucideIcon;
  tone: 'blue' | 'gold' | 'coral';
}

const KINDS: Record<Message['kind'], Kind> = {
  system: { name: t('系统'), icon: Mail, tone: 'blue' },
  gift: { name: t('礼包'), icon: Gift, tone: 'coral' },
  order: { name: t('订单'), icon: ReceiptText, tone: 'blue' },
  vip: { name: t('会员'), icon: Crown, tone: 'gold' },
  invite: { name: t('邀请'), icon: UserPlus, tone: 'gold' },
  moderation: { name: t('管理'), icon: ShieldAlert, tone: 'coral' },
};

/** Icon and name of a kind. A kind unknown to this build is shown as a system message. */
export function kindOf(message: Message): Kind {
  return KINDS[message.kind] ?? KINDS.system;
}
