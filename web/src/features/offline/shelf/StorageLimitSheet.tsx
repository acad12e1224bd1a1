import { Dialog } from '@/components/ui/Dialog';
import { cx } from '@/lib/classes';
import { fileSize } from '@/lib/format';
import { t } from '@/lib/i18n';
import { LIMITS } from '../savedOffline/storageLimit';
import styles from './StorageLimitSheet.module.css';

interface Props {
  limit: number;
  used: number;
  onChoose: (bytes: number) => void;
  onClose: () => void;
}

/** Chooses the storage limit for saved chapters. A limit below the current size is disabled. */
export function StorageLimitSheet({ limit, used, onChoose, onClose }: Props) {
  return (
    <Dialog title={t('离线空间')} kind="sheet" onClose={onClose}>
      <div className={styles.choices} role="group" aria-label={t('离线空间')}>
        {LIMITS.map((bytes) => (
          <button
            key={bytes}
            type="button"
            className={cx(styles.choice, bytes === limit && styles.chosen)}
            aria-pressed={bytes === limit}
            disabled={bytes < used}
            onClick={() => {
              onChoose(bytes);
              onClose();
            }}
          >
            {fileSize(bytes)}
          </button>
        ))}
      </div>
      <p className={styles.note}>{t('满了不会动已存的内容，只是存不进新的。会员到期锁上的会先让出位置。')}</p>
    </Dialog>
  );
}
