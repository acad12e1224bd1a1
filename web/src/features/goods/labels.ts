import type { Gift } from '@/api/types';
import type { Good } from '@/features/account';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';

export type Grant = Gift['grants'][number];

/** What a claim of a gift puts into the account, with its amount. */
export function grantText({ kind, name, amount }: Grant): string {
  switch (kind) {
    case 'frame':
      return t`头像框「${name ?? ''}」`;
    case 'vipDays':
      return t`晴空会员 ${amount} 天`;
    default:
      return t`${CARDS[kind].name} ×${amount}`;
  }
}

interface Card {
  name: string;
  /** What it does. */
  use: string;
  to: string;
}

/** The goods that are used up, each with the place of its use. */
export const CARDS: Record<Exclude<Good['kind'], 'frame'>, Card> = {
  rename: { name: t('改名卡'), use: t('免费次数用完后，还能再改一次昵称'), to: paths.editUser('name') },
  spin: { name: t('抽奖券'), use: t('在抽奖活动里抵一次X钻，每天的免费次数先用'), to: paths.activity },
  makeUp: { name: t('补签卡'), use: t('补签一天不花X钻，连签接着算'), to: paths.checkin },
};
