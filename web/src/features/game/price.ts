import type { Game } from '@/api/types';
import { coins } from '@/lib/format';
import { t } from '@/lib/i18n';

/** The current price of a game for this player. */
export type Price = { kind: 'free' | 'owned' | 'vip' } | { kind: 'coins'; amount: number };

type PricedGame = Pick<Game, 'onlineType' | 'buyAmount' | 'owned' | 'payable'>;

/**
 * The server computes `payable`. A membership that began or ended after the request counts at once. `member`
 * is undefined while unknown.
 */
export function priceOf(game: PricedGame, member: boolean | undefined): Price {
  if (isFreeGame(game)) return { kind: 'free' };
  if (game.owned) return { kind: 'owned' };
  if (member || (member === undefined && game.payable === 0)) return { kind: 'vip' };
  return { kind: 'coins', amount: game.payable || game.buyAmount };
}

/** Whether everybody can download the game without payment. */
export function isFreeGame({ onlineType }: PricedGame): boolean {
  return onlineType === 0;
}

/** The coins that a download takes from the balance. */
export function amountOf(price: Price): number {
  return price.kind === 'coins' ? price.amount : 0;
}

const TAG = { free: t('免费'), owned: t('已拥有'), vip: t('VIP免费') } as const;

/** The text of the tag next to a game's name. */
export function priceTag(price: Price): string {
  return price.kind === 'coins' ? coins(price.amount) : TAG[price.kind];
}

/** Whether this device downloaded the game before, in this version or an older one. */
type OwnedState = 'same' | 'older' | '' | undefined;

const LABEL = { free: t('免费下载'), owned: t('已拥有 · 下载'), vip: t('VIP免费下载') } as const;
const BEFORE = { free: '', owned: t('已拥有 · '), vip: t('VIP免费 · ') } as const;
const AGAIN = { same: t('再次下载'), older: t('更新下载') } as const;

/** The label of the download button. */
export function downloadLabel(price: Price, had?: OwnedState): string {
  if (price.kind === 'coins') return t`下载 · ${coins(price.amount)}`;
  return had ? BEFORE[price.kind] + AGAIN[had] : LABEL[price.kind];
}
