import styles from './ProgressRing.module.css';

const RADIUS = 15;
const ROUND = 2 * Math.PI * RADIUS;

/** A ring that fills with the progress. */
export function ProgressRing({ part, label }: { part: number; label: string }) {
  const percent = Math.round(part * 100);
  return (
    <span
      className={styles.ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r={RADIUS} />
        <circle cx="18" cy="18" r={RADIUS} strokeDasharray={ROUND} strokeDashoffset={ROUND * (1 - part)} />
      </svg>
      <span>{percent}%</span>
    </span>
  );
}
