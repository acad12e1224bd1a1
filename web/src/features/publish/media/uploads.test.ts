import { ApiError } from '@/api/errors';
import type { Uploaded } from '@/api/types';
import { DEFAULT_LIMITS } from '@/features/rateLimitNotice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, type StoreApi } from 'zustand';
import { EMPTY_POST_DRAFT, type MediaItem, type PostDraft } from '../draft/draft';
import type { FileStore } from '../draft/files';
import { eventually } from '@test/eventually';
import type { MediaUpload } from './send';
import { onlineOrDelay } from '@/lib/onlineOrDelay';
import { createUploads, type UploadDependencies, type Uploads } from './uploads';

/** An upload request without an answer yet. */
interface Pending extends MediaUpload {
  answer: (outcome: Error | Partial<Uploaded>) => void;
}

const LOST = new ApiError('断了', 0, null);
const REFUSED = new ApiError('太多了', 200, 1005, { retryAfter: 60 });
const picture = (name = 'a.jpg') => new File([name], name, { type: 'image/jpeg' });

let store: StoreApi<PostDraft>;
let stored: Map<string, Blob>;
let pending: Pending[];
let waits: (() => void)[];
let uploads: Uploads;
let dependencies: UploadDependencies;

const media = () => store.getState().media;
const states = () => media().map(({ state }) => state);
/** Waits for the given number of requests and returns the last one. */
const call = async (count: number): Promise<Pending> => {
  await eventually(() => expect(pending).toHaveLength(count));
  return pending[count - 1]!;
};
const waitsFor = (expected: MediaItem['state'][]) => eventually(() => expect(states()).toEqual(expected));
const fileStore = (): FileStore => ({
  put: async (key, file) => void stored.set(key, file),
  get: async (key) => stored.get(key) ?? null,
  remove: async (key) => void stored.delete(key),
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  stored = new Map();
  pending = [];
  waits = [];
  store = createStore<PostDraft>(() => EMPTY_POST_DRAFT);
  dependencies = {
    store,
    files: fileStore(),
    limits: () => DEFAULT_LIMITS,
    send: (sending) =>
      new Promise((resolve, reject) => {
        sending.signal.addEventListener('abort', () => reject(new Error('aborted')));
        pending.push({
          ...sending,
          answer: (outcome) =>
            outcome instanceof Error ? reject(outcome) : resolve({ id: 'm', kind: 'image', ...outcome }),
        });
      }),
    fitPicture: async (file) => file,
    readVideo: async () => ({ seconds: 12, poster: picture('poster.jpg') }),
    wait: () => new Promise((done) => waits.push(done)),
  };
  uploads = createUploads(dependencies);
});

describe('uploading an image', () => {
  it('an image uploads at once and shows its progress', async () => {
    uploads.add([picture()], 'image');
    const sent = await call(1);
    sent.onProgress(0.4);
    expect(media()[0]).toMatchObject({ state: 'sending', sent: 0.4, preview: 'blob:preview' });
    expect(stored.size).toBe(1);
    sent.answer({ id: 'm1' });
    await waitsFor(['done']);
    expect(media()[0]!.id).toBe('m1');
    expect(stored.size).toBe(0);
  });

  it('uploads run one after the other', async () => {
    uploads.add([picture('a'), picture('b')], 'image');
    (await call(1)).answer({});
    await call(2);
    expect(states()).toEqual(['done', 'sending']);
  });

  it('an unreadable image fails and the next one uploads', async () => {
    dependencies.fitPicture = async (file) => {
      if ((file as File).name === 'bad') throw new Error('no picture');
      return file;
    };
    uploads.add([picture('bad'), picture('good')], 'image');
    await call(1);
    expect(states()).toEqual(['failed', 'sending']);
    expect(media()[0]!.error).toContain('打不开');
  });
});

