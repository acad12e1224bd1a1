import type { PostImage } from '@/api/types';
import { persistedByPlayer } from '@/data/persisted';
import type { MediaItem } from '@/features/publish';

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

export const readPicture = (uid: number, place: string): DraftPicture | undefined =>
  storeOf(`${uid}:comment-pictures`).fresh().pictures[place];

/** Stores the picture, or removes it. */
export function writePicture(uid: number, place: string, picture: DraftPicture | undefined): void {
  const store = storeOf(`${uid}:comment-pictures`);
  const { [place]: _, ...others } = store.fresh().pictures;
  const pictures = picture ? { ...others, [place]: picture } : others;
  store.setState({ pictures: Object.fromEntries(Object.entries(pictures).slice(-MAX_PICTURES)) });
}

/** Puts the picture of a refused comment back into the draft. */
export function restorePicture(uid: number, place: string, image: PostImage): void {
  const { id, thumb } = image;
  writePicture(uid, place, {
    key: id,
    kind: 'image',
    state: 'done',
    sent: 1,
    id,
    thumb,
    preview: thumb,
    image,
  });
}
