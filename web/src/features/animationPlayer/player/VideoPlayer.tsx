import type { Chapter, ChapterRef } from '@/api/types';
import { useTaps } from '@/components/ui/viewer/useTaps';
import type { StartPositionOf } from '@/features/reading';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { ChevronLeft, LoaderCircle, RotateCcw, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useSource } from '../source/useSource';
import { setMuted, setRate, usePlaybackSettings } from '../playbackSettings';
import { Controls } from './Controls';
import { PlaybackError } from './PlaybackError';
import styles from './VideoPlayer.module.css';
import {
  actionOf,
  clampPosition,
  doubleTapped,
  rateAfter,
  startPosition,
  STEP_S,
  type PlayerAction,
} from './rules';
import { UpNext } from './UpNext';
import { useControls } from './useControls';
import { useFullscreen } from './useFullscreen';
import { usePlayback } from './usePlayback';
import { usePlayerKeys } from './usePlayerKeys';

interface Props {
  video: NonNullable<Chapter['video']>;
  title: string;
  /** Where to be. Another object, and the film goes there. */
  start: StartPositionOf<'animation'>;
  next: ChapterRef | null;
  /** What gets the whole screen: it stays from one episode to the next. */
  screen: RefObject<HTMLElement | null>;
  /** Something is asked over it: it stands until that is answered. */
  halted: boolean;
  onBack: () => void;
  /** Where the film is. */
  onMove: (second: number) => void;
  /** It stands. */
  onStop: () => void;
  onNext: () => void;
  /** Addresses run out: gives one that is good now. */
  onRenew: () => Promise<string | null>;
}

/** An episode. */
export function VideoPlayer({ video, title, start, next, screen, halted, ...handlers }: Props) {
  const { onBack, onMove, onStop, onNext, onRenew } = handlers;
  const frame = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  // What plays goes on with its address as long as that is good.
  const [source, setSource] = useState({ url: video.url ?? '', start, at: secondOf(start, video) });
  if (source.start !== start) setSource({ ...source, start, at: secondOf(start, video) });
  const due = useRef<number | null>(null);
  const [fault, setFault] = useState<'none' | 'broken' | 'renewing'>('none');
  const [stays, setStays] = useState(false);
  const [hint, setHint] = useState<{ action: 'back' | 'on'; count: number } | null>(null);

  const playback = usePlayback(film, (name, element) => {
    startPlayback(element, due);
    if (name === 'timeupdate' && element.currentTime > 0) onMove(element.currentTime);
    if (name === 'pause' || name === 'ended') onStop();
    if (name === 'playing') {
      setStays(false);
      setFault('none');
    }
  });
  // Also where it begins by itself only now.
  useEffect(() => {
    if (halted && playback.playing) film.current?.pause();
  }, [halted, playback.playing]);
  useSource(film, source.url, video.hls, () => setFault('broken'));
  // After the source is given: what was there before is no film to go to a second of.
  useEffect(() => {
    due.current = source.at;
    if (film.current) startPlayback(film.current, due);
  }, [source]);
  const controls = useControls(playback.playing);
  // What comes next stands in the place of all controls.
  const over = playback.ended && !stays && !halted && fault === 'none' ? next : null;
  const [whole, toggleFullscreen] = useFullscreen(screen, film);
  usePlaybackSettings(film);

  const seek = (second: number) => {
    if (film.current) film.current.currentTime = clampPosition(second, playback.length);
  };
  const act = (action: PlayerAction) => {
    const element = film.current;
    if (!element) return;
    if (action === 'toggle') {
      if (element.paused) void element.play().catch(() => undefined);
      else element.pause();
    } else if (action === 'mute') setMuted(element, !element.muted);
    else if (action === 'fullscreen') toggleFullscreen();
    else if (action === 'slower') setRate(element, rateAfter(element.playbackRate, -1));
    else if (action === 'faster') setRate(element, rateAfter(element.playbackRate, 1));
    else {
      seek(element.currentTime + (action === 'on' ? STEP_S : -STEP_S));
      setHint((now) => ({ action, count: (now?.count ?? 0) + 1 }));
    }
    controls.show();
  };
  usePlayerKeys((key) => {
    // What is away takes no focus.
    if (key === 'Tab') controls.show();
    const action = actionOf(key);
    if (action) act(action);
    return action !== null;
  });
  const taps = useTaps({
    onTap: controls.toggle,
    onDoubleTap: ({ currentTarget, clientX }: MouseEvent) => {
      const { left, width } = (currentTarget ?? frame.current!).getBoundingClientRect();
      act(doubleTapped(clientX, left, width));
    },
  });
  const renew = async () => {
    setFault('renewing');
    const url = await onRenew();
    if (!url) return setFault('broken');
    const at = film.current?.currentTime || source.at;
    setFault('none');
    if (url === source.url) film.current?.load();
    setSource({ ...source, url, at });
  };
  const failed = () => {
    // Taken away on purpose.
    if (!film.current?.getAttribute('src')) return;
    setFault('broken');
  };
  return (
    <div
      ref={frame}
      className={cx(styles.player, whole && styles.whole, !controls.shown && styles.idle)}
      onFocus={({ target }) => controls.focus(target.matches(':focus-visible'))}
      onBlur={() => controls.focus(false)}
      onPointerMove={(event) => event.pointerType === 'mouse' && controls.show()}
    >
      <div className={styles.picture} {...taps}>
        <video
          ref={film}
          poster={video.poster.medium}
          playsInline
          autoPlay
          preload="metadata"
          aria-label={title}
          onError={failed}
        />
      </div>
      {playback.waiting && fault === 'none' && (
        <LoaderCircle className={styles.waiting} role="img" aria-label={t('正在缓冲')} />
      )}
      {hint && (
        <span key={hint.count} className={cx(styles.hint, styles[hint.action])} aria-hidden="true">
          {hint.action === 'on' ? <RotateCw /> : <RotateCcw />}
          {t`${STEP_S} 秒`}
        </span>
      )}
      <header className={cx(styles.top, !controls.shown && styles.away)}>
        <button type="button" onClick={whole ? toggleFullscreen : onBack} aria-label={t('返回')}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <span>{title}</span>
      </header>
      <Controls
        shown={controls.shown && !over}
        playback={playback}
        thumbs={video.thumbs ?? null}
        length={playback.length || video.seconds}
        whole={whole}
        onAction={act}
        onRate={(rate) => {
          if (film.current) setRate(film.current, rate);
        }}
        onSeek={seek}
        onHold={controls.hold}
        onNext={next && onNext}
      />
      {over && <UpNext next={over} onNext={onNext} onStay={() => setStays(true)} />}
      {fault !== 'none' && <PlaybackError busy={fault === 'renewing'} onRetry={() => void renew()} />}
    </div>
  );
}

/** Goes to the second that is due, once the film is there: it may play by then, where the browser was quicker than the page. */
function startPlayback(film: HTMLVideoElement, due: RefObject<number | null>): void {
  if (due.current === null || film.readyState === HTMLMediaElement.HAVE_NOTHING) return;
  if (film.currentTime !== due.current) film.currentTime = due.current;
  due.current = null;
}

const secondOf = ({ locator }: StartPositionOf<'animation'>, { seconds }: Props['video']) =>
  startPosition(locator?.second ?? 0, seconds);
