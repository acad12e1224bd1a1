import type { ApiPicture, Post, PostImage } from '@/api/types';
import type { Medium } from '@/components/ui/viewer';

/** An image of a post at one of its sizes: the place that is kept is the same for all. */
export function postPictureOf(
  { width, height, blur, ...files }: PostImage,
  size: 'thumb' | 'medium' | 'full',
): ApiPicture {
  return { url: files[size], width, height, blur };
}

/** What the viewer shows of a post: its film, else its images. */
export function postMediaOf({ images, video }: Pick<Post, 'images' | 'video'>): Medium[] {
  if (video) return [{ picture: postPictureOf(video.poster, 'full'), video: video.url }];
  return images.map((image) => ({ picture: postPictureOf(image, 'full'), video: null }));
}

const TALLEST = 3 / 4;
const WIDEST = 16 / 9;

/** A single picture shows its own shape, within reason. */
export function loneRatio({ width, height }: Pick<PostImage, 'width' | 'height'>): number {
  return Math.min(Math.max(width / height, TALLEST), WIDEST);
}

/** So tall that only a part of it is seen in a list. */
export function isLong({ width, height }: Pick<PostImage, 'width' | 'height'>): boolean {
  return height / width > 2.2;
}
