import { postForm } from '@/api/client';
import type { Account, Status } from '@/api/types';
import { deviceId, inviteCode } from '@/features/device';

/** The purpose of a code. */
export type SmsScene = 'login' | 'bind' | 'reset';

interface PhoneProof {
  phone: string;
  smsCode: string;
}

export function sendSmsCode({
  scene,
  phone,
}: {
  scene: SmsScene;
  phone: string;
}): Promise<{ resendAfter: number }> {
  return postForm('/api/user/smsCode', { scene, phone, deviceID: deviceId() });
}

/** Signs in by code. The service's configuration decides whether an unknown phone gets an account. */
export function loginByPhone({ phone, smsCode }: PhoneProof, registers: boolean): Promise<Account> {
  const path = registers ? '/api/user/loginWithPhone' : '/api/user/loginPhoneWithoutRegister';
  return postForm(path, { phone, smsCode, inviteCode: inviteCode() || undefined, deviceID: deviceId() });
}

/** Binds a phone. The proof of the account is its password, or a code sent to the phone that is bound until now. */
export function bindPhone(
  { phone, smsCode }: PhoneProof,
  proof: { password: string } | { oldSmsCode: string },
): Promise<Status> {
  return postForm('/api/user/bind', { phone, smsCode, ...proof });
}

/** Sets a password. The proof is the old password, or a code sent to the bound phone. */
export async function resetPassword(
  newPassword: string,
  proof: PhoneProof | { oldPassword: string },
): Promise<void> {
  const form =
    'oldPassword' in proof
      ? { oldPassword: proof.oldPassword }
      : { phone: proof.phone, smsCode: proof.smsCode };
  await postForm('/api/user/resetPassword', { ...form, newPassword });
}
