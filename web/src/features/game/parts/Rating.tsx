import type { Game } from '@/api/types';
import { t } from '@/lib/i18n';
import Star from '~icons/lucide/star';
import styles from './Rating.module.css';

/** The rating as a number next to one star; nothing if nobody rated the game. */
export function Rating({ value }: { value: Game['rating'] }) {
  if (!value) return null;
  return (
    <span className={styles.rating} aria-label={t`评分 ${value.toFixed(1)}`} role="img">
      <Star aria-hidden="true" />
      {value.toFixed(1)}
    </span>
  );
}

/** The rating as five stars, filled to a tenth. */
export function Stars({ value }: { value: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={t`${value.toFixed(1)} 分，满分 5 分`}>
      <span className={styles.row}>{FIVE}</span>
      <span className={styles.filled} style={{ width: `${Math.min(Math.max(value / 5, 0), 1) * 100}%` }}>
        {FIVE}
      </span>
    </span>
  );
}

const FIVE = Array.from({ length: 5 }, (_, index) => <Star key={index} aria-hidden="true" />);
