import { t } from '@/lib/i18n';
import styles from './AgeHint.module.css';

/** The age in years from which the game is suitable. Nothing without a hint. */
export function AgeHint({ years }: { years?: number | null }) {
  if (!years) return null;
  return (
    <b className={styles.hint} role="img" aria-label={t`适合 ${years} 岁以上`}>
      {years}+
    </b>
  );
}
