import { cx } from '@/lib/classes';
import type { ReactNode } from 'react';
import styles from './TokenLine.module.css';

interface Props {
  words: readonly string[];
  className?: string;
  /** How a word is shown, where it is not shown as it is. */
  show?: (word: string) => ReactNode;
}

/** Words with dots between them, on one line: one for which there is no room is left out, and its dot with it. */
export function TokenLine({ words, className, show = (word) => word }: Props) {
  return (
    <span className={cx(styles.line, className)}>
      {words.map((word, index) => (
        <span key={word} className={styles.word}>
          {index > 0 && ' · '}
          {show(word)}
        </span>
      ))}
    </span>
  );
}
