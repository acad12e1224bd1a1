import type { BookImage, Chapter } from '@/api/types';
import { LockedChapter } from '@/features/reading';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import ChevronLeft from '~icons/lucide/chevron-left';
import styles from './Locked.module.css';

interface Props {
  episode: Chapter;
  poster: BookImage;
  onBack: () => void;
}

/** An episode for members: its poster and a link to the membership. */
export function Locked({ episode, poster, onBack }: Props) {
  return (
    <div className={styles.locked} style={{ backgroundImage: `url("${poster.medium}")` }}>
      <button type="button" className={cx('tap', styles.back)} onClick={onBack} aria-label={t('返回')}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <LockedChapter chapter={episode} />
    </div>
  );
}
