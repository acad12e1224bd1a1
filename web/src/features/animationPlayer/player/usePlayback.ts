import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export interface Playback {
  playing: boolean;
  /** Whether the film wants to play but has no data yet. */
  waiting: boolean;
  ended: boolean;
  second: number;
  length: number;
  /** The second up to which data is buffered. */
  loaded: number;
  rate: number;
  muted: boolean;
}

const NOT_PLAYING: Playback = {
  playing: false,
  waiting: false,
  ended: false,
  second: 0,
  length: 0,
  loaded: 0,
  rate: 1,
  muted: false,
};

const EVENTS = [
  'play',
  'playing',
  'pause',
  'waiting',
  'seeking',
  'seeked',
  'canplay',
  'ended',
  'timeupdate',
  'durationchange',
  'progress',
  'ratechange',
  'volumechange',
] as const;

/** The playback state, as the video element's events report it. */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  onEvent: (name: (typeof EVENTS)[number], video: HTMLVideoElement) => void,
): Playback {
  const [playback, setPlayback] = useState(NOT_PLAYING);
  const emit = useEffectEvent(onEvent);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const listeners = new AbortController();
    for (const name of EVENTS)
      element.addEventListener(
        name,
        () => {
          setPlayback(readPlayback(element));
          emit(name, element);
        },
        { signal: listeners.signal },
      );
    return () => listeners.abort();
  }, [video]);
  return playback;
}

function readPlayback(video: HTMLVideoElement): Playback {
  const { paused, ended, currentTime, duration, buffered, playbackRate, muted, readyState } = video;
  return {
    playing: !paused && !ended,
    waiting: !paused && !ended && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    ended,
    second: currentTime,
    length: Number.isFinite(duration) ? duration : 0,
    loaded: buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
    rate: playbackRate,
    muted,
  };
}
