import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { logOf } from './portal';

export type Scene = 'login' | 'bind' | 'reset' | 'erase' | 'export';

/** A random phone number; no other test uses it. */
export const newPhone = () => `19${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

/** The `count`th code that the server sent to this phone. Waits until the log contains it. */
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
