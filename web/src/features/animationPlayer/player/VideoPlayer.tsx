import type { Chapter, ChapterRef } from '@/api/types';
import { useTaps } from '@/components/ui/viewer/useTaps';
import type { StartPositionOf } from '@/features/reading';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import ChevronLeft from '~icons/lucide/chevron-left';
import LoaderCircle from '~icons/lucide/loader-circle';
import RotateCcw from '~icons/lucide/rotate-ccw';
import RotateCw from '~icons/lucide/rotate-cw';
import { BUSY, useKeyDown } from '@/lib/useKeyDown';
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

interface Props {
  video: NonNullable<Chapter['video']>;
  title: string;
  /** The start position. A new object makes the film seek to it. */
  start: StartPositionOf<'animation'>;
  next: ChapterRef | null;
  /** The element that becomes fullscreen. It stays mounted from one episode to the next. */
  screen: RefObject<HTMLElement | null>;
  /** Pauses the film while a question is open over it. */
  halted: boolean;
  onBack: () => void;
  /** Reports the current second. */
  onMove: (second: number) => void;
  /** Called when the film stops. */
  onStop: () => void;
  onNext: () => void;
  /** Signed addresses expire: requests a valid one. */
  onRenew: () => Promise<string | null>;
}

/** The player of one episode. */
export function VideoPlayer({ video, title, start, next, screen, halted, ...handlers }: Props) {
  const { onBack, onMove, onStop, onNext, onRenew } = handlers;
  const frame = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  // A playing film keeps its address while that address is valid.
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
  // Also pauses a film whose autoplay starts after `halted` is set.
  useEffect(() => {
    if (halted && playback.playing) film.current?.pause();
  }, [halted, playback.playing]);
  useSource(film, source.url, video.hls, () => setFault('broken'));
  // Runs after the source is set, because a seek before that would act on the previous film.
  useEffect(() => {
    due.current = source.at;
    if (film.current) startPlayback(film.current, due);
  }, [source]);
  const controls = useControls(playback.playing);
  // The offer of the next episode replaces all controls.
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
    // Hidden controls cannot take the focus, so show them first.
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
    // The source was removed on purpose, so this is no error.
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

/**
 * Seeks to the due second once the metadata is loaded. The film may play by then if autoplay was faster than
 * the page.
 */
function startPlayback(film: HTMLVideoElement, due: RefObject<number | null>): void {
  if (due.current === null || film.readyState === HTMLMediaElement.HAVE_NOTHING) return;
  if (film.currentTime !== due.current) film.currentTime = due.current;
  due.current = null;
}

const secondOf = ({ locator }: StartPositionOf<'animation'>, { seconds }: Props['video']) =>
  startPosition(locator?.second ?? 0, seconds);

/** Keyboard control of the player. Keys that `take` rejects keep their browser behaviour. */
function usePlayerKeys(take: (key: string) => boolean): void {
  useKeyDown((event, on) => {
    const { key } = event;
    if (on?.closest(BUSY)) return;
    // The space key activates the focused button or link.
    if (key === ' ' && on?.closest('a, button')) return;
    if (take(key)) event.preventDefault();
  });
}
