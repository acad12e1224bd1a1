import { cx } from '@/lib/classes';
import { countText } from '@/lib/format';
import { t } from '@/lib/i18n';
import Heart from '~icons/lucide/heart';
import { useState } from 'react';
import styles from './LikeButton.module.css';

interface Props {
  liked: boolean;
  likeNum: number;
  toggle: () => void;
  /** The like waits for the network. */
  waiting?: boolean;
  small?: boolean;
  /** The text instead of the number zero. */
  zero?: string;
}

/** A heart and the number of likes. Its animation runs only after the player's own press. */
export function LikeButton({ liked, likeNum, toggle, waiting, small, zero = '' }: Props) {
  const [pressed, setPressed] = useState(false);
  const fresh = pressed && liked;
  return (
    <button
      type="button"
      className={cx(
        styles.button,
        small && styles.small,
        liked && styles.liked,
        fresh && styles.fresh,
        waiting && styles.waiting,
      )}
      aria-pressed={liked}
      aria-label={t`${liked ? t('取消点赞') : t('点赞')}，${likeNum} 个赞${waiting ? t('，有网络时送出') : ''}`}
      onClick={() => {
        setPressed(true);
        toggle();
      }}
    >
      <span className={styles.sign}>
        <Heart aria-hidden="true" />
        {fresh && <i className={styles.sparks} />}
      </span>
      <span>{countText(likeNum) || zero}</span>
    </button>
  );
}
