import Hls from 'hls.js/light';

/** Plays a playlist with hls.js. Returns a function that stops it. */
export function playByHls(video: HTMLVideoElement, url: string, onFailure: () => void): () => void {
  if (!Hls.isSupported()) {
    onFailure();
    return () => undefined;
  }
  // The content security policy forbids a worker from a blob, and episodes play without one.
  const hls = new Hls({ enableWorker: false });
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
    else onFailure();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
}
