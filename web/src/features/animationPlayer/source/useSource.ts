import { useEffect, useEffectEvent, type RefObject } from 'react';

const PLAYLIST = 'application/vnd.apple.mpegurl';

/**
 * Sets the video's source: a file or a playlist. hls.js plays playlists wherever Media Source Extensions
 * exist, because it is the same in all engines. Only browsers without them (iPhones) play playlists natively.
 */
export function useSource(
  video: RefObject<HTMLVideoElement | null>,
  url: string,
  hls: boolean,
  onFailure: () => void,
): void {
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (hls && ('MediaSource' in window || !element.canPlayType(PLAYLIST))) {
      let drop: (() => void) | null = null;
      let isCurrent = true;
      import('./hls')
        .then(({ playByHls }) => {
          if (isCurrent) drop = playByHls(element, url, () => fail());
        })
        .catch(() => fail());
      return () => {
        isCurrent = false;
        drop?.();
      };
    }
    element.setAttribute('src', url);
    return () => {
      // Without this the browser would continue to fetch the old source.
      element.removeAttribute('src');
      element.load();
    };
  }, [video, url, hls]);
}
