import { cx } from '@/lib/classes';
import type { ReactNode } from 'react';
import styles from './TokenLine.module.css';

interface Props {
  words: readonly string[];
  className?: string;
  /** Renders a word; by default the word itself. */
  show?: (word: string) => ReactNode;
}

/** Words separated by dots, on one line. A word that does not fit is hidden together with its dot. */
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
