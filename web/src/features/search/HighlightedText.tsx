import styles from './HighlightedText.module.css';
import { splitByMatches } from './splitByMatches';

/** A text with the search words highlighted. */
export function HighlightedText({ text, keyword }: { text: string; keyword: string }) {
  return splitByMatches(text, keyword).map(({ text: part, marked }, index) =>
    marked ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
