import type { PayInfo } from '@/api/types';
import { leaveAppByForm, leaveAppTo } from '@/lib/leaveApp';

/** Takes the player to where an order is paid. What a QR code would say opens the payment app on the phone that cannot scan itself. */
export function leaveToPay({ type, url, fields }: PayInfo): Promise<void> {
  return type === 'form' ? leaveAppByForm(url, fields ?? {}) : leaveAppTo(url);
}
