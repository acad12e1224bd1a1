import { postForm } from '@/api/client';
import type { SignedIn } from '@/api/types';
import { deviceId } from '@/features/device';
import type { Credentials } from './api';
import { withChallenge } from './challenge/withChallenge';

/** Signs in by password. The device id makes this a known device: strangers cannot use up its codes by SMS. */
export function login(credentials: Credentials): Promise<SignedIn> {
  const form = { ...credentials, deviceID: deviceId() };
  return withChallenge((challenge) => postForm('/api/user/login', { ...form, challenge }));
}
