import styles from './Marked.module.css';
import { marksIn } from './marks';

/** A text with what was searched for marked in it. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  return marksIn(text, keyword).map(({ text: part, marked }, index) =>
    marked ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
