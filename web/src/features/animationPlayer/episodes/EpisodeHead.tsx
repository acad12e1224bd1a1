import type { Chapter } from '@/api/types';
import { SaveOfflineButton } from '@/features/offline';
import { dateText } from '@/lib/time';
import { paths } from '@/paths';
import ChevronRight from '~icons/lucide/chevron-right';
import { Link } from 'react-router';
import styles from './EpisodeHead.module.css';

/** Title and details of the current episode. */
export function EpisodeHead({ episode }: { episode: Chapter }) {
  const { bookId, bookTitle, id, title, publishTime, video, locked } = episode;
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>
          <Link to={paths.bookinfo(bookId)}>
            {bookTitle}
            <ChevronRight aria-hidden="true" />
          </Link>
          <span>{dateText(publishTime)}</span>
        </p>
      </div>
      {!locked && !video?.hls && <SaveOfflineButton book={bookId} chapter={id} labelled />}
    </header>
  );
}
