import { t } from '@/lib/i18n';
import styles from './ConnectionBanner.module.css';
import { useConnection } from './connectionStore';

/** A thin line while the connection is being restored; nothing when all is well, or when it was only a blink. */
export function ConnectionBanner() {
  const restoring = useConnection(({ state }) => state === 'restoring');
  if (!restoring) return null;
  return (
    <div className={styles.line} role="status">
      <span className="visually-hidden">{t('正在恢复连接')}</span>
    </div>
  );
}
