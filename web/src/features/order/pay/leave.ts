import type { PayInfo } from '@/api/types';
import { leaveByForm, leaveTo } from '@/lib/leave';

/** Takes the player to where an order is paid. What a QR code would say opens the payment app on the phone that cannot scan itself. */
export function leaveToPay({ type, url, fields }: PayInfo): Promise<void> {
  return type === 'form' ? leaveByForm(url, fields ?? {}) : leaveTo(url);
}
