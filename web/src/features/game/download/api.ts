import { request } from '@/api/http';
import { DOWNLOAD_PLATFORM } from '@/constants';
import type { Platform } from '@/lib/platform';

/** Where the file is to be had, and what it cost. */
export interface Grant {
  url: string;
  fileName: string;
  charged: number;
  coinNum: number;
}

/** Asks for a game's file, at the price that was confirmed. */
export async function requestDownload(id: number, platform: Platform, price: number): Promise<Grant> {
  const grant = await request({
    method: 'POST',
    url: `/user/game/download/${id}`,
    form: { platformType: DOWNLOAD_PLATFORM[platform], price },
    once: true,
  });
  return grant as Grant;
}

/** Hands the file to the browser. */
export function openFile({ url, fileName }: Grant): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.rel = 'noopener';
  link.click();
}
