import { badgeText } from '@/lib/format';
import { t } from '@/lib/i18n';
import ArrowDown from '~icons/lucide/arrow-down';
import ArrowUp from '~icons/lucide/arrow-up';
import { MAX_WAITING } from '../live/newComments';
import styles from './NewCommentsPill.module.css';

interface Props {
  count: number;
  /** Whether the new comments are at the end of the list instead of its start. */
  below: boolean;
  onShow: () => void;
}

/** Shows the number of new hidden comments; a tap reveals them. */
export function NewCommentsPill({ count, below, onShow }: Props) {
  if (count === 0) return null;
  return (
    <button type="button" className={styles.pill} onClick={onShow}>
      {below ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
      {t`${badgeText(count, MAX_WAITING - 1)} 条新评论`}
    </button>
  );
}
