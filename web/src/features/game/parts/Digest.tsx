import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy';
import { t } from '@/lib/i18n';
import Copy from '~icons/lucide/copy';
import styles from './Digest.module.css';
import { shortDigest } from './shortDigest';

/** A file's SHA-256: shown short, copied whole. */
export function Digest({ value }: { value: string }) {
  const copy = async () => {
    if (await copyText(value)) toast.success(t('复制成功'));
  };
  return (
    <button type="button" className={styles.digest} onClick={() => void copy()}>
      <span className="visually-hidden">{t('复制')}</span>
      <span>SHA-256</span>
      <code title={value}>{shortDigest(value)}</code>
      <Copy aria-hidden="true" />
    </button>
  );
}
