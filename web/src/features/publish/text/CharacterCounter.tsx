import { cx } from '@/lib/classes';
import { lengthOf } from '../draft/draft';
import styles from './CharacterCounter.module.css';

/** How much is still to be written from here on is of interest. */
const WARN_REMAINING = 0.9;

/** How long a text is, once that matters. */
export function CharacterCounter({ text, max, id }: { text: string; max: number; id?: string }) {
  const length = lengthOf(text);
  if (length < max * WARN_REMAINING) return null;
  return (
    <span id={id} className={cx(styles.counter, length > max && styles.over)} role="status">
      {length}/{max}
    </span>
  );
}
