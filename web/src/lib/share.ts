/** Whether this browser passes things on to other apps. */
export const canShare = () => typeof navigator.share === 'function';

/** Hands something to the device's own sharing. False: there is none, or it failed. One that its player put away is an answer, too. */
export async function share(what: ShareData): Promise<boolean> {
  if (!canShare()) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    console.warn('sharing failed', error);
    return false;
  }
}
