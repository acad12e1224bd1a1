import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export interface Playback {
  playing: boolean;
  /** It wants to go on, and has nothing to show yet. */
  waiting: boolean;
  ended: boolean;
  second: number;
  length: number;
  /** How far there is something to show. */
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

/** What the video does, as it says itself. */
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
