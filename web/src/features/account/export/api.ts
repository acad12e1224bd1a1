import { postForm } from '@/api/client';
import type { ExportLink } from '@/api/types';
import type { OwnerProof } from '../phoneApi';

/** Opens an address that gives the data out once. */
export const askExport = (proof: OwnerProof): Promise<ExportLink> =>
  postForm('/api/user/center/export', proof);

/** Opens the address, so that the browser downloads the file. */
export function startDownload({ url }: ExportLink): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(url);
  link.rel = 'noopener';
  link.click();
}

/** The last part of the address. */
export const fileNameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
