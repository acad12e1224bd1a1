import type { PostImage } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { persistedByPlayer } from '@/data/persisted';
import {
  browserFiles,
  createUploads,
  fitPicture,
  sendMedia,
  type MediaItem,
  type Uploads,
} from '@/features/publish';
import { DEFAULT_LIMITS, type Limits } from '@/features/rateLimitNotice';
import { t } from '@/lib/i18n';
import { onlineOrDelay } from '@/lib/onlineOrDelay';

/** The picture of an unsent comment, with its upload. */
export interface DraftPicture extends MediaItem {
  /** The picture on the server, once it is uploaded. */
  image?: PostImage;
}

/** Like the drafts of comments: the least recently changed one is dropped first. */
const MAX_PICTURES = 30;

/** By `place`, as the drafts of comments (`drafts.ts`). */
const storeOf = persistedByPlayer('{uid}:comment-pictures', {
  initial: { pictures: {} as Readonly<Record<string, DraftPicture>> },
  validate: ({ pictures }) =>
    typeof pictures === 'object' && pictures !== null
      ? { pictures: pictures as Readonly<Record<string, DraftPicture>> }
      : {},
});

export const useStoredPicture = (uid: number, place: string): DraftPicture | null =>
  storeOf(`${uid}:comment-pictures`)(({ pictures }) => pictures[place] ?? null);

const read = (uid: number, place: string): DraftPicture | undefined =>
  storeOf(`${uid}:comment-pictures`).fresh().pictures[place];

function write(uid: number, place: string, picture: DraftPicture | undefined): void {
  const store = storeOf(`${uid}:comment-pictures`);
  const { [place]: _, ...others } = store.fresh().pictures;
  const pictures = picture ? { ...others, [place]: picture } : others;
  store.setState({ pictures: Object.fromEntries(Object.entries(pictures).slice(-MAX_PICTURES)) });
}

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
  const before = read(uid, place);
  // A `blob:` address is invalid after a reload.
  if (before)
    write(uid, place, {
      ...before,
      ...(before.id ? {} : { state: 'waiting', sent: 0 }),
      preview: before.thumb,
    });
  const getState = () => {
    const picture = read(uid, place);
    return { media: picture ? [picture] : [] };
  };
  const uploads = createUploads({
    store: {
      getState,
      setState: (change) => {
        const [picture] = change(getState()).media.slice(-1) as DraftPicture[];
        write(uid, place, picture && { ...picture, image: uploaded.get(picture.key) ?? picture.image });
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

/** Puts the picture of a refused comment back into the draft. */
export function restorePicture(uid: number, place: string, image: PostImage): void {
  const { id, thumb } = image;
  uploaded.set(id, image);
  write(uid, place, { key: id, kind: 'image', state: 'done', sent: 1, id, thumb, preview: thumb, image });
}
