import { t } from '@/lib/i18n';
import RotateCw from '~icons/lucide/rotate-cw';
import styles from './PageError.module.css';

/** A page whose image failed to load; a tap loads it again. */
export function PageError({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <div className={styles.fault}>
      <button type="button" onClick={onRetry} aria-label={t`${name}没有加载出来，点一下重试`}>
        <RotateCw aria-hidden="true" />
        {t('没加载出来，点一下重试')}
      </button>
    </div>
  );
}
