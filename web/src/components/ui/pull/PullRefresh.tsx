import { PULL_ANIMATION_MS, PULL_HEAD_HEIGHT_PX, PULL_SUCCESS_MS } from '@/constants';
import ArrowDown from '~icons/lucide/arrow-down';
import Check from '~icons/lucide/check';
import LoaderCircle from '~icons/lucide/loader-circle';
import { cx } from '@/lib/classes';
import type { ReactNode } from 'react';
import { PULL_TEXT, type PullState } from './pullState';
import styles from './PullRefresh.module.css';
import { usePull } from './usePull';

interface Props {
  /** Reloads. Its rejection is shown as an error. */
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
}

/** Pull-to-refresh, by touch or by mouse. */
export function PullRefresh({ onRefresh, children }: Props) {
  const { track, state, distance, dragging } = usePull(onRefresh, PULL_SUCCESS_MS);
  const style = {
    transform: distance > 0 ? `translateY(${distance}px)` : undefined,
    transitionDuration: dragging ? '0ms' : `${PULL_ANIMATION_MS}ms`,
  };
  return (
    <div className={cx('fill', styles.frame)} data-pull={state}>
      <div className={styles.track} ref={track} style={style}>
        <div
          className={styles.head}
          style={{ height: PULL_HEAD_HEIGHT_PX, top: -PULL_HEAD_HEIGHT_PX }}
          role="status"
        >
          <PullIndicator state={state} />
          {PULL_TEXT[state]}
        </div>
        {children}
      </div>
    </div>
  );
}

function PullIndicator({ state }: { state: PullState }) {
  if (state === 'normal') return null;
  if (state === 'loading') return <LoaderCircle className={styles.turning} aria-hidden="true" />;
  if (state === 'success') return <Check aria-hidden="true" />;
  return <ArrowDown className={state === 'loosing' ? styles.turned : styles.arrow} aria-hidden="true" />;
}
