import { t } from '@/lib/i18n';
import styles from './SensitiveWordHint.module.css';
import type { WordMatch } from './findSensitiveWords';

/** Warns while typing about words on the list. The list does not say which words the server refuses and which it masks. */
export function SensitiveWordHint({ hits }: { hits: readonly WordMatch[] }) {
  if (hits.length === 0) return null;
  const words = [...new Set(hits.map(({ word }) => `“${word}”`))].join(t('、'));
  return (
    <p className={styles.hint} role="status">
      {t`含有敏感词${words}，可能无法发布`}
    </p>
  );
}
