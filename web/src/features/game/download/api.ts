import { postForm, type Data } from '@/api/client';
import { DOWNLOAD_PLATFORM } from '@/constants';
import type { Platform } from '@/lib/platform';

/** Where the file is to be had and until when, what it is, and what it cost. */
export type Grant = Data<'/api/user/game/download/{id}', 'post'>;

/** Asks for a game's file, at the price that was confirmed. */
export function requestDownload(id: number, platform: Platform, price: number): Promise<Grant> {
  return postForm(
    '/api/user/game/download/{id}',
    { platformType: DOWNLOAD_PLATFORM[platform], price },
    { pathParams: { id }, idempotent: true },
  );
}

/** Hands the file to the browser. */
export function openFile({ url, fileName }: Pick<Grant, 'url' | 'fileName'>): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.rel = 'noopener';
  link.click();
}
