import { cx } from '@/lib/classes';
import { shortNumber } from '@/lib/format';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import styles from './LikeButton.module.css';

interface Props {
  liked: boolean;
  count: number;
  onToggle: () => void;
  small?: boolean;
  /** What stands in the place of the number where there is none. */
  zero?: string;
}

/** A heart and how many gave theirs. It bursts once, for whoever has just pressed it. */
export function LikeButton({ liked, count, onToggle, small, zero = '' }: Props) {
  const [pressed, setPressed] = useState(false);
  const fresh = pressed && liked;
  return (
    <button
      type="button"
      className={cx(styles.button, small && styles.small, liked && styles.liked, fresh && styles.fresh)}
      aria-pressed={liked}
      aria-label={`${liked ? '取消点赞' : '点赞'}，${count} 个赞`}
      onClick={() => {
        setPressed(true);
        onToggle();
      }}
    >
      <span className={styles.sign}>
        <Heart aria-hidden="true" />
        {fresh && <i className={styles.sparks} />}
      </span>
      <span>{count > 0 ? shortNumber(count) : zero}</span>
    </button>
  );
}
