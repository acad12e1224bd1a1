import type { Book } from '@/api/types';
import { Button, ButtonLink } from '@/components/ui/Button';
import { t } from '@/lib/i18n';
import { SubscribeButton } from '../parts/SubscribeButton';
import { readEntry, readEntryLabel } from '../labels';
import styles from './ReadBar.module.css';

/** Subscribe and read, always visible. `known`: whether the first chapter is known yet. */
export function ReadBar({ book, known }: { book: Book; known: boolean }) {
  const entryPath = readEntry(book);
  return (
    <section className={styles.bar} aria-label={t('开始看')}>
      <SubscribeButton book={book} size="large" />
      {entryPath ? (
        <ButtonLink to={entryPath} size="large" className={styles.read}>
          {readEntryLabel(book)}
        </ButtonLink>
      ) : (
        <Button size="large" className={styles.read} busy={!known} disabled={known}>
          {known ? t('敬请期待') : readEntryLabel(book)}
        </Button>
      )}
    </section>
  );
}
