import type { ComponentProps } from 'react';
import { Avatar } from './Avatar';
import styles from './FramedAvatar.module.css';

interface Props extends ComponentProps<typeof Avatar> {
  /** The address of the frame that the person wears. */
  frame: string | null | undefined;
}

/** A portrait in the frame that the person wears. The frame is decoration: it takes no space and no taps. */
export function FramedAvatar({ frame, ...avatar }: Props) {
  return (
    <span className={styles.framed}>
      <Avatar {...avatar} />
      {frame && <img className={styles.frame} src={frame} alt="" data-testid="frame" />}
    </span>
  );
}
