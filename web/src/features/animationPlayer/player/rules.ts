import type { components } from '@/api/schema.gen';
import { t } from '@/lib/i18n';

type ThumbnailSheet = components['schemas']['VideoThumbs'];

/** So near to the beginning or the end nobody goes on: it begins anew. */
const EDGE_S = 5;

/** Where an episode is gone on with. */
export function startPosition(second: number, length: number): number {
  return second < EDGE_S || (length > 0 && second > length - EDGE_S) ? 0 : second;
}

/** By how much a double tap and a key move. */
export const STEP_S = 10;

/** A second that the episode has. */
export function clampPosition(second: number, length: number): number {
  return Math.max(0, length > 0 ? Math.min(second, length) : second);
}

/** Where in the sprite the small picture of a second is, px from its left top corner. */
export function thumbnailAt(second: number, { columns, width, height, count, every }: ThumbnailSheet) {
  const index = Math.max(0, Math.min(count - 1, Math.floor(every > 0 ? second / every : 0)));
  return { x: (index % columns) * width, y: Math.floor(index / columns) * height };
}

/** What a double tap does, by which part of the screen was hit. */
export function doubleTapped(x: number, left: number, width: number): 'back' | 'on' | 'toggle' {
  const part = (x - left) / width;
  if (part < 1 / 3) return 'back';
  return part > 2 / 3 ? 'on' : 'toggle';
}

export type PlayerAction = 'toggle' | 'back' | 'on' | 'mute' | 'fullscreen' | 'slower' | 'faster';

const KEYS: Record<string, PlayerAction> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'on',
  m: 'mute',
  f: 'fullscreen',
  '<': 'slower',
  '>': 'faster',
};

export const actionOf = (key: string): PlayerAction | null =>
  KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;

export const RATES: readonly number[] = [0.75, 1, 1.25, 1.5, 2];

/** The next speed in this direction; the last one where there is none. */
export function rateAfter(rate: number, by: -1 | 1): number {
  const at = RATES.indexOf(rate);
  return RATES[Math.max(0, Math.min(RATES.length - 1, (at < 0 ? 1 : at) + by))]!;
}

export const rateText = (rate: number) => (rate === 1 ? t('倍速') : `${rate}×`);
