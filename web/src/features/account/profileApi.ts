import { postFile, postForm, type Body } from '@/api/client';
import type { Status } from '@/api/types';
import type { TransferProgress } from '@/api/xhr';

/** The details that a player can edit. */
export type Profile = Omit<
  Body<'/api/user/center/updateInfo', 'post', 'application/x-www-form-urlencoded'>,
  'uid'
>;

export function updateInfo(profile: Profile): Promise<Status> {
  return postForm('/api/user/center/updateInfo', profile);
}

export function uploadAvatar(picture: Blob, onProgress: TransferProgress): Promise<{ avatar: string }> {
  const file = new FormData();
  file.append('file', picture, 'avatar.jpg');
  return postFile('/api/user/center/uploadAvatar', file, onProgress);
}
