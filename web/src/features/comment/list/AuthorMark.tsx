import { t } from '@/lib/i18n';
import { useThreadContext } from '../context';
import styles from './CommentItem.module.css';

/** Marks the author of the post. */
export function AuthorMark({ uid }: { uid: number }) {
  return useThreadContext().post.authorUid === uid ? <span className={styles.mark}>{t('楼主')}</span> : null;
}
