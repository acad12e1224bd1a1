import type { ApiPicture, Post, PostImage } from '@/api/types';
import type { Medium } from '@/components/ui/viewer';

/** An image of a post in one size. All sizes reserve the same space. */
export function postPictureOf(
  { width, height, blur, ...files }: PostImage,
  size: 'thumb' | 'medium' | 'full',
): ApiPicture {
  return { url: files[size], width, height, blur };
}

/** The viewer's media of a post: the video or the images. */
export function postMediaOf({ images, video }: Pick<Post, 'images' | 'video'>): Medium[] {
  if (video) return [{ picture: postPictureOf(video.poster, 'full'), video: video.url }];
  return images.map((image) => ({ picture: postPictureOf(image, 'full'), video: null }));
}

const TALLEST = 3 / 4;
const WIDEST = 16 / 9;

/** Aspect ratio of a single image, limited to 3:4 and 16:9. */
export function loneRatio({ width, height }: Pick<PostImage, 'width' | 'height'>): number {
  return Math.min(Math.max(width / height, TALLEST), WIDEST);
}

/** Whether the image is so tall that a list shows only a part of it. */
export function isLong({ width, height }: Pick<PostImage, 'width' | 'height'>): boolean {
  return height / width > 2.2;
}
