/** Whether this browser can share content with other apps. */
export const canShare = () => typeof navigator.share === 'function';

/** Opens the device's share dialog. Returns false if there is none or it failed. A cancelled dialog counts as success. */
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
