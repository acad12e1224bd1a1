import { request, upload } from '@/api/http';
import type { Status } from '@/api/types';
import type { Progress } from '@/api/xhr';

/** What a player tells of themselves. */
export interface Profile {
  name?: string;
  /** 0: not told, 1: male, 2: female */
  sex?: number;
  /** 0: not told */
  age?: number;
  signature?: string;
  realName?: string;
}

export async function updateInfo(profile: Profile): Promise<Status> {
  const form = { ...profile };
  return (await request({ method: 'POST', url: '/user/center/updateInfo', form })) as Status;
}

export async function uploadAvatar(picture: Blob, onProgress: Progress): Promise<{ avatar: string }> {
  const file = new FormData();
  file.append('file', picture, 'avatar.jpg');
  const call = { method: 'POST', url: '/user/center/uploadAvatar', file } as const;
  return (await upload(call, onProgress)) as { avatar: string };
}
