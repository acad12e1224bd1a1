import Hls from 'hls.js/light';

/** Plays a playlist where the browser itself cannot. Returns the way to stop. */
export function playByHls(video: HTMLVideoElement, url: string, onFailure: () => void): () => void {
  if (!Hls.isSupported()) {
    onFailure();
    return () => undefined;
  }
  // A worker made of a blob is not allowed by the policy, and not needed for episodes.
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
