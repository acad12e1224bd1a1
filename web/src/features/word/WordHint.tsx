import { t } from '@/lib/words';
import styles from './WordHint.module.css';
import type { Hit } from './match';

/** Says, while it is written, what the server is going to refuse or mask. */
export function WordHint({ hits }: { hits: readonly Hit[] }) {
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

function namesOf(hits: readonly Hit[], action: Hit['action']): string {
  const words = hits.filter((hit) => hit.action === action).map(({ word }) => `“${word}”`);
  return [...new Set(words)].join(t('、'));
}
