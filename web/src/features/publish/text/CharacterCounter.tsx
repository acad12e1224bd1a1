import { cx } from '@/lib/classes';
import { lengthOf } from '../draft/draft';
import styles from './CharacterCounter.module.css';

/** The counter appears at this share of the maximum length. */
const WARN_REMAINING = 0.9;

/** Shows the length of a text near its limit. */
export function CharacterCounter({ text, max, id }: { text: string; max: number; id?: string }) {
  const length = lengthOf(text);
  if (length < max * WARN_REMAINING) return null;
  return (
    <span id={id} className={cx(styles.counter, length > max && styles.over)} role="status">
      {length}/{max}
    </span>
  );
}
