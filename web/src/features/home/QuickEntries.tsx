import type { IconComponent } from '@/components/ui/createIcon';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import CalendarCheck from '~icons/lucide/calendar-check';
import CircleHelp from '~icons/lucide/circle-question-mark';
import Crown from '~icons/lucide/crown';
import Gem from '~icons/lucide/gem';
import Gift from '~icons/lucide/gift';
import Sparkles from '~icons/lucide/sparkles';
import Ticket from '~icons/lucide/ticket';
import UserPlus from '~icons/lucide/user-plus';
import { memo } from 'react';
import { Link } from 'react-router';
import styles from './QuickEntries.module.css';

interface Entry {
  name: string;
  to: string;
  icon: IconComponent;
  tone: 'sky' | 'gold' | 'coral';
}

const ENTRIES: readonly Entry[] = [
  { name: t('签到'), to: paths.checkin, icon: CalendarCheck, tone: 'sky' },
  { name: t('礼包'), to: paths.gifts, icon: Gift, tone: 'coral' },
  { name: t('活动'), to: paths.activity, icon: Ticket, tone: 'sky' },
  { name: t('福利'), to: paths.welfare, icon: Sparkles, tone: 'gold' },
  { name: t('邀请'), to: paths.invite, icon: UserPlus, tone: 'sky' },
  { name: t('充值'), to: paths.recharge, icon: Gem, tone: 'gold' },
  { name: 'VIP', to: paths.buyVip, icon: Crown, tone: 'gold' },
  { name: t('帮助'), to: paths.faq, icon: CircleHelp, tone: 'sky' },
];

/** Shortcuts to the screens that players use daily. */
export const QuickEntries = memo(function QuickEntries() {
  return (
    <nav className={styles.grid} aria-label={t('快捷入口')}>
      {ENTRIES.map(({ name, to, icon: Icon, tone }) => (
        <Link key={name} to={to} className={styles.entry}>
          <span className={styles.sign} data-tone={tone}>
            <Icon aria-hidden="true" />
          </span>
          {name}
        </Link>
      ))}
    </nav>
  );
});
