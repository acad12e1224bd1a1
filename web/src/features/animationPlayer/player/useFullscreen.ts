import { useSyncExternalStore, type RefObject } from 'react';

/** iPhones can show only a video element in fullscreen. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };
type Turnable = ScreenOrientation & { lock?: (to: 'landscape') => Promise<void> };

/** Whether the player is in fullscreen, and a function that toggles it. */
export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): [boolean, () => void] {
  // eslint-disable-next-line compat/compat -- Without this API, the video element alone becomes fullscreen.
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
  // Desktop browsers reject the lock.
  // eslint-disable-next-line compat/compat -- Phones without this API do not turn.
  await (screen.orientation as Turnable | undefined)?.lock?.('landscape').catch(() => undefined);
}
