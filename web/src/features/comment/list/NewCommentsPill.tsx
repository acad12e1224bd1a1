import { t } from '@/lib/i18n';
import { ArrowDown, ArrowUp } from 'lucide-react';
import styles from './NewCommentsPill.module.css';

interface Props {
  count: number;
  /** They stand at the end of the list, and not before it. */
  below: boolean;
  onShow: () => void;
}

/** Says how many comments have come that are not shown yet, and shows them. */
export function NewCommentsPill({ count, below, onShow }: Props) {
  if (count === 0) return null;
  return (
    <button type="button" className={styles.pill} onClick={onShow}>
      {below ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
      {t`${count} 条新评论`}
    </button>
  );
}
