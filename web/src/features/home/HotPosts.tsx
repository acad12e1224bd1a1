import { HOT, PostRows } from '@/features/post';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import styles from './SectionHead.module.css';
import { SectionHead } from './SectionHead';

const MAX = 5;

/** The most popular posts. */
export function HotPosts() {
  return (
    <PostRows
      filter={{ sort: HOT }}
      count={MAX}
      frame={(rows) => (
        <section className={styles.section}>
          <SectionHead title={t('热帖')} hint={t('广场上聊得正热')} to={paths.square} />
          {rows}
        </section>
      )}
    />
  );
}
