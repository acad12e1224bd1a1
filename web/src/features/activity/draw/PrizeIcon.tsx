import type { Sector } from './wheel';
import styles from './PrizeIcon.module.css';

/** The SVG icon of a sector, centred on (0, 0). */
export function PrizeIcon({ name }: { name: Sector['sign'] }) {
  if (name === 'coin')
    return (
      <>
        <circle className={styles.mark} r="10" />
        <circle className={styles.face} r="8" />
        <path className={styles.gem} d="M-3.4-3.9h6.8L5.5-.9 0 4.8-5.5-.9z" />
      </>
    );
  if (name === 'vip')
    return (
      <>
        <circle className={styles.night} r="10" />
        <path className={styles.crown} d="M-5.6 4.2-6.4-3l3.5 2.6L0-4.8 2.9-.4 6.4-3 5.6 4.2z" />
      </>
    );
  return (
    <>
      <circle className={styles.calm} r="10" />
      <path className={styles.smile} d="M-3.4-2.6v.2M3.4-2.6v.2M-4 2c2 2.8 6 2.8 8 0" />
    </>
  );
}
