import type { ActivityDraw, ActivityPrize } from '@/api/types';
import { t } from '@/lib/i18n';
import { rewardText } from '../labels';

/** One part of the wheel; a null `prize` is the empty sector. */
export interface Sector {
  prize: number | null;
  label: string;
  sign: 'coin' | 'vip' | 'nothing';
}

const NOTHING: Sector = { prize: null, label: t('谢谢参与'), sign: 'nothing' };
/** The longest label that fits into a sector. */
const MAX_LABEL = 7;

/**
 * One sector for each prize, plus an empty sector if the odds leave room for no prize or a prize has run out.
 */
export function sectorsOf({ prizes, oddsOf }: ActivityDraw): Sector[] {
  const alwaysWins = prizes.reduce((sum, { odds, left }) => sum + (left > 0 ? odds : 0), 0) >= oddsOf;
  const sectors = prizes.map(sectorOf);
  return alwaysWins ? sectors : [...sectors, NOTHING];
}

function sectorOf(prize: ActivityPrize): Sector {
  const label = [...prize.name].length <= MAX_LABEL ? prize.name : rewardText(prize).replaceAll(' ', '');
  return { prize: prize.id, label, sign: prize.coins > 0 ? 'coin' : 'vip' };
}

/** The sector that shows a drawn prize. A prize unknown to this page selects the last sector. */
export function sectorIndexOf(sectors: readonly Sector[], prize: number | null): number {
  const place = sectors.findIndex((sector) => sector.prize === prize);
  return place < 0 ? sectors.length - 1 : place;
}

/**
 * The wheel's rotation in degrees that puts the sector under the pointer, at least `turns` whole turns after
 * `from`. `aside` (-1 to 1) is the offset from the sector's middle, so that the wheel does not always stop at
 * the same place.
 */
export function landingAngle(
  from: number,
  place: number,
  count: number,
  turns: number,
  aside: number,
): number {
  const step = 360 / count;
  const rest = (((-place * step + aside * step * 0.36 - from) % 360) + 360) % 360;
  return from + turns * 360 + rest;
}

/** For example 0.6% or 30%. */
export function oddsText(odds: number, of: number): string {
  return `${Number(((odds / of) * 100).toFixed(2))}%`;
}

/** The published odds of drawing nothing. */
export function restOdds({ prizes, oddsOf }: ActivityDraw): number {
  return Math.max(0, oddsOf - prizes.reduce((sum, { odds }) => sum + odds, 0));
}
