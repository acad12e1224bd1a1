import { TABLET_MAX_WIDTH_PX } from '../../src/constants';
import type { BrowserContextOptions } from '@playwright/test';

/** The sizes of the screenshots: a phone in portrait and landscape, the widest column, a tablet, a computer. */
export const SIZES = [
  { width: 375, height: 812 },
  { width: 812, height: 375 },
  { width: 520, height: 900 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
] as const;

export const SCHEMES = ['light', 'dark'] as const;

/** The options of a browser of this size: touch up to the size of a tablet, a mouse above it. */
export function sized(viewport: { width: number; height: number }): BrowserContextOptions {
  const isMobile = viewport.width <= TABLET_MAX_WIDTH_PX;
  return { viewport, isMobile, hasTouch: isMobile };
}
