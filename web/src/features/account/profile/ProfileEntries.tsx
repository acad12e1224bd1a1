import { Badge } from '@/components/ui/Badge';
import type { IconComponent } from '@/components/ui/createIcon';
import { useUpdateCount } from '@/features/book';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Backpack from '~icons/lucide/backpack';
import Bell from '~icons/lucide/bell';
import BookHeart from '~icons/lucide/book-heart';
import CalendarCheck from '~icons/lucide/calendar-check';
import ChevronRight from '~icons/lucide/chevron-right';
import CircleHelp from '~icons/lucide/circle-question-mark';
import Flag from '~icons/lucide/flag';
import Gift from '~icons/lucide/gift';
import Handshake from '~icons/lucide/handshake';
import History from '~icons/lucide/rotate-ccw-clock';
import Mail from '~icons/lucide/mail';
import MessageSquareText from '~icons/lucide/message-square-text';
import MonitorSmartphone from '~icons/lucide/monitor-smartphone';
import ReceiptText from '~icons/lucide/receipt-text';
import Settings from '~icons/lucide/settings';
import Sprout from '~icons/lucide/sprout';
import UserPlus from '~icons/lucide/user-plus';
import Star from '~icons/lucide/star';
import Clock from '~icons/lucide/clock';
import Wallet from '~icons/lucide/wallet';
import { Link } from 'react-router';
import { useUnreadMessages, useUnreadNotices } from '../useStatus';
import styles from './ProfileEntries.module.css';

interface Entry {
  name: string;
  to: string;
  icon: IconComponent;
  count?: number;
  /** The accessible name of the count, if it does not count unread items. */
  counted?: string;
}

const QUICK: readonly Entry[] = [
  { name: t('每日签到', 'shortcut'), to: paths.checkin, icon: CalendarCheck },
  { name: t('我的礼包'), to: paths.myGifts, icon: Gift },
  { name: t('活动中心'), to: paths.activity, icon: Flag },
  { name: t('邀请好友', 'shortcut'), to: paths.invite, icon: UserPlus },
];

const READING: readonly Entry[] = [
  { name: t('我的道具'), to: paths.goods, icon: Backpack },
  { name: t('帖子和评论'), to: paths.commenthistory, icon: MessageSquareText },
  { name: t('我的收藏'), to: paths.favourites(), icon: Star },
  { name: t('浏览记录'), to: paths.history, icon: Clock },
  { name: t('阅读记录'), to: paths.readhistory, icon: History },
];

const SERVICE: readonly Entry[] = [
  { name: t('X钻明细'), to: paths.coins, icon: Wallet },
  { name: t('我的订单'), to: paths.orders, icon: ReceiptText },
  { name: t('登录设备'), to: paths.devices, icon: MonitorSmartphone },
  { name: t('青少年模式'), to: paths.youth, icon: Sprout },
  { name: t('常见问题'), to: paths.faq, icon: CircleHelp },
  { name: t('商务合作'), to: paths.business, icon: Handshake },
  { name: t('设置'), to: paths.settings, icon: Settings },
];

/** Links to everything that the player owns. */
export function ProfileEntries() {
  const updates = useUpdateCount();
  const inboxes: Entry[] = [
    { name: t('系统消息'), to: paths.message, icon: Mail, count: useUnreadMessages() },
    { name: t('互动消息'), to: paths.notice, icon: Bell, count: useUnreadNotices() },
  ];
  const shelf: Entry = {
    name: t('我的订阅'),
    to: paths.subscriblist,
    icon: BookHeart,
    count: updates,
    counted: t`${updates} 部有更新`,
  };
  return (
    <>
      <nav className={styles.quick} aria-label={t('快捷入口')}>
        {QUICK.map(({ name, to, icon: Icon }) => (
          <Link key={to} to={to}>
            <Icon aria-hidden="true" />
            {name}
          </Link>
        ))}
      </nav>
      <Rows entries={[...inboxes, ...READING, shelf]} label={t('消息和记录')} />
      <Rows entries={SERVICE} label={t('服务')} />
    </>
  );
}

function Rows({ entries, label }: { entries: readonly Entry[]; label: string }) {
  return (
    <nav className={styles.rows} aria-label={label}>
      {entries.map(({ name, to, icon: Icon, count = 0, counted }) => (
        <Link key={to} to={to} className={styles.row}>
          <Icon aria-hidden="true" />
          <span>{name}</span>
          <Badge count={count} label={counted} />
          <ChevronRight className={styles.more} aria-hidden="true" />
        </Link>
      ))}
    </nav>
  );
}
