import { useEffect, useState, type RefObject } from 'react';

/** Phones of one make give the whole screen to a video alone. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };
type Turnable = ScreenOrientation & { lock?: (to: 'landscape') => Promise<void> };

/** Whether this has the whole screen, and the way to give or take it. */
export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): [boolean, () => void] {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const follow = () => setWhole(document.fullscreenElement === element);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [frame]);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (frame.current?.requestFullscreen) void enter(frame.current);
    else (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
  };
  return [whole, toggle];
}

async function enter(frame: HTMLElement): Promise<void> {
  await frame.requestFullscreen();
  // A desk does not turn.
  await (screen.orientation as Turnable).lock?.('landscape').catch(() => undefined);
}
