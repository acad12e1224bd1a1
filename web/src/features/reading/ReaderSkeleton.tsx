import { TopBar } from '@/components/ui/TopBar';
import { cx } from '@/lib/classes';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import styles from './ReaderSkeleton.module.css';

/** The loading state of a reader, with a back button. */
export function ReaderSkeleton() {
  const back = useBack();
  return (
    <>
      <TopBar onBack={back} />
      <main className={cx('middle', styles.skeleton)} aria-busy="true">
        <span className={styles.book} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {t('正在打开')}
      </main>
    </>
  );
}
