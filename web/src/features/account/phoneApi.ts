import { postForm } from '@/api/client';
import type { SignedIn, Status } from '@/api/types';
import { deviceId, inviteCode } from '@/features/device';
import { withChallenge } from './challenge/withChallenge';
import { rememberRequest, requestIdOf } from './forms/requestIds';

/** The purpose of a code. */
export type SmsScene = 'login' | 'bind' | 'reset' | 'erase' | 'export';

interface PhoneProof {
  phone: string;
  smsCode: string;
}

/** Running requests for codes, by scene and phone. */
const running = new Map<string, Promise<unknown>>();

/** Requests a code, and keeps the id of the request: only with it the code is valid. */
export async function sendSmsCode({
  scene,
  phone,
}: {
  scene: SmsScene;
  phone: string;
}): Promise<{ resendAfter: number }> {
  const form = { scene, phone, deviceID: deviceId(), sendsRequestId: 1 };
  const sending = withChallenge((challenge) => postForm('/api/user/smsCode', { ...form, challenge }));
  const key = `${scene}:${phone}`;
  running.set(key, sending);
  try {
    const sent = await sending;
    rememberRequest(scene, phone, sent.requestId);
    return sent;
  } finally {
    running.delete(key);
  }
}

/** The fields that prove who holds the phone. A code can arrive before the answer that has the id of its request. */
export async function phoneProof(scene: SmsScene, { phone, smsCode }: PhoneProof) {
  await running.get(`${scene}:${phone}`)?.catch(() => undefined);
  return { phone, smsCode, requestId: requestIdOf(scene, phone) };
}

/** The fields that prove who owns the account: the password, or a code to the bound phone. */
export type OwnerProof = { password: string } | Awaited<ReturnType<typeof phoneProof>>;

/** Signs in by code. The service's configuration decides whether an unknown phone gets an account. */
export async function loginByPhone(proof: PhoneProof, registers: boolean): Promise<SignedIn> {
  const path = registers ? '/api/user/loginWithPhone' : '/api/user/loginPhoneWithoutRegister';
  const fields = { inviteCode: inviteCode() || undefined, deviceID: deviceId() };
  return postForm(path, { ...(await phoneProof('login', proof)), ...fields });
}

/** Binds a phone. The proof of the account is its password, or a code sent to the phone that is bound until now. */
export async function bindPhone(
  proof: PhoneProof,
  owner: { password: string } | { oldPhone: string; oldSmsCode: string },
): Promise<Status> {
  const form = await phoneProof('bind', proof);
  if ('password' in owner) return postForm('/api/user/bind', { ...form, ...owner });
  const { oldPhone, oldSmsCode } = owner;
  const oldRequestId = requestIdOf('bind', oldPhone);
  return postForm('/api/user/bind', { ...form, oldSmsCode, oldRequestId });
}

/** Sets a password. The proof is the old password, or a code sent to the bound phone. */
export async function resetPassword(
  newPassword: string,
  proof: PhoneProof | { oldPassword: string },
): Promise<void> {
  const form = 'oldPassword' in proof ? { oldPassword: proof.oldPassword } : await phoneProof('reset', proof);
  await postForm('/api/user/resetPassword', { ...form, newPassword });
}
