import { t } from '@/lib/i18n';
import styles from './TextSkeleton.module.css';

const LINES = ['55%', '', '100%', '100%', '72%', '', '100%', '100%', '100%', '40%', '', '100%', '86%'];

/** Placeholder lines for a text that is loading. */
export function TextSkeleton() {
  return (
    <div className={styles.lines} aria-busy="true" aria-label={t('正在打开')}>
      {LINES.map((width, index) => (
        <span key={index} style={{ width: width || 0 }} />
      ))}
    </div>
  );
}
