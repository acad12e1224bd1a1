import { useSwipe } from '@/components/ui/gestures/useSwipe';
import { t } from '@/lib/i18n';
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { ComicViewProps } from '../view';
import styles from './Pager.module.css';
import { PagerSlide } from './PagerSlide';
import { slideOf, slidesOf } from './slides';

/** Number of slides rendered before and after the current one. */
const BEHIND = 1;
const AHEAD = 2;
/** Number of slides before the end at which the next chapter is appended. */
const EXTEND = 3;

interface Props extends ComicViewProps {
  rtl: boolean;
}

/** A comic as pages that turn, left to right or right to left. */
export function Pager({ ref, start, sections, rtl, onPosition, onTap, onTouch, extend, onChapter }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const slides = useMemo(() => slidesOf(sections), [sections]);
  const [position, setPosition] = useState<{ start: typeof start; at: number } | null>(null);
  const [offset, setOffset] = useState<number | null>(null);
  const begin = position?.start === start ? null : slideOf(slides, start);
  if (begin !== null) setPosition({ start, at: begin });
  const current = begin ?? (position?.start === start ? position.at : 0);
  const forth = rtl ? -1 : 1;

  const step = (by: number) => {
    const to = Math.min(Math.max(current + by, 0), slides.length - 1);
    const previous = slides[0]?.kind === 'page' ? slides[0].chapter.previous : null;
    if (current + by < 0 && previous) return onChapter(previous.id);
    setPosition({ start, at: to });
  };
  useSwipe(frame, {
    onDrag: (distance) => {
      setOffset(distance);
      onTouch();
    },
    onEnd: (by) => {
      setOffset(null);
      if (by !== 0) step(by * forth);
    },
  });
  useImperativeHandle(ref, () => ({
    step: (by) => step(Math.sign(by)),
    goTo: (chapterId, page) => {
      const at = slideOf(slides, { chapterId, locator: { page, offset: 0 } });
      if (at !== null) setPosition({ start, at });
    },
  }));

  const slide = slides[current];
  const shown = useEffectEvent(() => {
    if (slide?.kind === 'page' && position)
      onPosition({ chapter: slide.chapter, locator: { page: slide.page, offset: 0 }, page: slide.page });
    if (current + EXTEND >= slides.length) extend();
  });
  useEffect(() => shown(), [current, slides]);

  const near = slides.slice(Math.max(0, current - BEHIND), current + AHEAD + 1);
  const first = Math.max(0, current - BEHIND);
  return (
    <div
      ref={frame}
      className={styles.frame}
      tabIndex={0}
      role="group"
      aria-label={t('漫画内容')}
      data-comic="paged"
    >
      <div
        className={styles.track}
        style={{
          transform: `translate3d(calc(${-current * forth * 100}% + ${offset ?? 0}px), 0, 0)`,
          transitionDuration: offset === null ? undefined : '0ms',
        }}
      >
        {near.map((one, index) => (
          <div
            key={one.key}
            className={styles.slide}
            style={{ left: `${(first + index) * forth * 100}%` }}
            inert={first + index !== current}
          >
            <PagerSlide
              slide={one}
              active={first + index === current}
              reload={reloadOf(one, sections)}
              onTap={onTap}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

function reloadOf(slide: ReturnType<typeof slidesOf>[number], sections: ComicViewProps['sections']) {
  if (slide.kind !== 'page' || !slide.chapter.expiresAt) return null;
  return sections.find(({ id }) => id === slide.chapter.id)?.reload ?? null;
}
