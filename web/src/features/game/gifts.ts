import type { GameGift } from '@/api/types';

/** What the reader can do with a gift pack: wait for it, get it, see it; or it is too late. */
export type GiftState = 'soon' | 'open' | 'claimed' | 'none' | 'over';

type Told = Pick<GameGift, 'beginTime' | 'endTime' | 'left' | 'claimed'>;

export function giftState({ beginTime, endTime, left, claimed }: Told, now = Date.now()): GiftState {
  if (claimed) return 'claimed';
  if (Date.parse(beginTime) > now) return 'soon';
  if (Date.parse(endTime) <= now) return 'over';
  return left > 0 ? 'open' : 'none';
}
