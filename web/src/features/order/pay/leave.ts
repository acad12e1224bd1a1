import type { PayInfo } from '@/api/types';
import { leaveAppByForm, leaveAppTo } from '@/lib/leaveApp';

/** Opens the channel's payment page. On a phone, the address of a QR code opens the payment app directly. */
export function leaveToPay({ type, url, fields }: PayInfo): Promise<void> {
  return type === 'form' ? leaveAppByForm(url, fields ?? {}) : leaveAppTo(url);
}
