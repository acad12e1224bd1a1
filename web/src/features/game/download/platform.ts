import type { Game } from '@/api/types';
import { isHandheld, ownPlatform, type Platform } from '@/lib/platform';

/**
 * The system whose file suits this device: its own, or on a computer any available one. Null if there is
 * none.
 */
export function platformFor({ platforms }: Pick<Game, 'platforms'>): Platform | null {
  const own = ownPlatform(navigator);
  if (platforms[own]) return own;
  if (isHandheld(navigator)) return null;
  return own === 'ios' ? 'android' : platforms.ios ? 'ios' : null;
}
