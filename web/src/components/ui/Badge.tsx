import { BADGE_MAX } from '@/constants';
import { cx } from '@/lib/classes';
import { badgeText } from '@/lib/format';
import { t } from '@/lib/i18n';
import { useState } from 'react';
import styles from './Badge.module.css';

/** The number of unread items. Animates when it grows, and renders nothing at zero. */
export function Badge({ count, label, className }: { count: number; label?: string; className?: string }) {
  const bump = useGrowth(count);
  if (count <= 0) return null;
  return (
    <span
      key={bump}
      className={cx(styles.badge, bump > 0 && styles.bump, className)}
      aria-label={label ?? t`${count} 条未读`}
      role="status"
    >
      {badgeText(count, BADGE_MAX)}
    </span>
  );
}

/** Counts how often `value` has grown since the first rendering. */
function useGrowth(value: number): number {
  const [seen, setSeen] = useState({ value, times: 0 });
  if (seen.value !== value) setSeen({ value, times: seen.times + (value > seen.value ? 1 : 0) });
  return seen.times;
}
