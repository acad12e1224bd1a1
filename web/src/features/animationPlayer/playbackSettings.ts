import { persisted } from '@/data/persisted';
import { useEffect, type RefObject } from 'react';
import { RATES } from './player/rules';

/**
 * The playback settings of this device. The next episode starts with the settings of the previous one. Version 0 had the same fields.
 */
const settings = persisted('reader:watch', {
  initial: { rate: 1, muted: false },
  validate: ({ rate, muted }) => ({
    ...(typeof rate === 'number' && RATES.some((known) => known === rate) && { rate }),
    ...(typeof muted === 'boolean' && { muted }),
  }),
});

/** Applies this device's settings to a film when it mounts. */
export function usePlaybackSettings(film: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    if (!film.current) return;
    const { rate, muted } = settings.getState();
    run(film.current, rate);
    setMutedQuietly(film.current, muted);
  }, [film]);
}

export function setRate(film: HTMLVideoElement, rate: number): void {
  run(film, rate);
  settings.setState({ rate });
}

export function setMuted(film: HTMLVideoElement, muted: boolean): void {
  setMutedQuietly(film, muted);
  settings.setState({ muted });
}

function setMutedQuietly(film: HTMLVideoElement, muted: boolean): void {
  film.muted = muted;
}

/** A new source resets the rate to `defaultPlaybackRate`, so set both. */
function run(film: HTMLVideoElement, rate: number): void {
  film.defaultPlaybackRate = rate;
  film.playbackRate = rate;
}
