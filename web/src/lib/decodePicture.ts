/**
 * The picture in a file, turned as its camera says. Throws where the browser cannot read it.
 * Below Chrome 112 and Safari 17 a browser refuses 'from-image' with a TypeError. There upright is the default.
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return createImageBitmap(file);
  }
}
