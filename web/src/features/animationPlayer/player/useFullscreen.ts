import { useSyncExternalStore, type RefObject } from 'react';

/** Phones of one make give the whole screen to a video alone. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };
type Turnable = ScreenOrientation & { lock?: (to: 'landscape') => Promise<void> };

/** Whether the player has the whole screen, and the way to give or take it. */
export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): [boolean, () => void] {
  // eslint-disable-next-line compat/compat -- Where it is missing, the video alone takes the whole screen.
  const whole = useSyncExternalStore(follow, () => Boolean(document.fullscreenElement));
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (frame.current?.requestFullscreen) void enter(frame.current);
    else (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
  };
  return [whole, toggle];
}

function follow(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

async function enter(frame: HTMLElement): Promise<void> {
  await frame.requestFullscreen();
  // A desk does not turn.
  // eslint-disable-next-line compat/compat -- Nor does a phone without it.
  await (screen.orientation as Turnable | undefined)?.lock?.('landscape').catch(() => undefined);
}
