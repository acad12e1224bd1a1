import type { IconComponent } from '@/components/ui/createIcon';
import CalendarCheck from '~icons/lucide/calendar-check';
import Crown from '~icons/lucide/crown';
import PenLine from '~icons/lucide/pen-line';
import Ticket from '~icons/lucide/ticket';
import styles from './GoodIcon.module.css';
import type { Grant } from './labels';

const ICONS: Record<Exclude<Grant['kind'], 'frame'>, IconComponent> = {
  rename: PenLine,
  spin: Ticket,
  makeUp: CalendarCheck,
  vipDays: Crown,
};

/** The picture of a good: a frame as it is, or the icon of a card. */
export function GoodIcon({ kind, picture }: Pick<Grant, 'kind' | 'picture'>) {
  if (kind === 'frame') return <span className={styles.icon}>{picture && <img src={picture} alt="" />}</span>;
  const Icon = ICONS[kind];
  return (
    <span className={styles.icon} data-kind={kind}>
      <Icon aria-hidden="true" />
    </span>
  );
}
