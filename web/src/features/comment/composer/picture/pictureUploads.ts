/** The uploads of pictures in comments. Loaded with the first picture (`useDraftPicture`). */
import type { PostImage } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { browserFiles, createUploads, fitPicture, sendMedia, type Uploads } from '@/features/publish';
import { DEFAULT_LIMITS, type Limits } from '@/features/rateLimitNotice';
import { t } from '@/lib/i18n';
import { onlineOrDelay } from '@/lib/onlineOrDelay';
import { readPicture, writePicture, type DraftPicture } from './draftPictures';

/** The uploads of this page, by player and place. They go on while the composer is closed. */
const running = new Map<string, Uploads>();
/** The uploaded pictures of this page, by key. */
const uploaded = new Map<string, PostImage>();
let limits: Limits = DEFAULT_LIMITS;

export const setPictureLimits = (next: Limits): void => {
  limits = next;
};

/** The uploads of one place. The first call resumes an upload of an earlier page. */
export function uploadsOf(uid: number, place: string): Uploads {
  const name = `${uid}:${place}`;
  const known = running.get(name);
  if (known) return known;
  const before = readPicture(uid, place);
  // A `blob:` address is invalid after a reload.
  if (before)
    writePicture(uid, place, {
      ...before,
      ...(before.id ? {} : { state: 'waiting', sent: 0 }),
      preview: before.thumb,
    });
  const getState = () => {
    const picture = readPicture(uid, place);
    return { media: picture ? [picture] : [] };
  };
  const uploads = createUploads({
    store: {
      getState,
      setState: (change) => {
        const [picture] = change(getState()).media.slice(-1) as DraftPicture[];
        writePicture(
          uid,
          place,
          picture && { ...picture, image: uploaded.get(picture.key) ?? picture.image },
        );
      },
    },
    files: browserFiles,
    limits: () => limits,
    send: async (upload) => {
      const sent = await sendMedia(upload);
      if (sent.image) uploaded.set(upload.key, sent.image);
      return sent;
    },
    fitPicture,
    readVideo: () => Promise.reject(new Error('a comment holds no video')),
    wait: onlineOrDelay,
  });
  running.set(name, uploads);
  void uploads.restore().then((lost) => lost > 0 && toast.info(t('图片没有留住，请重新选一张')));
  return uploads;
}
