import type { ActivityDraw, ActivityPrize } from '@/api/types';
import { t } from '@/lib/i18n';
import { rewardText } from '../labels';

/** One part of the wheel; `prize` null: nothing this time. */
export interface Sector {
  prize: number | null;
  label: string;
  sign: 'coin' | 'vip' | 'nothing';
}

const NOTHING: Sector = { prize: null, label: t('谢谢参与'), sign: 'nothing' };
/** What fits into a sector. */
const MAX_LABEL = 7;

/** Each prize is a sector of its own, and so is nothing, where the odds leave room for it or something has run out. */
export function sectorsOf({ prizes, oddsOf }: ActivityDraw): Sector[] {
  const sure = prizes.reduce((sum, { odds, left }) => sum + (left > 0 ? odds : 0), 0) >= oddsOf;
  const sectors = prizes.map(sectorOf);
  return sure ? sectors : [...sectors, NOTHING];
}

function sectorOf(prize: ActivityPrize): Sector {
  const label = [...prize.name].length <= MAX_LABEL ? prize.name : rewardText(prize).replaceAll(' ', '');
  return { prize: prize.id, label, sign: prize.coins > 0 ? 'coin' : 'vip' };
}

/** Where the wheel shows what was drawn; what it does not know yet is shown as the last sector. */
export function sectorIndexOf(sectors: readonly Sector[], prize: number | null): number {
  const place = sectors.findIndex((sector) => sector.prize === prize);
  return place < 0 ? sectors.length - 1 : place;
}

/**
 * How far the wheel has turned, in degrees, when the sector stands under the pointer: at least `turns` whole turns beyond `from`.
 * `aside` (-1 to 1) says how far from the sector's middle, so that it does not always stand the same.
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

/** 0.6%, 30% */
export function oddsText(odds: number, of: number): string {
  return `${Number(((odds / of) * 100).toFixed(2))}%`;
}

/** How often nothing is drawn, as published. */
export function restOdds({ prizes, oddsOf }: ActivityDraw): number {
  return Math.max(0, oddsOf - prizes.reduce((sum, { odds }) => sum + odds, 0));
}
