import { Button } from '@/components/ui/Button';
import { t } from '@/lib/i18n';
import RefreshCw from '~icons/lucide/refresh-cw';
import styles from './PlaybackError.module.css';

/** Shows that the film does not play, and a retry. */
export function PlaybackError({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <div className={styles.fault} role="alert">
      <p>{t('视频没能打开，检查一下网络吧')}</p>
      <Button look="soft" size="small" busy={busy} icon={<RefreshCw aria-hidden="true" />} onClick={onRetry}>
        {t('再试一次')}
      </Button>
    </div>
  );
}
