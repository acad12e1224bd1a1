import type { Message } from '@/api/types';
import type { IconComponent } from '@/components/ui/createIcon';
import { t } from '@/lib/i18n';
import Crown from '~icons/lucide/crown';
import Gift from '~icons/lucide/gift';
import Mail from '~icons/lucide/mail';
import ReceiptText from '~icons/lucide/receipt-text';
import ShieldAlert from '~icons/lucide/shield-alert';
import UserPlus from '~icons/lucide/user-plus';

interface Kind {
  name: string;
  icon: IconComponent;
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
