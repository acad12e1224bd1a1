import { SaveOfflineButton } from '@/features/offline';
import { paths } from '@/paths';
import { useRef, useState, type MouseEvent } from 'react';
import { ReaderBars } from '../bars/ReaderBars';
import { AskOtherDevice } from '../progress/AskOtherDevice';
import { useProgress, type StartPositionOf } from '../progress/useProgress';
import type { ReaderProps } from '../ReadBookPage';
import { ReaderSkeleton } from '../ReaderSkeleton';
import { Dimmer } from '../settings/Dimmer';
import { useChapterUrl } from '../useChapterUrl';
import styles from './ComicReader.module.css';
import { Pager } from './paged/Pager';
import { useComicSettings } from './settings';
import { Strip } from './strip/Strip';
import { zoneOf } from './tapZones';
import { useComicKeys } from './useComicKeys';
import { useChapterRun } from './useChapterRun';
import type { ComicPlace, ComicView } from './view';
import { ReadingModeSetting } from './ReadingModeSetting';

/** The comic reader: chapters one after the other, from the saved position on. */
export default function ComicReader({ bookId, chapterId }: ReaderProps) {
  const progress = useProgress(bookId, chapterId, 'comic');
  return (
    <>
      {progress.start ? (
        <Comic bookId={bookId} chapterId={chapterId} progress={progress} start={progress.start} />
      ) : (
        <ReaderSkeleton />
      )}
      <AskOtherDevice ask={progress.ask} />
    </>
  );
}

interface Props extends ReaderProps {
  progress: ReturnType<typeof useProgress<'comic'>>;
  start: StartPositionOf<'comic'>;
}

function Comic({ bookId, chapterId, progress, start }: Props) {
  const [place, setPlace] = useState<ComicPlace | null>(null);
  const { sections, extend } = useChapterRun(bookId, start, place?.chapter.id ?? start.chapterId);
  // On arrival the bars are visible, although the player has not opened them.
  const [bars, setBars] = useState<'arrival' | boolean>('arrival');
  const reader = useRef<HTMLElement>(null);
  const view = useRef<ComicView>(null);
  const { way } = useComicSettings();
  const now = place?.chapter ?? sections.find(({ chapter }) => chapter)?.chapter ?? null;
  const direction = way === 'book' ? (now?.direction ?? 'strip') : way;
  // A change of the reading direction keeps the position.
  const [shown, setShown] = useState({ direction, start, begin: start });
  if (shown.start !== start) setShown({ direction, start, begin: start });
  else if (shown.direction !== direction)
    setShown({ direction, start, begin: place ? startAt(place) : shown.begin });

  useChapterUrl(chapterId, place?.chapter.id, (id) => paths.readbook(bookId, id), progress.go);
  const onPosition = (next: ComicPlace) => {
    setPlace((before) => (isSame(before, next) ? before : next));
    if (!next.chapter.locked) progress.move(next.chapter.id, next.locator);
  };
  const step = (by: number) => {
    setBars(false);
    view.current?.step(by);
  };
  const back = direction === 'rtl' ? 1 : -1;
  const toggleBars = () => setBars((now) => !now);
  const onTap = (event: MouseEvent) => {
    const { left, width } = reader.current?.getBoundingClientRect() ?? { left: 0, width: window.innerWidth };
    const zone = zoneOf(event.clientX - left, width);
    if (zone === 'middle' || bars) toggleBars();
    else step(zone === 'left' ? back : -back);
  };
  useComicKeys({ direction, step, toggleBars });

  const pages = now?.pages?.length ?? 0;
  const page = Math.min(place?.page ?? 0, Math.max(0, pages - 1));
  const shared = {
    ref: view,
    start: shown.begin,
    sections,
    onPosition,
    onTap,
    onTouch: () => setBars(false),
    extend,
    onChapter: (id: number) => progress.go(id),
  };
  return (
    <main className={styles.reader} ref={reader}>
      <div className={styles.stage}>
        {direction === 'strip' ? <Strip {...shared} /> : <Pager {...shared} rtl={direction === 'rtl'} />}
      </div>
      <Dimmer />
      {now && (
        <>
          <p className={styles.mark} aria-hidden="true" data-place>
            {now.title} {page + 1}/{pages}
          </p>
          <ReaderBars
            shown={bars !== false}
            onHide={bars === true ? () => setBars(false) : undefined}
            chapter={now}
            onChapter={(id) => progress.go(id)}
            slider={{
              value: page,
              max: Math.max(0, pages - 1),
              step: 1,
              text: `${page + 1} / ${pages}`,
              onChange: (to) => view.current?.goTo(now.id, to),
            }}
            settings={<ReadingModeSetting />}
            action={!now.locked && <SaveOfflineButton book={bookId} chapter={now.id} />}
          />
        </>
      )}
    </main>
  );
}

const startAt = ({ chapter, locator }: ComicPlace): StartPositionOf<'comic'> => ({
  chapterId: chapter.id,
  locator,
});

/** Compares only the parts of a position that the reader shows. */
function isSame(one: ComicPlace | null, other: ComicPlace): boolean {
  return one?.chapter === other.chapter && one.page === other.page;
}
