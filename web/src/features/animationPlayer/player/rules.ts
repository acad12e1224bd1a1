import type { components } from '@/api/schema.gen';
import { t } from '@/lib/i18n';

type ThumbnailSheet = components['schemas']['VideoThumbs'];

/** A saved position this close to the beginning or the end starts from the beginning. */
const EDGE_S = 5;

/** The start position for a saved second. */
export function startPosition(second: number, length: number): number {
  return second < EDGE_S || (length > 0 && second > length - EDGE_S) ? 0 : second;
}

/** The step of a double tap and of an arrow key. */
export const STEP_S = 10;

/** Clamps a second to the episode's length. */
export function clampPosition(second: number, length: number): number {
  return Math.max(0, length > 0 ? Math.min(second, length) : second);
}

/** The pixel offset of a second's thumbnail from the sprite's top left corner. */
export function thumbnailAt(second: number, { columns, width, height, count, every }: ThumbnailSheet) {
  const index = Math.max(0, Math.min(count - 1, Math.floor(every > 0 ? second / every : 0)));
  return { x: (index % columns) * width, y: Math.floor(index / columns) * height };
}

/** The action of a double tap, by the tapped part of the screen. */
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

/** The next speed in this direction, or the current one at the end of the range. */
export function rateAfter(rate: number, by: -1 | 1): number {
  const at = RATES.indexOf(rate);
  return RATES[Math.max(0, Math.min(RATES.length - 1, (at < 0 ? 1 : at) + by))]!;
}

export const rateText = (rate: number) => (rate === 1 ? t('倍速') : `${rate}×`);
