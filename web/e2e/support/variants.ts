import type { BrowserContextOptions } from '@playwright/test';

/** The sizes that every screen is looked at in: a phone, the widest column, a computer. */
export const SIZES = [
  { width: 375, height: 812 },
  { width: 520, height: 900 },
  { width: 1440, height: 900 },
] as const;

export const SCHEMES = ['light', 'dark'] as const;

/** A browser of this size: up to the column's width a phone, above it a computer. */
export function sized(viewport: { width: number; height: number }): BrowserContextOptions {
  const isMobile = viewport.width <= 520;
  return { viewport, isMobile, hasTouch: isMobile };
}
