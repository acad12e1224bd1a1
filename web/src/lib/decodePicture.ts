/**
 * Decodes a picture in the orientation that its camera recorded. Throws if the browser cannot decode it.
 * Chrome below 112 and Safari below 17 reject 'from-image' with a TypeError. Their default is the recorded orientation.
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return createImageBitmap(file);
  }
}
