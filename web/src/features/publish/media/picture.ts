import { decodePicture } from '@/lib/decodePicture';

/** The server scales images down further; a larger file would only take longer to upload. */
const EDGE_MAX_PX = 2560;
const QUALITY = 0.9;
const UNCHANGED_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** The file to upload: unchanged, or redrawn if it is too large or of a type that only this device can read. */
export async function fitPicture(file: Blob, maxBytes: number): Promise<Blob> {
  const picture = await decodePicture(file);
  try {
    const scale = Math.min(1, EDGE_MAX_PX / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size <= maxBytes && UNCHANGED_TYPES.includes(file.type)) return file;
    return await drawn(picture, Math.round(picture.width * scale), Math.round(picture.height * scale));
  } finally {
    picture.close();
  }
}

/** Draws the current frame or image at this size, as a JPEG file. */
export function drawn(source: CanvasImageSource, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('the browser draws nothing'));
  // JPEG has no transparency, so use a white background.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('the browser made no picture'));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}
