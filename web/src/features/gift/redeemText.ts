import type { Gift } from '@/api/types';
import { t } from '@/lib/i18n';

/** Says which game a code is for and where to paste it there. The content pack may name the place. */
export function redeemText({ game, redeemHint }: Pick<Gift, 'game' | 'redeemHint'>): string {
  if (!game) return t('在要用的地方粘贴使用');
  return t`这是《${game.name}》的兑换码，${redeemHint || t('在游戏内「设置 → 兑换码」粘贴')}`;
}
