import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import ChevronLeft from '~icons/lucide/chevron-left';
import styles from './BackButton.module.css';

/** The back button at the start of a page's top bar. */
export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <button type="button" className={cx('tap', styles.back)} onClick={onBack} aria-label={t('返回')}>
      <ChevronLeft aria-hidden="true" />
    </button>
  );
}
