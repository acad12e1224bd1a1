import type { Book, BookImage, Picture } from '@/api/types';

/** How wide `medium` is, where it is not `full` itself. */
const MEDIUM = { cover: 320, banner: 640 } as const;

/** What <Picture> takes: on a tile the small one. */
export function pictureOf(image: BookImage, size: 'full' | 'medium' = 'medium'): Picture {
  const { width, height, blur } = image;
  return { url: image[size], width, height, blur };
}

/** Across the page, in both widths: the banner, or where there is none the cover. */
export function bannerOf({ banner, cover }: Book): Picture {
  const image = banner ?? cover;
  const small = { url: image.medium, width: MEDIUM[banner ? 'banner' : 'cover'] };
  return { ...pictureOf(image, 'full'), ...(image.medium !== image.full && { small }) };
}
