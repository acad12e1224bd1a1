import { Badge } from '@/components/ui/Badge';
import { useUnreadMessages, useUnreadNotices } from '@/features/account';
import { useHasDownload } from '@/features/device';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import BookOpen from '~icons/lucide/book-open';
import Gamepad2 from '~icons/lucide/gamepad-2';
import House from '~icons/lucide/house';
import MessageCircleMore from '~icons/lucide/message-circle-more';
import UserRound from '~icons/lucide/user-round';
import type { ComponentType, MouseEvent } from 'react';
import { Link } from 'react-router';
import { addressOf, routeNamed } from '../routes';
import styles from './TabBar.module.css';
import { AnimateFilled, GamesFilled, HomeFilled, ProfileFilled, SquareFilled } from './tabIcons';

interface NavigationItem {
  id: number;
  name: string;
  /** The route's name. It marks the active tab and is the target of a tap. */
  route: string;
  icon: ComponentType;
  focusedIcon: ComponentType;
}

const ITEMS: readonly NavigationItem[] = [
  { id: 1, name: t('首页'), route: 'home', icon: House, focusedIcon: HomeFilled },
  { id: 2, name: t('广场'), route: 'square', icon: MessageCircleMore, focusedIcon: SquareFilled },
  { id: 3, name: t('漫画'), route: 'animate', icon: BookOpen, focusedIcon: AnimateFilled },
  { id: 4, name: t('游戏'), route: 'games', icon: Gamepad2, focusedIcon: GamesFilled },
  { id: 5, name: t('我的'), route: 'profile', icon: UserRound, focusedIcon: ProfileFilled },
];

/** The five tabs. The open comics tab changes the look of the bar. */
export function TabBar({ route }: { route: string }) {
  const notices = useUnreadNotices();
  const messages = useMessagesWithoutHeader();
  return (
    <nav className={cx(styles.bar, route === 'animate' && styles.special)} aria-label={t('主导航')}>
      {ITEMS.map(({ id, name, route: target, icon: Icon, focusedIcon: FocusedIcon }) => {
        const active = route === target;
        return (
          <Link
            key={id}
            to={addressOf(target)}
            draggable={false}
            className={cx(styles.tab, active && styles.active)}
            aria-current={active ? 'page' : undefined}
            onPointerEnter={() => void routeNamed(target).preload()}
            onClick={active ? (event) => scrollToTop(event, target) : undefined}
          >
            {active ? <FocusedIcon /> : <Icon />}
            <span>{name}</span>
            {target === 'square' && (
              <Badge count={notices} label={t`${notices} 条新互动`} className={styles.badge} />
            )}
            {target === 'profile' && (
              <Badge count={messages} label={t`${messages} 条未读消息`} className={styles.badge} />
            )}
          </Link>
        );
      })}
    </nav>
  );
}

/** The unread messages while the header shows the download link instead of their badge; else 0. */
function useMessagesWithoutHeader(): number {
  const messages = useUnreadMessages();
  return useHasDownload() ? messages : 0;
}

/** A tap on the open tab scrolls its page to the top. With a modifier key, it opens the link in another tab of the browser. */
function scrollToTop(event: MouseEvent, route: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const scroller = document.querySelector(`[data-route="${route}"] > [data-scroller]`);
  scroller?.scrollTo({ top: 0, behavior: 'smooth' });
}
