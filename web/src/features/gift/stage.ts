import type { Gift } from '@/api/types';
import { DAY_MS } from '@/constants';
import { countdownText } from '@/lib/countdownText';
import { dayTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';

/** What the reader can do with a gift pack: wait for it, get it, see it; or it is too late. */
export type GiftStage = 'soon' | 'open' | 'claimed' | 'none' | 'over';

type StockState = Pick<Gift, 'beginTime' | 'endTime' | 'left' | 'claimed'>;

export function giftStage({ beginTime, endTime, left, claimed }: StockState, now: number): GiftStage {
  if (claimed) return 'claimed';
  if (Date.parse(beginTime) > now) return 'soon';
  if (Date.parse(endTime) <= now) return 'over';
  return left > 0 ? 'open' : 'none';
}

/** Lists are in this order: what runs, what is to come, what is over. */
export type Season = 'running' | 'coming' | 'ended';

export function seasonOf({ beginTime, endTime }: Pick<Gift, 'beginTime' | 'endTime'>, now: number): Season {
  if (Date.parse(endTime) <= now) return 'ended';
  return Date.parse(beginTime) > now ? 'coming' : 'running';
}

/** What lasts longer than this has no end that anybody waits for. */
const EVER_MS = 366 * DAY_MS;

/** When it begins or ends; to the second once that is near. */
export function timeText({ beginTime, endTime }: Pick<Gift, 'beginTime' | 'endTime'>, now: number): string {
  const toBegin = Date.parse(beginTime) - now;
  if (toBegin > 0)
    return toBegin < DAY_MS ? t`${countdownText(toBegin)} 后开始` : t`${dayTimeText(beginTime)} 开始`;
  const toEnd = Date.parse(endTime) - now;
  if (toEnd <= 0) return t('已结束');
  if (toEnd < DAY_MS) return t`${countdownText(toEnd)} 后结束`;
  return toEnd > EVER_MS ? t('长期有效') : t`${Math.floor(toEnd / DAY_MS)} 天后结束`;
}

/** The next time at which one of these begins or ends, as of when they were read: their order is another then. */
export function nextGiftChange(
  gifts: readonly Pick<Gift, 'beginTime' | 'endTime'>[],
  readAt: number,
): number | null {
  const times = gifts.flatMap(({ beginTime, endTime }) => [Date.parse(beginTime), Date.parse(endTime)]);
  const next = Math.min(...times.filter((time) => time > readAt));
  return Number.isFinite(next) ? next : null;
}

/** Whether a clock runs on any of these: to a beginning or an end that is near. */
export function tickIntervalMs(gifts: readonly Pick<Gift, 'beginTime' | 'endTime'>[], now: number): boolean {
  const near = (time: string) => {
    const away = Date.parse(time) - now;
    return away > 0 && away <= DAY_MS;
  };
  return gifts.some(({ beginTime, endTime }) => near(beginTime) || near(endTime));
}
