import { errorText } from '@/api/errors';
import type { Book, BookKind } from '@/api/types';
import { Skeleton } from '@/components/ui/Skeleton';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronRight from '~icons/lucide/chevron-right';
import { Link } from 'react-router';
import { chaptersQuery } from '../api';
import { ChapterRow } from '../parts/ChapterRow';
import { useIsMember } from '../useIsMember';
import { useMarkUpdatesSeen } from '../useMarkUpdatesSeen';
import { dayName, inUnits } from '../labels';
import styles from './Chapters.module.css';

const SHOWN = 6;

const NONE_YET: Record<BookKind, string> = {
  comic: t('第一话还在打磨，先订阅等它吧'),
  novel: t('第一章还在打磨，先订阅等它吧'),
  animation: t('第一集还在打磨，先订阅等它吧'),
};

/** The newest chapters first, and a link to the complete menu. */
export function Chapters({ book }: { book: Book }) {
  const { id, kind, status, chapterNum, progress } = book;
  const uid = useAccount((account) => account.uid);
  const member = useIsMember();
  const { data, error, dataUpdatedAt, refetch } = useInfiniteQuery(chaptersQuery(uid, id, true));
  const chapters = data?.pages[0]?.records;
  const newChapterIds = useMarkUpdatesSeen(book, chapters);
  return (
    <section className={styles.section} aria-label={t('章节')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('目录')}</h2>
        <p className={styles.hint}>
          {chapterNum > 0 &&
            (status === 'finished' ? t('已完结') : t`${dayName(book.updateTime, dataUpdatedAt)}更新`)}
        </p>
        {chapterNum > 0 && (
          <Link
            to={paths.bookmenu(id)}
            className={styles.more}
            aria-label={t`共${inUnits(kind, chapterNum)}，完整目录`}
          >
            {t`共${inUnits(kind, chapterNum)}`}
            <ChevronRight aria-hidden="true" />
          </Link>
        )}
      </header>
      {error && !chapters && (
        <button type="button" className={styles.retry} onClick={() => void refetch()}>
          {t`${errorText(error)}，点一下重试`}
        </button>
      )}
      {chapters?.length === 0 && <p className={styles.none}>{NONE_YET[kind]}</p>}
      <ol className="lined">
        {chapters?.slice(0, SHOWN).map((chapter) => (
          <li key={chapter.id}>
            <ChapterRow
              book={book}
              chapter={chapter}
              member={member}
              current={chapter.id === progress?.chapterId}
              fresh={newChapterIds.includes(chapter.id)}
            />
          </li>
        ))}
        {!chapters &&
          !error &&
          Array.from({ length: Math.min(SHOWN, chapterNum) }, (_, index) => (
            <li key={index} className={styles.skeletonItem}>
              <Skeleton width="60%" height="1rem" />
            </li>
          ))}
      </ol>
      {chapterNum > SHOWN && (
        <Link to={paths.bookmenu(id)} className={styles.all}>
          {t`看全部${inUnits(kind, chapterNum)}`}
        </Link>
      )}
    </section>
  );
}
