import type { Gift } from '@/api/types';
import { t } from '@/lib/i18n';

type Limits = Pick<Gift, 'minAccountDays' | 'needsPhone' | 'perDevice' | 'perNetwork'>;

/** The conditions and caps of a pack, one short text each. The server decides. */
export function limitTexts({ minAccountDays, needsPhone, perDevice, perNetwork }: Limits): string[] {
  const texts = [];
  if (minAccountDays > 0) texts.push(t`注册满 ${minAccountDays} 天`);
  if (needsPhone) texts.push(t('需绑定手机'));
  if (perDevice) texts.push(t`每台设备限 ${perDevice} 份`);
  if (perNetwork) texts.push(t`同一网络限 ${perNetwork} 份`);
  return texts;
}
