import { decodePicture } from '@/lib/decodePicture';
import { cropEdge, type Crop } from './crop';

/** Large enough for the finest crop, and small enough for any phone's memory. */
const WORKING_EDGE_MAX = 2048;
/** The largest size that the server stores. */
const OUTPUT_EDGE = 640;
const OUTPUT_QUALITY = 0.9;

/** Decodes a picture upright and scales it down to the working size. Throws if the browser cannot read it. */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  const picture = await decodePicture(file);
  const scale = WORKING_EDGE_MAX / Math.max(picture.width, picture.height);
  if (scale >= 1) return picture;
  const smaller = await createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(picture.width * scale)),
    resizeHeight: Math.max(1, Math.round(picture.height * scale)),
    resizeQuality: 'high',
  });
  picture.close();
  return smaller;
}

/** Draws the cropped part over the whole of a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const edge = cropEdge(crop, picture);
  // JPEG has no transparency: transparent pixels become white.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  const source = [crop.x - edge / 2, crop.y - edge / 2, edge, edge] as const;
  pen.drawImage(picture, ...source, 0, 0, canvas.width, canvas.height);
}

/** Encodes the cropped part as a file. */
export function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = OUTPUT_EDGE;
  canvas.height = OUTPUT_EDGE;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('the browser could not encode the picture'));
    canvas.toBlob(take, 'image/jpeg', OUTPUT_QUALITY);
  });
}
