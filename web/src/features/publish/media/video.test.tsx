import { beforeEach, expect, it, vi } from 'vitest';
import { drawn } from './picture';
import { readVideo } from './video';

vi.mock('./picture', () => ({ drawn: vi.fn() }));
/** Metadata of the fake video file. */
let found: { duration: number; width: number; height: number };
/** Playback positions at which a poster was drawn. */
let taken: number[];

beforeEach(() => {
  taken = [];
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:video', revokeObjectURL: vi.fn() });
  vi.mocked(drawn).mockImplementation((source) => {
    taken.push((source as HTMLVideoElement).currentTime);
    return Promise.resolve(new Blob(['picture']));
  });
  const make = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = make(name);
    if (name === 'video') play(element as HTMLVideoElement);
    return element;
  });
});

it.each([
  [60, 1],
  [2, 1],
  [1.9, 0.95],
  [0.5, 0.25],
])('for a video of %d s the poster is taken at %d s', async (duration, at) => {
  found = { duration, width: 640, height: 360 };
  expect((await readVideo(new Blob())).seconds).toBe(duration);
  expect(taken).toEqual([at]);
  expect(drawn).toHaveBeenCalledWith(expect.anything(), 640, 360);
});

it('a poster is scaled down to the maximum size', async () => {
  found = { duration: 9, width: 3840, height: 2160 };
  await readVideo(new Blob());
  expect(drawn).toHaveBeenCalledWith(expect.anything(), 1600, 900);
});

/** Fakes metadata loading and seeking of a video element. */
function play(video: HTMLVideoElement): void {
  let time = 0;
  const says = (event: string) => queueMicrotask(() => video.dispatchEvent(new Event(event)));
  Object.defineProperties(video, {
    src: { set: () => says('loadedmetadata') },
    duration: { get: () => found.duration },
    videoWidth: { get: () => found.width },
    videoHeight: { get: () => found.height },
    currentTime: {
      get: () => time,
      set: (to: number) => {
        time = to;
        says('seeked');
      },
    },
  });
}
