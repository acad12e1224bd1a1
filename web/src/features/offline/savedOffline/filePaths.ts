import type { BookImage, Chapter } from '@/api/types';
import { appConfig } from '@/config';
import type { SavedChapterId } from './record';

/** Addresses that the service worker serves from saved files: /kept/{uid}/{book}/{chapter}/{number}. */
export const SAVED_FILES_PATH = `${appConfig.prefix}/kept/`;

/** The chapter of a saved file; null: the address is not one of a saved file. */
export function savedIdAt(pathname: string): SavedChapterId | null {
  if (!pathname.startsWith(SAVED_FILES_PATH)) return null;
  const parts = pathname.slice(SAVED_FILES_PATH.length).split('/').map(Number);
  const [uid, bookId, chapterId] = parts;
  if (parts.length !== 4 || !parts.every(Number.isSafeInteger)) return null;
  return [uid!, bookId!, chapterId!];
}

/** A file to fetch, and the local address to store it under. */
export interface Copy {
  from: string;
  to: string;
}

interface Copies {
  chapter: Chapter;
  cover: BookImage;
  files: Copy[];
}

/** The chapter and cover with local addresses, and the files to fetch. Images are saved in the size for a phone. */
export function localCopiesOf(
  chapter: Chapter,
  cover: BookImage,
  [uid, bookId, chapterId]: SavedChapterId,
): Copies {
  const files: Copy[] = [];
  const localPathOf = (from: string): string => {
    const known = files.find((file) => file.from === from);
    if (known) return known.to;
    const to = `${SAVED_FILES_PATH}${uid}/${bookId}/${chapterId}/${files.length}`;
    files.push({ from, to });
    return to;
  };
  const image = (picture: BookImage): BookImage => {
    const address = localPathOf(picture.medium);
    return { ...picture, medium: address, full: address };
  };
  const { pages, video } = chapter;
  return {
    cover: image(cover),
    chapter: {
      ...chapter,
      pages: pages?.map(image),
      video: video && {
        ...video,
        url: video.url && localPathOf(video.url),
        poster: image(video.poster),
        thumbs: video.thumbs && { ...video.thumbs, url: localPathOf(video.thumbs.url) },
      },
    },
    files,
  };
}