describe('a lost connection', () => {
  it('a lost upload is retried under the same key', async () => {
    uploads.add([picture()], 'image');
    const first = await call(1);
    first.onProgress(0.9);
    first.answer(LOST);
    await eventually(() => expect(waits).toHaveLength(1));
    expect(media()[0]).toMatchObject({ state: 'sending', sent: 0 });
    waits[0]!();
    const second = await call(2);
    expect(second.key).toBe(first.key);
    second.answer({});
    await waitsFor(['done']);
  });

  it('after all retries the upload fails, and a tap starts it again', async () => {
    dependencies.wait = async () => undefined;
    uploads.add([picture()], 'image');
    for (let turn = 1; turn <= 6; turn += 1) (await call(turn)).answer(LOST);
    await waitsFor(['failed']);
    uploads.retry(media()[0]!.key);
    const again = await call(7);
    expect(again.key).toBe(pending[0]!.key);
    again.answer({});
    await waitsFor(['done']);
  });

  it('a refused upload is not retried', async () => {
    uploads.add([picture()], 'image');
    (await call(1)).answer(REFUSED);
    await waitsFor(['failed']);
    expect(media()[0]!.error).toContain('1分钟');
    expect(pending).toHaveLength(1);
  });
});

describe('removing a file', () => {
  it('removing a file aborts its upload, and the next one starts', async () => {
    uploads.add([picture('a'), picture('b')], 'image');
    const first = await call(1);
    uploads.remove(media()[0]!.key);
    expect(first.signal.aborted).toBe(true);
    expect(media()).toHaveLength(1);
    expect(stored.size).toBe(1);
    (await call(2)).answer({});
    await waitsFor(['done']);
  });

  it('removing a file during the wait for a retry ends the retries', async () => {
    dependencies.wait = onlineOrDelay;
    uploads.add([picture()], 'image');
    (await call(1)).answer(LOST);
    await Promise.resolve();
    uploads.remove(media()[0]!.key);
    expect(media()).toEqual([]);
    expect(pending).toHaveLength(1);
  });
});

describe('leaving the page', () => {
  it('uploads continue after the page is opened again', async () => {
    uploads.add([picture('a'), picture('b')], 'image');
    await call(1);
    uploads.stop();
    expect(states()).toEqual(['waiting', 'waiting']);
    const later = createUploads(dependencies);
    expect(await later.restore()).toBe(0);
    (await call(2)).answer({});
    (await call(3)).answer({});
    await waitsFor(['done', 'done']);
    expect(pending[1]!.key).toBe(pending[0]!.key);
  });

  it('a failed upload can be retried after the page was hidden', async () => {
    uploads.add([picture()], 'image');
    (await call(1)).answer(REFUSED);
    await waitsFor(['failed']);
    uploads.stop();
    expect(await uploads.restore()).toBe(0);
    expect(states()).toEqual(['failed']);
    uploads.retry(media()[0]!.key);
    (await call(2)).answer({});
    await waitsFor(['done']);
  });

  it('files that the browser did not store are counted and removed', async () => {
    store.setState({ media: [{ key: 'k', kind: 'image', state: 'waiting', sent: 0 }] });
    expect(await uploads.restore()).toBe(1);
    expect(media()).toEqual([]);
  });
});

describe('uploading a video', () => {
  const video = new File(['v'], 'v.mp4', { type: 'video/mp4' });

  it('a video is uploaded after its poster', async () => {
    uploads.add([video], 'video');
    const poster = await call(1);
    expect(poster.kind).toBe('image');
    poster.answer({ id: 'p' });
    const film = await call(2);
    expect(film).toMatchObject({ kind: 'video', file: video });
    expect(film.key).not.toBe(poster.key);
    film.answer({ id: 'v', kind: 'video' });
    await waitsFor(['done']);
    expect(media()[0]).toMatchObject({ id: 'v', poster: 'p', seconds: 12 });
  });

  it('a video that is too long is not sent', async () => {
    dependencies.readVideo = async () => ({ seconds: DEFAULT_LIMITS.videoSeconds + 1, poster: picture() });
    uploads.add([video], 'video');
    await waitsFor(['failed']);
    expect(media()[0]!.error).toContain('300 秒');
    expect(pending).toEqual([]);
  });
});
