import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { useThreadContext } from '../context';
import styles from './CommentItem.module.css';

/** Marks the author of the post. */
export function AuthorMark({ uid, className }: { uid: number; className?: string }) {
  if (useThreadContext().post.authorUid !== uid) return null;
  return <span className={cx(styles.mark, className)}>{t('楼主')}</span>;
}
