import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy';
import { t } from '@/lib/i18n';
import Copy from '~icons/lucide/copy';
import styles from './CopyableMail.module.css';

/** A mail address that a tap copies, because not every phone has a configured mail program. */
export function CopyableMail({ address }: { address: string }) {
  const copy = async () => {
    if (await copyText(address)) toast.success(t('复制成功'));
  };
  return (
    <button type="button" className={styles.mail} onClick={() => void copy()}>
      {address}
      <Copy aria-label={t('复制')} />
    </button>
  );
}
