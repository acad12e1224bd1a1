import { postForm, type Data } from '@/api/client';
import { DOWNLOAD_PLATFORM } from '@/constants';
import type { Platform } from '@/lib/platform';

/** The file's address and its expiry, the file's data, and the charged coins. */
export type Grant = Data<'/api/user/game/download/{id}', 'post'>;

/** Requests a game's file at the confirmed price. */
export function requestDownload(id: number, platform: Platform, price: number): Promise<Grant> {
  return postForm(
    '/api/user/game/download/{id}',
    { platformType: DOWNLOAD_PLATFORM[platform], price },
    { pathParams: { id }, idempotent: true },
  );
}

/** Opens the file's address, so that the browser downloads it. */
export function openFile({ url, fileName }: Pick<Grant, 'url' | 'fileName'>): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.rel = 'noopener';
  link.click();
}
