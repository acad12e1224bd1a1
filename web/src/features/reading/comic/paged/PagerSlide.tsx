import { useTaps } from '@/components/ui/viewer/useTaps';
import type { MouseEvent } from 'react';
import { ComicChapterBoundary } from '../ComicChapterBoundary';
import { isOnPage } from '../tapZones';
import styles from './Pager.module.css';
import type { Slide } from './slides';
import { ZoomPage } from './ZoomPage';

interface Props {
  slide: Slide;
  active: boolean;
  reload: (() => Promise<unknown>) | null;
  onTap: (event: MouseEvent) => void;
}

/** A page, or an element between pages. */
export function PagerSlide({ slide, active, reload, onTap }: Props) {
  if (slide.kind === 'page') return <ZoomPage slide={slide} active={active} reload={reload} onTap={onTap} />;
  return <Part slide={slide} onTap={onTap} />;
}

function Part({ slide, onTap }: { slide: Exclude<Slide, { kind: 'page' }>; onTap: Props['onTap'] }) {
  const tap = (event: MouseEvent) => isOnPage(event) && onTap(event);
  const taps = useTaps({ onTap: tap, onDoubleTap: tap, isSingle: () => true });
  return (
    <div className={styles.part} {...taps}>
      <ComicChapterBoundary part={slide} />
    </div>
  );
}
