import type { Book, BookImage, Picture } from '@/api/types';

/** What <Picture> takes: on a tile the small one. */
export function pictureOf(image: BookImage, size: 'full' | 'medium' = 'medium'): Picture {
  const { width, height, blur } = image;
  return { url: image[size], width, height, blur };
}

/** Across the page: the banner, or where there is none the cover. */
export function bannerOf({ banner, cover }: Book): Picture {
  return pictureOf(banner ?? cover, 'full');
}
