import { makeSettings } from '@/features/reading';
import { useEffect, type RefObject } from 'react';
import { RATES } from './player/rules';

/** The playback settings of this device. The next episode starts with the settings of the previous one. */
interface PlaybackSettings {
  rate: number;
  muted: boolean;
}

const [useSettings, change] = makeSettings<PlaybackSettings>(
  'watch',
  { rate: 1, muted: false },
  ({ rate, muted }) => ({
    ...(RATES.some((known) => known === rate) && { rate }),
    ...(typeof muted === 'boolean' && { muted }),
  }),
);

/** Applies this device's settings to a film when it mounts. */
export function usePlaybackSettings(film: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    if (!film.current) return;
    const { rate, muted } = useSettings.getState();
    run(film.current, rate);
    setMutedQuietly(film.current, muted);
  }, [film]);
}

export function setRate(film: HTMLVideoElement, rate: number): void {
  run(film, rate);
  change({ rate });
}

export function setMuted(film: HTMLVideoElement, muted: boolean): void {
  setMutedQuietly(film, muted);
  change({ muted });
}

function setMutedQuietly(film: HTMLVideoElement, muted: boolean): void {
  film.muted = muted;
}

/** A new source resets the rate to `defaultPlaybackRate`, so set both. */
function run(film: HTMLVideoElement, rate: number): void {
  film.defaultPlaybackRate = rate;
  film.playbackRate = rate;
}
