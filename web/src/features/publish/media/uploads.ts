import { ApiError, CancelledError, errorText } from '@/api/errors';
import type { Uploaded } from '@/api/types';
import type { Limits } from '@/features/rateLimitNotice';
import { uuid } from '@/lib/uuid';
import { t } from '@/lib/i18n';
import type { MediaItem } from '../draft/draft';
import type { FileStore } from '../draft/files';
import type { MediaUpload } from './send';
import type { VideoFacts } from './video';

/** Parallel uploads: the server accepts one at a time per account. */
const MAX_CONCURRENT = 1;
/** Number of automatic retries, and the delay before the first one; each further delay doubles. */
const RETRIES = 5;
const RETRY_MS = 1_000;
/** The poster's share of a video's upload progress. */
const POSTER_PART = 0.05;

/** The files of a draft. */
interface DraftMedia {
  media: readonly MediaItem[];
}

export interface UploadDependencies {
  store: { getState: () => DraftMedia; setState: (change: (draft: DraftMedia) => DraftMedia) => void };
  files: FileStore;
  limits: () => Limits;
  send: (sending: MediaUpload) => Promise<Uploaded>;
  fitPicture: (file: Blob, maxBytes: number) => Promise<Blob>;
  readVideo: (file: Blob) => Promise<VideoFacts>;
  /** Resolves after `ms`, or as soon as the network is back. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A file that cannot be used; the message is shown to the player. */
class UnusableFile extends Error {}

export interface Uploads {
  add: (files: readonly File[], kind: MediaItem['kind']) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
  /** Resumes the uploads of a stored draft and returns the number of lost files. */
  restore: () => Promise<number>;
  /** Aborts running uploads when the page is hidden. */
  stop: () => void;
}

/** Uploads the files of a draft one after the other and retries after a short loss of the network. */
export function createUploads(dependencies: UploadDependencies): Uploads {
  const { store, files } = dependencies;
  const blobs = new Map<string, Blob>();
  const running = new Map<string, AbortController>();

  const change = (key: string, what: Partial<MediaItem>) =>
    store.setState(({ media }) => ({
      media: media.map((item) => (item.key === key ? { ...item, ...what } : item)),
    }));

  function pump(): void {
    const waiting = store.getState().media.filter(({ key, state }) => state === 'waiting' && blobs.has(key));
    for (const item of waiting.slice(0, Math.max(0, MAX_CONCURRENT - running.size))) void run(item);
  }

  async function run(item: MediaItem): Promise<void> {
    const { key } = item;
    const controller = new AbortController();
    running.set(key, controller);
    change(key, { state: 'sending', sent: 0, error: undefined });
    try {
      const done = await uploadItem(dependencies, item, blobs.get(key)!, controller.signal, (sent) =>
        change(key, { sent }),
      );
      change(key, { ...done, state: 'done', sent: 1 });
      blobs.delete(key);
      void files.remove(key);
    } catch (error) {
      if (controller.signal.aborted) return;
      console.warn('an upload failed', error);
      change(key, {
        state: 'failed',
        error: error instanceof UnusableFile ? error.message : errorText(error),
      });
    } finally {
      running.delete(key);
      pump();
    }
  }

  return {
    add: (chosen, kind) => {
      const items = chosen.map((file): MediaItem => {
        const key = uuid();
        blobs.set(key, file);
        void files.put(key, file);
        return {
          key,
          kind,
          state: 'waiting',
          sent: 0,
          preview: kind === 'image' ? URL.createObjectURL(file) : undefined,
        };
      });
      store.setState(({ media }) => ({ media: [...media, ...items] }));
      pump();
    },
    retry: (key) => {
      change(key, { state: 'waiting', error: undefined });
      pump();
    },
    remove: (key) => {
      running.get(key)?.abort();
      blobs.delete(key);
      void files.remove(key);
      const gone = store.getState().media.find((item) => item.key === key);
      if (gone?.preview?.startsWith('blob:')) URL.revokeObjectURL(gone.preview);
      store.setState(({ media }) => ({ media: media.filter((item) => item.key !== key) }));
    },
    restore: async () => {
      // A failed file is restored, too: the player may retry it.
      const left = store.getState().media.filter(({ state }) => state === 'waiting' || state === 'failed');
      const found = await Promise.all(
        left.map(async (item) => ({ ...item, file: await files.get(item.key) })),
      );
      for (const { key, kind, preview, file } of found) {
        if (!file) continue;
        blobs.set(key, file);
        if (kind === 'image' && !preview?.startsWith('blob:'))
          change(key, { preview: URL.createObjectURL(file) });
      }
      const lost = found.filter(({ file }) => !file).map(({ key }) => key);
      if (lost.length > 0)
        store.setState(({ media }) => ({ media: media.filter(({ key }) => !lost.includes(key)) }));
      pump();
      return lost.length;
    },
    stop: () => {
      blobs.clear();
      for (const [key, controller] of running) {
        controller.abort();
        change(key, { state: 'waiting', sent: 0 });
      }
    },
  };
}

/** Uploads one item and returns the changes to it. */
async function uploadItem(
  dependencies: UploadDependencies,
  { key, kind }: MediaItem,
  file: Blob,
  signal: AbortSignal,
  reportSent: (sent: number) => void,
): Promise<Partial<MediaItem>> {
  const limits = dependencies.limits();
  if (kind === 'image') {
    const fitting = await dependencies.fitPicture(file, limits.imageBytes).catch(() => {
      throw new UnusableFile(t('这张图片打不开，换一张 JPG 或 PNG 试试'));
    });
    if (fitting.size > limits.imageBytes) throw new UnusableFile(t('这张图片太大了'));
    const { id, image } = await persist(dependencies, {
      key,
      kind,
      file: fitting,
      onProgress: reportSent,
      signal,
    });
    return { id, thumb: image?.thumb };
  }
  const { seconds, poster } = await dependencies.readVideo(file).catch(() => {
    throw new UnusableFile(t('这段视频打不开，换一段 MP4 试试'));
  });
  if (seconds > limits.videoSeconds)
    throw new UnusableFile(t`视频不能超过 ${Math.floor(limits.videoSeconds)} 秒`);
  const posterPart = (part: number) => reportSent(part * POSTER_PART);
  const videoPart = (part: number) => reportSent(POSTER_PART + part * (1 - POSTER_PART));
  const first = { key: posterKey(key), kind: 'image', file: poster, onProgress: posterPart, signal } as const;
  const shown = await persist(dependencies, first);
  const sent = await persist(dependencies, { key, kind, file, onProgress: videoPart, signal });
  return { id: sent.id, poster: shown.id, preview: shown.image?.medium, seconds };
}

/** Sends a file, and retries transient errors. */
async function persist(dependencies: UploadDependencies, sending: MediaUpload): Promise<Uploaded> {
  for (let failures = 0; ; failures += 1) {
    if (sending.signal.aborted) throw new CancelledError();
    try {
      return await dependencies.send(sending);
    } catch (error) {
      if (sending.signal.aborted || failures >= RETRIES || !isTransient(error)) throw error;
      sending.onProgress(0);
      await dependencies.wait(RETRY_MS * 2 ** failures, sending.signal);
    }
  }
}

/** No answer, a timeout, or a server error. */
function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 408 || error.status >= 500);
}

/** Derives the idempotency key of the poster from the video's key, so that it is the same after a reload. */
function posterKey(key: string): string {
  const last = Number.parseInt(key.slice(-1), 16) ^ 1;
  return key.slice(0, -1) + last.toString(16);
}
