import { t } from '@/lib/i18n';
import styles from './SensitiveWordHint.module.css';
import type { WordMatch } from './findSensitiveWords';

/** Warns while typing about words that the server will refuse or mask. */
export function SensitiveWordHint({ hits }: { hits: readonly WordMatch[] }) {
  const refused = namesOf(hits, 'refuse');
  const masked = namesOf(hits, 'mask');
  if (!refused && !masked) return null;
  return (
    <p className={styles.hint} role="status">
      {refused && t`${refused}不能发，换个说法吧`}
      {refused && masked && t('；')}
      {masked && t`${masked}会显示成 *`}
    </p>
  );
}

function namesOf(hits: readonly WordMatch[], action: WordMatch['action']): string {
  const words = hits.filter((hit) => hit.action === action).map(({ word }) => `“${word}”`);
  return [...new Set(words)].join(t('、'));
}
