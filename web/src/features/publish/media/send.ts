import { postFile } from '@/api/client';
import type { Uploaded } from '@/api/types';
import type { TransferProgress } from '@/api/xhr';

export interface MediaUpload {
  key: string;
  kind: 'image' | 'video';
  file: Blob;
  onProgress: TransferProgress;
  signal: AbortSignal;
}

/** Uploads one file. The idempotency key makes a retry safe. */
export function sendMedia({ key, kind, file, onProgress, signal }: MediaUpload): Promise<Uploaded> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', file, kind === 'video' ? 'video' : 'picture');
  return postFile('/api/v1/media', form, onProgress, { headers: { 'Idempotency-Key': key }, signal });
}
