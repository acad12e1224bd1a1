import { t } from '@/lib/i18n';
import MapPin from '~icons/lucide/map-pin';
import { CommentItem } from '../list/CommentItem';
import styles from './PinnedComment.module.css';
import type { PinnedState } from './usePinned';

/** The comment from the address, above all others. */
export function PinnedComment({ comment, gone }: PinnedState) {
  if (gone) return <p className={styles.gone}>{t('要找的评论已经删除了')}</p>;
  if (!comment) return null;
  return (
    <div className={styles.box}>
      <p className={styles.label}>
        <MapPin aria-hidden="true" />
        {t('你要找的评论')}
      </p>
      <CommentItem comment={comment} pinned />
    </div>
  );
}
