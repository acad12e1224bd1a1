import { useSwipe } from '@/components/ui/gestures/useSwipe';
import { cx } from '@/lib/classes';
import { useImperativeHandle, useRef, useState } from 'react';
import { ChapterText } from '../ChapterText';
import type { TextProps } from '../view';
import styles from './PagedText.module.css';
import { usePages } from './usePages';

/** A chapter as pages: CSS columns, of which the frame shows one. */
export function PagedText({ chapter, start, typography, onPosition, onMove, onLeave, ref }: TextProps) {
  const frame = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLElement>(null);
  const { page, turn, step } = usePages({ frame, text, start, typography, onPosition, onMove });
  const [drag, setDrag] = useState<number | null>(null);
  const [moves, setMoves] = useState(false);

  const turnTo = (to: number): boolean => {
    setMoves(true);
    return turn(to);
  };
  useImperativeHandle(ref, () => ({
    next: () => turnTo(page + 1),
    previous: () => turnTo(page - 1),
    slide: (value) => {
      setMoves(false);
      turn(value);
    },
  }));
  useSwipe(frame, {
    onDrag: setDrag,
    onEnd: (by) => {
      setDrag(null);
      if (by !== 0 && !turnTo(page + by)) onLeave(by > 0 ? 'next' : 'previous');
    },
  });
  return (
    <div className={styles.frame} ref={frame} data-page={page}>
      <div
        className={cx(styles.sheet, drag === null && moves && styles.moving)}
        // Animate only page turns, not layout changes.
        onTransitionEnd={() => setMoves(false)}
        style={{ transform: `translate3d(${(drag ?? 0) - page * step}px, 0, 0)` }}
      >
        <ChapterText chapter={chapter} ref={text} className={styles.columns} />
      </div>
    </div>
  );
}
