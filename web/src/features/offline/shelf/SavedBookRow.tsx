import { Picture } from '@/components/ui/Picture';
import { cx } from '@/lib/classes';
import { fileSize } from '@/lib/format';
import { inUnits, readPath } from '@/features/book';
import { t } from '@/lib/i18n';
import ChevronDown from '~icons/lucide/chevron-down';
import Lock from '~icons/lucide/lock';
import Trash2 from '~icons/lucide/trash';
import { useState } from 'react';
import { Link } from 'react-router';
import { monotonicNow } from '../savedOffline/clock';
import { bytesOf, isLapsed, type SavedChapter } from '../savedOffline/record';
import { removeSaved } from '../savedOffline/store';
import styles from './SavedBookRow.module.css';

/** A book with saved chapters; expanding it lists them. */
export function SavedBookRow({ chapters }: { chapters: readonly SavedChapter[] }) {
  const [open, setOpen] = useState(false);
  const { bookTitle, cover, chapter } = chapters[0]!;
  const { kind } = chapter;
  const now = monotonicNow();
  const lapsed = chapters.filter((chapter) => isLapsed(chapter, now)).length;
  return (
    <li className={styles.book}>
      <button type="button" className={styles.head} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={styles.cover}>
          <Picture picture={{ ...cover, url: cover.medium }} alt="" ratio={3 / 4} shape="card" />
        </span>
        <span className={cx('words', styles.facts)}>
          <b>{bookTitle}</b>
          <span className="faint">
            {inUnits(kind, chapters.length)} · {fileSize(bytesOf(chapters))}
          </span>
          {lapsed > 0 && <span className={styles.lapsed}>{t`${inUnits(kind, lapsed)}因会员到期锁上了`}</span>}
        </span>
        <ChevronDown className={cx(styles.fold, open && styles.unfolded)} aria-hidden="true" />
      </button>
      {open && (
        <ul className={styles.chapters}>
          {chapters.map((record) => (
            <li key={record.chapterId}>
              <Link to={readerOf(record)} className={styles.chapter}>
                {isLapsed(record, now) && <Lock aria-label={t('已锁')} />}
                <span>{record.chapter.title}</span>
              </Link>
              <button
                type="button"
                className={cx('tap', styles.remove)}
                aria-label={t`删除 ${record.chapter.title}`}
                onClick={() => void removeSaved([record])}
              >
                <Trash2 aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const readerOf = ({ bookId, chapterId, chapter }: SavedChapter) => readPath(chapter.kind, bookId, chapterId);
