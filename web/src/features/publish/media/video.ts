import { VIDEO_THUMBNAIL_AT_S } from '@/constants';
import { drawn } from './picture';

const POSTER_EDGE_MAX_PX = 1600;
/** A browser that cannot decode a video may never fire an event. */
const DECODE_TIMEOUT_MS = 15_000;

export interface VideoFacts {
  seconds: number;
  poster: Blob;
}

/**
 * Length and poster of a video, taken at 1 s or the middle of a shorter one. Throws if the browser cannot decode it.
 */
export async function readVideo(file: Blob): Promise<VideoFacts> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    const known = waitForEvent(video, 'loadedmetadata');
    video.src = url;
    await known;
    const seconds = await lengthOf(video);
    await seek(video, Math.min(VIDEO_THUMBNAIL_AT_S, seconds / 2));
    const { videoWidth: width, videoHeight: height } = video;
    const scale = Math.min(1, POSTER_EDGE_MAX_PX / Math.max(width, height, 1));
    return { seconds, poster: await drawn(video, Math.round(width * scale), Math.round(height * scale)) };
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

/** The length of a video. Videos recorded in a browser have it only at their end, so seek there. */
async function lengthOf(video: HTMLVideoElement): Promise<number> {
  if (!Number.isFinite(video.duration)) await seek(video, Number.MAX_SAFE_INTEGER);
  return Number.isFinite(video.duration) ? video.duration : video.currentTime;
}

async function seek(video: HTMLVideoElement, time: number): Promise<void> {
  const there = waitForEvent(video, 'seeked');
  video.currentTime = time;
  await there;
}

function waitForEvent(video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const { signal } = done;
    const end = (outcome: () => void) => {
      clearTimeout(timer);
      done.abort();
      outcome();
    };
    const fail = () => end(() => reject(new Error('the browser cannot read this video')));
    const timer = setTimeout(fail, DECODE_TIMEOUT_MS);
    video.addEventListener(event, () => end(resolve), { signal });
    video.addEventListener('error', fail, { signal });
  });
}
