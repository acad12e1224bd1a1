import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { ComicChapterBoundary } from '../ComicChapterBoundary';
import type { Item } from './layout';
import styles from './Strip.module.css';

interface Props {
  item: Exclude<Item, { kind: 'page' }>;
  onChapter: (id: number) => void;
}

/** An element of the strip that is not a page. */
export function StripPart({ item, onChapter }: Props) {
  return (
    <div className={cx(styles.item, styles.part)} style={{ top: item.top, height: item.height }}>
      {item.kind === 'before' ? (
        <PreviousChapter item={item} onChapter={onChapter} />
      ) : (
        <ComicChapterBoundary part={item} />
      )}
    </div>
  );
}

function PreviousChapter({
  item: { chapter },
  onChapter,
}: {
  item: Extract<Item, { kind: 'before' }>;
  onChapter: Props['onChapter'];
}) {
  const { previous } = chapter;
  if (!previous) return null;
  return (
    <button type="button" className={styles.before} onClick={() => onChapter(previous.id)}>
      {t`上一话：${previous.title}`}
    </button>
  );
}
