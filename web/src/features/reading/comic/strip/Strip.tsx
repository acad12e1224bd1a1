import { useTaps } from '@/components/ui/viewer/useTaps';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { useImperativeHandle, useMemo, useRef, useState } from 'react';
import { isAtSide, isOnPage } from '../tapZones';
import type { ComicViewProps } from '../view';
import { layoutOf } from './layout';
import styles from './Strip.module.css';
import { StripPage } from './StripPage';
import { StripPart } from './StripPart';
import { useViewportSize } from './useViewportSize';
import { useStripLocator } from './useStripLocator';
import { useStripZoom } from './useStripZoom';

/** Part of a screen that one step moves; the last lines stay visible. */
const STEP = 0.85;

/** Chapters as one long strip. Only items near the viewport are in the document. */
export function Strip({
  ref,
  start,
  sections,
  onPosition,
  onTap,
  onTouch,
  extend,
  onChapter,
}: ComicViewProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const frame = useViewportSize(scroller);
  const [zoom, setZoom] = useState(1);
  const layout = useMemo(
    () => frame && layoutOf(sections, { ...frame, width: frame.width * zoom }),
    [sections, frame, zoom],
  );
  const place = useStripLocator({ scroller, layout, frame, start, onPosition, extend });
  const toggle = useStripZoom({ scroller, content, layout, zoom, setZoom, keep: place.keep });
  const taps = useTaps({
    onTap: (event) => isOnPage(event) && onTap(event),
    onDoubleTap: (event) => isOnPage(event) && toggle(event.clientX, event.clientY),
    isSingle: (event) => isAtSide(event, scroller.current),
  });
  useImperativeHandle(ref, () => ({
    step: (by) => place.scrollBy(by * STEP),
    goTo: place.goTo,
  }));

  const [from, to] = place.range;
  return (
    <div
      ref={scroller}
      className={cx(styles.scroller, zoom > 1 && styles.near)}
      onWheel={onTouch}
      onTouchMove={onTouch}
      tabIndex={0}
      role="group"
      aria-label={t('漫画内容')}
      data-comic="strip"
      {...taps}
    >
      {layout && (
        <div ref={content} className={styles.content} style={{ width: layout.width, height: layout.height }}>
          {layout.items
            .slice(from, to + 1)
            .map((item, index) =>
              item.kind === 'page' ? (
                <StripPage
                  key={item.key}
                  item={item}
                  width={layout.width}
                  eager={index < 3}
                  reload={item.chapter.expiresAt ? reloadOf(sections, item.chapter.id) : null}
                />
              ) : (
                <StripPart key={item.key} item={item} onChapter={onChapter} />
              ),
            )}
        </div>
      )}
    </div>
  );
}

const reloadOf = (sections: ComicViewProps['sections'], id: number) =>
  sections.find((section) => section.id === id)?.reload ?? null;
