import { t } from '@/lib/i18n';
import styles from './ConnectionBanner.module.css';
import { useConnection } from './connectionStore';

/** Shows a thin line while the app restores the connection. A short interruption shows nothing. */
export function ConnectionBanner() {
  const restoring = useConnection(({ state }) => state === 'restoring');
  if (!restoring) return null;
  return (
    <div className={styles.line} role="status">
      <span className="visually-hidden">{t('正在恢复连接')}</span>
    </div>
  );
}
