import { useTaps } from '@/components/ui/viewer/useTaps';
import type { MouseEvent } from 'react';
import { ComicPart } from '../ComicPart';
import { isFree } from '../taps';
import styles from './Pager.module.css';
import type { Slide } from './slides';
import { ZoomPage } from './ZoomPage';

interface Props {
  slide: Slide;
  active: boolean;
  reload: (() => Promise<unknown>) | null;
  onTap: (event: MouseEvent) => void;
}

/** One page, or what stands between pages. */
export function PagerSlide({ slide, active, reload, onTap }: Props) {
  if (slide.kind === 'page') return <ZoomPage slide={slide} active={active} reload={reload} onTap={onTap} />;
  return <Part slide={slide} onTap={onTap} />;
}

function Part({ slide, onTap }: { slide: Exclude<Slide, { kind: 'page' }>; onTap: Props['onTap'] }) {
  const tap = (event: MouseEvent) => isFree(event) && onTap(event);
  const taps = useTaps({ onTap: tap, onDoubleTap: tap });
  return (
    <div className={styles.part} {...taps}>
      <ComicPart part={slide} />
    </div>
  );
}
