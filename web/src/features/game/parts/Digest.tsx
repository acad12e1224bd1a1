import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy';
import { t } from '@/lib/i18n';
import Copy from '~icons/lucide/copy';
import styles from './Digest.module.css';

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

const HEAD = 8;
const TAIL = 6;

/** The two ends of a digest, which people compare. */
function shortDigest(value: string): string {
  return value.length > HEAD + TAIL ? `${value.slice(0, HEAD)}…${value.slice(-TAIL)}` : value;
}
