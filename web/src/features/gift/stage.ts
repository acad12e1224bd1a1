import type { Gift } from '@/api/types';
import { DAY_MS } from '@/constants';
import { countdownText } from '@/lib/countdownText';
import { dayTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';

/**
 * The reader's possible action for a pack: wait (`soon`), claim (`open`), or view it (`claimed`); otherwise
 * it is out of stock (`none`) or `over`.
 */
export type GiftStage = 'soon' | 'open' | 'claimed' | 'none' | 'over';

type StockState = Pick<Gift, 'beginTime' | 'endTime' | 'left' | 'claimed'>;

export function giftStage({ beginTime, endTime, left, claimed }: StockState, now: number): GiftStage {
  if (claimed) return 'claimed';
  if (Date.parse(beginTime) > now) return 'soon';
  if (Date.parse(endTime) <= now) return 'over';
  return left > 0 ? 'open' : 'none';
}

/** Lists show the seasons in this order. */
export type Season = 'running' | 'coming' | 'ended';

export function seasonOf({ beginTime, endTime }: Pick<Gift, 'beginTime' | 'endTime'>, now: number): Season {
  if (Date.parse(endTime) <= now) return 'ended';
  return Date.parse(beginTime) > now ? 'coming' : 'running';
}

/** A longer period counts as unlimited and shows no end. */
const EVER_MS = 366 * DAY_MS;

/** The time until a pack's beginning or end, with seconds once it is near. */
export function timeText({ beginTime, endTime }: Pick<Gift, 'beginTime' | 'endTime'>, now: number): string {
  const toBegin = Date.parse(beginTime) - now;
  if (toBegin > 0)
    return toBegin < DAY_MS ? t`${countdownText(toBegin)} 后开始` : t`${dayTimeText(beginTime)} 开始`;
  const toEnd = Date.parse(endTime) - now;
  if (toEnd <= 0) return t('已结束');
  if (toEnd < DAY_MS) return t`${countdownText(toEnd)} 后结束`;
  return toEnd > EVER_MS ? t('长期有效') : t`${Math.floor(toEnd / DAY_MS)} 天后结束`;
}

/** The next beginning or end of a pack after the request; it changes the order of the list. */
export function nextGiftChange(
  gifts: readonly Pick<Gift, 'beginTime' | 'endTime'>[],
  readAt: number,
): number | null {
  const times = gifts.flatMap(({ beginTime, endTime }) => [Date.parse(beginTime), Date.parse(endTime)]);
  const next = Math.min(...times.filter((time) => time > readAt));
  return Number.isFinite(next) ? next : null;
}

/** Whether the beginning or end of a pack is near enough for a clock that ticks every second. */
export function hasNearChange(gifts: readonly Pick<Gift, 'beginTime' | 'endTime'>[], now: number): boolean {
  const near = (time: string) => {
    const away = Date.parse(time) - now;
    return away > 0 && away <= DAY_MS;
  };
  return gifts.some(({ beginTime, endTime }) => near(beginTime) || near(endTime));
}
