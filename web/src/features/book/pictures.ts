import type { ApiPicture, Book, BookImage } from '@/api/types';

/** How wide `medium` is, where it is not `full` itself. */
const MEDIUM = { cover: 320, banner: 640 } as const;

/** What <Picture> takes: on a tile the small one. */
export function bookPictureOf(image: BookImage, size: 'full' | 'medium' = 'medium'): ApiPicture {
  const { width, height, blur } = image;
  return { url: image[size], width, height, blur };
}

/** Across the page, in both widths: the banner, or where there is none the cover. */
export function bannerOf({ banner, cover }: Book): ApiPicture {
  const image = banner ?? cover;
  const small = { url: image.medium, width: MEDIUM[banner ? 'banner' : 'cover'] };
  return { ...bookPictureOf(image, 'full'), ...(image.medium !== image.full && { small }) };
}
