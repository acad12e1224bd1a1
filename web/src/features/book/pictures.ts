import type { ApiPicture, Book, BookImage } from '@/api/types';

/** The width of `medium`, unless the full picture is smaller. */
const MEDIUM = { cover: 320, banner: 640 } as const;

/** The props of <Picture>; tiles use the medium size. */
export function bookPictureOf(image: BookImage, size: 'full' | 'medium' = 'medium'): ApiPicture {
  const { width, height, blur } = image;
  return { url: image[size], width, height, blur };
}

/** A page-wide picture in both widths: the banner, or the cover if there is none. */
export function bannerOf({ banner, cover }: Book): ApiPicture {
  const image = banner ?? cover;
  const small = { url: image.medium, width: MEDIUM[banner ? 'banner' : 'cover'] };
  return { ...bookPictureOf(image, 'full'), ...(image.medium !== image.full && { small }) };
}
