import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { logOf } from './portal';

export type Scene = 'login' | 'bind' | 'reset';

/** A number that no other test has. */
export const newPhone = () => `19${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

/** The first code, or the `count`th, that went to this phone; waits for the server to have written it. */
export async function smsCode(home: string, phone: string, scene: Scene, count = 1): Promise<string> {
  let code = '';
  const sent = new RegExp(`sms phone="${phone}" scene="${scene}" code="(\\d{6})"`, 'g');
  await expect
    .poll(async () => {
      code = [...(await logOf(home)).matchAll(sent)][count - 1]?.[1] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}
