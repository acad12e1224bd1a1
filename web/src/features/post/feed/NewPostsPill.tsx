import { shortNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import ArrowUp from '~icons/lucide/arrow-up';
import styles from './NewPostsPill.module.css';

/** A button that shows the number of new posts and opens them. */
export function NewPostsPill({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <div className={styles.place}>
      <button type="button" className={styles.pill} onClick={onShow}>
        <ArrowUp aria-hidden="true" />
        {t`有 ${shortNumber(count)} 条新动态`}
      </button>
    </div>
  );
}
