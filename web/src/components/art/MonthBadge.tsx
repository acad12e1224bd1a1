import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import styles from './MonthBadge.module.css';

interface Props {
  /** 2026-11 */
  month: string;
  /** Not earned yet: only the shape is shown. */
  dim?: boolean;
  className?: string;
}

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
const TWELVE_LOBES = scallop(12, 23, 20.5);

/** The medal for a perfect month, as large as the surrounding text: gold around enamel in the colour of the season. */
export function MonthBadge({ month, dim = false, className }: Props) {
  const [year, number] = month.split('-').map(Number);
  const label = t`${year}年${number}月全勤徽章`;
  return (
    <svg
      viewBox="0 0 48 48"
      className={cx(styles.badge, className)}
      role="img"
      aria-label={dim ? t`${label}，还没有拿到` : label}
      data-season={SEASONS[Math.floor(((number ?? 1) % 12) / 3)]}
      data-dim={dim ? '' : undefined}
    >
      <path className={styles.rim} d={TWELVE_LOBES} />
      <path className={styles.edge} d={TWELVE_LOBES} />
      <circle className={styles.face} cx="24" cy="24" r="16.5" />
      <path
        className={styles.light}
        d="M24 7.500a16.500 16.500 0 0 0-16.500 16.500c9-1 20-6 27-12.800A16.400 16.400 0 0 0 24 7.500z"
      />
      <path
        className={styles.star}
        d="m24 9.200 1.300 2.500 2.800.4-2 2 .4 2.700-2.500-1.300-2.500 1.300.4-2.700-2-2 2.800-.4z"
      />
      <text className={styles.number} x="23.5" y="34.500">
        {number}
      </text>
    </svg>
  );
}

/** A disc with a scalloped edge. */
function scallop(lobes: number, outer: number, inner: number): string {
  const at = (step: number, radius: number) => {
    const angle = (step * Math.PI) / lobes;
    return `${(24 + radius * Math.sin(angle)).toFixed(2)} ${(24 - radius * Math.cos(angle)).toFixed(2)}`;
  };
  const arcs = Array.from(
    { length: lobes },
    (_, lobe) => `Q${at(2 * lobe + 1, outer + 1.6)} ${at(2 * lobe + 2, inner)}`,
  );
  return `M${at(0, inner)}${arcs.join('')}z`;
}
