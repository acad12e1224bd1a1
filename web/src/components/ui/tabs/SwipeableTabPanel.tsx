import { cx } from '@/lib/classes';
import { useRef, useState, type ReactNode } from 'react';
import { useSwipe } from '../gestures/useSwipe';
import styles from './SwipeableTabPanel.module.css';

interface Props<Id extends string> {
  tabs: readonly { id: Id }[];
  active: Id;
  onChoose: (id: Id) => void;
  /** The content of the active tab. */
  children: ReactNode;
}

/** The content below the tabs. A swipe by finger opens the next or the previous tab. */
export function SwipeableTabPanel<Id extends string>({ tabs, active, onChoose, children }: Props<Id>) {
  const frame = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ id }) => id === active);
  const [offset, setOffset] = useState(0);
  useSwipe(frame, {
    fingersOnly: true,
    onDrag: (distance) => setOffset(tabs[at - Math.sign(distance)] ? distance : distance / 3),
    onEnd: (step) => {
      setOffset(0);
      const next = tabs[at + step];
      if (step !== 0 && next) onChoose(next.id);
    },
  });
  const from = usePreviousTab(at);
  return (
    <div ref={frame} className={styles.frame}>
      <div
        key={active}
        className={cx(styles.part, offset !== 0 && styles.held)}
        data-part={active}
        data-from={from}
        style={offset === 0 ? undefined : { transform: `translateX(${offset}px)` }}
      >
        {children}
      </div>
    </div>
  );
}

/** The side from which the shown tab came; undefined for the first tab. */
function usePreviousTab(at: number): 'left' | 'right' | undefined {
  const [shown, setShown] = useState<{ at: number; from?: 'left' | 'right' }>({ at });
  if (shown.at !== at) setShown({ at, from: at < shown.at ? 'left' : 'right' });
  return shown.from;
}
