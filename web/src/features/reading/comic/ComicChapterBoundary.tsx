import { errorText } from '@/api/errors';
import type { Chapter } from '@/api/types';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { LockedChapter } from '../locked/LockedChapter';
import styles from './ComicChapterBoundary.module.css';
import type { ChapterSection } from './useChapterRun';

/** An element between or after pages. */
export type ChapterBoundary =
  /** After the last page, if another chapter follows. */
  | { kind: 'end'; chapter: Chapter }
  | { kind: 'locked'; chapter: Chapter }
  /** After the last page of the last chapter. */
  | { kind: 'last'; chapter: Chapter }
  | { kind: 'missing'; section: ChapterSection };

export function ComicChapterBoundary({ part }: { part: ChapterBoundary }) {
  switch (part.kind) {
    case 'end':
      return (
        <p className={styles.end}>
          <span>{t`${part.chapter.title} 完`}</span>
          <strong>{rich`下一话：${part.chapter.next?.title}`}</strong>
        </p>
      );
    case 'locked':
      return <LockedChapter chapter={part.chapter} />;
    case 'last':
      return <LastChapter bookId={part.chapter.bookId} />;
    case 'missing':
      return (
        <div className={styles.missing}>
          <ChapterMissing section={part.section} />
        </div>
      );
  }
}

function LastChapter({ bookId }: { bookId: number }) {
  return (
    <div className={styles.end}>
      <strong>{t('已经看到最新一话啦')}</strong>
      <span>{t('更新了会第一时间放在这里')}</span>
      <ButtonLink look="soft" size="small" to={paths.bookinfo(bookId)}>
        {t('看看作品详情')}
      </ButtonLink>
    </div>
  );
}

function ChapterMissing({ section }: { section: ChapterSection }) {
  if (section.state === 'gone')
    return <EmptyState drawing="book" title={t('这一话不见了')} hint={t('可能下架了，换一话看看吧')} />;
  if (section.state === 'failed')
    return <ErrorState text={errorText(section.error)} onRetry={() => void section.reload()} />;
  return (
    <p className={styles.loading} role="status">
      {t('正在翻开下一话')}
    </p>
  );
}
